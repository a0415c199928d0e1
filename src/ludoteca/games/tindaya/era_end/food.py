"""Food (T16.2)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.era_end.tribe_queue import TribeQueue, VictimChoice
from ludoteca.games.tindaya.moves import EAT, STARVE, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


def feed(p: State, chance: Chance) -> None:
    p.tell("era-end-food")
    p.stack.append(FoodQueue(tuple(p.priority())))


class FoodQueue(TribeQueue):
    """T16.2.1: each tribe feeds as many villagers as its food allows."""

    name = "food"

    def serve(self, p: State, seat: int) -> None:
        tribe, rations = p.tribes[seat], p.kit.rations
        villagers = tribe.villagers()
        food = sum(tribe.stock[kind] * rations[kind] for kind in p.kit.food)
        if food >= villagers:
            if villagers:
                p.stack.append(Meal(seat, 0, villagers))
            return
        eaten = tuple([(kind, tribe.stock[kind]) for kind in p.kit.food])
        tribe.pay(eaten)
        deaths = villagers - food
        p.tell_goods("hunger", seat, loss=eaten, deaths=deaths)
        p.stack.append(Starvation(seat, deaths, 0, deaths))


class Meal(Ask):
    """T16.2.2: `hungry` villagers are unfed; units are eaten in food order, `course` is the place in it."""

    name = "meal"
    rule = "T16.2.2"
    forms = (EAT,)

    def __init__(self, seat: int, course: int, hungry: int) -> None:
        super().__init__(seat)
        self.course = course
        self.hungry = hungry

    def moves(self, p: State) -> list[Act]:
        kit, stock = p.kit, p.tribes[self.seat].stock
        kinds = kit.food[self.course :]
        rest = sum(stock[kind] * kit.rations[kind] for kind in kinds)
        found = []
        for kind in kinds:
            if stock[kind] and rest >= self.hungry:
                found.append(act(EAT, kit.resources[kind]))
            rest -= stock[kind] * kit.rations[kind]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        kind = p.kit.resource[move.resource]
        p.tribes[self.seat].stock[kind] -= 1
        p.tell_goods("eaten", self.seat, loss=((kind, 1),))
        hungry = self.hungry - p.kit.rations[kind]
        if hungry > 0:
            p.stack[-1] = Meal(self.seat, p.kit.food.index(kind), hungry)
        else:
            p.stack.pop()
            if p.events is not None:
                p.tell("fed", seat=self.seat, villagers=p.tribes[self.seat].villagers(), spoiled=-hungry)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        kind = p.kit.resource.get(move.resource, -1)
        if kind not in p.kit.food:
            return Refusal("T2.4", "not-food", resource=move.resource)
        if not p.tribes[self.seat].stock[kind]:
            return Refusal("T16.2.1", "not-in-stock", resource=move.resource)
        if p.kit.food.index(kind) < self.course:
            return Refusal("N2.4", "out-of-order", resource=move.resource, missing=self.hungry)
        return Refusal("R14", "would-starve", resource=move.resource)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, hungry=self.hungry)


class Starvation(VictimChoice):
    """T16.2.3."""

    name = "starve"
    rule = "T16.2.3"
    forms = (STARVE,)
    form = STARVE

    def points(self) -> str:
        return "starved_villager"
