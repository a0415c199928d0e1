"""A1 – A13: the moves of Dokmus, each built once."""

import re
from functools import cache
from typing import Final

from ludoteca.core import Move, refuse
from ludoteca.games.dokmus.grid import ALL, BY_NAME, CELLS, SLOT_BY_NAME, SLOT_NAMES, name

START: Final = 0
DRAFT: Final = 1
PLACE: Final = 2
TALISMAN: Final = 3
SLIDE: Final = 4
HOP: Final = 5
ROTATE: Final = 6
DECLINE: Final = 7
END: Final = 8

RULE: Final = ("A1", "A2", "A3", "A5", "A6", "A7", "A8", "A12", "A13")


class DokmusMove(Move):
    """A move as small numbers: `at` is a cell, a slot or a card; `to` the target cell of a token's move, the price
    of a placement (0 or 1) or the direction of a turn (1 clockwise, -1 counter-clockwise)."""

    __slots__ = ("at", "to", "verb")

    def __init__(self, text: str, verb: int, at: int = 0, to: int = 0) -> None:
        super().__init__(text)
        self.verb = verb
        self.at = at
        self.to = to

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (self.text,)


_NAMES: Final = [name(number) if number in set(ALL) else "" for number in range(CELLS + 1)]

STARTS: Final = tuple(DokmusMove(f"start {text}", START, at) for at, text in enumerate(_NAMES))
PLACES: Final = tuple(DokmusMove(f"place {text}", PLACE, at) for at, text in enumerate(_NAMES))
PAYS: Final = tuple(DokmusMove(f"place {text} sacrifice", PLACE, at, 1) for at, text in enumerate(_NAMES))
DRAFTS: Final = tuple(DokmusMove(f"draft {card}", DRAFT, card) for card in range(10))
SLIDES: Final = tuple(DokmusMove(f"slide {text}", SLIDE, slot) for slot, text in enumerate(SLOT_NAMES))
TURNS: Final = tuple(
    (DokmusMove(f"rotate {text} cw", ROTATE, slot, 1), DokmusMove(f"rotate {text} ccw", ROTATE, slot, -1))
    for slot, text in enumerate(SLOT_NAMES)
)
TAKE_TALISMAN: Final = DokmusMove("talisman", TALISMAN)
TAKE_NOTHING: Final = DokmusMove("decline", DECLINE)
END_TURN: Final = DokmusMove("end", END)


@cache
def hop(origin: int, target: int) -> DokmusMove:
    """A7, A11: a token moves one step."""
    return DokmusMove(f"move {_NAMES[origin]} {_NAMES[target]}", HOP, origin, target)


_CELL: Final = r"([a-u](?:[1-9]|1[0-9]|2[01]))"
_SLOT: Final = r"([ABC][123])"
_FORMS: Final = re.compile(
    rf"start {_CELL}|draft ([1-9])|place {_CELL}( sacrifice)?|(talisman)|slide {_SLOT}|move {_CELL} {_CELL}"
    rf"|rotate {_SLOT} (cw|ccw)|(decline)|(end)"
)
_VERB_RULE: Final = {
    move.text.split(" ")[0]: RULE[move.verb]
    for move in (
        STARTS[0],
        DRAFTS[1],
        PLACES[0],
        TAKE_TALISMAN,
        SLIDES[0],
        hop(0, 1),
        TURNS[0][0],
        TAKE_NOTHING,
        END_TURN,
    )
}


def parse(text: str) -> DokmusMove:
    """The move with this notation."""
    found = _FORMS.fullmatch(text)
    if found is None:
        raise refuse(_VERB_RULE.get(text.split(" ")[0], "record"), "no-such-move", move=text[:80])
    start, card, place, pay, talisman, slide, origin, target, spin, way, decline, _ = found.groups()
    if start:
        return STARTS[BY_NAME[start]]
    if card:
        return DRAFTS[int(card)]
    if place:
        return (PAYS if pay else PLACES)[BY_NAME[place]]
    if slide:
        return SLIDES[SLOT_BY_NAME[slide]]
    if origin:
        return hop(BY_NAME[origin], BY_NAME[target])
    if spin:
        return TURNS[SLOT_BY_NAME[spin]][0 if way == "cw" else 1]
    return TAKE_TALISMAN if talisman else TAKE_NOTHING if decline else END_TURN
