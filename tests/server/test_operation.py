"""What a host needs: health, metrics, headers, logs, backup and restore, migrations."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
from alembic import command

from ludoteca.server.db import migrations
from ludoteca.server.db.engine import sqlite_engine
from server.parts import Server, Someone
from server.test_live import some_moves


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz", timeout=30).text == "ok\n"
    ann = Someone(server.url)
    ann.create("dokmus", "me", "me", start=True)
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    values = dict(row.rsplit(" ", 1) for row in text.splitlines() if not row.startswith("#"))
    assert float(values["ludoteca_lines_total"]) > 0
    assert "process_resident_memory_bytes" in values


def test_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = httpx.get(server.url + path, timeout=30).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.url}/api/games", timeout=30).headers["cache-control"] == "no-store"


def test_logs_are_json(server: Server) -> None:
    """But for the greeting at every start, which is for the person at the terminal."""
    greeting, *log = server.log.read_text().splitlines()
    assert greeting.startswith("Ludoteca: http://")
    rows = [json.loads(row) for row in log if not row.startswith("Ludoteca: http://")]
    assert {"at", "level", "logger", "message"} <= rows[0].keys()


def test_the_interface_describes_itself(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=30).json()
    assert "/api/tables/{table}/moves" in described["paths"]
    page = httpx.get(f"{server.url}/api/schema", timeout=30).text
    assert "/api/tables/{table}/moves" in page
    assert "<script" not in page


def test_the_words_of_a_game_are_served(server: Server) -> None:
    api = f"{server.url}/api"
    games = {game["key"]: game for game in httpx.get(f"{api}/games", timeout=30).json()}
    assert games["dokmus"]["names"] == {"en": "Dokmus", "fr": "Dokmus", "ru": "Докмус"}
    assert games["dokmus"]["about"]["en"] == "an island of sliding and turning tiles"
    words = httpx.get(f"{api}/words/dokmus/fr", timeout=30).json()
    assert words["text"].startswith("game-name = Dokmus\n")
    for address in ("words/dokmus/xx", "words/nothing/en"):
        assert httpx.get(f"{api}/{address}", timeout=30).status_code == 404


def test_games_and_rules(server: Server) -> None:
    games = {game["key"]: game for game in httpx.get(f"{server.url}/api/games", timeout=30).json()}
    assert games["dokmus"]["seats"] == [2, 3, 4]
    book = httpx.get(f"{server.url}/api/rules/dokmus", timeout=30).json()
    assert book["text"].startswith("# Dokmus")
    assert len(book["paragraphs"]) > 50
    french = httpx.get(f"{server.url}/api/rules/dokmus?language=fr", timeout=30).json()
    assert (french["language"], book["language"]) == ("fr", "en")
    assert french["how_to_play"].startswith("# Dokmus\N{NO-BREAK SPACE}: comment jouer")
    assert [one["rule"] for one in french["paragraphs"]] == [one["rule"] for one in book["paragraphs"]]
    paragraph = httpx.get(f"{server.url}/api/rules/dokmus/D1.5", timeout=30).json()
    assert paragraph["text"].startswith("- **D1.5 Adjacent**")
    assert httpx.get(f"{server.url}/api/rules/dokmus/D99", timeout=30).status_code == 404
    assert httpx.get(f"{server.url}/api/rules/chess", timeout=30).status_code == 404


def test_a_hint_is_a_legal_move(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    turn = ann.state(table)["turn"]
    assert ann.get(f"/tables/{table}/hint", seat=turn)["move"] in ann.state(table, turn)["legal"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludoteca.server", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_backup_of_a_running_server_and_restore(tmp_path: Path) -> None:
    """The copy has the same tables, people and secrets, and play goes on there."""
    server = Server(tmp_path / "one").start()
    try:
        ann = Someone(server.url, "Ann")
        table = ann.create("dokmus", "me", "me", start=True)
        some_moves(ann, table, 8)
        lines = ann.get(f"/tables/{table}/lines", seat=0)
        assert "rows written" in run("backup", str(tmp_path / "copy.gz"), "--data", str(server.data)).stdout
        some_moves(ann, table, 1)
    finally:
        server.stop()
    for secret in (tmp_path / "copy.gz", server.data / "ludoteca.db"):
        assert secret.stat().st_mode & 0o077 == 0
    assert all(row.startswith("{") for row in server.log.read_text().splitlines()[1:]), "it goes without a noise"
    restore = ("restore", str(tmp_path / "copy.gz"), "--data", str(tmp_path / "two"))
    assert run(*restore).returncode == 0
    again = run(*restore)
    assert again.returncode != 0
    assert "not empty" in again.stderr
    other = Server(tmp_path / "two", port=server.port).start()
    try:
        assert ann.get(f"/tables/{table}/lines", seat=0) == lines
        some_moves(ann, table, 3)
    finally:
        other.stop()


def test_backups_that_cannot_be_are_refused(tmp_path: Path) -> None:
    nothing = run("backup", str(tmp_path / "copy.gz"), "--data", str(tmp_path / "none"))
    assert nothing.returncode == 2
    assert "no database" in nothing.stderr
    assert list(tmp_path.iterdir()) == []
    Server(tmp_path / "one").start().stop()
    assert run("backup", str(tmp_path / "copy.gz"), "--data", str(tmp_path / "one")).returncode == 0
    whole = (tmp_path / "copy.gz").read_bytes()
    for name, data in (("cut.gz", whole[: len(whole) // 2]), ("text.gz", b"hello")):
        (tmp_path / name).write_bytes(data)
        done = run("restore", str(tmp_path / name), "--data", str(tmp_path / "two"))
        assert done.returncode == 1
        assert "not a backup" in done.stderr
    assert run("restore", str(tmp_path / "copy.gz"), "--data", str(tmp_path / "two")).returncode == 0
    wrong = run("backup", str(tmp_path / "copy.gz"), "--database", "mysql://localhost")
    assert wrong.returncode == 2
    assert "postgresql+asyncpg" in wrong.stderr


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        command.check(migrations.config(connection))
    engine.dispose()


def test_a_page_of_the_rules_is_one_text_and_small(server: Server) -> None:
    """A phone loads what is read, packed."""
    address = f"{server.url}/api/pages/tindaya"
    pages = httpx.get(f"{address}/how-to-play?language=fr", timeout=30)
    assert pages.headers["content-encoding"] == "gzip"
    assert pages.json()["language"] == "fr"
    assert pages.json()["text"].startswith("# Tindaya")
    whole = httpx.get(f"{server.url}/api/rules/tindaya", timeout=30).json()["text"]
    assert httpx.get(f"{address}/rules", timeout=30).json()["text"] == whole
    assert httpx.get(f"{address}/cover", timeout=30).status_code == 400
    assert httpx.get(f"{server.url}/api/pages/chess/rules", timeout=30).status_code == 404
