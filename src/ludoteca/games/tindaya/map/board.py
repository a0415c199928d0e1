"""The main board: eight ocean tiles and the terrain on them (T3, T4.1, T5.1, T5.4, T5.9)."""

from collections.abc import Iterable, Mapping

from ludoteca.core import Json, Refusal, Refused, refuse
from ludoteca.games.tindaya.components import TERRAINS, Kit
from ludoteca.games.tindaya.map.grid import grid_of
from ludoteca.games.tindaya.map.hexes import Hex, connected, hex_text, read_hex
from ludoteca.games.tindaya.map.ocean_tiles import SIDES

Placed = tuple[int, str, int]
"""A tile in its slot: number, side, rotation."""


class Ocean:
    """What never changes on the board: which hexes exist, where volcanoes, trenches and half-wrecks lie."""

    def __init__(
        self,
        hexes: Iterable[Hex],
        volcano: Mapping[int, Hex],
        trench: Mapping[int, Hex],
        wreck: Mapping[Hex, int],
        layout: str = "",
        plan: Iterable[Placed] = (),
    ) -> None:
        self.grid = grid_of(frozenset(hexes))
        self.hexes = self.grid.hexes
        self.near = self.grid.near
        self.volcano = dict(volcano)
        self.trench = dict(trench)
        self.wreck = dict(wreck)
        self.layout = layout
        self.plan = tuple(plan)
        self.volcano_at = {place: number for number, place in self.volcano.items()}
        self.trenches = frozenset(self.trench.values())

    @classmethod
    def laid(cls, kit: Kit, layout: str, plan: Iterable[Placed]) -> "Ocean":
        """T5.1: the tiles laid side by side in the slots of a layout."""
        slots = kit.layouts[layout]
        plan = tuple(plan)
        volcano: dict[int, Hex] = {}
        trench: dict[int, Hex] = {}
        wreck: dict[Hex, int] = {}
        for covered, (number, side, rotation) in zip(slots.covered, plan, strict=True):
            cells, face = covered[rotation], slots.faces[number, side]
            volcano[number] = cells[face.volcano]
            trench[number] = cells[face.trench]
            if face.wreck:
                cell, way = face.wreck
                wreck[cells[cell]] = -way if rotation == 180 else way
        return cls(slots.hexes(tuple([rotation for _, _, rotation in plan])), volcano, trench, wreck, layout, plan)

    def why_not(self) -> Refusal | None:
        """T5.4: half-wrecks meet, volcanoes do not touch."""
        for place, way in self.wreck.items():
            other = place + way
            if self.wreck.get(other) != -way:
                return Refusal("T5.4", "wreck-open", place=hex_text(place))
        for place in self.volcano_at:
            if not self.volcano_at.keys().isdisjoint(self.near[place]):
                return Refusal("T5.4", "volcanoes-touch", place=hex_text(place))
        return None


Terrain = dict[Hex, int]
Board = tuple[Ocean, Terrain]


def board_json(kit: Kit, ocean: Ocean, terrain: Mapping[Hex, int]) -> dict[str, Json]:
    """The value of the chance line `board` (N9)."""
    slots = kit.layouts[ocean.layout].slots if ocean.layout else []
    tiles: list[Json] = [
        f"{i},{j} {number} {side} {rotation}"
        for (i, j), (number, side, rotation) in zip(slots, ocean.plan, strict=True)
    ]
    places = sorted(terrain)
    kinds: dict[str, Json] = {
        name: [hex_text(place) for place in places if terrain[place] == kind]
        for kind, name in enumerate(TERRAINS)
        if name
    }
    return {"tiles": tiles, "terrain": kinds}


def _bad(field: str) -> Refused:
    return refuse("T5.9", "board-field", field=field[:80])


def _read_plan(kit: Kit, layout: str, rows: Json) -> list[Placed]:
    slots = kit.layouts[layout].slots
    if not isinstance(rows, list) or len(rows) != len(slots):
        raise _bad("tiles")
    plan: list[Placed] = []
    numbers = {entry["number"] for entry in kit.data["ocean_tiles"]["entries"]}
    for (i, j), row in zip(slots, rows, strict=True):
        words = row.split(" ") if isinstance(row, str) else []
        if len(words) != 4 or words[0] != f"{i},{j}" or words[2] not in SIDES:
            raise _bad(str(row))
        if not words[1].isdecimal() or int(words[1]) not in numbers or words[3] not in ("0", "180"):
            raise _bad(str(row))
        numbers.remove(int(words[1]))
        plan.append((int(words[1]), words[2], int(words[3])))
    return plan


def _read_terrain(value: Json) -> Terrain:
    terrain: Terrain = {}
    if not isinstance(value, dict) or sorted(value) != sorted(TERRAINS[1:]):
        raise _bad("terrain")
    for kind, name in enumerate(TERRAINS[1:], 1):
        texts = value[name]
        if not isinstance(texts, list):
            raise _bad(name)
        try:
            places = [read_hex(text) for text in texts if isinstance(text, str)]
        except ValueError:
            raise _bad(name) from None
        if len(places) != len(texts) or places != sorted(set(places)) or terrain.keys() & set(places):
            raise _bad(name)
        terrain |= dict.fromkeys(places, kind)
    return terrain


def read_board(kit: Kit, players: int, layout: str, red: int, value: Json) -> Board:
    """A board from its notation, drawn or hand-made; raises `Refused` unless T4.1.1, T5.4 and T5.9 hold."""
    if not isinstance(value, dict) or sorted(value) != ["terrain", "tiles"]:
        raise _bad("board")
    plan = _read_plan(kit, layout, value["tiles"])
    if sum(side == "red" for _, side, _ in plan) != red:
        raise refuse("T4.1.1", "red-tiles-differ", red=red)
    ocean = Ocean.laid(kit, layout, plan)
    terrain = _read_terrain(value["terrain"])
    problem = ocean.why_not() or why_not_terrain(kit, players, ocean, terrain)
    if problem is not None:
        raise Refused(problem)
    return ocean, terrain


def read_layout(kit: Kit, layout: str, value: Mapping[str, Json]) -> Board:
    """A board in the middle of a game, where terrain has risen or sunk."""
    return Ocean.laid(kit, layout, _read_plan(kit, layout, value["tiles"])), _read_terrain(value["terrain"])


def why_not_terrain(kit: Kit, players: int, ocean: Ocean, terrain: Mapping[Hex, int]) -> Refusal | None:
    """T5.9: eight separate islands, each with one volcano and every kind of terrain; counts as on the setup card."""
    for place in terrain:
        if place not in ocean.hexes or place in ocean.volcano_at or place in ocean.trenches:
            return Refusal("T4.1.3", "terrain-off-sea", place=hex_text(place))
    for kind, name in enumerate(TERRAINS[1:], 1):
        wanted = kit.setup[players]["terrain"].get(name, 0)
        if sum(one == kind for one in terrain.values()) != wanted:
            return Refusal("T5.9", "terrain-count", terrain=name, count=wanted)
    islands = connected([*terrain, *ocean.volcano_at])
    for island in islands:
        volcanoes = sum(place in ocean.volcano_at for place in island)
        if volcanoes != 1:
            return Refusal("T5.9", "island-volcanoes", place=hex_text(island[0]), count=volcanoes)
        if {terrain[place] for place in island if place in terrain} != {1, 2, 3}:
            return Refusal("T4.1.3", "island-terrain", place=hex_text(island[0]))
    return None
