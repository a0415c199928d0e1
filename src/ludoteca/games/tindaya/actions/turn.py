"""Phase B: turns and markers (T9), the menu of a turn (N5)."""

from functools import lru_cache
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.actions.cave import build_cave
from ludoteca.games.tindaya.actions.develop import Develop, can_develop, why_not_develop
from ludoteca.games.tindaya.actions.devotion import Devotion
from ludoteca.games.tindaya.actions.explore import Expedition
from ludoteca.games.tindaya.actions.offerings import can_give
from ludoteca.games.tindaya.actions.produce import Production, can_produce
from ludoteca.games.tindaya.components import CUBE, CYLINDER, MARKERS
from ludoteca.games.tindaya.idols.use import playable, rule_of_idol, sell, use
from ludoteca.games.tindaya.market import affordable, buy, why_not_buy
from ludoteca.games.tindaya.moves import (
    BUY,
    CAVE,
    DEVELOP,
    DEVOTION,
    END,
    EXPLORE,
    IDOL,
    PASS,
    PRODUCE,
    SELL,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.traitor.turn import TraitorMenu

END_MOVE: Final = act(END)
PASS_MOVE: Final = act(PASS)
ACTIONS: Final = 2
"""T9.2."""
TREASON_ERA: Final = 3
"""T30.1."""


MARKED: Final = {
    (cube, cylinder): (MARKERS[CUBE],) * cube + (MARKERS[CYLINDER],) * cylinder
    for cube in (False, True)
    for cylinder in (False, True)
}
"""The markers that a tribe can use, by whether it has cubes and cylinders."""


@lru_cache(maxsize=1 << 12)
def marked(form: int, before: tuple[str, ...], markers: tuple[str, ...]) -> tuple[Act, ...]:
    """An action with each of these markers."""
    return tuple(act(form, *before, marker) for marker in markers)


def start_rounds(p: State, chance: Chance) -> None:
    """T9.1."""
    for tribe in p.tribes:
        tribe.passed = tribe.acted = False
    p.stack.append(Rounds(0))


class Rounds(Step):
    """T9.1, T9.10: turn after turn until all have passed; `at` is the place in turn order that comes next."""

    name = "rounds"

    def __init__(self, at: int) -> None:
        self.at = at

    def go(self, p: State, chance: Chance) -> None:
        order = p.order
        for offset in range(len(order)):
            place = (self.at + offset) % len(order)
            seat = order[place]
            if not p.tribes[seat].passed:
                p.stack[-1] = Rounds((place + 1) % len(order))
                p.stack.append(TraitorMenu(seat, 0, False) if seat == p.traitor else Menu(seat, 0, False))
                return
        p.stack.pop()


def in_turns(p: State) -> bool:
    """Whether the tribes of this era can still act."""
    return any(isinstance(step, Rounds) for step in p.stack)


class Menu(Ask):
    """N5: what the active player does next; `done` actions of this turn are behind him."""

    name = "turn"
    rule = "T9.2"
    forms = (DEVELOP, PRODUCE, CAVE, EXPLORE, IDOL, SELL, BUY, DEVOTION, END, PASS)

    def __init__(self, seat: int, done: int, explored: bool) -> None:
        super().__init__(seat)
        self.done = done
        self.explored = explored

    def moves(self, p: State) -> list[Act]:
        found = [END_MOVE if self.done else PASS_MOVE]
        tribe = p.tribes[self.seat]
        markers = MARKED[tribe.cubes > 0, tribe.cylinders > 0]
        if markers:
            self.marker_actions(p, markers, found)
        self.other_actions(p, found)
        return found

    def marker_actions(self, p: State, markers: tuple[str, ...], found: list[Act]) -> None:
        """T9.4: Develop, Produce, Cave, Explore."""
        seat, tribe = self.seat, p.tribes[self.seat]
        for index, trade in enumerate(p.kit.trades):
            if not tribe.trades >> index & 1:
                continue
            if not tribe.developed >> index & 1 and can_develop(p, seat, index):
                found += marked(DEVELOP, (trade.key,), markers)
            if not tribe.produced >> index & 1 and can_produce(p, seat, index):
                found += marked(PRODUCE, (trade.key,), markers)
        if not tribe.cave and p.variant.cave and tribe.can_pay(p.kit.cave_cost):
            found += marked(CAVE, (), markers)
        if not self.explored:
            found += marked(EXPLORE, (), markers)

    def other_actions(self, p: State, found: list[Act]) -> None:
        """T15, T24.8: actions without marker."""
        seat, tribe, kit = self.seat, p.tribes[self.seat], p.kit
        for kind in set(tribe.idols) if tribe.idols else ():
            idol = kit.idols[kind]
            found.append(act(SELL, idol.key))
            if idol.timing == "action" and playable(p, seat, kind, self.explored):
                found.append(act(IDOL, idol.key))
        if p.market:
            found += [act(BUY, card) for card in affordable(p, seat)]
        if may_devote(p, seat) and can_give(p, seat):
            found.append(act(DEVOTION))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        seat, form = self.seat, move.form
        tribe = p.tribes[seat]
        first = not tribe.acted
        tribe.acted = True
        if form in (END, PASS):
            tribe.passed = form == PASS
            p.stack.pop()
            return
        exploring = form == EXPLORE or (form == IDOL and p.kit.idols[p.kit.idol[move.idol]].effect == "explore_as_cube")
        if self.done + 1 < ACTIONS:
            p.stack[-1] = Menu(seat, self.done + 1, self.explored or exploring)
        else:
            p.stack.pop()
        if form in (DEVELOP, PRODUCE, CAVE, EXPLORE):
            self.use_marker(p, move, first)
        elif form == IDOL:
            use(p, seat, p.kit.idol[move.idol])
        elif form == SELL:
            sell(p, seat, p.kit.idol[move.idol])
        elif form == BUY:
            buy(p, seat, move.card, chance)
        else:
            tribe.devoted += 1
            p.stack.append(Devotion(seat, 0))

    def use_marker(self, p: State, move: Act, first: bool) -> None:
        """T9.4, T9.5: a cube is the action once, a cylinder twice."""
        seat, tribe = self.seat, p.tribes[self.seat]
        marker = MARKERS.index(move.marker)
        tribe.spend_marker(marker)
        times = marker + 1
        if move.form == DEVELOP:
            trade = p.kit.trade[move.trade]
            tribe.developed |= 1 << trade
            p.stack.append(Develop(times, seat, trade))
        elif move.form == PRODUCE:
            trade = p.kit.trade[move.trade]
            tribe.produced |= 1 << trade
            p.stack.append(Production(seat, times, trade))
        elif move.form == CAVE:
            build_cave(p, seat)
        else:
            treason = first and p.variant.traitor and p.era == TREASON_ERA and p.traitor < 0
            p.stack.append(Expedition(times, seat, treason))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        form = move.form
        if form == PASS:
            return Refusal("R9", "act-or-pass")
        if form == END:
            return Refusal("T9.2", "act-first")
        if form in (DEVELOP, PRODUCE, CAVE, EXPLORE):
            return self.why_not_marker(p, move)
        if form in (IDOL, SELL):
            return self.why_not_idol(p, move)
        if form == BUY:
            if move.card not in p.kit.market:
                return Refusal("T26", "no-such-card", card=move.card)
            return why_not_buy(p, self.seat, move.card)
        return why_not_devote(p, self.seat)

    def why_not_marker(self, p: State, move: Act) -> Refusal:
        seat, tribe, form = self.seat, p.tribes[self.seat], move.form
        if move.marker not in MARKERS or not (tribe.cylinders if move.marker == MARKERS[CYLINDER] else tribe.cubes):
            return Refusal("T9.4", "no-marker", marker=move.marker)
        if form == EXPLORE:
            return Refusal("T9.4", "one-explore")
        if form == CAVE:
            if not p.variant.cave:
                return Refusal("T33.1", "no-cave")
            return Refusal("T12.1", "cave-built") if tribe.cave else Refusal("T12.1", "cannot-pay", item="cave")
        trade = p.kit.trade.get(move.trade)
        if trade is None or not tribe.knows(trade):
            return Refusal("T9.8", "trade-unknown", trade=move.trade)
        if form == DEVELOP:
            return why_not_develop(p, seat, trade)
        if tribe.produced >> trade & 1:
            return Refusal("T9.4", "space-taken", trade=move.trade)
        return Refusal("T11.1", "nothing-to-produce", trade=move.trade)

    def why_not_idol(self, p: State, move: Act) -> Refusal:
        kind = p.kit.idol.get(move.idol, -1)
        if kind not in p.tribes[self.seat].idols:
            return Refusal("T15.1" if move.form == IDOL else "T15.2", "not-in-hand", idol=move.idol)
        if p.kit.idols[kind].timing != "action":
            return Refusal("R38", "not-an-action-idol", idol=move.idol)
        if p.kit.idols[kind].effect == "explore_as_cube":
            return Refusal("R23", "one-explore")
        return Refusal(rule_of_idol(p, kind), "no-use-now", idol=move.idol)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, left=ACTIONS - self.done)


def may_devote(p: State, seat: int) -> bool:
    """T24.8: the Majos, once per era."""
    tribe = p.tribes[seat]
    return tribe.devoted < int(tribe.card.params.get("free_offering_per_era", 0))


def why_not_devote(p: State, seat: int) -> Refusal:
    if not p.tribes[seat].card.params.get("free_offering_per_era"):
        return Refusal("T24.8", "not-this-tribe")
    if not may_devote(p, seat):
        return Refusal("T24.8", "once-per-era")
    return Refusal("R64", "nothing-to-give")
