"""Survival (T16.8)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.game_end import end_game
from ludoteca.games.tindaya.state import State


def survive(p: State, chance: Chance) -> None:
    """T16.8: doom, or the end of the last era, or a tribe wiped out."""
    p.tell("era-end-survival")
    if p.events is not None:
        for seat, tribe in enumerate(p.tribes):
            if seat != p.traitor:
                p.tell("survivors", seat=seat, nobles=tribe.nobles(), villagers=tribe.villagers())
    if p.kit.doom in p.anger:
        end_game(p, "doom")
    elif p.era == p.variant.eras:
        end_game(p, "eras")
    elif any(not tribe.villagers() or not tribe.nobles() for seat, tribe in enumerate(p.tribes) if seat != p.traitor):
        end_game(p, "extinct")
