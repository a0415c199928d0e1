"""The end of the game (T22, T23, T30.9, T33)."""

from collections.abc import Callable

from ludoteca.core import Json, Result
from ludoteca.games.tindaya.objectives import best, measure, mission_fulfilled
from ludoteca.games.tindaya.state import State

NEXT_LOWER = 2
"""T23.3: tokens by which the next lower survivor stays behind for the double loss."""


def end_game(p: State, end: str) -> None:
    """T16.8: the game is over; nothing is left to do."""
    p.stack.clear()
    p.explorer = -1
    if end == "doom":
        p.outcome = lost(p, end)
    elif p.terms.domination:
        p.outcome = traitor_wins(p, end) or dominate(p, end)
    else:
        p.outcome = ally(p, end)
    p.tell("game-over", end=end)


def lost(p: State, end: str, failed: list[str] | None = None) -> Result:
    """Everybody loses."""
    more: dict[str, Json] = {} if failed is None else {"failed": [*failed]}
    return Result(scores(p), [], end, "lost", more)


def scores(p: State) -> list[int | None] | None:
    """N10: by seat in Domination, null for a traitor; none in Alliance."""
    if not p.terms.domination:
        return None
    return [None if seat == p.traitor else tribe.score for seat, tribe in enumerate(p.tribes)]


# -------------------------------------------------------------------- T22


def alive(p: State, seat: int) -> bool:
    """T22.1.1, T23.2: a noble and a villager on the map."""
    return p.tribes[seat].villagers() > 0 and p.tribes[seat].nobles() > 0


def control_kept(p: State) -> bool:
    """T22.3."""
    natives = sum(tribe.villagers() + tribe.nobles() for tribe in p.tribes)
    for row in p.kit.control[p.terms.players]:
        if natives >= row["min"] and (row.get("max") is None or natives <= row["max"]):
            return bool(sum(p.conquistadors.values()) <= row["limit"])
    return False


def _learned_a_trade(p: State) -> bool:
    card = p.kit.setup[p.terms.players]
    return all(tribe.trades.bit_count() > len(card["seats"][0]["trades"]) for tribe in p.tribes)


def _knows_four(p: State) -> bool:
    return all(measure(p, "trades_known", seat) == len(p.kit.trades) for seat in range(len(p.tribes)))


def _has_level_two(p: State) -> bool:
    return all(measure(p, "level2_inventions_developed", seat) for seat in range(len(p.tribes)))


GOALS: dict[str, Callable[[State], bool]] = {
    "each_player_learned_a_trade": _learned_a_trade,
    "starting_fort_reconquered": lambda p: p.fort_retaken,
    "each_player_knows_4_trades": _knows_four,
    "each_player_has_a_level2_invention": _has_level_two,
    "final_scoring": lambda p: True,
    "normal_rules": lambda p: True,
}
"""T33: the goals of the campaign games."""


def ally(p: State, end: str) -> Result:
    """T22.1, T22.2 [A]: won if every condition holds."""
    seats = range(len(p.tribes))
    conditions = {
        "natives": all(alive(p, seat) for seat in seats),
        "building": all(p.controlled(seat) for seat in seats),
        "control": control_kept(p),
        "mission": not p.terms.mission or all(mission_fulfilled(p, seat) for seat in seats),
        **{goal: GOALS[goal](p) for goal in p.terms.goals},
    }
    failed = sorted(name for name, holds in conditions.items() if not holds)
    if failed:
        return lost(p, end, failed)
    return Result(None, list(seats), end, "won")


# -------------------------------------------------------------------- T23


def dominate(p: State, end: str) -> Result:
    """T23 [D]. With a traitor (T30.9) control is not tested and he is ignored."""
    if p.traitor < 0 and not control_kept(p):
        return lost(p, end, ["control"])
    survivors = [seat for seat in p.priority() if alive(p, seat)]
    if not survivors:
        return lost(p, end, ["survivors"])
    if p.terms.monopolies:
        lose_monopolies(p, survivors)
    win_points(p, survivors)

    def rank(seat: int) -> tuple[int, int, int]:
        """T23.8."""
        return (
            p.tribes[seat].score,
            measure(p, "inventions_developed", seat),
            measure(p, "controlled_buildings", seat),
        )

    top = max(rank(seat) for seat in survivors)
    return Result(scores(p), [seat for seat in survivors if rank(seat) == top], end)


def lose_monopolies(p: State, survivors: list[int]) -> None:
    """T23.3, R20."""
    points = p.kit.points
    for deposit in range(len(p.kit.deposits)):
        tokens = {seat: p.tribes[seat].deposits[deposit] for seat in survivors}
        most = max(tokens.values())
        if not most:
            continue
        lower = [number for number in tokens.values() if number < most]
        far = bool(lower) and most - max(lower) >= NEXT_LOWER
        loss = points["monopoly_by_two_or_more"] if far else points["monopoly"]
        p.add_all_points({seat: loss for seat in survivors if tokens[seat] == most})


def win_points(p: State, survivors: list[int]) -> None:
    """T23.4 to T23.7: contribution idols, nobles, common and secret objectives."""
    points, kit = p.kit.points, p.kit
    contribution = [kind for kind, idol in enumerate(kit.idols) if idol.effect == "plus_1_point"]
    for seat in survivors:
        tribe = p.tribes[seat]
        held = sum(kind in contribution for kind in tribe.idols)
        p.add_points(seat, held * points["contribution_idol"])
        p.add_points(seat, tribe.nobles() * points["noble_alive"])
    for card, cards in ((p.blue, kit.blue), (p.green, kit.green)):
        if card:
            row = cards[card]
            winners = best(p, row["metric"], row["best"], survivors)
            p.add_all_points(dict.fromkeys(winners, points["common_objective"]))
    for seat in survivors:
        for card, token, _ in p.tribes[seat].objectives:
            row = kit.secrets[card]
            winners = best(p, row["metric"], row["best"], survivors)
            p.add_all_points(dict.fromkeys(winners, kit.objective_tokens[token]["value"]))


# -------------------------------------------------------------------- T30.9


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
