"""The gods' catastrophes and the protection against them (T20)."""

from collections.abc import Callable
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import GODS, Catastrophe
from ludoteca.games.tindaya.disasters.area_of_effect import area
from ludoteca.games.tindaya.disasters.tsunami import sink
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ENOUGH, ENOUGH_MOVE, PROTECT, Act, act
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import VILLAGER, VILLAGERS

CROWD: Final = 2
"""T20.15."""


def islands_hit(p: State, god: int) -> list[tuple[Hex, ...]]:
    """T17.3: every island with a hex in the area, entirely."""
    chart = p.chart
    centre = chart.ocean.volcano[p.standees[god]]
    return sorted({chart.island_at(place) for place in area(p, centre, god) if place in chart.land})


# -------------------------------------------------------------------- targets (T20.6 to T20.15)

Island = tuple[Hex, ...]


def _with_building(name: str) -> Callable[[State, Island], list[Hex]]:
    def target(p: State, island: Island) -> list[Hex]:
        kind = p.kit.building[name] + 1
        return [place for place in island if p.building.get(place) == kind]

    return target


def _sty_or_wood(p: State, island: Island) -> list[Hex]:
    wood, sty = p.kit.families.index("wood"), p.kit.building["sty"] + 1
    return [place for place in island if p.building.get(place) == sty or p.token.get(place) == wood]


def _livestock(p: State, island: Island) -> list[Hex]:
    return [place for place in island if p.animals.get(place)]


def _any_building(p: State, island: Island) -> list[Hex]:
    return [place for place in island if 0 < p.building.get(place, 0) < FORT]


def _crowded(p: State, island: Island) -> list[Hex]:
    return [
        place
        for place in island
        if any(tribe.natives.get(place, 0) & VILLAGERS >= CROWD for tribe in p.tribes)
        or p.neutral.get(place, 0) >= CROWD
    ]


def _whole(p: State, island: Island) -> list[Hex]:
    return list(island)


TARGETS: Final[dict[str, Callable[[State, Island], list[Hex]]]] = {
    "hex_with_sty_or_wood_token": _sty_or_wood,
    "hex_with_livestock": _livestock,
    "tribe_without_native_on_volcano_of_island": _whole,
    "hex_with_building": _any_building,
    "hex_with_field": _with_building("field"),
    "hex_with_dock": _with_building("dock"),
    "hex_with_pen": _with_building("pen"),
    "hex_with_sty": _with_building("sty"),
    "whole_island": _whole,
    "hex_where_a_tribe_has_two_or_more_villagers": _crowded,
}


# -------------------------------------------------------------------- effects


def _kill_villagers(p: State, places: list[Hex]) -> None:
    for place in places:
        p.kill_villagers(place)


def _kill_animals(p: State, places: list[Hex]) -> None:
    for place in places:
        p.kill_animals(place)


def _remove_wood(p: State, places: list[Hex]) -> None:
    wood = p.kit.families.index("wood")
    p.remove_tokens(place for place in places if p.token.get(place) == wood)


def _destroy(name: str) -> Callable[[State, list[Hex]], None]:
    def effect(p: State, places: list[Hex]) -> None:
        for place in places:
            if p.trade_of(place) == p.kit.building[name]:
                p.raze(place)

    return effect


def _shake(p: State, places: list[Hex]) -> None:
    """T20.9: one villager inside dies; an empty building is destroyed."""
    for place in places:
        holder = p.holder(place)
        if holder == -1:
            p.raze(place)
        elif holder == len(p.tribes):
            p.kill_neutral(place)
        else:
            p.kill(holder, place, VILLAGER)


def _haunt(p: State, places: list[Hex]) -> None:
    """T20.8, R76: tribes without native on a volcano of the island lose all their villagers there."""
    chart = p.chart
    for island in sorted({chart.island_at(place) for place in places}):
        volcanoes = [place for place in island if place in chart.ocean.volcano_at]
        for seat, tribe in enumerate(p.tribes):
            if not any(place in tribe.natives for place in volcanoes):
                for place in island:
                    p.kill(seat, place, tribe.natives.get(place, 0) & VILLAGERS)
        for place in island:
            p.kill_neutral(place)


def _infect(p: State, places: list[Hex]) -> None:
    """T20.15."""
    for place in places:
        for seat, tribe in enumerate(p.tribes):
            if tribe.natives.get(place, 0) & VILLAGERS >= CROWD:
                p.kill(seat, place, VILLAGER)


def _vanish(p: State, places: list[Hex]) -> None:
    """T20.11, R73, R81: all terrain sinks; natives on the volcano die too."""
    for place in places:
        if place in p.chart.ocean.volcano_at:
            p.kill_everybody(place)
    sink(p, tuple(places))


def _nothing(p: State, places: list[Hex]) -> None:
    """Said by another effect of the same card."""


EFFECTS: Final[dict[str, Callable[[State, list[Hex]], None]]] = {
    "kill_pigs": _kill_animals,
    "kill_goats": _kill_animals,
    "kill_animals": _kill_animals,
    "kill_villagers": _kill_villagers,
    "kill_villagers_of_tribe_on_island": _haunt,
    "kill_one_villager_else_destroy_building": _shake,
    "kill_one_villager_of_each_such_tribe": _infect,
    "remove_wood_token": _remove_wood,
    "destroy_sty": _destroy("sty"),
    "destroy_dock": _destroy("dock"),
    "destroy_pen": _destroy("pen"),
    "destroy_field": _destroy("field"),
    "remove_all_terrain": _vanish,
    "kill_natives_including_on_volcano": _nothing,
    "remove_everything": _nothing,
}
"""In the order in which they are applied: what is killed goes to its reserve before its building falls."""


# -------------------------------------------------------------------- T20.5


def strike(p: State, god: int) -> None:
    """T20.5: the hit hexes, less the walled ones; then the queue of protections; then the effects."""
    key = p.catastrophes[god]
    if not p.variant.catastrophes or not key:
        return
    card = p.kit.catastrophes[god][key]
    p.stack.append(Strike(god, tuple(hexes_hit(p, god, card)), tuple(p.priority()) if card.idol or card.means else ()))


def hexes_hit(p: State, god: int, card: Catastrophe) -> list[Hex]:
    """T20.1, T20.4: the targets of the card on the islands of the area, less the walled ones."""
    hit = sorted(place for island in islands_hit(p, god) for place in TARGETS[card.target](p, island))
    return [place for place in hit if place not in p.walls] if card.wall else hit


class Strike(Step):
    """T20.5: hexes still unprotected, tribes still to be asked."""

    name = "strike"

    def __init__(self, god: int, hexes: tuple[Hex, ...], later: tuple[int, ...]) -> None:
        self.god = god
        self.hexes = hexes
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        if self.later:
            p.stack[-1] = Strike(self.god, self.hexes, self.later[1:])
            p.stack.append(Protection(self.later[0], self.god, 0))
            return
        p.stack.pop()
        card = p.kit.catastrophes[self.god][p.catastrophes[self.god]]
        if p.events is not None:
            hit = " ".join(hex_text(place) for place in self.hexes)
            p.tell("struck", god=GODS[self.god], card=card.key, number=len(self.hexes), places=hit)
        for effect, apply in EFFECTS.items():
            if effect in card.effects:
                apply(p, list(self.hexes))
        p.abandon_all()


class Protection(Ask):
    """T20.2 to T20.4, AM6.3: an occupant protects hit hexes, ascending, from `least` on."""

    name = "protect"
    rule = "T20.2"
    forms = (PROTECT, ENOUGH)
    skips = True

    def __init__(self, seat: int, god: int, least: Hex) -> None:
        super().__init__(seat)
        self.god = god
        self.least = least

    def card(self, p: State) -> Catastrophe:
        return p.kit.catastrophes[self.god][p.catastrophes[self.god]]

    def hit(self, p: State) -> tuple[Hex, ...]:
        strike = p.stack[-2]
        assert isinstance(strike, Strike)
        return strike.hexes

    def means(self, p: State) -> list[str]:
        """T20.3, T20.4: what the tribe can spend for one hex."""
        card, tribe = self.card(p), p.tribes[self.seat]
        found = [p.kit.resources[kind] for kind in card.means if tribe.stock[kind] >= card.amount]
        if card.idol and p.kit.protection in tribe.idols:
            found.append("idol")
        return found

    def moves(self, p: State) -> list[Act]:
        natives = p.tribes[self.seat].natives
        places = [place for place in self.hit(p) if place > self.least and place in natives]
        means = self.means(p) if places else []
        return [ENOUGH_MOVE, *(act(PROTECT, place, mean) for place in places for mean in means)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == ENOUGH:
            return
        below = p.stack[-1]
        assert isinstance(below, Strike)
        if move.means == "idol":
            p.use_idol(self.seat, p.kit.protection)
        else:
            paid = ((p.kit.resource[move.means], self.card(p).amount),)
            p.tribes[self.seat].pay(paid)
            p.tell_goods("protected", self.seat, loss=paid, place=hex_text(move.hex))
        p.stack[-1] = Strike(self.god, tuple(place for place in below.hexes if place != move.hex), below.later)
        p.stack.append(Protection(self.seat, self.god, move.hex))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex not in self.hit(p):
            return Refusal("T20.2", "not-hit", place=hex_text(move.hex))
        if move.hex not in p.tribes[self.seat].natives:
            return Refusal("T20.2", "not-occupied", place=hex_text(move.hex))
        if move.means not in self.means(p):
            return Refusal("T20.3", "no-such-protection", means=move.means)
        return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, card=self.card(p).key)
