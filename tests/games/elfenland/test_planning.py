"""E10: counters and obstacles on the roads."""

from typing import Any

import pytest

from games.elfenland.scene import LAND_KINDS, legal, new, pass_all, play, refused, roads_free, table, to_planning, why
from ludoteca.core import Hashed, Referee, Refused
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.board import WAYS
from ludoteca.games.elfenland.state import PHASES


@pytest.mark.parametrize("road", ["R16", "R08"])
def test_x16_pig_off_its_terrain(road: str) -> None:
    """E10.3, E3.1: no pig in the desert or the mountains."""
    p = table(phase="plan", up={0: "pig"})
    assert refused(p, f"plan pig {road}") == "E10.3"


@pytest.mark.parametrize(("kind", "road"), [("unicorn", "R30"), ("elfcycle", "R18"), ("cloud", "R10")])
def test_x17_other_kinds_off_their_terrain(kind: str, road: str) -> None:
    """E10.3: no unicorn on the plains, no elfcycle or cloud in the desert."""
    p = table(phase="plan", up={0: kind})
    assert refused(p, f"plan {kind} {road}") == "E10.3"


@pytest.mark.parametrize(("kind", "roads"), list(zip(LAND_KINDS, (20, 28, 28, 27, 35, 35), strict=True)))
@pytest.mark.parametrize("facing", ["up", "down"])
def test_x18_roads_of_each_kind(kind: str, roads: int, facing: str) -> None:
    """E3.1, E10.4: the number of roads open to each kind on the empty board, face up or face down."""
    p = table(phase="plan", **{facing: {0: kind}})  # type: ignore[arg-type]
    assert len(legal(p) - {"pass"}) == roads
    assert all(text.endswith(" hidden") == (facing == "down") for text in legal(p) - {"pass"})


@pytest.mark.parametrize("kind", LAND_KINDS)
def test_x19_one_counter_per_road(kind: str) -> None:
    """E10.2, E10.9: whatever its kind, no second counter."""
    p = table(phase="plan", up={0: kind}, counters={"R30": "pig"})
    assert refused(p, f"plan {kind} R30") == "E10.2"


@pytest.mark.parametrize("way", ["V3", "M1", "N2"])
@pytest.mark.parametrize("kind", LAND_KINDS)
def test_x20_no_counter_on_water(way: str, kind: str) -> None:
    """E10.3, E3.2: never on water."""
    p = table(phase="plan", up={0: kind})
    assert refused(p, f"plan {kind} {way}") == "E10.3"


def test_x21_obstacle_needs_a_counter() -> None:
    """E10.5."""
    p = table(phase="plan")
    assert refused(p, "obstacle R30") == "E10.5"


def test_x22_second_obstacle() -> None:
    """E10.5: one obstacle per road, whoever placed it."""
    p = table(phase="plan", counters={"R30": "pig"})
    play(p, "obstacle R30")
    assert p.seat == 1
    assert refused(p, "obstacle R30") == "E10.5"


@pytest.mark.parametrize("way", ["N1", "V1"])
def test_x23_no_obstacle_on_water(way: str) -> None:
    """E10.5."""
    p = table(phase="plan", counters={"R30": "pig"})
    assert refused(p, f"obstacle {way}") == "E10.5"


def test_x24_obstacle_on_the_own_counter() -> None:
    """Q17, E10.5: it does not matter who placed the counter."""
    p = table(phase="plan", up={0: "pig"})
    play(p, "plan pig R30", "pass", "obstacle R30")
    assert p.view(None).facts["roads"] == {"R30": {"counter": "pig", "obstacle": True}}


def test_x25_one_action_a_turn() -> None:
    """E10.1, E6.2: after a counter the turn passes; the obstacle has to wait."""
    referee = Referee(BOX, 2, {"first_player": 0}, Hashed("x25"))
    while referee.position.seat is not None and "pass" not in referee.legal():
        referee.play(referee.position.seat, sorted(referee.legal())[0])
    text = next(text for text in referee.legal() if text.startswith("plan"))
    referee.play(0, text)
    with pytest.raises(Refused) as problem:
        referee.play(0, f"obstacle {text.split()[2]}")
    assert problem.value.refusal.reason == "not-your-turn"
    assert problem.value.refusal.rule == "E6.2"


def test_x26_passing_binds_nobody() -> None:
    """E10.7: whoever passed may place when the turn comes back."""
    p = table(3, phase="plan", up={0: "pig", 2: "dragon"})
    play(p, "pass", "pass", "plan dragon R31")
    assert p.seat == 0
    play(p, "plan pig R30")


def test_x27_passes_in_succession_end_the_phase() -> None:
    """E10.8: three passes after C's placement; A gets no further turn."""
    p = table(3, phase="plan", seat=2, start=0, up={0: "pig", 2: "dragon"})
    play(p, "plan dragon R31", "pass", "pass")
    assert PHASES[p.phase] == "plan"
    assert p.passes == 2
    play(p, "pass")
    assert (PHASES[p.phase], p.seat) == ("travel", 0)


def test_x28_all_pass_at_once() -> None:
    """E10.8: the phase ends after n passes; only water is open."""
    p = pass_all(to_planning(new(4)))
    assert PHASES[p.phase] == "travel"
    assert roads_free(p)
    assert p.seat is not None
    p.hands[p.seat], p.pile = 0, p.pile + p.hands[p.seat]
    assert legal(p) == {"stop"}
    p = table(hands={0: "raft raft pig dragon"})
    assert legal(p) == {"sail V2", "sail V3", "sail M1", "sail M2", "stop"}


def test_x29_nothing_to_place() -> None:
    """E10.7: without counters and obstacle the only move is to pass, and it counts."""
    p = table(2, phase="plan", obstacles=["R30", "R31"], counters={"R30": "pig", "R31": "pig"})
    assert legal(p) == {"pass"}
    play(p, "pass")
    assert p.passes == 1
    play(p, "pass")
    assert PHASES[p.phase] == "travel"


def test_x30_face_down_counter_placed() -> None:
    """E5.4, E10.4: it becomes public and there is one less face down."""
    p = table(phase="plan", down={0: "dragon"})
    assert refused(p, "plan dragon R30") == "E10.4"
    play(p, "plan dragon R30 hidden")
    facts: Any = p.view(None).facts
    assert facts["roads"]["R30"]["counter"] == "dragon"
    assert facts["seats"][0]["hidden"] == 0


def test_x31_obstacle_is_spent_for_good() -> None:
    """E10.6, E17.4, Q21: placed in round 1, none in the rounds after."""
    p = table(phase="plan", counters={"R30": "pig"})
    play(p, "obstacle R30", "pass", "pass")
    play(p, "stop", "stop")
    assert p.round == 2
    assert p.obstacles == 0
    assert p.owners == 0b10
    to_planning(p)
    play(p, next(text for text in sorted(legal(p)) if text.startswith("plan")))
    assert p.seat == 0
    assert refused(p, "obstacle R30") == "E10.6"


def test_x32_any_road_on_the_board() -> None:
    """E10.4: a dragon where no elf can get this round."""
    p = table(phase="plan", up={0: "dragon"})
    assert why(p, "plan dragon R24") is None


def test_e10_counter_must_be_held() -> None:
    """E10.4: only a counter in front of the player, in the facing it has."""
    p = table(phase="plan", up={0: "dragon", 1: "pig"})
    assert refused(p, "plan pig R30") == "E10.4"
    assert refused(p, "plan dragon R30 hidden") == "E10.4"
    assert refused(p, "plan raft R30") == "E1.3"


def test_e10_every_listed_move_fits() -> None:
    """E10.2, E10.3, E10.5: what is listed is exactly what the rules allow, on a board half full."""
    counters = {"R30": "pig", "R31": "dragon", "R16": "dragon", "R08": "cloud", "R22": "elfcycle"}
    p = table(phase="plan", up={0: "pig troll_wagon"}, down={0: "unicorn"}, counters=counters, obstacles=["R31"])
    p.owners = 0b01
    texts = {f"plan {kind} {way.id}{end}" for kind in LAND_KINDS for way in WAYS for end in ("", " hidden")}
    texts |= {f"obstacle {way.id}" for way in WAYS} | {"pass"}
    assert {text for text in texts if why(p, text) is None} == legal(p)
    assert {text for text in legal(p) if text.startswith("obstacle")} == {
        "obstacle R30", "obstacle R16", "obstacle R08", "obstacle R22"
    }  # fmt: skip


def test_x84_no_obstacles() -> None:
    """O9 = false: nobody owns an obstacle."""
    p = new(2, options={"obstacles": False})
    assert p.owners == 0
    to_planning(p)
    kind = next(text for text in sorted(legal(p)) if text.startswith("plan"))
    play(p, kind)
    assert refused(p, f"obstacle {kind.split()[2]}") == "O9"
    assert not any(text.startswith("obstacle") for text in legal(p))
