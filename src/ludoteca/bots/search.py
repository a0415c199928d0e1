"""Tree search over imagined positions: information-set search with priors.

Every turn of the loop imagines a position that its seat cannot tell from the real one, walks down the tree of moves
played so far, and looks at one new node with the game's evaluation. Statistics belong to sequences of moves, not to
positions, so that luck and secrets are averaged over. At a new node every move is tried once and looked at: what it
shows orders the moves of the node (prior) and stands for them until they have been searched (first look).
"""

from collections.abc import Sequence
from heapq import nlargest
from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from ludoteca.bots.evaluate import odds
from ludoteca.bots.player import Advice, Imagined, Mind, Player
from ludoteca.core import Move, Seeded, View


class Thought(NamedTuple):
    """How much and how a search thinks; `levels.py` documents the settings in use."""

    iterations: int | None = 400
    """Turns of the loop; None: as many as the clock allows."""
    seconds: float | None = None
    """Time for one move; with None the choice is the same on any machine."""
    curiosity: float = 1.0
    """How strongly moves that were tried little are tried again."""
    warmth: float = 0.1
    """A move whose odds look e^`warmth` times worse than those of the best move has a prior 2.7 times smaller."""
    trust: float = 1.0
    """How many visits the first look at a move counts for."""
    gains: bool = False
    """Whether a look counts what was gained since the root of the same imagined position, so that the luck of what was
    imagined (a rich hand, a poor rival) falls out. For an evaluation that is itself no matter of luck."""


class Edge:
    """A move at a node, what became of it, and the nodes it led to, by the seat that decides there."""

    __slots__ = ("first", "nodes", "prior", "total", "visits")

    def __init__(self, first: float, prior: float) -> None:
        self.first = first
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}

    def after(self, seat: int) -> "Node":
        """The node where this seat decides next."""
        node = self.nodes.get(seat)
        if node is None:
            node = self.nodes[seat] = Node()
        return node

    def value(self, trust: float) -> float:
        """What the mover may expect."""
        return (self.first * trust + self.total) / (trust + self.visits)


class Node:
    """A decision of one seat."""

    __slots__ = ("edges", "highest", "lift", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.highest = 0.0
        """The best first look, in odds."""
        self.lift = 0.0
        """What an outlook of the node is above its best first look."""
        self.visits = 0

    def decided(self, visits: int | None) -> bool:
        """Whether so many visits in all cannot change any more which move has most of them."""
        if len(self.edges) == 1:
            return True
        if visits is None:
            return False
        first, second = nlargest(2, [edge.visits for edge in self.edges.values()])
        return self.visits >= visits or first - second > visits - self.visits


class Search(Player):
    """Thinks ahead, for any number of seats in any game."""

    def __init__(self, mind: Mind, thought: Thought | None = None) -> None:
        super().__init__(mind)
        self.thought = thought or Thought()
        self.iterations = 0
        """How many turns of the loop the last move took."""
        self.ground = 0.0
        """What the values in the last tree are counted from."""

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        return self._ranked(self.think(view, legal, seed))[0][0].text

    def advise(self, view: View, legal: Sequence[str], seed: int, seconds: float, most: int = 5) -> list[Advice]:
        """The best moves after so much time."""
        thinker = Search(self.mind, self.thought._replace(iterations=None, seconds=seconds))
        root = thinker.think(view, legal, seed)
        advice = []
        for move, edge in self._ranked(root)[:most]:
            value = min(max(thinker.ground + edge.value(self.thought.trust), 0.0), 1.0)
            advice.append(Advice(move.text, value, edge.visits / max(1, root.visits), self._line(move, edge)))
        return advice

    def think(self, view: View, legal: Sequence[str], seed: int) -> Node:
        """Searches until the iterations or the seconds are used up, or until no move can catch up with the most visited
        one; returns the root of the tree."""
        assert view.seat is not None
        tree = _Tree(self.mind, self.thought, self.mind.seats(view), view.seat, Seeded(f"{seed} search"))
        stop = None if self.thought.seconds is None else perf_counter() + self.thought.seconds
        real = self.mind.imagine(view, tree.chance)
        root = Node()
        tree.begin(real)
        best = tree.open(root, real, tree.candidates(real))
        tree.measure(root, view.seat, best, tree.outset)
        grounds = tree.outset[view.seat]
        self.iterations = 0
        while not root.decided(self.thought.iterations) and (stop is None or perf_counter() < stop):
            tree.grow(root, real.imagine(view.seat, tree.chance))
            grounds += tree.outset[view.seat]
            self.iterations += 1
        self.ground = grounds / (1 + self.iterations)
        return root

    def _ranked(self, node: Node) -> list[tuple[Move, Edge]]:
        """The moves of a node, the most visited first."""
        trust = self.thought.trust
        return sorted(node.edges.items(), key=lambda row: (-row[1].visits, -row[1].value(trust), row[0].text))

    def _line(self, move: Move, edge: Edge) -> list[str]:
        """The most visited way on from a move."""
        line = [move.text]
        while edge.nodes:
            node = max(edge.nodes.values(), key=lambda node: node.visits)
            if not node.visits:
                break
            move, edge = self._ranked(node)[0]
            line.append(move.text)
        return line


class _Tree:
    """The loop of one search."""

    __slots__ = ("chance", "ground", "me", "mind", "outset", "seats", "thought")

    def __init__(self, mind: Mind, thought: Thought, seats: int, me: int, chance: Seeded) -> None:
        self.mind = mind
        self.thought = thought
        self.seats = seats
        self.me = me
        self.chance = chance
        self.ground = self.outset = [0.0] * seats
        """By seat, what looks and outlooks are counted from in the position imagined this time."""

    def begin(self, position: Imagined) -> None:
        """Starts from a newly imagined position."""
        if self.thought.gains:
            look = self.mind.evaluation
            self.ground = look.value(position, self.seats, self.chance)
            self.outset = look.outlook(position.copy(), self.ground, self.seats, self.chance)

    def candidates(self, position: Imagined) -> Sequence[Move]:
        return self.mind.evaluation.candidates(position, position.moves(), self.me)

    def open(self, node: Node, position: Imagined, moves: Sequence[Move]) -> list[float]:
        """Looks at moves for the first time; returns what every seat may hope for after the best of them."""
        seat = position.seat
        assert seat is not None
        looks = self.mind.evaluation.values(position, moves, self.seats, self.chance)
        best = max(looks, key=lambda hopes: hopes[seat])
        ground, warmth = self.ground[seat], self.thought.warmth
        level = odds(ground)
        if not node.edges:
            node.highest = odds(best[seat]) - level
        for move, hopes in zip(moves, looks, strict=True):
            rise = odds(hopes[seat]) - level
            node.edges[move] = Edge(hopes[seat] - ground + node.lift, exp(min(0.0, rise - node.highest) / warmth))
        return best

    def measure(self, node: Node, seat: int, best: list[float], hopes: list[float]) -> None:
        """Measures the first looks at a new node by its outlook: it stands for the move that looks best, and the others
        are as much worse as they look."""
        if self.thought.gains:
            node.lift = hopes[seat] - self.outset[seat] - best[seat] + self.ground[seat]
            for edge in node.edges.values():
                edge.first += node.lift

    def grow(self, root: Node, position: Imagined) -> None:
        """Walks down the tree to a node never seen or to the end of the game, and takes the news back up. There is no
        node where there is nothing to choose."""
        self.begin(position)
        path: list[tuple[Node, Edge, int]] = []
        node, edge, chance = root, None, self.chance
        while True:
            seat = position.seat
            if seat is None:
                hopes = self.mind.evaluation.value(position, self.seats, chance)
                break
            moves = self.candidates(position)
            if len(moves) == 1:
                position.play(moves[0], chance)
                continue
            if edge is not None:
                node = edge.after(seat)
            if not node.edges:
                best = self.open(node, position, moves)
                hopes = self.mind.evaluation.outlook(position, best, self.seats, chance)
                self.measure(node, seat, best, hopes)
                break
            move, edge = self._pick(node, position, moves)
            path.append((node, edge, seat))
            position.play(move, chance)
        for passed, taken, seat in path:
            passed.visits += 1
            taken.visits += 1
            taken.total += hopes[seat] - self.outset[seat]

    def _pick(self, node: Node, position: Imagined, moves: Sequence[Move]) -> tuple[Move, Edge]:
        """The move that promises most, counting what is not known yet in its favour. Only moves that are legal in the
        position imagined this time take part."""
        edges = node.edges
        new = [move for move in moves if move not in edges]
        if new:
            self.open(node, position, new)
        trust = self.thought.trust
        known = [edges[move] for move in moves]
        push = self.thought.curiosity * sqrt(node.visits + 1) / sum([edge.prior for edge in known])
        scores = [
            (edge.first * trust + edge.total) / (trust + edge.visits) + push * edge.prior / (1 + edge.visits)
            for edge in known
        ]
        number = scores.index(max(scores))
        return moves[number], known[number]
