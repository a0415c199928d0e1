"""Names and what is said: to be seen, not turned around, and not mistaken for the server or for another."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from ludoteca.server import clean_text
from ludoteca.server.db import migrations
from ludoteca.server.db.engine import sqlite_engine
from ludoteca.server.people import names
from ludoteca.tables.errors import RequestRefused
from server.parts import Refused, Server, Someone
from server.test_accounts import refusal
from server.test_people import Browser


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("A\u0308nn", "Änn"),
        ("An\u200bn\u2060\ufeff", "Ann"),
        ("\u202ennA\u202c", "nnA"),
        ("Ann\u3164\u2800", "Ann"),
        ("Ann\ufe0f\u034f", "Ann"),
        ("Ann\nBen", "Ann Ben"),
        ("Жанна д’Арк 🙂", "Жанна д’Арк 🙂"),
    ],
)
def test_a_name_as_it_is_kept(written: str, kept: str) -> None:
    assert clean_text.name(written) == kept


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("well\u202e played\u0007", "well played"),
        ("\u200bhi\u200b", "hi"),
        ("two\nlines", "two lines"),
        ("½ ² ﬁ", "½ ² ﬁ"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👍🏽\u200d", "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👍🏽"),
        ("a\u200db", "ab"),
    ],
)
def test_what_is_said(written: str, kept: str) -> None:
    assert clean_text.said(written) == kept


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "аdmin",
        "ADMlN",
        "Αdmin",
        "ΑDΜΙΝ",
        "a d m i n",
        "Computer",
        "Computer 2",
        "COMPUTER 12",
        "Cоmputer 1",
        "Ordinateur 3",
        "Host",
        "Hôte",
        "\n    Компьютер 4",
        "Kомпьютeр 4",
        "компьютер",
        "system",
        "Ludoteca",
        "Lud0teca",
        "Système",
        "Moderatοr",
        "Serνer",
    ],
)
def test_the_house_and_the_bots_have_their_names_for_themselves(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        names.kept(name)
    assert refused.value.refusal.reason == "name-reserved"


@pytest.mark.parametrize("name", ["Ann", "Hostia", "7", "Администрация сайта", "Guest 4711", "Гость 1234", "🙂", "李"])
def test_ordinary_names_stay(name: str) -> None:
    assert names.kept(name) == name


@pytest.mark.parametrize(("name", "reason"), [("\u200b\u2060", "name-empty"), ("\ufdfa" * 10, "name-long")])
def test_names_that_cannot_be_shown(name: str, reason: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        names.kept(name)
    assert refused.value.refusal.reason == reason


def test_nobody_looks_like_the_login_of_another(server: Server) -> None:
    """Neither as a guest, nor by another name, nor by a login; the owner may."""
    ann, eve = Browser(server), Someone(server.url)
    login = f"Oscar {secrets.token_hex(6)}"
    ann.post("/me")
    ann.post("/account/password", {"login": login, "password": "correct horse"})
    alike = login.replace("O", "О").replace("a", "а").upper()
    assert alike != login.upper()
    attempts: dict[str, Callable[[], Any]] = {
        "guest": lambda: Someone(server.url, alike),
        "rename": lambda: eve.ask("PUT", "/me", {"name": alike}),
        "login": lambda: eve.post("/account/password", {"login": alike, "password": "battery staple"}),
    }
    for what, attempt in attempts.items():
        assert refusal(attempt) == (409, "name-like-another"), what
    assert ann._told(ann.http.put("/me", json={"name": login}))["name"] == login


def test_names_are_cleaned_where_they_come_in(server: Server) -> None:
    ann = Someone(server.url, "An\u200bn\u202e")
    assert ann.get("/me")["name"] == "Ann"
    seats = [{"who": "me", "label": "Be\u200bn"}, {"who": "me"}]
    table = ann.post("/tables", {"game": "dokmus", "seats": seats})
    assert table["seats"][0]["label"] == "Ben"
    with pytest.raises(Refused) as refused:
        ann.post("/tables", {"game": "dokmus", "seats": [{"who": "me", "label": "Computer 2"}, {"who": "me"}]})
    assert refused.value.reason == "name-reserved"


def test_a_login_is_found_in_any_form(server: Server) -> None:
    login = f"zoë {secrets.token_hex(6)}"
    browser = Browser(server)
    browser.post("/me")
    browser.post("/account/password", {"login": login, "password": "correct horse"})
    decomposed = " " + login.replace("ë", "e\u0308").upper()
    assert Browser(server).post("/login", {"login": decomposed, "password": "correct horse"})["login"] == login


def test_capitals_of_every_alphabet_are_the_small_letters() -> None:
    for small in ("oscar", "оскар", "νίκος", "γιώργος"):
        assert names.skeleton(small) in names.skeletons(small.upper())


def test_an_older_database_keeps_its_people_and_sessions(tmp_path: Path) -> None:
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0002")
        connection.execute(text("INSERT INTO persons (id, name, login, created) VALUES ('p', 'Ann', 'ann', 1)"))
        connection.execute(text("INSERT INTO sessions (hash, person, created) VALUES ('h', 'p', 1)"))
        migrations.upgrade(connection)
        assert connection.execute(text("SELECT skeleton FROM persons")).scalar_one() == names.skeleton("Аnn")
        assert connection.execute(text("SELECT used FROM sessions")).scalar_one() > 1_700_000_000
        assert connection.execute(text("SELECT device FROM sessions")).scalar_one() == ""
        command.check(migrations.config(connection))
    engine.dispose()
