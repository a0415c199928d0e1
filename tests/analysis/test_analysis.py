"""A whole analysis: it adds up, it is the same every time, and it can be done in pieces."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca.analysis import Analysis, Order, Piece, Thoroughness, analyse, analysis, keys, order, piece, pieces, read
from ludoteca.analysis.luck import OpenJudge
from ludoteca.analysis.thoroughness import Appraisal
from ludoteca.bots import GameModel
from ludoteca.core import Referee, Refused, Seeded, shelf
from ludoteca.core.record import ChanceLine, MoveLine, write

HURRIED = Thoroughness("quick", 0.004, 2, look=Appraisal(0))
RECORDS = Path(__file__).parents[1] / "records"


def hurried(source: bytes, seats: tuple[int, ...] = ()) -> Order:
    return Order(source, HURRIED, 0, seats)


def dokmus() -> bytes:
    return (RECORDS / "dokmus" / "plain-win.jsonl").read_bytes()


def first_decisions(source: bytes, number: int) -> bytes:
    """A record cut off after so many decisions."""
    lines, moves = [], 0
    for line in source.splitlines(keepends=True):
        moves += b'"move"' in line
        if moves > number:
            break
        lines.append(line)
    return b"".join(lines)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    what = hurried(dokmus())
    return analysis(what, pieces(what))


def test_what_a_seat_got_is_start_less_losses_plus_luck_others_and_rest(whole: Analysis) -> None:
    assert whole.finished
    assert not whole.team
    for seat in whole.seats:
        assert seat.start is not None
        told = seat.start - seat.lost + seat.luck + seat.others + seat.rest
        assert seat.end == pytest.approx(told)
        assert seat.end in (0.0, 1.0)
        assert seat.lost >= 0
        assert seat.accuracy is not None
        assert 0 <= seat.accuracy <= 100


def test_every_decision_is_judged_and_the_curve_has_one_point_more(whole: Analysis) -> None:
    game = read(dokmus())
    assert [decision.ply for decision in whole.decisions] == list(range(len(game.plies)))
    assert len(whole.curve) == len(game.plies) + 1
    assert all(row is not None and sum(row) == pytest.approx(1.0) for row in whole.curve)
    assert sum(sum(seat.marks.values()) for seat in whole.seats) == len(game.plies)


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game(whole: Analysis) -> None:
    assert 1 <= len(whole.turning_points) <= 5
    assert [point.ply for point in whole.turning_points] == sorted(point.ply for point in whole.turning_points)
    assert all(abs(point.change) >= 0.05 for point in whole.turning_points)
    for point in whole.turning_points:
        if point.kind == "decision":
            assert read(dokmus()).plies[point.ply].seat == point.by


def test_the_budget_and_the_depth_are_stated(whole: Analysis) -> None:
    judged = [decision.judgement for decision in whole.decisions]
    assert whole.budget.hints == HURRIED.effort
    assert whole.budget.draws == HURRIED.draws
    assert whole.budget.simulations == sum(one.simulations for one in judged) > 0
    assert whole.budget.depth == max(one.depth for one in judged)
    assert {one.depth for one in judged if one.mark == "forced"} <= {0}
    assert all(one.depth >= max(len(choice.line) for choice in one.best) for one in judged if one.mark != "forced")


def test_within_a_turn_the_curve_stays(whole: Analysis) -> None:
    plies = read(dokmus()).plies
    assert any(not ply.begins for ply in plies)
    for ply in plies:
        if not ply.begins:
            assert whole.curve[ply.number] == whole.curve[ply.number - 1]


def test_a_round_is_played_on_before_a_position_of_dokmus_is_appraised() -> None:
    """The evaluation is fair to all seats between two rounds only."""
    game = read(dokmus())
    thorough = Thoroughness("quick", 0.004, 2, look=Appraisal(1, 3))
    judge = OpenJudge(GameModel(game.box), game.header.players, thorough)
    found = judge.appraise(game.plies[5].position, "here")
    assert found is not None
    assert sum(found.values) == pytest.approx(1.0)
    assert found.error > 0
    assert judge.appraise(game.plies[5].position, "here") == found


def test_pieces_come_out_the_same_in_any_order_and_from_storage(whole: Analysis) -> None:
    what = hurried(dokmus())
    every = list(keys(read(dokmus())))
    stored = [Piece.read(piece(what, key).json()) for key in every[:10]]
    rest = list(pieces(what, done=every[:10]))
    assert [one.key for one in rest] == every[10:]
    again = analysis(what, [*rest[::-1], *stored])
    assert again.json() == whole.json()
    with pytest.raises(ValueError, match="missing"):
        analysis(what, rest)


def test_one_seat_alone_can_be_judged() -> None:
    source = first_decisions(dokmus(), 12)
    what = hurried(source, (1,))
    found = analysis(what, pieces(what))
    assert {decision.seat for decision in found.decisions} == {1}
    assert found.seats[0].accuracy is None


def test_a_record_that_goes_on_is_analysed_as_far_as_it_goes() -> None:
    what = hurried(first_decisions(dokmus(), 12))
    found = analysis(what, pieces(what))
    assert not found.finished
    assert len(found.decisions) == 12


def test_a_team_has_one_curve_and_shares_of_its_losses() -> None:
    source = (RECORDS / "tindaya" / "alliance-won.jsonl").read_bytes()
    game = read(source)
    what = Order(source, HURRIED, 0)
    chosen = [*range(60, 70)]
    found = {key: Piece(key, None, 0.0, None, None) for key in keys(game)}
    found |= {key: piece(what, key) for key in chosen} | {len(game.plies): piece(what, len(game.plies))}
    told = analysis(what, found.values())
    assert told.team
    assert all(row is None or len(set(row)) == 1 for row in told.curve)
    shares = [seat.share for seat in told.seats if seat.share is not None]
    assert not shares or sum(shares) == pytest.approx(1.0)
    assert all(seat.end == 1.0 for seat in told.seats)


def test_hidden_luck_is_luck_of_its_owner() -> None:
    """Elfenland: whoever gets better cards than others could expect has luck, and it is told of the deal."""
    box = shelf.box("elfenland")
    referee: Referee[Any] = Referee(box, 2, {}, Seeded(8))
    for _ in range(4):
        seat = referee.position.seat
        assert seat is not None
        referee.play(seat, next(iter(referee.legal())))
    what = hurried(write(referee.record()).encode())
    found = analysis(what, pieces(what))
    deal = found.luck[0]
    assert deal.ply == -1
    assert "deal" in deal.names
    assert sum(deal.gains) == pytest.approx(0.0, abs=1e-6)
    drawn = {event.ply for event in found.luck} - {-1}
    lines = [line for line in referee.lines if isinstance(line, MoveLine | ChanceLine)]
    after_moves = [n for n, line in enumerate(lines) if isinstance(line, MoveLine)]
    expected = {
        number
        for number, place in enumerate(after_moves)
        if place + 1 < len(lines) and isinstance(lines[place + 1], ChanceLine)
    }
    assert drawn == expected


def test_a_thoroughness_that_is_not_known_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-thoroughness"):
        order(dokmus(), "sloppy")


def test_a_broken_record_is_refused_with_its_line() -> None:
    with pytest.raises(Refused):
        analyse(dokmus().replace(b'"seat": 0', b'"seat": 9', 1))
