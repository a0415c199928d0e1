"""Chapter E5: what a seat may know, built up from nothing."""

from ludoteca.core import Json, View
from ludoteca.games.elfenland.bag import count, distinct, size, unpack
from ludoteca.games.elfenland.board import MARK, ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.components import CARDS, COLOURS, KINDS
from ludoteca.games.elfenland.scoring import ROUNDS, places, result
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, NO_COUNTER, PAYMENT, PHASES, State


def names(bag: int) -> list[Json]:
    """The pieces of a bag by name, in chart order."""
    return [KINDS[kind] for kind in unpack(bag)]


def view(p: State, seat: int | None) -> View:
    """E5.1: what lies open; E5.2: what is the seat's own."""
    facts: dict[str, Json] = {
        "players": p.players,
        "options": dict(p.variant.options),
        "turn": p.seat,
        "phase": PHASES[p.phase],
        "round": p.round,
        "start": p.start,
        "passes": p.passes,
        "taken": p.taken,
        "pile": size(p.pile),
        "stack": size(p.stack),
        "display": names(p.display),
        "roads": {WAYS[road].id: _road(p, road) for road in range(ROADS) if p.board[road] != NO_COUNTER},
        "seats": [_seat(p, owner, owner == seat) for owner in range(p.players)],
    }
    if p.phase == FIRST_COUNTER:
        facts["drawn"] = KINDS[p.drawn] if seat == p.seat else None
    if p.phase in (PAYMENT, HAND_LIMIT):
        facts["left"] = p.left
        facts["least"] = KINDS[p.least]
    if p.phase == PAYMENT:
        facts["way"] = WAYS[p.way].id
    final = result(p)
    if final is not None:
        facts["result"] = final.json()
        facts["places"] = [*places(p)]
    return View("elfenland", seat, facts)


def _road(p: State, road: int) -> Json:
    return {"counter": KINDS[p.board[road]], "obstacle": bool(p.obstacles >> road & 1)}


def _seat(p: State, seat: int, own: bool) -> Json:
    """A player's boot, markers, counters and cards; hand, face-down counters and home town only for their owner.
    Home towns are shown to all at the usual end, never after an exceptional victory (E5.5)."""
    choice = p.kept[seat]
    kept: Json = None
    if choice is not None:
        kept = {"kind": None if choice.hidden and not own else KINDS[choice.kind], "hidden": choice.hidden}
    facts: dict[str, Json] = {
        "colour": COLOURS[seat],
        "town": TOWNS[p.towns[seat]],
        "visited": [name for town, name in enumerate(TOWNS) if p.visited[seat] & MARK[town]],
        "obstacle": bool(p.owners >> seat & 1),
        "counters": names(p.up[seat]),
        "hidden": size(p.down[seat]),
        "cards": size(p.hands[seat]),
        "played": names(p.played[seat]),
        "at_most": _limits(p, seat),
        "kept": kept,
        "home": TOWNS[p.homes[seat]] if p.homes and (own or p.ending == ROUNDS) else None,
    }
    if own:
        facts["hand"] = names(p.hands[seat])
        facts["own_hidden"] = names(p.down[seat])
    return facts


def _limits(p: State, seat: int) -> Json:
    """The kinds of which everybody knows that the hand holds at most so many (O10)."""
    most = p.most[seat]
    return {
        KINDS[kind]: count(most, kind) - count(p.played[seat], kind)
        for kind in distinct(CARDS)
        if count(most, kind) < count(CARDS, kind)
    }
