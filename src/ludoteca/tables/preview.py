"""What a move would lead to, as far as its seat could find out by playing it and taking it back."""

from ludoteca.core import Chance, Json, Lot
from ludoteca.server.messages import Preview, Refusal
from ludoteca.tables import projection
from ludoteca.tables.state import Match


class _Falls(Exception):
    """Luck is asked for."""


class _NoChance(Chance):
    def outcome(self, lot: Lot) -> Json:
        raise _Falls

    def below(self, n: int) -> int:
        raise _Falls


def preview(match: Match, seat: int, text: str) -> Preview:
    """What the seat would see, and the loss it would suffer for certain."""
    found = _ahead(match, seat, text)
    loss = match.referee.position.warning(match.referee.find(seat, text))
    found.warning = None if loss is None else Refusal(loss.rule, loss.reason, dict(loss.parameters))
    return found


def _ahead(match: Match, seat: int, text: str) -> Preview:
    """Nothing where chance would fall, a secret be shown or another seat decide: such a move cannot be taken back."""
    move = match.referee.find(seat, text)
    position = match.referee.position
    if position.reveals(move):
        return Preview(None, None)
    after = position.copy()
    try:
        after.play(move, _NoChance())
    except _Falls:
        return Preview(None, None)
    if after.seat != seat:
        return Preview(None, None)
    return Preview(after.view(seat).json(), projection.legal(after))
