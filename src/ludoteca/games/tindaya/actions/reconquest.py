"""Reconquest of a fort (T14.6)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ARM, Act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import natives
from ludoteca.games.tindaya.weapons import arms_of, spend, weapons_of, why_not_arm


class Reconquest(Ask):
    """T14.6: the weapons that a group spends against the fort on `hex`."""

    name = "reconquest"
    rule = "T14.6.2"
    forms = (ARM,)
    skips = True

    def __init__(self, seat: int, group: int, hex: Hex) -> None:
        super().__init__(seat)
        self.group = group
        self.hex = hex

    def most(self, p: State) -> int:
        return min(natives(self.group), p.conquistadors[self.hex])

    def moves(self, p: State) -> list[Act]:
        return arms_of(p, self.seat, self.most(p))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        weapons = spend(p, self.seat, move)
        p.stack.pop()
        p.escapes = {}
        enemies = p.conquistadors[self.hex]
        if natives(self.group) >= enemies and weapons == enemies:
            win(p, self.seat, self.hex)
        else:
            p.kill(self.seat, self.hex, self.group)
            p.conquistadors[self.hex] -= weapons
            p.tell("reconquest-lost", seat=self.seat, place=hex_text(self.hex))
            if weapons:
                p.draw_idol(self.seat, chance)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return why_not_arm(p, self.seat, move, self.most(p), "T14.6.2")

    def question(self, p: State) -> Question:
        return Question(
            self.name,
            self.rule,
            place=hex_text(self.hex),
            enemies=p.conquistadors[self.hex],
            natives=natives(self.group),
            weapons=weapons_of(p, self.seat),
        )


def win(p: State, seat: int, place: Hex) -> None:
    """T14.6.3: prisoners, no fort any more, a point."""
    taken = p.remove_fort(place)
    p.tribes[seat].prisoners += taken
    if place == p.first_fort:
        p.fort_retaken = True
    p.add_points(seat, p.kit.points["reconquest_win"], "reconquest_win")
    p.tell("reconquest-won", seat=seat, place=hex_text(place))
    p.tell("prisoners", seat=seat, number=taken)
