"""`ludoteca analyse`: tables for people, JSON for programs, and a report that needs nothing else."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.analysis import Analysis, Budget, PlayedGame, read
from ludoteca.cli import app
from ludoteca.cli.analysis_report import Teller
from ludoteca.games.elfenland.components import KINDS
from ludoteca.words import LANGUAGES, Words

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_lines_are_told_in_words(record: str, tmp_path: Path, language: str) -> None:
    """What was dealt to a hand stays in it, and no line is left in the notation."""
    report, words = tmp_path / "report.html", Words(language, "elfenland", "analysis")
    shown = run(record, "--html", str(report), "--seconds", "0.01", language=language)
    page = Texts()
    page.feed(report.read_text(encoding="utf-8"))
    told = " ".join(page.texts)
    assert words.say("luck-deal") in told
    assert words.say("luck-deal") in shown.output
    assert words.say("analysis-luck-events") in page.texts
    dealt = [line for line in page.texts if words.say("luck-deal") in line and words.say("luck-counter") not in line]
    assert not [kind for kind in KINDS for line in dealt if words.name_of(kind) in line]
    notation = re.compile(rf"\b(take|keep|discard) ({'|'.join(KINDS)}|blind)\b|\b(ride|plan \w+) R\d\d")
    assert not notation.search(told)


def test_a_line_names_whoever_moves_as_far_as_it_can_be_played() -> None:
    """The rest of a line that cannot be played here is told without names."""
    game = read((RECORDS / "dokmus" / "plain-win.jsonl").read_bytes())
    teller = Teller(game, analysis_of_nothing(game), Words("en", "dokmus", "analysis"))
    first, second, *_ = game.plies
    assert first.seat != second.seat
    one, two = teller.line(0, [first.move, second.move]).split(" · ")
    assert one == teller.move(0, first.move)
    assert two.startswith(teller.seat(second.seat))
    assert teller.line(0, [first.move, "rotate B1 cw"]).endswith(Words("en", "dokmus").move("rotate B1 cw")[1:])


def analysis_of_nothing(game: PlayedGame) -> Analysis:
    return Analysis(
        game.header.game, 2, "quick", None, 0, True, False, [], [], [], [], [], "search", Budget(0.15, 6, 0, 0)
    )


def test_a_folder_of_records_is_analysed_game_by_game(record: str, tmp_path: Path) -> None:
    records, reports = tmp_path / "records", tmp_path / "reports"
    (records / "more").mkdir(parents=True)
    text = Path(record).read_text(encoding="utf-8")
    (records / "one.jsonl").write_text(text)
    (records / "more" / "two.jsonl").write_text("".join(text.splitlines(keepends=True)[:20]))
    (records / "bad.jsonl").write_text("{}\n")
    found = run(str(records), "--seat", "1", "--jobs", "2", "--json", "--html", str(reports))
    assert found.exit_code == 1, "one of them is no record"
    assert "bad.jsonl: line 1" in found.stderr
    told = {row["file"]: row for row in map(json.loads, found.stdout.splitlines())}
    alone = json.loads(run(record, "--seat", "1", "--json").stdout)
    assert told["one.jsonl"] == {"file": "one.jsonl", **alone}
    assert {path.relative_to(reports).as_posix() for path in reports.rglob("*.html")} == {
        "index.html",
        "one.jsonl.html",
        "more/two.jsonl.html",
    }
    page = Texts()
    page.feed((reports / "index.html").read_text(encoding="utf-8"))
    assert page.links == ["more/two.jsonl.html", "one.jsonl.html"]


def test_a_folder_without_records_is_named(tmp_path: Path) -> None:
    shown = run(str(tmp_path))
    assert shown.exit_code == 1
    assert "no records" in shown.output


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
