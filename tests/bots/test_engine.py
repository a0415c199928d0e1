"""Programs of strangers: they play as bots do, see what bots see, and fail alone."""

import json
import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.bots import GameModel, by_name, engine
from ludoteca.bots.arena import GameResult, Match, play
from ludoteca.bots.engine import Engine, EngineFault, EngineProcess
from ludoteca.cli import app
from ludoteca.cli.arena import read_names
from ludoteca.cli.engine import answers, by_bot
from ludoteca.core import Refused, Seeded, View, canonical, shelf

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine" / "engine.py"
PYTHON = shlex.quote(sys.executable)
READY = "print('ready', flush=True)\nfor line in sys.stdin:\n if line.startswith('go'):\n  "
"""The first lines of an engine that greets and then does something else."""
BAD = {
    "ends": ("sys.exit()", "it ended with status 0"),
    "ends when asked": (f"{READY}sys.exit(3)", "it ended with status 3"),
    "breaks down": (f"{READY}os.kill(os.getpid(), 6)", "it ended by signal 6"),
    "ends within a line": (f"{READY}sys.exit(sys.stdout.write('move end'))", "it ended within a line"),
    "closes its output": (f"{READY}os.close(1); time.sleep(60)", "it closed its output"),
    "is silent": (f"{READY}time.sleep(60)", "silent"),
    "does not read": ("print('ready', flush=True); time.sleep(60)", "silent"),
    "plays what is not legal": (f"{READY}print('move win', flush=True)", "'win' is not a legal move"),
    "talks": (f"{READY}print('hello', flush=True)", "'hello' is no answer"),
    "floods": (f"{READY}\n  while True: print('info more')", "silent"),
    "writes without end": (f"{READY}\n  while True: sys.stdout.write('x' * 9999)", "too long"),
    "gives up": (f"{READY}print('error no idea', flush=True)", "it said: no idea"),
    "writes no text": (f"{READY}os.write(1, bytes([255, 254, 10]))", "is no answer"),
}


def program(code: str) -> str:
    return f"{PYTHON} -c {shlex.quote(f'import os, sys, time{chr(10)}{code}')}"


def decision(game: str = "dokmus") -> tuple[View, list[str]]:
    box = shelf.box(game)
    position = box.new(2, box.settle(2, {}), Seeded(1))
    assert position.seat is not None
    return position.view(position.seat), [move.text for move in position.moves()]


@pytest.mark.parametrize(("code", "why"), BAD.values(), ids=BAD)
def test_an_engine_that_fails_is_told_and_ended(code: str, why: str) -> None:
    bot = Engine(GameModel("dokmus"), program(code), 1.0, quiet=True)
    start = time.monotonic()
    with pytest.raises(EngineFault, match=why):
        bot.choose(*decision(), 1)
    assert bot._process is None
    assert time.monotonic() - start < 10


class Torrent(queue.Queue[bytes]):
    """Lines that come faster than anybody can read them."""

    taken = 0

    def get(self, block: bool = True, timeout: float | None = None) -> bytes:
        self.taken += 1
        assert self.taken < 10_000_000
        return b"info\n"


def test_a_torrent_of_words_is_no_answer_either() -> None:
    """However fast an engine talks, its time ends."""
    process = EngineProcess(program("sys.stdin.read()"), 0, quiet=True)
    process._said = Torrent()
    process.forget()
    with pytest.raises(EngineFault, match="silent"):
        process.answer("move", time.monotonic() + 0.2)
    process.end(0.0)


def test_an_engine_may_fail_and_be_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "was here"
    code = f"p = {str(mark)!r}\nif not os.path.exists(p):\n open(p, 'w').close(); sys.exit()\n{READY}print('move', m)"
    view, legal = decision()
    bot = Engine(GameModel("dokmus"), program(code.replace("'move', m", f"'move {legal[0]}', flush=True")))
    with pytest.raises(EngineFault):
        bot.choose(view, legal, 1)
    assert bot.choose(view, legal, 1) == legal[0]
    bot.close()


def test_what_was_said_unasked_is_no_answer() -> None:
    """An engine that answers twice does not answer the next question."""
    view, legal = decision()
    code = f"{READY}print('move {legal[0]}', flush=True); print('move {legal[1]}', flush=True)"
    bot = Engine(GameModel("dokmus"), program(code))
    assert bot.choose(view, legal, 1) == legal[0]
    time.sleep(0.3)
    assert bot.choose(view, legal, 1) == legal[0]
    bot.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is that of Linux")
def test_the_memory_of_an_engine_is_limited() -> None:
    bot = Engine(GameModel("dokmus"), program("x = bytearray(1 << 30)\nprint('ready')"), memory=1 << 29, quiet=True)
    with pytest.raises(EngineFault, match="it ended"):
        bot.choose(*decision(), 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of the end of its parent")
def test_an_engine_ends_with_its_host(tmp_path: Path) -> None:
    """Also one that does not listen, when the host is killed."""
    mark = tmp_path / "pid"
    code = f"open({str(mark)!r}, 'w').write(str(os.getpid()))\nprint('ready', flush=True)\ntime.sleep(600)"
    host = subprocess.Popen(
        [
            sys.executable,
            "-c",
            f"from ludoteca.bots.engine import EngineProcess\nEngineProcess({program(code)!r}, 0, quiet=True).greet()\n"
            "import time; time.sleep(600)",
        ]
    )
    deadline = time.monotonic() + 30
    while not (mark.exists() and mark.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    host.kill()
    host.wait()
    while Path(f"/proc/{mark.read_text()}/cmdline").exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_no_secret_of_the_host_is_in_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DATABASE", "secret")
    bot = Engine(GameModel("dokmus"), program(f"{READY}print('error', [*os.environ], flush=True)"))
    with pytest.raises(EngineFault) as fault:
        bot.choose(*decision(), 1)
    assert "LUDOTECA" not in str(fault.value)


def test_an_engine_is_told_its_view_and_the_legal_moves_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    view, legal = decision()
    code = (
        f"out = open({str(heard)!r}, 'w')\nprint('ready', flush=True)\nfor line in sys.stdin:\n"
        f" out.write(line); out.flush()\n if line.startswith('go'): print({f'move {legal[0]}'!r}, flush=True)\n"
        " if line.startswith('quit'): break"
    )
    bot = Engine(GameModel("dokmus"), program(code), 3.0)
    bot.choose(view, legal, 17)
    bot.close()
    assert heard.read_text().splitlines() == [
        "ludoteca 1",
        f"view {canonical(view.json())}",
        f"legal {json.dumps(sorted(legal))}",
        "go 3000 17",
        "quit",
    ]


def strip(result: GameResult) -> GameResult:
    return result._replace(seconds=(), seating=())


@pytest.mark.parametrize("game", ["dokmus", "elfenland"])
def test_our_own_engine_plays_as_its_level_does(game: str) -> None:
    """The seed goes along, so that the moves are equal."""
    ours = f"engine:{PYTHON} -m ludoteca engine --level 2"
    games = [play(Match(game, (bot, "level1"), 2, 1, {}, 3), 0) for bot in (ours, "level2")]
    assert games[0].fault is None
    assert strip(games[0]) == strip(games[1])


def test_our_own_engine_says_what_is_wrong() -> None:
    said = list(
        answers(["ludoteca 2\n", "go 1 1\n", "view {\n", "\n", "quit\n", "ludoteca 1\n"], "x", by_bot("greedy"))
    )
    assert said[2] == "error this is protocol 1"
    assert [line.split(":")[0] for line in said[3:]] == ["error go", "error view"]


def test_the_example_plays_every_game_and_beats_chance_in_dokmus() -> None:
    example = f"engine:{PYTHON} {EXAMPLE}"
    match = Match("dokmus", (example, "random"), 2, 6, {}, 1)
    games = [play(match, number) for number in range(6)]
    assert not [game.fault for game in games if game.fault]
    assert sum(game.shares[game.seats(example)[0]] for game in games) >= 5
    for other in ("elfenland", "tindaya"):
        assert play(Match(other, (example, "random"), 2, 1, {}, 1), 0).fault is None
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_a_failing_engine_loses_its_game_and_the_match_goes_on() -> None:
    bad = f'engine:"{PYTHON} -c pass"'
    result = CliRunner().invoke(
        app, ["arena", "dokmus", "--bots", f"random,{bad}", "-n", "3", "--games", "3", "--json"]
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["ends"] == {"fault": 3}
    assert [row["share"] for row in told["bots"]] == [0.5, 0.25]
    shown = CliRunner().invoke(app, ["arena", "dokmus", "--bots", f"random,{bad}", "--games", "2"])
    assert "Lost 2 games by a fault" in shown.stdout
    assert "it ended with status 0" in shown.stdout


def test_the_table_names_engines_in_full() -> None:
    """Two of them may differ in the last letter of a long command."""
    engines = [f"{PYTHON} -c pass {'very' * 20}long-{letter}" for letter in "ab"]
    bots = ",".join(f'engine:"{one}"' for one in engines)
    shown = CliRunner().invoke(app, ["arena", "dokmus", "--bots", bots, "--games", "1"])
    table = shown.stdout[: shown.stdout.index("└")]
    said = re.sub(r"\W", "", "".join(line.split("│")[1] for line in table.splitlines() if line.startswith("│")))
    assert said.count("very") == 40
    assert ("longa" in said, "longb" in said) == (True, True)


def test_names_of_engines() -> None:
    assert read_names('level3, engine:"python x.py --a 1,2",random') == (
        "level3",
        "engine:python x.py --a 1,2",
        "random",
    )
    timed = by_name("engine@2.5:true", "dokmus")
    assert isinstance(timed, Engine)
    assert timed.seconds == 2.5
    for wrong in ("engine:", "engine@x:true", "engine@0:true", "engine:'"):
        with pytest.raises(Refused, match="engine-command"):
            by_name(wrong, "dokmus")


def test_an_engine_that_starts_others_takes_them_along(tmp_path: Path) -> None:
    if not hasattr(os, "killpg"):
        pytest.skip("there are no process groups here")
    mark = tmp_path / "pid"
    code = (
        "import subprocess\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(mark)!r}, 'w').write(str(child.pid))\nprint('ready', flush=True)\ntime.sleep(600)"
    )
    bot = Engine(GameModel("dokmus"), program(code), 0.5, quiet=True)
    with pytest.raises(EngineFault):
        bot.choose(*decision(), 1)
    deadline = time.monotonic() + 10
    while _alive(int(mark.read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIG_DFL)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().split()[2] != "Z"


def test_the_limits_are_those_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    assert f"version {engine.PROTOCOL} of the protocol" in text
    assert f"| {engine.START_SECONDS:g} s | {engine.START_SECONDS:g} s |" in text
    assert f"| {engine.MOVE_SECONDS:g} s, or as the name says | {engine.MOVE_SECONDS:g} s |" in text
