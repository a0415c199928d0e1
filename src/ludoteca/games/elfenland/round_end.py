"""Phase 6 (E17): the end check, counters left over, and the way into the next round."""

from collections.abc import Sequence

from ludoteca.core import Chance
from ludoteca.games.elfenland.bag import distinct, pack, size
from ludoteca.games.elfenland.board import ALL_ROADS, ROADS
from ludoteca.games.elfenland.cards_and_counters import begin_round
from ludoteca.games.elfenland.components import KINDS
from ludoteca.games.elfenland.moves import KEEPS, ElfMove
from ludoteca.games.elfenland.scoring import ending
from ludoteca.games.elfenland.state import LEFT_OVER, NO_COUNTER, OVER, State


def end_round(p: State, chance: Chance) -> None:
    """E17.1: if the game ends here, nothing else is done; otherwise counters are kept (E17.2)."""
    p.ending = ending(p)
    if p.ending:
        p.phase = OVER
        p.seat = None
        p.tell("game-ends", end=p.ending)
        return
    _ask_next(p, p.clockwise(), chance)


def _ask_next(p: State, seats: Sequence[int], chance: Chance) -> None:
    """E17.2: the next of these seats that has a choice is asked; O6 = 0 or `all`: nobody is."""
    asks = p.variant.keeps and not p.variant.keeps_all
    for seat in seats:
        if asks and size(p.up[seat] + p.down[seat]) > 1:
            p.phase = LEFT_OVER
            p.seat = seat
            return
    _tidy_up(p)
    begin_round(p, chance)


def choices(p: State) -> Sequence[ElfMove]:
    """E17.2: any one of the counters still in front of the player."""
    seat = p.decider
    shown = [KEEPS[0][kind] for kind in distinct(p.up[seat])]
    return shown + [KEEPS[1][kind] for kind in distinct(p.down[seat])]


def keep(p: State, move: ElfMove, chance: Chance) -> None:
    """E17.2: one counter is kept, its facing unchanged."""
    seat = p.decider
    p.kept[seat] = move
    if move.hidden:
        p.tell("kept-hidden", seat=seat)
    else:
        p.tell("kept", seat=seat, kind=KINDS[move.kind])
    order = p.clockwise()
    _ask_next(p, order[order.index(seat) + 1 :], chance)


def _tidy_up(p: State) -> None:
    """E17.3-E17.6: counters and cards go back, obstacles on the board leave the game, the first-player card goes
    one seat to the left."""
    p.stack += pack(kind for kind in p.board if kind != NO_COUNTER)
    for seat in range(p.players):
        up, down = _kept(p, seat)
        p.stack += p.up[seat] + p.down[seat] - up - down
        p.up[seat], p.down[seat] = up, down
        p.kept[seat] = None
        p.pile += p.played[seat]
        p.played[seat] = 0
    p.board = [NO_COUNTER] * ROADS
    p.free = ALL_ROADS
    p.obstacles = 0
    p.round += 1
    p.start = (p.start + 1) % p.players


def _kept(p: State, seat: int) -> tuple[int, int]:
    """What a player keeps, face up and face down: the counter chosen, or without a choice all or nothing (E17.2)."""
    choice = p.kept[seat]
    if choice is not None:
        return (0, choice.one) if choice.hidden else (choice.one, 0)
    return (p.up[seat], p.down[seat]) if p.variant.keeps else (0, 0)
