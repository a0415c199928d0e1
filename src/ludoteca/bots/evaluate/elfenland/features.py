"""The named features of Elfenland's search evaluation: what the best journey brings, and what it leaves for later."""

from ludoteca.bots.evaluate.elfenland.journeys import LongJourney, Stage
from ludoteca.bots.evaluate.elfenland.weights import KEPT_COUNTER, KEPT_OBSTACLE, WALK_CHANCE
from ludoteca.bots.evaluate.feature import Feature
from ludoteca.games.elfenland.board import MARK, TOWNS
from ludoteca.games.elfenland.components import KEPT_CARDS
from ludoteca.games.elfenland.state import State


def best_stage(journey: LongJourney, town: int, visited: int, hand: int, counters: int) -> Stage:
    """Where the best journey found ends."""
    fronts = journey.fronts(town, visited, hand, counters)
    return max((stage for front in fronts for stage in front), key=lambda stage: stage[1])


def ended_stage(journey: LongJourney, town: int, visited: int, hand: int) -> Stage:
    """A journey that ends where it is."""
    return (0.0, journey.rest(town, visited, hand), town, visited, hand, 0, 0, 0.0, ())


def journey_features(journey: LongJourney, stage: Stage) -> list[Feature]:
    """What `LongJourney.rest` adds up where a journey ends."""
    _, _, town, visited, hand, _, _, doubt, placed = stage
    each = journey.town_value if journey.walks is None else journey.discount
    cards = min(hand % 255, KEPT_CARDS)
    found = [Feature("town", each, 1, name) for name, mark in zip(TOWNS, MARK, strict=True) if visited & mark]
    found.append(Feature("cards", cards * journey.kept_card, cards))
    found.append(Feature("unplaced", -doubt, len(placed)))
    if journey.walks is None:
        found.append(Feature("home", -journey.way_home[town], journey.way_home[town]))
    else:
        later = journey.walks.best(town, visited)
        found.append(Feature("later", journey.discount * WALK_CHANCE * later, later))
    return found


def kept_features(p: State, seat: int, counters: int) -> list[Feature]:
    """What is kept for the rounds to come."""
    return [
        Feature("obstacle", KEPT_OBSTACLE * (p.owners >> seat & 1), p.owners >> seat & 1),
        Feature("counters", KEPT_COUNTER * counters, counters),
    ]
