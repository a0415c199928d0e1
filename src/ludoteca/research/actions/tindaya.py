"""Tindaya, N3 – N8: the verb with its keys and seats is one number, together with its hex if that is its first word;
every later hex, group, amount or means is a number of its own (AM5.1 asks origin, destination and group apart).

The hexes are those of the layout played, in hex order (N1.3): 112 in every layout of the box.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ludoteca.core import Options
from ludoteca.games.tindaya.actions.sea_moves import CANOE, GIFT, WOOD
from ludoteca.games.tindaya.components import GODS, MARKERS, SEERS, SHIPS, Kit
from ludoteca.games.tindaya.map.board import Ocean
from ludoteca.games.tindaya.map.hexes import hex_text
from ludoteca.games.tindaya.options import Variant
from ludoteca.research.actions import ActionCodec

SEATS = range(4)
MOST = 99
"""The largest amount with a number. Units, animals and conquistadors have no limit (T2.7), but none comes near it."""

PLAIN = (
    "devotion", "end", "pass", "decline", "enough", "stop", "betray", "fight", "send", "cancel", "accept", "refuse",
    "finish", "done", "repel", "stand",
)  # fmt: skip
AT_A_HEX = (
    "fort", "slaughter", "wall", "walk", "embark", "launch", "sail", "ashore", "collect", "offer", "gather", "dowry",
    "part", "settle", "birth", "starve", "unhouse", "raise", "ore", "protect", "target", "raid", "redeploy", "release",
    "assault", "chief",
)  # fmt: skip


def hexes(variant: Variant) -> list[str]:
    """The hexes of a layout; which tile lies where makes no difference, since all have one outline."""
    tiles = variant.kit.data["ocean_tiles"]
    plan = [(row["number"], "black", 0) for row in tiles["entries"]][: len(tiles["layouts"][variant.layout])]
    return [hex_text(place) for place in sorted(Ocean.laid(variant.kit, variant.layout, plan).hexes)]


def build(players: int, options: Options) -> ActionCodec:
    variant = Variant(players, options)
    kit, places = variant.kit, hexes(variant)
    villagers, nobles = kit.count["villager_per_tribe"], kit.count["noble_per_tribe"]
    natives = villagers + nobles
    return ActionCodec(
        [
            ("words", PLAIN),
            *((verb, [f"{verb} {place}" for place in places]) for verb in AT_A_HEX),
            *_keyed(kit),
            ("split", [f"split {number}" for number in range(villagers + 1)]),
            ("preserve", [f"preserve {number}" for number in range(MOST + 1)]),
            ("arm", [f"arm {h}h{o}o" for h in range(natives + 1) for o in range(natives + 1 - h)]),
            ("hex", places),
            ("group", [f"{n}n{v}v" for n in range(nobles + 1) for v in range(villagers + 1) if n or v]),
            ("host", [f"{number}c{chief}" for number in range(1, MOST + 1) for chief in ("", " chief")]),
            ("amount", [str(number) for number in range(MOST + 1)]),
            ("means", [CANOE, GIFT, "idol", *kit.resources]),
        ],
        split,
    )


def _keyed(kit: Kit) -> list[tuple[str, Sequence[str]]]:
    """The verbs that are followed by keys of the data, by seats or by numbers on the board."""
    assert WOOD in kit.resources
    trades = [trade.key for trade in kit.trades]
    buildings = [trade.building for trade in kit.trades]
    idols = [idol.key for idol in kit.idols]
    tokens, numbers = [*kit.objective_tokens], [row["number"] for row in kit.data["ocean_tiles"]["entries"]]
    food = [kit.resources[kind] for kind in kit.food]
    bundles = combinations_with_replacement([kit.resources[kind] for kind in kit.fire], kit.fire_per_seer)
    asked = [f"{god} {kind}" for god in GODS for kind in kit.kinds]
    gifts = [f"{one} {means}" for one in asked for means in ("good", "prisoner", "villager", "noble")]
    herds = [f"{god} {kind} animal" for god in GODS for kind in kit.animals]
    rows: list[tuple[str, Sequence[object]]] = [
        ("found", buildings),
        ("build", buildings),
        ("neutral", buildings),
        ("seer", SEERS),
        ("objective", [*kit.secrets]),
        ("token", tokens),
        ("develop", [f"{trade} {marker}" for trade in trades for marker in MARKERS]),
        ("produce", [f"{trade} {marker}" for trade in trades for marker in MARKERS]),
        ("cave", MARKERS),
        ("explore", MARKERS),
        ("discount", kit.resources),
        ("idol", idols),
        ("sell", idols),
        ("take", kit.resources),
        ("buy", [*kit.market]),
        ("reroute", [f"{ship} {number}" for ship in SHIPS for number in numbers]),
        ("trade", trades),
        ("god", GODS),
        ("fill", asked),
        ("relocate", [f"{god} {number}" for god in GODS for number in numbers]),
        ("fertility", ["villagers", "livestock"]),
        ("wreck", SHIPS),
        ("drop", kit.deposits),
        ("annul", [f"{seat} {token}" for seat in SEATS for token in tokens]),
        ("look", [f"{seat} {token}" for seat in SEATS for token in tokens]),
        ("swap", tokens),
        ("barter", SEATS),
        ("put", kit.resources),
        ("want", kit.resources),
        ("give", [*gifts, *herds]),
        ("bonus", asked),
        ("dowry with", [f"{seat} {part}" for seat in SEATS for part in ("pay", "receive")]),
        ("eat", food),
        ("deliver", [" ".join(bundle) for bundle in bundles]),
        ("free", SEATS),
    ]
    return [(name, [f"{name.split()[0]} {key}" for key in keys]) for name, keys in rows]


def split(text: str) -> tuple[str, ...]:
    words = text.split(" ")
    if words[-1] == "chief":
        words[-2:] = [f"{words[-2]} chief"]
    for place, word in enumerate(words):
        if "," in word:
            cut = 2 if place == 1 else place
            return " ".join(words[:cut]), *words[cut:]
    return (text,)
