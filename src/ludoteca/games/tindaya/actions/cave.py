"""Build the second cave (T12)."""

from ludoteca.games.tindaya.state import State


def build_cave(p: State, seat: int) -> None:
    """T12.1, T12.2: whatever the marker, one cave and its cylinder."""
    tribe = p.tribes[seat]
    tribe.pay(p.kit.cave_cost)
    tribe.cave = True
    tribe.cylinders += 1
    p.tell_goods("cave", seat, loss=p.kit.cave_cost)
