"""What workers do for the analysis board: they answer one question about a record, which may be anything."""

from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from ludoteca.analysis_board.answers import answer
from ludoteca.core import Refused
from ludoteca.server.messages.basics import Refusal, refusal
from ludoteca.tables.errors import RequestRefused

DEADLINE = 20.0
"""Seconds for an answer; far more than it takes, unless something is wrong."""


class BoardAnswer(Struct):
    """A result, or a refusal with its status."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    refusal: Refusal | None = None
    status: int = 422


class BoardJob(Struct, frozen=True, tag="board"):
    question: str
    given: dict[str, Any]
    person: str
    """The address of whoever asks: nobody needs a name here."""
    table: str = ""
    game: str = ""
    waited_for: bool = True
    seconds: float = DEADLINE
    background: bool = False
    deep: ClassVar = False

    @property
    def long(self) -> bool:
        return self.question == "evaluate"

    def do(self) -> str:
        """A `BoardAnswer` as JSON."""
        try:
            result = msgspec.Raw(msgspec.json.encode(answer(self.question, self.given)))
            told = BoardAnswer(result)
        except RequestRefused as refused:
            told = BoardAnswer(refusal=refusal(refused.refusal), status=refused.status)
        except Refused as refused:
            told = BoardAnswer(refusal=refusal(refused.refusal))
        return msgspec.json.encode(told).decode()
