"""Becoming the traitor (T30.1 to T30.4)."""

from typing import Final

from ludoteca.core import Chance, Pick, Question, Refusal
from ludoteca.games.tindaya.actions.reconquest import Reconquest
from ludoteca.games.tindaya.conquistadors.repel import RepelOrStand
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    ASSAULT,
    BETRAY,
    CHIEF,
    FIGHT,
    REDEPLOY,
    RELEASE,
    REPEL,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Paragraph, Script, Step
from ludoteca.games.tindaya.traitor.combat import Combat
from ludoteca.games.tindaya.tribe import natives


class Treason(Ask):
    """T30.2: fight, or join the conquistadors."""

    name = "treason"
    rule = "T30.2"
    forms = (BETRAY, FIGHT)

    def __init__(self, seat: int, group: int, hex: Hex) -> None:
        super().__init__(seat)
        self.group = group
        self.hex = hex

    def moves(self, p: State) -> list[Act]:
        return [act(BETRAY), act(FIGHT)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == FIGHT:
            p.stack[-1] = Reconquest(self.seat, self.group, self.hex)
        else:
            betray(p, self.seat, chance)


def betray(p: State, seat: int, chance: Chance) -> None:
    """T30.2, T30.3 (1), (2): the turn is over; natives of the tribe become conquistadors."""
    while p.stack[-1].name != "rounds":
        p.stack.pop()
    p.explorer = -1
    p.moved, p.finished = {}, {}
    p.traitor = seat
    p.traitor_card = str(chance.outcome(Pick("traitor", list(p.kit.traitors), "T30.3")))
    p.tell("treason", seat=seat, card=p.traitor_card)
    forts = tuple(sorted(place for place in p.building if p.fort(place)))
    tribe = p.tribes[seat]
    turned = {place: natives(group) for place, group in sorted(tribe.natives.items())}
    for place, number in turned.items():
        p.conquistadors[place] = p.conquistadors.get(place, 0) + number
    tribe.natives = {}
    shared = tuple(
        place
        for place in turned
        if p.occupied(place) and place not in p.chart.ocean.volcano_at and place not in p.walls
    )
    homeless = tuple(place for place in turned if place in p.chart.ocean.volcano_at or place in p.walls)
    p.stack.append(Script(0, "treason"))
    p.stack.append(Redeployment(forts, homeless))
    p.stack.append(TreasonIdols(shared, ()))


class TreasonIdols(Step):
    """T30.3 (3): shared hexes in hex order; on the first one these tribes may still use a protection idol."""

    name = "treason-idols"

    def __init__(self, hexes: tuple[Hex, ...], later: tuple[int, ...]) -> None:
        self.hexes = hexes
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        if self.later:
            seat = self.later[0]
            p.stack[-1] = TreasonIdols(self.hexes, self.later[1:])
            if p.kit.protection in p.tribes[seat].idols:
                p.stack.append(TreasonRepel(seat, self.hexes[0]))
            elif len(self.later) == 1:
                p.stack[-1] = TreasonIdols(self.hexes[1:], self.occupants(p, self.hexes[1:]))
        elif self.hexes:
            p.stack[-1] = TreasonIdols(self.hexes, self.occupants(p, self.hexes))
        else:
            p.stack.pop()

    @staticmethod
    def occupants(p: State, hexes: tuple[Hex, ...]) -> tuple[int, ...]:
        if not hexes:
            return ()
        return tuple(seat for seat in p.priority() if hexes[0] in p.tribes[seat].natives)


class TreasonRepel(RepelOrStand):
    """T30.3 (3): a protection idol drives the new conquistadors off `hex`."""

    name = "treason-repel"
    rule = "T30.3"

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        below, under = p.stack[-1], p.stack[-2]
        assert isinstance(below, TreasonIdols)
        assert isinstance(under, Redeployment)
        if move.form == REPEL:
            p.use_idol(self.seat, p.kit.protection)
            p.stack[-2] = Redeployment(under.forts, tuple(sorted((*under.hexes, self.hex))))
        if move.form == REPEL or not below.later:
            rest = below.hexes[1:]
            p.stack[-1] = TreasonIdols(rest, TreasonIdols.occupants(p, rest))


class Redeployment(Step):
    """T30.3 (3), (4): conquistadors on these hexes, then the prisoners, go to forts that stood before."""

    name = "redeployment"

    def __init__(self, forts: tuple[Hex, ...], hexes: tuple[Hex, ...]) -> None:
        self.forts = forts
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        if self.hexes:
            place = self.hexes[0]
            p.stack[-1] = Redeployment(self.forts, self.hexes[1:])
            p.stack.append(Redeploy(p.traitor, self.forts, place, p.conquistadors.pop(place)))
            return
        p.stack.pop()
        p.abandon_all()
        prisoners = p.tribes[p.traitor].prisoners
        if prisoners:
            p.stack.append(Release(p.traitor, self.forts, prisoners))


class Redeploy(Ask):
    """T30.3 (3), T30.7: `number` conquistadors of `hex` go to forts, in non-descending order."""

    name = "redeploy"
    rule = "T30.3"
    forms = (REDEPLOY,)

    def __init__(self, seat: int, forts: tuple[Hex, ...], hex: Hex, number: int) -> None:
        super().__init__(seat)
        self.forts = forts
        self.hex = hex
        self.number = number

    def moves(self, p: State) -> list[Act]:
        return [act(REDEPLOY, self.hex, fort) for fort in self.forts]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.conquistadors[move.to] += 1
        if self.number > 1:
            forts = tuple(fort for fort in self.forts if fort >= move.to)
            p.stack[-1] = Redeploy(self.seat, forts, self.hex, self.number - 1)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T30.3", "no-such-fort", place=hex_text(move.to))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, place=hex_text(self.hex), number=self.number)


class Release(Ask):
    """T30.3 (4): the conquistadors of the traitor's own prison."""

    name = "release"
    rule = "T30.3"
    forms = (RELEASE,)

    def __init__(self, seat: int, forts: tuple[Hex, ...], number: int) -> None:
        super().__init__(seat)
        self.forts = forts
        self.number = number

    def moves(self, p: State) -> list[Act]:
        return [act(RELEASE, fort) for fort in self.forts]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.conquistadors[move.hex] += 1
        p.tribes[self.seat].prisoners -= 1
        if self.number > 1:
            forts = tuple(fort for fort in self.forts if fort >= move.hex)
            p.stack[-1] = Release(self.seat, forts, self.number - 1)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T30.3", "no-such-fort", place=hex_text(move.hex))


def start_assaults(p: State, chance: Chance) -> None:
    """T30.3 (5): combat wherever conquistadors stand with natives."""
    hexes = tuple(place for place in sorted(p.conquistadors) if p.occupied(place))
    if hexes:
        p.stack.append(Assaults(hexes))


class Assaults(Step):
    """T30.3 (5): combats still to come."""

    name = "assaults"

    def __init__(self, hexes: tuple[Hex, ...]) -> None:
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        if len(self.hexes) > 1:
            p.stack.append(AssaultChoice(p.traitor, self.hexes))
            return
        p.stack.pop()
        Combat.start(p, self.hexes[0], p.conquistadors[self.hexes[0]])


class AssaultChoice(Ask):
    """T30.3 (5): the traitor chooses the order."""

    name = "assault"
    rule = "T30.3"
    forms = (ASSAULT,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...]) -> None:
        super().__init__(seat)
        self.hexes = hexes

    def moves(self, p: State) -> list[Act]:
        return [act(ASSAULT, place) for place in self.hexes]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        p.stack[-1] = Assaults(tuple(place for place in self.hexes if place != move.hex))
        Combat.start(p, move.hex, p.conquistadors[move.hex])

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T30.3", "no-combat-here", place=hex_text(move.hex))


def fortify(p: State, chance: Chance) -> None:
    """T30.3 (6), T30.6: forts where conquistadors stand without one, in hex order."""
    for place in sorted(p.conquistadors):
        if not p.fort(place):
            p.place_fort(place, 0)


def leave_tribe(p: State, chance: Chance) -> None:
    """T30.3 (7), (8): what belonged to the tribe leaves the game; unspent markers stay."""
    tribe = p.tribes[p.traitor]
    goods = tuple(enumerate(tribe.stock))
    tribe.pay(goods)
    p.tell_goods("tribe-left", p.traitor, loss=goods)
    tribe.deposits = [0] * len(tribe.deposits)
    tribe.waste = tribe.reserve = tribe.trades = tribe.inventions = 0
    tribe.cave = False
    tribe.market = ()
    p.annulled += tuple((card, known) for card, _, known in tribe.objectives)
    tribe.objectives = ()
    tribe.gifts = int(p.kit.traitors[p.traitor_card]["params"].get("free_canoes", 0))
    p.track.remove(p.traitor)


def name_chief(p: State, chance: Chance) -> None:
    """T30.8: the leader's chief."""
    if p.kit.traitors[p.traitor_card]["params"].get("chief_must_live"):
        p.stack.append(ChooseChief(p.traitor))


class ChooseChief(Ask):
    """T30.8: a fort whose garrison the chief joins."""

    name = "chief"
    rule = "T30.8"
    forms = (CHIEF,)

    def moves(self, p: State) -> list[Act]:
        return [act(CHIEF, place) for place in p.conquistadors]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.chief = move.hex
        p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T30.8", "no-such-fort", place=hex_text(move.hex))


TREASON: Final[tuple[Paragraph, ...]] = (start_assaults, fortify, leave_tribe, name_chief)
