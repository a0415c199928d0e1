"""A decision is judged from what its seat knew, and from nothing else."""

from typing import Any

import pytest

import laststraw
import reversi
from ludoteca.analysis import Judgement, Thoroughness, judge
from ludoteca.analysis.luck import OpenJudge
from ludoteca.analysis.plies import PlayedGame
from ludoteca.bots import GameModel
from ludoteca.core import Game, Header, Json, Position, Seeded, shelf

HURRIED = Thoroughness("quick", 0.004, 2)
MODES: dict[str, tuple[str, int, dict[str, Json]]] = {
    "dokmus": ("dokmus", 4, {}),
    "elfenland": ("elfenland", 4, {}),
    "alliance": ("tindaya", 3, {}),
    "domination": ("tindaya", 3, {"mode": "domination"}),
    "traitor": ("tindaya", 3, {"mode": "domination", "traitor": True}),
}

OPEN = ("dokmus", "alliance")
"""Where no seat knows more than another."""


def choices(box: Game[Any], seats: int, options: dict[str, Json], every: int, most: int) -> list[Position[Any]]:
    """Some positions of a random game in which somebody has a choice."""
    chance = Seeded(11)
    found: list[Position[Any]] = []
    position = box.new(seats, box.settle(seats, options), chance)
    number = 0
    while position.seat is not None and len(found) < most:
        moves = position.moves()
        number += len(moves) > 1
        if len(moves) > 1 and number % every == 0:
            found.append(position.copy())
        position.play(moves[chance.below(len(moves))], chance)
    return found


def judged(box: Game[Any], position: Position[Any], played: str) -> Judgement:
    assert position.seat is not None
    legal = sorted(move.text for move in position.moves())
    return judge(GameModel(box), position.view(position.seat), legal, played, HURRIED)


@pytest.mark.parametrize("mode", MODES)
def test_a_judgement_never_uses_what_the_seat_did_not_know(mode: str) -> None:
    """Two games whose hidden parts differ in ways that the seat could not see: its decision is judged the same."""
    key, seats, options = MODES[mode]
    box, different = shelf.box(key), 0
    for number, position in enumerate(choices(box, seats, options, 23, 3)):
        assert position.seat is not None
        twin = position.imagine(position.seat, Seeded(number))
        different += any(twin.view(seat).bytes() != position.view(seat).bytes() for seat in range(seats))
        legal = sorted(move.text for move in position.moves())
        played = legal[number % len(legal)]
        assert judged(box, position, played) == judged(box, twin, played)
    assert different or mode in OPEN, "the hidden parts must really differ"


def test_the_worst_move_costs_what_the_best_one_has_over_it() -> None:
    box = shelf.box("dokmus")
    (position,) = choices(box, 2, {}, 20, 1)
    legal = sorted(move.text for move in position.moves())
    found = judged(box, position, legal[0])
    assert found.loss == pytest.approx(found.best[0].value - found.played.value)
    assert [choice.value for choice in found.best] == sorted((c.value for c in found.best), reverse=True)
    again = judged(box, position, found.best[0].move)
    assert again.loss <= found.loss
    assert found.best[0].line[0] == found.best[0].move


def test_points_are_told_where_a_game_has_them() -> None:
    for mode, counts in (("dokmus", True), ("elfenland", True), ("alliance", False)):
        key, seats, options = MODES[mode]
        box = shelf.box(key)
        (position,) = choices(box, seats, options, 30, 1)
        found = judged(box, position, position.moves()[0].text)
        assert (found.played.points is not None) == counts


def test_a_move_without_an_alternative_is_forced() -> None:
    box = laststraw.BOX
    position = box.new(2, box.settle(2, {}), Seeded(1))
    assert position.seat is not None
    only = position.moves()[0].text
    found = judge(GameModel(box), position.view(position.seat), [only], only, HURRIED)
    assert (found.mark, found.loss, found.simulations) == ("forced", 0.0, 0)


def test_where_nothing_is_dealt_no_luck_is_told() -> None:
    """Values of the same position differ a little from sample to sample: that is not luck."""
    box, players = reversi.BOX, 2
    settled = box.settle(players, {})
    begun = PlayedGame(
        box, Header(box.key, box.rules, players, {}, None), settled, [], [], [], box.new(2, settled, Seeded(1))
    )
    assert OpenJudge(GameModel(box), players, HURRIED).dealt(begun) is None


def test_before_the_first_era_nothing_is_judged() -> None:
    """Tindaya: a value says nothing of the end while the island is being settled."""
    box = shelf.box("tindaya")
    position = choices(box, 2, {}, 1, 1)[0]
    assert judged(box, position, position.moves()[0].text).mark == "not_judged"


def test_a_judgement_is_read_as_it_was_written() -> None:
    box = shelf.box("dokmus")
    (position,) = choices(box, 2, {}, 20, 1)
    found = judged(box, position, position.moves()[0].text)
    assert Judgement.read(found.json()).json() == found.json()
