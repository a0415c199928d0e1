"""Guests, names, passwords, recovery codes, passkeys, leaving for good."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import ConnectionClosed

from server.parts import OPEN, Refused, Server, Someone


class Browser:
    """Keeps cookies and says where it is."""

    def __init__(self, server: Server) -> None:
        self.origin = server.url.replace("127.0.0.1", "localhost")
        headers = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin"}
        self.http = httpx.Client(base_url=self.origin + "/api", headers=headers, timeout=60)
        OPEN.append(self.http)

    def post(self, path: str, body: Any = None) -> Any:
        return self._told(self.http.post(path, json={} if body is None else body))

    def get(self, path: str) -> Any:
        return self._told(self.http.get(path))

    def _told(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 300:
            raise Refused(answer.status_code, answer.json()["refusal"])
        return answer.json() if answer.content else None


def test_a_guest_by_cookie(server: Server) -> None:
    browser = Browser(server)
    with pytest.raises(Refused):
        browser.get("/me")
    first = browser.post("/me")
    assert first["name"].startswith("Guest ")
    assert browser.post("/me") == first == browser.get("/me")
    cookie = next(iter(browser.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert (cookie.get_nonstandard_attr("SameSite") or "").lower() == "lax"
    assert browser._told(browser.http.put("/me", json={"name": "Ann"}))["name"] == "Ann"
    assert browser.get("/me")["name"] == "Ann"
    browser.post("/logout")
    with pytest.raises(Refused):
        browser.get("/me")


def test_a_password_keeps_the_identity_across_devices(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    login = f"Ann {secrets.token_hex(4)}"
    me = here.post("/me")["id"]
    assert here.post("/account/password", {"login": login, "password": "correct horse"})["has_password"]
    assert there.post("/login", {"login": login.upper(), "password": "correct horse"})["id"] == me
    assert there.get("/me")["id"] == me
    for wrong in ({"login": login, "password": "wrong horse"}, {"login": "nobody", "password": "correct horse"}):
        with pytest.raises(Refused) as refused:
            Browser(server).post("/login", wrong)
        assert (refused.value.status, refused.value.reason) == (401, "wrong-login")
    other = Browser(server)
    other.post("/me")
    with pytest.raises(Refused) as refused:
        other.post("/account/password", {"login": login, "password": "battery staple"})
    assert refused.value.reason == "login-taken"


def test_recovery_codes_work_once(server: Server) -> None:
    here = Browser(server)
    me = here.post("/me")["id"]
    codes = here.post("/account/recovery")["codes"]
    assert len(set(codes)) == 10
    assert all(len(code.replace("-", "")) == 20 for code in codes)
    assert Browser(server).post("/login/recovery", {"code": codes[0]})["id"] == me
    as_copied = f" {codes[1].upper().replace('-', ' ')} "
    assert Browser(server).post("/login/recovery", {"code": as_copied})["id"] == me
    for code in (codes[0], codes[1], "nonsense", "-"):
        with pytest.raises(Refused) as refused:
            Browser(server).post("/login/recovery", {"code": code})
        assert (refused.value.status, refused.value.reason) == (401, "wrong-code")
    again = Browser(server)
    again.post("/login/recovery", {"code": codes[2]})
    again.post("/account/recovery")
    with pytest.raises(Refused):
        Browser(server).post("/login/recovery", {"code": codes[3]})


def test_a_new_password_needs_a_proof_and_ends_the_other_sessions(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    login = f"Ann {secrets.token_hex(4)}"
    mine = {"login": login, "password": "correct horse"}
    here.post("/me")
    here.post("/account/password", mine)
    there.post("/login", mine)
    new = {"login": login, "password": "battery staple"}
    with pytest.raises(Refused) as refused:
        there.post("/account/password", new)
    assert (refused.value.status, refused.value.reason) == (403, "proof-needed")
    assert here.get("/me") == there.get("/me")
    there.post("/account/proof", {"password": "correct horse"})
    there.post("/account/password", new)
    assert there.get("/me")["login"] == login.lower()
    with pytest.raises(Refused) as refused:
        here.get("/me")
    assert refused.value.reason == "no-guest"
    with pytest.raises(Refused):
        Browser(server).post("/login", mine)


def test_a_recovery_code_replaces_the_password(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    mine = {"login": f"Ben {secrets.token_hex(4)}", "password": "correct horse"}
    here.post("/me")
    here.post("/account/password", mine)
    code = here.post("/account/recovery")["codes"][0]
    assert not there.post("/login/recovery", {"code": code})["has_password"]
    with pytest.raises(Refused):
        Browser(server).post("/login", mine)
    assert there.post("/account/password", mine | {"password": "battery staple"})["has_password"]
    with pytest.raises(Refused):
        here.get("/me")


def test_a_session_that_ends_hangs_up(server: Server) -> None:
    """Not only requests: a live connection that was open before could play on."""
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        channel.recv(10)
        ann.post("/logout")
        with pytest.raises(ConnectionClosed) as closed:
            channel.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A passkey in software."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, domain: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], 0x45) + attested
        response = {
            "clientDataJSON": b64(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], 0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signature),
            "userHandle": None,
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


def test_a_passkey_keeps_the_identity_across_devices(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    me = here.post("/me")["id"]
    key = Authenticator(here.origin)
    asked = here.post("/account/passkeys/options")
    made = {"ticket": asked["ticket"], "credential": key.create(asked["options"])}
    assert here.post("/account/passkeys", made)["passkeys"] == 1
    with pytest.raises(Refused) as refused:
        here.post("/account/passkeys", made)
    assert refused.value.reason == "stale-passkey"
    asked = there.post("/login/passkey/options")
    answer = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    assert there.post("/login/passkey", answer)["id"] == me
    assert there.get("/me")["id"] == me
    with pytest.raises(Refused) as refused:
        Browser(server).post("/login/passkey", answer)
    assert refused.value.reason == "stale-passkey"


def test_a_passkey_of_another_site_or_with_a_wrong_signature_is_refused(server: Server) -> None:
    browser = Browser(server)
    browser.post("/me")
    key = Authenticator(browser.origin)
    asked = browser.post("/account/passkeys/options")
    browser.post("/account/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
    thief = Authenticator(browser.origin)
    thief.id = key.id
    elsewhere = Authenticator("https://evil.example")
    elsewhere.id, elsewhere.key = key.id, key.key
    stranger = Authenticator(browser.origin)
    for wrong in (thief, elsewhere, stranger):
        asked = browser.post("/login/passkey/options")
        with pytest.raises(Refused) as refused:
            browser.post("/login/passkey", {"ticket": asked["ticket"], "credential": wrong.get(asked["options"])})
        assert (refused.value.status, refused.value.reason) == (401, "wrong-passkey")


def test_leaving_for_good(server: Server) -> None:
    """Open tables are left, running games resigned, words and name are gone; the others play on."""
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    running = ann.create("dokmus", "me", "open", 1, public=True)
    ben.post(f"/tables/{running}/join", {})
    ann.post(f"/tables/{running}/start")
    ben.post(f"/tables/{running}/chat", {"text": "my address is"})
    waiting = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{waiting}/join", {})
    ben.ask("DELETE", "/me")
    with pytest.raises(Refused) as refused:
        ben.get("/me")
    assert refused.value.reason == "no-guest"
    assert ann.get(f"/tables/{waiting}")["seats"][1]["kind"] == "open"
    seen = ann.state(running)
    assert seen["seats"][1]["resigned"]
    assert not seen["seats"][1]["name"]
    assert "my address is" not in json.dumps(ann.get(f"/tables/{running}/lines"))
