"""The command line, as a person or a script uses it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli import app
from ours import GAMES


def run(*arguments: str, given: str | bytes | None = None, language: str = "en") -> Result:
    return CliRunner().invoke(app, arguments, input=given, env={"LUDOTECA_LANG": language, "COLUMNS": "120"})


def test_the_shelf_lists_every_game() -> None:
    shown = run("games")
    assert shown.exit_code == 0
    for game in GAMES:
        assert game in shown.stdout


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_shelf_speaks_three_languages(language: str) -> None:
    assert {"en": "players", "fr": "joueurs", "ru": "игроки"}[language] in run("games", language=language).stdout


def test_rules_shows_one_paragraph() -> None:
    shown = run("rules", "dokmus", "D7.5")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("- **D7.5 A forest costs a sacrifice**")
    assert "**(d)**" in shown.stdout
    assert "D7.6" not in shown.stdout


@pytest.mark.parametrize(
    ("language", "begins"), [("fr", "- **D7.5 Une forêt coûte un sacrifice**"), ("ru", "- **D7.5 ")]
)
def test_rules_speak_the_language_asked_for(language: str, begins: str) -> None:
    assert run("rules", "dokmus", "D7.5", "--language", language).stdout.startswith(begins)
    assert run("rules", "dokmus", "D7.5", language=language).stdout.startswith(begins)


def test_how_to_play_is_printed_too() -> None:
    assert run("rules", "dokmus", "--how-to-play").stdout.startswith("# Dokmus: how to play")


@pytest.mark.parametrize("rule", ["D1", "R24", "E38", "A13", "d12.7"])
def test_rules_knows_chapters_rulings_edge_cases_and_actions(rule: str) -> None:
    shown = run("rules", "dokmus", rule)
    assert shown.exit_code == 0
    assert rule.upper() in shown.stdout


@pytest.mark.parametrize("game", GAMES)
def test_rules_shows_all_of_them(game: str) -> None:
    assert len(run("rules", game).stdout) > 10_000


def test_rules_says_what_it_does_not_know() -> None:
    assert run("rules", "dokmus", "D99").exit_code == 1
    assert run("rules", "chess").exit_code == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_trace_replays(game: str, tmp_path: Path) -> None:
    trace = run("trace", game, "--players", "2", "--seed", "7")
    assert trace.exit_code == 0
    assert run("trace", game, "--players", "2", "--seed", "7").stdout == trace.stdout
    assert run("trace", game, "--players", "2", "--seed", "8").stdout != trace.stdout
    file = tmp_path / "trace.jsonl"
    file.write_text(trace.stdout)
    assert run("replay", str(file)).exit_code == 0
    assert run("replay", "--verify", str(file)).exit_code == 0
    assert run("replay", "--trace", "-", given=trace.stdout).stdout == trace.stdout
    record = run("trace", game, "--players", "2", "--seed", "7", "--record").stdout
    assert '"legal"' not in record
    assert run("replay", "--trace", "-", given=record).stdout == trace.stdout


def test_replay_names_line_rule_and_reason() -> None:
    lines = run("trace", "dokmus", "--players", "2", "--record").stdout.splitlines()
    wrong = [*lines[:3], '{"seat": 0, "move": "decline"}', *lines[3:]]
    told = run("replay", "-", given="\n".join(wrong))
    assert told.exit_code == 1
    assert told.stderr.startswith("line 4: D3.6: ")
    assert told.stdout == ""


def test_replay_of_nonsense_is_an_error_not_a_traceback(tmp_path: Path) -> None:
    for nonsense in (b"", b"\xff\xfe", b"{}", b"[1]", b'{"record": 1}', b"\x00" * 50, b"[" * 100_000):
        told = run("replay", "-", given=nonsense)
        assert told.exit_code == 1, nonsense[:20]
        assert "line 1" in told.stderr
    assert run("replay", str(tmp_path / "missing")).exit_code == 1


def test_a_cut_record_is_fine() -> None:
    lines = run("trace", "dokmus", "--record").stdout.splitlines()
    told = run("replay", "-", given="\n".join(lines[:20]))
    assert told.exit_code == 0
    assert "not over" in told.stdout


def test_simulate_counts() -> None:
    shown = run("simulate", "dokmus", "--players", "2", "--games", "5", "--seed", "3", "--json")
    told = json.loads(shown.stdout)
    assert told["games"] == 5
    assert told["players"] == 2
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(1)


def test_simulate_gives_the_same_games_with_any_number_of_jobs() -> None:
    """More games than a batch holds, so that batches come back in any order."""
    command = ("simulate", "dokmus", "-n", "2", "--games", "210", "--seed", "3", "--json")
    one, two = (json.loads(run(*command, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for key in ("games", "decisions_per_game", "branching", "seats", "ends"):
        assert one[key] == two[key]


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "dokmus", "--players", "3", "--games", "4")
    assert shown.exit_code == 0
    assert "decisions per second" in shown.stdout


@pytest.mark.parametrize("command", ["trace", "simulate", "play"])
def test_bad_games_players_and_options_are_told(command: str, tmp_path: Path) -> None:
    refused: list[tuple[str, ...]] = [
        ("chess",),
        ("dokmus", "--players", "9"),
        ("dokmus", "--options", '{"colour": "red"}'),
        ("dokmus", "--option", "tiles=3"),
    ]
    for arguments in refused:
        told = run(command, *arguments, given="")
        assert told.exit_code == 1, arguments
        assert told.stderr.strip()
    bad = tmp_path / "tiles.json"
    bad.write_text("not json")
    for flag, value in (("--options", "{"), ("--options", "[]"), ("--option", "tiles"), ("--option", f"tiles={bad}")):
        assert run(command, "dokmus", flag, value, given="").exit_code == 2


def test_it_is_installed_as_a_program() -> None:
    program = Path(sys.executable).with_name("ludoteca")
    done = subprocess.run([program, "games"], capture_output=True, text=True, env=os.environ | {"LUDOTECA_LANG": "en"})
    assert done.returncode == 0
    assert "dokmus" in done.stdout
