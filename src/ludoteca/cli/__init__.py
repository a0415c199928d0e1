"""The command line: `ludoteca play`, `ludoteca replay`, …, one module a command."""

import sys

import typer

from ludoteca.cli.arena import arena
from ludoteca.cli.games import games
from ludoteca.cli.play import play
from ludoteca.cli.replay import replay
from ludoteca.cli.rules import rules
from ludoteca.cli.selfplay import selfplay
from ludoteca.cli.serve import admin, backup, restore, serve, worker
from ludoteca.cli.simulate import simulate
from ludoteca.cli.trace import trace

app = typer.Typer(
    name="ludoteca",
    help="Board games that know their own rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games, rules, play, simulate, trace, replay, arena, selfplay, serve, worker, backup, restore):
    app.command()(command)
app.add_typer(admin, name="admin")


def main() -> None:
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
