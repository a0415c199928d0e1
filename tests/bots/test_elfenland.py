"""The long look at Elfenland: the same imagined positions for all moves, walks, and journeys that miss nothing."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

import laststraw
from ludoteca.bots import GameModel, Search, SearchSettings
from ludoteca.bots.evaluate.elfenland.journeys import LongJourney
from ludoteca.bots.evaluate.elfenland.search_evaluation import SearchEvaluation
from ludoteca.bots.evaluate.elfenland.walks import Walks
from ludoteca.bots.evaluate.elfenland.weights import STEPS_PER_ROUND
from ludoteca.bots.evaluate.evaluation import Playouts
from ludoteca.bots.hint import LINE_LENGTH, hint
from ludoteca.bots.nodes import Node
from ludoteca.bots.race import MIN_ROUNDS
from ludoteca.core import Chance, Move, Position, Seeded, shelf
from ludoteca.games.elfenland.board import BY_ROAD, MARK, MARKERS, ROADS, TOWN, TOWNS, WAYS
from ludoteca.games.elfenland.moves import STOP
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.state import PLANNING, TRAVEL, State

BOX = shelf.box("elfenland")


def on_the_way(phase: int) -> State:
    """The first position of a random two-player game with many choices in this phase."""
    chance = Seeded(3)
    position = BOX.new(2, BOX.settle(2, {}), chance)
    assert isinstance(position, State)
    while position.phase != phase or len(position.moves()) < 3:
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    return position


def think(bot: Search, position: Position[Any]) -> Node:
    return bot.search(position.view(position.seat), [move.text for move in position.moves()], 1)


class Attentive(SearchEvaluation):
    """Remembers which cards the rival was imagined with, and for how many moves."""

    def __init__(self) -> None:
        super().__init__()
        self.met: list[tuple[int, int]] = []

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        assert isinstance(position, State)
        self.met.append((position.hands[1 - position.decider], len(moves)))
        return super().move_values(position, moves, seats, chance)


def test_all_moves_meet_the_same_hands() -> None:
    look = Attentive()
    bot = Search(GameModel(BOX, look), SearchSettings(MIN_ROUNDS))
    root = think(bot, on_the_way(PLANNING))
    assert bot.simulations == MIN_ROUNDS == len(look.met)
    assert len({hand for hand, _ in look.met}) > MIN_ROUNDS / 2, "other cards from look to look"
    assert {moves for _, moves in look.met} == {len(root.edges)}


def test_journeys_need_one_look() -> None:
    bot = Search(GameModel(BOX), SearchSettings(60))
    think(bot, on_the_way(TRAVEL))
    assert bot.simulations == 1


def test_comparing_stops_on_the_clock() -> None:
    bot = Search(GameModel(BOX), SearchSettings(simulations=None, seconds=0.05))
    think(bot, on_the_way(PLANNING))
    assert 0 < bot.simulations < 10_000


class Raced(Playouts):
    """Random games, with all moves compared in each of them; remembers how many there were."""

    def __init__(self) -> None:
        self.met: list[int] = []

    def prefers_race(self, position: Position[Any]) -> bool:
        return True

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        self.met.append(len(moves))
        return super().move_values(position, moves, seats, chance)


def test_the_straw_that_wins_is_found() -> None:
    """Last Straw with four straws left, as in `test_players.py`: who takes three has won, whatever comes."""
    position = laststraw.Heap(4, [5, 3])
    bot = Search(GameModel(laststraw.BOX, Raced()), SearchSettings(60))
    assert bot.choose(position.view(position.seat), [move.text for move in position.moves()], 1) == "take 3"


def test_moves_that_fell_behind_are_looked_at_no_more() -> None:
    """Who takes one or two of four straws wins now and then, so that they drop out one after the other."""
    look = Raced()
    bot = Search(GameModel(laststraw.BOX, look), SearchSettings(200))
    root = think(bot, laststraw.Heap(4, [5, 3]))
    assert look.met[:MIN_ROUNDS] == [3] * MIN_ROUNDS
    assert look.met == sorted(look.met, reverse=True)
    assert 2 in look.met
    assert len(look.met) == bot.simulations < 200
    assert max(root.edges, key=lambda move: root.edges[move].first_value).text == "take 3"


def all_walks(town: int, visited: int, steps: int) -> Iterator[tuple[int, int]]:
    """Where every walk of at most so many steps can end, and the towns visited then."""
    yield town, visited
    if steps:
        for other in {way.a + way.b - town for way in WAYS if way.touches(town)}:
            yield from all_walks(other, visited | MARK[other], steps - 1)


@pytest.mark.parametrize("seed", range(12))
def test_walks_against_all_walks(seed: int) -> None:
    chance = Seeded(seed)
    home, town = TOWN["virst"], chance.below(len(TOWNS))
    visited = MARKERS & chance.below(1 << len(TOWNS)) | MARK[town]
    best = max(
        seen.bit_count() - visited.bit_count() - BY_ROAD[end][home]
        for end, seen in all_walks(town, visited, STEPS_PER_ROUND)
    )
    assert best - 1 <= Walks(1, home, by_any_way=False).best(town, visited) <= best


def test_walks_know_the_dead_end() -> None:
    """Kihromah lies at the end of one road: one round brings it if the elf is near, and costs the way back."""
    visited = MARKERS & ~MARK[TOWN["kihromah"]]
    walks = Walks(1, TOWN["jxara"], by_any_way=False)
    found = [walks.best(TOWN[town], visited) for town in ("dagamura", "feodor", "grangor", "yttar")]
    assert found[0] == 1
    assert all(earlier >= later for earlier, later in pairwise(found))
    assert walks.best(TOWN["jxara"], MARKERS) == 0


def all_journeys(position: State, seat: int, look: LongJourney, known: dict[tuple[int, ...], float]) -> float:
    """The worth of the best journey by the rules, with every way and every payment tried."""
    stand = (position.towns[seat], position.visited[seat], position.hands[seat])
    key = (*stand, position.phase, position.way, position.left, position.least)
    if key not in known:
        known[key] = look.rest(*stand) if position.phase == TRAVEL else 0.0
        for move in position.moves():
            if move is not STOP:
                after = position.copy()
                after.play(move, Seeded(0))
                known[key] = max(known[key], all_journeys(after, seat, look, known))
    return known[key]


@pytest.mark.parametrize("caravan", ["any_time", "only_if_needed"])
@pytest.mark.parametrize("seed", range(6))
def test_journeys_against_all_journeys(seed: int, caravan: str) -> None:
    """A thorough look misses no journey, with a counter on every road and obstacles beside some; and who follows it,
    payments included, gets what it promised."""
    chance = Seeded(seed)
    position = BOX.new(2, BOX.settle(2, {"caravan": caravan}), chance)
    while position.moves()[0] is not STOP:
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    assert isinstance(position, State)
    seat = position.decider
    for road in range(ROADS):
        kinds = [kind for kind in range(len(PRICE)) if PRICE[kind][road]]
        position.board[road] = kinds[chance.below(len(kinds))]
        position.obstacles |= (chance.below(4) == 0) << road
    position.towns[seat] = chance.below(len(TOWNS))
    position.round = position.variant.rounds - 1
    journey, look = LongJourney(position, seat, 1, 0, thorough=True), SearchEvaluation()
    best = all_journeys(position, seat, journey, {})
    assert journey.best(*look.stand(position, seat), 0) == best
    while True:
        moves = position.moves()[::-1]
        values = [row[seat] for row in look.move_values(position, moves, 2, chance)]
        move = moves[values.index(max(values))]
        if move is STOP:
            break
        position.play(move, chance)
    assert journey.rest(*look.stand(position, seat)) == best


@pytest.mark.parametrize("phase", [PLANNING, TRAVEL])
def test_advice_tells_how_it_may_go_on(phase: int) -> None:
    """A line of several moves, and weights that share out the whole, the best move first."""
    position = on_the_way(phase)
    legal = [move.text for move in position.moves()]
    advice = hint(BOX, position.view(position.seat), legal, 1, 8)
    weights = [row.weight for row in advice]
    assert weights == sorted(weights, reverse=True)
    assert 0.2 < sum(weights) < 1.0001
    for row in advice:
        assert row.line[0] == row.move
        assert len(row.line) == LINE_LENGTH
