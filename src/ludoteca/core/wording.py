"""The ways in which one and the same game can be written: with the board turned, say, or with parts of other names.

A game says so by `Resources.wordings`; whoever looks for a game in another record compares both in all ways.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.game import Game, Options
from ludoteca.core.json import Json
from ludoteca.core.resources import load

Wording = Callable[[str], Sequence[str]]
"""How a move, or a text of an outcome, reads: as one word or several."""


@dataclass(frozen=True, slots=True)
class Wordings:
    ways: Sequence[Wording]
    """The first one is how the record itself reads."""
    names: Json = None
    """What the words stand for, where data of somebody's own may say that. Records compare only where it is equal."""


def wordings_of(box: Game[Any], options: Options) -> Wordings:
    """The ways to write a game with these options, which are those that differ from the usual ones."""
    if box.resources.wordings is None:
        return Wordings([as_written], {key: value for key, value in options.items() if isinstance(value, dict)})
    wordings: Callable[[Options], Wordings] = load(box.resources.wordings)
    return wordings(options)


def as_written(text: str) -> Sequence[str]:
    return (text,)
