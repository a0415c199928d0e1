"""Tree search over imagined positions: information-set MCTS with priors.

The method is single-observer information-set MCTS (Cowling, Powley, Whitehouse, 2012, "Information Set Monte Carlo Tree
Search"). Every simulation imagines a position that the seat cannot tell from the real one (a determinization), and
walks down one tree of moves. Statistics belong to sequences of moves, so luck and secrets are averaged over.

It differs from the paper in four points:

- Selection is PUCT (Rosin, 2011, "Multi-armed bandits with episode context") in the form of AlphaGo Zero (Silver and
  others, 2017). The paper has UCB1 with counts of how often a move was available.
- Expansion evaluates every move of the new node once. The values give the priors (softmax of log odds), and each counts
  as some visits of its move (Gelly and Silver, 2007, "Combining online and offline knowledge in UCT").
- There is no random rollout: a leaf has the values of its best move. Every seat maximises its own value (max^n).
- An edge has one child for each seat that may decide next.

Where hidden facts matter more than the move after the next, an evaluation asks for a race (`race.py`) and no tree.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from ludoteca.bots.budget import Budget
from ludoteca.bots.evaluate import log_odds
from ludoteca.bots.nodes import Edge, Node
from ludoteca.bots.player import GameModel, Imagined, Player
from ludoteca.bots.race import Race
from ludoteca.core import Move, Seeded, View


class SearchSettings(NamedTuple):
    """How much and how a search searches; `levels.py` holds the settings in use."""

    simulations: int | None = 400
    """The most simulations; None: no limit."""
    race_rounds: int | None = None
    """The most rounds of a race; None: as many as `simulations`."""
    seconds: float | None = None
    """Time for one move; with None the choice is the same on any machine."""
    exploration: float = 1.0
    """Exploration constant of PUCT."""
    prior_temperature: float = 0.1
    """Softmax temperature of the priors: log odds lower by this much make a prior 2.7 times smaller."""
    first_value_weight: float = 1.0
    """How many visits the first value of a move counts for."""

    def limited(self, simulations: int | None, seconds: float | None = None) -> "SearchSettings":
        """The same with another budget, for a tree and for a race."""
        return self._replace(simulations=simulations, race_rounds=None, seconds=seconds)

    def budget(self, race: bool) -> Budget:
        """A new budget; time starts to run."""
        return Budget(self.race_rounds if race and self.race_rounds else self.simulations, self.seconds)


class Search(Player):
    """Searches, for any number of seats in any game."""

    def __init__(self, model: GameModel, settings: SearchSettings | None = None) -> None:
        super().__init__(GameModel(model.box, model.evaluation.search_evaluation))
        self.settings = settings or SearchSettings()
        self.simulations = 0
        """How many simulations the last move took."""

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.ranked(self.search(view, legal, seed))[0][0].text

    def search(self, view: View, legal: Sequence[str], seed: int) -> Node:
        """Searches until the budget is used up or the most visited move is certain. Returns the root of the tree; after
        a race the root is all of it."""
        assert view.seat is not None
        tree = _Tree(self.model, self.settings, self.model.seats(view), view.seat, Seeded(f"{seed} search"))
        position = self.model.imagine(view, tree.chance)
        root, moves = Node(), tree.candidates(position)
        race = self.model.evaluation.prefers_race(position)
        budget = self.settings.budget(race)
        if race:
            tree.race(root, position, moves, budget)
        else:
            tree.expand(root, position, moves)
            while not root.decided(self.settings.simulations) and budget.spent < 1:
                tree.simulate(root, position.imagine(view.seat, tree.chance))
                budget.done += 1
        self.simulations = budget.done
        return root

    def ranked(self, node: Node) -> list[tuple[Move, Edge]]:
        """The moves of a node, the most visited first."""
        weight = self.settings.first_value_weight
        return sorted(node.edges.items(), key=lambda row: (-row[1].visits, -row[1].value(weight), row[0].text))


class _Tree:
    """The steps of one search."""

    __slots__ = ("chance", "me", "model", "seats", "settings")

    def __init__(self, model: GameModel, settings: SearchSettings, seats: int, me: int, chance: Seeded) -> None:
        self.model = model
        self.settings = settings
        self.seats = seats
        self.me = me
        self.chance = chance

    def candidates(self, position: Imagined) -> Sequence[Move]:
        return self.model.evaluation.candidates(position, position.moves(), self.me)

    def expand(self, node: Node, position: Imagined, moves: Sequence[Move]) -> list[float]:
        """Evaluates moves and adds them to a node; returns the values of every seat after the best of them."""
        seat = position.seat
        assert seat is not None
        found = self.model.evaluation.move_values(position, moves, self.seats, self.chance)
        self._add_edges(node, moves, [values[seat] for values in found])
        return max(found, key=lambda values: values[seat])

    def race(self, root: Node, real: Imagined, moves: Sequence[Move], budget: Budget) -> None:
        """Evaluates the moves of a root side by side, in one imagined position after the other, until the budget or the
        race is over."""
        race = Race(len(moves))
        while True:
            position = real.imagine(self.me, self.chance)
            active = [moves[number] for number in race.active]
            found = self.model.evaluation.move_values(position, active, self.seats, self.chance)
            race.add_round([values[self.me] for values in found])
            budget.done += 1
            if budget.spent >= 1 or race.over or self.model.evaluation.one_sample_suffices(real):
                break
        self._add_edges(root, moves, race.values())

    def _add_edges(self, node: Node, moves: Sequence[Move], values: Sequence[float]) -> None:
        """Adds moves to a node, with the mover's value of each."""
        if not node.edges:
            node.best_log_odds = log_odds(max(values))
        for move, value in zip(moves, values, strict=True):
            prior = exp(min(0.0, log_odds(value) - node.best_log_odds) / self.settings.prior_temperature)
            node.edges[move] = Edge(value, prior)

    def simulate(self, root: Node, position: Imagined) -> None:
        """One simulation: selects moves down to a new node or to the end of the game, expands the node, and adds the
        values to every edge of the path. A forced move has no node."""
        path: list[tuple[Node, Edge, int]] = []
        node, edge, chance = root, None, self.chance
        while True:
            seat = position.seat
            if seat is None:
                values = self.model.evaluation.values(position, self.seats, chance)
                break
            moves = self.candidates(position)
            if len(moves) == 1:
                position.play(moves[0], chance)
                continue
            if edge is not None:
                node = edge.child(seat)
            if not node.edges:
                values = self.expand(node, position, moves)
                break
            move, edge = self._select(node, position, moves)
            path.append((node, edge, seat))
            position.play(move, chance)
        for passed, taken, seat in path:
            passed.visits += 1
            taken.visits += 1
            taken.value_sum += values[seat]

    def _select(self, node: Node, position: Imagined, moves: Sequence[Move]) -> tuple[Move, Edge]:
        """The move with the highest PUCT score among those that are legal in the position imagined this time."""
        edges = node.edges
        new = [move for move in moves if move not in edges]
        if new:
            self.expand(node, position, new)
        weight = self.settings.first_value_weight
        known = [edges[move] for move in moves]
        push = self.settings.exploration * sqrt(node.visits + 1) / sum([edge.prior for edge in known])
        scores = [
            (edge.first_value * weight + edge.value_sum) / (weight + edge.visits)
            + push * edge.prior / (1 + edge.visits)
            for edge in known
        ]
        number = scores.index(max(scores))
        return moves[number], known[number]
