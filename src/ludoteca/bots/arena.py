"""Matches between bots: who sits where, what is played, and what the results say."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log10, sqrt
from statistics import fmean, variance
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.bots.engine import EngineFault
from ludoteca.bots.levels import by_name
from ludoteca.bots.player import Box, Player
from ludoteca.core import Json, Options, Seeded, shelf

LUCK: int = 1_000_003
"""Keeps the seeds of moves of different games apart."""


class Match(NamedTuple):
    """What is played: so many games of a box between bots, named as `by_name` does."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    options: dict[str, Json]
    seed: int

    def line_up(self) -> tuple[str, ...]:
        """The bots by seat before rotation; the last one fills the seats that are left."""
        return (*self.bots, *[self.bots[-1]] * (self.players - len(self.bots)))

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: the line-up moves on by a seat from game to game."""
        turn = number % self.players
        line_up = self.line_up()
        return (*line_up[-turn:], *line_up[:-turn]) if turn else line_up

    @property
    def is_duel(self) -> bool:
        """Whether two different bots play each other, in pairs of games."""
        return self.players == 2 and len(set(self.bots)) == 2

    def luck(self, number: int) -> int:
        """The seed of a game; all rotations of a line-up play with the same luck."""
        return self.seed * LUCK + number // self.players

    def json(self) -> dict[str, Json]:
        return {**self._asdict(), "bots": [*self.bots]}


class GameResult(NamedTuple):
    """One game of a match."""

    number: int
    seating: tuple[str, ...]
    shares: tuple[float, ...]
    """By seat, its share of the victory."""
    scores: tuple[int | None, ...] | None
    end: str
    outcome: str | None
    seconds: tuple[float, ...]
    """By seat, its thinking time."""
    decisions: tuple[int, ...]
    """By seat, how often it had a choice."""
    fault: str | None = None
    """What an engine did wrong; it lost by that."""

    def seats(self, bot: str) -> list[int]:
        """Where a bot sat."""
        return [seat for seat, name in enumerate(self.seating) if name == bot]

    def merit(self, seat: int) -> tuple[float, float]:
        """What the players of a game are ranked by: the victory, then the score."""
        score = None if self.scores is None else self.scores[seat]
        return self.shares[seat], 0.0 if score is None else float(score)

    def json(self) -> dict[str, Json]:
        return {key: [*value] if isinstance(value, tuple) else value for key, value in self._asdict().items()}

    @classmethod
    def read(cls, row: dict[str, Any]) -> "GameResult":
        values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
        return cls(**values)


def play(match: Match, number: int, box: Box | None = None) -> GameResult:
    """Plays one game of a match. An engine that fails loses it."""
    game = box or shelf.box(match.game)
    bots = [by_name(name, game) for name in match.seating(number)]
    try:
        return _play(match, number, game, bots)
    finally:
        for bot in bots:
            bot.close()


def _play(match: Match, number: int, game: Box, bots: Sequence[Player]) -> GameResult:
    options: Options = game.settle(match.players, match.options)
    chance = Seeded(match.luck(number))
    position = game.new(match.players, options, chance)
    seconds, decisions = [0.0] * match.players, [0] * match.players
    moves = 0
    while (seat := position.seat) is not None:
        legal = {move.text: move for move in position.moves()}
        text = next(iter(legal))
        if len(legal) > 1:
            start = perf_counter()
            try:
                text = bots[seat].choose(position.view(seat), sorted(legal), number * LUCK + moves)
            except EngineFault as fault:
                return _forfeited(match, number, seat, str(fault), seconds, decisions)
            seconds[seat] += perf_counter() - start
            decisions[seat] += 1
        position.play(legal[text], chance)
        moves += 1
    result = position.result()
    assert result is not None
    if result.outcome is None:
        won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.players)]
    else:
        won = [float(result.outcome == "won")] * match.players
    return GameResult(
        number,
        match.seating(number),
        tuple(won),
        result.scores,
        result.end,
        result.outcome,
        tuple(seconds),
        tuple(decisions),
    )


def _forfeited(
    match: Match, number: int, loser: int, why: str, seconds: Sequence[float], decisions: Sequence[int]
) -> GameResult:
    """A game that an engine lost by a fault; the others share the victory."""
    share = 1 / max(1, match.players - 1)
    won = tuple(0.0 if seat == loser else share for seat in range(match.players))
    seating = match.seating(number)
    fault = f"{seating[loser]}: {why}"
    return GameResult(number, seating, won, None, "fault", None, tuple(seconds), tuple(decisions), fault)


def missing(match: Match, played: Iterable[GameResult]) -> Iterator[int]:
    """The games of a match still to be played."""
    done = {game.number for game in played}
    return (number for number in range(match.games) if number not in done)


class Standing(NamedTuple):
    """What the games of a match say about one bot."""

    bot: str
    games: int
    """Games with it at the table."""
    share: float
    """Its mean share of the victory for each seat it held."""
    low: float
    high: float
    """The 95 % confidence interval of the share."""
    elo: float | None
    """Against the rest of a two-player match; a game lost by all counts half for each. None where that says nothing."""
    elo_low: float | None
    elo_high: float | None
    """The 95 % confidence interval of the Elo difference; None where it has no end."""
    score: float | None
    """Its mean score, where the game has one."""
    seconds: float
    """Mean thinking time for a decision."""

    def json(self) -> dict[str, Json]:
        return self._asdict()


def interval(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a proportion."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(share: float) -> float | None:
    """The difference in Elo points that makes this share of the points."""
    return None if share <= 0 or share >= 1 else 400 * log10(share / (1 - share))


def results(bot: str, played: Iterable[GameResult]) -> dict[int, float]:
    """By number of the game, what a bot made of it; a game lost by all counts half for each."""
    return {
        game.number: game.shares[seat] if game.outcome is None else 0.5 for game in played for seat in game.seats(bot)
    }


def pairs(made: Mapping[int, float]) -> list[float]:
    """The mean results in the pairs of a duel: two games with the same luck and the seats exchanged. A pair that
    lacks a game does not count."""
    return [(made[number] + made[number + 1]) / 2 for number in sorted(made) if number % 2 == 0 and number + 1 in made]


def elo_of(made: Mapping[int, float]) -> tuple[float | None, float | None, float | None]:
    """The Elo difference that the results of a duel speak of, and its 95 % confidence interval.

    The games of a pair depend on each other. So the interval is Wilson's for as many independent games as would make
    the same variance (Kish, 1965, "Survey Sampling": the effective sample size), at most twice as many as were
    played."""
    if not made:
        return None, None, None
    share, games, both = fmean(made.values()), float(len(made)), pairs(made)
    if len(both) > 1 and 0 < share < 1:
        spread = variance(both) / len(both)
        games = min(2 * games, share * (1 - share) / spread) if spread else 2 * games
    low, high = interval(share, games)
    return elo(share), elo(low) if share else None, elo(high) if share < 1 else None


def standings(match: Match, played: Sequence[GameResult]) -> list[Standing]:
    """One row for each bot, in the order of the match."""
    return [_standing(match, bot, played) for bot in dict.fromkeys(match.bots)]


def _standing(match: Match, bot: str, played: Sequence[GameResult]) -> Standing:
    rows = [(game, seat) for game in played for seat in game.seats(bot)]
    games = len({game.number for game, _ in rows})
    share = sum(game.shares[seat] for game, seat in rows) / max(1, len(rows))
    scores = [score for game, seat in rows if game.scores is not None and (score := game.scores[seat]) is not None]
    decisions = sum(game.decisions[seat] for game, seat in rows)
    return Standing(
        bot,
        games,
        share,
        *interval(share, games),
        *(elo_of(results(bot, played)) if match.is_duel else (None, None, None)),
        sum(scores) / len(scores) if scores else None,
        sum(game.seconds[seat] for game, seat in rows) / max(1, decisions),
    )
