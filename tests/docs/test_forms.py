"""Pages of one kind have one form, and lists in the documents are complete."""

import json
import re
from datetime import date
from pathlib import Path

import pytest
import typer.main

from ludoteca.cli import app
from ours import GAMES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DECISIONS = sorted(set((DOCS / "decisions").glob("*.md")) - {DOCS / "decisions" / "index.md"})
STATUS = {"forbidden": "403", "missing": "404", "conflict": "409"}
REFUSED = re.compile(r"\b(forbidden|missing|conflict|RequestRefused)\((?:(\d+), )?\"([a-z-]+)\"")


def headings(page: Path, level: str = "##") -> list[str]:
    return re.findall(rf"^{level} (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_a_date_a_status_alternatives_and_consequences(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = re.match(r"# .+\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (accepted|replaced)\n\n## Decision\n", text)
    assert found
    date.fromisoformat(found[1])
    assert headings(page) == ["Decision", "Alternatives", "Consequences"]


def test_the_list_of_decisions_is_complete() -> None:
    listed = re.findall(
        r"^\| \[(.+)\]\((.+)\) \| (.+) \| (.+) \|$", (DOCS / "decisions/index.md").read_text(), re.MULTILINE
    )
    assert [name for _, name, _, _ in listed] == [page.name for page in DECISIONS]
    for title, name, day, status in listed:
        text = (DOCS / "decisions" / name).read_text(encoding="utf-8")
        assert text.startswith(f"# {title}\n\n- Date: {day}\n- Status: {status}\n")


def test_every_command_is_listed() -> None:
    listed = re.findall(r"^\| `([a-z]+)` \|", (DOCS / "command-line.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(typer.main.get_group(app).commands)


def test_every_refusal_of_the_server_is_listed_with_its_status() -> None:
    """The answer codes of the protocol."""
    page = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## Answer codes")[2]
    listed = {
        (status, reason)
        for status, reasons in re.findall(r"^\| (\d{3}) \| (.+?) \|", page, re.MULTILINE)
        for reason in re.findall(r"`([a-z-]+)`", reasons)
    }
    sources = [file for part in ("server", "tables") for file in (ROOT / "src/ludoteca" / part).rglob("*.py")]
    used = {
        (status or STATUS[name], reason)
        for file in sources
        for name, status, reason in REFUSED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(used) > 40
    assert used <= listed


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_the_order_of_all_of_them(game: str) -> None:
    order = ["Usage", "Rules", "Observation", "Action", "Rewards", "Termination", "Versions", "Baseline"]
    order += ["Options", "The code", "Your own data"]
    assert headings(DOCS / "games" / f"{game}.md")[: len(order)] == order


@pytest.mark.parametrize("game", GAMES)
def test_the_baseline_of_a_game_is_what_was_measured(game: str) -> None:
    """The rows of the table are the matches kept in `docs/ladder`."""
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8").partition("## Baseline")[2]
    rows = re.findall(r"^\| `([\w:-]+)` \| .+ \| (\d) \| (\d+) \| ([\d.]+) % \|", page, re.MULTILINE)
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in (DOCS / "ladder").glob(f"{game}-*.json")]
    measured = {
        (bot["bot"], str(match["players"]), str(match["games"]), f"{bot['share']:.1%}"[:-1])
        for match in kept
        for bot in match["bots"]
    }
    assert len(rows) == len(kept)
    assert set(rows) <= measured
