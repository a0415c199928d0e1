"""The effects of the idols (T25)."""

from collections.abc import Callable
from typing import ClassVar, Final

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.offerings import add_pawns, asked, free_places
from ludoteca.games.tindaya.actions.produce import Production, can_produce
from ludoteca.games.tindaya.components import GODS, SHIPS
from ludoteca.games.tindaya.era_end.learning import has_teacher
from ludoteca.games.tindaya.era_end.reproduction import breed_livestock, breed_villagers, breeding, herds_breeding
from ludoteca.games.tindaya.moves import (
    ANNUL,
    DECLINE,
    DECLINE_MOVE,
    DROP,
    ENOUGH,
    ENOUGH_MOVE,
    FERTILITY,
    FILL,
    GOD,
    LOOK,
    RELOCATE,
    SWAP,
    TRADE,
    WRECK,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import NOBLE

MOST_DROPPED: Final = 2
"""T25.9."""


class IdolStep(Ask):
    """The sub-choice of an idol of this kind."""

    reason: ClassVar[str] = "no-such-choice"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal(self.rule, self.reason)


class IdolProduction(IdolStep):
    """T25.1: one production of a known trade as with a cube."""

    name = "idol-production"
    rule = "T25.1"
    forms = (TRADE,)
    reason = "cannot-produce"

    def moves(self, p: State) -> list[Act]:
        tribe = p.tribes[self.seat]
        return [
            act(TRADE, trade.key)
            for index, trade in enumerate(p.kit.trades)
            if tribe.knows(index) and can_produce(p, self.seat, index)
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack[-1] = Production(self.seat, 1, p.kit.trade[move.trade])


class IdolAppeasement(IdolStep):
    """T25.2: a god calms down, and an idol is drawn."""

    name = "idol-appeasement"
    rule = "T25.2"
    forms = (GOD,)

    def moves(self, p: State) -> list[Act]:
        return [act(GOD, god) for god in GODS]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        p.appease(GODS.index(move.god))
        p.draw_idol(self.seat, chance)


class IdolOffering(IdolStep):
    """T25.4: all free places of one asked kind are filled from the supply."""

    name = "idol-offering"
    rule = "T25.4"
    forms = (FILL,)
    reason = "no-place-to-fill"

    def moves(self, p: State) -> list[Act]:
        return [
            act(FILL, GODS[god], p.kit.kinds[kind])
            for god in p.kit.idols[self.kind].gods
            for kind in free_places(p, god)
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        god, wanted = GODS.index(move.god), p.kit.kind[move.kind]
        for position, kind in asked(p, god):
            free = p.variant.players - p.filled[god][position]
            if kind == wanted and free:
                add_pawns(p, self.seat, god, position, free, chance)


class IdolRelocation(IdolStep):
    """T25.6: a god's standee goes to another volcano."""

    name = "idol-relocation"
    rule = "T25.6"
    forms = (RELOCATE,)

    def moves(self, p: State) -> list[Act]:
        return [
            act(RELOCATE, name, number)
            for god, name in enumerate(GODS)
            if p.standees[god]
            for number in sorted(p.chart.ocean.volcano)
            if number != p.standees[god]
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.standees[GODS.index(move.god)] = move.number
        p.stack.pop()


class IdolFertility(IdolStep):
    """T25.7: a reproduction at once, of own villagers or own livestock."""

    name = "idol-fertility"
    rule = "T25.7"
    forms = (FERTILITY,)
    reason = "no-birth"

    def moves(self, p: State) -> list[Act]:
        found = []
        if p.tribes[self.seat].reserve and breeding(p, self.seat):
            found.append(act(FERTILITY, "villagers"))
        if herds_breeding(p, p.controlled(self.seat)):
            found.append(act(FERTILITY, "livestock"))
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.who == "villagers":
            breed_villagers(p, self.seat)
        else:
            breed_livestock(p, p.controlled(self.seat))


class IdolShipwreckers(IdolStep):
    """T25.8: a ship is gone for this era."""

    name = "idol-shipwreckers"
    rule = "T25.8"
    forms = (WRECK,)
    reason = "no-such-ship"

    def moves(self, p: State) -> list[Act]:
        return [act(WRECK, ship) for index, ship in enumerate(SHIPS) if p.ships[index]]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.ships[SHIPS.index(move.ship)] = 0
        p.stack.pop()


class IdolRawMaterials(IdolStep):
    """T25.9: one or two raw tokens of the own deposits leave the game, in deposit order."""

    name = "idol-raw-materials"
    rule = "T25.9"
    forms = (DROP, ENOUGH)
    skips = True
    reason = "no-such-token"

    def __init__(self, seat: int, kind: int, dropped: tuple[int, ...] = ()) -> None:
        super().__init__(seat, kind)
        self.dropped = dropped

    def moves(self, p: State) -> list[Act]:
        least = self.dropped[-1] if self.dropped else 0
        deposits = p.tribes[self.seat].deposits
        found = [act(DROP, key) for index, key in enumerate(p.kit.deposits) if index >= least and deposits[index] > 0]
        if self.dropped:
            found.append(ENOUGH_MOVE)
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == ENOUGH:
            p.stack.pop()
            return
        deposit = p.kit.deposits.index(move.deposit)
        p.tribes[self.seat].deposits[deposit] -= 1
        dropped = (*self.dropped, deposit)
        if len(dropped) < MOST_DROPPED:
            p.stack[-1] = IdolRawMaterials(self.seat, self.kind, dropped)
        else:
            p.stack.pop()


def learnable(p: State, seat: int) -> list[int]:
    """T25.10, R55: trades that a noble can learn now, from any native of a tribe that knows them."""
    tribe = p.tribes[seat]
    found = set()
    for place, group in tribe.natives.items():
        trade = p.trade_of(place)
        if group >= NOBLE and trade >= 0 and not tribe.knows(trade) and has_teacher(p, seat, place, trade):
            found.add(trade)
    return sorted(found)


class IdolLearning(IdolStep):
    """T25.10."""

    name = "idol-learning"
    rule = "T25.10"
    forms = (TRADE,)
    reason = "cannot-learn"

    def moves(self, p: State) -> list[Act]:
        return [act(TRADE, p.kit.trades[trade].key) for trade in learnable(p, self.seat)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.tribes[self.seat].learn(p.kit.trade[move.trade])
        p.tell("learned", seat=self.seat, trade=move.trade)
        p.stack.pop()


class IdolCancellation(IdolStep):
    """T25.12, R68: a secret objective is discarded unseen, its token leaves the game."""

    name = "idol-cancellation"
    rule = "T25.12"
    forms = (ANNUL,)
    reason = "no-such-objective"

    def moves(self, p: State) -> list[Act]:
        return [act(ANNUL, owner, token) for owner, tribe in enumerate(p.tribes) for _, token, _ in tribe.objectives]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        tribe = p.tribes[move.seat]
        p.annulled += tuple((card, known) for card, token, known in tribe.objectives if token == move.token)
        tribe.objectives = tuple(objective for objective in tribe.objectives if objective[1] != move.token)
        p.stack.pop()


class IdolClairvoyance(IdolStep):
    """T25.13: a look at a secret objective of another player."""

    name = "idol-clairvoyance"
    rule = "T25.13"
    forms = (LOOK,)
    reason = "no-such-objective"

    def moves(self, p: State) -> list[Act]:
        return [
            act(LOOK, owner, token)
            for owner, tribe in enumerate(p.tribes)
            if owner != self.seat
            for _, token, _ in tribe.objectives
        ]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        tribe = p.tribes[move.seat]
        tribe.objectives = tuple(
            (card, token, known | 1 << self.seat if token == move.token else known)
            for card, token, known in tribe.objectives
        )
        if p.tribes[self.seat].objectives:
            p.stack[-1] = SwapTokens(self.seat, move.seat, move.token)
        else:
            p.stack.pop()


class SwapTokens(Ask):
    """T25.13, R67: the token of the card seen for one of one's own, or not."""

    name = "swap"
    rule = "T25.13"
    forms = (SWAP, DECLINE)

    def __init__(self, seat: int, owner: int, token: str) -> None:
        super().__init__(seat)
        self.owner = owner
        self.token = token

    def moves(self, p: State) -> list[Act]:
        return [DECLINE_MOVE, *(act(SWAP, token) for _, token, _ in p.tribes[self.seat].objectives)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == SWAP:
            other = {self.token: move.token, move.token: self.token}
            for seat in (self.seat, self.owner):
                tribe = p.tribes[seat]
                tribe.objectives = tuple(
                    (card, other.get(token, token), known) for card, token, known in tribe.objectives
                )

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("R67", "not-your-token", token=move.token)


STEP_OF: Final[dict[str, Callable[[int, int], IdolStep]]] = {
    "produce_as_cube": IdolProduction,
    "anger_minus_1_and_draw": IdolAppeasement,
    "complete_one_type": IdolOffering,
    "move_god_standee": IdolRelocation,
    "reproduce_villagers_or_livestock": IdolFertility,
    "remove_ship": IdolShipwreckers,
    "remove_up_to_2_tokens": IdolRawMaterials,
    "learn_trade_now": IdolLearning,
    "discard_secret_objective": IdolCancellation,
    "see_objective_swap_token": IdolClairvoyance,
}
