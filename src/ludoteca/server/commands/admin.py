"""`ludoteca admin`: what a host can see and do, also while the server runs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from ludoteca.server.commands.server import Data, Database, failing_plainly

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludoteca.server.db.engine import Storage
    from ludoteca.server.operation.admin import PersonRow

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True)
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id or a login; `people` lists them.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table; `tables` lists them.")]

IDS = {"ignore_unknown_options": True}
"""An id may begin with a dash."""


@app.callback()
def admin(context: typer.Context, data: Data = Path("ludoteca-data"), database: Database = None) -> None:
    """Look after tables and people; the server may run meanwhile and knows within seconds."""
    from ludoteca.server.settings import Settings

    settings = Settings(data=data, database=database)
    if database is None and not settings.file.exists():
        raise typer.BadParameter(f"there is no database in {data}", param_hint="--data")
    context.obj = settings.url


@app.command()
def tables(
    context: typer.Context,
    status: Annotated[Literal["open", "running", "over"] | None, typer.Option(help="Only these.")] = None,
) -> None:
    """List the tables that moved last."""
    from ludoteca.server.operation import admin

    for row in _ask(context, lambda connection: admin.tables(connection, status)):
        seen = "public" if row.public else "private"
        typer.echo(f"{row.id}  {_when(row.moved)}  {row.status:7}  {seen:7}  {row.game}  host {row.host}")


@app.command(context_settings=IDS)
def close(context: typer.Context, table: TableId) -> None:
    """End a table without a result."""
    from ludoteca.server.operation import admin

    _run(context, lambda storage: admin.close(storage, table))


@app.command()
def people(
    context: typer.Context, text: Annotated[str, typer.Argument(help="A part of the name or login.")] = ""
) -> None:
    """List the people who came last."""
    from ludoteca.server.operation import admin

    for row in _ask(context, lambda connection: admin.people(connection, text)):
        marks = [mark for mark, at in (("muted", row.muted), ("banned", row.banned)) if at is not None]
        typer.echo("  ".join([row.id, row.name, f"({row.login or 'guest'})", *marks]))


@app.command(context_settings=IDS)
def mute(context: typer.Context, person: Who) -> None:
    """Let somebody play, but not write."""
    _mark(context, "mute", person, muted=time.time())


@app.command(context_settings=IDS)
def unmute(context: typer.Context, person: Who) -> None:
    """Let somebody write again."""
    _mark(context, "unmute", person, muted=None)


@app.command(context_settings=IDS)
def ban(context: typer.Context, person: Who) -> None:
    """Shut somebody out."""
    _mark(context, "ban", person, banned=time.time())


@app.command(context_settings=IDS)
def unban(context: typer.Context, person: Who) -> None:
    """Let somebody in again."""
    _mark(context, "unban", person, banned=None)


@app.command(context_settings=IDS)
def rename(context: typer.Context, person: Who, name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Give somebody another name."""
    from ludoteca.server.operation import admin

    _change(context, person, lambda found: admin.rename(found, name))


@app.command(context_settings=IDS)
def end_sessions(context: typer.Context, person: Who) -> None:
    """Log somebody out everywhere."""
    from ludoteca.server.operation import admin

    _change(context, person, admin.end_sessions)


@app.command(context_settings=IDS)
def remove_line(context: typer.Context, table: TableId, line: Annotated[int, typer.Argument(metavar="LINE")]) -> None:
    """Blank a line of chat."""
    from ludoteca.server.operation import admin

    _ask(context, admin.remove_line(table, line))


@app.command()
def reports(context: typer.Context) -> None:
    """List the lines of chat that people reported."""
    from ludoteca.server.operation import admin

    for row in _ask(context, admin.reports):
        typer.echo(
            f"{_when(row.at)}  table {row.table}  line {row.line}  by {row.person}  about {row.about}: {row.text}"
        )


@app.command()
def ratings(context: typer.Context) -> None:
    """Compute all ratings anew, from the logs of the games."""
    from ludoteca.server.operation.ratings import recomputed

    for told in _run(context, recomputed):
        typer.echo(f"{told.game}  {told.games} games  {told.changed} ratings changed")


@app.command()
def audit(context: typer.Context) -> None:
    """List what hosts did, with this command."""
    from ludoteca.server.operation.audit import since

    for entry in _ask(context, lambda connection: since(connection, 0)):
        subject = " ".join(part for part in (entry.table, entry.person, entry.note) if part)
        typer.echo(f"{_when(entry.id / 1e9)}  {entry.who}  {entry.what}  {subject}")


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def _mark(context: typer.Context, what: str, person: str, **values: float | None) -> None:
    from ludoteca.server.operation import admin

    _change(context, person, lambda found: admin.mark(what, found, **values))


def _change(context: typer.Context, person: str, change: "Callable[[PersonRow], Callable[[Connection], None]]") -> None:
    from ludoteca.server.operation import admin

    async def work(storage: "Storage") -> None:
        found = await storage.run(lambda connection: admin.find(connection, person))
        await storage.run(change(found))

    _run(context, work)


def _ask(context: typer.Context, work: "Callable[[Connection], T]") -> T:
    return _run(context, lambda storage: storage.run(work))


def _run(context: typer.Context, work: "Callable[[Storage], Awaitable[T]]") -> T:
    """Opens the database as it is, beside a server that may run."""
    from ludoteca.server.db.engine import storage
    from ludoteca.server.operation import admin
    from ludoteca.tables.errors import RequestRefused

    async def run() -> T:
        opened = storage(context.obj)
        await opened.start(reading=True)
        try:
            await opened.run(admin.check)
            return await work(opened)
        finally:
            await opened.stop()

    with failing_plainly():
        try:
            return asyncio.run(run())
        except RequestRefused as refused:
            raise typer.BadParameter(str(refused)) from None
