"""What the computer players of Tindaya do for points, and how their crews go on at sea."""

from collections.abc import Iterator

import pytest

from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.evaluate.tindaya.candidates import candidates
from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.features import end_features
from ludoteca.bots.evaluate.tindaya.forecast import Forecast
from ludoteca.bots.evaluate.tindaya.idol_sales import sale_targets
from ludoteca.bots.evaluate.tindaya.offering_plan import gift, sacrifices
from ludoteca.bots.evaluate.tindaya.paths import Journey
from ludoteca.bots.evaluate.tindaya.point_value import brings_points, expendable_villagers, offering_points, token_price
from ludoteca.bots.evaluate.tindaya.policy_noise import PolicyNoise
from ludoteca.bots.evaluate.tindaya.rollout_policy import RolloutPolicy, RolloutStyle, default_move
from ludoteca.bots.evaluate.tindaya.sea_plan import best_landings, sail_to, sea_goals
from ludoteca.bots.evaluate.tindaya.value import conquistadors_at_end, end_points
from ludoteca.bots.evaluate.tindaya.weights import KEPT_AT_END, MAX_TOKEN_PRICE
from ludoteca.bots.evaluate.tindaya.win_chance import EraEnd, domination_values
from ludoteca.core import Seeded, shelf
from ludoteca.games.tindaya.actions.collect import tokens_on_island
from ludoteca.games.tindaya.actions.explore import MOVES, Moving
from ludoteca.games.tindaya.actions.offerings import gifts
from ludoteca.games.tindaya.actions.optional import Optional
from ludoteca.games.tindaya.actions.sea_moves import Launch
from ludoteca.games.tindaya.components import ACORAN, DISASTERS, GODS, MONEIBA
from ludoteca.games.tindaya.conquistadors.ships import RaidChoice
from ludoteca.games.tindaya.idols.use import TakeResource
from ludoteca.games.tindaya.moves import COLLECT, GIVE_VILLAGER
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.games.tindaya.scoring import tally
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS

BOX = shelf.box("tindaya")
LOOK = evaluation_of("tindaya")


def rivals(seed: int, decisions: int) -> TindayaPosition:
    """A game of Domination after some sensible moves."""
    position = BOX.new(2, BOX.settle(2, {"mode": "domination"}), Seeded(seed))
    assert isinstance(position, TindayaPosition)
    chance = Seeded(seed)
    for _ in range(decisions):
        moves = candidates(position, position.moves())
        position.play(moves[chance.below(len(moves))], chance)
    return position


def afloat(number: int) -> Iterator[TindayaPosition]:
    """Positions in which a crew has embarked."""
    found = 0
    for seed in range(40):
        position, chance = rivals(seed, 8), Seeded(seed)
        for _ in range(60):
            if position.seat is None:
                break
            if isinstance(asking(position), Launch) and len(position.moves()) > 1:
                found += 1
                yield position
                if found == number:
                    return
            moves = candidates(position, position.moves())
            position.play(moves[chance.below(len(moves))], chance)
    raise AssertionError("too few crews")


def test_the_last_token_of_an_island_and_the_most_of_a_kind_cost_points() -> None:
    """T14.1.3, T23.3."""
    position = rivals(3, 9)
    place = next(iter(position.token))
    island = position.chart.island_at(place)
    position.tribes[0].deposits[:] = [0, 0, 0]
    position.tribes[1].deposits[:] = [9, 9, 9]
    assert tokens_on_island(position, place) > 1
    assert token_price(position, 0, place) == 0
    position.tribes[1].deposits[:] = [0, 0, 0]
    most = token_price(position, 0, place)
    position.era = position.variant.eras
    assert 0 < most < MAX_TOKEN_PRICE < token_price(position, 0, place), "the nearer the end, the dearer"
    position.era = 1
    for other in set(island) - {place}:
        position.token.pop(other, None)
    assert token_price(position, 0, place) > MAX_TOKEN_PRICE > most


def test_who_counts_points_leaves_a_dear_token() -> None:
    """T14.1.3: in rollouts, while others take it."""
    position = rivals(3, 9)
    place = next(iter(position.token))
    for other in position.chart.island_at(place):
        if other != place:
            position.token.pop(other, None)
    position.tribes[0].natives = {place: NOBLE}
    position.moved = {place: NOBLE}
    position.explorer = 0
    position.stack.append(Optional(0))
    assert any(move.form == COLLECT for move in position.moves())
    assert default_move(position).form == COLLECT
    assert default_move(position, counts_points=True).form != COLLECT
    assert (
        ExplorationPlan(position, 0).hex_value(place)[2]
        > ExplorationPlan(position, 0, counts_points=True).hex_value(place)[2]
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "points"), [(0, 0, 0, 0), (0, 0, 1, 2), (0, 2, 1, 1), (0, 2, 2, 2), (3, 2, 0, 2)]
)
def test_pawns_on_an_offering_bring_points_by_rank(mine: int, theirs: int, more: int, points: int) -> None:
    """T16.5.2: ties share their rank."""
    position = rivals(3, 9)
    for seat, pawns in enumerate((mine, theirs)):
        position.tribes[seat].pawns[ACORAN] = pawns
    assert offering_points(position, 0, ACORAN, more) == points
    assert brings_points(position, 0, ACORAN, more) == (points > offering_points(position, 0, ACORAN, 0))


def test_some_villagers_are_kept_even_in_the_last_era() -> None:
    """T14.3.6, T23.2: a tribe without villagers is out."""
    position = rivals(5, 12)
    tribe = position.tribes[0]
    tribe.natives = dict.fromkeys(list(position.chart.ocean.volcano_at)[:3], 2) | {
        list(position.chart.ocean.volcano_at)[3]: NOBLE
    }
    for era in range(1, position.variant.eras + 1):
        position.era = era
        given = expendable_villagers(position, 0)
        assert len(given) < tribe.villagers()
        assert all(tribe.natives[place] & VILLAGERS for place in given)
    assert len(given) >= tribe.villagers() - KEPT_AT_END


def test_villagers_are_given_for_points_by_the_ambitious_alone() -> None:
    """T14.3.6, T16.5.2: a pawn in the last era, while nobody is desperate."""
    position = rivals(5, 12)
    position.era = position.variant.eras
    position.anger[:] = [0, 0]
    tribe = position.tribes[0]
    tribe.prisoners = 0
    tribe.stock[:] = [0] * len(tribe.stock)
    position.animals.clear()
    volcanoes = list(position.chart.ocean.volcano_at)
    tribe.natives = {volcanoes[0]: NOBLE + 3, volcanoes[1]: 2}
    for god in (ACORAN, MONEIBA):
        position.filled[god][:] = [0] * len(position.filled[god])
        for one in position.tribes:
            one.pawns[god] = 0
        assert sacrifices(position, 0, god, counts_points=False) == []
        (chosen,) = sacrifices(position, 0, god, counts_points=True)
        given = gift(position, 0, gifts(position, 0), counts_points=True)
        assert given is not None
        assert (given.form, given.hex) == (GIVE_VILLAGER, chosen)
        assert gift(position, 0, gifts(position, 0)) is None
        tribe.pawns[god] = 2
        assert sacrifices(position, 0, god, counts_points=True) == [], f"{GODS[god]}: the best already"
        tribe.pawns[god] = 0


def test_who_leads_by_far_still_has_to_live() -> None:
    """T16.8: wood, weapons and people raise the values of a tribe also when no rival can catch up with its points."""
    position = rivals(7, 14)
    tribe = position.tribes[0]
    tribe.score = 60
    poor = domination_values(position, 2, None)
    for kind in (position.kit.wood, *position.kit.weapons):
        tribe.stock[kind] += 2
    rich = domination_values(position, 2, None)
    assert rich[0] > 1.05 * poor[0]
    assert rich[1] <= poor[1] < poor[0] / 100


def test_what_stands_in_the_last_era_is_what_the_end_will_bring() -> None:
    """T23.3 to T23.7: all but the nobles who may still die."""
    position = rivals(7, 14)
    position.era = position.variant.eras
    expected = [0.0, 0.0]
    for reason, changes in tally(position, [0, 1]):
        for seat, points in changes.items():
            expected[seat] += points * (0.7 if reason == "nobles" else 1.0)
    assert end_points(position, 2) == pytest.approx(expected)


def test_a_crew_keeps_its_goal_until_it_has_landed() -> None:
    """T13.4: whichever goal is chosen when it embarks, the crew gets there, or has only to walk on."""
    for position in afloat(12):
        crew = asking(position)
        assert isinstance(crew, Launch)
        for move, goals in sea_goals(position, crew, position.moves()).items():
            for goal in goals[:3]:
                after = position.copy()
                assert isinstance(after, TindayaPosition)
                rest = sail_to(after, move, goal, Seeded(1), counts_points=False)
                assert not isinstance(asking(after), Launch)
                if rest:
                    assert rest[0].goal == goal
                elif goal not in position.conquistadors and goal != crew.origin:
                    assert after.tribes[crew.seat].natives.get(goal, 0) >= NOBLE


def test_every_goal_of_a_crew_is_looked_at_once() -> None:
    """Of the moves that lead to the same goal one is worth an evaluation."""
    for position in afloat(12):
        crew = asking(position)
        assert isinstance(crew, Launch)
        chosen = best_landings(position, crew, position.moves(), counts_points=False)
        goals = [sea_goals(position, crew, position.moves())[move][0] for move in chosen]
        assert len(set(goals)) == len(goals)


def test_a_look_at_sea_counts_the_best_goal() -> None:
    """The values of a launch are those of the goal that the crew values for most."""
    position = next(afloat(1))
    crew = asking(position)
    assert isinstance(crew, Launch)
    moves = position.moves()
    looks = LOOK.move_values(position, moves, 2, Seeded(4))
    assert len(looks) == len(moves)
    assert all(0 < value < 1 for look in looks for value in look)
    assert looks == LOOK.move_values(position, moves, 2, Seeded(4))


def test_people_count_for_more_than_points_while_an_era_is_to_come() -> None:
    """T16.8, T23.8: one villager fewer for one point more is no bargain before the last era."""
    position = rivals(3, 20)
    place = next(place for place, group in position.tribes[0].natives.items() if group & VILLAGERS)

    def bargain() -> float:
        kept = domination_values(position, 2, None, counts_points=True)[0]
        after = position.copy()
        assert isinstance(after, TindayaPosition)
        after.tribes[0].natives[place] -= 1
        after.tribes[0].score += 1
        return domination_values(after, 2, None, counts_points=True)[0] - kept

    position.tribes[0].natives[place] = 3
    assert bargain() < 0
    position.era = position.variant.eras
    assert bargain() > 0


def test_noise_is_the_same_for_all_moves_of_a_sample() -> None:
    """Every look goes on in another way, but compares all moves in the same way."""
    position = rivals(3, 20)
    journeys = ExplorationPlan(position, 0).journeys(MOVES)
    orders = {tuple(PolicyNoise(luck, 0).ranked(0, journeys)) for luck in range(20)}
    assert len(orders) > 10
    for order in orders:
        assert sorted(order) == sorted(journeys)
    assert PolicyNoise(7, 0).ranked(0, journeys) == PolicyNoise(7, 0).ranked(0, journeys[::-1])
    assert {PolicyNoise(luck, 0).explorations(0, 3) for luck in range(40)} == {3}, "who thinks goes on"
    assert {PolicyNoise(luck, 0).explorations(1, 3) for luck in range(40)} == {0, 1, 2, 3}


def test_only_rivals_have_noise() -> None:
    position = rivals(8, 30)
    moves = position.moves()[:1]
    assert LOOK.search_evaluation.prefers_race(position)
    assert not LOOK.prefers_race(position)
    looks = [
        [look.move_values(position, moves, 2, Seeded(luck))[0][0] for luck in range(8)]
        for look in (LOOK, LOOK.search_evaluation)
    ]
    assert len(set(looks[1])) > len(set(looks[0]))


def sinking(seed: int) -> tuple[TindayaPosition, int, int]:
    """A game in which one island will vanish with everybody on it, its volcano, and one on another island."""
    position = rivals(seed, 12)
    ocean, grid = position.chart.ocean, position.chart.grid
    number = next(iter(ocean.volcano))
    position.anger[MONEIBA] = 0
    position.catastrophes[MONEIBA] = "san_borondon"
    position.standees = [number if name == "moneiba" else 0 for name in DISASTERS]
    near = grid.within(ocean.volcano[number], 3)
    return position, ocean.volcano[number], next(place for place in ocean.volcano_at if place not in near)


def test_rivals_fetch_their_last_villagers() -> None:
    """T13.4, T20.11: villagers without a noble on an island that will vanish, if there are no others."""
    position, lost, safe = sinking(3)
    tribe = position.tribes[0]
    tribe.cubes = 3
    tribe.natives = {lost: 2, safe: NOBLE}
    assert set(ExplorationPlan(position, 0, counts_points=True).waiting) == {lost}
    assert not ExplorationPlan(position, 0).waiting
    tribe.natives = {lost: 2, safe: NOBLE + 1}
    assert not ExplorationPlan(position, 0, counts_points=True).waiting


def test_those_who_must_flee_sell_an_idol_for_wood() -> None:
    """T13.4, T15.2, T20.11."""
    position, lost, safe = sinking(3)
    tribe = position.tribes[0]
    tribe.cubes, tribe.gifts, tribe.idols = 3, 0, [0]
    tribe.stock[position.kit.wood] = 0
    tribe.natives = {lost: NOBLE + 2, safe: NOBLE}
    assert sale_targets(position, 0, 1, counts_points=True) == [position.kit.wood]
    assert not sale_targets(position, 0, 1)
    position.stack.append(TakeResource(0))
    assert default_move(position, counts_points=True).resource == "wood"
    tribe.natives[safe] += 1
    assert not sale_targets(position, 0, 1, counts_points=True)
    tribe.natives = {lost: NOBLE + 2, safe: NOBLE}
    tribe.stock[position.kit.wood] = 1
    assert not sale_targets(position, 0, 1, counts_points=True)


def test_a_noble_takes_along_whom_he_fetches() -> None:
    """T13.1: in the same exploration, as long as the moves last."""
    position, lost, safe = sinking(3)
    tribe = position.tribes[0]
    shore = next(place for place in position.chart.near(lost) if place not in position.building)
    tribe.natives = {shore: 2, lost: NOBLE, safe: NOBLE}
    tribe.stock[position.kit.wood] = 2
    position.stack.append(Moving(0, MOVES, False))
    walk = Journey(1.0, NOBLE, ((lost, shore, 0, 0),))
    for counts_points in (False, True):
        after = position.copy()
        assert isinstance(after, TindayaPosition)
        RolloutPolicy(2, RolloutStyle(counts_points)).travel(after, [walk], Seeded(1))
        island = position.chart.island_at(lost)
        saved = sum(group & VILLAGERS for place, group in after.tribes[0].natives.items() if place not in island)
        assert (saved > 0) == counts_points


def test_raiders_are_sent_to_where_the_others_stand() -> None:
    """T21.3: the player with priority chooses the hex; the counts_points expect the worst of each other."""
    position = rivals(3, 12)
    first, second = list(position.chart.terrain)[:2]
    position.tribes[0].natives = {first: NOBLE}
    position.tribes[1].natives = {second: NOBLE + 1}
    for seat, place in enumerate((second, first)):
        position.stack.append(RaidChoice(seat, (first, second), True))
        assert default_move(position, counts_points=True).hex == place
        position.stack.pop()


def test_ships_land_also_where_nothing_is_built() -> None:
    """T21.3, T22.3: a ship that finds no building leaves a fort all the same."""
    position = rivals(3, 12)
    position.building = {}
    forecast = Forecast(position)
    ships = sum(ship > 0 for ship in position.ships)
    assert forecast.beachheads == ships > 0
    assert not forecast.raids
    bold, wary = (
        conquistadors_at_end(position, forecast, last=True, counts_points=counts_points)
        for counts_points in (False, True)
    )
    assert wary == bold + 2 * ships


def test_the_traitor_wants_conquistadors_and_the_others_do_not() -> None:
    """T30.9: he wins alone if enough of them are there in the end."""
    position = rivals(3, 40)
    position.traitor, position.traitor_card = 1, "emissary"
    few = domination_values(position, 2, None)
    position.conquistadors = dict.fromkeys(position.conquistadors or [next(iter(position.chart.land))], 9)
    many = domination_values(position, 2, None)
    assert many[1] > few[1]
    assert many[0] < few[0]
    features = [end_features(EraEnd(position, None, many), seat, 2, True) for seat in range(2)]
    assert {feature.name for feature in features[1]} == {"traitor", "victory"}
    assert "villagers" in {feature.name for feature in features[0]}
