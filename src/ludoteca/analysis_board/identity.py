"""Which game a record is of, as far as everybody at its table may see: so that a game that goes on is known again.

Whoever wants help in a game that goes on may change its record: cut it short, play it on, guess hidden hands, name the
seats otherwise, add one, swap moves, change a move or a part of the board, or write the same game in other words, with
the board turned or with data in which things have other names. What was told is therefore compared as words, whoever
sits where, in all ways to write it (`ludoteca.core.wording`), and some of it may differ.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from ludoteca.analysis_board.tabletop import table_of
from ludoteca.core import Json, shelf
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.core.referee import AnyReferee
from ludoteca.core.wording import Wording, Wordings, wordings_of

Lines = list[dict[str, Json]]
BEGUN = 7
"""So many words of two games are not equal by chance where they are all that was told: in Elfenland, two players' first
counters and the five that lie open."""
TELLING = 8
"""After how many equal moves and draws, and one more for each player, two games are taken for one."""
DEALT = 5
"""So many words of an open deal are not equal by chance: the smallest map has as many parts."""
CHANGED = 4
"""Of the moves and draws beyond those, one in so many may differ."""


@dataclass
class Identity:
    """What tells a game apart from others."""

    game: str
    players: int
    options: Mapping[str, Json]
    """Those that differ from the usual ones."""
    deal: Lines
    """The luck before the first decision, hidden parts included."""
    public: Lines
    """What a spectator saw: luck and moves, from the beginning."""

    def may_be(self, other: "Identity") -> bool:
        """Whether both may be the same game: half of what was open in the deals is equal, or nobody can tell."""
        ways = self._ways(other)
        return ways is None or any(self._near(other, way) for way in ways)

    def is_of(self, other: "Identity") -> bool:
        """Whether this is a record of a game that goes on: it has the same deal, has come to where the other one
        stands, or went much the same way, by what everybody saw, in one of the ways to write it. Where names may mean
        anything nobody can tell."""
        ways = self._ways(other)
        if ways is None or (other.deal and other.deal == self.deal):
            return True
        return any(self._same(other, way) for way in ways)

    def _ways(self, other: "Identity") -> Sequence[Wording] | None:
        """How the other game can be written; none if its words mean something else."""
        return other._wordings.ways if other._wordings.names == self._wordings.names else None

    def _near(self, other: "Identity", way: Wording) -> bool:
        own, theirs = self._words_of_deal, self._open(other.deal, way)
        return 2 * (own & theirs).total() >= max(own.total(), theirs.total())

    def _same(self, other: "Identity", way: Wording) -> bool:
        own = self._words_of_deal
        if own.total() >= DEALT and own == self._open(other.deal, way):
            return True
        if not self._near(other, way):
            return False
        if _arrived(self.public, other.public):
            return True
        course, theirs = _course(self.public, self._wordings.ways[0]), _course(other.public, way)
        return _same_way(course, theirs, self.players / other.players, TELLING + self.players)

    def _open(self, deal: Lines, way: Wording) -> Counter[str]:
        """The words of a deal that everybody saw."""
        return Counter(word for line in deal if line["chance"] in self._seen for word in _words(line["value"], way))

    @cached_property
    def _seen(self) -> set[Json]:
        return {line["chance"] for line, shown in zip(self.deal, self.public, strict=False) if line == shown}

    @cached_property
    def _words_of_deal(self) -> Counter[str]:
        return self._open(self.deal, self._wordings.ways[0])

    @cached_property
    def _wordings(self) -> Wordings:
        return wordings_of(shelf.box(self.game), self.options)


def identity(record: str) -> Identity:
    return of_game(table_of(record).referee)


def of_game(referee: AnyReferee) -> Identity:
    return Identity(referee.box.key, referee.seats, referee.header.options, _deal(referee.lines), public_lines(referee))


def public_lines(referee: AnyReferee) -> Lines:
    """The log of a spectator."""
    return [line.json() for line in referee.log(None)]


def _deal(lines: Sequence[ChanceLine | MoveLine]) -> Lines:
    first = next((number for number, line in enumerate(lines) if isinstance(line, MoveLine)), len(lines))
    return [line.json() for line in lines[:first]]


def _arrived(own: Lines, other: Lines) -> bool:
    """Whether one game has come to where the other one stands, all lines equal."""
    return own[: len(other)] == other and any("move" in line for line in other)


def _course(public: Lines, way: Wording) -> list[str]:
    """The moves and the words of luck from the first move on, whoever sits where."""
    first = next((number for number, line in enumerate(public) if "move" in line), len(public))
    return [
        word
        for line in public[first:]
        for word in (way(str(line["move"])) if "move" in line else _words(line["value"], way))
    ]


def _words(value: Json, way: Wording) -> Iterator[str]:
    """The words of an outcome; a number is a seat or an amount, which tells little."""
    if isinstance(value, str):
        yield from way(value)
    elif isinstance(value, Mapping | list):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _words(part, way)


def _same_way(one: list[str], other: list[str], seats: float, telling: int) -> bool:
    """Whether two games went the same way at first, or most of the way, as far as the shorter one went. The first one
    may have `seats` times the seats of the other: whoever adds one that does nothing adds its moves."""
    one, other = one[: ceil(len(other) * seats)], other[: ceil(len(one) / seats)]
    length = min(len(one), len(other))
    first = min(length, telling)
    if first >= BEGUN and one[:first] == other[:first]:
        return True
    return length >= telling and _equal(one, other) >= length - (length - telling) // CHANGED


def _equal(one: list[str], other: list[str]) -> int:
    """How many words two games have in the same order: the longest common subsequence, by the bits of a number
    (Hyyrö 2004)."""
    places: Counter[str] = Counter()
    for place, word in enumerate(one):
        places[word] |= 1 << place
    free = everything = (1 << len(one)) - 1
    for word in other:
        hit = free & places[word]
        free = (free + hit) | (free - hit)
    return (everything & ~free).bit_count()
