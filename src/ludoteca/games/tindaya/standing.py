"""Where every tribe stands: points in Domination (T23), as far as a viewer may know them."""

from collections.abc import Iterator

from ludoteca.core import ScorePart
from ludoteca.games.tindaya.components import GODS
from ludoteca.games.tindaya.game_end import alive, revealed
from ludoteca.games.tindaya.objectives import best
from ludoteca.games.tindaya.scoring import contributions, monopoly
from ludoteca.games.tindaya.state import State


def knows(p: State, card_known: int, owner: int, viewer: int | None) -> bool:
    """T8.8, T23.7: a secret objective is known to some seats, and to all when the scores are made up."""
    return owner in revealed(p) or (viewer is not None and bool(card_known >> viewer & 1))


def counted(p: State) -> list[int]:
    """T23.2: the tribes that would be counted if the game ended now; at the end those that were."""
    if p.outcome is not None:
        return revealed(p)
    return [seat for seat in range(len(p.tribes)) if seat != p.traitor and alive(p, seat)]


def parts(p: State, seat: int, viewer: int | None) -> list[ScorePart]:
    """T23 [D]: the disc on the track, and what would be added at the end."""
    if not p.variant.domination or seat == p.traitor:
        return []
    survivors = counted(p)
    added = [*_added(p, seat, viewer, survivors)] if seat in survivors else []
    track = p.tribes[seat].score
    if p.outcome is not None:
        track -= sum(part.points for part in added)
    return [ScorePart("track", track, "T6.5"), *added]


def _added(p: State, seat: int, viewer: int | None, survivors: list[int]) -> Iterator[ScorePart]:
    """T23.3 to T23.7."""
    points, tribe = p.kit.points, p.tribes[seat]
    if p.variant.monopolies:
        for deposit, name in enumerate(p.kit.deposits):
            loss = monopoly(p, deposit, survivors).get(seat)
            if loss:
                tokens = tribe.deposits[deposit]
                yield ScorePart(f"monopoly-{name}", loss, "T23.3", {"count": tokens})
    held = contributions(p, seat)
    if held and (seat == viewer or seat in revealed(p)):
        secret = p.outcome is None
        yield ScorePart("idols", held * points["contribution_idol"], "T23.4", {"count": held}, secret=secret)
    nobles = tribe.nobles()
    yield ScorePart("nobles", nobles * points["noble_alive"], "T23.5", {"count": nobles})
    for card, row in common(p):
        if seat in best(p, row["metric"], row["best"], survivors):
            yield ScorePart("common", points["common_objective"], "T23.6", {"card": card})
    for card, value in known_objectives(p, viewer, survivors):
        row = p.kit.secrets[card]
        if seat in best(p, row["metric"], row["best"], survivors):
            yield ScorePart("secret", value, "T23.7", {"card": card}, secret=p.outcome is None)


def common(p: State) -> list[tuple[str, dict[str, str]]]:
    """T28: the common objectives of this game."""
    return [(card, cards[card]) for card, cards in ((p.blue, p.kit.blue), (p.green, p.kit.green)) if card]


def known_objectives(p: State, viewer: int | None, survivors: list[int]) -> list[tuple[str, int]]:
    """T23.7: the secret objectives that would be shown, and their values, as far as the viewer knows them."""
    return [
        (card, p.kit.objective_tokens[token]["value"])
        for owner in survivors
        for card, token, known in p.tribes[owner].objectives
        if knows(p, known, owner, viewer)
    ]


def prospects(p: State, seat: int, viewer: int | None) -> list[ScorePart]:
    """What else brings points until the end."""
    if not p.variant.domination or seat == p.traitor or p.outcome is not None:
        return []
    return [*_during_the_game(p, seat), *_at_the_end(p, seat, viewer)]


def _during_the_game(p: State, seat: int) -> Iterator[ScorePart]:
    """T14.6.3, T16.5.2, T16.9.1: forts, offerings, seers."""
    points, tribe = p.kit.points, p.tribes[seat]
    forts = len(p.conquistadors)
    if forts:
        yield ScorePart("fort", points["reconquest_win"], "T14.6.3", {"left": forts})
    for god, name in enumerate(GODS):
        most = max(other.pawns[god] for owner, other in enumerate(p.tribes) if owner != seat)
        given: dict[str, str | int] = {"god": name, "count": tribe.pawns[god], "most": most}
        yield ScorePart("offering", points["offering_best"], "T16.5.2", given)
    if p.variant.seers and p.era < p.variant.eras:
        yield ScorePart("seers", points["seer_delivery"], "T16.9.1", {"left": p.kit.fire_per_seer})


def _at_the_end(p: State, seat: int, viewer: int | None) -> Iterator[ScorePart]:
    """T23.6, T23.7: the objectives that others meet better."""
    survivors = counted(p)
    for card, row in common(p):
        if seat not in best(p, row["metric"], row["best"], survivors):
            yield ScorePart("common", p.kit.points["common_objective"], "T23.6", {"card": card})
    for card, value in known_objectives(p, viewer, survivors):
        row = p.kit.secrets[card]
        if value > 0 and seat not in best(p, row["metric"], row["best"], survivors):
            yield ScorePart("secret", value, "T23.7", {"card": card}, secret=True)
