"""The JSON of what is sent: dataclasses become objects, as the server writes them."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any


def encode(message: object) -> str:
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is not sent")
