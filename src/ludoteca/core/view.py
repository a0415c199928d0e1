"""Views: what one seat may know of a position, built up from nothing."""

from collections.abc import Mapping

from ludoteca.core.json import Json, canonical


class View:
    """Everything that `seat` (None: a spectator) knows, as plain JSON: enough to draw it, to explain it and to
    imagine positions that look the same. Two positions that the seat cannot tell apart have equal bytes."""

    __slots__ = ("facts", "game", "seat")

    def __init__(self, game: str, seat: int | None, facts: Mapping[str, Json]) -> None:
        self.game = game
        self.seat = seat
        self.facts = dict(facts)

    def json(self) -> dict[str, Json]:
        return {"game": self.game, "seat": self.seat, **self.facts}

    def bytes(self) -> bytes:
        return canonical(self.json()).encode()
