"""Engines of the host in a worker: programs of their own that play for bots.

A worker gets their commands by its environment when it starts. It keeps an engine running for the next decision, of
whatever table. One that fails is ended; the next decision starts it anew.
"""

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ludoteca.bots import GameModel
from ludoteca.bots.engine import MOVE_SECONDS, START_SECONDS, Engine, EngineFault
from ludoteca.core import View

VARIABLE = "LUDOTECA_ENGINES"
"""Holds the commands by name, as JSON; no engine gets to see it."""
MEMORY = 2 << 30
"""Bytes of address space of an engine."""
DEADLINE = START_SECONDS + MOVE_SECONDS + 5.0
"""Seconds for a job; the engine has failed before."""
FAULT = f"{EngineFault.__module__}.{EngineFault.__qualname__}: "


def environment(commands: Mapping[str, str]) -> dict[str, str]:
    """The environment of a worker with these engines."""
    return {**os.environ, VARIABLE: json.dumps(dict(commands))}


def choose(name: str, told: Mapping[str, Any], legal: Sequence[str], seed: int) -> str:
    """The move of an engine for a view; raises `EngineFault` if there is none."""
    facts = dict(told)
    view = View(facts.pop("game"), facts.pop("seat"), facts)
    return _engine(name, view.game).choose(view, legal, seed)


def fault_in(error: str) -> str | None:
    """What an engine did wrong, from the error of the job; None where it was not the engine."""
    last = error.rstrip().rpartition("\n")[2]
    return last.removeprefix(FAULT) if last.startswith(FAULT) else None


@cache
def _engine(name: str, game: str) -> Engine:
    command: str = json.loads(os.environ[VARIABLE])[name]
    return Engine(GameModel(game), command, memory=MEMORY, quiet=True)
