"""The invariants of the rules (AM8)."""

from typing import Final

from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.tribe import VILLAGERS

DURING_MOVES: Final = {"expedition", "campaign"}


def check(p: State) -> None:
    """Asserts AM8; the first two only after the setup."""
    steps = {step.name for step in p.stack}
    if not any(step.name == "script" and getattr(step, "script", "") == "setup" for step in p.stack):
        check_pieces(p)
    check_map(p, bool(steps & DURING_MOVES) or p.explorer >= 0, steps)
    check_supplies(p)
    check_mountain(p)


def check_pieces(p: State) -> None:
    """AM8.1, AM8.2."""
    count, trades = p.kit.count, len(p.kit.trades)
    for seat, tribe in enumerate(p.tribes):
        assert all(group > 0 for group in tribe.natives.values())
        if seat == p.traitor:
            continue
        assert tribe.villagers() + tribe.reserve == count["villager_per_tribe"]
        assert tribe.nobles() + tribe.nobles_lost == count["noble_per_tribe"]
        developed = tribe.inventions.bit_count()
        waiting = 2 * trades - developed + (not tribe.cave)
        cylinders = waiting + tribe.cylinders + tribe.cylinders_used + tribe.cylinders_gone
        assert cylinders == count["cylinder_per_tribe"]
        cubes = trades - tribe.trades.bit_count() + tribe.cubes + tribe.cubes_used
        assert 0 <= cubes <= count["cube_per_tribe"]
        assert min(tribe.cubes, tribe.cylinders, tribe.reserve, tribe.prisoners, *tribe.stock, *tribe.deposits) >= 0


def check_map(p: State, exploring: bool, steps: set[str]) -> None:
    """AM8.3, AM8.5, AM8.9: who may stand where."""
    terrain, volcanoes = p.chart.terrain, p.chart.ocean.volcano_at
    settled = not exploring and "redeployment" not in steps and "treason-idols" not in steps
    for place, kind in p.building.items():
        assert place in terrain
        assert kind >= FORT or place not in p.token
        here = [tribe for tribe in p.tribes if tribe.natives.get(place, 0) & VILLAGERS]
        if kind >= FORT:
            assert p.conquistadors.get(place, 0) > 0 or exploring
            assert exploring or not p.occupied(place)
        elif settled:
            assert len(here) + (place in p.neutral) <= 1
            assert all(tribe.knows(kind - 1) for tribe in here)
    for place, number in p.animals.items():
        assert number > 0
        assert p.kit.trades[p.trade_of(place)].animal >= 0
        assert not settled or steps & {"script"} == set() or p.occupied(place) or place in p.neutral
    for place, number in p.conquistadors.items():
        assert number > 0
        assert p.fort(place) or exploring or p.traitor >= 0
    for tribe in p.tribes:
        assert all(place in terrain or place in volcanoes for place in tribe.natives)
    assert all(place not in p.chart.land for place in p.canoes)
    assert not p.chart.land & p.chart.ocean.trenches


def check_supplies(p: State) -> None:
    """AM8.4: tiles, tokens, walls; AM8.9: land stays apart until the first eruption."""
    kit = p.kit
    assert p.tiles_left() >= 0
    tiles = [0] * len(kit.trades)
    for kind in p.building.values():
        if kind != FORT:
            tiles[(kind - 1) % FORT if kind < FORT else kind - FORT - 1] += 1
    for trade, left, used in zip(kit.trades, p.reserve, tiles, strict=True):
        assert left >= 0
        assert left + used == kit.building_count[trade.building]
    for family, name in enumerate(kit.families):
        left = sum(count for token, count in zip(kit.tokens, p.bag, strict=True) if token.family == family)
        on_map = sum(one == family for one in p.token.values())
        assert on_map <= left <= kit.data["raw_materials"]["family_totals"][name]
    assert len(p.walls) <= kit.count["wall"]
    assert set(p.walls) <= set(p.chart.terrain)
    if kit.volcanic not in p.token.values() and p.era == 1 and all(step.name != "ore-fall" for step in p.stack):
        volcanoes = p.chart.ocean.volcano_at
        assert all(sum(place in volcanoes for place in island) <= 1 for island in p.chart.islands.values())


def check_mountain(p: State) -> None:
    """AM8.6 to AM8.8: offerings, waste, track; and cards are never lost."""
    for god, filled in enumerate(p.filled):
        assert all(0 <= number <= p.variant.players for number in filled)
        given = sum(tribe.pawns[god] for tribe in p.tribes)
        assert given == sum(filled)
    if p.variant.domination:
        loyal = [seat for seat in range(len(p.tribes)) if seat != p.traitor]
        assert len(set(p.track)) == len(p.track)
        assert sorted(seat for seat in p.track if seat != p.traitor) == loyal
        scores = [p.tribes[seat].score for seat in p.track]
        assert scores == sorted(scores)
    assert all(tribe.waste >= 0 for tribe in p.tribes)
    assert sum(tribe.waste for tribe in p.tribes) <= p.variant.players
    idols = [*p.idol_deck]
    for kind, sold in enumerate(p.idol_sold):
        idols[kind] += sold
    for tribe in p.tribes:
        for kind in (*tribe.idols, *tribe.shown_idols):
            idols[kind] += 1
    assert idols == [idol.count if p.variant.mode in idol.modes else 0 for idol in p.kit.idols]
    if p.variant.secret_objectives:
        cards = [*p.objective_deck, *(card for card, _ in p.annulled)]
        for tribe in p.tribes:
            cards += [*tribe.dealt, *tribe.discarded, *(card for card, _, _ in tribe.objectives)]
        assert sorted(cards) == sorted(p.kit.secrets)
