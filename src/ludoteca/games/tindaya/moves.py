"""Moves and their notation (N1 to N8).

Every line of the notation's tables is a *form*: a verb and its arguments. A move is a form with the values of its
arguments. `ARGUMENTS` says how each argument is written and read; the table of forms serves both ways.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.core import Move, refuse
from ludoteca.games.tindaya.map.hexes import FARTHEST, Hex, hex_text, read_hex

IDLE: Final = frozenset(["stop", "done", "finish", "enough", "decline", "stand", "preserve 0", "arm 0h0o"])
"""N2.1: the do-nothing answers."""

Value = int | str


class Argument(NamedTuple):
    """A part of a move: the fields that it fills, and how they are written and read."""

    fields: tuple[str, ...]
    written: str
    """A format string, one place a field."""
    pattern: str
    """A regular expression, one group a field."""
    read: Callable[[str], Value] = str


def _hex(field: str) -> Argument:
    return Argument((field,), "%s", r"(-?\d{1,3},-?\d{1,3})", read_hex)


def _numbers(written: str, *fields: str) -> Argument:
    return Argument(fields, written, written.replace("%s", r"(0|[1-9]\d{0,3})"), read=int)


def _id(field: str, more: str = "") -> Argument:
    return Argument((field,), "%s", rf"([a-z][a-z0-9_]{{0,40}}{more})")


ARGUMENTS: Final = {
    "HEX": _hex("hex"),
    "TO": _hex("to"),
    "SEAT": _numbers("%s", "seat"),
    "NUMBER": _numbers("%s", "number"),
    "GROUP": _numbers("%sn%sv", "nobles", "villagers"),
    "HOST": _numbers("%sc", "conquistadors"),
    "ARMS": _numbers("%sh%so", "horns", "obsidian"),
    "RESOURCES": _id("resources", r"(?: [a-z][a-z0-9_]{0,40}){0,9}"),
    **{
        field.upper(): _id(field)
        for field in (
            "building", "card", "deposit", "god", "idol", "kind", "marker", "means", "objective", "resource", "seer",
            "ship", "token", "trade", "who",
        )
    },
}  # fmt: skip
"""N1: the arguments by the word that stands for them in a form."""


class Form:
    """One line of the notation's tables: `words` are literal (lower case) or name an argument (upper case)."""

    __slots__ = ("fields", "hexes", "pattern", "readers", "rule", "words", "written")

    def __init__(self, line: str, rule: str) -> None:
        self.words = tuple(line.split(" "))
        self.rule = rule
        arguments = [ARGUMENTS[word] for word in self.words if word.isupper()]
        self.fields = tuple(field for argument in arguments for field in argument.fields)
        self.readers = tuple(argument.read for argument in arguments for _ in argument.fields)
        self.hexes = tuple(place for place, read in enumerate(self.readers) if read is read_hex)
        self.written = " ".join(ARGUMENTS[word].written if word.isupper() else word for word in self.words)
        self.pattern = " ".join(ARGUMENTS[word].pattern if word.isupper() else word for word in self.words)

    def text(self, values: Sequence[Value]) -> str:
        """The notation of the move with these values."""
        texts = [*values]
        for place in self.hexes:
            texts[place] = hex_text(int(texts[place]))
        return self.written % tuple(texts)

    def read(self, texts: Sequence[str]) -> list[Value]:
        """The inverse: values from the groups of the pattern."""
        return [read(text) for read, text in zip(self.readers, texts, strict=True)]


FORMS: Final[list[Form]] = []
FORMS_OF: Final[dict[str, list[int]]] = {}
"""The numbers of the forms that begin with a verb."""


def _form(line: str, rule: str) -> int:
    form, number = Form(line, rule), len(FORMS)
    FORMS.append(form)
    FORMS_OF.setdefault(form.words[0], []).append(number)
    return number


# N3, setup
FOUND: Final = _form("found BUILDING HEX", "T4.5.1")
SPLIT: Final = _form("split NUMBER", "T4.5.3")
NEUTRAL: Final = _form("neutral BUILDING HEX", "T31.2")
FORT: Final = _form("fort HEX", "T4.7")
# N4, strategy
SEER: Final = _form("seer SEER", "T8.3")
OBJECTIVE: Final = _form("objective OBJECTIVE", "T8.8")
TOKEN: Final = _form("token TOKEN", "T8.8")
# N5, the turn
DEVELOP: Final = _form("develop TRADE MARKER", "T10.1")
DISCOUNT: Final = _form("discount RESOURCE", "T24.4")
PRODUCE: Final = _form("produce TRADE MARKER", "T11.1")
SLAUGHTER: Final = _form("slaughter HEX NUMBER", "T11.4")
PRESERVE: Final = _form("preserve NUMBER", "T11.6")
CAVE: Final = _form("cave MARKER", "T12.1")
EXPLORE: Final = _form("explore MARKER", "T13.1")
IDOL: Final = _form("idol IDOL", "T15.1")
SELL: Final = _form("sell IDOL", "T15.2")
TAKE: Final = _form("take RESOURCE", "R77")
BUY: Final = _form("buy CARD", "T15.3")
WALL: Final = _form("wall HEX", "T26")
DEVOTION: Final = _form("devotion", "T24.8")
REROUTE: Final = _form("reroute SHIP NUMBER", "T30.8")
END: Final = _form("end", "T9.2")
PASS: Final = _form("pass", "T9.2")
# N5.2: idols
TRADE: Final = _form("trade TRADE", "T25.1")
GOD: Final = _form("god GOD", "T25.2")
FILL: Final = _form("fill GOD KIND", "T25.4")
RELOCATE: Final = _form("relocate GOD NUMBER", "T25.6")
FERTILITY: Final = _form("fertility WHO", "T25.7")
WRECK: Final = _form("wreck SHIP", "T25.8")
DROP: Final = _form("drop DEPOSIT", "T25.9")
ANNUL: Final = _form("annul SEAT TOKEN", "T25.12")
LOOK: Final = _form("look SEAT TOKEN", "T25.13")
SWAP: Final = _form("swap TOKEN", "T25.13")
DECLINE: Final = _form("decline", "N2.1")
ENOUGH: Final = _form("enough", "N2.1")
# N6, exploration
WALK: Final = _form("walk HEX TO GROUP", "T13.2")
EMBARK: Final = _form("embark HEX GROUP", "T13.4")
LAUNCH: Final = _form("launch HEX MEANS", "T13.4")
SAIL: Final = _form("sail HEX", "T13.4")
ASHORE: Final = _form("ashore HEX", "T13.4")
STOP: Final = _form("stop", "T13.6")
BETRAY: Final = _form("betray", "T30.2")
FIGHT: Final = _form("fight", "T30.2")
ARM: Final = _form("arm ARMS", "T14.6.2")
# N7, optional actions
COLLECT: Final = _form("collect HEX", "T14.1.1")
BARTER: Final = _form("barter SEAT", "T14.2.1")
PUT: Final = _form("put RESOURCE", "T14.2.1")
WANT: Final = _form("want RESOURCE", "T14.2.1")
SEND: Final = _form("send", "T14.2.1")
CANCEL: Final = _form("cancel", "T14.2.2")
ACCEPT: Final = _form("accept", "T14.2.2")
REFUSE: Final = _form("refuse", "T14.2.2")
OFFER: Final = _form("offer HEX", "T14.3.1")
GIVE_GOOD: Final = _form("give GOD KIND good", "T14.3.4")
GIVE_ANIMAL: Final = _form("give GOD KIND animal HEX", "T14.3.5")
GIVE_PRISONER: Final = _form("give GOD KIND prisoner", "T14.3.6")
GIVE_VILLAGER: Final = _form("give GOD KIND villager HEX", "T14.3.6")
GIVE_NOBLE: Final = _form("give GOD KIND noble HEX", "T14.3.6")
FINISH: Final = _form("finish", "T14.3.3")
BONUS: Final = _form("bonus GOD KIND", "T24.8")
BUILD: Final = _form("build BUILDING HEX", "T14.4.1")
GATHER: Final = _form("gather HEX NUMBER", "T14.5.1")
DOWRY_PAY: Final = _form("dowry SEAT pay", "T32.1")
DOWRY_RECEIVE: Final = _form("dowry SEAT receive", "T32.1")
DOWRY_NEUTRAL: Final = _form("dowry HEX", "T31.6")
PART: Final = _form("part HEX", "T32.2")
SETTLE: Final = _form("settle HEX", "T32.2")
DONE: Final = _form("done", "T14")
# N8, queues
BIRTH: Final = _form("birth HEX", "T16.1.1")
EAT: Final = _form("eat RESOURCE", "T16.2.1")
STARVE: Final = _form("starve HEX", "T16.2.3")
UNHOUSE: Final = _form("unhouse HEX", "T16.4.1")
RAISE: Final = _form("raise HEX", "T18.5")
ORE: Final = _form("ore HEX", "T18.5")
PROTECT: Final = _form("protect HEX MEANS", "T20.5")
TARGET: Final = _form("target HEX", "T21.2")
RAID: Final = _form("raid HEX", "T21.4")
REPEL: Final = _form("repel", "T25.3")
STAND: Final = _form("stand", "T25.3")
DELIVER: Final = _form("deliver RESOURCES", "T16.9.1")
# the traitor
REDEPLOY: Final = _form("redeploy HEX TO", "T30.3")
RELEASE: Final = _form("release HEX", "T30.3")
ASSAULT: Final = _form("assault HEX", "T30.3")
FREE: Final = _form("free SEAT", "T30.8")
CHIEF: Final = _form("chief HEX", "T30.8")
MARCH: Final = _form("walk HEX TO HOST", "T30.5")
MARCH_CHIEF: Final = _form("walk HEX TO HOST chief", "T30.5")
SHIP_OUT: Final = _form("embark HEX HOST", "T30.5")
SHIP_OUT_CHIEF: Final = _form("embark HEX HOST chief", "T30.5")


class Act(Move):
    """A move: its form, and a value for each field that the form names. The others are 0 or empty."""

    form: int
    """Its number in `FORMS`."""
    idle: bool
    """N2.1: whether it does nothing."""
    hex: Hex = 0
    """Where it happens; where a walk begins."""
    to: Hex = 0
    """Where a walk ends; the fort to which a conquistador goes."""
    seat: int = 0
    """Another player: the partner of a barter, the owner of an objective, the tribe whose prisoners are freed."""
    number: int = 0
    """How many, or the number of a volcano or trench."""
    nobles: int = 0
    """N1.5: the nobles of a group."""
    villagers: int = 0
    """N1.5: its villagers."""
    conquistadors: int = 0
    """N1.5: the size of a group of conquistadors."""
    horns: int = 0
    """N1.6: weapons of horn."""
    obsidian: int = 0
    """N1.6: weapons of obsidian."""
    building: str = ""
    card: str = ""
    """A card of the market."""
    deposit: str = ""
    """The family of a raw token."""
    god: str = ""
    idol: str = ""
    kind: str = ""
    """What a place of an offering card asks for."""
    marker: str = ""
    means: str = ""
    """What a canoe is launched with, or what a hex is protected with."""
    objective: str = ""
    resource: str = ""
    resources: str = ""
    """Several resources, with blanks between them."""
    seer: str = ""
    ship: str = ""
    token: str = ""
    """The token of a secret objective."""
    trade: str = ""
    who: str = ""
    """T25.7: `villagers` or `livestock`."""

    def __init__(self, form: int, text: str, values: Sequence[Value]) -> None:
        self.text = text
        self.form = form
        self.idle = text in IDLE
        for field, value in zip(FORMS[form].fields, values, strict=True):
            setattr(self, field, value)


@lru_cache(maxsize=1 << 17)
def act(form: int, *values: Value) -> Act:
    """The move of a form with these values, in the order of the form. Only moves that some position offered are kept:
    a board has some ten thousand, and data of people's own may name any number."""
    return Act(form, FORMS[form].text(values), values)


STOP_MOVE: Final = act(STOP)
DONE_MOVE: Final = act(DONE)
FINISH_MOVE: Final = act(FINISH)
ENOUGH_MOVE: Final = act(ENOUGH)
DECLINE_MOVE: Final = act(DECLINE)
STAND_MOVE: Final = act(STAND)


def parse(text: str) -> Act:
    """The move with this notation, whether or not any position offers it; it is not kept."""
    for number in FORMS_OF.get(text.partition(" ")[0], ()):
        found = re.fullmatch(FORMS[number].pattern, text, re.ASCII)
        if found is not None:
            try:
                return Act(number, text, FORMS[number].read(found.groups()))
            except ValueError:
                break
    raise refuse("N1.1", "no-such-move", move=text[:80], farthest=FARTHEST)
