"""Names: what nobody may be called. A name must not be taken for the server, for a bot, or for somebody's login."""

import unicodedata

from sqlalchemy import Connection, select

from ludoteca.server import clean_text
from ludoteca.server.db import schema
from ludoteca.tables.errors import RequestRefused, conflict

LONGEST = 40
RESERVED = """
    admin administrator moderator mod host server system root staff support ludoteca computer bot robot nobody
    administrateur administratrice modérateur modératrice hôte serveur système assistance ordinateur personne
    админ администратор модератор ведущий хозяин сервер система поддержка компьютер бот робот никто лудотека
"""
ALIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅЗЬҺԀԚԜӀ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓΠ" + "01|",
    "ABEKMHOPCTYXLJS3BHDQWL" + "ABEZHLKMNOPTYXГП" + "OLL",
)
"""Capitals of other alphabets, and digits, as the Latin capital they look like; two Greek ones as the Cyrillic one."""
SMALL = str.maketrans("αγεηικνορτυχω", "ayenikvoptuxw")
"""Small Greek letters as the Latin letter they look like, which is not always that of their capital."""


def skeleton(text: str) -> str:
    """What is left of a text where letters that look alike are the same letter: `ADMlN` is `ADMLN` too."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    capitals = bare.translate(SMALL).casefold().upper().translate(ALIKE).replace("I", "L")
    return "".join(letter for letter in capitals if letter.isalnum() or not letter.isascii())


def skeletons(name: str) -> set[str]:
    """Of a name as it is written and in small letters, as logins are."""
    return {skeleton(name), skeleton(name.lower())}


def kept(text: str) -> str:
    """A name as it is kept; refused if there is nothing to see, too much of it, or if it is reserved."""
    name = clean_text.name(text)
    if not name:
        raise RequestRefused(400, "name-empty")
    if len(name) > LONGEST:
        raise RequestRefused(400, "name-long", most=LONGEST)
    if skeletons(_without_number(name)) & _RESERVED:
        raise conflict("name-reserved")
    return name


def login(text: str) -> str:
    """A login as it is kept and compared."""
    return clean_text.name(text).lower()


def free(connection: Connection, name: str, person: str) -> None:
    """Refuses a name that looks like the login of somebody else."""
    columns = schema.persons.c
    alike = select(columns.id).where(columns.skeleton.in_(skeletons(name) - {""}), columns.id != person)
    if connection.execute(alike.limit(1)).first() is not None:
        raise conflict("name-like-another")


def _without_number(name: str) -> str:
    """`Computer 2` is `Computer`; a name that is a number stays."""
    return name.rstrip("0123456789 #.№-") or name


_RESERVED = frozenset(map(skeleton, RESERVED.split()))
