"""Names are those that their field uses: private words that the code once had do not come back (CONTRIBUTING.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
RETIRED = {
    "chore": "job",
    "deed": "choice, work",
    "deeds": "moves, commands",
    "errand": "job",
    "errands": "idol sales",
    "farewell": "deletion, closing",
    "farsight": "search evaluation",
    "foresight": "rollout",
    "glance": "quick evaluation, visibility",
    "habits": "rollout policy",
    "happenings": "events",
    "hopes": "values",
    "laps": "rounds",
    "manner": "settings",
    "mind": "game model",
    "renown": "point value",
    "runners": "arms, moves",
    "sight": "projection, observation",
    "steptext": "step codec",
    "thought": "search settings",
    "voyages": "sea plan",
    "warmth": "temperature",
    "whims": "policy noise",
}
"""By the word, what is said instead."""
ROOMS = {"books", "farewell", "guard", "hours", "house", "lists", "lines", "luck", "match", "pages", "room", "sight"}
"""Modules of the server and of its tables that had these names say what they hold now."""
DECLARED = re.compile(
    r"""\b(?:class|interface|type|function|const|let)\s+(\w+)
    | ^[ ]+(?:(?:readonly|private|protected|static|async|override)\s)*\#?(\w+)\??(?:[:(]|[ ]=[ ])""",
    re.MULTILINE | re.VERBOSE,
)


def names_of(file: Path) -> Iterator[str]:
    """What a file and the things in it are called."""
    yield file.name.partition(".")[0]
    source = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from (name for found in DECLARED.finditer(source) for name in found.groups() if name)
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def words_of(name: str) -> set[str]:
    """`quick_evaluation`, `quickEvaluation` and `QuickEvaluation` are the same two words."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def retired(file: Path) -> list[tuple[str, str]]:
    return [(name, RETIRED[word]) for name in names_of(file) for word in words_of(name) & RETIRED.keys()]


def test_no_name_is_of_the_private_vocabulary() -> None:
    files = [
        file
        for part, ends in (
            ("src/ludoteca", ("py",)),
            ("bench", ("py",)),
            ("tools", ("py",)),
            ("tests", ("py",)),
            ("examples", ("py",)),
            ("web/src", ("ts", "svelte")),
            ("web/test", ("ts",)),
            ("web/e2e", ("js",)),
            ("web/scripts", ("js", "py")),
            ("docs", ("py",)),
        )
        for end in ends
        for file in (ROOT / part).rglob(f"*.{end}")
        if "node_modules" not in file.parts
    ]
    assert len(files) > 500
    assert {file.relative_to(ROOT).as_posix(): found for file in files if (found := retired(file))} == {}


def test_a_private_word_would_be_found(tmp_path: Path) -> None:
    python, page = tmp_path / "warmth.py", tmp_path / "board.ts"
    python.write_text("def of(hopes): whims = 1\nclass QuickGlance:\n    pass\n", encoding="utf-8")
    page.write_text("interface Props {\n  readonly deeds: string[];\n}\nconst lastHappenings = 1;\n", encoding="utf-8")
    assert {name for name, _ in retired(python)} == {"warmth", "hopes", "whims", "QuickGlance"}
    assert {name for name, _ in retired(page)} == {"deeds", "lastHappenings"}


def test_no_module_of_the_server_is_named_for_a_room() -> None:
    package = ROOT / "src/ludoteca"
    modules = {file for part in ("server", "tables") for file in (package / part).rglob("*.py")}
    assert {file.relative_to(package).as_posix() for file in modules if file.stem in ROOMS} == set()
