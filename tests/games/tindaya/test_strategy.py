"""T8: phase A, strategy."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table, data_with
from ludoteca.core import Event, Json
from ludoteca.games.tindaya.components import DISASTERS, SHIPS
from ludoteca.games.tindaya.disasters.tsunami import tsunami
from ludoteca.games.tindaya.era_end.events import reveal
from ludoteca.games.tindaya.strategy import deal_objectives, hear_seers, roll_ships, start_era

DOMINATION: dict[str, Json] = {"mode": "domination"}


def card(god: str, key: str) -> Json:
    return {"god": god, "card": key}


def standees(scene: Scene) -> dict[str, int]:
    return {name: number for name, number in zip(DISASTERS, scene.p.standees, strict=True) if number}


def ships(scene: Scene) -> dict[str, int]:
    return {name: number for name, number in zip(SHIPS, scene.p.ships, strict=True) if number}


def test_e19_standees_and_ships() -> None:
    """T8, T8.2, T8.4, R43: the disasters take the numbers of the column in the order of the event card; the tsunami on
    a trench, the others on volcanoes; ships by their dice."""
    scene = Scene(3).archipelago().event("event_1_5")
    scene.lucky({"ship": "white", "trench": 1}, {"ship": "grey", "trench": 5}, "prophecy_1")
    scene.lucky(card("acoran", "fire"), card("moneiba", "plague")).paragraph(roll_ships, hear_seers)
    assert standees(scene) == {"moneiba": 1, "tsunami": 7, "acoran": 5, "eruption": 6}
    assert ships(scene) == {"white": 1, "grey": 5}
    assert scene.p.catastrophes == ["fire", "plague"]


def test_e20_unused_numbers() -> None:
    """T8.4: three disasters take three numbers of the column 7-4-3-1."""
    scene = Scene(3).archipelago().event("event_1_1").lucky({"ship": "white", "trench": 2}, "prophecy_2")
    scene.paragraph(roll_ships, hear_seers)
    assert standees(scene) == {"moneiba": 7, "tsunami": 4, "acoran": 3}


def test_e21_ships_and_tsunami_on_one_trench() -> None:
    """T8.2, T8.4, T17.4, T2.10: several ships may share a trench; a tsunami there leaves them alone."""
    scene = Scene(3).archipelago().event("event_1_4")
    scene.lucky({"ship": "white", "trench": 6}, {"ship": "grey", "trench": 6}, "prophecy_4")
    scene.paragraph(roll_ships, hear_seers)
    assert standees(scene)["tsunami"] == 6
    scene.paragraph(lambda p, _: tsunami(p))
    assert ships(scene) == {"white": 6, "grey": 6}
    assert standees(scene)["tsunami"] == 6


def test_e22_one_delivery_one_seer() -> None:
    """T8.3, T8.6, T16.6.1, R45, AM3, N4: Green delivered once and chooses Tamonante: cards are shown, standees only at
    the end of the era."""
    scene = Scene(3).archipelago().era(2).event("event_2_1").delivered(2).paragraph(hear_seers)
    assert scene.p.hand == ()
    assert scene.p.seat == 2
    assert scene.legal() == ["seer tamonante", "seer tibiabin"]
    scene.lucky(card("acoran", "drought"), card("moneiba", "locusts")).play("seer tamonante")
    assert scene.p.catastrophes == ["drought", "locusts"]
    assert standees(scene) == {}
    scene.lucky("prophecy_5").paragraph(reveal)
    assert standees(scene) == {"acoran": 1, "tsunami": 2, "moneiba": 3, "eruption": 4}
    assert scene.p.catastrophes == ["drought", "locusts"], "not drawn again"


def test_one_delivery_tibiabin() -> None:
    """T8.3, T8.4, R45: Tibiabin tells where; what happens is told at T16.6.1."""
    scene = Scene(3).archipelago().era(2).event("event_2_1").delivered(0)
    scene.paragraph(hear_seers).lucky("prophecy_5").play("seer tibiabin")
    assert standees(scene)["acoran"] == 1
    assert scene.p.catastrophes == ["", ""]
    scene.lucky(card("acoran", "fire"), card("moneiba", "plague")).paragraph(reveal)
    assert scene.p.catastrophes == ["fire", "plague"]
    assert scene.p.prophecies_shown == ("prophecy_5",)


def test_e23_an_empty_hand() -> None:
    """T8.2, T8.3, R92: no seer speaks, ships are rolled and visible all the same."""
    scene = Scene(3).archipelago().era(2).event("event_2_2")
    scene.lucky({"ship": "grey", "trench": 3}, {"ship": "white", "trench": 8}).paragraph(roll_ships, hear_seers)
    assert ships(scene) == {"white": 8, "grey": 3}
    assert scene.seen()["ships"] == {"white": 8, "grey": 3}
    assert standees(scene) == {}
    assert scene.p.prophecy == ""
    assert scene.p.catastrophes == ["", ""]


def test_two_deliveries_both_seers() -> None:
    """T8.3, T8.6: four pawns on the hand: both speak, nobody is asked, the pawns return."""
    scene = Scene(3).archipelago().era(3).event("event_3_1").delivered(1, 1)
    scene.lucky("prophecy_1").paragraph(hear_seers)
    assert scene.asked() is None
    assert scene.p.hand == ()
    assert standees(scene) == {"moneiba": 3, "eruption": 5, "acoran": 7, "tsunami": 8}
    assert all(scene.p.catastrophes)


def test_a_new_prophecy_each_era() -> None:
    """R44, T8.4, R46: the old card is discarded; catastrophe cards are not drawn twice either (T8.5)."""
    table = Table.in_era(2, 2)
    assert table.p.prophecy == "", "nobody delivered"
    table.until("")
    for shown in (table.p.prophecies_shown, *table.p.catastrophes_shown):
        assert len(set(shown)) == len(shown) >= 2


def test_e24_tokens_for_two_selections() -> None:
    """T8.8, R46, AM3: two players have four tokens: two are laid in era 1, the others wait for era 2."""
    table = Table(2, options=DOMINATION).until("objective")
    seats = []
    while table.asked() in ("objective", "token"):
        seats.append((table.p.seat, table.asked()))
        if table.asked() == "objective":
            dealt = table.p.tribes[table.p.seat or 0].dealt
            assert table.legal() == sorted(f"objective {key}" for key in dealt)
        table.play(table.legal()[0])
    first, second = table.p.priority()
    assert seats == [(first, "objective"), (first, "token"), (second, "objective"), (second, "token")]
    left = table.p.objective_tokens
    assert len(left) == 2
    assert len(table.p.objective_deck) == 18 - 4
    assert all(len(tribe.objectives) == len(tribe.discarded) == 1 for tribe in table.p.tribes)
    scene = Scene(2, mode="domination").archipelago().era(2).event("event_2_1")
    scene.objectives_left(*left)
    scene.paragraph(deal_objectives).play(scene.legal()[0])
    assert scene.legal() == sorted(f"token {token}" for token in left)
    scene.play(scene.legal()[0], "objective " + scene.p.tribes[1].dealt[0])
    assert len(scene.legal()) == 1
    scene.play(scene.legal()[0])
    assert scene.p.objective_tokens == ()


def test_all_cards_are_dealt_before_the_first_choice() -> None:
    """T8.8, AM3, N9: two each, in priority order; a token gone is gone."""
    scene = Scene(3, mode="domination").track((2, 1), (1, 5), (0, 5)).objectives_left("token_1", "token_2", "token_4")
    scene.paragraph(deal_objectives)
    dealt = [value for name, value in scene.luck.fallen if name == "objectives"]
    assert [value["seat"] for value in dealt if isinstance(value, dict)] == [2, 1, 0]
    assert scene.p.seat == 2
    other = next(key for key in scene.p.kit.secrets if key not in scene.p.tribes[2].dealt)
    assert scene.refused(f"objective {other}") == "T8.8"
    scene.play(scene.legal()[0])
    heard: list[Event] = []
    scene.p.events = heard
    scene.play("token token_4")
    assert [(event.name, dict(event.parameters)) for event in heard] == [
        ("token-worth", {"token": "token_4", "points": 2, "sign": "minus"})
    ]
    scene.play(f"objective {scene.p.tribes[1].dealt[1]}")
    assert scene.refused("token token_4") == "T8.8"
    assert scene.legal() == ["token token_1", "token token_2"]


@pytest.mark.parametrize(("mode", "era"), [("domination", 3), ("alliance", 1)])
def test_e25_no_symbol_no_selection(mode: str, era: int) -> None:
    """T8.8: the event card of era 3 has no symbol; in Alliance there is no selection at all."""
    scene = Scene(2, mode=mode).archipelago().era(era).event(f"event_{era}_1")
    scene.objectives_left("token_1", "token_2").paragraph(deal_objectives)
    assert scene.asked() is None
    assert scene.luck.fallen == []


def test_a_god_absent_from_the_event_card() -> None:
    """R8, T8.5: its card is turned up all the same."""
    scene = Scene(2, data=data_with("events", sequence=["tsunami"])).archipelago().paragraph(hear_seers)
    assert all(scene.p.catastrophes)
    assert list(standees(scene)) == ["tsunami"]


def test_effects_at_the_start_of_an_era() -> None:
    """T8.1, T24.9, T24.8: Tihuya draws an idol, the card of the Majos is turned back, in turn order."""
    scene = Scene(3).tribe(1, "tihuya").tribe(2, "majos")
    scene.p.tribes[2].devoted = 1
    scene.lucky({"seat": 1, "idol": "movement"}).paragraph(start_era)
    assert scene.hand(1) == ["movement"]
    assert scene.p.tribes[2].devoted == 0
