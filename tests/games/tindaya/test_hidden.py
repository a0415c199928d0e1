"""The table of hidden information: views, logs, legal moves, imagination."""

from collections.abc import Callable
from typing import Any

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Hashed, Json, Referee, Seeded, canonical
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.conquistadors.ships import ship_lands
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.game_end import end_game
from ludoteca.games.tindaya.position import TindayaPosition

DOMINATION: dict[str, Json] = {"mode": "domination"}


SECRET = ("hand", "objectives", "dealt", "discarded")


def without(view: Any) -> Any:
    """A view of the tribes without what is secret."""
    return [{key: value for key, value in tribe.items() if key not in SECRET} for tribe in view["tribes"]]


def secretive() -> Scene:
    """Hands, objectives kept, dealt and discarded of three tribes."""
    scene = Scene(3, mode="domination").archipelago().objectives_left("token_7")
    for seat, (card, token) in enumerate((("most_dock", "token_1"), ("most_sty", "token_2"), ("most_pen", "token_4"))):
        scene.objective(seat, card, token)
    scene.p.objective_deck = tuple(card for card in scene.p.objective_deck if not card.endswith(("dock", "sty", "pen")))
    scene.idols(0, "movement", "contribution").idols(1, "protection", "contribution").idols(2, "clairvoyance")
    return scene.turn(0)


def test_what_everybody_sees() -> None:
    """T2: resources, animals, prisoners, markers, tokens, inventions, tribe and market cards, points, anger, waste are
    the same in every view; the token on an objective too."""
    scene = secretive()
    views = [scene.seen(seat) for seat in (0, 1, 2, None)]
    for view in views[1:]:
        assert without(view) == without(views[0])
        assert {key: view[key] for key in view if key not in ("seat", "tribes")} == {
            key: views[0][key] for key in view if key not in ("seat", "tribes")
        }
        tokens = [[one["token"] for one in tribe["objectives"]] for tribe in view["tribes"]]
        assert tokens == [["token_1"], ["token_2"], ["token_4"]]


def test_idols_in_hand() -> None:
    """T25: the owner sees them, others their number only; contribution idols too (T23.4)."""
    scene = secretive()
    for seat in (0, 1, 2, None):
        for owner, tribe in enumerate(scene.seen(seat)["tribes"]):
            assert tribe["idols"] == (2, 2, 1)[owner]
            assert (tribe["hand"] and sorted(tribe["hand"])) == (scene.hand(owner) if owner == seat else None)
            assert tribe["contributions"] is None
    assert '"contribution"' not in canonical(scene.seen(2))


def test_objectives_kept() -> None:
    """T8.8: the owner sees the card, others its back and the token."""
    scene = secretive()
    for seat in (0, 1, 2, None):
        cards = [tribe["objectives"][0]["card"] for tribe in scene.seen(seat)["tribes"]]
        assert cards == [
            card if owner == seat else None for owner, card in enumerate(("most_dock", "most_sty", "most_pen"))
        ]


def test_objectives_dealt_and_discarded() -> None:
    """T8.8, AM3: own two only; discards stay unseen."""
    table = Table(2, options=DOMINATION).until("objective")
    chooser = table.p.seat
    assert chooser is not None
    other = 1 - chooser
    dealt = table.p.tribes[chooser].dealt
    assert table.seen(chooser)["tribes"][chooser]["dealt"] == list(dealt)
    assert table.seen(other)["tribes"][chooser]["dealt"] == 2
    assert table.seen(None)["tribes"][chooser]["dealt"] == 2
    table.play(f"objective {dealt[0]}")
    assert table.seen(chooser)["tribes"][chooser]["discarded"] == [dealt[1]]
    assert table.seen(other)["tribes"][chooser]["discarded"] == 1
    for card in dealt:
        assert card not in table.p.view(other).bytes().decode()


def test_decks_are_numbers() -> None:
    """N9, AM1.5: idols, objectives, later events, offerings, prophecies and catastrophes are in nobody's view."""
    table = Table(3, 5, options=DOMINATION).until("turn")
    for seat in (0, 1, 2, None):
        view = table.seen(seat)
        assert view["idols"]["deck"] == sum(table.p.idol_deck)
        assert view["aims"]["deck"] == len(table.p.objective_deck)
        text = table.p.view(seat).bytes().decode()
        assert sum(f'"{key}"' in text for key in table.p.kit.offerings) == 2
        assert sum(f'"{key}"' in text for key in table.p.kit.prophecies) == 1
        assert sum(f'"{key}"' in text for key in table.p.kit.events) == 1
        assert sum(f'"{key}"' in text for cards in table.p.kit.catastrophes for key in cards) == 2


def test_tokens_on_the_map_show_their_back() -> None:
    """T2.5, T4.1.4: the family only; a volcanic back differs from starting ore."""
    scene = Scene(2).mountain("0,0", "1,0").token("0,0", "ore_start").token("1,0", "ore_volcanic").turn(0)
    for seat in (0, 1, None):
        assert [scene.seen(seat)["map"][place]["token"] for place in ("0,0", "1,0")] == ["ore_start", "ore_volcanic"]


def test_used_and_sold_idols_are_known() -> None:
    """T15.1, T15.2: kinds of used and sold cards are public."""
    scene = Scene(2).idols(0, "appeasement", "movement").turn(0).play("idol appeasement", "god acoran")
    scene.play("sell movement", "take wood")
    assert scene.seen(1)["tribes"][0]["idols_used"] == ["appeasement"]
    assert scene.seen(1)["idols"]["sold"] == ["movement"]


def test_clairvoyance_is_for_its_user_alone() -> None:
    """T25.13: he sees the card from now on, wherever it goes; the others learn only that he knows it."""
    scene = secretive()
    scene.p.idol_deck[scene.p.kit.idol["clairvoyance"]] += 1
    scene.p.tribes[2].idols.clear()
    scene.idols(0, "clairvoyance").turn(0).play("idol clairvoyance", "look 2 token_4", "swap token_1")
    cards = {seat: scene.seen(seat)["tribes"][2]["objectives"][0] for seat in (0, 1, 2, None)}
    assert [cards[seat]["card"] for seat in (0, 1, 2, None)] == ["most_pen", None, "most_pen", None]
    assert all(one["token"] == "token_1" for one in cards.values())
    assert all(one["known"] == [0, 2] for one in cards.values())
    for _ in range(5):
        assert scene.p.imagine(0, Seeded(1)).tribes[2].objectives == scene.p.tribes[2].objectives


def test_a_look_cannot_be_taken_back() -> None:
    """T25.13: whoever looked has seen it."""
    scene = secretive()
    scene.p.idol_deck[scene.p.kit.idol["clairvoyance"]] += 1
    scene.p.tribes[2].idols.clear()
    scene.idols(0, "clairvoyance").turn(0).play("idol clairvoyance")
    assert scene.p.reveals(next(move for move in scene.p.moves() if move.text == "look 2 token_4"))


@pytest.mark.parametrize("text", ["idol movement", "sell movement"])
def test_an_idol_shown_cannot_be_taken_back(text: str) -> None:
    """T15.1, T15.2: using or selling an idol tells everybody that it was in the hand."""
    scene = Scene(2).forest("0,0").natives(0, "0,0", "1n0v").idols(0, "movement").turn(0)
    assert scene.p.reveals(next(move for move in scene.p.moves() if move.text == text))
    assert not scene.p.reveals(next(move for move in scene.p.moves() if move.text == "explore cube"))


def test_a_protection_idol_shown_cannot_be_taken_back() -> None:
    """T20.4, T25.3."""
    scene = Scene(2).volcano(1, "0,0").mountain("1,0", "2,0").build("pen", "1,0", 2).build("pen", "2,0", 2)
    scene.natives(0, "1,0", "0n1v").natives(0, "2,0", "0n1v").idols(0, "protection").stock(0, horns=1)
    scene.standee("acoran", 1).catastrophe("acoran", "tibicenas").paragraph(lambda p, _: strike(p, 0))
    shown = {move.text: scene.p.reveals(move) for move in scene.p.moves()}
    assert shown == {
        "enough": False,
        "protect 1,0 horns": False,
        "protect 2,0 horns": False,
        "protect 1,0 idol": True,
        "protect 2,0 idol": True,
    }


def test_revealed_at_the_end() -> None:
    """T23.4, T23.7: survivors show contributions and objectives; other idols and other tribes' cards stay closed."""
    scene = secretive().forest("0,0", "2,0", "4,0")
    scene.natives(0, "0,0", "1n1v").natives(1, "2,0", "1n1v").natives(2, "4,0", "0n1v")
    end_game(scene.p, "eras")
    scene.p.run(scene.luck)
    tribes = scene.seen(None)["tribes"]
    assert [tribe["contributions"] for tribe in tribes] == [1, 1, None]
    assert [tribe["objectives"][0]["card"] for tribe in tribes] == ["most_dock", "most_sty", None]
    assert [tribe["hand"] for tribe in tribes] == [None, None, None]


def test_nothing_is_revealed_when_everybody_loses() -> None:
    """T23.1, T16.8.1."""
    scene = secretive()
    end_game(scene.p, "doom")
    scene.p.run(scene.luck)
    assert all(tribe["contributions"] is None for tribe in scene.seen(None)["tribes"])


# -------------------------------------------------------------------- logs


def test_logs_hide_draws_and_choices() -> None:
    """T8.8, T25: idols and objectives drawn, and the objective kept, are in the log of their owner only."""
    referee = Referee(BOX, 3, {"mode": "domination"}, Hashed("11"))
    pick = Seeded(11)
    idols = kept = 0
    while referee.position.seat is not None and len(referee.lines) < 1500:
        legal = list(referee.legal())
        referee.play(referee.position.seat, legal[pick.below(len(legal))])
    for number, line in enumerate(referee.lines):
        row: Any = line.json()
        for seat in (0, 1, 2, None):
            shown: Any = referee.log(seat)[number].json()
            if row.get("chance") in ("idol", "objectives"):
                owner = row["value"]["seat"]
                assert shown["value"] == (row["value"] if seat == owner else {"seat": owner})
                idols += row["chance"] == "idol"
            elif str(row.get("move")).startswith("objective "):
                assert shown["move"] == (row["move"] if seat == row["seat"] else "objective hidden")
                kept += 1
            else:
                assert shown == row
    assert idols > 0
    assert kept > 0


def test_events_tell_no_secret() -> None:
    """T8.8, T25: what everybody hears names no objective and no idol but those used or sold."""
    p = BOX.new(3, BOX.settle(3, DOMINATION), Seeded(4))
    p.events = []
    chance = Seeded(4)
    while p.seat is not None:
        moves = p.moves()
        p.play(moves[chance.below(len(moves))], chance)
    assert any(event.name == "idol-drawn" for event in p.events)
    for event in p.events:
        if event.audience is None and event.name not in ("idol-used", "idol-sold"):
            assert not {*p.kit.secrets, *p.kit.idol} & {str(value) for value in event.parameters.values()}, event


# -------------------------------------------------------------------- imagination


def hidden_from(p: TindayaPosition, seat: int) -> list[object]:
    """What a seat may not know of a position."""
    facts: list[object] = [sorted(p.idol_deck), p.objective_deck]
    for owner, tribe in enumerate(p.tribes):
        if owner != seat:
            facts += [sorted(tribe.idols), tribe.objectives, tribe.dealt, tribe.discarded]
    return facts


@pytest.mark.parametrize(
    "imagine",
    [
        lambda p, seat, chance: p.imagine(seat, chance),
        lambda p, seat, chance: BOX.imagine(p.view(seat), chance),
    ],
    ids=["from the position", "from the view"],
)
def test_imagine_varies_what_is_hidden_and_nothing_else(
    imagine: Callable[[TindayaPosition, int, Seeded], TindayaPosition],
) -> None:
    """The table of hidden information: own cards and all that is public stay, hands and objectives of others vary."""
    table = Table(3, 7, options=DOMINATION).until("turn")
    for seat in range(3):
        for _ in range(3):
            table.p.draw_idol(seat, table.luck)
    chance = Seeded(3)
    for seat in range(3):
        view, spectator = table.p.view(seat).bytes(), table.p.view(None).bytes()
        seen = set()
        for _ in range(12):
            other = imagine(table.p, seat, chance)
            other.check()
            assert other.view(seat).bytes() == view
            assert other.view(None).bytes() == spectator
            assert sorted(other.tribes[seat].idols) == sorted(table.p.tribes[seat].idols)
            assert other.tribes[seat].objectives == table.p.tribes[seat].objectives
            seen.add(repr(hidden_from(other, seat)))
        assert len(seen) > 6, "it really varies"


def test_legal_moves_do_not_betray_others() -> None:
    """What a seat may do does not depend on what is hidden from it."""
    scene = secretive()
    legal = scene.legal()
    for seed in range(10):
        other = scene.p.imagine(0, Seeded(seed))
        assert sorted(move.text for move in other.moves()) == legal


def test_who_is_asked_for_an_idol_holds_one() -> None:
    """T25.3: everybody can infer it, so it is true in every imagined position."""
    scene = Scene(3).trench(1, "0,0").ship("white", 1).coast("2,0").natives(1, "2,0", "0n1v").idols(1, "protection")
    scene.idols(1, "movement").paragraph(lambda p, _: ship_lands(p, 0))
    assert scene.p.seat == 1
    for seed in range(20):
        other = scene.p.imagine(0, Seeded(seed))
        assert other.kit.protection in other.tribes[1].idols


def test_the_flow_is_public() -> None:
    """AM1.1: what is open, and how far it has come, reads the same for everybody."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "0n1v").natives(1, "0,0", "0n1v").stock(0, figs=2).stock(1, fish=2)
    scene.after_moves(0).play("barter 1", "put figs", "put figs", "want fish")
    flows = [scene.seen(seat)["flow"] for seat in (0, 1, 2, None)]
    assert all(flow == flows[0] for flow in flows)
    assert flows[0][-1] == {"step": "barter", "seat": 0, "partner": 1, "puts": ["figs", "figs"], "wants": ["fish"]}


def test_the_traitor_card_is_public() -> None:
    """T30.3 (1)."""
    scene = Scene(2, mode="domination", traitor=True).archipelago().era(3).forest("0,0", "1,0").fort("1,0", 1)
    scene.natives(0, "0,0", "1n0v").turn(0).play("explore cube", "walk 0,0 1,0 1n0v").lucky("jailer").play("betray")
    assert all(scene.seen(seat)["traitor"]["card"] == "jailer" for seat in (0, 1, None))


def test_own_moves_are_read_in_full() -> None:
    """T8.8: `objective` is the only move that others do not read."""
    table = Table(2, options=DOMINATION).until("objective")
    move, seat = table.p.moves()[0], table.p.seat
    assert seat is not None
    assert table.p.shown(move, seat) == move.text
    assert table.p.shown(move, 1 - seat) == table.p.shown(move, None) == "objective hidden"
    table.play(move.text)
    token = table.p.moves()[0]
    assert table.p.shown(token, None) == token.text
