"""The rules for players are complete in every language, and what they point to is there."""

import ast
import re
from pathlib import Path

import pytest

from ludoteca import rulebook
from ludoteca.words import LANGUAGES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
GAMES = ("dokmus", "elfenland", "tindaya")
POINTER = re.compile(r"`([\w./-]+/[\w-]+\.(?:json|toml|md|py))`")
LINK = re.compile(r"\]\(([^):#]+)[)#]")
ID = re.compile(r"[A-Z]{1,2}\d+(?:\.\d+)*")
INVARIANTS = re.compile(r"D14\.\d")
"""Laws of the engine that no player can break, so that nothing said to players cites them."""
TEXTS = sorted(RULES.glob("*/*.md"))
FOR_PLAYERS = sorted(path for language in LANGUAGES for path in (RULES / language).glob("*.md"))
IDENTIFIER = re.compile(r"`|\b[a-z]+_[a-z]+|\b[a-z]+\.[a-z]+\b|\b(?:row|column|rangée|colonne|ряд|столбец) 0\b")
"""What belongs to data files, to code, or to coordinates that are not printed on any board."""


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_files_and_links_lead_somewhere(path: Path) -> None:
    text = path.read_text()
    named = POINTER.findall(text)
    missing = [name for name in named if not any((place / name).is_file() for place in (ROOT, path.parent))]
    missing += [link for link in LINK.findall(text) if not (path.parent / link).is_file()]
    assert not missing


@pytest.mark.parametrize("path", FOR_PLAYERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_players_read_no_identifiers(path: Path) -> None:
    text = re.sub(r"\]\([^)]*\)", "]", path.read_text())
    assert IDENTIFIER.findall(text) == []


def test_rules_name_their_data() -> None:
    """The search above finds something."""
    for game in ("dokmus", "elfenland"):
        assert POINTER.search((RULES / "engine" / f"{game}.md").read_text())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    found, english = rulebook.text(game, language), rulebook.paragraphs(game, "en")
    assert found is not None
    assert found.language == language
    assert list(rulebook.paragraphs(game, language)) == list(english)
    assert len(english) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_fits_two_pages(game: str, language: str) -> None:
    found = rulebook.how_to_play(game, language)
    assert found is not None
    assert found.language == language
    assert 400 < len(found.markdown.split()) < 1400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_game_cites_can_be_read(game: str, language: str) -> None:
    """Every rule id in the code of a game: refusals, questions, warnings, options, whose turn it is."""
    cited = {found for found in cites(game) if not INVARIANTS.fullmatch(found)}
    assert len(cited) > 40
    assert cited <= rulebook.paragraphs(game, language).keys()


def cites(game: str) -> set[str]:
    modules = (ROOT / "src" / "ludoteca" / "games" / game).rglob("*.py")
    boards = (ROOT / "web" / "src" / "boards" / game).glob("*.ts")
    texts = {
        node.value
        for path in modules
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    letter = game[0].upper()
    texts |= {found for path in boards for found in re.findall(rf"'({letter}\d+(?:\.\d+)*)'", path.read_text())}
    return {text for text in texts if ID.fullmatch(text)}


def test_another_language_is_answered_in_english() -> None:
    found = rulebook.text("dokmus", "xx")
    assert found is not None
    assert found.language == "en"


def test_a_rule_is_found_in_any_case_and_in_the_engines_part() -> None:
    assert (rulebook.paragraph("dokmus", "d7.5", "fr") or "").startswith("- **D7.5 ")
    assert "E38" in (rulebook.paragraph("dokmus", "E38", "fr") or "")
    assert rulebook.paragraph("dokmus", "D99", "fr") is None
