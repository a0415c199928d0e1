"""Chance: where luck comes from.

A position holds no generator and no shuffled deck. When the rules need luck they describe a `Lot` (what can
be drawn, and how it is written in a record) and ask the `Chance` that the caller brings for its outcome.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import floor
from random import Random

from ludoteca.core.json import Json, canonical
from ludoteca.core.native import mypyc_attr
from ludoteca.core.refusal import Refusal

Below = Callable[[int], int]
"""`below(n)`: a whole number from 0 to n-1, each as likely as the other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(ABC):
    """One random event: how its outcome is drawn, checked, and shown to those who may see it."""

    __slots__ = ()
    name: str
    """The `chance` key of its line in a record."""
    rule: str
    """The rule that calls for it."""

    @abstractmethod
    def draw(self, below: Below) -> Json:
        """A random outcome, as it is written in a record."""

    @abstractmethod
    def why_not(self, value: Json) -> Refusal | None:
        """Why a recorded outcome is impossible here; None if it can happen. Any JSON may come in."""

    def outcomes(self) -> Sequence[Json]:
        """All that can fall, where it can be listed; nothing where it is put together of many parts."""
        return ()

    def shown(self, value: Json, seat: int | None) -> Json:
        """The outcome as `seat` sees it (None: a spectator). Public unless a game says otherwise."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Lot):
    """One of several values, each as likely: a seat, a card of a bag listed with repetitions."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, values: Sequence[Json], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    def draw(self, below: Below) -> Json:
        return self.values[below(len(self.values))]

    def outcomes(self) -> Sequence[Json]:
        return self.values

    def why_not(self, value: Json) -> Refusal | None:
        if any(type(value) is type(known) and value == known for known in self.values):
            return None
        return Refusal(self.rule, "impossible-outcome", chance=self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of outcomes."""

    @abstractmethod
    def outcome(self, lot: Lot) -> Json:
        """The outcome of a random event."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A bare random number, for imagining positions and choosing moves; it leaves no line."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """Fast and repeatable: for playouts and search."""

    def __init__(self, seed: int | str) -> None:
        self._generator = Random(seed)
        self._random = self._generator.random

    def copy(self) -> "Seeded":
        """A source from which the same outcomes follow."""
        other = Seeded(0)
        other._generator.setstate(self._generator.getstate())
        return other

    def below(self, n: int) -> int:
        return floor(self._random() * n)

    def outcome(self, lot: Lot) -> Json:
        return lot.draw(self.below)


class ChanceNeeded(Exception):
    """The rules ask for a random outcome where there is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NoChance(Chance):
    """Finds out whether a move needs chance: whoever asks gets `ChanceNeeded`."""

    def outcome(self, lot: Lot) -> Json:
        raise ChanceNeeded

    def below(self, n: int) -> int:
        raise ChanceNeeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Hashed(Chance):
    """Verifiable: HMAC-SHA256 of a secret seed and a counter, without bias.

    Whoever knows the seed can compute every outcome again; whoever knows only its `commitment` cannot. `nonces` are
    texts that people added after the commitment was shown: who chose the seed did not choose the key.
    """

    def __init__(self, seed: str, nonces: Sequence[str] = ()) -> None:
        self._seed = seed.encode()
        self._key = hmac.digest(self._seed, canonical(list(nonces)).encode(), "sha256") if nonces else self._seed
        self._counter = 0

    @property
    def commitment(self) -> str:
        """What is shown before the first move and binds the table to its seed."""
        return hashlib.sha256(self._seed).hexdigest()

    def below(self, n: int) -> int:
        whole = 1 << 256
        limit = whole - whole % n
        while True:
            digest = hmac.digest(self._key, b"%d" % self._counter, "sha256")
            self._counter += 1
            number = int.from_bytes(digest, "big")
            if number < limit:
                return number % n

    def outcome(self, lot: Lot) -> Json:
        return lot.draw(self.below)
