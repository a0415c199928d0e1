"""Data of their own that people bring to a table, tried out in a worker before anything is made of them."""

import json

from ludoteca.core import Options, Refusal, Refused
from ludoteca.server.bots.jobs import SetupTrial
from ludoteca.server.bots.pool import WorkerPool
from ludoteca.server.bots.worker import WorkerFailed, WorkerLost
from ludoteca.tables.errors import RequestRefused, forbidden


class CustomData:
    def __init__(self, pool: WorkerPool, *, allowed: bool) -> None:
        self._pool = pool
        self._allowed = allowed

    async def check(self, game: str, players: int, options: Options, seed: str, person: str) -> None:
        """Refuses data that the rules refuse, or with which no game can be laid out in good time."""
        data = {key: value for key, value in options.items() if isinstance(value, dict) and value}
        if not data:
            return
        if not self._allowed:
            raise forbidden("no-custom-data")
        try:
            refusal = json.loads(await self._pool.run(SetupTrial(game, players, dict(options), seed, person)))
        except (WorkerLost, WorkerFailed):
            raise RequestRefused(422, "data-unplayable") from None
        if refusal is not None:
            rule, reason, parameters = refusal
            raise Refused(Refusal(rule, reason, **parameters))
