"""The devotion of the Majos: an offering without noble or volcano (T24.8)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.offerings import Offering, add_pawns, free_places, gifts, give, why_not_give
from ludoteca.games.tindaya.components import GODS
from ludoteca.games.tindaya.moves import (
    BONUS,
    FINISH,
    FINISH_MOVE,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


class Devotion(Ask):
    """T24.8, N7.3: an offering without noble or volcano, then units from the supply."""

    name = "devotion"
    rule = "T24.8"
    forms = Offering.forms
    skips = True

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def moves(self, p: State) -> list[Act]:
        found = gifts(p, self.seat)
        if self.given:
            found.append(FINISH_MOVE)
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form != FINISH:
            p.stack[-1] = Devotion(self.seat, self.given + 1)
            give(p, self.seat, move, chance)
            return
        p.stack.pop()
        grant_bonus(p, self.seat, p.tribes[self.seat].card.params["free_offering_bonus_units"])

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.form == FINISH:
            return Refusal("R64", "give-first")
        return why_not_give(p, self.seat, move)


def grant_bonus(p: State, seat: int, units: int) -> None:
    """T24.8: nothing if no place is free."""
    if units and any(free_places(p, god) for god in range(len(GODS))):
        p.stack.append(DevotionBonus(seat, units))


class DevotionBonus(Ask):
    """T24.8: one more unit of any asked kind, from the supply."""

    name = "bonus"
    rule = "T24.8"
    forms = (BONUS,)

    def __init__(self, seat: int, units: int) -> None:
        super().__init__(seat)
        self.units = units

    def moves(self, p: State) -> list[Act]:
        return [act(BONUS, name, p.kit.kinds[kind]) for god, name in enumerate(GODS) for kind in free_places(p, god)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        god = GODS.index(move.god)
        p.stack.pop()
        add_pawns(p, self.seat, god, free_places(p, god)[p.kit.kind[move.kind]], 1, chance)
        grant_bonus(p, self.seat, self.units - 1)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T14.3.3", "no-free-place", god=move.god, kind=move.kind)
