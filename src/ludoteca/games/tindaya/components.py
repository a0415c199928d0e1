"""The contents of the box, as the rules use them: data files turned into tables with small indices.

One `Kit` is shared by all positions of a game and never changes.
"""

import json
from functools import lru_cache
from typing import Any, Final

from ludoteca.core import canonical
from ludoteca.core.json import Json
from ludoteca.games.tindaya.data_files import PROTECTION, Files, replaced
from ludoteca.games.tindaya.map.ocean_tiles import Layout

FOREST: Final = 1
COAST: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final[tuple[str, ...]] = ("", "forest", "coast", "mountain")
ACORAN: Final = 0
MONEIBA: Final = 1
GODS: Final[tuple[str, ...]] = ("acoran", "moneiba")
ERUPTION: Final = 2
TSUNAMI: Final = 3
DISASTERS: Final[tuple[str, ...]] = ("acoran", "moneiba", "eruption", "tsunami")
"""The standees; the two gods first."""
SHIPS: Final[tuple[str, ...]] = ("white", "grey", "black")
SEERS: Final[tuple[str, ...]] = ("tibiabin", "tamonante")
MARKERS: Final[tuple[str, ...]] = ("cube", "cylinder")
CUBE: Final = 0
CYLINDER: Final = 1

Cost = tuple[tuple[int, int], ...]
"""Resources and how many units of each."""


class Trade:
    """T2.2: a trade with its building, its terrain, its animal (-1: none) and what it yields."""

    __slots__ = ("animal", "building", "costs", "inventions", "key", "preserve", "produced", "slaughtered", "terrain")

    def __init__(self, row: Any, kit: "Kit", data: Files) -> None:
        self.key: str = row["id"]
        self.building: str = row["building"]
        self.terrain = TERRAINS.index(row["terrain"])
        self.animal = kit.animals.index(row["animal"]) if row.get("animal") else -1
        self.inventions = (row["level1"], row["level2"])
        costs = {entry["id"]: entry["cost"] for entry in data["inventions"]["entries"]}
        self.costs = tuple(kit.cost(costs[name]) for name in self.inventions)
        goods = [entry for entry in data["resources"]["entries"] if entry.get("trade") == self.key]
        compulsory = ("villager", "building", "goat_alive")
        self.produced = tuple(
            (kit.resource[good["id"]], good["produced_per"], good["level"])
            for good in goods
            if good["produced_per"] in compulsory
        )
        self.slaughtered = tuple(
            kit.resource[good["id"]] for good in goods if good["produced_per"].endswith("_slaughtered")
        )
        self.preserve: tuple[int, int, Cost] | None = None
        for good in goods:
            if good.get("convert"):
                convert = good["convert"]
                self.preserve = (kit.resource[good["id"]], kit.resource[convert["from"]], kit.cost(convert["cost"]))


class Idol:
    """T25: a kind of idol card; the variants of one kind are kinds of their own (N1.8)."""

    __slots__ = ("count", "effect", "gods", "key", "modes", "timing")

    def __init__(self, row: Any, gods: tuple[int, ...], count: int) -> None:
        self.key: str = "_".join([row["id"], *(GODS[god] for god in gods)])
        self.count = count
        self.timing: str = row["timing"]
        self.modes: tuple[str, ...] = tuple(row["modes"])
        self.effect: str = row["effect"]
        self.gods = gods


class Token:
    """T2.5: a kind of raw-material token."""

    __slots__ = ("bonus", "count", "deposit", "family", "formula", "key", "units")

    def __init__(self, row: Any, kit: "Kit") -> None:
        self.key: str = row["id"]
        self.family = kit.families.index(row["family"])
        self.deposit = kit.deposits.index(row["deposit"])
        self.count: int = row["count"]
        self.formula: str = row["formula"]
        self.bonus: int = row.get("bonus") or 0
        self.units = kit.cost(row.get("units") or row.get("per_player") or {})

    def yields(self, era: int, players: int, wood: int) -> Cost:
        """T14.1.4."""
        if self.formula == "era_plus_bonus":
            return ((wood, era + self.bonus),)
        if self.formula == "per_player":
            return tuple((resource, units * players) for resource, units in self.units)
        return self.units


class Catastrophe:
    """T20.1: a card of a god."""

    __slots__ = ("amount", "effects", "idol", "key", "means", "target", "wall")

    def __init__(self, row: Any, kit: "Kit") -> None:
        self.key: str = row["id"]
        self.target: str = row["target"]
        self.effects: tuple[str, ...] = tuple(row["effects"])
        self.wall: bool = row["wall"]
        self.idol: bool = row["idol"]
        protection = row.get("protection")
        self.amount: int = protection["amount"] if protection else 0
        self.means: tuple[int, ...] = kit.means(protection["kind"]) if protection else ()


class TribeCard:
    """T24: a tribe card."""

    __slots__ = ("in_solo", "key", "params", "requires", "start")

    def __init__(self, row: Any, kit: "Kit") -> None:
        self.key: str = row["id"]
        self.params: dict[str, Any] = row["params"]
        self.start = kit.cost(row["start_resources"])
        self.in_solo = not row.get("excluded_in_solo", False)
        self.requires: str | None = self.params.get("requires_trade")


class Kit:
    """Everything in the box."""

    def __init__(self, data: Files) -> None:
        self.data = data
        rows = {name: document["entries"] for name, document in data.items()}
        self._goods(rows)
        self.trades = tuple(Trade(row, self, data) for row in rows["trades"])
        self.trade = {trade.key: index for index, trade in enumerate(self.trades)}
        self.building = {trade.building: index for index, trade in enumerate(self.trades)}
        self.building_count = {row["id"]: row["count"] for row in data["terrain"]["buildings"]}
        self.fort_order = tuple(self.building[row["id"]] for row in data["terrain"]["buildings"])
        self.herders = tuple(index for index, trade in enumerate(self.trades) if trade.animal >= 0)
        cave = data["inventions"]["second_cave"]
        self.cave_cost = self.cost(cave["cost"])
        self.housed = (cave["first_cave_houses"], cave["houses_total"])
        self.layouts = {name: Layout(data["ocean_tiles"], name) for name in data["ocean_tiles"]["layouts"]}
        self._tokens(rows, data)
        self._cards(rows, data)
        self.count = {row["id"]: row["count"] for row in rows["components"]}
        self.points = {row["id"]: row["value"] for row in rows["points"]}
        self.radius = tuple(row["radius"] for row in rows["anger_track"])
        self.spaces = tuple(row["id"] for row in rows["anger_track"])
        self.calm = next(index for index, row in enumerate(rows["anger_track"]) if row.get("start"))
        self.doom = next(index for index, row in enumerate(rows["anger_track"]) if row["doom"])
        self.control = {row["players"]: row["rows"] for row in rows["control_table"]}
        self.setup = {row["players"]: row for row in rows["setup"]}
        self.levels: dict[str, Any] = {row["id"]: row for row in rows["difficulty"]}
        self.campaign: dict[str, Any] = {row["id"]: row for row in rows["campaign"]}
        self.fire_per_seer: int = data["resources"]["fire_per_seer"]

    def cost(self, units: dict[str, int]) -> Cost:
        return tuple(sorted((self.resource[key], number) for key, number in units.items()))

    def amounts(self, units: Cost) -> dict[str, Json]:
        """Units of each resource by name, as events tell them."""
        kinds = dict.fromkeys(resource for resource, number in units if number)
        return {self.resources[kind]: sum(number for one, number in units if one == kind) for kind in kinds}

    def means(self, kind: str) -> tuple[int, ...]:
        """T20.3: the resources that protect: an icon, or one resource by name."""
        if kind == "weapon":
            return self.weapons
        return self.fire if kind == "fire" else (self.resource[kind],)

    def _goods(self, rows: dict[str, Any]) -> None:
        goods = rows["resources"]
        self.resources = tuple(good["id"] for good in goods)
        self.resource = {key: index for index, key in enumerate(self.resources)}
        self.rations = tuple(good["rations"] for good in goods)
        edible = [index for index, rations in enumerate(self.rations) if rations]
        self.food = tuple(sorted(edible, key=lambda index: (self.rations[index], index)))
        self.perishable = tuple(index for index, good in enumerate(goods) if good["perishable"])
        self.fire = tuple(index for index, good in enumerate(goods) if good["fire"])
        self.weapons = tuple(index for index, good in enumerate(goods) if good["weapon"])
        self.preserved = tuple(index for index, good in enumerate(goods) if good["cls"] == "preserved")
        self.contained = tuple(
            (index, good["container_limit"])
            for index, good in enumerate(goods)
            if good.get("container_limit") is not None
        )
        self.wood = self.resource["wood"]
        self.animals = tuple(row["animal"] for row in rows["trades"] if row.get("animal"))
        self.kinds = self.resources + self.animals
        """What a god may ask for: the resources, then the animals."""
        self.kind = {key: index for index, key in enumerate(self.kinds)}

    def _tokens(self, rows: dict[str, Any], data: Files) -> None:
        self.families = tuple(data["raw_materials"]["family_totals"])
        self.deposits = tuple(dict.fromkeys(row["deposit"] for row in rows["raw_materials"]))
        self.tokens = tuple(Token(row, self) for row in rows["raw_materials"])
        self.token = {token.key: index for index, token in enumerate(self.tokens)}
        self.family = [
            [index for index, token in enumerate(self.tokens) if token.family == family]
            for family in range(len(self.families))
        ]
        """The tokens of each family."""
        on = data["terrain"]["raw_token_on"]
        self.family_on = (-1, *(self.families.index(on[terrain]) for terrain in TERRAINS[1:]))
        self.volcanic = next(index for index, family in enumerate(self.families) if family not in on.values())
        self.ore = next(token.deposit for token in self.tokens if token.family == self.volcanic)
        self.mountain_tiles: int = sum(
            row["count"] for row in rows["terrain"] if "mountain" in (row["front"], row["back"])
        )

    def _cards(self, rows: dict[str, Any], data: Files) -> None:
        self.tribes = {row["id"]: TribeCard(row, self) for row in rows["tribes"]}
        self.events = {row["id"]: row for row in rows["events"]}
        self.offerings = {row["id"]: tuple(self.kind[key] for key in row["resources"]) for row in rows["offerings"]}
        self.positions = max(len(card) for card in self.offerings.values())
        asked = data["offerings"]["asked_positions"]
        self.asked = {int(era): tuple(position - 1 for position in places) for era, places in asked.items()}
        self.prophecies = {row["id"]: row["eras"] for row in rows["prophecies"]}
        self.catastrophes = tuple(
            {row["id"]: Catastrophe(row, self) for row in rows[f"catastrophes_{god}"]} for god in GODS
        )
        self.idols = tuple(idol for row in rows["idols"] for idol in _variants(row))
        self.idol = {idol.key: index for index, idol in enumerate(self.idols)}
        self.protection = next(i for i, idol in enumerate(self.idols) if idol.effect == PROTECTION)
        self.secrets = {row["id"]: row for row in rows["objectives_secret"]}
        self.objective_tokens = {row["id"]: row for row in rows["objective_tokens"]}
        self.blue = {row["id"]: row for row in rows["objectives_blue"]}
        self.green = {row["id"]: row for row in rows["objectives_green"]}
        self.missions = {row["id"]: row for row in rows["missions"]}
        self.market = {row["id"]: row["kind"] for row in rows["market"]}
        self.prices = {row["id"]: self.cost(row["cost"]) for row in rows["market"]}
        self.traitors = {row["id"]: row for row in rows["traitor"]}


def _variants(row: Any) -> list[Idol]:
    if row.get("variants") is None:
        return [Idol(row, (), row["count"])]
    return [
        Idol(row, tuple(GODS.index(god) for god in variant["gods"]), variant["count"]) for variant in row["variants"]
    ]


@lru_cache(maxsize=16)
def _kit(changes: str) -> Kit:
    return Kit(replaced(json.loads(changes)))


def kit_of(changes: Json) -> Kit:
    """The kit of the supplied files with these replaced (`{}`: none); equal data share one kit."""
    return _kit(canonical(changes))
