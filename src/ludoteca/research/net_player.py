"""A player with a trained network, run by onnxruntime (extra `master`).

It is the search of the levels, and the network is its evaluation. It sees what its seat sees: the search imagines
positions from the view, and the network gets observations.
"""

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnxruntime

from ludoteca.bots import GameModel, Search, SearchSettings
from ludoteca.bots.evaluate import Evaluation
from ludoteca.core import Chance, Move, Position
from ludoteca.games.dokmus.state import State
from ludoteca.research.table import Setting

KEPT_MOVES: Final = 12
"""Moves of a position that are searched: those that the network likes best."""
REMEMBERED: Final = 100_000
"""Positions whose best moves are remembered."""


class NoNetwork(ValueError):
    """A file that holds no network of ours."""


class Network:
    """A network in a file: what it thinks of positions of its game."""

    def __init__(self, file: Path) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        try:
            self._session = onnxruntime.InferenceSession(file.read_bytes(), options, providers=["CPUExecutionProvider"])
            known = self._session.get_modelmeta().custom_metadata_map
            self.setting = Setting(known["game"], int(known["players"]))
        except Exception as problem:  # onnxruntime raises many kinds, which have no other base
            raise NoNetwork(str(file)) from problem

    def judge(self, positions: Sequence[Position[Any]]) -> tuple[Any, list[list[float]]]:
        """Of positions in which somebody decides: the logits of all actions, and by seat the share of the victory."""
        setting = self.setting
        seats = [position.seat or 0 for position in positions]
        rows = [setting.observations.observe(one, seat) for one, seat in zip(positions, seats, strict=True)]
        logits, values = self._session.run(["logits", "values"], {"observation": np.stack(rows)})
        n = setting.players
        shares = np.clip((values * (n - 1) + 1) / n, 1e-3, 1)
        shares /= shares.sum(-1, keepdims=True)
        return logits, [
            [float(row[(seat - mover) % n]) for seat in range(n)] for row, mover in zip(shares, seats, strict=True)
        ]


class NetworkEvaluation(Evaluation):
    """Positions are worth what the network says; moves that it finds unlikely are left out."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._best: OrderedDict[tuple[Any, ...], frozenset[str]] = OrderedDict()

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        return self.network.judge([position])[1][0]

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        """All positions after the moves go through the network together."""
        after = []
        for move in moves:
            after.append(position.copy())
            after[-1].play(move, chance)
        running = [one for one in after if one.seat is not None]
        judged = iter(self.network.judge(running)[1] if running else ())
        return [next(judged) if one.seat is not None else self.values(one, seats, chance) for one in after]

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        if len(moves) <= KEPT_MOVES:
            return moves
        key = _key(position)
        kept = self._best.get(key)
        if kept is None:
            kept = self._best[key] = self._likely(position, moves)
            if len(self._best) > REMEMBERED:
                self._best.popitem(last=False)
        return [move for move in moves if move.text in kept]

    def _likely(self, position: Position[Any], moves: Sequence[Move]) -> frozenset[str]:
        """The moves of highest probability; those that share their first number share its probability."""
        logits = self.network.judge([position])[0][0]
        firsts = [self.network.setting.actions.codes[move.text][0] for move in moves]
        merit = [float(logits[first]) - float(np.log(firsts.count(first))) for first in firsts]
        best = sorted(range(len(moves)), key=lambda number: -merit[number])[:KEPT_MOVES]
        return frozenset(moves[number].text for number in best)


def _key(position: Position[Any]) -> tuple[Any, ...]:
    """What the legal moves and the observation of the seat to decide depend on."""
    assert isinstance(position, State)
    return (
        *position.own, *position.board.slots, position.sacrificed, position.round, position.phase, position.seat,
        position.talisman, position.drafter, position.cards, position.card, position.left, position.guardian,
        position.bonus,
    )  # fmt: skip


def network_player(file: Path, settings: SearchSettings) -> Search:
    """The search of the levels with the network in a file."""
    evaluation = NetworkEvaluation(Network(file))
    return Search(GameModel(evaluation.network.setting.box, evaluation), settings)
