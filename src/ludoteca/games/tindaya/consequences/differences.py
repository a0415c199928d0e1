"""What is different for a tribe, for the gods and for the others after a move."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ludoteca.core import Consequence, Event
from ludoteca.core.consequence import Tone
from ludoteca.core.json import Json
from ludoteca.games.tindaya.actions.offerings import asked
from ludoteca.games.tindaya.components import GODS, Trade
from ludoteca.games.tindaya.map.hexes import Hex, hex_text, read_hex
from ludoteca.games.tindaya.moves import (
    EMBARK,
    FORMS,
    FOUND,
    GIVE_NOBLE,
    GIVE_VILLAGER,
    SPLIT,
    STARVE,
    UNHOUSE,
    Act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import VILLAGERS, natives

PAID_WITH_LIVES: Final = frozenset([GIVE_VILLAGER, GIVE_NOBLE, STARVE, UNHOUSE])
"""Deaths that buy something, or that only have to be shared out."""
SETTING_UP: Final = frozenset([FOUND, SPLIT])

Told = Iterator[Consequence]


def differences(p: State, move: Act, after: State, events: Sequence[Event]) -> list[Consequence]:
    """From the stock, the map and the events that were heard."""
    assert p.seat is not None
    seat, rule = p.seat, FORMS[move.form].rule
    found = [
        *_stock(p, after, seat, rule),
        *_herds(p, move, after, seat, events),
        *_people(p, move, after, seat, events),
    ]
    found += [*_buildings(p, move, after, seat, rule), *_skills(p, after, seat), *_cards(p, after, seat)]
    found += [*_points(p, after, seat), *_gods(p, after, seat)]
    return found


def _stock(p: State, after: State, seat: int, rule: str) -> Told:
    """Units paid, then units gained; deposits and prisoners."""
    before, now = p.tribes[seat], after.tribes[seat]
    changes = [(key, now.stock[kind] - before.stock[kind]) for kind, key in enumerate(p.kit.resources)]
    yield from (Consequence("pays", rule, "cost", what=key, units=-units) for key, units in changes if units < 0)
    yield from (Consequence("gets", rule, "gain", what=key, units=units) for key, units in changes if units > 0)
    prisoners = now.prisoners - before.prisoners
    if prisoners > 0:
        yield Consequence("prisoners", "T14.6.3", "gain", number=prisoners)
    elif prisoners < 0:
        yield Consequence("prisoners-fewer", rule, "cost", number=-prisoners)


def herds(p: State, seat: int) -> list[dict[Hex, int]]:
    """By kind and place, the animals in the buildings where a tribe has natives."""
    found = [dict[Hex, int]() for _ in p.kit.animals]
    for place in p.tribes[seat].natives:
        if p.animals.get(place):
            found[p.kit.trades[p.trade_of(place)].animal][place] = p.animals[place]
    return found


def _herds(p: State, move: Act, after: State, seat: int, events: Sequence[Event]) -> Told:
    """T7.8: animals that nobody stays with; the others come, go and breed."""
    rule, alone = FORMS[move.form].rule, _left_alone(p, move, after)
    gone = {read_hex(str(event.parameters["place"])) for event in events if event.name == "animals-freed"}
    for animal, before, now in zip(p.kit.animals, herds(p, seat), herds(after, seat), strict=True):
        lost = {place: number for place, number in before.items() if place in alone | gone}
        if lost:
            tone: Tone = "loss" if move.form == EMBARK or gone & lost.keys() else "cost"
            places, number = map(hex_text, sorted(lost)), sum(lost.values())
            yield Consequence("animals-alone", "T7.8", tone, animal=animal, number=number).at(places)
            before = {place: number for place, number in before.items() if place not in lost}
            now = {place: number for place, number in now.items() if place not in lost}
        changes, left = changed(before, now), sum(now.values())
        more = left - sum(before.values())
        if more > 0:
            yield Consequence("animals-more", rule, "gain", animal=animal, number=more).at(changes)
        elif more < 0:
            yield Consequence("animals-fewer", rule, "cost", animal=animal, number=-more, left=left).at(changes)


def _left_alone(p: State, move: Act, after: State) -> set[Hex]:
    """Where animals are and nobody stays: whoever boards a canoe leaves, whoever walks may come back at once."""
    alone = {place for place in after.animals if place not in after.neutral and not after.occupied(place)}
    everybody = sum(natives(tribe.natives.get(move.hex, 0)) for tribe in p.tribes)
    if move.form == EMBARK and move.hex not in p.neutral and everybody == move.nobles + move.villagers:
        alone.add(move.hex)
    return alone


def changed(before: Mapping[Hex, int], now: Mapping[Hex, int]) -> list[str]:
    """The places whose numbers are not what they were."""
    return [hex_text(place) for place in sorted({*before, *now}) if before.get(place, 0) != now.get(place, 0)]


def _people(p: State, move: Act, after: State, seat: int, events: Sequence[Event]) -> Told:
    """Who dies, who is born, who comes and goes."""
    dead = [event.parameters for event in events if event.name == "deaths"]
    own = [row for row in dead if row["seat"] == seat]
    villagers = sum(_number(row["villagers"]) for row in own)
    nobles = sum(_number(row["nobles"]) for row in own)
    tone: Tone = "cost" if move.form in PAID_WITH_LIVES else "loss"
    if villagers or nobles:
        yield Consequence("die", "T2.11", tone, villagers=villagers, nobles=nobles).at(_places(own))
    waiting = [event for event in events if event.name in ("hunger", "cold") and event.parameters["seat"] == seat]
    for event in waiting:
        yield Consequence(f"die-of-{event.name}", "T16.2.3", "loss", deaths=_number(event.parameters["deaths"]))
    more = after.tribes[seat].villagers() - p.tribes[seat].villagers() + villagers
    if move.form not in SETTING_UP and more:
        name = "villagers-more" if more > 0 else "villagers-fewer"
        places = changed(_villagers(p, seat), _villagers(after, seat))
        yield Consequence(name, "T16.1.1", "gain" if more > 0 else "cost", villagers=abs(more)).at(places)
    for other in range(len(p.tribes)):
        theirs = [row for row in dead if row["seat"] == other]
        lost = sum(_number(row["villagers"]) + _number(row["nobles"]) for row in theirs)
        if other != seat and lost:
            yield Consequence("others-die", "T2.11", seat=other, natives=lost).at(_places(theirs))


def _places(rows: Sequence[Mapping[str, Json]]) -> list[str]:
    return [str(row["place"]) for row in rows]


def _villagers(p: State, seat: int) -> dict[Hex, int]:
    return {place: group & VILLAGERS for place, group in p.tribes[seat].natives.items()}


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _buildings(p: State, move: Act, after: State, seat: int, rule: str) -> Told:
    """T7.4: buildings that a tribe holds from now on, or no more."""
    if move.form in SETTING_UP:
        return
    before, now = set(p.controlled(seat)), set(after.controlled(seat))
    for place in sorted(now - before):
        building = after.kit.trades[after.trade_of(place)].building
        yield Consequence("holds", "T7.4", "gain", building=building).at([hex_text(place)])
    for place in sorted(before - now):
        building = p.kit.trades[p.trade_of(place)].building
        yield Consequence("holds-no-more", "T7.4", "cost", building=building).at([hex_text(place)])
    forts = sum(after.conquistadors.values()) - sum(p.conquistadors.values())
    if forts > 0:
        places = changed(p.conquistadors, after.conquistadors)
        yield Consequence("conquistadors-more", rule, conquistadors=forts).at(places)


def _skills(p: State, after: State, seat: int) -> Told:
    """Markers, trades, inventions, caves."""
    before, now = p.tribes[seat], after.tribes[seat]
    if now.cubes_used > before.cubes_used:
        yield Consequence("cube", "T9.4", "cost", left=now.cubes)
    if now.cylinders_used > before.cylinders_used:
        yield Consequence("cylinder", "T9.4", "cost", left=now.cylinders)
    for index, trade in enumerate(p.kit.trades):
        if now.knows(index) and not before.knows(index):
            yield Consequence("trade-learned", "T9.7", "gain", trade=trade.key)
        for level in range(before.level(index) + 1, now.level(index) + 1):
            yield from _invention(p, trade, level)
    if now.cave and not before.cave:
        yield Consequence("cave-built", "T12.1", "gain", villagers=p.kit.housed[True])


def _invention(p: State, trade: Trade, level: int) -> Told:
    """T10.1: what an invention brings, and its cylinder (T9.7)."""
    yield Consequence("invention", "T10.1", "gain", invention=trade.inventions[level - 1])
    for resource, per, needed in trade.produced:
        if needed == level:
            yield Consequence(f"yields-{per}", "T11.3", "gain", what=p.kit.resources[resource])
    if level == 1:
        for resource in trade.slaughtered:
            yield Consequence("yields-slaughter", "T11.4", "gain", what=p.kit.resources[resource])
    if level == 2 and trade.preserve is not None:
        product, source, _ = trade.preserve
        yield Consequence("preserves", "T11.6", "gain", what=p.kit.resources[source], product=p.kit.resources[product])


def _cards(p: State, after: State, seat: int) -> Told:
    """T25: idols drawn; which ones is luck."""
    before, now = p.tribes[seat], after.tribes[seat]
    drawn = len(now.idols) + len(now.shown_idols) - len(before.idols) - len(before.shown_idols)
    drawn += sum(after.idol_sold) - sum(p.idol_sold) if after.idol_sold != p.idol_sold else 0
    if drawn > 0:
        yield Consequence("idols", "T25", "gain", number=drawn)


def _points(p: State, after: State, seat: int) -> Told:
    """T6.5 [D]."""
    for other in range(len(p.tribes)):
        change = after.tribes[other].score - p.tribes[other].score
        if change and other == seat:
            tone: Tone = "gain" if change > 0 else "loss"
            yield Consequence("points", "T6.5", tone, points=_signed(change))
        elif change:
            yield Consequence("points-other", "T6.5", seat=other, points=_signed(change))


def _gods(p: State, after: State, seat: int) -> Told:
    """T17.1, T14.3.4: how angry the gods are, and the places filled on their cards."""
    for god, name in enumerate(GODS):
        pawns = after.tribes[seat].pawns[god] - p.tribes[seat].pawns[god]
        if pawns > 0:
            free = sum(p.variant.players - after.filled[god][position] for position, _ in asked(after, god))
            yield Consequence("offered", "T14.3.4", "gain", god=name, number=pawns, free=free)
        if after.anger[god] != p.anger[god]:
            calmer = after.anger[god] < p.anger[god]
            yield Consequence(
                "calmer" if calmer else "angrier",
                "T17.1",
                "gain" if calmer else "loss",
                god=name,
                radius=p.kit.radius[after.anger[god]],
            )


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
