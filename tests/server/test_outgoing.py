"""Requests to addresses of people's choice reach nothing but the public Internet."""

import asyncio
import socket
import threading
from datetime import datetime
from ipaddress import ip_address
from typing import Any
from zoneinfo import ZoneInfo

import httpcore
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.notifications import outbox, outgoing, webhooks
from ludoteca.server.notifications.addresses import Address, is_public
from ludoteca.server.notifications.http_answer import HttpAnswer
from ludoteca.server.notifications.messages import Form, QuietHours
from ludoteca.server.notifications.outbox import Message
from ludoteca.server.notifications.outgoing import OutgoingClient, PublicNetwork
from ludoteca.server.notifications.quiet_hours import quiet_until
from server.push_service import PushService

PRIVATE = [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.8.8.8", "169.254.169.254", "172.16.0.1", "192.0.2.1",
    "192.168.1.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001:db8::1", "fc00::1", "fe80::1",
    "fec0::1", "ff02::1", "64:ff9b:1::7f00:1", "168.63.129.16", "100.100.100.200", "192.0.0.192", "fd00:ec2::254",
    "::127.0.0.1", "::ffff:168.63.129.16",
]  # fmt: skip
PUBLIC = ["1.1.1.1", "8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450:4007:80e::200e", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


class Names(PublicNetwork):
    """A network whose names change with every question, as whoever owns them can make them do."""

    def __init__(self, *answers: list[str]) -> None:
        super().__init__(private=False)
        self.answers = list(answers)

    async def resolve(self, host: str, port: int) -> list[Address]:
        return [ip_address(address) for address in self.answers.pop(0)]


def ask(client: OutgoingClient, url: str) -> HttpAnswer:
    return asyncio.run(client.post(url, {"Content-Type": "text/plain"}, b"hello"))


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433"])
def test_a_name_of_this_machine_is_not_asked(name: str) -> None:
    service = PushService()
    try:
        port = service.url.rpartition(":")[2]
        assert ask(OutgoingClient(), f"http://{name}:{port}/").said == "not-public"
        assert service.posted.empty()
    finally:
        service.close()


def test_one_private_address_of_several_is_enough_to_refuse() -> None:
    client = OutgoingClient(network=Names(["8.8.8.8", "127.0.0.1"]))
    assert ask(client, "https://two.example/").said == "not-public"


def test_a_name_is_asked_for_once_and_the_answer_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is public when it is looked at, and private when it is connected to, gains nothing."""
    names, seen = Names(["8.8.8.8"], ["127.0.0.1"]), []

    async def connect(_: object, host: str, *more: object) -> httpcore.AsyncNetworkStream:
        seen.append(host)
        raise httpcore.ConnectError

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    assert ask(OutgoingClient(network=names), "http://twofaced.example/").said == "no-answer"
    assert seen == ["8.8.8.8"]
    assert names.answers == [["127.0.0.1"]]


def test_redirects_are_not_followed() -> None:
    service = PushService()
    try:
        service.statuses, service.headers = [302], {"Location": "http://127.0.0.1:1/"}
        answer = ask(OutgoingClient(private=True), service.url)
        assert (answer.said, answer.outcome) == (302, "refused")
    finally:
        service.close()


def silent() -> socket.socket:
    """Takes every connection and says nothing."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.listen(100)
    return listening


def test_who_keeps_us_waiting_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT", 3.0)
    service, slow = PushService(), silent()

    async def everybody() -> list[HttpAnswer]:
        client, headers = OutgoingClient(private=True), {"Content-Type": "text/plain"}
        waiting = f"http://127.0.0.1:{slow.getsockname()[1]}/"
        addresses = [waiting] * (outbox.AT_ONCE - 1) + [service.url]
        return await asyncio.gather(*(client.post(url, headers, b"hello") for url in addresses))

    try:
        *kept, told = asyncio.run(everybody())
        assert {answer.said for answer in kept} == {"timeout"}
        assert told.outcome == "taken"
    finally:
        service.close()
        slow.close()


def test_a_name_that_is_never_told_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    told, ask_for = threading.Event(), socket.getaddrinfo

    def slowly(host: str, *more: Any, **options: Any) -> Any:
        if host.endswith(".slow.example"):
            told.wait(10)
            raise socket.gaierror
        return ask_for(host, *more, **options)

    async def meanwhile() -> str:
        """What a thread of the event loop brings while many ask for slow names."""
        client = OutgoingClient()
        urls = [f"https://{number}.slow.example/" for number in range(outgoing.NAMES_AT_ONCE)]
        asking = [asyncio.create_task(client.post(url, {}, b"")) for url in urls]
        await asyncio.sleep(0.1)
        try:
            return await asyncio.wait_for(asyncio.to_thread(lambda: "a table"), 3)
        finally:
            told.set()
            await asyncio.gather(*asking)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    assert asyncio.run(meanwhile()) == "a table"


def test_nobody_at_home_is_no_answer() -> None:
    assert ask(OutgoingClient(private=True), "http://127.0.0.1:9/") == HttpAnswer("no-answer")


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        (200, "taken"),
        (201, "taken"),
        (204, "taken"),
        (301, "refused"),
        (400, "refused"),
        (429, "later"),
        (503, "later"),
    ],
)
def test_what_comes_of_an_answer(said: int, outcome: str) -> None:
    assert HttpAnswer(said).outcome == outcome


minutes = st.integers(0, 1_439)
zones = st.sampled_from(["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"])


@given(minutes, minutes, zones, st.integers(1_600_000_000, 2_000_000_000))
def test_quiet_hours_end_within_a_day_and_it_is_not_quiet_then(since: int, until: int, zone: str, now: int) -> None:
    quiet = QuietHours(since, until)
    end = quiet_until(quiet, zone, now)
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    inside = (local.hour * 60 + local.minute - since) % 1440 < (until - since) % 1440
    assert (end is not None) == inside
    if end is not None:
        assert now < end <= now + 26 * 3_600
        assert quiet_until(quiet, zone, end) in (None, *[end + hour for hour in (1_800, 3_600)]), "a clock is put back"


@pytest.mark.parametrize(
    ("at", "end"), [("22:30", "07:00"), ("03:00", "07:00"), ("06:59", "07:00"), ("07:00", None), ("21:59", None)]
)
def test_a_night_in_paris(at: str, end: str | None) -> None:
    zone = ZoneInfo("Europe/Paris")
    now = datetime.fromisoformat(f"2026-11-18T{at}").replace(tzinfo=zone).timestamp()
    found = quiet_until(QuietHours(22 * 60, 7 * 60), "Europe/Paris", now)
    assert (None if found is None else datetime.fromtimestamp(found, zone).strftime("%H:%M")) == end


@pytest.mark.parametrize("form", ["discord", "slack", "matrix", "json"])
def test_a_name_that_people_typed_is_no_markup(form: Form) -> None:
    told = Message("Dokmus", "<@everyone> @here [x](https://evil.example) & <b>", "/table/t", "t")
    body = webhooks.body(form, told, "https://games.example")
    text = str(body)
    assert "https://games.example/table/t" in text
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []}
        assert "[x](" not in body["content"]
    if form == "slack":
        assert "<@everyone>" not in text
    if form == "matrix":
        assert "<b>" not in body["html"]
