"""What lies before one player: tribe board, depot, stock, cards (T2, T4.2)."""

from collections.abc import Iterable
from typing import Final, Self

from ludoteca.games.tindaya.components import TribeCard
from ludoteca.games.tindaya.map.hexes import Hex

VILLAGER: Final = 1
NOBLE: Final = 16
"""Natives on a hex, and groups of them, are one number: nobles times 16 plus villagers."""
VILLAGERS: Final = 15

Objective = tuple[str, str, int]
"""A secret objective kept: the card, the token on it, and a bit for each seat that knows the card."""


def natives(group: int) -> int:
    """How many natives a group has."""
    return (group >> 4) + (group & VILLAGERS)


class Tribe:
    """One seat's part of the position."""

    __slots__ = (
        "acted",
        "card",
        "cave",
        "cubes",
        "cubes_used",
        "cylinders",
        "cylinders_gone",
        "cylinders_used",
        "dealt",
        "deposits",
        "developed",
        "devoted",
        "discarded",
        "gifts",
        "homes",
        "idols",
        "inventions",
        "market",
        "natives",
        "nobles_lost",
        "objectives",
        "passed",
        "pawns",
        "prisoners",
        "produced",
        "reserve",
        "score",
        "shown_idols",
        "stock",
        "trades",
        "waste",
    )

    card: TribeCard
    """T24: the tribe card."""
    natives: dict[Hex, int]
    """By hex, its natives: see `NOBLE`."""
    reserve: int
    """Villagers not on the map."""
    nobles_lost: int
    """T2.11: nobles that left the game."""
    stock: list[int]
    """Units of each resource."""
    deposits: list[int]
    """Raw tokens collected: wood, clay, ore."""
    prisoners: int
    """Conquistadors in its prison."""
    trades: int
    """T4.2.2: a bit for each trade known."""
    inventions: int
    """A bit for each invention developed: level 1 of trade t is bit 2t, level 2 bit 2t+1."""
    cave: bool
    """T12: the second cave is built."""
    cubes: int
    """T9.4: cubes in the action depot."""
    cylinders: int
    """T9.4: cylinders in the action depot."""
    cubes_used: int
    """Cubes spent this era; they come back (T16.10)."""
    cylinders_used: int
    """Cylinders spent this era."""
    cylinders_gone: int
    """Cylinders out of the game (T16.10)."""
    developed: int
    """T9.4: a bit for each Develop space taken this era."""
    produced: int
    """T9.4: a bit for each Produce space taken this era."""
    idols: list[int]
    """Kinds in hand; hidden."""
    shown_idols: list[int]
    """Kinds used, face up."""
    market: tuple[str, ...]
    """T26: market cards bought."""
    objectives: tuple[Objective, ...]
    """T29: the secret objectives kept."""
    dealt: tuple[str, ...]
    """T8.8: the two secret objectives to choose from, or the one chosen while it waits for its token."""
    discarded: tuple[str, ...]
    """T8.8: the secret objectives not kept."""
    score: int
    """Points on the track [D]."""
    waste: int
    """Pawns in the waste deposit of Nature."""
    pawns: list[int]
    """Pawns on the offering cards of Acoran and Moneiba."""
    gifts: int
    """T24.1, T30.8: free canoes left."""
    devoted: int
    """T24.8: offerings without noble made this era."""
    passed: bool
    """T9.3: whether it has passed in this era."""
    acted: bool
    """T30.2: did something in this era."""
    homes: tuple[Hex, ...]
    """T4.5: the starting buildings in the order of their foundation."""

    def __init__(self) -> None:
        """Left empty: `seated` and `copy` fill it."""

    @classmethod
    def seated(cls, resources: int, deposits: int, villagers: int) -> Self:
        """A tribe before its setup."""
        tribe = cls()
        tribe.natives = {}
        tribe.reserve = villagers
        tribe.stock = [0] * resources
        tribe.deposits = [0] * deposits
        tribe.idols, tribe.shown_idols = [], []
        tribe.market, tribe.objectives, tribe.dealt, tribe.discarded, tribe.homes = (), (), (), (), ()
        tribe.pawns = [0, 0]
        tribe.cave = tribe.passed = tribe.acted = False
        tribe.nobles_lost = tribe.prisoners = tribe.trades = tribe.inventions = 0
        tribe.cubes = tribe.cylinders = tribe.cubes_used = tribe.cylinders_used = tribe.cylinders_gone = 0
        tribe.developed = tribe.produced = tribe.score = tribe.waste = tribe.gifts = tribe.devoted = 0
        return tribe

    def copy(self) -> "Tribe":
        other = Tribe()
        other.card = self.card
        other.natives = self.natives.copy()
        other.reserve = self.reserve
        other.nobles_lost = self.nobles_lost
        other.stock = self.stock[:]
        other.deposits = self.deposits[:]
        other.prisoners = self.prisoners
        other.trades = self.trades
        other.inventions = self.inventions
        other.cave = self.cave
        other.cubes = self.cubes
        other.cylinders = self.cylinders
        other.cubes_used = self.cubes_used
        other.cylinders_used = self.cylinders_used
        other.cylinders_gone = self.cylinders_gone
        other.developed = self.developed
        other.produced = self.produced
        other.idols = self.idols[:]
        other.shown_idols = self.shown_idols[:]
        other.market = self.market
        other.objectives = self.objectives
        other.dealt = self.dealt
        other.discarded = self.discarded
        other.score = self.score
        other.waste = self.waste
        other.pawns = self.pawns[:]
        other.gifts = self.gifts
        other.devoted = self.devoted
        other.passed = self.passed
        other.acted = self.acted
        other.homes = self.homes
        return other

    def villagers(self) -> int:
        """Villagers on the map."""
        return sum(group & VILLAGERS for group in self.natives.values())

    def nobles(self) -> int:
        """Nobles on the map."""
        return sum(group >> 4 for group in self.natives.values())

    def units(self, kinds: Iterable[int]) -> int:
        """What it has in stock of these resources together."""
        return sum([self.stock[kind] for kind in kinds])

    def knows(self, trade: int) -> bool:
        return bool(self.trades >> trade & 1)

    def level(self, trade: int) -> int:
        """How many inventions of a trade are developed."""
        both = self.inventions >> 2 * trade & 3
        return (both & 1) + (both >> 1)

    def invent(self, trade: int, level: int) -> None:
        self.inventions |= 1 << 2 * trade + level - 1

    def learn(self, trade: int) -> None:
        """T9.7: the cube of a trade learned is usable at once."""
        self.trades |= 1 << trade
        self.cubes += 1

    def can_pay(self, cost: tuple[tuple[int, int], ...], discount: int = 0) -> bool:
        stock = self.stock
        for resource, units in cost:
            if stock[resource] < units:
                discount -= units - stock[resource]
                if discount < 0:
                    return False
        return True

    def pay(self, cost: tuple[tuple[int, int], ...]) -> None:
        for resource, units in cost:
            self.stock[resource] -= units

    def gain(self, units: tuple[tuple[int, int], ...]) -> None:
        for resource, number in units:
            self.stock[resource] += number

    def spend_marker(self, marker: int) -> None:
        """T9.4: a marker goes from the depot to an action space."""
        if marker:
            self.cylinders -= 1
            self.cylinders_used += 1
        else:
            self.cubes -= 1
            self.cubes_used += 1
