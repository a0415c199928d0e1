"""Learning (T16.7)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import NOBLE


def has_teacher(p: State, seat: int, place: Hex, trade: int) -> bool:
    return place in p.neutral or any(
        other != seat and place in one.natives and one.knows(trade) for other, one in enumerate(p.tribes)
    )


def learn(p: State, chance: Chance) -> None:
    """T16.7, R55: nobles learn from natives, all tribes on the situation before the step."""
    p.tell("era-end-learning")
    lessons = [
        (seat, trade) for seat in p.priority() for trade in sorted({p.trade_of(place) for place in schools(p, seat)})
    ]
    for seat, trade in lessons:
        p.tribes[seat].learn(trade)
        p.tell("learned", seat=seat, trade=p.kit.trades[trade].key)


def schools(p: State, seat: int) -> list[Hex]:
    """Buildings of an unknown trade where a noble of the tribe meets a native who knows it."""
    tribe = p.tribes[seat]
    return [
        place
        for place, group in tribe.natives.items()
        if group >= NOBLE
        and p.trade_of(place) >= 0
        and not tribe.knows(p.trade_of(place))
        and can_learn(p, seat, place, p.trade_of(place))
    ]


def can_learn(p: State, seat: int, place: Hex, trade: int) -> bool:
    """R55: whether somebody there teaches the trade at the end of the era; in the first edition a villager."""
    if not p.variant.edition.nobles_teach and p.holder(place) in (-1, seat):
        return False
    return has_teacher(p, seat, place, trade)
