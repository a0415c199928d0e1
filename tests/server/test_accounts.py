"""What guards an account: secrets shown again, sessions and passkeys that can be ended, devices that are known."""

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Storage, storage
from ludoteca.server.people import sessions
from ludoteca.server.people.accounts import PROOF, Accounts
from ludoteca.server.people.devices import device
from ludoteca.server.people.sessions import DEVICE, YEAR, People, digest
from ludoteca.tables.errors import RequestRefused
from server.parts import Refused, Server, Someone
from server.test_people import Authenticator, Browser

DAY = 86_400.0
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"


def refusal(work: Callable[[], Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.status, refused.value.reason


def account(server: Server) -> tuple[Browser, dict[str, str]]:
    """Somebody with a password, and another device of theirs, where they have only logged in."""
    mine = {"login": f"ann {secrets.token_hex(4)}", "password": "correct horse"}
    here, there = Browser(server), Browser(server)
    here.post("/me")
    here.post("/account/password", mine)
    there.post("/login", mine)
    return there, mine


def add_passkey(browser: Browser) -> Authenticator:
    key = Authenticator(browser.origin)
    asked = browser.post("/account/passkeys/options")
    browser.post("/account/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
    return key


def answered(browser: Browser, key: Authenticator, path: str) -> dict[str, Any]:
    asked = browser.post(path)
    return {"ticket": asked["ticket"], "credential": key.get(asked["options"])}


def guarded(browser: Browser, mine: dict[str, str]) -> dict[str, Callable[[], Any]]:
    """What asks for a secret again; the last of them ends the account."""
    return {
        "codes": lambda: browser.post("/account/recovery"),
        "password": lambda: browser.post("/account/password", mine),
        "passkey": lambda: browser.post("/account/passkeys/options"),
        "finished passkey": lambda: browser.post("/account/passkeys", {"ticket": "t", "credential": {}}),
        "removal": lambda: browser._told(browser.http.delete("/account/passkeys/none")),
        "deletion": lambda: browser._told(browser.http.delete("/me")),
    }


def test_what_guards_an_account_asks_for_the_secret_again(server: Server) -> None:
    browser, mine = account(server)
    for name, work in guarded(browser, mine).items():
        assert refusal(work) == (403, "proof-needed"), name
    for wrong in ({"password": "wrong horse"}, {"code": "nonsense"}, {}):
        assert refusal(partial(browser.post, "/account/proof", wrong))[0] == 403
        assert refusal(lambda: browser.post("/account/recovery")) == (403, "proof-needed")
    browser.post("/account/proof", {"password": "correct horse"})
    assert len(browser.post("/account/recovery")["codes"]) == 10
    assert browser.get("/me")["codes"] == 10
    browser._told(browser.http.delete("/me"))
    assert refusal(lambda: browser.get("/me")) == (401, "no-guest")


def test_a_passkey_is_a_proof_and_that_of_another_is_none(server: Server) -> None:
    here, there, thief = Browser(server), Browser(server), Browser(server)
    here.post("/me")
    thief.post("/me")
    key, other = add_passkey(here), add_passkey(thief)
    there.post("/login/passkey", answered(there, key, "/login/passkey/options"))
    assert refusal(lambda: there.post("/account/recovery")) == (403, "proof-needed")
    wrong = {"passkey": answered(there, other, "/account/proof/options")}
    assert refusal(lambda: there.post("/account/proof", wrong)) == (403, "wrong-passkey")
    there.post("/account/proof", {"passkey": answered(there, key, "/account/proof/options")})
    assert there.post("/account/recovery")["codes"]


def test_a_recovery_code_is_a_proof_once(server: Server) -> None:
    here, other = Browser(server), Browser(server)
    here.post("/me")
    other.post("/me")
    codes = here.post("/account/recovery")["codes"]
    assert refusal(lambda: here.post("/account/recovery")) == (403, "proof-needed")
    other.post("/account/recovery")
    assert refusal(lambda: other.post("/account/proof", {"code": codes[0]})) == (403, "wrong-code")
    here.post("/account/proof", {"code": codes[0]})
    assert refusal(lambda: here.post("/account/proof", {"code": codes[0]})) == (403, "wrong-code")
    assert here.get("/me")["codes"] == 9


def test_a_guest_without_a_secret_needs_none(server: Server) -> None:
    guest = Someone(server.url)
    assert guest.post("/account/recovery")["codes"]
    other = Someone(server.url)
    other.ask("DELETE", "/me")
    assert refusal(lambda: other.get("/me"))[1] == "no-guest"


def test_recovery_ends_all_other_sessions(server: Server) -> None:
    ann = Someone(server.url)
    code = ann.post("/account/recovery")["codes"][0]
    table = ann.create("dokmus", "me", "me", start=True)
    back = Browser(server)
    with ann.live(table, 0) as channel:
        channel.recv(10)
        back.post("/login/recovery", {"code": code})
        with pytest.raises(ConnectionClosed):
            channel.recv(10)
    assert refusal(lambda: ann.get("/me")) == (401, "no-guest")
    assert [one["this"] for one in back.get("/account/sessions")] == [True]


def test_sessions_are_listed_and_ended(server: Server) -> None:
    here, mine = account(server)
    there, third = Browser(server), Browser(server)
    there.http.headers["User-Agent"] = FIREFOX
    for browser in (there, third):
        browser.post("/login", mine)
    listed = here.get("/account/sessions")
    assert [one["this"] for one in listed].count(True) == 1
    assert all(one["created"] <= one["used"] <= time.time() for one in listed)
    firefox = next(one for one in listed if one["device"] == "Firefox · Windows")
    assert refusal(lambda: Someone(server.url).ask("DELETE", f"/account/sessions/{firefox['id']}"))[0] == 404
    here._told(here.http.delete(f"/account/sessions/{firefox['id']}"))
    assert refusal(lambda: there.get("/me")) == (401, "no-guest")
    here._told(here.http.delete("/account/sessions"))
    assert refusal(lambda: third.get("/me")) == (401, "no-guest")
    assert [one["this"] for one in here.get("/account/sessions")] == [True]


def test_passkeys_are_listed_and_removed(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    here.http.headers["User-Agent"] = FIREFOX
    here.post("/me")
    key = add_passkey(here)
    (kept,) = here.get("/account/passkeys")
    assert (kept["device"], kept["used"]) == ("Firefox · Windows", None)
    there.post("/login/passkey", answered(there, key, "/login/passkey/options"))
    (kept,) = here.get("/account/passkeys")
    assert kept["used"] >= kept["created"]
    assert here._told(here.http.delete(f"/account/passkeys/{kept['id']}"))["passkeys"] == 0
    lost = answered(there, key, "/login/passkey/options")
    assert refusal(lambda: there.post("/login/passkey", lost)) == (401, "wrong-passkey")


def test_the_cookie_is_renewed_while_it_is_used(server: Server) -> None:
    browser = Browser(server)
    browser.post("/me")
    token = browser.http.cookies["ludoteca"]
    again = browser.http.post("/me", json={})
    assert f"ludoteca={token}" in again.headers["set-cookie"]
    assert f"Max-Age={YEAR}" in again.headers["set-cookie"]
    script = Someone(server.url)
    assert "set-cookie" not in script.http.post("/me", json={}).headers


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("python-httpx/0.28 more", "python-httpx/0.28"),
        ("x" * 300, "x" * 60),
        ("", ""),
        (None, ""),
    ],
)
def test_a_rough_name_for_a_device(agent: str | None, name: str) -> None:
    assert device(agent) == name


async def opened(folder: Path) -> tuple[Storage, People]:
    database = storage(f"sqlite:///{folder / 'ludoteca.db'}")
    await database.start()
    known = People(database)
    await known.start()
    return database, known


def test_a_session_that_nobody_used_for_a_year_ends(tmp_path: Path) -> None:
    """And one that is used goes on, with the hour of its use."""

    async def run() -> None:
        database, known = await opened(tmp_path)
        (_, old), (ann, young) = await known.guest("Old"), await known.guest("Ann")
        used = schema.sessions.c.used

        async def age(token: str, seconds: float) -> None:
            statement = update(schema.sessions).where(schema.sessions.c.hash == digest(token))
            await database.run(lambda connection: connection.execute(statement.values(used=time.time() - seconds)))

        await age(old, YEAR + 60)
        await age(young, YEAR - 60)
        assert await known.who(old) is None
        assert await known.who(young) == ann
        await database.run(lambda connection: sessions.prune(connection, time.time()))
        rows = await database.run(lambda connection: connection.execute(select(used)).scalars().all())
        assert len(rows) == 1
        assert time.time() - rows[0] < 60
        await database.stop()

    asyncio.run(run())


def test_a_proof_lasts_five_minutes(tmp_path: Path) -> None:
    async def run() -> None:
        database, known = await opened(tmp_path)
        accounts = Accounts(database, known)
        ann, token = await known.guest("Ann")
        await accounts.new_codes(ann)

        def age(connection: Connection) -> None:
            proved = schema.sessions.c.proved
            connection.execute(update(schema.sessions).values(proved=proved - PROOF))

        await accounts.mark(token)
        await accounts.proved(ann, token)
        await database.run(age)
        with pytest.raises(RequestRefused):
            await accounts.proved(ann, token)
        await database.stop()

    asyncio.run(run())


def test_wrong_passwords_of_strangers_do_not_lock_a_known_device_out(tmp_path: Path) -> None:
    """A device that is known to one login is a stranger to another."""
    server = Server(tmp_path, "--logins-per-minute", "3").start()
    try:
        mine = {"login": "ann", "password": "correct horse"}
        home = Browser(server)
        home.post("/me")
        home.post("/account/password", mine)
        home.post("/logout")
        other = Browser(server)
        other.post("/me")
        other.post("/account/password", {"login": "eve", "password": "battery staple"})
        guess = {"login": "ann", "password": "wrong horse"}
        answers = [other.http.post("/login", json=guess).status_code for _ in range(30)]
        assert answers[0] == 401
        assert answers[-1] == 429
        signature = other.http.cookies[DEVICE].partition(".")[2]
        other.http.cookies.set(DEVICE, f"made-up.{signature}")
        assert other.http.post("/login", json=guess).status_code == 429
        assert home.post("/login", mine)["login"] == "ann"
        assert [home.http.post("/login", json=guess).status_code for _ in range(4)][-1] == 429
    finally:
        server.stop()
