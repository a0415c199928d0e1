"""E15, E16: markers and the hand limit."""

from collections.abc import Callable

import pytest

from games.elfenland.scene import bag, cards, legal, markers, play, refused, table, town_of, towns_but
from ludoteca.games.elfenland.board import WAY
from ludoteca.games.elfenland.components import KIND
from ludoteca.games.elfenland.moves import STOP
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.state import PHASES


def test_x58_markers_on_the_way() -> None:
    """E15.1: a journey through three new towns takes three markers; E15.3: and no other player's."""
    p = table(hands={0: "pig elfcycle raft"}, counters={"R30": "pig", "R29": "elfcycle"})
    play(p, "ride R30", "ride R29", "sail V5")
    assert markers(p, 0) == 3
    assert markers(p, 1) == 0


def test_x59_town_visited_before() -> None:
    """E15.1: no second marker."""
    p = table(hands={0: "pig pig pig"}, counters={"R30": "pig"})
    play(p, "ride R30", "ride R30", "ride R30")
    assert markers(p, 0) == 1


def test_x60_back_to_elvenhold() -> None:
    """E15.2, Q24: legal, no marker; the count never exceeds 20."""
    p = table(hands={0: "pig"}, counters={"R30": "pig"}, towns={0: "lapphalya"}, visited={0: towns_but()})
    assert markers(p, 0) == 20
    play(p, "ride R30")
    assert town_of(p, 0) == "elvenhold"
    assert markers(p, 0) == 20


def test_x61_exactly_the_surplus() -> None:
    """E16.1, Q14, Q15: 6 cards: exactly 2 are discarded, the owner's choice, in the open."""
    p = table(hands={0: "pig pig cloud dragon raft raft", 1: "pig"})
    assert refused(p, "discard pig") == "E16.2"
    play(p, "stop")
    assert (PHASES[p.phase], p.seat) == ("discard", 0)
    assert legal(p) == {"discard pig", "discard cloud", "discard dragon", "discard raft"}
    play(p, "discard cloud")
    assert refused(p, "stop") == "E16.1"
    assert refused(p, "discard pig") == "E11.7"
    assert refused(p, "discard cloud") == "E16.1", "there was but one"
    play(p, "discard raft")
    assert (PHASES[p.phase], p.seat, cards(p, 0)) == ("travel", 1, 4)
    seats = p.view(None).facts["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["played"] == ["cloud", "raft"]


def test_x61_discards_never_reach_a_dead_end() -> None:
    """E16.1, E11.7: in chart order, as long as enough cards follow."""
    p = play(table(hands={0: "pig elfcycle cloud unicorn troll_wagon dragon raft raft"}), "stop")
    assert p.left == 4
    assert legal(p) == {"discard pig", "discard elfcycle", "discard cloud", "discard unicorn", "discard troll_wagon"}
    assert refused(p, "discard dragon") == "E11.7"


def test_x62_four_cards_stay() -> None:
    """E16.2: with 4 cards nothing is discarded."""
    p = play(table(hands={0: "pig pig cloud dragon"}), "stop")
    assert p.seat == 1
    assert refused(p, "discard pig") == "E16.2"


def test_x63_no_move_at_all() -> None:
    """E16.1: 8 cards and no move: 4 are discarded."""
    p = play(table(hands={0: "pig pig cloud dragon raft raft raft raft"}), "stop")
    play(p, "discard pig", "discard pig", "discard cloud", "discard dragon")
    assert (p.seat, cards(p, 0)) == (1, 4)


def test_x64_in_the_last_round_too() -> None:
    """E16.3, E21.5: nobody enters the final scoring with more than 4 cards."""
    p = table(hands={1: "pig pig pig pig pig pig"}, seat=1, round=4)
    play(p, "stop")
    assert PHASES[p.phase] == "discard"
    play(p, "discard pig", "discard pig")
    assert p.seat is None
    assert cards(p, 1) == 4


def _lose_a_card(p: ElfenlandPosition) -> None:
    p.hands[0] -= bag("pig")


def _forge_a_counter(p: ElfenlandPosition) -> None:
    p.up[0] += bag("dragon")


def _forge_an_obstacle(p: ElfenlandPosition) -> None:
    p.obstacles |= 1 << WAY["R31"]


def _obstacle_without_counter(p: ElfenlandPosition) -> None:
    p.obstacles |= 1 << WAY["R22"]
    p.owners = 0


def _change_the_counter(p: ElfenlandPosition) -> None:
    p.board[WAY["R30"]] = KIND["unicorn"]
    p.stack += bag("pig") - bag("unicorn")


def _forget_the_limit(p: ElfenlandPosition) -> None:
    p.seat = 1


@pytest.mark.parametrize(
    "spoil",
    [
        _lose_a_card,
        _forge_a_counter,
        _forge_an_obstacle,
        _obstacle_without_counter,
        _change_the_counter,
        _forget_the_limit,
    ],
)
def test_e21_invariants_notice(spoil: Callable[[ElfenlandPosition], None]) -> None:
    """E21.1, E21.2, E21.3, E21.4, E21.5, E1.4: the check fails when a piece is lost, forged or misplaced."""
    p = table(hands={0: "pig pig pig pig pig"}, counters={"R30": "pig", "R31": "dragon"}, obstacles=["R30"])
    p.check()
    spoil(p)
    with pytest.raises(AssertionError):
        p.check()


def test_e11_stop_is_always_offered() -> None:
    """E11.6: whatever the hand, the journey can end."""
    for hand in ("", "pig", "raft raft raft"):
        assert STOP in table(hands={0: hand}).moves()
