"""Automatic board generation (T5)."""

from collections.abc import Iterator, MutableSequence
from itertools import chain, islice
from operator import sub
from typing import Final, TypeVar

from ludoteca.core import Below, Json, Lot, Refusal, Refused, refuse
from ludoteca.games.tindaya.components import COAST, FOREST, MOUNTAIN, TERRAINS, Kit
from ludoteca.games.tindaya.map.board import Board, Ocean, Placed, Terrain, board_json, read_board
from ludoteca.games.tindaya.map.hexes import Hex

T = TypeVar("T")

TILINGS: Final = 2000
"""T5.4: how often tiles are laid, in pairs and again in any way."""
GROWTHS: Final = 400
"""T5.6: how often islands grow on one ocean."""
BOARDS: Final = 3
"""On how many oceans."""
PAIRINGS: Final = 200
"""T5.2: how often red pairs are looked for."""
TIES: Final = 1 << 20
"""In how many parts chance cuts a unit of cost."""
EACH: Final = 3
"""T4.1.3: terrain hexes that every island needs, one of each kind."""


def shuffle(items: MutableSequence[T], below: Below) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]


def generate(kit: Kit, players: int, layout: str, red: int, below: Below) -> Board:
    """T5.2 to T5.7: tiles, islands, terrain."""
    for ocean in islice(tilings(kit, layout, red, below), BOARDS):
        islands = grow(kit, players, ocean, below)
        if islands is not None:
            return ocean, name_terrain(kit, players, ocean, islands, below)
    raise refuse("T5.6", "no-board")


def tilings(kit: Kit, layout: str, red: int, below: Below) -> Iterator[Ocean]:
    """T5.2 to T5.4. Tiles whose half-wrecks do not meet in pairs are tried in every order and rotation (T5.10)."""
    numbers = [entry["number"] for entry in kit.data["ocean_tiles"]["entries"]]
    slots = kit.layouts[layout].slots
    found = False
    for draw in (paired_sides, any_sides):
        for _ in range(TILINGS):
            sides = draw(slots, red, below)
            if sides is None:
                break
            shuffle(numbers, below)
            plan: list[Placed] = [(number, *side) for number, side in zip(numbers, sides, strict=True)]
            ocean = Ocean.laid(kit, layout, plan)
            if ocean.why_not() is None:
                found = True
                yield ocean
    if not found:
        raise refuse("T5.4", "no-tiling")


def paired_sides(slots: list[tuple[int, int]], red: int, below: Below) -> list[tuple[str, int]] | None:
    """T5.2: red tiles come in pairs side by side, the left one unrotated, the right one rotated; None if the layout
    keeps having no room for so many."""
    pairs = [((i, j), (i + 1, j)) for i, j in slots if (i + 1, j) in slots]
    for _ in range(PAIRINGS):
        shuffle(pairs, below)
        turned: dict[tuple[int, int], int] = {}
        for left, right in pairs:
            if len(turned) < red and left not in turned and right not in turned:
                turned[left], turned[right] = 0, 180
        if len(turned) == red:
            return [("red", turned[slot]) if slot in turned else ("black", 180 * below(2)) for slot in slots]
    return None


def any_sides(slots: list[tuple[int, int]], red: int, below: Below) -> list[tuple[str, int]]:
    """T5.10: red sides anywhere, any rotation."""
    sides = ["red"] * red + ["black"] * (len(slots) - red)
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
        islands = Archipelago(ocean).grown(sizes(kit, players, list(ocean.volcano), below), below)
        if islands is not None:
            return islands
    return None


class Archipelago:
    """T5.6: islands that grow. Sets of hexes are masks of the grid."""

    __slots__ = ("free", "grid", "islands", "reach", "reached")

    def __init__(self, ocean: Ocean) -> None:
        self.grid = ocean.grid
        self.islands: dict[int, list[Hex]] = {}
        self.reach: dict[int, int] = {}
        """For each island: its hexes and those next to it."""
        self.reached = 0
        """The union of them."""
        self.free = self.grid.whole & ~self.grid.mask(ocean.trenches)
        """Sea hexes next to one island at most."""
        for number, volcano in ocean.volcano.items():
            self.islands[number] = []
            self.reach[number] = 0
            self.take(number, volcano)

    def take(self, number: int, place: Hex) -> None:
        """The island gets this hex."""
        self.islands[number].append(place)
        new = self.grid.close[place] & ~self.reach[number]
        self.free &= ~(self.grid.bit[place] | new & self.reached)
        self.reach[number] |= new
        self.reached |= new

    def grown(self, need: dict[int, int], below: Below) -> dict[int, list[Hex]] | None:
        """One hex at a time for the island that has least to spare, ties at random; None if it has no candidate."""
        reach = self.reach
        numbers, needs = list(need), list(need.values())
        while numbers:
            free = self.free
            offers = [reach[number] & free for number in numbers]
            index = lowest([*map(sub, map(int.bit_count, offers), needs)], below)
            offer = offers[index]
            if not offer:
                return None
            self.take(numbers[index], self.cheapest(offer, sum(offers) - offer, below))
            needs[index] -= 1
            if not needs[index]:
                del numbers[index], needs[index]
        return self.islands

    def cheapest(self, offer: int, wanted: int, below: Below) -> Hex:
        """The candidate that takes least away from what the other islands want, a little by chance. No hex is offered
        to two islands."""
        close = self.grid.close
        places = self.grid.places(offer)
        costs = [(wanted & close[place]).bit_count() * TIES + 2 * below(TIES) for place in places]
        return places[costs.index(min(costs))]


def lowest(numbers: list[int], below: Below) -> int:
    """The index of the lowest of these numbers, ties at random."""
    least = min(numbers)
    if numbers.count(least) == 1:
        return numbers.index(least)
    tied = [index for index, number in enumerate(numbers) if number == least]
    return tied[below(len(tied))]


def name_terrain(kit: Kit, players: int, ocean: Ocean, islands: dict[int, list[Hex]], below: Below) -> Terrain:
    """T5.7: which hexes are forest, coast and mountain."""
    near, close = ocean.near, ocean.grid.close
    sea = ~ocean.grid.mask(chain.from_iterable(islands.values()))
    terrain: Terrain = {}
    spare: list[Hex] = []
    for volcano, *free in islands.values():
        shuffle(free, below)
        washed = [(sea & close[place]).bit_count() for place in free]
        terrain[free.pop(washed.index(max(washed)))] = COAST
        inland = [place for place in free if place in near[volcano]] or free
        terrain[inland[0]] = MOUNTAIN
        free.remove(inland[0])
        terrain[free.pop()] = FOREST
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

    __slots__ = ("drawn", "kit", "layout", "players", "red")
    name = "board"
    rule = "T5"

    def __init__(self, kit: Kit, players: int, layout: str, red: int) -> None:
        self.kit = kit
        self.players = players
        self.layout = layout
        self.red = red
        self.drawn: tuple[Json, Board] | None = None
        """The board last drawn, with its notation."""

    def draw(self, below: Below) -> Json:
        board = generate(self.kit, self.players, self.layout, self.red, below)
        text = board_json(self.kit, *board)
        self.drawn = text, board
        return text

    def board(self, value: Json) -> Board:
        """The board with this notation; what was drawn here need not be read."""
        if self.drawn is not None and self.drawn[0] is value:
            return self.drawn[1]
        return read_board(self.kit, self.players, self.layout, self.red, value)

    def why_not(self, value: Json) -> Refusal | None:
        try:
            self.board(value)
        except Refused as problem:
            return problem.refusal
        return None
