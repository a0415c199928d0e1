"""`ludoteca serve`, `worker`, `backup`, `restore`."""

import asyncio
import signal
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, help="The server and what belongs to it.")

Data = Annotated[Path, typer.Option(help="The folder of the embedded database.", envvar="LUDOTECA_DATA")]
Database = Annotated[str | None, typer.Option(help="postgresql+asyncpg://…", envvar="LUDOTECA_DATABASE")]
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
) -> None:
    """Serve tables on http://localhost:8000."""
    from ludoteca.server.serve import serve as run
    from ludoteca.server.settings import Settings

    settings = Settings(data=data, database=database, broker=broker, origins=origin or [], secure=secure)
    if workers is not None:
        settings.workers = workers
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
