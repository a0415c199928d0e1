"""What workers do: think for a bot, advise a person, tell what moves mean, lay out a game of somebody's data."""

import json
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.bots import hint, player
from ludoteca.bots.levels import searches
from ludoteca.core import Referee, Refused, View, shelf
from ludoteca.core.outcomes import foresee
from ludoteca.tables.chance import TableChance

DEADLINE, QUICK_DEADLINE, TRIAL_DEADLINE = 20.0, 10.0, 5.0
"""Seconds for a job; far more than it takes, unless something is wrong."""
PREVIEW_TIME = 0.8
"""Seconds after which no further move is looked into."""


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

    @property
    def long(self) -> bool:
        return self.hint or searches(self.level, self.game)

    @property
    def seconds(self) -> float:
        return DEADLINE if self.long else QUICK_DEADLINE

    def do(self) -> str:
        """The move of a bot, or its advice as JSON."""
        setup = dict(self.view)
        view = View(setup.pop("game"), setup.pop("seat"), setup)
        if self.hint:
            return json.dumps([advice.json() for advice in hint(self.game, view, self.legal)])
        return player(self.level, self.game).choose(view, self.legal, self.seed)


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

    def do(self) -> str:
        """By move, its consequences as JSON; as many moves as there is time for."""
        setup = dict(self.view)
        view = View(setup.pop("game"), setup.pop("seat"), setup)
        found = foresee(shelf.box(self.game), view, self.moves, PREVIEW_TIME)
        return json.dumps({move: [one.json() for one in told] for move, told in found.items()})


Job = MoveJob | SetupTrial | PreviewJob


def do(message: bytes) -> str:
    job: Job = msgspec.json.decode(message, type=MoveJob | SetupTrial | PreviewJob)
    return job.do()
