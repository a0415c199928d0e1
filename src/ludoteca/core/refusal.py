"""Refusals: a rule id, a reason and its parameters. Words come from the catalogues."""

from collections.abc import Mapping

Parameter = str | int


class Refusal:
    """The rule that forbids a move, and a reason that the catalogues put into words.

    `reason` is the key of a message; `parameters` are what the message names (a cell, a price, …).
    """

    __slots__ = ("parameters", "reason", "rule")

    def __init__(self, rule: str, reason: str, **parameters: Parameter) -> None:
        self.rule = rule
        self.reason = reason
        self.parameters: Mapping[str, Parameter] = parameters

    def __str__(self) -> str:
        named = "".join(f", {name} {value}" for name, value in self.parameters.items())
        return f"{self.rule}: {self.reason}{named}"

    def __repr__(self) -> str:
        return f"Refusal({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Loss(Refusal):
    """A loss that a legal move makes certain, told before it is played: `warning-<reason>` in the catalogues."""

    __slots__ = ()


class Refused(ValueError):
    """Bad input of any kind: a text that is no move, an impossible outcome, an unknown option."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refuse(rule: str, reason: str, **parameters: Parameter) -> Refused:
    """Shorthand for `raise refuse("E4.1", "players", allowed="2-6")`."""
    return Refused(Refusal(rule, reason, **parameters))
