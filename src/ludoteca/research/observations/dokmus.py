"""Dokmus: the board in planes of cells, then the cards and the counts."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from ludoteca.core import Options, View
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import AREA, EMPTY, Board
from ludoteca.games.dokmus.components import POWERS, ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, Tiles, table
from ludoteca.games.dokmus.grid import BIT, CELLS, SIDE, SLOT_BY_NAME, SLOT_NAMES, TILE, WIDTH, cells_of
from ludoteca.games.dokmus.state import DRAFTING, NO_BONUS, PHASES, TURN, State
from ludoteca.games.dokmus.view import handed
from ludoteca.research.observations import Array, Block, Memory, ObservationEncoder, Observer, memory_of
from ludoteca.research.observations.fill import SeatView, count, one, seat

TERRAIN_NAMES = "meadow, forest, ruins, volcano, mountain, water, small temple, large temple"
POINTS = ("ruins", "temples", "complete", "spread", "sacrifice", "total")
MOST_POINTS = 100
CARDS = max(POWERS)
PLACE_IN_PLANE = [0, *(place // WIDTH * SIDE + place % WIDTH for place in range(CELLS))]
"""By number of a cell, where it is in a plane."""
CORNERS = [(slot // 3 * TILE, slot % 3 * TILE) for slot in range(len(SLOT_NAMES))]
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


class Shape:
    """Where the blocks of a row begin, and the pieces that rows are put together from."""

    __slots__ = (
        "acting",
        "areas",
        "board",
        "bonus",
        "card",
        "chosen",
        "drafter",
        "guardian",
        "hand",
        "hole",
        "known",
        "left",
        "lifted",
        "no_action",
        "no_area",
        "no_turn",
        "of_points",
        "of_tokens",
        "phase",
        "points",
        "revealed",
        "rings",
        "round",
        "rows",
        "sacrificed",
        "sacrifices",
        "supply",
        "table",
        "talisman",
        "tokens",
        "turn",
    )

    def __init__(self, encoder: ObservationEncoder, players: int) -> None:
        start = {name: part.start for name, part in encoder.parts.items()}
        self.table = rules = table(players)
        self.rows = rules.rows * TILE
        self.board = self.rows * SIDE
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.tokens, self.lifted, self.bonus, self.hole = (start[key] for key in ("tokens", "lifted", "bonus", "hole"))
        self.phase, self.round, self.turn = start["phase"], start["round"] - 1, start["turn"]
        self.talisman, self.drafter, self.chosen = start["talisman"], start["drafter"], start["chosen"]
        self.revealed, self.card, self.hand = start["revealed"] - 1, start["card"] - 1, start["hand"] - 1
        self.acting, self.left, self.guardian = start["acting"], start["left"], start["guardian"]
        self.supply, self.sacrificed, self.points = start["supply"], start["sacrificed"], start["points"]
        self.areas = [memory_of(self._plane(area)) for area in AREA]
        nothing = memory_of(np.zeros(encoder.size, np.float32))
        self.no_turn, self.no_action, self.no_area = (
            nothing[first:last]
            for first, last in (
                (self.phase, self.chosen), (self.acting, self.supply), (0, self.board)
            )
        )  # fmt: skip
        self.known = lru_cache(4096)(self._known)
        self.sacrifices = lru_cache(1024)(lambda given: [scoring.sacrifice_points(rules, own, given) for own in given])
        self.of_tokens = encoder.scaled("supply", TOKENS)
        self.of_points = encoder.scaled("points", 2 * MOST_POINTS)

    def _known(self, cards: tuple[int, ...], shown: int, seat: int, drafter: int | None) -> Memory:
        """What a seat knows of the cards, the blocks from `chosen` to `hand`; without `drafter` it was handed none."""
        out = memory_of(np.zeros(self.acting - self.chosen, np.float32))
        for place, owner in enumerate(self.rings[seat]):
            card = cards[owner]
            if card:
                out[place] = 1.0
                if card <= shown:
                    out[self.revealed - self.chosen + place * CARDS + card] = 1.0
        if cards[seat]:
            out[self.card - self.chosen + cards[seat]] = 1.0
        if drafter is not None:
            for card in handed(self.table, cards, seat, drafter):
                out[self.hand - self.chosen + card] = 1.0
        return out

    def _plane(self, cells: int) -> Array:
        """A set of cells as a plane."""
        plane = np.zeros(self.board, np.float32)
        for number in cells_of(cells):
            if PLACE_IN_PLANE[number] < self.board:
                plane[PLACE_IN_PLANE[number]] = 1
        return plane


class Player:
    """What everybody sees of one player."""

    __slots__ = ("base", "given", "own", "plane", "points", "supply")

    def __init__(self, shape: Shape) -> None:
        self.own = 0
        self.plane = memory_of(np.zeros(shape.board, np.float32))
        """Where the tokens stand."""
        self.base = 0
        """D12.2 – D12.6: the points of the board."""
        self.given: tuple[int, ...] = ()
        self.supply = 0
        self.points = memory_of(np.zeros(len(POINTS), np.float32))


class DokmusObserver(Observer):
    """Looks at the bits of a position. It keeps the planes of the board, and what everybody sees of the players."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.terrain = np.zeros((len(TERRAINS), shape.rows, SIDE), np.float32)
        self.planes = memory_of(self.terrain.reshape(-1))
        self.tiles: Tiles | None = None
        self.slots = [EMPTY] * len(SLOT_NAMES)
        self.board: Board | None = None
        self.players = [Player(shape) for _ in shape.rings]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        shape, board = self.shape, position.board
        moved = board is not self.board
        if moved:
            self._lay(board)
        given = position.sacrificed
        for seat_looked_at, player in enumerate(self.players):
            own = position.own[seat_looked_at]
            if moved or own != player.own:
                self._place(player, board, own)
                self._give(position, player, seat_looked_at)
            elif given is not player.given:
                self._give(position, player, seat_looked_at)
        out[: shape.tokens] = self.planes
        start, end, points = shape.tokens, shape.tokens + shape.board, shape.points
        of_tokens = shape.of_tokens
        for place, owner in enumerate(shape.rings[seat]):
            player = self.players[owner]
            out[start:end] = player.plane
            start, end = end, end + shape.board
            out[shape.supply + place] = of_tokens[player.supply]
            out[shape.sacrificed + place] = of_tokens[given[owner]]
            out[points : points + len(POINTS)] = player.points
            points += len(POINTS)
        out[shape.lifted : shape.bonus] = shape.no_area
        for piece in prefix:
            out[shape.lifted + CELL[piece.removeprefix("move ")]] = 1.0
        out[shape.hole : shape.phase] = shape.areas[board.hole]
        self._turn(position, seat, out)
        asked = position.phase == DRAFTING and position.seat == seat
        out[shape.chosen : shape.acting] = shape.known(
            position.cards, position.card, seat, position.drafter if asked or position.cards[seat] else None
        )

    def _lay(self, board: Board) -> None:
        """The tiles that lie differently than before."""
        fresh = board.tiles is not self.tiles
        for slot, face in enumerate(board.slots):
            if fresh or face != self.slots[slot]:
                top, left = CORNERS[slot]
                square = self.terrain[:, top : top + TILE, left : left + TILE]
                square[:] = 0 if face == EMPTY else _terrain("".join(board.tiles.rows[face]))
        self.tiles, self.slots, self.board = board.tiles, board.slots, board

    def _place(self, player: Player, board: Board, own: int) -> None:
        """Tokens that stand elsewhere, or other terrain around them."""
        changed, player.own, plane = own ^ player.own, own, player.plane
        while number := changed.bit_length():
            bit = BIT[number]
            plane[PLACE_IN_PLANE[number]] = 1.0 if own & bit else 0.0
            changed ^= bit
        of_points, points = self.shape.of_points, player.points
        ruins, temples, complete, spread = scoring.board_points(board, self.shape.table, own)
        points[0] = of_points[ruins]
        points[1] = of_points[temples]
        points[2] = of_points[complete]
        points[3] = of_points[spread]
        player.base = ruins + temples + complete + spread

    def _give(self, position: State, player: Player, seat: int) -> None:
        """The supply, and the points for sacrifices, which depend on everybody's."""
        of_points, points = self.shape.of_points, player.points
        player.given = position.sacrificed
        player.supply = position.supply(seat)
        sacrifice = self.shape.sacrifices(position.sacrificed)[seat]
        points[4] = of_points[sacrifice]
        points[5] = of_points[player.base + sacrifice]

    def _turn(self, position: State, seat: int, out: Memory) -> None:
        shape, n = self.shape, len(self.players)
        out[shape.phase : shape.chosen] = shape.no_turn
        out[shape.phase + position.phase] = 1.0
        out[shape.round + position.round] = 1.0
        if position.seat is not None:
            out[shape.turn + (position.seat - seat) % n] = 1.0
        out[shape.talisman + (position.talisman - seat) % n] = 1.0
        out[shape.drafter + (position.drafter - seat) % n] = 1.0
        out[shape.acting : shape.supply] = shape.no_action
        bonus = NO_BONUS
        if position.phase == TURN:
            bonus = position.bonus
            if position.card:
                out[shape.acting + position.card - 1] = 1.0
            out[shape.left + position.left] = 1.0
            out[shape.guardian] = position.guardian
        out[shape.bonus : shape.hole] = shape.no_area if bonus == NO_BONUS else shape.areas[bonus]


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
    shape = Shape(encoder, players)
    encoder.observer = lambda: DokmusObserver(shape)
    return encoder
