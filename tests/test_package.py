"""The package says what it is made of: licences of the parts that the page holds, and its version."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTICE = (ROOT / "licenses" / "NOTICE.md").read_text(encoding="utf-8")
PARTS = {
    part: (licence, text)
    for part, licence, text in re.findall(r"^\| (\S+) \| (\S+) \| .* \| `(\S+)` \|$", NOTICE, re.MULTILINE)
}


def test_every_part_of_the_page_is_named_with_its_licence() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {*page["dependencies"], "svelte"} <= PARTS.keys()
    for part, (licence, _) in PARTS.items():
        assert locked[f"node_modules/{part}"]["license"] == licence


def test_every_licence_is_there_in_full() -> None:
    folder = ROOT / "licenses"
    assert {text for _, text in PARTS.values()} == {file.name for file in folder.glob("*.txt")}
    for _, text in PARTS.values():
        assert len((folder / text).read_text(encoding="utf-8")) > 1000


def test_the_licence_expression_holds_the_licence_of_every_part() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", *(licence for licence, _ in PARTS.values())}


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    assert found
    assert found[1] == PROJECT["version"]
