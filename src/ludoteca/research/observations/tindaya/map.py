"""The map in planes of hexes, in hex order (N1.3)."""

from collections.abc import Mapping

from ludoteca.games.tindaya.components import TERRAINS, Kit
from ludoteca.games.tindaya.step_codec import read_group
from ludoteca.games.tindaya.tribe import VILLAGERS
from ludoteca.research.observations import Array, Block
from ludoteca.research.observations.fill import numbered
from ludoteca.research.observations.tindaya.seat_view import MOST_PIECES, Fill, TindayaSeatView

SAID = ("walk", "embark", "launch", "slaughter", "gather", "protect", "redeploy", "found", "build", "neutral", "give")
"""The verbs of moves with more than one number."""
PIECES = ("animals", "conquistadors", "canoes", "neutral")


def terrain(out: Array, seen: TindayaSeatView) -> None:
    for row, kind in zip(out, TERRAINS[1:], strict=True):
        row[[seen.places[place] for place in seen.facts["board"]["terrain"][kind]]] = 1


def numbers(fact: str) -> Fill:
    """The numbers of volcanoes or trenches, where they lie."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for number, place in seen.facts["board"][fact].items():
            out[seen.places[place]] = int(number)

    return fill


def on_map(fact: str, index: Mapping[str, int]) -> Fill:
    """What lies on the hexes, a plane a kind."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for place, lying in seen.map.items():
            number = index.get(lying.get(fact))
            if number is not None:
                out[number, seen.places[place]] = 1

    return fill


def walls(out: Array, seen: TindayaSeatView) -> None:
    for place, lying in seen.map.items():
        out[seen.places[place]] = "wall" in lying


def pieces(out: Array, seen: TindayaSeatView) -> None:
    for place, lying in seen.map.items():
        for row, kind in zip(out, PIECES, strict=True):
            row[seen.places[place]] = lying.get(kind, 0)


def natives(out: Array, seen: TindayaSeatView) -> None:
    for place, lying in seen.map.items():
        for owner, group in lying.get("natives", {}).items():
            found = read_group(group)
            out[seen.place(int(owner)), :, seen.places[place]] = found >> 4, found & VILLAGERS


def explored(out: Array, seen: TindayaSeatView) -> None:
    exploration = seen.facts["exploration"] or {}
    for row, flag in zip(out, ("moved", "finished"), strict=True):
        for place, group in exploration.get(flag, {}).items():
            found = group if isinstance(group, int) else read_group(group)
            row[seen.places[place]] = (found >> 4) + (found & VILLAGERS)


def danger(out: Array, seen: TindayaSeatView) -> None:
    for row, how in zip(out, ("reach", "hit"), strict=True):
        for ahead in seen.facts["danger"]:
            row[[seen.places[place] for place in ahead[how]]] = 1


def asked_about(out: Array, seen: TindayaSeatView) -> None:
    """The hexes that the open decision names."""
    named = [seen.step.get(field) for field in ("hex", "origin", "start", "stop")]
    for place in (*named, *seen.step.get("hexes", ()), *seen.step.get("forts", ())):
        if place:
            out[seen.places[place]] = 1


def said_hexes(out: Array, seen: TindayaSeatView) -> None:
    found = [word for piece in seen.prefix for word in piece.split(" ") if "," in word]
    for row, place in zip(out, found, strict=False):
        row[seen.places[place]] = 1


def said_verb(out: Array, seen: TindayaSeatView) -> None:
    if seen.prefix:
        out[SAID.index(seen.prefix[0].partition(" ")[0])] = 1


def map_blocks(kit: Kit, n: int, size: int) -> list[Block]:
    buildings = numbered([*(trade.building for trade in kit.trades), "fort"])
    families = numbered(kit.families)
    count_of = kit.count
    return [
        Block("terrain", (3, size), ", ".join(TERRAINS[1:]), terrain),
        Block("volcanoes", (size,), "the number of the volcano", numbers("volcanoes"), 8),
        Block("trenches", (size,), "the number of the trench", numbers("trenches"), 8),
        Block("buildings", (len(buildings), size), ", ".join(buildings), on_map("building", buildings)),
        Block("tokens", (len(families), size), f"tokens: {', '.join(families)}", on_map("token", families)),
        Block("walls", (size,), "walls", walls),
        Block("pieces", (len(PIECES), size), ", ".join(PIECES), pieces, MOST_PIECES),
        Block("natives", (n, 2, size), "by seat: nobles, villagers", natives, count_of["villager_per_tribe"]),
        Block("explored", (2, size), "natives that moved, that finished, in this exploration", explored, 9),
        Block("danger", (2, size), "what the events ahead would reach, would hit", danger),
        Block("asked about", (size,), "the hexes that the open decision names", asked_about),
        Block("said hexes", (2, size), "the first and the second hex said of an unfinished move", said_hexes),
        Block("said verb", (len(SAID),), f"the verb of an unfinished move: {', '.join(SAID)}", said_verb),
    ]
