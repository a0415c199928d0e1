"""Which game a record is of, as far as everybody at its table may see: so that a game that goes on is known again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.analysis_board.tabletop import table_of
from ludoteca.core import Json
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.core.referee import AnyReferee

Lines = list[dict[str, Json]]
TELLING = 8
"""After how many equal moves and draws two games are taken for one, wherever they part later."""


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
        """Whether a game with this deal may be the same: what was open in both deals is equal."""
        if len(deal) != len(self.deal):
            return False
        rows = zip(deal, self.deal, self.public, strict=False)
        return all(other == own for other, own, shown in rows if own == shown)

    def is_of(self, deal: Sequence[Mapping[str, Json]], public: Lines) -> bool:
        """Whether this is a record of a game that goes on, cut short, played on or with guessed hands: it has the same
        deal, has come to where the other one stands, or went the same way for long, by what everybody saw."""
        if deal and list(deal) == self.deal:
            return True
        equal = _common(self.public, public)
        arrived = equal == len(public) and any("move" in line for line in public)
        return self.may_be(deal) and (arrived or equal - len(self.deal) >= TELLING)


def identity(record: str) -> Identity:
    return of_game(table_of(record).referee)


def of_game(referee: AnyReferee) -> Identity:
    return Identity(referee.box.key, referee.seats, _deal(referee.lines), public_lines(referee))


def public_lines(referee: AnyReferee) -> Lines:
    """The log of a spectator."""
    return [line.json() for line in referee.log(None)]


def _common(one: Lines, other: Lines) -> int:
    """How many lines are equal from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _deal(lines: Sequence[ChanceLine | MoveLine]) -> Lines:
    first = next((number for number, line in enumerate(lines) if isinstance(line, MoveLine)), len(lines))
    return [line.json() for line in lines[:first]]
