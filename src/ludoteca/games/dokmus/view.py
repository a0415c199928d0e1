"""D5.4 – D5.9: what a seat may know. Everything is public but the guardian cards of this round."""

from collections.abc import Sequence

from ludoteca.core import Json, View
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import EMPTY
from ludoteca.games.dokmus.components import FACES, PlayerCountTable, Tiles, tiles_for
from ludoteca.games.dokmus.grid import SLOT_NAMES, names
from ludoteca.games.dokmus.state import DRAFTING, PHASES, TURN, State


def view(position: State, seat: int | None) -> View:
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
        "revealed": [card if is_revealed(position, card) else None for card in position.cards],
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


def is_revealed(position: State, card: int) -> bool:
    """D5.7: a card becomes public at the start of its owner's turn."""
    return 0 < card <= position.card


def hand(position: State, seat: int) -> list[int] | None:
    """D5.3: the cards that were handed to a seat this round; None if they have not come yet."""
    if not position.cards[seat] and not (position.phase == DRAFTING and position.seat == seat):
        return None
    return handed(position.table, position.cards, seat, position.drafter)


def handed(table: PlayerCountTable, cards: Sequence[int], seat: int, drafter: int) -> list[int]:
    """D5.3: what the players who drafted before a seat left it."""
    gone = {cards[other] for other in drafting_before(seat, drafter, len(cards))}
    return [card for card in table.guardians if card not in gone]


def drafting_before(seat: int, drafter: int, seats: int) -> list[int]:
    """The seats that draft before this one."""
    return [(drafter + k) % seats for k in range((seat - drafter) % seats)]
