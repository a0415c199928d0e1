"""D7, D9.3, D12 against a second opinion: the engine's incremental bits and plain sets agree everywhere."""

from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from games.dokmus.oracle import Island
from games.dokmus.scene import FACES, OPTIONS, Cell, cell, cells, name, new_game, scene
from ludoteca.core import Seeded, View
from ludoteca.games.dokmus import BOX, scoring
from ludoteca.games.dokmus.grid import BY_NAME, names
from ludoteca.games.dokmus.moves import ROTATE, SLIDE
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.state import TURN


def cells_of(bits: int) -> set[Cell]:
    return {cell(text) for text in names(bits)}


def agree(position: DokmusPosition) -> None:
    """Reach, steps, moves of tokens and points of a position in somebody's turn."""
    seat = position.seat
    assert seat is not None
    island = Island(position.view(None).facts)
    if position.left:
        free, paid = position.placements()
        assert (cells_of(free), cells_of(paid)) == island.placements(seat, position.left)
    texts = {move.text for move in position.moves()}
    hops = set()
    for token in island.tokens[seat]:
        steps = island.steps(token)
        assert cells_of(position.steps(BY_NAME[name(token)])) == steps
        if island.terrain[token] != "r":
            hops |= {f"move {name(token)} {name(target)}" for target in steps}
    if position.bonus < 0:
        assert {text for text in texts if text.startswith("move")} == (
            hops if position.guardian and position.card in (3, 5) else set()
        )
    else:
        assert {text for text in texts if text.startswith("move")} <= hops
    points = [score.total for score in scoring.scores(position)]
    assert points == [island.points(player, position.sacrificed) for player in range(island.players)]


def play_and_compare(seats: int, number: int, every: int) -> None:
    position, chance = new_game(seats, number), Seeded(number)
    decisions = 0
    while position.seat is not None:
        decisions += 1
        if position.phase == TURN and decisions % every == 0:
            agree(position)
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)


@seed(1)
@settings(max_examples=12, deadline=None, database=None)
@given(seats=st.integers(2, 4), number=st.integers(0, 2**32))
def test_games_agree(seats: int, number: int) -> None:
    """D7.1 – D7.16 as they come up in random games, with all that was kept from earlier positions."""
    play_and_compare(seats, number, every=3)


@pytest.mark.long
@settings(max_examples=300, deadline=None, database=None)
@given(seats=st.integers(2, 4), number=st.integers(0, 2**32))
def test_games_agree_at_length(seats: int, number: int) -> None:
    """D7.1 – D7.16."""
    play_and_compare(seats, number, every=1)


def scattered(number: int, card: int = 3) -> DokmusPosition:
    """Any tiles in any slots, the hole anywhere, tokens scattered over the board: more than a game would bring."""
    pick = Random(number)
    seats = pick.choice((2, 3, 4) if card == 3 else (3, 4))
    slots = [f"{column}{row}" for row in range(1, 3 if seats == 2 else 4) for column in "ABC"]
    slots.remove(pick.choice(slots))
    tiles = pick.sample(range(1, 9), len(slots))
    facts = scene("LA2" if seats == 2 else "LA4", seats=seats, card=card).facts
    facts["options"] = OPTIONS
    facts["tiles"] = [
        {"slot": slot, "face": f"{tile}{pick.choice('AB')}", "turns": pick.randrange(4)}
        for slot, tile in zip(slots, tiles, strict=True)
    ]
    land = sorted(Island(facts, FACES).all(".frv"))
    pick.shuffle(land)
    facts["tokens"] = [[name(land.pop()) for _ in range(pick.randrange(24))] for _ in range(seats)]
    facts["action"]["left"] = pick.choice((1, 2, 3))
    return BOX.imagine(View("dokmus", None, facts), Seeded(number))


@seed(1)
@settings(max_examples=60, deadline=None, database=None)
@given(number=st.integers(0, 2**32))
def test_scattered_tokens_agree(number: int) -> None:
    """D7.1 – D7.16, D1.8, D1.9: many temple groups and waterways over tile borders; then after one more move."""
    position = scattered(number)
    agree(position)
    moves = position.moves()
    position.play(Random(number).choice(moves), Seeded(0))
    if position.phase == TURN:
        agree(position)


def steps_agree(position: DokmusPosition) -> None:
    """D7.1, for every cell of land: whatever was asked of a board is remembered."""
    island = Island(position.view(None).facts)
    for at in island.all(".frv"):
        assert cells_of(position.steps(BY_NAME[name(at)])) == island.steps(at)


@seed(1)
@settings(max_examples=12, deadline=None, database=None)
@given(number=st.integers(0, 2**32))
def test_nothing_stale_is_left_when_a_tile_moves(number: int) -> None:
    """D1.10: what is remembered of one board is right for the next, also for cells that touched no temple before."""
    pick = Random(number)
    position = scattered(number, card=5)
    for _ in range(4):
        steps_agree(position)
        position.guardian, position.left = True, 3
        position.play(pick.choice([move for move in position.moves() if move.verb in (SLIDE, ROTATE)]), Seeded(0))
    steps_agree(position)
    agree(position)


@pytest.mark.long
@settings(max_examples=5000, deadline=None, database=None)
@given(number=st.integers(0, 2**32))
def test_scattered_tokens_agree_at_length(number: int) -> None:
    """D7.1 – D7.16."""
    agree(scattered(number))


def test_the_oracle_reads_the_rules() -> None:
    """D7.1, D7.7, D7.12: the second opinion itself, on E26 and E38."""
    island = Island(scene("LB4", "(4,0)").facts)
    assert island.steps((4, 0)) == cells("(2,1) (3,0) (4,2) (5,0)")
    island = Island(scene("LA4", "(2,0)").facts)
    free, paid = island.placements(0, 3)
    assert free == cells("(1,0) (2,1)")
    assert paid == cells("(2,1) (3,2) (4,0) (4,2) (4,3) (5,0) (5,4) (6,0) (6,2) (6,4) (7,1)")
