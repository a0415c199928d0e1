"""Setup (T4)."""

from typing import Any

from ludoteca.core import Chance, Json, Pick, Question, Refusal
from ludoteca.games.tindaya.chart import Chart
from ludoteca.games.tindaya.generate import BoardLot
from ludoteca.games.tindaya.hexes import Hex, hex_text
from ludoteca.games.tindaya.kit import COAST, FOREST, GODS, MOUNTAIN, TERRAINS, TribeCard
from ludoteca.games.tindaya.moves import FORT, FOUND, SPLIT, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.terms import Terms
from ludoteca.games.tindaya.tribe import NOBLE, Tribe

START_VILLAGERS = 3
"""T4.2.5."""
START_ANIMALS = 2
"""T4.5.4."""
GARRISON = 2
"""T4.7, T21.4: conquistadors of a new fort."""


def lay_out(p: State, terms: Terms, chance: Chance) -> None:
    """T4.1 to T4.6, up to the first decision; the chance lines in the order of N9."""
    kit = p.kit = terms.kit
    p.terms = terms
    clear_table(p)
    players = terms.players
    first = chance.outcome(Pick("first", list(range(players)), "T4.2.1"))
    assert isinstance(first, int)
    p.order = [(first + place) % players for place in range(players)]
    lot = BoardLot(kit, players, terms.layout, terms.red)
    ocean, terrain = lot.board(chance.outcome(lot))
    p.chart = Chart(ocean, terrain)
    p.token = {place: kit.family_on[kind] for place, kind in terrain.items()}
    p.tribes = [
        Tribe.seated(len(kit.resources), len(kit.deposits), kit.count["villager_per_tribe"]) for _ in range(players)
    ]
    for place, seat in enumerate(p.order):
        _seat_tribe(p, place, seat, chance)
    for god in range(len(GODS)):
        draw_offering(p, god, chance)
    draw_event(p, chance)
    _draw_aims(p, chance)
    _stock_nature(p)


def clear_table(p: State) -> None:
    """An empty table."""
    kit = p.kit
    p.seat, p.events, p.legal, p.outcome, p.stack = None, None, None, None, []
    p.era = 1
    p.building, p.token, p.animals, p.conquistadors, p.canoes, p.neutral = {}, {}, {}, {}, {}, {}
    p.walls = frozenset()
    p.reserve = [kit.building_count[trade.building] for trade in kit.trades]
    p.bag = [token.count for token in kit.tokens]
    p.market = tuple(kit.market) if p.terms.market else ()
    p.idol_deck = [idol.count if p.terms.mode in idol.modes else 0 for idol in kit.idols]
    p.idol_sold = [0] * len(kit.idols)
    p.anger = [kit.calm, kit.calm]
    p.offerings, p.offerings_shown = ["", ""], ()
    p.filled = [[0] * kit.positions for _ in GODS]
    p.event = p.prophecy = p.mission = p.blue = p.green = p.traitor_card = ""
    p.prophecies_shown, p.catastrophes, p.catastrophes_shown = (), ["", ""], [(), ()]
    p.standees, p.ships, p.hand = [0] * 4, [0] * 3, ()
    p.objective_deck, p.objective_tokens, p.annulled, p.track = (), (), (), []
    p.explorer, p.moved, p.finished, p.refused, p.agreed, p.escapes = -1, {}, {}, {}, {}, {}
    p.first_fort, p.fort_retaken, p.traitor, p.jailed, p.chief = 0, False, -1, 0, 0
    p.chief_rests = p.rerouted = False


def _seat_tribe(p: State, place: int, seat: int, chance: Chance) -> None:
    """T4.2: trades, invention and markers of the setup card, then the tribe card."""
    kit, tribe = p.kit, p.tribes[seat]
    card = kit.setup[p.terms.players]
    row = card["seats"][place]
    for key in row["trades"]:
        tribe.trades |= 1 << kit.trade[key]
    _develop(p, tribe, row["invention"])
    tribe.cubes, tribe.cylinders = card["cubes"], card["cylinders"]
    tribe.card = _draw_tribe(p, place, seat, chance)
    params = tribe.card.params
    tribe.gain(tribe.card.start)
    tribe.gifts = params.get("free_canoes", 0)
    for key in params.get("extra_invention", ()):
        if not _is_developed(p, tribe, key):
            _develop(p, tribe, key)
            tribe.cylinders += params.get("extra_invention_cylinder") == "depot"
            tribe.cylinders_gone += params.get("extra_invention_cylinder") != "depot"
            break
    if params.get("second_cave_built"):
        tribe.cave = True
        tribe.cylinders += params.get("cave_cylinder") == "depot"
        tribe.cylinders_gone += params.get("cave_cylinder") != "depot"


def _position_of(p: State, invention: str) -> tuple[int, int]:
    for index, trade in enumerate(p.kit.trades):
        if invention in trade.inventions:
            return index, trade.inventions.index(invention) + 1
    raise KeyError(invention)


def _develop(p: State, tribe: Tribe, invention: str) -> None:
    tribe.invent(*_position_of(p, invention))


def _is_developed(p: State, tribe: Tribe, invention: str) -> bool:
    trade, level = _position_of(p, invention)
    return bool(tribe.inventions >> 2 * trade + level - 1 & 1)


def _draw_tribe(p: State, place: int, seat: int, chance: Chance) -> TribeCard:
    """T4.2.4, T31.1, T33.1: a random tribe that the seat can play, or the fixed one of a campaign game."""
    kit = p.kit
    if not p.terms.random_tribes:
        return kit.tribes[p.terms.campaign["tribes"][place]]
    taken = [p.tribes[other].card.key for other in p.order[:place]]
    fitting: list[Json] = [
        {"seat": seat, "tribe": card.key}
        for card in kit.tribes.values()
        if card.key not in taken
        and (card.in_solo or not p.terms.solo)
        and (card.requires is None or p.tribes[seat].knows(kit.trade[card.requires]))
    ]
    outcome = chance.outcome(Pick("tribe", fitting, "T4.2.4"))
    assert isinstance(outcome, dict)
    return kit.tribes[str(outcome["tribe"])]


def draw_offering(p: State, god: int, chance: Chance) -> None:
    """T4.3.2: the next offering card of a god."""
    cards: list[Json] = [{"god": GODS[god], "card": card} for card in p.kit.offerings if card not in p.offerings_shown]
    outcome = chance.outcome(Pick("offering", cards, "T4.3.2"))
    assert isinstance(outcome, dict)
    p.offerings[god] = str(outcome["card"])
    p.offerings_shown += (p.offerings[god],)


def draw_event(p: State, chance: Chance) -> None:
    """T4.3.4: the event card of the era."""
    level = p.terms.event_level
    cards: list[Json] = [key for key, card in p.kit.events.items() if card["era"] == p.era and card["level"] == level]
    p.event = str(chance.outcome(Pick("event", cards, "T4.3.4")))


def _draw_aims(p: State, chance: Chance) -> None:
    """T4.4: mission [A]; track, objectives and tokens [D]."""
    terms, kit = p.terms, p.kit
    if not terms.domination:
        if terms.mission:
            p.mission = str(chance.outcome(Pick("mission", list(kit.missions), "T4.4")))
        return
    p.track = p.order[:]
    for tribe in p.tribes:
        tribe.score = kit.points["start"]
    if terms.common_objectives:
        p.blue = str(chance.outcome(Pick("blue", list(kit.blue), "T4.4")))
        p.green = str(chance.outcome(Pick("green", list(kit.green), "T4.4")))
    if terms.secret_objectives:
        p.objective_deck = tuple(kit.secrets)
        tokens: dict[str, Any] = kit.objective_tokens
        p.objective_tokens = tuple(key for key, token in tokens.items() if token["min_players"] <= terms.players)


def _stock_nature(p: State) -> None:
    """T4.4; T33.1: all animals of the box."""
    if p.terms.all_animals:
        p.nature = [p.kit.count[animal] for animal in p.kit.animals]
    else:
        p.nature = [p.terms.players + 2 for _ in p.kit.animals]


# -------------------------------------------------------------------- T4.5


def start_founding(p: State, chance: Chance) -> None:
    p.stack.append(Found(p.order[0], 0))


class Found(Ask):
    """T4.5.1, T4.5.2: the starting buildings, one each, then the others; `turn` counts the foundations."""

    __slots__ = ("turn",)
    name = "found"
    rule = "T4.5.1"
    forms = (FOUND,)

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn

    def trades(self, p: State) -> list[int]:
        """The trades whose building is still to be placed."""
        tribe = p.tribes[self.seat]
        done = [p.building[place] - 1 for place in tribe.homes]
        return [trade for trade in range(len(p.kit.trades)) if tribe.knows(trade) and trade not in done]

    def moves(self, p: State) -> list[Act]:
        taken = p.building
        found: list[Act] = []
        for index in self.trades(p):
            trade = p.kit.trades[index]
            places = p.chart.all_of(trade.terrain)
            found += [act(FOUND, place, 0, 0, 0, trade.building) for place in places if place not in taken]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.build(move.a, p.kit.building[move.key])
        p.tribes[self.seat].homes += (move.a,)
        p.collect(self.seat, move.a, chance)
        turn = self.turn + 1
        if turn < 2 * len(p.order):
            p.stack[-1] = Found(p.order[turn % len(p.order)], turn)
        else:
            p.stack[-1] = Split(p.order[0], 0)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        trade = p.kit.building.get(move.key)
        if trade is None or trade not in self.trades(p):
            return Refusal("T4.5.1", "not-your-building", building=move.key)
        if move.a in p.building:
            return Refusal("T4.5.1", "hex-taken", place=hex_text(move.a))
        return Refusal("T14.4.3", "wrong-terrain", place=hex_text(move.a), building=move.key)


class Split(Ask):
    """T4.5.3: one noble on each starting building, the villagers as the tribe likes."""

    __slots__ = ("turn",)
    name = "split"
    rule = "T4.5.3"
    forms = (SPLIT,)

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn

    def villagers(self, p: State) -> int:
        extra: int = p.tribes[self.seat].card.params.get("extra_start_villagers", 0)
        return START_VILLAGERS + extra

    def moves(self, p: State) -> list[Act]:
        return [act(SPLIT, 0, 0, number) for number in range(self.villagers(p) + 1)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        first, second = p.tribes[self.seat].homes
        p.settle(self.seat, first, NOBLE + move.c)
        p.settle(self.seat, second, NOBLE + self.villagers(p) - move.c)
        turn = self.turn + 1
        if turn < len(p.order):
            p.stack[-1] = Split(p.order[turn], turn)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T4.5.3", "too-many-villagers", villagers=self.villagers(p))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, villagers=self.villagers(p))


def bring_livestock(p: State, chance: Chance) -> None:
    """T4.5.4."""
    for tribe in p.tribes:
        for place in tribe.homes:
            stock_building(p, place)


def stock_building(p: State, place: Hex) -> None:
    """T4.5.4, T31.2: two animals in a sty or pen; T33.1: out of the ten that start in Nature."""
    animal = p.kit.trades[p.trade_of(place)].animal
    if animal >= 0:
        p.animals[place] = START_ANIMALS
        if p.terms.all_animals:
            p.nature[animal] -= START_ANIMALS


# -------------------------------------------------------------------- T4.7


def fort_hexes(p: State, places: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """T4.7: the forests without building among these hexes, else the coasts, else the mountains."""
    terrain = p.chart.terrain
    for kind in (FOREST, COAST, MOUNTAIN):
        found = tuple(place for place in places if terrain.get(place) == kind and place not in p.building)
        if found:
            return found
    return ()


def numbered_island(p: State, number: int) -> tuple[Hex, ...]:
    """The island that bears the number of a volcano (T3.5)."""
    return p.chart.island_at(p.chart.ocean.volcano[number])


def roll_for_fort(p: State, chance: Chance) -> None:
    """T4.7: the die names the island; again if it offers no hex. T31.3: not in solo."""
    if p.terms.solo:
        return
    numbers: list[Json] = [*sorted(p.chart.ocean.volcano)]
    hexes: tuple[Hex, ...] = ()
    while not hexes:
        number = chance.outcome(Pick("fort", numbers, "T4.7"))
        assert isinstance(number, int)
        hexes = fort_hexes(p, numbered_island(p, number))
    p.stack.append(FirstFort(p.order[0], hexes))


class FirstFort(Ask):
    """T4.7, T31.3: where the conquistadors land first."""

    __slots__ = ("hexes",)
    name = "first-fort"
    rule = "T4.7"
    forms = (FORT,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...]) -> None:
        self.seat = seat
        self.hexes = hexes

    def moves(self, p: State) -> list[Act]:
        return [act(FORT, place) for place in self.hexes]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        p.place_fort(move.a, GARRISON)
        p.first_fort = move.a

    def why_not(self, p: State, move: Act) -> Refusal | None:
        kind = TERRAINS[p.chart.terrain[self.hexes[0]]]
        return Refusal("T4.7", "fort-elsewhere", place=hex_text(move.a), terrain=kind)
