"""Hand-made positions for the tests of edge cases.

    scene = Scene(3, mode="domination")
    scene.forest("1,0").volcano(5, "0,0").build("sty", "1,0").natives(0, "1,0", "1n2v").stock(0, straw=2)
    scene.turn(0)
    scene.play("produce swineherd cube")

Hexes and groups are written as in records. The board is a round sea around `0,0`; everything else is put on it. What a
test does not name is neutral: tribes without ability that know all trades, full reserves, calm gods, three cubes and
two cylinders in each depot. The last call before playing says where the turn stands (`turn`, `exploring`,
`after_moves`, `paragraph`); then `play` plays moves, each of which must be legal, with the luck that the test prepared.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from ludoteca.core import Chance, Json, Loss, Lot, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.actions.explore import Arrival, Expedition, Moving, start_exploration
from ludoteca.games.tindaya.actions.turn import Menu, Rounds
from ludoteca.games.tindaya.components import DISASTERS, GODS, SHIPS, TERRAINS, TribeCard
from ludoteca.games.tindaya.edition import SECOND, Edition
from ludoteca.games.tindaya.flow import ERA
from ludoteca.games.tindaya.map.board import Ocean
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import distance, hex_at, hex_text, read_hex
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.games.tindaya.setup.initial_state import clear_table
from ludoteca.games.tindaya.step_codec import group_text, read_group
from ludoteca.games.tindaya.steps import SCRIPTS, Ask, Paragraph, Script, Step
from ludoteca.games.tindaya.tribe import Tribe

RADIUS = 9


class Luck(Chance):
    """Prepared outcomes first, each checked; then a repeatable generator."""

    def __init__(self, seed: int = 0) -> None:
        self.prepared: list[Json] = []
        self.fallen: list[tuple[str, Json]] = []
        self._rest = Seeded(seed)

    def outcome(self, lot: Lot) -> Json:
        value = self.prepared.pop(0) if self.prepared else lot.draw(self._rest.below)
        assert lot.why_not(value) is None, (lot.name, value)
        self.fallen.append((lot.name, value))
        return value

    def below(self, n: int) -> int:
        return self._rest.below(n)


IN_TURNS = 1 + [name for name, _ in ERA].index("turns")


class Scene:
    """A position under construction, then in play (`p`)."""

    def __init__(self, players: int = 3, edition: Edition = SECOND, /, **options: Json) -> None:
        self.luck = Luck()
        p = self.p = TindayaPosition()
        p.variant = Variant(players, BOX.settle(players, options), edition)
        kit = p.kit = p.variant.kit
        clear_table(p)
        p.order = list(range(players))
        p.track = list(range(players)) if p.variant.domination else []
        p.nature = [players + 2 for _ in kit.animals]
        plain = TribeCard({"id": "plain", "params": {}, "start_resources": {}}, kit)
        p.tribes = []
        for _ in range(players):
            tribe = Tribe.seated(len(kit.resources), len(kit.deposits), kit.count["villager_per_tribe"])
            tribe.card = plain
            tribe.trades = (1 << len(kit.trades)) - 1
            tribe.cubes, tribe.cylinders = 3, 2
            tribe.score = kit.points["start"] if p.variant.domination else 0
            p.tribes.append(tribe)
        self._hexes = [
            hex_at(q, r)
            for q in range(-RADIUS, RADIUS + 1)
            for r in range(-RADIUS, RADIUS + 1)
            if distance(hex_at(q, r), hex_at(0, 0)) <= RADIUS
        ]
        self._volcanoes: dict[int, int] = {}
        self._trenches: dict[int, int] = {}
        self._terrain: dict[int, int] = {}
        self._draw()
        self.offering("acoran", "offering_1").offering("moneiba", "offering_2")
        self.event(next(key for key, card in kit.events.items() if card["level"] == p.variant.event_level))

    # ------------------------------------------------------------ the map

    def _draw(self) -> None:
        self.p.chart = Chart(Ocean(self._hexes, self._volcanoes, self._trenches, {}), self._terrain)

    def volcano(self, number: int, place: str) -> Self:
        self._volcanoes[number] = read_hex(place)
        self._draw()
        return self

    def trench(self, number: int, place: str) -> Self:
        self._trenches[number] = read_hex(place)
        self._draw()
        return self

    def archipelago(self) -> Self:
        """Eight lone volcanoes at the edge of the map, each with its trench two hexes nearer to the middle."""
        corners = ("9,0", "9,-9", "0,-9", "-9,0", "-9,9", "0,9", "9,-4", "-9,4")
        inside = ("7,0", "7,-7", "0,-7", "-7,0", "-7,7", "0,7", "7,-3", "-7,3")
        for number, (volcano, trench) in enumerate(zip(corners, inside, strict=True), 1):
            self._volcanoes[number], self._trenches[number] = read_hex(volcano), read_hex(trench)
        self._draw()
        return self

    def terrain(self, kind: str, *places: str) -> Self:
        self._terrain |= dict.fromkeys(map(read_hex, places), TERRAINS.index(kind))
        self._draw()
        return self

    def forest(self, *places: str) -> Self:
        return self.terrain("forest", *places)

    def coast(self, *places: str) -> Self:
        return self.terrain("coast", *places)

    def mountain(self, *places: str) -> Self:
        return self.terrain("mountain", *places)

    def token(self, place: str, family: str) -> Self:
        self.p.token[read_hex(place)] = self.p.kit.families.index(family)
        return self

    def build(self, building: str, place: str, animals: int = 0) -> Self:
        self.p.build(read_hex(place), self.p.kit.building[building])
        if animals:
            self.p.animals[read_hex(place)] = animals
        return self

    def fort(self, place: str, conquistadors: int = 2) -> Self:
        self.p.place_fort(read_hex(place), conquistadors)
        return self

    def wall(self, place: str) -> Self:
        self.p.walls |= {read_hex(place)}
        return self

    def canoe(self, place: str, number: int = 1) -> Self:
        self.p.canoes[read_hex(place)] = number
        return self

    def natives(self, seat: int, place: str, group: str) -> Self:
        self.p.settle(seat, read_hex(place), read_group(group))
        return self

    def neutral(self, place: str) -> Self:
        self.p.neutral[read_hex(place)] = 1
        return self

    # ------------------------------------------------------------ the tribes

    def tribe(self, seat: int, key: str) -> Self:
        tribe = self.p.tribes[seat]
        tribe.card = self.p.kit.tribes[key]
        tribe.gifts = tribe.card.params.get("free_canoes", 0)
        return self

    def trades(self, seat: int, *keys: str) -> Self:
        self.p.tribes[seat].trades = sum(1 << self.p.kit.trade[key] for key in keys)
        return self

    def inventions(self, seat: int, *keys: str) -> Self:
        tribe = self.p.tribes[seat]
        for index, trade in enumerate(self.p.kit.trades):
            for level, key in enumerate(trade.inventions, 1):
                if key in keys:
                    tribe.invent(index, level)
        return self

    def cave(self, seat: int) -> Self:
        self.p.tribes[seat].cave = True
        return self

    def stock(self, seat: int, **units: int) -> Self:
        self.p.tribes[seat].gain(self.p.kit.cost(units))
        return self

    def tokens(self, seat: int, **tokens: int) -> Self:
        """Raw tokens in the deposits."""
        for key, number in tokens.items():
            self.p.tribes[seat].deposits[self.p.kit.deposits.index(key)] = number
        return self

    def prisoners(self, seat: int, number: int) -> Self:
        self.p.tribes[seat].prisoners = number
        return self

    def markers(self, seat: int, cubes: int, cylinders: int) -> Self:
        self.p.tribes[seat].cubes, self.p.tribes[seat].cylinders = cubes, cylinders
        return self

    def idols(self, seat: int, *keys: str) -> Self:
        """Into the hand, out of the deck."""
        for key in keys:
            kind = self.p.kit.idol[key]
            self.p.idol_deck[kind] -= 1
            self.p.tribes[seat].idols.append(kind)
        return self

    def objective(self, seat: int, card: str, token: str) -> Self:
        self.p.tribes[seat].objectives += ((card, token, 1 << seat),)
        return self

    def objectives_left(self, *tokens: str) -> Self:
        """All secret objectives in the deck, and these tokens to lay on them."""
        self.p.objective_deck, self.p.objective_tokens = tuple(self.p.kit.secrets), tokens
        return self

    def market_card(self, seat: int, card: str) -> Self:
        self.p.tribes[seat].market += (card,)
        self.p.market = tuple(one for one in self.p.market if one != card)
        return self

    def waste(self, seat: int, pawns: int) -> Self:
        self.p.tribes[seat].waste = pawns
        return self

    def track(self, *places: tuple[int, int]) -> Self:
        """Seats with their scores, in priority order."""
        self.p.track = [seat for seat, _ in places]
        for seat, score in places:
            self.p.tribes[seat].score = score
        return self

    # ------------------------------------------------------------ Nature, gods, era

    def nature(self, pigs: int, goats: int) -> Self:
        self.p.nature = [pigs, goats]
        return self

    def era(self, era: int) -> Self:
        self.p.era = era
        return self

    def event(self, card: str) -> Self:
        self.p.event = card
        return self

    def anger(self, god: str, space: str) -> Self:
        self.p.anger[GODS.index(god)] = self.p.kit.spaces.index(space)
        return self

    def offering(self, god: str, card: str, pawns: dict[int, int] | None = None) -> Self:
        """A god's card, with pawns of seats on it (filled from the first asked position on)."""
        p, index = self.p, GODS.index(god)
        p.offerings[index] = card
        p.offerings_shown = tuple(p.offerings)
        p.filled[index] = [0] * 4
        for seat, number in (pawns or {}).items():
            p.tribes[seat].pawns[index] = number
            for _ in range(number):
                position = next(one for one in p.kit.asked[p.era] if p.filled[index][one] < p.variant.players)
                p.filled[index][position] += 1
        return self

    def delivered(self, *seats: int) -> Self:
        """Deliveries to the seers, on the hand of Mount Tindaya."""
        self.p.hand = seats
        return self

    def standee(self, disaster: str, number: int) -> Self:
        self.p.standees[DISASTERS.index(disaster)] = number
        return self

    def ship(self, ship: str, trench: int) -> Self:
        self.p.ships[SHIPS.index(ship)] = trench
        return self

    def catastrophe(self, god: str, card: str) -> Self:
        self.p.catastrophes[GODS.index(god)] = card
        return self

    def mission(self, card: str) -> Self:
        self.p.mission = card
        return self

    def common(self, blue: str, green: str) -> Self:
        self.p.blue, self.p.green = blue, green
        return self

    # ------------------------------------------------------------ where the turn stands

    def start(self, *steps: Step) -> Self:
        """The flow, bottom first; goes on to the first decision."""
        self.p.stack = list(steps)
        self.p.run(self.luck)
        return self

    def turn(self, seat: int, done: int = 0, explored: bool = False) -> Self:
        """The turn menu of a seat."""
        return self.start(Rounds((seat + 1) % len(self.p.tribes)), Menu(seat, done, explored))

    def exploring(self, seat: int, left: int | None = None, halves: int = 1, treason: bool = False) -> Self:
        """An exploration begins; `left` moves instead of those of the tribe."""
        if left is None:
            return self.start(Expedition(halves, seat, treason))
        start_exploration(self.p, seat)
        steps = (Expedition(halves - 1, seat, treason), Arrival(seat), Moving(seat, left, treason))
        return self.start(*steps)

    def after_moves(self, seat: int, at: dict[str, str] | None = None) -> Self:
        """Optional actions; all natives of the seat explored, or only those given: `at={"1,0": "1n0v"}`."""
        start_exploration(self.p, seat)
        natives = self.p.tribes[seat].natives
        self.p.moved = {read_hex(place): read_group(text) for place, text in at.items()} if at else {**natives}
        return self.start(Expedition(0, seat, False), Arrival(seat))

    def paragraph(self, *paragraphs: Paragraph) -> Self:
        """One or more paragraphs of the era (`flow.SCRIPTS["era"]`), one after the other."""
        self.p.stack = []
        for paragraph in paragraphs:
            paragraph(self.p, self.luck)
            self.p.run(self.luck)
        return self

    def from_paragraph(self, paragraph: Paragraph) -> Self:
        """The era from this paragraph on."""
        return self.start(Script(SCRIPTS["era"].index(paragraph), "era"))

    # ------------------------------------------------------------ play

    def lucky(self, *outcomes: Json) -> Self:
        """Prepares the next chance outcomes, as they stand in records."""
        self.luck.prepared += outcomes
        return self

    def play(self, *moves: str) -> Self:
        """Plays moves by their notation; each must be legal."""
        for text in moves:
            move = BOX.parse(text)
            legal = {one.text: one for one in self.p.moves()}
            assert text in legal, (text, str(self.p.why_not(move)), sorted(legal)[:60])
            assert self.p.why_not(legal[text]) is None
            self.p.play(legal[text], self.luck)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves, or those with a verb, sorted."""
        return sorted(move.text for move in self.p.moves() if not verb or move.text.split(" ")[0] == verb)

    def refused(self, text: str) -> str:
        """The rule that refuses a move."""
        refusal = self.p.why_not(BOX.parse(text))
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def warned(self, text: str) -> Loss | None:
        """The loss that a move makes certain."""
        return self.p.warning(BOX.parse(text))

    # ------------------------------------------------------------ looking

    def seen(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, sees. A scene is set in the midst of the turns of an era."""
        p = self.p.copy()
        p.stack.insert(0, Script(IN_TURNS, "era"))
        return p.view(seat).json()

    def asked(self) -> str | None:
        """The name of the open decision."""
        step = self.p.stack[-1] if self.p.stack else None
        return step.name if isinstance(step, Ask) else None

    def have(self, seat: int, *keys: str) -> list[int]:
        """Units in stock."""
        return [self.p.tribes[seat].stock[self.p.kit.resource[key]] for key in keys]

    def group(self, seat: int, place: str) -> str:
        """The natives of a seat on a hex."""
        return group_text(self.p.tribes[seat].natives.get(read_hex(place), 0))

    def on(self, place: str) -> str | None:
        """The building or fort on a hex."""
        kind = self.p.building.get(read_hex(place), 0)
        if not kind:
            return None
        return "fort" if self.p.fort(read_hex(place)) else self.p.kit.trades[kind - 1].building

    def conquistadors(self, place: str) -> int:
        return self.p.conquistadors.get(read_hex(place), 0)

    def animals(self, place: str) -> int:
        return self.p.animals.get(read_hex(place), 0)

    def is_terrain(self, place: str) -> str | None:
        kind = self.p.chart.terrain.get(read_hex(place))
        return TERRAINS[kind] if kind else None

    def angers(self) -> list[str]:
        return [self.p.kit.spaces[anger] for anger in self.p.anger]

    def count(self, changes: Iterable[tuple[str, dict[int, int]]]) -> None:
        """Books points of the final tally."""
        for reason, points in changes:
            self.p.add_all_points(points, reason)

    def scores(self) -> list[int]:
        return [tribe.score for tribe in self.p.tribes]

    def hand(self, seat: int) -> Sequence[str]:
        return sorted(self.p.kit.idols[kind].key for kind in self.p.tribes[seat].idols)

    def islands(self) -> list[list[str]]:
        return [[hex_text(place) for place in island] for island in self.p.chart.islands.values()]
