"""Chapters E18 to E20: the two ways in which the game ends, the score, and the ranking."""

from ludoteca.core import Result
from ludoteca.games.elfenland.bag import size
from ludoteca.games.elfenland.components import EARLY_ROUND, EARLY_TOWNS
from ludoteca.games.elfenland.state import State

ROUNDS, TOWNS = "rounds", "towns"


def markers(p: State, seat: int) -> int:
    """E15.1: how many towns a player has visited."""
    return p.visited[seat].bit_count()


def visited_every_town(p: State, seat: int) -> bool:
    """E18.1: whether a player has visited every town."""
    return markers(p, seat) >= EARLY_TOWNS


def distance(p: State, seat: int) -> int:
    """E19.3: from the elf to its home town; 0 without home towns (O2)."""
    return p.variant.distances[p.towns[seat]][p.homes[seat]] if p.homes else 0


def ending(p: State) -> str:
    """E17.1: how the game ends after this round; empty if it goes on (E18.4)."""
    if p.round == p.variant.rounds:
        return ROUNDS
    if p.variant.early and p.round == EARLY_ROUND and any(visited_every_town(p, seat) for seat in range(p.players)):
        return TOWNS
    return ""


def score(p: State, seat: int) -> int:
    """E19.2; after an exceptional victory home towns play no part (E18.3)."""
    return markers(p, seat) - (distance(p, seat) if p.ending == ROUNDS else 0)


def rank_key(p: State, seat: int) -> tuple[int, ...]:
    """What players are ranked by, the best first.

    E18.1, E18.3: whoever has all towns comes before the others, by cards; the rest by markers, then cards.
    E20.1, E20.2: by score, then cards; O8 = `home`: nearness to home comes before the cards.
    """
    cards = size(p.hands[seat])
    if p.ending == ROUNDS and p.variant.nearer:
        return score(p, seat), -distance(p, seat), cards
    return score(p, seat), cards


def places(p: State) -> list[int]:
    """E20.3: the place of every seat, 1 for the first; equal players share a place."""
    keys = [rank_key(p, seat) for seat in range(p.players)]
    return [1 + sum(other > own for other in keys) for own in keys]


def result(p: State) -> Result | None:
    """The scores and the winners, once the game is over."""
    if not p.ending:
        return None
    winners = [seat for seat, place in enumerate(places(p)) if place == 1]
    return Result([score(p, seat) for seat in range(p.players)], winners, p.ending)
