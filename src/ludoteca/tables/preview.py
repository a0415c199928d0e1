"""What a move would lead to, as far as its seat could find out by playing it and taking it back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core import ChanceNeeded, Consequence, NoChance, Refusal
from ludoteca.core.move import Move
from ludoteca.core.outcomes import foresee
from ludoteca.tables import projection
from ludoteca.tables.state import Table


@dataclass(frozen=True, slots=True)
class MovePreview:
    view: dict[str, Any] | None
    """None where chance would fall, a secret be shown or another seat decide: such a move cannot be taken back."""
    legal: list[str] | None
    warning: Refusal | None
    """A loss that the move makes certain."""


def preview(table: Table, seat: int, text: str) -> MovePreview:
    """What the seat would see, and the loss it would suffer for certain."""
    move = table.referee.find(seat, text)
    view, legal = _after(table, seat, move)
    return MovePreview(view, legal, table.referee.position.warning(move))


def consequences(table: Table, seat: int, moves: Sequence[str]) -> dict[str, list[Consequence]]:
    """What some moves of the seat to decide would bring about, as far as it may know."""
    return foresee(table.box, table.referee.position.view(seat), moves)


def _after(table: Table, seat: int, move: Move) -> tuple[dict[str, Any] | None, list[str] | None]:
    position = table.referee.position
    if position.reveals(move):
        return None, None
    after = position.copy()
    try:
        after.play(move, NoChance())
    except ChanceNeeded:
        return None, None
    if after.seat != seat:
        return None, None
    return after.view(seat).json(), projection.legal(after)
