"""What a seat may know (the table of hidden information), built up from nothing."""

from collections.abc import Mapping

from ludoteca.core import Json, View
from ludoteca.games.tindaya.components import DISASTERS, GODS, MARKERS, SHIPS, Cost, Kit
from ludoteca.games.tindaya.danger_preview import dangers
from ludoteca.games.tindaya.flow import phase
from ludoteca.games.tindaya.game_end import control_limit, natives_on_map, revealed, traitor_target
from ludoteca.games.tindaya.map.board import board_json
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.scoring import contributions, tally
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.step_codec import group_text, step_json
from ludoteca.games.tindaya.tribe import Tribe

Facts = dict[str, Json]


def view(p: State, seat: int | None) -> View:
    facts: Facts = {
        "rules": p.variant.edition.rules,
        "players": p.variant.players,
        "options": p.variant.options,
        "mode": p.variant.mode,
        "turn": p.seat,
        "era": p.era,
        "eras": p.variant.eras,
        "phase": phase(p),
        "order": [*p.order],
        "priority": [*p.priority()],
        "board": _board(p),
        "map": _map(p),
        "tribes": [_tribe(p, owner, seat) for owner in range(len(p.tribes))],
        "nature": dict(zip(p.kit.animals, p.nature, strict=True)),
        "reserve": {trade.building: left for trade, left in zip(p.kit.trades, p.reserve, strict=True)},
        "tokens_left": {token.key: left for token, left in zip(p.kit.tokens, p.bag, strict=True)},
        "market": [*p.market],
        "idols": {"deck": sum(p.idol_deck), "sold": _idols(p, _listed(p.idol_sold))},
        "mountain": _mountain(p),
        "event": {"card": p.event, "sequence": [*p.kit.events[p.event]["sequence"]]},
        "danger": _danger(p),
        "standees": {name: number for name, number in zip(DISASTERS, p.standees, strict=True) if number},
        "ships": {name: number for name, number in zip(SHIPS, p.ships, strict=True) if number},
        "aims": _aims(p, seat),
        "control": _control(p),
        "printed": _printed(p),
        "tally": _tally(p),
        "exploration": _exploration(p),
        "forts": {"first": hex_text(p.first_fort) if p.first_fort else None, "retaken": p.fort_retaken},
        "traitor": _traitor(p),
        "flow": [step_json(p.kit, step) for step in p.stack],
        "result": None if p.outcome is None else p.outcome.json(),
    }
    return View("tindaya", seat, facts)


def _listed(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _idols(p: State, kinds: list[int]) -> list[Json]:
    return [p.kit.idols[kind].key for kind in sorted(kinds)]


def _board(p: State) -> Facts:
    """The tiles and the terrain on them, as in a record; where that puts hexes, volcanoes and trenches."""
    ocean = p.chart.ocean
    return {
        "layout": ocean.layout,
        **board_json(p.kit, ocean, p.chart.terrain),
        "hexes": [hex_text(place) for place in ocean.near],
        "volcanoes": {str(number): hex_text(ocean.volcano[number]) for number in sorted(ocean.volcano)},
        "trenches": {str(number): hex_text(ocean.trench[number]) for number in sorted(ocean.trench)},
    }


def _map(p: State) -> Facts:
    """Hexes with something on them, in hex order."""
    places: set[Hex] = {*p.building, *p.token, *p.conquistadors, *p.canoes, *p.walls, *p.neutral}
    for tribe in p.tribes:
        places.update(tribe.natives)
    return {hex_text(place): _hex(p, place) for place in sorted(places)}


def _hex(p: State, place: Hex) -> Facts:
    facts: Facts = {}
    kind = p.building.get(place, 0)
    if kind >= FORT:
        facts["building"] = "fort"
        facts["tile"] = p.kit.trades[kind - FORT - 1].building if kind > FORT else None
    elif kind:
        facts["building"] = p.kit.trades[kind - 1].building
    if place in p.token:
        facts["token"] = p.kit.families[p.token[place]]
    if place in p.walls:
        facts["wall"] = True
    for name, pieces in (
        ("animals", p.animals),
        ("conquistadors", p.conquistadors),
        ("canoes", p.canoes),
        ("neutral", p.neutral),
    ):
        if place in pieces:
            facts[name] = pieces[place]
    natives: Facts = {
        str(seat): group_text(tribe.natives[place]) for seat, tribe in enumerate(p.tribes) if place in tribe.natives
    }
    if natives:
        facts["natives"] = natives
    return facts


def _tribe(p: State, owner: int, seat: int | None) -> Facts:
    kit, tribe = p.kit, p.tribes[owner]
    return {
        "tribe": tribe.card.key,
        "stock": {kit.resources[kind]: units for kind, units in enumerate(tribe.stock) if units},
        "tokens": dict(zip(kit.deposits, tribe.deposits, strict=True)),
        "prisoners": tribe.prisoners,
        "reserve": tribe.reserve,
        "nobles_lost": tribe.nobles_lost,
        "trades": [trade.key for index, trade in enumerate(kit.trades) if tribe.knows(index)],
        "inventions": _inventions(p, tribe),
        "cave": tribe.cave,
        "depot": dict(zip(MARKERS, (tribe.cubes, tribe.cylinders), strict=True)),
        "used": dict(zip(MARKERS, (tribe.cubes_used, tribe.cylinders_used), strict=True)),
        "cylinders_gone": tribe.cylinders_gone,
        "developing": [trade.key for index, trade in enumerate(kit.trades) if tribe.developed >> index & 1],
        "producing": [trade.key for index, trade in enumerate(kit.trades) if tribe.produced >> index & 1],
        "idols": len(tribe.idols),
        "hand": _idols(p, tribe.idols) if owner == seat else None,
        "contributions": contributions(p, owner) if owner in revealed(p) else None,
        "idols_used": _idols(p, tribe.shown_idols),
        "market": [*tribe.market],
        "objectives": [_objective(p, owner, seat, index) for index in range(len(tribe.objectives))],
        "dealt": [*tribe.dealt] if owner == seat else len(tribe.dealt),
        "discarded": [*tribe.discarded] if owner == seat else len(tribe.discarded),
        "score": tribe.score,
        "waste": tribe.waste,
        "pawns": dict(zip(GODS, tribe.pawns, strict=True)),
        "gifts": tribe.gifts,
        "devoted": tribe.devoted,
        "passed": tribe.passed,
        "acted": tribe.acted,
        "homes": [hex_text(place) for place in tribe.homes],
    }


def _inventions(p: State, tribe: Tribe) -> list[Json]:
    return [
        key
        for index, trade in enumerate(p.kit.trades)
        for level, key in enumerate(trade.inventions)
        if tribe.inventions >> 2 * index + level & 1
    ]


def _seats(p: State, known: int) -> list[Json]:
    return [seat for seat in range(len(p.tribes)) if known >> seat & 1]


def _objective(p: State, owner: int, seat: int | None, index: int) -> Facts:
    """The token and who knows the card are public; the card is for those who know it."""
    card, token, known = p.tribes[owner].objectives[index]
    mine = seat is not None and known >> seat & 1
    return {
        "token": token,
        "known": _seats(p, known),
        "card": card if mine or owner in revealed(p) else None,
    }


def _mountain(p: State) -> Facts:
    """Mount Tindaya: anger, offerings, what was told."""
    gods: Facts = {}
    for god, name in enumerate(GODS):
        card = p.kit.offerings[p.offerings[god]]
        gods[name] = {
            "anger": p.kit.spaces[p.anger[god]],
            "radius": p.kit.radius[p.anger[god]],
            "offering": p.offerings[god],
            "places": [
                {
                    "kind": p.kit.kinds[card[position]],
                    "asked": p.variant.players if position in p.kit.asked[p.era] else 0,
                    "filled": p.filled[god][position],
                }
                for position in range(len(card))
            ],
            "catastrophe": p.catastrophes[god] or None,
            "catastrophes_shown": [*p.catastrophes_shown[god]],
        }
    return {
        **gods,
        "offerings_shown": [*p.offerings_shown],
        "prophecy": p.prophecy or None,
        "prophecies_shown": [*p.prophecies_shown],
        "hand": [*p.hand],
    }


def _aims(p: State, seat: int | None) -> Facts:
    annulled: list[Json] = [
        {"known": _seats(p, known), "card": card if seat is not None and known >> seat & 1 else None}
        for card, known in p.annulled
    ]
    return {
        "mission": p.mission or None,
        "blue": p.blue or None,
        "green": p.green or None,
        "tokens": [*p.objective_tokens],
        "deck": len(p.objective_deck),
        "annulled": annulled,
        "progress": _progress(p),
    }


def _progress(p: State) -> Facts:
    """How far every tribe is with the mission and the common objectives."""
    rules = {
        "mission": p.kit.missions[p.mission]["rule"] if p.mission else None,
        "blue": p.kit.blue[p.blue]["metric"] if p.blue else None,
        "green": p.kit.green[p.green]["metric"] if p.green else None,
    }
    return {
        aim: [measure(p, metric, seat) for seat in range(len(p.tribes))]
        for aim, metric in rules.items()
        if metric is not None
    }


def _control(p: State) -> Facts:
    """T22.3: natives and conquistadors on the map, and how many of these are too many."""
    return {"natives": natives_on_map(p), "conquistadors": sum(p.conquistadors.values()), "limit": control_limit(p)}


def _danger(p: State) -> list[Json]:
    """What the events ahead would reach and hit if they came now."""
    return [
        {
            "event": danger.event,
            "centre": hex_text(danger.centre),
            "reach": [hex_text(place) for place in danger.reach],
            "hit": [hex_text(place) for place in danger.hit],
        }
        for danger in dangers(p)
    ]


def _tally(p: State) -> Json:
    """T23.3 to T23.7: what the survivors won and lost when the scores were made up, by kind and seat."""
    survivors = revealed(p)
    if not survivors:
        return None
    sums: dict[str, list[int]] = {}
    for kind, changes in tally(p, survivors):
        line = sums.setdefault(kind, [0] * len(p.tribes))
        for seat, points in changes.items():
            line[seat] += points
    return {kind: [*line] for kind, line in sums.items()}


def _printed(p: State) -> Facts:
    """What can be read on boards, cards and tokens."""
    kit = p.kit
    mission = kit.missions[p.mission] if p.mission else None
    return {
        "inventions": {
            key: _cost(kit, cost)
            for trade in kit.trades
            for key, cost in zip(trade.inventions, trade.costs, strict=True)
        },
        "cave": _cost(kit, kit.cave_cost) if p.variant.cave else None,
        "housed": [*kit.housed] if p.variant.cave else None,
        "market": {card: _cost(kit, kit.prices[card]) for card in kit.market},
        "rations": {kit.resources[kind]: kit.rations[kind] for kind in kit.food},
        "perishable": [kit.resources[kind] for kind in kit.perishable] if p.variant.waste else [],
        "tokens": {key: row["value"] for key, row in kit.objective_tokens.items()},
        "mission": mission["levels"][p.variant.mission_level] + (mission["compare"] == "more_than")
        if mission
        else None,
        "anger": [*kit.spaces],
    }


def _cost(kit: Kit, cost: Cost) -> Facts:
    return {kit.resources[kind]: units for kind, units in cost}


def _exploration(p: State) -> Json:
    """The flags of an exploration under way."""
    if p.explorer < 0:
        return None

    def written(flags: Mapping[Hex, int]) -> Facts:
        return {hex_text(place): flags[place] if traitor else group_text(flags[place]) for place in sorted(flags)}

    traitor = p.explorer == p.traitor
    return {
        "seat": p.explorer,
        "moved": written(p.moved),
        "finished": written(p.finished),
        "refused": {str(seat): p.refused[seat] for seat in sorted(p.refused)},
        "agreed": {str(seat): p.agreed[seat] for seat in sorted(p.agreed)},
    }


def _traitor(p: State) -> Json:
    if p.traitor < 0:
        return None
    return {
        "seat": p.traitor,
        "card": p.traitor_card,
        "jailed": p.jailed,
        "target": traitor_target(p),
        "chief": hex_text(p.chief) if p.chief else None,
        "chief_rests": p.chief_rests,
        "rerouted": p.rerouted,
    }
