"""How long a bot thinks: turns of a loop, seconds, or both."""

from time import perf_counter


class Clock:
    """How much of the thinking is done."""

    def __init__(self, most: int | None, seconds: float | None) -> None:
        self.most = most
        self.seconds = seconds
        self.start = perf_counter()
        self.turns = 0

    @property
    def spent(self) -> float:
        """The part of the turns or of the time that is used up, whichever is greater."""
        turns = self.turns / self.most if self.most else 0.0
        return turns if self.seconds is None else max(turns, (perf_counter() - self.start) / self.seconds)
