"""Names of places: what a person calls a hex, a cell or a road of the notation.

A game names its places as data (`Resources.places`); the catalogues put a name into words by `place-<name>`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.resources import load
from ludoteca.core.view import View


@dataclass(frozen=True, slots=True)
class PlaceName:
    """`place-<name>` in the catalogues."""

    name: str
    parameters: Mapping[str, str | int]


Places = Mapping[str, PlaceName]
"""Names by the words of the notation. No two are alike within a position."""


def places_of(box: Game[Any], view: View) -> Places:
    """The places that have a name of their own in a view; none unless the game names them."""
    if box.resources.places is None:
        return {}
    names: Callable[[Any], Places] = load(box.resources.places)
    return names(view.facts)
