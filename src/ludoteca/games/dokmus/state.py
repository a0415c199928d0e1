"""What a position of Dokmus is made of. Sets of cells are bits of one number (`grid.py`)."""

from typing import Final

from ludoteca.core import Position
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import PlayerCountTable
from ludoteca.games.dokmus.moves import DokmusMove

STARTING: Final = 0
DRAFTING: Final = 1
TURN: Final = 2
OVER: Final = 3
PHASES: Final = ("start", "draft", "turn", "over")
"""The phases of a game, as views name them."""

NO_BONUS: Final = -1
UNKNOWN: Final = -1


class State(Position[DokmusMove]):
    """All of it is public but `cards`, the guardians drafted this round (D5). It comes empty; `begin` and `copy` fill
    it."""

    __slots__ = (
        "board", "bonus", "card", "cards", "cross", "drafter", "guardian", "left", "open", "own", "phase", "reach",
        "round", "sacrificed", "shade", "table", "talisman",
    )  # fmt: skip

    table: PlayerCountTable
    """The numbers of this game."""
    board: Board
    """The tiles as they lie."""
    own: list[int]
    """By seat, the cells with its tokens."""
    open: int
    """The placeable cells without a token (D1.7)."""
    sacrificed: tuple[int, ...]
    """By seat, the tokens that it sacrificed."""
    round: int
    """The round, from 1 on."""
    phase: int
    """`STARTING`, `DRAFTING`, `TURN` or `OVER`."""
    talisman: int
    """The seat that holds the talisman."""
    drafter: int
    """The seat that drafted first this round (D5.2)."""
    cards: tuple[int, ...]
    """By seat, the guardian card drafted this round; 0: none yet."""
    card: int
    """The card of the player whose turn it is; 0 before the first turn of a round."""
    left: int
    """The tokens still to be placed or sacrificed in this turn (D6.2)."""
    guardian: bool
    """Whether the guardian's action is still to be used (D6.3)."""
    bonus: int
    """The slot whose ruin bonus is pending (D10), or `NO_BONUS`."""
    reach: int
    """The cells that the acting player reaches (D7.2), open or not; `UNKNOWN` until somebody asks."""
    cross: int
    """The cells that the acting player reaches across water (D7.8), open or not; valid with `reach`."""
    shade: int
    """The cells next to the acting player's tokens in forests: a forest there is free (D7.5); valid with `reach`."""

    def hand(self) -> list[int]:
        """D5.3: the cards handed to the player who drafts now."""
        return [card for card in self.table.guardians if card not in self.cards]

    def supply(self, seat: int) -> int:
        """D14.1: the tokens a player still has to use."""
        return self.table.tokens - self.own[seat].bit_count() - self.sacrificed[seat]

    def turns_played(self, seat: int) -> int:
        """The turns that a player has behind them; the one being played is not."""
        done = self.phase == OVER or (self.phase == TURN and seat != self.seat and self.cards[seat] <= self.card)
        return self.round if done else self.round - 1
