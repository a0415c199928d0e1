"""A second opinion to hold the engine against: slow and plain sets of (R, C), from D1, D7 and D12 alone.

It knows of the engine only the public facts of a view: which face lies where, and where the tokens stand.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.dokmus.scene import FACES, Cell, cell

SPREAD = (0, 1, 3, 6, 10, 14, 18, 22, 27)


def beside(x: Cell) -> set[Cell]:
    """D1.5: the cells that share a side with `x`, whether they exist or not."""
    row, column = x
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def turned(r: int, c: int, turns: int) -> Cell:
    """D1.4: where a printed cell appears inside its slot."""
    return ((r, c), (c, 6 - r), (6 - r, 6 - c), (6 - c, r))[turns]


class Island:
    def __init__(self, facts: Any, faces: Mapping[str, Sequence[str]] = FACES) -> None:
        self.terrain: dict[Cell, str] = {}
        self.face: dict[Cell, str] = {}
        for tile in facts["tiles"]:
            column, row = "ABC".index(tile["slot"][0]), int(tile["slot"][1]) - 1
            for r, line in enumerate(faces[tile["face"]]):
                for c, terrain in enumerate(line):
                    down, right = turned(r, c, tile["turns"])
                    self.terrain[row * 7 + down, column * 7 + right] = terrain
                    self.face[row * 7 + down, column * 7 + right] = tile["face"]
        self.players = facts["players"]
        self.tokens: list[set[Cell]] = [{cell(text) for text in own} for own in facts["tokens"]]
        self.open = self.all(".frv").difference(*self.tokens)
        self.waterways = self.groups("~")
        self.temple_groups = self.groups("tT")

    def all(self, kinds: str) -> set[Cell]:
        return {x for x, terrain in self.terrain.items() if terrain in kinds}

    def groups(self, kinds: str) -> list[set[Cell]]:
        """D1.8, D1.9: maximal connected sets of such cells, tile borders ignored."""
        rest, found = self.all(kinds), []
        while rest:
            group, edge = set(), {rest.pop()}
            while edge:
                group |= edge
                edge = {y for x in edge for y in beside(x)} & rest
                rest -= edge
            found.append(group)
        return found

    def temples_of(self, x: Cell) -> set[Cell]:
        """All temples of the groups with a temple adjacent to `x`."""
        return set().union(*(group for group in self.temple_groups if group & beside(x)))

    def steps(self, x: Cell) -> set[Cell]:
        """D7.1."""
        return (beside(x).union(*map(beside, self.temples_of(x))) & self.open) - {x}

    def touches(self, x: Cell, waterway: set[Cell]) -> bool:
        """D7.7."""
        return bool(beside(x).union(*map(beside, self.temples_of(x))) & waterway)

    def exempt(self, seat: int, x: Cell) -> bool:
        """D7.5 (a), (b)."""
        wooded = {token for token in self.tokens[seat] if self.terrain[token] == "f"}
        temples = beside(x) & self.all("tT")
        return bool(beside(x).union(*map(beside, temples)) & wooded)

    def placements(self, seat: int, left: int) -> tuple[set[Cell], set[Cell]]:
        """D7.12, D7.16: the cells at pay 0 and at pay 1."""
        own = self.tokens[seat]
        reach = set().union(*map(self.steps, own))
        dear = {x for x in reach if self.terrain[x] == "f" and not self.exempt(seat, x)}
        touched = [way for way in self.waterways if any(self.touches(token, way) for token in own)]
        across = {x for x in self.open if any(self.touches(x, way) for way in touched)}
        free, paid = reach - dear, dear | across if left >= 2 else set()
        return (free, paid) if free or paid else (self.open, set())

    def points(self, seat: int, sacrificed: Sequence[int]) -> int:
        """D12.2 – D12.8."""
        own = self.tokens[seat]
        temples = self.all("tT")
        found = {x for token in own for x in beside(token)} & temples
        faces = {self.face[x] for x in found}
        complete = [face for face in faces if {x for x in temples if self.face[x] == face} <= found]
        rank = sum(other > sacrificed[seat] for other in sacrificed)
        by_rank = {2: (3, 0), 3: (4, 2, 0), 4: (5, 3, 1, 0)}[self.players][rank] if sacrificed[seat] else 0
        return (
            sum(self.terrain[token] == "r" for token in own)
            + sum(2 if self.terrain[x] == "t" else 3 for x in found)
            + len(complete) * (5 if self.players == 2 else 8)
            + SPREAD[len(faces)]
            + by_rank
        )
