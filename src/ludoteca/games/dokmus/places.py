"""What people call the cells: by what stands there or beside it. Cells of open ground have their coordinates alone."""

from typing import Any, Final

from ludoteca.core.places import PlaceName, Places

SIDE: Final = 7
COLUMNS: Final = "abcdefghijklmnopqrstu"
THERE: Final = {"r": "ruins", "v": "volcano"}
BESIDE: Final = {"T": "large", "t": "small"}
"""The large temple is named first where a cell lies beside two."""
GROUND: Final = ".f"
BARE: Final[dict[str, str | int]] = {}


def names(facts: Any) -> Places:
    signs = _signs(facts["tiles"])
    found = {place: _name(place, sign, signs) for place, sign in signs.items()}
    return {f"{COLUMNS[column]}{row + 1}": PlaceName(name, BARE) for (column, row), name in found.items() if name}


def _name(place: tuple[int, int], sign: str, signs: dict[tuple[int, int], str]) -> str | None:
    if sign in THERE:
        return THERE[sign]
    column, row = place
    around = {signs.get(near) for near in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))}
    return next((f"by-{name}" for temple, name in BESIDE.items() if temple in around), None) if sign in GROUND else None


def _signs(tiles: Any) -> dict[tuple[int, int], str]:
    """What is printed on every cell as the tiles lie, by column and row."""
    return {
        ("ABC".index(tile["slot"][0]) * SIDE + column, (int(tile["slot"][1]) - 1) * SIDE + row): sign
        for tile in tiles
        for row, line in enumerate(tile["rows"])
        for column, sign in enumerate(line)
    }
