"""Sets up positions for the tests and speaks to them in the notation."""

from collections.abc import Iterable, Mapping

from ludoteca.core import Chance, Json, Lot, Options, Seeded
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.bag import pack, size
from ludoteca.games.elfenland.board import ALL_ROADS, MARK, MARKERS, TOWN, TOWNS, WAY
from ludoteca.games.elfenland.components import CARDS, COUNTERS, KIND, KINDS
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.state import NO_COUNTER, PHASES

LAND_KINDS = KINDS[:6]
Words = Mapping[int, str]
"""By seat, the names of pieces with spaces between them."""


class Luck(Chance):
    """Luck that falls as the test says, by the name of the lot; a seeded one where it says nothing."""

    def __init__(self, seed: int = 1, **outcomes: list[Json]) -> None:
        self.rest = Seeded(seed)
        self.outcomes = outcomes
        self.fallen: list[tuple[str, Json]] = []

    def below(self, n: int) -> int:
        return self.rest.below(n)

    def outcome(self, lot: Lot) -> Json:
        said = self.outcomes.get(lot.name)
        value = said.pop(0) if said else self.rest.outcome(lot)
        assert lot.why_not(value) is None, (lot.name, value)
        self.fallen.append((lot.name, value))
        return value


def new(players: int = 3, luck: Chance | None = None, options: Options | None = None) -> ElfenlandPosition:
    """A new game after its set-up."""
    return BOX.new(players, BOX.settle(players, options or {}), luck or Seeded(1))


def bag(words: str) -> int:
    return pack(KIND[word] for word in words.split())


def legal(p: ElfenlandPosition) -> set[str]:
    """The legal moves in the notation."""
    return {move.text for move in p.moves()}


def why(p: ElfenlandPosition, text: str) -> str | None:
    """The rule that forbids a move; None if it is legal."""
    refusal = p.why_not(BOX.parse(text))
    assert (refusal is None) == (text in legal(p)), text
    return None if refusal is None else refusal.rule


def play(p: ElfenlandPosition, *texts: str, luck: Chance | None = None) -> ElfenlandPosition:
    """Plays moves for whoever decides; each must be legal, and the invariants hold after each."""
    luck = luck or Seeded(1)
    for text in texts:
        assert text in legal(p), (text, sorted(legal(p)))
        p.play(BOX.parse(text), luck)
        p.check()
    return p


def refused(p: ElfenlandPosition, text: str) -> str:
    """The rule that forbids a move, which must be illegal and leave the position unchanged."""
    before = [p.view(seat).bytes() for seat in range(p.players)]
    rule = why(p, text)
    assert rule is not None, f"{text} is legal"
    assert [p.view(seat).bytes() for seat in range(p.players)] == before
    return rule


def _spread(words: Words | None, players: int) -> list[int]:
    return [bag((words or {}).get(seat, "")) for seat in range(players)]


def table(
    players: int = 2,
    *,
    phase: str = "travel",
    seat: int = 0,
    start: int = 0,
    round: int = 1,
    hands: Words | None = None,
    up: Words | None = None,
    down: Words | None = None,
    counters: Mapping[str, str] | None = None,
    obstacles: Iterable[str] = (),
    towns: Words | None = None,
    visited: Words | None = None,
    homes: Words | None = None,
    options: Options | None = None,
) -> ElfenlandPosition:
    """A position as the test describes it; the rest of the cards and counters are in pile and stack. Every elf has
    taken the marker of the town where it stands."""
    p = new(players, options=options)
    p.phase, p.seat, p.start, p.round = PHASES.index(phase), seat, start, round
    p.drawn, p.passes, p.taken = NO_COUNTER, 0, 0
    p.hands = _spread(hands, players)
    p.pile = CARDS - sum(p.hands)
    p.up, p.down = _spread(up, players), _spread(down, players)
    for road, kind in (counters or {}).items():
        p.board[WAY[road]] = KIND[kind]
        p.free ^= 1 << WAY[road]
    for road in obstacles:
        p.obstacles |= 1 << WAY[road]
        p.owners &= p.owners - 1
    p.display = bag("pig elfcycle cloud unicorn troll_wagon")
    board = pack(kind for kind in p.board if kind != NO_COUNTER)
    p.stack = COUNTERS - p.display - sum(p.up) - sum(p.down) - board
    for owner, town in (towns or {}).items():
        p.towns[owner] = TOWN[town]
    for owner in range(players):
        seen = (visited or {}).get(owner, "").split()
        p.visited[owner] = MARK[p.towns[owner]] | sum(MARK[TOWN[town]] for town in set(seen) - {town_of(p, owner)})
    if homes is not None:
        p.homes = tuple(TOWN[homes[owner]] for owner in range(players))
    p.check()
    return p


def town_of(p: ElfenlandPosition, seat: int) -> str:
    return TOWNS[p.towns[seat]]


def towns_but(*missing: str) -> str:
    """The names of all towns with a marker but these."""
    return " ".join(name for name in TOWNS if MARK[TOWN[name]] & MARKERS and name not in missing)


def markers(p: ElfenlandPosition, seat: int) -> int:
    return p.visited[seat].bit_count()


def cards(p: ElfenlandPosition, seat: int) -> int:
    return size(p.hands[seat])


def to_planning(p: ElfenlandPosition, luck: Chance | None = None) -> ElfenlandPosition:
    """Draws all counters of the round: first ones face up, the others blind."""
    while PHASES[p.phase] in ("face", "take"):
        play(p, "face up" if PHASES[p.phase] == "face" else "take blind", luck=luck)
    return p


def pass_all(p: ElfenlandPosition) -> ElfenlandPosition:
    """Everybody passes: planning ends (E10.8)."""
    return play(p, *["pass"] * p.players)


def roads_free(p: ElfenlandPosition) -> bool:
    return p.free == ALL_ROADS
