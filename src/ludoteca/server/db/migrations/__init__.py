"""Migrations of the schema, applied at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The revision of the schema that this program works with."""
    return str(ScriptDirectory(str(Path(__file__).parent)).get_current_head())


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest schema, in the transaction of `connection`."""
    command.upgrade(config(connection), "head")
