"""Tindaya: the era is played to its end by habit, then tribes and archipelago are valued."""

from collections.abc import Sequence
from math import exp, prod
from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, shares
from ludoteca.bots.evaluate.tindaya import value
from ludoteca.bots.evaluate.tindaya.candidates import worth_a_look
from ludoteca.bots.evaluate.tindaya.era_rollout import foresee, under_way
from ludoteca.bots.evaluate.tindaya.forecast import Forecast, mouths, rations
from ludoteca.bots.evaluate.tindaya.paths import Journey
from ludoteca.bots.evaluate.tindaya.policy_noise import Whims
from ludoteca.bots.evaluate.tindaya.sea_plan import FAR, NEAR, courses, voyage
from ludoteca.core import Chance, Move, Position, Result, Seeded
from ludoteca.games.tindaya.actions.offerings import asked
from ludoteca.games.tindaya.actions.sea_moves import Launch
from ludoteca.games.tindaya.components import MONEIBA
from ludoteca.games.tindaya.game_end import control_limit
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking

LEAST: Final = 0.01
"""What a game that goes on is always worth."""
MOST_MISSED: Final = 5
AIM: Final = 34.0
SCALE: Final = 5.0
"""The merit that makes an even chance in an alliance, and the merit beyond it that makes 73 %."""
LOST: Final = 0.03
"""What is left of a hope when the game will be lost by an extinct tribe or by doom."""
SPARED: Final = 0.15
"""What is left to a rival all of whose villagers or nobles will die: those who give up play worse than they need to."""
MISSED: Final = 0.1
"""What is left of the hopes of all when nobody will win."""
CALM: Final = ((6.0, 3.0), (7.6, 5.0), (11.0, 7.6))
"""By the number of eras to come: the peril in which rivals lose together as often as not, and how much more of it makes
73 %. After the first and the second era: a regression on 347 and 328 games."""
VIGOUR: Final = 1.0
USUAL: Final = 29.0
"""How much peril a tribe outweighs with each point of its strength beyond the usual one: who leads by far still has to
live through the eras to come. A regression on 136 games against a rival who plays at random. Not for those who count
points."""
DELAY: Final = 1e-5
"""What is lost with each move until the era is over: of two ways to the same end the shorter one is taken."""
KIN: Final = (0.8, 1.5)
"""The points that a villager and a noble are worth beyond the strength of their tribe to those who count points, while
an era is to come. A regression on 156 games: a villager more than the rival has makes 1.6 points in the end after the
first era and 1.0 after the second."""
CARELESS: Final = 0.5
"""The chance that a rival lets somebody starve."""
SWING: Final = 2.5
"""The lead that makes 73 %."""
LUCKS: Final = 1 << 30


class Tindaya(Evaluation):
    """How an era would end if all went on by habit, in points."""

    def __init__(self, ambitious: bool = False) -> None:
        self.ambitious = ambitious

    @property
    def farsight(self) -> Evaluation:
        """Rivals who think ahead count the points that tokens cost and gifts bring."""
        return AMBITIOUS

    def _ambitious(self, p: State) -> bool:
        return self.ambitious and p.terms.domination

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        return outcome(_copy(position), seats, chance, (), self._ambitious(position))

    def values(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> list[list[float]]:
        """All moves are looked at with the same luck. A step of an exploration is worth what the journey brings that
        begins with it, also while its crew is at sea."""
        assert isinstance(position, State)
        luck = chance.below(LUCKS)
        step = asking(position)
        if isinstance(step, Launch):
            return self._at_sea(position, step, moves, seats, luck)  # type: ignore[arg-type]
        ambitious = self._ambitious(position)
        plans = under_way(position, moves, ambitious)
        whims = self._whims(position, luck)
        found = []
        for move in moves:
            after, same = _copy(position), Seeded(luck)
            if move not in plans:
                after.play(move, same)  # type: ignore[arg-type]
            if after.seat is None:
                found.append(self.value(after, seats, same))
            else:
                found.append(outcome(after, seats, same, plans.get(move, ()), ambitious, whims))
        return found

    def _whims(self, p: State, luck: int) -> Whims | None:
        """Those who think ahead do not rely on habits."""
        assert p.seat is not None
        return Whims(luck, p.seat) if self._ambitious(p) else None

    def _at_sea(self, p: State, crew: Launch, moves: Sequence[Act], seats: int, luck: int) -> list[list[float]]:
        """T13.4: a crew will land where it hopes for most, so that of the goals of a move the best one counts."""
        ambitious, several = self._ambitious(p), FAR if type(crew) is Launch else NEAR
        whims = self._whims(p, luck)
        bound = courses(p, crew, moves, ambitious)
        found = []
        for move in moves:
            looks = []
            for goal in bound[move][:several]:
                after, same = _copy(p), Seeded(luck)
                plans = voyage(after, move, goal, same, ambitious)
                looks.append(outcome(after, seats, same, plans, ambitious, whims))
            found.append(max(looks, key=lambda hopes: hopes[crew.seat]))
        return found

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        assert isinstance(position, State)
        return worth_a_look(position, moves, self._ambitious(position))  # type: ignore[arg-type]

    def side_by_side(self, position: Position[Any]) -> bool:
        """What rivals will do is anybody's guess."""
        assert isinstance(position, State)
        return self._ambitious(position)

    def settled(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        """A game lost together is the worse, the farther it was from a victory; but any game that goes on is better."""
        if result.outcome != "lost":
            return super().settled(position, result, seats)
        failed = result.more.get("failed")
        missed = len(failed) if isinstance(failed, list) else MOST_MISSED
        return [LEAST * max(0, MOST_MISSED - missed) / MOST_MISSED] * seats


def _copy(p: State) -> State:
    after = p.copy()
    assert isinstance(after, State)
    return after


def outcome(
    p: State,
    seats: int,
    chance: Chance,
    plans: Sequence[Journey] = (),
    ambitious: bool = False,
    whims: Whims | None = None,
) -> list[float]:
    """What every seat may hope for when the era is over; an exploration under way goes by `plans`."""
    careless = may_starve(p)
    forecast, moves = foresee(p, chance, plans, ambitious, whims)
    hopes = rivals(p, seats, forecast, ambitious) if p.terms.domination else allies(p, seats, forecast)
    if p.terms.domination and p.anger[MONEIBA] == p.kit.doom - 1:
        hopes = [hope * (1 - CARELESS) ** (sum(careless) - careless[seat]) for seat, hope in enumerate(hopes)]
    return [LEAST + (1 - LEAST) * hope * (1 - DELAY * moves) for hope in hopes]


def allies(p: State, seats: int, forecast: Forecast | None) -> list[float]:
    """T22.1: the chance to win, as far as it can be told from how things stand after the era."""
    folks = [value.people(p, seat, forecast) for seat in range(seats)]
    tribes = [value.strength(p, seat, folk) for seat, folk in enumerate(folks)]
    missions = [min(1.2, value.mission(p, seat, folk)) for seat, folk in enumerate(folks)]
    if p.era == p.terms.eras:
        return [_ending(p, folks, missions, forecast) * (0.6 + 0.4 * min(1.0, sum(tribes) / 40))] * seats
    tribes = [tribe + value.MISSION * done * p.era / p.terms.eras for tribe, done in zip(tribes, missions, strict=True)]
    merit = (sum(tribes) / seats + min(tribes)) / 2 - value.peril(p, forecast)
    return [0.8 * survival(p, folks) / (1 + exp((AIM - merit) / SCALE))] * seats


def survival(p: State, folks: list[value.People]) -> float:
    """T16.8: the chance that the game goes on after the era."""
    chance = appeased(p)
    for folk in folks:
        chance *= LOST + (1 - LOST) * folk.some_villager * folk.some_noble
    return chance


def appeased(p: State) -> float:
    """T1.7: the chance that no god brings doom; the more he was given, the nearer it was averted."""
    chance = 1.0
    for god, anger in enumerate(p.anger):
        if anger == p.kit.doom:
            chance *= LOST * (1 + sum(p.filled[god])) / (1 + p.terms.players * len(asked(p, god)))
    return chance


def _ending(p: State, folks: list[value.People], missions: list[float], forecast: Forecast | None) -> float:
    """T22.1, T1.7: all conditions of the victory, each as likely as it looks."""
    if p.outcome is not None and p.outcome.outcome == "won":
        return 1.0
    chance = 0.9 * survival(p, folks)
    for folk, done in zip(folks, missions, strict=True):
        chance *= 0.05 + 0.95 * folk.some_home
        chance *= 0.05 + 0.95 * min(1.0, done) ** 3
    chance *= 0.1 + 0.9 / (1 + exp(value.enemies(p, forecast) - control_limit(p) - 0.5))
    return chance


def may_starve(p: State) -> list[bool]:
    """T16.2: which tribes may still let somebody starve. Not everybody is as careful as the habits are."""
    return [not tribe.passed or mouths(p, tribe) > rations(p, tribe) for tribe in p.tribes]


def rivals(p: State, seats: int, forecast: Forecast | None, ambitious: bool = False) -> list[float]:
    """T23: points against points among those who live, if all do not lose together."""
    ahead = 0.2 + 0.25 * (p.terms.eras - p.era)
    folks = [value.people(p, seat, forecast) for seat in range(seats)]
    tribes = [value.strength(p, seat, folk) for seat, folk in enumerate(folks)]
    points = [p.tribes[seat].score + ahead * tribe for seat, tribe in enumerate(tribes)]
    if ambitious and p.era < p.terms.eras:
        kin = [KIN[0] * folk.villagers + KIN[1] * folk.nobles for folk in folks]
        points = [point + more for point, more in zip(points, kin, strict=True)]
    if p.outcome is None:
        points = [point + gain for point, gain in zip(points, value.standing(p, seats), strict=True)]
    alive = [folk.some_villager * folk.some_noble for folk in folks]
    spared = [_spared(folk.some_villager) * _spared(folk.some_noble) for folk in folks]
    among = [live * share for live, share in zip(spared, shares(points, SWING), strict=True)]
    hopes = [live * mine / sum(among) for live, mine in zip(spared, among, strict=True)]
    last = 1.0 if p.era == p.terms.eras else 1 - prod(alive)
    kept = 1 / (1 + exp(value.enemies(p, forecast, last > 0.5, ambitious) - control_limit(p) - 0.5))
    peril, averted = value.peril(p, forecast, ambitious), appeased(p)
    vigour = 0.0 if ambitious or p.era == p.terms.eras else VIGOUR
    for seat, tribe in enumerate(tribes):
        calm = _calm(p, peril - vigour * (tribe - USUAL))
        hopes[seat] *= averted * (last * kept * (0.8 + 0.2 * calm) + (1 - last) * calm)
    if p.outcome is None:
        return hopes
    if not p.outcome.winners:
        return [MISSED * hope for hope in hopes]
    won = [float(seat in p.outcome.winners) / len(p.outcome.winners) for seat in range(seats)]
    return [0.3 * one + 0.6 * two for one, two in zip(hopes, won, strict=True)]


def _calm(p: State, peril: float) -> float:
    """The chance that a tribe does not lose with all others in the eras to come."""
    even, more = CALM[p.terms.eras - p.era]
    return 1 / (1 + exp((peril - even) / more))


def _spared(chance: float) -> float:
    return SPARED + (1 - SPARED) * chance


EVALUATION: Final = Tindaya()
AMBITIOUS: Final = Tindaya(ambitious=True)
