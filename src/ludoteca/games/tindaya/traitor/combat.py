"""Combat against the traitor's conquistadors (T30.7) and what his card makes of it (T30.8)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ARM, FREE, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import natives
from ludoteca.games.tindaya.weapons import arms_of, spend, why_not_arm

Spent = tuple[tuple[int, int], ...]


class Combat(Step):
    """T30.7: `attackers` on `hex`; tribes that still declare weapons, and what was spent."""

    name = "combat"

    def __init__(self, attackers: int, hex: Hex, later: tuple[int, ...], spent: Spent) -> None:
        self.attackers = attackers
        self.hex = hex
        self.later = later
        self.spent = spent

    @staticmethod
    def start(p: State, place: Hex, attackers: int) -> None:
        present = tuple(seat for seat in p.priority() if place in p.tribes[seat].natives)
        p.stack.append(Combat(attackers, place, present, ()))

    def go(self, p: State, chance: Chance) -> None:
        missing = self.attackers - sum(weapons for _, weapons in self.spent)
        if self.later and missing:
            p.stack[-1] = Combat(self.attackers, self.hex, self.later[1:], self.spent)
            p.stack.append(CombatArms(self.later[0], self.hex, missing))
            return
        p.stack.pop()
        if missing:
            natives_lose(p, self.hex, self.spent, chance)
        else:
            natives_win(p, self.hex, self.spent)


class CombatArms(Ask):
    """T30.7: the weapons of one tribe, at most its natives here and what is `missing`."""

    name = "combat-arms"
    rule = "T30.7"
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
        assert isinstance(below, Combat)
        if weapons:
            p.stack[-1] = Combat(below.attackers, below.hex, below.later, (*below.spent, (self.seat, weapons)))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return why_not_arm(p, self.seat, move, self.most(p), "T30.7")

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, place=hex_text(self.hex), missing=self.missing)


def natives_win(p: State, place: Hex, spent: Spent) -> None:
    """T30.7: the attackers die; [D] a point for each tribe that spent weapons."""
    p.conquistadors.pop(place)
    p.finished.pop(place, None)
    if p.chief == place:
        p.chief = 0
    points = p.kit.points["ship_combat_win_per_tribe_spending_weapons"]
    p.add_all_points({seat: points for seat, _ in spent}, "battle_won")
    p.tell("battle-won", place=hex_text(place))


def natives_lose(p: State, place: Hex, spent: Spent, chance: Chance) -> None:
    """T30.7: natives die, each weapon kills an attacker, heroes draw idols, a fort is placed; T30.8."""
    p.tell("battle-lost", place=hex_text(place))
    beaten = tuple(p.seats_on(place))
    p.kill_everybody(place)
    p.conquistadors[place] -= sum(weapons for _, weapons in spent)
    p.place_fort(place, 0)
    p.finished[place] = p.conquistadors[place]
    heroes = [seat for seat, _ in spent]
    for seat in p.priority():
        if seat in heroes:
            p.draw_idol(seat, chance)
    use_traitor_card(p, place, beaten)


def use_traitor_card(p: State, place: Hex, beaten: tuple[int, ...]) -> None:
    """T30.8, R71: jailer, missionary, liberator."""
    card = p.kit.traitors[p.traitor_card]
    ability = card["ability"]
    if ability == "capture_one_native_per_won_combat":
        p.jailed = min(int(card["params"]["max_prisoners"]), p.jailed + 1)
    elif ability == "convert_one_native_per_won_combat":
        p.conquistadors[place] += 1
    elif ability == "free_prisoners_of_one_beaten_tribe":
        seats = tuple(seat for seat in beaten if p.tribes[seat].prisoners)
        if seats:
            p.stack.append(Liberation(p.traitor, place, seats))


class Liberation(Ask):
    """T30.8: the prisoners of one beaten tribe are placed on `hex`."""

    name = "free"
    rule = "T30.8"
    forms = (FREE,)

    def __init__(self, seat: int, hex: Hex, seats: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.hex = hex
        self.seats = seats

    def moves(self, p: State) -> list[Act]:
        return [act(FREE, seat) for seat in self.seats]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        tribe = p.tribes[move.seat]
        p.conquistadors[self.hex] += tribe.prisoners
        tribe.prisoners = 0

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("R71", "not-beaten", seat=move.seat)
