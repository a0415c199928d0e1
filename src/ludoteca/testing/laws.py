"""The laws that hold for every game, as functions of a box, a number of seats, options and a seed."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from ludoteca import rulebook
from ludoteca.core import (
    ChanceNeeded,
    Event,
    Game,
    Hashed,
    NoChance,
    Options,
    Position,
    Referee,
    Refused,
    Seeded,
    canonical,
    playout,
    random_game,
)
from ludoteca.core import replay as core_replay
from ludoteca.core.chance import Chance, Lot
from ludoteca.core.json import Json
from ludoteca.core.outcomes import foresee
from ludoteca.core.record import Header, write

Box = Game[Any]
Law = Callable[[Box, int, Options, int], None]

LONGEST_GAME = 100_000


def positions(box: Box, seats: int, options: Options, seed: int, most: int = 40) -> Iterator[Position[Any]]:
    """Some positions of a random game, the first and the last among them."""
    chance = Seeded(seed)
    position = box.new(seats, box.settle(seats, options), chance)
    length = playout(position.copy(), Seeded(seed))
    pick = Random(seed)
    step = max(1, length // most)
    number = 0
    while position.seat is not None:
        if number == 0 or pick.randrange(step) == 0:
            yield position
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
        number += 1
    yield position


def all_views(position: Position[Any], seats: int) -> list[bytes]:
    return [position.view(seat).bytes() for seat in (*range(seats), None)]


def standing(position: Position[Any], seats: int, viewer: int | None) -> list[object]:
    """Everything that a viewer is told of scores and goals."""
    parts = [(position.score(seat, viewer), position.prospects(seat, viewer)) for seat in range(seats)]
    return [parts, position.goals(viewer)]


def texts(position: Position[Any]) -> list[str]:
    return sorted(move.text for move in position.moves())


def notation_is_one_to_one(box: Box, seats: int, options: Options, seed: int) -> None:
    """`parse` is the inverse of `str`; equal moves have equal text and different moves different text."""
    for position in positions(box, seats, options, seed):
        moves = position.moves()
        assert len({move.text for move in moves}) == len(moves)
        for move in moves:
            again = box.parse(move.text)
            assert again == move
            assert hash(again) == hash(move)
            assert str(again) == move.text
            assert re.fullmatch(r"[!-~]+( [!-~]+)*", move.text), "words and single spaces"


def copies_are_independent(box: Box, seats: int, options: Options, seed: int) -> None:
    """Playing on a copy leaves the original alone, and both would have gone the same way."""
    for position in positions(box, seats, options, seed, most=15):
        views, legal = all_views(position, seats), texts(position)
        copy, twin = position.copy(), position.copy()
        assert copy.events is None
        playout(copy, Seeded(seed))
        assert all_views(position, seats) == views
        assert texts(position) == legal
        playout(twin, Seeded(seed))
        assert all_views(copy, seats) == all_views(twin, seats)


def replays_to_the_same_position(box: Box, seats: int, options: Options, seed: int) -> None:
    """A record, read again, gives the position, the result and the trace it came from; its luck is the seed's."""
    referee = random_game(box, seats, options, str(seed), trace=True)
    trace = write(referee.record())
    again = core_replay(trace.encode(), trace=True, verify=True, box=lambda _: box)
    assert again.finished
    assert again.referee is not None
    assert write(again.lines) == trace
    assert all_views(again.referee.position, seats) == all_views(referee.position, seats)
    assert again.referee.position.result() == referee.position.result()


def records_can_be_cut_anywhere(box: Box, seats: int, options: Options, seed: int) -> None:
    """Any beginning of a record replays; what comes back is what was there."""
    lines = write(random_game(box, seats, options, str(seed)).record()).splitlines(keepends=True)
    cuts = {1, 2, 3, len(lines) - 1, *(Random(seed).randrange(1, len(lines)) for _ in range(12))}
    for cut in cuts:
        part = "".join(lines[:cut])
        again = core_replay(part.encode(), box=lambda _: box)
        assert not again.finished
        assert write(again.lines) == part


def secrets_stay_secret(box: Box, seats: int, options: Options, seed: int) -> None:
    """Positions that a seat cannot tell apart give it byte-equal views and legal moves, equal scores and goals, whether
    they were imagined from the position or from the view alone; and they are lawful positions that can be played to the
    end."""
    chance = Seeded(seed)
    for position in positions(box, seats, options, seed, most=25):
        for seat in range(seats):
            view = position.view(seat)
            for other in (position.imagine(seat, chance), box.imagine(view, chance)):
                other.check()
                assert other.seat == position.seat
                assert other.view(seat).bytes() == view.bytes()
                assert repr(other.question()) == repr(position.question())
                assert other.view(None).bytes() == position.view(None).bytes()
                for viewer in (seat, None):
                    assert standing(other, seats, viewer) == standing(position, seats, viewer)
                if position.seat == seat:
                    assert texts(other) == texts(position)
                playout(other, chance)


def consequences_tell_no_secrets(box: Box, seats: int, options: Options, seed: int) -> None:
    """What moves mean is told from the view alone: positions that a seat cannot tell apart give equal answers."""
    chance, pick = Seeded(seed), Random(seed)
    for position in positions(box, seats, options, seed, most=8):
        if (seat := position.seat) is None:
            continue
        moves = pick.sample(texts(position), min(6, len(texts(position))))
        told = _told(box, position, seat, moves)
        assert all(told.values()), "a move without a consequence"
        assert told == _told(box, position.imagine(seat, chance), seat, moves)


def _told(box: Box, position: Position[Any], seat: int, moves: list[str]) -> dict[str, list[Json]]:
    found = foresee(box, position.view(seat), moves, seconds=60)
    return {move: [consequence.json() for consequence in found[move]] for move in moves}


def imagination_can_be_repeated(box: Box, seats: int, options: Options, seed: int) -> None:
    """Imagining with the same luck gives the same position: bots can be repeated."""
    for position in positions(box, seats, options, seed, most=10):
        for seat in range(seats):
            one, two = position.imagine(seat, Seeded(seed)), position.imagine(seat, Seeded(seed))
            assert all_views(one, seats) == all_views(two, seats)


def logs_show_own_moves_and_hide_nothing_public(box: Box, seats: int, options: Options, seed: int) -> None:
    """Every log has a line for each line of the record; a seat reads its own moves in full; a spectator reads no
    more than any seat does."""
    referee = random_game(box, seats, options, str(seed))
    for seat in (*range(seats), None):
        assert len(referee.log(seat)) == len(referee.lines)
    for number, line in enumerate(referee.lines):
        shown = [referee.log(seat)[number] for seat in range(seats)]
        mover = getattr(line, "seat", None)
        if mover is not None:
            assert shown[mover].json()["move"] == line.json()["move"]
        else:
            watched = canonical(referee.log(None)[number].json())
            if watched == canonical(line.json()):
                assert all(canonical(other.json()) == watched for other in shown)


def pieces_are_conserved(box: Box, seats: int, options: Options, seed: int) -> None:
    """The invariants of the rules hold after every move."""
    random_game(box, seats, options, str(seed), each=lambda position: position.check()).position.check()


def games_end(box: Box, seats: int, options: Options, seed: int) -> None:
    """There is a move as long as a seat decides and a result as soon as none does; and that comes to pass."""
    chance = Seeded(seed)
    position = box.new(seats, box.settle(seats, options), chance)
    for _ in range(LONGEST_GAME):
        if position.seat is None:
            break
        assert position.result() is None
        assert position.seat in range(seats)
        moves = position.moves()
        assert moves, "a dead end"
        question = position.question()
        assert question is not None
        assert is_known(box, question.rule)
        position.play(moves[chance.below(len(moves))], chance)
    assert position.seat is None
    assert not position.moves()
    assert position.question() is None
    result = position.result()
    assert result is not None
    assert json.loads(json.dumps(result.json())) == result.json()


def scores_add_up(box: Box, seats: int, options: Options, seed: int) -> None:
    """At the end the parts of every score add up to the result, for every viewer. What a seat knows more than a
    spectator is marked as secret. Every part and every goal cites a rule and can be sent."""
    for position in positions(box, seats, options, seed):
        result = position.result()
        for viewer in (*range(seats), None):
            goals = position.goals(viewer)
            assert all(is_known(box, goal.rule) for goal in goals)
            assert all(len(goal.seats) in (0, seats) for goal in goals)
            assert [goal.kind for goal in goals].count("aim") == bool(goals)
            assert canonical([asdict(goal) for goal in goals])
            for seat in range(seats):
                parts = position.score(seat, viewer)
                assert len({part.subject for part in parts}) == len(parts)
                told = (*parts, *position.prospects(seat, viewer))
                assert all(is_known(box, part.rule) for part in told)
                assert canonical([asdict(part) for part in told])
                assert [part for part in parts if not part.secret] == [*position.score(seat, None)]
                if result is not None:
                    wanted = None if result.scores is None else result.scores[seat]
                    assert (sum(part.points for part in parts) if parts else None) == wanted


def refusals_name_a_rule(box: Box, seats: int, options: Options, seed: int) -> None:
    """`why_not` is silent on legal moves and cites a rule for every other move of the game's language."""
    seen: dict[str, Any] = {}
    for position in positions(box, seats, options, seed, most=200):
        seen.update({move.text: move for move in position.moves()})
    pick = Random(seed)
    sample = pick.sample(sorted(seen), min(len(seen), 120))
    for position in positions(box, seats, options, seed):
        legal = set(texts(position))
        for move in position.moves():
            assert position.why_not(move) is None
        for text in sample:
            refusal = position.why_not(seen[text])
            assert (refusal is None) == (text in legal), text
            if refusal is not None:
                assert refusal.reason
                assert is_known(box, refusal.rule), refusal


def refused_moves_change_nothing(box: Box, seats: int, options: Options, seed: int) -> None:
    """Wrong seat, nonsense, illegal: refused, and the position and the record stay as they were."""
    referee = Referee(box, seats, options, Hashed(str(seed)))
    pick = Random(seed)
    for _ in range(20):
        seat = referee.position.seat
        if seat is None:
            break
        legal = list(referee.legal())
        before = all_views(referee.position, seats), len(referee.lines)
        for who, what in ((seat, "no such move"), (seat, ""), ((seat + 1) % (seats + 1), legal[0]), (-1, legal[0])):
            with pytest.raises(Refused):
                referee.play(who, what)
        assert (all_views(referee.position, seats), len(referee.lines)) == before
        referee.play(seat, pick.choice(legal))


def moves_can_be_taken_back(box: Box, seats: int, options: Options, seed: int) -> None:
    """A take-back restores position, record and logs; it is offered only to the seat that still decides and only
    if no chance fell."""
    referee = Referee(box, seats, options, Hashed(str(seed)))
    pick = Random(seed)

    def state() -> tuple[object, ...]:
        logs = [(len(referee.log(who)), referee.log(who)[-1:]) for who in (*range(seats), None)]
        return all_views(referee.position, seats), len(referee.lines), referee.lines[-1:], logs

    while (seat := referee.position.seat) is not None:
        move = pick.choice(list(referee.legal()))
        looks = pick.randrange(6) == 0
        before = state() if looks else None
        referee.play(seat, move)
        if referee.can_take_back and looks:
            assert referee.position.seat == seat
            after = state()
            referee.take_back()
            assert state() == before
            referee.play(seat, move)
            assert state() == after


def what_can_be_taken_back_shows_no_secret(box: Box, seats: int, options: Options, seed: int) -> None:
    """A move that its seat may take back teaches it nothing: positions that it could not tell apart before look alike
    after it. A move that shows a secret says so (`reveals`)."""
    chance, pick = Seeded(seed), Random(seed)
    for position in positions(box, seats, options, seed, most=10):
        if (seat := position.seat) is None:
            continue
        other = position.imagine(seat, chance)
        for text in pick.sample(texts(position), min(8, len(texts(position)))):
            move = box.parse(text)
            shown = None if position.reveals(move) else _left_to(seat, position, move)
            assert shown is None or shown == _left_to(seat, other, move), f"{text} shows a secret and can be taken back"


def _left_to(seat: int, position: Position[Any], move: Any) -> tuple[object, ...] | None:
    """What a seat sees after a move that leaves the decision to it; None if chance falls or another seat decides."""
    after, events = position.copy(), list[Event]()
    after.events = events
    try:
        after.play(move, NoChance())
    except ChanceNeeded:
        return None
    return (after.view(seat).bytes(), texts(after), repr(events)) if after.seat == seat else None


def impossible_luck_is_refused(box: Box, seats: int, options: Options, seed: int) -> None:
    """No lot accepts an outcome that is not one of its own; any JSON may stand in a record."""

    class Tester(Chance):
        def __init__(self) -> None:
            self.inner = Seeded(seed)

        def below(self, n: int) -> int:
            return self.inner.below(n)

        def outcome(self, lot: Lot) -> Json:
            value = self.inner.outcome(lot)
            assert lot.why_not(json.loads(json.dumps(value))) is None
            strange: list[Json] = [None, True, -1, 10**9, "no such thing", [], [value], {}, {"seat": seats}, 1.5]
            for nonsense in strange:
                refusal = lot.why_not(nonsense)
                assert refusal is not None, (lot.name, nonsense)
                assert is_known(box, refusal.rule)
            return value

    chance = Tester()
    playout(box.new(seats, box.settle(seats, options), chance), chance)


def headers_hold_what_differs(box: Box, seats: int, options: Options, seed: int) -> None:
    """The header names the game, its rules and only the options that differ from the default."""
    header = Referee(box, seats, options, Seeded(seed)).header
    assert header == Header(box.key, box.rules, seats, dict(options), None)


def is_known(box: Box, rule: str) -> bool:
    """Whether the rules of the game define or mention a rule; any id will do where nobody wrote them down."""
    return rule in (rulebook.ids(box) or {rule})


LAWS: tuple[Law, ...] = (
    notation_is_one_to_one,
    copies_are_independent,
    replays_to_the_same_position,
    records_can_be_cut_anywhere,
    secrets_stay_secret,
    consequences_tell_no_secrets,
    imagination_can_be_repeated,
    logs_show_own_moves_and_hide_nothing_public,
    pieces_are_conserved,
    games_end,
    scores_add_up,
    refusals_name_a_rule,
    refused_moves_change_nothing,
    moves_can_be_taken_back,
    what_can_be_taken_back_shows_no_secret,
    impossible_luck_is_refused,
    headers_hold_what_differs,
)
