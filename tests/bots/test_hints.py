"""Hints: the same question has the same answer, and reasons name what really changes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import laststraw
from ludoteca.analysis import LEVELS
from ludoteca.bots import GameModel, explain, hint
from ludoteca.bots.evaluate import dokmus as dokmus_evaluation
from ludoteca.bots.evaluate import evaluation_of, win_chances
from ludoteca.bots.evaluate.elfenland import EVALUATION as ELFENLAND
from ludoteca.bots.evaluate.elfenland.search_evaluation import SearchEvaluation
from ludoteca.bots.evaluate.feature import Feature, total
from ludoteca.bots.evaluate.tindaya.features import end_features
from ludoteca.bots.evaluate.tindaya.weights import CONDITION_MISSED
from ludoteca.bots.evaluate.tindaya.win_chance import EraEnd, alliance_values
from ludoteca.bots.explain import Line, Reason, imagined_lines, reasons
from ludoteca.bots.hint import MAX_SECONDS, main_reasons, question_seed
from ludoteca.bots.levels import hint_search
from ludoteca.core import Game, Json, Position, Result, Seeded, View, shelf
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.elfenland.state import OVER, State
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.words import LANGUAGES, Words
from ours import GAMES

MODES: dict[str, tuple[str, int, dict[str, Json]]] = {
    "dokmus": ("dokmus", 3, {}),
    "elfenland": ("elfenland", 2, {}),
    "alliance": ("tindaya", 2, {}),
    "solo": ("tindaya", 1, {}),
    "campaign": ("tindaya", 2, {"campaign": "game_1", "level": "easy"}),
    "domination": ("tindaya", 2, {"mode": "domination"}),
    "traitor": ("tindaya", 2, {"mode": "domination", "traitor": True}),
}
COMMON = ("only", "even", "search")
"""Reasons that name no feature."""


def decisions(box: Game[Any], seats: int, options: dict[str, Json], every: int) -> Iterator[Position[Any]]:
    """Some decisions with a choice, of a game of sensible moves at random."""
    chance, evaluation, number = Seeded(5), evaluation_of(box), 0
    position = box.new(seats, box.settle(seats, options), chance)
    while position.seat is not None:
        moves = evaluation.candidates(position, position.moves(), position.seat)
        if len(moves) > 1 and number % every == every - 1:
            yield position
        number += len(moves) > 1
        position.play(moves[chance.below(len(moves))], chance)


def some(mode: str, count: int, every: int) -> list[Position[Any]]:
    key, seats, options = MODES[mode]
    found = []
    for position in decisions(shelf.box(key), seats, options, every):
        found.append(position.copy())
        if len(found) == count:
            break
    return found


def texts(position: Position[Any]) -> list[str]:
    return sorted(move.text for move in position.moves())


def ask(position: Position[Any], simulations: int = 3) -> list[Any]:
    assert position.seat is not None
    view = position.view(position.seat)
    return hint(shelf.box(view.game), view, texts(position), simulations=simulations, seconds=None)


def points(name: str, line: Line, shown: str = "") -> float:
    return sum(f.points for f in line if f.name == name and (not shown or shown in (f.shown, f.place)))


@pytest.mark.parametrize("mode", MODES)
def test_a_hint_has_reasons_and_equal_questions_have_equal_answers(mode: str) -> None:
    evaluation = evaluation_of(MODES[mode][0]).search_evaluation
    for position in some(mode, 2, 11):
        advice = ask(position)
        assert advice == ask(position)
        assert advice[0].reasons
        for row in advice[:2]:
            assert {reason.name for reason in row.reasons} <= {*evaluation.feature_names, *COMMON}


QUESTION = """
import json, sys
from ludoteca.bots import hint
from ludoteca.core import View
view, legal = json.loads(sys.stdin.read())
view = View(view.pop("game"), view.pop("seat"), view)
print(json.dumps([row.json() for row in hint(view.game, view, legal[::-1], simulations=3, seconds=None)]))
"""


@pytest.mark.parametrize("mode", ["dokmus", "elfenland", "domination"])
def test_two_processes_give_the_same_hint(mode: str) -> None:
    """Also with another order of sets, and with the legal moves in another order."""
    position = some(mode, 1, 15)[0]
    assert position.seat is not None
    question = json.dumps([position.view(position.seat).json(), texts(position)])
    answer = subprocess.run(
        [sys.executable, "-c", QUESTION], input=question, capture_output=True, text=True, check=True, timeout=120
    ).stdout
    assert json.loads(answer) == json.loads(json.dumps([row.json() for row in ask(position)]))


@pytest.mark.parametrize("mode", MODES)
def test_a_reason_names_what_really_is_worth_more(mode: str) -> None:
    """The feature, and the place that it names first, have more points after the better move."""
    told = 0
    for position in some(mode, 3, 9):
        assert position.seat is not None
        view, model = position.view(position.seat), GameModel(MODES[mode][0])
        moves = [row.move for row in ask(position)[:2]] if mode != "solo" else texts(position)[:2]
        better, worse = (moves + texts(position))[:2]
        lines = imagined_lines(model, view, [better, worse], 1)
        for reason in explain(model, view, better, worse, 1):
            told += 1
            place = str(reason.places[0]) if reason.places else ""
            for shown in {"", place}:
                mine, other = ([points(reason.name, line, shown) for line in lines[move]] for move in (better, worse))
                assert fmean(mine) > fmean(other)
            assert reason.have != reason.than or reason.places, "a number that is told differs"
        names = {reason.name for reason in explain(model, view, better, worse, 1)}
        assert not names & {reason.name for reason in explain(model, view, worse, better, 1)}
    assert told or mode in ("solo", "campaign")


def test_a_goal_of_the_campaign_is_a_reason() -> None:
    """T33.1: as the goal panel counts it."""
    position = some("campaign", 1, 9)[0]
    assert isinstance(position, TindayaPosition)
    before = {feature.name: feature for feature in end_features(EraEnd(position, None, []), 0, 2, False)}
    position.fort_retaken = True
    after = {feature.name: feature for feature in end_features(EraEnd(position, None, []), 0, 2, False)}
    assert after["goal-first-fort"].points > before["goal-first-fort"].points
    assert reasons([[*after.values()]], [[*before.values()]])[0].name == "goal-first-fort"


def test_a_victory_is_named_by_its_conditions() -> None:
    """T22.1, T33.1: "wins" says less than the fort that is retaken."""
    position = some("campaign", 1, 9)[0]
    assert isinstance(position, TindayaPosition)
    before = end_features(EraEnd(position, None, []), 0, 2, False)
    position.fort_retaken, position.outcome = True, Result(None, [0, 1], "eras", "won")
    after = end_features(EraEnd(position, None, []), 0, 2, False)
    assert [reason.name for reason in main_reasons(reasons([after], [before]))] == ["goal-first-fort"]
    position.fort_retaken = False
    assert [reason.name for reason in reasons([end_features(EraEnd(position, None, []), 0, 2, False)], [before])] == [
        "victory"
    ]


def test_no_victory_is_expected_without_the_goals_of_the_campaign() -> None:
    """T33.1: in its only era, each goal that is missed leaves hardly a chance."""
    position = some("campaign", 1, 9)[0]
    assert isinstance(position, TindayaPosition)
    position.fort_retaken = True
    for tribe in position.tribes:
        tribe.trades = (1 << len(position.kit.trades)) - 1
    chance = alliance_values(position, 2, None)[0]
    assert chance > 0.3
    position.fort_retaken = False
    assert alliance_values(position, 2, None)[0] == pytest.approx(CONDITION_MISSED * chance)


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_uses_nothing_that_its_seat_cannot_see(key: str) -> None:
    seats = 2 if key == "tindaya" else shelf.box(key).seats[-1]
    different = 0
    options: dict[str, Json] = {"mode": "domination"} if key == "tindaya" else {}
    for number, position in enumerate(decisions(shelf.box(key), seats, options, 11)):
        assert position.seat is not None
        twin = position.imagine(position.seat, Seeded(number))
        different += any(twin.view(seat).bytes() != position.view(seat).bytes() for seat in range(seats))
        assert ask(position) == ask(twin)
        if number == 2:
            break
    assert different, "the test must have met a hidden part that really was another one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_words(language: str) -> None:
    for key in GAMES:
        words, evaluation = Words(language, key), evaluation_of(key).search_evaluation
        for name in (*evaluation.feature_names, "won", *COMMON):
            for kind in ("reason", "lack"):
                assert words.has(f"{kind}-{name}"), f"{language} {key} {kind}-{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_sentence_without_gaps(language: str) -> None:
    """Every gap of every message is filled, with places in words."""
    for key in GAMES:
        words, evaluation = Words(language, key), evaluation_of(key).search_evaluation
        for name in (*evaluation.feature_names, "won", *COMMON):
            places = {"rival": ("1",), "town": ("feodor", "virst"), "anger": ("acoran",)}.get(name, ("c7",))
            reason = Reason(name, 1.0, 4.0, 2.0, places)
            for kind in ("why", "lacks"):
                said = words.reasons(kind, [(reason.name, reason.parameters())] * 2)
                assert not set("{$") & set(said), said
    assert "feodor" not in Words(language, "elfenland").reasons("why", [("town", reason_of("feodor"))])


def reason_of(place: str) -> dict[str, Json]:
    return Reason("town", 1.0, 1.0, 0.0, (place,)).parameters()


def test_only_features_that_a_game_declares() -> None:
    """Whatever line is imagined."""
    for mode, (key, _, _) in MODES.items():
        evaluation = evaluation_of(key).search_evaluation
        for position in some(mode, 2, 13):
            assert position.seat is not None
            model = GameModel(key, evaluation)
            lines = imagined_lines(model, position.view(position.seat), texts(position)[:2], 3)
            met = {feature.name for move in lines.values() for line in move for feature in line}
            assert met <= set(evaluation.feature_names)


def test_the_features_of_dokmus_add_up_to_its_evaluation() -> None:
    for position in some("dokmus", 5, 9):
        assert isinstance(position, DokmusPosition)
        parts = [total(dokmus_evaluation.features(position, seat, 3)) for seat in range(3)]
        lead = dokmus_evaluation.LEAD_AT_END - dokmus_evaluation.LEAD_AT_START
        scale = dokmus_evaluation.LEAD_AT_START + lead * dokmus_evaluation.progress(position, 3)
        chances = win_chances(parts, scale)
        assert chances == pytest.approx(dokmus_evaluation.EVALUATION.estimate(position, 3, Seeded(0)))


def test_the_features_of_elfenland_add_up_to_its_evaluation() -> None:
    evaluation = ELFENLAND.search_evaluation
    assert isinstance(evaluation, SearchEvaluation)
    for position in some("elfenland", 12, 7):
        assert isinstance(position, State)
        assert position.phase != OVER
        for seat in range(2):
            rounds = position.variant.rounds - position.round
            expected = evaluation.expected_towns(position, seat, rounds)
            assert total(evaluation.features(position, seat)) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("mode", "expects"), [("alliance", "team"), ("solo", "seat"), ("domination", "seat"), ("elfenland", "seat")]
)
def test_a_hint_says_whose_chance_it_expects(mode: str, expects: str) -> None:
    assert ask(some(mode, 1, 25)[0])[0].expects == expects


def test_before_the_first_era_nobody_knows_the_chances() -> None:
    key, seats, options = MODES["alliance"]
    position = shelf.box(key).new(seats, shelf.box(key).settle(seats, options), Seeded(1))
    assert ask(position)[0].expects == "nobody"
    assert ask(position)[0].reasons[0].name.startswith("site-")


def test_a_game_without_an_evaluation_counts_games_won() -> None:
    position = laststraw.BOX.new(2, laststraw.BOX.settle(2, {}), Seeded(3))
    names = set()
    while position.seat is not None and len(texts(position)) > 1:
        view = position.view(position.seat)
        advice = hint(laststraw.BOX, view, texts(position), simulations=20)
        assert advice == hint(laststraw.BOX, view, texts(position), simulations=20)
        names |= {reason.name for row in advice for reason in row.reasons}
        position.play(position.moves()[0], Seeded(4))
    assert "won" in names
    assert names <= {"won", "points", *COMMON}


def test_the_only_move_is_called_so() -> None:
    box = laststraw.BOX
    position = box.new(2, box.settle(2, {}), Seeded(3))
    while len(texts(position)) > 1:
        position.play(position.moves()[0], Seeded(4))
    advice = hint(box, position.view(position.seat), texts(position))
    assert [reason.name for reason in advice[0].reasons] == ["only"]


def test_a_difference_that_chance_explains_is_no_reason() -> None:
    def won(*values: float) -> list[Line]:
        return [[Feature("won", value, value)] for value in values]

    assert reasons(won(9, 0, 1, 8), won(0, 9, 8, 0)) == []
    assert reasons(won(9, 9, 8, 8), won(0, 1, 0, 0)) == [Reason("won", 8.25, 8.5, 0.25)]


def test_a_reason_that_nobody_could_read_is_none() -> None:
    """More points, but not more of what the words speak of."""
    assert reasons([[Feature("idols", 2.0, 5)]], [[Feature("idols", 1.0, 5)]]) == []
    assert reasons([[Feature("famine", -1.0, 2)]], [[Feature("famine", -2.0, 2)]]) == []
    assert reasons([[Feature("famine", -1.0, 1)]], [[Feature("famine", -2.0, 2)]]) == [Reason("famine", 1.0, 1.0, 2.0)]


def test_the_question_alone_gives_the_seed() -> None:
    view = View("dokmus", 0, {"players": 2})
    assert question_seed(view, ["a", "b"]) == question_seed(view, ["b", "a"])
    assert question_seed(view, ["a", "b"]) != question_seed(view, ["a"])
    for key in GAMES:
        assert hint_search(key).seconds is None
    assert MAX_SECONDS > 5, "time is a safety, far beyond what a hint takes"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_an_evaluation_is_searched_as_deeply_as_a_hint(game: str) -> None:
    """Only games that are valued by random games get fewer simulations, the longer these are."""
    model = GameModel(game)
    position = model.box.new(2, model.box.settle(2, {}), Seeded(1))
    view = position.view(position.seat or 0)
    wanted, settings = hint_search(model.box), LEVELS["normal"].search(model, view, 1)
    assert (settings.simulations, settings.race_rounds) == (wanted.simulations, wanted.race_rounds)
