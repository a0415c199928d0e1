"""What a game brings beside its rules in code. A box names these parts; they are loaded when they are first needed."""

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "fr", "ru")
"""The languages of readers; texts are found in folders of these names."""


@dataclass(frozen=True, slots=True)
class Resources:
    """The parts of a game by name; every one has a default.

    A folder is named `package:folder`. The default is the folder of that name in the top-level package of the box.
    An object is named `package.module:NAME`, and a module `package.module`.
    """

    words: str | None = None
    """Folder of the catalogues `<language>/<game>.ftl`; by default `locales`."""
    rules: str | None = None
    """Folder of the rules, `<language>/<game>.md` or a single `<game>.md`; by default `rules`."""
    evaluation: str | None = None
    """An `Evaluation` for the bots; by default random playouts."""
    levels: str | None = None
    """The settings of the five bot levels; by default `ludoteca.bots.levels:DEFAULT_SETTINGS`."""
    reader: str | None = None
    """`reader(players)` of a `Reader` for a network that learned the game; by default nothing can learn it."""
    screen: str | None = None
    """A module with `draw(view, words)` for the terminal; by default the facts of the view, as its `layout` says."""
    places: str | None = None
    """`names(facts)` of the places of a view (`ludoteca.core.places`); by default they have none but their notation."""
    wordings: str | None = None
    """`wordings(options)`: the ways to write one and the same game (`ludoteca.core.wording`); by default as it is."""
    actions: str | None = None
    """`build(players, options)` of an `ActionCodec`; by default the words of the notation."""
    observations: str | None = None
    """`build(players, options)` of an `ObservationEncoder`; by default the facts of the view."""

    def modules(self) -> list[str]:
        """The modules and packages that are named here."""
        folders, objects = (self.words, self.rules), (self.evaluation, self.levels, self.reader, self.places)
        names = (*folders, *objects, self.screen, self.wordings, self.actions, self.observations)
        return [name.partition(":")[0] for name in names if name is not None]


def load(name: str) -> Any:
    """The object or module with this name."""
    module, _, attribute = name.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def folder(name: str) -> Traversable | None:
    """The folder with this name; None if its package is a single module or is not there."""
    package, _, path = name.partition(":")
    try:
        return files(package).joinpath(path)
    except (ImportError, TypeError):
        return None
