"""Maintenance (T16.10)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.components import DISASTERS, GODS, SHIPS
from ludoteca.games.tindaya.setup.initial_state import draw_event, draw_offering
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Script


def maintain(p: State, chance: Chance) -> None:
    """T16.10: markers, event, offerings, catastrophes, turn order; then the next era."""
    for tribe in p.tribes:
        tribe.cylinders_gone += tribe.cylinders_used
        tribe.cubes += tribe.cubes_used
        tribe.cylinders_used = tribe.cubes_used = tribe.developed = tribe.produced = 0
        tribe.pawns = [0, 0]
    p.era += 1
    draw_event(p, chance)
    p.filled = [[0] * p.kit.positions for _ in GODS]
    for god in range(len(GODS)):
        draw_offering(p, god, chance)
    p.catastrophes, p.prophecy = ["", ""], ""
    p.standees, p.ships = [0] * len(DISASTERS), [0] * len(SHIPS)
    p.order = p.track[:] if p.variant.domination else p.order[1:] + p.order[:1]
    p.stack[-1] = Script(0, "era")
