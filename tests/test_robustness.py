"""Whatever comes in from outside, the answer is a value or a refusal: never another exception."""

import contextlib
import json
from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from fuzz import good_records, mutant, try_record
from fuzz_data import try_data
from ludoteca.core import Json, RecordError, Refused, Seeded, replay, shelf
from ludoteca.games.dokmus import BOX as DOKMUS
from ludoteca.games.dokmus.chance_events import Layout
from ludoteca.games.dokmus.components import FACES, table
from ours import GAMES

KEYS = ("faces", "id", "rows")
JSON: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(FACES),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
    max_leaves=8,
)
steady = settings(max_examples=100, deadline=None, database=None)


@seed(1)
@steady
@given(source=st.binary(max_size=300))
def test_any_bytes_as_a_record(source: bytes) -> None:
    with contextlib.suppress(RecordError):
        replay(source)


@seed(1)
@steady
@given(lines=st.lists(JSON | st.fixed_dictionaries({"chance": st.just("talisman"), "value": JSON}), max_size=4))
def test_any_json_after_a_header(lines: list[Json]) -> None:
    header = {"record": 1, "game": "dokmus", "rules": "1", "players": 2, "options": {}}
    source = "\n".join(json.dumps(line) for line in [header, *lines])
    with contextlib.suppress(RecordError):
        replay(source.encode())


GOOD = good_records()


@seed(1)
@settings(max_examples=150, deadline=None, database=None)
@given(number=st.integers(0, 2**64))
def test_damaged_records(number: int) -> None:
    """The target of `make fuzz`, in short."""
    pick = Random(number)
    try_record(mutant(GOOD, pick), pick)


def test_damage_reaches_deep() -> None:
    """Not all damage is found at the first line: moves, outcomes and legal lists are refused as well."""
    reasons = {try_record(mutant(GOOD, pick), pick) for pick in map(Random, range(400))}
    assert {
        "",
        "not-json",
        "not-utf8",
        "impossible-outcome",
        "no-such-move",
        "not-your-turn",
        "legal-differs",
    } <= reasons


def test_data_that_people_bring() -> None:
    """The other target of `make fuzz`, in short: refused, or begun within a second and 200 MB."""
    reasons = {try_data(Random(f"brought {number}")) for number in range(60)}
    assert {"", "data-field", "option-value"} <= reasons


@pytest.mark.long
def test_data_that_people_bring_by_the_thousand() -> None:
    for number in range(5000):
        try_data(Random(f"by the thousand {number}"))


@pytest.mark.parametrize("key", GAMES)
@seed(1)
@steady
@given(text=st.text(max_size=40) | st.from_regex(r"(place|start|move|rotate|slide|draft|take) [a-zA-Z0-9 ]{0,12}"))
def test_any_text_as_a_move(key: str, text: str) -> None:
    box = shelf.box(key)
    try:
        move = box.parse(text)
    except Refused:
        return
    assert move.text == text
    seats = box.seats.start
    box.new(seats, box.settle(seats, {}), Seeded(1)).why_not(move)


@seed(1)
@steady
@given(value=JSON)
def test_any_json_as_tiles(value: Json) -> None:
    with contextlib.suppress(Refused):
        DOKMUS.settle(4, {"tiles": value})


@seed(1)
@steady
@given(rows=st.dictionaries(st.sampled_from(FACES), JSON, max_size=3), row=JSON)
def test_any_json_as_faces(rows: dict[str, Json], row: Json) -> None:
    good: Json = ["......."] * 7
    spoilt: Json = [*["......."] * 6, row]
    faces = [{"id": key, "rows": rows.get(key, good)} for key in FACES]
    for value in (faces, [*faces[:-1], {"id": "8B", "rows": spoilt}]):
        with contextlib.suppress(Refused):
            DOKMUS.settle(2, {"tiles": {"faces": [*value]}})


@seed(1)
@steady
@given(value=JSON | st.lists(st.text(max_size=8) | JSON, min_size=5, max_size=5))
def test_any_json_as_a_layout(value: Json) -> None:
    assert Layout(table(2)).why_not(value) is not None
