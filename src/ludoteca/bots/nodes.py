"""What a search remembers: moves, what became of them, and the decisions they belong to."""

from heapq import nlargest

from ludoteca.core import Move


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

    __slots__ = ("edges", "highest", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.highest = 0.0
        """The best first look, in odds."""
        self.visits = 0

    def weight(self, edge: Edge) -> float:
        """How much of the thinking went into a move; if one look was enough, how it was taken then."""
        if self.visits:
            return edge.visits / self.visits
        return edge.prior / sum([one.prior for one in self.edges.values()])

    def decided(self, visits: int | None) -> bool:
        """Whether so many visits in all cannot change any more which move has most of them."""
        if len(self.edges) == 1:
            return True
        if visits is None:
            return False
        first, second = nlargest(2, [edge.visits for edge in self.edges.values()])
        return self.visits >= visits or first - second > visits - self.visits
