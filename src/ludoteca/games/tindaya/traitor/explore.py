"""The traitor explores with conquistadors (T30.5, T30.6)."""

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.actions.explore import IN_CANOE, MOVES, NOWHERE, start_exploration
from ludoteca.games.tindaya.actions.sea_moves import CREW, CREW_WITH_CHIEF, HOSTS, Launch, can_launch, has_gift
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    MARCH,
    MARCH_CHIEF,
    SHIP_OUT,
    SHIP_OUT_CHIEF,
    STOP,
    STOP_MOVE,
    Act,
    act,
)
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.traitor.conquest import ConquestIdols
from ludoteca.games.tindaya.traitor.treason import fortify


class Campaign(Step):
    """T30.5: so many explorations of the traitor still to come."""

    name = "campaign"

    def __init__(self, halves: int, seat: int) -> None:
        self.halves = halves
        self.seat = seat

    def go(self, p: State, chance: Chance) -> None:
        fortify(p, chance)
        start_exploration(p, self.seat)
        p.chief_rests = False
        if not self.halves:
            p.explorer = -1
            p.stack.pop()
            return
        p.stack[-1] = Campaign(self.halves - 1, self.seat)
        p.stack.append(Marching(self.seat, MOVES))


def may_enter(p: State, place: Hex) -> bool:
    """T30.5: never onto a walled hex, nor onto a volcano with natives."""
    if place in p.walls:
        return False
    return place not in p.chart.ocean.volcano_at or not p.occupied(place)


def moves_off_volcano(p: State, volcano: Hex) -> int:
    """T30.5: the land moves from a volcano to terrain that conquistadors may enter."""
    volcanoes = p.chart.ocean.volcano_at
    seen, edge, moves = {volcano}, [volcano], 0
    while edge:
        moves += 1
        following = []
        for place in edge:
            for other in p.chart.near(place):
                if other not in seen and may_enter(p, other):
                    if other not in volcanoes:
                        return moves
                    seen.add(other)
                    following.append(other)
        edge = following
    return NOWHERE


def moves_needed(p: State) -> int:
    """T30.5, as R10: the land moves needed to bring all conquistadors down from volcanoes."""
    volcanoes = p.chart.ocean.volcano_at
    return sum(moves_off_volcano(p, place) for place in p.conquistadors if place in volcanoes)


def can_leave_volcanoes(p: State, start: Hex, end: Hex, number: int, left: int) -> bool:
    """T30.5: after this move the conquistadors on volcanoes can still come down."""
    volcanoes = p.chart.ocean.volcano_at
    needed = moves_needed(p)
    if start != end:
        if start in volcanoes and p.conquistadors[start] == number:
            needed -= moves_off_volcano(p, start)
        if end in volcanoes and end not in p.conquistadors:
            needed += moves_off_volcano(p, end)
    return needed <= left


def free_host(p: State, place: Hex) -> tuple[int, bool]:
    """How many conquistadors of a hex may still move, and whether the chief is one of them."""
    free = p.conquistadors.get(place, 0) - p.finished.get(place, 0)
    return free, p.chief == place and not p.chief_rests


class Marching(Ask):
    """T30.5: the moves of one exploration of the traitor."""

    name = "march"
    rule = "T30.5"
    forms = (MARCH, MARCH_CHIEF, SHIP_OUT, SHIP_OUT_CHIEF, STOP)
    skips = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, p: State) -> list[Act]:
        left = self.left - 1
        if left < 0:
            return [STOP_MOVE]
        found = [] if moves_needed(p) else [STOP_MOVE]
        for start in p.conquistadors:
            free, chief = free_host(p, start)
            for end in p.chart.near(start) if free else ():
                if may_enter(p, end):
                    for number in range(1, free + 1):
                        if can_leave_volcanoes(p, start, end, number, left):
                            if number <= free - chief:
                                found.append(act(MARCH, start, end, number))
                            if chief:
                                found.append(act(MARCH_CHIEF, start, end, number))
            if free and can_launch(p, self.seat, start, wood=False):
                self.embarkations(p, start, free, chief, found)
        return found

    def embarkations(self, p: State, start: Hex, free: int, chief: bool, found: list[Act]) -> None:
        """The crews that can complete a sea move."""
        for number in range(1, min(free, IN_CANOE) + 1):
            if number <= free - chief and self.can_cross(p, start, number, CREW):
                found.append(act(SHIP_OUT, start, number))
            if chief and self.can_cross(p, start, number, CREW_WITH_CHIEF):
                found.append(act(SHIP_OUT_CHIEF, start, number))

    def can_cross(self, p: State, start: Hex, number: int, crew: int) -> bool:
        return bool(Launch(self.seat, number, crew, self.left - 1, start).moves(p))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == STOP:
            p.stack.pop()
            return
        p.stack[-1] = Marching(self.seat, self.left - 1)
        if move.form in (MARCH, MARCH_CHIEF):
            march(p, move.hex, move.to, move.conquistadors, move.form == MARCH_CHIEF)
        else:
            host = CREW_WITH_CHIEF if move.form == SHIP_OUT_CHIEF else CREW
            p.stack.append(Launch(self.seat, move.conquistadors, host, self.left - 1, move.hex))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.form == STOP:
            return Refusal("T30.5", "not-on-volcano")
        free, chief = free_host(p, move.hex)
        led = move.form in (MARCH_CHIEF, SHIP_OUT_CHIEF)
        if not 0 < move.conquistadors <= free - (chief and not led) or (led and not chief):
            return Refusal("T30.5", "no-such-group", place=hex_text(move.hex))
        if move.form in (SHIP_OUT, SHIP_OUT_CHIEF):
            if move.conquistadors > IN_CANOE:
                return Refusal("T13.4", "canoe-full", most=IN_CANOE)
            if not led and p.tribes[self.seat].gifts and not has_gift(p, self.seat, CREW):
                return Refusal("T30.8", "canoe-of-the-chief")
            return Refusal("T30.5", "no-canoe", place=hex_text(move.hex))
        if move.to not in p.chart.near(move.hex):
            return Refusal("T13.2", "not-adjacent-land", place=hex_text(move.to))
        return Refusal("T30.5", "may-not-enter", place=hex_text(move.to))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, left=self.left)


def march(p: State, start: Hex, end: Hex, number: int, chief: bool) -> None:
    """T30.5 to T30.7: conquistadors go to another hex; an empty fort is removed; natives are attacked."""
    fort = 0
    if start != end:
        p.conquistadors[end] = p.conquistadors.get(end, 0) + number
        if chief:
            p.chief = end
        p.conquistadors[start] -= number
        if not p.conquistadors[start]:
            fort = leave_fort(p, start)
    if p.occupied(end):
        p.finished[end] = p.finished.get(end, 0) + number
        p.chief_rests = p.chief_rests or chief
        later = tuple(seat for seat in p.priority() if end in p.tribes[seat].natives)
        p.stack.append(ConquestIdols(number, chief, fort, end, later, start))


def leave_fort(p: State, place: Hex) -> int:
    """T30.6: a fort left by its last conquistador is removed; returns what it was."""
    kind = p.building.get(place, 0)
    if kind >= FORT:
        p.remove_fort(place)
        return kind
    del p.conquistadors[place]
    return 0


def crew_may_land(p: State, step: Launch, end: Hex) -> bool:
    return may_enter(p, end) and can_leave_volcanoes(p, step.origin, end, step.group, step.left)


def crew_lands(p: State, step: Launch, end: Hex, chance: Chance) -> None:
    march(p, step.origin, end, step.group, step.host == CREW_WITH_CHIEF)


def why_crew_may_not(p: State, step: Launch, end: Hex) -> Refusal:
    return Refusal("T30.5", "may-not-enter", place=hex_text(end))


HOSTS[CREW] = HOSTS[CREW_WITH_CHIEF] = (crew_may_land, crew_lands, why_crew_may_not)
