"""Section 14: one round on the real map, line by line. The luck of round 2 at its end is of the tests' own making."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.elfenland.scene import bag, cards, legal, markers, refused, town_of
from ludoteca.core import replay
from ludoteca.core.record import write
from ludoteca.games.elfenland.bag import size
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.scoring import ROUNDS, score
from ludoteca.games.elfenland.state import PHASES
from ludoteca.games.elfenland.view import names

LINES = (Path(__file__).parent / "worked_example.jsonl").read_text().splitlines(keepends=True)
MOVES = [number for number, line in enumerate(LINES) if '"move"' in line]
DEALT_AGAIN = next(number for number in range(len(LINES) - 1, 0, -1) if '"move"' in LINES[number]) + 1


def after(lines: int) -> ElfenlandPosition:
    """The position after so many lines of the record."""
    again = replay("".join(LINES[:lines]).encode())
    assert again.referee is not None
    position = again.referee.position
    assert isinstance(position, ElfenlandPosition)
    position.check()
    return position


def before(seat: int, text: str, time: int = 1) -> ElfenlandPosition:
    """The position before a move of a seat, the first such one or a later one."""
    found = [number for number in MOVES if json.loads(LINES[number]) == {"seat": seat, "move": text}]
    return after(found[time - 1])


@pytest.mark.parametrize("cut", range(1, len(LINES) + 1))
def test_every_beginning_replays(cut: int) -> None:
    source = "".join(LINES[:cut])
    assert write(replay(source.encode()).lines) == source


@pytest.mark.parametrize("number", MOVES)
def test_every_move_is_legal(number: int) -> None:
    line = json.loads(LINES[number])
    position = after(number)
    assert position.seat == line["seat"]
    assert line["move"] in legal(position)


def test_phases_two_and_three() -> None:
    """E8, E9: what everybody holds and shows before planning."""
    assert size(before(0, "take pig").stack) == 40
    p = before(0, "plan pig R30")
    assert [names(up) for up in p.up] == [
        ["pig", "unicorn", "dragon"],
        ["unicorn", "troll_wagon", "dragon", "dragon"],
        ["elfcycle", "cloud", "unicorn"],
    ]
    assert [names(down) for down in p.down] == [["elfcycle"], [], ["pig"]]
    assert names(p.display) == ["pig", "cloud", "cloud", "troll_wagon", "dragon"]
    assert size(p.stack) == 31
    assert size(p.pile) == 48


DISPLAYS = (
    "cloud cloud troll_wagon unicorn dragon",
    "cloud cloud troll_wagon unicorn elfcycle",
    "cloud troll_wagon unicorn elfcycle pig",
    "cloud troll_wagon elfcycle pig troll_wagon",
    "cloud elfcycle pig troll_wagon unicorn",
    "cloud elfcycle pig troll_wagon unicorn",
    "cloud elfcycle pig troll_wagon unicorn",
    "cloud elfcycle pig troll_wagon cloud",
    "cloud pig troll_wagon cloud dragon",
)


def test_display_after_every_take() -> None:
    """E9.3: the table of section 14."""
    takes = [number for number in MOVES if "take" in LINES[number]]
    assert [after(number + 2).display for number in takes] == [bag(words) for words in DISPLAYS]


def test_streaks_of_planning() -> None:
    """E10.8: the streak after every pass and placement."""
    assert before(1, "obstacle R22").passes == 1
    assert before(0, "pass", time=2).passes == 1
    assert before(1, "plan unicorn R11").passes == 2
    assert before(1, "pass").passes == 2
    p = before(0, "ride R30")
    assert PHASES[p.phase] == "travel"


def test_journeys() -> None:
    """E11-E16: cards left and markers after each journey."""
    p = before(0, "discard pig")
    assert (cards(p, 0), markers(p, 0), town_of(p, 0)) == (5, 3, "jxara")
    p = before(1, "ride R35", time=2)
    assert refused(p, "sail M2") == "E14.2", "one raft is not enough for Mare Magnum"
    p = before(1, "stop")
    assert (names(p.hands[1]), markers(p, 1), town_of(p, 1)) == (["cloud", "dragon"], 4, "jxara")
    p = before(2, "sail V3")
    assert refused(p, "ride R22") == "E12.3", "R22 would cost 2 elfcycles"
    p = before(2, "stop")
    assert (names(p.hands[2]), markers(p, 2), town_of(p, 2)) == (["cloud", "unicorn"], 4, "jaccaranda")


def test_scoring_drill() -> None:
    """E19.2: if this had been the end of round 4."""
    p = before(2, "stop")
    p.ending = ROUNDS
    assert [score(p, seat) for seat in range(3)] == [3, 0, 2]


def test_phase_six() -> None:
    """E17: single counters are kept, 41 counters before the next draw, B starts; the next deal gives 6, 6, 4."""
    p = after(len(LINES))
    assert (p.round, p.start, p.seat) == (2, 1, 1)
    assert (names(p.up[0]), names(p.down[2]), p.up[1] + p.down[1]) == (["dragon"], ["pig"], 0)
    assert size(p.stack) == 41 - 1
    assert size(p.pile) == 48
    assert p.owners == 0b101
    deals: list[Any] = [json.loads(line)["value"] for line in LINES[DEALT_AGAIN:-1]]
    assert [(deal["seat"], len(deal["cards"])) for deal in deals] == [(1, 6), (2, 6), (0, 4)]
