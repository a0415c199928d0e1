"""The data files: reading, replacing and checking them.

Every value printed on a component lives in `data/*.json`. The option `data` replaces whole files by name; whatever
comes in is checked here, so that the rules may trust it.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ludoteca.core import Json, Refused, refuse

Files = Mapping[str, Any]

_Kinds = dict[str, Any]

_COST: Any = {"*": int}
_FACE: _Kinds = {"volcano": int, "trench": int}
ENTRIES: dict[str, _Kinds] = {
    "anger_track": {"id": str, "radius": int, "doom": bool},
    "campaign": {
        "id": str,
        "mode": str,
        "eras": int,
        "features": {"*": bool},
        "goals": [str],
        "nature_all_animals": bool,
    },
    "catastrophes_acoran": {"id": str, "target": str, "effects": [str], "wall": bool, "idol": bool},
    "catastrophes_moneiba": {"id": str, "target": str, "effects": [str], "wall": bool, "idol": bool},
    "components": {"id": str, "count": int},
    "control_table": {"players": int, "rows": [{"min": int, "limit": int}]},
    "difficulty": {"id": str, "red_tiles": int, "raw_token_limit": int, "event_level": str, "mission_level": str},
    "events": {"id": str, "era": int, "level": str, "secret_objectives": bool, "sequence": [str]},
    "idols": {"id": str, "count": int, "timing": str, "modes": [str], "effect": str},
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
    "raw_materials": {"id": str, "family": str, "deposit": str, "count": int, "formula": str},
    "resources": {
        "id": str,
        "cls": str,
        "produced_per": str,
        "rations": int,
        "perishable": bool,
        "fire": bool,
        "weapon": bool,
    },
    "setup": {
        "players": int,
        "terrain": {"*": int},
        "cubes": int,
        "cylinders": int,
        "seats": [{"trades": [str], "invention": str}],
    },
    "terrain": {"id": str, "front": str, "back": str, "count": int},
    "trades": {"id": str, "building": str, "terrain": str, "level1": str, "level2": str},
    "traitor": {"id": str, "ability": str, "params": {}, "conquistadors": int},
    "tribes": {"id": str, "params": {}, "start_resources": {"*": int}},
}
"""The files, and the fields that each of their entries must have."""

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
            names = list(value) if name == "*" else [name]
            for one in names:
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
    ids = [entry["id"] for entry in document["entries"] if "id" in entry]
    if len(ids) != len(set(ids)):
        raise bad_field(file, "id")


def _ids(all_files: Files, file: str) -> set[str]:
    return {entry["id"] for entry in all_files[file]["entries"]}


def _references(data: Files) -> None:
    """Every id that a file names stands in the file it belongs to."""
    resources, trades, inventions = _ids(data, "resources"), _ids(data, "trades"), _ids(data, "inventions")
    animals = {trade["animal"] for trade in data["trades"]["entries"] if trade.get("animal")}
    tribes, levels = _ids(data, "tribes"), _ids(data, "difficulty")
    buildings = {trade["building"] for trade in data["trades"]["entries"]}
    known: list[tuple[str, Callable[[Any], set[str]], set[str]]] = [
        ("inventions", lambda entry: {entry["trade"]}, trades),
        ("inventions", lambda entry: set(entry["cost"]), resources),
        ("market", lambda entry: set(entry["cost"]), resources),
        ("market", lambda entry: {entry["kind"]}, {"capacity", "wall", "idol"}),
        ("offerings", lambda entry: set(entry["resources"]), resources | animals),
        ("setup", lambda entry: {trade for seat in entry["seats"] for trade in seat["trades"]}, trades),
        ("setup", lambda entry: {seat["invention"] for seat in entry["seats"]}, inventions),
        ("setup", lambda entry: set(entry["terrain"]), {"forest", "coast", "mountain"}),
        ("trades", lambda entry: {entry["level1"], entry["level2"]}, inventions),
        ("trades", lambda entry: {entry["terrain"]}, {"forest", "coast", "mountain"}),
        ("tribes", lambda entry: set(entry["start_resources"]), resources),
        ("campaign", lambda entry: set(entry.get("tribes") or ()), tribes),
        ("missions", lambda entry: levels - set(entry["levels"]), set()),
        ("events", lambda entry: set(entry["sequence"]), SEQUENCE),
    ]
    for file, named, allowed in known:
        for entry in data[file]["entries"]:
            for stray in sorted(named(entry) - allowed):
                raise refuse("T1.6", "data-reference", file=file, name=stray[:80])
    if {row["id"] for row in data["terrain"]["buildings"]} != buildings:
        raise bad_field("terrain", "buildings")
    weapons = [entry["id"] for entry in data["resources"]["entries"] if entry["weapon"]]
    if weapons != ["horns", "obsidian"]:
        raise bad_field("resources", "weapon")


SEQUENCE = {"acoran", "moneiba", "eruption", "tsunami", "ship_white", "ship_grey", "ship_black"}


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
        if str(era) not in data["offerings"]["asked_positions"]:
            raise bad_field("offerings", f"asked_positions.{era}")
    if sum(bool(space.get("start")) for space in data["anger_track"]["entries"]) != 1:
        raise bad_field("anger_track", "start")
    if [space["doom"] for space in data["anger_track"]["entries"]].count(True) != 1:
        raise bad_field("anger_track", "doom")
    fewest = {"offerings": 6, "prophecies": 3, "catastrophes_acoran": 3, "catastrophes_moneiba": 3, "tribes": 4}
    for file, number in (fewest | {"missions": 1, "objectives_blue": 1, "objectives_green": 1, "traitor": 1}).items():
        if len(data[file]["entries"]) < number:
            raise bad_field(file, "entries")


def validate(data: Files) -> None:
    """Refuses (T1.6) a set of files that the rules could not be played with."""
    for file in ENTRIES:
        _shape(file, data[file])
    _references(data)
    _enough(data)


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
