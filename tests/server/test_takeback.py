"""Take-back inside one's own turn, and beyond it with the consent of the others."""

import random
from typing import Any

import pytest

from ludoteca.core import replay
from ludoteca.tables import log
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.commands import abandon
from ludoteca.tables.log import Draft
from ludoteca.tables.state import LONG_AWAY_DAYS, LONG_AWAY_LIVE, Table, TableSetup
from server.parts import Server, Someone
from server.test_refusals import refused


def play(people: list[Someone], table: str, until: Any, choice: random.Random) -> Any:
    """Random moves until a state of the seat to decide satisfies `until`."""
    while True:
        turn = people[0].state(table)["turn"]
        seen = people[turn].state(table, turn)
        if until(seen):
            return seen
        people[turn].move(table, turn, choice.choice(seen["legal"]), seen["ply"])


def two(server: Server) -> tuple[list[Someone], str]:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    return [ann, ben], table


def test_free_inside_the_own_turn(server: Server) -> None:
    people, table = two(server)
    seen = play(people, table, lambda seen: seen["can_take_back"], random.Random(1))
    mover = people[seen["turn"]]
    earlier = mover.state(table, seen["turn"], seen["ply"] - 1)
    refused(
        403, "not-your-seat", lambda: people[1 - seen["turn"]].post(f"/tables/{table}/back", {"seat": seen["turn"]})
    )
    mover.post(f"/tables/{table}/back", {"seat": seen["turn"]})
    now = mover.state(table, seen["turn"])
    assert (now["ply"], now["view"], now["legal"]) == (seen["ply"] - 1, earlier["view"], earlier["legal"])
    assert mover.get(f"/tables/{table}/lines")[-1]["kind"] == "back"


def passed(people: list[Someone], table: str, seed: int) -> tuple[Any, int, int]:
    """A game in which the turn has just passed: the state of the seat to decide, the seat before it, and the ply before
    that seat's last move."""

    def handed_over(seen: Any) -> bool:
        lines = [line for line in people[0].get(f"/tables/{table}/lines") if line["kind"] == "move"]
        return len(lines) > 4 and lines[-1]["seat"] != seen["turn"]

    seen = play(people, table, handed_over, random.Random(seed))
    return seen, 1 - seen["turn"], seen["ply"] - 1


def test_beyond_it_everybody_must_agree(server: Server) -> None:
    people, table = two(server)
    seen, mine, target = passed(people, table, 2)
    turn, ply = seen["turn"], seen["ply"]
    back = {"seat": mine, "ply": target}
    refused(409, "nothing-to-take-back", lambda: people[mine].post(f"/tables/{table}/back", back | {"ply": ply}))
    refused(403, "not-your-move", lambda: people[turn].post(f"/tables/{table}/back", {"seat": turn, "ply": target}))
    people[mine].post(f"/tables/{table}/back", back)
    assert people[turn].state(table)["offer"]["missing"] == [turn]
    assert people[mine].state(table)["ply"] == ply
    people[turn].post(f"/tables/{table}/answer", {"seat": turn, "yes": True})
    assert people[mine].state(table)["ply"] == target
    play(people, table, lambda seen: seen["ply"] == target + 15, random.Random(3))
    people[0].post(f"/tables/{table}/abandon", {"seat": 0})
    people[1].post(f"/tables/{table}/answer", {"seat": 1, "yes": True})
    told = replay(people[0].get(f"/tables/{table}/record").encode(), verify=True)
    assert told.referee is not None


def test_a_move_withdraws_the_offer(server: Server) -> None:
    people, table = two(server)
    seen, mine, target = passed(people, table, 4)
    people[mine].post(f"/tables/{table}/back", {"seat": mine, "ply": target})
    people[seen["turn"]].move(table, seen["turn"], seen["legal"][0], seen["ply"])
    assert people[0].state(table)["offer"] is None


def test_it_is_the_last_move_of_the_seat_whoever_played_since(server: Server) -> None:
    """Also when others have decided since; the state says why it cannot simply be undone."""
    people, table = two(server)
    seen, mine, target = passed(people, table, 8)
    turn = seen["turn"]
    assert people[mine].state(table, mine)["bound"] in ("chance", "secret", "turn")
    people[turn].move(table, turn, seen["legal"][0], seen["ply"])
    assert people[mine].state(table, mine)["bound"] == "turn"
    people[mine].post(f"/tables/{table}/back", {"seat": mine})
    assert people[mine].state(table)["offer"]["ply"] == target


def test_who_has_not_moved_has_nothing_to_take_back(server: Server) -> None:
    people, table = two(server)
    turn = people[0].state(table)["turn"]
    assert people[turn].state(table, turn)["bound"] is None
    refused(409, "nothing-to-take-back", lambda: people[turn].post(f"/tables/{table}/back", {"seat": turn}))


STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def ways(view: Any, start: str) -> dict[str, int]:
    """The hexes of an island, by the land moves from one of them."""
    land = {place for kind in view["board"]["terrain"].values() for place in kind} | set(
        view["board"]["volcanoes"].values()
    )
    found, edge = {start: 0}, [start]
    for place in edge:
        q, r = map(int, place.split(","))
        for other in (f"{q + dq},{r + dr}" for dq, dr in STEPS):
            if other in land and other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    return found


def towards_the_fort(view: Any, legal: list[str]) -> str:
    """A building for every island; then a noble alone goes to the fort, and everybody else does nothing."""
    built = [place for place, setup in view["map"].items() if "building" in setup]
    forts = [place for place in built if view["map"][place]["building"] == "fort"]
    if legal[0].startswith("found"):
        return next(move for move in legal if not set(built) & set(ways(view, move.split()[2])))
    way = ways(view, forts[0]) if forts else {}
    walks = [move for move in legal if move.startswith("walk") and move.split()[2] in way and move.endswith("1n0v")]
    if walks:
        return min(walks, key=lambda move: way[move.split()[2]])
    return next((move for move in legal if move in ("explore cube", "done", "end", "pass")), legal[0])


def test_a_certain_loss_is_foreseen(server: Server) -> None:
    """T14.6.4: the preview of a move into a fort tells it, and so it comes; of a harmless move nothing is told."""
    ann = Someone(server.url)
    table = ann.create("tindaya", "me", "me", "me", "me", start=True, options={"campaign": "game_1"})
    warning = None
    while warning is None:
        turn = ann.state(table)["turn"]
        seen = ann.state(table, turn)
        move = towards_the_fort(seen["view"], seen["legal"])
        warning = ann.get(f"/tables/{table}/preview", seat=turn, move=move)["warning"]
        fort = move.startswith("walk") and seen["view"]["map"].get(move.split()[2], {}).get("building") == "fort"
        assert fort == (warning is not None)
        ann.move(table, turn, move, seen["ply"])
    assert (warning["rule"], warning["reason"]) == ("T14.6.4", "lost-reconquest")
    assert warning["parameters"]["enemies"] == 2
    while (seen := ann.state(table, turn))["question"]["name"] == "reconquest":
        ann.move(table, turn, seen["legal"][-1], seen["ply"])
    assert "reconquest-lost" in [event["name"] for event in ann.get(f"/tables/{table}/lines")[-1]["events"]]


def test_against_bots_nobody_need_agree(server: Server) -> None:
    """Back to the first position, across moves of the bot and chance; the game goes on and can be verified."""
    ann, choice = Someone(server.url), random.Random(5)
    table = ann.create("dokmus", "me", 1, start=True)
    for _ in range(2):
        while (seen := ann.state(table, 0))["ply"] < 12:
            if seen["legal"]:
                ann.move(table, 0, choice.choice(seen["legal"]), seen["ply"])
        ann.post(f"/tables/{table}/back", {"seat": 0, "ply": 1})
    while (seen := ann.state(table, 0))["status"] != "over":
        if seen["legal"]:
            ann.move(table, 0, choice.choice(seen["legal"]), seen["ply"])
    assert replay(ann.get(f"/tables/{table}/record").encode(), verify=True).finished


def test_earlier_positions(server: Server) -> None:
    """Every position of a game, as its seat saw it then."""
    ann, choice = Someone(server.url), random.Random(6)
    table = ann.create("dokmus", "me", "me", start=True)
    seen: list[Any] = []
    while len(seen) < 15:
        turn = ann.state(table)["turn"]
        seen.append(ann.state(table, turn))
        ann.move(table, turn, choice.choice(seen[-1]["legal"]), seen[-1]["ply"])
    for then in seen:
        again = ann.state(table, then["eyes"], then["ply"])
        for key in ("view", "legal", "question", "turn", "ply", "eyes", "result"):
            assert again[key] == then[key]
    refused(404, "no-such-position", lambda: ann.state(table, 0, 99))


def test_preview_shows_what_a_take_back_could_show(server: Server) -> None:
    ann, choice, foreseen = Someone(server.url), random.Random(7), 0
    table = ann.create("dokmus", "me", "me", start=True)
    for _ in range(30):
        turn = ann.state(table)["turn"]
        seen = ann.state(table, turn)
        move = choice.choice(seen["legal"])
        ahead = ann.get(f"/tables/{table}/preview", seat=turn, move=move)
        ann.move(table, turn, move, seen["ply"])
        after = ann.state(table, turn)
        if ahead["view"] is None:
            assert not after["can_take_back"]
        else:
            foreseen += 1
            assert (ahead["view"], ahead["legal"]) == (after["view"], after["legal"])
            assert after["can_take_back"]
    assert foreseen > 3


def test_an_offer_that_was_declined_waits_for_the_next_move(server: Server) -> None:
    people, table = two(server)
    seen, mine, target = passed(people, table, 6)
    turn, back = seen["turn"], {"seat": mine, "ply": target}
    for no in (turn, mine):
        people[mine].post(f"/tables/{table}/back", back)
        refused(409, "offer-pending", lambda: people[mine].post(f"/tables/{table}/abandon", {"seat": mine}))
        people[no].post(f"/tables/{table}/answer", {"seat": no, "yes": False})
        refused(409, "offer-declined", lambda: people[mine].post(f"/tables/{table}/back", back))
        here = people[turn].state(table, turn)
        people[turn].move(table, turn, here["legal"][0], here["ply"])
        if people[0].state(table)["turn"] == mine:
            break


@pytest.mark.parametrize(
    ("clock", "long"), [(TimeControl("live", 60), LONG_AWAY_LIVE), (TimeControl("days", days=1), LONG_AWAY_DAYS)]
)
def test_who_is_away_is_asked_until_they_have_been_away_for_long(clock: TimeControl, long: float) -> None:
    match = Table(TableSetup("t", "dokmus", "1", 2, {}, "seed", "ann", True, clock, 2, 0.0), [])
    sitters = [Draft(log.Sit(seat, "person", who)) for seat, who in enumerate(("ann", "ben"))]
    for draft in (*sitters, Draft(log.Start())):
        match.write(draft, 0.0)
    seat = match.turn
    assert seat is not None
    match.write(Draft(log.Away(seat)), 100.0)
    assert match.consenting(1 - seat, 100.0 + long) == {seat}
    asked = abandon(("ann", "ben")[1 - seat], 1 - seat, 100.0 + long)(match)
    assert [draft.entry for draft in asked] == [log.Offer(1 - seat, "abandon")]
    ended = abandon(("ann", "ben")[1 - seat], 1 - seat, 101.0 + long)(match)
    assert [draft.entry for draft in ended] == [log.End("abandoned")]
    match.write(Draft(log.Return(seat)), 101.0 + long)
    assert match.consenting(1 - seat, 102.0 + long) == {seat}
