"""Consequences: what a move brings about, told before it is made."""

from collections.abc import Iterable, Mapping
from typing import Literal

from ludoteca.core.json import Json

Tone = Literal["gain", "cost", "loss", "fact"]
"""A cost buys something; a loss buys nothing: a certain one asks for a yes before the move is played."""


class Odds:
    """So many times out of so many; `about` where they come from a sample."""

    __slots__ = ("about", "of", "times")

    def __init__(self, times: int, of: int, *, about: bool = False) -> None:
        self.times = times
        self.of = of
        self.about = about

    def json(self) -> dict[str, Json]:
        return {"times": self.times, "of": self.of, "about": self.about}


class Consequence:
    """A name that the catalogues put into words (`means-<name>`), the rule behind it and what the words name.

    `odds` is None where it is certain. `places` are words of the notation: where on the board it happens, as far as
    the seat may know.
    """

    __slots__ = ("name", "odds", "parameters", "places", "rule", "tone")

    def __init__(self, name: str, rule: str, tone: Tone = "fact", **parameters: str | int) -> None:
        self.name = name
        self.rule = rule
        self.tone: Tone = tone
        self.parameters: Mapping[str, str | int] = parameters
        self.odds: Odds | None = None
        self.places: tuple[str, ...] = ()

    def at(self, places: Iterable[str]) -> "Consequence":
        """The same, at these places too."""
        other = self.with_odds(self.odds)
        other.places = tuple(dict.fromkeys((*self.places, *places)))
        return other

    def with_odds(self, odds: Odds | None) -> "Consequence":
        """The same, as likely as that."""
        other = Consequence(self.name, self.rule, self.tone, **self.parameters)
        other.odds, other.places = odds, self.places
        return other

    def key(self) -> tuple[object, ...]:
        """What tells it from others, whatever its odds and wherever it happens."""
        return self.name, self.rule, self.tone, *sorted(self.parameters.items())

    def json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "rule": self.rule,
            "tone": self.tone,
            "parameters": dict(self.parameters),
            "odds": None if self.odds is None else self.odds.json(),
            "places": list(self.places),
        }

    def __repr__(self) -> str:
        return f"Consequence({self.json()})"
