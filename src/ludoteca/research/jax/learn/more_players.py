"""Weights for more players from a run with fewer: `python -m ludoteca.research.jax.learn.more_players FOLDER FILE`.

What the network knew of its rival it knows of every rival. `train --start FILE` begins with it.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.research.jax.learn.network import Parameters, Shape
from ludoteca.research.jax.learn.train import Settings, weights_of

ON_THE_BOARD = ("terrain", "tokens", "lifted", "bonus", "hole")


def widened(old: Shape, weights: Parameters, players: int) -> dict[str, Any]:
    """The weights of two players for a network of more."""
    assert old.players == 2
    seats = [0] + [1] * (players - 1)
    terrain = old.board[0] - old.players - len(("lifted", "bonus", "hole"))
    planes = [*range(terrain), *(terrain + seat for seat in seats), *range(terrain + 2, old.board[0])]
    facts = _facts(old, Shape(players, old.channels, old.blocks))
    pooled = range(2 * old.channels)
    found = {name: np.asarray(value) for name, value in weights.items()}
    found["stem"] = found["stem"][:, planes]
    found["facts"] = found["facts"][facts]
    found["hidden"] = found["hidden"][[*pooled, *(len(pooled) + fact for fact in facts)]]
    found["values"] = found["values"][:, seats]
    found["values bias"] = found["values bias"][seats]
    return found


def _facts(old: Shape, new: Shape) -> list[int]:
    """For each fact of the new observation, the old one that says the same: of the seat itself, or of the rival."""
    before = [block.shape for block in old.setting.observations.blocks if block.name not in ON_THE_BOARD]
    after = [block.shape for block in new.setting.observations.blocks if block.name not in ON_THE_BOARD]
    facts, taken = list[int](), 0
    for narrow, wide in zip(before, after, strict=True):
        numbers = taken + np.arange(int(np.prod(narrow))).reshape(narrow)
        if narrow != wide:
            numbers = numbers[[0] + [1] * (new.players - 1)]
        facts += numbers.reshape(-1).tolist()
        taken += int(np.prod(narrow))
    return facts


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("file", type=Path)
    wanted.add_argument("--players", type=int, default=4)
    given = wanted.parse_args()
    settings = Settings(**json.loads((given.folder / "settings.json").read_text(encoding="utf-8")))
    np.savez(given.file, **widened(settings.shape, weights_of(given.folder, settings.shape), given.players))


if __name__ == "__main__":
    main()
