"""What the tribes must reach, alone and together (T22, T23, T27 to T30, T33), and how far they are."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from ludoteca.core import Goal, Progress
from ludoteca.core.goal import at_least, at_most
from ludoteca.games.tindaya.actions.turn import in_turns
from ludoteca.games.tindaya.components import GODS
from ludoteca.games.tindaya.flow import phase
from ludoteca.games.tindaya.game_end import alive, control_limit, natives_on_map, traitor_target
from ludoteca.games.tindaya.needs import needs
from ludoteca.games.tindaya.objectives import best, measure
from ludoteca.games.tindaya.standing import common, counted, known_objectives
from ludoteca.games.tindaya.standing import parts as score_parts
from ludoteca.games.tindaya.state import State


def goals(p: State, viewer: int | None) -> list[Goal]:
    """The aim, what this era asks while one can still act, the parts of the aim, the eras."""
    parts = [*_domination(p, viewer)] if p.variant.domination else [*_alliance(p)]
    aim = _most_points(p) if p.variant.domination else _win_together(parts)
    asked = [*needs(p)] if in_turns(p) else []
    return [aim, *asked, *parts, Goal("eras", "T1.1", together=at_least(p.era, p.variant.eras), kind="time")]


def _win_together(conditions: list[Goal]) -> Goal:
    """T1.2, T22.1: every condition must hold."""
    held = sum(reached(goal) for goal in conditions)
    return Goal("win-together", "T22.1", together=at_least(held, len(conditions)), kind="aim")


def reached(goal: Goal) -> bool:
    """Whether all whom a goal concerns have reached it."""
    return all(progress.reached for progress in (*goal.seats, goal.together) if progress is not None)


def _most_points(p: State) -> Goal:
    """T23.8: the most points among the survivors, as everybody can count them."""
    points = [sum(part.points for part in score_parts(p, seat, None)) for seat in range(len(p.tribes))]
    survivors = [seat for seat in range(len(p.tribes)) if seat != p.traitor and alive(p, seat)]
    most = max((points[seat] for seat in survivors), default=0)
    return Goal(
        "most-points",
        "T23.8",
        _each(p, lambda seat: Progress(points[seat], None, seat in survivors and points[seat] == most)),
        kind="aim",
    )


def _each(p: State, progress: Callable[[int], Progress]) -> tuple[Progress | None, ...]:
    """The progress of every tribe; a traitor has none (T30.4)."""
    return tuple(None if seat == p.traitor else progress(seat) for seat in range(len(p.tribes)))


def _alliance(p: State) -> Iterator[Goal]:
    """T22.1, T33."""
    yield from _survival(p, "T22.1")
    if not _setting_up(p):
        yield Goal("building", "T22.1", _each(p, lambda seat: at_least(len(p.controlled(seat)), 1)))
    yield _control(p, "T22.3")
    if p.variant.mission and p.mission:
        card = p.kit.missions[p.mission]
        wanted = card["levels"][p.variant.mission_level] + (card["compare"] == "more_than")
        yield Goal(
            f"mission-{p.mission}",
            "T27",
            _each(p, lambda seat: at_least(measure(p, card["rule"], seat), wanted)),
            parameters={"number": wanted},
        )
    for goal in p.variant.goals:
        if goal in CAMPAIGN:
            yield CAMPAIGN[goal](p)
    yield from _anger(p)


def _domination(p: State, viewer: int | None) -> Iterator[Goal]:
    """T23; with a traitor control is not tested (T30.9)."""
    yield from _survival(p, "T23.2")
    if p.traitor < 0:
        yield _control(p, "T23.1")
    else:
        held = at_least(sum(p.conquistadors.values()), traitor_target(p))
        yield Goal("traitor", "T30.9", together=held, parameters={"card": p.traitor_card, "seat": p.traitor})
    survivors = counted(p)
    for card, row in common(p):
        yield _objective(p, "common", "T23.6", row, survivors, {"card": card, "best": row["best"]})
    for card, value in known_objectives(p, viewer, survivors):
        goal = _objective(p, "secret", "T23.7", p.kit.secrets[card], survivors, {"card": card, "points": value})
        yield replace(goal, secret=p.outcome is None)
    yield from _anger(p)


def _objective(
    p: State, name: str, rule: str, row: dict[str, str], survivors: list[int], parameters: dict[str, str | int]
) -> Goal:
    """T28, T29: everybody's number; the best of the survivors have reached it."""
    winners = best(p, row["metric"], row["best"], survivors)
    progress = _each(p, lambda seat: Progress(measure(p, row["metric"], seat), None, seat in winners))
    return Goal(name, rule, progress, parameters=parameters)


def _survival(p: State, rule: str) -> Iterator[Goal]:
    """T22.1.1, T23.2: a noble and a villager on the map, once all tribes have come there."""
    if _setting_up(p):
        return
    yield Goal("nobles", rule, _each(p, lambda seat: at_least(p.tribes[seat].nobles(), 1)))
    yield Goal("villagers", rule, _each(p, lambda seat: at_least(p.tribes[seat].villagers(), 1)))


def _setting_up(p: State) -> bool:
    """T4.5: tribes still come to the map."""
    return bool(p.stack) and phase(p) == "setup"


def _control(p: State, rule: str) -> Goal:
    """T22.3: not more conquistadors on the map than the natives can bear."""
    held = at_most(sum(p.conquistadors.values()), control_limit(p))
    return Goal("control", rule, together=held, at_most=True, parameters={"natives": natives_on_map(p)})


def _anger(p: State) -> Iterator[Goal]:
    """T1.7, T16.8.1: no god on the space of doom."""
    for god, name in enumerate(GODS):
        held = at_most(p.anger[god], p.kit.doom - 1)
        yield Goal("anger", "T1.7", together=held, at_most=True, parameters={"god": name})


def _learned_a_trade(p: State) -> Goal:
    start = len(p.kit.setup[p.variant.players]["seats"][0]["trades"])
    return Goal("learn-trade", "T33.1", _each(p, lambda seat: at_least(p.tribes[seat].trades.bit_count() - start, 1)))


def _first_fort(p: State) -> Goal:
    return Goal("first-fort", "T33.1", together=at_least(int(p.fort_retaken), 1))


def _all_trades(p: State) -> Goal:
    trades = len(p.kit.trades)
    return Goal("all-trades", "T33.2", _each(p, lambda seat: at_least(p.tribes[seat].trades.bit_count(), trades)))


def _level_two(p: State) -> Goal:
    return Goal(
        "level-two", "T33.2", _each(p, lambda seat: at_least(measure(p, "level2_inventions_developed", seat), 1))
    )


CAMPAIGN: dict[str, Callable[[State], Goal]] = {
    "each_player_learned_a_trade": _learned_a_trade,
    "starting_fort_reconquered": _first_fort,
    "each_player_knows_4_trades": _all_trades,
    "each_player_has_a_level2_invention": _level_two,
}
"""T33: the goals of the campaign games that the usual rules do not have."""
