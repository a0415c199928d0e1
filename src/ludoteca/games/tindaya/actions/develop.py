"""Develop inventions (T10, T24.4)."""

from abc import abstractmethod

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import Cost
from ludoteca.games.tindaya.moves import DISCOUNT, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import Tribe


def discount_on(tribe: Tribe, level: int) -> int:
    """T24.4: units that a tribe saves on an invention."""
    return int(tribe.card.params.get("level2_discount", 0)) if level == 2 else 0


def can_develop(p: State, seat: int, trade: int) -> bool:
    """T10.1, T10.2, T10.4: the next invention of the trade exists and can be paid."""
    tribe = p.tribes[seat]
    level = tribe.level(trade) + 1
    return level <= 2 and tribe.can_pay(p.kit.trades[trade].costs[level - 1], discount_on(tribe, level))


def why_not_develop(p: State, seat: int, trade: int) -> Refusal:
    tribe = p.tribes[seat]
    if tribe.developed >> trade & 1:
        return Refusal("T9.4", "space-taken", trade=p.kit.trades[trade].key)
    if tribe.level(trade) == 2:
        return Refusal("T10.1", "all-developed", trade=p.kit.trades[trade].key)
    return Refusal("T10.4", "cannot-pay", item=p.kit.trades[trade].inventions[tribe.level(trade)])


class Develop(Step):
    """T10.3: as many inventions as the marker allows and the stock can pay."""

    name = "develop"

    def __init__(self, halves: int, seat: int, trade: int) -> None:
        self.halves = halves
        self.seat = seat
        self.trade = trade

    def go(self, p: State, chance: Chance) -> None:
        if not self.halves or not can_develop(p, self.seat, self.trade):
            p.stack.pop()
            return
        p.stack[-1] = Develop(self.halves - 1, self.seat, self.trade)
        tribe = p.tribes[self.seat]
        level = tribe.level(self.trade) + 1
        cost = p.kit.trades[self.trade].costs[level - 1]
        saved = discount_on(tribe, level)
        if saved:
            p.stack.append(InventionDiscount(self.seat, cost, saved, self.trade))
        else:
            invent(p, self.seat, self.trade, cost)


def invent(p: State, seat: int, trade: int, cost: Cost) -> None:
    """T10.1, T9.7: the next invention is paid and developed, its cylinder goes to the depot."""
    tribe = p.tribes[seat]
    tribe.pay(cost)
    level = tribe.level(trade) + 1
    tribe.invent(trade, level)
    tribe.cylinders += 1
    p.tell_goods("developed", seat, loss=cost, invention=p.kit.trades[trade].inventions[level - 1])


class Discount(Ask):
    """N5: one unit of the cost is dropped at a time; then the rest is paid."""

    forms = (DISCOUNT,)

    def __init__(self, seat: int, cost: Cost, saved: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.saved = saved

    def less(self, key: int) -> Cost:
        """The cost without one unit of a resource."""
        reduced = ((resource, units - (resource == key)) for resource, units in self.cost)
        return tuple((resource, units) for resource, units in reduced if units)

    def moves(self, p: State) -> list[Act]:
        tribe = p.tribes[self.seat]
        return [
            act(DISCOUNT, p.kit.resources[resource])
            for resource, _ in self.cost
            if tribe.can_pay(self.less(resource), self.saved - 1)
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        cost = self.less(p.kit.resource[move.resource])
        p.stack.pop()
        if self.saved > 1 and cost:
            p.stack.append(self.again(cost))
        else:
            self.bought(p, cost, chance)

    @abstractmethod
    def again(self, cost: Cost) -> "Discount":
        """The same question with the unit dropped."""

    @abstractmethod
    def bought(self, p: State, cost: Cost, chance: Chance) -> None:
        """The rest of the cost is paid, and what it buys is had."""

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if p.kit.resource.get(move.resource) in dict(self.cost):
            return Refusal(self.rule, "rest-not-payable", resource=move.resource)
        return Refusal(self.rule, "not-in-cost", resource=move.resource)

    def question(self, p: State) -> Question:
        return Question("discount", self.rule)


class InventionDiscount(Discount):
    """T24.4."""

    name = "invention-discount"
    rule = "T24.4"

    def __init__(self, seat: int, cost: Cost, saved: int, trade: int) -> None:
        super().__init__(seat, cost, saved)
        self.trade = trade

    def again(self, cost: Cost) -> Discount:
        return InventionDiscount(self.seat, cost, self.saved - 1, self.trade)

    def bought(self, p: State, cost: Cost, chance: Chance) -> None:
        invent(p, self.seat, self.trade, cost)
