"""What the mission of an alliance asks for (T27), and the inventions that come next (T10.1)."""

from typing import Final

from ludoteca.games.tindaya.components import Cost
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import Tribe

INVENTIONS: Final = "inventions_developed"
PRESERVED: Final = "distinct_preserved_types"
PRISONERS: Final = "prisoners"
HERDS: Final = "animals_in_controlled_buildings"
FAMILIES: Final = "villagers_alive"


def wanted(p: State, rule: str) -> int:
    """T27: what the mission asks for, if it is this one."""
    row = p.kit.missions[p.mission] if p.variant.mission else None
    return (
        row["levels"][p.variant.mission_level] + (row["compare"] == "more_than") if row and row["rule"] == rule else 0
    )


def lacks(p: State, seat: int, rule: str) -> bool:
    """Whether the mission asks for this, and for more than the tribe has."""
    aim = wanted(p, rule)
    return aim > 0 and measure(p, rule, seat) < aim


def next_inventions(p: State, tribe: Tribe) -> list[tuple[int, Cost]]:
    """T10.1, T10.2: the trades with an invention to come, each with the kinds and units that it costs."""
    return [
        (index, trade.costs[level])
        for index, trade in enumerate(p.kit.trades)
        if tribe.knows(index) and (level := tribe.level(index)) < len(trade.costs)
    ]
