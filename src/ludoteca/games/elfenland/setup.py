"""Chapter E4: the set-up."""

from ludoteca.core import Chance, Options
from ludoteca.games.elfenland import chance_events
from ludoteca.games.elfenland.board import ALL_ROADS, ROADS, START, TOWN
from ludoteca.games.elfenland.cards_and_counters import begin_round
from ludoteca.games.elfenland.components import CARDS, COUNTERS
from ludoteca.games.elfenland.moves import NONE
from ludoteca.games.elfenland.options import Variant
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.state import FIRST_COUNTER, NO_COUNTER


def new(seats: int, options: Options, chance: Chance) -> ElfenlandPosition:
    """E4.2-E4.6: boots in Elvenhold, home towns, pile and stack; then the first round begins."""
    p = ElfenlandPosition()
    p.events = None
    p.variant = Variant(options)
    p.players = seats
    p.start = _first(p.variant, seats, chance)
    p.homes = _homes(seats, chance) if p.variant.homes else ()
    p.seat = p.start
    p.phase = FIRST_COUNTER
    p.round = 1
    p.pile, p.stack = CARDS, COUNTERS
    p.hands, p.played, p.most = [0] * seats, [0] * seats, [CARDS] * seats
    p.up, p.down, p.kept = [0] * seats, [0] * seats, [None] * seats
    p.display = p.taken = p.passes = p.left = p.least = 0
    p.drawn = NO_COUNTER
    p.way = NONE
    p.board = [NO_COUNTER] * ROADS
    p.free = ALL_ROADS
    p.obstacles = 0
    p.owners = (1 << seats) - 1 if p.variant.obstacles else 0
    p.towns, p.visited = [START] * seats, [0] * seats
    p.ending = ""
    begin_round(p, chance)
    return p


def _first(variant: Variant, seats: int, chance: Chance) -> int:
    """E4.6: the first starting player, by lot unless O11 names a seat."""
    if variant.first is not None:
        return variant.first
    seat = chance.outcome(chance_events.first(seats))
    assert isinstance(seat, int)
    return seat


def _homes(seats: int, chance: Chance) -> tuple[int, ...]:
    """E4.3: a town card for each; the others are set aside unseen."""
    names = chance.outcome(chance_events.Homes(seats))
    assert isinstance(names, list)
    return tuple(TOWN[name] for name in names if isinstance(name, str))
