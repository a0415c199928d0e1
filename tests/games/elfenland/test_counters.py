"""E8, E9: the first counter and the open ones."""

from typing import Any

from games.elfenland.scene import Luck, legal, new, pass_all, play, refused, table, to_planning, why
from ludoteca.core import Hashed, Referee
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.bag import size
from ludoteca.games.elfenland.moves import FACE_DOWN
from ludoteca.games.elfenland.state import PHASES


def test_x10_face_down_is_a_secret() -> None:
    """E5.2, E8.1: the others see one face-down counter, not its kind; its owner sees it."""
    p = new(3, Luck(first=[0], counter=["dragon"]))
    assert legal(p) == {"face up", "face down"}
    assert p.view(0).facts["drawn"] == "dragon"
    assert p.view(1).facts["drawn"] is None
    play(p, "face down")
    for seat in (0, 1, None):
        seats: Any = p.view(seat).facts["seats"]
        assert seats[0]["hidden"] == 1
        assert seats[0]["counters"] == []
        assert ("own_hidden" in seats[0]) == (seat == 0)
    own: Any = p.view(0).facts["seats"]
    assert own[0]["own_hidden"] == ["dragon"]


def test_x10_logs_hide_the_counter() -> None:
    """E5.2, Q4: the line of the first counter is whole in the log of its owner alone; hands and homes likewise."""
    referee = Referee(BOX, 3, {"first_player": 0}, Hashed("x10"))
    record = [line.json() for line in referee.lines]
    logs = [[line.json() for line in referee.log(seat)] for seat in (0, 1, None)]
    counter = len(record) - 1
    assert record[counter]["chance"] == "counter"
    assert logs[0][counter] == record[counter]
    assert logs[1][counter]["value"] is None
    homes: Any = record[0]["value"]
    assert logs[1][0]["value"] == [None, homes[1], None]
    assert logs[2][0]["value"] == [None, None, None]
    assert logs[1][1]["value"] == {"seat": 0, "count": 8}
    assert logs[0][1] == record[1]


def test_e8_choice_is_final() -> None:
    """E8.2, Q16: once laid down, a counter is not turned any more."""
    p = play(new(2), "face down")
    assert p.seat is not None
    play(p, "face up")
    assert refused(p, "face up") == "E8.2"
    assert refused(p, "face down") == "E8.2"


def test_e8_next_player_draws_after_the_choice() -> None:
    """E8.2: the counter of the next player leaves the stack only when the choice is made."""
    p = new(3)
    assert size(p.stack) == 47
    play(p, "face up")
    assert size(p.stack) == 46


def test_x11_blind_draw_is_shown() -> None:
    """E9.4: a counter drawn blind lies face up for all to see."""
    p = _taking()
    luck = Luck(counter=["pig"])
    play(p, "take blind", luck=luck)
    seats: Any = p.view(None).facts["seats"]
    assert seats[0]["counters"] == ["pig"]


def _taking() -> Any:
    """Two players, all first counters face down, seat 0 takes."""
    luck = Luck(first=[0])
    return play(new(2, luck), "face down", "face down", luck=luck)


def test_x12_display_is_refilled() -> None:
    """E9.3, E9.1: after a counter was taken the display shows 5 again before the next turn."""
    luck = Luck(first=[0], counter=["dragon", "dragon", "pig", "pig", "cloud", "cloud", "unicorn", "elfcycle"])
    p = play(new(2, luck), "face down", "face down", luck=luck)
    assert p.view(None).facts["display"] == ["pig", "pig", "cloud", "cloud", "unicorn"]
    assert legal(p) == {"take pig", "take cloud", "take unicorn", "take blind"}
    play(p, "take cloud", luck=luck)
    assert p.seat == 1
    assert p.view(None).facts["display"] == ["pig", "pig", "elfcycle", "cloud", "unicorn"]
    assert size(p.stack) == 48 - 2 - 5 - 1


def test_x13_blind_draw_leaves_the_display() -> None:
    """E9.3: a blind draw leaves the display as it is; the stack is one smaller."""
    p = _taking()
    before, stack = p.display, size(p.stack)
    play(p, "take blind")
    assert p.display == before
    assert size(p.stack) == stack - 1


def test_x14_five_counters_at_most() -> None:
    """E9.5, E17.2: whoever kept a counter holds 5 after phase 3 of the next round, never 6."""
    p = to_planning(new(2))
    pass_all(p)
    luck = Luck()
    while p.round == 1:
        p.play(p.moves()[0], luck)
    held = [size(p.up[seat] + p.down[seat]) for seat in range(2)]
    assert sorted(held) == [1, 1]
    assert p.phase == PHASES.index("face")
    to_planning(p)
    assert [size(p.up[seat] + p.down[seat]) for seat in range(2)] == [5, 5]


def test_x15_drawing_is_compulsory() -> None:
    """E9.5: nobody declines a draw in phase 3."""
    p = _taking()
    assert refused(p, "pass") == "E9.5"


def test_e9_three_circuits() -> None:
    """E9.2, E6.3: one counter per turn, three circuits; only kinds on display can be taken."""
    p = _taking()
    turns = []
    while PHASES[p.phase] == "take":
        turns.append(p.seat)
        for kind in ("pig", "elfcycle", "cloud", "unicorn", "troll_wagon", "dragon"):
            there = kind in p.view(None).facts["display"]
            assert why(p, f"take {kind}") == (None if there else "E9.2")
        play(p, "take blind")
    assert turns == [0, 1, 0, 1, 0, 1]


def test_e9_display_stays_from_round_to_round() -> None:
    """E9.1, Q5: the display is filled once; later rounds open no new one."""
    p = table(2, seat=1)
    before = p.display
    luck = Luck()
    play(p, "stop", luck=luck)
    assert p.round == 2
    play(p, "face up", "face up", luck=luck)
    assert p.display == before
    assert [name for name, _ in luck.fallen] == ["deal", "deal", "counter", "counter"]


def test_x83_first_counter_always_hidden() -> None:
    """O4 = `hidden`: the first counter lies face down without a choice."""
    luck = Luck()
    p = new(3, luck, {"first_counter": "hidden"})
    assert PHASES[p.phase] == "take"
    assert [size(down) for down in p.down] == [1, 1, 1]
    assert [name for name, _ in luck.fallen][-8:] == ["counter"] * 8
    assert p.why_not(FACE_DOWN) is not None
    assert refused(p, "face up") == "O4"
