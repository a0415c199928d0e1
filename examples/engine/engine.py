"""A player in a program of its own. It knows nothing of Ludoteca but the engine protocol (docs/engine-protocol.md).

It plays any game at random; in Dokmus it likes to place tokens where they discover temples.
"""

import json
import random
import sys
from typing import Any

SLOTS = {f"{'ABC'[column]}{row + 1}": (row * 7, column * 7) for row in range(3) for column in range(3)}
Cell = tuple[int, int]


def terrain(view: dict[str, Any]) -> dict[Cell, str]:
    """By row and column, what is printed there."""
    found: dict[Cell, str] = {}
    for tile in view["tiles"]:
        top, left = SLOTS[tile["slot"]]
        found |= {(top + r, left + c): sign for r, row in enumerate(tile["rows"]) for c, sign in enumerate(row)}
    return found


def place(name: str) -> Cell:
    """`c7` is (6, 2)."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def around(row: int, column: int) -> set[Cell]:
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def merit(move: str, land: dict[Cell, str], known: set[Cell]) -> float:
    """The points of temples that a token placed here discovers, less the tokens that it costs."""
    verb, *rest = move.split()
    if verb not in ("start", "place"):
        return -0.1
    found = [land.get(cell, "") for cell in around(*place(rest[0])) - known]
    return 3 * found.count("T") + 2 * found.count("t") - len(rest[1:]) - (land[place(rest[0])] == "v")


def choose(view: dict[str, Any], legal: list[str], seed: int) -> str:
    chance = random.Random(seed)
    if view["game"] != "dokmus":
        return chance.choice(legal)
    known = {cell for token in view["tokens"][view["seat"]] for cell in around(*place(token))}
    return max(legal, key=lambda move: (merit(move, terrain(view), known), chance.random()))


told: dict[str, Any] = {}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "ludoteca":
        print("id name Temple lover\nid author The Ludoteca authors\nready", flush=True)
    elif word in ("view", "legal"):
        told[word] = json.loads(rest)
    elif word == "go":
        print("move", choose(told["view"], told["legal"], int(rest.split()[1])), flush=True)
    elif word == "quit":
        break
