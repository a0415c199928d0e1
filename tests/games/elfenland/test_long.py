"""Ten million random decisions, each followed by a check of the invariants (E21); a taste of them by default."""

import pytest

from ludoteca.core import Json, Seeded
from ludoteca.games.elfenland import BOX

CHUNKS = 100
DECISIONS = 100_000
OTHER: dict[str, Json] = {
    "rounds": 3,
    "home_towns": False,
    "deal": "add",
    "first_counter": "hidden",
    "lakes": "official",
    "kept_counters": 0,
    "home_distance": "all_ways",
    "tie_break": "home",
    "obstacles": False,
    "caravan": "only_if_needed",
}


def _options(chance: Seeded, players: int) -> dict[str, Json]:
    """Each option has its other value in one game out of four."""
    options = {key: value for key, value in OTHER.items() if not chance.below(4)}
    if not chance.below(4):
        options["kept_counters"] = "all"
    if not chance.below(4):
        options["first_player"] = chance.below(players)
    if "home_towns" in options:
        options.pop("tie_break", None)
    return options


def _run(seed: int, decisions: int) -> int:
    """Random games by all numbers of players and options until so many decisions were checked."""
    chance = Seeded(seed)
    made = 0
    while made < decisions:
        players = 2 + chance.below(5)
        p = BOX.new(players, BOX.settle(players, _options(chance, players)), chance)
        while p.seat is not None:
            p.check()
            moves = p.moves()
            p.play(moves[chance.below(len(moves))], chance)
            made += 1
        p.check()
        assert p.result() is not None
    return made


def test_a_taste() -> None:
    """E21 and section 13: every phase is finite."""
    assert _run(0, 5_000) >= 5_000


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_million_decisions(chunk: int) -> None:
    """E21 over ten million decisions in all."""
    assert _run(chunk + 1, DECISIONS) >= DECISIONS
