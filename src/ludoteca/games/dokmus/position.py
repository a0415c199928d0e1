"""D3 – D11: where a game of Dokmus stands, what can be done there, and what it brings about."""

from collections.abc import Sequence
from typing import Final

from ludoteca.core import Chance, Consequence, Event, Goal, Json, Question, Refusal, Result, ScorePart, View
from ludoteca.games.dokmus import consequences, imagine, invariants, refusals, scoring, standing, view
from ludoteca.games.dokmus.board import AREA, Board, carried, spun
from ludoteca.games.dokmus.components import POWERS, PlayerCountTable
from ludoteca.games.dokmus.grid import (
    BIT,
    CELLS,
    DIAGONAL,
    NEAR,
    SLOT_NAMES,
    SLOT_OF,
    WIDTH,
    grow,
    in_line,
    names,
)
from ludoteca.games.dokmus.moves import (
    DRAFT,
    DRAFTS,
    END,
    END_TURN,
    HOP,
    PAYS,
    PLACE,
    PLACES,
    ROTATE,
    SLIDE,
    SLIDES,
    START,
    STARTS,
    TAKE_NOTHING,
    TAKE_TALISMAN,
    TALISMAN,
    TURNS,
    DokmusMove,
    hop,
)
from ludoteca.games.dokmus.state import DRAFTING, NO_BONUS, OVER, STARTING, TURN, UNKNOWN, State

AFTER_ALL_CARDS: Final = max(POWERS) + 1


def _tile_moves(card: int, slots: int, hole: int) -> tuple[DokmusMove, ...]:
    powers = POWERS.get(card, frozenset())
    slides = [SLIDES[slot] for slot in range(slots) if "move_tile" in powers and in_line(slot, hole)]
    turns = [turn for slot in range(slots) if "rotate_tile" in powers and slot != hole for turn in TURNS[slot]]
    return (*slides, *turns)


_TILE_MOVES: Final = {
    slots: tuple([tuple([_tile_moves(card, slots, hole) for hole in range(slots)]) for card in range(AFTER_ALL_CARDS)])
    for slots in (3, 6, 9)
}
"""D9.2, D9.4: what a guardian card can do with tiles, for a grid of so many slots, by the card and the hole."""
_MOVES_TOKENS: Final = frozenset(card for card, powers in POWERS.items() if "move_token" in powers)
_TAKES_TALISMAN: Final = frozenset(card for card, powers in POWERS.items() if "talisman" in powers)
_HOPS: Final = tuple(
    (step, tuple(hop(target + step, target) if 0 < target + step <= CELLS else END_TURN for target in range(CELLS + 1)))
    for step in (WIDTH, -WIDTH, 1, -1)
)
"""D9.3: in each of the four directions, the move of a token that ends on a cell."""


class DokmusPosition(State):
    """Where a game of Dokmus stands, and how it goes on."""

    __slots__ = ()

    def copy(self) -> "DokmusPosition":
        new = DokmusPosition()
        new.table = self.table
        new.board = self.board
        new.talisman = self.talisman
        new.drafter = self.drafter
        new.own = self.own[:]
        new.open = self.open
        new.sacrificed = self.sacrificed
        new.cards = self.cards
        new.round = self.round
        new.phase = self.phase
        new.seat = self.seat
        new.card = self.card
        new.left = self.left
        new.guardian = self.guardian
        new.bonus = self.bonus
        new.reach = self.reach
        new.cross = self.cross
        new.shade = self.shade
        new.events = None
        return new

    # What can be done

    def moves(self) -> Sequence[DokmusMove]:
        moves: list[DokmusMove] = []
        if self.phase == TURN:
            if self.bonus != NO_BONUS:
                self._add_bonus(moves)
                return moves
            if self.left:
                free, paid = self.placements()
                while number := free.bit_length():
                    moves.append(PLACES[number])
                    free ^= BIT[number]
                while number := paid.bit_length():
                    moves.append(PAYS[number])
                    paid ^= BIT[number]
            else:
                moves.append(END_TURN)
            if self.guardian:
                self._add_guardian(moves)
        elif self.phase == DRAFTING:
            for card in self.table.guardians:
                if card not in self.cards:
                    moves.append(DRAFTS[card])
        elif self.phase == STARTING:
            cells = self.start_cells()
            while number := cells.bit_length():
                moves.append(STARTS[number])
                cells ^= BIT[number]
        return moves

    def start_cells(self) -> int:
        """D3.7: the cells on which a start token may stand."""
        taken = self.board.land ^ self.open
        cells = 0
        for slot in self.table.corners:
            if not taken & AREA[slot]:
                cells |= self.board.outer_start_cells(slot)
        return cells

    def placements(self) -> tuple[int, int]:
        """D7.12, D7.16: the cells on which a token may be placed at pay 0, and those at pay 1."""
        if self.reach < 0:
            self._compute_reach()
        place = self.open
        free = self.reach & place
        dear = free & self.board.forest
        dear ^= dear & self.shade
        free ^= dear
        paid = (dear | self.cross) & place if self.left > 1 else 0
        if free or paid:
            return free, paid
        return place, 0

    def _compute_reach(self) -> None:
        """D7.2, D7.5, D7.8: what the tokens of the acting player reach, where they spare the price of a forest, and
        what lies across the water; all of it open or not."""
        assert self.seat is not None
        own = self.own[self.seat]
        board = self.board
        both = own | own << DIAGONAL  # `grow`, without a call
        near = both >> 1 | both >> WIDTH
        self.reach = reach = near | board.around_groups(near)
        self.cross = board.across(reach) if self.left > 1 and reach & board.water else 0
        wooded = own & board.forest
        self.shade = shade = grow(wooded) if wooded else 0
        if shade & board.temples:
            self.shade = shade | grow(shade & board.temples)

    def _add_hops(self, area: int, moves: list[DokmusMove]) -> None:
        """D9.3: each of the acting player's tokens in an area, unless on ruins, to each of its cell's step cells."""
        assert self.seat is not None
        board, place = self.board, self.open
        tokens = self.own[self.seat] & area
        tokens ^= tokens & board.ruins
        for step, ending_on in _HOPS:
            targets = (tokens >> step if step > 0 else tokens << -step) & place
            while target := targets.bit_length():
                moves.append(ending_on[target])
                targets ^= BIT[target]
        tokens &= board.beside_temple
        while number := tokens.bit_length():
            near = NEAR[number]
            targets = board.around_groups(near) & place
            targets ^= targets & near
            while target := targets.bit_length():
                moves.append(hop(number, target))
                targets ^= BIT[target]
            tokens ^= BIT[number]

    def steps(self, number: int) -> int:
        """D7.1: the step cells of a cell, which is not one of its own."""
        near = NEAR[number]
        return (near | self.board.around_groups(near)) & self.open & ~BIT[number]

    def _add_guardian(self, moves: list[DokmusMove]) -> None:
        """D9: what the guardian of the acting player's card offers."""
        board, card = self.board, self.card
        moves += _TILE_MOVES[len(board.slots)][card][board.hole]
        if card in _MOVES_TOKENS:
            self._add_hops(board.land, moves)
        if card in _TAKES_TALISMAN and self.talisman != self.seat:
            moves.append(TAKE_TALISMAN)

    def _add_bonus(self, moves: list[DokmusMove]) -> None:
        """D10.2: what the ruins just entered offer, tied to the tile they are printed on."""
        slot = self.bonus
        moves.append(TAKE_NOTHING)
        moves += TURNS[slot]
        if in_line(slot, self.board.hole):
            moves.append(SLIDES[slot])
        self._add_hops(AREA[slot], moves)

    # What it brings about

    def play(self, move: DokmusMove, chance: Chance) -> None:
        verb = move.verb
        if verb == PLACE:
            self._place(move)
        elif verb == HOP:
            self._hop(move)
        elif verb == DRAFT:
            self._draft(move)
            return
        elif verb == START:
            self._start(move)
            return
        elif verb == END:
            self._end_turn()
            return
        else:
            self._spend_action()
            if verb == SLIDE:
                self._slide(move.at)
            elif verb == ROTATE:
                self._rotate(move.at, move.to)
            elif verb == TALISMAN:
                assert self.seat is not None
                self.talisman = self.seat
        if not self.left and self.bonus == NO_BONUS and not (self.guardian and self._guardian_can_act()):
            self._end_turn()

    def _start(self, move: DokmusMove) -> None:
        """D3.6 – D3.8: counter-clockwise, the talisman holder last; it costs and triggers nothing."""
        assert self.seat is not None
        seat = self.seat
        self.own[seat] = BIT[move.at]
        self.open ^= BIT[move.at]
        if seat == self.talisman:
            self._begin_draft()
        else:
            self.seat = (seat - 1) % len(self.own)

    def _begin_draft(self) -> None:
        """D5.2: the talisman holder takes the whole deck."""
        self.phase = DRAFTING
        self.cards = (0,) * len(self.own)
        self.card = 0
        self.seat = self.drafter = self.talisman
        if self.events is not None:
            self.events.append(Event("round", round=self.round))

    def _draft(self, move: DokmusMove) -> None:
        """D5.2: keep one card, hand on the rest."""
        assert self.seat is not None
        seat = self.seat
        cards = [*self.cards]
        cards[seat] = move.at
        self.cards = tuple(cards)
        following = (seat + 1) % len(self.own)
        if following == self.drafter:
            self.phase = TURN
            self._next_turn()
        else:
            self.seat = following

    def _next_turn(self) -> None:
        """D6.1, D6.2: the holder of the next higher card reveals it and has three tokens; after the last, D11.3."""
        shown, acting = self.card, AFTER_ALL_CARDS
        for card in self.cards:
            if shown < card < acting:
                acting = card
        if acting == AFTER_ALL_CARDS:
            self._end_round()
            return
        self.card = acting
        self.seat = self.cards.index(acting)
        self.left = self.table.tokens_per_turn
        self.guardian = True
        self.reach = UNKNOWN
        if self.events is not None:
            self.events.append(Event("reveal", seat=self.seat, card=self.card))

    def _place(self, move: DokmusMove) -> None:
        """D7.15: the token comes onto the board, its price is paid; ruins give a bonus."""
        seat = self.seat
        assert seat is not None
        number, price, board = move.at, move.to, self.board
        bit = BIT[number]
        self.own[seat] |= bit
        self.open ^= bit
        self.left = left = self.left - 1 - price
        if price:
            self._sacrifice(price)
        if left:
            near = NEAR[number]
            temples = near & board.temples
            if bit & board.forest:
                self.shade |= near | grow(temples)
            if temples:
                near |= board.around_groups(temples)
            self.reach |= near
            if left > 1 and near & board.water:
                self.cross |= board.across(near)
        if bit & board.ruins:
            self._enter_ruins(number)

    def _hop(self, move: DokmusMove) -> None:
        """D9.3: one own token moves one step, at no cost; ruins give a bonus (R16)."""
        assert self.seat is not None
        self._spend_action()
        change = BIT[move.at] | BIT[move.to]
        self.own[self.seat] ^= change
        self.open ^= change
        self.reach = UNKNOWN
        if BIT[move.to] & self.board.ruins:
            self._enter_ruins(move.to)

    def _enter_ruins(self, number: int) -> None:
        """D10.1: a bonus tied to the tile that these ruins are printed on."""
        self.bonus = SLOT_OF[number]
        if self.events is not None:
            self.events.append(Event("bonus", seat=self.seat, slot=SLOT_NAMES[self.bonus]))

    def _spend_action(self) -> None:
        """D10.3, D10.5: an action settles the pending bonus, or else it is the guardian's."""
        if self.bonus != NO_BONUS:
            self.bonus = NO_BONUS
        else:
            self.guardian = False

    def _slide(self, slot: int) -> None:
        """D9.2: a tile goes into the hole."""
        hole = self.board.hole
        self._lay(self.board.slid(slot), [carried(own, slot, hole) for own in self.own])

    def _rotate(self, slot: int, step: int) -> None:
        """D9.4: a tile makes a quarter turn."""
        self._lay(self.board.turned(slot, step), [spun(own, slot, step) for own in self.own])

    def _lay(self, board: Board, own: list[int]) -> None:
        """D1.10: tiles lie differently now, and tokens with them (D9.6)."""
        self.board = board
        self.own = own
        taken = 0
        for tokens in own:
            taken |= tokens
        self.open = board.land ^ taken
        self.reach = UNKNOWN

    def _guardian_can_act(self) -> bool:
        """A13, A14: whether the guardian's card offers anything."""
        card, board = self.card, self.board
        if _TILE_MOVES[len(board.slots)][card][board.hole]:
            return True
        if card in _MOVES_TOKENS:
            assert self.seat is not None
            near = grow(self.own[self.seat] & ~board.ruins)
            return bool((near | board.around_groups(near)) & self.open)
        return card in _TAKES_TALISMAN and self.talisman != self.seat

    def _sacrifice(self, tokens: int) -> None:
        seat = self.seat
        assert seat is not None
        given = [*self.sacrificed]
        given[seat] += tokens
        self.sacrificed = tuple(given)

    def _end_turn(self) -> None:
        """D11.1: tokens on volcanoes are sacrificed; then the next player's turn."""
        assert self.seat is not None
        burnt = self.own[self.seat] & self.board.volcano
        if burnt:
            self.own[self.seat] ^= burnt
            self.open |= burnt
            self._sacrifice(burnt.bit_count())
            if self.events is not None:
                cells: list[Json] = [*names(burnt)]
                self.events.append(Event("burn", seat=self.seat, cells=cells, tokens=len(cells)))
        self.guardian = False
        self._next_turn()

    def _end_round(self) -> None:
        """D11.3: the cards go to the talisman holder; with two players the talisman passes first (D13.3)."""
        if self.table.talisman_passes:
            self.talisman = (self.talisman + 1) % len(self.own)
        if self.round == self.table.rounds:
            self.phase = OVER
            self.seat = None
            self.card = 0
            self.cards = (0,) * len(self.own)
        else:
            self.round += 1
            self._begin_draft()

    # What is known and what is said

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> "DokmusPosition":
        other = self.copy()
        other.cards = imagine.imagine_cards(imagine.knowledge(self, seat), chance)
        return other

    def shown(self, move: DokmusMove, seat: int | None) -> str:
        """A16: others see only that a card was kept."""
        return "draft" if move.verb == DRAFT and seat != self.seat else move.text

    def reveals(self, move: DokmusMove) -> bool:
        """D5.7: with the last card drafted the turns begin, and the lowest becomes public."""
        return move.verb == DRAFT and self.cards.count(0) == 1

    def consequences(self, move: DokmusMove, after: "DokmusPosition", events: Sequence[Event]) -> list[Consequence]:
        return consequences.consequences(self, move, after)

    def why_not(self, move: DokmusMove) -> Refusal | None:
        return refusals.why_not(self, move)

    def turn_rule(self) -> str:
        """A18: the order of start placement, of the draft, of the turns, or the end."""
        return ("D3.6", "D5.2", "D6.1", "D4.2")[self.phase]

    def question(self) -> Question | None:
        """What is asked; it offers the guardian and a sacrifice only where there is such a move (A3, A5-A8)."""
        if self.phase == STARTING:
            return Question("start", "D3.7")
        if self.phase == DRAFTING:
            return Question("draft", "D5.2", round=self.round)
        if self.phase == OVER:
            return None
        if self.bonus != NO_BONUS:
            return Question("bonus", "D10.2", slot=SLOT_NAMES[self.bonus])
        if not self.left:
            return Question("last-action", "D6.7", card=self.card)
        used = self.table.tokens_per_turn - self.left
        guardian = _said(self.guardian and self._guardian_can_act())
        sacrifice = _said(any(move.verb == PLACE and move.to for move in self.moves()))
        return Question(
            "place", "D6.3", number=used + 1, left=self.left, card=self.card, guardian=guardian, sacrifice=sacrifice
        )

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    def score(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.parts(self, seat)

    def prospects(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        return standing.prospects(self, seat)

    def goals(self, viewer: int | None = None) -> Sequence[Goal]:
        return standing.goals(self)

    def check(self) -> None:
        invariants.check(self)


def _said(fact: bool) -> str:
    return "yes" if fact else "no"


def begin(table: PlayerCountTable, board: Board, seats: int, talisman: int) -> DokmusPosition:
    """D3.4, D3.6: before the first start token; the seat before the talisman holder is asked first."""
    position = DokmusPosition()
    position.table = table
    position.board = board
    position.talisman = talisman
    position.drafter = talisman
    position.own = [0] * seats
    position.open = board.land
    position.sacrificed = (0,) * seats
    position.cards = (0,) * seats
    position.round = 1
    position.phase = STARTING
    position.seat = (talisman - 1) % seats
    position.card = 0
    position.left = 0
    position.guardian = False
    position.bonus = NO_BONUS
    position.reach = UNKNOWN
    position.cross = 0
    position.shade = 0
    position.events = None
    return position
