"""The plan of an exploration: the journeys of a tribe, by what they gain."""

from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, Forecast, by_hand, food, guards, mouths, rations
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
from ludoteca.bots.evaluate.tindaya.point_value import expendable_villagers, offering_points, token_price
from ludoteca.bots.evaluate.tindaya.value import conquistadors_at_end
from ludoteca.bots.evaluate.tindaya.weights import (
    ENOUGH_HOMES,
    FLEE_CHANCE,
    GOAL_ANGER,
    GOAL_ANIMAL,
    GOAL_BARTER,
    GOAL_BIRTH,
    GOAL_CHILD_UNFED,
    GOAL_DEFENCE,
    GOAL_FETCHED,
    GOAL_FIRST_GIFT,
    GOAL_FIRST_HOME,
    GOAL_FOOD_WORKER,
    GOAL_FORT,
    GOAL_GIFT,
    GOAL_HOME,
    GOAL_IDOL,
    GOAL_LAST_VILLAGERS,
    GOAL_MISSION_ANIMAL,
    GOAL_MISSION_BIRTH,
    GOAL_MISSION_FORT,
    GOAL_MISSION_MATERIAL,
    GOAL_MUSTER,
    GOAL_NEW_HOME,
    GOAL_NO_HOME,
    GOAL_NOBLE_LIFE,
    GOAL_OFFERING,
    GOAL_POINT,
    GOAL_TOKEN,
    GOAL_TRADE,
    GOAL_VILLAGER_LIFE,
    GOAL_WANTED_TOKEN,
    GOAL_WORKER,
    PATH_CANOE,
    PATH_STEP,
)
from ludoteca.games.tindaya.actions.explore import MOVES
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import ACORAN, GODS, TERRAINS
from ludoteca.games.tindaya.era_end.learning import can_learn
from ludoteca.games.tindaya.game_end import control_limit
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS, natives


class ExplorationPlan:
    """What a tribe can gain by an exploration, hex by hex."""

    def __init__(self, p: State, seat: int, counts_points: bool = False) -> None:
        self.p = p
        self.seat = seat
        self.tribe = tribe = p.tribes[seat]
        self.forecast = Forecast(p)
        self.guarded = guards(p, tribe)
        self.guayota = "guayota" in self.forecast.cards[ACORAN]
        self.weapons = tribe.units(p.kit.weapons)
        self.stands = {place: self._standing(place) for place in p.controlled(seat)}
        self.homes = sum(self.stands.values())
        """The homes that will stand in the end, as far as that can be told."""
        self.forts = frozenset([place for place, kind in p.building.items() if kind >= FORT])
        wood = tribe.stock[p.kit.wood] or tribe.gifts
        self.canoes = None if wood else frozenset(p.canoes)
        self.allied = not p.variant.domination
        """T22.1: in an alliance every tribe has to live and to have a home; rivals look after points and control."""
        self.counts_points = counts_points
        """Whether the points of tokens and gifts count."""
        self.offering = self._offering_value()
        self.full = sum(tribe.deposits) >= p.variant.token_limit
        self.spare = not p.variant.domination and p.variant.nature_limits
        self.buildable = [
            any(one.terrain == terrain and tribe.knows(t) and p.reserve[t] > 0 for t, one in enumerate(p.kit.trades))
            for terrain in range(len(TERRAINS))
        ]
        self.home_factor = 1 if self.homes > 1 else 2 if self.homes > GOAL_NO_HOME or not self.allied else 4
        self.waiting = self._waiting_villagers()
        self.partners = self._barter_partners()
        self.hex_values: dict[Hex, tuple[float, float, float, float]] = {}
        self.fort_factor = GOAL_MISSION_FORT if lacks(p, seat, PRISONERS) or self._control_in_danger() else 1.0
        self.muster_places = {} if self.allied else self._muster_places()
        self.special_goals = {*self.waiting, *self.partners, *self.muster_places}
        """Where it is good to come although there is nothing on the hex itself."""
        self.herd = GOAL_MISSION_ANIMAL if self._lacks_animals() else GOAL_ANIMAL
        self.token_bonus = self._token_bonus()
        """What a token is worth beyond others, by terrain, because something is missing."""
        self._set_birth_values()

    def _set_birth_values(self) -> None:
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
            GOAL_FOOD_WORKER
            if hungry and markers and not tribe.produced >> trade & 1 and by_hand(p, trade)
            else GOAL_WORKER
            for trade in range(len(p.kit.trades))
        ]
        room = p.kit.housed[tribe.cave] - born if p.variant.cave else born
        if GOAL_FOOD_WORKER not in self.work:
            room = min(room, stock + (sum(ahead[-markers:]) if markers else 0) - born)
        aim = wanted(p, FAMILIES)
        child = GOAL_MISSION_BIRTH if aim and born < aim + 2 else GOAL_BIRTH
        self.birth = child if room > 0 else -GOAL_CHILD_UNFED
        self.no_birth = GOAL_CHILD_UNFED if room < 0 else -child

    def _birth_gain(self, place: Hex, change: int) -> float:
        """The gain when villagers come to a hex or leave it."""
        if not 0 < self.p.building.get(place, 0) < FORT:
            return 0.0
        here = self.tribe.natives.get(place, 0) & VILLAGERS
        then = here + change
        if here < 2 <= then:
            return self.birth
        return self.no_birth if then < 2 <= here else 0.0

    def _control_in_danger(self) -> bool:
        """T22.3: whether control is about to be lost; where points count, after the births and landings of the era."""
        p = self.p
        there = float(sum(p.conquistadors.values()) + RAIDERS)
        if self.counts_points and p.era == p.variant.eras:
            born = sum([held > 1 for held in p.conquistadors.values()])
            there = max(there, conquistadors_at_end(p, self.forecast, True, True) + born)
        return p.era > 1 and there > control_limit(p)

    def _lacks_animals(self) -> bool:
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

    def _guard_value(self, island: Hex) -> float:
        """T20.8: what somebody on the volcano of an island is worth to the villagers there."""
        p, total = self.p, 0.0
        if self.guayota:
            for place, group in self.tribe.natives.items():
                here = group & VILLAGERS
                if here and p.chart.island[place] == island:
                    with_guard, without = (
                        self.forecast.fate(place, here, True, guarded)[0] for guarded in (True, False)
                    )
                    total += here * GOAL_VILLAGER_LIFE * (with_guard - without)
        return total

    def _token_bonus(self) -> tuple[float, ...]:
        """T10.1, T12.1, T16.9: what inventions, the cave and the seers need, by terrain."""
        p, tribe, kit = self.p, self.tribe, self.p.kit
        lacking = [0] * len(kit.resources)
        eager = GOAL_MISSION_MATERIAL if lacks(p, self.seat, INVENTIONS) else 1.0
        for _, cost in next_inventions(p, tribe):
            for kind, units in cost:
                lacking[kind] = max(lacking[kind], units - tribe.stock[kind])
        wood, clay, stone = (kit.resource[key] for key in ("wood", "clay", "stone"))
        dark = tribe.units(kit.fire) < kit.fire_per_seer
        return (
            0.0,
            GOAL_WANTED_TOKEN
            * (eager * (lacking[wood] > 0) + (dark and p.era < p.variant.eras) + (not tribe.stock[wood])),
            GOAL_WANTED_TOKEN * eager * (lacking[clay] > 0),
            GOAL_WANTED_TOKEN * (eager * (lacking[stone] > 0) + (self.weapons < 2) * self.fort_factor),
        )

    def _defence_gain(self, place: Hex, change: int) -> float:
        """The gain when natives come to where raiders will land, or leave it."""
        if place not in self.forecast.raids:
            return 0.0
        before = natives(self.tribe.natives.get(place, 0))
        after = before + (natives(change) if change > 0 else -natives(-change))
        return GOAL_DEFENCE * self.fort_factor * ((after >= RAIDERS) - (before >= RAIDERS))

    def _waiting_villagers(self) -> dict[Hex, float]:
        """T13.4: villagers who will hardly live where they are, and what it is worth that a noble fetches them, if a
        later exploration can take them elsewhere. Rivals fetch them if there are no others."""
        p, tribe = self.p, self.tribe
        found: dict[Hex, float] = {}
        fetches = self.allied or self.counts_points
        if fetches and tribe.cubes + tribe.cylinders > isinstance(asking(p), Menu):
            for place, here in tribe.natives.items():
                if here < NOBLE:
                    guarded = p.chart.island[place] in self.guarded
                    alive, safe = self.forecast.fate(place, here, False, guarded)
                    if alive < FLEE_CHANCE:
                        found[place] = GOAL_NOBLE_LIFE * (1 - safe) + GOAL_FETCHED * here
            if sum([tribe.natives[place] for place in found]) == tribe.villagers():
                found = {place: value + GOAL_LAST_VILLAGERS for place, value in found.items()}
            elif not self.allied:
                found = {}
        return found

    def _muster_places(self) -> dict[Hex, tuple[int, float]]:
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
                    found[place] = (max(takes), GOAL_MUSTER * self._fort_value(max(takes)))
        return found

    def _fort_value(self, held: int) -> float:
        return GOAL_FORT * (1 + held / 2) * self.fort_factor

    def _muster_gain(self, place: Hex, change: int) -> float:
        """The gain when natives come to where a fort can be reached from, or leave it."""
        held, value = self.muster_places.get(place, (0, 0.0))
        if not held:
            return 0.0
        before = self.tribe.natives.get(place, 0)
        ready = [group >= NOBLE and natives(group) >= held for group in (before, before + change)]
        return value * (ready[1] - ready[0])

    def _barter_partners(self) -> set[Hex]:
        """T14.2: where allies stand with whom barter would help a mission."""
        others = [seat for seat in range(len(self.p.tribes)) if seat != self.seat and deal(self.p, self.seat, seat)]
        return {place for seat in others for place in self.p.tribes[seat].natives}

    def _offering_value(self) -> float:
        """T14.3: what a noble on a volcano can give."""
        p, tribe, total = self.p, self.tribe, 0.0
        people = len(expendable_villagers(p, self.seat)) + tribe.prisoners if self.counts_points else 0
        for god in range(len(GODS)) if p.event else ():
            there = altar(p, self.seat, god)
            total += GOAL_GIFT * there.goods
            if there.complete:
                total += GOAL_OFFERING + GOAL_ANGER * p.anger[god]
            if self.counts_points:
                pawns = min(there.missing, there.goods + people)
                people -= max(0, pawns - there.goods)
                total += GOAL_POINT * (
                    offering_points(p, self.seat, god, pawns) - offering_points(p, self.seat, god, 0)
                )
                total += GOAL_IDOL if pawns and not any(p.filled[god]) else 0.0
            elif there.goods and (not any(p.filled[god]) or (p.variant.domination and not tribe.pawns[god])):
                total += GOAL_FIRST_GIFT
        return total

    def hex_value(self, place: Hex) -> tuple[float, float, float, float]:
        """What a hex is worth to a villager, to a noble, to the first who comes, to the first noble who comes."""
        known = self.hex_values.get(place)
        if known is None:
            known = self.hex_values[place] = self._hex_value(place)
        return known

    def _hex_value(self, place: Hex) -> tuple[float, float, float, float]:
        p, tribe = self.p, self.tribe
        kind = p.building.get(place, 0)
        here = tribe.natives.get(place, 0)
        volcano = place in p.chart.ocean.volcano_at
        strong = self.weapons >= RAIDERS and (natives(here) > 1 or not here)
        alive, safe = self.forecast.fate(
            place, here & VILLAGERS or 1, strong, volcano or p.chart.island[place] in self.guarded
        )
        villager, noble = GOAL_VILLAGER_LIFE * alive, GOAL_NOBLE_LIFE * safe
        first = builder = 0.0
        if volcano:
            builder = self.offering
            if not here:
                first = self._guard_value(p.chart.island[place])
        elif not kind:
            free = place not in p.token
            if not free and not self.full and (not self.spare or self._not_last_token(place)):
                first, free = self._token(place), True
            if free and self.homes < ENOUGH_HOMES and self.buildable[p.chart.terrain[place]]:
                standing, herd = self._building_site(place, strong)
                builder = min(alive, standing) * (GOAL_NEW_HOME * self.home_factor + self.herd * herd)
        elif kind < FORT:
            if tribe.knows(kind - 1):
                standing = min(alive, self.forecast.home(place, kind, strong))
                villager += self.work[kind - 1] * alive
                builder = self._animals_gain(place, kind - 1) * standing
            elif can_learn(p, self.seat, place, kind - 1):
                builder = GOAL_TRADE * safe
        if place in self.partners:
            first += GOAL_BARTER
        return villager, noble, first, builder

    def _token(self, place: Hex) -> float:
        """T14.1: what raw materials are worth, for those who count points as far as they can still be used."""
        p = self.p
        missing = self.token_bonus[p.chart.terrain[place]]
        if not self.counts_points:
            return GOAL_TOKEN + missing
        return (GOAL_TOKEN if p.era < p.variant.eras else 0.0) + missing - token_price(p, self.seat, place)

    def _building_site(self, place: Hex, strong: bool) -> tuple[float, int]:
        """What can be built on a hex: how likely the best building stands in the end, and the animals it can hold."""
        p = self.p
        best = (0.0, 0)
        for trade, one in enumerate(p.kit.trades):
            if one.terrain == p.chart.terrain[place] and self.tribe.knows(trade) and p.reserve[trade]:
                herd = 0 if one.animal < 0 else max(0, min(2, p.nature[one.animal] - self.spare))
                best = max(best, (self.forecast.home(place, trade + 1, strong), herd))
        return best

    def _animals_gain(self, place: Hex, trade: int) -> float:
        """T14.5: what a noble can bring from Nature."""
        p, animal = self.p, self.p.kit.trades[trade].animal
        if animal < 0 or p.animals.get(place) or p.foreign_villagers(self.seat, place):
            return 0.0
        return self.herd * max(0, min(2, p.nature[animal] - self.spare))

    def _has_goal(self, place: Hex) -> bool:
        """Whether there is anything to do on a hex."""
        p = self.p
        if place in p.token or place in p.building or place in self.special_goals:
            return True
        if place in p.chart.terrain:
            return self.homes < ENOUGH_HOMES and self.buildable[p.chart.terrain[place]]
        return self.offering > 0 or self.guayota

    def _not_last_token(self, place: Hex) -> bool:
        """T14.1.2: it is not the last token of the island."""
        p = self.p
        return any(other in p.token for other in p.chart.islands[p.chart.island[place]] if other != place)

    def journeys(self, left: int) -> list[Journey]:
        """The journeys with a gain, at most one for each start and goal, the best first."""
        p = self.p
        found: list[Journey] = []
        none: frozenset[Hex] = frozenset()
        has_goal: dict[Hex, bool] = {}
        for start, here in self.tribe.natives.items():
            free = here - p.finished.get(start, 0)
            if not free:
                continue
            on_foot = ways(p.chart, start, left, self.forts, none)
            reach = ways(p.chart, start, left, self.forts, self.canoes) if free >= NOBLE else on_foot
            villager, noble, _, _ = self.hex_value(start)
            safe = villager > 0.9 * GOAL_VILLAGER_LIFE and noble > 0.9 * GOAL_NOBLE_LIFE
            for goal, way in reach.items():
                if safe:
                    if goal not in has_goal:
                        has_goal[goal] = self._has_goal(goal)
                    if not has_goal[goal]:
                        continue
                gain, group = self._best_group(start, goal, free, goal in on_foot)
                gain -= PATH_STEP * len(way.legs) + (PATH_CANOE if way.sails else 0.0)
                if gain > 0:
                    legs = way.legs if group >= NOBLE else on_foot[goal].legs
                    found.append(Journey(gain, group, legs))
        found.sort(key=lambda journey: -journey.gain)
        return found

    def _best_group(self, start: Hex, goal: Hex, free: int, on_foot: bool) -> tuple[float, int]:
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
        villager, noble, first, builder = self.hex_value(goal)
        villager_then, noble_then, _, _ = self.hex_value(start)
        safer = villager > villager_then + 0.05 or noble > noble_then + 0.05
        if not (first or builder or safer or goal in p.building or goal in self.special_goals):
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
        """The gain when a group goes to its goal."""
        p, here = self.p, self.tribe.natives.get(start, 0)
        nobles, villagers = group >> 4, group & VILLAGERS
        villager, noble, first, builder = self.hex_value(goal)
        villager_then, noble_then, _, lesson = self.hex_value(start)
        gain = villagers * (villager - villager_then) + nobles * (noble - noble_then) + first
        kind = p.building.get(goal, 0)
        if kind >= FORT:
            return gain + self._fort_value(p.conquistadors.get(goal, 0))
        if nobles:
            gain += self.waiting.get(goal, 0.0)
            theirs = self.allied and self.tribe.natives.get(goal, 0) & VILLAGERS
            at_once = kind or villagers or theirs or goal in p.chart.ocean.volcano_at
            gain += builder if at_once else builder / 3
        if self.weapons >= RAIDERS:
            gain += self._defence_gain(goal, group) + self._defence_gain(start, -group)
        if self.muster_places:
            gain += self._muster_gain(goal, group) + self._muster_gain(start, -group)
        if villagers:
            gain += self._birth_gain(goal, villagers) + self._birth_gain(start, -villagers)
        if kind and villagers and not self.tribe.natives.get(goal, 0) & VILLAGERS:
            gain += (GOAL_HOME if self.homes > 0.9 else GOAL_FIRST_HOME) * self._standing(goal)
        kind = p.building.get(start, 0)
        left = here - group
        if not left and start in p.chart.ocean.volcano_at:
            gain -= self._guard_value(p.chart.island[start])
        if 0 < kind < FORT:
            if villagers and not left & VILLAGERS:
                stands = self.stands.get(start, 0.0)
                gain -= (GOAL_HOME if self.homes - stands > 0.9 else GOAL_FIRST_HOME) * stands
            if not left:
                gain -= self.herd * p.animals.get(start, 0)
            if nobles and not left >> 4 and not self.tribe.knows(kind - 1):
                gain -= lesson
        return gain
