"""The worked example of the rules, move by move."""

from games.dokmus.oracle import Island
from games.dokmus.scene import Scene, before_start, cells, hops, turns
from ludoteca.games.dokmus.view import hand


def drafted() -> Scene:
    """Start placements and draft (D3.6, D5)."""
    at = before_start("LA4", talisman=0)
    for seat, cell in ((3, (16, 20)), (2, (20, 2)), (1, (0, 16)), (0, (2, 0))):
        assert at.seat == seat
        at.start(cell)
    assert [at.supply(seat) for seat in range(4)] == [24] * 4
    for seat, seen, kept in ((0, {1, 2, 3, 4, 5}, 3), (1, {1, 2, 4, 5}, 4), (2, {1, 2, 5}, 2), (3, {1, 5}, 5)):
        assert (at.seat, at.hand) == (seat, seen)
        at.draft(kept)
    return at


def test_draft() -> None:
    """D5.2 – D5.7: what everybody saw, and who acts first."""
    at = drafted()
    assert [hand(at.position, seat) for seat in range(4)] == [[1, 2, 3, 4, 5], [1, 2, 4, 5], [1, 2, 5], [1, 5]]
    assert (at.seat, at.position.card) == (2, 2)
    assert at.facts["revealed"] == [None, None, 2, None]


def turn_of_p2(at: Scene) -> None:
    assert at.legal == {"place d21", "place c20 sacrifice", "place b21 sacrifice"} | {
        "slide B1",
        "slide A2",
        "slide C2",
        "slide B3",
    }
    at.place((20, 3))
    assert (at.left, at.bonus) == (2, "6A")
    assert at.legal == {"decline"} | turns((2, 0)) | hops((20, 2), "(19,2) (20,1)")
    at.rotate((2, 0), "cw")
    assert at.own(2) == cells("(17,0) (16,0)")
    assert ["".join(at.terrain[row, column] for column in range(7)) for row in range(14, 21)] == [
        ".t.~...",
        "ff^~~~f",
        ".ff.t~.",
        "r.^..~~",
        "...v.ff",
        "....^.f",
        ".~~T...",
    ]
    assert at.free == cells("(17,1) (18,0)")
    assert at.paid == cells("(15,0) (16,1)")
    at.slide((1, 0))
    assert at.tiles[1, 1] == ("4A", 0)
    assert at.hole == (1, 0)
    at.place((18, 0))
    assert at.left == 1
    assert at.legal == {"place b18", "place b19", "place a20"}
    assert at.free == cells("(17,1) (18,1) (19,0)")
    at.place((18, 1))
    assert at.own(2) == cells("(16,0) (17,0) (18,0) (18,1)")
    assert (at.supply(2), at.sacrificed(2)) == (21, 0)


def turn_of_p0(at: Scene) -> None:
    assert (at.seat, at.position.card, at.own(0)) == (0, 3, {(2, 0)})
    assert at.free == cells("(1,0) (2,1)")
    assert at.paid == cells("(2,1) (3,2) (4,0) (4,2) (4,3) (5,0) (5,4) (6,0) (6,2) (6,4)")
    at.place((2, 1))
    assert at.left == 2
    at.place((6, 2), pay=1)
    assert (at.left, at.sacrificed(0)) == (0, 1)
    assert at.legal == {"end"} | hops((2, 0), "(1,0)") | hops((2, 1), "(0,1) (1,0) (1,2)") | hops((6, 2), "(6,0)")
    at.move((2, 1), (1, 2))
    assert at.own(0) == cells("(1,2) (2,0) (6,2)")
    assert (at.supply(0), at.sacrificed(0)) == (21, 1)


def turn_of_p1(at: Scene) -> None:
    assert (at.seat, at.position.card, at.own(1)) == (1, 4, {(0, 16)})
    assert not at.free
    assert at.paid == cells("(0,17) (1,17) (2,16)")
    assert {at.terrain[cell] for cell in at.paid} == {"f"}
    at.place((2, 16), pay=1)
    assert (at.left, at.sacrificed(1)) == (1, 1)
    assert at.free == cells("(1,17) (2,15) (2,17) (3,16)")
    assert not at.paid
    at.place((1, 17))
    assert at.left == 0
    at.rotate((0, 2), "cw")
    assert at.own(1) == cells("(2,20) (2,18) (3,19)")
    assert at.terrain[2, 19] == "T"
    assert any(cells("(0,17) (6,17) (7,17)") <= waterway for waterway in Island(at.facts).waterways)
    assert at.supply(1) == 21


def test_worked_example() -> None:
    """D6 – D12 at work: three turns and what they would score."""
    at = drafted()
    turn_of_p2(at)
    turn_of_p0(at)
    turn_of_p1(at)
    assert (at.seat, at.position.card) == (3, 5)
    assert [at.score(seat).total for seat in range(4)] == [10, 9, 1, 0]
    assert at.score(0) == (0, 2 + 2, 0, 1, 5)
    assert at.score(1) == (0, 3, 0, 1, 5)
    assert at.score(2) == (1, 0, 0, 0, 0)
