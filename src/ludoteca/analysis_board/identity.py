"""Which game a record is of, as far as everybody at its table may see: so that a game that goes on is known again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.analysis_board.tabletop import table_of
from ludoteca.core import Json
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.core.referee import AnyReferee

Lines = list[dict[str, Json]]


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

    def goes_through(self, public: Lines) -> bool:
        """Whether this game has come to where another one stands, by what everybody saw."""
        moves = any("move" in line for line in public)
        return moves and self.public[: len(public)] == public


def identity(record: str) -> Identity:
    table = table_of(record)
    return Identity(table.setup.game, table.setup.players, _deal(table.referee.lines), public_lines(table.referee))


def public_lines(referee: AnyReferee) -> Lines:
    """The log of a spectator."""
    return [line.json() for line in referee.log(None)]


def _deal(lines: Sequence[ChanceLine | MoveLine]) -> Lines:
    first = next((number for number, line in enumerate(lines) if isinstance(line, MoveLine)), len(lines))
    return [line.json() for line in lines[:first]]
