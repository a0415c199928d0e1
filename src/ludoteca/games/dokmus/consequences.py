"""What a move means before it is made: tokens, temples, points, and whose points change."""

from collections.abc import Iterator
from typing import Final

from ludoteca.core import Consequence
from ludoteca.core.consequence import Tone
from ludoteca.core.position import next_decision
from ludoteca.games.dokmus.board import AREA
from ludoteca.games.dokmus.grid import BIT, NAMES, SLOT_NAMES, grow, names
from ludoteca.games.dokmus.moves import (
    DECLINE,
    DRAFT,
    END,
    HOP,
    PLACE,
    ROTATE,
    SLIDE,
    START,
    TALISMAN,
    DokmusMove,
)
from ludoteca.games.dokmus.scoring import scores
from ludoteca.games.dokmus.standing import tiles_found
from ludoteca.games.dokmus.state import NO_BONUS, State

RULES: Final = {"ruins": "D12.2", "temples": "D12.4", "complete": "D12.5", "spread": "D12.6", "sacrifice": "D12.7"}
"""The rule of each part of a score."""


def consequences(p: State, move: DokmusMove, after: State) -> list[Consequence]:
    """What a move of the seat to decide brought about."""
    assert p.seat is not None
    found = [*_action(p, move, after)]
    if move.verb == START:
        near = in_reach(after, p.seat)
        found.append(Consequence("in-reach", "D7.2", temples=near.bit_count()).at(names(near)))
    elif move.verb != DRAFT:
        found += [*_own_points(p, after, p.seat), *_other_points(p, after, p.seat)]
    if move.verb in (PLACE, HOP, SLIDE, ROTATE):
        found += [*_ground(p, after, p.seat)]
    if after.seat != p.seat or not found:
        found.append(next_decision(p, after))
    return found


def _action(p: State, move: DokmusMove, after: State) -> Iterator[Consequence]:
    """What the move itself takes and does."""
    verb = move.verb
    if verb == PLACE:
        here = [NAMES[move.at]]
        yield Consequence("tokens-used", "D7.15", "cost", used=1 + move.to, left=p.left - 1 - move.to).at(here)
        if BIT[move.at] & p.board.volcano:
            yield Consequence("will-burn", "D11.1", "cost").at(here)
    elif verb == DRAFT:
        yield Consequence("guardian", "D5.2", "gain", card=move.at)
        lower = sum(card < move.at for card in p.table.guardians)
        yield Consequence("order", "D6.1", before=min(lower, len(p.own) - 1))
    elif verb in (SLIDE, ROTATE):
        yield from _carried(p, move.at)
    elif verb == TALISMAN:
        yield Consequence("talisman", "D9.1", "gain", passes="yes" if p.table.talisman_passes else "no")
    elif verb == DECLINE:
        yield Consequence("bonus-lost", "D10.2", "cost")
    elif verb == END and p.guardian:
        yield Consequence("guardian-unused", "D6.7", "cost", card=p.card)
    if verb not in (END, START, DRAFT, DECLINE) and p.guardian and not after.guardian and after.seat == p.seat:
        yield Consequence("guardian-used", "D6.3", "cost", card=p.card)


def _carried(p: State, slot: int) -> Iterator[Consequence]:
    """D9.6: the tokens that go with a tile."""
    for seat, own in enumerate(p.own):
        here = own & AREA[slot]
        if here:
            yield Consequence("carried", "D9.6", seat=seat, tokens=here.bit_count()).at(names(here))


def _own_points(p: State, after: State, seat: int) -> Iterator[Consequence]:
    """D12: the parts of one's score that change."""
    now, then = scores(p)[seat], scores(after)[seat]
    here, there = _scored_at(p, seat), _scored_at(after, seat)
    for part, rule in RULES.items():
        change = getattr(then, part) - getattr(now, part)
        if change:
            tone: Tone = "gain" if change > 0 else "loss"
            places = there[part] - here[part] if change > 0 else here[part] - there[part]
            yield Consequence(f"points-{part}", rule, tone, points=_signed(change)).at(sorted(places))
    if then.total != now.total:
        yield Consequence("points-total", "D12.1", points=_signed(then.total - now.total), total=then.total)
    elif now == then:
        yield Consequence("points-same", "D12.1", total=then.total)


def _scored_at(p: State, seat: int) -> dict[str, set[str]]:
    """Where each part of a score comes from: cells, and tiles."""
    tiles, own = tiles_found(p, seat), p.own[seat]
    return {
        "ruins": {*names(own & p.board.ruins)},
        "temples": {*names(grow(own) & p.board.temples)},
        "complete": {tile.slot for tile in tiles if tile.complete},
        "spread": {tile.slot for tile in tiles if tile.found},
        "sacrifice": set(),
    }


def _other_points(p: State, after: State, seat: int) -> Iterator[Consequence]:
    for other, (now, then) in enumerate(zip(scores(p), scores(after), strict=True)):
        if other != seat and then.total != now.total:
            yield Consequence("points-other", "D12.1", seat=other, points=_signed(then.total - now.total))


def _ground(p: State, after: State, seat: int) -> Iterator[Consequence]:
    """Temples that a next token could be placed beside, ruins, and tokens that will burn."""
    near, before = in_reach(after, seat), in_reach(p, seat)
    more = near.bit_count() - before.bit_count()
    if more > 0:
        yield Consequence("in-reach", "D7.2", "gain", temples=near.bit_count()).at(names(near & ~before))
    elif more < 0:
        yield Consequence("in-reach-less", "D7.2", temples=near.bit_count()).at(names(before & ~near))
    if after.bonus not in (NO_BONUS, p.bonus):
        slot = SLOT_NAMES[after.bonus]
        yield Consequence("bonus", "D10.1", "gain", slot=slot).at([slot])
    for other in range(len(p.own)):
        burning = _burning(after, other)
        more = burning.bit_count() - _burning(p, other).bit_count()
        if more > 0 and (other != seat or after.board is not p.board):
            tone: Tone = "loss" if other == seat else "fact"
            yield Consequence("on-volcano", "D11.1", tone, seat=other, tokens=more).at(names(burning))


def _burning(p: State, seat: int) -> int:
    """The cells with tokens that will burn."""
    return p.own[seat] & p.board.volcano


def in_reach(p: State, seat: int) -> int:
    """The temples that a player has not discovered and could with one token more."""
    own = p.own[seat]
    near = grow(own)
    cells = (near | p.board.around_groups(near)) & p.open
    return grow(cells) & p.board.temples & ~near


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
