"""How a game ended."""

from collections.abc import Mapping, Sequence

from ludoteca.core.json import Json


class Result:
    """Scores by seat, the seats that share the first place, and the way the game ended.

    `outcome` ("won" or "lost") is set by games won or lost together; `more` holds what a game adds.
    """

    __slots__ = ("end", "more", "outcome", "scores", "winners")

    def __init__(
        self,
        scores: Sequence[int | None] | None,
        winners: Sequence[int],
        end: str,
        outcome: str | None = None,
        more: Mapping[str, Json] | None = None,
    ) -> None:
        self.scores = None if scores is None else tuple(scores)
        self.winners = tuple(sorted(winners))
        self.end = end
        self.outcome = outcome
        self.more = dict(more or {})

    def json(self) -> dict[str, Json]:
        """The value of the `result` line of a record."""
        line: dict[str, Json] = {
            "scores": None if self.scores is None else list(self.scores),
            "winners": list(self.winners),
            "end": self.end,
        }
        if self.outcome is not None:
            line["outcome"] = self.outcome
        return line | self.more

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.end))

    def __repr__(self) -> str:
        return f"Result({self.json()})"
