"""Combat against the conquistadors of a ship: victory, defeat, heroes (T21.5 to T21.8)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ARM, Act
from ludoteca.games.tindaya.setup.first_fort import GARRISON
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import natives
from ludoteca.games.tindaya.weapons import arms_of, spend, weapons_of, why_not_arm

Spent = tuple[tuple[int, int], ...]
"""Seats and the weapons they spent."""


class Battle(Step):
    """T21.5: tribes still to declare weapons, and what was spent."""

    name = "battle"

    def __init__(self, hex: Hex, later: tuple[int, ...], spent: Spent) -> None:
        self.hex = hex
        self.later = later
        self.spent = spent

    def go(self, p: State, chance: Chance) -> None:
        missing = GARRISON - sum(weapons for _, weapons in self.spent)
        if self.later and missing:
            p.stack[-1] = Battle(self.hex, self.later[1:], self.spent)
            p.stack.append(Defence(self.later[0], self.hex, missing))
            return
        p.stack.pop()
        settle_battle(p, self.hex, self.spent, chance)


class Defence(Ask):
    """T21.5: the weapons of one tribe, at most `missing`."""

    name = "defence"
    rule = "T21.5"
    forms = (ARM,)
    skips = True

    def __init__(self, seat: int, hex: Hex, missing: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.missing = missing

    def most(self, p: State) -> int:
        return min(self.missing, natives(p.tribes[self.seat].natives[self.hex]))

    def moves(self, p: State) -> list[Act]:
        return arms_of(p, self.seat, self.most(p))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        weapons = spend(p, self.seat, move)
        p.stack.pop()
        below = p.stack[-1]
        assert isinstance(below, Battle)
        if weapons:
            p.stack[-1] = Battle(below.hex, below.later, (*below.spent, (self.seat, weapons)))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return why_not_arm(p, self.seat, move, self.most(p), "T21.5")

    def question(self, p: State) -> Question:
        """T21.5: what the tribes before this one have declared is known."""
        battle = p.stack[-2]
        assert isinstance(battle, Battle)
        allies = {"ally": battle.spent[0][0]} if battle.spent else {}
        present = sum(natives(tribe.natives.get(self.hex, 0)) for tribe in p.tribes)
        return Question(
            self.name,
            self.rule,
            place=hex_text(self.hex),
            natives=present,
            spent=GARRISON - self.missing,
            missing=self.missing,
            weapons=weapons_of(p, self.seat),
            **allies,
        )


def settle_battle(p: State, place: Hex, spent: Spent, chance: Chance) -> None:
    """T21.6 to T21.8."""
    weapons = sum(number for _, number in spent)
    if weapons == GARRISON:
        for seat, number in spent:
            p.tribes[seat].prisoners += number
        points = p.kit.points["ship_combat_win_per_tribe_spending_weapons"]
        p.add_all_points({seat: points for seat, _ in spent}, "battle_won")
        p.tell("battle-won", place=hex_text(place))
        for seat, number in spent:
            p.tell("prisoners", seat=seat, number=number)
        return
    p.tell("battle-lost", place=hex_text(place))
    p.kill_everybody(place)
    p.place_fort(place, GARRISON - weapons)
    heroes = [seat for seat, _ in spent]
    for seat in p.priority():
        if seat in heroes:
            p.draw_idol(seat, chance)
