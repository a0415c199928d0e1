"""The chance events: first player, home towns, deals, counters."""

from collections.abc import Sequence

from ludoteca.core import Below, Json, Lot, Pick, Refusal
from ludoteca.games.elfenland.bag import count, draw, size, unpack
from ludoteca.games.elfenland.board import HOMES, TOWN, TOWNS
from ludoteca.games.elfenland.components import KIND, KINDS


def first(seats: int) -> Lot:
    """E4.6: the starting player of the first round."""
    return Pick("first", list(range(seats)), "E4.6")


class Homes(Lot):
    """E4.3: a town card for each player; the owner alone may look at it."""

    __slots__ = ("seats",)
    name = "home"
    rule = "E4.3"

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def draw(self, below: Below) -> Json:
        cards = list(HOMES)
        return [TOWNS[cards.pop(below(len(cards)))] for _ in range(self.seats)]

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, list) and len(value) == self.seats:
            towns = {name for name in value if isinstance(name, str) and TOWN.get(name) in HOMES}
            if len(towns) == self.seats:
                return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        assert isinstance(value, list)
        return [home if owner == seat else None for owner, home in enumerate(value)]


class Deal(Lot):
    """E7.2: cards from the pile for one player; the others see how many."""

    __slots__ = ("number", "pile", "seat")
    name = "deal"
    rule = "E7.2"

    def __init__(self, seat: int, pile: int, number: int) -> None:
        self.seat = seat
        self.pile = pile
        self.number = number

    def draw(self, below: Below) -> Json:
        cards = unpack(draw(self.pile, self.number, below))
        return {"seat": self.seat, "cards": [KINDS[kind] for kind in cards]}

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, dict) and value.keys() == {"seat", "cards"} and type(value["seat"]) is int:
            cards = value["cards"]
            if value["seat"] == self.seat and isinstance(cards, list) and self._possible(cards):
                return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)

    def _possible(self, cards: Sequence[Json]) -> bool:
        kinds = [KIND[card] for card in cards if isinstance(card, str) and card in KIND]
        return (
            len(kinds) == len(cards) == self.number
            and kinds == sorted(kinds)
            and all(kinds.count(kind) <= count(self.pile, kind) for kind in set(kinds))
        )

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if seat == self.seat else {"seat": self.seat, "count": self.number}


class Counter(Lot):
    """A counter leaves the stack (E8.1, E9.1-E9.3). `owner` alone sees it; None: it is laid down in the open."""

    __slots__ = ("owner", "rule", "stack")
    name = "counter"

    def __init__(self, stack: int, rule: str, owner: int | None = None) -> None:
        self.stack = stack
        self.rule = rule
        self.owner = owner

    def draw(self, below: Below) -> Json:
        stack = self.stack
        place = below(size(stack))
        kind = 0
        while place >= (stack & 255):
            place -= stack & 255
            stack >>= 8
            kind += 1
        return KINDS[kind]

    def outcomes(self) -> Sequence[Json]:
        return [name for kind, name in enumerate(KINDS) if count(self.stack, kind)]

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, str) and value in KIND and count(self.stack, KIND[value]):
            return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if self.owner is None or seat == self.owner else None
