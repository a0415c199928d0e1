"""The row of a seat, straight from a position of Tindaya."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from ludoteca.games.tindaya.components import DISASTERS, GODS, SHIPS, Kit
from ludoteca.games.tindaya.danger_preview import dangers
from ludoteca.games.tindaya.flow import STEPS, phase
from ludoteca.games.tindaya.game_end import control_limit, natives_on_map, revealed
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Step
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe
from ludoteca.research.observations import Memory, ObservationEncoder, Observer, memory_of
from ludoteca.research.observations.fill import numbered
from ludoteca.research.observations.tindaya.cards import PHASES
from ludoteca.research.observations.tindaya.map import SAID

MOST = 255
"""No count is looked up beyond it; every block is cut long before."""
PHASE = numbered(PHASES)
STEP = numbered(STEPS)
HEX_FIELDS = ("hex", "origin", "start", "stop")
HEXES_FIELDS = ("hexes", "forts")
UNIT_FIELDS = ("puts", "wants", "units")


class Shape:
    """Where the blocks of a row begin, and what all observers share."""

    def __init__(self, encoder: ObservationEncoder, kit: Kit, places: Mapping[str, int]) -> None:
        self.kit = kit
        self.texts = places
        self.places = {read_hex(text): number for text, number in places.items()}
        self.start = {name: part.start for name, part in encoder.parts.items()}
        self.of = {block.name: encoder.scaled(block.name, MOST) for block in encoder.blocks}
        self.nothing = memory_of(np.zeros(encoder.size, np.float32))
        self.index = {
            "market": numbered(kit.market), "secrets": numbered(kit.secrets), "tokens": numbered(kit.objective_tokens),
            "tribes": numbered(kit.tribes), "prophecies": numbered(kit.prophecies), "events": numbered(kit.events),
            "missions": numbered(kit.missions), "blue": numbered(kit.blue), "green": numbered(kit.green),
            "traitors": numbered(kit.traitors),
        }  # fmt: skip
        self.disasters = [numbered(cards) for cards in kit.catastrophes]
        self.most_disasters = max(map(len, self.disasters))
        self.lines = len(kit.kinds) + 2
        """Numbers of a place of an offering card."""
        self.tiles = len(kit.data["ocean_tiles"]["entries"])
        lengths = {block.name: prod(block.shape[1:]) for block in encoder.blocks}
        self.players = encoder.blocks[[*self.start].index("tribe")].shape[0]
        self.tribe = [(self.start[name], lengths[name]) for name in TRIBE]


TRIBE = (
    "tribe", "stock", "deposits", "people", "flags", "score", "trades", "inventions", "depot", "used", "developing",
    "producing", "pawns", "market cards", "idols used",
)  # fmt: skip
"""The blocks that show a tribe alike to everybody."""


class Part:
    """Some blocks, written anew only when what they show has changed."""

    __slots__ = ("memory", "seen")

    def __init__(self, size: int) -> None:
        self.memory = memory_of(np.zeros(size, np.float32))
        """A whole row, so that every block is where it always is."""
        self.seen: tuple[Any, ...] = ()

    def changed(self, now: tuple[Any, ...]) -> bool:
        """Whether these facts are new; then they are remembered. Lists and dictionaries go on changing."""
        if now == self.seen:
            return False
        self.seen = tuple([one.copy() if isinstance(one, list | dict) else one for one in now])
        return True


class TindayaObserver(Observer):
    """It keeps the parts of a row, and makes anew what has changed."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.kit, self.start, self.of, self.index, self.places = (
            shape.kit, shape.start, shape.of, shape.index, shape.places
        )  # fmt: skip
        self.chart: Chart | None = None
        self.land = shape.nothing[: shape.start["buildings"]]
        size = len(shape.nothing)
        self.foreseen, self.reserves, self.mountain = Part(size), Part(size), Part(size)
        self.tribes = [Part(size) for _ in range(shape.players)]
        self.danger: tuple[list[int], list[int]] = [], []
        self.control = 0.0, 0.0

    def write(self, p: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        out[:] = self.shape.nothing
        if p.chart is not self.chart:
            self._survey(p.chart)
        out[: len(self.land)] = self.land
        self._map(p, seat, out)
        self._dangers(p, out)
        self._said(prefix, out)
        shown = revealed(p)
        for owner, tribe in enumerate(p.tribes):
            place = (owner - seat) % len(p.tribes)
            self._tribe(tribe, self.tribes[owner], place, out)
            if tribe.objectives:
                self._objectives(tribe, place, seat, owner in shown, out)
        self._own(p.tribes[seat], out)
        self._orders(p, seat, out)
        self._decision(p, seat, out)
        self._reserves(p, out)
        self._mountain(p, out)
        self._aims(p, seat, out)

    def _survey(self, chart: Chart) -> None:
        """The land as it lies now: the blocks from `terrain` to `trenches`."""
        start, of, places, size = self.start, self.of, self.places, len(self.places)
        self.chart = chart
        self.land = land = memory_of(np.zeros(len(self.land), np.float32))
        for place, kind in chart.terrain.items():
            land[(kind - 1) * size + places[place]] = 1.0
        for name, numbers in (("volcanoes", chart.ocean.volcano), ("trenches", chart.ocean.trench)):
            for number, place in numbers.items():
                land[start[name] + places[place]] = of[name][number]

    def _map(self, p: State, seat: int, out: Memory) -> None:
        start, places, size = self.start, self.places, len(self.places)
        at, fort = start["buildings"], len(self.kit.trades)
        for place, kind in p.building.items():
            out[at + (kind - 1 if kind < FORT else fort) * size + places[place]] = 1.0
        at = start["tokens"]
        for place, family in p.token.items():
            out[at + family * size + places[place]] = 1.0
        at = start["walls"]
        for place in p.walls:
            out[at + places[place]] = 1.0
        at, of = start["pieces"], self.of["pieces"]
        for pieces in (p.animals, p.conquistadors, p.canoes, p.neutral):
            for place, number in pieces.items():
                out[at + places[place]] = of[number]
            at += size
        of, n = self.of["natives"], len(p.tribes)
        for owner, tribe in enumerate(p.tribes):
            at = start["natives"] + (owner - seat) % n * 2 * size
            for place, group in tribe.natives.items():
                here = at + places[place]
                out[here] = of[group >> 4]
                out[here + size] = of[group & VILLAGERS]
        if p.explorer >= 0:
            at, of = start["explored"], self.of["explored"]
            for flags in (p.moved, p.finished):
                for place, group in flags.items():
                    out[at + places[place]] = of[(group >> 4) + (group & VILLAGERS)]
                at += size

    def _dangers(self, p: State, out: Memory) -> None:
        """What the events ahead would reach and hit, and the balance of control: worked out anew when anything that
        they depend on has changed."""
        now = (
            p.chart, p.event, p.ships, p.standees, p.anger, p.catastrophes, p.building, p.token, p.animals, p.neutral,
            p.walls, *[tribe.natives for tribe in p.tribes],
        )  # fmt: skip
        if self.foreseen.changed(now):
            ahead, places, size = dangers(p), self.places, len(self.places)
            at, of = self.start["danger"], self.of["control"]
            self.danger = (
                [at + places[place] for danger in ahead for place in danger.reach],
                [at + size + places[place] for danger in ahead for place in danger.hit],
            )
            self.control = of[natives_on_map(p)], of[max(control_limit(p), 0)]
        for marks in self.danger:
            for mark in marks:
                out[mark] = 1.0

    def _said(self, prefix: Sequence[str], out: Memory) -> None:
        if prefix:
            start, size = self.start["said hexes"], len(self.places)
            hexes = [word for piece in prefix for word in piece.split(" ") if "," in word]
            for row, place in enumerate(hexes[:2]):
                out[start + row * size + self.shape.texts[place]] = 1.0
            out[self.start["said verb"] + SAID.index(prefix[0].partition(" ")[0])] = 1.0

    def _tribe(self, tribe: Tribe, part: Part, place: int, out: Memory) -> None:
        """What everybody sees of a tribe."""
        now = (
            tribe.card, tribe.stock, tribe.deposits, tribe.prisoners, tribe.reserve, tribe.nobles_lost, tribe.waste,
            len(tribe.idols), tribe.gifts, tribe.cylinders_gone, tribe.cave, tribe.passed, tribe.acted, tribe.devoted,
            tribe.score, tribe.trades, tribe.inventions, tribe.cubes, tribe.cylinders, tribe.cubes_used,
            tribe.cylinders_used, tribe.developed, tribe.produced, tribe.pawns, tribe.market, tribe.shown_idols,
        )  # fmt: skip
        memory = part.memory
        if part.changed(now):
            memory[:] = self.shape.nothing
            self._tribe_board(tribe, memory)
        for start, length in self.shape.tribe:
            at = start + place * length
            out[at : at + length] = memory[start : start + length]

    def _tribe_board(self, tribe: Tribe, out: Memory) -> None:
        start, index = self.start, self.index
        out[start["tribe"] + index["tribes"][tribe.card.key]] = 1.0
        self._amounts("stock", tribe.stock, out)
        self._amounts("deposits", tribe.deposits, out)
        people = (
            tribe.prisoners, tribe.reserve, tribe.nobles_lost, tribe.waste, len(tribe.idols), tribe.gifts,
            tribe.cylinders_gone,
        )  # fmt: skip
        self._amounts("people", people, out)
        self._amounts("flags", (tribe.cave, tribe.passed, tribe.acted, tribe.devoted), out)
        points = self.of["score"][abs(tribe.score)]
        out[start["score"]] = points if tribe.score >= 0 else -points
        self._bits("trades", tribe.trades, out)
        self._bits("inventions", tribe.inventions, out)
        self._amounts("depot", (tribe.cubes, tribe.cylinders), out)
        self._amounts("used", (tribe.cubes_used, tribe.cylinders_used), out)
        self._bits("developing", tribe.developed, out)
        self._bits("producing", tribe.produced, out)
        self._amounts("pawns", tribe.pawns, out)
        for card in tribe.market:
            out[start["market cards"] + index["market"][card]] = 1.0
        self._idols("idols used", tribe.shown_idols, out)

    def _objectives(self, tribe: Tribe, place: int, seat: int, shown: bool, out: Memory) -> None:
        """The tokens on secret objectives, and the cards as far as the seat knows them."""
        tokens, secrets = self.index["tokens"], self.index["secrets"]
        at = self.start["objectives"] + place * (len(tokens) + len(secrets))
        for card, token, known in tribe.objectives:
            out[at + tokens[token]] = 1.0
            if shown or known >> seat & 1:
                out[at + len(tokens) + secrets[card]] = 1.0

    def _amounts(self, name: str, amounts: Sequence[int], out: Memory) -> None:
        """The counts of a block; most of them are 0."""
        of, at = self.of[name], self.start[name]
        for number in amounts:
            if number:
                out[at] = of[number]
            at += 1

    def _bits(self, name: str, bits: int, out: Memory) -> None:
        """A set of small numbers as a block."""
        at = self.start[name] - 1
        while number := bits.bit_length():
            out[at + number] = 1.0
            bits ^= 1 << number - 1

    def _idols(self, name: str, kinds: Sequence[int], out: Memory) -> None:
        at, of = self.start[name], self.of[name]
        for kind in kinds:
            out[at + kind] = of[kinds.count(kind)]

    def _own(self, tribe: Tribe, out: Memory) -> None:
        """What the seat alone knows of itself."""
        self._idols("hand", tribe.idols, out)
        for name, cards in (("dealt", tribe.dealt), ("discarded", tribe.discarded)):
            for card in cards:
                out[self.start[name] + self.index["secrets"][card]] = 1.0

    def _orders(self, p: State, seat: int, out: Memory) -> None:
        n = len(p.tribes)
        for name, seats in (("order", p.order), ("priority", p.track if p.variant.domination else p.order)):
            for number, owner in enumerate(seats):
                out[self.start[name] + (owner - seat) % n * n + number] = 1.0

    def _decision(self, p: State, seat: int, out: Memory) -> None:
        """Where the game stands, and what the open decision names."""
        start, places = self.start, self.places
        out[start["phase"] + PHASE[phase(p)]] = 1.0
        out[start["era"] + p.era - 1] = 1.0
        if p.seat is not None:
            out[start["turn"] + (p.seat - seat) % len(p.tribes)] = 1.0
        if not p.stack:
            return
        step = p.stack[-1]
        out[start["decision"] + STEP[step.name]] = 1.0
        at = start["asked about"]
        for field in shown_fields(type(step)):
            value: Any = getattr(step, field)
            if not value:
                continue
            if field in HEX_FIELDS:
                out[at + places[value]] = 1.0
            elif field in HEXES_FIELDS:
                for place in value:
                    out[at + places[place]] = 1.0
            elif field == "left":
                out[start["left"]] = self.of["left"][value]
            elif isinstance(value, tuple):
                self._bargain(step, field, value, out)

    def _bargain(self, step: Any, field: str, units: tuple[int, ...], out: Memory) -> None:
        """Units put, then wanted; a dowry names its own where a barter has those that are put."""
        if field == "units" and getattr(step, "puts", None):
            return
        at = self.start["bargain"] + (len(self.kit.resources) if field == "wants" else 0)
        for resource in units:
            out[at + resource] = self.of["bargain"][units.count(resource)]

    def _reserves(self, p: State, out: Memory) -> None:
        """The blocks from `nature` to `idol deck`."""
        part, first, last = self.reserves, self.start["nature"], self.start["anger"]
        memory = part.memory
        if part.changed((p.nature, p.reserve, p.bag, p.idol_sold, p.idol_deck, p.market)):
            memory[:] = self.shape.nothing
            self._amounts("nature", p.nature, memory)
            self._amounts("reserve", p.reserve, memory)
            self._amounts("tokens left", p.bag, memory)
            self._amounts("idols sold", p.idol_sold, memory)
            memory[self.start["idol deck"]] = self.of["idol deck"][sum(p.idol_deck)]
            for card in p.market:
                memory[self.start["market"] + self.index["market"][card]] = 1.0
        out[first:last] = memory[first:last]

    def _mountain(self, p: State, out: Memory) -> None:
        """The blocks from `anger` to `ships`."""
        part, first, last = self.mountain, self.start["anger"], self.start["mission"]
        now = (
            p.era, p.anger, p.offerings, *p.filled, p.catastrophes, p.catastrophes_shown, p.prophecy, p.event,
            p.standees, p.ships,
        )  # fmt: skip
        if part.changed(now):
            part.memory[:] = self.shape.nothing
            self._gods(p, part.memory)
        out[first:last] = part.memory[first:last]

    def _gods(self, p: State, out: Memory) -> None:
        """Anger, offerings, what was told, and where disasters and ships stand."""
        start, kit, players, index = self.start, self.kit, p.variant.players, self.index
        asked = kit.asked[p.era]
        for god in range(len(GODS)):
            out[start["anger"] + god * len(kit.spaces) + p.anger[god]] = 1.0
            at = start["offerings"] + god * kit.positions * self.shape.lines
            filled = p.filled[god]
            for position, kind in enumerate(kit.offerings[p.offerings[god]]):
                out[at + kind] = 1.0
                if position in asked:
                    out[at + self.shape.lines - 2] = 1.0
                if filled[position]:
                    out[at + self.shape.lines - 1] = min(1.0, filled[position] / players)
                at += self.shape.lines
            at, cards = start["catastrophes"] + god * 2 * self.shape.most_disasters, self.shape.disasters[god]
            if p.catastrophes[god]:
                out[at + cards[p.catastrophes[god]]] = 1.0
            for card in p.catastrophes_shown[god]:
                out[at + self.shape.most_disasters + cards[card]] = 1.0
        if p.prophecy:
            out[start["prophecy"] + index["prophecies"][p.prophecy]] = 1.0
        out[start["event"] + index["events"][p.event]] = 1.0
        for name, row, numbers in (("standees", DISASTERS, p.standees), ("ships", SHIPS, p.ships)):
            at = start[name] - 1
            for number, _ in zip(numbers, row, strict=True):
                if number:
                    out[at + number] = 1.0
                at += self.shape.tiles

    def _aims(self, p: State, seat: int, out: Memory) -> None:
        start, index, kit, n = self.start, self.index, self.kit, len(p.tribes)
        of = self.of["progress"]
        aims = (
            ("mission", p.mission, "missions", kit.missions, "rule"),
            ("blue", p.blue, "blue", kit.blue, "metric"),
            ("green", p.green, "green", kit.green, "metric"),
        )
        for row, (name, card, numbers, cards, rule) in enumerate(aims):
            if card:
                out[start[name] + index[numbers][card]] = 1.0
                at = start["progress"] + row * n
                for owner in range(n):
                    out[at + (owner - seat) % n] = of[measure(p, cards[card][rule], owner)]
        at = start["control"]
        out[at], out[at + 2] = self.control
        out[at + 1] = self.of["control"][sum(p.conquistadors.values())]
        if p.traitor >= 0:
            out[start["traitor"] + (p.traitor - seat) % n] = 1.0
            out[start["traitor card"] + index["traitors"][p.traitor_card]] = 1.0


SHOWN: dict[type[Step], tuple[str, ...]] = {}


def shown_fields(kind: type[Step]) -> tuple[str, ...]:
    """The fields of a step that an observation shows."""
    known = SHOWN.get(kind)
    if known is None:
        shown = {*HEX_FIELDS, *HEXES_FIELDS, *UNIT_FIELDS, "left"}
        known = SHOWN[kind] = tuple(field for field in kind.fields() if field in shown)
    return known
