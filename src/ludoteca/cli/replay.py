"""`ludoteca replay`: checks a record or a trace."""

import sys
from typing import Annotated

import typer

from ludoteca.cli.common import explained, language, out, read_bytes
from ludoteca.core import canonical
from ludoteca.core import replay as replay_record
from ludoteca.core.record import MoveLine, write
from ludoteca.words import Words


def replay(
    file: Annotated[str, typer.Argument(help="A record or trace; `-` reads standard input.")],
    trace: Annotated[bool, typer.Option("--trace", help="Print the trace computed again.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Also compute every chance outcome from the seed.")] = False,
) -> None:
    """Play a record again and check every line; the first difference is told with its line, rule and reason."""
    source = read_bytes(file)
    with explained(game_of(source), "" if file == "-" else file):
        again = replay_record(source, trace=trace, verify=verify)
    if trace:
        sys.stdout.buffer.write(write(again.lines).encode())
        return
    words = Words(language())
    moves = sum(isinstance(line, MoveLine) for line in again.lines)
    summary = words.say("replayed", game=again.header.game, players=again.header.players, moves=moves)
    result = again.referee.position.result() if again.referee is not None else None
    state = words.say("replay-cut") if result is None else canonical(result.json())
    out.print(f"{summary} {state}", markup=False, soft_wrap=True)


def game_of(source: bytes) -> str | None:
    """The game that a record names, to choose the words of its refusals; None if that cannot be read."""
    from ludoteca.core.record import Reader, RecordError

    try:
        return Reader(source).header().game
    except RecordError:
        return None
