"""How a server is set up."""

import os
from pathlib import Path

from msgspec import Struct


class Engine(Struct):
    """A program that speaks the engine protocol."""

    command: str
    game: str | None = None
    """The only game it plays; None: any."""


class Settings(Struct, kw_only=True):
    data: Path = Path("ludoteca-data")
    """The folder of the embedded database."""
    new_database: bool = False
    """Begin a new database where there was one."""
    database: str | None = None
    """`postgresql+asyncpg://…`; None: the embedded database."""
    broker: str | None = None
    """`nats://…`, when several server processes share a database."""
    origins: list[str] = []
    """Origins besides the host's own from which browsers may connect."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes for bots; at least two, one of them for quick moves."""
    engines: dict[str, Engine] = {}
    """Programs that people can play against, by name."""
    custom_data: bool = True
    """People may bring data of their own to a table."""
    secure: bool = False
    """Behind TLS: cookies are marked secure."""
    tables_per_person: int = 50
    tables_in_memory: int = 2_000
    """Tables that nobody looks at are read again from the database when there are more."""
    tables_rest: float = 300.0
    """Seconds after which a table that nobody uses leaves the memory."""
    shortest_turn: float = 3_600
    """Seconds that a turn has at least where it has days."""
    tables_per_address: int = 500
    """New tables a day."""
    guests_per_address: int = 500
    """New guests a day."""
    guest_days: int = 90
    """A guest without a secret whom nobody has been for so long is forgotten."""
    open_days: int = 30
    """A table that waits for people for so long is given up, and forgotten after as long again."""
    finished_days: int | None = None
    """Finished games are kept for so long; None: for ever."""
    contact: str | None = None
    """`mailto:…` or `https://…`: where push services reach whoever runs this server."""
    notice_delay: float = 20
    """Seconds after which somebody who is not there is told."""
    notice_pause: float = 600
    """Seconds for which nobody is told of the same table again."""
    private_endpoints: bool = False
    """Notifications may go to addresses of this machine and its network, without TLS too."""
    messages_per_second: float = 50
    requests_per_second: float = 100
    sockets_per_person: int = 50
    sockets_per_address: int = 300
    logins_per_minute: float = 10
    chats_per_minute: float = 30
    body_bytes: int = 65_536

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.file}"

    def engines_for(self, game: str) -> list[str]:
        return [name for name, engine in self.engines.items() if engine.game in (None, game)]

    @property
    def file(self) -> Path:
        return self.data / "ludoteca.db"
