"""E17: the end of a round."""

from typing import Any

from games.elfenland.scene import Luck, legal, new, play, refused, table, to_planning
from ludoteca.games.elfenland.bag import size
from ludoteca.games.elfenland.moves import STOP
from ludoteca.games.elfenland.state import PHASES


def test_x65_counters_of_the_board_return() -> None:
    """E17.3, E17.5, E17.7: the board is empty, played cards are in the pile; display, boots and markers stay."""
    p = table(hands={0: "pig", 1: "dragon"}, counters={"R30": "pig", "R31": "dragon"}, seat=0)
    display, stack = p.display, size(p.stack)
    play(p, "ride R30", "stop", "ride R31", "stop")
    assert p.round == 2
    assert p.display == display
    assert p.view(None).facts["roads"] == {}
    assert size(p.stack) == stack + 2 - 1, "two came back, the first counter of the new round left"
    assert sum(p.played) == 0
    seats: Any = p.view(None).facts["seats"]
    assert [(row["town"], row["visited"]) for row in seats] == [("lapphalya", ["lapphalya"]), ("beata", ["beata"])]


def test_x66_one_of_three_is_kept() -> None:
    """E17.2, Q10: one counter is kept, its facing unchanged, two return."""
    p = table(up={0: "pig dragon"}, down={0: "cloud"}, seat=1)
    stack = size(p.stack)
    play(p, "stop")
    assert (PHASES[p.phase], p.seat) == ("keep", 0)
    assert legal(p) == {"keep pig", "keep dragon", "keep cloud hidden"}
    assert refused(p, "keep cloud") == "E17.2"
    play(p, "keep cloud hidden")
    assert p.round == 2
    assert (p.up[0], size(p.down[0])) == (0, 1)
    own: Any = p.view(0).facts["seats"]
    assert own[0]["own_hidden"] == ["cloud"]
    assert size(p.stack) == stack + 2 - 1


def test_x66_kept_in_secret() -> None:
    """E5.2, E5.4: the others see that a face-down counter is kept, not which; those returned go back unseen."""
    p = table(3, down={0: "cloud pig"}, up={1: "dragon unicorn"}, seat=2)
    play(p, "stop")
    move = next(move for move in p.moves() if move.text == "keep cloud hidden")
    assert [p.shown(move, seat) for seat in (0, 1, None)] == ["keep cloud hidden", "keep hidden", "keep hidden"]
    play(p, "keep cloud hidden")
    assert p.seat == 1
    theirs: Any = p.view(1).facts["seats"]
    own: Any = p.view(0).facts["seats"]
    assert theirs[0]["kept"] == {"kind": None, "hidden": True}
    assert own[0]["kept"] == {"kind": "cloud", "hidden": True}


def test_x66_alike_counters_are_asked_too() -> None:
    """E17.2: two counters left are asked for even if they are all alike."""
    p = play(table(up={1: "pig pig"}, seat=1), "stop")
    assert p.seat == 1
    assert legal(p) == {"keep pig"}


def test_x67_one_left_or_none() -> None:
    """E17.2: a single counter is kept without a choice, none means nothing."""
    p = play(table(up={0: "pig"}, seat=1), "stop")
    assert p.round == 2
    assert [size(bag) for bag in p.up] == [1, 0]


def test_x68_obstacle_and_counter() -> None:
    """E17.4: an unplayed obstacle is kept besides the counter. O6 = 0: only the obstacle."""
    p = play(table(up={0: "pig"}, seat=1), "stop")
    assert p.owners == 0b11
    assert size(p.up[0]) == 1
    p = play(table(up={0: "pig dragon"}, seat=1, options={"kept_counters": 0}), "stop")
    assert p.round == 2
    assert p.owners == 0b11
    assert p.up[0] == 0
    assert refused(p, "keep pig") == "O6"


def test_x69_starting_players() -> None:
    """E17.6: the starting player of round r is (s + r - 1) mod n; with six players two seats never start."""
    for players in (2, 6):
        p = new(players, Luck(first=[players - 1]))
        starts: list[int] = []
        luck = Luck()
        while p.seat is not None:
            if p.round > len(starts):
                starts.append(p.start)
            p.play(STOP if STOP in p.moves() else p.moves()[0], luck)
        assert starts == [(players - 1 + number) % players for number in range(4)]


def test_e17_asked_from_the_starting_player() -> None:
    """E17.2, E6.2: clockwise from the starting player of the round just played."""
    p = table(3, start=1, seat=0, up={0: "pig dragon", 1: "cloud dragon", 2: "pig pig"})
    play(p, "stop")
    asked = []
    while PHASES[p.phase] == "keep":
        asked.append(p.seat)
        play(p, sorted(legal(p))[0])
    assert asked == [1, 2, 0]
    assert p.start == 2


def test_e17_nothing_is_done_after_the_end() -> None:
    """E17.1: if the game ends, no counter is kept."""
    p = play(table(up={0: "pig dragon"}, seat=1, round=4), "stop")
    assert p.seat is None
    assert p.moves() == ()
    assert refused(p, "keep pig") == "E6.1"


def test_x85_named_first_player() -> None:
    """O11, Q22: seat 2 starts round 1; no `first` line is drawn."""
    luck = Luck()
    p = new(4, luck, {"first_player": 2})
    assert (p.start, p.seat) == (2, 2)
    assert luck.fallen[0][0] == "home"
    to_planning(p)
    starts: list[int] = []
    while p.seat is not None:
        if not starts or starts[-1] != p.start:
            starts.append(p.start)
        p.play(STOP if STOP in p.moves() else p.moves()[0], luck)
    assert starts == [2, 3, 0, 1]
