"""The peers: other engines, driven from Python the same way as ours.

A player is a function that plays whole random games until some processor time is used up, and says how many
decisions it took. A decision is: list the legal actions, pick one evenly, apply it. Chance is not counted.
"""

import random
import subprocess
import time
from collections.abc import Callable
from functools import cache
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


@cache
def ours(key: str, seats: int) -> Player:
    from ludoteca.core import Seeded, playout, shelf

    box = shelf.box(key)
    settled = box.settle(seats, {})
    chance = Seeded(1)
    return player(lambda _: playout(box.new(seats, settled, chance), chance))


def random_games(key: str, seats: int, seconds: float) -> tuple[int, int, float]:
    """What a player of ours returns, for a process that is told names and numbers."""
    return ours(key, seats)(seconds)


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
