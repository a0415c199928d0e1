"""Learns to play Dokmus with two players from its own games, in NumPy, until it beats the greedy bot.

    python docs/research/dokmus_value.py --games 300 --rounds 3 --test 200

A small network looks at a position after a move and says by how many points its seat will win; the policy plays the
move after which the network promises most. The first games are those of a greedy bot that errs now and then, later
ones are the policy's own. `docs/research.md` tells the story.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Mind, Player, by_name
from ludoteca.bots.arena import interval
from ludoteca.bots.evaluate.dokmus import FARTHEST, rings
from ludoteca.core import Move, Seeded, View
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.grid import grow
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.tiles import TOKENS
from ludoteca.research import Setting, Table

Array = NDArray[np.float64]
NEEDS = (1, 2, 3, 4, 6, 8, 11, 15)
"""A tile is the nearer to complete, the fewer tokens its missing temples take."""
POINTS = 20.0
"""The difference in points that stands for 1."""
SETTING = Setting("dokmus", 2)


class Features:
    """What the network sees of a position: the same numbers for each seat, then whose turn it is."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], list[float]] = {}

    def __call__(self, position: DokmusPosition, seat: int) -> list[float]:
        mine, theirs = (self._of_seat(position, owner) for owner in (seat, 1 - seat))
        acting = position.seat == seat
        turn = [
            acting,
            acting * position.left / 3,
            (not acting) * position.left / 3,
            position.guardian,
            position.round / 8,
        ]
        return [*mine, *theirs, *turn]

    def _of_seat(self, position: DokmusPosition, seat: int) -> list[float]:
        own, board = position.own[seat], position.board
        key = (own, *board.slots)
        land = self._known.get(key)
        if land is None:
            if len(self._known) > 200_000:
                self._known.clear()
            land = self._known[key] = self._of_land(position, own)
        left = position.supply(seat) / TOKENS
        return [*land, left, position.sacrificed[seat] / 10]

    def _of_land(self, position: DokmusPosition, own: int) -> list[float]:
        """Points, temples and ruins by the tokens it takes to reach them, tiles by the tokens that complete them."""
        board = position.board
        points = scoring.score(board, position.table, own, 0, ())
        beside = grow(own)
        distance: dict[int, int] = {}
        missing = board.temples & ~beside
        ways = rings(board, own, FARTHEST)
        for tokens, cells in enumerate(ways, 1):
            new = missing & grow(cells)
            missing ^= new
            while new:
                bit = new & -new
                distance[bit] = tokens
                new ^= bit
        small, large, fresh = ([0.0] * FARTHEST for _ in range(3))
        needs = [0.0] * len(NEEDS)
        for tile in board.lying:
            unseen = tile.temples & ~beside
            if not unseen:
                continue
            near = sorted(distance.get(1 << place, FARTHEST + 3) for place in places(unseen))
            need = sum(near)
            for number, most in enumerate(NEEDS):
                needs[number] += need <= most
            if unseen == tile.temples and near[0] <= FARTHEST:
                fresh[near[0] - 1] += 1
            for place in places(unseen):
                tokens = distance.get(1 << place)
                if tokens is not None:
                    (small if tile.small >> place & 1 else large)[tokens - 1] += 1
        ruins = [float((board.ruins & cells & position.open).bit_count()) for cells in ways[:2]]
        had = [points.temples / POINTS, points.complete / POINTS, points.spread / POINTS, points.ruins / 5]
        return [*had, *small, *large, *fresh, *needs, *ruins]


def places(bits: int) -> list[int]:
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit.bit_length() - 1)
        bits ^= bit
    return found


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int = 48, seed: int = 1) -> None:
        generator = np.random.default_rng(seed)
        self.weights: list[Array] = [
            generator.normal(0, inputs**-0.5, (inputs, hidden)),
            np.zeros(hidden),
            generator.normal(0, hidden**-0.5, hidden),
            np.zeros(1),
            np.zeros(inputs),
        ]
        self.mean, self.scale = np.zeros(inputs), np.ones(inputs)

    def __call__(self, rows: Array) -> Array:
        rows = (rows - self.mean) / self.scale
        into, bias, out, shift, straight = self.weights
        values: Array = np.tanh(rows @ into + bias) @ out + rows @ straight + shift
        return values

    def train(self, rows: Array, targets: Array, passes: int = 12, batch: int = 256, rate: float = 1e-3) -> float:
        """Learns; returns the mean squared error on the tenth that was kept apart."""
        self.mean, self.scale = rows.mean(0), rows.std(0) + 1e-2
        rows = (rows - self.mean) / self.scale
        generator = np.random.default_rng(2)
        apart = len(rows) // 10
        test, rows_, test_targets, targets_ = rows[:apart], rows[apart:], targets[:apart], targets[apart:]
        first = [np.zeros_like(weight) for weight in self.weights]
        second = [np.zeros_like(weight) for weight in self.weights]
        step = 0
        for done in range(passes):
            order = generator.permutation(len(rows_))
            pace = rate * (1 - done / passes)
            for start in range(0, len(order), batch):
                step += 1
                chosen = order[start : start + batch]
                for place, slope in enumerate(self._slopes(rows_[chosen], targets_[chosen])):
                    first[place] = 0.9 * first[place] + 0.1 * slope
                    second[place] = 0.999 * second[place] + 0.001 * slope**2
                    move = first[place] / (1 - 0.9**step) / (np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8)
                    self.weights[place] = self.weights[place] - pace * move
        into, bias, out, shift, straight = self.weights
        missed = np.tanh(test @ into + bias) @ out + test @ straight + shift - test_targets
        return float((missed**2).mean())

    def _slopes(self, rows: Array, targets: Array) -> list[Array]:
        into, bias, out, shift, straight = self.weights
        inner = np.tanh(rows @ into + bias)
        missed = (inner @ out + rows @ straight + shift - targets) / len(rows)
        back = np.outer(missed, out) * (1 - inner**2)
        decay = 1e-4
        return [
            rows.T @ back + decay * into,
            back.sum(0),
            inner.T @ missed + decay * out,
            np.array([missed.sum()]),
            rows.T @ missed + decay * straight,
        ]

    def save(self, file: Path) -> None:
        np.savez(file, mean=self.mean, scale=self.scale, **{f"w{n}": weight for n, weight in enumerate(self.weights)})

    @classmethod
    def load(cls, file: Path) -> "Network":
        held = np.load(file)
        network = cls(len(held["mean"]))
        network.mean, network.scale = held["mean"], held["scale"]
        network.weights = [held[f"w{number}"] for number in range(5)]
        return network


class Learner(Player):
    """Plays the move after which the network promises most; every `errs` of its moves is any of the best three."""

    def __init__(self, network: Network, errs: float = 0.0) -> None:
        super().__init__(Mind(SETTING.box))
        self.network = network
        self.errs = errs
        self.features = Features()

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        assert view.seat is not None
        chance = Seeded(f"{seed} learner")
        position = self.mind.imagine(view, chance)
        moves: list[Move] = sorted(position.moves(), key=str)
        rows = []
        for move in moves:
            after = position.copy()
            after.play(move, chance)
            assert isinstance(after, DokmusPosition)
            rows.append(self.features(after, view.seat))
        best = np.argsort(-self.network(np.array(rows)), kind="stable")
        errs = chance.below(1000) < 1000 * self.errs
        return moves[int(best[chance.below(min(3, len(best))) if errs else 0])].text


Seen = list[tuple[int, list[float]]]
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
    rows: list[list[float]] = []
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
    parser.add_argument("--games", type=int, default=300, help="games to learn from in each round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of games and learning")
    parser.add_argument("--test", type=int, default=200, help="games against the greedy bot at the end")
    parser.add_argument("--out", type=Path, help="where to keep the network")
    given = parser.parse_args()
    greedy = by_name("greedy", SETTING.box)
    teacher: Player = by_name("level2", SETTING.box)
    rows, targets = np.empty((0, 0)), np.empty(0)
    for number in range(given.rounds):
        start = time.perf_counter()
        new, results = gather(teacher, given.games, 1_000_000 * (number + 1))
        rows, targets = (new, results) if number == 0 else (np.vstack([rows, new]), np.hstack([targets, results]))
        network = Network(rows.shape[1])
        missed = network.train(rows, targets)
        share, lead = match(Learner(network), greedy, max(2, given.test // 5), 50_000)
        seconds = time.perf_counter() - start
        print(
            f"round {number + 1}: {len(rows)} positions, error {missed:.3f}, wins {share:.1%}, "
            f"mean lead {lead:+.1f}, {seconds:.0f} s",
            flush=True,
        )
        teacher = Learner(network, errs=0.1)
    share, lead = match(Learner(network), greedy, given.test, 90_000)
    low, high = interval(share, given.test)
    print(f"against greedy, {given.test} games: wins {share:.1%} ({low:.1%} – {high:.1%}), mean lead {lead:+.1f}")
    if given.out is not None:
        network.save(given.out)


if __name__ == "__main__":
    main()
