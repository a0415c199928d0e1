"""How long a bot searches: a number of simulations, seconds, or both."""

from time import perf_counter


class Budget:
    """What a search may use, and what it has used."""

    def __init__(self, simulations: int | None, seconds: float | None) -> None:
        self.simulations = simulations
        """The most simulations; None: no limit."""
        self.seconds = seconds
        self.start = perf_counter()
        self.done = 0
        """Simulations so far."""

    @property
    def spent(self) -> float:
        """The used part of the simulations or of the seconds, whichever is greater; 1 when the budget is used up."""
        used = self.done / self.simulations if self.simulations else 0.0
        if self.seconds is None:
            return used
        return max(used, (perf_counter() - self.start) / self.seconds if self.seconds else 1.0)
