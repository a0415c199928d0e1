"""Steps as JSON, in the words of the notation, and back: the flow is public."""

from typing import Any

from ludoteca.core import Json
from ludoteca.games.tindaya.components import GODS, Kit
from ludoteca.games.tindaya.flow import STEPS
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex
from ludoteca.games.tindaya.steps import Step
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS

HEX = frozenset(["hex", "origin", "start", "stop", "least"])
HEXES = frozenset(["hexes", "forts"])
RESOURCES = frozenset(["puts", "wants", "units"])


def group_text(group: int) -> str:
    """N1.5."""
    return f"{group >> 4}n{group & VILLAGERS}v"


def read_group(text: str) -> int:
    nobles, _, villagers = text.removesuffix("v").partition("n")
    return int(nobles) * NOBLE + int(villagers)


def step_json(kit: Kit, step: Step) -> dict[str, Json]:
    facts: dict[str, Json] = {"step": step.name}
    for field in step.fields():
        value: Any = getattr(step, field)
        if field in HEX:
            facts[field] = hex_text(value) if value else None
        elif field in HEXES:
            facts[field] = [hex_text(place) for place in value]
        elif field in RESOURCES and isinstance(value, tuple):
            facts[field] = [kit.resources[resource] for resource in value]
        elif field == "cost":
            facts[field] = {kit.resources[resource]: units for resource, units in value}
        elif field == "trade":
            facts[field] = kit.trades[value].key
        elif field == "kind":
            facts[field] = kit.idols[value].key
        elif field == "god":
            facts[field] = GODS[value]
        elif field == "dropped":
            facts[field] = [kit.deposits[deposit] for deposit in value]
        elif field == "group" and not getattr(step, "host", 0):
            facts[field] = group_text(value)
        else:
            facts[field] = _plain(value)
    return facts


def _plain(value: Any) -> Json:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    plain: Json = value
    return plain


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def read_step(kit: Kit, facts: Any) -> Step:
    """The inverse of `step_json`."""
    kind = STEPS[facts["step"]]
    arguments: list[Any] = []
    for field in kind.fields():
        value = facts[field]
        if field in HEX:
            arguments.append(read_hex(value) if value else 0)
        elif field in HEXES:
            arguments.append(tuple(read_hex(text) for text in value))
        elif field in RESOURCES and isinstance(value, list):
            arguments.append(tuple(kit.resource[key] for key in value))
        elif field == "cost":
            arguments.append(kit.cost(value))
        elif field == "trade":
            arguments.append(kit.trade[value])
        elif field == "kind":
            arguments.append(kit.idol[value])
        elif field == "god":
            arguments.append(GODS.index(value))
        elif field == "dropped":
            arguments.append(tuple(kit.deposits.index(key) for key in value))
        elif field == "group" and isinstance(value, str):
            arguments.append(read_group(value))
        else:
            arguments.append(_tuples(value))
    return kind(*arguments)
