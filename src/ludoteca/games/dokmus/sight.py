"""D5.4 – D5.9: who knows what. Everything is public but the guardian cards of this round."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludoteca.core import Chance, Json, View
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import EMPTY, Board
from ludoteca.games.dokmus.grid import BY_NAME, SLOT_BY_NAME, SLOT_NAMES, bits, names
from ludoteca.games.dokmus.tiles import FACES, Tiles, table, tiles_for

if TYPE_CHECKING:
    from ludoteca.games.dokmus.position import DokmusPosition

PHASES: Final = ("start", "draft", "turn", "over")
DRAFTING: Final = 1
TURN: Final = 2


def view(position: "DokmusPosition", seat: int | None) -> View:
    """What a seat may know."""
    seats = len(position.own)
    lying = position.board
    house = tiles_for(None)
    facts: dict[str, Json] = {
        "players": seats,
        "options": {} if lying.tiles is house else {"tiles": _option(lying.tiles)},
        "round": position.round,
        "phase": PHASES[position.phase],
        "turn": position.seat,
        "talisman": position.talisman,
        "drafter": position.drafter,
        "hole": SLOT_NAMES[lying.hole],
        "tiles": [
            {
                "slot": SLOT_NAMES[slot],
                "face": FACES[face // 4],
                "turns": face % 4,
                "rows": [*lying.tiles.rows[face]],
            }
            for slot, face in enumerate(lying.slots)
            if face != EMPTY
        ],
        "tokens": [[*names(own)] for own in position.own],
        "supply": [position.supply(owner) for owner in range(seats)],
        "sacrificed": [*position.sacrificed],
        "chosen": [owner for owner in range(seats) if position.cards[owner]],
        "revealed": [card if _revealed(position, card) else None for card in position.cards],
        "points": [{**points._asdict(), "total": points.total} for points in scoring.scores(position)],
    }
    if position.phase == TURN:
        bonus = None if position.bonus < 0 else SLOT_NAMES[position.bonus]
        facts["action"] = {
            "card": position.card,
            "left": position.left,
            "guardian": position.guardian,
            "bonus": bonus,
        }
    if seat is not None:
        came = hand(position, seat)
        facts["private"] = {"card": position.cards[seat] or None, "hand": None if came is None else [*came]}
    return View("dokmus", seat, facts)


def _option(tiles: Tiles) -> Json:
    return {"faces": [{"id": face, "rows": [*tiles.faces[face]]} for face in FACES]}


def _revealed(position: "DokmusPosition", card: int) -> bool:
    """D5.7: a card becomes public at the start of its owner's turn."""
    return 0 < card <= position.card


def hand(position: "DokmusPosition", seat: int) -> list[int] | None:
    """D5.3: the cards that were handed to a seat this round; None if they have not come yet."""
    if not position.cards[seat] and not (position.phase == DRAFTING and position.seat == seat):
        return None
    gone = {position.cards[other] for other in _before(seat, position.drafter, len(position.own))}
    return [card for card in position.table.guardians if card not in gone]


def _before(seat: int, drafter: int, seats: int) -> list[int]:
    """The seats that draft before this one."""
    return [(drafter + k) % seats for k in range((seat - drafter) % seats)]


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


def knowledge(position: "DokmusPosition", seat: int) -> Knowledge:
    cards = position.cards
    return Knowledge(
        seat,
        position.table.guardians,
        position.drafter,
        position.card,
        hand(position, seat),
        tuple(card if owner == seat or _revealed(position, card) else 0 for owner, card in enumerate(cards)),
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
        before = _before(known.seat, known.drafter, len(cards))
        gone = [card for card in known.deck if card not in known.hand]
        passed = known.hand
    for owner in sorted(known.chosen):
        if not cards[owner]:
            pool = gone if owner in before else passed
            possible = [card for card in pool if card > known.acting and card not in cards]
            cards[owner] = possible[chance.below(len(possible))]
    return tuple(cards)


def recall(seen: View, chance: Chance) -> "DokmusPosition":
    """A position that looks like a view, made from the view alone."""
    from ludoteca.games.dokmus.position import NO_BONUS, DokmusPosition

    facts: Any = seen.facts
    seats, rules = facts["players"], table(facts["players"])
    slots = [EMPTY] * rules.rows * 3
    for tile in facts["tiles"]:
        slots[SLOT_BY_NAME[tile["slot"]]] = FACES.index(tile["face"]) * 4 + tile["turns"]
    lying = Board(tiles_for(facts["options"].get("tiles")), slots)
    position = DokmusPosition(rules, lying, seats, facts["talisman"])
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
