"""Which game a record is of, as far as everybody at its table may see: so that a game that goes on is known again.

Whoever wants help in a game that goes on may change its record: cut it short, play it on, guess hidden hands, name the
seats otherwise, swap moves, or change a move or a part of the board. What was told is therefore compared as words,
whoever sits where, and some of it may differ.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.analysis_board.tabletop import table_of
from ludoteca.core import Json
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.core.referee import AnyReferee

Lines = list[dict[str, Json]]
TELLING = 8
"""After how many equal moves and draws, and one more for each player, two games are taken for one."""
DEALT = 5
"""So many words of an open deal are not equal by chance: the smallest map has as many parts."""
CHANGED = 4
"""Of the moves and draws beyond those, one in so many may differ."""


@dataclass(slots=True)
class Identity:
    """What tells a game apart from others."""

    game: str
    players: int
    deal: Lines
    """The luck before the first decision, hidden parts included."""
    public: Lines
    """What a spectator saw: luck and moves, from the beginning."""

    def may_be(self, deal: Sequence[Mapping[str, Json]]) -> bool:
        """Whether a game with this deal may be the same: at least half of what was open in the deals is equal."""
        own, other = self._open(self.deal), self._open(deal)
        return 2 * (own & other).total() >= max(own.total(), other.total())

    def is_of(self, deal: Sequence[Mapping[str, Json]], public: Lines) -> bool:
        """Whether this is a record of a game that goes on: it has the same deal, has come to where the other one
        stands, or went much the same way, by what everybody saw."""
        own, other = self._open(self.deal), self._open(deal)
        if deal and (list(deal) == self.deal or (own == other and own.total() >= DEALT)):
            return True
        if not self.may_be(deal):
            return False
        telling = TELLING + self.players
        return _arrived(self.public, public) or _same_way(_course(self.public), _course(public), telling)

    def _open(self, deal: Sequence[Mapping[str, Json]]) -> Counter[str]:
        """The words of a deal that everybody saw."""
        names = {line["chance"] for line, shown in zip(self.deal, self.public, strict=False) if line == shown}
        return Counter(word for line in deal if line["chance"] in names for word in _words(line["value"]))


def identity(record: str) -> Identity:
    return of_game(table_of(record).referee)


def of_game(referee: AnyReferee) -> Identity:
    return Identity(referee.box.key, referee.seats, _deal(referee.lines), public_lines(referee))


def public_lines(referee: AnyReferee) -> Lines:
    """The log of a spectator."""
    return [line.json() for line in referee.log(None)]


def _deal(lines: Sequence[ChanceLine | MoveLine]) -> Lines:
    first = next((number for number, line in enumerate(lines) if isinstance(line, MoveLine)), len(lines))
    return [line.json() for line in lines[:first]]


def _arrived(own: Lines, other: Lines) -> bool:
    """Whether one game has come to where the other one stands, all lines equal."""
    return own[: len(other)] == other and any("move" in line for line in other)


def _course(public: Lines) -> list[str]:
    """The moves and the words of luck from the first move on, whoever sits where."""
    first = next((number for number, line in enumerate(public) if "move" in line), len(public))
    return [
        word for line in public[first:] for word in ([str(line["move"])] if "move" in line else _words(line["value"]))
    ]


def _words(value: Json) -> Iterator[str]:
    """The words of an outcome; a number is a seat or an amount, which tells little."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _words(part)


def _same_way(one: list[str], other: list[str], telling: int) -> bool:
    """Whether two games went the same way at first, or most of the way, as far as the shorter one went."""
    length = min(len(one), len(other))
    if length < telling:
        return False
    if one[:telling] == other[:telling]:
        return True
    return _equal(one[:length], other[:length]) >= length - (length - telling) // CHANGED


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
