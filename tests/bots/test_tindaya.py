"""What the computer players of Tindaya know: where danger lies, which moves are left out, what an era will bring."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

import pytest

from games.tindaya.scene import Scene
from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.evaluate.tindaya import SEEDS
from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.candidates import LEFT_OUT, candidates
from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.forecast import Forecast, rations
from ludoteca.bots.evaluate.tindaya.founding import best_site, site_value
from ludoteca.bots.evaluate.tindaya.idol_sales import sale_targets
from ludoteca.bots.evaluate.tindaya.offering_plan import altar, gift, spare
from ludoteca.bots.evaluate.tindaya.rollout_policy import RolloutPolicy, default_move
from ludoteca.bots.evaluate.tindaya.value import mission_progress, people
from ludoteca.bots.evaluate.tindaya.weights import MIN_EXPLORATION_GAIN, MIN_VALUE, SITE_OWN_ISLAND, SITE_RIVAL_ISLAND
from ludoteca.core import Json, Seeded, shelf
from ludoteca.games.tindaya.actions.barter import Barter, BarterAnswer
from ludoteca.games.tindaya.actions.explore import Moving
from ludoteca.games.tindaya.actions.offerings import asked, gifts
from ludoteca.games.tindaya.actions.optional import Optional
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import ACORAN, ERUPTION, MONEIBA
from ludoteca.games.tindaya.edition import FIRST, SECOND
from ludoteca.games.tindaya.era_end.food import Meal
from ludoteca.games.tindaya.era_end.prophecies import Delivery
from ludoteca.games.tindaya.moves import GIVE_ANIMAL, GIVE_VILLAGER, PRODUCE, Act
from ludoteca.games.tindaya.position import TindayaPosition
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import FORT
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS, natives

BOX = shelf.box("tindaya")
LOOK = evaluation_of("tindaya")


def game(seed: int, **options: Json) -> TindayaPosition:
    position = BOX.new(2, BOX.settle(2, options), Seeded(seed))
    assert isinstance(position, TindayaPosition)
    return position


def course(position: TindayaPosition, seed: int) -> Iterator[tuple[TindayaPosition, Sequence[Act]]]:
    """A game of sensible moves at random: each decision, and the moves that are worth a look there."""
    chance = Seeded(seed)
    while position.seat is not None:
        moves = candidates(position, position.moves())
        yield position, moves
        position.play(moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_no_marker_is_spent_for_nothing(mode: str) -> None:
    """T9.4, T13.1: who sets out goes somewhere, and who has nowhere to go may pass."""
    begun = idle = 0
    for position, moves in islice(chain.from_iterable(course(game(seed, mode=mode), seed) for seed in range(4)), 1500):
        step = asking(position)
        texts = [move.text for move in moves]
        if isinstance(step, Menu) and not step.done:
            idle += not any(text.startswith("explore") for text in texts)
            assert "pass" in texts
        if isinstance(step, Moving) and not position.moved and step.left == 3 and position.explorer == step.seat:
            begun += 1
            promising = ExplorationPlan(position, step.seat).journeys(step.left)
            assert ("stop" not in texts) == (promising[0].gain >= MIN_EXPLORATION_GAIN if promising else False)
    assert begun > 10
    assert idle


def wander(position: TindayaPosition, seed: int, decisions: int) -> TindayaPosition:
    """Some sensible moves on; the game is not over there."""
    chance = Seeded(seed)
    for _ in range(decisions):
        moves = candidates(position, position.moves())
        position.play(moves[chance.below(len(moves))], chance)
    assert position.seat is not None
    return position


def test_nobody_survives_a_foretold_eruption() -> None:
    position = wander(game(3), 3, 9)
    assert position.standees[ERUPTION] or "eruption" not in position.kit.events[position.event]["sequence"]
    position.event = next(
        key for key, row in position.kit.events.items() if row["era"] == 1 and "eruption" in row["sequence"]
    )
    position.standees[ERUPTION] = 4
    volcano = position.chart.ocean.volcano[4]
    forecast = Forecast(position)
    near = [place for place in position.chart.grid.within(volcano, 1) if place in position.chart.terrain]
    assert near
    assert all(forecast.fate(place, 1, armed=True, guarded=True) == (0.0, 0.0) for place in [volcano, *near])


@pytest.mark.parametrize("seed", range(6))
def test_people_and_barter_are_never_worth_an_evaluation(seed: int) -> None:
    for position, moves in islice(course(game(seed, mode="domination"), seed), 80):
        assert moves
        assert set(moves) <= set(position.moves())
        assert not any(move.form in LEFT_OUT for move in moves)


def test_forts_are_entered_only_with_weapons_enough() -> None:
    seen = 0
    for seed in range(8):
        for position, _ in course(game(seed), seed):
            step = asking(position)
            if isinstance(step, Moving):
                plan = ExplorationPlan(position, step.seat)
                for journey in plan.journeys(step.left):
                    if position.building.get(journey.goal, 0) >= FORT:
                        seen += 1
                        held = position.conquistadors[journey.goal]
                        assert plan.weapons >= held
                        assert natives(journey.group) >= held
    assert seen


@pytest.mark.parametrize("mode", ["alliance", "domination"])
@pytest.mark.parametrize("decisions", [3, 12, 30])
def test_a_look_leaves_the_position_as_it_was(mode: str, decisions: int) -> None:
    position = wander(game(5, mode=mode), 5, decisions)
    before = position.view(0).facts
    values = LOOK.estimate(position, 2, Seeded(1))
    assert position.view(0).facts == before
    assert all(0 < value < 1 for value in values)
    if mode == "alliance":
        assert values[0] == values[1]


def test_a_game_that_goes_on_is_better_than_a_defeat() -> None:
    position = game(2)
    chance = Seeded(2)
    least = 1.0
    while position.seat is not None:
        least = min(least, LOOK.estimate(position, 2, Seeded(1))[0])
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    result = position.result()
    assert result is not None
    assert result.outcome == "lost"
    assert LOOK.values(position, 2, chance)[0] < least


def test_an_untold_card_is_one_of_those_not_seen_yet() -> None:
    position = wander(game(3), 3, 9)
    position.catastrophes = ["", ""]
    position.catastrophes_shown[MONEIBA] = ("san_borondon", "plague")
    cards = Forecast(position).cards[MONEIBA]
    assert sorted(cards) == ["hurricane", "locusts", "tornado"]
    assert len(Forecast(position).cards[ACORAN]) == len(position.kit.catastrophes[ACORAN]) - len(
        position.catastrophes_shown[ACORAN]
    )


def test_the_angrier_god_gets_the_gifts_that_complete_an_offering() -> None:
    position = wander(game(3), 3, 9)
    tribe = position.tribes[0]
    position.anger = [3, 1]
    tribe.prisoners = len(asked(position, ACORAN)) * position.variant.players
    position.mission = "inventors"
    assert altar(position, 0, ACORAN).complete
    chosen = gift(position, 0, gifts(position, 0))
    assert chosen is not None
    assert chosen.god == "acoran"
    position.mission = "warriors"
    tribe.stock = [0] * len(tribe.stock)
    assert altar(position, 0, ACORAN).people < tribe.prisoners


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_the_seers_are_paid_by_whoever_can(mode: str) -> None:
    seen = 0
    for seed in range(12):
        for position, moves in course(game(seed, mode=mode), seed):
            if isinstance(asking(position), Delivery):
                seen += 1
                assert [move.text.split()[0] for move in moves] == ["deliver"]
    assert seen


def test_an_extinct_tribe_leaves_hardly_any_hope() -> None:
    position = wander(game(5), 5, 8)
    value = LOOK.estimate(position, 2, Seeded(1))[0] - MIN_VALUE
    tribe = position.tribes[0]
    for place in list(tribe.natives):
        position.kill(0, place, tribe.natives[place] & VILLAGERS)
    tribe.reserve = 0
    assert LOOK.estimate(position, 2, Seeded(1))[0] - MIN_VALUE < value / 3


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_a_step_is_worth_what_the_journey_brings_that_begins_with_it(mode: str) -> None:
    seen = 0
    for position, _ in chain(*[course(game(seed, mode=mode), seed) for seed in range(6)]):
        step = asking(position)
        if isinstance(step, Moving) and seen < 12:
            journeys = ExplorationPlan(position, step.seat).journeys(step.left)
            if journeys and journeys[0].first() in position.moves():
                seen += 1
                begun = LOOK.move_values(position, [journeys[0].first()], 2, Seeded(1))[0]
                assert begun == LOOK.estimate(position, 2, Seeded(Seeded(1).below(SEEDS)))
    assert seen == 12


def test_all_moves_are_looked_at_with_the_same_luck() -> None:
    position = wander(game(3, mode="domination"), 3, 9)
    move = position.moves()[0]
    first, second = LOOK.move_values(position, [move, move], 2, Seeded(1))
    assert first == second
    assert LOOK.move_values(position, [move], 2, Seeded(2))[0] != first


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_a_tribe_founds_its_homes_on_two_islands_away_from_its_rivals(mode: str) -> None:
    """T4.5.1."""
    before, position = game(4, mode=mode), game(4, mode=mode)
    step = asking(position)
    assert isinstance(step, Found)
    home = best_site(position, step)
    position.play(home, Seeded(4))
    for place in position.chart.islands[position.chart.island[home.hex]]:
        alone = site_value(before, step.seat, place)
        assert site_value(position, step.seat, place) == pytest.approx(alone + SITE_OWN_ISLAND)
        assert site_value(position, 1 - step.seat, place) == pytest.approx(
            alone + SITE_RIVAL_ISLAND * (mode == "domination")
        )


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_idols_are_sold_for_food_when_somebody_starves(mode: str) -> None:
    """T15.2, T16.2: in any era, when no marker is left to produce it."""
    position = wander(game(3, mode=mode), 3, 9)
    tribe, kit = position.tribes[0], position.kit
    tribe.stock = [0] * len(tribe.stock)
    tribe.cubes = tribe.cylinders = 0
    (kind,) = sale_targets(position, 0, 1)
    assert kit.rations[kind] == max(kit.rations)
    assert sale_targets(position, 0, 0) == []
    tribe.stock[kind] = 9
    assert sale_targets(position, 0, 1) == []


@pytest.mark.parametrize(
    ("mode", "anger", "given"), [("domination", 3, True), ("alliance", 3, False), ("alliance", 4, True)]
)
def test_villagers_are_sacrificed_only_to_avert_doom(mode: str, anger: int, given: bool) -> None:
    position = wander(game(3, mode=mode), 3, 9)
    tribe = position.tribes[0]
    tribe.stock = [0] * len(tribe.stock)
    home = next(place for place, group in tribe.natives.items() if group & VILLAGERS)
    tribe.natives[home] = (tribe.natives[home] & ~VILLAGERS) + 7
    position.animals = {}
    position.anger = [0, anger]
    assert anger < position.kit.doom
    chosen = gift(position, 0, gifts(position, 0))
    assert (chosen is not None) == given
    assert chosen is None or (chosen.form, chosen.god) == (GIVE_VILLAGER, "moneiba")


@pytest.mark.parametrize("name", ["inventors", "planners", "warriors"])
def test_what_is_ready_for_the_mission_counts_before_the_last_era(name: str) -> None:
    position = wander(game(3), 3, 9)
    tribe = position.tribes[0]
    position.mission = name
    tribe.idols = []
    folk = people(position, 0, None)

    def done(units: int) -> float:
        tribe.stock = [units] * len(tribe.stock)
        return mission_progress(position, 0, folk)

    poor, rich = done(0), done(3)
    assert poor < rich
    position.era = position.variant.eras
    assert done(0) <= poor
    if name != "planners":
        assert done(3) == done(0)


def test_idols_are_sold_for_what_the_mission_lacks_in_the_last_era() -> None:
    position = wander(game(3), 3, 9)
    tribe, kit = position.tribes[0], position.kit
    trade = next(trade for trade in range(len(kit.trades)) if tribe.knows(trade) and not tribe.level(trade))
    tribe.stock = [0] * len(tribe.stock)
    tribe.developed = 0b1111 ^ 1 << trade
    cost = kit.trades[trade].costs[0]
    lacking = [kind for kind, units in cost for _ in range(units)]
    position.mission = "inventors"
    assert sale_targets(position, 0, len(lacking)) == []
    position.era = position.variant.eras
    assert sale_targets(position, 0, len(lacking)) == lacking
    assert sale_targets(position, 0, len(lacking) - 1) == []
    for kind, units in cost:
        tribe.stock[kind] = units
    assert sale_targets(position, 0, 3) == []
    position.mission = "warriors"
    tribe.stock = [0] * len(tribe.stock)
    tribe.prisoners = 0
    assert sale_targets(position, 0, 2) == list(kit.weapons)
    tribe.prisoners = 9
    assert sale_targets(position, 0, 2) == []


def planners(**options: Json) -> TindayaPosition:
    """The last era: one tribe has all that the mission asks for, and flour to spare; the other lacks a kind."""
    position = wander(game(3, **options), 3, 9)
    position.era, position.mission = position.variant.eras, "planners"
    kit = position.kit
    for tribe, goods in zip(position.tribes, ({"cheese": 1, "clay": 2}, {"smoked_fish": 1, "flour": 2}), strict=True):
        tribe.stock = [0] * len(tribe.stock)
        for key, units in goods.items():
            tribe.stock[kit.resource[key]] = units
    return position


def test_allies_barter_for_what_a_mission_lacks_in_the_last_era() -> None:
    position = planners()
    kinds = position.kit.resource
    assert deal(position, 0, 1) == (kinds["clay"], kinds["flour"])
    assert deal(position, 1, 0) == (kinds["flour"], kinds["clay"])
    position.tribes[1].stock[kinds["flour"]] = 1
    assert deal(position, 0, 1) is None, "the other needs its last one"
    position = planners()
    position.era = 1
    assert deal(position, 0, 1) is None
    assert deal(planners(mode="domination"), 0, 1) is None


def test_allies_who_meet_make_the_deal() -> None:
    position = planners()
    kinds = position.kit.resource
    plan = ExplorationPlan(position, 0)
    assert plan.partners == set(position.tribes[1].natives)
    place = next(iter(plan.partners))
    position.settle(0, place, NOBLE)
    position.moved = {place: NOBLE}
    position.stack.append(Optional(0))
    policy = RolloutPolicy(2)
    while isinstance(asking(position), Optional | Barter | BarterAnswer):
        policy.play(position, Seeded(1))
    assert position.tribes[0].stock[kinds["flour"]] == 1
    assert position.tribes[1].stock[kinds["clay"]] == 1
    assert not ExplorationPlan(position, 0).partners


def test_rivals_gather_before_a_fort_that_the_next_exploration_can_retake() -> None:
    """T14.6: a muster is worth something as soon as enough natives with a noble stand together."""
    position = wander(game(3, mode="domination"), 3, 9)
    tribe, (fort, held) = position.tribes[0], next(iter(position.conquistadors.items()))
    tribe.stock[position.kit.resource["obsidian"]] = held
    tribe.cubes = 3
    beside = next(place for place in position.chart.near(fort) if place not in position.building)
    tribe.natives = {beside: NOBLE}
    plan = ExplorationPlan(position, 0)
    assert plan.muster_places[beside][0] == held
    assert plan._muster_gain(beside, held - 1) > 0 == plan._muster_gain(beside, held - 2)
    tribe.stock[position.kit.resource["obsidian"]] = held - 1
    tribe.stock[position.kit.resource["horns"]] = 0
    assert not ExplorationPlan(position, 0).muster_places, "too few weapons"


def test_what_the_mission_asks_for_is_not_food() -> None:
    position = planners()
    tribe, kit = position.tribes[1], position.kit
    assert rations(position, tribe) == kit.rations[kit.resource["flour"]]
    position.mission = "warriors"
    assert rations(position, tribe) == sum(
        units * ration for units, ration in zip(tribe.stock, kit.rations, strict=True)
    )


def test_the_last_unit_of_a_preserved_good_is_eaten_last() -> None:
    position = planners()
    position.stack.append(Meal(1, 0, 1))
    assert default_move(position).resource == "flour"
    position.mission = "warriors"
    least = min(("smoked_fish", "flour"), key=lambda key: position.kit.rations[position.kit.resource[key]])
    position.tribes[1].stock[position.kit.resource["smoked_fish"]] = 2
    assert default_move(position).resource == least


def test_a_preserved_good_that_the_mission_lacks_is_made_in_the_last_era() -> None:
    position = planners()
    while not isinstance(step := asking(position), Menu):
        position.play(position.moves()[0], Seeded(1))
    tribe, kit = position.tribes[step.seat], position.kit
    tribe.stock = [0] * len(tribe.stock)
    tribe.stock[kit.resource["ham"]] = 9
    tribe.inventions = (1 << 2 * len(kit.trades)) - 1
    tribe.produced = 0
    trade = next(index for index in range(len(kit.trades)) if position.controlled_of(step.seat, index))
    recipe = kit.trades[trade].preserve
    assert recipe is not None
    move = RolloutPolicy(2).menu(position, step)
    assert (move.form, move.trade) != (PRODUCE, kit.trades[trade].key), "nobody is hungry"
    for kind, units in recipe[2]:
        tribe.stock[kind] = units
    move = RolloutPolicy(2).menu(position, step)
    assert (move.form, move.trade) == (PRODUCE, kit.trades[trade].key)


@pytest.mark.parametrize(("mode", "spared", "chosen"), [("alliance", 1, 4), ("domination", 3, 3)])
def test_animals_of_others_are_given_as_far_as_they_are_no_loss(mode: str, spared: int, chosen: int) -> None:
    """Tindaya T14.3.5: a tribe with pigs of its own visits a herd of three: allies leave a pair, rivals take all."""
    scene = (
        Scene(2, mode=mode)
        .mission("inventors" if mode == "alliance" else "")
        .volcano(1, "0,0")
        .forest("4,0", "7,0")
        .build("sty", "4,0", 4)
        .build("sty", "7,0", 3)
    )
    scene.natives(0, "0,0", "1n0v").natives(0, "4,0", "0n1v").natives(0, "7,0", "1n0v").natives(1, "7,0", "0n1v")
    pig = scene.p.kit.kind["pig"]
    assert spare(scene.p, 0, scene.p.tribes[0], pig) == 2 + spared
    scene.stock(0, figs=1).after_moves(0, {"0,0": "1n0v"}).play("offer 0,0")
    given = gift(scene.p, 0, [move for move in scene.p.moves() if move.form == GIVE_ANIMAL])
    assert given is not None
    assert scene.p.animals[given.hex] == chosen


def test_a_noble_goes_where_another_noble_teaches() -> None:
    """Tindaya T16.7, R55: in a pen with a noble who knows the trade there is something to learn."""
    worth = []
    for edition in (FIRST, SECOND):
        scene = Scene(2, edition).archipelago().mission("inventors").forest("0,0").mountain("1,0").build("pen", "1,0")
        scene.trades(0, "farmer").natives(0, "0,0", "1n0v").natives(1, "1,0", "1n0v").exploring(0)
        plan = ExplorationPlan(scene.p, 0)
        worth.append(max([journey.gain for journey in plan.journeys(3)], default=0.0))
    assert worth[1] > worth[0]
