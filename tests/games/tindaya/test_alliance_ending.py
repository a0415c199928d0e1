"""T22, T27: the end of the Alliance, control of the archipelago."""

from itertools import pairwise
from typing import Any

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.game_end import control_kept, end_game


def finish(scene: Scene, end: str = "eras") -> dict[str, Any]:
    end_game(scene.p, end)
    result = scene.p.result()
    assert result is not None
    return dict(result.json())


def allies(level: str = "easy", mission: str = "fertile", villagers: int = 5) -> Scene:
    """Three tribes with a noble and villagers in a dock each."""
    scene = Scene(3, level=level).mission(mission).coast("0,0", "2,0", "4,0")
    for seat in range(3):
        scene.build("dock", f"{2 * seat},0").natives(seat, f"{2 * seat},0", f"1n{villagers}v")
    return scene


def test_won_together() -> None:
    """T22, T22.1, T1.2, N10: every condition holds: all seats win, no scores."""
    assert finish(allies()) == {"scores": None, "winners": [0, 1, 2], "end": "eras", "outcome": "won"}


@pytest.mark.parametrize(("conquistadors", "kept"), [(6, True), (7, True), (8, False)])
def test_e130_control(conquistadors: int, kept: bool) -> None:
    """T22.3: three players, 15 natives: limit 7."""
    scene = Scene(3).forest("0,0", "1,0").natives(0, "0,0", "1n3v").natives(1, "0,0", "2n3v").natives(2, "0,0", "2n4v")
    scene.fort("1,0", conquistadors)
    assert control_kept(scene.p) == kept


def test_e131_prisoners_do_not_count() -> None:
    """T22.3, T2.9: 7 in forts, 4 prisoners: 7 are counted."""
    scene = Scene(3).forest("0,0", "1,0", "3,0").natives(0, "0,0", "1n3v").natives(1, "0,0", "2n3v")
    scene.natives(2, "0,0", "2n4v").fort("1,0", 3).fort("3,0", 4).prisoners(0, 4)
    assert control_kept(scene.p)


def test_the_control_table() -> None:
    """T22.3: every limit of the table."""
    table = kit_of({}).control
    starts = {players: [row["min"] for row in rows] for players, rows in table.items()}
    assert starts == {1: [0, 6, 7, 8, 9], 2: [0, 9, 11, 13, 15], 3: [0, 13, 16, 19, 22], 4: [0, 17, 21, 25, 29]}
    for players, rows in table.items():
        assert [row["limit"] for row in rows] == [6, 7, 8, 9, 10]
        for before, after in pairwise(rows):
            assert before["max"] + 1 == after["min"], players
        assert rows[-1]["max"] is None


def test_e132_a_tribe_without_building() -> None:
    """T22.1: all fine but one tribe controls no building: defeat of all."""
    scene = allies()
    scene.p.raze(next(iter(scene.p.tribes[2].natives)))
    assert finish(scene) == {"scores": None, "winners": [], "end": "eras", "outcome": "lost", "failed": ["building"]}


@pytest.mark.parametrize(("villagers", "fulfilled"), [(4, False), (5, True)])
def test_e133_fertile(villagers: int, fulfilled: bool) -> None:
    """T27, T1.5: at level normal more than 4 villagers."""
    result = finish(allies("normal", villagers=villagers))
    assert result["outcome"] == ("won" if fulfilled else "lost")
    assert result.get("failed") == (None if fulfilled else ["mission"])


def test_every_tribe_must_fulfil_the_mission() -> None:
    """T22.1, T27: individually."""
    scene = allies("easy", "warriors").prisoners(0, 2).prisoners(1, 2).prisoners(2, 1)
    assert finish(scene)["failed"] == ["mission"]
    scene = allies("easy", "warriors").prisoners(0, 2).prisoners(1, 2).prisoners(2, 2)
    assert finish(scene)["outcome"] == "won"


def test_missions() -> None:
    """T27: inventions developed; prisoners; animals in controlled buildings; kinds of preserved goods."""
    scene = allies("easy", "inventors")
    for seat in range(3):
        scene.inventions(seat, "salting_tub", "plough", "knife", "mill")
    assert finish(scene)["outcome"] == "won"
    scene = allies("easy", "breeders").mountain("0,1", "2,1", "4,1", "6,1")
    for seat in range(3):
        scene.build("pen", f"{2 * seat},1", 3).natives(seat, f"{2 * seat},1", "0n1v")
    assert finish(scene)["outcome"] == "won"
    scene = allies("easy", "breeders").mountain("0,1", "2,1", "4,1")
    for seat in range(3):
        scene.build("pen", f"{2 * seat},1", 3).natives(seat, f"{2 * seat},1", "1n0v")
    assert finish(scene)["failed"] == ["mission"], "a noble does not control"
    scene = allies("easy", "planners")
    for seat in range(3):
        scene.stock(seat, cheese=1, flour=5)
    assert finish(scene)["outcome"] == "won"
    assert finish(allies("easy", "planners"))["failed"] == ["mission"]


def test_several_failures_are_listed() -> None:
    """N10, T22.1, T22.2: sorted; an early end is lost because some tribe is not alive."""
    scene = allies().forest("6,0").fort("6,0", 30)
    scene.p.kill_everybody(next(iter(scene.p.tribes[1].natives)))
    assert finish(scene, "extinct")["failed"] == ["building", "control", "mission", "natives"]


def test_doom_is_lost_without_reasons() -> None:
    """T1.7, T16.8.1, N10."""
    assert finish(allies(), "doom") == {"scores": None, "winners": [], "end": "doom", "outcome": "lost"}
