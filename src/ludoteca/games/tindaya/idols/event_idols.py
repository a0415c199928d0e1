"""Idols that are used just before the events (R38)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.idols.use import playable, use
from ludoteca.games.tindaya.moves import (
    ENOUGH,
    ENOUGH_MOVE,
    IDOL,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step


def open_event_window(p: State, chance: Chance) -> None:
    """R38: idols of the data with timing `event`, other than protection, have their window before the events."""
    if any(idol.timing == "event" and kind != p.kit.protection for kind, idol in enumerate(p.kit.idols)):
        p.stack.append(EventWindow(tuple(p.priority())))


class EventWindow(Step):
    """R38: these seats may still use event idols."""

    name = "event-window"

    def __init__(self, later: tuple[int, ...]) -> None:
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        if self.later:
            p.stack.append(EventWindow(self.later[1:]))
            p.stack.append(EventIdols(self.later[0]))


class EventIdols(Ask):
    """R38: `idol KEY` as often as there are such idols, then `enough`."""

    name = "event-idols"
    rule = "R38"
    forms = (IDOL, ENOUGH)
    skips = True

    def moves(self, p: State) -> list[Act]:
        kinds = sorted(set(p.tribes[self.seat].idols))
        fitting = [
            kind
            for kind in kinds
            if p.kit.idols[kind].timing == "event"
            and kind != p.kit.protection
            and playable(p, self.seat, kind, explored=False)
        ]
        return [ENOUGH_MOVE, *(act(IDOL, p.kit.idols[kind].key) for kind in fitting)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == ENOUGH:
            p.stack.pop()
        else:
            use(p, self.seat, p.kit.idol[move.idol])

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("R38", "no-such-idol", idol=move.idol)
