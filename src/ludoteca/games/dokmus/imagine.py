"""D5.4 – D5.7: positions that a seat cannot tell apart."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core import Chance, View
from ludoteca.games.dokmus.board import EMPTY, Board
from ludoteca.games.dokmus.components import FACES, PlayerCountTable, Tiles, table, tiles_for
from ludoteca.games.dokmus.grid import BY_NAME, SLOT_BY_NAME, bits
from ludoteca.games.dokmus.state import NO_BONUS, PHASES, State
from ludoteca.games.dokmus.view import drafting_before, hand, is_revealed

if TYPE_CHECKING:
    from ludoteca.games.dokmus.position import DokmusPosition


class Knowledge(NamedTuple):
    """D5.4 – D5.7: what one seat knows of the draft."""

    seat: int
    deck: tuple[int, ...]
    drafter: int
    acting: int
    """The card whose owner acts now; 0 during the draft."""
    hand: list[int] | None
    """The cards that came to the seat."""
    cards: tuple[int, ...]
    """Its own card and those revealed; 0 for the others."""
    chosen: frozenset[int]
    """The seats that have a card."""


def knowledge(position: State, seat: int) -> Knowledge:
    cards = position.cards
    return Knowledge(
        seat,
        position.table.guardians,
        position.drafter,
        position.card,
        hand(position, seat),
        tuple(card if owner == seat or is_revealed(position, card) else 0 for owner, card in enumerate(cards)),
        frozenset(owner for owner, card in enumerate(cards) if card),
    )


def imagine_cards(known: Knowledge, chance: Chance) -> tuple[int, ...]:
    """A distribution of cards that a seat holds possible, each as likely (D5.5).

    The cards missing from the hand that came to the seat are with those who drafted before it; whoever has not had a
    turn yet holds a higher card than the one that acts now.
    """
    cards = list(known.cards)
    before: list[int] = []
    gone: list[int] = []
    passed = list(known.deck)
    if known.hand is not None:
        before = drafting_before(known.seat, known.drafter, len(cards))
        gone = [card for card in known.deck if card not in known.hand]
        passed = known.hand
    for owner in sorted(known.chosen):
        if not cards[owner]:
            pool = gone if owner in before else passed
            possible = [card for card in pool if card > known.acting and card not in cards]
            cards[owner] = possible[chance.below(len(possible))]
    return tuple(cards)


def rebuild(
    seen: View, chance: Chance, rules: PlayerCountTable | None = None, tiles: Tiles | None = None
) -> "DokmusPosition":
    """A position that looks like a view, made from the view alone; where they are not those of the view's options, from
    the numbers and the tiles of the game."""
    from ludoteca.games.dokmus.position import begin

    facts: Any = seen.facts
    seats = facts["players"]
    rules = rules or table(seats)
    slots = [EMPTY] * rules.rows * 3
    for tile in facts["tiles"]:
        slots[SLOT_BY_NAME[tile["slot"]]] = FACES.index(tile["face"]) * 4 + tile["turns"]
    lying = Board.laid(tiles or tiles_for(facts["options"].get("tiles")), slots)
    position = begin(rules, lying, seats, facts["talisman"])
    position.own = [bits(BY_NAME[cell] for cell in tokens) for tokens in facts["tokens"]]
    for own in position.own:
        position.open ^= own
    position.sacrificed = tuple(facts["sacrificed"])
    position.round = facts["round"]
    position.phase = PHASES.index(facts["phase"])
    position.seat = facts["turn"]
    position.drafter = facts["drafter"]
    action = facts.get("action")
    if action is not None:
        position.card = action["card"]
        position.left = action["left"]
        position.guardian = action["guardian"]
        position.bonus = NO_BONUS if action["bonus"] is None else SLOT_BY_NAME[action["bonus"]]
    private = facts.get("private", {})
    cards = [card or 0 for card in facts["revealed"]]
    if private.get("card"):
        cards[seen.seat or 0] = private["card"]
    known = Knowledge(
        -1 if seen.seat is None else seen.seat,
        rules.guardians,
        position.drafter,
        position.card,
        private.get("hand"),
        tuple(cards),
        frozenset(facts["chosen"]),
    )
    position.cards = imagine_cards(known, chance)
    return position
