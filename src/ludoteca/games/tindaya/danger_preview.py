"""What the events ahead would do if they came now (T17 to T21), as far as their places are told: public facts."""

from typing import NamedTuple

from ludoteca.games.tindaya.components import ACORAN, DISASTERS, ERUPTION, GODS, MONEIBA, SHIPS, TSUNAMI
from ludoteca.games.tindaya.conquistadors.ships import buildings_of, target_islands
from ludoteca.games.tindaya.disasters.area_of_effect import area
from ludoteca.games.tindaya.disasters.catastrophes import hexes_hit, islands_hit
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.setup.first_fort import fort_hexes
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.strategy import SHIP, sequence


class Danger(NamedTuple):
    """An event ahead: where it starts, what it reaches, and which hexes of that it would hit."""

    event: str
    centre: Hex
    reach: tuple[Hex, ...]
    hit: tuple[Hex, ...]


def dangers(p: State) -> list[Danger]:
    """The events of the current card, in its order, whose places are known."""
    if not p.event:
        return []
    found = [_ship(p, event) if event.startswith(SHIP) else _disaster(p, event) for event in sequence(p)]
    return [danger for danger in found if danger is not None]


def _ship(p: State, event: str) -> Danger | None:
    """T21.2, T21.3: all islands that may still be chosen, and what would be attacked there."""
    ship = SHIPS.index(event.removeprefix(SHIP))
    if not p.ships[ship]:
        return None
    islands = target_islands(p, ship)
    hit = [place for name in islands for place in buildings_of(p, name) or fort_hexes(p, p.chart.island_at(name))]
    reach = [place for name in islands for place in p.chart.island_at(name)]
    return Danger(event, p.chart.ocean.trench[p.ships[ship]], tuple(sorted(reach)), tuple(sorted(hit)))


def _disaster(p: State, event: str) -> Danger | None:
    """T33.1: without catastrophes the gods' standees do nothing."""
    disaster = DISASTERS.index(event)
    number = p.standees[disaster]
    if not number:
        return None
    ocean = p.chart.ocean
    if disaster == TSUNAMI:
        reach = area(p, ocean.trench[number], MONEIBA)
        return Danger(event, ocean.trench[number], reach, tuple(place for place in reach if place in p.chart.terrain))
    centre = ocean.volcano[number]
    if disaster == ERUPTION:
        reach = area(p, centre, ACORAN)
        safe = ocean.trenches | {place for place in ocean.volcano_at if place != centre}
        return Danger(event, centre, reach, tuple(place for place in reach if place not in safe))
    return _catastrophe(p, disaster, centre) if p.variant.catastrophes else None


def _catastrophe(p: State, god: int, centre: Hex) -> Danger:
    """T17.3, T20.1: whole islands; what is hit there is known with the card."""
    reach = tuple(sorted(place for island in islands_hit(p, god) for place in island))
    card = p.kit.catastrophes[god].get(p.catastrophes[god])
    hit = tuple(hexes_hit(p, god, card)) if card is not None else ()
    return Danger(GODS[god], centre, reach, hit)
