"""The plan of a crew at sea (T13.4): where its canoe can take it, and what it gains there."""

from collections.abc import Sequence

from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.paths import Journey, ways
from ludoteca.bots.evaluate.tindaya.weights import PATH_STEP, SEA_NOWHERE, SEA_OLD_CANOE
from ludoteca.core import Chance
from ludoteca.games.tindaya.actions.explore import Moving
from ludoteca.games.tindaya.actions.sea_moves import CANOE, Ashore, Launch, Sail
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import VILLAGERS, natives


def sea_goals(p: State, crew: Launch, moves: Sequence[Act], counts_points: bool = False) -> dict[Act, list[Hex]]:
    """The next moves of a crew, each with the goals that it can lead to, the best first."""
    plan = ExplorationPlan(p, crew.seat, counts_points)
    known: dict[Hex, dict[Hex, float]] = {}

    def landing_gains(land: Hex) -> dict[Hex, float]:
        """The gain of a landing, by the goals that can be reached from there on foot."""
        if land not in known:
            goals = {land: 0} if land != crew.origin else {}
            if land not in p.conquistadors:
                goals |= {
                    goal: len(way.legs)
                    for goal, way in ways(p.chart, land, crew.left, plan.forts, frozenset()).items()
                    if goal != crew.origin
                }
            known[land] = {
                goal: plan.gain(crew.origin, goal, crew.group) - PATH_STEP * steps
                for goal, steps in goals.items()
                if _may_stay(p, crew, goal)
            } or {land: SEA_NOWHERE}
        return known[land]

    ranked = []
    for move in moves:
        goals: dict[Hex, float] = {}
        for land in _lands(p, crew, move):
            for goal, gain in landing_gains(land).items():
                goals[goal] = max(gain, goals.get(goal, SEA_NOWHERE))
        order = sorted(goals, key=lambda goal: (-goals[goal], goal))
        ranked.append((goals[order[0]] + (SEA_OLD_CANOE if move.means == CANOE else 0.0), move, order))
    ranked.sort(key=lambda row: (-row[0], row[1].text))
    return {move: order for _, move, order in ranked}


def _lands(p: State, crew: Launch, move: Act) -> Sequence[Hex]:
    if isinstance(crew, Ashore):
        return (move.hex,)
    return p.chart.near(move.hex) if isinstance(crew, Sail) else p.chart.landings(move.hex)


def _may_stay(p: State, crew: Launch, land: Hex) -> bool:
    held = p.conquistadors.get(land)
    if held:
        return p.tribes[crew.seat].units(p.kit.weapons) >= held and natives(crew.group) >= held
    return not crew.group & VILLAGERS or p.may_end(crew.seat, land)


def best_landings(p: State, crew: Launch, moves: Sequence[Act], counts_points: bool) -> list[Act]:
    """The next moves of a crew, one for each goal, the best first."""
    found: dict[Hex, Act] = {}
    for move, goals in sea_goals(p, crew, moves, counts_points).items():
        found.setdefault(goals[0], move)
    return list(found.values())


def sail_to(p: State, move: Act, goal: Hex, chance: Chance, counts_points: bool) -> list[Journey]:
    """Plays a move of a crew and its way to the goal. Returns the journeys that are left after the landing."""
    crew = at = asking(p)
    assert isinstance(crew, Launch)
    while not isinstance(at, Ashore):
        p.play(move, chance)
        at = asking(p)
        assert isinstance(at, Launch)
        options = sea_goals(p, at, p.moves(), counts_points)
        move = next((one for one, goals in options.items() if goal in goals), next(iter(options)))
    p.play(move, chance)
    moving = asking(p) if p.seat is not None else None
    if move.hex == goal or not isinstance(moving, Moving):
        return []
    plan = ExplorationPlan(p, crew.seat, counts_points)
    way = ways(p.chart, move.hex, moving.left, plan.forts, frozenset()).get(goal)
    return [Journey(0.0, crew.group, way.legs), *plan.journeys(moving.left)] if way else []
