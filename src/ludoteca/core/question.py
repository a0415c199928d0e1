"""Questions: what a seat is asked."""

from collections.abc import Mapping

from ludoteca.core.json import Json
from ludoteca.core.refusal import Refusal


class Question:
    """The decision before a seat: a name that the catalogues put into words ("choose a cell for your second token"),
    its parameters, and the rule that tells more. It says nothing that a spectator may not know."""

    __slots__ = ("name", "parameters", "rule")

    def __init__(self, name: str, rule: str, **parameters: str | int) -> None:
        self.name = name
        self.rule = rule
        self.parameters: Mapping[str, str | int] = parameters

    def json(self) -> dict[str, Json]:
        return {"question": self.name, "rule": self.rule, **self.parameters}

    def __repr__(self) -> str:
        return f"Question({self.json()})"


def not_the_question(rule: str, question: Question | None) -> Refusal:
    """A move that does not answer what is asked: the refusal carries the question, so that words can add it."""
    assert question is not None
    return Refusal(rule, "not-the-question", **{**question.parameters, "question": question.name})
