"""D4, D6, D11, D13: rounds, turns and how they end."""

import pytest

from games.dokmus.scene import OPTIONS, Scene, before_draft, cells, new_game, scene
from ludoteca.core import Hashed, Referee, Seeded, random_game
from ludoteca.core.record import MoveLine
from ludoteca.games.dokmus import BOX


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_rounds(seats: int) -> None:
    """D4, D4.1, D4.2, D11.2, D11.3: exactly eight, each with a draft and one turn for everybody, and no other end."""
    at = Scene(new_game(seats, 5))
    chance = Seeded(5)
    drafts, revealed, rounds = 0, [], []
    events = at.position.events = []
    while at.seat is not None:
        assert at.position.result() is None
        drafts += "draft" in at.kinds
        moves = at.position.moves()
        at.position.play(moves[chance.below(len(moves))], chance)
    for event in events:
        if event.name == "reveal":
            revealed.append(event.parameters["seat"])
        elif event.name == "round":
            rounds.append(event.parameters["round"])
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert drafts == 8 * seats
    for round in range(8):
        assert sorted(map(str, revealed[round * seats : (round + 1) * seats])) == [str(seat) for seat in range(seats)]
    assert len(revealed) == 8 * seats
    assert at.position.result() is not None


def test_a_turn_has_three_tokens_and_one_action() -> None:
    """D6.2: revealed card, three tokens, the guardian unused, no bonus."""
    at = before_draft("LA4", talisman=0).draft(2, 3, 4, 5)
    assert at.facts["action"] == {"card": 2, "left": 3, "guardian": True, "bonus": None}
    assert at.facts["revealed"] == [2, None, None, None]


@pytest.mark.parametrize("when", range(4))
def test_the_guardian_acts_at_any_time(when: int) -> None:
    """D6.3, R29: before, between or after the placements, once."""
    at = scene("LA4", "(0,0)", card=4)
    for number, cell in enumerate(((0, 1), (1, 0), (2, 0))):
        if number == when:
            at.rotate((2, 2), "cw")
        at.place(cell)
    if when == 3:
        assert (at.seat, at.left) == (0, 0)
        at.rotate((2, 2), "cw")
    assert at.seat == 1
    assert at.tiles[2, 2] == ("8A", 1)
    assert at.own() == cells("(0,0) (0,1) (1,0) (2,0)")


def test_all_three_tokens_must_be_used() -> None:
    """D6.4, A13."""
    at = scene("LA4", "(0,0)", card=2)
    for cell in ((0, 1), (1, 0), (2, 0)):
        assert "end" not in at.legal
        assert at.refused("end") == ("D6.4", "tokens-left")
        at.place(cell)
    assert at.left == 0
    assert at.legal == {"end", "slide B1", "slide A2", "slide C2", "slide B3"}


def test_an_unused_action_is_lost() -> None:
    """D6.5, D6.7, A13: ending the turn gives it up."""
    at = scene("LA4", "(0,0)", card=2, left=1).place((0, 1))
    tiles = at.tiles
    at.play("end")
    assert (at.seat, at.left, at.tiles) == (1, 3, tiles)


def test_the_turn_ends_by_itself() -> None:
    """A14, D6.7: no token, no bonus, the guardian used: nothing is asked."""
    at = scene("LA4", "(0,0)", left=1, card=4).rotate((2, 2), "cw").place((0, 1))
    assert at.seat == 1


def test_the_turn_ends_by_itself_when_the_guardian_can_do_nothing() -> None:
    """A14: card 1 in the talisman holder's hand, and card 3 with no token that could move."""
    assert scene("LA4", "(0,0)", card=1, left=1, talisman=0).place((0, 1)).seat == 1
    assert scene("LA4", "(0,0)", card=1, left=1, talisman=2).place((0, 1)).legal == {"talisman", "end"}
    stuck = scene("LA4", "(9,6)", "(7,6) (8,5) (7,5)", card=3, left=1)
    assert stuck.free == {(8, 6)}
    assert stuck.place((8, 6)).seat == 1
    held = scene("LA4", "(9,6) (2,4)", "(7,6) (8,5) (7,5)", card=3, left=1)
    assert held.terrain[2, 4] == "r"
    assert held.place((8, 6)).seat == 1, "the token on ruins has open cells beside it, but cannot leave"


def test_a_paid_placement_is_one_step() -> None:
    """D6.8, R29: placement and payment come together."""
    at = scene("LA4", "(0,1)", left=2, card=4).place((0, 2), pay=1)
    assert (at.left, at.sacrificed(), at.own()) == (0, 1, cells("(0,1) (0,2)"))


def test_the_shapes_of_a_turn() -> None:
    """D6.9: three unpaid placements, or one paid and one unpaid in either order; never two paid."""
    shapes = set()
    for seed in range(60):
        referee = random_game(BOX, 2 + seed % 3, OPTIONS, f"shapes {seed}")
        turn: list[int] = []
        for line in referee.lines:
            if isinstance(line, MoveLine) and line.move.startswith("place"):
                turn.append(2 if line.move.endswith("sacrifice") else 1)
                if sum(turn) == 3:
                    shapes.add(tuple(turn))
                    turn = []
                assert sum(turn) < 3
    assert shapes == {(1, 1, 1), (1, 2), (2, 1)}


def test_every_state_of_a_turn_has_a_move() -> None:
    """A17."""
    position = new_game(4, 3)
    chance = Seeded(3)
    while position.seat is not None:
        verbs = {move.text.split(" ")[0] for move in position.moves()}
        if position.bonus >= 0:
            assert "decline" in verbs
        elif position.left:
            assert "place" in verbs
        elif position.card:
            assert "end" in verbs
        assert verbs
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)


def test_the_rest_is_as_with_more_players() -> None:
    """D13, D13.5: the same turn on the same tiles."""
    assert scene("LA2", "(0,0)", card=3).legal == scene("LA4", "(0,0)", card=3).legal


def test_no_chance_after_setup() -> None:
    """D5.9: a whole game is played without luck (a scene would fail if any were asked for)."""
    at = before_draft("LA4")
    while at.seat is not None:
        at.play(max(at.legal))
    assert at.position.result() is not None


def test_the_last_draft_cannot_be_taken_back() -> None:
    """D5.7, D6.2: it makes a card public, though the same seat may be the next to decide."""
    referee = Referee(BOX, 2, OPTIONS, Hashed("take back"))
    while "draft 2" not in referee.legal():
        seat = referee.position.seat
        assert seat is not None
        referee.play(seat, next(iter(referee.legal())))
    first, last = referee.position.seat, 1 - (referee.position.seat or 0)
    assert first is not None
    referee.play(first, "draft 4")
    referee.play(last, "draft 2")
    assert referee.position.seat == last
    assert not referee.can_take_back


def test_a_placement_can_be_taken_back() -> None:
    """D6.3: within a turn nothing is revealed."""
    referee = Referee(BOX, 2, OPTIONS, Hashed("take back"))
    while not any(text.startswith("place") for text in referee.legal()):
        seat = referee.position.seat
        assert seat is not None
        referee.play(seat, next(iter(referee.legal())))
    seat = referee.position.seat
    assert seat is not None
    before = referee.position.view(None).bytes()
    referee.play(seat, next(text for text in referee.legal() if text.startswith("place")))
    assert referee.can_take_back
    referee.take_back()
    assert referee.position.view(None).bytes() == before
