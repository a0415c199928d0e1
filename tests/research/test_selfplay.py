"""Self-play: the files hold every game once, whatever interrupts them."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.core import replay
from ludoteca.research.selfplay import SCHEMA, Job, OtherJob, Row, Store, play

JOB = Job("dokmus", ("random", "greedy"), 2, {}, 3, 4)
PROGRAM = (sys.executable, "-c", "from ludoteca.cli import main; main()")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["selfplay", *arguments], env={"LUDOTECA_LANG": "en"})
    assert result.exit_code == 0, result.output
    return result.stdout


def rows(folder: Path) -> list[Row]:
    """All games of the files, in order."""
    return [row for file in sorted(folder.glob("*.parquet")) for row in pq.read_table(file, schema=SCHEMA).to_pylist()]


def test_files_hold_every_game_in_order(tmp_path: Path) -> None:
    said = run("dokmus", "--bot", "random", "--games", "7", "--shard", "3", "--players", "3", "--out", str(tmp_path))
    assert "7 games in 3 files" in said
    assert sorted(file.name for file in tmp_path.glob("*.parquet")) == [f"games-0000{n}.parquet" for n in range(3)]
    found = rows(tmp_path)
    assert [row["number"] for row in found] == list(range(7))
    for row in found:
        again = replay(row["record"].encode(), verify=True)
        assert again.finished
        assert again.header.seed == row["seed"]
        assert sum(row["rewards"]) == pytest.approx(0, abs=1e-6)
        assert row["decisions"] > 100
    assert (tmp_path / "open.jsonl").read_text() == ""


def test_seats_rotate_and_options_are_kept(tmp_path: Path) -> None:
    run("tindaya", "--bot", "random", "--games", "2", "--option", "mode=domination", "--out", str(tmp_path))
    assert [json.loads(row["options"]) for row in rows(tmp_path)] == [{"mode": "domination"}] * 2
    assert [JOB.seating(number) for number in (0, 1)] == [("random", "greedy"), ("greedy", "random")]


def test_a_job_that_was_killed_goes_on(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    job = ["elfenland", "--bot", "random", "--games", "40", "--shard", "8"]
    running = subprocess.Popen([*PROGRAM, "selfplay", *job, "--out", str(cut)], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not list(cut.glob("*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    store = Store(cut, Job("elfenland", ("random",), 2, {}, 1, 8))
    kept = 40 - len(store.missing(40))
    assert 8 <= kept < 40
    run(*job, "--out", str(cut))
    run(*job, "--out", str(whole))
    assert rows(cut) == rows(whole)


def test_the_workers_of_a_job_that_was_killed_end(tmp_path: Path) -> None:
    job = ["dokmus", "--bot", "level1", "--games", "10000", "--jobs", "2", "--out", str(tmp_path)]
    running = subprocess.Popen([*PROGRAM, "selfplay", *job], stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while not (tmp_path / "open.jsonl").exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.communicate(timeout=60)  # their end of the line stays open as long as they live


def test_what_was_finished_is_not_played_again(tmp_path: Path) -> None:
    """Games that came out of order, a line cut short, and a crash between the file and the journal."""
    games = [play(JOB, number) for number in range(6)]
    store = Store(tmp_path, JOB)
    for number in (5, 0, 2):
        store.add(games[number], 6)
    journal = tmp_path / "open.jsonl"
    journal.write_text(journal.read_text() + '{"number": 1, "see')
    store = Store(tmp_path, JOB)
    assert store.missing(6) == [1, 3, 4]
    before = journal.read_text()
    for number in (1, 3):
        store.add(games[number], 6)
    journal.write_text(before)
    store = Store(tmp_path, JOB)
    assert store.missing(6) == [4]
    store.add(games[4], 6)
    assert [row["number"] for row in rows(tmp_path)] == list(range(6))
    assert store.finish(6) == sorted(tmp_path.glob("*.parquet"))


def test_a_job_can_grow(tmp_path: Path) -> None:
    store = Store(tmp_path, JOB)
    store.add(play(JOB, 0), 1)
    assert [row["number"] for row in rows(tmp_path)] == [0]
    store = Store(tmp_path, JOB)
    assert store.missing(2) == [1]
    store.add(play(JOB, 1), 2)
    assert [row["number"] for row in rows(tmp_path)] == [0, 1]


def test_another_job_is_not_mixed_in(tmp_path: Path) -> None:
    Store(tmp_path, JOB)
    with pytest.raises(OtherJob):
        Store(tmp_path, JOB._replace(seed=4))
    result = CliRunner().invoke(app, ["selfplay", "elfenland", "--out", str(tmp_path)])
    assert result.exit_code == 1


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run("elfenland", "--bot", "random", "--games", "6", "--out", str(one))
    run("elfenland", "--bot", "random", "--games", "6", "--out", str(two), "--jobs", "2")
    assert rows(one) == rows(two)


@pytest.mark.cluster
def test_a_local_ray_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    job = ["elfenland", "--bot", "random", "--games", "6"]
    run(*job, "--out", str(one))
    on_ray("selfplay", *job, "--out", str(two))
    assert rows(one) == rows(two)


@pytest.mark.cluster
def test_the_arena_of_a_local_ray_gives_the_same_results() -> None:
    match = ["arena", "dokmus", "--bots", "random,greedy", "--games", "4", "--json"]
    here = json.loads(CliRunner().invoke(app, match).stdout)
    there = json.loads(on_ray(*match))
    for result in (here, there):
        for row in result["bots"]:
            row.pop("seconds")
    assert here == there


def on_ray(*arguments: str) -> str:
    """What the program says that plays on a Ray of its own with two workers."""
    command = [*PROGRAM, *arguments, "--ray", "local", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
