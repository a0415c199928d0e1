"""Bots see what their seat sees: another hidden part, the same move."""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import laststraw
from ludoteca.bots import LEVELS, Player, Search, by_name, hint, player
from ludoteca.core import Game, Position, Seeded, shelf
from ours import GAMES

BOXES = [laststraw.BOX, *(shelf.box(key) for key in GAMES)]
NAMES = ["random", "greedy", "search", *(f"level{level}" for level in LEVELS)]


def hurried(bot: Player) -> Player:
    """The same bot with little to think and no clock, which alone could make it choose otherwise."""
    if isinstance(bot, Search):
        return Search(bot.model, bot.settings.limited(6))
    return bot


def some_positions(box: Game[Any], seats: int, every: int) -> Iterator[Position[Any]]:
    """Positions of a random game in which somebody has a choice."""
    chance = Seeded(11)
    position = box.new(seats, box.settle(seats, {}), chance)
    number = 0
    while position.seat is not None:
        moves = position.moves()
        if len(moves) > 1 and number % every == 0:
            yield position
        position.play(moves[chance.below(len(moves))], chance)
        number += 1


def texts(position: Position[Any]) -> list[str]:
    return sorted(move.text for move in position.moves())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.key)
def test_a_bot_never_uses_what_its_seat_cannot_see(box: Game[Any], name: str) -> None:
    bot = hurried(by_name(name, box))
    seats = box.seats[-1]
    every = 1 if box is laststraw.BOX else 29
    different = 0
    for number, position in enumerate(some_positions(box, seats, every)):
        seat = position.seat
        assert seat is not None
        twin = position.imagine(seat, Seeded(number))
        different += any(twin.view(s).bytes() != position.view(s).bytes() for s in range(seats))
        view, other = position.view(seat), twin.view(seat)
        assert view.bytes() == other.bytes()
        assert bot.choose(view, texts(position), number) == bot.choose(other, texts(twin), number)
        if number == 5:
            break
    assert different, "the test must have met a hidden part that really was another one"


def test_no_bot_is_given_a_position() -> None:
    """The interface itself: a view, texts, a seed."""
    for level in LEVELS:
        bot = player(level, "dokmus")
        assert list(inspect.signature(bot.choose).parameters) == ["view", "legal", "seed"]
    assert list(inspect.signature(hint).parameters) == ["game", "view", "legal", "seed", "simulations", "seconds"]
