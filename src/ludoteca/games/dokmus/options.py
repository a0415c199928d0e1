"""The option `tiles`: map tiles that somebody brings (D2.1)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core import Json, canonical, refuse
from ludoteca.games.dokmus.components import FACES, TERRAINS, Rows, quarter_turn
from ludoteca.games.dokmus.grid import TILE

MOST_TOKENS: Final = {8: 100, 5: 50}
"""D7.20: how many tokens can come onto that many tiles."""


def read_tiles(value: Json) -> Json:
    """Checks tiles that somebody brings (the format of `tiles.json`); returns the part that matters."""
    faces = value.get("faces") if isinstance(value, dict) else None
    if not isinstance(faces, list):
        raise refuse("D2.1", "tiles-format")
    found: dict[str, list[Json]] = {}
    for face in faces:
        key = face.get("id") if isinstance(face, dict) else None
        if not isinstance(face, dict) or not isinstance(key, str) or key not in FACES or key in found:
            raise refuse("D2.1", "tiles-face", face=canonical(key)[:20])
        found[key] = _read_rows(key, face.get("rows"))
    missing = [key for key in FACES if key not in found]
    if missing:
        raise refuse("D2.1", "tiles-missing", faces=", ".join(missing))
    _check_room({key: tuple(str(row) for row in rows) for key, rows in found.items()})
    return {"faces": [{"id": key, "rows": found[key]} for key in FACES]}


def _read_rows(key: str, rows: Json) -> list[Json]:
    if not isinstance(rows, list) or len(rows) != TILE:
        raise refuse("D1.3", "tiles-rows", face=key)
    for row in rows:
        if not isinstance(row, str) or len(row) != TILE or not set(row) <= set(TERRAINS):
            raise refuse("D1.6", "tiles-row", face=key, row=canonical(row)[:20])
    return rows


def _check_room(faces: Mapping[str, Rows]) -> None:
    """Any setup must leave a place for every start token (D3.7) and for every token (D7.20)."""
    for key, rows in faces.items():
        turned = rows
        for _ in range(4):
            outer = turned[0] + "".join(row[0] for row in turned)
            if not set(outer) & set(".f"):
                raise refuse("D3.7", "tiles-no-start", face=key)
            turned = quarter_turn(turned)
    room = {key: sum(row.count(terrain) for row in rows for terrain in ".frv") for key, rows in faces.items()}
    tighter = sorted(min(room[f"{number}A"], room[f"{number}B"]) for number in range(1, 9))
    for count, tokens in MOST_TOKENS.items():
        if sum(tighter[:count]) < tokens:
            raise refuse("D7.20", "tiles-no-room", tiles=count, cells=sum(tighter[:count]), tokens=tokens)
