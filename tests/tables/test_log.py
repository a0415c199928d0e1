"""The log of a table: every kind of entry is stored as it always was."""

import json
from typing import Any

import pytest

from ludoteca.tables import log

STORED: list[tuple[log.Entry, str, dict[str, Any]]] = [
    (log.Open(), "open", {}),
    (log.Sit(0, "person", "ann"), "sit", {"seat": 0, "kind": "person", "person": "ann"}),
    (
        log.Sit(0, "person", "ann", label="Left"),
        "sit",
        {"seat": 0, "kind": "person", "person": "ann", "label": "Left"},
    ),
    (log.Sit(1, "person", "ben", nonce="n"), "sit", {"seat": 1, "kind": "person", "person": "ben", "nonce": "n"}),
    (log.Sit(1, "bot", level=3), "sit", {"seat": 1, "kind": "bot", "level": 3}),
    (
        log.Sit(1, "bot", level=3, label="Ares", engine="Ares"),
        "sit",
        {"seat": 1, "kind": "bot", "level": 3, "label": "Ares", "engine": "Ares"},
    ),
    (log.Sit(1, "link"), "sit", {"seat": 1, "kind": "link"}),
    (log.Begun("{}\n", 0), "begun", {"record": "{}\n", "moves": 0}),
    (log.Start(chance=[]), "start", {"chance": []}),
    (
        log.Start("n", [{"chance": "first", "value": 1}]),
        "start",
        {"nonce": "n", "chance": [{"chance": "first", "value": 1}]},
    ),
    (log.Move(0, "a1", chance=[]), "move", {"seat": 0, "move": "a1", "chance": []}),
    (log.Move(0, "a1", 2, []), "move", {"seat": 0, "move": "a1", "bot": 2, "chance": []}),
    (log.TakeBack(0, 4), "back", {"seat": 0, "ply": 4}),
    (log.Offer(1, "back", 4), "offer", {"seat": 1, "what": "back", "ply": 4}),
    (log.Offer(1, "abandon"), "offer", {"seat": 1, "what": "abandon"}),
    (log.Answer(0, False), "answer", {"seat": 0, "yes": False}),
    (log.Away(0), "away", {"seat": 0}),
    (log.Return(0), "return", {"seat": 0}),
    (log.Vacation(0, 99.5), "vacation", {"seat": 0, "until": 99.5}),
    (log.Vacation(0), "vacation", {"seat": 0}),
    (log.Resign(0), "resign", {"seat": 0}),
    (log.Fault(1), "fault", {"seat": 1}),
    (log.End("abandoned"), "end", {"what": "abandoned"}),
    (log.Chat(""), "chat", {"text": ""}),
    (log.Hint(1), "hint", {"seat": 1}),
    (log.Access(True), "access", {"closed": True}),
    (log.Rematch("t2"), "rematch", {"table": "t2"}),
]


@pytest.mark.parametrize(("entry", "tag", "body"), STORED)
def test_an_entry_is_stored_and_read_again(entry: log.Entry, tag: str, body: dict[str, Any]) -> None:
    """The order of the fields is part of the stored form."""
    assert (entry.tag, json.dumps(log.to_json(entry))) == (tag, json.dumps(body))
    assert log.from_json(tag, body) == entry


def test_every_kind_of_entry_is_stored_here() -> None:
    assert {type(entry) for entry, _, _ in STORED} == set(log._KINDS)


@pytest.mark.parametrize(("tag", "body"), [("dance", {}), ("move", {"seat": 0}), ("sit", {"seat": 0})])
def test_what_is_no_entry_is_not_read(tag: str, body: dict[str, Any]) -> None:
    with pytest.raises((KeyError, TypeError)):
        log.from_json(tag, body)
