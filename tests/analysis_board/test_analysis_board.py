"""The analysis board: it begins, opens, looks and plays, with luck as it falls or as one chooses it."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.analysis_board import (
    begin,
    evaluate,
    from_lesson,
    identity,
    look,
    meanings,
    opened,
    outcomes,
    play,
    why_not,
)
from ludoteca.analysis_board.identity import Identity, Lines, of_game
from ludoteca.core import Referee, Refused, Seeded, replay, shelf
from ludoteca.core.record import write
from ludoteca.core.referee import AnyReferee
from ludoteca.games.tindaya.data_files import supplied
from ludoteca.lessons import by_key
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.messages import State

RECORDS = Path(__file__).parents[1] / "records"
ALL = [path for game in ("dokmus", "elfenland", "tindaya") for path in sorted((RECORDS / game).glob("*.jsonl"))]


def text(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text()


def cut(record: str, ply: int) -> str:
    """A record before its move number `ply`, from 0."""
    lines = record.splitlines(keepends=True)
    moves = [number for number, line in enumerate(lines) if "move" in json.loads(line)]
    return "".join(lines[: moves[ply]])


def now(record: str, viewer: int | None = None) -> State:
    return look(record, 100_000, viewer, 0).state


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_record_opens_without_its_seed(path: Path) -> None:
    record = opened(path.read_text())
    assert "seed" not in json.loads(record.splitlines()[0])
    assert opened(record) == record
    again = replay(record.encode())
    assert again.referee is not None
    assert again.referee.position.check() is None


def test_a_record_that_breaks_the_rules_does_not_open() -> None:
    broken = text("dokmus/plain-win").replace("draft 4", "draft 9", 1)
    with pytest.raises(Refused):
        opened(broken)
    with pytest.raises(Refused):
        opened('{"record": 1, "game": "dokmus", "rules": "1", "players": 2}\n')


def test_all_hands_are_open_unless_a_seat_looks() -> None:
    record = cut(opened(text("elfenland/rounds")), 20)
    shown = now(record)
    assert shown.eyes == shown.turn
    assert shown.legal
    assert shown.views is not None
    assert all("hand" in view["seats"][seat] for seat, view in enumerate(shown.views))
    other = (shown.turn or 0) + 1
    closed = now(record, other)
    assert (closed.eyes, closed.legal, closed.views) == (other, None, None)


def test_an_earlier_position_is_one_of_a_running_game() -> None:
    record = opened(text("dokmus/plain-win"))
    found = look(record, 5, None, 3)
    assert (found.state.ply, found.state.status, found.state.result) == (5, "running", None)
    assert [line["ply"] for line in found.lines] == [4, 5]
    end = now(record)
    assert (end.status, end.turn, end.seed) == ("over", None, None)
    assert end.result is not None


def test_moves_are_played_for_all_sides() -> None:
    record = begin("dokmus", 2, {})
    for _ in range(12):
        state = now(record)
        assert state.legal
        added = play(record, state.legal[0])
        assert added[0] == {"seat": state.turn, "move": state.legal[0]}
        record += "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in added)
    assert now(record).ply == 12
    assert replay(record.encode()).referee is not None
    with pytest.raises(Refused):
        play(record, "draft 9")
    why = why_not(record, "draft 9")
    assert why is not None


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(Refused) as refused:
        play(opened(text("dokmus/plain-win")), "draft 1")
    assert refused.value.refusal.reason == "game-over"


def test_a_board_is_set_up_by_hand() -> None:
    record = begin("elfenland", 2, {})
    first, deal = [json.loads(line)["value"] for line in record.splitlines()[1:3]]
    again = begin("elfenland", 2, {}, [1 - first, deal])
    assert [json.loads(line)["value"] for line in again.splitlines()[1:3]] == [1 - first, deal]
    with pytest.raises(Refused) as refused:
        begin("elfenland", 2, {}, [7])
    assert refused.value.refusal.reason == "impossible-outcome"


def test_luck_is_chosen() -> None:
    record = begin("elfenland", 2, {})
    added = play(record, (now(record).legal or [""])[0])
    while len(added) == 1:
        record += json.dumps(added[0]) + "\n"
        added = play(record, (now(record).legal or [""])[0])
    move = (now(record).legal or [""])[0]
    wanted = next(kind for kind in ("dragon", "pig") if kind != added[1]["value"])
    chosen = play(record, move, [wanted])
    assert chosen[1] == {"chance": "counter", "value": wanted}
    with pytest.raises(Refused) as refused:
        play(record, move, ["no counter"])
    assert refused.value.refusal.reason == "impossible-outcome"
    with pytest.raises(Refused) as refused:
        play(record, move, [*(line["value"] for line in chosen[1:]), "pig"])
    assert refused.value.refusal.reason == "chance-not-asked"


def test_luck_falls_anew_when_a_move_is_played_again() -> None:
    record = begin("elfenland", 4, {})
    move = (now(record).legal or [""])[0]
    fallen = {json.dumps(play(record, move)) for _ in range(40)}
    assert len(fallen) > 1


def test_a_lesson_goes_on_at_the_board() -> None:
    record = from_lesson(by_key("dokmus", "first"), [])
    assert now(record).status == "running"


@pytest.mark.parametrize("name", ["dokmus/plain-win", "elfenland/rounds", "tindaya/alliance-won"])
def test_a_position_is_evaluated_by_what_is_known(name: str) -> None:
    record = cut(opened(text(name)), 12)
    turn = now(record).turn
    assert turn is not None
    for viewer in (None, turn):
        found = evaluate(record, viewer)
        assert found.values is not None
        assert all(0 <= value <= 1 for value in found.values)
        legal = now(record).legal or []
        assert {advice["move"] for advice in found.advice} <= {*legal}
        assert found.advice
    other = evaluate(record, (turn + 1) % now(record).view["players"])  # type: ignore[index]
    assert other.advice == []


def test_a_seat_is_told_what_it_knows_and_no_more() -> None:
    """Hands that a seat does not see change nothing in what it is told."""
    record = begin("elfenland", 3, {})
    lines = [json.loads(line) for line in record.splitlines()]
    deals = {line["value"]["seat"]: line["value"]["cards"] for line in lines if line.get("chance") == "deal"}
    first = next(line["value"] for line in lines if line.get("chance") == "first")
    one, two = [seat for seat in range(3) if seat != first]
    swapped = deals | {one: deals[two], two: deals[one]}
    rows = [
        line | {"value": {"seat": line["value"]["seat"], "cards": swapped[line["value"]["seat"]]}}
        if line.get("chance") == "deal"
        else line
        for line in lines
    ]
    other = "".join(json.dumps(row) + "\n" for row in rows)
    assert evaluate(record, first) == evaluate(other, first)


def test_the_end_is_worth_what_it_brought() -> None:
    found = evaluate(opened(text("dokmus/plain-win")), None)
    assert found.values is not None
    assert sorted(found.values) == [0.0, 1.0]
    assert found.advice == []


def test_what_moves_mean_is_told() -> None:
    record = cut(opened(text("tindaya/alliance-won")), 12)
    legal = (now(record).legal or [])[:3]
    assert set(meanings(record, legal)) <= {*legal}
    assert meanings(opened(text("dokmus/plain-win")), ["draft 1"]) == {}


@pytest.mark.parametrize("name", ["dokmus/plain-win", "elfenland/three-rounds", "tindaya/alliance-won"])
def test_what_else_could_have_fallen_is_listed_and_can_be_chosen(name: str) -> None:
    """N9: in every record, what fell is one of what could fall; any other of them can be chosen in its place."""
    record = opened(text(name))
    header, *lines = [json.loads(line) for line in record.splitlines()]
    fallen: list[list[Any]] = [[]]
    for line in lines:
        if "move" in line:
            fallen.append([])
        else:
            fallen[-1].append(line["value"])
    begins = [ply for ply, values in enumerate(fallen) if values]
    for ply in begins[:: max(1, len(begins) // 12)]:
        listed = outcomes(record, ply)
        assert len(listed) == len(fallen[ply])
        assert all(value in some for value, some in zip(fallen[ply], listed, strict=True) if some)
    listed = outcomes(record, 0)
    for at, some in enumerate(listed):
        for other in some:
            begin(header["game"], header["players"], header["options"], [*fallen[0][:at], other])


def test_a_layout_is_no_list_to_choose_from() -> None:
    talisman, layout = outcomes(opened(text("dokmus/plain-win")), 0)
    assert (talisman, layout) == ([0, 1], [])


def test_a_game_is_known_again_by_what_everybody_saw() -> None:
    record = opened(text("elfenland/rounds"))
    whole, early = identity(record), identity(cut(record, 9))
    assert whole.may_be(early)
    pairs = zip(early.deal, early.public, strict=False)
    guessed = [line if line == shown else {**line, "value": "guessed"} for line, shown in pairs]
    assert whole.is_of(replace(early, deal=guessed)), "it has come to where the other one stands"
    assert early.is_of(replace(whole, deal=guessed)), "it is cut short, but went the same way for long"
    other = identity(begin("elfenland", 5, {}))
    assert not whole.is_of(other)
    assert not other.is_of(early)


def begun(game: str, moves: int, players: int = 3, luck: str = "") -> AnyReferee:
    """A game that goes on, played at random."""
    referee, rng = Referee(shelf.box(game), players, {}, Seeded(luck or game)), Random(luck or game)
    for _ in range(moves):
        seat = referee.position.seat
        assert seat is not None
        referee.play(seat, rng.choice(sorted(referee.legal())))
    return referee


def seats_turned(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same game with every seat one place on."""
    for line in lines:
        if "move" in line:
            yield {**line, "seat": (line["seat"] + 1) % 3}
            continue
        match line["chance"], line["value"]:
            case "talisman" | "first", seat:
                yield {**line, "value": (seat + 1) % 3}
            case "home", [*homes]:
                yield {**line, "value": homes[-1:] + homes[:-1]}
            case _, {"seat": seat, **fallen}:
                yield {**line, "value": {"seat": (seat + 1) % 3, **fallen}}
            case _:
                yield line


def map_changed(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same game with two parts of the map turned."""
    for line in lines:
        if line.get("chance") == "layout":
            yield {**line, "value": [*line["value"][:-2], *map(turned_round, line["value"][-2:])]}
        else:
            yield line


def turned_round(part: str) -> str:
    return part[:-1] + str((int(part[-1]) + 1) % 4 + 1)


SLOT, CELL, HEX = r"[ABC][123]", r"[a-u]\d+", r"-?\d+,-?\d+"


def island_turned(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """D1.4: the same game after a quarter turn of the whole island."""

    def turned(word: str) -> str:
        if re.fullmatch(SLOT, word):
            return f"{'CBA'[int(word[1]) - 1]}{'ABC'.index(word[0]) + 1}"
        return f"{chr(ord('u') - int(word[1:]) + 1)}{ord(word[0]) - ord('a') + 1}" if re.fullmatch(CELL, word) else word

    for line in lines:
        if line.get("chance") == "layout":
            parts = [part.split() for part in line["value"]]
            tiles = [f"{turned(slot)} {face} {(int(turns) + 1) % 4}" for slot, face, turns in parts]
            yield {**line, "value": sorted(tiles, key=lambda tile: (tile[1], tile[0]))}
        elif "move" in line:
            yield {**line, "move": " ".join(map(turned, line["move"].split()))}
        else:
            yield line


def sea_turned(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """T5.1: the same game after half a turn of the whole sea."""

    def place(text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split(",")))

    def turned(value: Any) -> Any:
        if isinstance(value, str):
            return re.sub(HEX, lambda found: f"{1 - place(found[0])[0]},{12 - place(found[0])[1]}", value)
        if isinstance(value, list):
            return [turned(part) for part in value]
        return {key: turned(part) for key, part in value.items()} if isinstance(value, dict) else value

    for line in lines:
        if line.get("chance") == "board":
            tiles = []
            for slot, number, colour, turns in map(str.split, reversed(line["value"]["tiles"])):
                column, row = place(slot)
                tiles.append(f"{1 - column},{3 - row} {number} {colour} {180 - int(turns)}")
            terrain = {kind: sorted(turned(hexes), key=place) for kind, hexes in line["value"]["terrain"].items()}
            yield {**line, "value": {"tiles": tiles, "terrain": terrain}}
        else:
            yield {key: turned(part) for key, part in line.items()}


@pytest.mark.parametrize(
    ("game", "forge"),
    [
        ("dokmus", seats_turned),
        ("dokmus", map_changed),
        ("dokmus", island_turned),
        ("elfenland", seats_turned),
        ("tindaya", seats_turned),
        ("tindaya", sea_turned),
    ],
)
def test_a_running_game_is_known_again_in_a_changed_record(
    game: str, forge: Callable[[list[dict[str, Any]]], Iterator[dict[str, Any]]]
) -> None:
    referee = begun(game, 24)
    running = of_game(referee)
    header, *lines = [json.loads(line) for line in write(referee.record()).splitlines()]
    forged = "".join(json.dumps(line) + "\n" for line in [header, *forge(lines)])
    assert look(forged, 24, None, -1).state.ply == 24, "it is a record like others"
    found = identity(forged)
    assert found.deal != running.deal
    assert found.is_of(running)
    unlike = of_game(Referee(shelf.box(game), 3, {}, Seeded("unlike")))
    assert not unlike.is_of(running)


def test_tiles_with_other_names_do_not_make_it_another_game() -> None:
    """D2.1: the same tiles, brought along with every front called a back."""
    referee = begun("dokmus", 24)
    running = of_game(referee)
    lines = [json.loads(line) for line in write(referee.record()).splitlines()]

    def other(text: str) -> str:
        return text.translate(str.maketrans("AB", "BA"))

    faces = json.loads((files("ludoteca.games.dokmus") / "data" / "tiles.json").read_text(encoding="utf-8"))["faces"]
    renamed = [{"id": other(face["id"]), "rows": face["rows"]} for face in faces]
    lines[0]["options"] = {"tiles": {"faces": renamed}}
    layout = next(line for line in lines if line.get("chance") == "layout")
    layout["value"] = [f"{slot} {other(face)} {turns}" for slot, face, turns in map(str.split, layout["value"])]
    found = identity("".join(json.dumps(line) + "\n" for line in lines))
    assert found.is_of(running)
    unlike = of_game(Referee(shelf.box("dokmus"), 3, lines[0]["options"], Seeded("unlike")))
    assert not unlike.is_of(running)


def test_where_names_may_mean_anything_a_game_may_be_any_other() -> None:
    """T1.6: with other data a record can call every hex, card and token otherwise."""
    running = of_game(begun("tindaya", 12))
    data = {"ocean_tiles": supplied()["ocean_tiles"]}
    other = of_game(Referee(shelf.box("tindaya"), 3, {"data": data}, Seeded("other")))
    assert other.is_of(running)
    assert not other.is_of(replace(running, options={"data": data}))


def test_a_game_is_known_again_before_it_says_much() -> None:
    """E9.1: before anybody takes one of the five open counters, with other names of the seats."""
    referee = begun("elfenland", 3)
    header, *lines = [json.loads(line) for line in write(referee.record()).splitlines()]
    found = identity("".join(json.dumps(line) + "\n" for line in [header, *seats_turned(lines)]))
    assert found.is_of(of_game(referee))
    assert not found.is_of(of_game(begun("elfenland", 3, luck="other")))


def test_a_seat_more_that_does_nothing_does_not_make_it_another_game() -> None:
    """E2: a record of four players, one of whom takes what nobody sees and stays at home."""
    running = of_game(begun("elfenland", 60))
    public: Lines = []
    for line in running.public:
        if line.get("seat") == 0 and "move" in line:
            public += [{"seat": 3, "move": "take blind"}, {"chance": "counter", "value": "pig"}]
        public.append(line)
    assert Identity("elfenland", 4, {}, [], public).is_of(running)
    other = of_game(begun("elfenland", 60, players=4, luck="other"))
    assert not other.is_of(running)
    assert not running.is_of(other)


def test_neither_swapped_moves_nor_another_first_one_make_it_another_game() -> None:
    running = of_game(begun("elfenland", 40))
    moves = [number for number, line in enumerate(running.public) if "move" in line]
    for first, second in ((0, 1), (5, 6), (20, 22)):
        public = [*running.public]
        public[moves[first]], public[moves[second]] = public[moves[second]], public[moves[first]]
        assert Identity("elfenland", 3, {}, [], [*public, *public]).is_of(running)
    other = of_game(Referee(shelf.box("elfenland"), 3, {}, Seeded("other")))
    assert not other.is_of(running)


def test_an_unknown_lesson_is_refused() -> None:
    from ludoteca.analysis_board.answers import answer

    with pytest.raises(RequestRefused):
        answer("lesson", {"game": "dokmus", "lesson": "none", "done": []})
