"""The moves and their notation: each is built once, with the numbers that make it quick to play."""

from typing import Final

from ludoteca.core import Move, refuse
from ludoteca.games.elfenland.board import WAYS
from ludoteca.games.elfenland.components import KINDS

FACE: Final = 0
TAKE: Final = 1
PLAN: Final = 2
OBSTRUCT: Final = 3
PASSING: Final = 4
RIDE: Final = 5
SAIL: Final = 6
CARAVAN: Final = 7
PAY: Final = 8
STOPPING: Final = 9
DISCARD: Final = 10
KEEP: Final = 11
VERBS: Final = ("face", "take", "plan", "obstacle", "pass", "ride", "sail", "caravan", "pay", "stop", "discard", "keep")
RULES: Final = (
    "E8.1", "E9.2", "E10.2", "E10.5", "E10.7", "E12.2", "E13.1", "E12.4", "E12.4", "E11.6", "E16.1", "E17.2",
)  # fmt: skip
"""The rule in the row of each verb in the notation."""

NONE: Final = -1


class ElfMove(Move):
    """A verb with its kind of transport and its way, `NONE` where it has none.

    `hidden` tells that the counter lies, or shall lie, face down. `one` is the bag with one piece of the kind;
    `ends` is the sum of the two towns of the way, so that `ends - town` is the town at the other end.
    """

    __slots__ = ("bit", "ends", "hidden", "kind", "one", "verb", "way")

    def __init__(self, verb: int, kind: int = NONE, way: int = NONE, hidden: bool = False, word: str = "") -> None:
        words = [VERBS[verb], word]
        if kind != NONE:
            words.append(KINDS[kind])
        if way != NONE:
            words.append(WAYS[way].id)
        if hidden and verb != FACE:
            words.append("hidden")
        super().__init__(" ".join(filter(None, words)))
        self.verb = verb
        self.kind = kind
        self.way = way
        self.hidden = hidden
        self.one = 1 << 8 * kind if kind != NONE else 0
        self.bit = 1 << way if way != NONE else 0
        self.ends = WAYS[way].a + WAYS[way].b if way != NONE else NONE


def _by_kind(verb: int, hidden: bool = False) -> tuple[ElfMove, ...]:
    return tuple(ElfMove(verb, kind=kind, hidden=hidden) for kind in range(len(KINDS)))


def _by_way(verb: int) -> tuple[ElfMove, ...]:
    return tuple(ElfMove(verb, way=way.number) for way in WAYS)


def _plans(hidden: bool) -> tuple[tuple[ElfMove, ...], ...]:
    return tuple(
        tuple(ElfMove(PLAN, kind=kind, way=way.number, hidden=hidden) for way in WAYS) for kind in range(len(KINDS))
    )


FACE_UP: Final = ElfMove(FACE, word="up")
FACE_DOWN: Final = ElfMove(FACE, word="down", hidden=True)
TAKES: Final = _by_kind(TAKE)
TAKE_BLIND: Final = ElfMove(TAKE, word="blind")
PLANS: Final = (_plans(hidden=False), _plans(hidden=True))
"""By facing (1: hidden), kind and way."""
OBSTACLES: Final = _by_way(OBSTRUCT)
PASS: Final = ElfMove(PASSING)
RIDES: Final = _by_way(RIDE)
SAILS: Final = _by_way(SAIL)
CARAVANS: Final = _by_way(CARAVAN)
PAYS: Final = _by_kind(PAY)
STOP: Final = ElfMove(STOPPING)
DISCARDS: Final = _by_kind(DISCARD)
KEEPS: Final = (_by_kind(KEEP), _by_kind(KEEP, hidden=True))

_ALL: Final[dict[str, ElfMove]] = {
    move.text: move
    for moves in (
        (FACE_UP, FACE_DOWN, TAKE_BLIND, PASS, STOP),
        TAKES,
        *PLANS[0],
        *PLANS[1],
        OBSTACLES,
        RIDES,
        SAILS,
        CARAVANS,
        PAYS,
        DISCARDS,
        *KEEPS,
    )
    for move in moves
}


def parse(text: str) -> ElfMove:
    """The move with this notation. A verb with the right words is a move even where no rule ever allows it
    (`plan pig V3`): the refusal can then name the rule."""
    move = _ALL.get(text)
    if move is None:
        verb = text.split(" ", 1)[0]
        rule = RULES[VERBS.index(verb)] if verb in VERBS else "E6.1"
        raise refuse(rule, "no-such-move", move=text[:80])
    return move
