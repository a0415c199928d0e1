"""Automatic board generation (T5)."""

from collections import Counter
from collections.abc import MutableSequence
from typing import TypeVar

from ludoteca.core import Below, Json, Lot, Refusal, Refused, refuse
from ludoteca.games.tindaya.board import Ocean, Placed, board_json, read_board
from ludoteca.games.tindaya.hexes import Hex, around, distance
from ludoteca.games.tindaya.kit import COAST, FOREST, MOUNTAIN, TERRAINS, Kit

T = TypeVar("T")
Terrain = dict[Hex, int]

TILINGS = 2000
GROWTHS = 400
EACH = 3
"""T4.1.3: terrain hexes that every island needs, one of each kind."""


def shuffle(items: MutableSequence[T], below: Below) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]


def generate(kit: Kit, players: int, layout: str, red: int, below: Below) -> tuple[Ocean, Terrain]:
    """T5.2 to T5.7: tiles, islands, terrain."""
    for _ in range(TILINGS):
        ocean = lay_tiles(kit, layout, red, below)
        islands = grow(kit, players, ocean, below)
        if islands is not None:
            return ocean, name_terrain(kit, players, ocean, islands, below)
    raise refuse("T5.6", "no-board")


def lay_tiles(kit: Kit, layout: str, red: int, below: Below) -> Ocean:
    """T5.2 to T5.4. Tiles whose half-wrecks do not meet in pairs are tried in every order and rotation (T5.10)."""
    numbers = [entry["number"] for entry in kit.data["ocean_tiles"]["entries"]]
    slots = [(i, j) for i, j in kit.data["ocean_tiles"]["layouts"][layout]]
    for attempt in range(2 * TILINGS):
        if attempt < TILINGS:
            sides = paired_sides(slots, red, below)
        else:
            sides = any_sides(len(slots), red, below)
        shuffle(numbers, below)
        plan: list[Placed] = [(number, *side) for number, side in zip(numbers, sides, strict=True)]
        ocean = Ocean.laid(kit, layout, plan)
        if ocean.why_not() is None:
            return ocean
    raise refuse("T5.4", "no-tiling")


def paired_sides(slots: list[tuple[int, int]], red: int, below: Below) -> list[tuple[str, int]]:
    """T5.2: red tiles come in pairs side by side, the left one unrotated, the right one rotated."""
    pairs = [((i, j), (i + 1, j)) for i, j in slots if (i + 1, j) in slots]
    while True:
        shuffle(pairs, below)
        turned: dict[tuple[int, int], int] = {}
        for left, right in pairs:
            if len(turned) < red and left not in turned and right not in turned:
                turned[left], turned[right] = 0, 180
        if len(turned) == red:
            return [("red", turned[slot]) if slot in turned else ("black", 180 * below(2)) for slot in slots]


def any_sides(count: int, red: int, below: Below) -> list[tuple[str, int]]:
    """T5.10: red sides anywhere, any rotation."""
    sides = ["red"] * red + ["black"] * (count - red)
    shuffle(sides, below)
    return [(side, 180 * below(2)) for side in sides]


def sizes(kit: Kit, players: int, numbers: list[int], below: Below) -> dict[int, int]:
    """T5.5: how many terrain hexes each island gets."""
    most = kit.data["ocean_tiles"]["max_terrain_per_island"]
    need = dict.fromkeys(numbers, EACH)
    rest = sum(kit.setup[players]["terrain"].values()) - EACH * len(numbers)
    order = list(numbers)
    while rest > 0:
        shuffle(order, below)
        if all(need[number] >= most for number in order):
            raise refuse("T5.5", "terrain-too-much")
        for number in order:
            if rest and need[number] < most:
                need[number] += 1
                rest -= 1
    return need


def grow(kit: Kit, players: int, ocean: Ocean, below: Below) -> dict[int, list[Hex]] | None:
    """T5.5, T5.6: grows all islands from their volcanoes; None if they keep getting in each other's way."""
    for _ in range(GROWTHS):
        need = sizes(kit, players, list(ocean.volcano), below)
        owner = {place: number for number, place in ocean.volcano.items()}
        islands = {number: [place] for number, place in ocean.volcano.items()}
        offers = {number: candidates(ocean, islands[number], owner, number) for number in need if need[number]}
        while offers:
            number = min(offers, key=lambda n: (len(offers[n]) - need[n], below(1 << 20)))
            if not offers[number]:
                break
            place = cheapest(offers, number, below)
            owner[place] = number
            islands[number].append(place)
            need[number] -= 1
            taken = {place, *ocean.near[place]}
            offers = {
                other: candidates(ocean, islands[number], owner, number)
                if other == number
                else [free for free in places if free not in taken]
                for other, places in offers.items()
                if need[other]
            }
        else:
            return islands
    return None


def candidates(ocean: Ocean, island: list[Hex], owner: dict[Hex, int], number: int) -> list[Hex]:
    """T5.6: sea hexes next to the island that touch no other island."""
    found = {place for land in island for place in ocean.near[land]}
    return sorted(
        place
        for place in found
        if place not in owner
        and place not in ocean.trenches
        and all(owner.get(other, number) == number for other in ocean.near[place])
    )


def cheapest(offers: dict[int, list[Hex]], number: int, below: Below) -> Hex:
    """T5.6: the candidate that takes least away from the other islands, a little by chance."""
    wanted = Counter(place for other, places in offers.items() if other != number for place in places)

    def cost(place: Hex) -> float:
        return wanted[place] + sum(wanted[other] for other in around(place)) + below(1 << 20) / (1 << 19)

    return min(offers[number], key=cost)


def name_terrain(kit: Kit, players: int, ocean: Ocean, islands: dict[int, list[Hex]], below: Below) -> Terrain:
    """T5.7: which hexes are forest, coast and mountain."""
    land = {place for island in islands.values() for place in island}
    terrain: Terrain = {}
    spare: list[Hex] = []
    for volcano, *free in islands.values():
        shuffle(free, below)
        coast = max(free, key=lambda place: sum(other not in land for other in ocean.near[place]))
        free.remove(coast)
        inland = next((place for place in free if distance(place, volcano) == 1), free[0])
        free.remove(inland)
        terrain[coast], terrain[inland], terrain[free.pop()] = COAST, MOUNTAIN, FOREST
        spare += free
    left = [
        kind
        for kind in (FOREST, COAST, MOUNTAIN)
        for _ in range(kit.setup[players]["terrain"].get(TERRAINS[kind], 0) - len(islands))
    ]
    shuffle(left, below)
    shuffle(spare, below)
    return terrain | dict(zip(spare, left, strict=True))


class BoardLot(Lot):
    """T5: the board, drawn by the generator or laid by hand."""

    __slots__ = ("kit", "layout", "players", "red")
    name = "board"
    rule = "T5"

    def __init__(self, kit: Kit, players: int, layout: str, red: int) -> None:
        self.kit = kit
        self.players = players
        self.layout = layout
        self.red = red

    def draw(self, below: Below) -> Json:
        return board_json(self.kit, *generate(self.kit, self.players, self.layout, self.red, below))

    def why_not(self, value: Json) -> Refusal | None:
        try:
            read_board(self.kit, self.players, self.layout, self.red, value)
        except Refused as problem:
            return problem.refusal
        return None
