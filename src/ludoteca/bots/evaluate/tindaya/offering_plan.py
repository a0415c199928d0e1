"""What a tribe can spare for the gods (T14.3), and whose offering it should help to complete."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.bots.evaluate.tindaya.forecast import mouths, rations
from ludoteca.bots.evaluate.tindaya.missions import HERDS, PRESERVED, PRISONERS, wanted
from ludoteca.bots.evaluate.tindaya.point_value import brings_points, expendable_villagers
from ludoteca.bots.evaluate.tindaya.weights import BREEDING_HERD, KEPT_VILLAGERS, KEPT_WEAPONS
from ludoteca.games.tindaya.actions.offerings import asked, herds
from ludoteca.games.tindaya.components import GODS, MONEIBA
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import GIVE_ANIMAL, GIVE_GOOD, GIVE_PRISONER, GIVE_VILLAGER, Act
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe


class Altar(NamedTuple):
    """What a tribe can do for a god now."""

    missing: int
    """Free places on the card."""
    goods: int
    """Places that it can fill with what it does not need."""
    people: int
    """Places that it could fill with prisoners, and with villagers if nothing else averts doom."""

    @property
    def complete(self) -> bool:
        return 0 < self.missing <= self.goods + self.people


def altar(p: State, seat: int, god: int) -> Altar:
    missing = goods = 0
    tribe, full = p.tribes[seat], p.variant.players
    for position, kind in asked(p, god):
        free = full - p.filled[god][position]
        missing += free
        if free:
            goods += min(free, spare(p, seat, tribe, kind))
    if not missing:
        return Altar(0, 0, 0)
    people = prisoners(p, seat) + (max(0, tribe.villagers() - KEPT_VILLAGERS) if desperate(p, god) else 0)
    return Altar(missing, goods, people)


def desperate(p: State, god: int) -> bool:
    """T1.7: whether a god's anger may reach doom in this era; rivals let people starve."""
    return p.anger[god] >= p.kit.doom - (2 if p.variant.domination and god == MONEIBA else 1)


def spare(p: State, seat: int, tribe: Tribe, kind: int) -> int:
    """The units of an asked kind that the tribe does not need itself."""
    kit = p.kit
    if kind >= len(kit.resources):
        return spare_animals(p, seat, kind - len(kit.resources))
    stock = tribe.stock[kind]
    if not stock:
        return 0
    if kind in kit.weapons:
        return min(stock, max(0, tribe.units(kit.weapons) - KEPT_WEAPONS))
    if kind in kit.preserved and wanted(p, PRESERVED):
        stock -= 1
    ration: int = kit.rations[kind]
    return min(stock, max(0, rations(p, tribe) - mouths(p, tribe)) // ration) if ration else stock


def spare_animals(p: State, seat: int, animal: int) -> int:
    """Of its own herds what need not breed; of those that it only visits (T14.3.5) all among rivals, else likewise."""
    own = others = 0
    for place in herds(p, seat, animal):
        number = p.animals[place]
        if not visited(p, seat, place):
            own += number
        else:
            others += number if p.variant.domination else max(0, number - BREEDING_HERD)
    return max(0, own - (wanted(p, HERDS) or BREEDING_HERD)) + others


def visited(p: State, seat: int, place: Hex) -> bool:
    """Whether a building is in the hands of others."""
    return p.holder(place) not in (seat, -1)


def from_best_herd(p: State, seat: int, moves: Sequence[Act]) -> Act:
    """The first gift; an animal rather from a herd of rivals, then from the largest."""
    same = [move for move in moves if (move.form, move.kind) == (moves[0].form, moves[0].kind)]
    rivals = p.variant.domination
    return max(same, key=lambda move: (rivals and visited(p, seat, move.hex), p.animals.get(move.hex, 0)))


def prisoners(p: State, seat: int) -> int:
    """Those whom the mission does not ask for."""
    return max(0, measure(p, PRISONERS, seat) - wanted(p, PRISONERS)) if p.tribes[seat].prisoners else 0


def sacrifices(p: State, seat: int, god: int, counts_points: bool) -> list[Hex]:
    """The hexes of villagers who may be given to a god, the best choice first: anybody to complete an offering that
    averts doom; where points count, whoever can be spared."""
    if desperate(p, god) and altar(p, seat, god).complete:
        natives = p.tribes[seat].natives
        homes = [place for place, group in natives.items() if group & VILLAGERS]
        return sorted(homes, key=lambda place: -(natives[place] & VILLAGERS))
    if counts_points:
        given = expendable_villagers(p, seat)
        if brings_points(p, seat, god, p.tribes[seat].prisoners + len(given)):
            return given[:1]
    return []


def gift(p: State, seat: int, moves: Sequence[Act], counts_points: bool = False) -> Act | None:
    """What is given next in a rollout: first to a god whose offering can be completed, the angriest first;
    prisoners only to complete one or for points, villagers to avert doom or for points."""
    altars = [altar(p, seat, god) for god in range(len(GODS))]
    order = sorted(range(len(GODS)), key=lambda god: (not altars[god].complete, -p.anger[god], altars[god].missing))
    tribe = p.tribes[seat]
    for god in order:
        here = [move for move in moves if move.god == GODS[god]]
        spared = [
            move
            for move in here
            if move.form in (GIVE_GOOD, GIVE_ANIMAL) and spare(p, seat, tribe, p.kit.kind[move.kind])
        ]
        if spared:
            return from_best_herd(p, seat, spared)
        dying = sacrifices(p, seat, god, counts_points)
        captives = prisoners(p, seat)
        if captives and (altars[god].complete or dying or (counts_points and brings_points(p, seat, god, captives))):
            for move in here:
                if move.form == GIVE_PRISONER:
                    return move
        for place in dying:
            for move in here:
                if move.form == GIVE_VILLAGER and move.hex == place:
                    return move
    return None
