"""What is asked of bots from elsewhere, another process or another thread: views come and answers go as plain JSON."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.bots.hint import hint
from ludoteca.bots.levels import player
from ludoteca.core import View, shelf
from ludoteca.core.outcomes import foresee

PREVIEW_TIME = 0.8
"""Seconds after which no further move is looked into."""


def think(
    game: str, level: int, view: Mapping[str, Any], legal: Sequence[str], seed: int, spent: float = 0.0
) -> list[str]:
    """The move of a bot whose turn has taken so many seconds, and the moves that it plans to make next."""
    return player(level, game).after(spent).plan(_view(view), list(legal), seed)


def advise(game: str, view: Mapping[str, Any], legal: Sequence[str]) -> list[dict[str, Any]]:
    """The moves worth considering, the best first."""
    return [dict(advice.json()) for advice in hint(game, _view(view), list(legal))]


def tell_meanings(game: str, view: Mapping[str, Any], moves: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """By move, what it would bring about; as many moves as there is time for."""
    found = foresee(shelf.box(game), _view(view), list(moves), PREVIEW_TIME)
    return {move: [dict(one.json()) for one in told] for move, told in found.items()}


def _view(told: Mapping[str, Any]) -> View:
    facts = dict(told)
    return View(facts.pop("game"), facts.pop("seat"), facts)
