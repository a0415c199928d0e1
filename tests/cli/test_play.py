"""A game in the terminal, typed line by line."""

import re
from itertools import count
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.bots import by_name
from ludoteca.cli import app
from ludoteca.cli.session import Session, opponent
from ludoteca.core import Refused, Seeded, View, replay, shelf
from ludoteca.core.record import MoveLine
from ours import GAMES


def typed(*lines: str, game: str = "dokmus", options: tuple[str, ...] = (), language: str = "en") -> Result:
    return CliRunner().invoke(
        app,
        ["play", game, "--seed", "typed", *options],
        input="\n".join(lines) + "\n",
        env={"LUDOTECA_LANG": language, "COLUMNS": "140"},
    )


def session(game: str = "dokmus", seats: int = 2, seat: int = 0) -> Session:
    box = shelf.box(game)
    return Session.new(box, seats, {}, seat, "typed", opponent(by_name("random", box), "typed"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_choosing_the_first_number(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.ludoteca"
    shown = typed(*["1"] * 3000, f"save {file}", "quit", game=game)
    assert shown.exit_code == 0
    ended = {
        "dokmus": "The game is over. Eight rounds are played.",
        "elfenland": "The game is over. The last round is over",
        "tindaya": "The game is lost. A tribe has died out.",
    }
    assert ended[game] in shown.stdout
    assert replay(file.read_bytes(), verify=True).finished


def test_it_asks_numbers_the_choices_and_tells_what_others_did() -> None:
    shown = typed("1", "1", "quit").stdout
    assert "Choose a cell for your start token" in shown
    assert re.search(r"1 start [a-u]\d+", shown)
    assert "Seat 1 keeps a guardian card" in shown
    assert not re.search(r"seat 1: keeps card \d", shown)


@pytest.mark.parametrize(("language", "question"), [("fr", "pion de départ"), ("ru", "стартовой фишки")])
def test_it_speaks_the_language_of_the_terminal(language: str, question: str) -> None:
    assert question in typed("quit", language=language).stdout


def test_what_tells_the_consequences_of_a_move() -> None:
    shown = typed("what 1", "1", "what draft 2", "what draft 9", "quit").stdout
    assert "within reach of the next token" in shown
    assert "slide a tile into the hole  (D5.2)" in shown
    assert "Card 9 is not in the deck" in shown


def test_why_names_the_rule_and_shows_its_paragraph() -> None:
    shown = typed("why start k7", "why start a1", "why nonsense", "quit").stdout
    assert "(D3.7)" in shown or "(D1.3)" in shown
    assert "This is not a move: nonsense" in shown


def test_a_refused_move_is_explained_and_changes_nothing() -> None:
    shown = typed("end", "draft 3", "start zz", "1", "quit").stdout
    assert "(A13)" in shown
    assert "(A2)" in shown
    assert "(A1)" in shown
    assert "keep one guardian card" in shown


def test_rules_log_help_and_board() -> None:
    shown = typed("rules D7.5", "rules", "log", "help", "board", "save /no/such/folder/x", "load /no/such", "").stdout
    assert "A forest costs a sacrifice" in shown
    assert "'chance': 'talisman'" in shown
    assert "No such file" in shown


def test_score_and_goals() -> None:
    """D12.2, D12.7, D4.2: points part by part with their rules, what can still be had, and how far everybody is."""
    shown = typed("score", "goals", "quit").stdout
    assert re.search(r"tokens on ruins .* 0 .* 0 .* D12.2", shown)
    assert "still to be had: one more large temple" in shown
    assert re.search(r"Round .* together: 1 of 8 .* D4.2", shown)


def test_a_game_without_points_says_so() -> None:
    """T1.2."""
    shown = typed("score", "goals", "quit", game="tindaya").stdout
    assert "counts no points now" in shown
    assert "Win together" in shown


def test_save_and_load_go_on_where_they_were(tmp_path: Path) -> None:
    file = tmp_path / "saved"
    first = typed("1", "1", "1", f"save {file}", "quit").stdout
    assert str(file.name) in first.replace("\n", "")
    again = typed(f"load {file}", *["1"] * 3000, "quit").stdout
    assert "The game is over" in again


def test_loading_nonsense_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(b"\xff\x00")
    assert "not UTF-8" in typed(f"load {file}", "quit").stdout


def test_undo_returns_to_the_last_own_decision() -> None:
    game = session()
    game.advance()
    assert not game.undo()
    choices = [game.legal()]
    for _ in range(6):
        game.play(game.legal()[-1])
        game.advance()
        choices.append(game.legal())
    while len(choices) > 1:
        choices.pop()
        assert game.undo()
        assert game.legal() == choices[-1]
    assert not game.undo()


def test_undo_is_also_a_word() -> None:
    shown = typed("undo", "1", "undo", "quit").stdout
    assert "not decided anything yet" in shown
    assert shown.count("Choose a cell for your start token") == 2


def test_after_an_undo_the_record_still_replays() -> None:
    game = session()
    for number in range(40):
        game.advance()
        if game.over:
            break
        game.play(game.legal()[number % len(game.legal())])
        if number % 5 == 4:
            game.undo()
    again = replay(game.save().encode())
    assert again.referee is not None
    assert again.header.seed is None


def test_why_not_is_none_for_a_legal_move() -> None:
    game = session()
    game.advance()
    assert game.why_not(game.legal()[0]) is None
    refusal = game.why_not("end")
    assert refusal is not None
    assert refusal.rule == "A13"
    with pytest.raises(Refused):
        game.play("end")


def test_a_hint_names_legal_moves_and_what_to_expect() -> None:
    shown = typed("hint", "quit").stdout
    assert "how it may go on" in shown
    assert re.search(r"start [a-u]\d+ +│ +\d+%", shown)


def test_the_others_can_play_well() -> None:
    shown = typed("1", "1", "1", "1", "quit", options=("--level", "2"))
    assert shown.exit_code == 0
    assert "Seat 1 " in shown.stdout
    assert typed("quit", options=("--level", "9")).exit_code == 2


def test_the_others_play_what_they_have_planned() -> None:
    """As on a server: a plan made once serves the decisions that follow it."""
    box, thoughts = shelf.box("dokmus"), list[str]()

    def planner(view: View, legal: list[str], spent: float) -> list[str]:
        position, plan = box.imagine(view, Seeded(1)), list[str]()
        while position.seat == view.seat:
            move = min(position.moves(), key=str)
            plan.append(move.text)
            position.play(move, Seeded(1))
        thoughts.append(plan[0])
        return plan

    game = Session.new(box, 3, {}, 0, "planned", planner)
    while not game.over:
        game.advance()
        if not game.over:
            game.play(game.legal()[0])
    others = [line for line in game.referee.lines if isinstance(line, MoveLine) and line.seat != 0]
    assert len(thoughts) < len(others)
    assert thoughts[0] == others[0].move


def test_the_others_know_how_long_their_turn_has_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever somebody looks at it."""
    clock, told = count(), list[float]()
    monkeypatch.setattr("ludoteca.cli.session.perf_counter", lambda: float(next(clock)))

    def timed(view: View, legal: list[str], spent: float) -> list[str]:
        told.append(spent)
        return [legal[0]]

    game = Session.new(shelf.box("dokmus"), 2, {}, 0, "timed", timed)
    turns = []
    while not game.over:
        told.clear()
        game.advance()
        turns.append(len(told))
        assert told == [float(number + 1) for number in range(len(told))]
        if not game.over:
            game.play(game.legal()[0])
    assert max(turns) > 1


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert typed("quit", options=("--seat", "5")).exit_code == 2


@pytest.fixture
def journey(tmp_path: Path) -> Path:
    """A saved game in which seat 0 travels with elfcycle, three clouds, unicorn and three dragons."""
    box = shelf.box("elfenland")
    game = Session.new(box, 2, {"first_player": 0}, 0, "1", opponent(by_name("random", box), "1"))
    game.advance()
    while "stop" not in game.legal():
        game.play("pass" if "pass" in game.legal() else game.legal()[0])
        game.advance()
    file = tmp_path / "journey"
    file.write_text(game.save(), encoding="utf-8")
    return file


def own_moves(file: Path, verb: str) -> list[str]:
    again = replay(file.read_bytes())
    assert again.referee is not None
    log = again.referee.log(0)
    return [line.move for line in log if isinstance(line, MoveLine) and line.seat == 0 and line.move.startswith(verb)]


@pytest.mark.parametrize(
    "lines",
    [
        ["pay dragon elfcycle cloud"],
        ["pay dragon", "pay elfcycle", "pay cloud"],
        ["dragon cloud", "elfcycle"],
        ["pay dragon", "pay unicorn", "undo", "pay elfcycle", "cloud"],
    ],
)
def test_a_caravan_is_paid_in_any_order(lines: list[str], journey: Path) -> None:
    """E11.7: the terminal puts the cards in the order of the chart."""
    shown = typed(f"load {journey}", "caravan R30", *lines, f"save {journey}", "quit", game="elfenland").stdout
    assert own_moves(journey, "pay") == ["pay elfcycle", "pay cloud", "pay dragon"]
    assert len(lines) == 1 or "Chosen: 1 of 3" in shown or "Chosen: 2 of 3 dragon cloud" in shown


def test_a_surplus_is_discarded_in_any_order(journey: Path) -> None:
    """E16.1, E11.7."""
    lines = ("stop", "discard dragon", "dragon cloud", "1", f"save {journey}", "quit")
    typed(f"load {journey}", *lines, game="elfenland")
    assert own_moves(journey, "discard") == ["discard elfcycle", "discard cloud", "discard dragon", "discard dragon"]


def test_cards_that_cannot_be_named(journey: Path) -> None:
    """A kind that is not held, one more than there are, another verb: nothing of the line is taken."""
    lines = ("caravan R30", "pay pig", "pay dragon unicorn unicorn", "stop", "why pay dragon")
    shown = typed(f"load {journey}", *lines, f"save {journey}", "quit", game="elfenland").stdout
    assert "You have no such card: giant pig." in shown
    assert "No more of this can be chosen" in shown
    assert "The caravan must be paid first" in shown
    assert "pay dragon is allowed now." in shown
    assert not own_moves(journey, "pay")


def test_a_move_that_does_not_answer_tells_what_is_asked() -> None:
    shown = typed("end", "quit").stdout
    told = " ".join(shown.split())
    assert "This is not what is decided now. What is asked: Choose a cell for your start token" in told
