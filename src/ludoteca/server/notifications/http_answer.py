"""The outcome of a request to somebody else's server."""

from typing import Literal, NamedTuple

LATER = frozenset({408, 425, 429})
GONE = frozenset({404, 410})


class HttpAnswer(NamedTuple):
    """A status of HTTP, or a word that says why there is none."""

    said: int | Literal["timeout", "no-answer", "not-public"]
    retry_after: float | None = None
    """Seconds, where the answer says so."""

    @property
    def gone(self) -> bool:
        """Nobody is there any more."""
        return self.said in GONE

    @property
    def outcome(self) -> Literal["taken", "refused", "later"]:
        if not isinstance(self.said, int):
            return "refused" if self.said == "not-public" else "later"
        if 200 <= self.said < 300:
            return "taken"
        return "later" if self.said >= 500 or self.said in LATER else "refused"
