"""Phase C, what happens on land: food, waste, housing, learning, survival, prophecies, maintenance (T16)."""

from abc import abstractmethod
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import ClassVar

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.ending import end_game
from ludoteca.games.tindaya.hexes import Hex, hex_text
from ludoteca.games.tindaya.idols import has_teacher
from ludoteca.games.tindaya.kit import ACORAN, DISASTERS, GODS, MONEIBA, SHIPS
from ludoteca.games.tindaya.moves import DECLINE, DECLINE_MOVE, DELIVER, EAT, STARVE, UNHOUSE, Act, act, keyed
from ludoteca.games.tindaya.offerings import reward_offerings
from ludoteca.games.tindaya.setup import draw_event, draw_offering
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Script, Step
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGER, VILLAGERS


class TribeQueue(Step):
    """A queue of tribes in priority order, each dealt with completely before the next (T6.7)."""

    __slots__ = ("later",)
    later: tuple[int, ...]

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

    __slots__ = ("deaths", "least", "total")
    form: ClassVar[int]
    deaths: int
    least: Hex
    total: int

    def __init__(self, seat: int, deaths: int, least: Hex, total: int) -> None:
        self.seat = seat
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
        p.kill(self.seat, move.a, VILLAGER)
        p.abandon([move.a])
        if self.deaths > 1:
            p.stack[-1] = type(self)(self.seat, self.deaths - 1, move.a, self.total)
        else:
            p.stack.pop()
            self.mourn(p)

    def mourn(self, p: State) -> None:
        """T16.2.3, T16.4.1, R15: Moneiba is angered; [D] a loss of points as one change."""
        p.enrage(MONEIBA)
        p.add_points(self.seat, self.total * p.kit.points[self.points()], self.points())

    @abstractmethod
    def points(self) -> str:
        """The id of the points lost for each death."""

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if p.tribes[self.seat].natives.get(move.a, 0) & VILLAGERS:
            return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.a))
        return Refusal(self.rule, "nobody-there", place=hex_text(move.a))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, deaths=self.deaths)


# -------------------------------------------------------------------- T16.2


def feed(p: State, chance: Chance) -> None:
    p.stack.append(FoodQueue(tuple(p.priority())))


class FoodQueue(TribeQueue):
    """T16.2.1: each tribe feeds as many villagers as its food allows."""

    __slots__ = ()
    name = "food"

    def serve(self, p: State, seat: int) -> None:
        tribe, rations = p.tribes[seat], p.kit.rations
        villagers = tribe.villagers()
        food = sum(tribe.stock[kind] * rations[kind] for kind in p.kit.food)
        if food >= villagers:
            if villagers:
                p.stack.append(Meal(seat, 0, villagers))
            return
        for kind in p.kit.food:
            tribe.stock[kind] = 0
        deaths = villagers - food
        p.tell("hunger", seat=seat, deaths=deaths)
        p.stack.append(Starvation(seat, deaths, 0, deaths))


class Meal(Ask):
    """T16.2.2: `hungry` villagers are unfed; units are eaten in food order, `course` is the place in it."""

    __slots__ = ("course", "hungry")
    name = "meal"
    rule = "T16.2.2"
    forms = (EAT,)

    def __init__(self, seat: int, course: int, hungry: int) -> None:
        self.seat = seat
        self.course = course
        self.hungry = hungry

    def moves(self, p: State) -> list[Act]:
        kit, stock = p.kit, p.tribes[self.seat].stock
        kinds = kit.food[self.course :]
        rest = sum(stock[kind] * kit.rations[kind] for kind in kinds)
        found = []
        for kind in kinds:
            if stock[kind] and rest >= self.hungry:
                found.append(keyed(EAT, kit.resources[kind]))
            rest -= stock[kind] * kit.rations[kind]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        kind = p.kit.resource[move.key]
        p.tribes[self.seat].stock[kind] -= 1
        hungry = self.hungry - p.kit.rations[kind]
        if hungry > 0:
            p.stack[-1] = Meal(self.seat, p.kit.food.index(kind), hungry)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        kind = p.kit.resource.get(move.key, -1)
        if kind not in p.kit.food:
            return Refusal("T2.4", "not-food", resource=move.key)
        if not p.tribes[self.seat].stock[kind]:
            return Refusal("T16.2.1", "not-in-stock", resource=move.key)
        if p.kit.food.index(kind) < self.course:
            return Refusal("N2.4", "out-of-order", resource=move.key, missing=self.hungry)
        return Refusal("R14", "would-starve", resource=move.key)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, hungry=self.hungry)


class Starvation(VictimChoice):
    """T16.2.3."""

    __slots__ = ()
    name = "starve"
    rule = "T16.2.3"
    forms = (STARVE,)
    form = STARVE

    def points(self) -> str:
        return "starved_villager"


# -------------------------------------------------------------------- T16.3


def dump_waste(p: State, chance: Chance) -> None:
    """T16.3: what perished or overflows goes to Nature, which takes one pawn for each player."""
    if not p.terms.waste:
        return
    for seat in p.priority():
        tribe = p.tribes[seat]
        for kind in p.kit.perishable:
            tribe.waste += tribe.stock[kind]
            tribe.stock[kind] = 0
        if not any(p.kit.market[card] == "capacity" for card in tribe.market):
            for kind, limit in p.kit.contained:
                over = max(0, tribe.stock[kind] - limit)
                tribe.waste += over
                tribe.stock[kind] -= over
    if p.terms.domination:
        punish_waste(p)
    else:
        endure_waste(p)


def waste(p: State) -> int:
    return sum(tribe.waste for tribe in p.tribes)


def worst_offender(p: State) -> int:
    """T16.3.3, R16: most pawns; on a tie the last in current priority."""
    return max(reversed(p.priority()), key=lambda seat: p.tribes[seat].waste)


def endure_waste(p: State) -> None:
    """T16.3.2 [A], R16."""
    players = p.terms.players
    while waste(p) > players:
        p.enrage(ACORAN)
        for _ in range(players):
            p.tribes[worst_offender(p)].waste -= 1


def punish_waste(p: State) -> None:
    """T16.3.3 [D]."""
    if waste(p) <= p.terms.players:
        return
    while waste(p) > p.terms.players:
        seat = worst_offender(p)
        p.tribes[seat].waste = max(0, p.tribes[seat].waste - 2)
        p.add_points(seat, p.kit.points["waste_worst_offender"], "waste_worst_offender")
    p.enrage(ACORAN)


# -------------------------------------------------------------------- T16.4


def house(p: State, chance: Chance) -> None:
    if p.terms.cave:
        p.stack.append(HousingQueue(tuple(p.priority())))


class HousingQueue(TribeQueue):
    """T16.4.1: villagers without a place in the caves die."""

    __slots__ = ()
    name = "housing"

    def serve(self, p: State, seat: int) -> None:
        tribe = p.tribes[seat]
        deaths = tribe.villagers() - p.kit.housed[tribe.cave]
        if deaths > 0:
            p.tell("cold", seat=seat, deaths=deaths)
            p.stack.append(Unhousing(seat, deaths, 0, deaths))


class Unhousing(VictimChoice):
    """T16.4.1."""

    __slots__ = ()
    name = "unhouse"
    rule = "T16.4.1"
    forms = (UNHOUSE,)
    form = UNHOUSE

    def points(self) -> str:
        return "unhoused_villager"


# -------------------------------------------------------------------- T16.5


def reward(god: int) -> Callable[[State, Chance], None]:
    """T16.5.1: first Acoran, then Moneiba."""

    def paragraph(p: State, chance: Chance) -> None:
        reward_offerings(p, god)

    return paragraph


# -------------------------------------------------------------------- T16.7


def learn(p: State, chance: Chance) -> None:
    """T16.7, R55: nobles learn from natives, all tribes on the situation before the step."""
    lessons = [
        (seat, trade) for seat in p.priority() for trade in sorted({p.trade_of(place) for place in schools(p, seat)})
    ]
    for seat, trade in lessons:
        p.tribes[seat].learn(trade)
        p.tell("learned", seat=seat, trade=p.kit.trades[trade].key)


def schools(p: State, seat: int) -> list[Hex]:
    """Buildings of an unknown trade where a noble of the tribe meets a native who knows it."""
    tribe = p.tribes[seat]
    return [
        place
        for place, group in tribe.natives.items()
        if group >= NOBLE
        and p.trade_of(place) >= 0
        and not tribe.knows(p.trade_of(place))
        and can_learn(p, seat, place, p.trade_of(place))
    ]


def can_learn(p: State, seat: int, place: Hex, trade: int) -> bool:
    """R55: whether somebody there teaches the trade at the end of the era; in the first edition a villager."""
    if not p.terms.edition.nobles_teach and p.holder(place) in (-1, seat):
        return False
    return has_teacher(p, seat, place, trade)


# -------------------------------------------------------------------- T16.8


def survive(p: State, chance: Chance) -> None:
    """T16.8: doom, or the end of the last era, or a tribe wiped out."""
    if p.kit.doom in p.anger:
        end_game(p, "doom")
    elif p.era == p.terms.eras:
        end_game(p, "eras")
    elif any(not tribe.villagers() or not tribe.nobles() for seat, tribe in enumerate(p.tribes) if seat != p.traitor):
        end_game(p, "extinct")


# -------------------------------------------------------------------- T16.9


def ask_for_delivery(p: State, chance: Chance) -> None:
    """T16.9.1: one round of questions, in priority order."""
    if p.terms.seers:
        p.stack.append(DeliveryQueue(tuple(p.priority())))


class DeliveryQueue(TribeQueue):
    """T16.9.1: those still to be asked; a delivery ends the round."""

    __slots__ = ()
    name = "deliveries"

    def serve(self, p: State, seat: int) -> None:
        p.stack.append(Delivery(seat))


class Delivery(Ask):
    """T16.9.1: units with the fire icon for the seers, or nothing."""

    __slots__ = ()
    name = "deliver"
    rule = "T16.9.1"
    forms = (DELIVER, DECLINE)
    skips = True

    def moves(self, p: State) -> list[Act]:
        stock = p.tribes[self.seat].stock
        bundles = combinations_with_replacement(p.kit.fire, p.kit.fire_per_seer)
        return [
            DECLINE_MOVE,
            *(
                keyed(DELIVER, " ".join(p.kit.resources[kind] for kind in bundle))
                for bundle in bundles
                if all(stock[kind] >= bundle.count(kind) for kind in bundle)
            ),
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == DELIVER:
            for key in move.key.split(" "):
                p.tribes[self.seat].stock[p.kit.resource[key]] -= 1
            p.hand += (self.seat,)
            p.stack.pop()
            p.add_points(self.seat, p.kit.points["seer_delivery"], "seer_delivery")
            p.tell("delivered", seat=self.seat)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T16.9.1", "cannot-deliver", units=p.kit.fire_per_seer)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, units=p.kit.fire_per_seer)


# -------------------------------------------------------------------- T16.10


def maintain(p: State, chance: Chance) -> None:
    """T16.10: markers, event, offerings, catastrophes, turn order; then the next era."""
    for tribe in p.tribes:
        tribe.cylinders_gone += tribe.cylinders_used
        tribe.cubes += tribe.cubes_used
        tribe.cylinders_used = tribe.cubes_used = tribe.developed = tribe.produced = 0
        tribe.pawns = [0, 0]
    p.era += 1
    draw_event(p, chance)
    p.filled = [[0] * p.kit.positions for _ in GODS]
    for god in range(len(GODS)):
        draw_offering(p, god, chance)
    p.catastrophes, p.prophecy = ["", ""], ""
    p.standees, p.ships = [0] * len(DISASTERS), [0] * len(SHIPS)
    p.order = p.track[:] if p.terms.domination else p.order[1:] + p.order[:1]
    p.stack[-1] = Script(0, "era")
