"""Passkeys: WebAuthn registration and login. A challenge lives in the database for a few minutes and works once."""

import json
import secrets
import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.messages.people import PasskeyInfo, PasskeyRequest
from ludoteca.server.people.sessions import Person, Site, known
from ludoteca.tables.errors import RequestRefused, conflict, forbidden, missing

LIFETIME = 300.0


class Passkeys:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def offer(self, person: Person, site: Site) -> PasskeyRequest:
        """Asks the browser to make a passkey for a person."""
        mine = select(schema.passkeys.c.id).where(schema.passkeys.c.person == person.id)
        have = await self._storage.run(lambda connection: connection.execute(mine).scalars().all())
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name="Ludoteca",
            user_name=person.name,
            user_id=person.id.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in have],
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        return PasskeyRequest(await self._ticket(options.challenge, person.id), json.loads(options_to_json(options)))

    async def register(
        self, person: Person, site: Site, ticket: str, credential: dict[str, Any], device: str = ""
    ) -> None:
        challenge = await self._challenge(ticket, person.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise RequestRefused(400, "wrong-passkey") from None
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person.id,
            "public_key": made.credential_public_key,
            "sign_count": made.sign_count,
            "created": time.time(),
            "device": device,
        }
        try:
            await self._storage.run(lambda connection: connection.execute(insert(schema.passkeys), row))
        except Conflict:
            raise conflict("passkey-known") from None

    async def ask(self, site: Site, person: Person | None = None) -> PasskeyRequest:
        """Asks the browser for any passkey of this site, to log in or to prove who one is."""
        options = generate_authentication_options(rp_id=site.domain)
        ticket = await self._ticket(options.challenge, known(person))
        return PasskeyRequest(ticket, json.loads(options_to_json(options)))

    async def log_in(self, site: Site, ticket: str, credential: dict[str, Any]) -> Person:
        return await self._answered(site, await self._challenge(ticket, None), credential)

    async def prove(self, person: Person, site: Site, ticket: str, credential: dict[str, Any]) -> None:
        """Refuses whatever is not a passkey of this person."""
        found = await self._answered(site, await self._challenge(ticket, person.id), credential)
        if found.id != person.id:
            raise forbidden("wrong-passkey")

    async def kept(self, person: Person) -> list[PasskeyInfo]:
        columns = schema.passkeys.c
        mine = select(columns.id, columns.device, columns.created, columns.used).where(columns.person == person.id)
        rows = await self._storage.run(lambda connection: connection.execute(mine.order_by(columns.created)).all())
        return [PasskeyInfo(row.id, row.device, row.created, row.used) for row in rows]

    async def remove(self, person: Person, key: str) -> None:
        mine = (schema.passkeys.c.person == person.id, schema.passkeys.c.id == key)
        statement = delete(schema.passkeys).where(*mine)
        if not await self._storage.run(lambda connection: connection.execute(statement).rowcount):
            raise missing("no-such-passkey")

    async def _answered(self, site: Site, challenge: bytes, credential: dict[str, Any]) -> Person:
        """Whose passkey answered."""
        key = str(credential.get("id", ""))[:400]
        found = await self._storage.run(lambda connection: _owner(connection, key))
        if found is None:
            raise RequestRefused(401, "wrong-passkey")
        person, public_key, count = found
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=public_key,
                credential_current_sign_count=count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise RequestRefused(401, "wrong-passkey") from None
        values = {"sign_count": proved.new_sign_count, "used": time.time()}
        seen = update(schema.passkeys).where(schema.passkeys.c.id == key).values(values)
        await self._storage.run(lambda connection: connection.execute(seen))
        return person

    async def _ticket(self, challenge: bytes, person: str | None) -> str:
        ticket, now = secrets.token_urlsafe(16), time.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.expires < now))
            row = {"id": ticket, "challenge": challenge, "person": person, "expires": now + LIFETIME}
            connection.execute(insert(schema.challenges), row)

        await self._storage.run(work)
        return ticket

    async def _challenge(self, ticket: str, person: str | None) -> bytes:
        columns = schema.challenges.c

        def work(connection: Connection) -> bytes | None:
            row = connection.execute(select(schema.challenges).where(columns.id == ticket)).first()
            gone = connection.execute(delete(schema.challenges).where(columns.id == ticket)).rowcount
            if row is None or not gone or row.person != person or row.expires < time.time():
                return None
            return bytes(row.challenge)

        challenge = await self._storage.run(work)
        if challenge is None:
            raise RequestRefused(400, "stale-passkey")
        return challenge


def _owner(connection: Connection, key: str) -> tuple[Person, bytes, int] | None:
    row = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name, schema.passkeys.c.public_key, schema.passkeys.c.sign_count)
        .join(schema.persons, schema.persons.c.id == schema.passkeys.c.person)
        .where(schema.passkeys.c.id == key)
    ).first()
    return None if row is None else (Person(row.id, row.name), bytes(row.public_key), row.sign_count)
