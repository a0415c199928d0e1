"""Defeats that are certain before a move is played (T14.6.4): the move is tried on a copy."""

from itertools import pairwise

from ludoteca.core import Event, Loss, Seeded
from ludoteca.games.tindaya.actions.reconquest import Reconquest
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.moves import ARM, ASHORE, FIGHT, LAUNCH, SAIL, WALK, Act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import natives

ENTERING = frozenset([WALK, LAUNCH, SAIL, ASHORE, FIGHT])
"""Moves with which a group may come to fight in a fort: where there is one answer only, nobody is asked (N2.1)."""


def warning(p: State, move: Act) -> Loss | None:
    """T14.6.4: the group dies, whatever it spends, or by this choice of weapons where another one would win."""
    if move.form == ARM:
        return wasted_weapons(p, move)
    if move.form not in ENTERING:
        return None
    after, events = try_move(p, move)
    for before, event in pairwise(events):
        if event.name == "reconquest-lost" and event.parameters["seat"] == p.seat:
            enemies = p.conquistadors[read_hex(str(event.parameters["place"]))]
            return lost(enemies, dead(before), 0)
    step = after.stack[-1] if after.stack else None
    if not isinstance(step, Reconquest) or any(wins(after, arms) for arms in after.moves()):
        return None
    return lost(after.conquistadors[step.hex], natives(step.group), most(after))


def wasted_weapons(p: State, move: Act) -> Loss | None:
    """These weapons lose what others would win."""
    step = asking(p)
    if not isinstance(step, Reconquest) or wins(p, move) or not any(wins(p, arms) for arms in p.moves()):
        return None
    return lost(p.conquistadors[step.hex], natives(step.group), move.horns + move.obsidian)


def lost(enemies: int, group: int, weapons: int) -> Loss:
    return Loss("T14.6.4", "lost-reconquest", enemies=enemies, natives=group, weapons=weapons)


def dead(deaths: Event) -> int:
    counts = (deaths.parameters["nobles"], deaths.parameters["villagers"])
    return sum(count for count in counts if isinstance(count, int))


def most(p: State) -> int:
    """The most weapons that can be spent now."""
    return max(arms.horns + arms.obsidian for arms in p.moves())


def wins(p: State, arms: Act) -> bool:
    return any(event.name == "reconquest-won" for event in try_move(p, arms)[1])


def try_move(p: State, move: Act) -> tuple[State, list[Event]]:
    """A copy after the move, and what happened. The luck is any: no outcome is told."""
    after = p.copy()
    events: list[Event] = []
    after.events = events
    after.play(move, Seeded(0))
    return after, events
