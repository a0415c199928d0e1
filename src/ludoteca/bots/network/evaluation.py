"""The evaluation of a player that learned: one answer of its network is what a position is worth and which of its moves
are likely."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from math import exp
from typing import Any, Final

from ludoteca.bots.evaluate import Evaluation, Expects
from ludoteca.bots.evaluate.evaluation import Judged
from ludoteca.bots.evaluate.feature import Feature
from ludoteca.bots.network.reader import Network, Reader, zeros
from ludoteca.core import Chance, Move, Position, Result

REMEMBERED: Final = 50_000
"""Positions whose answers are remembered: moves in another order often lead to the same one."""
LEAST_SHARE: Final = 1e-3
"""Of the victory, that a network leaves to a seat at least."""


class PolicyValueNetwork:
    """The network for so many players, and what it sees."""

    def __init__(self, reader: Reader, network: Network, players: int, trust: float = 1.0) -> None:
        """A value of the search is made of so much `trust` in it, and the rest in the evaluation beside it."""
        self.players = players
        self.trust = trust
        self._reader = reader
        self._network = network
        self._row = zeros(reader.size)
        self._known: OrderedDict[Hashable, tuple[list[float], dict[str, float]]] = OrderedDict()

    def judge(self, position: Position[Any]) -> tuple[list[float], dict[str, float]]:
        """By seat its share of the victory, and by legal move how likely it is."""
        key = self._reader.key(position)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._ask(position)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    def _ask(self, position: Position[Any]) -> tuple[list[float], dict[str, float]]:
        seat, n = position.seat, self.players
        assert seat is not None
        self._reader.write(position, seat, (), self._row)
        logits, values = self._network(self._row)
        shares = [max((value * (n - 1) + 1) / n, LEAST_SHARE) for value in values]
        total = sum(shares)
        return (
            [shares[(other - seat) % n] / total for other in range(n)],
            self._likely(logits, [move.text for move in position.moves()]),
        )

    def _likely(self, logits: Sequence[float], moves: Sequence[str]) -> dict[str, float]:
        """The softmax over legal moves; those that share their first number share its probability."""
        numbers = [self._reader.number(move) for move in moves]
        shared = Counter(numbers)
        best = max(logits[number] for number in shared)
        weights = {number: exp(logits[number] - best) for number in shared}
        total = sum(weights.values())
        return {move: weights[number] / total / shared[number] for move, number in zip(moves, numbers, strict=True)}


class NetworkEvaluation(Evaluation):
    """Positions are worth what the network says. What is told of moves, their features and points, comes from the
    evaluation `beside` it."""

    def __init__(self, beside: Evaluation, network_for: Callable[[int], PolicyValueNetwork]) -> None:
        """`network_for` gives the network for so many players."""
        self._beside = beside
        self._network_for = network_for

    def judge(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> Judged:
        values, likely = self._network_for(seats).judge(position)
        return Judged(self._mixed(values, position, seats, chance), [likely[move.text] for move in moves])

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        return self._mixed(self._network_for(seats).judge(position)[0], position, seats, chance)

    def _mixed(self, values: list[float], position: Position[Any], seats: int, chance: Chance) -> list[float]:
        trust = self._network_for(seats).trust
        if trust == 1:
            return values
        rest = self._beside.estimate(position, seats, chance)
        return [trust * ours + (1 - trust) * theirs for ours, theirs in zip(values, rest, strict=True)]

    def quiet(self, position: Position[Any]) -> bool:
        return self._beside.quiet(position)

    def expects(self, position: Position[Any]) -> Expects:
        return self._beside.expects(position)

    def final_values(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        return self._beside.final_values(position, result, seats)

    def expected_points(self, position: Position[Any], seats: int, chance: Chance) -> list[float] | None:
        return self._beside.expected_points(position, seats, chance)

    def line_features(
        self, position: Position[Any], move: Move, seat: int, seats: int, chance: Chance
    ) -> list[Feature]:
        return self._beside.line_features(position, move, seat, seats, chance)


class BestResponse(NetworkEvaluation):
    """To play against a network: every other seat is taken to play the move that the network likes best. What a search
    wins by that is a lower bound of what can be won (Lisý and Bowling, 2017, "Equilibrium approximation quality of
    current no-limit poker bots": local best response)."""

    def __init__(self, beside: Evaluation, network_for: Callable[[int], PolicyValueNetwork], players: int) -> None:
        super().__init__(beside, network_for)
        self._rival = network_for(players)

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        if position.seat == me or len(moves) == 1:
            return moves
        likely = self._rival.judge(position)[1]
        return [max(moves, key=lambda move: likely[move.text])]
