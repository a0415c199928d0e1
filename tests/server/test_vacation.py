"""Time away at a server: announced at one table or at all, seen by whoever comes, and over with a move."""

import time
from typing import Any

import pytest

from server.parts import Refused, Server, Someone
from server.test_notifications import play

DAY = 86_400.0


def seated(server: Server, **clock: Any) -> tuple[Someone, str]:
    ann = Someone(server.url)
    rule = {"kind": "days", "days": 1, **clock}
    return ann, ann.create("dokmus", "me", "open", public=True, clock=rule)


def vacation(person: Someone, table: str, seat: int = 0) -> float | None:
    until: float | None = person.get(f"/tables/{table}")["seats"][seat]["vacation"]
    return until


def test_time_away_is_seen_before_one_sits_down_and_ends_with_a_move(server: Server) -> None:
    ann, table = seated(server, vacation=3)
    until = time.time() + 2 * DAY
    ann.ask("PUT", f"/tables/{table}/vacation", {"until": until})
    ben = Someone(server.url)
    info = ben.get(f"/tables/{table}")
    assert info["clock"] == {"kind": "days", "days": 1.0, "vacation": 3.0}
    assert vacation(ben, table) == pytest.approx(until)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    if ben.state(table)["turn"] == 1:
        play(ben, table)
    assert ben.state(table)["clock"]["running"] is None
    play(ann, table)
    ended = vacation(ann, table)
    assert ended is not None
    assert ended < time.time() + 1


def test_a_table_gives_no_more_than_was_agreed(server: Server) -> None:
    ann, table = seated(server, vacation=3)
    ann.ask("PUT", f"/tables/{table}/vacation", {"until": time.time() + 30 * DAY})
    assert vacation(ann, table) == pytest.approx(time.time() + 3 * DAY, abs=60)
    with pytest.raises(Refused) as caught:
        Someone(server.url).ask("PUT", f"/tables/{table}/vacation", {"until": time.time() + DAY})
    assert caught.value.reason == "not-seated"
    ann.ask("DELETE", f"/tables/{table}/vacation")
    ended = vacation(ann, table)
    assert ended is not None
    assert ended <= time.time()


def test_one_word_is_enough_for_all_tables_that_allow_it(server: Server) -> None:
    ann, table = seated(server, vacation=3)
    strict = ann.create("dokmus", "me", "open", clock={"kind": "days", "days": 1})
    until = time.time() + 2 * DAY
    assert ann.ask("PUT", "/me/vacation", {"until": until}) == {"tables": 1}
    assert vacation(ann, table) == pytest.approx(until)
    assert vacation(ann, strict) is None
    with pytest.raises(Refused) as caught:
        ann.ask("PUT", f"/tables/{strict}/vacation", {"until": until})
    assert caught.value.reason == "no-vacation-here"
    assert ann.ask("DELETE", "/me/vacation") == {"tables": 1}
