"""E11, E12: journeys by road."""

from typing import Any

from games.elfenland.scene import cards, legal, markers, play, refused, table, town_of, why


def test_x33_pig_on_the_plains() -> None:
    """E12.2, E11.2: one pig from Elvenhold to Lapphalya."""
    p = table(hands={0: "pig"}, counters={"R30": "pig"})
    play(p, "ride R30")
    assert town_of(p, 0) == "lapphalya"
    assert cards(p, 0) == 0
    seats: Any = p.view(None).facts["seats"]
    assert seats[0]["played"] == ["pig"]


def _price_past_obstacle(road: str, town: str, kind: str, price: int) -> None:
    """E12.3: the obstacle adds one card of the same kind."""
    short = table(hands={0: " ".join([kind] * (price - 1))}, towns={0: town}, counters={road: kind}, obstacles=[road])
    assert refused(short, f"ride {road}") == "E12.3"
    p = table(hands={0: " ".join([kind] * price)}, towns={0: town}, counters={road: kind}, obstacles=[road])
    play(p, f"ride {road}")
    assert cards(p, 0) == 0


def test_x34_dragon_in_the_forest_past_an_obstacle() -> None:
    """E12.3: 3 dragons."""
    _price_past_obstacle("R19", "feodor", "dragon", 3)


def test_x35_troll_wagon_in_the_desert_past_an_obstacle() -> None:
    """E12.3: 3 troll wagons."""
    _price_past_obstacle("R18", "feodor", "troll_wagon", 3)


def test_x36_there_and_back_by_cloud() -> None:
    """E11.3, E11.4: 2 + 2 clouds; one marker, for Kihromah."""
    p = table(hands={0: "cloud cloud cloud cloud"}, towns={0: "dagamura"}, counters={"R24": "cloud"})
    before = markers(p, 0)
    play(p, "ride R24", "ride R24")
    assert town_of(p, 0) == "dagamura"
    assert cards(p, 0) == 0
    assert markers(p, 0) == before + 1


def test_x37_two_elfcycles_in_the_mountains() -> None:
    """E12.2: 2 elfcycles; one with another card will not do."""
    p = table(hands={0: "elfcycle pig"}, towns={0: "dagamura"}, counters={"R25": "elfcycle"})
    assert refused(p, "ride R25") == "E12.2"
    p = table(hands={0: "elfcycle elfcycle"}, towns={0: "dagamura"}, counters={"R25": "elfcycle"})
    play(p, "ride R25")
    assert town_of(p, 0) == "mahdavikia"


def test_x38_road_without_a_counter() -> None:
    """E12.1: neither normal move nor caravan."""
    p = table(hands={0: "pig pig pig dragon"})
    assert refused(p, "ride R30") == "E12.1"
    assert refused(p, "caravan R30") == "E12.1"


def test_x39_caravan_of_rafts() -> None:
    """E12.4: any mixture, rafts included."""
    p = table(hands={0: "raft raft cloud"}, counters={"R30": "pig"})
    play(p, "caravan R30", "pay cloud", "pay raft", "pay raft")
    assert town_of(p, 0) == "lapphalya"


def test_x40_caravan_past_an_obstacle() -> None:
    """E12.3, E12.4: 2 elfcycles or any 4 cards; 3 are too few."""
    p = table(hands={0: "pig cloud dragon"}, counters={"R22": "elfcycle"}, obstacles=["R22"])
    assert refused(p, "caravan R22") == "E12.4"
    p = table(hands={0: "elfcycle elfcycle pig cloud"}, counters={"R22": "elfcycle"}, obstacles=["R22"])
    assert {"ride R22", "caravan R22"} <= legal(p)
    play(p, "caravan R22", "pay pig", "pay elfcycle", "pay elfcycle")
    assert town_of(p, 0) == "elvenhold"
    play(p, "pay cloud")
    assert town_of(p, 0) == "ergeren"


def test_x41_caravan_although_the_price_is_there() -> None:
    """Q7, E12.4: allowed; O10 = `only_if_needed`: not."""
    hand = {0: "pig cloud dragon"}
    assert why(table(hands=hand, counters={"R30": "pig"}), "caravan R30") is None
    thrifty = {"caravan": "only_if_needed"}
    assert refused(table(hands=hand, counters={"R30": "pig"}, options=thrifty), "caravan R30") == "O10"
    assert why(table(hands=hand, counters={"R30": "elfcycle"}, options=thrifty), "caravan R30") is None
    past = table(hands=hand | {0: "pig cloud dragon raft"}, counters={"R30": "pig"}, obstacles=["R30"], options=thrifty)
    assert why(past, "caravan R30") is None


def test_x42_payment_is_exact() -> None:
    """E12.5: 2 pigs never pay a price of 1; 3 pigs are a caravan."""
    p = table(hands={0: "pig pig"}, counters={"R30": "pig"})
    assert refused(p, "caravan R30") == "E12.4"
    play(p, "ride R30")
    assert cards(p, 0) == 1
    p = table(hands={0: "pig pig pig"}, counters={"R30": "pig"})
    play(p, "caravan R30", "pay pig", "pay pig", "pay pig")
    assert cards(p, 0) == 0


def test_x43_counters_serve_everybody() -> None:
    """E11.5: a counter placed by another player is used like an own one and stays."""
    p = table(phase="plan", up={1: "pig"}, hands={0: "pig"})
    play(p, "pass", "plan pig R30", "pass", "pass", "ride R30")
    assert p.view(None).facts["roads"] == {"R30": {"counter": "pig", "obstacle": False}}
    assert cards(p, 1) == 0


def test_x44_the_same_road_three_times() -> None:
    """E11.4: each use is paid in full."""
    p = table(hands={0: "pig pig pig"}, counters={"R30": "pig"})
    play(p, "ride R30", "ride R30", "ride R30")
    assert town_of(p, 0) == "lapphalya"
    assert cards(p, 0) == 0


def test_x45_two_roads_end_in_virst() -> None:
    """Q18, E2.2: a counter on R29 opens nothing on R33."""
    p = table(hands={0: "pig pig"}, towns={0: "virst"}, counters={"R29": "pig"})
    assert {text for text in legal(p) if text.startswith("ride")} == {"ride R29"}
    assert refused(p, "ride R33") == "E12.1"
    p = table(hands={0: "pig pig"}, towns={0: "jxara"}, counters={"R29": "pig"})
    assert refused(p, "ride R29") == "E11.2"


def test_x46_rafts_on_a_road() -> None:
    """E12.2, E1.3: no raft pays the normal price of a road; in a caravan it counts."""
    p = table(hands={0: "raft raft raft"}, counters={"R30": "pig"})
    assert refused(p, "sail R30") == "E12.2"
    assert refused(p, "ride R30") == "E12.2"
    assert why(p, "caravan R30") is None


def test_e11_stop_at_any_time() -> None:
    """E11.1, E11.6: the journey may end before the first move; then the next player travels."""
    p = table(hands={0: "pig", 1: "pig"}, counters={"R30": "pig"})
    play(p, "stop")
    assert p.seat == 1
    play(p, "ride R30")
    assert p.seat == 1


def test_e11_whole_journeys() -> None:
    """E11.1, Q6: a player moves as often as the cards allow before the next one travels."""
    p = table(hands={0: "pig elfcycle raft"}, counters={"R30": "pig", "R29": "elfcycle"})
    play(p, "ride R30", "ride R29", "sail V5")
    assert town_of(p, 0) == "jxara"
    assert p.seat == 0
    assert legal(p) == {"stop"}


def test_e12_payment_in_chart_order() -> None:
    """E12.4, E12.5, E11.7: each multiset is paid in one order, and no chain of payments has a dead end."""
    p = table(hands={0: "pig elfcycle dragon raft raft"}, counters={"R30": "cloud"})
    play(p, "caravan R30")
    assert legal(p) == {"pay pig", "pay elfcycle", "pay dragon"}
    assert refused(p, "pay raft") == "E11.7"
    assert refused(p, "pay cloud") == "E12.4"
    assert refused(p, "stop") == "E12.4"
    assert refused(p, "discard pig") == "E12.4"
    play(p, "pay elfcycle")
    assert refused(p, "pay pig") == "E11.7"
    assert legal(p) == {"pay dragon", "pay raft"}
    play(p, "pay raft", "pay raft")
    assert town_of(p, 0) == "lapphalya"
    assert refused(p, "pay pig") == "E12.4"


def test_e12_every_multiset_once() -> None:
    """Section 13: eight cards pay a caravan of 3 in as many ways as there are multisets; at most 41 and 50."""

    def ways(hand: str, obstacle: bool) -> int:
        p = table(hands={0: hand}, counters={"R30": "pig"}, obstacles=["R30"] if obstacle else [])
        play(p, "caravan R30")
        todo, found = [p], 0
        while todo:
            p = todo.pop()
            for text in legal(p):
                other = play(p.copy(), text)
                if town_of(other, 0) == "lapphalya":
                    found += 1
                else:
                    todo.append(other)
        return found

    assert ways("pig pig elfcycle cloud unicorn troll_wagon dragon raft", obstacle=False) == 41
    assert ways("pig pig elfcycle cloud unicorn troll_wagon dragon raft", obstacle=True) == 50
