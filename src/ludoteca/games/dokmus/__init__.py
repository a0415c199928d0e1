"""Dokmus, by Mikko Punakallio: an island of sliding and turning tiles. Rules: `docs/rules/en/dokmus.md`."""

from ludoteca.games.dokmus.box import BOX

__all__ = ["BOX"]
