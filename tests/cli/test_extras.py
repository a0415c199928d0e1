"""What a small install says: a command whose packages are missing names what to install, in one line."""

import subprocess
import sys

import pytest
from rich.text import Text
from typer.main import get_command

from ludoteca.cli import app

WITHOUT = "import sys; sys.modules.update(dict.fromkeys({missing}))\n"
"""None in place of a module makes its import fail."""
SERVER = ("litestar", "msgspec", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "nats", "argon2", "webauthn")
RESEARCH = ("numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel")


def python(code: str, missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs code where these modules cannot be imported."""
    command = [sys.executable, "-c", WITHOUT.format(missing=missing) + code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def command(missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    return python("from ludoteca.cli import main; main()", missing, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve",),
        ("worker", "--broker", "nats://localhost:4222"),
        ("backup", "games.jsonl.gz"),
        ("restore", __file__),
        ("admin", "tables"),
        ("selfplay", "dokmus", "--out", "games"),
        ("engine", "--net", __file__),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_names_the_extra_that_is_missing(arguments: tuple[str, ...]) -> None:
    extra = {"selfplay": "research", "engine": "master"}.get(arguments[0], "server")
    done = command((*SERVER, *RESEARCH, "onnxruntime"), *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [f'This needs ludoteca[{extra}]: pip install "ludoteca[{extra}]"']


def test_the_server_by_itself_names_its_extra() -> None:
    done = python("import runpy; runpy.run_module('ludoteca.server', run_name='__main__')", SERVER, "serve")
    assert done.returncode == 1
    assert done.stderr.splitlines() == ['This needs ludoteca[server]: pip install "ludoteca[server]"']


@pytest.mark.parametrize("module", RESEARCH[:-1])
def test_the_research_package_names_its_extra(module: str) -> None:
    done = python("import ludoteca.research", (module,))
    assert done.stderr.splitlines()[-1] == (
        f'ModuleNotFoundError: ludoteca.research needs {module}: pip install "ludoteca[research]"'
    )


def test_the_laws_name_their_extra() -> None:
    done = python("import ludoteca.testing", ("pytest",))
    assert done.stderr.splitlines()[-1] == (
        'ModuleNotFoundError: ludoteca.testing needs pytest: pip install "ludoteca[testing]"'
    )


def test_games_are_played_without_extras() -> None:
    done = command((*SERVER, *RESEARCH), "simulate", "dokmus", "--games", "1", "--players", "2")
    assert done.returncode == 0, done.stderr


def test_an_arena_without_ratings_says_what_they_need() -> None:
    done = command(("openskill",), "arena", "dokmus", "--bots", "random,random", "--games", "1")
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[-1] == 'Ratings need ludoteca[arena]: pip install "ludoteca[arena]"'


def test_a_fault_of_ours_is_not_taken_for_a_missing_extra() -> None:
    done = command(("rich",), "games")
    assert "ModuleNotFoundError: No module named 'rich" in done.stderr


@pytest.mark.parametrize("program", [("-m", "ludoteca"), ("-c", "from ludoteca.cli import main; main()")])
def test_the_program_says_its_version(program: tuple[str, ...]) -> None:
    from ludoteca import __version__
    from ludoteca.core.native import compiled

    done = subprocess.run([sys.executable, *program, "--version"], capture_output=True, text=True, timeout=60)
    assert done.stdout == f"ludoteca {__version__} ({'compiled' if compiled() else 'pure Python'})\n"


def test_the_help_says_every_extra_in_full() -> None:
    """Brackets in a help text are style unless they are escaped."""
    said = [
        parameter.help
        for command in get_command(app).commands.values()  # type: ignore[attr-defined]
        for parameter in command.params
        if getattr(parameter, "help", None)
    ]
    assert any("ludoteca" in text for text in said)
    for text in said:
        assert Text.from_markup(text).plain == text.replace("\\[", "[")
