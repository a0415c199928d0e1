"""T23: the end of the Domination."""

from typing import Any

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import ACORAN
from ludoteca.games.tindaya.era_end.learning import learn
from ludoteca.games.tindaya.era_end.offering_rewards import reward
from ludoteca.games.tindaya.era_end.survival import survive
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.game_end import end_game
from ludoteca.games.tindaya.scoring import monopolies

RED, BLUE, GREEN = range(3)


def rivals(*groups: str, **options: str) -> Scene:
    """Tribes on a forest each, at most three, without aims."""
    scene = Scene(3, mode="domination", **options).forest("0,0", "2,0", "4,0").archipelago()
    for seat, group in enumerate(groups or ("1n1v", "1n1v", "1n1v")):
        if group:
            scene.natives(seat, f"{2 * seat},0", group)
    return scene


def finish(scene: Scene, end: str = "eras") -> dict[str, Any]:
    end_game(scene.p, end)
    result = scene.p.result()
    assert result is not None
    return dict(result.json())


def test_e134_monopolies() -> None:
    """T23.3, T2.5: Red 4 clay against 2: -2; Blue 4 wood against 2 and 3 ore against 2: -3."""
    scene = rivals().tokens(RED, wood=1, clay=4, ore=2).tokens(BLUE, wood=4, clay=2, ore=3)
    scene.tokens(GREEN, wood=2, clay=1, ore=1)
    scene.count(monopolies(scene.p, [RED, BLUE, GREEN]))
    assert scene.scores() == [3, 2, 5]


@pytest.mark.parametrize(
    ("wood", "loss"),
    [((3, 3, 1), (-2, -2, 0)), ((2, 2, 2), (-1, -1, -1)), ((0, 0, 0), (0, 0, 0)), ((3, 2, 0), (-1, 0, 0))],
)
def test_e135_ties(wood: tuple[int, ...], loss: tuple[int, ...]) -> None:
    """R20, T23.3: tied leaders pay together; nobody pays for zero tokens."""
    scene = rivals()
    for seat, number in enumerate(wood):
        scene.tokens(seat, wood=number)
    scene.count(monopolies(scene.p, [RED, BLUE, GREEN]))
    assert scene.scores() == [5 + points for points in loss]


def test_e136_the_best_survivor_scores() -> None:
    """T23, T23.2, T23.7: a tribe without nobles has most docks, but is out; its own cards stay closed."""
    scene = rivals("1n0v", "1n0v", "").coast(*(f"{q},1" for q in range(6)))
    for q, owner in enumerate((RED, RED, BLUE, GREEN, GREEN, GREEN)):
        scene.build("dock", f"{q},1").natives(owner, f"{q},1", "0n1v")
    scene.objective(BLUE, "most_dock", "token_1").objective(GREEN, "most_sty", "token_2")
    result = finish(scene)
    assert result["scores"] == [5 + 1 + 3, 5 + 1, 5]
    assert result["winners"] == [RED]
    assert scene.seen(RED)["tribes"][GREEN]["objectives"][0]["card"] is None
    assert scene.seen(RED)["tribes"][BLUE]["objectives"][0]["card"] == "most_dock"


def test_e137_nobody_has_any() -> None:
    """T29, T23.7: *most* needs at least 1: a negative token costs nobody anything."""
    scene = rivals().objective(RED, "most_horns", "token_4")
    assert finish(scene)["scores"] == [6, 6, 6]
    scene = rivals().stock(BLUE, horns=1).objective(RED, "most_horns", "token_4")
    assert finish(scene)["scores"] == [6, 4, 6], "whoever owns the card"


def test_e138_fewest() -> None:
    """T29: 0, 0 and 2 prisoners, token +3: Red and Blue 3 points each."""
    scene = rivals().prisoners(GREEN, 2).objective(GREEN, "fewest_prisoner", "token_1")
    assert finish(scene)["scores"] == [9, 9, 6]


def test_e139_ties_at_the_top() -> None:
    """T23.8: equal points: inventions, then controlled buildings, then a shared victory."""

    def equals(buildings: tuple[int, int], inventions: tuple[str, ...]) -> list[int]:
        scene = (
            rivals("1n0v", "1n0v", "1n1v").track((GREEN, 1), (RED, 5), (BLUE, 5)).coast(*(f"{q},2" for q in range(6)))
        )
        for seat, number in enumerate(buildings):
            for place in range(number):
                at = f"{3 * seat + place},2"
                scene.build("dock", at).natives(seat, at, "0n1v")
        scene.inventions(RED, "salting_tub", "knife", "dagger", "plough").inventions(BLUE, *inventions)
        winners: list[int] = finish(scene)["winners"]
        return winners

    four = ("salting_tub", "smokehouse", "knife", "saltworks")
    assert equals((3, 2), four) == [RED]
    assert equals((3, 3), four) == [RED, BLUE]
    assert equals((3, 2), (*four, "dagger")) == [BLUE], "inventions come first"


def test_e140_a_tribe_dies_out_early() -> None:
    """R57, T16.8.2, T23.1, T23.2: in era 2 Blue has no noble left: the game ends, control is tested, the others
    score."""
    scene = rivals("1n1v", "0n2v", "2n1v").era(2).from_paragraph(survive)
    result = scene.p.result()
    assert result is not None
    assert result.json() == {"scores": [6, 5, 7], "winners": [GREEN], "end": "extinct"}
    scene = rivals("1n1v", "0n2v", "2n1v").era(2).forest("6,0").fort("6,0", 7).from_paragraph(survive)
    result = scene.p.result()
    assert result is not None
    assert result.json() == {
        "scores": [5, 5, 5],
        "winners": [],
        "end": "extinct",
        "outcome": "lost",
        "failed": ["control"],
    }


def test_e141_doom_may_be_averted() -> None:
    """R58, T16.8.1, T16.5.1: on doom after the waste, calmed by a complete offering: the game goes on."""
    scene = rivals().anger("acoran", "doom").waste(RED, 4).offering("acoran", "offering_1", {RED: 3, BLUE: 3})
    scene.paragraph(dump_waste)
    assert scene.angers()[ACORAN] == "doom", "above doom there is nothing"
    scene.paragraph(reward(ACORAN))
    assert scene.angers()[ACORAN] == "red_2"
    scene.paragraph(survive)
    assert scene.p.result() is None


def test_control_lost() -> None:
    """T23.1, T1.3, N10: everybody loses; scores stay as they are on the track."""
    scene = rivals().forest("6,0").fort("6,0", 7).idols(RED, "contribution")
    assert finish(scene) == {
        "scores": [5, 5, 5],
        "winners": [],
        "end": "eras",
        "outcome": "lost",
        "failed": ["control"],
    }


def test_no_survivor() -> None:
    """T23.2, N10."""
    assert finish(rivals("1n0v", "0n1v", ""))["failed"] == ["survivors"]


def test_contribution_idols_and_nobles() -> None:
    """T23.4, T23.5, T25.11: +1 for each unsold card of a survivor and for each living noble."""
    scene = rivals("2n1v", "1n1v", "0n1v").idols(RED, "contribution", "contribution").idols(GREEN, "contribution")
    scene.idols(BLUE, "movement")
    assert finish(scene)["scores"] == [5 + 2 + 2, 5 + 1, 5]


def test_common_objectives() -> None:
    """T23.6, T28: 2 points to each survivor who is best; ties all score; nobody with 0."""
    scene = rivals().common("owners", "sages").trades(RED, "fisher").trades(GREEN, "fisher")
    assert finish(scene)["scores"] == [6, 8, 6], "nobody controls a building"
    scene = rivals().common("owners", "sages")
    assert finish(scene)["scores"] == [8, 8, 8]


def test_doom_in_domination() -> None:
    """T1.7, T16.8.1, N10: all lose, with the scores of the track."""
    assert finish(rivals(), "doom") == {"scores": [5, 5, 5], "winners": [], "end": "doom", "outcome": "lost"}


def test_learned_in_the_last_era() -> None:
    """R84, T16.7: a trade learned at the end of era 3 counts for the sages."""
    scene = rivals("1n0v", "1n1v", "1n1v").era(3).common("owners", "sages").coast("0,1").build("dock", "0,1")
    for seat in range(3):
        scene.trades(seat, "farmer")
    scene.natives(RED, "0,1", "1n0v").natives(RED, "0,0", "0n1v").trades(BLUE, "fisher").natives(BLUE, "0,1", "0n1v")
    scene.from_paragraph(learn)
    result = scene.p.result()
    assert result is not None
    assert result.scores == (5 + 2 + 2, 5 + 1 + 2, 5 + 1)
