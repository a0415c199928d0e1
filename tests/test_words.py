"""Three languages with no missing text."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import laststraw
from ludoteca.core import Event, Question, Refusal, shelf
from ludoteca.core.resources import Resources
from ludoteca.testing.messages import message_ids
from ludoteca.words import LANGUAGES, Words, catalogue, preferred

SOURCE = Path(__file__).parents[1] / "src" / "ludoteca"
LOCALES = SOURCE / "locales"
CATALOGUES = sorted({path.name for path in LOCALES.rglob("*.ftl")})
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
SAYS = {
    "Refusal": ("refusal", 1),
    "refuse": ("refusal", 1),
    "wrong": ("refusal", 0),
    "Question": ("question", 0),
    "Event": ("event", 0),
    "Consequence": ("means", 0),
    "Pick": ("luck", 0),
    "tell": ("event", 0),
    "tell_goods": ("event", 0),
    "tell_places": ("event", 0),
}
"""Which argument of a call is an id, and what it is the id of."""
NAMED = re.compile(r"name = '([a-z]+)'")


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the variables that it uses."""
    path = LOCALES / language / name
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            text = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text))
    return found


def lots(folder: Path) -> set[str]:
    """The message ids of the random events that have a class of their own."""
    ids: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "Lot" for base in node.bases):
                ids |= {f"luck-{found[1]}" for line in node.body if (found := NAMED.fullmatch(ast.unparse(line)))}
    return ids


def spoken(folder: Path) -> set[str]:
    """The message ids that the code of a folder says by a literal."""
    ids: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in SAYS:
                kind, place = SAYS[name]
                given = node.args[place] if len(node.args) > place else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    ids.add(f"{kind}-{given.value}")
            if name == "say" and node.args and isinstance(node.args[0], ast.Constant):
                ids.add(str(node.args[0].value))
    return ids


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages(language: str, name: str) -> None:
    first, other = messages(LANGUAGES[0], name), messages(language, name)
    assert set(first) == set(other)
    for key in first:
        assert first[key] == other[key], f"{key}: the variables differ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_core_and_the_command_line_say_has_words(language: str) -> None:
    known = {key for name in ("common", "analysis", "library") for key in messages(language, f"{name}.ftl")}
    missing = (spoken(SOURCE / "core") | spoken(SOURCE / "cli")) - known
    assert not missing


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_says_has_words(language: str, game: str) -> None:
    known = set(messages(language, "common.ftl")) | set(messages(language, f"{game}.ftl"))
    said = spoken(SOURCE / "games" / game) | lots(SOURCE / "games" / game)
    screen = (SOURCE / "screens" / f"{game}.py").read_text(encoding="utf-8")
    said |= {key for key in re.findall(r'say\(\s*"([a-z0-9-]+)"', screen) if not key.endswith("-")}
    assert not said - known


def test_a_game_is_asked_for_words_of_all_that_it_says() -> None:
    """`ludoteca.testing.words` reads off random games what a catalogue has to hold."""
    wanted = {"game-name", "option-straws", "question-take", "move-take", "refusal-too-many-straws"}
    assert wanted | {"means-next-turn", "means-game-ends", "ending-heap"} <= message_ids(laststraw.BOX)


def test_words_fill_in_their_parameters() -> None:
    for language in LANGUAGES:
        words = Words(language, "dokmus")
        assert "c7" in words.refusal(Refusal("D7.2", "out-of-reach", cell="c7"))
        assert "2" in words.question(Question("place", "D6.3", number=2, left=2, card=3, guardian="yes"))
        assert "4" in words.event(Event("reveal", seat=1, card=4))
        assert "c7" in words.move("place c7")
        assert words.move("draft") != words.move("draft 3")


def test_an_unknown_message_shows_its_id() -> None:
    assert Words("en").say("no-such-message") == "no-such-message"


def test_the_language_of_a_terminal() -> None:
    assert preferred({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred({"LANG": "fr_FR.UTF-8", "LUDOTECA_LANG": "ru"}) == "ru"
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({}) == "en"


def test_a_catalogue_that_is_not_utf_8_is_read_as_far_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package of somebody else brings it; all games are asked for their names together."""
    folder = tmp_path / "garbled" / "locales" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "garbled" / "__init__.py").touch()
    (folder / "laststraw.ftl").write_bytes(b"game-name = caf\xe9\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(type(laststraw.BOX), "resources", Resources(words="garbled:locales"))
    monkeypatch.setattr(shelf, "find", lambda _: laststraw.BOX)
    assert catalogue("en", "laststraw") == "game-name = caf\N{REPLACEMENT CHARACTER}\n"
