"""AM1, AM6, N1, N2: how the game is cut into decisions, and how these are written."""

import json
import re

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Hashed, Json, Referee, Seeded, random_game, replay
from ludoteca.core.record import write
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.prophecies import ask_for_delivery
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.moves import IDLE

VARIANTS: list[tuple[int, dict[str, Json]]] = [
    (1, {}),
    (3, {}),
    (3, {"mode": "domination", "traitor": True, "dowry": True}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_records_replay(players: int, options: dict[str, Json]) -> None:
    """AM1, AM1.3, AM1.5, N9: answers and chance outcomes alone replay the game."""
    referee = random_game(BOX, players, options, "model", trace=True)
    text = write(referee.record())
    again = replay(text.encode(), trace=True, verify=True)
    assert again.finished
    assert write(again.lines) == text


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_what_is_asked(players: int, options: dict[str, Json]) -> None:
    """N2, N2.1, N2.2, N2.5, AM1.1: a do-nothing answer is never the only one, except in the turn menu; there is always
    an answer, and none twice."""
    chance = Seeded(5)
    for seed in range(4):
        p = BOX.new(players, BOX.settle(players, options), Seeded(seed))
        while p.seat is not None:
            texts = [move.text for move in p.moves()]
            assert texts
            assert len(set(texts)) == len(texts)
            assert len(texts) > 1 or texts[0] not in IDLE
            p.play(p.moves()[chance.below(len(texts))], chance)


def test_the_do_nothing_answers() -> None:
    """N2.1."""
    assert {"stop", "done", "finish", "enough", "decline", "stand", "preserve 0", "arm 0h0o"} == IDLE


def test_traces_are_sorted_by_code_point() -> None:
    """N1.10, N1.1: `legal` in a trace; lower-case words and single spaces, the verb first."""
    referee = Referee(BOX, 2, {}, Hashed("sorted"))
    pick = Seeded(2)
    while referee.position.seat is not None and len(referee.lines) < 300:
        texts = list(referee.legal())
        referee.play(referee.position.seat, texts[pick.below(len(texts))], trace=True)
    for line in referee.lines:
        row = line.json()
        if "legal" in row:
            legal: list[str] = json.loads(json.dumps(row["legal"]))
            assert legal == sorted(set(legal))
            for text in legal:
                assert re.fullmatch(r"[a-z]+( [a-z0-9_,-]+)*", text), text


def test_groups_and_weapons() -> None:
    """N1.5, N1.6: both numbers always; conquistadors `3c`, with their chief `3c chief`."""
    for text in ("walk 0,0 1,0 1n2v", "walk 0,0 1,0 0n3v", "embark 0,0 3c", "embark 0,0 3c chief", "arm 1h2o"):
        assert BOX.parse(text).text == text
    scene = Scene(2).volcano(1, "0,0").forest("1,0").natives(0, "0,0", "1n2v").exploring(0)
    assert set(scene.legal("walk")) == {f"walk 0,0 1,0 {group}" for group in ("0n1v", "0n2v", "1n0v", "1n1v", "1n2v")}


def test_keys_are_ids_of_the_data() -> None:
    """N1.7, N1.9: trades, buildings, resources, cards; orders of the data."""
    kit = Scene(2).p.kit
    assert list(kit.trade) == ["fisher", "swineherd", "shepherd", "farmer"]
    assert list(kit.building) == ["dock", "sty", "pen", "field"]
    order = "fish manure milk figs salt ham horns goat_meat straw cereals"
    order += " smoked_fish salted_meat cheese flour wood clay stone obsidian"
    assert kit.resources == tuple(order.split(" "))
    assert [kit.resources[kind] for kind in kit.food] == [
        *("fish", "milk", "figs", "goat_meat", "smoked_fish", "cheese", "flour", "ham", "salted_meat")
    ]
    assert kit.deposits == ("wood", "clay", "ore")


def test_each_tribe_is_asked_for_itself() -> None:
    """AM6.7, AM6.1: in Alliance too every tribe has its own place in a queue, and sees the earlier answers."""
    scene = Scene(3).forest("0,0").stock(0, figs=1).stock(1, figs=1).stock(2, figs=1)
    for seat in range(3):
        scene.natives(seat, "0,0", "1n1v")
    scene.paragraph(feed)
    seats = []
    while scene.asked():
        seats.append(scene.p.seat)
        scene.play("eat figs")
    assert seats == [0, 1, 2]


def test_default_answers_are_legal() -> None:
    """AM6.8: declining, refusing, spending no weapon are always among the answers."""
    scene = Scene(2).stock(0, wood=2).paragraph(ask_for_delivery)
    assert "decline" in scene.legal()
    scene = Scene(2).volcano(1, "0,0").forest("1,0").fort("1,0", 2).natives(0, "0,0", "1n0v").stock(0, horns=1)
    assert "arm 0h0o" in scene.exploring(0).play("walk 0,0 1,0 1n0v").legal()
    scene = Scene(2).forest("0,0").natives(0, "0,0", "0n1v").natives(1, "0,0", "0n1v").stock(0, figs=1).stock(1, fish=1)
    assert "refuse" in scene.after_moves(0).play("barter 1", "put figs", "want fish", "send").legal()
    for seed in range(3):
        table = Table(2, seed).until("")
        assert table.p.result() is not None, "quiet answers lead to the end of a game"


def test_villagers_and_nobles() -> None:
    """T7, T7.1, T7.2, T7.4: only villagers control and work; any native occupies."""
    scene = Scene(2).coast("0,0").build("dock", "0,0").natives(0, "0,0", "1n0v").natives(1, "0,0", "0n1v").turn(0)
    at = read_hex("0,0")
    assert scene.p.seats_on(at) == [0, 1]
    assert (scene.p.controlled(0), scene.p.controlled(1)) == ([], [at])
    assert scene.refused("produce fisher cube") == "T11.1"


def test_equal_moves_have_equal_text() -> None:
    """N1.1, AM1.4: natives of one kind are interchangeable; a move is a value."""
    one, two = BOX.parse("walk 0,0 1,0 1n0v"), BOX.parse("walk 0,0 1,0 1n0v")
    assert one == two
    assert hash(one) == hash(two)
    assert one != BOX.parse("walk 0,0 1,0 0n1v")
