"""Bad records by the thousand: `python -m tests.fuzz [SECONDS]`.

Good records are damaged at random (bytes, lines, JSON values) and replayed. Whatever comes in, the answer is a replay
or a `RecordError`; anything else is printed with the input that brought it about.
"""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.core import RecordError, random_game, replay, shelf
from ludoteca.core.record import write
from ours import GAMES

RECORDS = Path(__file__).parent / "records"
STRANGE: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 3, 5, 10**30, 1.5, 1e308, float("inf")),
    *("", " ", "\x00", "é", "\U0001f3b2", "place c7", "place c7 sacrifice", "draft 3", "A1 1A 0", "x" * 5000),
    *([], {}, [[]], [None], {"": None}, {"seat": 0}, {"faces": []}, {"tiles": None}, {"tiles": {"faces": [{}]}}),
]
KEYS = ("record", "game", "rules", "players", "options", "seed", "chance", "value", "seat", "move", "legal", "result")


def good_records() -> list[bytes]:
    """The kept records, and a short trace of every game on the shelf."""
    kept = [path.read_bytes() for path in sorted(RECORDS.rglob("*.jsonl"))]
    for key in GAMES:
        box = shelf.box(key)
        kept += [write(random_game(box, seats, {}, "fuzz", trace=True).record()).encode() for seats in box.seats]
    return kept


def damage_bytes(source: bytes, pick: Random) -> bytes:
    at = pick.randrange(len(source))
    piece = bytes(pick.randrange(256) for _ in range(pick.randrange(4)))
    return source[:at] + piece + source[at + pick.randrange(4) :]


def damage_lines(source: bytes, pick: Random) -> bytes:
    lines = source.splitlines(keepends=True)
    at, other = pick.randrange(len(lines)), pick.randrange(len(lines))
    kind = pick.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[other])
    elif kind == 2:
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines = lines[:at]
    return b"".join(lines)


def damage_values(source: bytes, pick: Random) -> bytes:
    lines = source.splitlines(keepends=True)
    at = pick.randrange(min(len(lines), pick.choice((1, 3, 8, len(lines)))))
    try:
        value = json.loads(lines[at])
    except ValueError:
        return damage_lines(source, pick)
    lines[at] = json.dumps(damaged(value, pick)).encode() + b"\n"
    return b"".join(lines)


def damaged(value: Any, pick: Random) -> Any:
    """A JSON value with one thing in it changed."""
    if isinstance(value, dict) and value and pick.random() < 0.9:
        key = pick.choice(list(value))
        if pick.random() < 0.1:
            return value | {pick.choice(KEYS): pick.choice(STRANGE)}
        if pick.random() < 0.1:
            return {other: kept for other, kept in value.items() if other != key}
        return value | {key: damaged(value[key], pick)}
    if isinstance(value, list) and value and pick.random() < 0.8:
        at = pick.randrange(len(value))
        return [*value[:at], damaged(value[at], pick), *value[at + 1 :]]
    if isinstance(value, str) and value and pick.random() < 0.6:
        at = pick.randrange(len(value))
        return value[:at] + pick.choice(" 0123456789abcuABC~^é") + value[at + 1 :]
    return pick.choice(STRANGE)


DAMAGES = (damage_bytes, damage_lines, damage_values, damage_values)


def mutant(good: list[bytes], pick: Random) -> bytes:
    """A good record, damaged once to three times."""
    source = pick.choice(good)
    for _ in range(pick.randrange(1, 4)):
        source = pick.choice(DAMAGES)(source, pick) or b"\n"
    return source


def try_record(source: bytes, pick: Random) -> str:
    """Replays; returns the reason of its refusal, "" if there is none. Any other exception passes."""
    try:
        replay(source, trace=pick.random() < 0.2, verify=pick.random() < 0.2)
    except RecordError as problem:
        return problem.refusal.reason
    return ""


def main(seconds: float) -> int:
    good = good_records()
    seed = time.time_ns()
    end = time.monotonic() + seconds
    reasons: dict[str, int] = {}
    number = 0
    while time.monotonic() < end:
        number += 1
        pick = Random(f"{seed} {number}")
        source = mutant(good, pick)
        try:
            reason = try_record(source, pick)
        except Exception as problem:
            sys.stdout.write(f"{type(problem).__name__}: {problem}\nafter {number} records, with\n{source!r}\n")
            return 1
        reasons[reason] = reasons.get(reason, 0) + 1
    sys.stdout.write(f"{number} damaged records, none of them harmful\n")
    for reason, count in sorted(reasons.items(), key=lambda row: -row[1]):
        sys.stdout.write(f"{count:8} {reason or 'replayed'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60))
