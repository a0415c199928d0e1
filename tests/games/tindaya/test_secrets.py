"""Secrets along the kept records: eras, treason and endings that random play seldom reaches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Chance, Json, Lot, Seeded, playout
from ludoteca.core.record import ChanceLine, MoveLine, Reader
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.game_end import alive
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.games.tindaya.steps import asking
from ludoteca.testing.laws import texts

RECORDS = sorted((Path(__file__).parents[2] / "records" / "tindaya").glob("*.jsonl"))


COMMON = ("turn", "explore", "meal", "found", "launch", "sail", "ashore")
SECRETIVE = ("repel", "protect", "treason-repel", "conquest-repel", "objective", "token", "swap", None)
"""Questions whose very asking tells something, and the end."""


class Told(Chance):
    """The outcomes of a record, one after the other."""

    def __init__(self, outcomes: list[Json]) -> None:
        self.outcomes = outcomes

    def outcome(self, lot: Lot) -> Json:
        return self.outcomes.pop(0)

    def below(self, n: int) -> int:
        raise AssertionError("nothing else is left to chance")


def positions(path: Path) -> Iterator[TindayaPosition]:
    """All positions of a record, the last one included."""
    reader = Reader(path.read_bytes())
    header = reader.header()
    lines = []
    while not reader.ended:
        lines.append(reader.next())
    chance = Told([line.value for line in lines if isinstance(line, ChanceLine)])
    p = BOX.new(header.players, BOX.settle(header.players, header.options), chance)
    for line in lines:
        if isinstance(line, MoveLine):
            yield p
            p.play(next(move for move in p.moves() if move.text == line.move), chance)
    yield p


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_imagined_positions_look_the_same(path: Path) -> None:
    """The table of hidden information: equal views, legal moves and questions; imagined positions can be played out."""
    luck = Seeded(path.stem)
    for number, p in enumerate(positions(path)):
        name = None if p.seat is None else asking(p).name
        if number % (15 if name in COMMON else 3) and name not in SECRETIVE:
            continue
        for seat in range(p.variant.players):
            view = p.view(seat)
            for other in (p.imagine(seat, luck), BOX.imagine(view, luck)):
                other.check()
                assert other.view(seat).bytes() == view.bytes()
                assert other.view(None).bytes() == p.view(None).bytes()
                assert repr(other.question()) == repr(p.question())
                if p.seat == seat:
                    assert texts(other) == texts(p)
            if number % 6 == 0:
                playout(p.imagine(seat, luck), luck)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_invariants_hold_all_along(path: Path) -> None:
    """AM8 after every move; a copy is equal and stands alone."""
    for p in positions(path):
        p.check()
        before = p.view(None).bytes()
        copy = p.copy()
        assert copy.view(None).bytes() == before
        playout(copy, Seeded(1))
        assert p.view(None).bytes() == before


def test_others_do_not_see_which_objective_is_kept() -> None:
    """T8.8: the log of another seat hides the card; the objectives dealt are for their owner."""
    path = next(path for path in RECORDS if path.stem == "domination-won")
    seen = 0
    for p in positions(path):
        if p.seat is not None and asking(p).name == "objective":
            move = p.moves()[0]
            other = (p.seat + 1) % p.variant.players
            assert p.shown(move, p.seat) == move.text
            assert p.shown(move, other) == p.shown(move, None) == "objective hidden"
            assert move.objective.encode() not in p.view(other).bytes() or move.objective in p.tribes[other].dealt
            seen += 1
    assert seen


def test_the_end_shows_what_scored() -> None:
    """T23.4, T23.7: survivors show their objectives when the scores are made up, nobody's other idols are shown."""
    path = next(path for path in RECORDS if path.stem == "domination-won")
    *_, p = positions(path)
    facts: Any = p.view(None).facts["tribes"]
    assert any(row["objectives"] for row in facts)
    for seat, row in enumerate(facts):
        assert row["hand"] is None
        assert all((one["card"] is not None) == alive(p, seat) for one in row["objectives"])


def test_what_shows_a_secret_cannot_be_taken_back() -> None:
    """T25: using or selling an idol shows it to all, a look shows an objective; other moves show nothing hidden."""
    p = BOX.new(2, BOX.settle(2, {"mode": "domination"}), Seeded(1))
    for text in ("idol movement", "sell contribution", "repel", "protect 0,0 idol", "look 1 token_1"):
        assert p.reveals(BOX.parse(text)), text
    for text in ("protect 0,0 horns", "stand", "objective most_dock", "swap token_1", "walk 0,0 1,0 1n0v"):
        assert not p.reveals(BOX.parse(text)), text
