"""Who is connected live: so many at a time, and whoever's session has ended hangs up."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ludoteca.server.people.sessions import People, Person
from ludoteca.tables.errors import RequestRefused

ENDED = 4401


class Caller(Protocol):
    def hang_up(self, code: int, reason: str) -> None: ...


class ConnectionLimits:
    def __init__(self, each_person: int, each_address: int) -> None:
        self._each_person = each_person
        self._each_address = each_address
        self._addresses: Counter[str] = Counter()
        self._persons: dict[str, dict[Caller, str]] = {}
        """The connections of each person, with the tokens they came with."""

    @contextmanager
    def hold(self, caller: Caller, address: str, person: Person | None, token: str | None) -> Iterator[bool]:
        """Counts somebody while they are here; whether there is room for them."""
        self._addresses[address] += 1
        mine = self._persons.setdefault(person.id, {}) if person is not None else {}
        mine[caller] = token or ""
        try:
            yield self._addresses[address] <= self._each_address and len(mine) <= self._each_person
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            del mine[caller]
            if person is not None and not mine:
                del self._persons[person.id]

    async def check(self, person: str, people: People) -> None:
        """The sessions of a person may have ended."""
        for caller, token in list(self._persons.get(person, {}).items()):
            try:
                ended = "no-guest" if await people.who(token) is None else None
            except RequestRefused as refused:
                ended = refused.refusal.reason
            if ended is not None:
                caller.hang_up(ENDED, ended)
