"""Messages about moves that somebody points at: why not, and what would follow."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.server.messages.basics import MoveText, Refusal, SeatNumber


class WhyNot(Struct):
    """`refusal` is null when the move is legal."""

    refusal: Refusal | None


class Preview(Struct):
    """The view after a move that could be taken back; null where chance, a secret or another seat comes in."""

    view: dict[str, Any] | None
    legal: list[str] | None
    warning: Refusal | None = None
    """A loss that the move makes certain: `warning-<reason>` in the catalogues."""


MovesPointedAt = Annotated[list[MoveText], Meta(min_length=1, max_length=200)]


class MovesMeant(Struct):
    """Moves that somebody points at. `ply` is the position they are meant for."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)]
    moves: MovesPointedAt


class Odds(Struct):
    times: int
    of: int
    about: bool
    """They come from a sample."""


class Consequence(Struct):
    """What a move brings about: `means-<name>` in the catalogues."""

    name: str
    rule: str
    tone: Literal["gain", "cost", "loss", "fact"]
    parameters: dict[str, str | int]
    odds: Odds | None
    """null: it is certain."""
    places: list[str] = []
    """Words of the notation: where on the board it happens."""


class Previews(Struct):
    """By move, what it means; a move is left out if there was no time for it."""

    ply: int
    consequences: dict[str, list[Consequence]]
