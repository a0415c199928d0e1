"""D2, D1.6, R33: tiles and tables are data, and can be replaced."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.dokmus.oracle import Island
from games.dokmus.scene import FACES, FROZEN, TILES, scene
from ludoteca.core import Json, Options, Refused, random_game, replay
from ludoteca.core.record import write
from ludoteca.games.dokmus import BOX
from ludoteca.testing import laws

DATA = files("ludoteca.games.dokmus") / "data"
TERRAIN = dict(
    zip(".frv^~tT", ("meadow", "forest", "ruins", "volcano", "mountain", "water", "small", "large"), strict=True)
)


def house(file: str) -> Any:
    return json.loads((DATA / file).read_text(encoding="utf-8"))


def faces(**changed: Json) -> Json:
    """The frozen faces, some of them changed; a face with None is left out."""
    rows: dict[str, Json] = {key: [*text] for key, text in FACES.items()}
    rows.update({key.strip("_"): value for key, value in changed.items()})
    return {"faces": [{"id": key, "rows": value} for key, value in rows.items() if value is not None]}


MIRRORED: Json = {"faces": [{"id": key, "rows": [row[::-1] for row in rows]} for key, rows in FACES.items()]}


def test_components() -> None:
    """D2, D2.1: eight double-sided tiles, five guardians, 25 tokens each for up to four players."""
    assert {face["id"] for face in house("tiles.json")["faces"]} == {f"{n}{side}" for n in range(1, 9) for side in "AB"}
    tables = house("tables.json")
    assert list(tables["guardians"]) == ["1", "2", "3", "4", "5"]
    assert tables["tokens_per_player"] == 25 == 1 + 8 * 3
    assert (tables["rounds"], tables["tokens_per_turn"]) == (8, 3)
    assert list(tables["players"]) == ["2", "3", "4"]


def test_terrains() -> None:
    """D1, D1.3, D1.6: seven by seven cells of the eight kinds; the house faces use them all."""
    seen = set()
    for face in house("tiles.json")["faces"]:
        assert [len(row) for row in face["rows"]] == [7] * 7
        seen |= set("".join(face["rows"]))
    assert seen == set(".frv^~tT")


def test_the_frozen_faces_are_those_of_the_rules() -> None:
    """The pictures of LA4 and LB4 in the rules show the faces on which the edge cases are tested."""
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "engine" / "dokmus.md").read_text(encoding="utf-8")
    picture = r"([.frv^~tT ]{7}) ([.frv^~tT ]{7}) ([.frv^~tT ]{7})"
    rows = re.findall(rf"^ ?(\d+)  {picture} +\d+  {picture}$", rules, re.MULTILINE)
    assert [int(row[0]) for row in rows] == list(range(21))
    for layout, blocks in (("LA4", slice(1, 4)), ("LB4", slice(4, 7))):
        terrain = Island(scene(layout).facts).terrain
        for number, row in enumerate(rows):
            assert "".join(row[blocks]) == "".join(terrain.get((number, column), " ") for column in range(21))


def test_labels_have_no_effect() -> None:
    """D2.2: with the side letters exchanged, LB4 is LA4 in everything but the labels."""
    other: Json = {"faces": [{"id": key[0] + "BA"["AB".index(key[1])], "rows": [*rows]} for key, rows in FACES.items()]}
    for tokens in ("(2,0) (4,6)", "(9,6)", "(14,2)"):
        one, two = scene("LA4", tokens, card=5), scene("LB4", tokens, card=5, tiles=other)
        assert one.tiles[0, 0][0] != two.tiles[0, 0][0]
        assert (one.legal, one.score()) == (two.legal, two.score())


def test_the_house_faces_can_be_given_as_an_option() -> None:
    """D2.1: what the data file holds is a valid option."""
    given = BOX.settle(4, {"tiles": house("tiles.json")})["tiles"]
    assert given == {"faces": [{"id": face["id"], "rows": face["rows"]} for face in house("tiles.json")["faces"]]}
    assert BOX.settle(4, {})["tiles"] is None


LAKE: Json = ["~~~~~~~", "~.....~", "~.....~", "~.....~", "~.....~", "~.....~", "~~~~~~~"]
CRAG: Json = [".^^^^^.", "^^^^^^^", "^^^^^^^", "^^^^^^^", "^^^^^^^", "^^^^^^^", ".^^^^^."]


@pytest.mark.parametrize(
    ("value", "rule", "reason", "names"),
    [
        pytest.param(7, "D2.1", "tiles-format", "", id="number"),
        pytest.param([], "D2.1", "tiles-format", "", id="list"),
        pytest.param({}, "D2.1", "tiles-format", "", id="empty"),
        pytest.param({"faces": {}}, "D2.1", "tiles-format", "", id="faces"),
        pytest.param({"faces": [1]}, "D2.1", "tiles-face", "null", id="no face"),
        pytest.param({"faces": [{"rows": []}]}, "D2.1", "tiles-face", "null", id="no id"),
        pytest.param({"faces": [{"id": "9A", "rows": FACES["1A"]}]}, "D2.1", "tiles-face", "9A", id="ninth tile"),
        pytest.param({"faces": [{"id": ["1A"]}]}, "D2.1", "tiles-face", "1A", id="id"),
        pytest.param({"faces": [FROZEN["faces"][0]] * 2}, "D2.1", "tiles-face", "1A", id="twice"),
        pytest.param(faces(_3B=None, _8A=None), "D2.1", "tiles-missing", "3B, 8A", id="missing"),
        pytest.param({"faces": []}, "D2.1", "tiles-missing", "1A, 1B", id="none"),
        pytest.param(faces(_2B="x"), "D1.3", "tiles-rows", "2B", id="rows"),
        pytest.param(faces(_2B=[*FACES["2B"][:6]]), "D1.3", "tiles-rows", "2B", id="six rows"),
        pytest.param(faces(_2B=["......"] * 7), "D1.6", "tiles-row", "2B", id="six cells"),
        pytest.param(faces(_2B=["...x..."] * 7), "D1.6", "tiles-row", "...x...", id="terrain"),
        pytest.param(faces(_2B=[7] * 7), "D1.6", "tiles-row", "7", id="row"),
        pytest.param(faces(_5A=LAKE), "D3.7", "tiles-no-start", "5A", id="no start"),
        pytest.param(
            {"faces": [{"id": key, "rows": CRAG} for key in FACES]}, "D7.20", "tiles-no-room", "32", id="no room"
        ),
    ],
)
def test_wrong_tiles(value: Json, rule: str, reason: str, names: str) -> None:
    """D1.3, D1.6, D2.1, D3.7, D7.20: what is wrong is said, and where."""
    with pytest.raises(Refused) as caught:
        BOX.settle(4, {"tiles": value})
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)
    assert names in str(caught.value.refusal)


def test_room_is_needed_for_two_players_too() -> None:
    """D7.20: five tiles must hold 50 tokens, eight must hold 100."""
    tight: Json = [".......", ".^^^^^.", "^^^^^^^", "^^^^^^^", "^^^^^^^", "^^^^^^^", ".^^^^.."]
    assert isinstance(tight, list)
    room = sum(str(row).count(".") for row in tight)
    assert room * 8 < 100 < 8 * 49
    crowded: Json = {"faces": [{"id": key, "rows": tight} for key in FACES]}
    with pytest.raises(Refused) as caught:
        BOX.settle(2, {"tiles": crowded})
    assert caught.value.refusal.parameters == {"tiles": 8, "cells": room * 8, "tokens": 100}
    meadow: Json = ["......."] * 7
    wide = {key: CRAG if key[0] in "12345" else meadow for key in FACES}
    with pytest.raises(Refused) as caught:
        BOX.settle(2, {"tiles": {"faces": [{"id": key, "rows": rows} for key, rows in wide.items()]}})
    assert caught.value.refusal.parameters == {"tiles": 5, "cells": 20, "tokens": 50}


def test_a_side_without_a_start_is_found_in_every_orientation() -> None:
    """D3.7: only two sides of a corner tile face the rim; meadow on the other two is of no use."""
    corner: Json = ["......~", "......~", "......~", "......~", "......~", "......~", "~~~~~~~"]
    with pytest.raises(Refused) as caught:
        BOX.settle(4, {"tiles": faces(_4A=corner)})
    assert (caught.value.refusal.reason, caught.value.refusal.parameters["face"]) == ("tiles-no-start", "4A")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_on_other_faces(seats: int) -> None:
    """R33, D2.1: it plays to the end, its header carries the faces, and its record replays without any file."""
    referee = random_game(BOX, seats, {"tiles": MIRRORED}, "mirror")
    assert referee.header.options == {"tiles": MIRRORED}
    record = write(referee.record())
    again = replay(record.encode(), verify=True)
    assert again.finished
    assert write(again.lines) == record
    facts: Any = referee.position.view(None).facts
    assert facts["options"] == {"tiles": MIRRORED}
    mirrored = {key: [row[::-1] for row in rows] for key, rows in FACES.items()}
    terrain = Island(facts, mirrored).terrain
    for tile in facts["tiles"]:
        row, column = int(tile["slot"][1]) - 1, "ABC".index(tile["slot"][0])
        lying = ["".join(terrain[row * 7 + r, column * 7 + c] for c in range(7)) for r in range(7)]
        assert tile["rows"] == lying


@pytest.mark.parametrize(
    "law",
    [laws.secrets_stay_secret, laws.headers_hold_what_differs, laws.copies_are_independent, laws.pieces_are_conserved],
)
def test_laws_on_other_faces(law: laws.Law) -> None:
    """D2.1: what every game obeys, also on tiles that somebody brings."""
    options: Options = {"tiles": MIRRORED}
    law(BOX, 3, options, 4)


def test_the_frozen_faces_are_read_as_they_are() -> None:
    """D2.1."""
    assert BOX.settle(2, {"tiles": TILES})["tiles"] == TILES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables(seats: int) -> None:
    """D5.1, D5.2, D9, D12.5 – D12.7, D13: the tables say what the rules say."""
    tables = house("tables.json")
    row = tables["players"][str(seats)]
    assert row["guardians"] == ([2, 3, 4] if seats == 2 else [1, 2, 3, 4, 5])
    assert row["set_aside"] == len(row["guardians"]) - seats
    assert row["complete_tile_vp"] == (5 if seats == 2 else 8)
    assert row["sacrifice_vp_by_rank"] == {2: [3, 0], 3: [4, 2, 0], 4: [5, 3, 1, 0]}[seats]
    assert row["talisman_passes_each_round"] == (seats == 2)
    assert (row["tiles"], row["rows"], row["cols"]) == ((5, 2, 3) if seats == 2 else (8, 3, 3))
    assert row["hole"] == ([0, 1] if seats == 2 else [1, 1])
    assert tables["vp"] == {
        "ruins_token": 1,
        "small_temple": 2,
        "large_temple": 3,
        "tiles_with_a_discovered_temple": [0, 1, 3, 6, 10, 14, 18, 22, 27],
    }
