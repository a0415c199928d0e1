"""Dokmus: the board in planes of cells, then the cards and the counts."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from ludoteca.core import Options, View
from ludoteca.games.dokmus import scoring, view
from ludoteca.games.dokmus.board import AREA, EMPTY
from ludoteca.games.dokmus.components import POWERS, ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, Tiles, table
from ludoteca.games.dokmus.grid import SIDE, SLOT_BY_NAME, SLOT_NAMES, TILE, WIDTH
from ludoteca.games.dokmus.state import PHASES, TURN, State
from ludoteca.research.observations import Array, Block, ObservationEncoder
from ludoteca.research.observations.fill import SeatView, count, one, seat

TERRAIN_NAMES = "meadow, forest, ruins, volcano, mountain, water, small temple, large temple"
POINTS = ("ruins", "temples", "complete", "spread", "sacrifice", "total")
MOST_POINTS = 100
CARDS = max(POWERS)
BYTES = -(-SIDE * WIDTH // 8)
"""Room for the bits of all cells."""
CELL = {f"{chr(ord('a') + column)}{row + 1}": row * SIDE + column for row in range(SIDE) for column in range(SIDE)}


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


class DokmusRow:
    """Writes a row straight from the bits of a position."""

    def __init__(self, encoder: ObservationEncoder, players: int) -> None:
        start = {name: part.start for name, part in encoder.parts.items()}
        self.rows = table(players).rows * TILE
        self.board = self.rows * SIDE
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.tokens, self.lifted, self.bonus, self.hole = (start[key] for key in ("tokens", "lifted", "bonus", "hole"))
        self.phase, self.round, self.turn = start["phase"], start["round"] - 1, start["turn"]
        self.talisman, self.drafter, self.chosen = start["talisman"], start["drafter"], start["chosen"]
        self.revealed, self.card, self.hand = start["revealed"] - 1, start["card"] - 1, start["hand"] - 1
        self.acting, self.left, self.guardian = start["acting"] - 1, start["left"], start["guardian"]
        self.supply, self.sacrificed, self.points = start["supply"], start["sacrificed"], start["points"]
        rules = table(players)
        self.board_points = lru_cache(4096)(lambda board, own: scoring.score(board, rules, own, 0, ()))
        """D12.2 – D12.6: most moves leave the tiles and the tokens of the others as they are."""
        self.plane = lru_cache(4096)(self._plane)
        self.areas = [self._plane(area) for area in AREA]
        self.of_tokens = encoder.scaled("supply", TOKENS)
        self.of_points = encoder.scaled("points", 2 * MOST_POINTS)

    def __call__(self, position: State, seat: int, prefix: Sequence[str], out: Array) -> None:
        ring, board, n = self.rings[seat], position.board, len(position.own)
        out[: self.tokens] = _terrain_planes(board.tiles, tuple(board.slots), self.rows)
        for place, owner in enumerate(ring, 1):
            out[self.tokens + (place - 1) * self.board : self.tokens + place * self.board] = self.plane(
                position.own[owner]
            )
        out[self.lifted : self.hole] = 0
        for piece in prefix:
            out[self.lifted + CELL[piece.removeprefix("move ")]] = 1
        out[self.hole : self.phase] = self.areas[board.hole]
        out[self.phase :] = 0
        out[self.phase + position.phase] = 1
        out[self.round + position.round] = 1
        if position.seat is not None:
            out[self.turn + (position.seat - seat) % n] = 1
        out[self.talisman + (position.talisman - seat) % n] = 1
        out[self.drafter + (position.drafter - seat) % n] = 1
        if position.phase == TURN:
            self._action(position, out)
        self._cards(position, seat, ring, out)
        self._counts(position, ring, out)

    def _plane(self, cells: int) -> Array:
        """A set of cells as a plane."""
        bits = np.unpackbits(np.frombuffer(cells.to_bytes(BYTES, "little"), np.uint8), bitorder="little")
        return bits[: self.rows * WIDTH].reshape(self.rows, WIDTH)[:, :SIDE].astype(np.float32).reshape(-1)

    def _action(self, position: State, out: Array) -> None:
        if position.bonus >= 0:
            out[self.bonus : self.hole] = self.areas[position.bonus]
        if position.card:
            out[self.acting + position.card] = 1
        out[self.left + position.left] = 1
        out[self.guardian] = position.guardian

    def _cards(self, position: State, seat: int, ring: list[int], out: Array) -> None:
        cards, shown = position.cards, position.card
        for place, owner in enumerate(ring):
            card = cards[owner]
            if card:
                out[self.chosen + place] = 1
                if card <= shown:
                    out[self.revealed + place * CARDS + card] = 1
        if cards[seat]:
            out[self.card + cards[seat]] = 1
        for card in view.hand(position, seat) or ():
            out[self.hand + card] = 1

    def _counts(self, position: State, ring: list[int], out: Array) -> None:
        given, of_tokens, of_points = position.sacrificed, self.of_tokens, self.of_points
        values = [of_tokens[position.supply(owner)] for owner in ring]
        values += [of_tokens[given[owner]] for owner in ring]
        for owner in ring:
            ruins, temples, complete, spread, _ = self.board_points(position.board, position.own[owner])
            sacrifice = scoring.sacrifice_points(position.table, given[owner], given)
            total = ruins + temples + complete + spread + sacrifice
            values += [of_points[number] for number in (ruins, temples, complete, spread, sacrifice, total)]
        out[self.supply :] = values


@lru_cache(maxsize=1024)
def _terrain_planes(tiles: Tiles, slots: tuple[int, ...], rows: int) -> Array:
    """The planes of terrain of a whole board, one after the other."""
    out = np.zeros((len(TERRAINS), rows, SIDE), np.float32)
    for slot, face in enumerate(slots):
        if face != EMPTY:
            _square(out, SLOT_NAMES[slot])[:] = _terrain("".join(tiles.rows[face]))
    return out.reshape(-1)


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
    encoder.direct = DokmusRow(encoder, players)
    return encoder
