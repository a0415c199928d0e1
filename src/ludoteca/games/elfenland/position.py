"""A position of Elfenland: which chapter of the rules it stands in, and what every position can be asked."""

from collections.abc import Sequence

from ludoteca.core import Chance, Consequence, Event, Goal, Question, Refusal, Result, ScorePart, View
from ludoteca.games.elfenland import (
    cards_and_counters,
    invariants,
    planning,
    refusals,
    round_end,
    scoring,
    standing,
    travel,
)
from ludoteca.games.elfenland.bag import size
from ludoteca.games.elfenland.board import WAYS
from ludoteca.games.elfenland.consequences import consequences
from ludoteca.games.elfenland.imagine import redraw
from ludoteca.games.elfenland.moves import (
    CARAVAN,
    DISCARD,
    FACE,
    KEEP,
    OBSTRUCT,
    PASSING,
    PAY,
    PLAN,
    RIDE,
    SAIL,
    STOPPING,
    TAKE,
    VERBS,
    ElfMove,
)
from ludoteca.games.elfenland.state import (
    FIRST_COUNTER,
    HAND_LIMIT,
    LEFT_OVER,
    OPEN_COUNTERS,
    OVER,
    PAYMENT,
    PLANNING,
    TRAVEL,
    State,
)
from ludoteca.games.elfenland.view import view

SHOWING = frozenset({RIDE, SAIL, CARAVAN, PAY, DISCARD})
"""The moves that lay cards of the hand in the open; a caravan binds its owner to do so (E12.4)."""


class ElfenlandPosition(State):
    """Hands every question to the chapter that answers it."""

    __slots__ = ()

    def moves(self) -> Sequence[ElfMove]:
        """E6.1: every phase has its own moves."""
        phase = self.phase
        if phase == PLANNING:
            return planning.moves(self)
        if phase == TRAVEL:
            return travel.moves(self)
        if phase == OPEN_COUNTERS:
            return cards_and_counters.offers(self)
        if phase == PAYMENT:
            return travel.payments(self)
        if phase == HAND_LIMIT:
            return travel.discards(self)
        if phase == FIRST_COUNTER:
            return cards_and_counters.FACES
        return round_end.choices(self) if phase == LEFT_OVER else ()

    def play(self, move: ElfMove, chance: Chance) -> None:
        verb = move.verb
        if verb == PLAN:
            planning.plan(self, move)
        elif verb == PASSING:
            planning.pass_turn(self)
        elif verb == TAKE:
            cards_and_counters.take(self, move, chance)
        elif verb == PAY:
            travel.pay(self, move)
        elif verb == DISCARD:
            travel.discard(self, move, chance)
        elif verb == STOPPING:
            travel.stop(self, chance)
        elif verb == RIDE:
            travel.ride(self, move)
        elif verb == SAIL:
            travel.sail(self, move)
        elif verb == CARAVAN:
            travel.caravan(self, move)
        elif verb == FACE:
            cards_and_counters.face(self, move, chance)
        elif verb == OBSTRUCT:
            planning.obstruct(self, move)
        else:
            round_end.keep(self, move, chance)

    def copy(self) -> "ElfenlandPosition":
        other = ElfenlandPosition()
        other.events = None
        other.seat = self.seat
        other.variant = self.variant
        other.players = self.players
        other.phase = self.phase
        other.round = self.round
        other.start = self.start
        other.pile = self.pile
        other.hands = self.hands[:]
        other.played = self.played[:]
        other.most = self.most[:]
        other.stack = self.stack
        other.display = self.display
        other.up = self.up[:]
        other.down = self.down[:]
        other.drawn = self.drawn
        other.taken = self.taken
        other.kept = self.kept[:]
        other.board = self.board[:]
        other.free = self.free
        other.obstacles = self.obstacles
        other.owners = self.owners
        other.passes = self.passes
        other.towns = self.towns[:]
        other.visited = self.visited[:]
        other.homes = self.homes
        other.way = self.way
        other.left = self.left
        other.least = self.least
        other.ending = self.ending
        return other

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> "ElfenlandPosition":
        other = self.copy()
        redraw(other, seat, [size(hand) for hand in self.hands], [size(down) for down in self.down], chance.below)
        return other

    def consequences(self, move: ElfMove, after: "ElfenlandPosition", events: Sequence[Event]) -> list[Consequence]:
        return consequences(self, move, after)

    def why_not(self, move: ElfMove) -> Refusal | None:
        return refusals.why_not(self, move)

    def turn_rule(self) -> str:
        """E6.3 where each player has a number of turns, E6.2 where turns go round; E6.1 when the rounds are over."""
        if self.seat is None:
            return "E6.1"
        return "E6.2" if self.phase in (PLANNING, LEFT_OVER) else "E6.3"

    def question(self) -> Question | None:
        """What is asked in the phase where the game stands."""
        phase = self.phase
        if phase == FIRST_COUNTER:
            return Question("face", "E8.1")
        if phase == OPEN_COUNTERS:
            return Question("take", "E9.2", circuit=self.taken // self.players + 1, stack="yes" if self.stack else "no")
        if phase == PLANNING:
            return Question("plan", "E10.1", passes=self.passes)
        if phase == TRAVEL:
            return Question("travel", "E11.1")
        if phase == PAYMENT:
            return Question("pay", refusals.payment_rule(self), left=self.left, way=WAYS[self.way].id)
        if phase == HAND_LIMIT:
            return Question("discard", "E16.1", left=self.left)
        return None if phase == OVER else Question("keep", "E17.2")

    def result(self) -> Result | None:
        return scoring.result(self)

    def score(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.parts(self, seat, viewer)

    def prospects(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.prospects(self, seat, viewer)

    def goals(self, viewer: int | None = None) -> Sequence[Goal]:
        return standing.goals(self, viewer)

    def check(self) -> None:
        invariants.check(self)

    def shown(self, move: ElfMove, seat: int | None) -> str:
        """E5.2: the others see that a face-down counter is kept, not which."""
        if move.verb == KEEP and move.hidden and seat != self.seat:
            return f"{VERBS[KEEP]} hidden"
        return move.text

    def reveals(self, move: ElfMove) -> bool:
        """E5.2: cards played or discarded leave the secret of the hand."""
        return move.verb in SHOWING
