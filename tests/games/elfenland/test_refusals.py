"""The narrowest rule for every move that can be written but not played, and the notation itself."""

import pytest

from games.elfenland.scene import Luck, legal, new, play, refused, table
from ludoteca.core import Hashed, Referee, Refused, Seeded
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.board import WAYS
from ludoteca.games.elfenland.components import KINDS

TEXTS = [
    *("face up", "face down", "take blind", "pass", "stop"),
    *(f"{verb} {kind}" for verb in ("take", "pay", "discard", "keep") for kind in KINDS),
    *(f"keep {kind} hidden" for kind in KINDS),
    *(f"{verb} {way.id}" for verb in ("obstacle", "ride", "sail", "caravan") for way in WAYS),
    *(f"plan {kind} {way.id}{end}" for kind in KINDS for way in WAYS for end in ("", " hidden")),
]
"""Everything that the notation can say."""


@pytest.mark.parametrize("seed", range(6))
def test_every_text_is_legal_or_refused_by_a_rule(seed: int) -> None:
    """Whatever can be written is listed exactly when no rule forbids it, wherever the game stands."""
    options = {"caravan": "only_if_needed", "lakes": "official"} if seed % 2 else {}
    chance = Seeded(seed)
    p = new(2 + seed % 5, chance, options)
    number = 0
    while p.seat is not None:
        if number % 23 == seed:
            allowed = legal(p)
            for text in TEXTS:
                refusal = p.why_not(BOX.parse(text))
                assert (refusal is None) == (text in allowed), (text, refusal)
        moves = p.moves()
        p.play(moves[chance.below(len(moves))], chance)
        number += 1
    assert all(p.why_not(BOX.parse(text)) is not None for text in TEXTS)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("plan pig V99", "E10.2"),
        ("plan pig", "E10.2"),
        ("take wizard", "E9.2"),
        ("ride", "E12.2"),
        ("Face up", "E6.1"),
        ("face  up", "E8.1"),
        ("plan pig r30", "E10.2"),
        ("pass ", "E10.7"),
        ("", "E6.1"),
        ("keep hidden", "E17.2"),
    ],
)
def test_texts_that_are_no_moves(text: str, rule: str) -> None:
    """A text outside the notation is refused with the rule of its verb; E6.1 if it has none."""
    with pytest.raises(Refused) as problem:
        BOX.parse(text)
    assert problem.value.refusal.rule == rule


def test_moves_of_another_phase() -> None:
    """E6.1: each phase has its own moves."""
    p = new(2)
    for text in ("take blind", "plan pig R30", "pass", "ride R30", "stop", "pay pig", "discard pig", "keep pig"):
        assert refused(p, text) == "E6.1"
    p = table(phase="plan")
    assert refused(p, "stop") == "E6.1"
    assert refused(p, "discard pig") == "E6.1"


def test_raft_is_no_counter() -> None:
    """E1.3: there is no raft counter to take, place or keep."""
    p = table(phase="take")
    assert refused(p, "take raft") == "E1.3"
    p = play(table(up={0: "pig dragon"}, seat=1), "stop")
    assert refused(p, "keep raft") == "E1.3"


def test_journey_from_elsewhere() -> None:
    """E11.2: only ways that leave the elf's town."""
    p = table(hands={0: "pig pig pig raft raft"}, counters={"R24": "pig"})
    assert refused(p, "ride R24") == "E11.2"
    assert refused(p, "caravan R24") == "E11.2"
    assert refused(p, "sail N1") == "E11.2"
    assert refused(p, "caravan N1") == "E11.2"


def test_rule_of_each_row() -> None:
    """The row of each verb in the notation, for whoever moves out of turn."""
    rows = {
        "face up": "E8.1", "take pig": "E9.2", "plan pig R30": "E10.2", "obstacle R30": "E10.5", "pass": "E10.7",
        "ride R30": "E12.2", "sail V5": "E13.1", "sail M1": "E14.1", "caravan R30": "E12.4", "caravan N1": "E14.3",
        "pay pig": "E12.4", "stop": "E11.6", "discard pig": "E16.1", "keep pig": "E17.2",
    }  # fmt: skip
    assert {text: BOX.rule_of(BOX.parse(text)) for text in rows} == rows


def test_played_cards_cannot_be_taken_back() -> None:
    """E12.4: a caravan binds its owner; E5.2: cards that were shown stay shown. Ending a journey shows nothing."""
    p = table(hands={0: "pig pig pig pig raft"}, counters={"R30": "pig"})
    showing = {text for text in legal(p) if p.reveals(BOX.parse(text))}
    assert showing == {"ride R30", "caravan R30", "sail V3"}


def test_take_back_of_a_stop() -> None:
    """E16.1: whoever has to discard after `stop` may still think again about the journey."""
    referee = Referee(BOX, 2, {"first_player": 0}, Hashed("take back"))
    while "stop" not in referee.legal():
        assert referee.position.seat is not None
        referee.play(referee.position.seat, sorted(referee.legal())[0])
    referee.play(0, "stop")
    assert referee.can_take_back
    referee.take_back()
    assert "stop" in referee.legal()


def test_impossible_luck() -> None:
    """E1.6, E4.3, E7.2, E8.1: outcomes that cannot fall are refused with the rule of the lot."""
    with pytest.raises(AssertionError):
        new(2, Luck(home=[["beata", "beata"]]))
    with pytest.raises(AssertionError):
        new(2, Luck(home=[["beata", "feodor"]]))
    with pytest.raises(AssertionError):
        new(2, Luck(counter=["raft"]))
    with pytest.raises(AssertionError):
        new(2, Luck(first=[2]))
    with pytest.raises(AssertionError):
        new(2, Luck(first=[0], deal=[{"seat": 0, "cards": ["raft", "pig", "pig", "pig", "pig", "pig", "pig", "pig"]}]))
    with pytest.raises(AssertionError):
        new(2, Luck(first=[0], deal=[{"seat": 0, "cards": ["pig"] * 7}]))
