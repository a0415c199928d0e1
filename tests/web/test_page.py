"""The server sends the page."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (tmp_path / "page" / "assets" / "a.js").write_text("export const a = 1;\n" * 50, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return tmp_path / "page"


def test_files_come_with_their_kind_compressed_and_kept(static: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path / "data"), static)) as client:
        script = client.get("/assets/a.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("export const a")
        plain = client.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text


def test_every_address_of_the_page_is_the_page(static: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path / "data"), static)) as client:
        for address in ("/", "/table/abc", "/rules/dokmus"):
            answer = client.get(address)
            assert answer.headers["content-type"].startswith("text/html")
            assert "<title>page" in answer.text
        assert "secret" not in client.get("/..%2fsecret.txt").text
        assert client.get("/api/nothing").status_code == 404


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path / "data"), tmp_path / "nothing")) as client:
        assert "make web" in client.get("/").text
