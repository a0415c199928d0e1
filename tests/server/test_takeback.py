"""Take-back inside one's own turn, and beyond it with the consent of the others."""

import random
from typing import Any

from ludoteca.core import replay
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
