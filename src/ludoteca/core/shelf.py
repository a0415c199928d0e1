"""The shelf: every installed game, ours and those of other packages, found by entry point.

A package puts a box on the shelf with

    [project.entry-points."ludoteca.games"]
    mygame = "mypackage.mygame:BOX"

A game that cannot be loaded is named in the log and in `broken`, and left out.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from logging import getLogger
from typing import Any

from ludoteca.core.game import Game, Option
from ludoteca.core.json import canonical
from ludoteca.core.refusal import refuse
from ludoteca.core.resources import Resources

GROUP = "ludoteca.games"
OURS = "ludoteca."

Box = Game[Any]

log = getLogger(__name__)


@cache
def names() -> tuple[str, ...]:
    """The names of the games on the shelf, in alphabetical order."""
    return tuple(key for key in sorted(_entries()) if isinstance(_loaded(key), Game))


@cache
def broken() -> Mapping[str, str]:
    """By name, why an installed game cannot be loaded."""
    found = {key: _loaded(key) for key in sorted(_entries())}
    return {key: problem for key, problem in found.items() if isinstance(problem, str)}


def find(key: str) -> Box | None:
    """The game with this name; None if it is not on the shelf."""
    found = _loaded(key) if key in _entries() else None
    return found if isinstance(found, Game) else None


def box(key: str) -> Box:
    """The game with this name; raises `Refused` if it is not on the shelf."""
    found = find(key)
    if found is not None:
        return found
    if key in _entries():
        raise refuse("record", "broken-game", game=key)
    raise refuse("record", "unknown-game", game=key[:80], allowed=", ".join(names()))


@cache
def _entries() -> Mapping[str, EntryPoint]:
    """One entry point a name. Where two packages claim a name it stays with ours, or with the first by its value."""
    chosen: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith(OURS), entry.value)):
        kept = chosen.setdefault(entry.name, entry)
        if kept.value != entry.value:
            log.warning("game %s of %s is left out: the name belongs to %s", entry.name, entry.value, kept.value)
    return chosen


@cache
def _loaded(key: str) -> Box | str:
    """A box, or why it cannot be loaded."""
    entry = _entries()[key]
    try:
        found = entry.load()
        problem = _problem(key, found)
    except (Exception, SystemExit) as error:  # a package of somebody else may fail in any way
        found, problem = None, f"{type(error).__name__}: {error}"
    if problem is None:
        return found  # type: ignore[no-any-return]
    log.warning("game %s (%s) is left out: %s", key, entry.value, problem)
    return f"{entry.value}: {problem}"


def _problem(key: str, found: object) -> str | None:
    if not isinstance(found, Game):
        return f"it is not a Game but {found!r}"
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", key):
        return "a name is made of small letters, digits, - and _"
    if getattr(found, "key", None) != key:
        return f"its key is {getattr(found, 'key', None)!r}, its entry point {key!r}"
    return _wrong_fact(found) or _missing_resource(found)


def _wrong_fact(box: Box) -> str | None:
    """What a box says of itself in a form that nobody who asks for it expects."""
    for name in ("rules", "seats_rule"):
        if not isinstance(getattr(box, name, None), str):
            return f"its {name} is not a text"
    if not isinstance(getattr(box, "seats", None), range) or not box.seats or min(box.seats) < 1:
        return "its seats is not a range of numbers of players"
    if not isinstance(box.options, Sequence) or not all(isinstance(option, Option) for option in box.options):
        return "its options is not a list of Option"
    for option in box.options:
        if not _sound(option):
            return f"its option {option.key!r} is made of other than texts and JSON values"
    return None if isinstance(box.resources, Resources) else "its resources is not a Resources"


def _sound(option: Option) -> bool:
    try:
        canonical([option.default, *option.allowed, {key: list(values) for key, values in option.needs.items()}])
    except (TypeError, ValueError):
        return False
    return isinstance(option.key, str) and isinstance(option.rule, str)


def _missing_resource(box: Box) -> str | None:
    """A module or package that a box of somebody else names and does not bring. None of them is loaded here."""
    named = () if type(box).__module__.startswith(OURS) else box.resources.modules()
    lost = [module for module in named if not _findable(module)]
    return f"there is no module {lost[0]}, which its resources name" if lost else None


def _findable(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


def forget() -> None:
    """Looks for installed games again at the next call."""
    for cached in (names, broken, _entries, _loaded):
        cached.cache_clear()
