"""Ratings for any number of players and for teams: Plackett-Luce (Weng and Lin, 2011, "A Bayesian Approximation Method
for Online Ranking"), by openskill.

The computer's levels are the anchors of the scale: their ratings follow from the arena (`data/arena.json`) and stay
where they are. A rating is shown in Elo points: 400 points mean ten to one between two players.
"""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import log, sqrt
from typing import Any, Final, NamedTuple

from ludoteca.bots.arena import GameResult

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
ELO: Final = 400 / log(10) / (BETA * sqrt(2))
"""Elo points of a unit of skill, between two players who are known well."""
MIDDLE: Final = 1500
"""What is shown of a skill of 25: a player nobody knows, and the computer's level 2."""
ANCHOR: Final = "level2"


class Rating(NamedTuple):
    """A skill and how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        return round(MIDDLE + ELO * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """The standard error of the points."""
        return round(ELO * self.sigma)


class Contest(NamedTuple):
    """Who played against whom: sides of one or several, and the rank of each side, 0 for the best."""

    sides: Sequence[Sequence[str]]
    ranks: Sequence[int]


def rated(contest: Contest, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all after a contest. Whoever stands on several places has the mean of what they brought."""
    model = _model()
    sides = [[model.rating(*known.get(one, Rating()), name=one) for one in side] for side in contest.sides]
    found: defaultdict[str, list[Rating]] = defaultdict(list)
    for side in model.rate(sides, ranks=[float(rank) for rank in contest.ranks]):
        for one in side:
            found[one.name].append(Rating(one.mu, one.sigma))
    return {
        one: Rating(sum(row.mu for row in rows) / len(rows), sum(row.sigma for row in rows) / len(rows))
        for one, rows in found.items()
    }


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


@cache
def anchors(game: str) -> Mapping[str, Rating]:
    """The ratings that a game's arena gave to the levels of the computer, and to the game itself where all play against
    it together. Each match rates one player against another that is rated already; errors add up."""
    matches = json.loads(resources.files("ludoteca.bots").joinpath("data/arena.json").read_text(encoding="utf-8"))
    found = {ANCHOR: Rating(MU, 0.0)} if game in matches else {}
    for match in matches.get(game, ()):
        known = found[match["against"]]
        team = sqrt(match["team"])
        lead, error = match["elo"] / ELO / team, match["error"] / ELO / team
        found[match["player"]] = Rating(known.mu + lead, sqrt(known.sigma**2 + error**2))
    return found


def ratings(played: Sequence[GameResult]) -> dict[str, Rating] | None:
    """The rating of every bot after all games of a match in their order; None without openskill, or if nobody played
    against anybody else."""
    rivals = [game for game in played if game.outcome is None and len(set(game.seating)) > 1]
    known: dict[str, Rating] = {}
    for game in sorted(rivals):
        best = {bot: max(game.merit(seat) for seat in game.seats(bot)) for bot in dict.fromkeys(game.seating)}
        ordered = sorted(best.values(), reverse=True)
        try:
            known |= rated(Contest([[bot] for bot in best], [ordered.index(one) for one in best.values()]), known)
        except ImportError:
            return None
    return known or None
