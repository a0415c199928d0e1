"""The table before the first decision (T4.1 to T4.4, T4.6)."""

from typing import Any

from ludoteca.core import Chance, Json, Pick
from ludoteca.games.tindaya.components import GODS, TribeCard
from ludoteca.games.tindaya.map.board_generation import BoardLot
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import Tribe


def lay_out(p: State, variant: Variant, chance: Chance) -> None:
    """T4.1 to T4.6, up to the first decision; the chance lines in the order of N9."""
    kit = p.kit = variant.kit
    p.variant = variant
    clear_table(p)
    players = variant.players
    first = chance.outcome(Pick("first", list(range(players)), "T4.2.1"))
    assert isinstance(first, int)
    p.order = [(first + place) % players for place in range(players)]
    lot = BoardLot(kit, players, variant.layout, variant.red)
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
    _draw_objectives(p, chance)
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
    p.market = tuple(kit.market) if p.variant.market else ()
    p.idol_deck = [idol.count if p.variant.mode in idol.modes else 0 for idol in kit.idols]
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
    card = kit.setup[p.variant.players]
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
    if not p.variant.random_tribes:
        return kit.tribes[p.variant.campaign["tribes"][place]]
    taken = [p.tribes[other].card.key for other in p.order[:place]]
    fitting: list[Json] = [
        {"seat": seat, "tribe": card.key}
        for card in kit.tribes.values()
        if card.key not in taken
        and (card.in_solo or not p.variant.solo)
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
    level = p.variant.event_level
    cards: list[Json] = [key for key, card in p.kit.events.items() if card["era"] == p.era and card["level"] == level]
    p.event = str(chance.outcome(Pick("event", cards, "T4.3.4")))


def _draw_objectives(p: State, chance: Chance) -> None:
    """T4.4: mission [A]; track, objectives and tokens [D]."""
    variant, kit = p.variant, p.kit
    if not variant.domination:
        if variant.mission:
            p.mission = str(chance.outcome(Pick("mission", list(kit.missions), "T4.4")))
        return
    p.track = p.order[:]
    for tribe in p.tribes:
        tribe.score = kit.points["start"]
    if variant.common_objectives:
        p.blue = str(chance.outcome(Pick("blue", list(kit.blue), "T4.4")))
        p.green = str(chance.outcome(Pick("green", list(kit.green), "T4.4")))
    if variant.secret_objectives:
        p.objective_deck = tuple(kit.secrets)
        tokens: dict[str, Any] = kit.objective_tokens
        p.objective_tokens = tuple(key for key, token in tokens.items() if token["min_players"] <= variant.players)


def _stock_nature(p: State) -> None:
    """T4.4; T33.1: all animals of the box."""
    if p.variant.all_animals:
        p.nature = [p.kit.count[animal] for animal in p.kit.animals]
    else:
        p.nature = [p.variant.players + 2 for _ in p.kit.animals]
