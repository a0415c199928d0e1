"""Data that people bring, changed at random, by the thousand: `python -m tests.fuzz_data [NUMBER]`.

A game is refused or laid out, and its first moves are played: each step within a second and 200 MB.
"""

import copy
import json
import resource
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from ludoteca.core import Refused, Seeded, shelf
from ludoteca.games.dokmus import components, options
from ludoteca.games.tindaya.data_files import supplied

SECONDS = 1.0
KILOBYTES = 200_000
MOVES = 40
NUMBERS = (-200, -3, -1, 0, 1, 2, 3, 4, 5, 8, 12, 13, 20, 60, 100, 199, 200, 201, 499, 1000, 10**9, 10**30)


def changed(value: Any, pick: Random) -> Any:
    """A JSON value with one thing in it changed, mostly so that its shape stays."""
    if isinstance(value, dict) and value:
        key = pick.choice(list(value))
        if pick.random() < 0.03:
            return {other: kept for other, kept in value.items() if other != key}
        return value | {key: changed(value[key], pick)}
    if isinstance(value, list) and value:
        at = pick.randrange(len(value))
        kind = pick.random()
        if kind < 0.06:
            return value[:at] + value[at + 1 :]
        if kind < 0.12:
            return [*value, *(copy.deepcopy(value[at]) for _ in range(pick.choice((1, 1, 5, 100))))]
        return [*value[:at], changed(value[at], pick), *value[at + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick.choice((*NUMBERS, value + 1, value - 1, 2 * value, 10 * value))
    return pick.choice((None, "", "wood", "forest", "x" * 2000, [], {}, 7, value))


def everywhere(file: Any, pick: Random) -> Any:
    """A file with one of its fields changed alike in all entries."""
    first = (file.get("entries") or [{}])[0]
    fields = [name for name, value in first.items() if type(value) is int]
    if not fields:
        return changed(file, pick)
    name, number = pick.choice(fields), pick.choice(NUMBERS)
    return file | {"entries": [entry | {name: number} for entry in file["entries"]]}


def tindaya(pick: Random) -> dict[str, Any]:
    data = {}
    for name in pick.sample(list(supplied()), pick.choice((1, 1, 2, 4))):
        file = copy.deepcopy(supplied()[name])
        for _ in range(pick.choice((1, 1, 2, 5))):
            file = (everywhere if pick.random() < 0.2 else changed)(file, pick)
        data[name] = file
    mode = pick.choice(("alliance", "domination"))
    return {"data": data, "mode": mode, "red": pick.choice((None, 0, 2, 8, 100)), "dowry": pick.random() < 0.5}


def dokmus(pick: Random) -> dict[str, Any]:
    faces = json.loads(json.dumps(options.read_tiles(components._data("tiles.json"))))
    for _ in range(pick.choice((1, 3, 30, 300))):
        face = pick.choice(faces["faces"])
        row, column = pick.randrange(7), pick.randrange(7)
        text = face["rows"][row]
        face["rows"][row] = text[:column] + pick.choice(components.TERRAINS) + text[column + 1 :]
    return {"tiles": changed(faces, pick) if pick.random() < 0.2 else faces}


def elfenland(pick: Random) -> dict[str, Any]:
    options = shelf.box("elfenland").options
    some = pick.sample(list(options), pick.randrange(1, 5))
    return {option.key: pick.choice((*option.allowed, *NUMBERS, None, [], {})) for option in some}


GAMES = {"tindaya": tindaya, "dokmus": dokmus, "elfenland": elfenland}


class TooMuch(Exception):
    """It took too long or too much memory."""


@contextmanager
def limited(what: str) -> Iterator[None]:
    """Raises `TooMuch` beyond the limits, out of the midst of whatever runs."""

    def stop(*_: object) -> None:
        raise TooMuch(f"{what}: more than {SECONDS} seconds")

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before > KILOBYTES:
        raise TooMuch(f"{what}: more than {KILOBYTES} KB")


def try_data(pick: Random) -> str:
    """Returns why a game was refused; "" if it was laid out and begun. Any other exception passes."""
    game = pick.choices(list(GAMES), (8, 1, 1))[0]
    box = shelf.box(game)
    seats = pick.choice(list(box.seats))
    chance = Seeded(pick.randrange(10**9))
    try:
        with limited("start"):
            options = box.settle(seats, GAMES[game](pick))
            position = box.new(seats, options, chance)
    except Refused as refused:
        return refused.refusal.reason
    for _ in range(MOVES):
        if position.seat is None:
            break
        with limited("move"):
            moves = sorted(position.moves(), key=str)
            position.play(pick.choice(moves), chance)
            position.view(position.seat).json()
    return ""


def main(number: int, seed: str) -> int:
    reasons: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for one in range(number):
        try:
            reasons[try_data(Random(f"{seed} {one}"))] += 1
        except Exception as problem:
            faults[f"{type(problem).__name__}: {str(problem)[:100]}"] += 1
            sys.stdout.write(f"{type(problem).__name__}: {str(problem)[:100]}, with Random({f'{seed} {one}'!r})\n")
    sys.stdout.write(f"{number} changed sets of data, {sum(faults.values())} of them harmful\n")
    for reason, count in reasons.most_common():
        sys.stdout.write(f"{count:8} {reason or 'begun'}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000, sys.argv[2] if len(sys.argv) > 2 else "data"))
