"""Replays records and traces, and checks every line of them."""

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.core import shelf
from ludoteca.core.chance import Chance, Hashed
from ludoteca.core.json import canonical
from ludoteca.core.record import (
    ChanceLine,
    Header,
    Line,
    MoveLine,
    Reader,
    RecordCut,
    Recorded,
    RecordError,
    ResultLine,
    differences,
)
from ludoteca.core.referee import AnyReferee, Referee
from ludoteca.core.refusal import Refused


class Replay(NamedTuple):
    """What a record holds. `referee` is None if it was cut before the first position stood."""

    header: Header
    referee: AnyReferee | None
    finished: bool
    """The game is over and its result line is there."""
    lines: list[Line]
    """The record, or the trace, computed again."""


def replay(
    source: bytes,
    *,
    trace: bool = False,
    verify: bool = False,
    then: Chance | None = None,
    box: Callable[[str], shelf.Box] = shelf.box,
) -> Replay:
    """Plays a record again; raises `RecordError` at the first difference.

    `trace` lists the legal moves in the lines that come back; lists of legal moves found in the source are always
    compared. `verify` recomputes every chance outcome from the seed of the header. `then` is the luck of what is played
    after the end of the record; without it, a record may end where an outcome is due.
    """
    reader = Reader(source)
    header = reader.header()
    try:
        game = box(header.game).edition(header.rules)
        game.settle(header.players, header.options)
    except Refused as problem:
        raise RecordError(reader.number, problem.refusal) from None
    if verify and header.seed is None:
        raise reader.wrong("no-seed")
    witness = Hashed(header.seed, header.nonces) if verify and header.seed is not None else None
    chance = Recorded(reader, witness, then, header.seed_from)
    try:
        referee: AnyReferee = Referee(game, header.players, header.options, chance, header.seed, header.nonces)
    except RecordCut:
        return Replay(header, None, False, [header, *chance.fallen])
    referee.header = referee.header._replace(seed_from=header.seed_from)
    while not reader.ended:
        line = reader.next()
        if isinstance(line, ResultLine):
            _check_result(reader, referee, line)
            return Replay(header, referee, True, referee.record())
        try:
            _play(reader, referee, line, trace)
        except RecordCut:
            return Replay(header, referee, False, [header, *referee.lines])
    return Replay(header, referee, False, [header, *referee.lines])


def _play(reader: Reader, referee: AnyReferee, line: ChanceLine | MoveLine, trace: bool) -> None:
    if isinstance(line, ChanceLine):
        raise reader.wrong("chance-not-asked", chance=line.name[:80])
    number = reader.number
    try:
        move = referee.find(line.seat, line.move)
        if line.legal is not None:
            legal = list(referee.legal())
            if line.legal != legal:
                rule = referee.box.rule_of(move)
                wrong = ", ".join(list(differences(legal, line.legal))[:10]) or "order"
                raise reader.wrong("legal-differs", rule, differences=wrong)
        referee.play(line.seat, line.move, trace=trace)
    except RecordError:
        raise
    except Refused as problem:
        raise RecordError(number, problem.refusal) from None


def _check_result(reader: Reader, referee: AnyReferee, line: ResultLine) -> None:
    result = referee.position.result()
    if result is None:
        raise reader.wrong("not-over")
    expected = result.json()
    for key, value in expected.items():
        if key not in line.result or canonical(line.result[key]) != canonical(value):
            raise reader.wrong("result-differs", field=key, expected=canonical(value)[:200])
    if not reader.ended:
        reader.next()
        raise reader.wrong("after-result")
