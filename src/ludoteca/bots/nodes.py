"""The search tree: nodes are decisions, edges are moves with their statistics."""

from heapq import nlargest

from ludoteca.core import Move


class Edge:
    """A move at a node. Its children are the next decisions, by the seat that decides there."""

    __slots__ = ("children", "first_value", "prior", "value_sum", "visits")

    def __init__(self, first_value: float, prior: float) -> None:
        self.first_value = first_value
        """What the evaluation said of the move when its node was expanded."""
        self.prior = prior
        """Not normalised; 1 for the best move of the expansion."""
        self.visits = 0
        self.value_sum = 0.0
        """The values of all visits, as the mover sees them."""
        self.children: dict[int, Node] = {}

    def child(self, seat: int) -> "Node":
        """The node where this seat decides next."""
        node = self.children.get(seat)
        if node is None:
            node = self.children[seat] = Node()
        return node

    def value(self, first_value_weight: float) -> float:
        """The mean value for the mover; the first value counts as so many visits."""
        return (self.first_value * first_value_weight + self.value_sum) / (first_value_weight + self.visits)


class Node:
    """A decision of one seat."""

    __slots__ = ("best_log_odds", "edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.best_log_odds = 0.0
        """Of the best first value when the node was expanded."""
        self.visits = 0

    def depth(self) -> int:
        """How many moves the longest line of the tree has."""
        deepest, waiting = 0, [(self, 0)]
        while waiting:
            node, depth = waiting.pop()
            deepest = max(deepest, depth)
            waiting += [(child, depth + 1) for edge in node.edges.values() for child in edge.children.values()]
        return deepest

    def weight(self, edge: Edge) -> float:
        """The share of the visits that went to a move; its share of the priors if there was no visit."""
        if self.visits:
            return edge.visits / self.visits
        return edge.prior / sum([one.prior for one in self.edges.values()])

    def decided(self, visits: int | None) -> bool:
        """Whether the most visited move stays the same up to so many visits in all."""
        if len(self.edges) == 1:
            return True
        if visits is None:
            return False
        first, second = nlargest(2, [edge.visits for edge in self.edges.values()])
        return self.visits >= visits or first - second > visits - self.visits
