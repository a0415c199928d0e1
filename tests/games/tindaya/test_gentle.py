"""The gentler house values of `docs/games/tindaya-gentle`: playable, and nothing but house values differs."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Seeded, playout
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.data_files import supplied

FOLDER = Path(__file__).parents[3] / "docs" / "games" / "tindaya-gentle"
FILES: dict[str, Any] = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.json")}


def house(entry: dict[str, Any], field: str) -> bool:
    """A field not named in `field_sources` comes from the seed where there is such a list."""
    sources = entry.get("field_sources")
    return entry["source"] == "house" and (sources is None or sources.get(field) == "house")


@pytest.mark.parametrize("name", sorted(FILES))
def test_only_house_values_differ(name: str) -> None:
    """T1.6."""
    theirs = {entry["id"]: entry for entry in supplied()[name]["entries"]}
    ours = {entry["id"]: entry for entry in FILES[name]["entries"]}
    assert theirs != ours
    assert theirs.keys() <= ours.keys()
    for key, entry in ours.items():
        before = theirs.get(key)
        if before is None:
            assert entry["source"] == "house"
            continue
        changed = {field for field in entry | before if entry.get(field) != before.get(field)} - {"reason"}
        assert all(house(before, field) for field in changed), (key, changed)
    for field, value in supplied()[name].items():
        if field != "entries":
            assert FILES[name][field] == value


def test_it_is_playable() -> None:
    """T1.6."""
    position = BOX.new(2, BOX.settle(2, {"data": FILES}), Seeded(1))
    assert position.kit.doom == len(FILES["anger_track"]["entries"]) - 1
    playout(position, Seeded(2))
    assert position.result() is not None
