"""What the choices of Tindaya mean, told before they are made."""

from fractions import Fraction
from typing import Any

from games.tindaya.scene import IN_TURNS, Scene
from ludoteca.core import Consequence, Event, Seeded
from ludoteca.core.outcomes import foresee
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.conquistadors.ships import RaidChoice
from ludoteca.games.tindaya.consequences.choices import PLAIN, TOLD, meaning
from ludoteca.games.tindaya.consequences.differences import differences
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.moves import FORMS
from ludoteca.games.tindaya.setup.starting_buildings import Split
from ludoteca.games.tindaya.steps import Script
from ludoteca.games.tindaya.strategy import ChooseToken

TOLD_BY_CHANGES = {"develop", "cave", "take"}


def means(scene: Scene, text: str) -> dict[str, dict[str, Any]]:
    """By name, the parameters of what a move brings about; the luck is any."""
    return {one.name: dict(one.parameters) for one in consequences(scene, text)}


def consequences(scene: Scene, text: str) -> list[Consequence]:
    p = scene.p
    move = next(move for move in p.moves() if move == BOX.parse(text))
    after, events = p.copy(), list[Event]()
    after.events = events
    after.play(move, Seeded(0))
    return [*meaning(p, move, after), *differences(p, move, after, events)]


def fort(conquistadors: int, group: str, **weapons: int) -> Scene:
    scene = Scene(3).volcano(1, "0,0").forest("1,0").fort("1,0", conquistadors)
    return scene.natives(0, "0,0", group).stock(0, **weapons).exploring(0)


def test_every_form_says_what_it_is_for() -> None:
    silent = [
        form.words
        for number, form in enumerate(FORMS)
        if number not in TOLD and form.words[0] not in PLAIN and form.words[0] not in TOLD_BY_CHANGES
    ]
    assert not silent


def test_a_defeat_is_told_with_its_dead() -> None:
    """T14.6.4: 2 conquistadors, 1 weapon: all 3 die."""
    told = means(fort(2, "1n2v", horns=1), "walk 0,0 1,0 1n2v")
    assert told["lost-reconquest"] == {"enemies": 2, "natives": 3, "weapons": 1}
    assert [one.tone for one in consequences(fort(2, "1n2v"), "walk 0,0 1,0 1n2v") if one.name == "die"] == ["loss"]


def test_the_dead_are_marked_where_they_die() -> None:
    """T14.6.4, T2.11."""
    told = {one.name: one.places for one in consequences(fort(2, "1n2v"), "walk 0,0 1,0 1n2v")}
    assert told["die"] == told["lost-reconquest"] == ("1,0",)


def test_a_fight_that_can_be_won_is_no_loss() -> None:
    """T14.6.3."""
    scene = fort(2, "1n1v", horns=2)
    assert means(scene, "walk 0,0 1,0 1n1v")["fight"] == {"enemies": 2, "natives": 2, "weapons": 2}
    assert all(one.tone != "loss" for one in consequences(scene, "walk 0,0 1,0 1n1v"))
    scene.play("walk 0,0 1,0 1n1v")
    assert "wins-fort" in means(scene, "arm 2h0o")
    assert "lost-reconquest" in means(scene, "arm 1h0o")


def village() -> Scene:
    return Scene(3).volcano(1, "0,0").forest("1,0").build("sty", "1,0").natives(0, "1,0", "1n2v")


def test_markers() -> None:
    """T9.4: a cube comes back, a cylinder leaves the game."""
    scene = village().turn(0)
    assert means(scene, "produce swineherd cube")["cube"] == {"left": 2}
    assert means(scene, "produce swineherd cylinder")["cylinder"] == {"left": 1}


def test_passing_tells_who_will_starve() -> None:
    """T16.1.1, T16.2.3: two villagers and their child, one ration."""
    told = means(village().stock(0, milk=1).turn(0), "pass")
    assert told["will-starve"] == {"villagers": 3, "rations": 1, "deaths": 2}
    assert "will-starve" not in means(village().stock(0, milk=3).turn(0), "pass")


def test_passing_tells_that_the_tribe_dies_out() -> None:
    """T22.1.1, T22.1: nothing to eat in the last era; what else is missing is counted."""
    told = means(village().stock(0, milk=0).turn(0), "pass")
    assert told["dies-out"] == {"mode": "alliance"}
    assert "dies-out" not in means(village().stock(0, milk=1).turn(0), "pass")
    last = village().stock(0, milk=3).turn(0).era(village().p.variant.eras)
    last.p.stack.insert(0, Script(IN_TURNS, "era"))
    held = next(goal.together for goal in last.p.goals(0) if goal.kind == "aim")
    open_ones = means(last, "pass")["conditions-open"]
    assert held is not None
    assert open_ones == {"number": (held.wanted or 0) - held.value, "conditions": held.wanted}


def test_meals() -> None:
    """T16.2.2: what is left of a unit is lost."""
    scene = village().stock(0, figs=2, ham=1).paragraph(feed)
    kit = scene.p.kit
    rations = kit.rations[kit.resource["ham"]]
    assert rations > 2
    told = means(scene, "eat ham")
    assert told["feeds"] == {"fed": 2, "hungry": 0}
    assert told["leftovers"] == {"rations": rations - 2}
    assert means(scene, "eat figs")["feeds"] == {"fed": 1, "hungry": 1}


def test_deaths_that_buy_something_are_no_loss() -> None:
    """T14.3.6: a villager given to a god is a price."""
    scene = Scene(3).volcano(1, "0,0").natives(0, "0,0", "1n2v").offering("acoran", "offering_1")
    scene.after_moves(0).play("offer 0,0")
    gift = next(text for text in scene.legal() if text.endswith("villager 0,0"))
    assert {one.tone for one in consequences(scene, gift) if one.name == "die"} == {"cost"}
    assert "offered" in means(scene, gift)


def test_animals_that_nobody_stays_with() -> None:
    """T7.8: whoever boards a canoe leaves them; whoever has moves left may come back."""

    def sty(group: str, left: int) -> Scene:
        scene = Scene(2).volcano(1, "0,0").forest("1,0").mountain("2,0").build("sty", "1,0", 2)
        return scene.natives(0, "1,0", group).stock(0, wood=1).exploring(0, left)

    for last, left, tone in (
        ("embark 1,0 1n0v", 3, "loss"),
        ("walk 1,0 2,0 1n0v", 1, "loss"),
        ("walk 1,0 2,0 1n0v", 3, "cost"),
    ):
        told = [one for one in consequences(sty("1n0v", left), last) if one.name.startswith("animals")]
        assert [(one.name, one.tone, one.places) for one in told] == [("animals-alone", tone, ("1,0",))]
        assert told[0].parameters == {"animal": "pig", "number": 2}
        assert not {name for name in means(sty("1n1v", left), last) if name.startswith("animals")}


def test_splitting_tells_of_children_and_of_empty_buildings() -> None:
    """T4.5.3, T7.4, T16.1.1."""
    scene = Scene(1).forest("1,0").coast("3,0").build("sty", "1,0").build("dock", "3,0")
    scene.p.tribes[0].homes = (read_hex("1,0"), read_hex("3,0"))
    scene.start(Split(0, 0))
    told = means(scene, "split 3")
    assert told["splits"] == {"first": "sty", "here": 3, "second": "dock", "there": 0}
    assert told["births"] == {"births": 1}
    assert told["idle-building"] == {"building": "dock"}
    assert "idle-building" not in means(scene, "split 1")


def test_raids_tell_whom_they_meet() -> None:
    """T21.4, T21.5."""
    scene = village().build("dock", "4,0").natives(1, "4,0", "1n1v").stock(1, horns=2).wall("1,0")
    scene.start(RaidChoice(0, (read_hex("1,0"), read_hex("4,0")), True))
    assert "wall-holds" in means(scene, "raid 1,0")
    assert means(scene, "raid 4,0")["defends"] == {"seat": 1, "natives": 2, "weapons": 2}


def test_tokens_below_zero() -> None:
    """T8.8: whoever is best at the objective loses points."""
    scene = Scene(2, mode="domination").objectives_left("token_1", "token_4")
    scene.p.tribes[0].dealt = ("most_dock",)
    scene.start(ChooseToken(0, ()))
    assert means(scene, "token token_4")["token-loss"] == {"points": 2}
    assert means(scene, "token token_1")["token-gain"] == {"points": 3}


def test_a_price_is_told_before_the_unit_is_chosen_that_is_saved() -> None:
    """T24.6: Jandia buys for one unit less."""
    scene = village().tribe(0, "jandia").turn(0)
    card, price = next(iter(scene.p.kit.prices.items()))
    scene.stock(0, **{scene.p.kit.resources[kind]: units for kind, units in price}).p.market = (card,)
    told = [one for one in consequences(scene, f"buy {card}") if one.name in ("price", "saves")]
    assert [one.parameters["units"] for one in told] == [*(units for _, units in price), 1]
    assert [one.tone for one in told] == [*("cost" for _ in price), "gain"]


def test_what_lies_under_a_token_is_told_by_odds() -> None:
    """T14.1.1: the tokens that were never collected are known to all, the one on the hex is not."""
    chance = Seeded(5)
    position = BOX.new(2, BOX.settle(2, {}), chance)
    move = next(move.text for move in position.moves() if move.text.startswith("found dock"))
    assert position.seat is not None
    gains = [one for one in foresee(BOX, position.view(position.seat), [move])[move] if one.name == "gets"]
    odds = [one.odds for one in gains]
    assert len(gains) > 1
    assert sum(Fraction(one.times, one.of) for one in odds if one is not None) == 1
    assert not any(one.about for one in odds if one is not None)
