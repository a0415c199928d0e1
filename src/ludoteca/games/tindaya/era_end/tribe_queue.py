"""What several steps of the end of an era share: tribes in turn (T6.7), villagers who die (R53)."""

from abc import abstractmethod
from typing import ClassVar

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import MONEIBA
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import VILLAGER, VILLAGERS


class TribeQueue(Step):
    """A queue of tribes in priority order, each dealt with completely before the next (T6.7)."""

    def __init__(self, later: tuple[int, ...]) -> None:
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        if self.later:
            p.stack[-1] = type(self)(self.later[1:])
            self.serve(p, self.later[0])
        else:
            p.stack.pop()

    @abstractmethod
    def serve(self, p: State, seat: int) -> None:
        """What one tribe does when its turn comes."""


class VictimChoice(Ask):
    """R53, N8: `deaths` villagers die, places in non-descending order from `least` on; `total` die in all."""

    form: ClassVar[int]

    def __init__(self, seat: int, deaths: int, least: Hex, total: int) -> None:
        super().__init__(seat)
        self.deaths = deaths
        self.least = least
        self.total = total

    def moves(self, p: State) -> list[Act]:
        natives = p.tribes[self.seat].natives
        places = sorted(place for place, group in natives.items() if group & VILLAGERS and place >= self.least)
        rest = sum(natives[place] & VILLAGERS for place in places)
        found = []
        for place in places:
            if rest >= self.deaths:
                found.append(act(self.form, place))
            rest -= natives[place] & VILLAGERS
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.kill(self.seat, move.hex, VILLAGER)
        p.abandon([move.hex])
        if self.deaths > 1:
            p.stack[-1] = type(self)(self.seat, self.deaths - 1, move.hex, self.total)
        else:
            p.stack.pop()
            self.pay_for_deaths(p)

    def pay_for_deaths(self, p: State) -> None:
        """T16.2.3, T16.4.1, R15: Moneiba is angered; [D] a loss of points as one change."""
        p.enrage(MONEIBA)
        p.add_points(self.seat, self.total * p.kit.points[self.points()], self.points())

    @abstractmethod
    def points(self) -> str:
        """The id of the points lost for each death."""

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if p.tribes[self.seat].natives.get(move.hex, 0) & VILLAGERS:
            return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.hex))
        return Refusal(self.rule, "nobody-there", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, deaths=self.deaths)
