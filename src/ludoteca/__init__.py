"""Ludoteca: board games that know their own rules."""

from importlib.metadata import version

__version__ = version("ludoteca")
