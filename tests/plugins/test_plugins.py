"""Games of other packages: the two examples, installed beside a third package that is broken."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from plugins.installed import EXAMPLES, declare, install
from server.parts import ENVIRONMENT, OPEN, Server, Someone

FOREIGN = ("laststraw", "reversi")

ASK = """
import json, sys
from ludoteca import rulebook
from ludoteca.bots import by_name
from ludoteca.core import View, random_game, shelf
from ludoteca.words import LANGUAGES, Words
told = {"names": shelf.names(), "broken": dict(shelf.broken())}
for key in ("laststraw", "reversi"):
    box, view = shelf.box(key), random_game(shelf.box(key), 2, {}, "1").position.view(0)
    told[key] = {
        "name": {language: Words(language, key).name() for language in LANGUAGES},
        "move": Words("en", key).move("take 2" if key == "laststraw" else "place c4"),
        "rules": sorted(rulebook.paragraphs(key)),
        "level": type(by_name("level5", key)).__name__,
    }
json.dump(told, sys.stdout)
"""

ENVIRONMENTS = """
import gymnasium, numpy as np, pyspiel
from pettingzoo.test import api_test
import ludoteca.research.gymnasium, ludoteca.research.openspiel
from ludoteca.core import random_game, shelf
from ludoteca.core.record import MoveLine
from ludoteca.research import action_codec
from ludoteca.research.pettingzoo import env
from ludoteca.research.vector import Tables
for key in ("laststraw", "reversi"):
    codec = action_codec(key, 2)
    for line in random_game(shelf.box(key), 2, {}, "other").lines:
        if isinstance(line, MoveLine):
            assert codec.decode(codec.encode(line.move)) == line.move
    assert codec.decode(codec.encode("never seen")) == "never seen"
    api_test(env(key, players=2), num_cycles=60)
    seat = gymnasium.make(f"ludoteca/{key.capitalize()}-v0", players=2, bot="random")
    seen, _ = seat.reset(seed=1)
    assert seat.observation_space.contains(seen)
    with Tables(key, tables=2, players=2, seed=1) as tables:
        for _ in range(50):
            tables.step(tables.masks.argmax(axis=1))
        assert tables.observations.max() <= 1
    state = pyspiel.load_game(f"python_{key}(players=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert abs(sum(state.returns())) < 1e-9
"""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    for example in FOREIGN:
        install(example, folder)
    declare(folder, "ludoteca-broken", "1", {"broken": "no_such_package:BOX"})
    return folder


def run(target: Path, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": str(target), "PYTHONDONTWRITEBYTECODE": "1", "LUDOTECA_LANG": "en"},
        cwd=cwd or target,
        capture_output=True,
        text=True,
        check=False,
    )


def test_shelf_words_rules_and_levels(target: Path) -> None:
    told: Any = json.loads(run(target, "-c", ASK).stdout)
    assert {"dokmus", "elfenland", *FOREIGN, "tindaya"} <= set(told["names"])
    assert "no_such_package" in told["broken"]["broken"]
    assert told["laststraw"] == {
        "name": {"en": "Last Straw", "fr": "Le Dernier Brin", "ru": "Последняя соломинка"},
        "move": "takes 2 straws",
        "rules": ["L1", "L2", "L3"],
        "level": "Search",
    }
    assert told["reversi"]["move"] == "puts a disc on c4"
    assert told["reversi"]["rules"] == ["R1", "R2", "R3", "R4", "R5"]


def test_the_command_line_lists_them_and_names_the_broken_one(target: Path) -> None:
    listed = run(target, "-c", "from ludoteca.cli import main; main()", "games")
    assert listed.returncode == 0
    assert "laststraw" in listed.stdout
    assert "no_such_package" in listed.stderr


def test_the_terminal_draws_them_in_their_words(target: Path) -> None:
    command = ("-c", "from ludoteca.cli import main; main()", "play", "laststraw", "--players", "2")
    done = subprocess.run(
        [sys.executable, *command],
        env=os.environ | {"PYTHONPATH": str(target), "LUDOTECA_LANG": "fr"},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Le Dernier Brin\N{NO-BREAK SPACE}: vous êtes le joueur 0.")
    assert re.search(r"^joueur +carte$", done.stdout, re.MULTILINE)
    assert "brins dans le tas\N{NO-BREAK SPACE}: 13" in done.stdout


@pytest.mark.parametrize("example", FOREIGN)
def test_their_own_tests_pass(target: Path, tmp_path: Path, example: str) -> None:
    """The laws come with the package: these tests need nothing of this repository."""
    shutil.copytree(EXAMPLES / example / "tests", tmp_path / "tests")
    tested = run(target, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=tmp_path)
    assert tested.returncode == 0, tested.stdout
    assert "failed" not in tested.stdout


def test_an_installed_game_is_tested_without_a_test_file(target: Path, tmp_path: Path) -> None:
    pytest_with = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "ludoteca.testing", "--game")
    tested = run(target, *pytest_with, "laststraw", cwd=tmp_path)
    assert tested.returncode == 0, tested.stdout
    assert re.search(r"^\d{3} passed", tested.stdout, re.MULTILINE)
    refused = run(target, *pytest_with, "broken", cwd=tmp_path)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "broken is not on the shelf: no_such_package:BOX: ModuleNotFoundError" in refused.stderr


def test_an_installed_game_that_breaks_a_law_fails(target: Path, tmp_path: Path) -> None:
    source = (target / "laststraw" / "__init__.py").read_text().replace("laststraw", "leaky")
    hidden = "card if over or seat == owner else None for"
    assert hidden in source
    (tmp_path / "leaky.py").write_text(source.replace(hidden, "card for"))
    declare(tmp_path, "ludoteca-leaky", "1", {"leaky": "leaky:BOX"})
    tested = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "ludoteca.testing", "--game", "leaky")
    assert tested.returncode == pytest.ExitCode.TESTS_FAILED
    assert "secrets_stay_secret" in tested.stdout


def test_the_tutorial_leads_to_a_game_that_obeys_the_laws(tmp_path: Path) -> None:
    """What `docs/adding-a-game.md` says to type, as far as it changes files; pip's part is done by `declare`."""
    tutorial = (EXAMPLES.parent / "docs/adding-a-game.md").read_text(encoding="utf-8")
    copied = re.search(r"^   ```\n(   cp -r examples/.*?)^   ```", tutorial, re.MULTILINE | re.DOTALL)
    assert copied
    clone, game = tmp_path / "clone", tmp_path / "mygame"
    shutil.copytree(EXAMPLES, clone / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(["bash", "-e", "-c", textwrap.dedent(copied[1])], cwd=clone, check=True)
    assert not [file for file in game.rglob("*") if "laststraw" in file.name]
    project = tomllib.loads((game / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declare(game / "src", project["name"], project["version"], project["entry-points"]["ludoteca.games"])
    listed = run(game / "src", "-c", "from ludoteca.cli import main; main()", "games")
    assert "mygame" in listed.stdout
    tested = run(game / "src", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=game)
    assert tested.returncode == 0, tested.stdout


def test_every_environment_serves_them(target: Path) -> None:
    done = run(target, "-c", ENVIRONMENTS)
    assert done.returncode == 0, done.stderr


def test_a_server_plays_them(target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "PYTHONPATH", str(target))
    server = Server(tmp_path).start()
    try:
        ann = Someone(server.url, "Ann")
        games = {game["key"]: game for game in ann.get("/games")}
        assert "broken" not in games
        assert games["laststraw"]["names"]["fr"] == "Le Dernier Brin"
        assert "box-reversi = { game-name }" in ann.get("/words/reversi/ru")["text"]
        assert ann.get("/rules/reversi/R4")["text"].startswith("- **R4 Pass.**")
        for game, options in (("laststraw", {}), ("reversi", {"side": 6})):
            table, choice = ann.create(game, "me", 1, start=True, options=options), random.Random(1)
            while (seen := ann.state(table, 0))["status"] == "running":
                if seen["turn"] == 0:
                    ann.move(table, 0, choice.choice(seen["legal"]), seen["ply"])
            assert ann.get(f"/tables/{table}/record")
        assert "no_such_package" in server.log.read_text()
        assert not server.errors()
    finally:
        server.stop()
        while OPEN:
            OPEN.pop().close()
