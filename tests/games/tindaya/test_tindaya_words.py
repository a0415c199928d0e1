"""Everything that the engine can say has words."""

import re
from pathlib import Path

import pytest

from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.flow import STEPS
from ludoteca.games.tindaya.moves import FORMS
from ludoteca.games.tindaya.steps import Ask
from ludoteca.words import LANGUAGES, Words

TINDAYA = Path(__file__).parents[3] / "src/ludoteca/games/tindaya"
SOURCE = "\n".join(path.read_text() for path in TINDAYA.rglob("*.py"))
DISCOUNTS = {"invention-discount", "market-discount"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_moves_and_options_have_words(language: str) -> None:
    words = Words(language, "tindaya")
    asked = {name for name, step in STEPS.items() if issubclass(step, Ask)} - DISCOUNTS
    wanted = {f"question-{name}" for name in asked}
    wanted |= {f"move-{form.words[0]}" for form in FORMS}
    wanted |= {f"option-{option.key}" for option in BOX.options}
    assert not {key for key in wanted if not words.has(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_have_words(language: str) -> None:
    words = Words(language, "tindaya")
    events = set(re.findall(r'tell\(\s*"([a-z-]+)"', SOURCE)) | set(re.findall(r'else "(offering-[a-z]+)"', SOURCE))
    reasons = set(re.findall(r'reason(?:: ClassVar\[str\])? = "([a-z-]+)"', SOURCE))
    wanted = {f"event-{name}" for name in events} | {f"refusal-{name}" for name in reasons}
    assert len(wanted) > 30
    assert not {key for key in wanted if not words.has(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_have_words_on_the_page(language: str) -> None:
    page = Path(__file__).parents[3] / "src/ludoteca/locales" / language / "web-tindaya.ftl"
    reasons = re.findall(r'Loss\("[^"]+", "([a-z-]+)"', (TINDAYA / "warning.py").read_text())
    assert reasons
    assert not {reason for reason in reasons if f"\nwarning-{reason} =" not in page.read_text()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_points_change_has_words(language: str) -> None:
    words = Words(language, "tindaya")
    reasons = set(re.findall(r'add_(?:all_)?points\(.*, "([a-z_]+)"\)', SOURCE)) | set(
        re.findall(r'yield "([a-z]+)"', SOURCE)
    )
    reasons |= set(re.findall(r'def points\(self\) -> str:\s+return "([a-z_]+)"', SOURCE))
    assert len(reasons) == 14
    assert not {reason for reason in reasons if words.say("points-reason", reason=reason) == reason}


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_names(language: str) -> None:
    words, kit = Words(language, "tindaya"), kit_of({})
    wanted = {f"resource-{key}" for key in kit.kinds} | {f"idol-{idol.key}" for idol in kit.idols}
    wanted |= {f"trade-{trade.key}" for trade in kit.trades} | {f"building-{trade.building}" for trade in kit.trades}
    wanted |= {f"catastrophe-{key}" for cards in kit.catastrophes for key in cards}
    wanted |= {f"anger-{space}" for space in kit.spaces}
    assert not {key for key in wanted if not words.has(key)}
