"""Explore: land moves and the frame of an exploration (T13)."""

from functools import cache, lru_cache
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.actions.explored import who_explored
from ludoteca.games.tindaya.actions.optional import Optional
from ludoteca.games.tindaya.actions.reconquest import Reconquest
from ludoteca.games.tindaya.actions.sea_moves import HOSTS, Launch, can_launch
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import EMBARK, STOP, STOP_MOVE, WALK, Act, act
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.traitor.treason import Treason
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS, natives

MOVES: Final = 3
"""T13.1."""
IN_CANOE: Final = 5
"""T13.4."""
NOWHERE: Final = 99
"""R10: no legal end can be reached."""
# Which groups may make a move, told by the villagers among them:
WITHOUT: Final = 1
SOME: Final = 2
ALL: Final = 4
ANYBODY: Final = WITHOUT | SOME | ALL


class Expedition(Step):
    """T13.1: so many complete explorations still to come; `treason`: T30.1 and T30.2 hold."""

    name = "expedition"

    def __init__(self, halves: int, seat: int, treason: bool) -> None:
        self.halves = halves
        self.seat = seat
        self.treason = treason

    def go(self, p: State, chance: Chance) -> None:
        start_exploration(p, self.seat)
        if not self.halves:
            p.explorer = -1
            p.stack.pop()
            return
        p.stack[-1] = Expedition(self.halves - 1, self.seat, self.treason)
        left: int = p.tribes[self.seat].card.params.get("moves_per_exploration", MOVES)
        p.stack.append(Arrival(self.seat))
        p.stack.append(Moving(self.seat, left, self.treason))


def start_exploration(p: State, seat: int) -> None:
    """AM5.7: fresh flags."""
    p.explorer = seat
    p.moved, p.finished, p.refused, p.agreed, p.escapes = {}, {}, {}, {}, {}


class Arrival(Step):
    """T13.7, N6.4: the moves are over: abandonment, then optional actions."""

    name = "arrival"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        p.abandon_all()
        if who_explored(p, self.seat):
            p.stack.append(Optional(self.seat))


def moves_to_end(p: State, seat: int, place: Hex) -> int:
    """R10: the land moves from a building to the nearest legal end of a villager; 0: the hex is one. It is remembered
    as long as the exploration lasts: meanwhile nobody else moves."""
    if place not in p.building:
        return 0
    known = p.escapes.get(place)
    if known is None:
        known = p.escapes[place] = 0 if is_end(p, seat, place) else nearest_end(p, seat, place)
    return known


def is_end(p: State, seat: int, place: Hex) -> bool:
    """T7.6, T13.3: in a fort it is the fight that decides."""
    return p.fort(place) or p.may_end(seat, place)


def nearest_end(p: State, seat: int, start: Hex) -> int:
    near = p.chart.near
    seen, edge = {start}, [start]
    moves = 0
    while edge:
        moves += 1
        following = []
        for place in edge:
            for other in near(place):
                if other in seen or p.fort(other):
                    continue
                if p.may_end(seat, other):
                    return moves
                seen.add(other)
                following.append(other)
        edge = following
    return NOWHERE


def moves_needed(p: State, seat: int) -> int:
    """R10: the land moves needed to bring all villagers of the tribe to legal ends."""
    building = p.building
    needed = 0
    for place, group in p.tribes[seat].natives.items():
        if group & VILLAGERS and place in building:
            needed += moves_to_end(p, seat, place)
    return needed


def who_may(p: State, seat: int, start: Hex, end: Hex, now: int, left: int) -> int:
    """R10: which groups may go from `start` to `end` if `left` moves remain afterwards."""
    here = p.tribes[seat].natives
    leaving = coming = 0
    if start != end:
        leaving = moves_to_end(p, seat, start) if here[start] & VILLAGERS else 0
        coming = 0 if here.get(end, 0) & VILLAGERS else moves_to_end(p, seat, end)
    allowed = WITHOUT if now <= left else 0
    if now + coming <= left:
        allowed |= SOME
    if now - leaving + coming <= left:
        allowed |= ALL
    return allowed


@cache
def groups(free: int, allowed: int, fewest_nobles: int, most: int) -> tuple[int, ...]:
    """T13.2: the groups that can be formed of some natives."""
    nobles, villagers = free >> 4, free & VILLAGERS
    found = []
    for n in range(fewest_nobles, nobles + 1):
        for v in range(villagers + 1):
            kind = WITHOUT if not v else ALL if v == villagers else SOME
            if 0 < n + v <= most and allowed & kind:
                found.append(n * NOBLE + v)
    return tuple(found)


@cache
def walks(start: Hex, end: Hex, free: int, allowed: int, fewest_nobles: int) -> tuple[Act, ...]:
    return tuple(
        act(WALK, start, end, group >> 4, group & VILLAGERS) for group in groups(free, allowed, fewest_nobles, 99)
    )


@lru_cache(maxsize=1 << 14)
def walks_to_open_land(start: Hex, ends: tuple[Hex, ...], free: int) -> tuple[Act, ...]:
    """All walks to hexes without building."""
    return tuple(walk for end in ends for walk in walks(start, end, free, ANYBODY, 0))


@cache
def embarks(start: Hex, free: int, allowed: int) -> tuple[Act, ...]:
    return tuple(act(EMBARK, start, group >> 4, group & VILLAGERS) for group in groups(free, allowed, 1, IN_CANOE))


def group_of(move: Act) -> int:
    return move.nobles * NOBLE + move.villagers


class Moving(Ask):
    """T13.1, N6.1: the moves of one exploration, so many `left`."""

    name = "explore"
    rule = "T13.1"
    forms = (WALK, EMBARK, STOP)
    skips = True

    def __init__(self, seat: int, left: int, treason: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.treason = treason

    def moves(self, p: State) -> list[Act]:
        seat, left = self.seat, self.left - 1
        if left < 0:
            return [STOP_MOVE]
        near, building, finished = p.chart.near, p.building, p.finished
        occupied = building.keys()
        now = moves_needed(p, seat)
        found = [] if now else [STOP_MOVE]
        for start, here in p.tribes[seat].natives.items():
            free = here - finished.get(start, 0)
            if not free:
                continue
            ends = near(start)
            if not now and occupied.isdisjoint(ends):
                found += walks_to_open_land(start, ends, free)
                ends = ()
            for end in ends:
                kind = building.get(end, 0)
                if kind >= FORT and free < NOBLE:
                    continue
                strained = now or (kind and moves_to_end(p, seat, end))
                allowed = who_may(p, seat, start, end, now, left) if strained else ANYBODY
                found += walks(start, end, free, allowed, 1 if kind >= FORT else 0)
            if free >= NOBLE and can_launch(p, seat, start, wood=True):
                allowed = who_may_embark(p, seat, start, now, left) if now or moves_to_end(p, seat, start) else ANYBODY
                if allowed:
                    found += embarks(start, free, allowed)
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == STOP:
            p.stack.pop()
            return
        p.stack[-1] = Moving(self.seat, self.left - 1, self.treason)
        if move.form == WALK:
            go_to(p, self.seat, move.hex, move.to, group_of(move))
            if p.fort(move.to):
                enter_fort(p, self.seat, move.to, group_of(move), self.treason)
        else:
            p.stack.append(Launch(self.seat, group_of(move), 0, self.left - 1, move.hex))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        seat = self.seat
        if move.form == STOP:
            return Refusal("T13.6", "villagers-not-at-home")
        free = p.tribes[seat].natives.get(move.hex, 0) - p.finished.get(move.hex, 0)
        if not natives(group_of(move)) > 0 or move.nobles > free >> 4 or move.villagers > free & VILLAGERS:
            tired = p.tribes[seat].natives.get(move.hex, 0) != free
            return Refusal("T13.5" if tired else "T13.2", "no-such-group", place=hex_text(move.hex))
        if move.form == WALK:
            return self.why_not_walk(p, move)
        if not move.nobles:
            return Refusal("T13.4", "noble-needed")
        if move.nobles + move.villagers > IN_CANOE:
            return Refusal("T13.4", "canoe-full", most=IN_CANOE)
        if not can_launch(p, seat, move.hex, wood=True):
            return Refusal("T13.4", "no-canoe", place=hex_text(move.hex))
        return Refusal("R10", "no-legal-end")

    def why_not_walk(self, p: State, move: Act) -> Refusal:
        if move.to not in p.chart.near(move.hex):
            return Refusal("T13.2", "not-adjacent-land", place=hex_text(move.to))
        if p.fort(move.to) and not move.nobles:
            return Refusal("T13.3", "noble-needed")
        return Refusal("R10", "no-legal-end")

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, left=self.left)


def go_to(p: State, seat: int, start: Hex, end: Hex, group: int) -> None:
    """T13.2, AM1.4: a group goes to another hex; those who have not moved go first. T13.8: now they explored."""
    here, moved = p.tribes[seat].natives, p.moved
    before = here[start]
    already = moved.get(start, 0)
    nobles = max(0, (group >> 4) - ((before >> 4) - (already >> 4)))
    villagers = max(0, (group & VILLAGERS) - ((before & VILLAGERS) - (already & VILLAGERS)))
    already -= nobles * NOBLE + villagers
    if before == group:
        del here[start]
    else:
        here[start] = before - group
    if already:
        moved[start] = already
    else:
        moved.pop(start, None)
    here[end] = here.get(end, 0) + group
    moved[end] = moved.get(end, 0) + group


def held_by_others(p: State, seat: int, place: Hex) -> bool:
    """T13.4: a building that holds villagers of another tribe."""
    return 0 < p.building.get(place, 0) < FORT and p.foreign_villagers(seat, place)


def who_may_land(p: State, seat: int, start: Hex, end: Hex, now: int, left: int) -> int:
    """T13.4, R10: which groups that embarked at `start` may land on `end`."""
    if not now and not moves_to_end(p, seat, end):
        return ANYBODY
    allowed = who_may(p, seat, start, end, now, left)
    return allowed & WITHOUT if held_by_others(p, seat, end) else allowed


def who_may_embark(p: State, seat: int, start: Hex, now: int, left: int) -> int:
    """N6.1: which groups can complete a sea move: back to where they came from, or elsewhere. Legal ends are all alike
    and better than others."""
    allowed = who_may_land(p, seat, start, start, now, left)
    if allowed == ANYBODY:
        return ANYBODY
    chart, tribe = p.chart, p.tribes[seat]
    for water in chart.water(start):
        if water in p.canoes or tribe.stock[p.kit.wood] or tribe.gifts:
            for end in chart.landings(water):
                if end != start:
                    allowed |= who_may_land(p, seat, start, end, now, left)
                    if not moves_to_end(p, seat, end):
                        return allowed
    return allowed


def native_may_land(p: State, step: Launch, end: Hex) -> bool:
    """T13.4, R10. A crew of nobles lands where it likes: it embarked, so the villagers can still come home."""
    villagers = step.group & VILLAGERS
    if not villagers:
        return True
    kind = ALL if villagers == p.tribes[step.seat].natives[step.origin] & VILLAGERS else SOME
    return bool(who_may_land(p, step.seat, step.origin, end, moves_needed(p, step.seat), step.left) & kind)


def natives_land(p: State, step: Launch, end: Hex, chance: Chance) -> None:
    """T13.4: everybody in the canoe goes ashore."""
    go_to(p, step.seat, step.origin, end, step.group)
    if p.fort(end):
        below = p.stack[-1]
        enter_fort(p, step.seat, end, step.group, isinstance(below, Moving) and below.treason)


def why_not_land(p: State, step: Launch, end: Hex) -> Refusal:
    if step.group & VILLAGERS and held_by_others(p, step.seat, end):
        return Refusal("T13.4", "held-by-others", place=hex_text(end))
    return Refusal("R10", "no-legal-end")


HOSTS[0] = (native_may_land, natives_land, why_not_land)


def enter_fort(p: State, seat: int, place: Hex, group: int, treason: bool) -> None:
    """T13.3, T13.5: a group has entered a fort; treason if it may, a reconquest otherwise."""
    p.finished[place] = p.finished.get(place, 0) + group
    p.stack.append(Treason(seat, group, place) if treason else Reconquest(seat, group, place))
