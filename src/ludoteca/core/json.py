"""JSON values and their one canonical text."""

import json
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def canonical(value: Json) -> str:
    """Equal values have equal text: sorted keys, no spare spaces."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def is_int(value: object) -> bool:
    """Whether `value` is a whole number; JSON's `true` is none, though Python calls it an int."""
    return type(value) is int
