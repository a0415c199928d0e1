"""Games begun under version 1 of the rules, kept as they stood when the second edition came, and played on (N10).

`tests/running/tindaya-1/*.jsonl` are records cut in the middle, written by the engine of the first edition. Their last
lines list the legal moves.
"""

from pathlib import Path

import pytest

from ludoteca.core import Hashed, RecordError, Referee, Refused, replay
from ludoteca.core.record import MoveLine, write
from ludoteca.core.referee import AnyReferee
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.edition import EDITIONS

RUNNING = sorted((Path(__file__).parents[2] / "running" / "tindaya-1").glob("*.jsonl"))
TOLD_APART = {
    "alliance-learning": "develop fisher cube",
    "campaign-game-1": "prophecy",
    "campaign-game-1-solo": "prophecy",
    "domination-animals": "give moneiba pig animal",
    "dowry-received": "explorer-pays",
    "solo-dowry": "settle",
    "traitor-leader": "canoe-of-the-chief",
}
"""What the second edition answers to those records in which the editions differ (T16.7, T33.1, T14.3.5, T32, T30.8)."""


def again(path: Path, rules: str = "1") -> AnyReferee:
    source = path.read_bytes().replace(b'"rules": "1"', f'"rules": "{rules}"'.encode(), 1)
    referee = replay(source, then=Hashed(path.stem)).referee
    assert referee is not None
    return referee


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_game_of_the_first_edition_is_finished_under_it(path: Path) -> None:
    """N10: it stands where it stood, goes on with the first legal moves to its end, and its record replays."""
    referee = again(path)
    assert referee.header.rules == "1"
    while (seat := referee.position.seat) is not None:
        legal = [move.text for move in referee.position.moves()]
        referee.play(seat, "pass" if "pass" in legal else legal[0])
    assert replay(write(referee.record()).encode()).finished


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_bots_imagine_the_edition_that_is_played(path: Path) -> None:
    """N10: a position imagined from a view has the moves of the edition of its table."""
    position = again(path).position
    seat = position.seat
    assert seat is not None
    imagined = BOX.imagine(position.view(seat), Hashed("x"))
    assert sorted(imagined.moves(), key=str) == sorted(position.moves(), key=str)
    assert imagined.view(seat).json()["rules"] == "1"


@pytest.mark.parametrize(("name", "difference"), sorted(TOLD_APART.items()))
def test_the_second_edition_differs(name: str, difference: str) -> None:
    """T14.3.5, T16.7, T30.8, T32.1, T32.2, T33.1: the kept records hold what changed."""
    with pytest.raises(RecordError) as problem:
        again(next(path for path in RUNNING if path.stem == name), "2")
    assert difference in str(problem.value)


def test_new_games_follow_the_second_edition() -> None:
    """N10."""
    assert BOX.rules == "2"
    assert list(BOX.editions()) == list(EDITIONS) == ["1", "2"]
    referee = Referee(BOX, 2, {}, Hashed("x"))
    assert referee.header.rules == "2"
    assert BOX.edition("1").edition("2") is BOX


def test_an_unknown_edition_is_refused_in_words() -> None:
    """N10: with what is asked for and what there is."""
    with pytest.raises(Refused) as refused:
        BOX.edition("7")
    assert str(refused.value.refusal) == "record: rules-version, version 7, known 1, 2"
    with pytest.raises(RecordError) as problem:
        replay(b'{"record": 1, "game": "tindaya", "rules": "7", "players": 2, "options": {}}\n')
    assert problem.value.line == 1
    assert problem.value.refusal.reason == "rules-version"


def test_the_records_are_cut_in_the_midst() -> None:
    """N10: every mode and variant is among them, and the last line of each lists what was legal."""
    modes = {path.read_text().split("\n", 1)[0].split('"rules"')[1].split(', "seed"')[0] for path in RUNNING}
    assert len(modes) >= 6
    for path in RUNNING:
        last = replay(path.read_bytes(), trace=True).lines[-1]
        assert isinstance(last, MoveLine)
        assert '"legal"' in path.read_text().splitlines()[-1]
