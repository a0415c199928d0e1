"""Ratings: which games count, the ladder, and the same ratings whichever way they are computed."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select

from ludoteca.bots.ratings import Rating, anchors
from ludoteca.server.db import ratings, schema
from ludoteca.server.db.engine import storage
from ludoteca.server.operation.ratings import recomputed
from server.parts import Server, Someone
from server.services import postgres
from server.test_admin import done
from server.test_finished import finish
from server.test_refusals import refused

GAME = "dokmus"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("ratings")).start()
    yield server
    server.stop()
    assert not server.errors()


def rating(who: Someone, table: str) -> Any:
    return who.get(f"/tables/{table}/rating")


def two(server: Server, **more: Any) -> tuple[Someone, Someone, str]:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create(GAME, "me", "open", public=True, **more)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    return ann, ben, table


def play(people: list[Someone], table: str, until: int = 10_000) -> None:
    """The first legal moves, up to a ply or the end."""
    while (state := people[0].state(table))["status"] == "running" and state["ply"] < until:
        turn = state["turn"]
        legal = people[turn].state(table, turn)["legal"]
        people[turn].move(table, turn, legal[0], state["ply"])


def go_on(who: Someone, table: str) -> None:
    """The first legal moves of seat 0 to the end; the other seats are bots."""
    while (state := who.state(table, 0))["status"] == "running":
        if state["legal"]:
            who.post(f"/tables/{table}/moves", {"seat": 0, "move": state["legal"][0], "ply": state["ply"]})


def test_a_game_against_the_computer_counts(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create(GAME, "me", 1)
    refused(409, "not-over", lambda: rating(ann, table))
    finish(ann, table)
    told = rating(ann, table)
    assert told["unrated"] is None
    assert [(one["person"], one["games"]) for one in told["changes"]] == [(ann.id, 1)]
    change = told["changes"][0]
    assert change["rating"] == Rating().points + change["change"] != Rating().points
    assert change["uncertainty"] < Rating().uncertainty
    mine = ann.get("/me/ratings")
    assert [(one["game"], one["games"], one["rating"]) for one in mine] == [(GAME, 1, change["rating"])]
    assert [point["table"] for point in mine[0]["latest"]] == [table]
    assert ann.get("/me/games")["games"][0]["unrated"] is None
    ladder = ann.get(f"/ladder/{GAME}")
    assert (ladder["mine"]["rating"], ladder["mine"]["games"]) == (change["rating"], 1)
    assert ann.id not in {row["key"] for row in ladder["rows"]}, "one game is not enough"


def test_the_winner_of_two_people_gains_what_the_other_loses(server: Server) -> None:
    ann, ben, table = two(server)
    play([ann, ben], table)
    result = ann.state(table)["result"]
    changes = {one["person"]: one["change"] for one in rating(ann, table)["changes"]}
    if len(result["winners"]) == 1:
        winner = (ann, ben)[result["winners"][0]]
        assert changes[winner.id] > 0
    assert changes[ann.id] == -changes[ben.id], "both were new"


def test_whoever_resigns_loses(server: Server) -> None:
    ann, ben, table = two(server)
    play([ann, ben], table, 30)
    assert rating_after_resigning(ann, table)[ann.id] < 0 < rating_after_resigning(ann, table)[ben.id]


def rating_after_resigning(who: Someone, table: str) -> dict[str, int]:
    if who.state(table)["status"] == "running":
        who.post(f"/tables/{table}/resign", {"seat": 0})
    return {one["person"]: one["change"] for one in rating(who, table)["changes"]}


def test_the_computer_stays_where_the_arena_put_it(server: Server) -> None:
    ann = Someone(server.url)
    rows = {row["key"]: row for row in ann.get(f"/ladder/{GAME}", who="bots")["rows"]}
    assert [rows[f"level{level}"]["rating"] for level in range(1, 6)] == [
        anchors(GAME)[f"level{level}"].points for level in range(1, 6)
    ]
    assert all(row["games"] is None for row in rows.values())


def why(who: Someone, table: str) -> str | None:
    """Why a game does not count, at its end and in the list of my games."""
    told: str | None = rating(who, table)["unrated"]
    listed = next(game["unrated"] for game in who.get("/me/games")["games"] if game["id"] == table)
    assert listed == told
    assert told is None or rating(who, table)["changes"] == []
    return told


def test_a_game_with_a_hint_does_not_count(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create(GAME, "me", 1, start=True)
    while ann.state(table)["turn"] != 0:
        time.sleep(0.05)
    for _ in range(2):
        ann.get(f"/tables/{table}/hint", seat=0)
    go_on(ann, table)
    assert [line["kind"] for line in ann.get(f"/tables/{table}/lines")].count("hint") == 1
    assert why(ann, table) == "hint"


def test_a_game_with_decisions_judged_on_the_way_does_not_count(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create(GAME, "me", 1, start=True)
    while not ann.state(table, 0)["legal"]:
        time.sleep(0.05)
    ann.move(table, 0, ann.state(table, 0)["legal"][0], ann.state(table)["ply"])
    ann.post(f"/tables/{table}/analysis", {"thoroughness": "quick", "seat": 0})
    go_on(ann, table)
    assert why(ann, table) == "hint"


def test_what_may_be_taken_back_freely_may_be_taken_back(server: Server) -> None:
    """Over chance, over a secret or over what others decided a game can go back, but does not count any more."""
    ann, ben, table = two(server)
    people = [ann, ben]
    while True:
        turn = ann.state(table)["turn"]
        if people[turn].state(table, turn)["can_take_back"]:
            break
        play(people, table, ann.state(table)["ply"] + 1)
    people[turn].post(f"/tables/{table}/back", {"seat": turn})
    play(people, table)
    assert why(ann, table) is None


def test_a_take_back_over_what_others_decided_does_not_count(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create(GAME, "me", 1, start=True)
    while (state := ann.state(table, 0))["ply"] < 12 or not state["legal"]:
        if state["legal"]:
            ann.move(table, 0, state["legal"][0], state["ply"])
    ann.post(f"/tables/{table}/back", {"seat": 0, "ply": first_of(ann, table)})
    go_on(ann, table)
    assert why(ann, table) == "take-back"


def first_of(who: Someone, table: str) -> int:
    """The ply of the first move of seat 0."""
    moves = [line for line in who.get(f"/tables/{table}/lines") if line["kind"] == "move"]
    return next(number for number, line in enumerate(moves) if line["seat"] == 0)


def test_a_game_of_somebody_absent_does_not_count(server: Server) -> None:
    ann, ben, table = two(server, clock={"kind": "days", "days": 1.5 / 86_400})
    people = [ann, ben]
    gone = ann.state(table)["turn"]
    deadline = time.monotonic() + 30
    while not any(line["kind"] == "away" for line in ann.get(f"/tables/{table}/lines")):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    there = people[1 - gone]
    while (state := there.state(table, 1 - gone))["status"] == "running":
        if state["legal"]:
            there.post(f"/tables/{table}/moves", {"seat": 1 - gone, "move": state["legal"][0], "ply": state["ply"]})
    assert why(there, table) == "absent"


def test_a_game_at_one_screen_or_without_a_result_does_not_count(server: Server) -> None:
    ann = Someone(server.url)
    shared = ann.create(GAME, "me", "me", start=True)
    play([ann, ann], shared)
    assert why(ann, shared) == "shared-screen"
    stopped = ann.create(GAME, "me", 1, start=True)
    ann.post(f"/tables/{stopped}/abandon", {"seat": 0})
    assert why(ann, stopped) == "unfinished"
    at_once = ann.create(GAME, "me", 1, start=True)
    ann.post(f"/tables/{at_once}/resign", {"seat": 0})
    assert why(ann, at_once) == "unfinished", "nobody had a say yet"


def seasoned(server: Server, who: Someone) -> None:
    """As if somebody had played often enough."""
    with sqlite3.connect(server.data / "ludoteca.db", timeout=30) as database:
        database.execute("UPDATE ratings SET games = ? WHERE who = ?", [ratings.ENOUGH, who.id])


def keys(asker: Someone, **wanted: Any) -> list[str]:
    return [row["key"] for row in asker.get(f"/ladder/{GAME}", **wanted)["rows"]]


def test_the_ladder_shows_accounts_until_they_go(server: Server) -> None:
    ann, ben, table = two(server)
    play([ann, ben], table)
    seasoned(server, ann)
    assert ann.id not in keys(ben), "a guest"
    ann.post("/account/password", {"login": f"ann {secrets.token_hex(4)}", "password": "correct horse"})
    assert ann.id in keys(ben, who="people")
    assert ann.id not in keys(ben, who="bots")
    assert set(keys(ben, who="bots")) >= {"level1", "level5"}
    ladder = ben.get(f"/ladder/{GAME}")
    points = [row["rating"] for row in ladder["rows"]]
    assert points == sorted(points, reverse=True)
    assert len(points) == ladder["total"]
    done(server, "ban", ann.id)
    assert ann.id not in keys(ben)
    done(server, "unban", ann.id)
    ann.ask("DELETE", "/me")
    assert ann.id not in keys(ben)
    assert [one["person"] for one in rating(ben, table)["changes"]] == [ben.id]


def test_who_asks_for_what(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/me/ratings").status_code == 401
    assert httpx.get(f"{server.url}/api/ladder/{GAME}").json()["mine"] is None
    ann, eve = Someone(server.url), Someone(server.url)
    refused(422, "unknown-game", lambda: ann.get("/ladder/chess"))
    table = ann.create(GAME, "me", 1, start=True)
    refused(404, "no-such-table", lambda: rating(eve, table))


def stored(file: Path) -> tuple[list[Any], list[Any]]:
    with sqlite3.connect(file, timeout=30) as database:
        found = [
            database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
            for table in ("ratings", "rating_changes")
        ]
    return found[0], found[1]


def test_the_records_give_the_same_ratings(tmp_path: Path) -> None:
    """By `ludoteca admin`, and when a server finds games that were not looked at yet."""
    server = Server(tmp_path).start()
    ann = Someone(server.url, "Ann")
    tables = [ann.create(GAME, "me", level) for level in (1, 1, 2)]
    for table in tables:
        finish(ann, table)
    ben = Someone(server.url, "Ben")
    finish(ben, ben.create(GAME, "me", 1))
    ben.ask("DELETE", "/me")
    before = stored(tmp_path / "ludoteca.db")
    assert len(before[0]) == 2
    assert "4 games  0 ratings changed" in done(server, "ratings")
    assert stored(tmp_path / "ludoteca.db") == before
    server.stop()
    with sqlite3.connect(tmp_path / "ludoteca.db") as database:
        for table in "finished_seats", "finished", "rated_games", "ratings", "rating_changes":
            database.execute(f"DELETE FROM {table}")
    server.start()
    deadline = time.monotonic() + 30
    while stored(tmp_path / "ludoteca.db") != before and time.monotonic() < deadline:
        time.sleep(0.2)
    assert stored(tmp_path / "ludoteca.db") == before
    server.stop()
    assert not server.errors()


players = st.sampled_from(["ann", "ben", "eve", "gone", "level1", "level4", "engine:mine"])
sides = st.lists(players, min_size=2, max_size=4, unique=True)
contest = st.one_of(
    sides.flatmap(
        lambda who: st.tuples(
            st.just([[one] for one in who]), st.lists(st.integers(0, 3), min_size=len(who), max_size=len(who))
        )
    ),
    sides.flatmap(
        lambda who: st.tuples(st.just([who, ["game 2"] * len(who)]), st.sampled_from([[0, 1], [1, 0]])),
    ),
)


def rows(played: list[tuple[int, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": f"table-{number}",
            "game": GAME,
            "ended": float(ended),
            "contest": str([list(map(list, sides)), list(ranks)]).replace("'", '"'),
            "counted": False,
        }
        for number, (ended, (sides, ranks)) in enumerate(played)
    ]


def kept(connection: Connection) -> dict[str, list[Any]]:
    tables = (schema.ratings, schema.rating_changes)
    return {table.name: sorted(map(tuple, connection.execute(select(table)).all())) for table in tables}


async def equal(url: str, played: list[tuple[int, Any]]) -> None:
    """Games that are counted as they end, in whatever order, and all games computed anew."""
    opened = storage(url)
    await opened.start()

    def work(connection: Connection) -> tuple[dict[str, list[Any]], ...]:
        for table in (schema.rating_changes, schema.ratings, schema.rated_games, schema.persons):
            connection.execute(table.delete())
        connection.execute(
            insert(schema.persons), [{"id": one, "name": one, "created": 0.0} for one in ("ann", "ben", "eve")]
        )
        for row in rows(played):
            ratings.add(connection, row)
        counted = kept(connection)
        ratings.recompute(connection, GAME)
        return counted, kept(connection)

    try:
        counted, again = await opened.run(work)
        assert counted == again
        assert ratings.Known() not in again["ratings"]
        assert [told.changed for told in await recomputed(opened)] == [0] * bool(played)
    finally:
        await opened.stop()


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('empty') / 'ratings.db'}"


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 9), contest), max_size=12))
def test_counting_and_computing_anew_are_the_same(empty: str, played: list[tuple[int, Any]]) -> None:
    asyncio.run(equal(empty, played))


def test_the_same_on_postgresql() -> None:
    teams = ([["ann", "ben"], ["game 2", "game 2"]], [0, 1])
    duels = [([["ann"], [other]], [0, 1]) for other in ("ben", "level4", "gone", "engine:mine")]
    with postgres() as url:
        asyncio.run(equal(url, list(zip((3, 1, 4, 1, 5), [teams, *duels], strict=True))))
