"""Where an exploration can lead, and what is to be gained there."""

from typing import Final

from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, Forecast, by_hand, food, guards, mouths, rations
from ludoteca.bots.evaluate.tindaya.idol_sales import DOOMED
from ludoteca.bots.evaluate.tindaya.missions import (
    FAMILIES,
    HERDS,
    INVENTIONS,
    PRISONERS,
    lacks,
    next_inventions,
    wanted,
)
from ludoteca.bots.evaluate.tindaya.offering_plan import altar
from ludoteca.bots.evaluate.tindaya.paths import Journey, ways
from ludoteca.bots.evaluate.tindaya.point_value import price, rank, victims
from ludoteca.bots.evaluate.tindaya.value import enemies
from ludoteca.games.tindaya.actions.explore import MOVES
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import ACORAN, GODS, TERRAINS
from ludoteca.games.tindaya.era_end.learning import can_learn
from ludoteca.games.tindaya.game_end import control_limit
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS, natives

LIFE_OF_VILLAGER: Final = 1.3
LIFE_OF_NOBLE: Final = 2.4
WORK: Final = 0.1
FEEDS: Final = 0.5
"""A villager in a building, and in one where he brings food that is wanted."""
HOME: Final = 0.5
"""The first villager in a building."""
FIRST_HOME: Final = 1.5
HERD: Final = 0.2
BREEDING: Final = 1.0
"""An animal, and while the mission asks for more of them."""
EAGER: Final = 2.0
"""How much more raw materials count while the mission asks for inventions."""
STAND: Final = 0.8
"""T21.6: two armed natives where raiders will land."""
GLORY: Final = 2.5
"""How much more a fort counts while the mission asks for prisoners."""
LESSON: Final = 1.0
"""T16.7: a noble who learns a trade."""
TOKEN: Final = 0.4
WANTED: Final = 0.3
NEW_HOME: Final = 0.7
HOMELESS: Final = 0.1
RETAKEN: Final = 0.8
"""T14.6.3: a fort, and for each of its conquistadors half of that."""
MUSTER: Final = 0.5
"""How much of that is gained when enough natives stand together to retake a fort with the next exploration."""
GIFT: Final = 0.25
FIRST_GIFT: Final = 0.8
POINT: Final = 0.6
IDOL: Final = 0.5
COMPLETE: Final = 0.8
APPEASED: Final = 0.4
"""T14.3, T16.5: a gift, the first one; for those who count points a point, and the idol of the first pawn; an offering
that becomes complete, and that for each space of anger."""
CHILD: Final = 0.5
HEIR: Final = 1.2
"""A birth, and while the mission asks for villagers."""
COLD: Final = 2.0
FETCHED: Final = 1.0
LAST: Final = 3.0
"""A child without food or room; a villager who waits for a noble, and all of them if there are no others."""
MEETING: Final = 2.0
"""T14.2: an ally who has what a mission lacks."""
STEP: Final = 0.03
CANOE: Final = 0.2
ENOUGH_HOMES: Final = 4


class Country:
    """The map as a tribe on the move sees it."""

    def __init__(self, p: State, seat: int, ambitious: bool = False) -> None:
        self.p = p
        self.seat = seat
        self.tribe = tribe = p.tribes[seat]
        self.forecast = Forecast(p)
        self.guarded = guards(p, tribe)
        self.haunted = "guayota" in self.forecast.cards[ACORAN]
        self.weapons = tribe.units(p.kit.weapons)
        self.stands = {place: self._standing(place) for place in p.controlled(seat)}
        self.homes = sum(self.stands.values())
        """The homes that will stand in the end, as far as that can be told."""
        self.forts = frozenset([place for place, kind in p.building.items() if kind >= FORT])
        wood = tribe.stock[p.kit.wood] or tribe.gifts
        self.canoes = None if wood else frozenset(p.canoes)
        self.allied = not p.terms.domination
        """T22.1: in an alliance every tribe has to live and to have a home; rivals look after points and control."""
        self.ambitious = ambitious
        """Whether rivals count the points of tokens and gifts."""
        self.altar = self._altar()
        self.full = sum(tribe.deposits) >= p.terms.token_limit
        self.spare = not p.terms.domination and p.terms.nature_limits
        self.buildable = [
            any(one.terrain == terrain and tribe.knows(t) and p.reserve[t] > 0 for t, one in enumerate(p.kit.trades))
            for terrain in range(len(TERRAINS))
        ]
        self.need = 1 if self.homes > 1 else 2 if self.homes > HOMELESS or not self.allied else 4
        self.waiting = self._waiting()
        self.meetings = self._meetings()
        self.worths: dict[Hex, tuple[float, float, float, float]] = {}
        self.glory = GLORY if lacks(p, seat, PRISONERS) or self._overrun() else 1.0
        self.musters = {} if self.allied else self._musters()
        self.awaited = {*self.waiting, *self.meetings, *self.musters}
        """Where it is good to come although there is nothing on the hex itself."""
        self.herd = BREEDING if self._herdless() else HERD
        self.wants = self._wants()
        """What a token is worth beyond others, by terrain, because something is missing."""
        self._nursery()

    def _nursery(self) -> None:
        """T16.1 to T16.4: what one birth more brings, and one fewer: children without food or room anger Moneiba. While
        there is hunger, hands are wanted where they bring food."""
        p, tribe = self.p, self.tribe
        born = mouths(p, tribe)
        stock = rations(p, tribe)
        ahead = [0 if tribe.produced >> trade & 1 else food(p, self.seat, trade) for trade in range(len(p.kit.trades))]
        ahead.sort()
        markers = tribe.cubes + tribe.cylinders
        hungry = stock < born
        self.work = [
            FEEDS if hungry and markers and not tribe.produced >> trade & 1 and by_hand(p, trade) else WORK
            for trade in range(len(p.kit.trades))
        ]
        room = p.kit.housed[tribe.cave] - born if p.terms.cave else born
        if FEEDS not in self.work:
            room = min(room, stock + (sum(ahead[-markers:]) if markers else 0) - born)
        aim = wanted(p, FAMILIES)
        child = HEIR if aim and born < aim + 2 else CHILD
        self.birth = child if room > 0 else -COLD
        self.no_birth = COLD if room < 0 else -child

    def _pairs(self, place: Hex, change: int) -> float:
        """What it brings that villagers come to a hex or leave it."""
        if not 0 < self.p.building.get(place, 0) < FORT:
            return 0.0
        here = self.tribe.natives.get(place, 0) & VILLAGERS
        then = here + change
        if here < 2 <= then:
            return self.birth
        return self.no_birth if then < 2 <= here else 0.0

    def _overrun(self) -> bool:
        """T22.3: whether control is about to be lost; the ambitious see in the last era who will be born and land."""
        p = self.p
        there = float(sum(p.conquistadors.values()) + RAIDERS)
        if self.ambitious and p.era == p.terms.eras:
            born = sum([held > 1 for held in p.conquistadors.values()])
            there = max(there, enemies(p, self.forecast, True, True) + born)
        return p.era > 1 and there > control_limit(p)

    def _herdless(self) -> bool:
        """T27: whether too few animals will be left for the mission."""
        p = self.p
        aim = wanted(p, HERDS)
        if not aim:
            return False
        left = 0.0
        for place in p.controlled(self.seat):
            herd = p.animals.get(place, 0)
            left += (herd + (herd > 1)) * self.stands[place]
        return left < aim

    def _standing(self, place: Hex) -> float:
        """The chance of the building on a hex to stand in the end, with two to defend it."""
        return self.forecast.home(place, self.p.building[place], self.weapons >= RAIDERS)

    def _guard(self, island: Hex) -> float:
        """T20.8: what somebody on the volcano of an island is worth to the villagers there."""
        p, worth = self.p, 0.0
        if self.haunted:
            for place, group in self.tribe.natives.items():
                here = group & VILLAGERS
                if here and p.chart.island[place] == island:
                    with_guard, without = (
                        self.forecast.fate(place, here, True, guarded)[0] for guarded in (True, False)
                    )
                    worth += here * LIFE_OF_VILLAGER * (with_guard - without)
        return worth

    def _wants(self) -> tuple[float, ...]:
        """T10.1, T12.1, T16.9: what inventions, the cave and the seers need, by terrain."""
        p, tribe, kit = self.p, self.tribe, self.p.kit
        lacking = [0] * len(kit.resources)
        eager = EAGER if lacks(p, self.seat, INVENTIONS) else 1.0
        for _, cost in next_inventions(p, tribe):
            for kind, units in cost:
                lacking[kind] = max(lacking[kind], units - tribe.stock[kind])
        wood, clay, stone = (kit.resource[key] for key in ("wood", "clay", "stone"))
        dark = tribe.units(kit.fire) < kit.fire_per_seer
        return (
            0.0,
            WANTED * (eager * (lacking[wood] > 0) + (dark and p.era < p.terms.eras) + (not tribe.stock[wood])),
            WANTED * eager * (lacking[clay] > 0),
            WANTED * (eager * (lacking[stone] > 0) + (self.weapons < 2) * self.glory),
        )

    def _stand(self, place: Hex, change: int) -> float:
        """What it brings that natives come to where raiders will land, or leave it."""
        if place not in self.forecast.raids:
            return 0.0
        before = natives(self.tribe.natives.get(place, 0))
        after = before + (natives(change) if change > 0 else -natives(-change))
        return STAND * self.glory * ((after >= RAIDERS) - (before >= RAIDERS))

    def _waiting(self) -> dict[Hex, float]:
        """T13.4: villagers who will hardly live where they are, and what it is worth that a noble fetches them, if a
        later exploration can take them elsewhere. Rivals fetch them if there are no others."""
        p, tribe = self.p, self.tribe
        found: dict[Hex, float] = {}
        fetches = self.allied or self.ambitious
        if fetches and tribe.cubes + tribe.cylinders > isinstance(asking(p), Menu):
            for place, here in tribe.natives.items():
                if here < NOBLE:
                    guarded = p.chart.island[place] in self.guarded
                    alive, safe = self.forecast.fate(place, here, False, guarded)
                    if alive < DOOMED:
                        found[place] = LIFE_OF_NOBLE * (1 - safe) + FETCHED * here
            if sum([tribe.natives[place] for place in found]) == tribe.villagers():
                found = {place: worth + LAST for place, worth in found.items()}
            elif not self.allied:
                found = {}
        return found

    def _musters(self) -> dict[Hex, tuple[int, float]]:
        """T14.6: where natives stand who can reach a fort with a later exploration, how many it takes, and what it is
        worth."""
        p, tribe = self.p, self.tribe
        found: dict[Hex, tuple[int, float]] = {}
        forts = {place: held for place, held in p.conquistadors.items() if held <= self.weapons}
        if forts and tribe.cubes + tribe.cylinders > isinstance(asking(p), Menu):
            for place in tribe.natives:
                reach = ways(p.chart, place, MOVES, self.forts, self.canoes)
                takes = [held for fort, held in forts.items() if fort in reach]
                if takes:
                    found[place] = (max(takes), MUSTER * self._retaken(max(takes)))
        return found

    def _retaken(self, held: int) -> float:
        return RETAKEN * (1 + held / 2) * self.glory

    def _muster(self, place: Hex, change: int) -> float:
        """What it brings that natives come to where a fort can be reached from, or leave it."""
        held, worth = self.musters.get(place, (0, 0.0))
        if not held:
            return 0.0
        before = self.tribe.natives.get(place, 0)
        ready = [group >= NOBLE and natives(group) >= held for group in (before, before + change)]
        return worth * (ready[1] - ready[0])

    def _meetings(self) -> set[Hex]:
        """T14.2: where allies stand with whom barter would help a mission."""
        others = [seat for seat in range(len(self.p.tribes)) if seat != self.seat and deal(self.p, self.seat, seat)]
        return {place for seat in others for place in self.p.tribes[seat].natives}

    def _altar(self) -> float:
        """T14.3: what a noble on a volcano can give."""
        p, tribe, worth = self.p, self.tribe, 0.0
        people = len(victims(p, self.seat)) + tribe.prisoners if self.ambitious else 0
        for god in range(len(GODS)) if p.event else ():
            there = altar(p, self.seat, god)
            worth += GIFT * there.goods
            if there.complete:
                worth += COMPLETE + APPEASED * p.anger[god]
            if self.ambitious:
                pawns = min(there.missing, there.goods + people)
                people -= max(0, pawns - there.goods)
                worth += POINT * (rank(p, self.seat, god, pawns) - rank(p, self.seat, god, 0))
                worth += IDOL if pawns and not any(p.filled[god]) else 0.0
            elif there.goods and (not any(p.filled[god]) or (p.terms.domination and not tribe.pawns[god])):
                worth += FIRST_GIFT
        return worth

    def worth(self, place: Hex) -> tuple[float, float, float, float]:
        """What a hex is worth to a villager, to a noble, to the first who comes, to the first noble who comes."""
        known = self.worths.get(place)
        if known is None:
            known = self.worths[place] = self._worth(place)
        return known

    def _worth(self, place: Hex) -> tuple[float, float, float, float]:
        p, tribe = self.p, self.tribe
        kind = p.building.get(place, 0)
        here = tribe.natives.get(place, 0)
        volcano = place in p.chart.ocean.volcano_at
        strong = self.weapons >= RAIDERS and (natives(here) > 1 or not here)
        alive, safe = self.forecast.fate(
            place, here & VILLAGERS or 1, strong, volcano or p.chart.island[place] in self.guarded
        )
        villager, noble = LIFE_OF_VILLAGER * alive, LIFE_OF_NOBLE * safe
        first = builder = 0.0
        if volcano:
            builder = self.altar
            if not here:
                first = self._guard(p.chart.island[place])
        elif not kind:
            free = place not in p.token
            if not free and not self.full and (not self.spare or self._plenty(place)):
                first, free = self._token(place), True
            if free and self.homes < ENOUGH_HOMES and self.buildable[p.chart.terrain[place]]:
                standing, herd = self._plot(place, strong)
                builder = min(alive, standing) * (NEW_HOME * self.need + self.herd * herd)
        elif kind < FORT:
            if tribe.knows(kind - 1):
                standing = min(alive, self.forecast.home(place, kind, strong))
                villager += self.work[kind - 1] * alive
                builder = self._gathering(place, kind - 1) * standing
            elif can_learn(p, self.seat, place, kind - 1):
                builder = LESSON * safe
        if place in self.meetings:
            first += MEETING
        return villager, noble, first, builder

    def _token(self, place: Hex) -> float:
        """T14.1: what raw materials are worth, for those who count points as far as they can still be used."""
        p = self.p
        missing = self.wants[p.chart.terrain[place]]
        if not self.ambitious:
            return TOKEN + missing
        return (TOKEN if p.era < p.terms.eras else 0.0) + missing - price(p, self.seat, place)

    def _plot(self, place: Hex, strong: bool) -> tuple[float, int]:
        """What can be built on a hex: how likely the best building stands in the end, and the animals it can hold."""
        p = self.p
        best = (0.0, 0)
        for trade, one in enumerate(p.kit.trades):
            if one.terrain == p.chart.terrain[place] and self.tribe.knows(trade) and p.reserve[trade]:
                herd = 0 if one.animal < 0 else max(0, min(2, p.nature[one.animal] - self.spare))
                best = max(best, (self.forecast.home(place, trade + 1, strong), herd))
        return best

    def _gathering(self, place: Hex, trade: int) -> float:
        """T14.5: what a noble can bring from Nature."""
        p, animal = self.p, self.p.kit.trades[trade].animal
        if animal < 0 or p.animals.get(place) or p.foreign_villagers(self.seat, place):
            return 0.0
        return self.herd * max(0, min(2, p.nature[animal] - self.spare))

    def _lures(self, place: Hex) -> bool:
        """Whether there is anything to do on a hex."""
        p = self.p
        if place in p.token or place in p.building or place in self.awaited:
            return True
        if place in p.chart.terrain:
            return self.homes < ENOUGH_HOMES and self.buildable[p.chart.terrain[place]]
        return self.altar > 0 or self.haunted

    def _plenty(self, place: Hex) -> bool:
        """T14.1.2: it is not the last token of the island."""
        p = self.p
        return any(other in p.token for other in p.chart.islands[p.chart.island[place]] if other != place)

    def journeys(self, left: int) -> list[Journey]:
        """The journeys that promise something, at most one for each start and goal, the best first."""
        p = self.p
        found: list[Journey] = []
        none: frozenset[Hex] = frozenset()
        lures: dict[Hex, bool] = {}
        for start, here in self.tribe.natives.items():
            free = here - p.finished.get(start, 0)
            if not free:
                continue
            on_foot = ways(p.chart, start, left, self.forts, none)
            reach = ways(p.chart, start, left, self.forts, self.canoes) if free >= NOBLE else on_foot
            villager, noble, _, _ = self.worth(start)
            safe = villager > 0.9 * LIFE_OF_VILLAGER and noble > 0.9 * LIFE_OF_NOBLE
            for goal, way in reach.items():
                if safe:
                    if goal not in lures:
                        lures[goal] = self._lures(goal)
                    if not lures[goal]:
                        continue
                gain, group = self._best(start, goal, free, goal in on_foot)
                gain -= STEP * len(way.legs) + (CANOE if way.sails else 0.0)
                if gain > 0:
                    legs = way.legs if group >= NOBLE else on_foot[goal].legs
                    found.append(Journey(gain, group, legs))
        found.sort(key=lambda journey: -journey.gain)
        return found

    def _best(self, start: Hex, goal: Hex, free: int, on_foot: bool) -> tuple[float, int]:
        """Who of a hex goes to a goal with most gain."""
        p = self.p
        nobles, villagers = free >> 4, free & VILLAGERS
        if goal in self.forts:
            held = p.conquistadors.get(goal, 0)
            if not nobles or held > self.weapons or nobles + villagers < held:
                return 0.0, 0
            some = min(villagers, max(0, held - 1))
            group = max(1, held - some) * NOBLE + some
            return self.gain(start, goal, group), group
        best, chosen = 0.0, 0
        villager, noble, first, builder = self.worth(goal)
        villager_then, noble_then, _, _ = self.worth(start)
        safer = villager > villager_then + 0.05 or noble > noble_then + 0.05
        if not (first or builder or safer or goal in p.building or goal in self.awaited):
            return 0.0, 0
        groups = [NOBLE] if nobles else []
        if villagers and (goal not in p.building or p.may_end(self.seat, goal)):
            if on_foot:
                groups += {1: [1], 2: [2, 1]}.get(villagers, [villagers, villagers - 1, 1])
            if nobles:
                groups.append(nobles * NOBLE + villagers)
                if nobles + villagers > 2:
                    groups.append(NOBLE + 1)
        for group in groups:
            gain = self.gain(start, goal, group)
            if gain > best:
                best, chosen = gain, group
        return best, chosen

    def gain(self, start: Hex, goal: Hex, group: int) -> float:
        """What it brings that a group goes to its goal."""
        p, here = self.p, self.tribe.natives.get(start, 0)
        nobles, villagers = group >> 4, group & VILLAGERS
        villager, noble, first, builder = self.worth(goal)
        villager_then, noble_then, _, lesson = self.worth(start)
        gain = villagers * (villager - villager_then) + nobles * (noble - noble_then) + first
        kind = p.building.get(goal, 0)
        if kind >= FORT:
            return gain + self._retaken(p.conquistadors.get(goal, 0))
        if nobles:
            gain += self.waiting.get(goal, 0.0)
            theirs = self.allied and self.tribe.natives.get(goal, 0) & VILLAGERS
            at_once = kind or villagers or theirs or goal in p.chart.ocean.volcano_at
            gain += builder if at_once else builder / 3
        if self.weapons >= RAIDERS:
            gain += self._stand(goal, group) + self._stand(start, -group)
        if self.musters:
            gain += self._muster(goal, group) + self._muster(start, -group)
        if villagers:
            gain += self._pairs(goal, villagers) + self._pairs(start, -villagers)
        if kind and villagers and not self.tribe.natives.get(goal, 0) & VILLAGERS:
            gain += (HOME if self.homes > 0.9 else FIRST_HOME) * self._standing(goal)
        kind = p.building.get(start, 0)
        left = here - group
        if not left and start in p.chart.ocean.volcano_at:
            gain -= self._guard(p.chart.island[start])
        if 0 < kind < FORT:
            if villagers and not left & VILLAGERS:
                stands = self.stands.get(start, 0.0)
                gain -= (HOME if self.homes - stands > 0.9 else FIRST_HOME) * stands
            if not left:
                gain -= self.herd * p.animals.get(start, 0)
            if nobles and not left >> 4 and not self.tribe.knows(kind - 1):
                gain -= lesson
        return gain
