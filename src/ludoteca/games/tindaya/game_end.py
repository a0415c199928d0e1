"""The end of the game (T22, T23, T30.9, T33)."""

from collections.abc import Callable
from typing import Final

from ludoteca.core import Json, Result
from ludoteca.games.tindaya.objectives import measure, mission_fulfilled
from ludoteca.games.tindaya.scoring import tally
from ludoteca.games.tindaya.state import State


def end_game(p: State, end: str) -> None:
    """T16.8: the game is over; nothing is left to do."""
    p.stack.clear()
    p.explorer = -1
    if end == "doom":
        p.outcome = defeat(p, end)
    elif p.variant.domination:
        p.outcome = traitor_wins(p, end) or domination_result(p, end)
    else:
        p.outcome = alliance_result(p, end)
    p.tell("game-over", end=end)


def defeat(p: State, end: str, failed: list[str] | None = None) -> Result:
    """Everybody loses."""
    more: dict[str, Json] = {} if failed is None else {"failed": [*failed]}
    return Result(scores(p), [], end, "lost", more)


def scores(p: State) -> list[int | None] | None:
    """N10: by seat in Domination, null for a traitor; none in Alliance."""
    if not p.variant.domination:
        return None
    return [None if seat == p.traitor else tribe.score for seat, tribe in enumerate(p.tribes)]


def alive(p: State, seat: int) -> bool:
    """T22.1.1, T23.2: a noble and a villager on the map."""
    return p.tribes[seat].villagers() > 0 and p.tribes[seat].nobles() > 0


def control_limit(p: State) -> int:
    """T22.3: the conquistadors that the natives on the map can bear; -1 if the table has no row for them."""
    count = natives_on_map(p)
    for row in p.kit.control[p.variant.players]:
        if count >= row["min"] and (row.get("max") is None or count <= row["max"]):
            return int(row["limit"])
    return -1


def natives_on_map(p: State) -> int:
    return sum(tribe.villagers() + tribe.nobles() for tribe in p.tribes)


def control_kept(p: State) -> bool:
    """T22.3."""
    return sum(p.conquistadors.values()) <= control_limit(p)


def _learned_a_trade(p: State) -> bool:
    card = p.kit.setup[p.variant.players]
    return all(tribe.trades.bit_count() > len(card["seats"][0]["trades"]) for tribe in p.tribes)


def _knows_four(p: State) -> bool:
    return all(measure(p, "trades_known", seat) == len(p.kit.trades) for seat in range(len(p.tribes)))


def _has_level_two(p: State) -> bool:
    return all(measure(p, "level2_inventions_developed", seat) for seat in range(len(p.tribes)))


GOALS: Final[dict[str, Callable[[State], bool]]] = {
    "each_player_learned_a_trade": _learned_a_trade,
    "starting_fort_reconquered": lambda p: p.fort_retaken,
    "each_player_knows_4_trades": _knows_four,
    "each_player_has_a_level2_invention": _has_level_two,
    "final_scoring": lambda p: True,
    "normal_rules": lambda p: True,
}
"""T33: the goals of the campaign games."""


def alliance_result(p: State, end: str) -> Result:
    """T22.1, T22.2 [A]: won if every condition holds."""
    seats = range(len(p.tribes))
    conditions = {
        "natives": all(alive(p, seat) for seat in seats),
        "building": all(p.controlled(seat) for seat in seats),
        "control": control_kept(p),
        "mission": not p.variant.mission or all(mission_fulfilled(p, seat) for seat in seats),
        **{goal: GOALS[goal](p) for goal in p.variant.goals},
    }
    failed = sorted(name for name, holds in conditions.items() if not holds)
    if failed:
        return defeat(p, end, failed)
    return Result(None, list(seats), end, "won")


def domination_result(p: State, end: str) -> Result:
    """T23 [D]. With a traitor (T30.9) control is not tested and he is ignored."""
    if p.traitor < 0 and not control_kept(p):
        return defeat(p, end, ["control"])
    survivors = [seat for seat in p.priority() if alive(p, seat)]
    if not survivors:
        return defeat(p, end, ["survivors"])
    for reason, changes in tally(p, survivors):
        p.add_all_points(changes, reason)

    def rank(seat: int) -> tuple[int, int, int]:
        """T23.8."""
        return (
            p.tribes[seat].score,
            measure(p, "inventions_developed", seat),
            measure(p, "controlled_buildings", seat),
        )

    top = max(rank(seat) for seat in survivors)
    return Result(scores(p), [seat for seat in survivors if rank(seat) == top], end)


def revealed(p: State) -> list[int]:
    """T23.4, T23.7: the survivors show objectives and contribution idols when the scores are made up."""
    if p.outcome is None or not p.variant.domination or p.outcome.outcome == "lost" or p.traitor in p.outcome.winners:
        return []
    return [seat for seat in range(len(p.tribes)) if seat != p.traitor and alive(p, seat)]


def traitor_target(p: State) -> int:
    """T30.8, T30.9: the conquistadors that the traitor needs on the map."""
    card = p.kit.traitors[p.traitor_card]
    return int(card["conquistadors"]) - p.jailed * int(card["params"].get("target_reduction_per_prisoner", 0))


def traitor_wins(p: State, end: str) -> Result | None:
    """T30.9: alone, if enough conquistadors (and the chief, if he must live) stand on the map."""
    if p.traitor < 0 or sum(p.conquistadors.values()) < traitor_target(p):
        return None
    if p.kit.traitors[p.traitor_card]["params"].get("chief_must_live") and not p.chief:
        return None
    return Result(scores(p), [p.traitor], end)
