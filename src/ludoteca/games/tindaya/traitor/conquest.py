"""Conquest: conquistadors enter a hex with natives, who may repel them with an idol (T30.7)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.conquistadors.repel import RepelOrStand
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import REPEL, Act
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Step
from ludoteca.games.tindaya.traitor.combat import Combat
from ludoteca.games.tindaya.traitor.treason import Redeploy


class ConquestIdols(Step):
    """T30.7: `attackers` (the `chief` among them) came from `origin`, where a `fort` was removed, to `hex`; the
    tribes `later` may still use a protection idol."""

    name = "conquest-idols"

    def __init__(self, attackers: int, chief: bool, fort: int, hex: Hex, later: tuple[int, ...], origin: Hex) -> None:
        self.attackers = attackers
        self.chief = chief
        self.fort = fort
        self.hex = hex
        self.later = later
        self.origin = origin

    def go(self, p: State, chance: Chance) -> None:
        if not self.later:
            p.stack.pop()
            Combat.start(p, self.hex, self.attackers)
            return
        seat = self.later[0]
        later = self.later[1:]
        p.stack[-1] = ConquestIdols(self.attackers, self.chief, self.fort, self.hex, later, self.origin)
        if p.kit.protection in p.tribes[seat].idols:
            p.stack.append(ConquestRepel(seat, self.hex))


class ConquestRepel(RepelOrStand):
    """T30.7: a protection idol sends the attackers of `hex` back."""

    name = "conquest-repel"
    rule = "T30.7"

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == REPEL:
            p.use_idol(self.seat, p.kit.protection)
            conquest = p.stack.pop()
            assert isinstance(conquest, ConquestIdols)
            send_back(p, conquest)
            p.tell("attack-repelled", place=hex_text(self.hex))


def send_back(p: State, conquest: ConquestIdols) -> None:
    """T30.7: the attackers return to the hex they left and make no further move."""
    origin, number = conquest.origin, conquest.attackers
    del p.conquistadors[conquest.hex]
    del p.finished[conquest.hex]
    if origin in p.chart.ocean.volcano_at:
        scatter(p, conquest)
        return
    p.conquistadors[origin] = p.conquistadors.get(origin, 0) + number
    p.finished[origin] = p.finished.get(origin, 0) + number
    if conquest.chief:
        p.chief = origin
    if conquest.fort:
        p.building[origin] = conquest.fort
        if conquest.fort > FORT:
            p.reserve[conquest.fort - FORT - 1] -= 1


def scatter(p: State, conquest: ConquestIdols) -> None:
    """T30.7: from a volcano each attacker goes to a fort that holds others; without one, to the reserve."""
    forts = tuple(sorted(place for place in p.conquistadors if p.fort(place)))
    if conquest.chief:
        p.chief = 0
    if forts:
        p.stack.append(Scattering(p.traitor, forts, conquest.origin, conquest.attackers, conquest.chief))


class Scattering(Redeploy):
    """T30.7: as T30.3 (3), but these conquistadors rest; the `chief` is the last of them."""

    name = "scatter"
    rule = "T30.7"

    def __init__(self, seat: int, forts: tuple[Hex, ...], hex: Hex, number: int, chief: bool) -> None:
        super().__init__(seat, forts, hex, number)
        self.chief = chief

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.conquistadors[move.to] += 1
        p.finished[move.to] = p.finished.get(move.to, 0) + 1
        if self.number > 1:
            forts = tuple(fort for fort in self.forts if fort >= move.to)
            p.stack[-1] = Scattering(self.seat, forts, self.hex, self.number - 1, self.chief)
            return
        p.stack.pop()
        if self.chief:
            p.chief = move.to
