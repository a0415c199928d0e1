"""Tindaya: three eras in the Canary archipelago, against gods and conquistadors."""

from ludoteca.games.tindaya.box import BOX

__all__ = ["BOX"]
