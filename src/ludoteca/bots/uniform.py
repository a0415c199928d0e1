"""The first bot: any legal move, each as likely."""

from collections.abc import Sequence

from ludoteca.bots.player import Player
from ludoteca.core import Seeded, View


class Uniform(Player):
    """Plays at random."""

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        return sorted(legal)[Seeded(f"{seed} uniform").below(len(legal))]
