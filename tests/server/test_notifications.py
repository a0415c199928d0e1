"""People are told elsewhere: what, when, how often, and in which words. A push service runs on this machine."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from server.parts import Refused, Server, Someone
from server.push_service import Browser, PushService

DAYS = {"kind": "days", "days": 2}
PROMPT = ("--private-endpoints", "--notice-delay", "0", "--notice-pause", "0", "--workers", "1")


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells at once."""
    running = Server(tmp_path_factory.mktemp("prompt"), *PROMPT).start()
    yield running
    running.stop()
    assert not running.errors()


def subscribe(person: Someone, browser: Browser, language: str = "en") -> Any:
    return person.ask("PUT", "/me/devices", {**browser.subscription, "language": language})


def pair(server: Server, **more: Any) -> tuple[Someone, Someone, str]:
    """Two people at a table over days; Ann is to decide."""
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True, clock=DAYS, **more)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    return (ann, ben, table) if ann.state(table)["turn"] == 0 else (ben, ann, table)


def play(person: Someone, table: str) -> int:
    """Plays until it is somebody else's turn; returns whose."""
    seat = person.state(table)["turn"]
    while (seen := person.state(table, seat))["turn"] == seat:
        person.move(table, seat, seen["legal"][0], seen["ply"])
    turn: int = seen["turn"]
    return turn


def test_your_turn_is_pushed_encrypted_signed_and_in_your_language(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    browser = service.browser()
    settings = subscribe(ben, browser, "fr")
    assert [device["this"] for device in settings["devices"]] == [True]
    play(ann, table)
    posted = service.next()
    name = ann.get("/me")["name"]
    assert browser.read(posted) == {
        "title": "Dokmus",
        "body": f"C’est à vous de jouer. Vous jouez avec {name}.",
        "path": f"/table/{table}",
        "topic": table,
    }
    assert posted.path == browser.path
    assert posted.headers["Content-Encoding"] == "aes128gcm"
    assert posted.headers["Topic"] == table
    assert int(posted.headers["TTL"]) > 0
    assert Vapid02.verify(posted.headers["Authorization"])
    assert posted.headers["Authorization"].endswith(f"k={settings['key']}")
    assert name.encode() not in posted.body
    service.quiet()


def test_the_keys_are_the_same_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, *PROMPT).start()
    ann = Someone(server.url)
    before = ann.get("/me/notifications")["key"]
    server.kill()
    server.start()
    try:
        assert ann.get("/me/notifications")["key"] == before
    finally:
        server.stop()


def test_who_looks_at_the_table_is_told_nothing_elsewhere(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    subscribe(ben, service.browser())
    with ben.live(table) as channel:
        channel.recv()
        play(ann, table)
        service.quiet()
        play(ben, table)
        channel.send('{"type": "visibility", "on": false}')
        play(ann, table)
        service.next()


def test_a_table_kind_by_kind_and_as_a_whole_can_be_switched_off(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    subscribe(ben, service.browser())
    assert ben.get(f"/tables/{table}/notifications") == {"on": True}
    ben.ask("PUT", f"/tables/{table}/notifications", {"on": False})
    play(ann, table)
    service.quiet()
    ben.ask("PUT", f"/tables/{table}/notifications", {"on": True})
    ben.ask("PUT", "/me/notifications", {"kinds": ["over"], "zone": "Europe/Paris"})
    play(ben, table)
    play(ann, table)
    service.quiet()
    ann.post(f"/tables/{table}/resign", {"seat": ann_seat(ann, table)})
    service.next()


def ann_seat(person: Someone, table: str) -> int:
    seats = person.state(table)["seats"]
    return next(number for number, seat in enumerate(seats) if seat["person"] == person.id)


def test_quiet_hours_wait_until_morning(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    subscribe(ben, service.browser())
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    quiet = {"since": (minute - 60) % 1440, "until": (minute + 60) % 1440}
    ben.ask("PUT", "/me/notifications", {"kinds": ["turn"], "quiet": quiet, "zone": "UTC"})
    play(ann, table)
    service.quiet()
    with contextlib.closing(sqlite3.connect(prompt.data / "ludoteca.db")) as database:
        kept = "SELECT due FROM notices WHERE person = ? AND kind = 'turn'"
        (due,) = database.execute(kept, (ben.id,)).fetchone()
    assert 0 < due - time.time() <= 3_600
    assert due % 60 == pytest.approx(0, abs=0.001)


def test_nobody_is_told_twice_of_a_table_within_the_pause(tmp_path: Path, service: PushService) -> None:
    server = Server(tmp_path, *PROMPT, "--notice-pause", "6").start()
    try:
        ann, ben, table = pair(server)
        subscribe(ben, service.browser())
        play(ann, table)
        service.next()
        first = time.monotonic()
        play(ben, table)
        play(ann, table)
        service.next()
        assert time.monotonic() - first > 4
        play(ben, table)
        play(ann, table)
        play(ben, table)
        service.quiet(7)
    finally:
        server.stop()


def test_of_two_things_that_waited_for_the_pause_one_is_told(tmp_path: Path, service: PushService) -> None:
    server = Server(tmp_path, *PROMPT, "--notice-pause", "4").start()
    try:
        ann, ben, eve = (Someone(server.url, name) for name in ("Ann", "Ben", "Eve"))
        browser = service.browser()
        subscribe(ann, browser)
        table = ann.create("dokmus", "me", "open", "open", public=True, clock=DAYS)
        ben.post(f"/tables/{table}/join", {})
        assert "Ben" in browser.read(service.next())["body"]
        eve.post(f"/tables/{table}/join", {})
        ann.post(f"/tables/{table}/start")
        first = play([ann, ben, eve][ann.state(table)["turn"]], table)
        while first:
            first = play([ann, ben, eve][first], table)
        told = {browser.read(service.next())["body"]}
        service.quiet(2.5)
        told.add(browser.read(service.next())["body"])
        assert len(told) == 2
    finally:
        server.stop()


def test_time_running_out_is_told_when_half_of_it_is_left(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    ben.ask("PUT", "/me/notifications", {"kinds": ["time"]})
    browser = service.browser()
    subscribe(ben, browser)
    play(ann, table)
    service.quiet(2)
    deadline = ben.state(table)["clock"]
    assert deadline["left"][deadline["running"]] > 86_400
    with contextlib.closing(sqlite3.connect(prompt.data / "ludoteca.db", timeout=20)) as database, database:
        (due,) = database.execute("SELECT due FROM notices WHERE person = ?", (ben.id,)).fetchone()
        assert due - time.time() == pytest.approx(86_400, abs=60)


def test_a_seat_taken_a_rematch_and_the_end_are_told(prompt: Server, service: PushService) -> None:
    ann, ben = Someone(prompt.url, "Anna"), Someone(prompt.url, "Benno")
    browser = service.browser()
    subscribe(ann, browser)
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    assert "Benno" in browser.read(service.next())["body"]
    ann.post(f"/tables/{table}/start")
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    over = browser.read(service.next())
    assert (over["body"], over["path"]) == ("The game is over.", f"/table/{table}")
    ben.post(f"/tables/{table}/rematch", {})
    assert browser.read(service.next())["body"] == "Benno would like to play again."


def test_a_browser_that_is_gone_is_forgotten(prompt: Server, service: PushService) -> None:
    ann, ben, table = pair(prompt)
    subscribe(ben, service.browser())
    service.statuses = [410]
    play(ann, table)
    service.next()
    deadline = time.monotonic() + 20
    while ben.get("/me/notifications")["devices"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_browser_belongs_to_one_person_and_to_one_session(prompt: Server, service: PushService) -> None:
    ann, ben = Someone(prompt.url), Someone(prompt.url)
    browser = service.browser()
    subscribe(ann, browser)
    subscribe(ben, browser)
    assert ann.get("/me/notifications")["devices"] == []
    (device,) = ben.get("/me/notifications")["devices"]
    with pytest.raises(Refused) as caught:
        ann.ask("DELETE", f"/me/devices/{device['id']}")
    assert caught.value.reason == "no-such-device"
    ben.ask("DELETE", "/me")
    with contextlib.closing(sqlite3.connect(prompt.data / "ludoteca.db")) as database:
        assert not database.execute("SELECT * FROM subscriptions WHERE person = ?", (ben.id,)).fetchall()


def test_a_person_has_ten_browsers_at_most(prompt: Server, service: PushService) -> None:
    ann = Someone(prompt.url)
    for number in range(10):
        subscribe(ann, service.browser(str(number)))
    with pytest.raises(Refused) as caught:
        subscribe(ann, service.browser("eleventh"))
    assert caught.value.reason == "too-many-devices"


@pytest.mark.parametrize(
    ("endpoint", "reason"),
    [
        ("http://push.example/1", "address-not-https"),
        ("https://127.0.0.1/1", "address-not-public"),
        ("https://localhost/1", "address-not-public"),
        ("https://[::1]/1", "address-not-public"),
        ("https://10.1.2.3/1", "address-not-public"),
        ("https://push.example:25/1", "address-not-public"),
        ("https://user:word@push.example/1", "address-malformed"),
        ("nonsense", "address-malformed"),
        ("https://[::1/", "address-malformed"),
    ],
)
def test_addresses_of_this_machine_are_refused(
    server: Server, service: PushService, endpoint: str, reason: str
) -> None:
    keys = service.browser().subscription
    with pytest.raises(Refused) as caught:
        Someone(server.url).ask("PUT", "/me/devices", keys | {"endpoint": endpoint})
    assert (caught.value.status, caught.value.reason) == (400, reason)


@pytest.mark.parametrize("key", ["", "AAAA", "!", "B" * 87])
def test_keys_that_are_none_are_refused(prompt: Server, service: PushService, key: str) -> None:
    with pytest.raises(Refused) as caught:
        Someone(prompt.url).ask("PUT", "/me/devices", service.browser().subscription | {"p256dh": key})
    assert caught.value.status == 400


def test_what_was_to_be_told_survives_a_kill(tmp_path: Path, service: PushService) -> None:
    """The notice is written with the move: killed before it was sent, the server sends it at the next start."""
    server = Server(tmp_path, *PROMPT, "--notice-delay", "3").start()
    try:
        ann, ben, table = pair(server)
        subscribe(ben, service.browser())
        play(ann, table)
        server.kill()
        service.quiet(4)
        server.start()
        service.next()
    finally:
        server.stop()


def test_a_push_service_that_is_busy_is_asked_again(tmp_path: Path, service: PushService) -> None:
    """The next attempt is not due for half a minute; the database is told that it has passed."""
    server = Server(tmp_path, *PROMPT).start()
    try:
        ann, ben, table = pair(server)
        browser = service.browser()
        subscribe(ben, browser)
        service.statuses = [503]
        play(ann, table)
        first = service.next()
        service.quiet(2)
        server.kill()
        with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.db")) as database, database:
            ((attempts, wait),) = database.execute("SELECT attempts, due - ? FROM deliveries", (time.time(),))
            assert attempts == 1
            assert 20 < wait < 125
            database.execute("UPDATE deliveries SET due = 0")
        server.start()
        second = service.next()
        assert browser.read(first) == browser.read(second)
        assert first.body != second.body, "every attempt is encrypted anew"
    finally:
        server.stop()
