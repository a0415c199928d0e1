"""`ludoteca exercises`: finds exercises in games that the computer plays."""

import json
from collections import Counter
from itertools import count, islice
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import GameName, err, explained, find_box
from ludoteca.core.record import write
from ludoteca.lessons.exercises import find


def exercises(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where records and exercises.json are written")],
    players: Annotated[int, typer.Option(help="How many play")] = 2,
    games: Annotated[int, typer.Option(help="How many games are played")] = 3,
    seed: Annotated[int, typer.Option(help="Of the first game, if it is not there yet; the others follow")] = 1,
    each: Annotated[int, typer.Option(help="Exercises of a goal in each game")] = 2,
) -> None:
    """Find exercises in games that the computer plays, and add them to those that are there.

    A game whose record is in the folder is not played again: the next seed is taken.
    """
    with explained():
        box = find_box(game)
        folder.mkdir(parents=True, exist_ok=True)
        listed = folder / "exercises.json"
        known = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else []
        new = (number for number in count(seed) if not _record(folder, number).exists())
        for number in islice(new, games):
            record, found = find(box.key, players, number)
            name = _record(folder, number).stem
            taken: Counter[str] = Counter()
            for one in found[:: max(1, len(found) // 40)]:
                if taken[one.goal] < each:
                    taken[one.goal] += 1
                    known.append(one.json(name))
            _record(folder, number).write_text(write(record), encoding="utf-8")
            err.print(f"{name}: {sum(taken.values())} of {len(found)}")
        rows = ",\n".join(f"  {json.dumps(one)}" for one in known)
        listed.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def _record(folder: Path, number: int) -> Path:
    return folder / f"played-{number}.jsonl"
