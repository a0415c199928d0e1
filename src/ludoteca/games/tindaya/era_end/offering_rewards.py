"""Rewards for offerings at the end of an era (T16.5)."""

from collections.abc import Callable

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.actions.offerings import free_places
from ludoteca.games.tindaya.components import ACORAN, GODS
from ludoteca.games.tindaya.moves import (
    TAKE,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


def reward_offerings(p: State, god: int) -> None:
    """T16.5.1, T16.5.2: anger, points, then the queue of consolations of one god."""
    if god == ACORAN:
        p.tell("era-end-offerings")
    complete = not free_places(p, god)
    p.tell("offering-complete" if complete else "offering-incomplete", god=GODS[god])
    if complete:
        p.appease(god)
    else:
        p.enrage(god)
    if not p.variant.domination:
        return
    pawns = {seat: p.tribes[seat].pawns[god] for seat in p.priority() if p.tribes[seat].pawns[god]}
    ranks = sorted(set(pawns.values()), reverse=True)[:2]
    points = (p.kit.points["offering_best"], p.kit.points["offering_second"])
    best = {seat: points[ranks.index(number)] for seat, number in pawns.items() if number in ranks}
    p.add_all_points(best, "offering")
    others = tuple(seat for seat in p.priority() if seat in pawns and pawns[seat] not in ranks)
    if others:
        p.stack.append(Consolation(others[0], others[1:]))


class Consolation(Ask):
    """T16.5.2, R77: a unit of any resource for each of the other givers."""

    name = "consolation"
    rule = "T16.5.2"
    forms = (TAKE,)

    def __init__(self, seat: int, later: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.later = later

    def moves(self, p: State) -> list[Act]:
        return [act(TAKE, resource) for resource in p.kit.resources]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        goods = ((p.kit.resource[move.resource], 1),)
        p.tribes[self.seat].gain(goods)
        p.tell_goods("taken", self.seat, gain=goods)
        if self.later:
            p.stack[-1] = Consolation(self.later[0], self.later[1:])
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("R77", "no-such-resource", resource=move.resource)

    def question(self, p: State) -> Question:
        return Question("consolation", "T16.5.2")


def reward(god: int) -> Callable[[State, Chance], None]:
    """T16.5.1: first Acoran, then Moneiba."""

    def paragraph(p: State, chance: Chance) -> None:
        reward_offerings(p, god)

    return paragraph
