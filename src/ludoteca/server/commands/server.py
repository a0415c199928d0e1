"""`ludoteca serve`, `worker`, `backup`, `restore`."""

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.server.failures import OperationFailed

if TYPE_CHECKING:
    from ludoteca.server.db.engine import Storage
    from ludoteca.server.settings import Engine

app = typer.Typer(no_args_is_help=True, help="The server and what belongs to it.")

ENGINE = r"(?s)(?:([a-z0-9_-]+)/)?([\w][\w .-]{0,39})=\s*(\S.*)"
"""An engine on the command line: a game, a name and a command."""

Data = Annotated[Path, typer.Option(help="The folder of the embedded database.", envvar="LUDOTECA_DATA")]


def _postgresql(url: str | None) -> str | None:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        if url is None or make_url(url).drivername == "postgresql+asyncpg":
            return url
    except (ArgumentError, ValueError):
        pass
    raise typer.BadParameter("an address like postgresql+asyncpg://user@host/name")


def _nats(url: str | None) -> str | None:
    if url is not None and not re.match(r"(nats|tls|ws|wss)://[^/\s]", url):
        raise typer.BadParameter("an address like nats://host:4222")
    return url


def _origins(origins: list[str] | None) -> list[str]:
    for origin in origins or []:
        if not re.fullmatch(r"https?://[^/\s]+", origin):
            raise typer.BadParameter("an origin like https://games.example, without a path")
    return origins or []


def _contact(contact: str | None) -> str | None:
    if contact is not None and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s]+", contact):
        raise typer.BadParameter("an address like mailto:host@games.example or https://games.example")
    return contact


def _engine(text: str) -> "tuple[str, Engine]":
    """The name of an engine, and what is known of it."""
    from ludoteca.server.settings import Engine

    game, name, command = re.fullmatch(ENGINE, text).groups()  # type: ignore[union-attr]
    return name, Engine(command, game)


def _engines(engines: list[str] | None) -> list[str]:
    from ludoteca.core import shelf

    for engine in engines or []:
        found = re.fullmatch(ENGINE, engine)
        if found is None:
            raise typer.BadParameter(f"{engine}: write NAME=COMMAND or GAME/NAME=COMMAND")
        if found[1] is not None and found[1] not in shelf.names():
            raise typer.BadParameter(f"{engine}: there is no game {found[1]}")
    return engines or []


Database = Annotated[
    str | None, typer.Option(help="postgresql+asyncpg://…", envvar="LUDOTECA_DATABASE", callback=_postgresql)
]
Broker = Annotated[str | None, typer.Option(help="nats://…", envvar="LUDOTECA_BROKER", callback=_nats)]


@app.command()
def serve(
    data: Data = Path("ludoteca-data"),
    database: Database = None,
    broker: Broker = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65_535, envvar="LUDOTECA_PORT")] = 8000,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that browsers may come from.", callback=_origins)
    ] = None,
    secure: Annotated[bool, typer.Option(help="Served through TLS: mark cookies secure.")] = False,
    page: Annotated[bool, typer.Option(help="Serve the page, not the interface alone.")] = True,
    new_database: Annotated[bool, typer.Option(help="Begin a new database where there was one.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes for bots.", min=1)] = None,
    engine: Annotated[
        list[str] | None,
        typer.Option(
            help="A program that plays: NAME=COMMAND, or GAME/NAME=COMMAND for one game (docs/engine-protocol.md).",
            callback=_engines,
        ),
    ] = None,
    custom_data: Annotated[bool, typer.Option(help="Let people bring data of their own to a table.")] = True,
    messages_per_second: Annotated[float | None, typer.Option(help="Limit for each live connection.", min=1)] = None,
    requests_per_second: Annotated[float | None, typer.Option(help="Limit for each address.", min=1)] = None,
    tables_per_person: Annotated[int | None, typer.Option(help="Limit of tables that are not over.", min=1)] = None,
    tables_in_memory: Annotated[int | None, typer.Option(help="Keep so many tables in memory.", min=1)] = None,
    tables_rest: Annotated[
        float | None, typer.Option(help="Keep a table that nobody uses so many seconds in memory.", min=1)
    ] = None,
    shortest_turn: Annotated[
        float | None, typer.Option(help="Seconds that a turn has at least where it has days.", min=0)
    ] = None,
    sockets_per_address: Annotated[int | None, typer.Option(help="Limit of live connections.", min=1)] = None,
    logins_per_minute: Annotated[
        float | None, typer.Option(help="Limit for each login; six times as many for each address.", min=1)
    ] = None,
    chats_per_minute: Annotated[float | None, typer.Option(help="Limit for each person.", min=3)] = None,
    tables_per_address: Annotated[int | None, typer.Option(help="Limit of new tables a day.", min=1)] = None,
    guests_per_address: Annotated[int | None, typer.Option(help="Limit of new guests a day.", min=1)] = None,
    guest_days: Annotated[
        int | None, typer.Option(help="Forget guests whom nobody has been for so long.", min=1)
    ] = None,
    open_days: Annotated[int | None, typer.Option(help="Give up tables that wait for so long.", min=1)] = None,
    finished_days: Annotated[int | None, typer.Option(help="Forget finished games after so long.", min=1)] = None,
    contact: Annotated[
        str | None,
        typer.Option(help="mailto:… or https://…, for push services.", envvar="LUDOTECA_CONTACT", callback=_contact),
    ] = None,
    notice_delay: Annotated[
        float | None,
        typer.Option(help="Seconds after which somebody who is away is told.", min=0, envvar="LUDOTECA_NOTICE_DELAY"),
    ] = None,
    notice_pause: Annotated[
        float | None,
        typer.Option(
            help="Seconds for which nobody is told of the same table again.", min=0, envvar="LUDOTECA_NOTICE_PAUSE"
        ),
    ] = None,
    private_endpoints: Annotated[
        bool,
        typer.Option(
            help="Let notifications go to private addresses, and without TLS.", envvar="LUDOTECA_PRIVATE_ENDPOINTS"
        ),
    ] = False,
) -> None:
    """Serve tables on http://localhost:8000."""
    from msgspec.structs import replace

    from ludoteca.server.serve import prepared
    from ludoteca.server.serve import serve as run
    from ludoteca.server.settings import Settings

    settings = Settings(
        data=data,
        database=database,
        broker=broker,
        origins=origin or [],
        secure=secure,
        new_database=new_database,
        engines=dict(map(_engine, engine or [])),
    )
    chosen = {
        "custom_data": custom_data,
        "workers": workers,
        "messages_per_second": messages_per_second,
        "requests_per_second": requests_per_second,
        "tables_per_person": tables_per_person,
        "tables_in_memory": tables_in_memory,
        "tables_rest": tables_rest,
        "shortest_turn": shortest_turn,
        "sockets_per_address": sockets_per_address,
        "logins_per_minute": logins_per_minute,
        "chats_per_minute": chats_per_minute,
        "tables_per_address": tables_per_address,
        "guests_per_address": guests_per_address,
        "guest_days": guest_days,
        "open_days": open_days,
        "finished_days": finished_days,
        "contact": contact,
        "notice_delay": notice_delay,
        "notice_pause": notice_pause,
        "private_endpoints": private_endpoints,
    }
    settings = replace(settings, **{name: value for name, value in chosen.items() if value is not None})
    with failing_plainly(), prepared(settings, host, port, page=page) as sockets:
        address = f"http://{'localhost' if host == '127.0.0.1' else host}:{sockets[0].getsockname()[1]}"
        run(settings, sockets, lambda: typer.echo(f"Ludoteca: {address}"))


@app.command()
def worker(
    broker: Annotated[str, typer.Option(help="nats://…", envvar="LUDOTECA_BROKER", callback=_nats)],
    workers: Annotated[int | None, typer.Option(help="How many bots think at once.", min=1)] = None,
) -> None:
    """Let bots think on this machine for the servers on a broker."""
    from ludoteca.server.bots.remote import work
    from ludoteca.server.serve import configure_logs
    from ludoteca.server.settings import Settings

    configure_logs()

    async def run() -> None:
        await work(broker, workers or Settings().workers, stopped_by_signal())

    asyncio.run(run())


def stopped_by_signal() -> asyncio.Event:
    """An event that SIGINT or SIGTERM sets. The loop's own `add_signal_handler` does not exist on Windows."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write, e.g. ludoteca.jsonl.gz")],
    data: Data = Path("ludoteca-data"),
    database: Database = None,
) -> None:
    """Write the whole database to a file; the server may run meanwhile."""
    from ludoteca.server.db.backup import backup as write
    from ludoteca.server.settings import Settings

    if database is None and not Settings(data=data).file.exists():
        raise typer.BadParameter(f"there is no database in {data}", param_hint="--data")
    with failing_plainly():
        rows = asyncio.run(_with_storage(data, database, lambda storage: write(storage, target), reading=True))
    typer.echo(f"{rows} rows written to {target}")


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", exists=True)],
    data: Data = Path("ludoteca-data"),
    database: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    from ludoteca.server.db.backup import restore as fill
    from ludoteca.server.operation import data_folder

    with failing_plainly(), nullcontext() if database else data_folder.lock(data):
        rows = asyncio.run(_with_storage(data, database, lambda storage: fill(storage, source)))
    typer.echo(f"{rows} rows restored from {source}")


@contextmanager
def failing_plainly() -> Iterator[None]:
    """What goes wrong is one sentence and an exit code."""
    try:
        yield
    except OperationFailed as failed:
        typer.echo(failed, err=True)
        raise typer.Exit(1) from None


async def _with_storage(
    data: Path, database: str | None, work: "Callable[[Storage], Awaitable[int]]", *, reading: bool = False
) -> int:
    from ludoteca.server.db.engine import storage
    from ludoteca.server.operation.startup import failing_as
    from ludoteca.server.settings import Settings

    opened = storage(Settings(data=data, database=database).url)
    with failing_as("The database cannot be opened"):
        await opened.start(reading=reading)
    try:
        return await work(opened)
    finally:
        await opened.stop()
