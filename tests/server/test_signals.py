"""A worker stops when it is told to, on every system."""

import asyncio
import signal
from collections.abc import Iterator

import pytest

from ludoteca.server.commands.server import stopped_by_signal


@pytest.fixture(autouse=True)
def _signals_are_put_back() -> Iterator[None]:
    names = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(name) for name in names]
    yield
    for name, handler in zip(names, before, strict=True):
        signal.signal(name, handler)


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_a_worker_where_the_loop_has_no_handlers(
    name: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where `add_signal_handler` is not implemented."""
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", asyncio.AbstractEventLoop.add_signal_handler)

    async def wait() -> None:
        stop = stopped_by_signal()
        asyncio.get_running_loop().call_later(0.05, signal.raise_signal, name)
        async with asyncio.timeout(10):
            await stop.wait()

    asyncio.run(wait())
