"""What every computer player promises: legal moves, the same choice again, an answer in time."""

from time import perf_counter
from typing import Any

import pytest

import laststraw
from ludoteca.bots import LEVELS, GameModel, Search, SearchSettings, by_name, hint, player
from ludoteca.bots.arena import Match, play
from ludoteca.bots.evaluate import Evaluation, evaluation_of
from ludoteca.bots.greedy import Greedy, GreedySettings
from ludoteca.bots.race import MIN_ROUNDS
from ludoteca.core import Chance, Game, Json, Position, Refused, Seeded, shelf
from ours import GAMES

BOXES = [laststraw.BOX, *(shelf.box(key) for key in GAMES)]
each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.key)


def after(box: Game[Any], decisions: int, seed: int = 3, **options: Json) -> Position[Any]:
    """A position of a random two-player game with a choice."""
    chance = Seeded(seed)
    position = box.new(2, box.settle(2, options), chance)
    while decisions > 0 or len(position.moves()) < 2:
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
        decisions -= 1
    return position


def ask(bot: Any, position: Position[Any], seed: int = 1, turned: bool = False) -> str:
    legal = sorted((move.text for move in position.moves()), reverse=turned)
    return str(bot.choose(position.view(position.seat), legal, seed))


@each_box
@pytest.mark.parametrize("name", ["random", "greedy", "search:12"])
def test_the_same_seed_gives_the_same_move(box: Game[Any], name: str) -> None:
    position = after(box, 2)
    choices = {ask(by_name(name, box), position, 7, turned) for turned in (False, True, False)}
    assert len(choices) == 1


@each_box
def test_other_seeds_give_other_moves(box: Game[Any]) -> None:
    position = after(box, 2)
    assert len({ask(by_name("random", box), position, seed) for seed in range(40)}) > 1


@each_box
@pytest.mark.parametrize("name", ["greedy", "search:3"])
def test_whole_games_with_legal_moves(box: Game[Any], name: str) -> None:
    """The arena looks every choice up in the legal moves."""
    players = 3 if 3 in box.seats else 2
    match = Match(box.key, (name, "random"), players, 1, {}, 5)
    played = play(match, 0, box)
    assert len(played.shares) == players


@each_box
def test_search_stops_on_the_clock(box: Game[Any]) -> None:
    position = after(box, 6)
    bot = Search(GameModel(box), SearchSettings(simulations=None, seconds=0.5))
    legal = [move.text for move in position.moves()]
    start = perf_counter()
    assert bot.choose(position.view(position.seat), legal, 1) in legal
    assert perf_counter() - start < 5


@each_box
def test_search_stops_on_the_count(box: Game[Any]) -> None:
    position, count = after(box, 6), MIN_ROUNDS - 1
    bot = Search(GameModel(box), SearchSettings(simulations=count))
    root = bot.search(position.view(position.seat), [move.text for move in position.moves()], 1)
    look, visits = bot.model.evaluation, sorted(edge.visits for edge in root.edges.values())
    if look.prefers_race(position):
        assert bot.simulations == (1 if look.one_sample_suffices(position) or len(visits) == 1 else count)
        return
    assert sum(visits) == bot.simulations
    assert bot.simulations == count or visits[-1] - visits[-2] > count - bot.simulations


def test_looks_side_by_side_have_a_count_of_their_own() -> None:
    """Tindaya: a race among rivals, a tree among allies, with one setting."""
    box, settings = shelf.box("tindaya"), SearchSettings(3, race_rounds=MIN_ROUNDS - 1, exploration=0.2)
    for mode in ("domination", "alliance"):
        position, bot = after(box, 12, mode=mode), Search(GameModel(box), settings)
        root = bot.search(position.view(position.seat), [move.text for move in position.moves()], 1)
        assert len(root.edges) > 1
        assert bot.simulations == settings.race_rounds if mode == "domination" else bot.simulations <= 3


@pytest.mark.parametrize("mode", ["domination", "alliance"])
def test_a_turn_that_has_taken_all_its_time_goes_on(mode: str) -> None:
    """Tindaya, a race and a tree: no time is left for the next move, which is made at once."""
    position, settings = after(shelf.box("tindaya"), 12, mode=mode), SearchSettings(9, seconds=2.0, turn_seconds=12.0)
    bot = Search(GameModel("tindaya"), settings).after(12.5)
    assert ask(bot, position) in {move.text for move in position.moves()}
    assert isinstance(bot, Search)
    assert bot.simulations <= 1


class Brittle(Evaluation):
    """Last Straw as if everybody lost together once fewer than four straws are left."""

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, laststraw.Heap)
        mine = 0.5 - position.straws / 100
        return [0.1] * seats if position.straws < 4 else [mine, 1 - mine, *[0.0] * (seats - 2)]


def test_whoever_errs_does_not_drag_all_into_defeat() -> None:
    position = laststraw.Heap(6, [5, 3])
    bot = Greedy(GameModel(laststraw.BOX, Brittle()), GreedySettings(5.0))
    assert {ask(bot, position, seed) for seed in range(30)} == {"take 1", "take 2"}


class Quarrel(Evaluation):
    """Last Straw as if taking much helped the taker and hurt the other."""

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, laststraw.Heap)
        taken = 6 - position.straws
        return [0.5 + taken / 10, 0.5 - taken / 10, *[0.0] * (seats - 2)]


def test_a_generous_player_lets_the_others_win() -> None:
    position = laststraw.Heap(6, [5, 3])
    model = GameModel(laststraw.BOX, Quarrel())
    assert ask(Greedy(model), position) == "take 3"
    assert ask(Greedy(model, GreedySettings(self_weight=0.25)), position) == "take 1"


def test_the_straw_that_wins_is_found() -> None:
    """Last Straw with four straws left: whoever leaves one straw makes the other take the last one."""
    position = laststraw.Heap(4, [5, 3])
    assert (
        ask(Search(GameModel(laststraw.BOX), SearchSettings(400, exploration=1.5, prior_temperature=20.0)), position)
        == "take 3"
    )


@each_box
def test_hints_name_legal_moves_with_their_values(box: Game[Any]) -> None:
    position = after(box, 4)
    legal = [move.text for move in position.moves()]
    advice = hint(box, position.view(position.seat), legal, 1, 8)
    assert advice
    assert advice == sorted(advice, key=lambda row: -row.weight)
    for row in advice:
        assert row.move in legal
        assert 0 <= row.value <= 1
        assert row.line[0] == row.move
    assert sum(row.weight for row in advice) <= 1.0001


def test_every_game_has_five_levels() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    for key in GAMES:
        for level in LEVELS:
            bot = player(level, key)
            assert isinstance(bot, Search | Greedy)
            if isinstance(bot, Search) and bot.settings.seconds is not None:
                assert bot.settings.seconds <= 2


@pytest.mark.parametrize("name", ["level0", "level7", "level", "alphazero", ""])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        by_name(name, "dokmus")


@pytest.mark.parametrize("key", GAMES)
def test_greedy_scores_more_than_random(key: str) -> None:
    """By the points of four games together, since a game of Tindaya may be lost by all."""
    options: dict[str, Json] = {"mode": "domination"} if key == "tindaya" else {}
    match = Match(key, ("greedy", "random"), 2, 4, options, 21)
    total = dict.fromkeys(match.bots, 0)
    for number in range(match.games):
        played = play(match, number)
        assert played.scores is not None
        for name, score in zip(played.seating, played.scores, strict=True):
            assert score is not None
            total[name] += score
    assert total["greedy"] > total["random"] + 4


@pytest.mark.parametrize("key", ["dokmus", "elfenland", "tindaya"])
def test_an_evaluation_can_begin_with_an_empty_memory(key: str) -> None:
    """`bench/search.py` makes one for every position."""
    fresh = type(evaluation_of(key))()
    assert fresh is not evaluation_of(key)
    assert type(fresh.search_evaluation) is type(evaluation_of(key).search_evaluation)


def test_the_moves_of_one_turn_share_its_time() -> None:
    """Whatever the number of moves, a turn never takes longer than it may."""
    settings = SearchSettings(seconds=2.0, turn_seconds=12.0)
    spent, given = 0.0, []
    for _ in range(60):
        seconds = settings.after(spent).seconds
        assert seconds is not None
        given.append(seconds)
        spent += seconds
    assert given[:4] == [2.0] * 4
    assert 11.9 < spent <= 12.0
    assert settings.after(99.0).seconds == 0.0
    assert SearchSettings(seconds=2.0).after(99.0).seconds == 2.0
    late, quick = player(5, "tindaya").after(9.0), player(4, "tindaya")
    assert isinstance(late, Search)
    assert late.settings.seconds == 1.0
    assert quick.after(9.0) is quick
