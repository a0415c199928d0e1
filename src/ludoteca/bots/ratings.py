"""Ratings from the games of a match, for any number of players: Plackett-Luce, by openskill (extra `arena`)."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.bots.arena import GameResult


class Rating(NamedTuple):
    """A skill and how uncertain it is; 25 ± 8.3 before the first game."""

    mu: float
    sigma: float


def ratings(played: Sequence[GameResult]) -> dict[str, Rating] | None:
    """The rating of every bot after all games in their order; None without openskill, or if nobody played against
    anybody else."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    rivals = [game for game in played if game.outcome is None and len(set(game.seating)) > 1]
    if not rivals:
        return None
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for game in rivals for bot in game.seating}
    for game in sorted(rivals):
        best = {bot: max(game.merit(seat) for seat in game.seats(bot)) for bot in dict.fromkeys(game.seating)}
        ordered = sorted(best.values(), reverse=True)
        ranks = [float(ordered.index(merit)) for merit in best.values()]
        rated = model.rate([[known[bot]] for bot in best], ranks=ranks)
        known |= {bot: team[0] for bot, team in zip(best, rated, strict=True)}
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
