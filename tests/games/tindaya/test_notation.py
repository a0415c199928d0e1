"""Moves and their notation (N1 to N8); refusals for any move of the language."""

import random

import pytest

from ludoteca.core import Refused, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.moves import FORMS
from ludoteca.games.tindaya.steps import asking
from ludoteca.testing.laws import is_known

KIT = kit_of({})
MORE = ("acoran", "moneiba", "white", "idol", "cube", "cylinder", "canoe", "gift", "nothing")
KEYS = [*KIT.kinds, *KIT.trade, *KIT.building, *KIT.idol, *KIT.market, *MORE]


def any_text(form: int, pick: random.Random) -> str:
    """A syntactically valid text of a form, mostly senseless."""

    def word(name: str) -> str:
        if name in ("HEX", "TO"):
            return f"{pick.randint(-8, 9)},{pick.randint(-3, 14)}"
        number = pick.randint(0, 4)
        written: dict[str, str] = {
            "SEAT": str(number),
            "NUMBER": str(number),
            "GROUP": f"{number}n{pick.randint(0, 3)}v",
            "ARMS": f"{number}h{pick.randint(0, 3)}o",
            "HOST": f"{number}c",
            "RESOURCES": f"{pick.choice(KEYS)} {pick.choice(KEYS)}",
        }
        return written.get(name, pick.choice(KEYS) if name.isupper() else name)

    return " ".join(word(name) for name in FORMS[form].words)


@pytest.mark.parametrize("form", range(len(FORMS)), ids=lambda form: "-".join(FORMS[form].words))
def test_every_form_can_be_read(form: int) -> None:
    """N1.1: `parse` accepts every syntactically valid move and gives back its text."""
    pick = random.Random(form)
    for _ in range(20):
        text = any_text(form, pick)
        move = BOX.parse(text)
        assert move.text == text
        assert move.form == form
        assert is_known(BOX, BOX.rule_of(move))


WRONG = (
    "",
    "walk",
    "walk 0,0 1,0",
    "walk 0,0  1,0 1n0v",
    "walk 0,0 1,0 01n0v",
    "arm 1h",
    "Pass",
    "pass ",
    "slaughter 0,0 -1",
    "split x",
    "embark -0,0 1n0v",
    "found dock 1000,0",
    "deliver",
    "trade Fisher",
)


@pytest.mark.parametrize("text", WRONG)
def test_other_texts_are_refused(text: str) -> None:
    """N1.1."""
    with pytest.raises(Refused):
        BOX.parse(text)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"dowry": True}),
        (3, {}),
        (3, {"mode": "domination", "traitor": True, "dowry": True}),
        (2, {"campaign": "game_1"}),
    ],
)
def test_senseless_moves_are_refused_with_a_rule(players: int, options: dict[str, str | bool]) -> None:
    """Any move of the language gets an answer: None exactly if it is legal, a known rule otherwise."""
    pick = random.Random(players)
    for seed in range(3):
        chance = Seeded(seed)
        p = BOX.new(players, BOX.settle(players, options), chance)
        while p.seat is not None:
            legal = {move.text for move in p.moves()}
            for form in (*asking(p).forms, *pick.sample(range(len(FORMS)), 3)):
                text = any_text(form, pick)
                refusal = p.why_not(BOX.parse(text))
                assert (refusal is None) == (text in legal), text
                if refusal is not None:
                    assert is_known(BOX, refusal.rule), refusal
            moves = p.moves()
            p.play(moves[chance.below(len(moves))], chance)
