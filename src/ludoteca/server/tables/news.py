"""Live news of a table, encoded."""

import msgspec

from ludoteca.server.messages.live import News
from ludoteca.tables import projection
from ludoteca.tables.state import Table

FEW = 4
"""Who follows a table knows all but so many of its entries."""

_encode = msgspec.json.Encoder().encode


class NewsCache:
    """The latest news of one table, for all who see it as the same viewer and know the same entries."""

    def __init__(self) -> None:
        self._made_of: tuple[Table, int] | None = None
        self._messages: dict[tuple[int | None, int], bytes] = {}

    def message(self, table: Table, viewer: int | None, after: int, now: float) -> bytes:
        """Brings a viewer who knows the entries up to `after` up to date. Messages are shared, unless a clock makes
        them different at every moment."""
        if after < table.line - FEW or table.clock.on:
            return _news(table, viewer, after, now)
        if self._made_of != (table, table.changes):
            self._made_of = (table, table.changes)
            self._messages.clear()
        key = (viewer, after)
        if key not in self._messages:
            self._messages[key] = _news(table, viewer, after, now)
        return self._messages[key]


def again(table: Table, viewer: int | None, numbers: list[int]) -> bytes:
    """Brings lines again that are not what they were."""
    return _encode(News(projection.some_lines(table, viewer, numbers)))


def _news(table: Table, viewer: int | None, after: int, now: float) -> bytes:
    lines, state = projection.news(table, viewer, after, now)
    return _encode(News(lines) if state is None else News(lines, state))
