"""A bot of level 6 on a device asks the page, which hands back arrays of its own."""

import json
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

import pytest

from ludoteca.bots import master
from ludoteca.core import Refused, Seeded, shelf
from ludoteca.local.host import LocalHost
from ludoteca.local.jobs import JOBS
from ludoteca.local.networks import run_with
from ludoteca.onnx_network import opened

NETWORKS = Path(__file__).parents[1] / "bots" / "networks"


class PageArray:
    """An array of the page, as Pyodide shows it."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self._numbers = array("f", numbers)

    def to_memoryview(self) -> "memoryview[float]":
        return cast("memoryview[float]", memoryview(self._numbers))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the files that the page was asked for."""
    names: list[str] = []

    def opens(name: str) -> object:
        names.append(name)
        network = opened((NETWORKS / name).read_bytes())
        return lambda row: [PageArray(numbers) for numbers in network(row)]

    monkeypatch.setattr(master, "FOLDER", NETWORKS)
    monkeypatch.setattr(master, "RUNTIME", "no_such_module")
    monkeypatch.setattr(master, "_page", [])
    run_with(opens)
    yield names
    master.network_for.cache_clear()


def test_the_page_runs_the_network(asked: list[str]) -> None:
    position = shelf.box("dokmus").new(2, {"tiles": None}, Seeded(1))
    legal = [move.text for move in position.moves()]
    view = position.view(position.seat).json()
    moves = {JOBS["think"]("dokmus", 6, view, legal, seed)[0] for seed in range(2)}
    assert moves <= {*legal}
    assert asked == ["master-dokmus-2.onnx"]
    assert not master.judges(shelf.box("dokmus"), 2), "a hint does not wait for a network to be fetched"


def test_another_level_plays_where_the_network_cannot_be_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 5 as on a server, and not the easiest one."""
    monkeypatch.setattr(master, "FOLDER", NETWORKS)
    host = LocalHost()
    made = host.do_create({"game": "dokmus", "seats": [{"who": "bot", "level": 6}, {"who": "bot", "level": 2}]})
    table = str(made["table"])
    host.open_wire("w", table, 0, -1)
    while (due := json.loads(host.bot_job(table)))["with"]["level"] != 6:
        host.do_bot_move(table, due["ply"], None)
    assert json.loads(host.bot_job(table, failed=True))["with"]["level"] == 5


def test_a_table_is_refused_that_no_network_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "FOLDER", NETWORKS)
    with pytest.raises(Refused, match="no-master"):
        LocalHost().do_create({"game": "dokmus", "seats": [{"who": "me"}, *[{"who": "bot", "level": 6}] * 2]})
