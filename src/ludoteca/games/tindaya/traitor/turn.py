"""The turn of the traitor (T30.5, N8)."""

from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import CUBE, CYLINDER, MARKERS, SHIPS
from ludoteca.games.tindaya.moves import (
    END,
    EXPLORE,
    PASS,
    REROUTE,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.traitor.explore import Campaign

ACTIONS: Final = 2
"""T9.2."""


class TraitorMenu(Ask):
    """T30.5, N8: explore, reroute, end or pass."""

    name = "traitor-turn"
    rule = "T30.5"
    forms = (EXPLORE, REROUTE, END, PASS)

    def __init__(self, seat: int, done: int, explored: bool) -> None:
        super().__init__(seat)
        self.done = done
        self.explored = explored

    def moves(self, p: State) -> list[Act]:
        found = [act(END) if self.done else act(PASS)]
        tribe = p.tribes[self.seat]
        if not self.explored:
            if tribe.cubes:
                found.append(act(EXPLORE, MARKERS[CUBE]))
            if tribe.cylinders:
                found.append(act(EXPLORE, MARKERS[CYLINDER]))
        if may_reroute(p, self.seat):
            found += [
                act(REROUTE, ship, number)
                for index, ship in enumerate(SHIPS)
                if p.ships[index]
                for number in sorted(p.chart.ocean.trench)
                if number != p.ships[index]
            ]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        seat, form = self.seat, move.form
        if form in (END, PASS):
            p.tribes[seat].passed = form == PASS
            p.stack.pop()
            return
        if self.done + 1 < ACTIONS:
            p.stack[-1] = TraitorMenu(seat, self.done + 1, self.explored or form == EXPLORE)
        else:
            p.stack.pop()
        if form == REROUTE:
            p.ships[SHIPS.index(move.ship)] = move.number
            p.rerouted = True
        else:
            marker = MARKERS.index(move.marker)
            p.tribes[seat].spend_marker(marker)
            p.stack.append(Campaign(marker + 1, seat))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.form == PASS:
            return Refusal("R9", "act-or-pass")
        if move.form == END:
            return Refusal("T9.2", "act-first")
        if move.form == EXPLORE:
            if self.explored:
                return Refusal("T9.4", "one-explore")
            return Refusal("T9.4", "no-marker", marker=move.marker)
        return Refusal("T30.8", "cannot-reroute")

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, left=ACTIONS - self.done)


def may_reroute(p: State, seat: int) -> bool:
    """T30.8: the emissary, once, with an empty depot."""
    tribe = p.tribes[seat]
    card = p.kit.traitors[p.traitor_card]
    emissary = card["ability"] == "move_one_ship_after_last_action"
    return emissary and not p.rerouted and not tribe.cubes and not tribe.cylinders
