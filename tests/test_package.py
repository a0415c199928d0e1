"""The package says what it is made of: licences of the parts that the page holds, and its version."""

import json
import re
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RELEASE = runpy.run_path(str(ROOT / "tools" / "release_check.py"))
METADATA = runpy.run_path(str(ROOT / "tools" / "package_metadata.py"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTICE = (ROOT / "licenses" / "NOTICE.md").read_text(encoding="utf-8")
PARTS = {
    part: (licence, text)
    for part, licence, text in re.findall(r"^\| (\S+) \| (\S+) \| .* \| `(\S+)` \|$", NOTICE, re.MULTILINE)
}
INSIDE = {"CPython": "pyodide"}
"""Parts that come inside a package, and its name."""


def test_every_part_of_the_page_is_named_with_its_licence() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {*page["dependencies"], "svelte"} <= PARTS.keys()
    for part, (licence, _) in PARTS.items():
        assert part in INSIDE or locked[f"node_modules/{part}"]["license"] == licence


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


def test_a_released_readme_has_absolute_links_to_its_version() -> None:
    shown = METADATA["readme"](README, "https://example.org/ludoteca", "v1.0")
    assert "](https://example.org/ludoteca/raw/v1.0/docs/pictures/home.png)" in shown
    assert "](https://example.org/ludoteca/blob/v1.0/docs/tutorial.md)" in shown
    assert 'src="https://example.org/ludoteca/raw/v1.0/docs/pictures/phone.png"' in shown
    assert not re.search(r'\]\((?!https?:|#)|src="(?!https?:)', shown)


def test_a_readme_without_a_public_address_has_words_instead_of_links() -> None:
    shown = METADATA["readme"](README, None, "v1.0")
    assert "- Tutorial: a first game" in shown
    assert not re.search(r"\]\((?!https?:|#)|<img", shown)


def test_the_address_comes_from_who_releases() -> None:
    assert METADATA["address"]({}) is None
    assert METADATA["address"]({"LUDOTECA_REPOSITORY": "https://example.org/l/"}) == "https://example.org/l"
    assert METADATA["address"]({"GITHUB_REPOSITORY": "a/b"}) == "https://github.com/a/b"
    assert METADATA["urls"]("https://example.org/l", "v1.0")["Repository"] == "https://example.org/l"


PAGE = "ludoteca/server/static"
ASSETS = ("index.html", "sw.js", "assets/index-a.js", "assets/index-a.css", "assets/source-sans-3-a.woff2")
LICENCES = ("LICENSE", "licenses/NOTICE.md", "licenses/OFL-1.1.txt")


@pytest.mark.parametrize(
    "part",
    [
        "ludoteca/bots/data/master-dokmus-2.onnx",
        "ludoteca/bots/data/arena.json",
        "ludoteca/analysis/data/calibration.json",
        "ludoteca/cli/analysis_report.html",
        "ludoteca/lessons/data/tindaya/moments.json",
        "ludoteca/locales/ru/web-board.ftl",
        "ludoteca/rules/fr/dokmus-how-to-play.md",
        "ludoteca/server/db/migrations/versions/0001_the_first_schema.py",
        f"{PAGE}/site.webmanifest",
        f"{PAGE}/engine/0a1b/kernel.wasm",
        f"{PAGE}/engine/0a1b/master-dokmus-2.onnx",
        f"{PAGE}/engine/0a1b/shelf/games.json",
    ],
)
def test_a_wheel_that_lacks_a_part_is_not_released(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = [
        *RELEASE["packaged"](ROOT),
        *(f"{PAGE}/engine/0a1b/{name}" for name in RELEASE["ENGINE"]),
        *(f"{PAGE}/{name}" for name in (*ASSETS, "assets/alegreya-a.woff2")),
        *(f"ludoteca-0.dist-info/licenses/{name}" for name in LICENCES),
    ]
    wanted = [*RELEASE["WHEEL_HOLDS"], *map(re.escape, RELEASE["packaged"](ROOT))]
    RELEASE["check_contents"]("a wheel", names, wanted)
    with pytest.raises(SystemExit, match="missing"):
        RELEASE["check_contents"]("a wheel", [name for name in names if name != part], wanted)
