"""Victory points among rivals: what tokens cost, and what gifts bring."""

from ludoteca.bots.evaluate.tindaya.forecast import Forecast, armed, guards
from ludoteca.bots.evaluate.tindaya.weights import EXPENDABLE_CHANCE, KEPT_AT_END, POINT_LAST_TOKEN, POINT_MOST_TOKENS
from ludoteca.games.tindaya.actions.collect import tokens_on_island
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import VILLAGERS


def token_price(p: State, seat: int, place: Hex) -> float:
    """T14.1.3, T23.3: what a token costs the tribe that takes it."""
    cost = POINT_LAST_TOKEN if tokens_on_island(p, place) == 1 else 0.0
    deposit = next(token.deposit for token in p.kit.tokens if token.family == p.token[place])
    others = [tribe.deposits[deposit] for other, tribe in enumerate(p.tribes) if other != seat]
    if p.tribes[seat].deposits[deposit] + 1 >= max(others):
        cost += POINT_MOST_TOKENS * p.era / p.variant.eras
    return cost


def offering_points(p: State, seat: int, god: int, more: int) -> int:
    """T16.5.2: the points that an offering brings a tribe with so many pawns more."""
    mine = p.tribes[seat].pawns[god] + more
    others = {tribe.pawns[god] for other, tribe in enumerate(p.tribes) if other != seat}
    above = sum([number > mine for number in others])
    points = (p.kit.points["offering_best"], p.kit.points["offering_second"])
    return points[above] if mine and above < len(points) else 0


def brings_points(p: State, seat: int, god: int, more: int) -> bool:
    """Whether so many pawns more bring points."""
    return offering_points(p, seat, god, more) > offering_points(p, seat, god, 0)


def expendable_villagers(p: State, seat: int) -> list[Hex]:
    """Where the villagers stand who may be given for points: those first who will hardly live, and in the last era all
    but a few."""
    tribe, forecast = p.tribes[seat], Forecast(p)
    guarded = guards(p, tribe)
    fates: list[tuple[float, bool, Hex]] = []
    for place, group in tribe.natives.items():
        here = group & VILLAGERS
        if here:
            alive, _ = forecast.fate(place, here, armed(p, tribe, group), p.chart.island[place] in guarded)
            fates += [(alive, place in p.building and not number, place) for number in range(here)]
    fates.sort()
    lost = sum([alive < EXPENDABLE_CHANCE for alive, _, _ in fates])
    kept = KEPT_AT_END if p.era == p.variant.eras else len(fates)
    given = max(min(lost, len(fates) - 1), len(fates) - kept)
    return [place for _, _, place in fates[:given]]
