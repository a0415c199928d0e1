"""Whatever a board can show has an entry in the glossary, in every language, with a rule that exists."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca import rulebook
from ludoteca.cli import app
from ludoteca.games.elfenland.board import TERRAINS as ROADS
from ludoteca.glossary import entries, search
from ludoteca.words import LANGUAGES

GAMES = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


def data(game: str, name: str) -> Any:
    return json.loads((GAMES / game / "data" / f"{name}.json").read_text(encoding="utf-8"))


def ids(name: str, field: str = "id") -> list[str]:
    return [row[field] for row in data("tindaya", name)["entries"]]


def shown_in_tindaya() -> Iterator[str]:
    yield from (f"resource-{key}" for key in (*ids("resources"), "pig", "goat"))
    yield from (f"idol-{key}" for key in ids("idols") if key != "offering")
    yield from (f"idol-offering_{gods}" for gods in ("acoran", "moneiba", "acoran_moneiba"))
    yield from (f"market-{key}" for key in ids("market"))
    yield from (f"tribe-{key}" for key in ids("tribes"))
    yield from (f"traitor-{key}" for key in ids("traitor"))
    yield from (f"anger-{key}" for key in ids("anger_track"))
    yield from (f"objective-{key}" for key in ids("objectives_secret"))
    yield from (f"catastrophe-{key}" for god in ("acoran", "moneiba") for key in ids(f"catastrophes_{god}"))
    yield from (f"terrain-{key}" for key in ["sea", "trench", "volcano", "forest", "coast", "mountain"])
    yield from (f"invention-{key}" for key in ids("inventions"))
    yield from (f"trade-{key}" for key in ids("trades"))
    yield from (f"building-{key}" for key in ("dock", "sty", "pen", "field", "fort"))
    yield from (f"token-{key}" for key in ("wood", "clay", "ore_start", "ore_volcanic"))
    sequence = {event for row in data("tindaya", "events")["entries"] for event in row["sequence"]}
    yield from (event.replace("_", "-") if event.startswith("ship") else f"disaster-{event}" for event in sequence)


def shown_in_elfenland() -> Iterator[str]:
    yield from (f"kind-{row['id']}" for row in data("elfenland", "transport")["transports"])
    yield from (f"terrain-{key}" for key in (*ROADS, "river", "mare_magnum", "mare_nebulae"))


TERRAINS = ("meadow", "forest", "ruins", "volcano", "mountain", "water", "small", "large")


def shown_in_dokmus() -> Iterator[str]:
    yield from (
        f"terrain-{key}" for key in ["meadow", "forest", "ruins", "volcano", "mountain", "water", "small", "large"]
    )
    yield from (f"card-{number}" for number in range(1, 6))


SHOWN = {"dokmus": shown_in_dokmus, "elfenland": shown_in_elfenland, "tindaya": shown_in_tindaya}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_everything_in_the_box_is_explained(game: str, language: str) -> None:
    known = {entry.id for entry in entries(game, language)}
    assert not set(SHOWN[game]()) - known
    assert len(known) == len(entries(game, language))


@pytest.mark.parametrize("game", SHOWN)
def test_what_the_board_of_the_page_marks_is_explained(game: str) -> None:
    """Ids that stand in the page as they are; others are made of the words of the notation."""
    known = {entry.id for entry in entries(game, "en")}
    sources = [
        path.read_text(encoding="utf-8") for path in (BOARDS / game).iterdir() if path.suffix in (".ts", ".svelte")
    ]
    marked = {found for text in sources for found in re.findall(r"\bconcept-[a-z-]+[a-z]\b", text)}
    assert marked <= known


@pytest.mark.parametrize("game", SHOWN)
def test_every_entry_cites_the_same_good_rule_in_every_language(game: str) -> None:
    cited = {language: {entry.id: entry.rule for entry in entries(game, language)} for language in LANGUAGES}
    assert cited["en"] == cited["fr"] == cited["ru"]
    for rule in set(cited["en"].values()):
        assert rulebook.paragraph(game, rule, "en"), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_every_entry_says_what_a_thing_is_in_sentences(game: str, language: str) -> None:
    for entry in entries(game, language):
        assert entry.name[0].isupper() or not entry.name[0].isalpha()
        for text in (entry.what, entry.use, entry.get):
            assert re.search(r"[.!]$", text) or not text, (entry.id, text)
        assert len(entry.what) > 5
        assert max(len(re.findall(r"\w+", sentence)) for sentence in re.split(r"[.;:]", entry.what)) <= 25


def test_anger_says_its_radius() -> None:
    told = {entry.id: entry for entry in entries("tindaya", "en")}
    for row in data("tindaya", "anger_track")["entries"]:
        if not row["doom"]:
            assert f" {row['radius']} hex" in told[f"anger-{row['id']}"].use


def test_prices_are_those_of_the_chart() -> None:
    told = {entry.id: entry.what for entry in entries("elfenland", "en")}
    for row in data("elfenland", "transport")["transports"]:
        prices = dict(re.findall(r"(plains|forest|desert|mountain)s? (\d)", told[f"kind-{row['id']}"]))
        assert prices == {terrain: str(cards) for terrain, cards in row["cost"].items()}


def test_goods_are_those_of_the_data() -> None:
    told = {entry.id: entry for entry in entries("tindaya", "en")}
    for row in data("tindaya", "resources")["entries"]:
        use = told[f"resource-{row['id']}"].use
        feeds = re.search(r"feeds (\d)", use)
        assert int(feeds[1] if feeds else 0) == row["rations"], row["id"]
        assert ("spoils" in use, "is fire" in use, "is a weapon" in use) == (
            row["perishable"],
            row["fire"],
            row["weapon"],
        ), row["id"]


def test_search_finds_names_before_texts() -> None:
    assert [entry.id for entry in search("tindaya", "en", "VEXED")] == ["anger-orange_1"]
    assert {entry.id for entry in search("tindaya", "ru", "цунами")} == {"disaster-tsunami"}
    assert "god-moneiba" in {entry.id for entry in search("tindaya", "en", "hunger or cold")}
    assert search("tindaya", "fr", "xyzzy") == []


def test_the_command_tells_what_a_thing_is() -> None:
    told = CliRunner().invoke(app, ["rules", "tindaya", "--glossary", "tibicenas", "-l", "en"])
    assert told.exit_code == 0
    assert "Demon dogs" in told.output
    assert "T20.7" in told.output
    assert CliRunner().invoke(app, ["rules", "tindaya", "--glossary", "xyzzy"]).exit_code == 1
