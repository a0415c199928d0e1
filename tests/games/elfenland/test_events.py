"""What listeners hear: everybody the same, but secrets only their owner; in every language without a hole."""

from typing import Any

import pytest

from games.elfenland.scene import Luck, new, play, table
from ludoteca.core import Event, Seeded
from ludoteca.words import LANGUAGES, Words

PRIVATE = {"dealt-you", "counter-drawn-you"}
CLOSED = {"dealt", "counter-drawn", "faced-down", "kept-hidden"}


def heard(seed: int, players: int) -> list[Event]:
    """All events of a random game."""
    chance = Seeded(seed)
    p = new(players, chance)
    p.events = []
    while p.seat is not None:
        moves = p.moves()
        p.play(moves[chance.below(len(moves))], chance)
    return p.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(language: str) -> None:
    words = Words(language, "elfenland")
    for event in heard(5, 3):
        text = words.event(event)
        assert text
        assert "{" not in text, (event, text)
        assert "event-" not in text


def test_secrets_have_one_listener() -> None:
    """E5.2: cards dealt and a first counter are told to their owner alone."""
    for event in heard(6, 4):
        assert (event.audience is not None) == (event.name in PRIVATE)
        if event.name in CLOSED:
            assert "kind" not in event.parameters
            assert "cards" not in event.parameters


def test_events_follow_the_rules() -> None:
    """E11.2, E15.1, E16.1: a journey as listeners hear it."""
    p = table(hands={0: "pig pig pig raft raft dragon"}, counters={"R30": "pig"})
    p.events = []
    play(p, "ride R30", "ride R30", "caravan R30", "pay pig", "pay dragon", "pay raft", "stop")
    said: list[Any] = [event.json() for event in p.events]
    assert [event["event"] for event in said] == [
        "rode", "arrived-new", "rode", "arrived", "caravan", "paid", "paid", "paid", "arrived", "stopped",
    ]  # fmt: skip
    assert said[0] == {"event": "rode", "seat": 0, "way": "R30", "kind": "pig", "cards": 1}
    assert said[1] == {"event": "arrived-new", "seat": 0, "town": "lapphalya"}


def test_nobody_listens_to_a_copy() -> None:
    p = new(2, Luck())
    p.events = []
    assert p.copy().events is None
