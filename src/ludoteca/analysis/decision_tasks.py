"""The work of an analysis in pieces: one for each decision. They can be done anywhere, in any order, and kept."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from ludoteca.analysis.judge import Judgement, judge
from ludoteca.analysis.luck import Appraised, OpenJudge, Values
from ludoteca.analysis.plies import PlayedGame, read
from ludoteca.analysis.thoroughness import LEVELS, Thoroughness
from ludoteca.bots.player import GameModel
from ludoteca.core import Json, refuse

DEAL = -1
"""The key of the piece before the first decision."""


class Piece(NamedTuple):
    """What is found out about one ply. The deal has the key -1; the position after the last ply has a piece too."""

    key: int
    before: Values | None
    """What every seat could expect before the decision, with all cards open; None within a turn, and where no chance
    can be told."""
    error: float
    """The standard error of that."""
    expected: Values | None
    """The same after the move, before its luck; None if no luck fell."""
    judgement: Judgement | None

    def json(self) -> dict[str, Json]:
        return {
            "key": self.key,
            "before": _rounded(self.before),
            "error": round(self.error, 5),
            "expected": _rounded(self.expected),
            "judgement": None if self.judgement is None else self.judgement.json(),
        }

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Piece":
        """From what `json` wrote."""
        judgement = None if row["judgement"] is None else Judgement.read(row["judgement"])
        return cls(row["key"], row["before"], row["error"], row["expected"], judgement)


class Order(NamedTuple):
    """What is to be analysed, and how: enough for any process to do a piece of it."""

    source: bytes
    """The record."""
    thoroughness: Thoroughness
    seed: int = 0
    seats: tuple[int, ...] = ()
    """The seats whose decisions are judged; none: all of them."""
    curve: bool = True
    """Whether there is a judge who sees all cards; not in a game that goes on."""


def order(
    source: bytes,
    thoroughness: str = "normal",
    seconds: float | None = None,
    seed: int = 0,
    seats: Collection[int] = (),
    curve: bool = True,
) -> Order:
    """An order for the analysis of a record. With `seconds` a decision is searched for so long."""
    if thoroughness not in LEVELS:
        raise refuse("analysis", "no-such-thoroughness", given=thoroughness[:20], allowed=", ".join(LEVELS))
    return Order(source, LEVELS[thoroughness]._replace(seconds=seconds), seed, tuple(sorted(set(seats))), curve)


def keys(game: PlayedGame) -> range:
    """The keys of all pieces of a game."""
    return range(DEAL, len(game.plies) + 1)


def piece(what: Order, key: int) -> Piece:
    """Does one piece of the work. The same order and key give the same piece, rounded as it is stored."""
    return Piece.read(_piece(what, key).json())


def _piece(what: Order, key: int) -> Piece:
    game = read(what.source)
    model = GameModel(game.box)
    curve = OpenJudge(model, game.header.players, what.thoroughness, what.seed)
    if key == DEAL:
        return Piece(key, curve.dealt(game) if what.curve else None, 0.0, None, None)
    if key == len(game.plies):
        return _appraised(key, curve.appraise(game.last, f"ply {key}") if what.curve else None)
    ply = game.plies[key]
    found = _appraised(key, curve.appraise(ply.position, f"ply {key}") if ply.begins and what.curve else None)
    if ply.chance and what.curve:
        found = found._replace(expected=curve.expected(ply))
    if what.seats and ply.seat not in what.seats:
        return found
    legal = sorted([move.text for move in ply.position.moves()])
    view = ply.position.view(ply.seat)
    return found._replace(judgement=judge(model, view, legal, ply.move, what.thoroughness, what.seed))


def _appraised(key: int, found: Appraised | None) -> Piece:
    return Piece(key, None, 0.0, None, None) if found is None else Piece(key, *found, None, None)


def pieces(what: Order, done: Collection[int] = ()) -> Iterator[Piece]:
    """All pieces that are not done yet, one after the other. Whoever stops asking stops the work."""
    for key in keys(read(what.source)):
        if key not in done:
            yield piece(what, key)


def _rounded(values: Values | None) -> Json:
    return None if values is None else [round(value, 5) for value in values]
