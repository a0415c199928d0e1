"""Every game on the shelf, and the tiny one, obeys every law, for every number of players and every variant."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

import laststraw
from ludoteca.core import Options, shelf
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.testing.laws import LAWS, Box, Law, what_can_be_taken_back_shows_no_secret
from ours import GAMES

TESTS = Path(__file__).parents[1]


def variants(box: Box) -> Iterator[tuple[int, Options]]:
    """Every number of players with the default options, and what `tests/games/<key>/variants.json` adds."""
    listed = TESTS / "games" / box.key / "variants.json"
    if listed.exists():
        for row in json.loads(listed.read_text()):
            yield row["players"], row["options"]
    else:
        yield from ((seats, {}) for seats in box.seats)


CASES = [
    pytest.param(law, box, seats, options, id=f"{box.key}-{seats}-{json.dumps(options)}-{law.__name__}")
    for box in (laststraw.BOX, *(shelf.box(key) for key in GAMES))
    for seats, options in variants(box)
    for law in LAWS
]


@pytest.mark.parametrize(("law", "box", "seats", "options"), CASES)
@seed(1)
@settings(max_examples=3, deadline=None, database=None)
@given(number=st.integers(0, 2**32))
def test_law(law: Law, box: Box, seats: int, options: Options, number: int) -> None:
    law(box, seats, options, number)


@pytest.mark.long
@pytest.mark.parametrize(("law", "box", "seats", "options"), CASES)
@settings(max_examples=100, deadline=None, database=None)
@given(number=st.integers(0, 2**32))
def test_law_at_length(law: Law, box: Box, seats: int, options: Options, number: int) -> None:
    law(box, seats, options, number)


def test_a_secret_that_could_be_looked_at_and_put_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TindayaPosition, "reveals", lambda position, move: False)
    with pytest.raises(AssertionError, match=r"look .* shows a secret"):  # noqa: PT012
        for number in range(20):
            what_can_be_taken_back_shows_no_secret(shelf.box("tindaya"), 2, {"mode": "domination"}, number)
