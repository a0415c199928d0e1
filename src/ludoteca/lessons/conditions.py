"""Conditions of a lesson: what must be true of a move and of the views before and after it.

A condition is a comparison `[path, operator, value]`, or `{"all": […]}`, `{"any": […]}`, `{"not": …}`. A path leads
into the facts: `view.points.me.total`. In a path `me` is the learner's seat, `#` the number of items, and `*` goes
through all items. A value that is written `=before.points.me.total` is the fact at that path.
"""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from operator import ge, gt, le, lt
from typing import Any

Condition = Any
"""A condition as it stands in the data."""
Facts = Mapping[str, Any]
ROOTS = ("view", "before", "move", "events", "refused", "question", "legal", "own", "mine", "theirs")


class ConditionError(ValueError):
    """A condition that is none, or a path that leads nowhere."""


def _has(found: Any, value: Any) -> bool:
    return found is not None and value in found


def _like(found: Any, value: Any) -> bool:
    """Whether a text, or one of several, fits a pattern, or one of several."""
    texts = [found] if isinstance(found, str) else found or []
    patterns = [value] if isinstance(value, str) else value
    return any(fnmatchcase(text, pattern) for text in texts for pattern in patterns)


def _ordered(compare: Callable[[Any, Any], Any]) -> Callable[[Any, Any], bool]:
    """What is not there is neither more nor less than anything."""
    return lambda found, value: found is not None and value is not None and bool(compare(found, value))


OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": lambda found, value: bool(found == value),
    "!=": lambda found, value: bool(found != value),
    "<": _ordered(lt),
    "<=": _ordered(le),
    ">": _ordered(gt),
    ">=": _ordered(ge),
    "in": lambda found, value: bool(found in value),
    "has": _has,
    "like": _like,
}


def holds(condition: Condition, facts: Facts, me: int) -> bool:
    """Whether a condition is true of these facts for the learner on seat `me`."""
    match condition:
        case {"all": list(parts)}:
            return all(holds(part, facts, me) for part in parts)
        case {"any": list(parts)}:
            return any(holds(part, facts, me) for part in parts)
        case {"not": part}:
            return not holds(part, facts, me)
        case [str(path), str(operator), value] if operator in OPERATORS:
            return OPERATORS[operator](_at(path, facts, me), _value(value, facts, me))
    raise ConditionError(f"not a condition: {condition}")


def check(condition: Condition) -> None:
    """Raises `ConditionError` where the form of a condition is wrong."""
    match condition:
        case {"all": list(parts)} | {"any": list(parts)}:
            for part in parts:
                check(part)
        case {"not": part}:
            check(part)
        case [str(path), str(operator), _] if operator in OPERATORS and path.split(".")[0] in ROOTS:
            return
        case _:
            raise ConditionError(f"not a condition: {condition}")


def _value(value: Any, facts: Facts, me: int) -> Any:
    return _at(value[1:], facts, me) if isinstance(value, str) and value.startswith("=") else value


def _at(path: str, facts: Facts, me: int) -> Any:
    return _inside(facts, path.split("."), me)


def _inside(found: Any, parts: list[str], me: int) -> Any:
    """The fact that a path leads to; None where the facts do not go so far."""
    for number, part in enumerate(parts):
        if part == "*":
            return [_inside(item, parts[number + 1 :], me) for item in found or []]
        found = _step(found, part, me)
        if found is None:
            return None
    return found


def _step(found: Any, part: str, me: int) -> Any:
    if part == "#":
        return len(found)
    if isinstance(found, Mapping):
        return found.get(part, found.get(str(me)) if part == "me" else None)
    if isinstance(found, list):
        place = me if part == "me" else int(part)
        return found[place] if place < len(found) else None
    raise ConditionError(f"{part}: nothing is inside {found!r}")
