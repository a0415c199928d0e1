"""Conquistador ships: target island, target hexes, the attack (T21.1 to T21.4)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.components import SHIPS
from ludoteca.games.tindaya.conquistadors.repel import RepelOrStand
from ludoteca.games.tindaya.conquistadors.ship_combat import Battle
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import RAID, REPEL, TARGET, Act, act
from ludoteca.games.tindaya.setup.first_fort import fort_hexes
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import natives


def ship_lands(p: State, ship: int) -> None:
    """T21.1, T21.2: the ship makes for the nearest island."""
    if not p.ships[ship]:
        return
    place = p.chart.ocean.trench[p.ships[ship]]
    p.tell("ship", ship=SHIPS[ship], trench=p.ships[ship], place=hex_text(place))
    islands = target_islands(p, ship)
    if len(islands) > 1:
        p.stack.append(TargetIsland(p.leader(), tuple(sorted(islands))))
    else:
        raid_island(p, islands[0])


def target_islands(p: State, ship: int) -> list[Hex]:
    """T21.2: the nearest island; several if they are level in buildings and natives too."""
    chart = p.chart
    trench = chart.ocean.trench[p.ships[ship]]
    islands: list[Hex] = []
    for ring in chart.grid.rings(trench):
        islands = sorted({chart.island_at(place)[0] for place in ring if place in chart.land})
        if islands:
            break
    for measure in (buildings_on, natives_on):
        if len(islands) > 1:
            numbers = {name: measure(p, name) for name in islands}
            most = max(numbers.values())
            islands = [name for name in islands if numbers[name] == most]
    return islands


def buildings_of(p: State, island: Hex) -> tuple[Hex, ...]:
    return tuple(place for place in p.chart.island_at(island) if 0 < p.building.get(place, 0) < FORT)


def buildings_on(p: State, island: Hex) -> int:
    return len(buildings_of(p, island))


def natives_on(p: State, island: Hex) -> int:
    """R74, R83: nobles, villagers, neutral ones, also on volcanoes."""
    return sum(
        sum(natives(tribe.natives.get(place, 0)) for tribe in p.tribes) + p.neutral.get(place, 0)
        for place in p.chart.island_at(island)
    )


class TargetIsland(Ask):
    """T21.2: a tie that the player with priority breaks; islands are named by their smallest hex."""

    name = "target"
    rule = "T21.2"
    forms = (TARGET,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...]) -> None:
        super().__init__(seat)
        self.hexes = hexes

    def moves(self, p: State) -> list[Act]:
        return [act(TARGET, island) for island in self.hexes]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        raid_island(p, move.hex)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T21.2", "not-nearest", place=hex_text(move.hex))


def raid_island(p: State, name: Hex) -> None:
    """T21.3: all buildings of the island, or one single terrain hex."""
    buildings = buildings_of(p, name)
    if buildings:
        p.stack.append(Raids(buildings))
        return
    hexes = fort_hexes(p, p.chart.island_at(name))
    if len(hexes) > 1:
        p.stack.append(RaidChoice(p.leader(), hexes, True))
    elif hexes:
        attack(p, hexes[0])


class Raids(Step):
    """T21.4: hexes still to be attacked, one after the other."""

    name = "raids"

    def __init__(self, hexes: tuple[Hex, ...]) -> None:
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        if len(self.hexes) > 1:
            p.stack.append(RaidChoice(p.leader(), self.hexes, False))
            return
        p.stack.pop()
        attack(p, self.hexes[0])


class RaidChoice(Ask):
    """T21.3, T21.4: the only hex attacked (`single`), or the next one."""

    name = "raid"
    rule = "T21.4"
    forms = (RAID,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...], single: bool) -> None:
        super().__init__(seat)
        self.hexes = hexes
        self.single = single

    def moves(self, p: State) -> list[Act]:
        return [act(RAID, place) for place in self.hexes]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if not self.single:
            p.stack[-1] = Raids(tuple(place for place in self.hexes if place != move.hex))
        attack(p, move.hex)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T21.3", "not-a-target", place=hex_text(move.hex))


def attack(p: State, place: Hex) -> None:
    """T21.4: wall, then idols, then the fight."""
    if place in p.walls:
        p.tell("attack-repelled", place=hex_text(place))
        return
    p.stack.append(RaidIdols(place, tuple(seat for seat in p.priority() if place in p.tribes[seat].natives)))


class RaidIdols(Step):
    """T21.4.2: occupants who may still repel the attack with an idol."""

    name = "raid-idols"

    def __init__(self, hex: Hex, later: tuple[int, ...]) -> None:
        self.hex = hex
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        if self.later:
            p.stack[-1] = RaidIdols(self.hex, self.later[1:])
            if p.kit.protection in p.tribes[self.later[0]].idols:
                p.stack.append(Repel(self.later[0], self.hex))
            return
        present = tuple(seat for seat in p.priority() if self.hex in p.tribes[seat].natives)
        p.stack[-1] = Battle(self.hex, present, ())


class Repel(RepelOrStand):
    """T25.3: a protection idol against the attack on `hex`."""

    name = "repel"
    rule = "T25.3"

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == REPEL:
            p.use_idol(self.seat, p.kit.protection)
            p.stack.pop()
            p.tell("attack-repelled", place=hex_text(self.hex))
