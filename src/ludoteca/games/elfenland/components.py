"""The pieces of the box (E1, E3) and the limits of the rules, read from `data/`."""

import json
from importlib.resources import files
from typing import Any, Final


def read(name: str) -> Any:
    """One of the files in `data/`."""
    return json.loads((files("ludoteca.games.elfenland") / "data" / name).read_text(encoding="utf-8"))


_BOX: Final[Any] = read("transport.json")
_KINDS: Final[Any] = _BOX["transports"]
_LIMITS: Final[Any] = _BOX["limits"]
KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _KINDS)
"""The kinds of card in chart order."""
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
RAFT: Final[int] = KIND[_BOX["river"]["card"]]
CARDS: Final[int] = sum(row["cards"] << 8 * kind for kind, row in enumerate(_KINDS))
"""The bag of all travel cards (E1.2)."""
COUNTERS: Final[int] = sum(row["counters"] << 8 * kind for kind, row in enumerate(_KINDS))
"""The bag of all transport counters (E1.3)."""
LAND: Final[tuple[int, ...]] = tuple(kind for kind, row in enumerate(_KINDS) if row["counters"])
"""The kinds that have counters."""
CHART: Final[tuple[dict[str, int], ...]] = tuple(row["cost"] for row in _KINDS)
"""E3.1: the number of cards by kind and terrain; a terrain that is missing is closed to the kind."""
DOWNSTREAM: Final[int] = _BOX["river"]["downstream"]
UPSTREAM: Final[int] = _BOX["river"]["upstream"]
LAKES: Final[dict[str, dict[str, dict[str, Any]]]] = _BOX["lake_rules"]
"""E3.2: by the value of option O5 and the lake, the number of rafts and the size of a raft caravan, if any."""
CARAVAN: Final[int] = _BOX["caravan"]["road"]
CARAVAN_PAST_OBSTACLE: Final[int] = _BOX["caravan"]["road_with_obstacle"]
OBSTACLE: Final[int] = _BOX["obstacle"]["extra_cards"]
COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
PLAYERS: Final[range] = range(_LIMITS["players_min"], _LIMITS["players_max"] + 1)
ROUNDS: Final[int] = _LIMITS["rounds"]
EARLY_ROUND: Final[int] = _LIMITS["early_win_round"]
EARLY_TOWNS: Final[int] = _LIMITS["early_win_towns"]
HAND: Final[int] = _LIMITS["hand_after_deal"]
KEPT_CARDS: Final[int] = _LIMITS["hand_after_move"]
OPEN_COUNTERS: Final[int] = _LIMITS["open_draw"]
DISPLAY: Final[int] = _LIMITS["display"]
KEPT_COUNTERS: Final[int] = _LIMITS["kept_counters"]
