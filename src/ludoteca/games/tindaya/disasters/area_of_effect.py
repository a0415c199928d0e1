"""Area of effect of a disaster (T17), and what it sweeps away."""

from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.state import State


def area(p: State, centre: Hex, god: int) -> tuple[Hex, ...]:
    """T17.1, T17.2: the hexes that a god's anger reaches."""
    return p.chart.grid.within(centre, p.kit.radius[p.anger[god]])


def sweep(p: State, places: list[Hex]) -> None:
    """T18.4, T19.3, R75: everything on terrain hexes goes to its reserve."""
    for place in places:
        sweep_hex(p, place)
    p.remove_tokens(places)


def sweep_hex(p: State, place: Hex) -> None:
    p.kill_everybody(place)
    p.kill_animals(place)
    if p.fort(place):
        p.tell("fort-destroyed", number=p.remove_fort(place), place=hex_text(place))
    elif place in p.building:
        p.raze(place)
    p.walls -= {place}


def sink_canoes(p: State, places: tuple[Hex, ...]) -> None:
    """T17.4."""
    sunk = [place for place in places if place in p.canoes]
    p.tell_places("canoes-sunk", sunk, number=sum([p.canoes[place] for place in sunk]))
    for place in sunk:
        del p.canoes[place]
