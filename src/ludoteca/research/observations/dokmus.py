"""Dokmus: the board in planes of cells, then the cards and the counts."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from ludoteca.bots.network import dokmus
from ludoteca.bots.network.dokmus import CARDS, CELL, MOST_POINTS, POINTS
from ludoteca.core import Options, View
from ludoteca.games.dokmus.components import ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, table
from ludoteca.games.dokmus.grid import SIDE, SLOT_BY_NAME, TILE
from ludoteca.games.dokmus.state import PHASES
from ludoteca.research.observations import Array, Block, ObservationEncoder
from ludoteca.research.observations.fill import SeatView, count, one, seat

TERRAIN_NAMES = "meadow, forest, ruins, volcano, mountain, water, small temple, large temple"


class DokmusSeatView(SeatView):
    """The parts of a view that come and go."""

    def __init__(self, view: View, prefix: Sequence[str]) -> None:
        super().__init__(view, prefix)
        self.action: dict[str, Any] = self.facts.get("action", {})
        self.private: dict[str, Any] = self.facts["private"]


@cache
def _terrain(rows: str) -> Array:
    """A tile as planes of terrain."""
    cells = np.array([*rows]).reshape(TILE, TILE)
    return np.stack([cells == terrain for terrain in TERRAINS]).astype(np.float32)


def _square(out: Array, slot: str) -> Array:
    top, left = divmod(SLOT_BY_NAME[slot], 3)
    return out[..., top * TILE : (top + 1) * TILE, left * TILE : (left + 1) * TILE]


def terrain(out: Array, seen: DokmusSeatView) -> None:
    for tile in seen.facts["tiles"]:
        _square(out, tile["slot"])[:] = _terrain("".join(tile["rows"]))


def tokens(out: Array, seen: DokmusSeatView) -> None:
    flat = out.reshape(len(out), -1)
    for plane, owner in zip(flat, seen.ring, strict=True):
        plane[[CELL[cell] for cell in seen.facts["tokens"][owner]]] = 1


def lifted(out: Array, seen: DokmusSeatView) -> None:
    for piece in seen.prefix:
        out.reshape(-1)[CELL[piece.removeprefix("move ")]] = 1


def bonus(out: Array, seen: DokmusSeatView) -> None:
    slot = seen.action.get("bonus")
    if slot:
        _square(out, slot)[:] = 1


def hole(out: Array, seen: DokmusSeatView) -> None:
    _square(out, seen.facts["hole"])[:] = 1


def by_seat(fact: str) -> Callable[[Array, DokmusSeatView], None]:
    """A count of every seat."""

    def fill(out: Array, seen: DokmusSeatView) -> None:
        row = seen.facts[fact]
        out[:] = [row[owner] for owner in seen.ring]

    return fill


def chosen(out: Array, seen: DokmusSeatView) -> None:
    for owner in seen.facts["chosen"]:
        out[(owner - seen.me) % seen.players] = 1


def revealed(out: Array, seen: DokmusSeatView) -> None:
    for row, owner in zip(out, seen.ring, strict=True):
        card = seen.facts["revealed"][owner]
        if card:
            row[card - 1] = 1


def hand(out: Array, seen: DokmusSeatView) -> None:
    for card in seen.private["hand"] or ():
        out[card - 1] = 1


def points(out: Array, seen: DokmusSeatView) -> None:
    rows = seen.facts["points"]
    out[:] = [[rows[owner][name] for name in POINTS] for owner in seen.ring]


def unused(seen: DokmusSeatView) -> bool:
    return bool(seen.action.get("guardian"))


def _card(card: int | None) -> int | None:
    return card - 1 if card else None


def build(players: int, options: Options) -> ObservationEncoder:
    board = table(players).rows * TILE, SIDE
    n = players
    encoder = ObservationEncoder(
        DokmusSeatView,
        [
            Block("terrain", (len(TERRAINS), *board), f"one plane each: {TERRAIN_NAMES} (D1.6)", terrain),
            Block("tokens", (n, *board), "one plane a seat: where its tokens stand", tokens),
            Block("lifted", board, "the token of a move of which only the token was said", lifted),
            Block("bonus", board, "the tile of a pending ruin bonus (D10.1)", bonus),
            Block("hole", board, "the slot without a tile", hole),
            Block("phase", (len(PHASES),), ", ".join(PHASES), one(lambda seen: PHASES.index(seen.facts["phase"]))),
            Block("round", (ROUNDS,), "the round", one(lambda seen: seen.facts["round"] - 1)),
            Block("turn", (n,), "the seat that decides", seat("turn")),
            Block("talisman", (n,), "the seat with the talisman", seat("talisman")),
            Block("drafter", (n,), "the seat that drafts first", seat("drafter")),
            Block("chosen", (n,), "the seats that have drafted a card (D5.6)", chosen),
            Block("revealed", (n, CARDS), "by seat, the card it has shown this round (D5.7)", revealed),
            Block("card", (CARDS,), "the own card", one(lambda seen: _card(seen.private["card"]))),
            Block("hand", (CARDS,), "the cards that came to the own hand this round (D5.4)", hand),
            Block("acting", (CARDS,), "the card that acts", one(lambda seen: _card(seen.action.get("card")))),
            Block("left", (TOKENS_PER_TURN + 1,), "tokens left this turn", one(lambda seen: seen.action.get("left"))),
            Block("guardian", (1,), "the guardian action is unused", count(unused)),
            Block("supply", (n,), "by seat, tokens in supply", by_seat("supply"), TOKENS),
            Block("sacrificed", (n,), "by seat, tokens sacrificed", by_seat("sacrificed"), TOKENS),
            Block("points", (n, len(POINTS)), f"by seat, D12 now: {', '.join(POINTS)}", points, MOST_POINTS),
        ],
    )
    encoder.observer = lambda: dokmus.reader(players)
    return encoder
