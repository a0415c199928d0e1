"""Observations are made of the seat's view alone."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteca.core import Options, Seeded, View, shelf
from ludoteca.research import Setting, Table, observation_encoder
from ludoteca.research.observations import memory_of
from ludoteca.research.pettingzoo import observation_space
from ludoteca.testing.laws import positions
from ours import GAMES
from research.variants import VARIANTS


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(game: str, players: int, options: Options) -> None:
    box, encoder = shelf.box(game), observation_encoder(game, players, options)
    hidden = 0
    for position in positions(box, players, options, 5, most=12):
        for seat in range(players):
            seen = encoder.encode(position.view(seat))
            assert seen.shape == (encoder.size,)
            assert seen.dtype == np.float32
            assert np.isfinite(seen).all()
            assert (seen >= encoder.low).all()
            assert seen.max() <= 1
            imagined = position.imagine(seat, Seeded(seat))
            assert np.array_equal(seen, encoder.encode(imagined.view(seat)))
            other = (seat + 1) % players
            hidden += position.view(other).bytes() != imagined.view(other).bytes()
    assert hidden or options or players == 1, "some of these positions differ in what the seat cannot see"


def test_a_score_below_0_is_seen_within_the_bounds() -> None:
    """R7: a tribe may owe points, and the space that an agent is told of has room for that."""
    table, choose = Table(Setting("tindaya", 2, {"mode": "domination"}), 1000636), Random(1000636)
    space = observation_space(table.setting)["observation"]
    lowest = 0.0
    while table.seat is not None:
        seen = table.observe(table.seat)
        assert space.contains(seen)
        lowest = min(lowest, float(seen.min()))
        table.step(int(choose.choice(np.flatnonzero(table.mask()))))
    assert lowest == pytest.approx(-1 / 40)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_who_looks_seldom_sees_all_that_has_changed(game: str, players: int, options: Options) -> None:
    """Seats look at a game in any order, some not for a long while; then the same eyes look at the next game."""
    setting, choose = Setting(game, players, options), Random(f"seldom {game} {players}")
    table, looks = Table(setting, 1), 0
    for step in range(300):
        if table.seat is None or step == 150:
            table = table.next(step)
        if choose.random() < 0.2:
            seat, looks = choose.randrange(players), looks + 1
            prefix = [setting.actions.text(number) for number in table.prefix] if seat == table.seat else []
            seen = setting.observations.encode(table.position.view(seat), prefix)
            assert np.array_equal(table.observe(seat), seen)
        table.step(choose.choice(table.legal))
    assert looks > 30


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_the_quick_way_writes_what_the_view_shows(game: str, players: int, options: Options) -> None:
    """A row written straight from the position equals that of the view, for every seat, in the middle of a move too.
    One observer looks at two games in turn: neither what it saw before nor what stood in the row matters."""
    setting = Setting(game, players, options)
    encoder, choose = setting.observations, Random(f"{game} {players}")
    row, observer = np.empty(encoder.size, np.float32), encoder.observer()
    tables = [Table(setting, seed) for seed in range(2)]
    for _ in range(300):
        table = choose.choice(tables)
        for seat in range(players):
            prefix = [setting.actions.text(number) for number in table.prefix] if seat == table.seat else []
            row.fill(7)
            observer.write(table.position, seat, prefix, memory_of(row))
            seen = encoder.encode(table.position.view(seat), prefix)
            assert np.array_equal(row, seen)
            assert np.array_equal(table.observe(seat), seen)
        if table.seat is None:
            break
        table.step(choose.choice(table.legal))


def test_a_wall_that_was_just_built_is_seen_in_the_danger() -> None:
    """T20.4: walled hexes are not hit. In this game walls are built, and nothing else changes on the map."""
    setting, choose = Setting("tindaya", 2), Random(7)
    table, built = Table(setting, 7), 0
    while table.seat is not None:
        seen = setting.observations.planes(table.observe(0))["danger"]
        assert np.array_equal(
            seen, setting.observations.planes(setting.observations.encode(table.position.view(0)))["danger"]
        )
        number = choose.choice(table.legal)
        built += setting.actions.text(number).startswith("wall")
        table.step(number)
    assert built


def test_an_array_depends_on_nothing_but_the_view() -> None:
    """A view that went through its own text gives the same array."""
    for game in GAMES:
        setting = Setting(game, 2)
        for position in positions(setting.box, 2, {}, 9, most=8):
            view = position.view(1)
            facts = {key: value for key, value in view.json().items() if key not in ("game", "seat")}
            again = View(game, 1, facts)
            assert np.array_equal(setting.observations.encode(view), setting.observations.encode(again))


def some_choice(table: Table, choose: Random, idle: bool) -> int:
    """A random choice; idle players of Elfenland mostly pass and have counters left in the end."""
    passing = table.setting.actions.number("pass") if idle else -1
    if passing in table.choices and choose.random() < 0.8:
        return passing
    return choose.choice(sorted(table.choices))


@pytest.mark.parametrize("game", GAMES)
def test_blocks_cover_the_array_and_say_something(game: str) -> None:
    """No block overlaps another, and each has its moment in some game."""
    seen: dict[str, float] = {}
    variants: list[Options] = [{"mode": "domination", "traitor": True}, {}] if game == "tindaya" else [{}]
    encoder = observation_encoder(game, 3, variants[0])
    assert [part.start for part in encoder.parts.values()][1:] == [part.stop for part in encoder.parts.values()][:-1]
    for options in variants:
        for seed in range(8):
            table, choose = Table(Setting(game, 3, options), seed), Random(seed)
            while table.seat is not None:
                if choose.random() < 0.2 or table.prefix or len(table.choices) < 5:
                    for name, part in encoder.planes(table.observe(table.seat)).items():
                        seen[name] = max(seen.get(name, 0.0), float(part.max()))
                table.step(some_choice(table, choose, game == "elfenland" and seed % 2 == 1))
    assert {name for name, most in seen.items() if not most} <= {"traitor", "traitor card"}


def test_what_was_said_of_a_move_is_seen_by_its_seat_only() -> None:
    table, choose = Table(Setting("dokmus", 2), 3), Random(3)
    while not table.prefix:
        moves = [number for number in table.choices if table.setting.actions.text(number).startswith("move")]
        table.step(choose.choice(moves or sorted(table.choices)))
    assert table.seat is not None
    encoder = table.setting.observations
    assert encoder.planes(table.observe(table.seat))["lifted"].sum() == 1
    assert encoder.planes(table.observe(1 - table.seat))["lifted"].sum() == 0


def test_counters_kept_round_after_round_are_told_apart() -> None:
    """O6 = `all`: whoever always takes the same kind has more of it than a round gives, and sees how many."""
    options: Options = {"kept_counters": "all"}
    table, encoder = Table(Setting("elfenland", 2, options), 2), observation_encoder("elfenland", 2, options)
    most = 0
    while table.seat is not None:
        facts: Any = table.position.view(0).facts
        held = Counter(facts["seats"][0]["counters"])
        seen = encoder.planes(encoder.encode(table.position.view(0)))["face up"][0]
        assert seen.max() * 8 == max(held.values(), default=0)
        most = max(most, *held.values(), 0)
        texts = {move.text: move for move in table.position.moves()}
        liked = [f"take {kind}" for kind, _ in held.most_common()] if table.seat == 0 else []
        wanted = ("face up", "pass", "stop", *liked, *sorted(texts))
        table.play(next(texts[text] for text in wanted if text in texts))
    assert most > 5
