"""A plan made once serves the decisions that follow it."""

import pytest

from ludoteca.bots import by_name
from ludoteca.core import Position, Seeded, shelf
from ludoteca.games.tindaya.moves import EMBARK, Act
from ludoteca.games.tindaya.position import TindayaPosition

SEA_MOVE = ["embark", "launch", "sail", "ashore"]


def a_crew_embarks() -> TindayaPosition:
    """An exploration in which somebody can embark."""
    box, chance = shelf.box("tindaya"), Seeded(3)
    while True:
        position = box.new(2, box.settle(2, {"mode": "domination"}), chance)
        while position.seat is not None:
            moves = position.moves()
            if any(isinstance(move, Act) and move.form == EMBARK for move in moves):
                assert isinstance(position, TindayaPosition)
                return position
            position.play(moves[chance.below(len(moves))], chance)


def legal(position: Position[Act]) -> dict[str, Act]:
    return {move.text: move for move in position.moves()}


@pytest.mark.parametrize("bot", ["greedy", "search:1"])
def test_a_journey_is_planned_to_its_end(bot: str) -> None:
    """T13.4: whoever embarks knows where he will land. Every planned move is legal when its turn comes."""
    start, player = a_crew_embarks(), by_name(bot, "tindaya")
    assert start.seat is not None
    embarking = [text for text in legal(start) if text.startswith("embark")]
    plans = [player.model.with_plan(start.view(start.seat), text) for text in embarking]
    journeys = [plan for plan in plans if len(plan) > 1]
    assert journeys
    for plan in journeys:
        assert [move.split()[0] for move in plan[:4]] == SEA_MOVE
        position, chance = start.copy(), Seeded(1)
        for text in plan:
            assert position.seat == start.seat
            position.play(legal(position)[text], chance)


def test_the_first_move_of_a_plan_is_the_one_chosen() -> None:
    start, player = a_crew_embarks(), by_name("level3", "tindaya")
    assert start.seat is not None
    view, moves = start.view(start.seat), sorted(legal(start))
    assert player.plan(view, moves, 7)[0] == player.choose(view, moves, 7)


def test_a_game_without_plans_decides_move_by_move() -> None:
    box = shelf.box("dokmus")
    position = box.new(2, box.settle(2, {}), Seeded(1))
    assert position.seat is not None
    moves = sorted(move.text for move in position.moves())
    assert len(by_name("greedy", "dokmus").plan(position.view(position.seat), moves, 1)) == 1
