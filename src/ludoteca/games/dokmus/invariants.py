"""D14: what must hold between any two decisions."""

from ludoteca.games.dokmus.state import NO_BONUS, OVER, STARTING, TURN, State


def check(position: State) -> None:
    """Raises an error that names the rule broken."""
    board, rules = position.board, position.table
    taken = 0
    for seat, own in enumerate(position.own):
        assert not own & ~board.land, "D14.3: a token where none can stand"
        assert not own & taken, "D14.3: two tokens on a cell"
        taken |= own
        assert position.supply(seat) >= 0, "D14.1"
        if seat != position.seat or position.phase != TURN:
            assert not own & board.volcano, "D14.2"
            if position.phase != STARTING:
                left = rules.tokens - 1 - rules.tokens_per_turn * position.turns_played(seat)
                assert position.supply(seat) == left, "D14.1"
    assert position.open == board.land ^ taken
    assert board.slots.count(-1) == 1, "D14.5"
    assert sum(face >= 0 for face in board.slots) == rules.tiles, "D14.5"
    if position.phase == TURN:
        assert position.left or position.bonus != NO_BONUS or position.guardian, "A14"
    if position.phase == OVER:
        assert all(position.supply(seat) == 0 for seat in range(len(position.own))), "D2.3"
