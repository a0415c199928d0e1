"""Learns to play Dokmus with two players, in NumPy, until it beats the greedy bot.

    python docs/research/dokmus_value.py --games 300 --test 100

A linear value, fitted by ridge regression to games of a bot with itself, says of a position by how many points its seat
will win. The policy plays its turn to the end in settings, keeping the best few lines, and takes the first move of the
line that the value likes best. `docs/research.md` tells the story.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import GameModel, Player, by_name
from ludoteca.bots.arena import interval
from ludoteca.bots.evaluate.dokmus import MAX_DISTANCE, expected_points, rings
from ludoteca.core import Seeded, View
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.components import TOKENS
from ludoteca.games.dokmus.grid import grow
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.research import Setting, Table

Array = NDArray[np.float64]
SETTING = Setting("dokmus", 2)
NEEDS = (1, 2, 3, 4, 6, 8, 11, 15)
"""A tile is the nearer to complete, the fewer tokens its missing temples take."""
POINTS = 20.0
"""The difference in points that stands for 1."""


class Features:
    """What the value sees of a position: the difference between the seats, number by number, and whose turn it is."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], Array] = {}

    def __call__(self, position: DokmusPosition, seat: int) -> Array:
        mine, theirs = self._of_seat(position, seat), self._of_seat(position, 1 - seat)
        sign = 1 if position.seat == seat else -1
        return np.concatenate([mine - theirs, [sign, sign * position.left / 3, sign * position.guardian]])

    def _of_seat(self, position: DokmusPosition, seat: int) -> Array:
        left = position.supply(seat)
        key = (position.own[seat], left, position.sacrificed[seat], *position.board.slots)
        row = self._known.get(key)
        if row is None:
            if len(self._known) > 100_000:
                self._known.clear()
            land = np.array(self._of_land(position, position.own[seat], left))
            given = position.sacrificed[seat] / 10
            row = self._known[key] = np.concatenate([land, land * left / TOKENS, [given, given * left / TOKENS]])
        return row

    def _of_land(self, position: DokmusPosition, own: int, left: int) -> list[float]:
        """Points had and promised; temples, ruins and tiles by the tokens it takes to reach or complete them."""
        board, table = position.board, position.table
        points = scoring.score(board, table, own, 0, ())
        beside = grow(own)
        ways = rings(board, own, MAX_DISTANCE)
        distance = dict(_distances(board.temples & ~beside, ways))
        small, large, fresh = ([0.0] * MAX_DISTANCE for _ in range(3))
        needs = [0.0] * len(NEEDS)
        for tile in board.lying:
            unseen = _bits(tile.temples & ~beside)
            if not unseen:
                continue
            near = min(distance.get(bit, MAX_DISTANCE + 1) for bit in unseen)
            need = sum(distance.get(bit, MAX_DISTANCE + 3) for bit in unseen)
            for number, most in enumerate(NEEDS):
                needs[number] += need <= most
            if near <= MAX_DISTANCE and not tile.temples & beside:
                fresh[near - 1] += 1
            for bit in unseen:
                if bit in distance:
                    (small if tile.small & bit else large)[distance[bit] - 1] += 1
        ruins = [float((board.ruins & cells & position.open).bit_count()) for cells in ways[:2]]
        had = [points.temples / POINTS, points.complete / POINTS, points.spread / POINTS, points.ruins / POINTS]
        hope = expected_points(board, table, own, left) / POINTS
        return [*had, sum(had) + hope, *small, *large, *fresh, *needs, *ruins]


def _bits(cells: int) -> list[int]:
    found = []
    while cells:
        found.append(cells & -cells)
        cells &= cells - 1
    return found


def _distances(temples: int, ways: Sequence[int]) -> Iterator[tuple[int, int]]:
    """For each temple in sight, the tokens it takes to get beside it."""
    for tokens, cells in enumerate(ways, 1):
        new = temples & grow(cells)
        temples ^= new
        yield from ((bit, tokens) for bit in _bits(new))


class Value(NamedTuple):
    """How much a seat will win by, from the features of a position."""

    weights: Array

    def __call__(self, rows: Array) -> Array:
        values: Array = rows @ self.weights
        return values

    @classmethod
    def fit(cls, rows: Array, targets: Array, doubt: float) -> "Value":
        """Ridge regression on features of equal size; the more `doubt`, the smaller the weights."""
        scale = rows.std(0) + 1e-2
        scaled = rows / scale
        square = scaled.T @ scaled + doubt * np.eye(rows.shape[1])
        return cls(np.linalg.solve(square, scaled.T @ targets) / scale)


class Line(NamedTuple):
    """A turn played in settings."""

    value: float
    first: str
    """The move it begins with."""
    position: DokmusPosition


class Learner(Player):
    """Plays each turn to its end in settings, keeping the `width` best lines; with a width of 0, only one move."""

    def __init__(self, value: Value, width: int = 6) -> None:
        super().__init__(GameModel(SETTING.box))
        self.value = value
        self.width = width
        self.features = Features()

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        assert view.seat is not None
        chance = Seeded(f"{seed} learner")
        position = self.model.imagine(view, chance)
        assert isinstance(position, DokmusPosition)
        lines, ended = self.grow([Line(0.0, "", position)], view.seat, chance), list[Line]()
        while self.width and lines:
            ended += [line for line in lines if not _same_turn(line.position, position)]
            going = [line for line in lines if _same_turn(line.position, position)]
            best = sorted(going, key=lambda line: -line.value)[: self.width]
            lines = self.grow(best, view.seat, chance)
        return max(ended or lines, key=lambda line: (line.value, line.first)).first

    def grow(self, lines: Sequence[Line], seat: int, chance: Seeded) -> list[Line]:
        """Every line, one move longer; of lines that end in the same position, one."""
        found: dict[tuple[int, ...], tuple[str, DokmusPosition]] = {}
        for line in lines:
            for move in line.position.moves():
                after = line.position.copy()
                after.play(move, chance)
                found.setdefault(_key(after), (line.first or move.text, after))
        if not found:
            return []
        values = self.value(np.array([self.features(after, seat) for _, after in found.values()]))
        return [Line(float(value), *rest) for value, rest in zip(values, found.values(), strict=True)]


def _same_turn(position: DokmusPosition, before: DokmusPosition) -> bool:
    return position.seat == before.seat and position.card == before.card != 0


def _key(position: DokmusPosition) -> tuple[int, ...]:
    place = (position.seat or 0, position.card, position.left, position.guardian, position.bonus)
    return (*position.own, *position.sacrificed, *place, *position.cards, *position.board.slots)


Seen = list[tuple[int, Array]]
"""The seats that moved, and what the position looked like to them afterwards."""


def play(players: Sequence[Player], seed: int, features: Features | None = None) -> tuple[list[int], Seen]:
    """A game: the final points, and if there are features what was seen."""
    table = Table(SETTING, seed)
    seen: Seen = []
    moves = 0
    while (seat := table.seat) is not None:
        legal = {move.text: move for move in table.position.moves()}
        text = next(iter(legal))
        if len(legal) > 1:
            text = players[seat].choose(table.position.view(seat), sorted(legal), seed * 1000 + moves)
        table.play(legal[text])
        moves += 1
        if features is not None:
            assert isinstance(table.position, DokmusPosition)
            seen.append((seat, features(table.position, seat)))
    result = table.position.result()
    assert result is not None
    assert result.scores is not None
    return [score or 0 for score in result.scores], seen


def gather(player: Player, games: int, seed: int) -> tuple[Array, Array]:
    """Games of a player with itself: positions, and what became of them."""
    features = Features()
    rows: list[Array] = []
    targets: list[float] = []
    for number in range(games):
        points, seen = play([player, player], seed + number, features)
        rows += [row for _, row in seen]
        targets += [(points[seat] - points[1 - seat]) / POINTS for seat, _ in seen]
    return np.array(rows), np.array(targets)


def match(one: Player, other: Player, games: int, seed: int) -> tuple[float, float]:
    """The share of the games that `one` wins, and its mean lead; each luck is played from both seats."""
    won, lead = 0.0, 0
    for number in range(games):
        seat = number % 2
        points, _ = play([one, other] if seat == 0 else [other, one], seed + number // 2)
        ahead = points[seat] - points[1 - seat]
        won += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        lead += ahead
    return won / games, lead / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games to learn from")
    parser.add_argument("--teacher", default="level2", help="the bot that plays them")
    parser.add_argument("--test", type=int, default=100, help="games against the greedy bot")
    parser.add_argument("--width", type=int, default=6, help="lines that the policy keeps; 0: one move ahead")
    parser.add_argument("--doubt", type=float, default=300.0, help="strength of the ridge")
    parser.add_argument("--out", type=Path, help="where to keep the weights")
    given = parser.parse_args()
    start = time.perf_counter()
    rows, targets = gather(by_name(given.teacher, SETTING.box), given.games, 1_000_000)
    apart = len(rows) // 5
    trial = Value.fit(rows[apart:], targets[apart:], given.doubt)
    missed = float(((trial(rows[:apart]) - targets[:apart]) ** 2).mean())
    print(f"{len(rows)} positions of {given.games} games, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"mean squared error on the fifth kept apart: {missed:.3f} of {float(targets[:apart].var()):.3f}", flush=True)
    value = Value.fit(rows, targets, given.doubt)
    if given.out is not None:
        np.save(given.out, value.weights)
    share, lead = match(Learner(value, given.width), by_name("greedy", SETTING.box), given.test, 90_000)
    low, high = interval(share, given.test)
    print(f"against greedy, {given.test} games: wins {share:.1%} ({low:.1%} – {high:.1%}), mean lead {lead:+.1f}")


if __name__ == "__main__":
    main()
