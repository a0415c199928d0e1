"""Random events whose outcome not everybody sees, or that are drawn from a bag (AM1.5, N9)."""

from collections.abc import Sequence

from ludoteca.core import Below, Json, Lot, Refusal
from ludoteca.games.tindaya.components import Kit


def from_bag(counts: Sequence[int], below: Below) -> int:
    """The index drawn from a bag that holds `counts[i]` pieces of kind i."""
    number = below(sum(counts))
    for index, count in enumerate(counts):
        number -= count
        if number < 0:
            return index
    raise ValueError("an empty bag")


def _is_seat(value: Json, seat: int) -> bool:
    return type(value) is int and value == seat


class IdolLot(Lot):
    """T25: an idol for a seat; only its owner sees which."""

    __slots__ = ("counts", "kit", "seat")
    name = "idol"
    rule = "T25"

    def __init__(self, kit: Kit, seat: int, counts: Sequence[int]) -> None:
        self.kit = kit
        self.seat = seat
        self.counts = counts

    def draw(self, below: Below) -> Json:
        return self._drawn(from_bag(self.counts, below))

    def _drawn(self, idol: int) -> Json:
        return {"seat": self.seat, "idol": self.kit.idols[idol].key}

    def outcomes(self) -> Sequence[Json]:
        return [self._drawn(idol) for idol, count in enumerate(self.counts) if count]

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, dict) and len(value) == 2 and _is_seat(value.get("seat"), self.seat):
            key = value.get("idol")
            if isinstance(key, str) and key in self.kit.idol and self.counts[self.kit.idol[key]]:
                return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if seat == self.seat else {"seat": self.seat}


class TokenLot(Lot):
    """T14.1.1: the raw token turned over, one of its family never collected."""

    __slots__ = ("bag", "family", "kit")
    name = "token"
    rule = "T14.1.1"

    def __init__(self, kit: Kit, family: int, bag: Sequence[int]) -> None:
        self.kit = kit
        self.family = family
        self.bag = bag

    def draw(self, below: Below) -> Json:
        family = self.kit.family[self.family]
        return self.kit.tokens[family[from_bag([self.bag[index] for index in family], below)]].key

    def outcomes(self) -> Sequence[Json]:
        return [self.kit.tokens[index].key for index in self.kit.family[self.family] if self.bag[index]]

    def why_not(self, value: Json) -> Refusal | None:
        for token, count in zip(self.kit.tokens, self.bag, strict=True):
            if value == token.key and count and token.family == self.family:
                return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)


class ObjectivesLot(Lot):
    """T8.8: two secret objectives for a seat, in the order of the data; only their owner sees them."""

    __slots__ = ("deck", "seat")
    name = "objectives"
    rule = "T8.8"

    def __init__(self, seat: int, deck: Sequence[str]) -> None:
        self.seat = seat
        self.deck = deck

    def draw(self, below: Below) -> Json:
        one = below(len(self.deck))
        two = below(len(self.deck) - 1)
        two += two >= one
        return {"seat": self.seat, "cards": [self.deck[min(one, two)], self.deck[max(one, two)]]}

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, dict) and len(value) == 2 and _is_seat(value.get("seat"), self.seat):
            cards = value.get("cards")
            if isinstance(cards, list) and len(cards) == 2 and cards == [card for card in self.deck if card in cards]:
                return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if seat == self.seat else {"seat": self.seat}
