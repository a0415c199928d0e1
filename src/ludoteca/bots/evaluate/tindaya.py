"""Tindaya: tribes that live, eat and are safe; gods and conquistadors kept away; points, or the mission."""

from collections.abc import Sequence
from math import exp, prod
from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, shares
from ludoteca.core import Chance, Move, Position, Result
from ludoteca.games.tindaya.era_end import feed
from ludoteca.games.tindaya.explore import Moving
from ludoteca.games.tindaya.flow import resolve_events
from ludoteca.games.tindaya.hexes import Hex
from ludoteca.games.tindaya.kit import ACORAN, DISASTERS, ERUPTION, GODS, MONEIBA, SHIPS, TSUNAMI
from ludoteca.games.tindaya.moves import (
    BARTER,
    DONE,
    DOWRY_NEUTRAL,
    DOWRY_PAY,
    DOWRY_RECEIVE,
    END,
    FINISH,
    GIVE_NOBLE,
    GIVE_VILLAGER,
    PASS,
    STOP,
    Act,
)
from ludoteca.games.tindaya.objectives import best, measure
from ludoteca.games.tindaya.offerings import asked, free_places
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import SCRIPTS, Script
from ludoteca.games.tindaya.strategy import SHIP, sequence
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe, natives

LEFT_OUT: Final = frozenset({BARTER, DOWRY_PAY, DOWRY_RECEIVE, DOWRY_NEUTRAL, GIVE_NOBLE, GIVE_VILLAGER})
QUIET: Final = frozenset({PASS, END, STOP, DONE, FINISH})
MEAL: Final = SCRIPTS["era"].index(feed)
EVENTS: Final = SCRIPTS["era"].index(resolve_events)
"""Up to this paragraph of an era its disasters lie ahead."""
UNTOLD: Final = 0.13
"""The danger of a disaster that nobody has foretold, for anybody anywhere."""
CATASTROPHE: Final = {"san_borondon": 0.95, "guayota": 0.8, "fire": 0.35, "hurricane": 0.35, "drought": 0.3}
"""The danger of a god's card for somebody on an island that it strikes; 0.2 for the others."""
RAID: Final = 0.85
"""The danger of a raid by ship to those in a building who cannot defend it."""
RAIDERS: Final = 2
NOBLE: Final = 1.6
VILLAGER: Final = 1.0
HUNGER: Final = 0.7
HOMELESS: Final = 1.1
WASTE: Final = 0.1
BUILDING: Final = 0.7
INVENTION: Final = 0.7
TRADE: Final = 0.7
CAVE: Final = 0.6
IDOL: Final = 0.5
WEAPON: Final = 0.5
GOODS: Final = 0.06
FIRE: Final = 0.45
ANIMAL: Final = 0.15
CUBE: Final = 0.12
CYLINDER: Final = 0.25
PRISONER: Final = 0.3
"""What the parts of a tribe are worth, in points."""
AT_HAND: Final = 0.25
"""What a native who explored and stands where there is something to do is worth."""
GIFT: Final = 0.2
"""A gift that a god asked for."""
ANGER: Final = (0.0, 0.3, 0.8, 1.8, 3.6, 9.0)
"""What the anger of a god costs all, by the space of the track, as far as its last space is reached."""
UNFILLED: Final = 0.12
"""A gift that a god still asks for."""
CONQUISTADOR: Final = 0.25
LOST_CONTROL: Final = 1.5
"""A conquistador, and each one above the limit."""
LIVING: Final = 6.0
"""To have a noble left, and a villager."""
FORETOLD: Final = 2.0
"""What the help of a seer in the next era is worth to all."""
MISSION: Final = 4.0
SWING: Final = 3.0
"""The lead that makes 73 %."""


class Tindaya(Evaluation):
    """The state of every tribe and of the archipelago, in points."""

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        dangers = Dangers(position)
        tribes = [_strength(position, seat, dangers) for seat in range(seats)]
        peril = _peril(position)
        if not position.terms.domination:
            tribes = [strength + _mission(position, seat) for seat, strength in enumerate(tribes)]
            merit = (sum(tribes) / seats + min(tribes)) / 2 - peril
            return [1 / (1 + exp((AIM - merit) / SWING))] * seats
        ahead = 0.25 + 0.25 * (position.terms.eras - position.era)
        points = [tribe.score + ahead * strength for tribe, strength in zip(position.tribes, tribes, strict=True)]
        for seat, gain in enumerate(_standing(position, seats)):
            points[seat] += gain
        survival = 1 / (1 + exp((peril - 8) / 2))
        return [share * survival for share in shares(points, SWING)]

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """All but human sacrifices of the own tribe and proposals to barter, which go on and on."""
        sane = [move for move in moves if not (isinstance(move, Act) and move.form in LEFT_OUT)]
        return sane or moves

    def outlook(self, position: Position[Any], best: list[float], seats: int, chance: Chance) -> list[float]:
        """Most of it is how the era would end if nobody did anything more: who eats, whom the disasters hit."""
        assert isinstance(position, State)
        era = position.era
        while position.seat is not None and position.era == era:
            moves = position.moves()
            quiet = [move for move in moves if move.form in QUIET]
            move = quiet[0] if quiet else moves[chance.below(len(moves))]
            position.play(move, chance)
        after = self.value(position, seats, chance)
        return [0.3 * one + 0.7 * two for one, two in zip(best, after, strict=True)]

    def settled(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        """A game lost together is the worse, the farther it was from a victory."""
        if result.outcome != "lost":
            return super().settled(position, result, seats)
        assert isinstance(position, State)
        failed = result.more.get("failed")
        missed = len(failed) if isinstance(failed, list) else 5
        return [0.02 * max(0, 5 - missed) + 0.02 * position.era / position.terms.eras] * seats


AIM: Final = 24.0
"""The merit that makes an even chance in an alliance."""


def _peril(p: State) -> float:
    """What threatens all: angry gods, and conquistadors who take control (T1.7, T22.3)."""
    peril = -FORETOLD * len(p.hand)
    for god in range(len(GODS)):
        peril += ANGER[_anger(p, god)]
        if _ahead(p):
            peril += UNFILLED * sum(p.terms.players - p.filled[god][position] for position, _ in asked(p, god))
    there = sum(p.conquistadors.values()) + sum(held > 1 for held in p.conquistadors.values()) + _invaders(p)
    people = sum(tribe.villagers() + tribe.nobles() for tribe in p.tribes)
    limit: int = next(row["limit"] for row in reversed(p.kit.control[p.terms.players]) if people >= row["min"])
    return peril + CONQUISTADOR * there + LOST_CONTROL * max(0, there - limit + 1)


def _invaders(p: State) -> int:
    """T21.4: conquistadors who will land because nobody there can beat them."""
    if not _ahead(p) or not p.event:
        return 0
    weapons = [sum(tribe.stock[kind] for kind in p.kit.weapons) for tribe in p.tribes]
    ships = [p.ships[SHIPS.index(event.removeprefix(SHIP))] for event in sequence(p) if event.startswith(SHIP)]
    landing = 0
    for place in {place for ship in ships if ship for place in _raided(p, ship)}:
        armed = [seat for seat in p.seats_on(place) if weapons[seat] >= RAIDERS]
        if armed and sum(natives(tribe.natives.get(place, 0)) for tribe in p.tribes) >= RAIDERS:
            weapons[armed[0]] -= RAIDERS
        elif place not in p.walls:
            landing += RAIDERS
    return landing


def _anger(p: State, god: int) -> int:
    """The anger of a god when the disasters come: after offerings, hunger and waste (T16.2 to T16.5)."""
    anger = p.anger[god]
    if _ahead(p):
        unfilled = any(p.filled[god][position] < p.terms.players for position, _ in asked(p, god))
        anger += 1 if unfilled else -1
        if god == MONEIBA:
            anger += sum(_hungry(p, tribe) >= 1 for tribe in p.tribes)
        else:
            anger += sum(tribe.waste + _spoilt(p, tribe) for tribe in p.tribes) > p.terms.players
    return min(max(anger, 0), p.kit.doom)


def _food(p: State, tribe: Tribe) -> int:
    """T2.4: the rations in stock."""
    rations: tuple[int, ...] = p.kit.rations
    return sum(units * rations[kind] for kind, units in enumerate(tribe.stock) if rations[kind])


def _hungry(p: State, tribe: Tribe) -> int:
    """T16.2: villagers without food."""
    return max(0, tribe.villagers() - _food(p, tribe))


def _spoilt(p: State, tribe: Tribe) -> int:
    """T16.3: perishable units that nobody eats."""
    return max(0, sum(tribe.stock[kind] for kind in p.kit.perishable) - tribe.villagers())


def _ahead(p: State) -> bool:
    """Whether the disasters of this era lie ahead."""
    first = p.stack[0] if p.stack else None
    return isinstance(first, Script) and (first.script != "era" or first.at <= EVENTS)


class Dangers:
    """How likely villagers are to die in the disasters of this era: by hex, and anywhere else."""

    __slots__ = ("anywhere", "places")

    def __init__(self, p: State) -> None:
        self.places: dict[Hex, float] = {}
        self.anywhere = 0.0
        if not _ahead(p) or not p.event:
            return
        for event in sequence(p):
            if event in DISASTERS and not p.standees[DISASTERS.index(event)]:
                self.anywhere = 1 - (1 - self.anywhere) * (1 - UNTOLD)
            for place, danger in _strike(p, event).items():
                self.places[place] = 1 - (1 - self.places.get(place, 0.0)) * (1 - danger)

    def on(self, place: Hex) -> float:
        return 1 - (1 - self.anywhere) * (1 - self.places.get(place, 0.0))


def _strike(p: State, event: str) -> dict[Hex, float]:
    """What one event does to those on a hex."""
    chart = p.chart
    if event.startswith(SHIP):
        ship = p.ships[SHIPS.index(event.removeprefix(SHIP))]
        return dict.fromkeys(_raided(p, ship), RAID) if ship else {}
    if event == "eruption" and p.standees[ERUPTION]:
        volcano = chart.ocean.volcano[p.standees[ERUPTION]]
        hit = _area(p, volcano, ACORAN)
        return {place: 1.0 for place in hit if place in chart.terrain or place == volcano}
    if event == "tsunami" and p.standees[TSUNAMI]:
        hit = _area(p, chart.ocean.trench[p.standees[TSUNAMI]], MONEIBA)
        return {place: 1.0 for place in hit if place in chart.terrain}
    if event in GODS:
        god = GODS.index(event)
        if p.standees[god]:
            card = p.catastrophes[god]
            danger = CATASTROPHE.get(card, 0.2) if card else 0.3
            hit = _area(p, chart.ocean.volcano[p.standees[god]], god)
            names = {chart.island[place] for place in hit if place in chart.land}
            return {place: danger for name in names for place in chart.islands[name]}
    return {}


def _area(p: State, centre: Hex, god: int) -> tuple[Hex, ...]:
    """T17.1: the hexes that the anger of a god will reach."""
    return p.chart.grid.within(centre, p.kit.radius[_anger(p, god)])


def _raided(p: State, trench: int) -> list[Hex]:
    """T21.2, T21.3: the buildings of the island nearest to a ship."""
    chart = p.chart
    rings = ([place for place in ring if place in chart.land] for ring in chart.grid.rings(chart.ocean.trench[trench]))
    names = {chart.island[place] for place in next(filter(None, rings))}
    name = max(names, key=lambda name: sum(0 < p.building.get(place, 0) < FORT for place in chart.islands[name]))
    return [place for place in chart.islands[name] if 0 < p.building.get(place, 0) < FORT]


def _strength(p: State, seat: int, dangers: Dangers) -> float:
    """A tribe: its people as far as they are safe and fed, what it can do, what it owns."""
    tribe, kit = p.tribes[seat], p.kit
    stock = tribe.stock
    weapons = sum(stock[kind] for kind in kit.weapons)
    villagers = nobles = births = 0.0
    homes = 0
    escape = _escape(p, seat)
    doomed: dict[Hex, list[float]] = {}
    for place, group in tribe.natives.items():
        danger = dangers.on(place) * escape
        here = group & VILLAGERS
        if danger and weapons >= 2 and (group >> 4) + here >= 2 and place in p.building:
            danger *= 0.6
        fate = doomed.setdefault(p.chart.island[place], [1.0, 1.0])
        if here:
            fate[0] = min(fate[0], danger)
        if group >> 4:
            fate[1] = min(fate[1], danger)
        villagers += here * (1 - danger)
        nobles += (group >> 4) * (1 - danger * 0.8)
        if here and 0 < p.building.get(place, 0) < FORT:
            homes += 1
            births += 1 - danger if here > 1 else 0
            if kit.trades[p.building[place] - 1].animal >= 0:
                villagers += ANIMAL * min(p.animals.get(place, 0), 4)
    fed = _fed(p, tribe) if _ahead(p) else 1.0
    worth = VILLAGER * villagers * fed + NOBLE * nobles
    worth += LIVING * (1 - prod(fate[0] for fate in doomed.values())) * min(1.0, 2 * fed)
    worth += LIVING * (1 - prod(fate[1] for fate in doomed.values()))
    if _ahead(p):
        worth += 0.5 * min(births, tribe.reserve) - _wants(p, tribe, births)
    worth += BUILDING * min(homes, 4) + (1.0 if homes else 0.0)
    worth += INVENTION * tribe.inventions.bit_count() + TRADE * tribe.trades.bit_count() + CAVE * tribe.cave
    worth += IDOL * len(tribe.idols) + WEAPON * min(weapons, 4) + PRISONER * tribe.prisoners
    worth += GOODS * sum(min(units, 4) for kind, units in enumerate(stock) if kind not in kit.perishable)
    if p.era < p.terms.eras:
        worth += FIRE * min(sum(stock[kind] for kind in kit.fire), 2 * kit.fire_per_seer)
    worth += CYLINDER * tribe.cylinders + (0.0 if tribe.passed else CUBE * tribe.cubes)
    return worth + sum(tribe.pawns) * GIFT + (_at_hand(p, tribe) if p.explorer == seat else 0.0)


def _escape(p: State, seat: int) -> float:
    """How much of a danger remains for a tribe that can still go somewhere else in this era."""
    tribe = p.tribes[seat]
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Moving) and top.seat == seat:
        return (0.9, 0.65, 0.5, 0.4, 0.4)[top.left]
    return 0.75 if not tribe.passed and tribe.cubes + tribe.cylinders else 1.0


def _fed(p: State, tribe: Tribe) -> float:
    """T16.2: the part of the villagers that will eat; a tribe that can still act may find more."""
    mouths = tribe.villagers()
    if not mouths or _fed_already(p):
        return 1.0
    fed = 1 - _hungry(p, tribe) / mouths
    return fed if tribe.passed or not tribe.cubes + tribe.cylinders else 0.4 + 0.6 * fed


def _fed_already(p: State) -> bool:
    first = p.stack[0]
    return isinstance(first, Script) and first.script == "era" and first.at > MEAL


def _wants(p: State, tribe: Tribe, births: float) -> float:
    """T16.1 to T16.4: what births without food, lack of room and waste will cost."""
    if _fed_already(p):
        return 0.0
    mouths = tribe.villagers() + min(births, tribe.reserve)
    room: float = p.kit.housed[tribe.cave] if p.terms.cave else mouths
    hungry = min(max(0.0, mouths - _food(p, tribe)), births)
    return HUNGER * hungry + HOMELESS * max(0.0, mouths - room) + WASTE * _spoilt(p, tribe)


def _at_hand(p: State, tribe: Tribe) -> float:
    """T14: what those who explored could do where they stand."""
    worth = 0.0
    for place, group in p.moved.items():
        if place in p.token:
            worth += AT_HAND
        if group >> 4:
            if place in p.chart.ocean.volcano_at:
                gifts = sum(
                    kind < len(tribe.stock) and tribe.stock[kind] > 0
                    for god in range(len(GODS))
                    for kind in free_places(p, god)
                )
                worth += AT_HAND * min(gifts, 4)
            elif place not in p.building and tribe.natives.get(place, 0) & VILLAGERS:
                terrain = p.chart.terrain[place]
                worth += AT_HAND * any(
                    trade.terrain == terrain and tribe.knows(number) for number, trade in enumerate(p.kit.trades)
                )
    return worth


def _mission(p: State, seat: int) -> float:
    """T27: how far a tribe is with the mission."""
    if not p.terms.mission:
        return 0.0
    row = p.kit.missions[p.mission]
    wanted: int = row["levels"][p.terms.mission_level] + (row["compare"] == "more_than")
    value = measure(p, row["rule"], seat)
    return MISSION * min(1.0, value / wanted) + (MISSION / 2 if value >= wanted else 0.0)


def _standing(p: State, seats: int) -> list[float]:
    """T23.3 to T23.7: points that the end of the game would bring, as far as it is near."""
    near = 0.3 + 0.7 * (p.era - 1) / max(1, p.terms.eras - 1)
    points, kit = p.kit.points, p.kit
    gains = [points["noble_alive"] * tribe.nobles() * 0.5 for tribe in p.tribes]
    everybody = list(range(seats))
    for card, cards in ((p.blue, kit.blue), (p.green, kit.green)):
        if card:
            for seat in best(p, cards[card]["metric"], cards[card]["best"], everybody):
                gains[seat] += near * points["common_objective"]
    for tribe in p.tribes:
        for card, token, _ in tribe.objectives:
            row = kit.secrets[card]
            for seat in best(p, row["metric"], row["best"], everybody):
                gains[seat] += near * kit.objective_tokens[token]["value"]
    for deposit in range(len(kit.deposits)):
        most = max(tribe.deposits[deposit] for tribe in p.tribes)
        for seat in everybody:
            if most and p.tribes[seat].deposits[deposit] == most:
                gains[seat] += near * points["monopoly"]
    return gains


EVALUATION: Final = Tindaya()
