"""Real parts for the tests: servers as processes, people who talk to them."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

START = 300.0
_CACHE = str(Path(tempfile.gettempdir()) / "ludoteca-compiled")
ENVIRONMENT = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": _CACHE}
"""Servers are started often: they keep what they compiled, outside the source tree."""
LIMITS = (
    "--requests-per-second",
    "--logins-per-minute",
    "--chats-per-minute",
    "--tables-per-address",
    "--guests-per-address",
)
ROOMY = tuple(word for limit in LIMITS for word in (limit, "100000"))
OPEN: list[httpx.Client] = []
"""Connections of the people of a test; closed after it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + 30
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert time.monotonic() < deadline
        time.sleep(0.05)


class Server:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, data: Path, *arguments: str, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.arguments = ("--no-page", *ROOMY, "--shortest-turn", "1", *arguments)
        self.log = data / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, wait: bool = True) -> "Server":
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "ludoteca.server", "serve", "--data", str(self.data), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*command, *self.arguments], stdout=log, stderr=log, env=ENVIRONMENT)
        if wait:
            self.ready()
        return self

    def ready(self) -> None:
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def errors(self) -> list[str]:
        """What the server logged as an error."""
        rows = [json.loads(row) for row in self.log.read_text().splitlines() if row.startswith("{")]
        said = ("message", "why", "exception")
        return [": ".join(filter(None, map(row.get, said))) for row in rows if row["level"] in ("error", "critical")]


class Refused(Exception):
    def __init__(self, status: int, refusal: dict[str, Any]) -> None:
        super().__init__(f"{status} {refusal}")
        self.status = status
        self.reason: str = refusal["reason"]
        self.rule: str = refusal["rule"]


class Someone:
    """A person with a token, who plays by HTTP and listens by WebSocket."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url + "/api", timeout=60)
        OPEN.append(self.http)
        made = self.post("/guests", {"name": name} if name else {})
        self.id: str = made["id"]
        self.token: str = made["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        params = {key: value for key, value in query.items() if value is not None}
        answer = self.http.request(method, path, json=body, params=params)
        if answer.status_code >= 300:
            raise Refused(answer.status_code, answer.json()["refusal"])
        kind = answer.headers.get("content-type", "").split(";")[0]
        return answer.json() if kind == "application/json" else answer.text

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, **query)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, body)

    def create(self, game: str, *seats: Any, **more: Any) -> str:
        """`me`, `open`, `link`, or the level of a bot."""
        sitters = [{"who": "bot", "level": seat} if isinstance(seat, int) else {"who": seat} for seat in seats]
        made: str = self.post("/tables", {"game": game, "seats": sitters, **more})["id"]
        return made

    def state(self, table: str, seat: int | None = None, ply: int | None = None) -> Any:
        return self.get(f"/tables/{table}/state", seat=seat, ply=ply)

    def move(self, table: str, seat: int, move: str, ply: int) -> int:
        line: int = self.post(f"/tables/{table}/moves", {"seat": seat, "move": move, "ply": ply})["line"]
        return line

    @contextlib.contextmanager
    def live(self, table: str, seat: int | None = None, have: int = -1, **more: Any) -> Iterator[ClientConnection]:
        query = f"?have={have}" + ("" if seat is None else f"&seat={seat}")
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        headers = {"Authorization": f"Bearer {self.token}"}
        with connect(address, additional_headers=headers, max_size=None, **more) as channel:
            yield channel


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
