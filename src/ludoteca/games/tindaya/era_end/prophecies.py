"""Prophecies: deliveries to the seers (T16.9)."""

from itertools import combinations_with_replacement

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.era_end.tribe_queue import TribeQueue
from ludoteca.games.tindaya.moves import DECLINE, DECLINE_MOVE, DELIVER, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask


def ask_for_delivery(p: State, chance: Chance) -> None:
    """T16.9.1: one round of questions, in priority order."""
    if p.variant.seers:
        p.stack.append(DeliveryQueue(tuple(p.priority())))


class DeliveryQueue(TribeQueue):
    """T16.9.1: those still to be asked; a delivery ends the round."""

    name = "deliveries"

    def serve(self, p: State, seat: int) -> None:
        p.stack.append(Delivery(seat))


class Delivery(Ask):
    """T16.9.1: units with the fire icon for the seers, or nothing."""

    name = "deliver"
    rule = "T16.9.1"
    forms = (DELIVER, DECLINE)
    skips = True

    def moves(self, p: State) -> list[Act]:
        stock = p.tribes[self.seat].stock
        bundles = combinations_with_replacement(p.kit.fire, p.kit.fire_per_seer)
        return [
            DECLINE_MOVE,
            *(
                act(DELIVER, " ".join(p.kit.resources[kind] for kind in bundle))
                for bundle in bundles
                if all(stock[kind] >= bundle.count(kind) for kind in bundle)
            ),
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == DELIVER:
            fire = tuple([(p.kit.resource[key], 1) for key in move.resources.split(" ")])
            p.tribes[self.seat].pay(fire)
            p.hand += (self.seat,)
            p.stack.pop()
            p.add_points(self.seat, p.kit.points["seer_delivery"], "seer_delivery")
            p.tell_goods("delivered", self.seat, loss=fire)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T16.9.1", "cannot-deliver", units=p.kit.fire_per_seer)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, units=p.kit.fire_per_seer)
