"""Level 6, "master": a network that learned plays, where there is one for the game and something to run it.

The networks lie in `data/`, one for each number of players: `master-<game>-<players>.onnx`; the environment may name
another folder. On a server and on the
command line onnxruntime runs them (extra `master`); the worker of the page brings its own means by `run_with`.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.network import Network, NetworkEvaluation, Reader
from ludoteca.bots.network.evaluation import PolicyValueNetwork
from ludoteca.bots.player import Box, GameModel
from ludoteca.core import refuse
from ludoteca.core.resources import load

LEVEL: Final = 6
EXTRA: Final = "ludoteca[master]"
OWN: Final = os.environ.get("LUDOTECA_NETWORKS")
FOLDER: Final[Traversable] = Path(OWN) if OWN else files("ludoteca.bots") / "data"
RUNTIME: Final = "ludoteca.onnx_network"

Open = Callable[[str], Network]
"""Opens the network in the file of this name in `FOLDER`."""
_page: list[Open] = []


def run_with(opens: Open) -> None:
    """Networks are run by these means from now on."""
    _page[:] = [opens]
    network_for.cache_clear()


def file_of(game: str, players: int) -> Traversable:
    return FOLDER / f"master-{game}-{players}.onnx"


def learned(box: Box) -> list[int]:
    """The numbers of players for which a network learned the game."""
    return [players for players in box.seats if box.resources.reader and file_of(box.key, players).is_file()]


@cache
def runnable() -> bool:
    """Whether a network can be run here."""
    try:
        import_module(RUNTIME)
    except ModuleNotFoundError:
        return False
    return True


def playable(box: Box) -> list[int]:
    """The numbers of players at which level 6 plays here."""
    return learned(box) if _page or runnable() else []


def check_learned(box: Box, players: int | None = None) -> None:
    """Refuses what no network learned; without `players` a game that none learned at all."""
    known = learned(box)
    if not known or players not in (None, *known):
        raise refuse("bots", "no-master", game=box.key, allowed=", ".join(map(str, known)) or "–")


def check(box: Box, players: int | None = None) -> None:
    """Refuses where level 6 does not play here."""
    check_learned(box, players)
    if not playable(box):
        raise refuse("bots", "needs-master", extra=EXTRA)


def judges(box: Box, players: int) -> bool:
    """Whether hints and reviews are the master's: where its network is at hand. A device fetches one to play alone."""
    return not _page and players in playable(box)


def model(box: Box) -> GameModel:
    """What level 6 knows of its game."""

    def playing(players: int) -> PolicyValueNetwork:
        check(box, players)
        return network_for(box, players)

    return GameModel(box, NetworkEvaluation(evaluation_of(box), playing))


@cache
def network_for(box: Box, players: int) -> PolicyValueNetwork:
    """The network of the game for so many players; it is opened once."""
    file = file_of(box.key, players)
    network = _page[0](file.name) if _page else load(f"{RUNTIME}:opened")(file.read_bytes())
    return PolicyValueNetwork(reader_of(box, players), network, players)


def open_all(box: Box) -> None:
    """Opens the networks of a game before they are needed."""
    for players in playable(box):
        network_for(box, players)


def reader_of(box: Box, players: int) -> Reader:
    assert box.resources.reader is not None
    found: Reader = load(box.resources.reader)(players)
    return found
