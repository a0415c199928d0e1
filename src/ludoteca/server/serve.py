"""Starting a server."""

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn

from ludoteca.core import shelf
from ludoteca.server import metrics
from ludoteca.server.app import application, create_app
from ludoteca.server.context import ServerContext
from ludoteca.server.http.static_files import STATIC
from ludoteca.server.http.timed_protocol import TimedProtocol
from ludoteca.server.operation import data_folder, startup
from ludoteca.server.operation.logs import JsonFormatter
from ludoteca.server.settings import Settings

log = logging.getLogger("ludoteca.server")

MESSAGE_BYTES = 65_536
SELDOM = (20_000, 20, 20)
"""How often Python looks for cycles: tables hold many small objects for long and make few cycles, so the default would
look through them in vain and take a tenth of the time."""


@contextmanager
def prepared(settings: Settings, host: str, port: int, *, page: bool) -> Iterator[list[socket.socket]]:
    """What a server needs before it opens anything: its page, its port, and its data folder for itself."""
    if page:
        startup.check_page(STATIC)
    with ExitStack() as held:
        sockets = [held.enter_context(made) for made in startup.listen(host, port)]
        if settings.database is None:
            held.enter_context(data_folder.lock(settings.data))
            if not settings.new_database:
                data_folder.check(settings.data, settings.file)
        yield sockets


class Server(uvicorn.Server):
    """Opens the context before it listens. What goes wrong then is raised, where uvicorn would log a traceback."""

    def __init__(self, config: uvicorn.Config, context: ServerContext, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._context = context
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._context.open()
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._context.close()


def serve(settings: Settings, sockets: list[socket.socket], greet: Callable[[], None]) -> None:
    """Greets when it is open, and serves until it is told to stop."""
    configure_logs()
    metrics.BROKEN_GAMES.set(len(shelf.broken()))
    gc.set_threshold(*SELDOM)
    app = create_app(settings)
    config = uvicorn.Config(
        application(app),
        http=TimedProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    signal.signal(signal.SIGTERM, _leave)

    def opened() -> None:
        greet()
        host, port = sockets[0].getsockname()[:2]
        log.info("serving", extra={"address": f"http://{host}:{port}", "database": settings.url.partition("://")[0]})

    Server(config, app.state.context, opened).run(sockets)


def _leave(*_: object) -> None:
    """uvicorn stops in good order and then raises the signal again; the workers want the rest in good order too."""
    sys.exit()


def configure_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
