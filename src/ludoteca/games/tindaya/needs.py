"""What the end of an era will ask of the tribes as things stand (T16.1 to T16.4, T17 to T21): public facts."""

from collections.abc import Iterator

from ludoteca.core import Goal, Progress
from ludoteca.core.goal import at_least, at_most
from ludoteca.games.tindaya.danger_preview import dangers
from ludoteca.games.tindaya.era_end.reproduction import breeding
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import natives


def needs(p: State) -> Iterator[Goal]:
    """Food, shelter, and nobody in the way of the events ahead; a traitor needs none of it."""
    tribes = range(len(p.tribes))
    yield Goal("food", "T16.2", _each(p, [at_least(rations(p, seat), mouths(p, seat)) for seat in tribes]), kind="need")
    if p.variant.cave:
        housed = [at_most(mouths(p, seat), p.kit.housed[p.tribes[seat].cave]) for seat in tribes]
        yield Goal("shelter", "T16.4", _each(p, housed), kind="need", at_most=True)
    hit = places_hit(p)
    exposed = [at_most(sum(people_hit(p, seat, hit).values()), 0) for seat in tribes]
    yield Goal("danger", "T17.2", _each(p, exposed), kind="need", at_most=True)


def _each(p: State, progress: list[Progress]) -> tuple[Progress | None, ...]:
    return tuple(None if seat == p.traitor else one for seat, one in enumerate(progress))


def mouths(p: State, seat: int) -> int:
    """T16.1.1: the villagers of a tribe when food is given out, the children of this era among them."""
    tribe = p.tribes[seat]
    return tribe.villagers() + min(tribe.reserve, len(breeding(p, seat)))


def rations(p: State, seat: int) -> int:
    """T16.2.1: how many villagers the food of a tribe feeds."""
    return sum(p.tribes[seat].stock[kind] * p.kit.rations[kind] for kind in p.kit.food)


def places_hit(p: State) -> frozenset[Hex]:
    """T17 to T21: what the events ahead would hit if they came now, as far as their places are told."""
    return frozenset(place for danger in dangers(p) for place in danger.hit)


def people_hit(p: State, seat: int, hit: frozenset[Hex]) -> dict[Hex, int]:
    """By place, the natives of a tribe who stand there."""
    return {place: natives(group) for place, group in p.tribes[seat].natives.items() if place in hit}
