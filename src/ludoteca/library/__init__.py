"""A library of records: an index over the games of a folder or a server, and what it tells of openings and results."""

from ludoteca.library.index import Added, BadRecord, Library
from ludoteca.library.report import GameReport, Share, games, report

__all__ = ["Added", "BadRecord", "GameReport", "Library", "Share", "games", "report"]
