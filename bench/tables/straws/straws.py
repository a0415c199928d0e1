"""Straws: from a heap of three thousand the players take one to three in turn; each holds a secret card.

Light on purpose: with it a benchmark measures the server and not the rules. `../straws.mjs` is the same game for
boardgame.io.
"""

from ludoteca.core import (
    Below,
    Chance,
    Game,
    Json,
    Lot,
    Move,
    Options,
    Position,
    Question,
    Refusal,
    Result,
    View,
    refuse,
)

STRAWS = 3000
CARDS = range(1, 7)
TAKES = {n: Move(f"take {n}") for n in (1, 2, 3)}


class Deal(Lot):
    """S1: one secret card for each seat."""

    name = "card"
    rule = "S1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, below: Below) -> Json:
        return {"seat": self.seat, "card": CARDS[below(len(CARDS))]}

    def why_not(self, value: Json) -> Refusal | None:
        possible = [{"seat": self.seat, "card": card} for card in CARDS]
        return None if value in possible else Refusal("S1", "impossible-outcome", chance=self.name)

    def shown(self, value: Json, seat: int | None) -> Json:
        return value if seat == self.seat else {"seat": self.seat}


class Heap(Position[Move]):
    __slots__ = ("cards", "last", "straws")

    def __init__(self, straws: int, cards: list[int], seat: int | None = 0, last: int | None = None) -> None:
        self.straws = straws
        self.cards = cards
        self.seat = seat
        self.last = last
        self.events = None

    def moves(self) -> list[Move]:
        """S2: one to three straws, as far as there are any."""
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
        cards: list[Json] = [card if over or seat == owner else None for owner, card in enumerate(self.cards)]
        return View("straws", seat, {"straws": self.straws, "turn": self.seat, "last": self.last, "cards": cards})

    def imagine(self, seat: int, chance: Chance) -> "Heap":
        other = self.copy()
        for owner in range(len(self.cards)):
            if owner != seat and self.seat is not None:
                other.cards[owner] = CARDS[chance.below(len(CARDS))]
        return other

    def why_not(self, move: Move) -> Refusal | None:
        return None if move in self.moves() else Refusal("S2", "too-many-straws", straws=self.straws)

    def turn_rule(self) -> str:
        return "L2"

    def question(self) -> Question | None:
        return None if self.seat is None else Question("take", "S2", straws=self.straws)

    def result(self) -> Result | None:
        """S3: whoever took the last straw loses their card's points, the others win theirs."""
        if self.seat is not None:
            return None
        scores = [-card if seat == self.last else card for seat, card in enumerate(self.cards)]
        return Result(scores, [seat for seat, score in enumerate(scores) if score == max(scores)], "heap")

    def check(self) -> None:
        assert self.straws >= 0


class Straws(Game[Move]):
    key = "straws"
    rules = "1"
    seats = range(2, 5)
    seats_rule = "S1"

    def new(self, seats: int, options: Options, chance: Chance) -> Heap:
        cards = []
        for seat in range(seats):
            outcome = chance.outcome(Deal(seat))
            assert isinstance(outcome, dict)
            card = outcome["card"]
            assert isinstance(card, int)
            cards.append(card)
        return Heap(STRAWS, cards)

    def parse(self, text: str) -> Move:
        for move in TAKES.values():
            if move.text == text:
                return move
        raise refuse("S2", "no-such-move", move=text[:80])

    def rule_of(self, move: Move) -> str:
        return "S2"

    def imagine(self, view: View, chance: Chance) -> Heap:
        straws, turn, last, cards = (view.facts[key] for key in ("straws", "turn", "last", "cards"))
        assert isinstance(straws, int)
        assert turn is None or isinstance(turn, int)
        assert last is None or isinstance(last, int)
        assert isinstance(cards, list)
        full = [card if isinstance(card, int) else CARDS[chance.below(len(CARDS))] for card in cards]
        return Heap(straws, full, turn, last)


BOX = Straws()
