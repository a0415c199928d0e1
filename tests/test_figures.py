"""The figures of the rules: every record replays, every text shows them, and the terminal draws them."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca import figures, rulebook, screens
from ludoteca.core import replay, shelf
from ludoteca.words import LANGUAGES, Words

FIGURES = Path(__file__).parents[1] / "docs" / "rules" / "figures"
GAMES = ("dokmus", "elfenland", "tindaya")
WORD = re.compile(r"[\w,-]+")


def shown(game: str, language: str) -> tuple[list[str], list[str]]:
    """The figures of the newcomer's pages and of the numbered rules, in their order."""
    how, rules = rulebook.how_to_play(game, language), rulebook.text(game, language)
    assert how is not None
    assert rules is not None
    return tuple([found["name"] for found in figures.LINE.finditer(text.markdown)] for text in (how, rules))  # type: ignore[return-value]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_its_position(game: str) -> None:
    """The record replays as far as the ply, and a seat that is offered choices has the turn."""
    box = shelf.box(game)
    for name, figure in figures.figures(box).items():
        picture = figures.picture(box, figure)
        assert picture.view.seat == figure.seat, name
        assert bool(picture.legal) == figure.choices, name
        assert all(any(word in move.split() for move in picture.legal) for word in figure.picks), name
        assert len(picture.moves) == figure.last, name
        assert all(WORD.fullmatch(word) for word in figure.highlights), name


@pytest.mark.parametrize("path", sorted(FIGURES.glob("*/*.record")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_record_replays_and_is_used(path: Path) -> None:
    played = replay(path.read_bytes())
    assert played.header.game == path.parent.name
    assert path.stem in {figure.record for figure in figures.figures(shelf.box(path.parent.name)).values()}


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_show_the_same_figures(game: str) -> None:
    how, rules = shown(game, "en")
    for language in LANGUAGES:
        assert shown(game, language) == (how, rules)
    assert len(set(how)) >= 6
    assert len(set(rules)) >= 10
    assert {*how, *rules} == figures.figures(shelf.box(game)).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_stands_in_a_line_of_its_own_with_a_caption(game: str) -> None:
    for language in LANGUAGES:
        for text in (rulebook.how_to_play(game, language), rulebook.text(game, language)):
            assert text is not None
            lines = [line for line in text.markdown.splitlines() if "figure:" in line]
            assert all(figures.LINE.fullmatch(line) for line in lines)
            assert all(len(found["caption"]) > 20 for found in figures.LINE.finditer(text.markdown))
            assert "<!--" not in text.markdown


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_draws_them(game: str) -> None:
    for picture in figures.pictures(game).values():
        console = Console(file=io.StringIO(), width=160, force_terminal=True)
        console.print(screens.draw(picture.view, Words("fr", game)))
        assert len(console.file.getvalue()) > 500  # type: ignore[attr-defined]


def test_a_game_without_figures_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    box = shelf.box("dokmus")
    monkeypatch.setattr(rulebook, "rule_folders", lambda _: [tmp_path])
    assert figures.figures(box) == {}
