"""What a move means before it is made."""

from collections.abc import Sequence

from ludoteca.core import Consequence, Event
from ludoteca.core.position import next_decision
from ludoteca.games.tindaya.actions.turn import in_turns
from ludoteca.games.tindaya.consequences.choices import meaning
from ludoteca.games.tindaya.consequences.danger import dangers_changed
from ludoteca.games.tindaya.consequences.differences import differences
from ludoteca.games.tindaya.moves import BETRAY, Act
from ludoteca.games.tindaya.state import State


def consequences(p: State, move: Act, after: State, events: Sequence[Event]) -> list[Consequence]:
    """What a move of the seat to decide brought about: what it is for, what changed for its tribe and for others,
    and how the game goes on."""
    found = [*meaning(p, move, after)]
    if move.form != BETRAY:
        found += differences(p, move, after, events)
        found += dangers_changed(p, move, after)
    if in_turns(p) and not in_turns(after):
        found.append(Consequence("era-ends", "T9.10"))
    if after.outcome is not None:
        found.append(_ending(p, after))
    elif after.seat != p.seat or not found:
        found.append(next_decision(p, after))
    return found


def _ending(p: State, after: State) -> Consequence:
    assert after.outcome is not None
    won = after.outcome.outcome == "won" or (after.outcome.outcome is None and p.seat in after.outcome.winners)
    return Consequence("game-won" if won else "game-lost", "T16.8", "gain" if won else "loss")
