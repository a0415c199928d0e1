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

A search that plays wants one good move, and spends little on the others. A search that judges compares moves
(`Search.examine`): it shares its simulations at the root by sequential halving (Karnin, Koren, Somekh, 2013, "Almost
optimal exploration in multi-armed bandits"), so that the moves of the last round have been visited equally often.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from ludoteca.bots.budget import Budget
from ludoteca.bots.evaluate import log_odds
from ludoteca.bots.nodes import Edge, Node
from ludoteca.bots.player import GameModel, Imagined, Player
from ludoteca.bots.race import Race
from ludoteca.core import Move, Seeded, View

MOST_EXAMINED: Final = 16
"""The most moves that `examine` visits, besides the one it was asked about."""
LEAST_EXAMINED: Final = 3
"""The moves that are compared to the end."""


class SearchSettings(NamedTuple):
    """How much and how a search searches; `levels.py` holds the settings in use."""

    simulations: int | None = 400
    """The most simulations; None: no limit."""
    race_rounds: int | None = None
    """The most rounds of a race; None: as many as `simulations`."""
    seconds: float | None = None
    """Time for one move; with None the choice is the same on any machine."""
    turn_seconds: float | None = None
    """Time for all the moves of one turn."""
    exploration: float = 1.0
    """Exploration constant of PUCT."""
    prior_temperature: float = 0.1
    """Softmax temperature of the priors: log odds lower by this much make a prior 2.7 times smaller."""
    first_value_weight: float = 1.0
    """How many visits the first value of a move counts for."""

    def limited(self, simulations: int | None, seconds: float | None = None) -> "SearchSettings":
        """The same with another budget, for a tree and for a race."""
        return self._replace(simulations=simulations, race_rounds=None, seconds=seconds)

    def after(self, spent: float) -> "SearchSettings":
        """For the next move of a turn that has taken so many seconds: a third of what is left of the turn at most."""
        if self.turn_seconds is None or self.seconds is None:
            return self
        return self._replace(seconds=min(self.seconds, max(0.0, self.turn_seconds - spent) / 3))

    def budget(self, race: bool) -> Budget:
        """A new budget; time starts to run."""
        return Budget(self.race_rounds if race and self.race_rounds else self.simulations, self.seconds)


class Comparison(NamedTuple):
    """What a search says of the moves that it compared."""

    root: Node
    values: dict[Move, float]
    """The value of every move for its seat, 0 to 1. A move that was dropped has the best value less its lag behind the
    leader when it was dropped: the values of deeper trees are not comparable with those of shallower ones."""


class Search(Player):
    """Searches, for any number of seats in any game."""

    def __init__(self, model: GameModel, settings: SearchSettings | None = None) -> None:
        super().__init__(model.with_evaluation(model.evaluation.search_evaluation))
        self.settings = settings or SearchSettings()
        self.simulations = 0
        """How many simulations the last move took."""

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.ranked(self.search(view, legal, seed))[0][0].text

    def plan(self, view: View, legal: Sequence[str], seed: int) -> list[str]:
        return self.model.with_plan(view, self.choose(view, legal, seed))

    def after(self, spent: float) -> Player:
        return Search(self.model, self.settings.after(spent))

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
                tree.simulate(root, self.model.imagine_again(position, view.seat, tree.chance))
                budget.done += 1
        self.simulations = budget.done
        return root

    def examine(self, view: View, legal: Sequence[str], seed: int, asked: str) -> Comparison:
        """Compares the best moves with the move `asked` about, which stays to the end."""
        assert view.seat is not None
        tree = _Tree(self.model, self.settings, self.model.seats(view), view.seat, Seeded(f"{seed} examine"))
        position = self.model.imagine(view, tree.chance)
        root, moves = Node(), list(tree.candidates(position))
        moves += [move for move in position.moves() if move.text == asked and move not in moves]
        race = self.model.evaluation.prefers_race(position)
        budget = self.settings.budget(race)
        if race:
            tree.race(root, position, moves, budget)
            values = {move: edge.first_value for move, edge in root.edges.items()}
        else:
            tree.compare(root, position, moves)
            values = tree.halve(root, position, asked, budget)
        self.simulations = budget.done
        return Comparison(root, {move: min(max(value, 0.0), 1.0) for move, value in values.items()})

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
        """Adds moves to a node; returns the values of every seat there. Where the position is not judged at once, these
        are the values after its best move."""
        judged = self.model.evaluation.judge(position, moves, self.seats, self.chance)
        if judged is None:
            return self.compare(node, position, moves)
        seat = position.seat
        assert seat is not None
        for move, prior in zip(moves, judged.priors, strict=True):
            node.edges[move] = Edge(judged.values[seat], prior)
        return judged.values

    def compare(self, node: Node, position: Imagined, moves: Sequence[Move]) -> list[float]:
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
            position = self.model.imagine_again(real, self.me, self.chance)
            active = [moves[number] for number in race.active]
            found = self.model.evaluation.move_values(position, active, self.seats, self.chance)
            race.add_round([values[self.me] for values in found])
            budget.done += 1
            if budget.spent >= 1 or race.over or self.model.evaluation.one_sample_suffices(real):
                break
        self._add_edges(root, moves, race.values())

    def halve(self, root: Node, real: Imagined, asked: str, budget: Budget) -> dict[Move, float]:
        """Visits the moves of a root equally often, drops the worse half, and so on until few are left; returns the
        value of every move. In one round all moves meet the same imagined position."""
        left = sorted(root.edges, key=lambda move: (-root.edges[move].first_value, move.text))
        lags = {move: root.edges[left[0]].first_value - root.edges[move].first_value for move in left}
        best = root.edges[left[0]].first_value
        left = _keep(left, MOST_EXAMINED, asked)
        phases = max(1, (len(left) // LEAST_EXAMINED).bit_length())
        for phase in range(1, phases + 1):
            while budget.spent < phase / phases:
                position = self.model.imagine_again(real, self.me, self.chance)
                for move in left:
                    self.simulate(root, position.copy(), move)
                    budget.done += 1
            values = {move: root.edges[move].value(self.settings.first_value_weight) for move in left}
            left.sort(key=lambda move: (-values[move], move.text))
            lags |= {move: values[left[0]] - values[move] for move in left}
            best = values[left[0]]
            left = _keep(left, max(LEAST_EXAMINED, (len(left) + 1) // 2), asked)
        return {move: best - lag for move, lag in lags.items()}

    def _add_edges(self, node: Node, moves: Sequence[Move], values: Sequence[float]) -> None:
        """Adds moves to a node, with the mover's value of each."""
        if not node.edges:
            node.best_log_odds = log_odds(max(values))
        for move, value in zip(moves, values, strict=True):
            prior = exp(min(0.0, log_odds(value) - node.best_log_odds) / self.settings.prior_temperature)
            node.edges[move] = Edge(value, prior)

    def simulate(self, root: Node, position: Imagined, first: Move | None = None) -> list[float]:
        """One simulation: selects moves down to a new node or to the end of the game, expands the node, and adds the
        values to every edge of the path; returns them. A forced move has no node. `first` is played at the root."""
        path: list[tuple[Node, Edge, int]] = []
        node, edge, chance = root, None, self.chance
        while True:
            seat = position.seat
            if seat is None:
                values = self.model.evaluation.values(position, self.seats, chance)
                break
            moves = self.candidates(position)
            if len(moves) == 1 and (path or first is None):
                position.play(moves[0], chance)
                continue
            if edge is not None:
                node = edge.child(seat)
            if not node.edges:
                values = self.expand(node, position, moves)
                break
            if path or first is None:
                move, edge = self._select(node, position, moves)
            else:
                move, edge = first, node.edges[first]
            path.append((node, edge, seat))
            position.play(move, chance)
        for passed, taken, seat in path:
            passed.visits += 1
            taken.visits += 1
            taken.value_sum += values[seat]
        return values

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


def _keep(moves: Sequence[Move], number: int, asked: str) -> list[Move]:
    """The first moves, and the one asked about."""
    return [move for place, move in enumerate(moves) if place < number or move.text == asked]
