"""The page and the server speak of the same things."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_schema_that_the_page_was_typed_from_is_current() -> None:
    """After a change of `server/messages/`: `make web-types`."""
    tool = runpy.run_path(str(ROOT / "tools" / "protocol_schema.py"))
    assert (ROOT / "web" / "src" / "protocol.schema.json").read_text(encoding="utf-8") == tool["schema"]()


def test_the_lock_file_names_no_address_and_misses_nothing() -> None:
    """`npm ci` refuses a lock file that misses packages of other platforms."""
    import json

    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    names = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {optional for entry in packages.values() for optional in entry.get("optionalDependencies", {})}
    assert not wanted - names
