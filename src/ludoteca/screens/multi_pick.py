"""Several moves of one verb, one word each, that records name in a fixed order (`pay pig`, `pay cloud`): people name
the words in any order."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class MultiPick(NamedTuple):
    """What has to be named."""

    verb: str
    due: int
    """How many words."""
    pieces: Sequence[str]
    """All that can be named, in the order of the record."""

    def nameable(self, named: Sequence[str]) -> list[str]:
        """The moves of which each names one more; none when all are named."""
        if len(named) >= self.due:
            return []
        left = Counter(self.pieces) - Counter(named)
        return [f"{self.verb} {word}" for word in left]

    def ordered(self, named: Sequence[str]) -> list[str]:
        """What was named, as moves in the order of the record."""
        return [f"{self.verb} {word}" for word in sorted(named, key=self.pieces.index)]
