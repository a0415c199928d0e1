"""A protection idol against those who come to a hex with natives (T25.3)."""

from ludoteca.core import Question
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import REPEL, STAND, STAND_MOVE, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


class RepelOrStand(Ask):
    """Whether a tribe uses its idol for `hex`. Each kind of attack is repelled in its own way."""

    forms = (REPEL, STAND)

    def __init__(self, seat: int, hex: Hex) -> None:
        super().__init__(seat)
        self.hex = hex

    def moves(self, p: State) -> list[Act]:
        return [STAND_MOVE, act(REPEL)]

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, place=hex_text(self.hex))
