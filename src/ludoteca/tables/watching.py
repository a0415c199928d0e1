"""Following a table: as which viewer somebody sees it, and the last entry that they have."""

from ludoteca.tables import permissions
from ludoteca.tables.state import Table


class Follower:
    """Somebody wants to see what a seat sees; whether they may is decided at every look."""

    __slots__ = ("have", "names", "removed", "viewer", "wanted")

    def __init__(self) -> None:
        self.wanted: int | None = None
        self.viewer: int | None = None
        """Those for which `have` counts."""
        self.have = -1
        """The last entry that they know."""
        self.names: dict[str, str] = {}
        self.removed: frozenset[int] = frozenset()
        """Entries that came again without their words."""

    def look(self, table: Table, seat: int | None, have: int) -> None:
        """They want to see as another viewer, and know the entries up to `have` as that one sees them."""
        permissions.there_is(table, seat)
        self.wanted = self.viewer = seat
        self.have = have if -1 <= have <= table.line else -1
        self.names, self.removed = table.names, frozenset()

    def turn(self, table: Table, person: str | None) -> int | None:
        """The viewer that they are now; to another viewer than before, everything is new."""
        seen = permissions.through(table, person, self.wanted)
        if seen != self.viewer:
            self.viewer, self.have = seen, -1
        return seen

    def changed(self, table: Table) -> list[int]:
        """Entries that they know and that are not what they were."""
        gone = sorted(line for line in table.removed - self.removed if line <= self.have)
        self.removed = table.removed
        return gone

    def behind(self, table: Table) -> bool:
        return table.line > self.have or table.names != self.names

    def caught_up(self, table: Table) -> None:
        self.have, self.names = table.line, table.names
