"""D14: what must always hold, in random games."""

import pytest

from games.dokmus.oracle import turned
from games.dokmus.scene import OPTIONS, scene
from ludoteca.core import Seeded
from ludoteca.games.dokmus import BOX
from ludoteca.games.dokmus.grid import cells_of, row_column
from ludoteca.games.dokmus.moves import ROTATE, SLIDE
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.state import TURN

PRINTED = [{turned(r, c, turns): (r, c) for r in range(7) for c in range(7)} for turns in range(4)]

Printed = tuple[int, int, int]


def printed(position: DokmusPosition) -> list[set[Printed]]:
    """For each player the printed cells (face, r, c) of their tokens."""
    slots = position.board.slots
    found = []
    for own in position.own:
        cells: set[Printed] = set()
        for row, column in map(row_column, cells_of(own)):
            face, turns = divmod(slots[row // 7 * 3 + column // 7], 4)
            cells.add((face, *PRINTED[turns][row % 7, column % 7]))
        found.append(cells)
    return found


def on_ruins(position: DokmusPosition) -> int:
    return sum((own & position.board.ruins).bit_count() for own in position.own)


def faces(position: DokmusPosition) -> list[int]:
    return sorted(face // 4 for face in position.board.slots if face >= 0)


def play_lawfully(seats: int, seed: int, decisions: int) -> int:
    """Random games until so many decisions were made. Every position is checked (D14.1, D14.2, D14.3, D14.5), and
    every two that follow each other (D14.4, D14.5, D14.6, D14.7)."""
    chance = Seeded(seed)
    below = chance.below
    options = BOX.settle(seats, OPTIONS)
    made = 0
    while made < decisions:
        position = BOX.new(seats, options, chance)
        position.check()
        tiles, ruins, given = faces(position), 0, position.sacrificed
        while position.seat is not None:
            moves = position.moves()
            move = moves[below(len(moves))]
            tile_action = position.phase == TURN and move.verb in (SLIDE, ROTATE)
            seat, volcano = position.seat, 0
            if tile_action:
                before, volcano = printed(position), (position.own[seat] & position.board.volcano).bit_count()
            position.play(move, chance)
            made += 1
            position.check()
            if tile_action:
                after = printed(position)
                assert faces(position) == tiles, "D14.5"
                burnt = position.sacrificed[seat] - given[seat]
                assert burnt in (0, volcano)
                lost = [was - now for was, now in zip(before, after, strict=True)]
                assert all(now <= was for was, now in zip(before, after, strict=True)), "D14.6"
                assert [len(gone) for gone in lost] == [burnt if owner == seat else 0 for owner in range(seats)], (
                    "D14.6"
                )
            now = on_ruins(position)
            assert now >= ruins, "D14.4"
            assert all(map(int.__ge__, position.sacrificed, given)), "D14.7"
            ruins, given = now, position.sacrificed
    return made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants(seats: int) -> None:
    """D14, D14.1 – D14.7, R30, R32."""
    assert play_lawfully(seats, seats, 3000) >= 3000


CHUNKS = 99
CHUNK = 101_100


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_invariants_at_length(chunk: int) -> None:
    """D14: ten million decisions with 2, 3 and 4 players in turn."""
    assert play_lawfully(2 + chunk % 3, 1000 + chunk, CHUNK) >= CHUNK


def test_check_finds_what_is_wrong() -> None:
    """D14.1, D14.2, D14.3: the assertions themselves can fail."""

    def broken(text: str, seat: int) -> str:
        at = scene("LA4", *["(0,0)"] * seat, text)
        with pytest.raises(AssertionError) as caught:
            at.position.check()
        return str(caught.value)

    assert broken("(0,5)", 0).startswith("D14.3: a token where none can stand")
    assert broken("(0,0)", 1).startswith("D14.3: two tokens")
    at = scene("LA4", "(0,0)", "(4,3)")
    with pytest.raises(AssertionError, match=r"D14\.2"):
        at.position.check()
    at = scene("LA4", "(0,0)", "(0,1) (1,0)")
    with pytest.raises(AssertionError, match=r"D14\.1"):
        at.position.check()
