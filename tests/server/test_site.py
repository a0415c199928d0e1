"""What the site answers at every address: the page, its files, what previews and crawlers read, and what is missing."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp

from ludoteca.server.app import application, create_app
from ludoteca.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
Client = TestClient[ASGIApp]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The page before it is built: its index and its files are what the build copies."""
    folder = tmp_path_factory.mktemp("site")
    static = Path(shutil.copytree(WEB / "public", folder / "static"))
    shutil.copy(WEB / "index.html", static)
    with TestClient(application(create_app(Settings(data=folder / "data"), static))) as client:
        yield client


def kind(answer: httpx.Response) -> str:
    return answer.headers["content-type"]


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/me",
        "/me/games",
        "/ladder/dokmus",
        "/table/abc",
        "/join/abc",
        "/game/abc",
        "/embed/abc",
        "/rules/dokmus",
        "/learn/dokmus",
        "/learn/dokmus/first",
    ],
)
def test_the_addresses_of_the_page_answer_it(site: Client, address: str) -> None:
    answer = site.get(address)
    assert (answer.status_code, kind(answer)) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize(
    "address", ["/nowhere", "/table", "/table/a/b", "/rules", "/me/too", "/healthz/deep", "/assets/old.js", "/x.php"]
)
def test_other_addresses_answer_404_with_the_page(site: Client, address: str) -> None:
    answer = site.get(address)
    assert (answer.status_code, kind(answer)) == (404, "text/html; charset=utf-8")
    assert 'id="app"' in answer.text
    assert 'name="robots" content="noindex"' in answer.text
    assert 'name="robots"' not in site.get("/").text


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "HEAD"])
def test_unknown_addresses_of_the_interface_answer_404_as_json(site: Client, method: str) -> None:
    for address in ("/api", "/api/nothing", "/api/nothing/at/all", "/api/games/x/y"):
        answer = site.request(method, address)
        assert (answer.status_code, kind(answer)) == (404, "application/json")
        assert method == "HEAD" or answer.json()["refusal"]["reason"] == "no-such-page"


def test_crawlers_stay_off_invitations_and_the_interface(site: Client) -> None:
    answer = site.get("/robots.txt")
    assert (answer.status_code, kind(answer)) == (200, "text/plain; charset=utf-8")
    rules = answer.text.splitlines()
    assert {"User-agent: *", "Disallow: /api/", "Disallow: /join/", "Disallow: /me"} <= set(rules)


def test_a_table_that_anybody_may_watch_is_found_by_search_engines(site: Client) -> None:
    site.cookies.clear()
    site.post("/api/me", json={"name": "Ann"})
    wanted = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
    table = site.post("/api/tables", json=wanted).json()["id"]
    page = site.get(f"/table/{table}").text
    assert "<title>Dokmus: Ann · Ludoteca</title>" in page
    assert 'name="description" content="A table of Dokmus that waits for players.' in page
    assert 'name="robots"' not in page
    wanted = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "bot", "level": 1}], "public": True, "start": True}
    table = site.post("/api/tables", json=wanted).json()["id"]
    page = site.get(f"/table/{table}", headers={"accept-language": "ru"}).text
    assert 'name="description" content="Dokmus: партия идёт.' in page.replace("Докмус", "Dokmus")
    assert 'name="robots"' not in page


def test_of_a_private_table_nothing_is_told(site: Client) -> None:
    site.cookies.clear()
    site.post("/api/me", json={"name": "Ann"})
    seats = [{"who": "me"}, {"who": "bot", "level": 1}]
    table = site.post("/api/tables", json={"game": "dokmus", "seats": seats, "start": True}).json()["id"]
    for address in (f"/table/{table}", f"/game/{table}", "/table/nowhere"):
        page = site.get(address).text
        assert "<title>Ludoteca</title>" in page
        assert "Ann" not in page
        assert 'name="robots" content="noindex"' in page


def test_head_is_get_without_a_body(site: Client) -> None:
    for address in ("/", "/robots.txt", "/api/games", "/nowhere", "/healthz"):
        head, get = site.head(address), site.get(address)
        assert (head.status_code, kind(head)) == (get.status_code, kind(get))
        assert head.content == b""
        assert head.headers["content-length"] == get.headers["content-length"]


def test_a_refused_method_is_told_the_allowed_ones(site: Client) -> None:
    for address in ("/", "/robots.txt", "/api/games"):
        refused = site.request("PATCH", address)
        assert refused.status_code == 405
        assert refused.headers["allow"] == site.options(address).headers["allow"] == "GET, HEAD, OPTIONS"
    assert site.request("PATCH", "/api/me").headers["allow"] == "DELETE, GET, HEAD, OPTIONS, POST, PUT"


@pytest.mark.parametrize("address", ["/api/me", "/api/tables", "/api/tables/one", "/api/tables/one/moves"])
def test_an_address_with_several_methods_names_them_all(site: Client, address: str) -> None:
    assert site.options(address).headers["allow"] == site.request("PATCH", address).headers["allow"]


def test_a_live_connection_is_no_method(site: Client) -> None:
    refused = site.get("/api/tables/one/live")
    assert (refused.status_code, refused.headers["allow"]) == (405, "")


def test_the_head_speaks_the_language_of_the_visitor(site: Client) -> None:
    wanted = {"fr-CH, en;q=0.5": "fr", "de, ru;q=0.8, fr;q=0.9": "fr", "ru": "ru", "de": "en", "en;q=0, ru;q=x": "en"}
    for asked, language in wanted.items():
        answer = site.get("/", headers={"accept-language": asked})
        assert f'<html lang="{language}" data-server>' in answer.text
        assert "Accept-Language" in answer.headers["vary"]
    texts = {site.get("/", headers={"accept-language": one}).text for one in ("en", "fr", "ru")}
    descriptions = {meta(text, "description") for text in texts}
    assert len(descriptions) == 3
    assert all(50 < len(text) < 200 for text in descriptions)


def meta(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]+)"', page)
    assert found, name
    return found[1]


def test_a_shared_link_has_a_picture(site: Client) -> None:
    page = site.get("/rules/dokmus", headers={"host": "games.example"}).text
    assert meta(page, "og:url") == "http://games.example/rules/dokmus"
    picture = meta(page, "og:image")
    assert picture.startswith("http://games.example/")
    answer = site.get(picture.removeprefix("http://games.example"))
    assert kind(answer) == "image/png"
    assert png_size(answer.content) == (1200, 630)
    assert len(answer.content) < 200 * 1024
    assert (meta(page, "og:image:width"), meta(page, "og:image:height")) == ("1200", "630")
    assert meta(page, "og:title") == "Ludoteca"
    assert meta(page, "og:description") == meta(page, "description")


def test_behind_tls_the_addresses_are_https(tmp_path: Path) -> None:
    shutil.copy(WEB / "index.html", tmp_path)
    with TestClient(application(create_app(Settings(data=tmp_path / "data", secure=True), tmp_path))) as client:
        page = client.get("/", headers={"host": "games.example"}).text
    assert meta(page, "og:url") == "https://games.example/"


def test_what_people_type_is_escaped_in_the_head(site: Client) -> None:
    page = site.get('/table/"><script>alert(1)</script>').text
    assert "<script>alert" not in page


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_icons_for_every_device(site: Client) -> None:
    page = site.get("/").text
    touch = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert touch
    assert png_size(site.get(touch[1]).content) == (180, 180)
    manifest = re.search(r'<link rel="manifest" href="([^"]+)"', page)
    assert manifest
    answer = site.get(manifest[1])
    assert kind(answer) == "application/manifest+json"
    icons = json.loads(answer.text)["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in icons:
        assert "{}x{}".format(*png_size(site.get(icon["src"]).content)) == icon["sizes"]
    favicon = site.get("/favicon.ico")
    assert kind(favicon) in ("image/vnd.microsoft.icon", "image/x-icon")
    assert favicon.content[:4] == b"\x00\x00\x01\x00"


def test_the_browser_is_told_the_colours(site: Client) -> None:
    page = site.get("/").text
    for scheme in ("light", "dark"):
        assert re.search(rf'<meta name="theme-color" media="\(prefers-color-scheme: {scheme}\)" content="#', page)


def test_the_charset_stands_once(site: Client) -> None:
    for address in ("/", "/robots.txt", "/icon.svg", "/api/games", "/healthz", "/nowhere"):
        assert kind(site.get(address)).count("charset") <= 1


def test_a_preview_says_who_played_and_not_how_it_ended(site: Client) -> None:
    site.cookies.clear()
    site.post("/api/me", json={"name": "Ann <b>"})
    seats = [{"who": "me"}, {"who": "bot", "level": 2}]
    table = site.post("/api/tables", json={"game": "dokmus", "seats": seats, "start": True}).json()["id"]
    assert "Ann" not in site.get(f"/game/{table}").text, "the game goes on"
    site.post(f"/api/tables/{table}/abandon", json={"seat": 0})
    page = site.get(f"/game/{table}", headers={"accept-language": "fr"}).text
    assert "<title>Dokmus\u00a0: Ann &lt;b&gt;, l’ordinateur (niveau 2) · Ludoteca</title>" in page
    assert 'property="og:title" content="Dokmus\u00a0: Ann &lt;b&gt;, l’ordinateur (niveau 2)"' in page
    assert 'name="robots" content="noindex"' in page
