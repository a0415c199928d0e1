"""Tree search over imagined positions: information-set search with priors.

Every turn of the loop imagines a position that its seat cannot tell from the real one, walks down the tree of moves
played so far, and looks at one new node with the game's evaluation. Statistics belong to sequences of moves, not to
positions, so that luck and secrets are averaged over. At a new node every move is tried once and looked at: what it
shows orders the moves of the node (prior) and stands for them until they have been searched (first look).
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from ludoteca.bots.budget import Clock
from ludoteca.bots.evaluate import odds
from ludoteca.bots.nodes import Edge, Node
from ludoteca.bots.player import Advice, Imagined, Mind, Player
from ludoteca.bots.race import Race
from ludoteca.core import Move, Seeded, View

AHEAD: Final = 4
"""How many moves of a line are told where no tree was grown."""


class Thought(NamedTuple):
    """How much and how a search thinks; `levels.py` documents the settings in use."""

    iterations: int | None = 400
    """Turns of the loop; None: as many as the clock allows."""
    looks: int | None = None
    """Turns where moves are compared side by side; None: as many as `iterations`."""
    seconds: float | None = None
    """Time for one move; with None the choice is the same on any machine."""
    curiosity: float = 1.0
    """How strongly moves that were tried little are tried again."""
    warmth: float = 0.1
    """A move whose odds look e^`warmth` times worse than those of the best move has a prior 2.7 times smaller."""
    trust: float = 1.0
    """How many visits the first look at a move counts for."""

    def limited(self, turns: int | None, seconds: float | None = None) -> "Thought":
        """The same with other limits: so many turns, side by side or not, and so much time."""
        return self._replace(iterations=turns, looks=None, seconds=seconds)

    def clock(self, side_by_side: bool) -> Clock:
        """Starts to count."""
        turns = self.looks if side_by_side and self.looks else self.iterations
        return Clock(turns, self.seconds)


class Search(Player):
    """Thinks ahead, for any number of seats in any game."""

    def __init__(self, mind: Mind, thought: Thought | None = None) -> None:
        super().__init__(Mind(mind.box, mind.evaluation.farsight))
        self.thought = thought or Thought()
        self.iterations = 0
        """How many turns of the loop the last move took."""

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        return self._ranked(self.think(view, legal, seed))[0][0].text

    def advise(self, view: View, legal: Sequence[str], seed: int, seconds: float, most: int = 5) -> list[Advice]:
        """The best moves after so much time."""
        thinker = Search(self.mind, self.thought.limited(None, seconds))
        root = thinker.think(view, legal, seed)
        advice = []
        for move, edge in self._ranked(root)[:most]:
            value = min(max(edge.value(self.thought.trust), 0.0), 1.0)
            line = self._line(move, edge) if root.visits else self._by_looks(view, move, seed)
            advice.append(Advice(move.text, value, root.weight(edge), line))
        return advice

    def think(self, view: View, legal: Sequence[str], seed: int) -> Node:
        """Searches until the iterations or the seconds are used up, or until no move can catch up with the most visited
        one; returns the root of the tree, which may be all of it."""
        assert view.seat is not None
        tree = _Tree(self.mind, self.thought, self.mind.seats(view), view.seat, Seeded(f"{seed} search"))
        real = self.mind.imagine(view, tree.chance)
        root, moves = Node(), tree.candidates(real)
        side_by_side = self.mind.evaluation.side_by_side(real)
        clock = self.thought.clock(side_by_side)
        if side_by_side:
            tree.compare(root, real, moves, clock)
        else:
            tree.open(root, real, moves)
            while not root.decided(self.thought.iterations) and clock.spent < 1:
                tree.grow(root, real.imagine(view.seat, tree.chance))
                clock.turns += 1
        self.iterations = clock.turns
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

    def _by_looks(self, view: View, move: Move, seed: int) -> list[str]:
        """The way on from a move where no tree was grown: what looks best to each, in one imagined position."""
        look, seats, chance = self.mind.evaluation, self.mind.seats(view), Seeded(f"{seed} line")
        position = self.mind.imagine(view, chance)
        line = [move.text]
        position.play(move, chance)
        while (seat := position.seat) is not None and len(line) < AHEAD:
            moves = look.candidates(position, position.moves(), seat)
            hopes = [row[seat] for row in look.values(position, moves, seats, chance)]
            move = moves[hopes.index(max(hopes))]
            line.append(move.text)
            position.play(move, chance)
        return line


class _Tree:
    """The loop of one search."""

    __slots__ = ("chance", "me", "mind", "seats", "thought")

    def __init__(self, mind: Mind, thought: Thought, seats: int, me: int, chance: Seeded) -> None:
        self.mind = mind
        self.thought = thought
        self.seats = seats
        self.me = me
        self.chance = chance

    def candidates(self, position: Imagined) -> Sequence[Move]:
        return self.mind.evaluation.candidates(position, position.moves(), self.me)

    def open(self, node: Node, position: Imagined, moves: Sequence[Move]) -> list[float]:
        """Looks at moves for the first time; returns what every seat may hope for after the best of them."""
        seat = position.seat
        assert seat is not None
        looks = self.mind.evaluation.values(position, moves, self.seats, self.chance)
        self._note(node, moves, [hopes[seat] for hopes in looks])
        return max(looks, key=lambda hopes: hopes[seat])

    def compare(self, root: Node, real: Imagined, moves: Sequence[Move], clock: Clock) -> None:
        """Looks at the moves of a root side by side, in one imagined position after the other, until the clock or the
        race is over; a single look is enough where what is hidden has no say."""
        race = Race(len(moves))
        while True:
            position = real.imagine(self.me, self.chance)
            running = [moves[number] for number in race.running]
            looks = self.mind.evaluation.values(position, running, self.seats, self.chance)
            race.lap([hopes[self.me] for hopes in looks])
            clock.turns += 1
            if clock.spent >= 1 or race.over or self.mind.evaluation.plain(real):
                break
        self._note(root, moves, race.hopes())

    def _note(self, node: Node, moves: Sequence[Move], looks: Sequence[float]) -> None:
        """The moves of a node, with what the mover may hope for after each."""
        if not node.edges:
            node.highest = odds(max(looks))
        for move, look in zip(moves, looks, strict=True):
            node.edges[move] = Edge(look, exp(min(0.0, odds(look) - node.highest) / self.thought.warmth))

    def grow(self, root: Node, position: Imagined) -> None:
        """Walks down the tree to a node never seen or to the end of the game, and takes the news back up. There is no
        node where there is nothing to choose."""
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
                hopes = self.open(node, position, moves)
                break
            move, edge = self._pick(node, position, moves)
            path.append((node, edge, seat))
            position.play(move, chance)
        for passed, taken, seat in path:
            passed.visits += 1
            taken.visits += 1
            taken.total += hopes[seat]

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
