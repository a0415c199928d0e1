"""Moves and their notation (N1 to N8).

Every line of the notation's tables is a *form*: a verb and what follows it. A move is a form with its arguments. One
table of forms serves both ways, from arguments to text and from text to arguments.
"""

import re
from functools import cache, lru_cache

from ludoteca.core import Move, refuse
from ludoteca.games.tindaya.map.hexes import FARTHEST, hex_text, read_hex

IDLE = frozenset(["stop", "done", "finish", "enough", "decline", "stand", "preserve 0", "arm 0h0o"])
"""N2.1: the do-nothing answers."""


class Act(Move):
    """A move. `a` and `b` are hexes (or `a` a seat), `c` and `d` numbers, `key` and `other` ids of the data."""

    __slots__ = ("a", "b", "c", "d", "form", "idle", "key", "other")

    def __init__(self, text: str, form: int, a: int, b: int, c: int, d: int, key: str, other: str) -> None:
        self.text = text
        self.form = form
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.key = key
        self.other = other
        self.idle = text in IDLE


class Form:
    """One way to write a move: `words` are literal (lower case) or name an argument."""

    __slots__ = ("rule", "words")

    def __init__(self, pattern: str, rule: str) -> None:
        self.words = tuple(pattern.split(" "))
        self.rule = rule


FORMS: list[Form] = []


def _form(pattern: str, rule: str) -> int:
    FORMS.append(Form(pattern, rule))
    return len(FORMS) - 1


# N3, setup
FOUND = _form("found KEY A", "T4.5.1")
SPLIT = _form("split N", "T4.5.3")
NEUTRAL = _form("neutral KEY A", "T31.2")
FORT = _form("fort A", "T4.7")
# N4, strategy
SEER = _form("seer KEY", "T8.3")
OBJECTIVE = _form("objective KEY", "T8.8")
TOKEN = _form("token KEY", "T8.8")
# N5, the turn
DEVELOP = _form("develop KEY OTHER", "T10.1")
DISCOUNT = _form("discount KEY", "T24.4")
PRODUCE = _form("produce KEY OTHER", "T11.1")
SLAUGHTER = _form("slaughter A N", "T11.4")
PRESERVE = _form("preserve N", "T11.6")
CAVE = _form("cave OTHER", "T12.1")
EXPLORE = _form("explore OTHER", "T13.1")
IDOL = _form("idol KEY", "T15.1")
SELL = _form("sell KEY", "T15.2")
TAKE = _form("take KEY", "R77")
BUY = _form("buy KEY", "T15.3")
WALL = _form("wall A", "T26")
DEVOTION = _form("devotion", "T24.8")
REROUTE = _form("reroute KEY N", "T30.8")
END = _form("end", "T9.2")
PASS = _form("pass", "T9.2")
# N5.2: idols
TRADE = _form("trade KEY", "T25.1")
GOD = _form("god KEY", "T25.2")
FILL = _form("fill KEY OTHER", "T25.4")
RELOCATE = _form("relocate KEY N", "T25.6")
FERTILITY = _form("fertility KEY", "T25.7")
WRECK = _form("wreck KEY", "T25.8")
DROP = _form("drop KEY", "T25.9")
ANNUL = _form("annul SEAT KEY", "T25.12")
LOOK = _form("look SEAT KEY", "T25.13")
SWAP = _form("swap KEY", "T25.13")
DECLINE = _form("decline", "N2.1")
ENOUGH = _form("enough", "N2.1")
# N6, exploration
WALK = _form("walk A B GROUP", "T13.2")
EMBARK = _form("embark A GROUP", "T13.4")
LAUNCH = _form("launch A OTHER", "T13.4")
SAIL = _form("sail A", "T13.4")
ASHORE = _form("ashore A", "T13.4")
STOP = _form("stop", "T13.6")
BETRAY = _form("betray", "T30.2")
FIGHT = _form("fight", "T30.2")
ARM = _form("arm ARMS", "T14.6.2")
# N7, optional actions
COLLECT = _form("collect A", "T14.1.1")
BARTER = _form("barter SEAT", "T14.2.1")
PUT = _form("put KEY", "T14.2.1")
WANT = _form("want KEY", "T14.2.1")
SEND = _form("send", "T14.2.1")
CANCEL = _form("cancel", "T14.2.2")
ACCEPT = _form("accept", "T14.2.2")
REFUSE = _form("refuse", "T14.2.2")
OFFER = _form("offer A", "T14.3.1")
GIVE_GOOD = _form("give KEY OTHER good", "T14.3.4")
GIVE_ANIMAL = _form("give KEY OTHER animal A", "T14.3.5")
GIVE_PRISONER = _form("give KEY OTHER prisoner", "T14.3.6")
GIVE_VILLAGER = _form("give KEY OTHER villager A", "T14.3.6")
GIVE_NOBLE = _form("give KEY OTHER noble A", "T14.3.6")
FINISH = _form("finish", "T14.3.3")
BONUS = _form("bonus KEY OTHER", "T24.8")
BUILD = _form("build KEY A", "T14.4.1")
GATHER = _form("gather A N", "T14.5.1")
DOWRY_PAY = _form("dowry SEAT pay", "T32.1")
DOWRY_RECEIVE = _form("dowry SEAT receive", "T32.1")
DOWRY_NEUTRAL = _form("dowry A", "T31.6")
PART = _form("part A", "T32.2")
SETTLE = _form("settle A", "T32.2")
DONE = _form("done", "T14")
# N8, queues
BIRTH = _form("birth A", "T16.1.1")
EAT = _form("eat KEY", "T16.2.1")
STARVE = _form("starve A", "T16.2.3")
UNHOUSE = _form("unhouse A", "T16.4.1")
RAISE = _form("raise A", "T18.5")
ORE = _form("ore A", "T18.5")
PROTECT = _form("protect A KEY", "T20.5")
TARGET = _form("target A", "T21.2")
RAID = _form("raid A", "T21.4")
REPEL = _form("repel", "T25.3")
STAND = _form("stand", "T25.3")
DELIVER = _form("deliver KEYS", "T16.9.1")
# the traitor
REDEPLOY = _form("redeploy A B", "T30.3")
RELEASE = _form("release A", "T30.3")
ASSAULT = _form("assault A", "T30.3")
FREE = _form("free SEAT", "T30.8")
CHIEF = _form("chief A", "T30.8")
MARCH = _form("walk A B HOST", "T30.5")
MARCH_CHIEF = _form("walk A B HOST chief", "T30.5")
SHIP_OUT = _form("embark A HOST", "T30.5")
SHIP_OUT_CHIEF = _form("embark A HOST chief", "T30.5")


@lru_cache(maxsize=1 << 17)
def act(form: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, key: str = "", other: str = "") -> Act:
    """The move with these arguments. Only moves that some position offered are kept: a board has some ten thousand,
    and data of people's own may name any number."""
    words = []
    for word in FORMS[form].words:
        if word == "A":
            word = hex_text(a)
        elif word == "B":
            word = hex_text(b)
        elif word == "SEAT":
            word = str(a)
        elif word == "N":
            word = str(c)
        elif word == "GROUP":
            word = f"{c}n{d}v"
        elif word == "ARMS":
            word = f"{c}h{d}o"
        elif word == "HOST":
            word = f"{c}c"
        elif word in ("KEY", "KEYS"):
            word = key
        elif word == "OTHER":
            word = other
        words.append(word)
    return Act(" ".join(words), form, a, b, c, d, key, other)


@lru_cache(maxsize=1 << 12)
def keyed(form: int, key: str) -> Act:
    """A move whose only argument is an id."""
    return act(form, 0, 0, 0, 0, key)


STOP_MOVE, DONE_MOVE, FINISH_MOVE = act(STOP), act(DONE), act(FINISH)
ENOUGH_MOVE, DECLINE_MOVE, STAND_MOVE = act(ENOUGH), act(DECLINE), act(STAND)

_NUMBER = r"(0|[1-9]\d{0,3})"
_PATTERN = {
    "A": r"(-?\d{1,3},-?\d{1,3})",
    "B": r"(-?\d{1,3},-?\d{1,3})",
    "SEAT": _NUMBER,
    "N": _NUMBER,
    "GROUP": f"{_NUMBER}n{_NUMBER}v",
    "ARMS": f"{_NUMBER}h{_NUMBER}o",
    "HOST": f"{_NUMBER}c",
    "KEY": r"([a-z][a-z0-9_]{0,40})",
    "KEYS": r"([a-z][a-z0-9_]{0,40}(?: [a-z][a-z0-9_]{0,40}){0,9})",
    "OTHER": r"([a-z][a-z0-9_]{0,40})",
}


@cache
def _readers() -> dict[str, list[tuple[int, re.Pattern[str]]]]:
    """By verb: the forms and the regular expressions of their texts."""
    readers: dict[str, list[tuple[int, re.Pattern[str]]]] = {}
    for number, form in enumerate(FORMS):
        pattern = " ".join(_PATTERN[word] if word.isupper() else word for word in form.words)
        readers.setdefault(form.words[0], []).append((number, re.compile(pattern, re.ASCII)))
    return readers


def parse(text: str) -> Act:
    """The move with this notation, whether or not any position offers it; it is not kept."""
    verb = text.partition(" ")[0]
    for form, reader in _readers().get(verb, ()):
        found = reader.fullmatch(text)
        if found is not None:
            try:
                return _assemble(text, form, list(found.groups()))
            except ValueError:
                break
    raise refuse("N1.1", "no-such-move", move=text[:80], farthest=FARTHEST)


def _assemble(text: str, form: int, found: list[str]) -> Act:
    numbers = {"a": 0, "b": 0, "c": 0, "d": 0}
    keys = {"KEY": "", "OTHER": ""}
    for word in FORMS[form].words:
        if word in ("A", "B"):
            numbers[word.lower()] = read_hex(found.pop(0))
        elif word == "SEAT":
            numbers["a"] = int(found.pop(0))
        elif word in ("N", "HOST"):
            numbers["c"] = int(found.pop(0))
        elif word in ("GROUP", "ARMS"):
            numbers["c"], numbers["d"] = int(found.pop(0)), int(found.pop(0))
        elif word in ("KEY", "KEYS"):
            keys["KEY"] = found.pop(0)
        elif word == "OTHER":
            keys["OTHER"] = found.pop(0)
    return Act(text, form, numbers["a"], numbers["b"], numbers["c"], numbers["d"], keys["KEY"], keys["OTHER"])
