"""T16.1, T16.2, T16.4, T17: what the end of an era will ask, told while the tribes can still act."""

from games.tindaya.scene import Scene
from ludoteca.core import Consequence, Goal, Progress, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.consequences.danger import dangers_changed
from ludoteca.games.tindaya.needs import needs as needs_of


def village(**options: str) -> Scene:
    """A tribe of three; one of them is a noble."""
    scene = Scene(3, **options).volcano(1, "0,0").volcano(2, "9,0").forest("1,0")
    return scene.build("sty", "1,0").natives(0, "1,0", "1n2v").event("event_1_5")


def needs(scene: Scene) -> dict[str, Goal]:
    return {goal.name: goal for goal in needs_of(scene.p)}


def dangers_told(scene: Scene, text: str) -> list[Consequence]:
    move, after = BOX.parse(text), scene.p.copy()
    after.play(move, Seeded(0))
    return [*dangers_changed(scene.p, move, after)]


def test_food_counts_the_children_of_the_era() -> None:
    """T16.1.1, T16.2: two villagers in one building and their child."""
    assert needs(village().stock(0, milk=1).turn(0))["food"].seats[0] == Progress(1, 3, False)
    assert needs(village().stock(0, milk=3).turn(0))["food"].seats[0] == Progress(3, 3, True)


def test_shelter() -> None:
    """T16.4.1: as many as the caves of the tribe hold; the first game of the campaign has no caves (T33.1)."""
    scene = village().turn(0)
    housed = scene.p.kit.housed[False]
    assert needs(scene)["shelter"].seats[0] == Progress(3, housed, housed >= 3)
    assert "shelter" not in needs(village(campaign="game_1").turn(0))


def test_people_in_the_way_of_an_event() -> None:
    """T17.1, T17.2, T18: beside the volcano that erupts, or far from it."""
    near, far = (village().standee("eruption", number).turn(0) for number in (1, 2))
    assert "eruption" in near.p.kit.events["event_1_5"]["sequence"]
    assert needs(near)["danger"].seats[0] == Progress(3, 0, False)
    assert needs(far)["danger"].seats[0] == Progress(0, 0, True)


def test_whoever_passes_is_told_who_stays_in_the_way() -> None:
    """T9.2, T18: all whom an eruption hits die; that is asked about once more."""
    told, end = dangers_told(village().standee("eruption", 1).turn(0), "pass")
    assert (end.name, end.rule) == ("dies-out", "T22.1")
    assert (told.name, told.rule, told.tone) == ("will-die", "T18", "loss")
    assert (told.parameters, told.places) == ({"event": "eruption", "people": 3}, ("1,0",))
    assert not dangers_told(village().standee("eruption", 2).turn(0), "pass")


def test_whoever_passes_before_a_ship_is_told_who_may_be_attacked() -> None:
    """T9.2, T21.4: nobody knows yet whether they will hold."""
    [told] = dangers_told(village().trench(1, "2,0").ship("white", 1).turn(0), "pass")
    assert (told.name, told.tone, told.parameters) == ("in-danger", "fact", {"people": 3})


def test_they_stand_beside_the_goals_while_the_tribes_can_act() -> None:
    """T9 to T16: from the first turn of an era until all have passed."""
    chance = Seeded(1)
    position = BOX.new(2, BOX.settle(2, {"campaign": "game_1"}), chance)
    seen = set()
    while position.seat is not None:
        told = [goal.name for goal in position.goals() if goal.kind == "need"]
        seen.add(position.view(None).facts["phase"])
        assert told == (["food", "danger"] if position.view(None).facts["phase"] == "turns" else [])
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    assert len(seen) > 2
