"""`docs/architecture.md` shows the tree and the imports as they are; the page of a game names its modules."""

import re
from functools import cache
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/ludoteca")


def drawn() -> set[Path]:
    """The files and folders of the tree in the document."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    tree = text.partition(f"```\n{PACKAGE}/\n")[2].partition("```")[0]
    assert tree, "the tree is missing"
    found, above = {PACKAGE}, [PACKAGE]
    for row in tree.splitlines():
        name, depth = row.split()[0], (len(row) - len(row.lstrip())) // 2
        above = above[:depth] if depth else [Path()]
        found.add(above[-1] / name)
        above.append(above[-1] / name)
    return found


def test_what_the_tree_names_exists() -> None:
    assert [path for path in sorted(drawn()) if not (ROOT / path).exists()] == []


def test_where_to_look_is_there() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = text.partition("## Where to look\n")[2].partition("\n## ")[0]
    named = re.findall(r"`([\w<>./]+[/.][\w.]*)`", table.replace("src/ludoteca/", ""))
    games = ("dokmus", "elfenland", "tindaya")
    paths = {name.replace("<game>", game) for name in named for game in games}
    assert len(paths) > 10
    assert {path for path in paths if not (ROOT / PACKAGE / path).exists()} == set()


def test_every_package_is_in_the_tree() -> None:
    """Packages inside a part of the server, of a game or of the bots are told where that part is."""
    inits = [*(ROOT / PACKAGE).glob("*/__init__.py"), *(ROOT / PACKAGE).glob("*/*/__init__.py")]
    packages = {init.parent.relative_to(ROOT) for init in inits}
    assert packages - drawn() == set()


def test_every_module_beside_the_packages_is_in_the_tree() -> None:
    files = [file.relative_to(ROOT) for part in ("*.py", "server/*.py") for file in (ROOT / PACKAGE).glob(part)]
    assert {file for file in files if not file.name.startswith("__")} - drawn() == set()


def test_modules_are_small() -> None:
    """Nobody looks for a thing in more than 600 lines. `protocol.ts` is made from a schema."""
    ours = [ROOT / place for place in ("src/ludoteca", "bench", "tools", "web/src", "web/e2e", "web/scripts", "tests")]
    files = [file for place in ours for end in ("py", "ts", "svelte", "js") for file in place.rglob(f"*.{end}")]
    built = {"static", "node_modules"}
    long = {
        file.relative_to(ROOT).as_posix()
        for file in files
        if not built & set(file.parts) and len(file.read_text(encoding="utf-8").splitlines()) > 600
    }
    assert long == {"web/src/protocol.ts"}


def test_the_page_tells_of_components_that_are_there() -> None:
    text = (ROOT / "web/README.md").read_text(encoding="utf-8")
    table = text.partition("| part of `Play` |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`([A-Z]\w+)`", row.split("|")[1])}
    assert len(named) > 10
    assert {name for name in named if not (ROOT / f"web/src/parts/{name}.svelte").exists()} == set()


@cache
def imports() -> dict[str, set[str]]:
    """What every part of the package imports of the others."""
    graph, found = grimp.build_graph("ludoteca"), dict[str, set[str]]()
    for module in graph.modules - {"ludoteca"}:
        part = module.split(".")[1]
        imported = {name.split(".")[1] for name in graph.find_modules_directly_imported_by(module) if "." in name}
        found.setdefault(part, set()).update(imported - {part})
    return found


def reached(graph: dict[str, set[str]], part: str) -> set[str]:
    return graph.get(part, set()).union(*(reached(graph, other) for other in graph.get(part, ())))


def test_the_picture_shows_what_imports_what() -> None:
    """By arrows, directly or over others: no import is missing, and none is told that is not there."""
    picture = (
        (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("```mermaid\n")[2].partition("```")[0]
    )
    arrows = re.findall(r"^ +(\w+)(?:\[.*?\])? (?:-- .* )?--> (\w+)", picture, re.MULTILINE)
    shown = {start: {end for one, end in arrows if one == start} for start, _ in arrows}
    parts = imports().keys() - {"__main__"}
    assert {part: reached(shown, part) for part in parts} == {part: reached(imports(), part) for part in parts}


@pytest.mark.parametrize("game", ["dokmus", "elfenland", "tindaya"])
def test_the_page_of_a_game_names_its_modules(game: str) -> None:
    page = (ROOT / f"docs/games/{game}.md").read_text(encoding="utf-8")
    names = [one.name for one in (ROOT / PACKAGE / "games" / game).iterdir() if not one.name.startswith("__")]
    modules = {name if name.endswith(".py") else f"{name}/" for name in names}
    assert {name for name in modules if not re.search(rf"(?<!\w){re.escape(name)}", page)} == set()


def test_every_part_for_other_programs_has_a_page_of_its_interface() -> None:
    """What our own commands and pages are made of has none."""
    documented = {page.stem for page in (ROOT / "docs/api").glob("*.md")}
    inside = {"cli", "games", "screens", "server"}
    packages = {init.parent.name for init in (ROOT / PACKAGE).glob("*/__init__.py")}
    assert packages - inside == documented
