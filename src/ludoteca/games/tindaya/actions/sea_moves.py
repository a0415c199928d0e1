"""Sea moves: launch, sail, land (T13.4). Natives and the traitor's conquistadors sail alike but land by other rules."""

from collections.abc import Callable
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ASHORE, LAUNCH, SAIL, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask

CANOE: Final = "canoe"
WOOD: Final = "wood"
GIFT: Final = "gift"

Landing = tuple[
    Callable[[State, "Launch", Hex], bool],
    Callable[[State, "Launch", Hex, Chance], None],
    Callable[[State, "Launch", Hex], Refusal],
]
CREW: Final = 1
CREW_WITH_CHIEF: Final = 2
"""Conquistadors at sea, without and with their chief; 0: natives."""
HOSTS: Final[dict[int, Landing]] = {}
"""By crew: may it land, the landing, why not."""


def can_launch(p: State, seat: int, origin: Hex, wood: bool) -> bool:
    """T13.4: there is water next to the hex and a canoe on it, or one can be had."""
    water = p.chart.water(origin)
    tribe = p.tribes[seat]
    if tribe.gifts or (wood and tribe.stock[p.kit.wood]):
        return bool(water)
    return not p.canoes.keys().isdisjoint(water)


def has_gift(p: State, seat: int, host: int) -> bool:
    """T24.1, T30.8: a free canoe that this crew may use; the leader's is his chief's."""
    return p.tribes[seat].gifts > 0 and not (host == CREW and p.variant.edition.canoe_is_the_chiefs)


class Launch(Ask):
    """T13.4.1: a crew (`host`) of a `group` embarks on `origin`; `left` moves remain after this one."""

    name = "launch"
    rule = "T13.4"
    forms = (LAUNCH,)

    def __init__(self, seat: int, group: int, host: int, left: int, origin: Hex) -> None:
        super().__init__(seat)
        self.group = group
        self.host = host
        self.left = left
        self.origin = origin

    def ends(self, p: State, water: Hex) -> list[Hex]:
        """Where a canoe on this hex can stop so that the crew can land."""
        may_land, chart = HOSTS[self.host][0], p.chart
        open_land = {end for end in chart.landings(water) if may_land(p, self, end)}
        return [stop for stop in chart.courses(water) if not open_land.isdisjoint(chart.near(stop))]

    def can_end(self, p: State, water: Hex) -> bool:
        """Most crews could land where they embarked, which spares the look at the farther shores."""
        may_land = HOSTS[self.host][0]
        return may_land(p, self, self.origin) or any(may_land(p, self, end) for end in p.chart.landings(water))

    def moves(self, p: State) -> list[Act]:
        tribe = p.tribes[self.seat]
        found = []
        for water in p.chart.water(self.origin):
            means = []
            if water in p.canoes:
                means = [CANOE]
            else:
                if not self.host and tribe.stock[p.kit.wood]:
                    means.append(WOOD)
                if has_gift(p, self.seat, self.host):
                    means.append(GIFT)
            if means and self.can_end(p, water):
                found += [act(LAUNCH, water, mean) for mean in means]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        tribe = p.tribes[self.seat]
        if move.means == WOOD:
            tribe.stock[p.kit.wood] -= 1
            p.tell_goods("canoe-built", self.seat, loss=((p.kit.wood, 1),))
        elif move.means == GIFT:
            tribe.gifts -= 1
        if move.means != CANOE:
            p.canoes[move.hex] = 1
        p.stack[-1] = Sail(self.seat, self.group, self.host, self.left, self.origin, move.hex)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        tribe = p.tribes[self.seat]
        if move.hex not in p.chart.water(self.origin):
            return Refusal("T13.4", "not-adjacent-sea", place=hex_text(move.hex))
        if (move.means == CANOE) != (move.hex in p.canoes) or move.means not in (CANOE, WOOD, GIFT):
            return Refusal("T13.4", "no-canoe", place=hex_text(move.hex))
        if move.means == WOOD and (self.host or not tribe.stock[p.kit.wood]):
            return Refusal("T30.5" if self.host else "T13.4", "no-wood")
        if move.means == GIFT and not tribe.gifts:
            return Refusal("T30.8" if self.host else "T24.1", "no-gift")
        if move.means == GIFT and not has_gift(p, self.seat, self.host):
            return Refusal("T30.8", "canoe-of-the-chief")
        return Refusal("T13.4", "no-landing", place=hex_text(move.hex))


class Sail(Launch):
    """T13.4.2: the canoe on `start` sails along a straight line."""

    name = "sail"
    forms = (SAIL,)

    def __init__(self, seat: int, group: int, host: int, left: int, origin: Hex, start: Hex) -> None:
        super().__init__(seat, group, host, left, origin)
        self.start = start

    def moves(self, p: State) -> list[Act]:
        return [act(SAIL, stop) for stop in self.ends(p, self.start)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.hex != self.start:
            if p.canoes[self.start] == 1:
                del p.canoes[self.start]
            else:
                p.canoes[self.start] -= 1
            p.canoes[move.hex] = p.canoes.get(move.hex, 0) + 1
        p.stack[-1] = Ashore(self.seat, self.group, self.host, self.left, self.origin, move.hex)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex in p.chart.courses(self.start):
            return Refusal("T13.4", "no-landing", place=hex_text(move.hex))
        return Refusal("T13.4", "no-straight-line", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, place=hex_text(self.start))


class Ashore(Launch):
    """T13.4.3: the crew lands next to the canoe, which stays on `stop`."""

    name = "ashore"
    forms = (ASHORE,)

    def __init__(self, seat: int, group: int, host: int, left: int, origin: Hex, stop: Hex) -> None:
        super().__init__(seat, group, host, left, origin)
        self.stop = stop

    def moves(self, p: State) -> list[Act]:
        may_land = HOSTS[self.host][0]
        return [act(ASHORE, end) for end in p.chart.near(self.stop) if may_land(p, self, end)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        HOSTS[self.host][1](p, self, move.hex, chance)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex not in p.chart.near(self.stop):
            return Refusal("T13.4", "not-adjacent-land", place=hex_text(move.hex))
        return HOSTS[self.host][2](p, self, move.hex)
