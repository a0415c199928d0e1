"""Use and sell idols (T15.1, T15.2)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.explore import Expedition
from ludoteca.games.tindaya.idols.effects import STEP_OF
from ludoteca.games.tindaya.moves import (
    TAKE,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


def playable(p: State, seat: int, kind: int, explored: bool) -> bool:
    """T25: whether an idol has a legal sub-choice now."""
    effect = p.kit.idols[kind].effect
    if effect == "explore_as_cube":
        return not explored
    step = STEP_OF.get(effect)
    return step is not None and bool(step(seat, kind).moves(p))


def use(p: State, seat: int, kind: int) -> None:
    """T15.1, N5.2: the card is turned face up, then its sub-choice is asked."""
    effect = p.kit.idols[kind].effect
    p.use_idol(seat, kind)
    if effect == "explore_as_cube":
        p.stack.append(Expedition(1, seat, False))
    else:
        p.stack.append(STEP_OF[effect](seat, kind))


def sell(p: State, seat: int, kind: int) -> None:
    """T15.2: an idol not yet used is discarded for a unit of any resource."""
    p.tribes[seat].idols.remove(kind)
    p.idol_sold[kind] += 1
    p.tell("idol-sold", seat=seat, idol=p.kit.idols[kind].key)
    p.stack.append(TakeResource(seat))


class TakeResource(Ask):
    """T15.2, R77."""

    name = "take"
    rule = "T15.2"
    forms = (TAKE,)

    def moves(self, p: State) -> list[Act]:
        return [act(TAKE, resource) for resource in p.kit.resources]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        goods = ((p.kit.resource[move.resource], 1),)
        p.tribes[self.seat].gain(goods)
        p.tell_goods("taken", self.seat, gain=goods)
        p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("R77", "no-such-resource", resource=move.resource)


def rule_of_idol(p: State, kind: int) -> str:
    """The paragraph of T25 that an idol is used by."""
    step = STEP_OF.get(p.kit.idols[kind].effect)
    return "T25" if step is None else step(0, kind).rule
