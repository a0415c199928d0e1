"""Which moves of a decision are worth a thought."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.exploration_plan import Country
from ludoteca.bots.evaluate.tindaya.founding import found
from ludoteca.bots.evaluate.tindaya.idol_sales import shopping
from ludoteca.bots.evaluate.tindaya.offering_plan import martyrs
from ludoteca.bots.evaluate.tindaya.rollout_policy import WORTH_A_WALK, barter, delivery, useful
from ludoteca.bots.evaluate.tindaya.sea_plan import landings
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
"""Barter goes on and on, unless a mission needs it; people are kept."""
WIDTH: Final = 8
"""How many first steps of an exploration are looked at."""
LANDINGS: Final = 6


def worth_a_look(p: State, moves: Sequence[Act], ambitious: bool = False) -> Sequence[Act]:
    """The moves that a tribe with some sense considers."""
    step = asking(p)
    if isinstance(step, Moving):
        return first_steps(p, step, moves, ambitious)
    if isinstance(step, Launch):
        return landings(p, step, moves, ambitious)[:LANDINGS]
    if isinstance(step, Found):
        return [found(p, step)]
    if isinstance(step, Delivery):
        return [delivery(p, step)]
    if isinstance(step, ChooseSeer):
        return [move for move in moves if move.key == SEERS[0]]
    if isinstance(step, TakeResource):
        return useful(p, step.seat, moves, ambitious)
    if isinstance(step, Barter):
        return [barter(p, step)]
    left_out = LEFT_OUT
    if isinstance(step, Menu):
        if not shopping(p, step.seat, len(p.tribes[step.seat].idols), ambitious):
            left_out = left_out | {SELL}
        if not step.explored and not worth_a_marker(p, step.seat, ambitious):
            left_out = left_out | {EXPLORE}
    if isinstance(step, Optional) and any(move.form == BARTER and deal(p, step.seat, move.a) for move in moves):
        left_out = left_out - {BARTER}
    mover = p.seat
    assert mover is not None
    dying = {(name, place) for god, name in enumerate(GODS) for place in martyrs(p, mover, god, ambitious)}

    def considered(move: Act) -> bool:
        return move.form not in left_out and (move.form != GIVE_VILLAGER or (move.key, move.a) in dying)

    if isinstance(step, Menu | Optional) and not any(considered(gift) for gift in gifts(p, step.seat)):
        left_out = left_out | {OFFER, DEVOTION}
    return [move for move in moves if considered(move)] or moves


def worth_a_marker(p: State, seat: int, ambitious: bool) -> bool:
    """T9.4: whether some journey promises enough that an exploration does not end where it began."""
    left: int = p.tribes[seat].card.params.get("moves_per_exploration", MOVES)
    return any(journey.gain >= WORTH_A_WALK for journey in Country(p, seat, ambitious).journeys(left)[:1])


def first_steps(p: State, step: Moving, moves: Sequence[Act], ambitious: bool) -> Sequence[Act]:
    """How the journeys that promise something begin. A tribe stops once it has moved, or where nothing is worth a walk:
    it does not spend a marker for nothing."""
    legal = set(moves)
    found: list[Act] = []
    journeys = Country(p, step.seat, ambitious).journeys(step.left)
    for journey in journeys:
        first = journey.first()
        if first in legal and first not in found:
            found.append(first)
            if len(found) == WIDTH:
                break
    idle = bool(found) and not p.moved and journeys[0].gain >= WORTH_A_WALK
    if STOP_MOVE in legal and not idle:
        found.append(STOP_MOVE)
    return found or moves
