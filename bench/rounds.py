"""Players measured in turn, round after round, so that a busy machine slows all of them alike."""

from rich.console import Console
from rich.progress import track

from bench.peers import Player
from bench.report import middle, ratio, spread


class Speeds(dict[str, list[float]]):
    """By player, the decisions a second of each round; none for one that does not play."""

    def __init__(self, players: dict[str, Player]) -> None:
        super().__init__({name: [] for name in players})
        self.players = players
        self.lengths: dict[str, float] = {}
        """Decisions in a game."""
        for play in players.values():
            play(0.2)

    def __missing__(self, name: str) -> list[float]:
        return []

    def measure(self, name: str, seconds: float) -> None:
        if name in self.players:
            decisions, games, used = self.players[name](seconds)
            self[name].append(decisions / used)
            self.lengths[name] = decisions / max(1, games)


def in_turn(pure: dict[str, Player], fast: dict[str, Player], rounds: int, seconds: float) -> tuple[Speeds, Speeds]:
    """The speeds in pure Python and compiled, each compiled player right after the same one in pure Python."""
    both = Speeds(pure), Speeds(fast)
    for _ in track(range(rounds), "rounds", console=Console(stderr=True)):
        for name in pure:
            for speeds in both:
                speeds.measure(name, seconds)
    return both


FIGURES = ("decisions/s", "range", "compiled", "range", "compiled ÷ pure")


def figures(pure: list[float], fast: list[float]) -> list[str]:
    """The cells under these heads."""
    return [middle(pure), spread(pure), middle(fast), spread(fast), ratio(fast, pure)]
