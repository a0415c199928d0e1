"""A table plays what the referee found, and nothing twice."""

import subprocess
import sys
from typing import Any

import pytest

from ludoteca.core import Referee, shelf
from ludoteca.tables import commands, log, projection
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Table, TableSetup


def begun(*sitters: log.Sit) -> Table:
    """A game of Dokmus that has just begun."""
    rules = shelf.box("dokmus").rules
    setup = TableSetup("t", "dokmus", rules, len(sitters), {}, "seed", "ann", True, TimeControl(), 1, 0.0)
    table = Table(setup, [])
    entries: list[log.Entry] = [*sitters, log.Start()]
    for entry in entries:
        table.write(Draft(entry), 0.0)
    return table


@pytest.fixture
def lookups(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that referees looked up."""
    found: list[str] = []
    find = Referee.find

    def counted(self: Referee[Any], seat: int, text: str) -> Any:
        found.append(text)
        return find(self, seat, text)

    monkeypatch.setattr(Referee, "find", counted)
    return found


def test_a_move_is_looked_up_once(lookups: list[str]) -> None:
    table = begun(log.Sit(0, "person", "ann"), log.Sit(1, "person", "ann"))
    seat, text = table.turn, projection.legal(table.referee.position)[0]
    assert seat is not None
    for draft in commands.move("ann", seat, text, 0)(table):
        table.write(draft, 1.0)
    assert lookups == [text]
    assert table.ply == 1


def test_the_move_of_a_bot_is_looked_up_once(lookups: list[str]) -> None:
    table = begun(log.Sit(0, "bot", level=1), log.Sit(1, "bot", level=1))
    seat, text = table.turn, projection.legal(table.referee.position)[0]
    assert seat is not None
    for draft in commands.bot_move(seat, text, 0, 1)(table):
        table.write(draft, 1.0)
    assert lookups == [text]
    assert table.entries[-1].entry == log.Move(seat, text, 1, [])


def test_a_table_needs_the_standard_library_only() -> None:
    """In a browser there is nothing else: a game is played with every other package out of reach."""
    played = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        ours = top == "ludoteca" or top.endswith("__mypyc")
        if not ours and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nothing())
from ludoteca.tables import chat, commands, log, permissions, preview, projection, seating
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Table, TableSetup
from ludoteca.games.dokmus import BOX
table = Table(TableSetup("t", "dokmus", BOX.rules, 2, {}, "seed", "ann", True, TimeControl(), 1, 0.0), [])
for entry in (log.Sit(0, "person", "ann"), log.Sit(1, "person", "ann"), log.Start()):
    table.write(Draft(entry), 0.0)
while table.turn is not None:
    text = projection.legal(table.referee.position)[-1]
    for draft in commands.move("ann", table.turn, text, table.ply)(table):
        table.write(draft, 0.0)
print(projection.state(table, None, 0.0).status, len(projection.lines(table, 0, -1)) == len(table.entries))
"""
    done = subprocess.run([sys.executable, "-c", played], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("over True\n", "")
