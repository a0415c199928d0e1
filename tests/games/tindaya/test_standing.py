"""T22, T23, T27 to T30, T33: points part by part, and the goals of tribes, for those who may know."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.test_alliance_ending import allies
from games.tindaya.test_domination_ending import BLUE, GREEN, RED, finish, rivals
from ludoteca.core import Goal, Progress
from ludoteca.games.tindaya.goals import reached


def points(scene: Scene, seat: int, viewer: int | None = None) -> dict[str, int]:
    return {"-".join(part.subject): part.points for part in scene.p.score(seat, viewer)}


def goal(scene: Scene, wanted: str, viewer: int | None = None) -> Goal:
    return next(goal for goal in scene.p.goals(viewer) if goal.name == wanted)


def test_monopolies_and_nobles_count_now() -> None:
    """T23.3, T23.5, T6.5: as if the game ended now."""
    scene = rivals("2n1v", "1n1v", "1n1v").tokens(RED, clay=4).tokens(BLUE, clay=2)
    assert points(scene, RED) == {"track": 5, "monopoly-clay": -2, "nobles": 2}
    assert points(scene, BLUE) == {"track": 5, "nobles": 1}


def test_contribution_idols_are_secret() -> None:
    """T23.4: their owner counts them, the others see them at the end."""
    scene = rivals().idols(RED, "contribution", "contribution")
    assert points(scene, RED, RED)["idols"] == 2
    assert "idols" not in points(scene, RED, BLUE)
    assert "idols" not in points(scene, RED)
    finish(scene)
    assert points(scene, RED, BLUE) == {"track": 5, "idols": 2, "nobles": 1}


def test_common_objectives() -> None:
    """T23.6: to all who are best; for the others it is still to be had."""
    scene = rivals().common("owners", "sages").trades(RED, "fisher").trades(GREEN, "fisher")
    assert points(scene, BLUE)["common-sages"] == 2
    assert "common-sages" not in points(scene, RED)
    to_be_had = [part.subject for part in scene.p.prospects(RED)]
    assert ("common", "sages") in to_be_had
    assert ("common", "owners") in to_be_had


def test_secret_objectives_are_for_those_who_know_them() -> None:
    """T8.8, T23.7: they count for whoever is best, whoever owns the card."""
    scene = rivals().stock(BLUE, horns=1).objective(RED, "most_horns", "token_4")
    assert points(scene, BLUE, RED)["secret-most_horns"] == -2
    assert "secret-most_horns" not in points(scene, BLUE, BLUE)
    assert [goal.name for goal in scene.p.goals(RED)].count("secret") == 1
    assert [goal.name for goal in scene.p.goals(BLUE)].count("secret") == 0
    finish(scene)
    assert points(scene, BLUE, GREEN)["secret-most_horns"] == -2


@pytest.mark.parametrize("viewer", [RED, BLUE, None])
def test_parts_add_up_to_the_result(viewer: int | None) -> None:
    """T23.3 to T23.7."""
    scene = rivals("2n1v", "1n1v", "1n1v").common("owners", "sages").tokens(BLUE, ore=1)
    scene.idols(GREEN, "contribution").prisoners(GREEN, 2).objective(GREEN, "fewest_prisoner", "token_1")
    scores = finish(scene)["scores"]
    assert [sum(points(scene, seat, viewer).values()) for seat in range(3)] == scores
    assert [points(scene, seat, viewer)["track"] for seat in range(3)] == [5, 5, 5]


def test_a_lost_game_counts_the_track_alone() -> None:
    """T23.1, N10."""
    scene = rivals().forest("6,0").fort("6,0", 7).idols(RED, "contribution")
    finish(scene)
    assert [points(scene, seat, seat) for seat in range(3)] == [{"track": 5}] * 3


def test_a_tribe_without_nobles_is_not_counted() -> None:
    """T23.2."""
    scene = rivals("0n1v", "1n1v", "1n1v").tokens(RED, clay=4).tokens(BLUE, clay=2)
    assert points(scene, RED) == {"track": 5}
    assert points(scene, BLUE)["monopoly-clay"] == -2
    assert goal(scene, "nobles").seats[RED] == Progress(0, 1, False)


def test_points_during_the_game() -> None:
    """T14.6.3, T16.5.2, T16.9.1: forts, offerings, seers."""
    scene = rivals().forest("6,0").fort("6,0", 2).offering("acoran", "offering_1", {RED: 1, BLUE: 3})
    found = {part.subject: part for part in scene.p.prospects(RED)}
    assert found[("fort",)].parameters == {"left": 1}
    assert found["offering", "acoran"].parameters == {"god": "acoran", "count": 1, "most": 3}
    assert found[("seers",)].rule == "T16.9.1"
    assert scene.p.era < scene.p.variant.eras
    assert ("seers",) not in {part.subject for part in rivals().era(3).p.prospects(RED)}


def test_an_alliance_has_no_points() -> None:
    """T1.2."""
    assert allies().p.score(0, 0) == []
    assert allies().p.prospects(0, 0) == []


def test_the_conditions_of_the_alliance() -> None:
    """T22.1, T22.3, T27, T1.7: all of them hold: the game would be won."""
    scene = allies()
    aim = scene.p.goals()[0]
    assert (aim.name, aim.rule) == ("win-together", "T22.1")
    assert aim.together is not None
    assert aim.together.reached
    assert finish(scene)["outcome"] == "won"
    assert goal(scene, "mission-fertile").parameters == {"number": 4}
    assert goal(scene, "control").together == Progress(0, 8, True)


@pytest.mark.parametrize(
    ("mission", "fort", "villagers", "missed"),
    [
        ("warriors", 0, 5, ["mission-warriors"]),
        ("fertile", 0, 3, ["mission-fertile"]),
        ("fertile", 9, 5, ["control"]),
        ("fertile", 0, 0, ["building", "mission-fertile", "villagers"]),
    ],
)
def test_what_is_missed(mission: str, fort: int, villagers: int, missed: list[str]) -> None:
    """T22.1, T22.3, T27: what the panel shows as missing is what loses the game."""
    scene = allies(mission=mission, villagers=villagers).forest("6,0")
    if fort:
        scene.fort("6,0", fort)
    assert sorted(goal.name for goal in scene.p.goals() if goal.kind == "part" and not reached(goal)) == missed
    failed = {"villagers": "natives", f"mission-{mission}": "mission"}
    assert finish(scene)["failed"] == sorted(failed.get(name, name) for name in missed)


def test_an_angry_god() -> None:
    """T1.7, T16.8.1: doom is one space too far."""
    scene = allies().anger("acoran", "doom")
    assert [reached(goal) for goal in scene.p.goals() if goal.name == "anger"] == [False, True]


def test_goals_of_the_campaign() -> None:
    """T33.1, T33.2."""
    scene = Scene(2, campaign="game_1").coast("0,0")
    start = len(scene.p.kit.setup[2]["seats"][0]["trades"])
    scene.trades(0, *[trade.key for trade in scene.p.kit.trades][: start + 1])
    scene.trades(1, *[trade.key for trade in scene.p.kit.trades][:start])
    assert goal(scene, "learn-trade").seats == (Progress(1, 1, True), Progress(0, 1, False))
    assert goal(scene, "first-fort").together == Progress(0, 1, False)
    scene = Scene(2, campaign="game_2").trades(0, "fisher", "farmer").inventions(1, "salting_tub", "smokehouse")
    trades, inventions = goal(scene, "all-trades").seats[0], goal(scene, "level-two").seats
    assert trades == Progress(2, 4, False)
    assert [progress.reached for progress in inventions if progress] == [False, True]


def test_the_aim_of_the_domination() -> None:
    """T23.8, T23.6: who leads among the survivors, and who is best at an objective."""
    scene = rivals("2n1v", "1n1v", "0n1v").common("owners", "sages").trades(RED, "fisher")
    aim = scene.p.goals()[0]
    assert [progress.reached for progress in aim.seats if progress] == [False, True, False]
    sages = next(goal for goal in scene.p.goals() if goal.parameters.get("card") == "sages")
    assert sages.seats[RED] == Progress(1, None, False)
