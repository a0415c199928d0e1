"""What people call the ways: by the towns that they join, and by the water."""

from typing import Any, Final

from ludoteca.core.places import PlaceName, Places
from ludoteca.games.elfenland.board import TOWNS, WAYS, Way


def _name(way: Way) -> PlaceName:
    return PlaceName(way.kind, {"a": TOWNS[way.a], "b": TOWNS[way.b], **({"lake": way.lake} if way.lake else {})})


NAMES: Final[Places] = {way.id: _name(way) for way in WAYS}


def names(facts: Any) -> Places:
    return NAMES
