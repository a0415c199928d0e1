"""Why a move is not allowed: every reason, with the rule that it cites (D3 – D10, A1 – A15, A18)."""

import inspect
import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from games.dokmus.scene import Scene, before_draft, before_start, name, new_game, scene
from ludoteca.core import Hashed, Referee, Refused, Seeded, playout
from ludoteca.games.dokmus import BOX, refusals
from ludoteca.words import Words

ALL_CELLS = [name((row, column)) for row in range(21) for column in range(21)]
ALL_SLOTS = [f"{column}{row}" for row in (1, 2, 3) for column in "ABC"]
EVERY_MOVE = [
    *(f"start {cell}" for cell in ALL_CELLS),
    *(f"place {cell}{pay}" for cell in ALL_CELLS for pay in ("", " sacrifice")),
    *(f"draft {card}" for card in range(1, 10)),
    *(f"slide {slot}" for slot in ALL_SLOTS),
    *(f"rotate {slot} {way}" for slot in ALL_SLOTS for way in ("cw", "ccw")),
    "talisman",
    "decline",
    "end",
]
"""All moves of the language but the moves of a token, which are sampled."""


def over() -> Scene:
    position = new_game(2, 1)
    playout(position, Seeded(1))
    return Scene(position)


def bonus(guardian: bool = True) -> Scene:
    return scene("LA4", "(2,5) (4,8)", card=5, guardian=guardian).place((2, 4))


def spent() -> Scene:
    return bonus(guardian=False)


SITUATIONS: list[tuple[str, str, Callable[[], Scene], str]] = [
    ("game-over", "D4.2", over, "end"),
    ("not-the-question", "A2", lambda: before_start("LA4"), "draft 1"),
    ("not-the-question", "A1", lambda: before_draft("LA4"), "start a1"),
    ("not-the-question", "A3", lambda: before_draft("LA4"), "place a1"),
    ("not-the-question", "A5", lambda: before_draft("LA4"), "talisman"),
    ("not-the-question", "A6", lambda: before_draft("LA4"), "slide B1"),
    ("not-the-question", "A7", lambda: before_draft("LA4"), "move a1 a2"),
    ("not-the-question", "A8", lambda: before_draft("LA4"), "rotate B1 cw"),
    ("not-the-question", "A12", lambda: before_draft("LA4"), "decline"),
    ("not-the-question", "A13", lambda: before_draft("LA4"), "end"),
    ("no-such-cell", "D1.3", lambda: before_start("LA4"), "start h8"),
    ("no-such-cell", "D1.3", lambda: before_start("LA2"), "start a15"),
    ("not-a-corner-tile", "D3.7", lambda: before_start("LA4"), "start h1"),
    ("tile-has-a-token", "D3.7", lambda: before_start("LA4").start((2, 0)), "start a1"),
    ("start-terrain", "D3.7", lambda: before_start("LA4"), "start f1"),
    ("not-an-outer-side", "D3.7", lambda: before_start("LA4"), "start b3"),
    ("not-in-the-deck", "D5.1", lambda: before_draft("LA2"), "draft 5"),
    ("not-in-the-deck", "D5.1", lambda: before_draft("LA4"), "draft 6"),
    ("card-gone", "D5.2", lambda: before_draft("LA4").draft(3), "draft 3"),
    ("bonus-first", "D10.3", bonus, "place g3"),
    ("bonus-first", "D10.3", bonus, "end"),
    ("bonus-first", "D10.3", bonus, "talisman"),
    ("no-tokens-left", "D6.2", lambda: scene("LA4", "(0,0)", card=4, left=0), "place b1"),
    ("no-such-cell", "D1.3", lambda: scene("LA4", "(9,6)"), "place h10"),
    ("no-token-there", "D8.2", lambda: scene("LA4", "(0,0)"), "place f1"),
    ("no-token-there", "D8.2", lambda: scene("LA4", "(0,0)"), "place a4"),
    ("no-token-there", "D8.2", lambda: scene("LA4", "(0,0)"), "place b2"),
    ("cell-taken", "D1.7", lambda: scene("LA4", "(0,0)", "(0,1)"), "place b1"),
    ("nothing-to-sacrifice", "D7.12", lambda: scene("LA4", "(0,1)", left=1), "place c1 sacrifice"),
    ("fallback-is-free", "D7.16", lambda: scene("LA4", "(0,0)", "(0,1) (1,0)"), "place u1 sacrifice"),
    ("no-crossing", "D7.8", lambda: scene("LA4", "(0,0)"), "place b1 sacrifice"),
    ("no-crossing", "D7.8", lambda: scene("LA4", "(0,0)"), "place u1 sacrifice"),
    ("out-of-reach", "D7.2", lambda: scene("LA4", "(0,0)"), "place u1"),
    ("forest-costs", "D7.5", lambda: scene("LA4", "(0,1)"), "place c1"),
    ("forest-beyond-means", "D7.12", lambda: scene("LA4", "(0,1)", left=1), "place c1"),
    ("crossing-costs", "D7.8", lambda: scene("LA4", "(2,0)"), "place c7"),
    ("tokens-left", "D6.4", lambda: scene("LA4", "(0,0)"), "end"),
    ("no-bonus", "D10.2", lambda: scene("LA4", "(0,0)"), "decline"),
    ("guardian-used", "D6.3", lambda: scene("LA4", "(0,0)"), "slide B1"),
    ("not-your-card", "D9.1", lambda: scene("LA4", "(0,0)", card=2), "talisman"),
    ("not-your-card", "D9.2", lambda: scene("LA4", "(0,0)", card=3), "slide B1"),
    ("not-your-card", "D9.3", lambda: scene("LA4", "(0,0)", card=4), "move a1 b1"),
    ("not-your-card", "D9.4", lambda: scene("LA4", "(0,0)", card=1), "rotate B1 cw"),
    ("not-your-card", "D9.5", lambda: scene("LA4", "(0,0)", card=5), "talisman"),
    ("talisman-is-yours", "R22", lambda: scene("LA4", "(0,0)", card=1, talisman=0), "talisman"),
    ("no-such-slot", "D1.2", lambda: scene("LA2", "(0,0)", card=4), "rotate A3 cw"),
    ("slot-is-the-hole", "D1.2", lambda: scene("LA4", "(0,0)", card=4), "rotate B2 cw"),
    ("slot-is-the-hole", "D1.2", lambda: scene("LA4", "(0,0)", card=2), "slide B2"),
    ("bonus-first", "D10.3", bonus, "rotate B1 cw"),
    ("not-the-bonus-tile", "D10.2", spent, "rotate B1 cw"),
    ("not-in-line", "D9.2", lambda: scene("LA4", "(0,0)", card=2), "slide A1"),
    ("not-in-line", "D9.2", bonus, "slide A1"),
    ("same-cell", "A15", lambda: scene("LA4", "(0,0)", card=3), "move a1 a1"),
    ("not-your-token", "D9.3", lambda: scene("LA4", "(0,0)", "(6,6)", card=3), "move g7 g6"),
    ("not-your-token", "D9.3", lambda: scene("LA4", "(0,0)", card=3), "move c1 b1"),
    ("ruins-hold-it", "D8.4", lambda: scene("LA4", "(2,4)", card=3), "move e3 f3"),
    ("bonus-first", "D10.3", bonus, "move i5 i6"),
    ("not-on-the-bonus-tile", "D10.2", spent, "move i5 i6"),
    ("no-such-cell", "D1.3", lambda: scene("LA4", "(9,6)", card=3), "move g10 h10"),
    ("no-token-there", "D8.2", lambda: scene("LA4", "(0,0)", card=3), "move a1 b2"),
    ("cell-taken", "D1.7", lambda: scene("LA4", "(0,0)", "(0,1)", card=3), "move a1 b1"),
    ("not-one-step", "D9.3", lambda: scene("LA4", "(0,0)", card=3), "move a1 c1"),
    ("not-one-step", "D9.3", lambda: scene("LA4", "(6,2)", card=3), "move c7 e7"),
]


@pytest.mark.parametrize(
    ("reason", "rule", "situation", "text"), SITUATIONS, ids=[f"{row[0]}: {row[3]}" for row in SITUATIONS]
)
def test_refusal(reason: str, rule: str, situation: Callable[[], Scene], text: str) -> None:
    """Each refusal names the narrowest rule that decides."""
    assert situation().refused(text) == (rule, reason)


@pytest.mark.parametrize(
    ("rule", "situation"),
    [
        ("D3.6", lambda: before_start("LA4")),
        ("D5.2", lambda: before_draft("LA4")),
        ("D6.1", lambda: scene("LA4", "(0,0)")),
        ("D4.2", over),
    ],
)
def test_a18_out_of_turn(rule: str, situation: Callable[[], Scene]) -> None:
    """A18: a move out of turn, or after the end, cites the rule about whose turn it is, not that of the move."""
    referee = Referee(BOX, 4, {}, Hashed("a18"))
    referee.position = situation().position
    with pytest.raises(Refused) as caught:
        referee.find(3 if referee.position.seat != 3 else 2, "end")
    reason = "game-over" if rule == "D4.2" else "not-your-turn"
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)


def test_a18_what_is_asked() -> None:
    """A18: a move that does not answer the open question brings the question."""
    refusal = before_draft("LA4").position.why_not(BOX.parse("end"))
    assert refusal is not None
    assert Words("en", "dokmus").refusal(refusal).endswith("Round 1: keep one guardian card.")


def test_every_reason_has_a_situation() -> None:
    """No reason in the source goes without an example above."""
    known = set(re.findall(r'(?:Refusal|_bonus)\([^()]*?"([a-z]+(?:-[a-z]+)+)"', inspect.getsource(refusals)))
    assert len(known) > 25
    assert known | {"not-the-question"} == {row[0] for row in SITUATIONS}


@seed(1)
@settings(max_examples=25, deadline=None, database=None)
@given(seats=st.integers(2, 4), number=st.integers(0, 2**32))
def test_why_not_is_silent_exactly_on_legal_moves(seats: int, number: int) -> None:
    """A1 – A13: over every move that can be written, in random positions."""
    pick = Random(number)
    position, chance = new_game(seats, number), Seeded(number)
    for _ in range(pick.randrange(40 * seats)):
        if position.seat is None:
            break
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    legal = {move.text for move in position.moves()}
    own = [name for tokens in position.view(None).json()["tokens"] for name in tokens]  # type: ignore[union-attr]
    hops = {f"move {pick.choice(own or ALL_CELLS)} {pick.choice(ALL_CELLS)}" for _ in range(150)}
    hops |= {f"move {pick.choice(ALL_CELLS)} {pick.choice(ALL_CELLS)}" for _ in range(50)}
    for text in {*EVERY_MOVE, *hops, *legal}:
        refusal = position.why_not(BOX.parse(text))
        assert (refusal is None) == (text in legal), text


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("start v1", "A1"),
        ("start a22", "A1"),
        ("start a0", "A1"),
        ("start a01", "A1"),
        ("draft", "A2"),
        ("draft 0", "A2"),
        ("draft 10", "A2"),
        ("place c7 pay", "A3"),
        ("place  c7", "A3"),
        ("place c7 ", "A3"),
        ("place C7", "A3"),
        ("place c7\n", "A3"),
        ("talisman 1", "A5"),
        ("slide D1", "A6"),
        ("slide b1", "A6"),
        ("move c7", "A7"),
        ("rotate B1", "A8"),
        ("rotate B1 CW", "A8"),
        ("decline it", "A12"),
        ("end turn", "A13"),
        ("", "record"),
        ("sacrifice", "record"),
        ("Place c7", "record"),
        ("place ٣", "A3"),
        ("start a١", "A1"),
    ],
)
def test_no_such_move(text: str, rule: str) -> None:
    """A text that is no move is refused with the rule of its row in the notation (A1 – A13)."""
    with pytest.raises(Refused) as caught:
        BOX.parse(text)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, "no-such-move")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("start c7", "A1"),
        ("draft 3", "A2"),
        ("place c7", "A3"),
        ("place c7 sacrifice", "A3"),
        ("talisman", "A5"),
        ("slide B1", "A6"),
        ("move c7 c8", "A7"),
        ("rotate B1 cw", "A8"),
        ("decline", "A12"),
        ("end", "A13"),
    ],
)
def test_the_rule_of_a_move(text: str, rule: str) -> None:
    """The rows of the notation."""
    assert BOX.rule_of(BOX.parse(text)) == rule


def test_the_same_notation_is_the_same_move() -> None:
    """Moves are built once: parsing finds the very one that is legal."""
    for text in EVERY_MOVE:
        assert BOX.parse(text).text == text
        assert BOX.parse(text) is BOX.parse(text)
