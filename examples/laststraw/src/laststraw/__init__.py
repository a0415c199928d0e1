"""Last Straw: a whole game in one file, to show what a new game has to bring.

Each of two or three players is dealt a secret card, 1 to 6. From a heap of thirteen straws they take one to three
in turn. When the heap is gone, cards are shown: whoever took the last straw loses their card's points, everybody
else wins theirs. Rules: L1 deal, L2 take, L3 score.
"""

from ludoteca.core import (
    Below,
    Chance,
    Game,
    Json,
    Lot,
    Move,
    Option,
    Options,
    Position,
    Question,
    Refusal,
    Result,
    View,
    refuse,
)

CARDS = range(1, 7)
TAKES = {n: Move(f"take {n}") for n in (1, 2, 3)}


class Deal(Lot):
    """L1: one card for a seat, out of those not dealt yet; only its owner sees it."""

    name = "card"
    rule = "L1"

    def __init__(self, seat: int, left: list[int]) -> None:
        self.seat = seat
        self.left = left

    def draw(self, below: Below) -> Json:
        return {"seat": self.seat, "card": self.left[below(len(self.left))]}

    def why_not(self, value: Json) -> Refusal | None:
        possible = [{"seat": self.seat, "card": card} for card in self.left]
        return None if value in possible else Refusal("L1", "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if seat == self.seat else {"seat": self.seat}


class Heap(Position[Move]):
    """The heap, the hidden cards and whose turn it is."""

    __slots__ = ("cards", "last", "straws")

    def __init__(self, straws: int, cards: list[int], seat: int | None = 0, last: int | None = None) -> None:
        self.straws = straws
        self.cards = cards
        self.seat = seat
        self.last = last
        self.events = None

    def moves(self) -> list[Move]:
        """L2: one to three straws, as far as there are any."""
        return [move for n, move in TAKES.items() if n <= self.straws]

    def play(self, move: Move, chance: Chance) -> None:
        assert self.seat is not None
        self.straws -= int(move.text[-1])
        self.last = self.seat
        self.seat = (self.seat + 1) % len(self.cards) if self.straws else None

    def copy(self) -> "Heap":
        return Heap(self.straws, self.cards[:], self.seat, self.last)

    def view(self, seat: int | None) -> View:
        over = self.seat is None
        cards = [card if over or seat == owner else None for owner, card in enumerate(self.cards)]
        facts: dict[str, Json] = {"straws": self.straws, "last": self.last, "cards": [*cards]}
        return View("laststraw", seat, {"players": len(cards), "turn": self.seat, **facts})

    def imagine(self, seat: int, chance: Chance) -> "Heap":
        other = self.copy()
        left = [card for card in CARDS if card != self.cards[seat]]
        for owner in range(len(self.cards)):
            if owner != seat and self.seat is not None:
                other.cards[owner] = left.pop(chance.below(len(left)))
        return other

    def why_not(self, move: Move) -> Refusal | None:
        return None if move in self.moves() else Refusal("L2", "too-many-straws", straws=self.straws)

    def turn_rule(self) -> str:
        return "L2" if self.seat is not None else "L3"

    def question(self) -> Question | None:
        return None if self.seat is None else Question("take", "L2", straws=self.straws)

    def result(self) -> Result | None:
        """L3: the last to take loses its points, the others win theirs."""
        if self.seat is not None:
            return None
        scores = [-card if seat == self.last else card for seat, card in enumerate(self.cards)]
        best = max(scores)
        return Result(scores, [seat for seat, score in enumerate(scores) if score == best], "heap")

    def check(self) -> None:
        assert self.straws >= 0
        assert len(set(self.cards)) == len(self.cards)


class LastStraw(Game[Move]):
    key = "laststraw"
    rules = "1"
    seats = range(2, 4)
    seats_rule = "L1"
    options = (Option("straws", 13, "L2", allowed=(13, 21)),)

    def new(self, seats: int, options: Options, chance: Chance) -> Heap:
        straws = options["straws"]
        assert isinstance(straws, int)
        cards: list[int] = []
        for seat in range(seats):
            outcome = chance.outcome(Deal(seat, [card for card in CARDS if card not in cards]))
            assert isinstance(outcome, dict)
            assert isinstance(outcome["card"], int)
            cards.append(outcome["card"])
        return Heap(straws, cards)

    def parse(self, text: str) -> Move:
        for move in TAKES.values():
            if move.text == text:
                return move
        raise refuse("L2", "no-such-move", move=text[:80])

    def rule_of(self, move: Move) -> str:
        return "L2"

    def imagine(self, view: View, chance: Chance) -> Heap:
        facts = view.facts
        straws, turn, last, cards = facts["straws"], facts["turn"], facts["last"], facts["cards"]
        assert isinstance(straws, int)
        assert turn is None or isinstance(turn, int)
        assert last is None or isinstance(last, int)
        assert isinstance(cards, list)
        left = [card for card in CARDS if card not in cards]
        full = [card if isinstance(card, int) else left.pop(chance.below(len(left))) for card in cards]
        return Heap(straws, full, turn, last)


BOX = LastStraw()
