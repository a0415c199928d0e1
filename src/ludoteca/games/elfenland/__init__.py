"""Elfenland: elves travel a land of roads, rivers and lakes. Rules: `docs/rules/en/elfenland.md`."""

from ludoteca.games.elfenland.box import BOX

__all__ = ["BOX"]
