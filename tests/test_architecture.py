"""`docs/architecture.md` shows the tree as it is."""

from pathlib import Path

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


def test_every_package_is_in_the_tree() -> None:
    """Packages inside a part of the server, of a game or of the bots are told where that part is."""
    inits = [*(ROOT / PACKAGE).glob("*/__init__.py"), *(ROOT / PACKAGE).glob("*/*/__init__.py")]
    packages = {init.parent.relative_to(ROOT) for init in inits}
    assert packages - drawn() == set()
