"""A push service on this machine: it takes what is sent, and browsers read it with their own keys."""

import json
import queue
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = bytes(range(16))


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of a browser that subscribed."""

    def __init__(self, url: str, name: str) -> None:
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": url + self.path, "p256dh": _text(point), "auth": _text(AUTH)}

    def read(self, posted: Posted) -> Any:
        """The message, as this browser alone can read it."""
        return json.loads(http_ece.decrypt(posted.body, private_key=self._key, auth_secret=AUTH, version="aes128gcm"))


class PushService:
    """Answers with `statuses` in turn, then with 201."""

    def __init__(self) -> None:
        self.posted: queue.Queue[Posted] = queue.Queue()
        self.statuses: list[int] = []
        self.headers: dict[str, str] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.posted.put(Posted(self.path, dict(self.headers), body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is written to standard error."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def browser(self, name: str = "one") -> Browser:
        return Browser(self.url, name)

    def next(self, timeout: float = 30) -> Posted:
        return self.posted.get(timeout=timeout)

    def quiet(self, seconds: float = 3) -> None:
        """Asserts that nothing comes for some time."""
        try:
            came = self.posted.get(timeout=seconds)
        except queue.Empty:
            return
        raise AssertionError(came)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
