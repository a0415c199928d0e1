"""Boxes on the shelf: what is known of a game before anybody sits down."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from ludoteca.core.chance import Chance
from ludoteca.core.json import Json, canonical
from ludoteca.core.position import M, Position
from ludoteca.core.refusal import refuse
from ludoteca.core.resources import Resources
from ludoteca.core.view import View

Options = Mapping[str, Json]


class Option:
    """A choice made before the game. `allowed` lists its values; free-form options bring a `read` instead,
    which returns the value to keep or raises `Refused`; `allowed` then lists the usual ones. Its choice means something
    where every option in `needs` has one of these values; `players` is their number."""

    __slots__ = ("allowed", "default", "key", "needs", "read", "rule")

    def __init__(
        self,
        key: str,
        default: Json,
        rule: str,
        allowed: Sequence[Json] = (),
        read: Callable[[Json], Json] | None = None,
        needs: Mapping[str, Sequence[Json]] | None = None,
    ) -> None:
        self.key = key
        self.default = default
        self.rule = rule
        self.allowed = tuple(allowed)
        self.read = read
        self.needs = {key: tuple(values) for key, values in (needs or {}).items()}

    def accept(self, value: Json) -> Json:
        if canonical(value) == canonical(self.default):
            return self.default
        if self.read is not None:
            return self.read(value)
        for known in self.allowed:
            if canonical(value) == canonical(known):
                return known
        names = ", ".join(canonical(known) for known in self.allowed)
        raise refuse(self.rule, "option-value", option=self.key, value=canonical(value)[:80], allowed=names)


class Game(ABC, Generic[M]):
    """Static facts and the way in. There is one instance per game: its box."""

    key: str
    """The name in records: `dokmus`."""
    rules: str
    """Version of the rule set, written in every record."""
    seats: range
    """The numbers of players it can be played with."""
    seats_rule: str
    """The rule that says so."""
    options: Sequence[Option] = ()
    resources: Resources = Resources()
    """Words, rule book, evaluation and the like, where they are not in their usual places."""

    @abstractmethod
    def new(self, seats: int, options: Options, chance: Chance) -> Position[M]:
        """The position before the first decision. `options` are complete (`settle`)."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with this notation; raises `Refused` if there is none."""

    @abstractmethod
    def rule_of(self, move: M) -> str:
        """The rule in the move's row of the notation, named where no narrower rule decides."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> Position[M]:
        """A random position that looks like `view` to its seat, made from the view alone."""

    def editions(self) -> "Mapping[str, Game[M]]":
        """The boxes of all versions of the rules that can still be played, by version. This one alone, unless a game
        keeps older ones for the tables and records begun under them."""
        return {self.rules: self}

    def edition(self, rules: str) -> "Game[M]":
        """The box of this version of the rules; raises `Refused` if it is not kept."""
        kept = self.editions()
        if rules not in kept:
            raise refuse("record", "rules-version", version=rules[:20], known=", ".join(sorted(kept)))
        return kept[rules]

    def words_folder(self) -> str:
        """Where its catalogues lie."""
        return self.resources.words or f"{self._package}:locales"

    def rules_folder(self) -> str:
        """Where its rule book lies."""
        return self.resources.rules or f"{self._package}:rules"

    @property
    def _package(self) -> str:
        return type(self).__module__.partition(".")[0]

    def settle(self, seats: int, given: Options) -> dict[str, Json]:
        """Checks a number of players and the options given; returns the complete options."""
        if seats not in self.seats:
            allowed = f"{self.seats.start}-{self.seats.stop - 1}"
            raise refuse(self.seats_rule, "players", players=seats, allowed=allowed)
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise refuse("options", "unknown-option", option=key[:80], allowed=", ".join(known) or "-")
        return {key: option.accept(given.get(key, option.default)) for key, option in known.items()}

    def changed(self, options: Options) -> dict[str, Json]:
        """Those options that differ from the default, as the header of a record lists them."""
        return {
            option.key: options[option.key]
            for option in self.options
            if canonical(options[option.key]) != canonical(option.default)
        }
