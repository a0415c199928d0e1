"""E18 to E20: where every player stands: towns, the way home, the rounds left."""

from ludoteca.core import Goal, ScorePart
from ludoteca.core.goal import Progress, at_least, at_most, best_of
from ludoteca.games.elfenland.board import MARK, TOWNS
from ludoteca.games.elfenland.components import EARLY_ROUND, EARLY_TOWNS
from ludoteca.games.elfenland.scoring import ROUNDS, distance, markers
from ludoteca.games.elfenland.scoring import TOWNS as BY_TOWNS
from ludoteca.games.elfenland.state import State


def knows_home(p: State, seat: int, viewer: int | None) -> bool:
    """E5.2, E5.5: home towns are secret until the usual end; after the other one they play no part (E18.3)."""
    return bool(p.homes) and p.ending != BY_TOWNS and (seat == viewer or p.ending == ROUNDS)


def parts(p: State, seat: int, viewer: int | None) -> list[ScorePart]:
    """E19.2: a point for each town, less the way home."""
    visited = tuple(name for town, name in enumerate(TOWNS) if p.visited[seat] & MARK[town])
    found = [ScorePart("towns", len(visited), "E19.2", {"count": len(visited)}, visited)]
    if knows_home(p, seat, viewer):
        far, home = distance(p, seat), TOWNS[p.homes[seat]]
        secret = p.ending != ROUNDS
        found.append(ScorePart("home", -far, "E19.3", {"count": far}, (home,), secret))
    return found


def prospects(p: State, seat: int, viewer: int | None) -> list[ScorePart]:
    """The towns not seen yet, and the way home that can still be walked."""
    if p.ending:
        return []
    left = EARLY_TOWNS - markers(p, seat)
    found = [ScorePart("towns", 1, "E15.1", {"left": left})] if left else []
    if knows_home(p, seat, viewer) and (far := distance(p, seat)):
        home = TOWNS[p.homes[seat]]
        found.append(ScorePart("home", far, "E19.3", {"count": far, "town": home}, (home,), True))
    return found


def goals(p: State, viewer: int | None) -> list[Goal]:
    """E20.1 first: the best score. E18.1: all towns by the end of round 3 end the game at once."""
    seats = range(p.players)
    totals = [sum(part.points for part in parts(p, seat, None)) for seat in seats]
    early = EARLY_ROUND if p.variant.early and p.round <= EARLY_ROUND else 0
    found = [
        Goal("most-points", "E20.1", best_of(totals), kind="aim"),
        Goal(
            "towns",
            "E18.1" if early else "E15.1",
            tuple(at_least(markers(p, seat), EARLY_TOWNS) for seat in seats),
            parameters={"early": early},
        ),
    ]
    known = [knows_home(p, seat, viewer) for seat in seats]
    if any(known):
        ways: list[Progress | None] = [at_most(distance(p, seat), 0) if known[seat] else None for seat in seats]
        home = "none" if viewer is None else TOWNS[p.homes[viewer]]
        secret = p.ending != ROUNDS
        found.append(Goal("home", "E19.2", tuple(ways), at_most=True, parameters={"town": home}, secret=secret))
    return [*found, Goal("rounds", "E17.1", together=at_least(p.round, p.variant.rounds), kind="time")]
