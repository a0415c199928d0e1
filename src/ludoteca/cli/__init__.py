"""The command line: `ludoteca play`, `ludoteca replay`, …, one module a command."""

import sys
import traceback
from typing import Annotated

import typer

from ludoteca import __version__
from ludoteca.cli.analyse import analyse
from ludoteca.cli.arena import arena
from ludoteca.cli.common import err, language
from ludoteca.cli.engine import engine
from ludoteca.cli.exercises import exercises
from ludoteca.cli.games import games
from ludoteca.cli.library import library
from ludoteca.cli.play import play
from ludoteca.cli.replay import replay
from ludoteca.cli.rules import rules
from ludoteca.cli.selfplay import selfplay
from ludoteca.cli.serve import admin, backup, restore, serve, worker
from ludoteca.cli.simulate import simulate
from ludoteca.cli.trace import trace
from ludoteca.core.native import compiled
from ludoteca.words import Words

app = typer.Typer(
    name="ludoteca",
    help="Board games that know their own rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    games,
    rules,
    play,
    simulate,
    trace,
    replay,
    analyse,
    library,
    arena,
    engine,
    selfplay,
    exercises,
    serve,
    worker,
    backup,
    restore,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ludoteca {__version__} ({'compiled' if compiled() else 'pure Python'})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Board games that know their own rules."""


def main() -> None:
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except ModuleNotFoundError as missing:
        if not _needs_server(missing):
            raise
        extra = "ludoteca[server]"
        err.print(Words(language()).say("needs-extra", extra=extra), markup=False, soft_wrap=True)
        sys.exit(1)


def _needs_server(missing: ModuleNotFoundError) -> bool:
    """Whether code of the server imported the module."""
    modules = (frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(missing.__traceback__))
    return any(name.startswith("ludoteca.server") for name in modules)
