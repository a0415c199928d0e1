"""The index over records: it reads what is new, names what is bad, and counts what the records say."""

import json
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.core import shelf
from ludoteca.core.playout import random_game
from ludoteca.core.record import ResultLine, write
from ludoteca.library import Library, games, report


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "more").mkdir()
    for seed in "123456":
        played = random_game(shelf.box("dokmus"), 2, {}, seed)
        result = played.position.result()
        assert result is not None
        text = write([played.header, *played.lines, ResultLine(result.json())])
        (tmp_path / ("more" if seed > "3" else "") / f"{seed}.jsonl").write_text(text)
    (tmp_path / "bad.jsonl").write_text('{"record": 1, "game": "chess"}\n')
    return tmp_path


def results(folder: Path) -> list[dict[str, object]]:
    paths = [path for path in folder.rglob("*.jsonl") if path.name != "bad.jsonl"]
    return [json.loads(path.read_text().splitlines()[-1])["result"] for path in paths]


def test_it_counts_what_the_records_say(folder: Path) -> None:
    with Library(folder) as library:
        added = library.refresh()
        assert (added.games, added.gone, [bad.place for bad in added.bad]) == (6, 0, ["bad.jsonl"])
        assert games(library) == ["dokmus"]
        told = report(library, "dokmus")
    assert (told.games, told.decided) == (6, 6)
    wins = [sum(seat in result["winners"] for result in results(folder)) for seat in (0, 1)]  # type: ignore[operator]
    assert [(share.name, share.games, share.won) for share in told.seats] == [
        ("2: 1", 6, wins[0]),
        ("2: 2", 6, wins[1]),
    ]
    assert sum(share.games for share in told.first_moves) == 6
    assert all(share.low <= share.share <= share.high for share in told.seats)
    assert told.lengths is not None
    assert told.lengths.shortest <= told.lengths.median <= told.lengths.longest
    assert sum(told.ends.values()) == 6
    assert sum(bar.games for bar in told.histogram) == 6
    assert (told.histogram[0].shortest, len(told.histogram) <= 12) == (told.lengths.shortest, True)
    assert told.histogram[-1].shortest <= told.lengths.longest <= told.histogram[-1].longest


def test_an_option_that_a_record_leaves_out_has_its_usual_value(tmp_path: Path) -> None:
    box = shelf.box("elfenland")
    for seed, options in (("1", {}), ("2", {"rounds": 3}), ("3", {"rounds": 3})):
        played = random_game(box, 2, box.settle(2, options), seed)
        (tmp_path / f"{seed}.jsonl").write_text(write(played.record()))
    with Library(tmp_path) as library:
        library.refresh()
        told = {share.name: share.games for share in report(library, "elfenland").options}
    assert told == {"rounds=3: 1": 2, "rounds=3: 2": 2, "rounds=4: 1": 1, "rounds=4: 2": 1}


def test_only_what_is_new_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library(folder) as library:
        library.refresh()
    read: list[str] = []

    def noting(library: Library, place: str) -> bytes:
        read.append(place)
        return (library.source / place).read_bytes()

    monkeypatch.setattr(Library, "_read", noting)
    (folder / "1.jsonl").unlink()
    (folder / "7.jsonl").write_bytes((folder / "2.jsonl").read_bytes())
    with Library(folder) as library:
        added = library.refresh()
        assert (added.games, added.gone, read) == (1, 1, ["7.jsonl"])
        assert report(library, "dokmus").games == 6


def test_the_records_of_a_server_are_read_where_they_are(folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with sqlite3.connect(data / "ludoteca.db") as database:
        database.execute("CREATE TABLE records (table_id TEXT PRIMARY KEY, text TEXT)")
        database.execute("INSERT INTO records VALUES ('t1', ?)", [(folder / "1.jsonl").read_text()])
    database.close()
    with Library(data, server_data=True, index=":memory:") as library:
        assert library.refresh().games == 1
    with pytest.raises(FileNotFoundError):
        Library(folder, server_data=True)


def test_the_command_prints_tables_json_and_a_page(folder: Path) -> None:
    run, page = CliRunner(), folder / "page.html"
    told = run.invoke(app, ["library", str(folder), "--html", str(page)], env={"LUDOTECA_LANG": "en"})
    assert told.exit_code == 0
    assert "bad.jsonl" in told.stderr
    assert "Victories by number of players and seat" in told.stdout
    text = page.read_text()
    assert text.count("<svg") > 2
    for title in ("Lengths, in moves", "Ends", "Victories by number of players and seat"):
        assert f"<h3>{title}</h3><table>" in text
    again = run.invoke(app, ["library", str(folder), "--json"], env={"LUDOTECA_LANG": "en"})
    assert json.loads(again.stdout)[0]["decided"] == 6
    missing = run.invoke(app, ["library", str(folder / "nowhere")])
    assert missing.exit_code == 2
