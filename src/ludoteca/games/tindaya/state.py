"""The table: everything that lies on it, and the small changes that many rules share.

Maps from hexes are sparse: only hexes that hold something have an entry.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from ludoteca.core import Chance, Event, Json, Position, Result
from ludoteca.games.tindaya.chance_events import IdolLot, TokenLot
from ludoteca.games.tindaya.components import GODS, Cost, Kit
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe

if TYPE_CHECKING:
    from ludoteca.games.tindaya.steps import Step

FORT: Final = 5
"""`building`: 1 to 4 a building of trade 0 to 3; 5 a fort without tile; 6 to 9 a fort on the back of one."""


class State(Position[Act]):
    """The whole position; `position.Tindaya` adds the way to play it."""

    __slots__ = (
        "agreed",
        "anger",
        "animals",
        "annulled",
        "bag",
        "blue",
        "building",
        "canoes",
        "catastrophes",
        "catastrophes_shown",
        "chart",
        "chief",
        "chief_rests",
        "conquistadors",
        "era",
        "escapes",
        "event",
        "explorer",
        "filled",
        "finished",
        "first_fort",
        "fort_retaken",
        "green",
        "hand",
        "idol_deck",
        "idol_sold",
        "jailed",
        "kit",
        "legal",
        "market",
        "mission",
        "moved",
        "nature",
        "neutral",
        "objective_deck",
        "objective_tokens",
        "offerings",
        "offerings_shown",
        "order",
        "outcome",
        "prophecies_shown",
        "prophecy",
        "refused",
        "rerouted",
        "reserve",
        "ships",
        "stack",
        "standees",
        "token",
        "track",
        "traitor",
        "traitor_card",
        "tribes",
        "variant",
        "walls",
    )

    variant: Variant
    """What was agreed before the game."""
    kit: Kit
    """The contents of the box."""
    chart: Chart
    """Land and sea as they lie now."""
    stack: "list[Step]"
    """Where the game stands: the steps under way, the innermost last."""
    legal: list[Act] | None
    """The legal moves, once somebody asked for them."""
    outcome: Result | None
    """The result, once the game is over."""
    era: int
    """1 to 3."""
    order: list[int]
    """T6.1: turn order of the era."""
    track: list[int]
    """T6.4: the discs in priority order."""
    tribes: list[Tribe]
    """By seat, what lies before its player."""
    # the map
    building: dict[Hex, int]
    """By hex, a building or a fort: see `FORT`."""
    token: dict[Hex, int]
    """Families of the face-down raw tokens."""
    animals: dict[Hex, int]
    """By hex, the livestock in its building."""
    conquistadors: dict[Hex, int]
    """By hex, the conquistadors on it."""
    canoes: dict[Hex, int]
    """By sea hex, the canoes on it."""
    walls: frozenset[Hex]
    """T26: the hexes with a wall."""
    neutral: dict[Hex, int]
    """T31.2: villagers of an unused colour."""
    # reserves and Nature
    nature: list[int]
    """T4.4: animals in Nature, by kind."""
    reserve: list[int]
    """Building tiles left, by trade."""
    bag: list[int]
    """Raw tokens never collected, by kind."""
    market: tuple[str, ...]
    """T26: the market cards that can be bought."""
    idol_deck: list[int]
    """T25: idols to be drawn, by kind."""
    idol_sold: list[int]
    """T15.2: idols sold, by kind."""
    # Mount Tindaya
    anger: list[int]
    """T17.1: the space of each god on the anger track."""
    offerings: list[str]
    """T14.3.2: the offering card of each god."""
    filled: list[list[int]]
    """Pawns on each position of the two offering cards."""
    offerings_shown: tuple[str, ...]
    """T4.3.2: the offering cards drawn so far."""
    event: str
    """T4.3.4: the event card of the era."""
    prophecy: str
    """The prophecy card told, or empty."""
    prophecies_shown: tuple[str, ...]
    """The prophecy cards told so far."""
    catastrophes: list[str]
    """The catastrophe cards turned up, or empty."""
    catastrophes_shown: list[tuple[str, ...]]
    """The catastrophe cards of each god turned up so far."""
    standees: list[int]
    """Numbers of the volcano or trench of each disaster; 0: not placed."""
    ships: list[int]
    """Numbers of the trench of each ship; 0: absent."""
    hand: tuple[int, ...]
    """T16.9: who delivered to the seers, once per delivery."""
    # objectives
    mission: str
    """T27: the mission card, or empty."""
    blue: str
    """T28: the blue objective, or empty."""
    green: str
    """T28: the green objective, or empty."""
    objective_deck: tuple[str, ...]
    """T29: the secret objectives that can still be dealt."""
    objective_tokens: tuple[str, ...]
    """T8.8: the tokens for secret objectives that can still be chosen."""
    annulled: tuple[tuple[str, int], ...]
    """Secret objectives out of the game, each with a bit for the seats that know it."""
    # an exploration under way
    explorer: int
    """The seat that explores; -1: none."""
    moved: dict[Hex, int]
    """AM1.4: natives of the explorer who took part in a move, by hex."""
    finished: dict[Hex, int]
    """T13.5: natives (or conquistadors of the traitor) who make no further move, by hex."""
    refused: dict[int, int]
    """R78: proposals refused or cancelled, by partner."""
    agreed: dict[int, int]
    """R78: exchanges accepted, by partner."""
    escapes: dict[Hex, int]
    """R10: what `explore.moves_to_end` found out."""
    # forts and treason
    first_fort: Hex
    """T4.7: the hex of the first fort; 0: none yet."""
    fort_retaken: bool
    """T33: whether the first fort was reconquered."""
    traitor: int
    """T30: the seat of the traitor; -1: none."""
    traitor_card: str
    """T30.3: the traitor's card, or empty."""
    jailed: int
    """T30.8: pawns on the jailer's card."""
    chief: Hex
    """T30.8: where the chief stands; 0: nowhere."""
    chief_rests: bool
    """T30.7: whether the chief makes no further move in this exploration."""
    rerouted: bool
    """T30.8: whether the emissary has moved a ship."""

    # ---------------------------------------------------------------- telling

    def tell(self, name: str, audience: int | None = None, **parameters: Json) -> None:
        if self.events is not None:
            self.events.append(Event(name, audience, **parameters))

    def tell_goods(
        self, name: str, seat: int, gain: Cost | None = None, loss: Cost | None = None, **parameters: Json
    ) -> None:
        """What a tribe gains and loses: units by resource. All told of a move add up to the change of its stock."""
        if self.events is not None:
            amounts: dict[str, Json] = {
                key: self.kit.amounts(units) for key, units in (("gain", gain), ("loss", loss)) if units is not None
            }
            self.events.append(Event(name, None, seat=seat, **amounts, **parameters))

    def tell_places(self, name: str, places: Iterable[Hex], **parameters: Json) -> None:
        """What happens on some hexes; nothing where there are none."""
        if self.events is not None and (texts := [hex_text(place) for place in sorted(places)]):
            self.events.append(Event(name, None, places=" ".join(texts), **parameters))

    # ---------------------------------------------------------------- order

    def priority(self) -> list[int]:
        """T6.2 to T6.4, N8: the seats in priority order, a traitor never among them."""
        if self.variant.domination:
            return self.track[:]
        return self.order[:]

    def leader(self) -> int:
        """The player with priority."""
        return self.track[0] if self.variant.domination else self.order[0]

    def add_points(self, seat: int, points: int, reason: str) -> None:
        """T6.5 [D]: the disc goes on top of those on its new space."""
        if not points or not self.variant.domination:
            return
        score = self.tribes[seat].score = self.tribes[seat].score + points
        track = self.track
        track.remove(seat)
        place = sum(self.tribes[other].score <= score for other in track)
        track.insert(place, seat)
        self.tell("points", seat=seat, points=points, reason=reason)

    def add_all_points(self, changes: Mapping[int, int], reason: str) -> None:
        """T6.6: one effect changes several scores."""
        for seat in self.priority():
            self.add_points(seat, changes.get(seat, 0), reason)

    def appease(self, god: int) -> None:
        self._move_anger(god, max(0, self.anger[god] - 1))

    def enrage(self, god: int) -> None:
        """R58: anger stays on doom."""
        self._move_anger(god, min(self.kit.doom, self.anger[god] + 1))

    def _move_anger(self, god: int, space: int) -> None:
        if self.anger[god] != space:
            self.anger[god] = space
            self.tell("anger", god=GODS[god], space=self.kit.spaces[space], radius=self.kit.radius[space])

    # ---------------------------------------------------------------- who is where

    def seats_on(self, place: Hex) -> list[int]:
        """T7.4: the seats that occupy a hex."""
        return [seat for seat, tribe in enumerate(self.tribes) if place in tribe.natives]

    def occupied(self, place: Hex) -> bool:
        """T7.4: whether anybody occupies a hex."""
        return any(place in tribe.natives for tribe in self.tribes)

    def holder(self, place: Hex) -> int:
        """The seat whose villagers stand on a building hex; the number of players for neutral ones; -1: nobody's."""
        for seat, tribe in enumerate(self.tribes):
            if tribe.natives.get(place, 0) & VILLAGERS:
                return seat
        return len(self.tribes) if place in self.neutral else -1

    def controlled(self, seat: int) -> list[Hex]:
        """T7.4: the buildings that a tribe controls, in hex order."""
        building = self.building
        natives = self.tribes[seat].natives
        return sorted(
            place for place, group in natives.items() if group & VILLAGERS and 0 < building.get(place, 0) < FORT
        )

    def controlled_of(self, seat: int, trade: int) -> list[Hex]:
        building = self.building
        natives = self.tribes[seat].natives
        return sorted(
            place for place, group in natives.items() if group & VILLAGERS and building.get(place) == trade + 1
        )

    def fort(self, place: Hex) -> bool:
        return self.building.get(place, 0) >= FORT

    def trade_of(self, place: Hex) -> int:
        """The trade of the building on a hex; -1: none."""
        kind = self.building.get(place, 0)
        return kind - 1 if kind < FORT else -1

    def may_end(self, seat: int, place: Hex) -> bool:
        """T7.6: whether a villager may end an exploration here."""
        kind = self.building.get(place, 0)
        if not kind:
            return True
        return kind < FORT and self.tribes[seat].knows(kind - 1) and not self.foreign_villagers(seat, place)

    def foreign_villagers(self, seat: int, place: Hex) -> bool:
        """Whether villagers of another tribe, or neutral ones, stand on a hex."""
        for other, tribe in enumerate(self.tribes):
            if other != seat and tribe.natives.get(place, 0) & VILLAGERS:
                return True
        return place in self.neutral

    # ---------------------------------------------------------------- natives

    def settle(self, seat: int, place: Hex, group: int) -> None:
        """Puts natives on the map; villagers come from the reserve."""
        tribe = self.tribes[seat]
        tribe.natives[place] = tribe.natives.get(place, 0) + group
        tribe.reserve -= group & VILLAGERS

    def remove(self, seat: int, place: Hex, group: int) -> None:
        """Takes natives off a hex. N6.3: those who have not moved go first."""
        here = self.tribes[seat].natives
        left = here[place] - group
        if left:
            here[place] = left
        else:
            del here[place]
        if seat == self.explorer:
            for flagged in (self.moved, self.finished):
                if place in flagged:
                    flagged[place] = min(flagged[place] >> 4, left >> 4) << 4 | min(
                        flagged[place] & VILLAGERS, left & VILLAGERS
                    )
                    if not flagged[place]:
                        del flagged[place]

    def kill(self, seat: int, place: Hex, group: int) -> None:
        """T2.11: villagers return to the reserve, nobles leave the game."""
        if group:
            self.remove(seat, place, group)
            tribe = self.tribes[seat]
            tribe.reserve += group & VILLAGERS
            tribe.nobles_lost += group >> 4
            if self.events is not None:
                self.tell("deaths", seat=seat, nobles=group >> 4, villagers=group & VILLAGERS, place=hex_text(place))

    def kill_neutral(self, place: Hex) -> None:
        """T31.2: neutral villagers on a hex die."""
        number = self.neutral.pop(place, 0)
        if number:
            self.tell("neutral-deaths", villagers=number, place=hex_text(place))

    def kill_everybody(self, place: Hex) -> None:
        """All natives on a hex die, neutral ones too."""
        for seat, tribe in enumerate(self.tribes):
            self.kill(seat, place, tribe.natives.get(place, 0))
        self.kill_neutral(place)

    def kill_villagers(self, place: Hex) -> None:
        """All villagers on a hex die."""
        for seat, tribe in enumerate(self.tribes):
            self.kill(seat, place, tribe.natives.get(place, 0) & VILLAGERS)
        self.kill_neutral(place)

    # ---------------------------------------------------------------- buildings, animals, tokens

    def abandon(self, places: Iterable[Hex]) -> None:
        """T7.8: animals whose last native has gone return to Nature."""
        for place in places:
            if self.animals.get(place) and place not in self.neutral and not self.occupied(place):
                self.free_animals(place)

    def abandon_all(self) -> None:
        """T7.8 for the whole map."""
        self.abandon(list(self.animals))

    def free_animals(self, place: Hex) -> None:
        number = self.animals.pop(place, 0)
        if number:
            animal = self.kit.trades[self.building[place] - 1].animal
            self.nature[animal] += number
            self.tell("animals-freed", animals={self.kit.animals[animal]: number}, place=hex_text(place))

    def kill_animals(self, place: Hex) -> None:
        """Livestock on a hex dies."""
        number = self.animals.pop(place, 0)
        if number:
            animal = self.kit.animals[self.kit.trades[self.building[place] - 1].animal]
            self.tell("animals-die", animals={animal: number}, place=hex_text(place))

    def build(self, place: Hex, trade: int) -> None:
        self.building[place] = trade + 1
        self.reserve[trade] -= 1

    def raze(self, place: Hex) -> None:
        """T7.9, T7.10: a building goes back to its reserve, animals left in it to Nature."""
        self.free_animals(place)
        trade = self.building.pop(place) - 1
        self.reserve[trade] += 1
        self.tell("razed", building=self.kit.trades[trade].building, place=hex_text(place))

    def place_fort(self, place: Hex, conquistadors: int) -> None:
        """T21.7, R19: a building is flipped; otherwise a tile comes from the fullest reserve."""
        kind = self.building.get(place, 0)
        if kind:
            self.free_animals(place)
            self.building[place] = FORT + kind
        else:
            trade = max(self.kit.fort_order, key=lambda one: self.reserve[one])
            if self.reserve[trade]:
                self.reserve[trade] -= 1
                self.building[place] = FORT + trade + 1
            else:
                self.building[place] = FORT
        self.token.pop(place, None)
        self.conquistadors[place] = self.conquistadors.get(place, 0) + conquistadors
        self.tell("fort", number=conquistadors, place=hex_text(place))

    def remove_fort(self, place: Hex) -> int:
        """T7.10: returns the conquistadors who held it."""
        kind = self.building.pop(place)
        if kind > FORT:
            self.reserve[kind - FORT - 1] += 1
        if self.chief == place:
            self.chief = 0
        return self.conquistadors.pop(place, 0)

    def collect(self, seat: int, place: Hex, chance: Chance) -> None:
        """T14.1.1, T14.1.4: a raw token is turned over and yields its units."""
        kit = self.kit
        outcome = chance.outcome(TokenLot(kit, self.token.pop(place), self.bag))
        index = kit.token[str(outcome)]
        token = kit.tokens[index]
        self.bag[index] -= 1
        tribe = self.tribes[seat]
        tribe.deposits[token.deposit] += 1
        units = token.yields(self.era, self.variant.players, kit.wood)
        if token.deposit == kit.ore:
            units += kit.cost(tribe.card.params.get("bonus_per_ore_token", {}))
        tribe.gain(units)
        self.tell_goods("collected", seat, gain=units, token=token.key)

    def remove_tokens(self, places: Iterable[Hex]) -> None:
        """Raw tokens on these hexes go back face down."""
        lost = [place for place in places if place in self.token]
        for place in lost:
            del self.token[place]
        self.tell_places("tokens-lost", lost, number=len(lost))

    def volcanic_left(self) -> int:
        """R17: the face-down reserve of volcanic tokens."""
        volcanic = self.kit.volcanic
        left = sum(count for token, count in zip(self.kit.tokens, self.bag, strict=True) if token.family == volcanic)
        return left - sum(family == volcanic for family in self.token.values())

    def tiles_left(self) -> int:
        """T18.5: terrain tiles of the reserve that can show a mountain."""
        return self.kit.mountain_tiles - len(self.chart.terrain)

    # ---------------------------------------------------------------- idols

    def draw_idol(self, seat: int, chance: Chance) -> None:
        """T25, R22: from the deck; an empty deck is made of the idols sold; if there are none nothing is drawn."""
        if not any(self.idol_deck):
            if not any(self.idol_sold):
                return
            self.idol_deck, self.idol_sold = self.idol_sold, [0] * len(self.idol_sold)
        outcome = chance.outcome(IdolLot(self.kit, seat, self.idol_deck))
        assert isinstance(outcome, dict)
        kind = self.kit.idol[str(outcome["idol"])]
        self.idol_deck[kind] -= 1
        self.tribes[seat].idols.append(kind)
        self.tell("idol-drawn", seat=seat)

    def use_idol(self, seat: int, kind: int) -> None:
        """T15.1: it stays face up before its owner."""
        self.tribes[seat].idols.remove(kind)
        self.tribes[seat].shown_idols.append(kind)
        self.tell("idol-used", seat=seat, idol=self.kit.idols[kind].key)
