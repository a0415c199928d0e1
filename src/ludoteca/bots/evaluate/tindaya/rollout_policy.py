"""The rollout policy: what a tribe does in a rollout. It eats first, then develops, explores where it gains most, and
defends itself."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ludoteca.bots.evaluate.tindaya.barter_plan import deal
from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.forecast import by_hand, food, mouths, rations
from ludoteca.bots.evaluate.tindaya.founding import best_site
from ludoteca.bots.evaluate.tindaya.idol_sales import sale_targets
from ludoteca.bots.evaluate.tindaya.missions import HERDS, INVENTIONS, PRESERVED, lacks, wanted
from ludoteca.bots.evaluate.tindaya.offering_plan import gift
from ludoteca.bots.evaluate.tindaya.paths import Journey, legs_as_moves
from ludoteca.bots.evaluate.tindaya.point_value import token_price
from ludoteca.bots.evaluate.tindaya.policy_noise import PolicyNoise
from ludoteca.bots.evaluate.tindaya.sea_plan import sea_goals
from ludoteca.bots.evaluate.tindaya.weights import (
    BREEDING_HERD,
    CYLINDER_MEAL,
    MAX_TOKEN_PRICE,
    MIN_EXPLORATION_GAIN,
    ROLLOUT_EXPLORATIONS,
    WASTED_RATION,
)
from ludoteca.core import Chance
from ludoteca.games.tindaya.actions.barter import CANCEL_MOVE, SEND_MOVE, Barter, BarterAnswer
from ludoteca.games.tindaya.actions.devotion import Devotion
from ludoteca.games.tindaya.actions.explore import MOVES, Moving
from ludoteca.games.tindaya.actions.offerings import Offering, gifts
from ludoteca.games.tindaya.actions.optional import Optional
from ludoteca.games.tindaya.actions.produce import Preserve, Slaughter
from ludoteca.games.tindaya.actions.reconquest import Reconquest
from ludoteca.games.tindaya.actions.sea_moves import Launch
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.components import CUBE, MARKERS
from ludoteca.games.tindaya.conquistadors.ship_combat import Defence
from ludoteca.games.tindaya.conquistadors.ships import RaidChoice
from ludoteca.games.tindaya.era_end.food import Meal
from ludoteca.games.tindaya.era_end.prophecies import Delivery
from ludoteca.games.tindaya.era_end.tribe_queue import VictimChoice
from ludoteca.games.tindaya.idols.use import TakeResource
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import (
    ACCEPT,
    BARTER,
    BUILD,
    CANCEL,
    CAVE,
    COLLECT,
    DECLINE,
    DEVELOP,
    DONE,
    END,
    ENOUGH,
    EXPLORE,
    FINISH,
    GATHER,
    OFFER,
    PASS,
    PRODUCE,
    PROTECT,
    PUT,
    REFUSE,
    REPEL,
    SELL,
    STAND,
    STOP,
    STOP_MOVE,
    WANT,
    Act,
    act,
)
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe, natives

PASSIVE: Final = frozenset({PASS, END, STOP, DONE, FINISH, DECLINE, ENOUGH, REFUSE, CANCEL, STAND})
SHIELDS: Final = frozenset({PROTECT, REPEL})


class RolloutStyle(NamedTuple):
    """How a rollout is played."""

    counts_points: bool = False
    """Whether rivals count the points of tokens and gifts, flee, and fetch their last villagers."""
    noise: PolicyNoise | None = None
    """How tribes deviate from the policy."""
    journeys: Sequence[Journey] = ()
    """The plan of the exploration under way, the best journey first."""


PLAIN_STYLE: Final = RolloutStyle()


class RolloutPolicy:
    """Plays for all tribes."""

    def __init__(self, seats: int, style: RolloutStyle = PLAIN_STYLE) -> None:
        most, noise = ROLLOUT_EXPLORATIONS, style.noise
        self.explorations = [noise.explorations(seat, most) if noise else most for seat in range(seats)]
        """How many explorations each tribe may still begin."""
        self.planned = style.journeys
        """The journeys of the exploration that begins now."""
        self.counts_points = style.counts_points
        self.noise = noise

    def play(self, p: State, chance: Chance) -> int:
        """The seat to decide makes one move, or a whole journey; returns how many moves it took."""
        step = asking(p)
        if isinstance(step, Moving):
            planned, self.planned = self.planned, ()
            return self.travel(p, planned or self.journeys(p, step.seat, step.left), chance)
        if isinstance(step, Menu):
            move = self.menu(p, step)
        else:
            move = default_move(p, self.counts_points)
        p.play(move, chance)
        return 1

    def journeys(self, p: State, seat: int, left: int) -> Sequence[Journey]:
        """The journeys of a tribe, the preferred one first."""
        found = ExplorationPlan(p, seat, self.counts_points).journeys(left)
        return self.noise.ranked(seat, found) if self.noise else found

    def menu(self, p: State, step: Menu) -> Act:
        """Food first, then progress, then the journey that gains most."""
        tribe = p.tribes[step.seat]
        if tribe.cubes or tribe.cylinders:
            moves = p.moves()
            found = _mission_move(p, step.seat, moves, self.counts_points)
            if not found and _workers_wanted(p, step.seat, tribe):
                found = self.explore(p, step, tribe)
            found = found or _meal(p, step.seat, tribe, moves) or _progress(p, tribe, moves)
            found = found or self.explore(p, step, tribe)
            if found is not None:
                return found
        elif found := _mission_move(p, step.seat, p.moves(), self.counts_points):
            return found
        return act(END) if step.done else act(PASS)

    def explore(self, p: State, step: Menu, tribe: Tribe) -> Act | None:
        """An exploration that gains enough."""
        if not self.explorations[step.seat] or step.explored:
            return None
        left: int = tribe.card.params.get("moves_per_exploration", MOVES)
        journeys = self.journeys(p, step.seat, left)
        if not journeys or journeys[0].gain < MIN_EXPLORATION_GAIN:
            self.explorations[step.seat] = 0
            return None
        self.explorations[step.seat] -= 1
        self.planned = journeys
        return act(EXPLORE, MARKERS[CUBE if tribe.cubes else 1])

    def travel(self, p: State, journeys: Sequence[Journey], chance: Chance) -> int:
        """The best journeys, each from its beginning to its end, as long as the moves last; then stop. How many moves.
        Where points count it plans anew when a noble has come to villagers whom he can take along."""
        used: set[Hex] = set()
        made = 0
        for journey in journeys:
            step = asking(p) if p.seat is not None else None
            if not isinstance(step, Moving):
                return made
            start, goal = journey.legs[0][0], journey.goal
            if len(journey.legs) > step.left or start in used or goal in used or journey.first() not in p.moves():
                continue
            used |= {start, goal}
            for leg in journey.legs:
                for move in legs_as_moves(p, step.seat, leg, journey.group):
                    if p.seat != step.seat or move not in p.moves():
                        return made
                    p.play(move, chance)
                    made += 1
            fetched = not journey.group & VILLAGERS and p.tribes[step.seat].natives.get(goal, 0) & VILLAGERS
            at = asking(p) if p.seat is not None else None
            if self.counts_points and fetched and isinstance(at, Moving):
                return made + self.travel(p, self.journeys(p, at.seat, at.left), chance)
        if p.seat is not None and isinstance(asking(p), Moving):
            moves = p.moves()
            p.play(STOP_MOVE if STOP_MOVE in moves else moves[0], chance)
            made += 1
        return made


def default_move(p: State, counts_points: bool = False) -> Act:
    """The move of the seat to decide, except in its turn and in an exploration."""
    step = asking(p)
    if isinstance(step, Launch):
        return next(iter(sea_goals(p, step, p.moves(), counts_points)))
    if isinstance(step, Optional):
        return optional(p, step, counts_points)
    if isinstance(step, Offering | Devotion):
        return offering(p, step, counts_points)
    if isinstance(step, TakeResource):
        return useful(p, step.seat, p.moves(), counts_points)[0]
    if counts_points and isinstance(step, RaidChoice):
        return raid(p, step)
    act_by = DEFAULT_MOVES.get(type(step))
    if act_by is not None:
        return act_by(p, step)
    moves = p.moves()
    for forms in (SHIELDS, PASSIVE):
        for move in moves:
            if move.form in forms:
                return move
    return moves[0]


def useful(p: State, seat: int, moves: Sequence[Act], counts_points: bool = False) -> Sequence[Act]:
    """R77: of all resources those of which something is missing."""
    stock, kit = p.tribes[seat].stock, p.kit
    wanted = [kit.resources[kind] for kind in sale_targets(p, seat, len(p.tribes[seat].idols) + 1, counts_points)]
    wanted = wanted or [kit.resources[kind] for kind in (*kit.preserved, *kit.weapons, kit.wood) if stock[kind] < 2]
    return [move for move in moves if move.resource in wanted] or moves


# -------------------------------------------------------------------- the turn


def _mission_move(p: State, seat: int, moves: Sequence[Act], counts_points: bool) -> Act | None:
    """T27: in the last era an invention or a preserved good that the mission asks for, or an idol sold for what is
    missing."""
    if p.era == p.variant.eras and lacks(p, seat, INVENTIONS):
        for move in moves:
            if move.form == DEVELOP:
                return move
    if p.era == p.variant.eras and lacks(p, seat, PRESERVED):
        for move in moves:
            if move.form == PRODUCE and _preserves(p, seat, p.kit.trade[move.trade]):
                return move
    if sale_targets(p, seat, len(p.tribes[seat].idols), counts_points):
        for move in moves:
            if move.form == SELL:
                return move
    return None


def _preserves(p: State, seat: int, trade: int) -> bool:
    """T11.6: whether a production can bring a preserved good that the tribe does not have."""
    tribe, recipe = p.tribes[seat], p.kit.trades[trade].preserve
    if recipe is None or tribe.level(trade) < len(p.kit.trades[trade].costs) or tribe.stock[recipe[0]]:
        return False
    paid = all(tribe.stock[kind] >= units for kind, units in recipe[2])
    return paid and (tribe.stock[recipe[1]] > 0 or bool(p.controlled_of(seat, trade)))


def _meal(p: State, seat: int, tribe: Tribe, moves: Sequence[Act]) -> Act | None:
    """The production that feeds most, if there is hunger."""
    hunger = mouths(p, tribe) - rations(p, tribe)
    if hunger <= 0:
        return None
    best, most = None, 0.0
    for move in moves:
        if move.form == PRODUCE:
            twice = move.marker != MARKERS[CUBE]
            meal = food(p, seat, p.kit.trade[move.trade]) * (2 if twice else 1)
            worth = min(meal, hunger) - WASTED_RATION * max(0, meal - hunger) - (CYLINDER_MEAL if twice else 0.0)
            if worth > most:
                best, most = move, worth
    return best


def _workers_wanted(p: State, seat: int, tribe: Tribe) -> bool:
    """Whether all that can be produced now does not feed everybody, but more hands would."""
    open_trades = [trade for trade in range(len(p.kit.trades)) if not tribe.produced >> trade & 1]
    if tribe.cubes + tribe.cylinders < 2 or not any(by_hand(p, trade) and tribe.knows(trade) for trade in open_trades):
        return False
    hunger = mouths(p, tribe) - rations(p, tribe)
    return hunger > 0 and hunger > sum([food(p, seat, trade) for trade in open_trades])


def _progress(p: State, tribe: Tribe, moves: Sequence[Act]) -> Act | None:
    """The second cave or an invention, with a cube if there is one."""
    for form in (CAVE, DEVELOP):
        for move in moves:
            if move.form == form and (move.marker == MARKERS[CUBE] or not tribe.cubes):
                return move
    return None


def slaughter(p: State, step: Slaughter) -> Act:
    moves = p.moves()
    tribe = p.tribes[step.seat]
    hunger = mouths(p, tribe) - rations(p, tribe)
    each = sum([p.kit.rations[resource] for resource in p.kit.trades[step.trade].slaughtered])
    killed = -(-hunger // each) if hunger > 0 and each else 0
    recipe = p.kit.trades[step.trade].preserve
    if recipe and recipe[1] in p.kit.trades[step.trade].slaughtered and lacks(p, step.seat, PRESERVED):
        killed = max(killed, _preserves(p, step.seat, step.trade))
    herd = wanted(p, HERDS)
    if herd:
        spare = measure(p, HERDS, step.seat) - max(BREEDING_HERD, herd - 1)
        killed = min(killed, max(0, spare))
    return moves[min(len(moves) - 1, killed)]


def preserve(p: State, step: Preserve) -> Act:
    """All that will not be eaten, and one unit for every ally whose mission lacks it."""
    moves = p.moves()
    tribe = p.tribes[step.seat]
    recipe = p.kit.trades[step.trade].preserve
    assert recipe is not None
    source = recipe[1]
    each = p.kit.rations[source]
    spare = (rations(p, tribe) - mouths(p, tribe)) // each if each else tribe.stock[source]
    allies = [] if p.variant.domination else [seat for seat in range(len(p.tribes)) if lacks(p, seat, PRESERVED)]
    asked = sum([not p.tribes[seat].stock[recipe[0]] for seat in {step.seat, *allies}])
    spare = max(spare, asked)
    return moves[max(0, min(len(moves) - 1, spare))]


# -------------------------------------------------------------------- exploration


def optional(p: State, step: Optional, counts_points: bool) -> Act:
    """Tokens first, then homes for villagers, animals for them, gifts."""
    moves = p.moves()
    here = p.tribes[step.seat].natives
    for move in moves:
        if move.form == COLLECT and not (counts_points and token_price(p, step.seat, move.hex) > MAX_TOKEN_PRICE):
            return move
    homes = [move for move in moves if move.form == BUILD and here[move.hex] & VILLAGERS]
    if homes:
        herds = lacks(p, step.seat, HERDS)
        return max(homes, key=lambda move: herds and p.kit.trades[p.kit.building[move.building]].animal >= 0)
    for move in moves:
        if move.form == BARTER and deal(p, step.seat, move.seat):
            return move
    for move in reversed(moves):
        if move.form == GATHER or (move.form == OFFER and gift(p, step.seat, gifts(p, step.seat), counts_points)):
            return move
    return next(move for move in moves if move.form == DONE)


def barter(p: State, step: Barter) -> Act:
    """T14.2: one unit for one."""
    if step.wants:
        return SEND_MOVE
    found = deal(p, step.seat, step.partner)
    if found is None:
        return CANCEL_MOVE
    kinds = p.kit.resources
    return act(WANT, kinds[found.want]) if step.puts else act(PUT, kinds[found.put])


def answer(p: State, step: BarterAnswer) -> Act:
    """Allies propose what helps both."""
    return act(REFUSE if p.variant.domination else ACCEPT)


def offering(p: State, step: Offering | Devotion, counts_points: bool) -> Act:
    moves = p.moves()
    given = gift(p, step.seat, moves, counts_points)
    if given is not None:
        return given
    for move in moves:
        if move.form == FINISH:
            return move
    return moves[0]


# -------------------------------------------------------------------- the end of an era


def arms(p: State, step: Reconquest | Defence) -> Act:
    """As many weapons as can be used; T14.6: none if they do not suffice."""
    moves = p.moves()
    return max(moves, key=lambda move: (move.horns + move.obsidian, move.horns))


def raid(p: State, step: RaidChoice) -> Act:
    """T21.3: where most of the others stand and fewest of one's own."""

    def harm(move: Act) -> int:
        here = [natives(tribe.natives.get(move.hex, 0)) for tribe in p.tribes]
        return sum(here) - 2 * here[step.seat]

    return max(p.moves(), key=harm)


def meal(p: State, step: Meal) -> Act:
    """AM6.8: what spoils first, small rations first; last of all the last unit of a kind that the mission asks for."""
    kit, stock = p.kit, p.tribes[step.seat].stock
    kept = kit.preserved if wanted(p, PRESERVED) else ()

    def order(move: Act) -> tuple[bool, bool, int]:
        kind = kit.resource[move.resource]
        return kind in kept and stock[kind] == 1, kind not in kit.perishable, kit.rations[kind]

    return min(p.moves(), key=order)


def victim(p: State, step: VictimChoice) -> Act:
    """AM6.8: from the hex with most villagers."""
    here = p.tribes[step.seat].natives
    return max(p.moves(), key=lambda move: here.get(move.hex, 0) & VILLAGERS)


def delivery(p: State, step: Delivery) -> Act:
    """The seers are paid, with wood last."""
    paid = [move for move in p.moves() if move.form != DECLINE]
    return min(paid, key=lambda move: move.resources.count("wood")) if paid else p.moves()[0]


DEFAULT_MOVES: Final[dict[type, Callable[[State, Any], Act]]] = {
    Found: best_site,
    Slaughter: slaughter,
    Preserve: preserve,
    Barter: barter,
    BarterAnswer: answer,
    Reconquest: arms,
    Defence: arms,
    Meal: meal,
    Delivery: delivery,
}
"""By decision, the function that chooses the move."""
for _kind in VictimChoice.__subclasses__():
    DEFAULT_MOVES[_kind] = victim
