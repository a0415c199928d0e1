"""T4: the setup."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table, data_with
from ludoteca.core import Json
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex
from ludoteca.games.tindaya.setup.first_fort import roll_for_fort

DOMINATION: dict[str, Json] = {"mode": "domination"}


def kinds(table: Table) -> list[int]:
    """How many forests, coasts and mountains lie on the map."""
    terrain = list(table.p.chart.terrain.values())
    return [terrain.count(kind) for kind in (1, 2, 3)]


def tribes(*keys: str) -> list[Json]:
    """Tribe cards for the seats from 0 on."""
    return [{"seat": seat, "tribe": key} for seat, key in enumerate(keys)]


def test_e1_setup_card_of_three_players() -> None:
    """T4, T4.1, T4.1.3, T4.2, T4.2.2, T4.2.3: terrain of the card; the second seat of the order has sty and field with
    the knife, 2 cubes and 2 cylinders; cubes on the two unknown trades, cylinders on cave and 7 inventions."""
    table = Table(3, first=[0], tribe=tribes("agana", "jandia", "ecero"))
    assert kinds(table) == [14, 10, 8]
    row = table.seen()["tribes"][1]
    assert row["trades"] == ["swineherd", "farmer"]
    assert row["inventions"] == ["knife"]
    assert row["depot"] == {"cube": 2, "cylinder": 2}
    assert not row["cave"]
    second, count = table.p.tribes[1], table.p.kit.count
    assert 8 - second.inventions.bit_count() == 7
    assert second.cylinders + 7 + 1 == count["cylinder_per_tribe"]
    assert second.cubes + 2 <= count["cube_per_tribe"]
    table.until("turn")
    assert sorted(table.on(hex_text(place)) or "" for place in second.homes) == ["field", "sty"]


def test_e2_nature_with_three_players() -> None:
    """T4.4, T2.8: five pigs and five goats."""
    assert Table(3).p.nature == [5, 5]
    assert Table(4).p.nature == [6, 6]


def test_e3_discs_are_stacked_in_turn_order() -> None:
    """T4.4, T6.4: all on the start space, the first player lowest, so he has priority."""
    table = Table(3, options=DOMINATION, first=[1])
    assert table.p.order == [1, 2, 0]
    assert table.p.priority() == [1, 2, 0]
    assert table.scores() == [5, 5, 5]


def test_e8_spare_wood_leaves_the_game_unseen() -> None:
    """T4.1.4, T5.8, R4: 16 of 18 wood tokens on 16 forests; the others lie nowhere, and nobody knows which they are."""
    table = Table(4)
    wood, clay, ore, volcanic = range(4)
    on_map = list(table.p.token.values())
    assert [on_map.count(family) for family in (wood, clay, ore, volcanic)] == [16, 10, 8, 0]
    assert table.p.kit.data["raw_materials"]["family_totals"]["wood"] == 18
    for place, kind in table.p.chart.terrain.items():
        assert table.p.token[place] == table.p.kit.family_on[kind]
    assert table.p.volcanic_left() == 20


def test_e9_a_starting_building_collects_its_token() -> None:
    """T4.5.2, T14.1.4: a +1 wood token yields 2 wood in era 1 and goes to the deposit."""
    table = Table(2, first=[1], token=["clay_2", "wood_1"], tribe=[{"seat": 1, "tribe": "arucas"}])
    table.play(next(text for text in table.legal() if "dock" in text))
    wood = table.have(0, "wood")[0]
    table.play(next(text for text in table.legal() if "sty" in text))
    assert table.have(0, "wood") == [wood + 2]
    assert table.p.tribes[0].deposits == [1, 0, 0]


def test_e10_ecero_mines_one_obsidian_more() -> None:
    """T24.5, T4.5.2: "1 obsidian + 2 stone" gives 2 obsidian and 2 stone, at the setup too."""
    table = Table(2, first=[0], token=["ore_s_1o2s"], tribe=tribes("ecero", "agana"))
    before = table.have(0, "obsidian", "stone")
    table.play(next(text for text in table.legal() if "pen" in text))
    assert [after - was for after, was in zip(table.have(0, "obsidian", "stone"), before, strict=True)] == [2, 2]


def test_e11_orone_needs_the_fisher() -> None:
    """T24.2, T4.2.4, R21: redrawn by a seat without fisher; with the salting tub it has the smokehouse too, and the
    cylinder of that is in the depot."""
    with pytest.raises(AssertionError):
        Table(2, first=[1], tribe=[{"seat": 1, "tribe": "agana"}, {"seat": 0, "tribe": "orone"}])
    drawn = {str(Table(2, seed, first=[0]).p.tribes[1].card.key) for seed in range(40)}
    assert "orone" not in drawn
    assert len(drawn) == 8
    table = Table(2, first=[0], tribe=tribes("orone", "agana"))
    fisher = table.p.kit.trade["fisher"]
    assert table.p.tribes[0].level(fisher) == 2
    assert table.p.tribes[0].cylinders == table.p.tribes[1].cylinders + 1
    table = Table(3, first=[1], tribe=[{"seat": 1, "tribe": "agana"}, {"seat": 2, "tribe": "majos"}, *tribes("orone")])
    assert table.p.tribes[0].level(fisher) == 1, "a seat with the plough gets the salting tub"


def test_e12_tedote() -> None:
    """T24.7, T4.5.3, AM2: four villagers on the two starting buildings, the cave built, three cylinders."""
    table = Table(3, first=[0], tribe=tribes("tedote", "agana", "ecero")).until("split")
    assert table.legal() == [f"split {number}" for number in range(5)]
    table.play("split 1")
    tedote = table.p.tribes[0]
    assert [tedote.natives[place] for place in tedote.homes] == [16 + 1, 16 + 3]
    assert tedote.cave
    assert tedote.cylinders == 3
    assert tedote.reserve == 3
    assert table.legal() == [f"split {number}" for number in range(4)]


def test_e13_the_first_fort() -> None:
    """T4.7, R6, AM2: the die shows island 4; its free forest is taken, the token discarded, the terrain stays."""
    scene = Scene(3).volcano(4, "0,0").forest("1,0", "0,1").coast("-1,0").mountain("0,-1")
    scene.build("sty", "1,0").token("0,1", "wood").lucky(4).paragraph(roll_for_fort)
    assert scene.legal() == ["fort 0,1"]
    assert scene.refused("fort 1,0") == "T4.7"
    scene.play("fort 0,1")
    assert scene.on("0,1") == "fort"
    assert scene.conquistadors("0,1") == 2
    assert not scene.p.token
    assert scene.is_terrain("0,1") == "forest"


def test_the_first_fort_goes_elsewhere() -> None:
    """T4.7, R85: no free forest: a coast; none: a mountain; none: the die is rolled again."""
    scene = Scene(3).volcano(4, "0,0").forest("1,0").coast("-1,0").mountain("0,-1").build("field", "1,0")
    assert scene.lucky(4).paragraph(roll_for_fort).legal() == ["fort -1,0"]
    scene.build("dock", "-1,0")
    assert scene.lucky(4).paragraph(roll_for_fort).legal() == ["fort 0,-1"]
    scene.build("pen", "0,-1").volcano(5, "5,0").mountain("6,0")
    assert scene.lucky(4, 4, 5).paragraph(roll_for_fort).legal() == ["fort 6,0"]
    assert [value for name, value in scene.luck.fallen if name == "fort"] == [4, 4, 4, 4, 5]


def test_e14_the_idol_deck_of_the_alliance() -> None:
    """T4.6, R37: 22 cards; without 4 contributions, cancellation and clairvoyance 16. The market lies open."""
    assert sum(Table(3, options=DOMINATION).p.idol_deck) == 22
    table = Table(3)
    assert sum(table.p.idol_deck) + sum(len(tribe.idols) for tribe in table.p.tribes) == 16
    assert len(table.p.market) == 7
    assert table.p.reserve == [6, 6, 6, 6]


def test_seats_and_rows_of_the_card() -> None:
    """T4.2.1, N1.2: row k of the setup card belongs to seat (first + k - 1) mod n."""
    table = Table(3, first=[2])
    known = [
        [trade.key for index, trade in enumerate(table.p.kit.trades) if tribe.knows(index)] for tribe in table.p.tribes
    ]
    assert table.p.order == [2, 0, 1]
    assert known == [["swineherd", "farmer"], ["fisher", "farmer"], ["fisher", "shepherd"]]


def test_founding_goes_round_twice() -> None:
    """T4.5, T4.5.1, T4.5.3, T4.5.4, T4.2.5, N3, AM2: one building each, then the others; then nobles and villagers;
    livestock comes last, from the reserve."""
    table = Table(2, first=[0], tribe=tribes("arucas", "jandia"))
    assert {text.split(" ")[1] for text in table.legal()} == {"dock", "pen"}
    forest = next(hex_text(place) for place, kind in table.p.chart.terrain.items() if kind == 1)
    assert table.refused(f"found dock {forest}") == "T14.4.3"
    assert table.refused(f"found sty {forest}") == "T4.5.1"
    asked = []
    while table.asked() == "found":
        asked.append(table.p.seat)
        table.play(table.legal("found")[-1])
    assert asked == [0, 1, 0, 1]
    taken = hex_text(table.p.tribes[0].homes[0])
    assert table.refused(f"found dock {taken}") == "T4.5.3", "nothing more to found"
    table.play("split 3", "split 0")
    for seat, tribe in enumerate(table.p.tribes):
        first, second = (hex_text(place) for place in tribe.homes)
        assert [table.group(seat, first), table.group(seat, second)] == (["1n3v", "1n0v"], ["1n0v", "1n3v"])[seat]
        assert tribe.reserve == 4
        for home in (first, second):
            assert table.animals(home) == (2 if table.on(home) in ("sty", "pen") else 0)
    assert table.p.nature == [4, 4]


def test_founding_beside_others_is_allowed_but_not_on_top() -> None:
    """T4.5.1: no other restriction than a free hex of the right kind."""
    table = Table(3, first=[0])
    table.play(next(text for text in table.legal() if "dock" in text))
    taken = hex_text(table.p.tribes[0].homes[0])
    table.play(next(text for text in table.legal() if "field" in text or "sty" in text))
    assert f"found dock {taken}" not in table.legal()
    assert table.refused(f"found dock {taken}") == "T4.5.1"
    island = table.p.chart.island[read_hex(taken)]
    assert len(table.p.chart.islands[island]) > 2


def test_no_limits_at_the_setup() -> None:
    """R5, T4.5.2: the last token of an island may go to a starting building, and no limit of tokens counts."""
    table = Table(2, options={"data": data_with("difficulty", raw_token_limit=0)})
    assert table.p.variant.token_limit == 0
    table.until("split")
    assert [sum(tribe.deposits) for tribe in table.p.tribes] == [2, 2]


def test_mount_tindaya_at_the_start() -> None:
    """T4.3, T4.3.1, T4.3.2, T4.3.3, T4.3.4, T2.10: anger on the start space; a card for each god, the others unseen; an
    event of the level; catastrophes only when the seers speak."""
    table = Table(3, options={"level": "hard"})
    assert table.angers() == ["orange_1", "orange_1"]
    assert len(set(table.p.offerings)) == 2
    assert table.p.offerings_shown == tuple(table.p.offerings)
    assert table.p.kit.events[table.p.event]["era"] == 1
    assert table.p.kit.events[table.p.event]["level"] == "hard"
    assert table.fallen("catastrophe") == []
    assert table.p.standees == [0, 0, 0, 0]
    assert table.p.ships == [0, 0, 0]
    assert table.p.kit.asked == {1: (0, 1), 2: (0, 1, 2), 3: (1, 2, 3)}


def test_three_offering_cards_for_each_god() -> None:
    """T4.3.2: over three eras six different offering cards appear, and three catastrophes of each god (T4.3.3)."""
    table = Table.in_era(3, 2).until("")
    assert table.p.era == 3
    assert len(set(table.p.offerings_shown)) == 6
    assert [len(set(shown)) for shown in table.p.catastrophes_shown] == [3, 3]
    assert len(set(table.p.prophecies_shown)) == 3


def test_tokens_and_objectives_of_the_domination() -> None:
    """T4.4: tokens for the number of players; one blue and one green objective; in Alliance a mission instead."""
    for players, tokens in ((2, 4), (3, 6), (4, 8)):
        table = Table(players, options=DOMINATION)
        assert len(table.p.objective_tokens) == tokens
        assert table.p.blue in table.p.kit.blue
        assert table.p.green in table.p.kit.green
        assert not table.p.mission
    table = Table(2)
    assert table.p.mission in table.p.kit.missions
    assert not table.p.objective_tokens
    assert not table.p.blue


def test_order_of_the_chance_lines() -> None:
    """N9, AM1.5: first, board, tribes, offerings, event, aims, tokens, fort, ships, prophecy, catastrophes."""
    table = Table(2, 3, options=DOMINATION, tribe=[{"seat": 0, "tribe": "agana"}], first=[0]).until("objective")
    names = [name for name, _ in table.luck.fallen]
    assert names[:9] == ["first", "board", "tribe", "tribe", "offering", "offering", "event", "blue", "green"]
    assert names[9:13] == ["token"] * 4
    rest = [name for name in names[13:] if name != "idol"]
    assert rest == ["fort", "ship", "prophecy", "catastrophe", "catastrophe", "objectives", "objectives"]
