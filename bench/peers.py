"""The peers: other engines, driven from Python the same way as ours.

A player is a function that plays whole random games until some processor time is used up, and says how many
decisions it took. A decision is: list the legal actions, pick one evenly, apply it. Chance is not counted.
"""

import atexit
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from runpy import run_path

Player = Callable[[float], tuple[int, int, float]]
"""`play(seconds)` returns decisions, games and the processor seconds used."""


def player(game: Callable[[random.Random], int]) -> Player:
    generator = random.Random(1)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = time.process_time()
        while (used := time.process_time() - start) < seconds:
            decisions += game(generator)
            games += 1
        return decisions, games, used

    return play


def ours(key: str, seats: int, options: dict[str, object]) -> Player:
    from ludoteca.core import Seeded, playout, shelf

    box = shelf.box(key)
    settled = box.settle(seats, options)  # type: ignore[arg-type]
    chance = Seeded(1)
    return player(lambda _: playout(box.new(seats, settled, chance), chance))


def compiled(key: str, seats: int) -> Player:
    """Ours as `make fast` compiled it, in a process of its own."""
    command = [str(FAST), "-P", "-c", ANSWERS.format(key=key, seats=seats)]
    process = subprocess.Popen(command, cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    assert process.stdin is not None
    assert process.stdout is not None
    asking, answers = process.stdin, process.stdout

    def play(seconds: float) -> tuple[int, int, float]:
        asking.write(f"{seconds}\n")
        asking.flush()
        decisions, games, used = answers.readline().split()
        return int(decisions), int(games), float(used)

    return play


def catanatron() -> Player:
    from catanatron import Color, Game, RandomPlayer

    def game(generator: random.Random) -> int:
        random.seed(generator.random())
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        match = Game(players)
        match.play()
        return len(match.state.actions if hasattr(match.state, "actions") else match.state.action_records)

    return player(game)


def straws() -> Player:
    """Our side of the game that boardgame.io plays."""
    from ludoteca.core import Seeded, playout

    box = run_path(str(TABLES / "straws" / "straws.py"))["BOX"]
    chance = Seeded(1)
    return player(lambda _: playout(box.new(2, box.settle(2, {}), chance), chance))


def boardgame_io() -> Player:
    """Its reducer in a process of Node, without server."""

    def play(seconds: float) -> tuple[int, int, float]:
        command = ["node", str(TABLES / "reducer.mjs"), str(seconds)]
        decisions, games, used = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return int(decisions), int(games), float(used)

    return play


def python_chess() -> Player:
    import chess

    def game(generator: random.Random) -> int:
        board, decisions = chess.Board(), 0
        while True:
            moves = list(board.legal_moves)
            if not moves or decisions == 400 or board.is_insufficient_material() or board.is_seventyfive_moves():
                return decisions
            board.push(moves[int(generator.random() * len(moves))])
            decisions += 1

    return player(game)


def spiel(name: str) -> Player:
    import pyspiel

    box = pyspiel.load_game(name)

    def game(generator: random.Random) -> int:
        state, decisions = box.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[int(generator.random() * len(actions))]
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(action)
        return decisions

    return player(game)


TABLES = Path(__file__).parent / "tables"
FAST = Path(__file__).parents[1] / ".venv-fast/bin/python"
ANSWERS = """
import sys, time
from ludoteca.core import Seeded, playout, shelf

box, chance = shelf.box("{key}"), Seeded(1)
options = box.settle({seats}, {{}})
for line in sys.stdin:
    decisions = games = 0
    start = time.process_time()
    while (used := time.process_time() - start) < float(line):
        decisions += playout(box.new({seats}, options, chance), chance)
        games += 1
    print(decisions, games, used, flush=True)
"""
"""Answers to seconds on a line each, as `ours` does."""

PEERS: dict[str, Callable[[], Player]] = {
    "catanatron, 4 players": catanatron,
    "python-chess": python_chess,
    "OpenSpiel chess (C++)": lambda: spiel("chess"),
    "OpenSpiel othello (C++)": lambda: spiel("othello"),
    "OpenSpiel go 9×9 (C++)": lambda: spiel("go(board_size=9)"),
    "OpenSpiel hive (C++)": lambda: spiel("hive"),
}
if (TABLES / "node_modules").exists():
    PEERS |= {"ludoteca straws": straws, "boardgame.io straws (Node)": boardgame_io}
