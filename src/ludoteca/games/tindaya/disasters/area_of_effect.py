"""Area of effect of a disaster (T17), and what it sweeps away."""

from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import State


def area(p: State, centre: Hex, god: int) -> tuple[Hex, ...]:
    """T17.1, T17.2: the hexes that a god's anger reaches."""
    return p.chart.grid.within(centre, p.kit.radius[p.anger[god]])


def sweep(p: State, place: Hex) -> None:
    """T18.4, T19.3, R75: everything on a terrain hex goes to its reserve."""
    p.kill_everybody(place)
    p.animals.pop(place, None)
    if p.fort(place):
        p.remove_fort(place)
    elif place in p.building:
        p.raze(place)
    p.token.pop(place, None)
    p.walls -= {place}


def sink_canoes(p: State, places: tuple[Hex, ...]) -> None:
    """T17.4."""
    for place in places:
        p.canoes.pop(place, None)
