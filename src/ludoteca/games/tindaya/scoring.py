"""Points at the end of a Domination game (T23.3 to T23.7)."""

from collections.abc import Iterator
from typing import Final

from ludoteca.games.tindaya.objectives import best
from ludoteca.games.tindaya.state import State

NEXT_LOWER: Final = 2
"""T23.3: tokens by which the next lower survivor stays behind for the double loss."""
Change = tuple[str, dict[int, int]]
"""What brings or costs points at the end, and whom."""


def tally(p: State, survivors: list[int]) -> list[Change]:
    """T23.3 to T23.7: the changes of points, one after the other."""
    return [
        *(monopolies(p, survivors) if p.variant.monopolies else ()),
        *idol_and_noble_points(p, survivors),
        *common_objectives(p, survivors),
        *secret_objectives(p, survivors),
    ]


def monopolies(p: State, survivors: list[int]) -> Iterator[Change]:
    """T23.3, R20."""
    for deposit in range(len(p.kit.deposits)):
        if losses := monopoly(p, deposit, survivors):
            yield "monopoly", losses


def monopoly(p: State, deposit: int, survivors: list[int]) -> dict[int, int]:
    """T23.3, R20: who loses points for the tokens of one deposit."""
    tokens = {seat: p.tribes[seat].deposits[deposit] for seat in survivors}
    most = max(tokens.values())
    if not most:
        return {}
    lower = [number for number in tokens.values() if number < most]
    far = bool(lower) and most - max(lower) >= NEXT_LOWER
    loss = p.kit.points["monopoly_by_two_or_more" if far else "monopoly"]
    return {seat: loss for seat in survivors if tokens[seat] == most}


def idol_and_noble_points(p: State, survivors: list[int]) -> Iterator[Change]:
    """T23.4, T23.5: contribution idols and nobles."""
    points = p.kit.points
    for seat in survivors:
        yield "idols", {seat: contributions(p, seat) * points["contribution_idol"]}
        yield "nobles", {seat: p.tribes[seat].nobles() * points["noble_alive"]}


def contributions(p: State, seat: int) -> int:
    """T25.11: the contribution idols in a hand."""
    return sum(p.kit.idols[kind].effect == "plus_1_point" for kind in p.tribes[seat].idols)


def common_objectives(p: State, survivors: list[int]) -> Iterator[Change]:
    """T23.6."""
    for card, cards in ((p.blue, p.kit.blue), (p.green, p.kit.green)):
        if card:
            row = cards[card]
            winners = best(p, row["metric"], row["best"], survivors)
            yield "common", dict.fromkeys(winners, p.kit.points["common_objective"])


def secret_objectives(p: State, survivors: list[int]) -> Iterator[Change]:
    """T23.7."""
    for seat in survivors:
        for card, token, _ in p.tribes[seat].objectives:
            row = p.kit.secrets[card]
            winners = best(p, row["metric"], row["best"], survivors)
            yield "secret", dict.fromkeys(winners, p.kit.objective_tokens[token]["value"])
