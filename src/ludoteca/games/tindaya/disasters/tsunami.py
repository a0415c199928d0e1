"""Tsunami (T19)."""

from ludoteca.games.tindaya.components import MONEIBA, TSUNAMI
from ludoteca.games.tindaya.disasters.area_of_effect import area, sink_canoes, sweep
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.state import State


def tsunami(p: State) -> None:
    """T19."""
    centre = p.chart.ocean.trench[p.standees[TSUNAMI]]
    places = area(p, centre, MONEIBA)
    p.tell("tsunami", number=p.standees[TSUNAMI], place=hex_text(centre), radius=p.kit.radius[p.anger[MONEIBA]])
    sink_canoes(p, places)
    sink(p, places)


def sink(p: State, places: tuple[Hex, ...]) -> None:
    """T19.3, T20.11: terrain tiles return to the reserve with everything on them."""
    lost = [place for place in places if place in p.chart.terrain]
    sweep(p, lost)
    if lost:
        left = {place: kind for place, kind in p.chart.terrain.items() if place not in lost}
        p.chart = Chart(p.chart.ocean, left)
        p.tell_places("land-sinks", lost, number=len(lost))
