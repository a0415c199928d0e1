"""Offerings (T14.3)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.explored import nobles_who_explored
from ludoteca.games.tindaya.components import GODS, Cost
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    FINISH,
    FINISH_MOVE,
    GIVE_ANIMAL,
    GIVE_GOOD,
    GIVE_NOBLE,
    GIVE_PRISONER,
    GIVE_VILLAGER,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGER, VILLAGERS


def asked(p: State, god: int) -> list[tuple[int, int]]:
    """T14.3.2: the open positions of a god's card and the kinds they ask for."""
    card = p.kit.offerings[p.offerings[god]]
    return [(position, card[position]) for position in p.kit.asked[p.era]]


def free_places(p: State, god: int) -> dict[int, int]:
    """T14.3.3: the kinds that still have a free place, with its position."""
    filled, full = p.filled[god], p.variant.players
    places: dict[int, int] = {}
    for position, kind in asked(p, god):
        if filled[position] < full:
            places.setdefault(kind, position)
    return places


def add_pawns(
    p: State, seat: int, god: int, position: int, number: int, chance: Chance, paid: Cost | None = None
) -> None:
    """T14.3.4, T14.3.7: own pawns on a card; the first pawn of the era earns an idol."""
    first = not any(p.filled[god])
    p.filled[god][position] += number
    p.tribes[seat].pawns[god] += number
    kind = p.kit.kinds[asked_kind(p, god, position)]
    p.tell_goods("offering", seat, loss=paid, god=GODS[god], kind=kind, number=number)
    if first:
        p.draw_idol(seat, chance)


def asked_kind(p: State, god: int, position: int) -> int:
    return p.kit.offerings[p.offerings[god]][position]


def herds(p: State, seat: int, animal: int) -> list[Hex]:
    """T14.3.5: where the tribe may take a live animal from."""
    trades = p.kit.trades
    return [
        place
        for place in p.animals
        if trades[p.building[place] - 1].animal == animal and may_take_animals(p, seat, place)
    ]


def may_take_animals(p: State, seat: int, place: Hex) -> bool:
    """T14.3.5: the tribe controls the building, or a noble of it stands there; in the first edition a noble alone."""
    group = p.tribes[seat].natives.get(place, 0)
    if p.variant.edition.nobles_take_animals:
        return group > 0
    return group & VILLAGERS > 0 or (group > 0 and p.holder(place) == -1 and p.seats_on(place) == [seat])


def gifts(p: State, seat: int) -> list[Act]:
    """T14.3.3 to T14.3.6: every unit that the tribe can give."""
    tribe, kit = p.tribes[seat], p.kit
    resources = len(kit.resources)
    villagers = [place for place, group in tribe.natives.items() if group & VILLAGERS]
    nobles = [place for place, group in tribe.natives.items() if group >= NOBLE]
    if tribe.villagers() < 2:
        villagers = []
    if tribe.nobles() < 2:
        nobles = []
    found: list[Act] = []
    for god, name in enumerate(GODS):
        for kind in free_places(p, god):
            key = kit.kinds[kind]
            if kind >= resources:
                found += [act(GIVE_ANIMAL, name, key, place) for place in herds(p, seat, kind - resources)]
            elif tribe.stock[kind]:
                found.append(act(GIVE_GOOD, name, key))
            if tribe.prisoners:
                found.append(act(GIVE_PRISONER, name, key))
            found += [act(GIVE_VILLAGER, name, key, place) for place in villagers]
            found += [act(GIVE_NOBLE, name, key, place) for place in nobles]
    return found


def can_give(p: State, seat: int) -> bool:
    """Whether at least one unit can be given."""
    tribe = p.tribes[seat]
    kinds = [kind for god in range(len(GODS)) for kind in free_places(p, god)]
    if not kinds:
        return False
    if tribe.prisoners or tribe.villagers() > 1 or tribe.nobles() > 1:
        return True
    resources = len(p.kit.resources)
    return any(herds(p, seat, kind - resources) if kind >= resources else tribe.stock[kind] for kind in kinds)


def give(p: State, seat: int, move: Act, chance: Chance) -> None:
    """T14.3.4 to T14.3.6: one unit is paid and fills one place."""
    tribe, kit = p.tribes[seat], p.kit
    god, kind = GODS.index(move.god), kit.kind[move.kind]
    paid = None
    if move.form == GIVE_GOOD:
        tribe.stock[kind] -= 1
        paid = ((kind, 1),)
    elif move.form == GIVE_ANIMAL:
        p.animals[move.hex] -= 1
        if not p.animals[move.hex]:
            del p.animals[move.hex]
    elif move.form == GIVE_PRISONER:
        tribe.prisoners -= 1
    else:
        p.kill(seat, move.hex, VILLAGER if move.form == GIVE_VILLAGER else NOBLE)
        p.abandon([move.hex])
    add_pawns(p, seat, god, free_places(p, god)[kind], 1, chance, paid)


def why_not_give(p: State, seat: int, move: Act) -> Refusal:
    tribe, kit = p.tribes[seat], p.kit
    if move.god not in GODS:
        return Refusal("T14.3.1", "no-such-god", god=move.god)
    god, kind = GODS.index(move.god), kit.kind.get(move.kind, -1)
    if kind not in [one for _, one in asked(p, god)]:
        return Refusal("T14.3.2", "not-asked-for", god=move.god, kind=move.kind)
    if kind not in free_places(p, god):
        return Refusal("T14.3.3", "no-free-place", god=move.god, kind=move.kind)
    if move.form == GIVE_GOOD:
        return Refusal("T14.3.4", "not-in-stock", resource=move.kind)
    if move.form == GIVE_ANIMAL:
        return Refusal("T14.3.5", "not-your-animal", place=hex_text(move.hex))
    if move.form == GIVE_PRISONER:
        return Refusal("T14.3.6", "no-prisoner")
    here = tribe.natives.get(move.hex, 0)
    if not (here & VILLAGERS if move.form == GIVE_VILLAGER else here >> 4):
        return Refusal("T14.3.6", "nobody-there", place=hex_text(move.hex))
    return Refusal("R13", "last-native")


class Offering(Ask):
    """T14.3, N7.2: units given one at a time by a noble on the volcano `hex`."""

    name = "offering"
    rule = "T14.3"
    forms = (GIVE_GOOD, GIVE_ANIMAL, GIVE_PRISONER, GIVE_VILLAGER, GIVE_NOBLE, FINISH)
    skips = True

    def __init__(self, seat: int, given: int, hex: Hex) -> None:
        super().__init__(seat)
        self.given = given
        self.hex = hex

    def moves(self, p: State) -> list[Act]:
        found = gifts(p, self.seat)
        if self.given:
            found.append(FINISH_MOVE)
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == FINISH:
            p.stack.pop()
            return
        p.stack[-1] = Offering(self.seat, self.given + 1, self.hex)
        give(p, self.seat, move, chance)
        if not nobles_who_explored(p, self.seat, self.hex):
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.form == FINISH:
            return Refusal("N7.2", "give-first")
        return why_not_give(p, self.seat, move)
