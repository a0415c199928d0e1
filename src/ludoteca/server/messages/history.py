"""Messages about finished games, statistics and ratings."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.tables.rated import Unrated


class FinishedSeat(Struct):
    """Who had a seat, and how it fared."""

    person: str | None
    name: str | None
    level: int | None
    """Of a bot."""
    won: bool
    score: int | None


class FinishedGame(Struct):
    """A game of mine that is over."""

    id: str
    game: str
    options: dict[str, Any]
    ended: float
    moves: int
    end: str
    """How it ended; `resigned` or `abandoned` where it has no result."""
    decided: bool
    """It has a result."""
    unrated: Unrated | None
    """Why it does not count for ratings."""
    outcome: Literal["won", "lost"] | None
    """Of a game that is won or lost together."""
    seats: list[FinishedSeat]


class FinishedGames(Struct):
    games: list[FinishedGame]
    total: int
    kept_days: int | None
    """After so many days finished games are deleted here; null: never."""


class MistakesInGame(Struct):
    """What there is to learn from a game of mine that is analysed."""

    table: str
    game: str
    ended: float
    seat: int
    mistakes: int
    """Inaccuracies, mistakes and blunders of the seat."""


class Tally(Struct):
    """Some games of mine, by what they have in common."""

    key: str
    games: int
    won: int
    score: float | None
    """The mean of my scores."""
    parts: dict[str, float]
    """The mean of my points in them, by what they are for."""


class PointsOverTime(Struct):
    ended: float
    score: int | None
    won: bool


class GameStatistics(Struct):
    """How I fare in one game, over all that have a result and in which I had one seat."""

    game: str
    games: int
    won: int
    score: float | None
    parts: dict[str, float]
    """The mean of my points, by what they are for."""
    players: list[Tally]
    levels: list[Tally]
    """By the strongest bot; `people` where there was none."""
    seats: list[Tally]
    latest: list[PointsOverTime]
    """The last games, oldest first."""


class LadderRow(Struct):
    """Somebody's rating in Elo points, with its standard error."""

    kind: Literal["person", "bot", "game"]
    """`game`: the game itself, where it is played together."""
    key: str
    """The id of a person, `level1` … `level5`, `engine:NAME`, or the number of players and the options of the game."""
    name: str | None
    rating: int
    uncertainty: int
    games: int | None
    """null: rated by matches between computer players."""
    ended: float | None
    """When the last rated game ended."""


class Ladder(Struct):
    """Everybody at this server who has played a game often enough, the best first."""

    game: str
    rows: list[LadderRow]
    total: int
    needed: int
    """Rated games after which somebody is shown."""
    mine: LadderRow | None
    """My own rating, also after fewer games and without an account."""


class RatingPoint(Struct):
    """A rating after a game."""

    table: str
    ended: float
    rating: int
    uncertainty: int
    change: int


class MyRating(Struct):
    game: str
    rating: int
    uncertainty: int
    games: int
    needed: int
    """Rated games after which I am shown on the ladder."""
    latest: list[RatingPoint]
    """After the last games, oldest first."""


class RatingChange(Struct):
    """What a game did to the rating of somebody who played it."""

    person: str
    rating: int
    uncertainty: int
    change: int
    games: int


class RatedGame(Struct):
    """Whether a game that is over counts for ratings, and what it changed."""

    unrated: Unrated | None
    changes: list[RatingChange]
