"""What is stored. One schema for SQLite and PostgreSQL.

A table is its row and its lines; `(table_id, line)` is the primary key of a line, so that of two writers only one can
win. The seat rows and the columns `status`, `turn`, `moved`, `wake` and `line` of a table repeat what follows from its
lines, so that lists can be made without reading them; they are written in the transaction that writes the line.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("skeleton", String(80), index=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("muted", Float),
    Column("banned", Float),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("device", String(60), nullable=False),
    Column("proved", Float),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("device", String(60), nullable=False),
)

recovery = Table(
    "recovery",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("person", String(24)),
    Column("expires", Float, nullable=False),
)

hours = Table(
    "hours",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("away_level", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),
    Column("turn", Integer),
    Column("line", Integer, nullable=False),
    Column("moved", Float, nullable=False),
    Column("wake", Float),
    Index("ix_tables_wake", "wake"),
    Index("ix_tables_status_moved", "status", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), index=True),
    Column("invite", String(32), unique=True),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("body", Text, nullable=False),
    Column("person", String(24)),
    Column("at", Float, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("person", String(24), nullable=False),
    Column("record", Text, nullable=False),
    Column("thoroughness", String(10), nullable=False),
    Column("seat", Integer),
    Column("total", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("result", Text),
    Index("ix_analyses_status_created", "status", "created"),
)
"""One for each record and thoroughness: the id follows from them, and all who look share it."""

analysis_pieces = Table(
    "analysis_pieces",
    metadata,
    Column("analysis", ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What an analysis that goes on has found out; gone when it is done."""
finished = Table(
    "finished",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("end", String(40), nullable=False),
    Column("outcome", String(8)),
    Column("decided", Boolean, nullable=False),
    Column("unrated", String(20)),
)
"""A game that is over, as lists and statistics need it; it follows from its lines. `end` is how it ended, `outcome` is
of games won or lost together, `decided` says that it has a result, `unrated` why it does not count for ratings."""

finished_seats = Table(
    "finished_seats",
    metadata,
    Column("table_id", ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24)),
    Column("level", Integer),
    Column("label", String(40)),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("parts", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_finished_seats_person_ended", "person", "ended"),
)
"""A seat of such a game: who had it, how it fared, and what its points were for."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("contest", Text, nullable=False),
    Column("counted", Boolean, nullable=False),
    Index("ix_rated_games_game_ended", "game", "ended", "table_id"),
)
"""Who met whom in a game that counts for ratings, and how it ended. It stays when the game itself is deleted after its
time, so that ratings can always be computed anew. `counted` says that they know of it."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(200), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ended", Float, nullable=False),
)
"""How good somebody is at a game: a person, an engine (`bot`), or the game itself, which is played together. Somebody
who has gone keeps a rating without a name, because others played against them. Levels of the computer stand nowhere:
the arena rates them."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_rating_changes_person_ended", "person", "ended"),
)
"""What a game did to the rating of a person: their skill before and after it."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("about", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("who", String(80), nullable=False),
    Column("what", String(40), nullable=False),
    Column("table_id", String(24)),
    Column("person", String(24)),
    Column("note", Text, nullable=False),
)
"""What a host did. The id is the time in nanoseconds: a backup that is restored needs no sequence to go on."""


def _of(owner: str) -> ForeignKey:
    """Goes when what it belongs to goes."""
    return ForeignKey(owner, ondelete="CASCADE")


subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", _of("persons.id"), nullable=False, index=True),
    Column("session", _of("sessions.hash"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("site", String(300), nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", Float, nullable=False),
)
"""Browsers that take push messages. The id is the hash of the endpoint: a browser belongs to one person."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", _of("persons.id"), nullable=False, index=True),
    Column("table_id", _of("tables.id"), index=True),
    Column("form", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(5), nullable=False),
    Column("site", String(300), nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("answer", String(20)),
    Column("tried", Float),
)
"""Without a table it is for all tables of the person. `failures` counts those since the last success."""

notification_choices = Table(
    "notification_choices",
    metadata,
    Column("person", _of("persons.id"), primary_key=True),
    Column("kinds", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(60), nullable=False),
)
"""What a person wants to be told. Quiet hours are minutes of the day in the zone."""

notified = Table(
    "notified",
    metadata,
    Column("person", _of("persons.id"), primary_key=True),
    Column("table_id", _of("tables.id"), primary_key=True, index=True),
    Column("off", Boolean, nullable=False),
    Column("at", Float),
)
"""When a person was last told of a table, and whether they do not want to be."""

notices = Table(
    "notices",
    metadata,
    Column("table_id", _of("tables.id"), primary_key=True),
    Column("person", _of("persons.id"), primary_key=True, index=True),
    Column("kind", String(10), primary_key=True),
    Column("about", String(24)),
    Column("due", Float, nullable=False, index=True),
)
"""What is to be told, written with the lines that it follows from. Before it is sent, the table is asked again."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("subscription", _of("subscriptions.id"), index=True),
    Column("webhook", _of("webhooks.id"), index=True),
    Column("body", Text, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""What is on its way to one browser or webhook."""
