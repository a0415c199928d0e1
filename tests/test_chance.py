"""Luck: even, repeatable, and such that anybody can compute it again."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest

from ludoteca.core import (
    Chance,
    ChanceNeeded,
    Hashed,
    Json,
    NoChance,
    Pick,
    RecordError,
    Refusal,
    Seeded,
    canonical,
)
from ludoteca.core.record import ChanceLine, Reader, RecordCut, Recorded


@pytest.mark.parametrize("make", [Seeded, Hashed])
def test_luck_can_be_repeated(make: Callable[[str], Chance]) -> None:
    def draws(seed: str) -> list[int]:
        chance = make(seed)
        return [chance.below(1000) for _ in range(50)]

    assert draws("one") == draws("one")
    assert draws("one") != draws("two")


@pytest.mark.parametrize("make", [Seeded, Hashed])
@pytest.mark.parametrize("n", [1, 2, 3, 7, 10])
def test_luck_is_even(make: Callable[[str], Chance], n: int) -> None:
    """Chi-square with n-1 degrees of freedom stays below a bound that chance passes once in a million."""
    chance = make("even")
    draws = 7000
    count = Counter(chance.below(n) for _ in range(draws))
    assert set(count) == set(range(n))
    expected = draws / n
    chi_square = sum((count[value] - expected) ** 2 / expected for value in range(n))
    assert chi_square < {1: 1, 2: 24, 3: 28, 7: 39, 10: 45}[n]


def test_hashed_luck_has_no_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number in the incomplete last stretch is thrown away, not folded back."""
    highest = b"\xff" * 32
    digests = iter([highest, highest, (8).to_bytes(32, "big")])
    monkeypatch.setattr("ludoteca.core.chance.hmac.digest", lambda *_: next(digests))
    assert (1 << 256) % 7
    assert Hashed("any").below(7) == 1
    assert not list(digests)


def test_hashed_luck_is_the_one_that_is_documented() -> None:
    """HMAC-SHA256 of the counter under the seed: anybody can compute it again."""
    chance = Hashed("published")
    for counter in range(5):
        digest = hmac.new(b"published", str(counter).encode(), hashlib.sha256).digest()
        assert chance.below(100) == int.from_bytes(digest, "big") % 100


def test_commitment() -> None:
    """It is the hash of the seed, and drawing does not change it."""
    chance = Hashed("secret")
    before = chance.commitment
    chance.below(5)
    assert chance.commitment == before == hashlib.sha256(b"secret").hexdigest()
    assert Hashed("other").commitment != before


def test_nonces_change_the_luck_and_not_the_commitment() -> None:
    """HMAC-SHA256 of the list of nonces under the seed is the key: who chose the seed did not choose the luck."""
    alone, together = Hashed("secret"), Hashed("secret", ("ann", "é"))
    assert together.commitment == alone.commitment
    key = hmac.new(b"secret", '["ann","é"]'.encode(), hashlib.sha256).digest()
    for counter in range(5):
        digest = hmac.new(key, str(counter).encode(), hashlib.sha256).digest()
        assert together.below(1 << 30) == int.from_bytes(digest, "big") % (1 << 30) != alone.below(1 << 30)


def test_where_there_is_no_chance_whoever_asks_is_told() -> None:
    with pytest.raises(ChanceNeeded):
        NoChance().outcome(Pick("seat", [0, 1], "X1"))
    with pytest.raises(ChanceNeeded):
        NoChance().below(2)


def test_pick() -> None:
    lot = Pick("colour", ["red", 1, None], "L1")
    assert {canonical(Seeded(seed).outcome(lot)) for seed in range(50)} == {'"red"', "1", "null"}
    assert lot.why_not("red") is None
    assert lot.why_not(1) is None
    strange: list[Json] = [True, 1.0, "1", "blue", [], {}]
    for value in strange:
        assert lot.why_not(value) == Refusal("L1", "impossible-outcome", chance="colour")
    assert lot.shown("red", None) == "red"


def test_recorded_luck() -> None:
    lot = Pick("seat", range(3), "L1")
    reader = Reader(b'{"chance": "seat", "value": 2}\n{"chance": "seat", "value": 3}\n')
    chance = Recorded(reader)
    assert chance.outcome(lot) == 2
    assert chance.fallen == [ChanceLine("seat", 2)]
    with pytest.raises(RecordError, match=r"line 2: L1: impossible-outcome"):
        chance.outcome(lot)
    with pytest.raises(RecordCut):
        chance.outcome(lot)
    with pytest.raises(RuntimeError):
        chance.below(2)
