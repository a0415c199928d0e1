"""The value of every position of a game, with all cards open: the curve, and the luck in it.

A position holds no shuffled deck, so whoever sees all of it still does not know what chance will bring. The value of
every seat before a move, after the move but before its luck, and after the luck tell skill and luck apart.
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ludoteca.analysis.calibration import calibration
from ludoteca.analysis.plies import PlayedGame, Ply
from ludoteca.analysis.thoroughness import Thoroughness
from ludoteca.bots.evaluate import final_values, log_odds
from ludoteca.bots.greedy import RESOLUTION
from ludoteca.bots.player import GameModel
from ludoteca.core import Move, Position, Seeded

TEMPERATURE: Final = 0.1
"""Of the moves with which a round is played on."""
Values = list[float]
"""By seat, the share of the victory that it may expect."""


class Appraised(NamedTuple):
    """What the judge says of a position."""

    values: Values
    error: float
    """The standard error of the value that is known worst."""


class OpenJudge:
    """Appraises the positions of one game."""

    def __init__(self, model: GameModel, players: int, thoroughness: Thoroughness, seed: int = 0) -> None:
        self.players = players
        self.draws = thoroughness.draws
        self._seed = seed
        self._key = model.box.key
        self._evaluation = model.evaluation.search_evaluation
        self._appraisal = thoroughness.appraisal(self._key)

    def values(self, position: Position[Any], label: str) -> Values | None:
        """What every seat may expect; None where nobody's chance can be told yet. At the end, what they got."""
        found = self.appraise(position, label)
        return None if found is None else found.values

    def appraise(self, position: Position[Any], label: str) -> Appraised | None:
        """The same with its error."""
        result = position.result()
        if result is not None:
            return Appraised(final_values(result, self.players), 0.0)
        raw = self.raw(position, label)
        if raw is None:
            return None
        calibrated = calibration(self._key, self.players, self._evaluation.expects(position))
        return raw._replace(values=calibrated.shares(raw.values))

    def raw(self, position: Position[Any], label: str) -> Appraised | None:
        """The same before calibration."""
        if self._evaluation.expects(position) == "nobody":
            return None
        samples, decisions = list[Values](), 0
        while len(samples) < self._appraisal.samples or decisions < self._appraisal.decisions:
            after = position.copy()
            chance = Seeded(f"{self._seed} {label} {len(samples)}")
            decisions += self._play_on(after, chance) or self._appraisal.decisions
            samples.append(self._evaluation.values(after, self.players, chance))
        return Appraised(_mean(samples), max([_standard_error(column) for column in zip(*samples, strict=True)]))

    def _play_on(self, position: Position[Any], chance: Seeded) -> int:
        """Plays until the round is over, and some more rounds after it; returns how many decisions that took."""
        quiet = decisions = 0
        while position.seat is not None and quiet <= self._appraisal.rounds and self._appraisal.rounds:
            position.play(self._likely(position, chance), chance)
            decisions += 1
            quiet += position.seat is not None and self._evaluation.quiet(position)
        return decisions

    def _likely(self, position: Position[Any], chance: Seeded) -> Move:
        """A move at random, good ones more likely: a softmax over log odds, as that of a bot that errs."""
        seat = position.seat
        assert seat is not None
        moves = self._evaluation.candidates(position, position.moves(), seat)
        if len(moves) == 1:
            return moves[0]
        rows = self._evaluation.move_values(position, moves, self.players, chance)
        odds = [log_odds(row[seat]) for row in rows]
        best = max(odds)
        weights = list(accumulate([exp((one - best) / TEMPERATURE) for one in odds]))
        return moves[min(bisect(weights, chance.below(RESOLUTION) / RESOLUTION * weights[-1]), len(moves) - 1)]

    def expected(self, ply: Ply) -> Values | None:
        """What every seat may expect of a move before its luck falls; None where no chance can be told after it."""
        found = []
        for number in range(self.draws):
            after = ply.position.copy()
            move = next(move for move in after.moves() if move.text == ply.move)
            after.play(move, Seeded(f"{self._seed} luck {ply.number} {number}"))
            values = self.values(after, f"drawn {ply.number} {number}")
            if values is None:
                return None
            found.append(values)
        return _mean(found)

    def dealt(self, game: PlayedGame) -> Values | None:
        """What every seat may expect before the game is set up; None where that takes no luck."""
        if not game.deal:
            return None
        found = []
        for number in range(self.draws):
            position = game.box.new(self.players, game.settled, Seeded(f"{self._seed} deal {number}"))
            values = self.values(position, f"dealt {number}")
            if values is None:
                return None
            found.append(values)
        return _mean(found)


def _standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _mean(rows: list[Values]) -> Values:
    return [fmean(column) for column in zip(*rows, strict=True)]
