"""The levels: what each of them does in each game, documented and measured in `docs/bots.md`."""

from typing import Final

from ludoteca.bots.greedy import Greedy, Manner
from ludoteca.bots.player import Box, Mind, Player
from ludoteca.bots.search import Search, Thought
from ludoteca.bots.uniform import Uniform
from ludoteca.core import refuse

LEVELS: Final = range(1, 6)

Setting = Manner | Thought
"""A greedy player, or a search."""

SETTINGS: Final[dict[str, tuple[Setting, Setting, Setting, Setting, Setting]]] = {
    "dokmus": (Manner(0.6), Manner(0.25), Manner(), Thought(20), Thought(500, seconds=2.0)),
    "elfenland": (Manner(0.5), Manner(0.22), Manner(0.12), Manner(0.05), Thought(3, seconds=2.0)),
    "tindaya": (
        Manner(share=0.0),
        Manner(share=0.43),
        Manner(share=0.5),
        Manner(0.35),
        Thought(24, looks=96, seconds=2.0, curiosity=0.2),
    ),
}
OTHERS: Final[tuple[Setting, Setting, Setting, Setting, Setting]] = (
    Manner(20.0),
    Manner(5.0),
    Thought(30, curiosity=1.5, warmth=20.0),
    Thought(200, curiosity=1.5, warmth=20.0),
    Thought(2000, seconds=2.0, curiosity=1.5, warmth=20.0),
)
"""For a game without settings of its own, whose evaluation is a random playout."""


def player(level: int, game: str | Box) -> Player:
    """The computer player of a level, 1 (lets a child win) to 5 (the best we have)."""
    if level not in LEVELS:
        raise refuse("bots", "no-such-level", level=level, allowed=f"{LEVELS[0]}-{LEVELS[-1]}")
    mind = Mind(game)
    setting = SETTINGS.get(mind.box.key, OTHERS)[level - 1]
    return Search(mind, setting) if isinstance(setting, Thought) else Greedy(mind, setting)


def searches(level: int, game: str) -> bool:
    """Whether a level thinks ahead, which takes seconds where others take the blink of an eye."""
    return isinstance(SETTINGS.get(game, OTHERS)[level - 1], Thought)


def deepest(game: str) -> Thought:
    """How the search of a game thinks at its best, without a clock."""
    setting = SETTINGS.get(game, OTHERS)[-1]
    assert isinstance(setting, Thought)
    return setting._replace(seconds=None)


def by_name(name: str, game: str | Box) -> Player:
    """`random`, `greedy`, `search`, `search:50` (with so many iterations), `level1` … `level5`."""
    mind = Mind(game)
    if name == "random":
        return Uniform(mind)
    if name == "greedy":
        return Greedy(mind)
    thought = deepest(mind.box.key)
    if name == "search":
        return Search(mind, thought)
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdecimal():
        return Search(mind, thought.limited(int(number)))
    number = name.removeprefix("level")
    if name != number and number.isdecimal():
        return player(int(number), game)
    raise refuse("bots", "no-such-bot", bot=name[:80], allowed="random, greedy, search, search:50, level1 … level5")
