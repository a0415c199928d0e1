"""`ludoteca analyse`: tables for people, JSON for programs, and a report that needs nothing else."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli import app
from ludoteca.words import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["analyse", *arguments], env={"LUDOTECA_LANG": language, "COLUMNS": "160"})


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The first decisions of a game, so that an analysis takes a second."""
    lines = (RECORDS / "elfenland" / "rounds.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path_factory.mktemp("analyse") / "game.jsonl"
    file.write_text("".join(lines[:30]), encoding="utf-8")
    return str(file)


class Texts(HTMLParser):
    """Collects what a page refers to, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            if name == "id" and value is not None:
                self.ids.append(value)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_whole_in_every_language(record: str, tmp_path: Path, language: str) -> None:
    report = tmp_path / "report.html"
    shown = run(record, "--html", str(report), "--seconds", "0.01", language=language)
    assert shown.exit_code == 0, shown.output
    page = Texts()
    text = report.read_text(encoding="utf-8")
    page.feed(text)
    assert f'<html lang="{language}">' in text
    assert "url(" not in text
    assert "<script" not in text
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert all(link.startswith("#") for link in page.links), "a report asks for nothing from elsewhere"
    assert not [one for one in page.texts if "analysis-" in one or "mark-" in one or "move-" in one]


def test_a_program_gets_json_and_the_same_twice(record: str) -> None:
    first, second = run(record, "--json", "--seat", "0"), run(record, "--json", "--seat", "0", "--jobs", "2")
    assert first.exit_code == 0, first.output
    found = json.loads(first.stdout)
    assert found == json.loads(second.stdout)
    assert {decision["seat"] for decision in found["decisions"]} == {0}
    assert not found["finished"]


def test_a_seat_that_is_not_there_is_named(record: str) -> None:
    shown = run(record, "--seat", "9")
    assert shown.exit_code == 1
    assert "no seat 9" in shown.output


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("{}\n")
    shown = run(str(file))
    assert shown.exit_code == 1
    assert "line 1" in shown.output
