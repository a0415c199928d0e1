"""What events tell of goods, people and land: each step of an era's end (T16), production (T11), and the sums."""

from collections import Counter
from typing import Any

import pytest

from games.tindaya.scene import Scene
from games.tindaya.test_invariants import IDS, VARIANTS, spare
from ludoteca.core import Event, Json, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import ACORAN, MONEIBA
from ludoteca.games.tindaya.era_end.events import resolve_events, reveal
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.housing import house
from ludoteca.games.tindaya.era_end.learning import learn
from ludoteca.games.tindaya.era_end.offering_rewards import reward
from ludoteca.games.tindaya.era_end.reproduction import reproduce
from ludoteca.games.tindaya.era_end.survival import survive
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.games.tindaya.steps import Paragraph
from ludoteca.words import LANGUAGES, Words


def hear(scene: Scene, *paragraphs: Paragraph) -> list[dict[str, Json]]:
    """What is told while these paragraphs run."""
    events: list[Event] = []
    scene.p.events = events
    scene.paragraph(*paragraphs)
    return told(events)


def told(events: list[Event]) -> list[dict[str, Json]]:
    return [event.json() for event in events]


def play(scene: Scene, *moves: str) -> list[dict[str, Json]]:
    events: list[Event] = []
    scene.p.events = events
    scene.play(*moves)
    return told(events)


# -------------------------------------------------------------------- each step


def test_births_tell_who_and_where() -> None:
    """T16.1.1 to T16.1.4."""
    scene = Scene(2).coast("1,0", "2,0").mountain("3,0").forest("5,0").nature(2, 1)
    scene.build("dock", "1,0").build("dock", "2,0").build("pen", "3,0", 2).fort("5,0", 3)
    scene.natives(0, "1,0", "0n2v").natives(0, "2,0", "0n2v").natives(1, "3,0", "0n1v")
    assert hear(scene, reproduce) == [
        {"event": "era-end-births"},
        {"event": "births", "places": "1,0 2,0", "seat": 0, "villagers": 2},
        {"event": "litters", "places": "3,0", "animals": {"goat": 1}},
        {"event": "wild-litters", "animals": {"pig": 1}},
        {"event": "garrisons", "places": "5,0", "number": 1},
    ]


def test_a_meal_tells_what_is_eaten_and_what_spoils() -> None:
    """T16.2.1, T16.2.2: ham feeds more than are hungry."""
    scene = Scene(2).forest("1,0").natives(0, "1,0", "0n2v").stock(0, figs=1, ham=1)
    assert hear(scene, feed) == [{"event": "era-end-food"}]
    assert play(scene, "eat figs") == [{"event": "eaten", "seat": 0, "loss": {"figs": 1}}]
    rations = scene.p.kit.rations[scene.p.kit.resource["ham"]]
    assert play(scene, "eat ham") == [
        {"event": "eaten", "seat": 0, "loss": {"ham": 1}},
        {"event": "fed", "seat": 0, "villagers": 2, "spoiled": rations - 1},
    ]


def test_hunger_tells_what_was_eaten_and_where_they_die() -> None:
    """T16.2.3, R15."""
    scene = Scene(2).forest("1,0").natives(0, "1,0", "0n3v").stock(0, figs=1)
    assert hear(scene, feed)[1:] == [{"event": "hunger", "seat": 0, "loss": {"figs": 1}, "deaths": 2}]
    assert play(scene, "starve 1,0")[0] == {
        "event": "deaths", "seat": 0, "nobles": 0, "villagers": 1, "place": "1,0"
    }  # fmt: skip
    assert "anger" in [event["event"] for event in play(scene, "starve 1,0")]


def test_waste_tells_what_is_thrown_away() -> None:
    """T16.3.1, T16.3.2: what perishes, and what no container holds; too much of it angers Acoran."""
    scene = Scene(2).stock(0, fish=3, milk=2)
    assert hear(scene, dump_waste) == [
        {"event": "era-end-waste"},
        {"event": "waste", "seat": 0, "loss": {"fish": 3, "milk": 2}, "pawns": 5},
        *({"event": "anger", "god": "acoran", "space": space, "radius": radius} for space, radius in rising(scene, 2)),
    ]


def rising(scene: Scene, steps: int) -> list[tuple[str, int]]:
    """The spaces of the anger track above calm."""
    kit = scene.p.kit
    return [(kit.spaces[kit.calm + n], kit.radius[kit.calm + n]) for n in range(1, steps + 1)]


def test_housing_tells_who_has_no_cave() -> None:
    """T16.4.1."""
    scene = Scene(2).forest("1,0")
    scene.natives(0, "1,0", f"0n{scene.p.kit.housed[0] + 1}v")
    assert hear(scene, house) == [
        {"event": "era-end-housing"},
        {"event": "cold", "seat": 0, "deaths": 1},
    ]


def test_offerings_tell_the_anger() -> None:
    """T16.5.1: both gods, one step."""
    events = hear(Scene(2), reward(ACORAN), reward(MONEIBA))
    assert [event["event"] for event in events] == [
        "era-end-offerings", "offering-incomplete", "anger", "offering-incomplete", "anger"
    ]  # fmt: skip


def test_the_revelation_tells_where() -> None:
    """T16.6.1: the hexes where the disasters of the card will come."""
    scene = Scene(2).archipelago()
    events = hear(scene, reveal)
    assert events[0] == {"event": "era-end-revelation"}
    assert str(events[1]["places"]).split()


def test_a_tsunami_tells_what_it_takes() -> None:
    """T19.2, T19.3: natives, animals, building and land; T17.4: canoes."""
    scene = Scene(2).archipelago().mountain("1,0").build("pen", "1,0", 2).natives(0, "1,0", "1n1v").canoe("2,0")
    scene.trench(8, "0,0").standee("tsunami", 8).anger("moneiba", "red_1")
    scene.event(next(key for key, card in scene.p.kit.events.items() if "tsunami" in card["sequence"]))
    events = [event for event in hear(scene, resolve_events) if event["event"] not in ("ship", "eruption")]
    names = [event["event"] for event in events]
    for name in ("era-end-events", "tsunami", "canoes-sunk", "deaths", "animals-die", "razed", "land-sinks"):
        assert name in names
    assert {"event": "animals-die", "animals": {"goat": 2}, "place": "1,0"} in events
    assert {"event": "land-sinks", "places": "1,0", "number": 1} in events


def test_learning_and_survival_tell_each_tribe() -> None:
    """T16.7, T16.8."""
    scene = Scene(2).coast("1,0").build("dock", "1,0").trades(0).natives(0, "1,0", "1n0v").natives(1, "1,0", "1n1v")
    assert hear(scene, learn) == [
        {"event": "era-end-learning"},
        {"event": "learned", "seat": 0, "trade": "fisher"},
    ]
    scene.mission("warriors").natives(0, "3,0", "0n2v")
    assert hear(scene, survive)[:3] == [
        {"event": "era-end-survival"},
        {"event": "survivors", "seat": 0, "nobles": 1, "villagers": 2},
        {"event": "survivors", "seat": 1, "nobles": 1, "villagers": 1},
    ]


def test_production_tells_what_it_brings() -> None:
    """T11.3, T11.4."""
    scene = Scene(2).mountain("1,0").build("pen", "1,0", 2).inventions(0, "dagger").natives(0, "1,0", "0n1v").turn(0)
    before = scene.p.tribes[0].stock[:]
    produced = play(scene, "produce shepherd cube")
    assert produced[0]["event"] == "production"
    assert produced[0]["places"] == "1,0"
    slaughtered = play(scene, "slaughter 1,0 2")
    assert slaughtered[0]["event"] == "slaughtered"
    assert change(scene.p, before) == gains(produced + slaughtered)


def change(p: TindayaPosition, before: list[int]) -> dict[str, int]:
    both = zip(p.kit.resources, before, p.tribes[0].stock, strict=True)
    return {key: now - then for key, then, now in both if now != then}


def gains(events: list[dict[str, Json]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for event in events:
        gain: Any = event.get("gain", {})
        total.update(gain)
    return dict(total)


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_lists_in_words(language: str) -> None:
    words = Words(language, "tindaya")
    text = words.event(Event("production", seat=0, trade="farmer", gain={"figs": 2, "ham": 1}))
    assert "2" in text
    assert words.amounts({"figs": 2, "ham": 1}) in text
    assert words.amounts({}) == words.say("amount-nothing")
    assert words.amounts({"unheard": 3}) == words.say("amount", number=3, word="unheard")


# -------------------------------------------------------------------- the sums

PLACED = {"found", "split", "neutral", "part", "settle", "betray"}
"""Moves that put natives or livestock on the map or take them off it without birth or death."""
DECISIONS = 1500
"""Of each variant."""
LED = {"gather", "slaughter", "give"}
"""Moves that say themselves how many animals they take or bring."""


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=IDS)
def test_what_is_told_adds_up(players: int, options: dict[str, Json]) -> None:
    """After every move of a game: the goods told are the change of every stock, births less deaths that of every
    tribe, litters less losses that of the livestock (T11, T16, T18 to T21)."""
    chance = Seeded(f"told {players} {sorted(options)}")
    p, games = BOX.new(players, BOX.settle(players, options), chance), 1
    for _ in range(DECISIONS):
        if p.seat is None:
            p, games = BOX.new(players, BOX.settle(players, options), chance), games + 1
        if games % 2 and isinstance(p.stack[-1], Menu):
            spare(p)
            p.legal = None
        legal = sorted(p.moves(), key=lambda one: one.text)
        move = legal[chance.below(len(legal))]
        before, events = p.copy(), list[Event]()
        p.events = events
        p.play(move, chance)
        verb = move.text.split(" ", 1)[0]
        check_stocks(before, p, events)
        if verb not in PLACED:
            check_people(before, p, events)
            if verb not in LED:
                check_livestock(before, p, events)


def numbers(event: Event, key: str) -> Counter[str]:
    found: Any = event.parameters.get(key, {})
    return Counter(found)


def check_stocks(before: TindayaPosition, after: TindayaPosition, events: list[Event]) -> None:
    for seat, (then, now) in enumerate(zip(before.tribes, after.tribes, strict=True)):
        expected = Counter(dict(zip(after.kit.resources, then.stock, strict=True)))
        for event in events:
            gain, loss = numbers(event, "gain"), numbers(event, "loss")
            if event.parameters.get("seat") == seat:
                expected.update(gain)
                expected.subtract(loss)
            if event.parameters.get("partner") == seat:
                expected.update(loss)
                expected.subtract(gain)
        assert expected == dict(zip(after.kit.resources, now.stock, strict=True))


def check_people(before: TindayaPosition, after: TindayaPosition, events: list[Event]) -> None:
    for seat, (then, now) in enumerate(zip(before.tribes, after.tribes, strict=True)):
        mine = [event for event in events if event.parameters.get("seat") == seat]
        born = sum(number(event, "villagers") for event in mine if event.name == "births")
        dead = sum(number(event, "villagers") for event in mine if event.name == "deaths")
        assert now.villagers() == then.villagers() + born - dead
        assert now.nobles() == then.nobles() - sum(number(event, "nobles") for event in mine if event.name == "deaths")


def number(event: Event, key: str) -> int:
    found = event.parameters[key]
    assert isinstance(found, int)
    return found


def check_livestock(before: TindayaPosition, after: TindayaPosition, events: list[Event]) -> None:
    expected = sum(before.animals.values())
    for event in events:
        if event.name == "litters":
            expected += numbers(event, "animals").total()
        elif event.name in ("animals-die", "animals-freed"):
            expected -= numbers(event, "animals").total()
    assert sum(after.animals.values()) == expected
