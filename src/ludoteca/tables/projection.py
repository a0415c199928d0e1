"""What one pair of eyes sees of a table: its state, its lines, its news."""

from copy import copy
from typing import Any

import msgspec

from ludoteca.core import Hashed, Position, Question
from ludoteca.server.messages import Asked, Line, News, Offer, State, TableInfo
from ludoteca.tables.log import sitter
from ludoteca.tables.state import Match, position_at

QUIET = frozenset({"chat"})
"""Kinds of lines that leave the state as it was."""

FEW = 4
"""Who follows a table has all but so many of its lines."""

_encode = msgspec.json.Encoder().encode


def info(match: Match) -> TableInfo:
    facts = match.facts
    return TableInfo(
        id=facts.id,
        game=facts.game,
        rules=facts.rules,
        options=dict(facts.options),
        host=facts.host,
        public=facts.public,
        clock=facts.clock,
        away_level=facts.away_level,
        created=facts.created,
        commitment=Hashed(facts.seed).commitment,
        status=match.status,
        seats=[sitter(seat, match.names) for seat in match.seats],
        turn=match.turn,
        line=match.line,
        moved=match.moved,
        seed=facts.seed if match.status == "over" else None,
    )


def state(match: Match, eyes: int | None, now: float) -> State:
    """Where the table stands now."""
    if match.outline is None:
        match.outline = _outline(match, now)
    seen = copy(match.outline)
    seen.eyes = eyes
    if not match.started:
        return seen
    if match.clock.on:
        people = [match.driver(seat) is None for seat in range(match.facts.players)]
        seen.clock = match.clock.state(now, people)
    _look(seen, match.referee.position, eyes)
    seen.can_take_back = eyes is not None and seen.turn == eyes and match.referee.can_take_back
    seen.bound = None if eyes is None else match.bound(eyes)
    return seen


def _outline(match: Match, now: float) -> State:
    """What all eyes see alike."""
    seen = State(
        line=match.line,
        ply=match.ply,
        status=match.status,
        seats=[sitter(seat, match.names) for seat in match.seats],
        eyes=None,
        end=match.end,
        rematch=match.rematch,
    )
    if not match.started:
        return seen
    _see(seen, match.referee.position, running=match.status == "running")
    if match.offer is not None:
        waiting = match.consenting(match.offer.seat, now) - match.offer.agreed
        seen.offer = Offer(match.offer.what, match.offer.seat, match.offer.ply, sorted(waiting))
    if match.status == "over":
        seen.seed = match.facts.seed
    return seen


def earlier(match: Match, eyes: int | None, ply: int, now: float) -> State:
    """Where the table stood after `ply` moves, for eyes that look back."""
    seen = state(match, eyes, now)
    seen.ply, seen.clock, seen.offer, seen.can_take_back, seen.bound, seen.result = ply, None, None, False, None, None
    position = position_at(match, ply)
    _see(seen, position, running=True)
    _look(seen, position, eyes)
    return seen


def _see(seen: State, position: Position[Any], *, running: bool) -> None:
    """What a position shows to everybody."""
    seen.turn = position.seat if running else None
    seen.question = asked(position.question()) if running else None
    result = position.result()
    seen.result = None if result is None else result.json()


def _look(seen: State, position: Position[Any], eyes: int | None) -> None:
    """What a position shows to these eyes."""
    seen.view = position.view(eyes).json()
    seen.legal = legal(position) if eyes is not None and seen.turn == eyes else None


def legal(position: Position[Any]) -> list[str]:
    return sorted(move.text for move in position.moves())


def asked(question: Question | None) -> Asked | None:
    return None if question is None else Asked(question.name, question.rule, dict(question.parameters))


def lines(match: Match, eyes: int | None, after: int) -> list[Line]:
    audience = match.audience(eyes)
    return [entry.seen(audience, eyes, match.names) for entry in match.entries[after + 1 :]]


def news(match: Match, eyes: int | None, after: int, now: float) -> bytes:
    """The message that brings eyes which know the lines up to `after` up to date. Those who follow the table through
    the same eyes share it, unless a clock makes it different at every moment."""
    if after < match.line - FEW or match.clock.on:
        return _news(match, eyes, after, now)
    key = (eyes, after)
    if key not in match.bulletins:
        match.bulletins[key] = _news(match, eyes, after, now)
    return match.bulletins[key]


def _news(match: Match, eyes: int | None, after: int, now: float) -> bytes:
    fresh = lines(match, eyes, after)
    message = News(fresh)
    if after < 0 or not fresh or any(line.kind not in QUIET for line in fresh):
        message.state = state(match, eyes, now)
    return _encode(message)
