"""E5: what is public, what is private, and what a seat can imagine of the rest."""

from collections import Counter
from math import comb
from typing import Any

import pytest

from games.elfenland.scene import cards, legal, markers, new, play, table, to_planning, town_of, towns_but
from ludoteca.core import Seeded
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.bag import count, size, unpack
from ludoteca.games.elfenland.board import HOMES, TOWN
from ludoteca.games.elfenland.components import CARDS, COUNTERS, KIND
from ludoteca.games.elfenland.position import ElfenlandPosition

TIMES = 150


def imagined(p: ElfenlandPosition, seat: int, times: int = TIMES) -> list[ElfenlandPosition]:
    """Positions that `seat` cannot tell from `p`, half of them made from its view alone."""
    chance = Seeded(7)
    found = []
    for number in range(times):
        other = p.imagine(seat, chance) if number % 2 else BOX.imagine(p.view(seat), chance)
        other.check()
        assert other.view(seat).bytes() == p.view(seat).bytes()
        found.append(other)
    return found


def test_e5_public() -> None:
    """E5.1, E2.6: everything that lies open is in the view of a spectator."""
    p = table(3, phase="plan", hands={0: "pig pig"}, up={0: "dragon"}, down={1: "cloud pig"}, counters={"R30": "pig"},
              obstacles=["R30"], towns={0: "beata", 1: "beata"}, round=2, start=1, seat=2)  # fmt: skip
    facts: Any = p.view(None).facts
    assert facts["roads"] == {"R30": {"counter": "pig", "obstacle": True}}
    assert [row["town"] for row in facts["seats"]] == ["beata", "beata", "elvenhold"]
    assert [row["visited"] for row in facts["seats"]] == [["beata"], ["beata"], []]
    assert [row["counters"] for row in facts["seats"]] == [["dragon"], [], []]
    assert [row["hidden"] for row in facts["seats"]] == [0, 2, 0]
    assert [row["cards"] for row in facts["seats"]] == [2, 0, 0]
    assert [row["obstacle"] for row in facts["seats"]] == [False, True, True]
    assert (facts["pile"], facts["stack"]) == (70, 48 - 5 - 3 - 1)
    assert (facts["round"], facts["start"], facts["turn"], facts["passes"]) == (2, 1, 2, 0)
    assert len(facts["display"]) == 5


def test_e5_private() -> None:
    """E5.2, E5.3: hand, face-down counters and home are in the owner's view and in no other."""
    p = table(3, phase="plan", hands={0: "pig raft"}, down={0: "cloud"}, homes={0: "virst", 1: "yttar", 2: "beata"})
    own: Any = p.view(0).facts["seats"]
    assert (own[0]["hand"], own[0]["own_hidden"], own[0]["home"]) == (["pig", "raft"], ["cloud"], "virst")
    for seat in (1, 2, None):
        rows: Any = p.view(seat).facts["seats"]
        assert "hand" not in rows[0]
        assert "own_hidden" not in rows[0]
        assert rows[0]["home"] is None


def test_e5_played_cards_are_not_imagined_elsewhere() -> None:
    """E5.1, Q15: nine pigs are in the own hand or were played this round, so the others hold one at most."""
    hands = {0: "pig pig pig pig pig pig pig", 1: "pig pig cloud cloud dragon", 2: "raft raft pig"}
    p = table(3, hands=hands, counters={"R30": "pig"})
    play(p, "ride R30", "ride R30", "ride R30", "stop", "ride R30", "ride R30")
    seen = {count(other.hands[1] + other.hands[2], KIND["pig"]) for other in imagined(p, 0)}
    assert seen == {0, 1}


def test_e5_hands_keep_their_size_and_vary() -> None:
    """E5.2: imagined hands have as many cards as the real ones and are not the real ones."""
    p = to_planning(new(4))
    hands = {tuple(other.hands[1:]) for other in imagined(p, 0)}
    assert len(hands) > TIMES // 2
    for other in imagined(p, 0):
        assert [cards(other, seat) for seat in range(4)] == [8] * 4
        assert other.hands[0] == p.hands[0]


def test_e5_all_counters_of_a_kind_are_open() -> None:
    """E5.2: eight dragons lie open, so no face-down counter is a dragon."""
    p = table(3, phase="plan", up={0: "dragon dragon dragon", 1: "dragon dragon"}, down={1: "cloud pig", 2: "pig"},
              counters={"R30": "dragon", "R31": "dragon", "R24": "dragon"})  # fmt: skip
    for other in imagined(p, 0):
        assert [size(down) for down in other.down] == [0, 2, 1]
        assert not count(other.down[1] + other.down[2], KIND["dragon"])


def test_e5_counters_as_likely_as_they_are_many() -> None:
    """E5.3: a face-down counter is each unseen one with the same chance."""
    p = table(2, phase="plan", up={0: "pig pig pig pig"}, down={1: "cloud"})
    unseen = COUNTERS - p.display - p.up[0]
    times = 4000
    chance = Seeded(3)
    found = Counter(unpack(p.imagine(0, chance).down[1])[0] for _ in range(times))
    for kind in range(6):
        assert abs(found[kind] / times - count(unseen, kind) / size(unseen)) < 0.03


def test_e5_drawn_counter() -> None:
    """E5.2, E8.1: a counter just drawn is its player's secret; the others imagine any."""
    p = new(3)
    assert p.seat is not None
    mine, theirs = imagined(p, p.seat), imagined(p, (p.seat + 1) % 3)
    assert {other.drawn for other in mine} == {p.drawn}
    assert {other.drawn for other in theirs} == set(range(6))


def test_e5_homes() -> None:
    """E5.2, E5.5: other homes are any town cards but the own one."""
    p = to_planning(new(3))
    found = {other.homes[1] for other in imagined(p, 0, 400)}
    assert found == set(HOMES) - {p.homes[0]}
    assert all(other.homes[0] == p.homes[0] and len(set(other.homes)) == 3 for other in imagined(p, 0))


def test_e5_homes_after_the_two_ends() -> None:
    """E5.5, E18.3, E19.1: known to all after the usual end, secret after an exceptional victory."""
    homes = {0: "virst", 1: "yttar"}
    usual = play(table(seat=1, round=4, homes=homes), "stop")
    assert {other.homes for other in imagined(usual, 0, 20)} == {(TOWN["virst"], TOWN["yttar"])}
    early = play(table(seat=1, round=3, homes=homes, visited={0: towns_but()}), "stop")
    assert len({other.homes[1] for other in imagined(early, 0)}) == 11


def test_e12_somebody_else_is_paying() -> None:
    """E12.4, E12.5: in the middle of a caravan the hand must hold the rest of the price, in chart order."""
    p = table(2, hands={0: "cloud troll_wagon dragon raft pig", 1: "pig pig"}, counters={"R30": "elfcycle"})
    play(p, "caravan R30")
    for other in imagined(p, 1):
        assert cards(other, 0) == 5
    play(p, "pay troll_wagon")
    hands = set()
    for other in imagined(p, 1):
        assert size(other.hands[0] >> 8 * KIND["troll_wagon"]) >= 2
        hands.add(other.hands[0])
        while town_of(other, 0) != "lapphalya":
            play(other, sorted(legal(other))[0])
    assert len(hands) > 20


def test_e16_somebody_else_is_discarding() -> None:
    """E16.1: likewise in the middle of a discard; the last kinds of the chart are all that is left to choose from."""
    p = table(2, hands={0: "pig pig pig cloud dragon raft raft", 1: "raft raft"})
    play(p, "stop", "discard dragon")
    assert p.left == 2
    for other in imagined(p, 1):
        assert size(other.hands[0] >> 8 * KIND["dragon"]) >= 2
        while other.seat == 0:
            play(other, sorted(legal(other))[0])
        assert cards(other, 0) == 4


def test_e16_such_hands_come_as_chance_makes_them() -> None:
    """E16.1: of two unseen kinds, the number of late cards follows the hypergeometric law, cut below."""
    p = table(2, hands={0: "pig pig pig cloud raft raft", 1: ""})
    play(p, "stop")
    p.least, p.left = KIND["raft"], 2
    times = 3000
    chance = Seeded(5)
    found = Counter(count(p.imagine(1, chance).hands[0], KIND["raft"]) for _ in range(times))
    weights = {rafts: comb(12, rafts) * comb(60, 6 - rafts) for rafts in range(2, 7)}
    for rafts, weight in weights.items():
        assert abs(found[rafts] / times - weight / sum(weights.values())) < 0.03
    assert min(found) == 2


def test_o10_a_caravan_tells_what_is_lacking() -> None:
    """O10 = `only_if_needed`: a caravan shows that the hand lacked the normal price; everybody remembers this round."""
    p = table(
        2,
        hands={0: "pig cloud cloud unicorn unicorn dragon raft"},
        counters={"R30": "cloud", "R21": "troll_wagon"},
        obstacles=["R30"],
        options={"caravan": "only_if_needed"},
    )
    assert p.most[0] == CARDS
    play(p, "caravan R30")
    seats: Any = p.view(1).facts["seats"]
    assert seats[0]["at_most"] == {"cloud": 2}
    play(p, "pay pig", "pay cloud", "pay unicorn", "pay raft")
    seats = p.view(1).facts["seats"]
    assert seats[0]["at_most"] == {"cloud": 1}
    play(p, "caravan R21")
    seats = p.view(1).facts["seats"]
    assert seats[0]["at_most"] == {"cloud": 1, "troll_wagon": 1}
    for other in imagined(p, 1):
        assert count(other.hands[0], KIND["cloud"]) <= 1
        assert count(other.hands[0], KIND["troll_wagon"]) <= 1
    play(p, "pay cloud", "pay unicorn", "pay dragon", "stop", "stop")
    assert p.round == 2
    seats = p.view(1).facts["seats"]
    assert seats[0]["at_most"] == {}


def test_e17_somebody_else_has_kept_a_secret_counter() -> None:
    """E5.4, E17.2: while others still choose, the counter kept face down is one of those face down."""
    p = table(3, down={0: "cloud pig"}, up={1: "dragon unicorn"}, seat=2)
    play(p, "stop", "keep cloud hidden")
    kept = set()
    for other in imagined(p, 1):
        choice = other.kept[0]
        assert choice is not None
        assert choice.hidden
        assert count(other.down[0], choice.kind)
        kept.add(choice.kind)
    assert len(kept) > 3


@pytest.mark.parametrize("seat", [0, 1, None])
def test_e5_a_spectator_can_imagine_too(seat: int | None) -> None:
    """E5.1: a view without a seat is enough for a lawful position."""
    p = to_planning(new(3))
    other = BOX.imagine(p.view(seat), Seeded(1))
    other.check()
    assert other.view(None).bytes() == p.view(None).bytes()
    assert markers(other, 0) == 0
