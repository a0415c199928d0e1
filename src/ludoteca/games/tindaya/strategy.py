"""Phase A: strategy (T8)."""

from typing import Final

from ludoteca.core import Chance, Json, Pick, Refusal
from ludoteca.games.tindaya.chance_events import ObjectivesLot
from ludoteca.games.tindaya.components import DISASTERS, GODS, SEERS, SHIPS, TSUNAMI
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import OBJECTIVE, SEER, TOKEN, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask

SHIP: Final = "ship_"


def sequence(p: State) -> list[str]:
    """The events of the current card, from left to right."""
    return list(p.kit.events[p.event]["sequence"])


def start_era(p: State, chance: Chance) -> None:
    """T8.1: effects at the start of an era, in turn order."""
    p.tell("era", era=p.era)
    for seat in p.order:
        tribe = p.tribes[seat]
        tribe.devoted = 0
        for _ in range(tribe.card.params.get("idols_per_era_start", 0)):
            p.draw_idol(seat, chance)


def roll_ships(p: State, chance: Chance) -> None:
    """T8.2."""
    for item in sequence(p):
        if item.startswith(SHIP):
            ship = item.removeprefix(SHIP)
            trenches: list[Json] = [{"ship": ship, "trench": number} for number in sorted(p.chart.ocean.trench)]
            outcome = chance.outcome(Pick("ship", trenches, "T8.2"))
            assert isinstance(outcome, dict)
            assert isinstance(outcome["trench"], int)
            p.ships[SHIPS.index(ship)] = outcome["trench"]


def hear_seers(p: State, chance: Chance) -> None:
    """T8.3, T8.6: both speak in era 1; later one for each delivery to the hand of Mount Tindaya. T33.1, R95: in a
    campaign game without seers Tibiabin alone, in era 1."""
    hand, p.hand = p.hand, ()
    if not p.variant.seers:
        if p.era == 1 and p.variant.edition.tibiabin_always_speaks:
            tell_where(p, chance)
        return
    if p.era == 1 or len(hand) == len(SEERS):
        tell_where(p, chance)
        tell_what(p, chance)
    elif hand:
        p.stack.append(ChooseSeer(hand[0]))


def tell_where(p: State, chance: Chance) -> None:
    """T8.4: Tibiabin places the standees by the column of the era."""
    if p.prophecy:
        return
    cards: list[Json] = [card for card in p.kit.prophecies if card not in p.prophecies_shown]
    p.prophecy = str(chance.outcome(Pick("prophecy", cards, "T8.4")))
    p.prophecies_shown += (p.prophecy,)
    disasters = [item for item in sequence(p) if not item.startswith(SHIP)]
    for item, number in zip(disasters, p.kit.prophecies[p.prophecy][str(p.era)], strict=False):
        p.standees[DISASTERS.index(item)] = number
    if p.events is not None:
        p.tell("prophecy", card=p.prophecy, places=" ".join(hex_text(place) for place in foretold(p)))


def foretold(p: State) -> list[Hex]:
    """Where the disasters of the era will come."""
    ocean = p.chart.ocean
    return [
        (ocean.trench if disaster == TSUNAMI else ocean.volcano)[number]
        for disaster, number in enumerate(p.standees)
        if number
    ]


def tell_what(p: State, chance: Chance) -> None:
    """T8.5, R8: Tamonante turns up a card of each god. T33.1: not if catastrophes are off."""
    if p.catastrophes[0] or not p.variant.catastrophes:
        return
    for god, name in enumerate(GODS):
        shown = p.catastrophes_shown[god]
        cards: list[Json] = [{"god": name, "card": card} for card in p.kit.catastrophes[god] if card not in shown]
        outcome = chance.outcome(Pick("catastrophe", cards, "T8.5"))
        assert isinstance(outcome, dict)
        p.catastrophes[god] = str(outcome["card"])
        p.catastrophes_shown[god] = (*shown, p.catastrophes[god])
        p.tell("catastrophe", god=name, card=p.catastrophes[god])


class ChooseSeer(Ask):
    """T8.3: the only player who delivered chooses which seer speaks."""

    name = "seer"
    rule = "T8.3"
    forms = (SEER,)

    def moves(self, p: State) -> list[Act]:
        return [act(SEER, seer) for seer in SEERS]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.seer == SEERS[0]:
            tell_where(p, chance)
        else:
            tell_what(p, chance)


def deal_objectives(p: State, chance: Chance) -> None:
    """T8.8 [D]: two cards for everybody, then the choices in priority order."""
    seats = p.priority()
    if not p.variant.secret_objectives or not p.kit.events[p.event]["secret_objectives"]:
        return
    if len(p.objective_deck) < 2 * len(seats) or len(p.objective_tokens) < len(seats):
        return
    for seat in seats:
        outcome = chance.outcome(ObjectivesLot(seat, p.objective_deck))
        assert isinstance(outcome, dict)
        assert isinstance(outcome["cards"], list)
        dealt = tuple(str(card) for card in outcome["cards"])
        p.tribes[seat].dealt = dealt
        p.objective_deck = tuple(card for card in p.objective_deck if card not in dealt)
    p.stack.append(KeepObjective(seats[0], tuple(seats[1:])))


class KeepObjective(Ask):
    """T8.8: one of the two cards is kept, the other discarded unseen."""

    name = "objective"
    rule = "T8.8"
    forms = (OBJECTIVE,)

    def __init__(self, seat: int, later: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.later = later

    def moves(self, p: State) -> list[Act]:
        return [act(OBJECTIVE, card) for card in p.tribes[self.seat].dealt]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        tribe = p.tribes[self.seat]
        tribe.discarded += tuple(card for card in tribe.dealt if card != move.objective)
        tribe.dealt = (move.objective,)
        p.stack[-1] = ChooseToken(self.seat, self.later)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T8.8", "objective-not-dealt", objective=move.objective)


class ChooseToken(Ask):
    """T8.8: a token is laid face up on the card kept; the rest is passed on."""

    name = "token"
    rule = "T8.8"
    forms = (TOKEN,)

    def __init__(self, seat: int, later: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.later = later

    def moves(self, p: State) -> list[Act]:
        return [act(TOKEN, token) for token in p.objective_tokens]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        tribe = p.tribes[self.seat]
        tribe.objectives += ((tribe.dealt[0], move.token, 1 << self.seat),)
        tribe.dealt = ()
        worth = p.kit.objective_tokens[move.token]["value"]
        p.tell("token-worth", token=move.token, points=abs(worth), sign="plus" if worth > 0 else "minus")
        p.objective_tokens = tuple(token for token in p.objective_tokens if token != move.token)
        if self.later:
            p.stack[-1] = KeepObjective(self.later[0], self.later[1:])
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T8.8", "token-gone", token=move.token)
