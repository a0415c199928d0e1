"""Game records and traces: JSON Lines that hold everything needed to replay a game without a generator.

The format is a public interface; `docs/notation.md` describes it.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ludoteca.core.chance import Chance, Lot
from ludoteca.core.json import Json, canonical, is_int
from ludoteca.core.refusal import Parameter, Refusal, Refused

FORMAT = 1


class Header(NamedTuple):
    game: str
    rules: str
    players: int
    options: dict[str, Json]
    seed: str | None = None
    nonces: tuple[str, ...] = ()
    """What people added to the seed after its commitment was shown."""
    seed_from: int = 0
    """How many chance lines fell elsewhere, before the game went on at this table; the seed gives those after them."""

    def json(self) -> dict[str, Json]:
        line: dict[str, Json] = {
            "record": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
        }
        if self.seed is not None:
            line["seed"] = self.seed
        if self.nonces:
            line["nonces"] = list(self.nonces)
        if self.seed_from:
            line["seed_from"] = self.seed_from
        return line


class ChanceLine(NamedTuple):
    name: str
    value: Json

    def json(self) -> dict[str, Json]:
        return {"chance": self.name, "value": self.value}


class MoveLine(NamedTuple):
    seat: int
    move: str
    legal: list[str] | None = None
    """All legal moves, sorted, in a trace; None in a record."""

    def json(self) -> dict[str, Json]:
        line: dict[str, Json] = {"seat": self.seat, "move": self.move}
        return line if self.legal is None else line | {"legal": list(self.legal)}


class ResultLine(NamedTuple):
    result: dict[str, Json]

    def json(self) -> dict[str, Json]:
        return {"result": self.result}


Line = Header | ChanceLine | MoveLine | ResultLine


def write(lines: Iterable[Line]) -> str:
    """The text of a record or trace."""
    return "".join(json.dumps(line.json(), ensure_ascii=False) + "\n" for line in lines)


class RecordError(Refused):
    """The first difference between a record and the rules, with the number of its line."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.refusal}"


class RecordCut(Exception):
    """A record ends where a chance outcome is needed. Nothing is wrong: a record may be cut anywhere."""


def _no_number(name: str) -> Json:
    raise ValueError(f"{name} is not JSON")


class Reader:
    """Reads the lines of a record one by one, whatever bytes it is given."""

    def __init__(self, source: bytes) -> None:
        self.number = 0
        self._rows = source.split(b"\n")
        while self._rows and not self._rows[-1].strip():
            self._rows.pop()

    def wrong(self, reason: str, rule: str = "record", **parameters: Parameter) -> RecordError:
        return RecordError(max(self.number, 1), Refusal(rule, reason, **parameters))

    @property
    def ended(self) -> bool:
        return self.number == len(self._rows)

    def header(self) -> Header:
        """The first line."""
        if self.ended:
            raise self.wrong("no-header")
        fields = self._fields()
        if not is_int(fields.get("record")):
            raise self.wrong("no-header")
        if fields["record"] != FORMAT:
            raise self.wrong("record-version", version=canonical(fields["record"])[:20])
        seed = fields.get("seed")
        game, rules, players = fields.get("game"), fields.get("rules"), fields.get("players")
        options = fields.get("options", {})
        if not isinstance(game, str):
            raise self.wrong("header-field", field="game")
        if not isinstance(rules, str):
            raise self.wrong("header-field", field="rules")
        if not isinstance(players, int) or isinstance(players, bool):
            raise self.wrong("header-field", field="players")
        if not isinstance(options, dict):
            raise self.wrong("header-field", field="options")
        if not (seed is None or isinstance(seed, str)):
            raise self.wrong("header-field", field="seed")
        nonces, seed_from = self._nonces(fields.get("nonces", [])), fields.get("seed_from", 0)
        if not isinstance(seed_from, int) or isinstance(seed_from, bool) or seed_from < 0:
            raise self.wrong("header-field", field="seed_from")
        return Header(game, rules, players, options, seed, nonces, seed_from)

    def _nonces(self, given: Json) -> tuple[str, ...]:
        texts = [text for text in given if isinstance(text, str)] if isinstance(given, list) else []
        if texts != given:
            raise self.wrong("header-field", field="nonces")
        return tuple(texts)

    def next(self) -> ChanceLine | MoveLine | ResultLine:
        """The next line after the header."""
        fields = self._fields()
        if "move" in fields:
            return self._move(fields)
        if "chance" in fields:
            name = fields["chance"]
            if not isinstance(name, str) or "value" not in fields:
                raise self.wrong("chance-fields")
            return ChanceLine(name, fields["value"])
        if "result" in fields:
            result = fields["result"]
            if not isinstance(result, dict):
                raise self.wrong("result-fields")
            return ResultLine(result)
        raise self.wrong("unknown-line")

    def _move(self, fields: dict[str, Json]) -> MoveLine:
        seat, move, legal = fields.get("seat"), fields["move"], fields.get("legal")
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(move, str):
            raise self.wrong("move-fields")
        if legal is None:
            return MoveLine(seat, move)
        if not isinstance(legal, list):
            raise self.wrong("legal-fields")
        texts = [text for text in legal if isinstance(text, str)]
        if len(texts) != len(legal):
            raise self.wrong("legal-fields")
        return MoveLine(seat, move, texts)

    def _fields(self) -> dict[str, Json]:
        row = self._rows[self.number]
        self.number += 1
        try:
            fields = json.loads(row.decode(), parse_constant=_no_number)
            if b"\\u" in row:
                canonical(fields).encode()  # half a surrogate pair is no text
        except UnicodeError:
            raise self.wrong("not-utf8") from None
        except (ValueError, RecursionError):
            raise self.wrong("not-json") from None
        if not isinstance(fields, dict):
            raise self.wrong("not-object")
        return fields


class Recorded(Chance):
    """Luck that fell already: each outcome is the next line of a record, checked against what can happen.

    With a `witness` (the published seed) every outcome after the first `elsewhere` must also be the one that the seed
    gives. Where the record ends, luck comes from `then`, so that a saved game can go on; without it the record is cut
    there.
    """

    def __init__(
        self, reader: Reader, witness: Chance | None = None, then: Chance | None = None, elsewhere: int = 0
    ) -> None:
        self._reader = reader
        self._witness = witness
        self._elsewhere = elsewhere
        self._then = then
        self.fallen: list[ChanceLine] = []

    def outcome(self, lot: Lot) -> Json:
        reader = self._reader
        if reader.ended:
            if self._then is None:
                raise RecordCut(lot.name)
            return self._then.outcome(lot)
        line = reader.next()
        if not isinstance(line, ChanceLine) or line.name != lot.name:
            raise reader.wrong("chance-expected", lot.rule, chance=lot.name)
        refusal = lot.why_not(line.value)
        if refusal is not None:
            raise RecordError(reader.number, refusal)
        if self._witness is not None:
            sworn = self._witness.outcome(lot)
            if len(self.fallen) >= self._elsewhere and canonical(sworn) != canonical(line.value):
                raise reader.wrong("not-from-seed", lot.rule, chance=lot.name)
        self.fallen.append(line)
        return line.value

    def below(self, n: int) -> int:
        if self._then is None:
            raise RuntimeError("a record holds outcomes, not random numbers")
        return self._then.below(n)


def differences(expected: Sequence[str], found: Sequence[str]) -> Iterator[str]:
    """What a list of legal moves lacks (`-`) or has too many (`+`)."""
    known, given = set(expected), set(found)
    yield from (f"-{text}" for text in expected if text not in given)
    yield from (f"+{text}" for text in found if text not in known)
