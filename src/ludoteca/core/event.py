"""Events: what happened, for logs in words, animations and sounds."""

from collections.abc import Mapping

from ludoteca.core.json import Json


class Event:
    """A name and its parameters; `audience` is the only seat that may hear it, None for everybody."""

    __slots__ = ("audience", "name", "parameters")

    def __init__(self, name: str, audience: int | None = None, **parameters: Json) -> None:
        self.name = name
        self.audience = audience
        self.parameters: Mapping[str, Json] = parameters

    def json(self) -> dict[str, Json]:
        return {"event": self.name, **self.parameters}

    def __repr__(self) -> str:
        return f"Event({self.json()})"
