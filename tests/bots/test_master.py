"""Level 6: a network judges what its seat sees, and a search asks it. The network here has random weights."""

import json
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.analysis import LEVELS
from ludoteca.analysis.judge import Judgement, judge
from ludoteca.bots import GameModel, by_name, hint, levels, master, player
from ludoteca.bots.arena import Match, play
from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.network import Memory, NetworkEvaluation
from ludoteca.bots.network.evaluation import BestResponse, PolicyValueNetwork
from ludoteca.bots.search import Search
from ludoteca.cli import app
from ludoteca.cli.engine import by_network
from ludoteca.core import Refused, Seeded, shelf

NETWORKS = Path(__file__).parent / "networks"
BOX = shelf.box("dokmus")


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(master, "FOLDER", NETWORKS)
    master.network_for.cache_clear()
    yield
    master.network_for.cache_clear()


def positions(seed: int) -> Iterator[Any]:
    chance = Seeded(seed)
    position: Any = BOX.new(2, {"tiles": None}, chance)
    while position.seat is not None:
        yield position
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)


@pytest.mark.usefixtures("learned")
def test_it_plays_by_what_its_seat_sees_and_the_same_each_time() -> None:
    bot, chance = by_name("master:6", "dokmus"), Seeded(4)
    hidden = 0
    for position in positions(3):
        legal = [move.text for move in position.moves()]
        chosen = bot.choose(position.view(position.seat), legal, 1)
        other = position.imagine(position.seat, chance)
        hidden += other.cards != position.cards
        assert chosen in legal
        assert by_name("master:6", "dokmus").choose(other.view(position.seat), sorted(legal), 1) == chosen
    assert hidden


@pytest.mark.usefixtures("learned")
def test_likely_moves_are_visited_first() -> None:
    """With one visit a search plays the move that the network finds likeliest."""
    for number, position in enumerate(positions(5)):
        moves = position.moves()
        if len(moves) > 1 and number % 7 == 0:
            likely = master.network_for(BOX, 2).judge(position)[1]
            assert sum(likely.values()) == pytest.approx(1)
            search = Search(master.model(BOX), levels.MASTER.limited(1))
            root = search.search(position.view(position.seat), [move.text for move in moves], 1)
            first = max(root.edges, key=lambda move: root.edges[move].visits)
            assert likely[first.text] == max(likely.values())


def test_a_position_is_asked_about_once() -> None:
    asked = []

    def network(row: Memory) -> tuple[list[float], list[float]]:
        asked.append(bytes(row))
        return [0.0] * 3000, [0.5, -0.5]

    ours = PolicyValueNetwork(master.reader_of(BOX, 2), network, 2)
    position = next(positions(1))
    values, likely = ours.judge(position)
    assert ours.judge(position.copy()) == (values, likely)
    assert len(asked) == 1
    assert (values[position.seat], values[1 - position.seat]) == (0.75, 0.25)
    assert len(set(likely.values())) == 1


@pytest.mark.usefixtures("learned")
def test_a_value_may_be_made_of_both_evaluations() -> None:
    hand, position = evaluation_of("dokmus"), next(positions(1))
    theirs = hand.estimate(position, 2, Seeded(1))
    network = master.network_for(BOX, 2)
    ours = network.judge(position)[0]
    network.trust = 0.25
    mixed = NetworkEvaluation(hand, lambda players: network)
    assert mixed.estimate(position, 2, Seeded(1)) == pytest.approx(
        [0.25 * one + 0.75 * other for one, other in zip(ours, theirs, strict=True)]
    )


@pytest.mark.usefixtures("learned")
def test_who_plays_against_a_network_expects_its_likeliest_moves() -> None:
    def network_for(players: int) -> PolicyValueNetwork:
        return master.network_for(BOX, players)

    against, expected = BestResponse(evaluation_of("dokmus"), network_for, 2), 0
    for position in positions(1):
        moves = position.moves()
        assert against.candidates(position, moves, position.seat) == moves
        [move] = against.candidates(position, moves, 1 - position.seat)
        likely = network_for(2).judge(position)[1]
        assert likely[move.text] == max(likely.values())
        expected += len(moves) > 1
    assert expected


@pytest.mark.parametrize("against", [True, False])
def test_any_network_plays_as_an_engine(against: bool) -> None:
    choose = by_network(NETWORKS / "master-dokmus-2.onnx", 5, 0.0, 0.5, against=against)
    position = next(positions(2))
    legal = [move.text for move in position.moves()]
    assert choose(position.view(position.seat), legal, 1) in legal


@pytest.mark.usefixtures("learned")
def test_it_meets_other_players_in_the_arena() -> None:
    result = play(Match("dokmus", ("master:3", "level1"), 2, 2, {"tiles": None}, 1), 0)
    assert result.fault is None
    assert result.end == "rounds"


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize(("game", "players"), [("dokmus", 3), ("elfenland", 2), ("tindaya", 2)])
def test_it_plays_only_what_it_learned(game: str, players: int) -> None:
    with pytest.raises(Refused, match="no-master"):
        player(6, game, players=players)


@pytest.mark.usefixtures("learned")
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without onnxruntime everything else stays as it is."""
    monkeypatch.setattr(master, "RUNTIME", "no_such_module")
    master.runnable.cache_clear()
    assert master.playable(BOX) == []
    said = CliRunner().invoke(app, ["arena", "dokmus", "--bots", "level6,level1", "--games", "2"])
    assert said.exit_code == 1
    assert 'pip install "ludoteca[master]"' in " ".join(said.output.split())
    assert isinstance(player(5, "dokmus"), Search)
    master.runnable.cache_clear()


def test_the_core_needs_no_package_for_it() -> None:
    """The module that knows level 6 loads neither numpy nor onnxruntime."""
    code = "import sys; from ludoteca.bots import levels; print({'numpy', 'onnxruntime'} & {*sys.modules})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"


def test_a_file_that_holds_no_network_is_told(tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    file.write_bytes(b"no network")
    said = CliRunner().invoke(app, ["engine", "--net", str(file)])
    assert said.exit_code == 1
    assert "holds no trained network" in said.output


def test_the_page_compares_itself_with_what_onnxruntime_says() -> None:
    kept = json.loads((NETWORKS / "answers.json").read_text(encoding="utf-8"))
    found = runpy.run_path(str(NETWORKS / "answers.py"))["answers"]()
    for old, new in zip(kept, found, strict=True):
        assert old["row"] == {str(place): value for place, value in new["row"].items()}
        assert new["logits"] == pytest.approx(old["logits"], abs=1e-4)
        assert new["values"] == pytest.approx(old["values"], abs=1e-4)


@pytest.mark.usefixtures("learned")
def test_its_hints_and_reviews_say_so() -> None:
    """The best move is found by the network; why it is best, the features of the game's own evaluation tell."""
    position = next(positions(2))
    view, legal = position.view(position.seat), [move.text for move in position.moves()]
    advice = hint("dokmus", view, legal, simulations=4)
    assert {row.judge for row in advice} == {"master"}
    assert advice[0].reasons
    judged = judge(GameModel("dokmus"), view, legal, legal[-1], LEVELS["quick"])
    assert judged.judge == "master"
    assert Judgement.read(judged.json()).judge == "master"


def test_without_a_network_they_are_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "FOLDER", NETWORKS / "none")
    position = next(positions(2))
    view, legal = position.view(position.seat), [move.text for move in position.moves()]
    assert {row.judge for row in hint("dokmus", view, legal, simulations=4)} == {"search"}
