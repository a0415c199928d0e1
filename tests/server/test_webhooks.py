"""Webhooks: a message in a chat, in its form, signed, and only to whom it concerns."""

import hashlib
import hmac
import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.parts import Refused, Server, Someone
from server.push_service import PushService
from server.test_notifications import PROMPT, pair, play


@pytest.fixture
def chat() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("prompt"), *PROMPT).start()
    yield running
    running.stop()
    assert not running.errors()


def add(person: Someone, chat: PushService, form: str = "discord", **more: Any) -> Any:
    return person.post("/me/webhooks", {"form": form, "address": f"{chat.url}/hook/s3cret", **more})


def test_my_turn_is_posted_and_signed(prompt: Server, chat: PushService) -> None:
    ann, ben, table = pair(prompt)
    made = add(ben, chat, "json", language="ru")
    play(ann, table)
    posted = chat.next()
    name = ann.get("/me")["name"]
    assert posted.json == {
        "title": "Докмус",
        "text": f"Ваш ход. С вами за столом: {name}.",
        "link": f"{prompt.url}/table/{table}",
        "topic": table,
    }
    signed = posted.headers["X-Ludoteca-Time"].encode() + b"." + posted.body
    wanted = hmac.new(made["secret"].encode(), signed, hashlib.sha256).hexdigest()
    assert posted.headers["X-Ludoteca-Signature"] == f"sha256={wanted}"


def test_a_secret_is_shown_once_and_an_address_never(prompt: Server, chat: PushService) -> None:
    ann = Someone(prompt.url)
    made = add(ann, chat)
    (kept,) = ann.get("/me/notifications")["webhooks"]
    assert kept == made["webhook"]
    assert kept["host"] == "127.0.0.1"
    assert "s3cret" not in str(kept)
    assert made["secret"] not in str(kept)


def test_a_webhook_for_one_table_hears_of_no_other(prompt: Server, chat: PushService) -> None:
    ann, ben, table = pair(prompt)
    other = ben.create("dokmus", "me", "open", public=True)
    add(ben, chat, table=other)
    play(ann, table)
    chat.quiet()
    with pytest.raises(Refused) as caught:
        add(Someone(prompt.url), chat, table=other)
    assert caught.value.reason == "not-seated"


def test_a_test_says_what_came_of_it(prompt: Server, chat: PushService) -> None:
    ann = Someone(prompt.url)
    key = add(ann, chat, "slack")["webhook"]["id"]
    chat.statuses = [403]
    for answer in ("403", "201"):
        ann.post(f"/me/webhooks/{key}/test")
        assert "text" in chat.next().json
        deadline = time.monotonic() + 20
        while (kept := ann.get("/me/notifications")["webhooks"][0])["answer"] != answer:
            assert time.monotonic() < deadline, kept
            time.sleep(0.1)
    ann.ask("DELETE", f"/me/webhooks/{key}")
    with pytest.raises(Refused) as caught:
        ann.post(f"/me/webhooks/{key}/test")
    assert caught.value.reason == "no-such-webhook"


def test_a_webhook_that_always_fails_is_switched_off_until_it_is_tried(prompt: Server, chat: PushService) -> None:
    ann, ben, table = pair(prompt)
    key = add(ben, chat)["webhook"]["id"]
    chat.statuses = [404] * 10
    for _ in range(10):
        play(ann, table)
        chat.next()
        play(ben, table)
    deadline = time.monotonic() + 20
    while not ben.get("/me/notifications")["webhooks"][0]["off"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    play(ann, table)
    chat.quiet()
    ben.post(f"/me/webhooks/{key}/test")
    chat.next()
    assert not ben.get("/me/notifications")["webhooks"][0]["off"]


def test_private_addresses_are_refused(server: Server) -> None:
    with pytest.raises(Refused) as caught:
        Someone(server.url).post("/me/webhooks", {"form": "slack", "address": "https://169.254.169.254/latest"})
    assert caught.value.reason == "address-not-public"
