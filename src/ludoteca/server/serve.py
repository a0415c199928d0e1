"""Starting a server."""

import gc
import logging
import signal
import sys
from pathlib import Path

import uvicorn

from ludoteca.server import guard
from ludoteca.server.app import create_app
from ludoteca.server.logs import JsonFormatter
from ludoteca.server.settings import Settings

log = logging.getLogger("ludoteca.server")

MESSAGE_BYTES = 65_536
SELDOM = (20_000, 20, 20)
"""How often Python looks for cycles: tables hold many small objects for long and make few cycles, so the default would
look through them in vain and take a tenth of the time."""


def serve(settings: Settings, host: str, port: int, static: Path | None = None) -> None:
    """Serves until it is told to stop."""
    configure_logs()
    gc.set_threshold(*SELDOM)
    log.info("serving", extra={"address": f"http://{host}:{port}", "database": settings.url.partition("://")[0]})
    config = uvicorn.Config(
        guard.headers(create_app(settings, static)),
        host=host,
        port=port,
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
    uvicorn.Server(config).run()


def _leave(*_: object) -> None:
    """uvicorn stops in good order and then raises the signal again; the workers want the rest in good order too."""
    sys.exit()


def configure_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
