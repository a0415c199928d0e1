"""O6 = `all`: every unplaced counter is kept (E17.2), and the stack may run out (E9.6)."""

from typing import Any

import pytest

from games.elfenland.scene import Luck, bag, legal, new, pass_all, play, refused, table
from ludoteca.bots.evaluate.elfenland.quick_evaluation import QuickEvaluation
from ludoteca.bots.evaluate.elfenland.weights import KEPT_COUNTER
from ludoteca.core import Json, Seeded
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.bag import distinct, draw, pack, size
from ludoteca.games.elfenland.components import COUNTERS, LAND
from ludoteca.games.elfenland.moves import NONE, PLAN
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.state import NO_COUNTER, PHASES

ALL: dict[str, Json] = {"kept_counters": "all"}
SUPPLIES = {
    2: ["8 5 35", "16 5 27", "24 5 19", "32 5 11"],
    3: ["12 5 31", "24 5 19", "36 5 7", "48 0 0"],
    4: ["16 5 27", "32 5 11", "48 0 0", "48 0 0"],
    5: ["20 5 23", "40 5 3", "48 0 0", "48 0 0"],
    6: ["24 5 19", "48 0 0", "48 0 0", "48 0 0"],
}
"""Section 10: counters held, shown and in the stack after phase 3 of each round."""


def supplies(p: ElfenlandPosition) -> str:
    return f"{size(sum(p.up) + sum(p.down))} {size(p.display)} {size(p.stack)}"


def idle(p: ElfenlandPosition) -> ElfenlandPosition:
    """Plays to the next planning: counters are taken from the display, nothing is placed, nobody travels."""
    while PHASES[p.phase] != "plan":
        offers = sorted(legal(p))
        play(p, "stop" if "stop" in offers else offers[0])
    return p


def ended(players: int, stack: str, display: str, board: int = 0) -> ElfenlandPosition:
    """The end of round 1: the last player is about to stop. So many counters lie on the board, so many in the stack
    and on display; the others are with their owners, face up."""
    p = table(players, seat=players - 1, options={**ALL, "obstacles": False})
    p.stack, p.display = bag(stack), bag(display)
    rest = COUNTERS - p.stack - p.display
    for road in range(board):
        kind = next(kind for kind in LAND if PRICE[kind][road] and rest >> 8 * kind & 255)
        p.board[road], p.free, rest = kind, p.free ^ 1 << road, rest - (1 << 8 * kind)
    chance = Seeded(1)
    for seat in range(players):
        p.up[seat] = draw(rest, size(rest) // (players - seat), chance.below)
        rest -= p.up[seat]
    p.check()
    return p


def drawn(luck: Luck) -> int:
    return sum(name == "counter" for name, _ in luck.fallen)


def test_x86_all_are_kept_as_they_lie() -> None:
    """E17.2, O6: pig, hidden pig and cloud are kept, the hidden one hidden; nobody is asked."""
    p = play(table(3, up={0: "pig cloud"}, down={0: "pig"}, seat=2, options=ALL), "stop")
    assert (p.round, PHASES[p.phase], p.seat) == (2, "face", 1)
    assert (p.up[0], p.down[0]) == (bag("pig cloud"), bag("pig"))
    theirs: Any = p.view(1).facts["seats"]
    assert (theirs[0]["counters"], theirs[0]["hidden"]) == (["pig", "cloud"], 1)
    assert "own_hidden" not in theirs[0]
    refusal = p.why_not(BOX.parse("keep pig"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("O6", "all-kept")


@pytest.mark.parametrize("players", SUPPLIES)
def test_x87_supplies_if_nobody_places_anything(players: int) -> None:
    """Q10, Q25, E9.5: the table of section 10; with two players every draw succeeds."""
    p = new(players, options=ALL)
    found = []
    for _ in range(4):
        found.append(supplies(idle(p)))
        pass_all(p)
        while PHASES[p.phase] in ("travel", "discard"):
            play(p, "stop" if "stop" in legal(p) else sorted(legal(p))[0])
    assert found == SUPPLIES[players]
    assert p.seat is None


def test_x88_planning_follows_the_deal() -> None:
    """E9.6: six players hold all 48 counters after round 2; in round 3 there is no `face` and no `take`."""
    p = new(6, options=ALL)
    idle(pass_all(idle(p)))
    assert (p.round, supplies(p)) == (2, "48 0 0")
    pass_all(p)
    while p.round == 2:
        play(p, "stop" if "stop" in legal(p) else sorted(legal(p))[0])
    assert (p.round, PHASES[p.phase], p.seat) == (3, "plan", p.start)


def test_x89_the_last_counter_of_the_stack() -> None:
    """E9.6: once it has refilled the display nothing is drawn blind or refilled; planning begins with the starting
    player when the last shown counter is taken."""
    p = ended(4, "pig cloud cloud dragon dragon", "pig pig pig pig pig")
    luck = Luck(counter=["pig", "cloud", "cloud", "dragon", "dragon"])
    play(p, "stop", "face up", "face up", "face up", "face up", luck=luck)
    assert (PHASES[p.phase], p.seat, size(p.stack)) == ("take", 1, 1)
    play(p, "take pig", luck=luck)
    assert legal(p) == {"take pig", "take dragon"}
    refusal = p.why_not(BOX.parse("take blind"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("E9.6", "stack-empty")
    play(p, "take pig", "take dragon", "take pig", "take pig", luck=luck)
    assert (PHASES[p.phase], p.seat) == ("take", 2), "the second circuit"
    play(p, "take pig", luck=luck)
    assert (PHASES[p.phase], p.seat) == ("plan", 1)
    assert drawn(luck) == 5


def test_x90_first_counters_for_two_of_five() -> None:
    """E9.6: the stack ends in phase 2; the display is not filled, and the first two players take what is shown."""
    p = ended(5, "pig cloud", "dragon dragon")
    luck = Luck()
    play(p, "stop", luck=luck)
    assert (PHASES[p.phase], p.seat) == ("face", 1)
    play(p, "face up", luck=luck)
    assert (PHASES[p.phase], p.seat) == ("face", 2)
    play(p, "face down", luck=luck)
    assert (PHASES[p.phase], p.seat, size(p.display)) == ("take", 1, 2)
    assert refused(p, "take blind") == "E9.6"
    play(p, "take dragon", luck=luck)
    assert p.seat == 2
    play(p, "take dragon", luck=luck)
    assert (PHASES[p.phase], p.seat) == ("plan", 1)
    assert drawn(luck) == 2


@pytest.mark.parametrize(("back", "shown", "left"), [(8, 2, 0), (16, 5, 5)])
def test_x91_counters_come_back(back: int, shown: int, left: int) -> None:
    """E9.1, E9.6: after phase 2 the display is filled again, as far as the counters reach."""
    p = ended(6, "", "", board=back)
    luck = Luck()
    play(p, "stop", *["face up"] * 6, luck=luck)
    assert (PHASES[p.phase], size(p.display), size(p.stack)) == ("take", shown, left)
    assert drawn(luck) == 6 + shown


def test_x92_cards_in_chart_order() -> None:
    """E11.7: no card is named after which the rest could not be named in chart order."""
    p = play(table(hands={0: "pig cloud cloud raft"}, counters={"R30": "dragon"}), "caravan R30")
    assert legal(p) == {"pay pig", "pay cloud"}
    assert refused(p, "pay raft") == "E11.7"
    play(p, "pay cloud")
    assert legal(p) == {"pay cloud"}
    assert refused(p, "pay pig") == "E11.7"
    p = play(table(hands={0: "pig cloud cloud dragon raft raft"}), "stop", "discard dragon")
    assert legal(p) == {"discard raft"}
    assert refused(p, "discard cloud") == "E11.7"


def test_e9_hidden_counters_of_others_stay_secret() -> None:
    """E5.2, E9.6: with an empty stack one knows which counters lie face down, not before whom."""
    p = ended(3, "", "")
    one, other = distinct(p.up[1])[:2]
    third = next(kind for kind in distinct(p.up[2]) if kind not in (one, other))
    hidden = [0, pack([one, other]), pack([third])]
    p.up, p.down = [up - down for up, down in zip(p.up, hidden, strict=True)], hidden
    p.check()
    play(p, "stop")
    imagined = [p.imagine(0, Seeded(seed)) for seed in range(60)]
    pairs = {pack(pair) for pair in ([one, other], [one, third], [other, third])}
    assert {guess.down[1] for guess in imagined} == pairs
    assert all(sum(guess.down) == sum(hidden) and not guess.stack for guess in imagined)


def test_every_placement_can_be_played() -> None:
    """E10.2: with many counters in front of a player each kind is still offered on each road that is open to it."""
    p = ended(6, "", "")
    play(p, "stop")
    assert PHASES[p.phase] == "plan"
    while (move := next((move for move in p.moves() if move.verb == PLAN), None)) is not None:
        assert move.way != NONE
        play(p, move.text)
    assert p.board.count(NO_COUNTER) == 0


def test_players_value_what_is_kept() -> None:
    """E17.2, O6: after the journey a counter counts for as much as stays of it: none, one or all."""
    worth = {}
    for kept in (0, 1, "all"):
        options: dict[str, Json] = {"kept_counters": kept}
        p, bare = (
            table(up=up, seat=1, options=options, homes={0: "beata", 1: "virst"}) for up in ({0: "pig pig pig"}, {})
        )
        worth[kept] = QuickEvaluation().expected_towns(p, 0, 3) - QuickEvaluation().expected_towns(bare, 0, 3)
    assert worth == pytest.approx({0: 0, 1: KEPT_COUNTER, "all": 3 * KEPT_COUNTER})
