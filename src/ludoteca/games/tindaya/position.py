"""The position as the core knows it: moves, play, copy, and the loop that runs the flow."""

from collections.abc import Sequence
from typing import Final

from ludoteca.core import (
    Chance,
    Consequence,
    Event,
    Goal,
    Loss,
    Question,
    Refusal,
    Result,
    ScorePart,
    View,
    not_the_question,
)
from ludoteca.games.tindaya import standing
from ludoteca.games.tindaya.consequences import consequences
from ludoteca.games.tindaya.flow import begin, phase
from ludoteca.games.tindaya.goals import goals
from ludoteca.games.tindaya.imagine import rebuild, redraw
from ludoteca.games.tindaya.invariants import check
from ludoteca.games.tindaya.moves import FORMS, IDOL, LOOK, OBJECTIVE, PROTECT, REPEL, SELL, Act
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.view import view
from ludoteca.games.tindaya.warning import warning

TURN_RULES: Final = {"over": "T16.8", "setup": "T4.5.1", "turns": "T9.1"}


class TindayaPosition(State):
    """Where a game of Tindaya stands."""

    __slots__ = ()

    @classmethod
    def set_up(cls, variant: Variant, chance: Chance) -> "TindayaPosition":
        """T4: the position before the first decision."""
        position = cls()
        begin(position, variant, chance)
        position.run(chance)
        return position

    def run(self, chance: Chance) -> None:
        """Goes on until somebody must decide or the game is over."""
        self.ask_nobody()
        stack = self.stack
        while stack and self.seat is None:
            stack[-1].go(self, chance)

    def ask_nobody(self) -> None:
        self.seat = None
        self.legal = None

    def moves(self) -> list[Act]:
        legal = self.legal
        if legal is None:
            legal = self.legal = [] if self.seat is None else asking(self).moves(self)
        return legal

    def play(self, move: Act, chance: Chance) -> None:
        asking(self).play(self, move, chance)
        self.run(chance)

    def why_not(self, move: Act) -> Refusal | None:
        if self.seat is None:
            return Refusal(self.turn_rule(), "game-over")
        if move in self.moves():
            return None
        step = asking(self)
        if move.form not in step.forms:
            return not_the_question(step.rule, step.question(self))
        return step.why_not(self, move) or Refusal(FORMS[move.form].rule, "not-legal", move=move.text)

    def turn_rule(self) -> str:
        """N2.6: what says that the game is over, or whose decision it is: in the setup, in a turn, in a queue."""
        return TURN_RULES.get(phase(self), "T6.7")

    def question(self) -> Question | None:
        return None if self.seat is None else asking(self).question(self)

    def result(self) -> Result | None:
        return self.outcome

    def score(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.parts(self, seat, viewer)

    def prospects(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.prospects(self, seat, viewer)

    def goals(self, viewer: int | None = None) -> Sequence[Goal]:
        return goals(self, viewer)

    def check(self) -> None:
        check(self)

    def warning(self, move: Act) -> Loss | None:
        return warning(self, move)

    def consequences(self, move: Act, after: "TindayaPosition", events: Sequence[Event]) -> list[Consequence]:
        return consequences(self, move, after, events)

    def shown(self, move: Act, seat: int | None) -> str:
        """T8.8: which objective is kept is known to its owner alone."""
        if move.form == OBJECTIVE and seat != self.seat:
            return "objective hidden"
        return move.text

    def reveals(self, move: Act) -> bool:
        """T25: an idol leaves the hidden hand, or (T25.13) a secret objective is looked at."""
        return move.form in (IDOL, SELL, REPEL, LOOK) or (move.form == PROTECT and move.means == "idol")

    def copy(self) -> "TindayaPosition":
        other = TindayaPosition()
        other.seat = self.seat
        other.events = None
        other.variant = self.variant
        other.kit = self.kit
        other.chart = self.chart
        other.stack = self.stack[:]
        other.legal = self.legal
        other.outcome = self.outcome
        other.era = self.era
        other.order = self.order[:]
        other.track = self.track[:]
        other.tribes = [tribe.copy() for tribe in self.tribes]
        other.building = self.building.copy()
        other.token = self.token.copy()
        other.animals = self.animals.copy()
        other.conquistadors = self.conquistadors.copy()
        other.canoes = self.canoes.copy()
        other.walls = self.walls
        other.neutral = self.neutral.copy()
        other.nature = self.nature[:]
        other.reserve = self.reserve[:]
        other.bag = self.bag[:]
        other.market = self.market
        other.idol_deck = self.idol_deck[:]
        other.idol_sold = self.idol_sold[:]
        other.anger = self.anger[:]
        other.offerings = self.offerings[:]
        other.filled = [filled[:] for filled in self.filled]
        other.offerings_shown = self.offerings_shown
        other.event = self.event
        other.prophecy = self.prophecy
        other.prophecies_shown = self.prophecies_shown
        other.catastrophes = self.catastrophes[:]
        other.catastrophes_shown = self.catastrophes_shown[:]
        other.standees = self.standees[:]
        other.ships = self.ships[:]
        other.hand = self.hand
        other.mission = self.mission
        other.blue = self.blue
        other.green = self.green
        other.objective_deck = self.objective_deck
        other.objective_tokens = self.objective_tokens
        other.annulled = self.annulled
        other.explorer = self.explorer
        other.moved = self.moved.copy()
        other.finished = self.finished.copy()
        other.refused = self.refused.copy()
        other.agreed = self.agreed.copy()
        other.escapes = self.escapes
        other.first_fort = self.first_fort
        other.fort_retaken = self.fort_retaken
        other.traitor = self.traitor
        other.traitor_card = self.traitor_card
        other.jailed = self.jailed
        other.chief = self.chief
        other.chief_rests = self.chief_rests
        other.rerouted = self.rerouted
        return other

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> "TindayaPosition":
        other = self.copy()
        redraw(other, seat, chance)
        return other

    @classmethod
    def from_view(cls, view: View, chance: Chance) -> "TindayaPosition":
        """A random position that looks like `view` to its seat."""
        position = cls()
        rebuild(position, view, chance)
        return position
