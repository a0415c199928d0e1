"""What the commands share: options, words, and errors that people can read."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from ludoteca import words
from ludoteca.core import Json, RecordError, Refused, shelf
from ludoteca.words import Words

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(help="A game on the shelf; `ludoteca games` lists them.", metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="Number of players; the most, if left out.")]
OptionsJson = Annotated[str, typer.Option("--options", help="Options of the game as a JSON object.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="One option, KEY=VALUE; VALUE is JSON, a word, or a file or folder of JSON."),
]


def language() -> str:
    return words.preferred(os.environ)


def find_box(game: str) -> shelf.Box:
    return shelf.box(game)


def seats_of(box: shelf.Box, players: int | None) -> int:
    return box.seats[-1] if players is None else players


def read_options(text: str, pairs: Sequence[str] | None) -> dict[str, Json]:
    """The options given on the command line; whether a game knows them is for the game to say."""
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        raise typer.BadParameter("--options is not JSON") from None
    if not isinstance(options, dict):
        raise typer.BadParameter("--options is not a JSON object")
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"--option {pair}: write KEY=VALUE")
        options[key] = _value(value)
    return options


def _value(text: str) -> Json:
    path = Path(text)
    try:
        if path.is_dir():
            return {file.stem: _file(file) for file in sorted(path.glob("*.json"))}
        if path.is_file():
            return _file(path)
    except OSError as problem:
        raise typer.BadParameter(f"{text}: {problem.strerror}") from None
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def _file(path: Path) -> Json:
    try:
        value: Json = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise typer.BadParameter(f"{path} is not a JSON file") from None
    return value


def read_bytes(file: str) -> bytes:
    """A file, or standard input for `-`."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as problem:
        fail(f"{file}: {problem.strerror}")


def fail(message: str) -> NoReturn:
    err.print(message, markup=False, soft_wrap=True)
    raise typer.Exit(1)


@contextmanager
def explained(game: str | None = None, source: str = "") -> Iterator[None]:
    """Turns a refusal into a sentence with its rule, and the exit status 1."""
    try:
        yield
    except Refused as problem:
        place = f"{source}: " if source else ""
        line = f"line {problem.line}: " if isinstance(problem, RecordError) else ""
        refusal = problem.refusal
        fail(f"{place}{line}{refusal.rule}: {Words(language(), game).refusal(refusal)}")
