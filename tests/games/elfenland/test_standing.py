"""E15, E18 to E20: towns, the way home, the rounds left, for those who may know."""

from games.elfenland.scene import table, towns_but
from games.elfenland.test_game_end import finished
from ludoteca.core import Progress
from ludoteca.games.elfenland.position import ElfenlandPosition


def points(p: ElfenlandPosition, seat: int, viewer: int | None) -> dict[str, int]:
    return {part.name: part.points for part in p.score(seat, viewer)}


def test_the_way_home_is_its_owners_secret() -> None:
    """E5.2, E19.2, E19.3: the owner sees what the way home would cost now, the others do not."""
    p = table(2, visited={0: "beata usselen"}, towns={0: "elvenhold"}, homes={0: "usselen", 1: "beata"})
    far = p.variant.distances[p.towns[0]][p.homes[0]]
    assert far > 0
    assert points(p, 0, 0) == {"towns": 2, "home": -far}
    assert points(p, 0, 1) == points(p, 0, None) == {"towns": 2}
    assert [part.secret for part in p.score(0, 0)] == [False, True]
    assert [part.places for part in p.score(0, 0)] == [("usselen", "beata"), ("usselen",)]


def test_at_the_usual_end_all_homes_count() -> None:
    """E19.1, E19.2."""
    p = finished(4, visited={0: "beata"}, towns={0: "elvenhold", 1: "beata"}, homes={0: "usselen", 1: "beata"})
    far = p.variant.distances[p.towns[0]][p.homes[0]]
    assert points(p, 0, 1) == {"towns": 1, "home": -far}
    assert points(p, 1, None) == {"towns": 1, "home": 0}
    assert not any(part.secret for part in p.score(0, 1))


def test_an_exceptional_victory_forgets_the_homes() -> None:
    """E18.3."""
    p = finished(3, visited={0: towns_but()}, towns={0: "beata"}, homes={0: "usselen", 1: "beata"})
    assert points(p, 0, 0) == {"towns": 20}
    assert p.prospects(0, 0) == []


def test_what_is_still_to_be_had() -> None:
    """E15.1, E19.3: the towns left, and the way home, which another seat does not see."""
    p = table(2, visited={0: towns_but("kihromah")}, towns={0: "elvenhold"}, homes={0: "usselen", 1: "beata"})
    towns, home = p.prospects(0, 0)
    assert (towns.points, towns.parameters) == (1, {"left": 1})
    assert (home.name, home.parameters["town"], home.secret) == ("home", "usselen", True)
    assert [part.name for part in p.prospects(0, 1)] == ["towns"]


def test_how_far_everybody_is() -> None:
    """E20.1, E18.1, E19.2, E17.1."""
    p = table(2, round=3, visited={0: "beata"}, towns={0: "elvenhold"}, homes={0: "usselen", 1: "beata"})
    aim, towns, home, rounds = p.goals(0)
    assert [progress.reached for progress in aim.seats if progress] == [True, False]
    assert (towns.rule, towns.parameters, towns.seats[0]) == ("E18.1", {"early": 3}, Progress(1, 20, False))
    assert home.seats[0] is not None
    assert home.seats[1] is None, "not for this viewer to know"
    assert (home.parameters, home.secret, home.at_most) == ({"town": "usselen"}, True, True)
    assert rounds.together == Progress(3, 4, False)
    assert [goal.name for goal in p.goals(None)] == ["most-points", "towns", "rounds"]


def test_without_home_towns() -> None:
    """O2, E18.4: a game of three rounds knows no exceptional victory."""
    p = table(2, options={"home_towns": False, "rounds": 3})
    assert [part.name for part in p.score(0, 0)] == ["towns"]
    assert [goal.name for goal in p.goals(0)] == ["most-points", "towns", "rounds"]
    assert p.goals(0)[1].parameters == {"early": 0}
