"""Before the game and after it: lobby, invitations, getting up, starting, rematch, resigning."""

from server.parts import Server, Someone
from server.test_refusals import refused


def test_lobby_join_and_start(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", 1, public=True)
    assert table in [found["id"] for found in ben.get("/tables")]
    refused(409, "empty-seats", lambda: ann.post(f"/tables/{table}/start"))
    seats = ben.post(f"/tables/{table}/join", {})["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Ben")
    refused(409, "no-open-seat", lambda: Someone(server.url).post(f"/tables/{table}/join", {}))
    ben.post(f"/tables/{table}/leave", {"seat": 1})
    assert ben.get(f"/tables/{table}")["seats"][1]["kind"] == "open"
    ben.post(f"/tables/{table}/join", {"seat": 1})
    refused(403, "not-the-host", lambda: ben.post(f"/tables/{table}/start"))
    ann.post(f"/tables/{table}/start")
    refused(409, "started", lambda: ben.post(f"/tables/{table}/leave", {"seat": 1}))
    mine = ben.get("/me/tables")[0]
    assert (mine["id"], mine["status"]) == (table, "running")


def test_invitations_are_random_revocable_and_for_one_seat(server: Server) -> None:
    ann, ben, eve = (Someone(server.url) for _ in range(3))
    table = ann.create("dokmus", "me", "link", "link")
    refused(404, "no-such-table", lambda: ben.get(f"/tables/{table}/seats/1/invite"))
    first, second = (ann.get(f"/tables/{table}/seats/{seat}/invite")["invite"] for seat in (1, 2))
    assert first != second
    assert ben.get(f"/invites/{first}")["id"] == table
    assert ben.get(f"/tables/{table}", invite=first)["id"] == table
    renewed = ann.post(f"/tables/{table}/seats/1/invite")["invite"]
    refused(404, "no-such-invite", lambda: ben.post(f"/tables/{table}/join", {"invite": first}))
    seats = ben.post(f"/tables/{table}/join", {"invite": renewed})["seats"]
    assert seats[1]["person"] == ben.id
    assert seats[2]["person"] is None
    refused(409, "invite-used", lambda: eve.post(f"/tables/{table}/join", {"invite": renewed}))
    refused(409, "invite-used", lambda: eve.get(f"/invites/{renewed}"))
    refused(409, "invite-used", lambda: eve.get(f"/tables/{table}", invite=renewed))
    refused(404, "no-such-invite", lambda: eve.get(f"/invites/{first}"))
    refused(404, "no-such-invite", lambda: eve.get(f"/tables/{table}", invite=first))
    refused(403, "not-the-host", lambda: ben.get(f"/tables/{table}/seats/2/invite"))
    ann.ask("PUT", f"/tables/{table}/seats/2", {"who": "bot", "level": 1})
    refused(404, "no-such-invite", lambda: eve.post(f"/tables/{table}/join", {"invite": second}))
    refused(409, "no-link-seat", lambda: ann.get(f"/tables/{table}/seats/2/invite"))


def test_an_invitation_leads_back_whoever_used_it(server: Server) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "link")
    invite = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
    ben.post(f"/tables/{table}/join", {"invite": invite})
    ann.post(f"/tables/{table}/start")
    assert ben.get(f"/invites/{invite}")["id"] == table
    line = ben.get(f"/tables/{table}")["line"]
    assert ben.post(f"/tables/{table}/join", {"invite": invite})["line"] == line


def test_getting_up_frees_a_link_seat_for_a_new_link(server: Server) -> None:
    ann, ben, eve = (Someone(server.url) for _ in range(3))
    table = ann.create("dokmus", "me", "link")
    first = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
    ben.post(f"/tables/{table}/join", {"invite": first})
    ben.post(f"/tables/{table}/leave", {"seat": 1})
    refused(404, "no-such-table", lambda: ben.get(f"/tables/{table}"))
    refused(404, "no-such-invite", lambda: ben.post(f"/tables/{table}/join", {"invite": first}))
    second = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
    assert eve.post(f"/tables/{table}/join", {"invite": second})["seats"][1]["person"] == eve.id


def test_the_host_changes_seats_and_gives_up(server: Server) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    refused(403, "not-the-host", lambda: ben.ask("PUT", f"/tables/{table}/seats/0", {"who": "open"}))
    refused(404, "no-such-seat", lambda: ann.ask("PUT", f"/tables/{table}/seats/5", {"who": "open"}))
    refused(409, "seat-taken", lambda: ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"}))
    ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "open"})
    assert ann.get(f"/tables/{table}")["seats"][1]["kind"] == "open"
    ann.ask("DELETE", f"/tables/{table}")
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_a_table_limit_for_each_person(server: Server) -> None:
    ann = Someone(server.url)
    for _ in range(50):
        ann.create("dokmus", "me", "open")
    refused(429, "too-many-tables", lambda: ann.create("dokmus", "me", "open"))


def test_resigning(server: Server) -> None:
    """With others left a bot plays on; with one seat left the table is over, and its record is published."""
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", 1, public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign", {"seat": 0})
    seen = ben.state(table)
    assert seen["status"] == "running"
    assert seen["seats"][0]["resigned"]
    refused(409, "resigned", lambda: ann.post(f"/tables/{table}/resign", {"seat": 0}))
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    seen = ben.state(table)
    assert (seen["status"], seen["end"], seen["result"]) == ("over", "resigned", None)
    assert ben.get(f"/tables/{table}/record").splitlines()[0].count('"seed"') == 1


def test_abandoning_needs_everybody(server: Server) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    assert ben.state(table)["offer"] == {"what": "abandon", "seat": 0, "ply": None, "missing": [1]}
    ben.post(f"/tables/{table}/answer", {"seat": 1, "yes": False})
    assert ben.state(table)["offer"] is None
    refused(409, "no-offer", lambda: ben.post(f"/tables/{table}/answer", {"seat": 1, "yes": True}))
    refused(409, "offer-declined", lambda: ann.post(f"/tables/{table}/abandon", {"seat": 0}))
    turn = ann.state(table)["turn"]
    mover = (ann, ben)[turn]
    mover.move(table, turn, mover.state(table, turn)["legal"][0], 0)
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    refused(403, "not-asked", lambda: ann.post(f"/tables/{table}/answer", {"seat": 0, "yes": True}))
    ben.post(f"/tables/{table}/answer", {"seat": 1, "yes": True})
    assert ann.state(table)["end"] == "abandoned"


def test_rematch(server: Server) -> None:
    """The second who asks comes to the table of the first, and it starts."""
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", 3, public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    refused(409, "not-over", lambda: ann.post(f"/tables/{table}/rematch"))
    ann.post(f"/tables/{table}/resign", {"seat": 0})
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    again = ann.post(f"/tables/{table}/rematch")
    assert again["status"] == "open"
    assert ben.state(table)["rematch"] == again["id"]
    refused(403, "not-seated", lambda: Someone(server.url).post(f"/tables/{table}/rematch"))
    started = ben.post(f"/tables/{table}/rematch")
    assert (started["id"], started["status"]) == (again["id"], "running")
    assert [seat["person"] for seat in started["seats"]] == [ann.id, ben.id, None]
    assert started["seats"][2]["level"] == 3


def test_rematch_against_bots_starts_at_once(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", 1, start=True)
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    assert ann.post(f"/tables/{table}/rematch")["status"] == "running"


def test_chat(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)
    before = ann.state(table)["ply"]
    ann.post(f"/tables/{table}/chat", {"text": "<b>hello</b>"})
    line = ann.get(f"/tables/{table}/lines")[-1]
    assert (line["kind"], line["name"], line["text"]) == ("chat", "Ann", "<b>hello</b>")
    assert ann.state(table)["ply"] == before
