"""Dokmus, A1 – A13: the cells of the whole grid, whatever the number of players.

Moving a token (A7, A11) is two numbers, the token and where it goes, since temples join any two cells.
"""

from ludoteca.core import Options
from ludoteca.games.dokmus.components import POWERS
from ludoteca.games.dokmus.grid import ALL, SLOT_NAMES, name
from ludoteca.research.actions import ActionCodec

CELLS = [name(cell) for cell in ALL]


def build(players: int, options: Options) -> ActionCodec:
    return ActionCodec(
        [
            ("start", [f"start {cell}" for cell in CELLS]),
            ("draft", [f"draft {card}" for card in sorted(POWERS)]),
            ("place", [f"place {cell}" for cell in CELLS]),
            ("sacrifice", [f"place {cell} sacrifice" for cell in CELLS]),
            ("talisman", ["talisman"]),
            ("slide", [f"slide {slot}" for slot in SLOT_NAMES]),
            ("rotate", [f"rotate {slot} {way}" for slot in SLOT_NAMES for way in ("cw", "ccw")]),
            ("decline", ["decline"]),
            ("end", ["end"]),
            ("move", [f"move {cell}" for cell in CELLS]),
            ("to", CELLS),
        ],
        split,
    )


def split(text: str) -> tuple[str, ...]:
    verb, _, rest = text.partition(" ")
    if verb != "move":
        return (text,)
    token, target = rest.split(" ")
    return f"{verb} {token}", target
