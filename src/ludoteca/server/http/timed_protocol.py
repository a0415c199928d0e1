"""HTTP as uvicorn speaks it, with a limit of time for each request: who sends a byte now and then is dropped."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0
"""From the first byte of a request, or from the connection, to the last byte of its body."""
HEADER_BYTES = 65_536


class TimedProtocol(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _in_headers = False
    _header_bytes = 0
    request_seconds = REQUEST_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > HEADER_BYTES:
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers, self._header_bytes = True, 0
        if self._timer is None:
            self._start()

    def on_headers_complete(self) -> None:
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def _start(self) -> None:
        self._timer = self.loop.call_later(self.request_seconds, self._drop)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _drop(self) -> None:
        self._timer = None
        self.transport.close()
