"""The packages that `make` installs are pinned with hashes, and no file names a registry."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = re.compile(r"[A-Za-z0-9._-]+")


def pinned(file: str) -> dict[str, list[str]]:
    """The versions of each package that a file allows, each with at least one hash."""
    found: dict[str, list[str]] = {}
    for entry in (ROOT / file).read_text(encoding="utf-8").replace("\\\n", "").splitlines():
        if entry.startswith("#"):
            continue
        assert "--hash=sha256:" in entry, entry
        name, _, rest = entry.partition("==")
        found.setdefault(name, []).append(rest.split()[0])
    return found


def canonical(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def wanted() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()]
    every = [
        *project["project"]["dependencies"],
        *project["build-system"]["requires"],
        *(one for g in groups for one in g),
    ]
    return {canonical(one) for one in every if isinstance(one, str)} - {"ludoteca"}


def test_every_package_is_pinned() -> None:
    assert wanted() <= pinned("constraints.txt").keys()
    assert set(pinned("tools/uv.txt")) == {"uv"}


@pytest.mark.parametrize("file", ["constraints.txt", "tools/uv.txt", "web/package-lock.json"])
def test_no_registry_is_named(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert not re.search(r"--(extra-)?index-url|--find-links|\"resolved\"|pypi\.org|registry\.", text)


def test_what_is_installed_is_what_is_pinned() -> None:
    for name, versions in pinned("constraints.txt").items():
        try:
            assert version(name) in versions, name
        except PackageNotFoundError:
            continue
