"""What workers do: think for a bot, advise a person, tell what moves mean, lay out a game of somebody's data."""

import json
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from ludoteca.bots.json_requests import advise, tell_meanings, think
from ludoteca.bots.levels import searches
from ludoteca.core import Referee, Refused, shelf
from ludoteca.server.bots import engines
from ludoteca.server.bots.analysis_job import AnalysisJob
from ludoteca.server.bots.board_job import BoardJob
from ludoteca.tables.chance import TableChance

DEADLINE, QUICK_DEADLINE, TRIAL_DEADLINE = 20.0, 10.0, 5.0
"""Seconds for a job; far more than it takes, unless something is wrong."""


class MoveJob(Struct, frozen=True, tag="think"):
    """A decision to be thought about. `hint` asks for advice to a person instead of a bot's own move."""

    game: str
    level: int
    view: dict[str, Any]
    legal: list[str]
    seed: int
    hint: bool = False
    person: str = ""
    """Who brought the work about: the host of a table, the asker of a hint."""
    table: str = ""
    waited_for: bool = True
    """Somebody plays or looks on."""
    spent: float = 0.0
    """Seconds that the turn has taken so far."""
    engine: str = ""
    """The name of an engine that decides instead of a bot."""

    background: ClassVar = False
    deep: ClassVar = False

    @property
    def long(self) -> bool:
        return self.hint or bool(self.engine) or searches(self.level, self.game)

    @property
    def seconds(self) -> float:
        return engines.DEADLINE if self.engine else DEADLINE if self.long else QUICK_DEADLINE

    def do(self) -> str:
        """The move of a bot and those that it plans to make next, line by line, or its advice as JSON."""
        if self.hint:
            return json.dumps(advise(self.game, self.view, self.legal))
        if self.engine:
            return engines.choose(self.engine, self.view, self.legal, self.seed)
        return "\n".join(think(self.game, self.level, self.view, self.legal, self.seed, self.spent))


class SetupTrial(Struct, frozen=True, tag="try"):
    """A game to be laid out as a table would, nothing is played: whether its options are good for a game."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    person: str
    table: str = ""
    waited_for: bool = True
    long: bool = True
    seconds: float = TRIAL_DEADLINE
    background: ClassVar = False
    deep: ClassVar = False

    def do(self) -> str:
        """The refusal of the rules as JSON; null if there is none."""
        try:
            Referee(shelf.box(self.game), self.players, self.options, TableChance(self.seed, ()))
        except Refused as refused:
            why = refused.refusal
            return json.dumps([why.rule, why.reason, dict(why.parameters)])
        return "null"


class PreviewJob(Struct, frozen=True, tag="preview"):
    """What some moves mean to the seat that sees this view."""

    game: str
    view: dict[str, Any]
    moves: list[str]
    person: str
    table: str
    waited_for: bool = True
    long: bool = False
    seconds: float = QUICK_DEADLINE
    background: ClassVar = False
    deep: ClassVar = False

    def do(self) -> str:
        """By move, its consequences as JSON; as many moves as there is time for."""
        return json.dumps(tell_meanings(self.game, self.view, self.moves))


Job = MoveJob | SetupTrial | PreviewJob | AnalysisJob | BoardJob


def do(message: bytes) -> str:
    job: Job = msgspec.json.decode(message, type=Job)
    return job.do()
