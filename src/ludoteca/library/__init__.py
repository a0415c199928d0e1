"""A library of records: an index over the games of a folder or a server, and what it tells of openings and results."""

from ludoteca.library.explorer import Explored, explore
from ludoteca.library.index import DEPTH, Added, BadRecord, Index, Library
from ludoteca.library.report import Bar, GameReport, Share, games, report

__all__ = [
    "DEPTH",
    "Added",
    "BadRecord",
    "Bar",
    "Explored",
    "GameReport",
    "Index",
    "Library",
    "Share",
    "explore",
    "games",
    "report",
]
