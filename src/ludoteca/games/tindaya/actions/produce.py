"""Produce (T11)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import PRESERVE, SLAUGHTER, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import VILLAGERS


def can_preserve(p: State, seat: int, trade: int) -> bool:
    """T11.6: something can be converted."""
    tribe = p.tribes[seat]
    recipe = p.kit.trades[trade].preserve
    return recipe is not None and tribe.level(trade) == 2 and tribe.stock[recipe[1]] > 0 and tribe.can_pay(recipe[2])


def can_produce(p: State, seat: int, trade: int) -> bool:
    """T11.1, R36: a building is controlled, or stock can be preserved."""
    building = p.building
    for place, group in p.tribes[seat].natives.items():
        if group & VILLAGERS and building.get(place) == trade + 1:
            return True
    return can_preserve(p, seat, trade)


class Production(Step):
    """T11.2: so many complete productions still to come."""

    name = "production"

    def __init__(self, seat: int, times: int, trade: int) -> None:
        self.seat = seat
        self.times = times
        self.trade = trade

    def go(self, p: State, chance: Chance) -> None:
        if not self.times:
            p.stack.pop()
            return
        p.stack[-1] = Production(self.seat, self.times - 1, self.trade)
        places = p.controlled_of(self.seat, self.trade)
        produce_goods(p, self.seat, self.trade, places)
        p.stack.append(Cellar(self.seat, self.trade))
        herds = tuple(place for place in places if p.animals.get(place))
        if herds and p.tribes[self.seat].level(self.trade):
            p.stack.append(Slaughter(self.seat, herds, self.trade))


def produce_goods(p: State, seat: int, trade: int, places: list[Hex]) -> None:
    """T11.3: compulsory goods, per villager, per building, per living goat."""
    tribe = p.tribes[seat]
    level = tribe.level(trade)
    goods: list[tuple[int, int]] = []
    for resource, per, needed in p.kit.trades[trade].produced:
        if level < needed:
            continue
        if per == "villager":
            number = sum(tribe.natives[place] & VILLAGERS for place in places)
        elif per == "building":
            number = len(places)
        else:
            number = sum(p.animals.get(place, 0) for place in places)
        tribe.stock[resource] += number
        goods.append((resource, number))
    if p.events is not None:
        at = " ".join(hex_text(place) for place in places)
        p.tell_goods("production", seat, gain=tuple(goods), trade=p.kit.trades[trade].key, places=at)


class Slaughter(Ask):
    """T11.4: how many animals die in the first of these buildings."""

    name = "slaughter"
    rule = "T11.4"
    forms = (SLAUGHTER,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...], trade: int) -> None:
        super().__init__(seat)
        self.hexes = hexes
        self.trade = trade

    def moves(self, p: State) -> list[Act]:
        place = self.hexes[0]
        return [act(SLAUGHTER, place, number) for number in range(p.animals[place] + 1)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        place, tribe = self.hexes[0], p.tribes[self.seat]
        p.animals[place] -= move.number
        if not p.animals[place]:
            del p.animals[place]
        goods = tuple([(resource, move.number) for resource in p.kit.trades[self.trade].slaughtered])
        tribe.gain(goods)
        if move.number:
            p.tell_goods("slaughtered", self.seat, gain=goods)
        if len(self.hexes) > 1:
            p.stack[-1] = Slaughter(self.seat, self.hexes[1:], self.trade)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex != self.hexes[0]:
            return Refusal("N5.1", "other-hex-first", place=hex_text(self.hexes[0]))
        return Refusal("T11.4", "too-many-animals", animals=p.animals[move.hex])

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, place=hex_text(self.hexes[0]))


class Cellar(Step):
    """T11.5, R65: the tribe bonus, before preserving."""

    name = "cellar"

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def go(self, p: State, chance: Chance) -> None:
        tribe = p.tribes[self.seat]
        bonus = tribe.card.params.get("bonus_per_production")
        if bonus and bonus["trade"] == p.kit.trades[self.trade].key and p.controlled_of(self.seat, self.trade):
            goods = p.kit.cost({key: units for key, units in bonus.items() if key != "trade"})
            tribe.gain(goods)
            p.tell_goods("production-bonus", self.seat, gain=goods)
        if can_preserve(p, self.seat, self.trade):
            p.stack[-1] = Preserve(self.seat, self.trade)
        else:
            p.stack.pop()


class Preserve(Ask):
    """T11.6, R35: one payment turns any number of units."""

    name = "preserve"
    rule = "T11.6"
    forms = (PRESERVE,)
    skips = True

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def moves(self, p: State) -> list[Act]:
        recipe = p.kit.trades[self.trade].preserve
        assert recipe is not None
        return [act(PRESERVE, number) for number in range(p.tribes[self.seat].stock[recipe[1]] + 1)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        recipe = p.kit.trades[self.trade].preserve
        assert recipe is not None
        product, source, cost = recipe
        tribe = p.tribes[self.seat]
        if move.number:
            used, made = (*cost, (source, move.number)), ((product, move.number),)
            tribe.pay(used)
            tribe.gain(made)
            p.tell_goods("preserved", self.seat, gain=made, loss=used)
        p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T11.6", "not-enough-goods")
