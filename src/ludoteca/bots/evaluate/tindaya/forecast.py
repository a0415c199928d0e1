"""The forecast of an era's end: whom disasters and ships will kill, hex by hex."""

from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.bots.evaluate.tindaya.missions import PRESERVED, wanted
from ludoteca.bots.evaluate.tindaya.weights import DROUGHT_LOSS, RAID_SURVIVAL
from ludoteca.games.tindaya.actions.offerings import asked
from ludoteca.games.tindaya.components import ACORAN, DISASTERS, ERUPTION, GODS, MONEIBA, SHIPS, TSUNAMI
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.strategy import SHIP, sequence
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe, natives

RAIDERS: Final = 2
"""T21.4."""


EVERYTHING: Final = "island"
DESTROYS: Final = {
    "san_borondon": EVERYTHING,
    "fire": "sty",
    "hurricane": "dock",
    "tornado": "pen",
    "tibicenas": "pen",
    "locusts": "field",
}
"""T20: what each card takes from those who live on; with Tibicenas a pen is worth little."""

# -------------------------------------------------------------------- hunger and anger


def rations(p: State, tribe: Tribe) -> int:
    """T2.4: the rations in stock, without the preserved goods that the mission asks for (T27)."""
    each: tuple[int, ...] = p.kit.rations
    found = sum([units * ration for units, ration in zip(tribe.stock, each, strict=True) if ration])
    if keep := wanted(p, PRESERVED):
        found -= sum(sorted([each[kind] for kind in p.kit.preserved if tribe.stock[kind]])[:keep])
    return found


def mouths(p: State, tribe: Tribe) -> int:
    """T16.1, T16.2: the villagers to be fed, those included who will be born."""
    births = sum(
        [group & VILLAGERS > 1 and 0 < p.building.get(place, 0) < FORT for place, group in tribe.natives.items()]
    )
    return tribe.villagers() + min(births, tribe.reserve)


def by_hand(p: State, trade: int) -> bool:
    """T11.3: whether every villager brings food."""
    return any(p.kit.rations[good] and per == "villager" for good, per, _ in p.kit.trades[trade].produced)


def food(p: State, seat: int, trade: int) -> int:
    """T11: the rations that one production can bring."""
    tribe, kind = p.tribes[seat], p.kit.trades[trade]
    if not tribe.knows(trade):
        return 0
    places = p.controlled_of(seat, trade)
    animals = sum([p.animals.get(place, 0) for place in places])
    each: tuple[int, ...] = p.kit.rations
    found = 0
    for good, per, needed in kind.produced:
        if each[good] and tribe.level(trade) >= needed:
            workers = sum([tribe.natives[place] & VILLAGERS for place in places])
            found += each[good] * (workers if per == "villager" else animals)
    if tribe.level(trade):
        found += animals * sum([each[good] for good in kind.slaughtered])
    return found


def anger_to_come(p: State, god: int) -> int:
    """The anger of a god when the disasters come: after offerings and hunger (T16.2 to T16.5)."""
    anger = p.anger[god]
    if p.stack and p.event:
        unfilled = any(p.filled[god][position] < p.variant.players for position, _ in asked(p, god))
        anger += 1 if unfilled else -1
    return min(max(anger, 0), p.kit.doom)


# -------------------------------------------------------------------- disasters


class Disasters(NamedTuple):
    """How likely disasters are to strike a land hex."""

    deadly: dict[Hex, float]
    """By eruption or tsunami: everybody dies."""
    struck: tuple[dict[Hex, float], dict[Hex, float]]
    """By the card of each god."""


@lru_cache(maxsize=512)
def disasters(chart: Chart, told: tuple[int, ...], radii: tuple[int, int]) -> Disasters:
    """`told`: for each disaster its number, 0 if it is untold, -1 if it does not come in this era."""
    ocean = chart.ocean
    alive = dict.fromkeys(chart.land, 1.0)
    numbers = tuple(ocean.volcano)
    if told[ERUPTION] >= 0:
        centres = [told[ERUPTION]] if told[ERUPTION] else numbers
        for number in centres:
            volcano = ocean.volcano[number]
            for place in chart.grid.within(volcano, radii[ACORAN]):
                if place in chart.terrain or place == volcano:
                    alive[place] -= 1 / len(centres)
    deadly = {place: 1 - chance for place, chance in alive.items()}
    if told[TSUNAMI] >= 0:
        centres = [told[TSUNAMI]] if told[TSUNAMI] else numbers
        for number in centres:
            for place in chart.grid.within(ocean.trench[number], radii[MONEIBA]):
                if place in chart.terrain:
                    deadly[place] += (1 - deadly[place]) / len(centres)
    struck: tuple[dict[Hex, float], dict[Hex, float]] = ({}, {})
    for god, found in enumerate(struck):
        if told[god] < 0:
            continue
        centres = [told[god]] if told[god] else numbers
        for number in centres:
            area = chart.grid.within(ocean.volcano[number], radii[god])
            for name in {chart.island[place] for place in area if place in chart.land}:
                for place in chart.islands[name]:
                    found[place] = found.get(place, 0.0) + 1 / len(centres)
    return Disasters(deadly, struck)


# -------------------------------------------------------------------- ships


def nearest(chart: Chart, trench: int) -> set[Hex]:
    """T21.2: the islands nearest to a trench."""
    for ring in chart.grid.rings(chart.ocean.trench[trench]):
        names = {chart.island[place] for place in ring if place in chart.land}
        if names:
            return names
    return set()


def raided(p: State, trench: int) -> list[Hex]:
    """T21.2, T21.3: the buildings of the island nearest to a ship."""
    chart, building = p.chart, p.building
    homes = [
        [place for place in chart.islands[name] if 0 < building.get(place, 0) < FORT] for name in nearest(chart, trench)
    ]
    return max(homes, key=lambda places: (len(places), places), default=[])


class Forecast:
    """How likely villagers and nobles are to live through the events of the era."""

    __slots__ = ("beachheads", "cards", "deadly", "position", "raids", "struck")

    def __init__(self, p: State) -> None:
        self.position = p
        events = sequence(p) if p.event else []
        told = tuple([p.standees[number] if name in events else -1 for number, name in enumerate(DISASTERS)])
        radius = p.kit.radius
        radii = (radius[anger_to_come(p, ACORAN)], radius[anger_to_come(p, MONEIBA)])
        self.deadly, self.struck = disasters(p.chart, told, radii)
        self.cards = (self._cards(ACORAN), self._cards(MONEIBA))
        ships = [p.ships[SHIPS.index(event.removeprefix(SHIP))] for event in events if event.startswith(SHIP)]
        targets = [raided(p, ship) for ship in ships if ship]
        self.raids = {place for homes in targets for place in homes if place not in p.walls}
        self.beachheads = targets.count([])
        """T21.3: the ships that find no building and land anyhow."""

    def fate(self, place: Hex, villagers: int, armed: bool, guarded: bool) -> tuple[float, float]:
        """The chances of a villager and of a noble to live on a hex where so many villagers are. `armed`: the hex can
        be defended; `guarded`: somebody of the tribe watches the volcano of the island (T20.8)."""
        everybody = 1 - self.deadly.get(place, 0.0)
        if place in self.raids and not armed:
            everybody *= RAID_SURVIVAL
        villager = everybody
        for god in range(len(GODS)):
            struck = self.struck[god].get(place, 0.0)
            if struck:
                worst, bad = self._losses(god, place, villagers, guarded)
                everybody *= 1 - struck * worst
                villager *= 1 - struck * (worst + bad)
        return villager, everybody

    def home(self, place: Hex, kind: int, armed: bool) -> float:
        """The chance of a building of a kind to stand on a hex when the events are over."""
        standing = 1 - self.deadly.get(place, 0.0)
        if place in self.raids and not armed:
            standing *= RAID_SURVIVAL
        name = self.position.kit.trades[kind - 1].building
        for god in range(len(GODS)):
            struck = self.struck[god].get(place, 0.0)
            if struck:
                cards = self.cards[god]
                hit = sum([DESTROYS.get(card) in (name, EVERYTHING) for card in cards])
                standing *= 1 - struck * hit / max(1, len(cards))
        return standing

    def _cards(self, god: int) -> tuple[str, ...]:
        """T4.3.3: the card that a god's disaster brings, or all that it may still be."""
        p, told = self.position, self.position.catastrophes[god]
        if not p.variant.catastrophes:
            return ()
        return (
            (told,)
            if told
            else tuple([card for card in p.kit.catastrophes[god] if card not in p.catastrophes_shown[god]])
        )

    def _losses(self, god: int, place: Hex, villagers: int, guarded: bool) -> tuple[float, float]:
        """What a god's disaster does where it strikes: to everybody, and to villagers alone."""
        p, cards = self.position, self.cards[god]
        kind = p.building.get(place, 0)
        home = p.kit.trades[kind - 1].building if 0 < kind < FORT else ""
        wooded = not home and place in p.token and p.chart.terrain[place] == 1
        some = 1 / max(1, villagers)
        everybody = loss = 0.0
        for card in cards:
            if card == "san_borondon":
                everybody += 1
            elif card == "guayota":
                loss += not guarded
            elif card == "earthquake":
                loss += some if home else 0.0
            elif card == "plague":
                loss += some if villagers > 1 else 0.0
            elif card == "drought":
                loss += DROUGHT_LOSS if home == "field" else 0.0
            elif card == "fire":
                loss += home == "sty" or wooded
            elif card == "hurricane":
                loss += home == "dock"
        each = 1 / max(1, len(cards))
        return everybody * each, loss * each


def guards(p: State, tribe: Tribe) -> set[Hex]:
    """T20.8: the islands on whose volcano a tribe has somebody."""
    island, volcanoes = p.chart.island, p.chart.ocean.volcano_at
    return {island[place] for place in tribe.natives if place in volcanoes}


def armed(p: State, tribe: Tribe, group: int) -> bool:
    """T21.6: enough people and weapons to beat raiders."""
    return tribe.units(p.kit.weapons) >= RAIDERS and natives(group) >= RAIDERS
