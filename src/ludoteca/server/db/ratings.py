"""Ratings: counted when a game ends, computed anew from all games that count, and told as a ladder.

The ratings of a game are what its contests give in the order in which they ended. A contest that comes last is added;
any other one is the reason to compute the game anew. So both ways have the same result.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, delete, false, func, insert, or_, select, text, update

from ludoteca.bots.ratings import Contest, Rating, anchors, rated
from ludoteca.server.db import rated_games, schema

ENOUGH = 10
"""Games after which a rating is shown on the ladder."""
LOCK = 0x1D07ECB
_games, _ratings, _changes = schema.rated_games.c, schema.ratings.c, schema.rating_changes.c


class Known(NamedTuple):
    """What is known of somebody who plays a game."""

    rating: Rating = Rating()
    games: int = 0
    ended: float = 0.0


class _Change(NamedTuple):
    """What one game did to somebody."""

    table_id: str
    who: str
    before: Known
    after: Known


def add(connection: Connection, row: Mapping[str, Any]) -> None:
    """Counts a game that has just ended."""
    alone(connection)
    game = row["game"]
    last = connection.execute(select(func.max(_games.ended)).where(_games.game == game)).scalar()
    note(connection, row)
    if last is not None and last >= row["ended"]:
        recompute(connection, game)
        return
    contest = rated_games.read(row["contest"])
    known = _known(connection, game, {one for side in contest.sides for one in side})
    changes = _play(game, row["table_id"], row["ended"], contest, known)
    names = {change.who for change in changes}
    connection.execute(delete(schema.ratings).where(_ratings.game == game, _ratings.who.in_(names)))
    _keep(connection, game, {who: known[who] for who in names}, changes)
    connection.execute(update(schema.rated_games).where(_games.table_id == row["table_id"]).values(counted=True))


def note(connection: Connection, row: Mapping[str, Any]) -> None:
    """Keeps a game that is to be counted later."""
    connection.execute(delete(schema.rated_games).where(_games.table_id == row["table_id"]))
    connection.execute(insert(schema.rated_games), dict(row))


def drop(connection: Connection, table_id: str) -> None:
    """A game does not count."""
    connection.execute(delete(schema.rated_games).where(_games.table_id == table_id))


def waiting(connection: Connection) -> list[str]:
    """The games with results that are not counted yet."""
    return list(connection.execute(select(_games.game).where(_games.counted.is_(False)).distinct()).scalars())


def recompute(connection: Connection, game: str) -> int:
    """Computes all ratings of a game anew; returns how many of its games count."""
    alone(connection)
    rows = connection.execute(select(schema.rated_games).where(_games.game == game)).all()
    known: dict[str, Known] = {}
    changes: list[_Change] = []
    for row in sorted(rows, key=lambda row: (row.ended, row.table_id)):
        changes += _play(game, row.table_id, row.ended, rated_games.read(row.contest), known)
    for table in schema.ratings, schema.rating_changes:
        connection.execute(delete(table).where(table.c.game == game))
    _keep(connection, game, known, changes)
    connection.execute(update(schema.rated_games).where(_games.game == game).values(counted=True))
    return len(rows)


def games(connection: Connection) -> list[str]:
    """The games that have ratings, or had them."""
    found = select(_games.game).union(select(_ratings.game))
    return sorted(connection.execute(found).scalars())


def alone(connection: Connection) -> None:
    """Until the end of the transaction no other process counts games: SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.execute(update(schema.rated_games).where(false()).values(counted=True))


def _play(game: str, table_id: str, ended: float, contest: Contest, known: dict[str, Known]) -> list[_Change]:
    """Changes what is known by one contest. The levels of the computer stay where the arena has put them."""
    fixed = anchors(game)
    players = {one: known.get(one, Known()) for side in contest.sides for one in side}
    after = rated(contest, {one: fixed.get(one, players[one].rating) for one in players})
    changes = [
        _Change(table_id, one, players[one], Known(after[one], players[one].games + 1, ended))
        for one in players
        if one not in fixed
    ]
    known.update({change.who: change.after for change in changes})
    return changes


def _known(connection: Connection, game: str, names: Iterable[str]) -> dict[str, Known]:
    rows = connection.execute(select(schema.ratings).where(_ratings.game == game, _ratings.who.in_(list(names))))
    return {row.who: Known(Rating(row.mu, row.sigma), row.games, row.ended) for row in rows}


Kind = Literal["person", "bot", "game"]


def kind(who: str) -> Kind:
    """Whether that is a person, a bot, or the game itself."""
    if who.startswith("game "):
        return "game"
    return "bot" if who.startswith("engine:") or (who.startswith("level") and who[5:].isdecimal()) else "person"


def _keep(connection: Connection, game: str, known: Mapping[str, Known], changes: list[_Change]) -> None:
    there = _there(connection, [who for who in known if kind(who) == "person"])
    rows = [
        {
            "game": game,
            "who": who,
            "kind": kind(who),
            "person": who if who in there else None,
            "mu": now.rating.mu,
            "sigma": now.rating.sigma,
            "games": now.games,
            "ended": now.ended,
        }
        for who, now in known.items()
    ]
    told = [
        {
            "table_id": change.table_id,
            "person": change.who,
            "game": game,
            "ended": change.after.ended,
            "before": change.before.rating.mu,
            "mu": change.after.rating.mu,
            "sigma": change.after.rating.sigma,
            "games": change.after.games,
        }
        for change in changes
        if change.who in there
    ]
    if rows:
        connection.execute(insert(schema.ratings), rows)
    if told:
        connection.execute(insert(schema.rating_changes), told)


AT_ONCE = 500


def _there(connection: Connection, persons: list[str]) -> set[str]:
    """Those who have not gone."""
    found = set[str]()
    for start in range(0, len(persons), AT_ONCE):
        some = persons[start : start + AT_ONCE]
        found |= set(connection.execute(select(schema.persons.c.id).where(schema.persons.c.id.in_(some))).scalars())
    return found


class Place(NamedTuple):
    """A row of a ladder."""

    who: str
    name: str | None
    rating: Rating
    games: int | None
    """None: the arena has rated it."""
    ended: float | None


def ladder(connection: Connection, game: str) -> list[Place]:
    """Everybody whose rating is known well enough, the best first: people with an account, engines, the levels of the
    computer, and the game itself where it is played together."""
    persons = schema.persons.c
    keys = select(schema.passkeys.c.person).where(schema.passkeys.c.person == persons.id)
    account = or_(persons.login.is_not(None), keys.exists())
    shown = or_(_ratings.kind != "person", account & persons.banned.is_(None))
    rows = connection.execute(
        select(schema.ratings, persons.name)
        .join(schema.persons, persons.id == _ratings.person, isouter=True)
        .where(_ratings.game == game, _ratings.games >= ENOUGH, shown)
    )
    found = [Place(row.who, row.name, Rating(row.mu, row.sigma), row.games, row.ended) for row in rows]
    found += [Place(who, None, rating, None, None) for who, rating in anchors(game).items()]
    return sorted(found, key=lambda place: (-place.rating.mu, place.who))


def of_person(connection: Connection, person: str) -> list[Row[Any]]:
    """What somebody's rated games did to their ratings, in the order of time."""
    wanted = select(schema.rating_changes).where(_changes.person == person)
    return list(connection.execute(wanted.order_by(_changes.ended, _changes.table_id)).all())


def of_table(connection: Connection, table_id: str) -> list[Row[Any]]:
    """What a game did to the ratings of those who played it."""
    return list(connection.execute(select(schema.rating_changes).where(_changes.table_id == table_id)).all())
