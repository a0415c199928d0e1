"""What keeps a server from starting is told in one sentence with an exit code; a database does not vanish unnoticed."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.operation.startup import StartFailed, check_page
from server.parts import ENVIRONMENT, Server, Someone, free_port


def start(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A start that is expected to fail."""
    command = [sys.executable, "-m", "ludoteca.server", "serve", "--data", str(data), "--port", str(free_port())]
    return subprocess.run(
        [*command, "--no-page", *arguments], capture_output=True, text=True, timeout=120, env=ENVIRONMENT
    )


def restore(source: Path, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludoteca.server", "restore", str(source), "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=ENVIRONMENT)


def sentence(refused: subprocess.CompletedProcess[str], code: int = 1) -> str:
    assert refused.returncode == code
    assert "Traceback" not in refused.stdout + refused.stderr
    assert "Ludoteca: http" not in refused.stdout, "it does not say that it serves"
    told = [row for row in refused.stderr.splitlines() if not row.startswith("{")]
    assert len(told) == 1 or code == 2, refused.stderr
    return " ".join(refused.stderr.split())


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        assert "Another server is using the data folder" in sentence(start(tmp_path))
        (tmp_path / "copy.gz").touch()
        assert "Another server is using the data folder" in sentence(restore(tmp_path / "copy.gz", tmp_path))
    finally:
        server.kill()
    Server(tmp_path).start().stop()


def test_a_database_that_is_gone_is_not_made_anew(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start().stop()
    database = tmp_path / "ludoteca.db"
    kept = database.read_bytes()
    for empty in (None, b""):
        database.unlink(missing_ok=True)
        if empty is not None:
            database.write_bytes(empty)
        told = sentence(start(tmp_path))
        assert "restore a backup" in told
        assert "--new-database" in told
        assert not database.exists() or database.read_bytes() == b"", "a refused start changes nothing"
    database.write_bytes(kept)
    server.start().stop()
    database.unlink()
    anew = Server(tmp_path, "--new-database").start()
    Someone(anew.url)
    anew.stop()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "ludoteca.db").write_bytes(b"something else" * 100)
    assert "The database cannot be opened: file is not a database." in sentence(start(tmp_path))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"cannot listen on 127.0.0.1, port {port}: Address already in use." in sentence(
            start(tmp_path, "--port", port)
        )
    assert not (tmp_path / "ludoteca.db").exists()


def test_an_address_that_does_not_exist(tmp_path: Path) -> None:
    assert "cannot listen on nowhere.invalid" in sentence(start(tmp_path, "--host", "nowhere.invalid"))


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be used: Not a directory." in sentence(start(tmp_path / "file" / "data"))


def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql+asyncpg://app:sesame@127.0.0.1:{free_port()}/ludoteca"
    refused = start(tmp_path, "--database", url)
    told = sentence(refused)
    assert "The database cannot be opened: " in told
    assert "sesame" not in refused.stdout + refused.stderr


@pytest.mark.parametrize(
    ("option", "value", "hint"),
    [
        ("--database", "mysql://localhost", "postgresql+asyncpg://"),
        ("--database", "postgresql+asyncpg://host:port/name", "postgresql+asyncpg://"),
        ("--broker", "localhost", "nats://"),
        ("--origin", "games.example", "https://"),
        ("--port", "99999", "65535"),
        ("--workers", "0", "1"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, option: str, value: str, hint: str) -> None:
    told = sentence(start(tmp_path, option, value), code=2)
    assert option in told
    assert hint in told
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(StartFailed, match="make web"):
        check_page(tmp_path)
    (tmp_path / "index.html").touch()
    check_page(tmp_path)
