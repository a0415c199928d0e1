"""The moves of a decision that are worth evaluating."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.founding import best_site
from ludoteca.bots.evaluate.tindaya.idol_sales import sale_targets
from ludoteca.bots.evaluate.tindaya.offering_plan import sacrifices
from ludoteca.bots.evaluate.tindaya.rollout_policy import barter, delivery, useful
from ludoteca.bots.evaluate.tindaya.sea_plan import best_landings
from ludoteca.bots.evaluate.tindaya.weights import MAX_FIRST_STEPS, MAX_LANDINGS, MIN_EXPLORATION_GAIN
from ludoteca.games.tindaya.actions.barter import Barter
from ludoteca.games.tindaya.actions.explore import MOVES, Moving
from ludoteca.games.tindaya.actions.offerings import gifts
from ludoteca.games.tindaya.actions.optional import Optional
from ludoteca.games.tindaya.actions.sea_moves import Launch
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import GODS, SEERS
from ludoteca.games.tindaya.era_end.prophecies import Delivery
from ludoteca.games.tindaya.idols.use import TakeResource
from ludoteca.games.tindaya.moves import (
    BARTER,
    DEVOTION,
    DOWRY_NEUTRAL,
    DOWRY_PAY,
    DOWRY_RECEIVE,
    EXPLORE,
    GIVE_NOBLE,
    GIVE_VILLAGER,
    OFFER,
    SELL,
    STOP_MOVE,
    Act,
)
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.strategy import ChooseSeer

LEFT_OUT: Final = frozenset({BARTER, DOWRY_PAY, DOWRY_RECEIVE, DOWRY_NEUTRAL, GIVE_NOBLE})
"""Barter has no end, unless a mission needs it; people are kept."""


def candidates(p: State, moves: Sequence[Act], counts_points: bool = False) -> Sequence[Act]:
    """The moves that are evaluated."""
    step = asking(p)
    if isinstance(step, Moving):
        return first_steps(p, step, moves, counts_points)
    if isinstance(step, Launch):
        return best_landings(p, step, moves, counts_points)[:MAX_LANDINGS]
    if isinstance(step, Found):
        return [best_site(p, step)]
    if isinstance(step, Delivery):
        return [delivery(p, step)]
    if isinstance(step, ChooseSeer):
        return [move for move in moves if move.seer == SEERS[0]]
    if isinstance(step, TakeResource):
        return useful(p, step.seat, moves, counts_points)
    if isinstance(step, Barter):
        return [barter(p, step)]
    left_out = LEFT_OUT
    if isinstance(step, Menu):
        if not sale_targets(p, step.seat, len(p.tribes[step.seat].idols), counts_points):
            left_out = left_out | {SELL}
        if not step.explored and not exploration_pays(p, step.seat, counts_points):
            left_out = left_out | {EXPLORE}
    if isinstance(step, Optional) and any(move.form == BARTER and deal(p, step.seat, move.seat) for move in moves):
        left_out = left_out - {BARTER}
    mover = p.seat
    assert mover is not None
    dying = {(name, place) for god, name in enumerate(GODS) for place in sacrifices(p, mover, god, counts_points)}

    def considered(move: Act) -> bool:
        return move.form not in left_out and (move.form != GIVE_VILLAGER or (move.god, move.hex) in dying)

    if isinstance(step, Menu | Optional) and not any(considered(gift) for gift in gifts(p, step.seat)):
        left_out = left_out | {OFFER, DEVOTION}
    return [move for move in moves if considered(move)] or moves


def exploration_pays(p: State, seat: int, counts_points: bool) -> bool:
    """T9.4: whether some journey gains enough that an exploration does not end where it began."""
    left: int = p.tribes[seat].card.params.get("moves_per_exploration", MOVES)
    return any(
        journey.gain >= MIN_EXPLORATION_GAIN for journey in ExplorationPlan(p, seat, counts_points).journeys(left)[:1]
    )


def first_steps(p: State, step: Moving, moves: Sequence[Act], counts_points: bool) -> Sequence[Act]:
    """The first steps of the journeys with a gain. A tribe may stop once it has moved, or where no journey gains enough
    for a marker."""
    legal = set(moves)
    found: list[Act] = []
    journeys = ExplorationPlan(p, step.seat, counts_points).journeys(step.left)
    for journey in journeys:
        first = journey.first()
        if first in legal and first not in found:
            found.append(first)
            if len(found) == MAX_FIRST_STEPS:
                break
    idle = bool(found) and not p.moved and journeys[0].gain >= MIN_EXPLORATION_GAIN
    if STOP_MOVE in legal and not idle:
        found.append(STOP_MOVE)
    return found or moves
