"""`ludoteca serve`, `worker`, `backup`, `restore`."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ludoteca.server.storage import Storage

app = typer.Typer(no_args_is_help=True, help="The server and what belongs to it.")

Data = Annotated[Path, typer.Option(help="The folder of the embedded database.", envvar="LUDOTECA_DATA")]


def _postgresql(url: str | None) -> str | None:
    if url is not None and not url.startswith("postgresql+asyncpg://"):
        raise typer.BadParameter("an address like postgresql+asyncpg://user@host/name")
    return url


Database = Annotated[
    str | None, typer.Option(help="postgresql+asyncpg://…", envvar="LUDOTECA_DATABASE", callback=_postgresql)
]
Broker = Annotated[str | None, typer.Option(help="nats://…", envvar="LUDOTECA_BROKER")]


@app.command()
def serve(
    data: Data = Path("ludoteca-data"),
    database: Database = None,
    broker: Broker = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin that browsers may come from.")] = None,
    secure: Annotated[bool, typer.Option(help="Served through TLS: mark cookies secure.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes for bots.")] = None,
    messages_per_second: Annotated[float | None, typer.Option(help="Limit for each live connection.")] = None,
    requests_per_second: Annotated[float | None, typer.Option(help="Limit for each address.")] = None,
    tables_per_person: Annotated[int | None, typer.Option(help="Limit of tables that are not over.")] = None,
    sockets_per_address: Annotated[int | None, typer.Option(help="Limit of live connections.")] = None,
    logins_per_minute: Annotated[
        float | None, typer.Option(help="Limit for each login; six times as many for each address.")
    ] = None,
) -> None:
    """Serve tables on http://localhost:8000."""
    from msgspec.structs import replace

    from ludoteca.server.serve import serve as run
    from ludoteca.server.settings import Settings

    settings = Settings(data=data, database=database, broker=broker, origins=origin or [], secure=secure)
    chosen = {
        "workers": workers,
        "messages_per_second": messages_per_second,
        "requests_per_second": requests_per_second,
        "tables_per_person": tables_per_person,
        "sockets_per_address": sockets_per_address,
        "logins_per_minute": logins_per_minute,
    }
    settings = replace(settings, **{name: value for name, value in chosen.items() if value is not None})
    typer.echo(f"Ludoteca: http://{'localhost' if host == '127.0.0.1' else host}:{port}")
    run(settings, host, port)


@app.command()
def worker(
    broker: Annotated[str, typer.Option(help="nats://…", envvar="LUDOTECA_BROKER")],
    workers: Annotated[int | None, typer.Option(help="How many bots think at once.")] = None,
) -> None:
    """Let bots think on this machine for the servers on a broker."""
    from ludoteca.server.broker import work
    from ludoteca.server.serve import configure_logs
    from ludoteca.server.settings import Settings

    configure_logs()

    async def run() -> None:
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await work(broker, workers or Settings().workers, stop)

    asyncio.run(run())


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write, e.g. ludoteca.jsonl.gz")],
    data: Data = Path("ludoteca-data"),
    database: Database = None,
) -> None:
    """Write the whole database to a file; the server may run meanwhile."""
    from ludoteca.server.backup import backup as write
    from ludoteca.server.settings import Settings

    if database is None and not Settings(data=data).file.exists():
        raise typer.BadParameter(f"there is no database in {data}", param_hint="--data")
    rows = _told(_with_storage(data, database, lambda storage: write(storage, target), reading=True))
    typer.echo(f"{rows} rows written to {target}")


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", exists=True)],
    data: Data = Path("ludoteca-data"),
    database: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    from ludoteca.server.backup import restore as fill

    rows = _told(_with_storage(data, database, lambda storage: fill(storage, source)))
    typer.echo(f"{rows} rows restored from {source}")


def _told(work: Coroutine[None, None, int]) -> int:
    from ludoteca.server.backup import Trouble

    try:
        return asyncio.run(work)
    except Trouble as trouble:
        typer.echo(trouble, err=True)
        raise typer.Exit(1) from None


async def _with_storage(
    data: Path, database: str | None, work: "Callable[[Storage], Awaitable[int]]", *, reading: bool = False
) -> int:
    from ludoteca.server.settings import Settings
    from ludoteca.server.storage import storage

    opened = storage(Settings(data=data, database=database).url)
    await opened.start(reading=reading)
    try:
        return await work(opened)
    finally:
        await opened.stop()
