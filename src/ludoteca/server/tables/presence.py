"""Who is at a table now. It is kept in memory, told to the other processes, and never written down."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

LINGER = 4.0
"""Seconds for which somebody who left is still here: a page is loaded again, a connection drops."""
REPEAT = 20.0
"""Seconds after which a process says again who is there."""
STALE = 3 * REPEAT
"""Seconds of silence after which the people of another process are gone."""
REMEMBERED = 20_000
"""So many departures are remembered."""
ANSWER = 1.0
"""Seconds in which other processes say who looks at a table."""


class Elsewhere(NamedTuple):
    """The people that another process has at a table, and when it said so."""

    people: frozenset[str]
    at: float
    looking: frozenset[str] = frozenset()
    """Those of them who look at it."""


class Presence:
    def __init__(self, changed: Callable[[str], None]) -> None:
        """`changed` is called with a table at which somebody came or went."""
        self._changed = changed
        self._sockets: dict[str, Counter[str]] = {}
        """By table, how many connections a person has in this process."""
        self._looking: dict[str, Counter[str]] = {}
        """By table, how many of these show it and are not behind another window."""
        self._asked: Counter[str] = Counter()
        """Tables of which this process wants to know who looks at them."""
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """By table, what each other process said last."""
        self._left: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.listeners: list[Callable[[str, bool], None]] = []
        """Called with a table at which somebody came or went in this process, and whether others are to tell theirs."""

    def __len__(self) -> int:
        return len(self._sockets)

    def come(self, table: str, person: str) -> None:
        first = table not in self._sockets
        sockets = self._sockets.setdefault(table, Counter())
        sockets[person] += 1
        if sockets[person] == 1:
            self._left.pop((table, person), None)
            self._tell(table, ask=first)

    def look(self, table: str, person: str, *, on: bool) -> None:
        """One more connection shows the table to its person, or one less."""
        looking = self._looking.setdefault(table, Counter())
        looking[person] += 1 if on else -1
        if not looking[person]:
            del looking[person]
        if not looking:
            del self._looking[table]

    async def looks(self, table: str, person: str) -> bool:
        """Whether somebody looks at a table now, in any process; the others are asked."""
        if person in self._looking.get(table, ()) or not self.listeners:
            return person in self._looking.get(table, ())
        self._asked[table] += 1
        try:
            self._announce(table, ask=True)
            await asyncio.sleep(ANSWER)
            return any(person in there.looking for there in self._elsewhere.get(table, {}).values())
        finally:
            self._asked -= Counter([table])
            if table not in self._sockets and table not in self._asked:
                self._elsewhere.pop(table, None)

    def go(self, table: str, person: str) -> None:
        asyncio.get_running_loop().call_later(LINGER, self._gone, table, person)

    def _gone(self, table: str, person: str) -> None:
        sockets = self._sockets[table]
        sockets[person] -= 1
        if sockets[person]:
            return
        del sockets[person]
        self._leave(table, person)
        self._tell(table)
        if not sockets:
            del self._sockets[table]
            self._elsewhere.pop(table, None)

    def _leave(self, table: str, person: str) -> None:
        if person in self.here(table):
            return
        self._left[table, person] = time.time() - LINGER
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def local(self, table: str) -> list[str]:
        """Those who are there in this process."""
        return sorted(self._sockets.get(table, ()))

    def looking(self, table: str) -> list[str]:
        """Those who look at it in this process."""
        return sorted(self._looking.get(table, ()))

    def here(self, table: str) -> set[str]:
        """Those who are there in any process."""
        return {*self.local(table), *self._there(table)}

    def _there(self, table: str) -> set[str]:
        oldest = time.monotonic() - STALE
        known = self._elsewhere.get(table, {}).values()
        return {person for there in known if there.at > oldest for person in there.people}

    def left(self, table: str, people: set[str]) -> dict[str, float]:
        """When those of these people went who were seen and are gone."""
        return {person: at for person in sorted(people) if (at := self._left.get((table, person))) is not None}

    def hear(self, process: str, table: str, people: list[str], looking: Sequence[str] = (), *, asks: bool) -> None:
        """Another process says who is there; it matters where somebody here watches, or this process asked."""
        if table not in self._sockets and table not in self._asked:
            return
        before = self.here(table)
        self._elsewhere.setdefault(table, {})[process] = Elsewhere(
            frozenset(people), time.monotonic(), frozenset(looking)
        )
        for person in before - self.here(table):
            self._leave(table, person)
        for person in people:
            self._left.pop((table, person), None)
        if before != self.here(table):
            self._changed(table)
        if asks:
            self._announce(table, ask=False)

    def repeat(self) -> None:
        """Says again who is there, for those who missed it, and forgets processes that are silent."""
        for table in list(self._sockets):
            self._announce(table, ask=False)
            known = self._elsewhere.get(table, {})
            oldest = time.monotonic() - STALE
            silent = [process for process, there in known.items() if there.at <= oldest]
            gone = {person for process in silent for person in known.pop(process).people}
            for person in gone:
                self._leave(table, person)
            if gone:
                self._changed(table)

    def _tell(self, table: str, *, ask: bool = False) -> None:
        self._changed(table)
        self._announce(table, ask=ask)

    def _announce(self, table: str, *, ask: bool) -> None:
        for heard in self.listeners:
            heard(table, ask)
