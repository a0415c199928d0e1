"""AM8: the invariants after every move of random games, over all modes and numbers of players."""

from collections.abc import Callable

import pytest

from games.tindaya.scene import Scene
from ludoteca.core import Json, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.position import TindayaPosition

VARIANTS: list[tuple[int, dict[str, Json]]] = [
    (1, {}),
    (1, {"dowry": True, "level": "normal", "layout": "compact"}),
    (1, {"campaign": "game_1"}),
    (1, {"campaign": "game_2"}),
    (2, {}),
    (2, {"level": "hard", "dowry": True}),
    (2, {"mode": "domination"}),
    (2, {"mode": "domination", "traitor": True}),
    (2, {"campaign": "game_3"}),
    (3, {"level": "normal", "layout": "wide"}),
    (3, {"opt_stationary_actions": True}),
    (3, {"mode": "domination", "dowry": True, "level": "hard"}),
    (3, {"mode": "domination", "traitor": True, "opt_token_limit_modes": ["alliance", "domination"]}),
    (3, {"campaign": "game_1"}),
    (4, {}),
    (4, {"level": "hard", "red": 4, "layout": "compact"}),
    (4, {"mode": "domination", "level": "normal"}),
    (4, {"mode": "domination", "traitor": True, "dowry": True}),
    (4, {"campaign": "game_2"}),
    (4, {"campaign": "final_game", "mode": "domination"}),
]
IDS = [f"{players}-{'-'.join(f'{key}={value}' for key, value in options.items())}" for players, options in VARIANTS]
DECISIONS = 100_000
"""Of each variant in the long run: two million in all."""


def spare(p: TindayaPosition) -> None:
    """Food enough and calm gods, so that random players live to see the later eras."""
    meat = p.kit.resource["salted_meat"]
    p.anger = [p.kit.calm, p.kit.calm]
    for seat in p.priority():
        p.tribes[seat].stock[meat] = 3


def wander(players: int, options: dict[str, Json], seed: str, decisions: int, spared: bool) -> int:
    """Random games, one after the other, checked after every move; returns the last era reached."""
    settled = BOX.settle(players, options)
    chance = Seeded(seed)
    era = 0
    while decisions > 0:
        p = BOX.new(players, settled, chance)
        p.check()
        while p.seat is not None:
            if spared and isinstance(p.stack[-1], Menu):
                spare(p)
                p.legal = None
            moves = p.moves()
            p.play(moves[chance.below(len(moves))], chance)
            p.check()
            decisions -= 1
        assert p.result() is not None
        era = max(era, p.era)
    return era


@pytest.mark.parametrize("spared", [False, True])
@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=IDS)
def test_invariants(players: int, options: dict[str, Json], spared: bool) -> None:
    """AM8, T2.7: pieces are conserved and stand where they may."""
    assert wander(players, options, "short", 300, spared) > 0


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(10))
@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=IDS)
def test_invariants_at_length(players: int, options: dict[str, Json], chunk: int) -> None:
    """AM8: every second chunk with food enough, so that it comes to later eras where there are any."""
    era = wander(players, options, f"long {chunk}", DECISIONS // 10, chunk % 2 == 1)
    eras = BOX.new(players, BOX.settle(players, options), Seeded(0)).variant.eras
    assert era >= min(eras, 1 + chunk % 2)


def village() -> Scene:
    scene = Scene(2).archipelago().coast("0,0").forest("1,0").build("dock", "0,0").build("sty", "1,0", 2)
    scene.natives(0, "0,0", "1n2v").natives(0, "1,0", "1n1v").natives(1, "0,0", "2n0v")
    for tribe in scene.p.tribes:
        tribe.cylinders = 1
    return scene.turn(0)


def add_reserve(p: TindayaPosition) -> None:
    p.tribes[0].reserve += 1


def lose_noble(p: TindayaPosition) -> None:
    p.tribes[1].nobles_lost += 1


def add_cylinder(p: TindayaPosition) -> None:
    p.tribes[0].cylinders += 1


def mix_villagers(p: TindayaPosition) -> None:
    p.settle(1, read_hex("0,0"), 1)


def forget_trades(p: TindayaPosition) -> None:
    p.tribes[0].trades = 0


def lose_tile(p: TindayaPosition) -> None:
    p.reserve[0] -= 1


def stray_conquistador(p: TindayaPosition) -> None:
    p.conquistadors[read_hex("0,0")] = 1


def stray_animal(p: TindayaPosition) -> None:
    p.animals[read_hex("0,0")] = 1


def too_many_pawns(p: TindayaPosition) -> None:
    p.filled[0][0] = 3
    p.tribes[0].pawns[0] = 3


def too_much_waste(p: TindayaPosition) -> None:
    p.tribes[0].waste = 3


def too_many_tokens(p: TindayaPosition) -> None:
    p.bag[0] += 99


def too_many_walls(p: TindayaPosition) -> None:
    p.walls = frozenset(map(read_hex, ("0,0", "1,0", "5,5")))


def lost_idol(p: TindayaPosition) -> None:
    p.idol_deck[0] -= 1


WRONG = (
    add_reserve,
    lose_noble,
    add_cylinder,
    mix_villagers,
    forget_trades,
    lose_tile,
    stray_conquistador,
    stray_animal,
    too_many_pawns,
    too_much_waste,
    too_many_tokens,
    too_many_walls,
    lost_idol,
)


@pytest.mark.parametrize("spoil", WRONG)
def test_the_check_sees_what_is_wrong(spoil: Callable[[TindayaPosition], None]) -> None:
    """AM8: each broken invariant is found."""
    p = village().p
    p.check()
    spoil(p)
    with pytest.raises(AssertionError):
        p.check()
