"""The data files: reading, replacing and checking them.

Every value printed on a component lives in `data/*.json`. The option `data` replaces whole files by name; whatever
comes in is checked here, so that the rules may trust it.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ludoteca.core import Json, Refused, refuse
from ludoteca.games.tindaya.map.hexes import FARTHEST

Files = Mapping[str, Any]

_Kinds = dict[str, Any]

_COST: Any = {"*": int}
_FACE: _Kinds = {"volcano": int, "trench": int, "half_wreck?": {"cell": int, "direction": str}}
_CARD: _Kinds = {
    "id": str,
    "target": str,
    "effects": [str],
    "wall": bool,
    "idol": bool,
    "protection?": {"kind": str, "amount": int},
}
_PARAMS: _Kinds = {
    "requires_trade?": str,
    "extra_invention?": [str],
    "bonus_per_production?": {"trade": str},
    "bonus_per_ore_token?": _COST,
    "moves_per_exploration?": int,
    "free_canoes?": int,
    "level2_discount?": int,
    "market_discount?": int,
    "extra_start_villagers?": int,
    "free_offering_per_era?": int,
    "free_offering_bonus_units?": int,
    "idols_per_era_start?": int,
}
ENTRIES: dict[str, _Kinds] = {
    "anger_track": {"id": str, "radius": int, "doom": bool},
    "campaign": {
        "id": str,
        "mode": str,
        "eras": int,
        "features": {"*": bool},
        "goals": [str],
        "nature_all_animals": bool,
        "tribes?": [str],
    },
    "catastrophes_acoran": _CARD,
    "catastrophes_moneiba": _CARD,
    "components": {"id": str, "count": int},
    "control_table": {"players": int, "rows": [{"min": int, "limit": int}]},
    "difficulty": {"id": str, "red_tiles": int, "raw_token_limit": int, "event_level": str, "mission_level": str},
    "events": {"id": str, "era": int, "level": str, "secret_objectives": bool, "sequence": [str]},
    "idols": {
        "id": str,
        "count": int,
        "timing": str,
        "modes": [str],
        "effect": str,
        "variants?": [{"gods": [str], "count": int}],
    },
    "inventions": {"id": str, "trade": str, "level": int, "cost": _COST},
    "market": {"id": str, "kind": str, "cost": _COST},
    "missions": {"id": str, "rule": str, "compare": str, "levels": {"*": int}},
    "objective_tokens": {"id": str, "value": int, "min_players": int},
    "objectives_blue": {"id": str, "metric": str, "best": str},
    "objectives_green": {"id": str, "metric": str, "best": str},
    "objectives_secret": {"id": str, "metric": str, "best": str},
    "ocean_tiles": {"number": int, "black": _FACE, "red": _FACE},
    "offerings": {"id": str, "resources": [str]},
    "points": {"id": str, "value": int},
    "prophecies": {"id": str, "eras": {"*": [int]}},
    "raw_materials": {
        "id": str,
        "family": str,
        "deposit": str,
        "count": int,
        "formula": str,
        "bonus?": int,
        "units?": _COST,
        "per_player?": _COST,
    },
    "resources": {
        "id": str,
        "cls": str,
        "produced_per": str,
        "rations": int,
        "perishable": bool,
        "fire": bool,
        "weapon": bool,
        "trade?": str,
        "level?": int,
        "container_limit?": int,
        "convert?": {"from": str, "cost": _COST},
    },
    "setup": {
        "players": int,
        "terrain": {"*": int},
        "cubes": int,
        "cylinders": int,
        "seats": [{"trades": [str], "invention": str}],
    },
    "terrain": {"id": str, "front": str, "back": str, "count": int},
    "trades": {"id": str, "building": str, "terrain": str, "level1": str, "level2": str, "animal?": str},
    "traitor": {"id": str, "ability": str, "params": {}, "conquistadors": int},
    "tribes": {"id": str, "params": _PARAMS, "start_resources": _COST},
}
"""The files, and the fields that each of their entries must have; those with a `?` may be missing or null."""

BESIDES: dict[str, _Kinds] = {
    "resources": {"fire_per_seer": int},
    "inventions": {"second_cave": {"cost": _COST, "houses_total": int, "first_cave_houses": int}},
    "offerings": {"asked_positions": {"*": [int]}},
    "raw_materials": {"family_totals": {"*": int}},
    "terrain": {"raw_token_on": {"*": str}, "buildings": [{"id": str, "count": int}]},
    "difficulty": {"campaign": {"red_tiles": int, "event_level": str, "mission_level": str}},
    "ocean_tiles": {
        "cells": [[int]],
        "rotation_sum": [int],
        "slot_a": [int],
        "slot_b": [int],
        "directions": {"*": [int]},
        "layouts": {"*": [[int]]},
        "default_layout": str,
        "layout_max_red": {"*": int},
        "max_terrain_per_island": int,
    },
}
"""What some files hold besides their entries."""


BESIDE_THE_RULES = {"examples"}
"""Files that may lie in a folder of data although the rules do not read them: worked examples for tests."""


def bad_field(file: str, field: str) -> Refused:
    return refuse("T1.6", "data-field", file=file, field=field[:80])


def _check(value: Any, kind: Any, file: str, where: str) -> None:
    """Whether a JSON value has the shape `kind`: a type, a list of a shape, an object with fields (`*`: any)."""
    if isinstance(kind, dict):
        if not isinstance(value, dict):
            raise bad_field(file, where)
        for name, inner in kind.items():
            optional = name.endswith("?")
            for one in list(value) if name == "*" else [name.removesuffix("?")]:
                if optional and value.get(one) is None:
                    continue
                if one not in value:
                    raise bad_field(file, f"{where}.{one}")
                _check(value[one], inner, file, f"{where}.{one}")
    elif isinstance(kind, list):
        if not isinstance(value, list):
            raise bad_field(file, where)
        for index, one in enumerate(value):
            _check(one, kind[0], file, f"{where}[{index}]")
    elif type(value) is not kind:
        raise bad_field(file, where)


def _shape(file: str, document: Any) -> None:
    _check(document, {"entries": [ENTRIES[file]], **BESIDES.get(file, {})}, file, file)
    ids = [entry["id"] for entry in document["entries"]] if "id" in ENTRIES[file] else []
    if len(ids) != len(set(ids)):
        raise bad_field(file, "id")


REFERENCES = (
    ("inventions", "trade", "trades"),
    ("inventions", "cost.@", "resources"),
    ("market", "cost.@", "resources"),
    ("market", "kind", "market kinds"),
    ("offerings", "resources.*", "kinds"),
    ("setup", "seats.*.trades.*", "trades"),
    ("setup", "seats.*.invention", "inventions"),
    ("setup", "terrain.@", "terrains"),
    ("trades", "level1", "inventions"),
    ("trades", "level2", "inventions"),
    ("trades", "terrain", "terrains"),
    ("tribes", "start_resources.@", "resources"),
    ("tribes", "params.requires_trade", "trades"),
    ("tribes", "params.extra_invention.*", "inventions"),
    ("tribes", "params.bonus_per_ore_token.@", "resources"),
    ("campaign", "tribes.*", "tribes"),
    ("idols", "variants.*.gods.*", "gods"),
    ("raw_materials", "family", "families"),
    ("raw_materials", "units.@", "resources"),
    ("raw_materials", "per_player.@", "resources"),
    ("resources", "trade", "trades"),
    ("resources", "convert.from", "resources"),
    ("resources", "convert.cost.@", "resources"),
    ("catastrophes_acoran", "protection.kind", "protections"),
    ("catastrophes_moneiba", "protection.kind", "protections"),
    ("events", "sequence.*", "events"),
)
"""Where entries name something (`*`: every element, `@`: every key), and what it must be one of."""


def _named(value: Any, path: list[str]) -> Iterator[str]:
    """The ids at a path; nothing where an optional field is missing."""
    if not path:
        if value is not None:
            yield value
    elif path[0] == "@":
        yield from value or ()
    elif path[0] == "*":
        for one in value or ():
            yield from _named(one, path[1:])
    else:
        yield from _named((value or {}).get(path[0]), path[1:])


def _vocabularies(data: Files) -> dict[str, set[str]]:
    """What references may name."""
    names = {file: {entry["id"] for entry in data[file]["entries"]} for file in ("resources", "trades", "inventions")}
    resources = names["resources"]
    return {
        **names,
        "tribes": {entry["id"] for entry in data["tribes"]["entries"]},
        "kinds": resources | {trade["animal"] for trade in data["trades"]["entries"] if trade.get("animal")},
        "market kinds": {"capacity", "wall", "idol"},
        "terrains": {"forest", "coast", "mountain"},
        "gods": {"acoran", "moneiba"},
        "families": set(data["raw_materials"]["family_totals"]),
        "protections": resources | {"weapon", "fire"},
        "events": {"acoran", "moneiba", "eruption", "tsunami", "ship_white", "ship_grey", "ship_black"},
    }


def _references(data: Files) -> None:
    """Every id that a file names stands where it belongs."""
    known = _vocabularies(data)
    for file, path, vocabulary in REFERENCES:
        for entry in data[file]["entries"]:
            for name in _named(entry, path.split(".")):
                if name not in known[vocabulary]:
                    raise refuse("T1.6", "data-reference", file=file, name=name[:80])
    for mission in data["missions"]["entries"]:
        if {level["id"] for level in data["difficulty"]["entries"]} - set(mission["levels"]):
            raise bad_field("missions", f"{mission['id']}.levels")
    if {row["id"] for row in data["terrain"]["buildings"]} != {row["building"] for row in data["trades"]["entries"]}:
        raise bad_field("terrain", "buildings")
    if [entry["id"] for entry in data["resources"]["entries"] if entry["weapon"]] != ["horns", "obsidian"]:
        raise bad_field("resources", "weapon")


def _enough(data: Files) -> None:
    """There is a card for every player count, era and level that the rules may ask for."""
    for players in range(1, 5):
        if sum(row["players"] == players for row in data["setup"]["entries"]) != 1:
            raise bad_field("setup", f"players {players}")
        if sum(row["players"] == players for row in data["control_table"]["entries"]) != 1:
            raise bad_field("control_table", f"players {players}")
    for era in range(1, 4):
        for level in data["difficulty"]["entries"]:
            if not any(e["era"] == era and e["level"] == level["event_level"] for e in data["events"]["entries"]):
                raise bad_field("events", f"era {era}, {level['event_level']}")
        if any(len(card["eras"].get(str(era), ())) < 4 for card in data["prophecies"]["entries"]):
            raise bad_field("prophecies", f"eras.{era}")
        if not data["offerings"]["asked_positions"].get(str(era)):
            raise bad_field("offerings", f"asked_positions.{era}")
    if sum(bool(space.get("start")) for space in data["anger_track"]["entries"]) != 1:
        raise bad_field("anger_track", "start")
    if [space["doom"] for space in data["anger_track"]["entries"]].count(True) != 1:
        raise bad_field("anger_track", "doom")
    fewest = {"offerings": 6, "prophecies": 3, "catastrophes_acoran": 3, "catastrophes_moneiba": 3, "tribes": 4}
    for file, number in (fewest | {"missions": 1, "objectives_blue": 1, "objectives_green": 1, "traitor": 1}).items():
        if len(data[file]["entries"]) < number:
            raise bad_field(file, "entries")


def _tiles(data: Files) -> None:
    """T5.1: cells, slots and faces that can be laid."""
    tiles = data["ocean_tiles"]
    numbers = {entry["number"] for entry in tiles["entries"]}
    if len(tiles["entries"]) > MOST_TILES:
        raise bad_field("ocean_tiles", "entries")
    pairs = [*tiles["cells"], tiles["rotation_sum"], tiles["slot_a"], tiles["slot_b"], *tiles["directions"].values()]
    if any(len(pair) != 2 for pair in pairs) or len(numbers) != len(tiles["entries"]):
        raise bad_field("ocean_tiles", "cells")
    for layout, slots in tiles["layouts"].items():
        if len(slots) != len(numbers) or any(len(slot) != 2 for slot in slots) or layout not in tiles["layout_max_red"]:
            raise bad_field("ocean_tiles", f"layouts.{layout}")
        if tiles["layout_max_red"][layout] > len(slots):
            raise bad_field("ocean_tiles", f"layout_max_red.{layout}")
        _sea(tiles, layout, slots)
    if tiles["default_layout"] not in tiles["layouts"]:
        raise bad_field("ocean_tiles", "default_layout")
    for entry in tiles["entries"]:
        for side in ("black", "red"):
            half = entry[side].get("half_wreck")
            cells = [entry[side]["volcano"], entry[side]["trench"], *([half["cell"]] if half else [])]
            if any(not 0 <= cell < len(tiles["cells"]) for cell in cells) or len(set(cells)) != len(cells):
                raise bad_field("ocean_tiles", f"{entry['number']}.{side}")
            if half and half["direction"] not in tiles["directions"]:
                raise bad_field("ocean_tiles", f"{entry['number']}.{side}.half_wreck")
    for card in data["prophecies"]["entries"]:
        if any(number not in numbers for column in card["eras"].values() for number in column):
            raise bad_field("prophecies", card["id"])
    terrain = ("forest", "coast", "mountain")
    if set(data["terrain"]["raw_token_on"]) != set(terrain):
        raise bad_field("terrain", "raw_token_on")
    for card in data["setup"]["entries"]:
        if any(card["terrain"].get(kind, 0) < len(numbers) for kind in terrain):
            raise bad_field("setup", f"terrain, players {card['players']}")


def _sea(tiles: Any, layout: str, slots: list[list[int]]) -> None:
    """T5.1: tiles lie beside each other, cover the same hexes either way round, and make a board of a fair size."""
    cells = {(q, r) for q, r in tiles["cells"]}
    q_sum, r_sum = tiles["rotation_sum"]
    (a_q, a_r), (b_q, b_r) = tiles["slot_a"], tiles["slot_b"]
    hexes = {(q + i * a_q + j * b_q, r + i * a_r + j * b_r) for i, j in slots for q, r in cells}
    if cells != {(q_sum - q, r_sum - r) for q, r in cells}:
        raise bad_field("ocean_tiles", "rotation_sum")
    if len(hexes) != len(slots) * len(tiles["cells"]) or len(hexes) > MOST_HEXES:
        raise bad_field("ocean_tiles", f"layouts.{layout}")
    if any(max(abs(q), abs(r)) > FARTHEST for q, r in hexes):
        raise bad_field("ocean_tiles", f"layouts.{layout}")


def _bounded(value: Any, file: str, where: str, name: str = "") -> None:
    """Refuses (T1.6) numbers, texts and lists beyond what a game can be played with."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _bounded(inner, file, f"{where}.{key}", key)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _bounded(inner, file, f"{where}[{index}]", name)
    least, most = (-MOST, MOST) if file in SIGNED else (0, MOSTS.get(name, MOST))
    too_long = isinstance(value, dict | list | str) and len(value) > (
        LONGEST_TEXT if isinstance(value, str) else LONGEST
    )
    if too_long or (isinstance(value, int | float) and not least <= value <= most):
        raise bad_field(file, where)


def _tokens(data: Files) -> None:
    """T4.1.4: there is a raw-material token for every hex."""
    counts: Counter[str] = Counter()
    for token in data["raw_materials"]["entries"]:
        counts[token["family"]] += token["count"]
    for card in data["setup"]["entries"]:
        wanted: Counter[str] = Counter()
        for terrain, family in data["terrain"]["raw_token_on"].items():
            wanted[family] += card["terrain"].get(terrain, 0)
        for family, number in wanted.items():
            if number > counts[family]:
                raise bad_field("raw_materials", f"{family}, players {card['players']}")


def validate(data: Files) -> None:
    """Refuses (T1.6) a set of files that the rules could not be played with."""
    for file in ENTRIES:
        _shape(file, data[file])
        _bounded(data[file], file, file)
    _references(data)
    _enough(data)
    _tiles(data)
    _complete(data)
    _tokens(data)


def check_protection(data: Files) -> None:
    """T20.4: an idol protects exactly where a wall does."""
    for file in ("catastrophes_acoran", "catastrophes_moneiba"):
        for card in data[file]["entries"]:
            if card["idol"] != card["wall"]:
                raise refuse("T20.4", "idol-without-wall", file=file, card=card["id"][:80])


MOST = 200
"""The largest number; that of the box is 124."""
MOSTS = {
    **dict.fromkeys(("cubes", "cylinders", "houses_total", "first_cave_houses"), 20),
    **dict.fromkeys(("moves_per_exploration", "free_canoes", "extra_start_villagers", "idols_per_era_start"), 12),
    **dict.fromkeys(("free_offering_per_era", "free_offering_bonus_units", "fire_per_seer"), 12),
    "eras": 3,
}
"""Smaller ones, for what makes a game longer."""
LONGEST = 60
"""Entries of a file, fields of an entry, elements of a list."""
LONGEST_TEXT = 1000
MOST_TILES = 12
MOST_HEXES = 240
SIGNED = ("points", "objective_tokens", "ocean_tiles")
"""Files in which a number may be below zero."""
PROTECTION = "protect_hex_once"
"""T25: the effect that some idol must have."""
ASKED_BY_NAME = ("points", "components")
"""Files whose entries the rules ask for by their ids."""


def _complete(data: Files) -> None:
    """Nothing that the rules ask for by name is missing."""
    for file in ASKED_BY_NAME:
        given = {entry["id"] for entry in data[file]["entries"]}
        for entry in supplied()[file]["entries"]:
            if entry["id"] not in given:
                raise bad_field(file, entry["id"])
    if not any(entry["effect"] == PROTECTION and entry.get("variants") != [] for entry in data["idols"]["entries"]):
        raise bad_field("idols", PROTECTION)
    if all(entry["id"] != "wood" for entry in data["resources"]["entries"]):
        raise bad_field("resources", "wood")
    on_land = set(data["terrain"]["raw_token_on"].values())
    volcanic = [family for family in data["raw_materials"]["family_totals"] if family not in on_land][:1]
    if not any([entry["family"]] == volcanic for entry in data["raw_materials"]["entries"]):
        raise bad_field("raw_materials", "family_totals")
    for family in data["terrain"]["raw_token_on"].values():
        if family not in data["raw_materials"]["family_totals"]:
            raise refuse("T1.6", "data-reference", file="terrain", name=family[:80])


@cache
def supplied() -> Files:
    """The files of this package."""
    folder = files("ludoteca.games.tindaya") / "data"
    return {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in ENTRIES}


def replaced(changes: Json) -> Files:
    """The supplied files with some of them replaced; everything is checked."""
    if not isinstance(changes, dict):
        raise bad_field("data", "data")
    for name in changes:
        if name not in ENTRIES and name not in BESIDE_THE_RULES:
            raise refuse("T1.6", "data-file", file=name[:80], allowed=", ".join(ENTRIES))
    data = {**supplied(), **changes}
    validate(data)
    return data
