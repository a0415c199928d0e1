"""The named features of Tindaya: what the value of a seat is made of where a rollout of the era ends.

Chances become points by their logarithm, as `win_chance.py` multiplies chances and adds points.
"""

from math import log
from typing import Final

from ludoteca.bots.evaluate.feature import Feature, rivals, scaled, total
from ludoteca.bots.evaluate.tindaya import value, win_chance
from ludoteca.bots.evaluate.tindaya.weights import (
    ALLIANCE_SCALE,
    LEAD,
    MISSION_DONE,
    MISSION_MAX,
    PEOPLE_POINTS,
    PERIL_AT_END,
    PERIL_ODDS,
    STRENGTH_POINTS,
    STRENGTH_POINTS_PER_ERA,
)
from ludoteca.bots.evaluate.tindaya.win_chance import EraEnd
from ludoteca.games.tindaya.state import State

LEAST_CHANCE: Final = 1e-3
"""The chance that is worth no points."""
VICTORY: Final = 12.0
"""The points of a game that is won, so that nothing outweighs it."""
WON_TOGETHER: Final = 0.5
"""The same where all win together: the conditions say why, and the victory is named only where they do not."""
GOAL_REACHED: Final = 6.0
"""The points of a goal of the campaign that all have reached."""

FEATURE_NAMES: Final[tuple[str, ...]] = (
    "villagers", "nobles", "survival", "homes", "pairs", "animals", "trade", "invention", "cave", "idols", "prisoners",
    "cylinders", "weapons", "wood", "fire", "raw", "goods", "larder", "famine",
    "seers", "anger", "gifts", "conquistadors", "doom", "control", "home", "mission", "victory",
    "traitor", "score", "points-monopoly", "points-idols", "points-nobles", "points-common", "points-secret", "rival",
    "goal-learn-trade", "goal-first-fort", "goal-all-trades", "goal-level-two",
    "site-struck", "site-raided", "site-land", "site-apart", "site-rivals",
)  # fmt: skip


def end_features(end: EraEnd, seat: int, seats: int, counts_points: bool) -> list[Feature]:
    """The features for a seat; those of all tribes in an alliance."""
    if seat == end.position.traitor:
        return _traitor_features(end, counts_points)
    if end.position.variant.domination:
        return _rival_features(end, seat, seats, counts_points)
    return _alliance_features(end, seats)


def _alliance_features(end: EraEnd, seats: int) -> list[Feature]:
    """T22.1: the weakest tribe counts as much as all together."""
    p, forecast = end.position, end.forecast
    folks = [value.people(p, seat, forecast) for seat in range(seats)]
    done = [min(MISSION_MAX, value.mission_progress(p, seat, folk)) for seat, folk in enumerate(folks)]
    last = p.era == p.variant.eras
    won = p.outcome is not None and p.outcome.outcome == "won"
    found = [Feature("victory", WON_TOGETHER * won, won), _chance("doom", win_chance.no_doom_chance(p), ALLIANCE_SCALE)]
    found += [_chance("survival", win_chance.alive_chance(folk), ALLIANCE_SCALE) for folk in folks]
    tribes = [value.strength_features(p, seat, folk) for seat, folk in enumerate(folks)]
    if p.variant.mission:
        for features, progress in zip(tribes, done, strict=True):
            now = 0.0 if last else MISSION_DONE * progress * p.era / p.variant.eras
            features.append(Feature("mission", now, 100 * min(1.0, progress) / seats))
    found += _goal_features(p)
    weakest = min(range(seats), key=lambda seat: total(tribes[seat]))
    for seat, features in enumerate(tribes):
        found += scaled(features, (1 / seats + (seat == weakest)) / 2)
    if not last:
        return found + value.peril_features(p, forecast)
    found.append(_chance("control", win_chance.control_chance(p, forecast), ALLIANCE_SCALE))
    for folk, progress in zip(folks, done, strict=True):
        found.append(_chance("home", win_chance.home_chance(folk), ALLIANCE_SCALE))
        found.append(_chance("mission", win_chance.mission_chance(progress), ALLIANCE_SCALE)._replace(amount=0))
    return found


def _goal_features(p: State) -> list[Feature]:
    """T33: the goals of a game of the campaign, by those who have reached them."""
    found = []
    for goal in win_chance.campaign_goals(p):
        progress = [one for one in (*goal.seats, goal.together) if one is not None]
        reached = sum([one.reached for one in progress])
        found.append(Feature(f"goal-{goal.name}", GOAL_REACHED * reached / len(progress), reached))
    return found


def _rival_features(end: EraEnd, seat: int, seats: int, counts_points: bool) -> list[Feature]:
    """T23: the own points, the dangers for all, and the points of the others."""
    p, forecast = end.position, end.forecast
    folk = value.people(p, seat, forecast)
    left = p.variant.eras - p.era
    scale = PERIL_ODDS[left][1]
    peril = LEAD / (2 * scale) * (1.0 if left else PERIL_AT_END)
    found = [
        *_points(end, seat, seats, counts_points),
        *scaled(value.peril_features(p, forecast, counts_points), peril),
        _chance("survival", win_chance.rival_alive_chance(folk), LEAD),
        _chance("doom", win_chance.no_doom_chance(p), LEAD),
    ]
    if not left:
        found.append(_chance("control", win_chance.rival_control_chance(p, forecast, True, counts_points), LEAD))
    if p.outcome is not None and seat in p.outcome.winners:
        found.append(Feature("victory", VICTORY / len(p.outcome.winners)))
    others = [other for other in range(seats) if other != seat]
    return found + rivals({other: total(_points(end, other, seats, counts_points)) for other in others})


def _traitor_features(end: EraEnd, counts_points: bool) -> list[Feature]:
    """T30.9: nothing but the conquistadors counts for the traitor."""
    p = end.position
    there = value.conquistadors_at_end(p, end.forecast, counts_points=counts_points)
    won = p.outcome is not None and p.traitor in p.outcome.winners
    return [Feature("traitor", LEAD * there, there), Feature("victory", VICTORY * won, won)]


def _points(end: EraEnd, seat: int, seats: int, counts_points: bool) -> list[Feature]:
    """What `domination_values` counts as the points of a seat."""
    p = end.position
    folk = value.people(p, seat, end.forecast)
    left = p.variant.eras - p.era
    ahead = STRENGTH_POINTS + STRENGTH_POINTS_PER_ERA * left
    found = [Feature("score", p.tribes[seat].score, p.tribes[seat].score)]
    found += scaled(value.strength_features(p, seat, folk), ahead)
    if counts_points and left:
        found.append(Feature("villagers", PEOPLE_POINTS[0] * folk.villagers, 0))
        found.append(Feature("nobles", PEOPLE_POINTS[1] * folk.nobles, 0))
    if p.outcome is None:
        found += value.end_point_features(p, seats)[seat]
    return found


def _chance(name: str, chance: float, scale: float) -> Feature:
    return Feature(name, scale * log(max(chance, LEAST_CHANCE) / LEAST_CHANCE), 100 * chance)
