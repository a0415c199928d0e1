"""How a crew at sea goes on (T13.4): where its canoe can take it, and what is to be gained there."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.exploration_plan import STEP, Country
from ludoteca.bots.evaluate.tindaya.paths import Journey, ways
from ludoteca.core import Chance
from ludoteca.games.tindaya.actions.explore import Moving
from ludoteca.games.tindaya.actions.sea_moves import CANOE, Ashore, Launch, Sail
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import VILLAGERS, natives

NOWHERE: Final = -9.0
"""Back to where the journey began, or where one cannot stay."""
NO_WOOD: Final = 0.1
"""A canoe that is there already."""
FAR: Final = 4
NEAR: Final = 2
"""How many goals of a crew are looked at before it sails, and after."""


def courses(p: State, crew: Launch, moves: Sequence[Act], ambitious: bool = False) -> dict[Act, list[Hex]]:
    """The ways to go on with a sea move, each with the goals that it can lead to, the best first."""
    country = Country(p, crew.seat, ambitious)
    known: dict[Hex, dict[Hex, float]] = {}

    def promises(land: Hex) -> dict[Hex, float]:
        """What a landing brings, by the goals that can be reached from there on foot."""
        if land not in known:
            goals = {land: 0} if land != crew.origin else {}
            if land not in p.conquistadors:
                goals |= {
                    goal: len(way.legs)
                    for goal, way in ways(p.chart, land, crew.left, country.forts, frozenset()).items()
                    if goal != crew.origin
                }
            known[land] = {
                goal: country.gain(crew.origin, goal, crew.group) - STEP * steps
                for goal, steps in goals.items()
                if _may_stay(p, crew, goal)
            } or {land: NOWHERE}
        return known[land]

    ranked = []
    for move in moves:
        goals: dict[Hex, float] = {}
        for land in _lands(p, crew, move):
            for goal, gain in promises(land).items():
                goals[goal] = max(gain, goals.get(goal, NOWHERE))
        order = sorted(goals, key=lambda goal: (-goals[goal], goal))
        ranked.append((goals[order[0]] + (NO_WOOD if move.other == CANOE else 0.0), move, order))
    ranked.sort(key=lambda row: (-row[0], row[1].text))
    return {move: order for _, move, order in ranked}


def _lands(p: State, crew: Launch, move: Act) -> Sequence[Hex]:
    if isinstance(crew, Ashore):
        return (move.a,)
    return p.chart.near(move.a) if isinstance(crew, Sail) else p.chart.landings(move.a)


def _may_stay(p: State, crew: Launch, land: Hex) -> bool:
    held = p.conquistadors.get(land)
    if held:
        return p.tribes[crew.seat].units(p.kit.weapons) >= held and natives(crew.group) >= held
    return not crew.group & VILLAGERS or p.may_end(crew.seat, land)


def landings(p: State, crew: Launch, moves: Sequence[Act], ambitious: bool) -> list[Act]:
    """The ways to go on with a sea move, one for each goal, the best first."""
    found: dict[Hex, Act] = {}
    for move, goals in courses(p, crew, moves, ambitious).items():
        found.setdefault(goals[0], move)
    return list(found.values())


def voyage(p: State, move: Act, goal: Hex, chance: Chance, ambitious: bool) -> list[Journey]:
    """A crew makes a sea move and goes on to its goal. What is left to walk when it has landed."""
    crew = at = asking(p)
    assert isinstance(crew, Launch)
    while not isinstance(at, Ashore):
        p.play(move, chance)
        at = asking(p)
        assert isinstance(at, Launch)
        options = courses(p, at, p.moves(), ambitious)
        move = next((one for one, goals in options.items() if goal in goals), next(iter(options)))
    p.play(move, chance)
    moving = asking(p) if p.seat is not None else None
    if move.a == goal or not isinstance(moving, Moving):
        return []
    country = Country(p, crew.seat, ambitious)
    way = ways(p.chart, move.a, moving.left, country.forts, frozenset()).get(goal)
    return [Journey(0.0, crew.group, way.legs), *country.journeys(moving.left)] if way else []
