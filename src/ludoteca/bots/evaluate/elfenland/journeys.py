"""How far an elf may come in a round, with the counters lying and those still in hand."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ludoteca.bots.evaluate.elfenland.walks import ONE_STEP, Walks, walks
from ludoteca.bots.evaluate.elfenland.weights import (
    ADJACENT_TOWN,
    FULL_BEAM,
    HOME_DISTANCE,
    KEPT_CARD,
    LATER_ROUND,
    QUICK_BEAM,
    ROUND_DISCOUNT,
    SEARCH_BEAM,
    UNPLACED_COUNTER,
    WALK_CHANCE,
)
from ludoteca.games.elfenland.bag import count, distinct
from ludoteca.games.elfenland.board import BY_ANY_WAY, MARK, ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.components import CARAVAN, CARAVAN_PAST_OBSTACLE, KEPT_CARDS, KINDS, OBSTACLE, RAFT
from ludoteca.games.elfenland.moves import PLANS, ElfMove
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.state import State

_RAFTS: Final = 8 * RAFT
_OUT: Final = tuple(
    tuple((way.number, way.a + way.b - town) for way in WAYS if way.touches(town)) for town in range(len(TOWNS))
)
_NO_CONVOYS: Final = (0,) * len(WAYS)

Stage = tuple[float, float, int, int, int, int, int, float, tuple[ElfMove, ...]]
"""A point of a journey: priority (value, if the way home were half as long), value, town, towns visited, hand, counters
in hand, ways taken, doubt so far, counters placed."""


class Journey:
    """How far the elf of a seat may come in this round."""

    __slots__ = (
        "adjacent_town", "beam", "board", "caravans_anywhere", "convoys", "fares", "kept_card", "kinds", "obstacles",
        "own", "town_value", "way_home",
    )  # fmt: skip

    def __init__(self, p: State, seat: int, rounds: int, counters: int) -> None:
        self.beam = QUICK_BEAM
        self.board = p.board
        self.obstacles = p.obstacles
        self.fares = p.variant.waters.fares
        self.convoys = _NO_CONVOYS
        self.caravans_anywhere = False
        """Whether a caravan may also go where a ride is possible: it spares the cards that other roads need."""
        self.own = [(kind, 1 << 8 * kind) for kind in distinct(counters)]
        self.town_value = (1 - LATER_ROUND) ** rounds
        self.adjacent_town = ADJACENT_TOWN if rounds else 0.0
        self.kept_card = KEPT_CARD if rounds else KEPT_CARD / 4
        step = HOME_DISTANCE[min(rounds, 3)] if p.homes else 0.0
        self.way_home = [step * row[p.homes[seat]] for row in p.variant.distances] if step else [0.0] * len(TOWNS)
        lying = [p.board.count(kind) + count(counters, kind) for kind in range(len(KINDS))]
        lying[RAFT] = 2
        self.kinds = sorted(range(len(KINDS)), key=lying.__getitem__)
        """The kinds of card, those that help least on this board first."""

    def rest(self, town: int, visited: int, hand: int) -> float:
        """The value of a journey that ends here: towns (one more now leaves one less for later), missing towns nearby,
        cards, the way home."""
        cards = hand % 255
        value = visited.bit_count() * self.town_value - self.way_home[town]
        value += (cards if cards < KEPT_CARDS else KEPT_CARDS) * self.kept_card
        return value + self.adjacent_town * (ONE_STEP[town] & ~visited).bit_count()

    def without(self, hand: int, cards: int) -> int:
        """A hand after a caravan, paid with the cards that help least."""
        for kind in self.kinds:
            have = hand >> 8 * kind & 255
            if have >= cards:
                return hand - (cards << 8 * kind)
            hand -= have << 8 * kind
            cards -= have
        return hand

    def caravans(self, hand: int, cards: int) -> Sequence[int]:
        """The hands that a caravan of so many cards may leave."""
        return (self.without(hand, cards),) if hand % 255 >= cards else ()

    def best(self, town: int, visited: int, hand: int, counters: int) -> float:
        """The value of the best journey found."""
        return max(stage[1] for front in self.fronts(town, visited, hand, counters) for stage in front)

    def fronts(self, town: int, visited: int, hand: int, counters: int) -> Iterator[list[Stage]]:
        """Beam search: the best stages after no step, after one step, … Counters in hand count as if placed on
        the way, with a doubt."""
        front: list[Stage] = [(0.0, self.rest(town, visited, hand), town, visited, hand, counters, 0, 0.0, ())]
        seen: set[tuple[int, int, int, int]] = set()
        while front:
            yield front
            found: list[Stage] = []
            for stage in front:
                self._go_on(stage, seen, found)
            found.sort(reverse=True)
            front = found[: self.beam]

    def _go_on(self, stage: Stage, seen: set[tuple[int, int, int, int]], found: list[Stage]) -> None:
        """All that one more step of a journey can lead to."""
        _, _, town, visited, hand, counters, taken, doubt, placed = stage
        caravans = self.caravans(hand, CARAVAN)
        for way, other in _OUT[town]:
            steps: list[tuple[int, int, tuple[ElfMove, ...]]] = []
            if way >= ROADS:
                fare = self.fares[way][town]
                if hand >> _RAFTS >= fare:
                    steps.append((hand - (fare << _RAFTS), counters, ()))
                if self.convoys[way] and (self.caravans_anywhere or not steps):
                    steps += [(left, counters, ()) for left in self.caravans(hand, self.convoys[way])]
            else:
                kind = self.board[way]
                if kind < 0 and taken >> way & 1:
                    kind = next(move.kind for move in placed if move.way == way)
                if kind >= 0:
                    price, paid = PRICE[kind][way], caravans
                    if self.obstacles >> way & 1:
                        price += OBSTACLE
                        paid = self.caravans(hand, CARAVAN_PAST_OBSTACLE)
                    if (hand >> 8 * kind & 255) >= price:
                        steps.append((hand - (price << 8 * kind), counters, ()))
                    if self.caravans_anywhere or not steps:
                        steps += [(left, counters, ()) for left in paid]
                elif counters:
                    fitting = [row for row in self.own if PRICE[row[0]][way] and counters >> 8 * row[0] & 255]
                    for kind, one in fitting:
                        price = PRICE[kind][way]
                        if (hand >> 8 * kind & 255) >= price:
                            steps.append((hand - (price << 8 * kind), counters - one, (PLANS[0][kind][way],)))
                    if fitting and (self.caravans_anywhere or not steps):
                        kind, one = fitting[0]
                        steps += [(left, counters - one, (PLANS[0][kind][way],)) for left in caravans]
            now = visited | MARK[other]
            for left, still, moves in steps:
                state = (other, now, left, still)
                if state not in seen:
                    seen.add(state)
                    doubts = doubt + UNPLACED_COUNTER if moves else doubt
                    value = self.rest(other, now, left) - doubts
                    priority = value + self.way_home[other] / 2
                    after = taken | 1 << way, doubts, placed + moves
                    found.append((priority, value, other, now, left, still, *after))


class LongJourney(Journey):
    """The same with walks for the rounds to come; a `thorough` one follows every stage and every payment."""

    __slots__ = ("discount", "thorough", "walks")

    def __init__(self, p: State, seat: int, rounds: int, counters: int, thorough: bool = False) -> None:
        super().__init__(p, seat, rounds, counters)
        self.thorough = thorough
        self.beam = FULL_BEAM if thorough else SEARCH_BEAM
        self.convoys = p.variant.waters.convoy
        self.caravans_anywhere = thorough and not p.variant.caravan_if_needed
        self.discount = ROUND_DISCOUNT**rounds
        home = p.homes[seat] if p.homes else -1
        self.walks: Walks | None = walks(rounds, home, p.variant.distances is BY_ANY_WAY) if rounds else None

    def caravans(self, hand: int, cards: int) -> Sequence[int]:
        return payments(hand, cards, 0) if self.thorough else super().caravans(hand, cards)

    def rest(self, town: int, visited: int, hand: int) -> float:
        """Towns, those of the walk that is left, cards."""
        if self.walks is None:
            return super().rest(town, visited, hand)
        cards = hand % 255
        value = self.discount * (visited.bit_count() + WALK_CHANCE * self.walks.best(town, visited))
        return value + (cards if cards < KEPT_CARDS else KEPT_CARDS) * self.kept_card


@lru_cache(maxsize=20_000)
def payments(hand: int, cards: int, least: int) -> tuple[int, ...]:
    """The hands that so many cards paid in chart order, from a kind on, can leave (E12.4)."""
    if not cards:
        return (hand,)
    return tuple(
        left
        for kind in range(least, len(KINDS))
        if hand >> 8 * kind & 255
        for left in payments(hand - (1 << 8 * kind), cards - 1, kind)
    )
