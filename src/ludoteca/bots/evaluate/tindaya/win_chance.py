"""From a position at the end of an era to the value of every seat: points and dangers become chances to win."""

from math import exp, prod
from typing import NamedTuple

from ludoteca.bots.evaluate.evaluation import win_chances
from ludoteca.bots.evaluate.tindaya import value
from ludoteca.bots.evaluate.tindaya.era_rollout import play_era
from ludoteca.bots.evaluate.tindaya.forecast import Forecast, mouths, rations
from ludoteca.bots.evaluate.tindaya.rollout_policy import PLAIN_STYLE, RolloutStyle
from ludoteca.bots.evaluate.tindaya.weights import (
    ALLIANCE_EVEN,
    ALLIANCE_LUCK,
    ALLIANCE_SCALE,
    CONDITION_MISSED,
    CONTROL_MISSED,
    ENDED_ESTIMATE,
    ENDED_WINNERS,
    ENDING_LUCK,
    EXTINCT_OR_DOOM,
    LEAD,
    MIN_VALUE,
    MISSION_DONE,
    MISSION_MAX,
    MOVE_COST,
    NO_WINNER,
    PEOPLE_POINTS,
    PERIL_AT_END,
    PERIL_LANDINGS,
    PERIL_ODDS,
    RIVAL_EXTINCT,
    RIVAL_STARVES,
    STRENGTH_AGAINST_PERIL,
    STRENGTH_POINTS,
    STRENGTH_POINTS_PER_ERA,
    STRONG_AT_END,
    USUAL_STRENGTH,
    WEAK_AT_END,
)
from ludoteca.core import Chance, Goal
from ludoteca.games.tindaya.actions.offerings import asked
from ludoteca.games.tindaya.components import MONEIBA
from ludoteca.games.tindaya.game_end import control_limit, traitor_target
from ludoteca.games.tindaya.goals import CAMPAIGN
from ludoteca.games.tindaya.state import State


class EraEnd(NamedTuple):
    """What a rollout of an era leads to."""

    position: State
    forecast: Forecast | None
    """Of the events of the era, if they are not known yet."""
    values: list[float]
    """Of every seat."""


def era_values(p: State, seats: int, chance: Chance, style: RolloutStyle = PLAIN_STYLE) -> list[float]:
    """The value of every seat after a rollout of the era; the position is played on."""
    return era_end(p, seats, chance, style).values


def era_end(p: State, seats: int, chance: Chance, style: RolloutStyle = PLAIN_STYLE) -> EraEnd:
    """Plays a rollout of the era and values where it ends."""
    careless = may_starve(p)
    forecast, moves = play_era(p, chance, style)
    if p.variant.domination:
        values = domination_values(p, seats, forecast, style.counts_points)
        if p.anger[MONEIBA] == p.kit.doom - 1:
            starving = sum(careless)
            values = [one * (1 - RIVAL_STARVES) ** (starving - careless[seat]) for seat, one in enumerate(values)]
    else:
        values = alliance_values(p, seats, forecast)
    values = [MIN_VALUE + (1 - MIN_VALUE) * one * (1 - MOVE_COST * moves) for one in values]
    return EraEnd(p, forecast, values)


def alliance_values(p: State, seats: int, forecast: Forecast | None) -> list[float]:
    """T22.1: the chance to win, as far as it can be told from how things stand after the era."""
    folks = [value.people(p, seat, forecast) for seat in range(seats)]
    tribes = [value.strength(p, seat, folk) for seat, folk in enumerate(folks)]
    missions = [min(MISSION_MAX, value.mission_progress(p, seat, folk)) for seat, folk in enumerate(folks)]
    if p.era == p.variant.eras:
        return [
            _ending(p, folks, missions, forecast)
            * (WEAK_AT_END + (1 - WEAK_AT_END) * min(1.0, sum(tribes) / STRONG_AT_END))
        ] * seats
    tribes = [
        tribe + MISSION_DONE * done * p.era / p.variant.eras for tribe, done in zip(tribes, missions, strict=True)
    ]
    merit = (sum(tribes) / seats + min(tribes)) / 2 - value.peril(p, forecast)
    return [ALLIANCE_LUCK * survival_chance(p, folks) / (1 + exp((ALLIANCE_EVEN - merit) / ALLIANCE_SCALE))] * seats


def survival_chance(p: State, folks: list[value.People]) -> float:
    """T16.8: the chance that the game goes on after the era."""
    return no_doom_chance(p) * prod([alive_chance(folk) for folk in folks])


def alive_chance(folk: value.People) -> float:
    """T16.8: the chance that a tribe has villagers and nobles."""
    return EXTINCT_OR_DOOM + (1 - EXTINCT_OR_DOOM) * folk.some_villager * folk.some_noble


def no_doom_chance(p: State) -> float:
    """T1.7: the chance that no god brings doom; the more he was given, the nearer it was averted."""
    chance = 1.0
    for god, anger in enumerate(p.anger):
        if anger == p.kit.doom:
            chance *= EXTINCT_OR_DOOM * (1 + sum(p.filled[god])) / (1 + p.variant.players * len(asked(p, god)))
    return chance


def _ending(p: State, folks: list[value.People], missions: list[float], forecast: Forecast | None) -> float:
    """T22.1, T1.7, T33: all conditions of the victory, each as likely as it looks."""
    if p.outcome is not None and p.outcome.outcome == "won":
        return 1.0
    chance = ENDING_LUCK * survival_chance(p, folks) * control_chance(p, forecast)
    for folk, done in zip(folks, missions, strict=True):
        chance *= home_chance(folk) * mission_chance(done)
    for goal in campaign_goals(p):
        for one in (*goal.seats, goal.together):
            if one is not None and one.wanted:
                chance *= mission_chance(one.value / one.wanted)
    return chance


def campaign_goals(p: State) -> list[Goal]:
    """T33: the goals of a game of the campaign that the usual rules do not have."""
    return [CAMPAIGN[name](p) for name in p.variant.goals if name in CAMPAIGN]


def home_chance(folk: value.People) -> float:
    """T22.1: the chance that a tribe has a building in the end."""
    return CONDITION_MISSED + (1 - CONDITION_MISSED) * folk.some_home


def mission_chance(done: float) -> float:
    """T27: the chance that a tribe fulfils the mission of which so much is done."""
    return CONDITION_MISSED + (1 - CONDITION_MISSED) * min(1.0, done) ** 3


def control_chance(p: State, forecast: Forecast | None) -> float:
    """T22.3: the chance that the natives keep control in an alliance."""
    above = value.conquistadors_at_end(p, forecast) - control_limit(p) - 0.5
    return CONTROL_MISSED + (1 - CONTROL_MISSED) / (1 + exp(above))


def may_starve(p: State) -> list[bool]:
    """T16.2: which tribes may still let somebody starve. People are less careful than the rollout policy."""
    return [not tribe.passed or mouths(p, tribe) > rations(p, tribe) for tribe in p.tribes]


def domination_values(p: State, seats: int, forecast: Forecast | None, counts_points: bool = False) -> list[float]:
    """T23: points against points among those who live, if all do not lose together."""
    ahead = STRENGTH_POINTS + STRENGTH_POINTS_PER_ERA * (p.variant.eras - p.era)
    folks = [value.people(p, seat, forecast) for seat in range(seats)]
    tribes = [value.strength(p, seat, folk) for seat, folk in enumerate(folks)]
    points = [p.tribes[seat].score + ahead * tribe for seat, tribe in enumerate(tribes)]
    if counts_points and p.era < p.variant.eras:
        kin = [PEOPLE_POINTS[0] * folk.villagers + PEOPLE_POINTS[1] * folk.nobles for folk in folks]
        points = [point + more for point, more in zip(points, kin, strict=True)]
    if p.outcome is None:
        points = [point + gain for point, gain in zip(points, value.end_points(p, seats), strict=True)]
    alive = [folk.some_villager * folk.some_noble for folk in folks]
    left = [rival_alive_chance(folk) for folk in folks]
    among = [live * share for live, share in zip(left, win_chances(points, LEAD), strict=True)]
    values = [live * mine / sum(among) for live, mine in zip(left, among, strict=True)]
    last = 1.0 if p.era == p.variant.eras else 1.0 - prod(alive)
    kept = rival_control_chance(p, forecast, last > 0.5, counts_points)
    peril, averted = value.peril(p, forecast, counts_points), no_doom_chance(p)
    outweighed = 0.0 if counts_points or p.era == p.variant.eras else STRENGTH_AGAINST_PERIL
    for seat, tribe in enumerate(tribes):
        unharmed = _unharmed_chance(p, peril - outweighed * (tribe - USUAL_STRENGTH))
        values[seat] *= averted * (last * kept * (1 - PERIL_AT_END + PERIL_AT_END * unharmed) + (1 - last) * unharmed)
    if p.traitor >= 0:
        wins = traitor_chance(p, forecast, counts_points)
        values = [wins if seat == p.traitor else (1 - wins) * one for seat, one in enumerate(values)]
    if p.outcome is None:
        return values
    if not p.outcome.winners:
        return [NO_WINNER * one for one in values]
    won = [float(seat in p.outcome.winners) / len(p.outcome.winners) for seat in range(seats)]
    return [ENDED_ESTIMATE * one + ENDED_WINNERS * two for one, two in zip(values, won, strict=True)]


def traitor_chance(p: State, forecast: Forecast | None, counts_points: bool) -> float:
    """T30.9: the chance that enough conquistadors stand on the map in the end for the traitor to win alone."""
    landing = PERIL_LANDINGS * (p.variant.eras - p.era)
    there = value.conquistadors_at_end(p, forecast, counts_points=counts_points) + landing
    return 1 / (1 + exp(traitor_target(p) - there))


def _unharmed_chance(p: State, peril: float) -> float:
    """The chance that a tribe does not lose with all others in the eras to come."""
    even, more = PERIL_ODDS[p.variant.eras - p.era]
    return 1 / (1 + exp((peril - even) / more))


def rival_alive_chance(folk: value.People) -> float:
    """The share that is left to a rival whose people may die."""
    return _rival_share(folk.some_villager) * _rival_share(folk.some_noble)


def rival_control_chance(p: State, forecast: Forecast | None, last: bool, counts_points: bool) -> float:
    """T22.3: the chance that rivals do not lose control together."""
    above = value.conquistadors_at_end(p, forecast, last, counts_points) - control_limit(p) - 0.5
    return 1 / (1 + exp(above))


def _rival_share(chance: float) -> float:
    return RIVAL_EXTINCT + (1 - RIVAL_EXTINCT) * chance
