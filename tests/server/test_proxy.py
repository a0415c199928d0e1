"""The proxy of `docs/hosting.md`, really started, before two servers on one database."""

import contextlib
import datetime
import random
import re
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.parts import OPEN, Server, free_port, wait_for_port
from server.services import nats, postgres
from server.test_processes import play

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not here; Debian: apt-get install nginx-light")


def certify(folder: Path) -> None:
    """A certificate of its own for localhost."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "privkey.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *plain))


def configuration(folder: Path, port: int, plain_port: int, servers: list[Server]) -> str:
    """The file of the documents, with the addresses and folders of this test."""
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert found is not None
    text = found[1]
    upstream = "\n".join(f"server 127.0.0.1:{server.port};" for server in servers)
    for old, new in (
        ("server 127.0.0.1:8000;", upstream),
        ("listen 80;", f"listen 127.0.0.1:{plain_port};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/letsencrypt/live/games.example", str(folder)),
        ("games.example", "localhost"),
    ):
        assert old in text
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    head = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    return f"{head}\nhttp {{ access_log off; {scratch}\n{text} }}"


class Proxied(NamedTuple):
    url: str
    plain: str
    servers: list[Server]
    trust: ssl.SSLContext


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("proxy")
    certify(folder)
    with postgres() as database, nats() as broker:
        arguments = ("--database", database, "--broker", broker, "--workers", "1", "--secure")
        servers = [Server(folder, *arguments, "--requests-per-second", "5").start(wait=False) for _ in range(2)]
        for server in servers:
            server.ready()
        port, plain_port = free_port(), free_port()
        (folder / "nginx.conf").write_text(configuration(folder, port, plain_port, servers))
        nginx = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            wait_for_port(port)
            trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
            yield Proxied(f"https://localhost:{port}", f"http://localhost:{plain_port}", servers, trust)
        finally:
            nginx.terminate()
            nginx.wait()
            for server in servers:
                server.stop()


class Browser:
    """Comes through the proxy from an address of its own, with a cookie."""

    def __init__(self, proxied: Proxied, address: str) -> None:
        self.proxied = proxied
        self.address = address
        transport = httpx.HTTPTransport(verify=proxied.trust, local_address=address)
        headers = {"Origin": proxied.url, "Sec-Fetch-Site": "same-origin"}
        self.http = httpx.Client(base_url=proxied.url + "/api", transport=transport, headers=headers, timeout=60)
        OPEN.append(self.http)
        self.id = self.post("/me", {})["id"]

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    @contextlib.contextmanager
    def live(self, table: str, seat: int, origin: str | None = None) -> Iterator[ClientConnection]:
        address = self.proxied.url.replace("https", "wss") + f"/api/tables/{table}/live?seat={seat}"
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        more: Any = {"ssl": self.proxied.trust, "additional_headers": cookie, "source_address": (self.address, 0)}
        with connect(address, origin=Origin(origin or self.proxied.url), max_size=None, **more) as channel:
            yield channel


def test_a_game_through_the_proxy_while_a_server_dies(proxied: Proxied) -> None:
    ann, ben = Browser(proxied, "127.0.0.2"), Browser(proxied, "127.0.0.3")
    assert all(cookie.secure for cookie in ann.http.cookies.jar)
    table = ann.post("/tables", {"game": "dokmus", "public": True, "seats": [{"who": "me"}, {"who": "open"}]})["id"]
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    ends: list[Any] = []

    def play_on(person: Browser, seat: int) -> None:
        """Connects again, to whichever server is there, until the game is over."""
        choice = random.Random(seat)
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError), person.live(table, seat) as channel:
                ends.append(play(channel, seat, choice))
                return

    threads = [threading.Thread(target=play_on, args=(who, seat), daemon=True) for seat, who in enumerate((ann, ben))]
    for thread in threads:
        thread.start()
    proxied.servers[1].kill()
    proxied.servers[1].start()
    for thread in threads:
        thread.join(120)
    assert len(ends) == 2
    assert ends[0]["result"] == ends[1]["result"] is not None


def test_foreign_pages_do_not_come_through(proxied: Proxied) -> None:
    ann = Browser(proxied, "127.0.0.4")
    table = ann.post("/tables", {"game": "dokmus", "seats": [{"who": "me"}, {"who": "me"}], "start": True})["id"]
    foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert ann.http.post(f"/tables/{table}/chat", json={"text": "hello"}, headers=foreign).status_code == 403
    with pytest.raises(InvalidStatus), ann.live(table, 0, "https://evil.example"):
        pass


def test_limits_count_the_true_address(proxied: Proxied) -> None:
    """One who asks too often, and claims to come from elsewhere, is stopped alone."""
    loud, quiet = Browser(proxied, "127.0.0.5"), Browser(proxied, "127.0.0.6")
    claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(250)]
    assert 429 in [loud.http.get("/games", headers=claim).status_code for claim in claims]
    assert quiet.http.get("/games").status_code == 200


def test_what_is_not_for_everybody(proxied: Proxied) -> None:
    with httpx.Client(verify=proxied.trust) as http:
        assert http.get(f"{proxied.url}/metrics").status_code == 404
        assert http.get(f"{proxied.url}/healthz").status_code == 404
        assert http.get(f"{proxied.url}/").status_code == 200
        moved = http.get(f"{proxied.plain}/table/x")
        assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/table/x")
