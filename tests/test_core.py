"""The core by itself, on the tiny game: records, referee, shelf, options, replay."""

import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import laststraw
from ludoteca.core import (
    Chance,
    Event,
    Hashed,
    Json,
    Lot,
    Move,
    Option,
    Pick,
    Question,
    RecordError,
    Referee,
    Refusal,
    Refused,
    Replay,
    Result,
    Seeded,
    View,
    canonical,
    random_game,
    shelf,
)
from ludoteca.core import replay as core_replay
from ludoteca.core.record import ChanceLine, MoveLine, Reader, Recorded, differences, write
from ludoteca.core.resources import Resources

BOX = laststraw.BOX


def replay(source: bytes, *, trace: bool = False, verify: bool = False, then: Chance | None = None) -> Replay:
    return core_replay(source, trace=trace, verify=verify, then=then, box=lambda _: BOX)


def game(seed: str = "core", seats: int = 2, *, trace: bool = False) -> list[dict[str, Any]]:
    """The lines of a finished random game."""
    return [line.json() for line in random_game(BOX, seats, {}, seed, trace=trace).record()]


def text(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def wrong(lines: list[Any] | bytes, *, verify: bool = False) -> tuple[int, str, str]:
    """Where and why a record is refused: line, rule, reason."""
    with pytest.raises(RecordError) as caught:
        replay(lines if isinstance(lines, bytes) else text(lines), verify=verify)
    return caught.value.line, caught.value.refusal.rule, caught.value.refusal.reason


# Reading records


HEADER = {"record": 1, "game": "laststraw", "rules": "1", "players": 2, "options": {}}


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (b"", "no-header"),
        (b"\n\n  \n", "no-header"),
        (b"{}", "no-header"),
        (b'{"record": true}', "no-header"),
        (b'{"record": 1.0}', "no-header"),
        (b'{"record": 2}', "record-version"),
        (b"[1]", "not-object"),
        (b"7", "not-object"),
        (b"{", "not-json"),
        (b'{"record": NaN}', "not-json"),
        (b'{"record": Infinity}', "not-json"),
        (b'{"record": 1} {}', "not-json"),
        (b"[" * 100_000, "not-json"),
        (b'{"record": ' + b"1" * 5000 + b"}", "not-json"),
        (b"\xff\xfe", "not-utf8"),
        (b'{"seed": "\\ud800"}', "not-utf8"),
        (b"\xef\xbb\xbf{}", "not-json"),
    ],
    ids=range(17),
)
def test_no_header(source: bytes, reason: str) -> None:
    assert wrong(source) == (1, "record", reason)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 7),
        ("game", None),
        ("rules", 1),
        ("players", "2"),
        ("players", 2.0),
        ("players", True),
        ("players", None),
        ("options", []),
        ("options", None),
        ("seed", 7),
    ],
)
def test_header_fields(field: str, value: Json) -> None:
    with pytest.raises(RecordError) as caught:
        replay(text([HEADER | {field: value}]))
    assert caught.value.line == 1
    assert caught.value.refusal == Refusal("record", "header-field", field=field)


def test_missing_header_fields() -> None:
    for field in ("game", "rules", "players"):
        lines = [{key: value for key, value in HEADER.items() if key != field}]
        assert wrong(lines) == (1, "record", "header-field")
    without_options = {key: value for key, value in HEADER.items() if key != "options"}
    assert replay(text([without_options])).header.options == {}


def test_header_of_another_game_or_version() -> None:
    assert wrong([HEADER | {"rules": "2"}]) == (1, "record", "rules-version")
    assert wrong([HEADER | {"players": 9}]) == (1, "L1", "players")
    assert wrong([HEADER | {"options": {"straw": 1}}]) == (1, "options", "unknown-option")
    assert wrong([HEADER | {"options": {"straws": 14}}]) == (1, "L2", "option-value")
    with pytest.raises(RecordError, match="line 1: record: unknown-game, game no such game"):
        core_replay(text([HEADER | {"game": "no such game"}]))


def test_unknown_keys_are_ignored() -> None:
    lines = game()
    odd = [line | {"note": ["anything"]} for line in lines]
    assert replay(text(odd)).finished


def test_line_ends_and_spaces_do_not_matter() -> None:
    source = text(game())
    assert replay(source.replace(b"\n", b"\r\n")).finished
    assert replay(source.rstrip(b"\n")).finished
    assert replay(source + b"\n  \n").finished


def changed(number: int, line: Any) -> list[Any]:
    """A good game with its line `number` (from 1) replaced."""
    lines: list[Any] = game()
    lines[number - 1] = line
    return lines


@pytest.mark.parametrize(
    ("number", "line", "rule", "reason"),
    [
        (2, {"chance": "card"}, "record", "chance-fields"),
        (2, {"chance": 7, "value": 1}, "record", "chance-fields"),
        (2, {"chance": "cards", "value": 1}, "L1", "chance-expected"),
        (2, {"seat": 0, "move": "take 1"}, "L1", "chance-expected"),
        (2, {"chance": "card", "value": {"seat": 0, "card": 7}}, "L1", "impossible-outcome"),
        (3, {"chance": "card", "value": None}, "L1", "impossible-outcome"),
        (4, {"chance": "card", "value": {"seat": 0, "card": 1}}, "record", "chance-not-asked"),
        (4, {"seat": "0", "move": "take 1"}, "record", "move-fields"),
        (4, {"seat": False, "move": "take 1"}, "record", "move-fields"),
        (4, {"move": "take 1"}, "record", "move-fields"),
        (4, {"seat": 0, "move": 1}, "record", "move-fields"),
        (4, {"seat": 0, "move": "take 1", "legal": "take 1"}, "record", "legal-fields"),
        (4, {"seat": 0, "move": "take 1", "legal": [1]}, "record", "legal-fields"),
        (4, {"seat": 0, "move": "take 4"}, "L2", "no-such-move"),
        (4, {"seat": 1, "move": "take 1"}, "L2", "not-your-turn"),
        (4, {"seat": -1, "move": "take 1"}, "L2", "not-your-turn"),
        (4, {"result": 7}, "record", "result-fields"),
        (4, {"result": {}}, "record", "not-over"),
        (4, {"hello": 1}, "record", "unknown-line"),
        (4, {}, "record", "unknown-line"),
        (4, [], "record", "not-object"),
    ],
)
def test_a_wrong_line_is_named(number: int, line: Any, rule: str, reason: str) -> None:
    assert wrong(changed(number, line)) == (number, rule, reason)


def test_an_illegal_move_cites_its_rule() -> None:
    lines: list[Any] = game()[:3]
    takes = [3, 3, 3, 3]
    lines += [{"seat": number % 2, "move": f"take {take}"} for number, take in enumerate(takes)]
    lines.append({"seat": 0, "move": "take 2"})
    assert wrong(lines) == (8, "L2", "too-many-straws")


def test_a_move_after_the_end() -> None:
    lines = game()
    assert wrong([*lines[:-1], {"seat": 0, "move": "take 1"}]) == (len(lines), "L3", "game-over")


def test_a_blank_line_inside() -> None:
    lines = text(game()).splitlines(keepends=True)
    assert wrong(b"".join([*lines[:3], b"\n", *lines[3:]])) == (4, "record", "not-json")


# Replaying


def test_replay_gives_back_what_was_there() -> None:
    lines = game(trace=True)
    again = replay(text(lines), trace=True, verify=True)
    assert again.finished
    assert [line.json() for line in again.lines] == lines
    bare = replay(text(lines))
    assert [line.json() for line in bare.lines] == game()


def test_cut_records() -> None:
    """A record may be cut anywhere after its header; what is there replays."""
    lines = game()
    for cut in range(1, len(lines)):
        again = replay(text(lines[:cut]))
        assert not again.finished
        assert (again.referee is None) == (cut < 3)
        assert [line.json() for line in again.lines] == lines[:cut]


def test_a_cut_record_can_be_played_on() -> None:
    """With luck for what comes after its end, and what fell then is written down like the rest."""
    lines = game()
    for cut in range(1, len(lines) - 1):
        again = replay(text(lines[:cut]), then=Seeded(7))
        referee = again.referee
        assert referee is not None
        while (seat := referee.position.seat) is not None:
            referee.play(seat, "take 1")
        whole = [line.json() for line in referee.record()]
        assert whole[:cut] == lines[:cut]
        assert replay(text(whole)).finished


def test_luck_after_the_end_of_a_record() -> None:
    chance = Recorded(Reader(b'{"chance": "seat", "value": 2}'), then=Seeded(3))
    lot = Pick("seat", range(3), "L1")
    assert chance.outcome(lot) == 2
    other = Seeded(3)
    assert [chance.outcome(lot), chance.below(9)] == [other.outcome(lot), other.below(9)]
    assert len(chance.fallen) == 1


def test_wrong_results() -> None:
    lines = game()
    last = len(lines)
    result = lines[-1]["result"]
    for key, value in (("scores", [99, 99]), ("winners", []), ("end", "rounds")):
        with pytest.raises(RecordError) as caught:
            replay(text([*lines[:-1], {"result": result | {key: value}}]))
        assert caught.value.line == last
        expected = canonical(result[key])
        assert caught.value.refusal == Refusal("record", "result-differs", field=key, expected=expected)
        missing = {other: value for other, value in result.items() if other != key}
        assert wrong([*lines[:-1], {"result": missing}]) == (last, "record", "result-differs")
    assert replay(text([*lines[:-1], {"result": result | {"more": 1}}])).finished


def test_lines_after_the_result() -> None:
    lines = game()
    after = len(lines) + 1
    assert wrong([*lines, lines[-1]]) == (after, "record", "after-result")
    assert wrong([*lines, {"seat": 0, "move": "take 1"}]) == (after, "record", "after-result")
    assert wrong(text(lines) + b"nonsense") == (after, "record", "not-json")


def test_legal_lists_are_compared() -> None:
    def differing(legal: list[str]) -> str:
        lines = game(trace=True)
        lines[3]["legal"] = legal
        with pytest.raises(RecordError) as caught:
            replay(text(lines))
        assert (caught.value.line, caught.value.refusal.rule, caught.value.refusal.reason) == (4, "L2", "legal-differs")
        return str(caught.value.refusal.parameters["differences"])

    assert differing(["take 1", "take 2"]) == "-take 3"
    assert differing(["take 1", "take 2", "take 3", "take 4"]) == "+take 4"
    assert differing(["take 3", "take 2", "take 1"]) == "order"
    assert differing(["take 1", "take 1", "take 2", "take 3"]) == "order"
    assert list(differences(["a", "b"], ["b", "c"])) == ["-a", "+c"]


def test_verify() -> None:
    """Every outcome must be the one that the seed gives."""
    lines = game("true")
    assert replay(text(lines), verify=True).finished
    assert wrong([lines[0] | {"seed": "false"}, *lines[1:]], verify=True)[1:] == ("L1", "not-from-seed")
    header = {key: value for key, value in lines[0].items() if key != "seed"}
    assert wrong([header, *lines[1:]], verify=True) == (1, "record", "no-seed")
    assert replay(text([header, *lines[1:]])).finished


# The referee


def test_take_back() -> None:
    """Offered only while the same seat decides and no chance fell; in the tiny game the turn always passes."""
    referee = Referee(BOX, 2, {}, Seeded(1))
    assert not referee.can_take_back
    referee.play(0, "take 1")
    assert not referee.can_take_back
    with pytest.raises(Refused, match="no-take-back"):
        referee.take_back()


class Greedy(laststraw.Heap):
    """A heap whose turn passes only when three were taken, with luck for two: to see when a move is bound."""

    def play(self, move: Move, chance: Chance) -> None:
        self.straws -= int(move.text[-1])
        if move.text == "take 2":
            chance.outcome(Pick("wind", [0, 1], "L2"))
        if move.text == "take 3":
            self.seat = 1

    def copy(self) -> "Greedy":
        return Greedy(self.straws, self.cards[:], self.seat, self.last)

    def reveals(self, move: Move) -> bool:
        return move.text == "take 1" and self.straws == 5


def greedy(straws: int) -> Referee[Move]:
    referee = Referee(BOX, 2, {}, Seeded(1))
    referee.position = Greedy(straws, [1, 2])
    return referee


def test_take_back_restores_everything() -> None:
    referee = greedy(20)
    before = write(referee.lines), write(referee.log(None)), referee.position.view(None).bytes()
    referee.play(0, "take 1")
    referee.play(0, "take 1")
    assert len(referee.lines) == 4
    referee.take_back()
    referee.take_back()
    assert (write(referee.lines), write(referee.log(None)), referee.position.view(None).bytes()) == before
    assert not referee.can_take_back


@pytest.mark.parametrize(
    ("straws", "move", "bound"),
    [(20, "take 1", None), (20, "take 2", "chance"), (20, "take 3", "turn"), (5, "take 1", "secret")],
)
def test_what_binds_a_move(straws: int, move: str, bound: str | None) -> None:
    """Chance, another seat, a secret."""
    referee = greedy(straws)
    assert referee.bound is None
    referee.play(0, move)
    assert (referee.can_take_back, referee.bound) == (bound is None, bound)


def test_a_bound_move_binds_those_before_it() -> None:
    referee = greedy(20)
    referee.play(0, "take 1")
    referee.play(0, "take 2")
    assert not referee.can_take_back


def test_refused_moves_leave_no_line() -> None:
    referee = Referee(BOX, 2, {}, Seeded(1))
    for seat, move, reason in (
        (1, "take 1", "not-your-turn"),
        (0, "take 9", "no-such-move"),
        (7, "take 1", "not-your-turn"),
    ):
        with pytest.raises(Refused, match=reason):
            referee.play(seat, move)
    assert len(referee.lines) == 2


class Storm(Exception):
    pass


def test_a_failure_inside_a_move_changes_nothing() -> None:
    class Fails(Seeded):
        def outcome(self, lot: Lot) -> Json:
            if lot.name == "wind":
                raise Storm
            return super().outcome(lot)

    referee = Referee(BOX, 2, {}, Fails(1))
    referee.position = Greedy(20, [1, 2])
    with pytest.raises(Storm):
        referee.play(0, "take 2")
    assert len(referee.lines) == 2
    assert [len(referee.log(seat)) for seat in (0, 1, None)] == [2, 2, 2]
    facts = referee.position.view(None).facts
    assert facts["straws"] == 20


def test_logs_hide_luck() -> None:
    referee = Referee(BOX, 2, {}, Seeded(1))
    shown = [[line.json()["value"] for line in referee.log(seat)] for seat in (0, 1, None)]
    cards = [line.json()["value"] for line in referee.lines]
    assert shown == [[cards[0], {"seat": 1}], [{"seat": 0}, cards[1]], [{"seat": 0}, {"seat": 1}]]


def test_the_seed_stands_in_the_header_only_if_given() -> None:
    assert "seed" not in Referee(BOX, 2, {}, Hashed("x")).header.json()
    assert Referee(BOX, 2, {}, Hashed("x"), "x").header.json()["seed"] == "x"


def test_the_result_comes_last_and_only_at_the_end() -> None:
    referee = random_game(BOX, 3, {}, "result")
    assert set(referee.record()[-1].json()) == {"result"}
    assert all(isinstance(line, ChanceLine | MoveLine) for line in referee.lines)
    assert len(Referee(BOX, 3, {}, Seeded(1)).record()) == 4


# Options, shelf, small values


def refusal(attempt: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        attempt()
    return caught.value.refusal


def test_options() -> None:
    assert BOX.settle(2, {}) == {"straws": 13}
    assert BOX.settle(2, {"straws": 21}) == {"straws": 21}
    assert BOX.changed({"straws": 13}) == {}
    assert BOX.changed({"straws": 21}) == {"straws": 21}
    strange: list[Json] = [14, 21.0, True, "21", None, [21]]
    for value in strange:
        found = refusal(lambda value=value: BOX.settle(2, {"straws": value}))  # type: ignore[misc]
        expected = Refusal("L2", "option-value", option="straws", value=canonical(value), allowed="13, 21")
        assert found == expected
    assert refusal(lambda: BOX.settle(2, {"hay": 1})) == Refusal(
        "options", "unknown-option", option="hay", allowed="straws"
    )


def test_numbers_of_players() -> None:
    for seats in (-1, 0, 1, 4):
        found = refusal(lambda seats=seats: BOX.settle(seats, {}))  # type: ignore[misc]
        assert found == Refusal("L1", "players", players=seats, allowed="2-3")


def test_shelf() -> None:
    assert "dokmus" in shelf.names()
    assert list(shelf.names()) == sorted(shelf.names())
    assert shelf.box("dokmus").key == "dokmus"
    for key in ("", "chess", "x" * 1000):
        found = refusal(lambda key=key: shelf.box(key))  # type: ignore[misc]
        assert (found.rule, found.reason, found.parameters["game"]) == ("record", "unknown-game", key[:80])


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Puts entry points on the shelf, by name and value, beside what is installed."""

    def put(**values: str) -> None:
        more = [EntryPoint(name, value, shelf.GROUP) for name, value in values.items()]
        monkeypatch.setattr(shelf, "entry_points", lambda group: [*entry_points(group=group), *more])
        shelf.forget()

    yield put
    monkeypatch.undo()
    shelf.forget()


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:BOX", "ModuleNotFoundError"),
        ("laststraw:NO_BOX", "AttributeError"),
        ("laststraw:TAKES", "not a Game"),
        ("laststraw:BOX", "its key is 'laststraw'"),
    ],
)
def test_a_broken_game_is_named_and_left_out(
    entries: Callable[..., None], caplog: pytest.LogCaptureFixture, value: str, problem: str
) -> None:
    entries(broken=value)
    assert "broken" not in shelf.names()
    assert {"dokmus", "elfenland", "tindaya"} <= set(shelf.names())
    assert problem in shelf.broken()["broken"]
    assert refusal(lambda: shelf.box("broken")).reason == "broken-game"
    assert [record.levelname for record in caplog.records if value in record.getMessage()] == ["WARNING"]


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({}, None),
        ({"rules": 1}, "rules"),
        ({"seats": (2, 3)}, "seats"),
        ({"seats": range(2, 2)}, "seats"),
        ({"options": None}, "options"),
        ({"seats": range(3)}, "seats"),
        ({"options": ["straws"]}, "options"),
        ({"options": [Option(13, "straws", "L2")]}, "option 13"),  # type: ignore[arg-type]
        ({"options": [Option("straws", 13, None)]}, "option 'straws'"),  # type: ignore[arg-type]
        ({"options": [Option("straws", {13}, "L2")]}, "option 'straws'"),  # type: ignore[arg-type]
        ({"resources": {"words": "locales"}}, "resources"),
        ({"resources": Resources(evaluation="no_such_package:EVALUATION")}, "no_such_package"),
        ({"resources": Resources(words="laststraw.no_such_folder:locales")}, "laststraw.no_such_folder"),
    ],
)
def test_a_box_that_says_nonsense_of_itself_is_left_out(
    entries: Callable[..., None], monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any], problem: str | None
) -> None:
    """Nobody who asks all boxes for a fact may fail for one of them."""
    module = ModuleType("unsound")
    module.BOX = type("Unsound", (type(BOX),), {"__module__": "unsound", "key": "unsound", **facts})()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "unsound", module)
    entries(unsound="unsound:BOX")
    assert ("unsound" in shelf.names()) == (problem is None)
    assert (problem or "") in shelf.broken().get("unsound", "")


def test_a_package_that_ends_the_program_is_left_out(
    entries: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ends_it_all.py").write_text("raise SystemExit(3)\n")
    monkeypatch.syspath_prepend(tmp_path)
    entries(ending="ends_it_all:BOX")
    assert "ending" not in shelf.names()
    assert "SystemExit" in shelf.broken()["ending"]


def test_a_name_that_two_packages_claim_stays_with_ours(
    entries: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    entries(dokmus="another:BOX")
    assert shelf.box("dokmus").key == "dokmus"
    assert "another:BOX" in caplog.text


def test_values_are_values() -> None:
    one, two = Move("take 1"), Move("take 1")
    assert one == two
    assert len({one, two, Move("take 2")}) == 2
    assert one != "take 1"
    assert (str(one), repr(one)) == ("take 1", "<take 1>")
    assert len({Refusal("L1", "a", x=1), Refusal("L1", "a", x=1), Refusal("L1", "a", x=2)}) == 2
    assert Refusal("L1", "a") != "L1: a"
    assert repr(Refusal("L1", "a", x=1)) == "Refusal(L1: a, x 1)"
    assert repr(Event("burn", seat=1)) == "Event({'event': 'burn', 'seat': 1})"
    assert Question("take", "L2", straws=3).json() == {"question": "take", "rule": "L2", "straws": 3}


def test_results() -> None:
    result = Result([3, 1], [1, 0], "heap", outcome="won", more={"depth": 2})
    assert result.json() == {"scores": [3, 1], "winners": [0, 1], "end": "heap", "outcome": "won", "depth": 2}
    assert Result(None, [], "lost").json() == {"scores": None, "winners": [], "end": "lost"}
    assert len({Result([1], [0], "heap"), Result([1], [0], "heap"), Result([2], [0], "heap")}) == 2
    assert result != result.json()
    assert repr(Result([1], [0], "heap")) == "Result({'scores': [1], 'winners': [0], 'end': 'heap'})"


def test_equal_views_have_equal_bytes() -> None:
    one, two = View("g", 0, {"a": 1, "b": [2]}), View("g", 0, {"b": [2], "a": 1})
    assert one.bytes() == two.bytes() == b'{"a":1,"b":[2],"game":"g","seat":0}'
