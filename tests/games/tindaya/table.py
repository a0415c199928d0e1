"""Whole games for the tests: dealt from the box with prepared luck, played on without adventure.

`Table(3, tribe=[{"seat": 0, "tribe": "agana"}])` deals a game in which the first outcome of the lot `tribe` is given;
`until("turn")` plays quiet answers until that is asked.
"""

from games.tindaya.scene import Luck, Scene
from ludoteca.core import Json, Lot
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.data_files import supplied

QUIET = ("pass", "end", "stop", "done", "decline", "enough", "refuse", "cancel", "stand", "finish", "send")
"""Answers that lead on without adventure, if one of them is legal."""


def data_with(file: str, **changes: Json) -> dict[str, Json]:
    """The option `data` with a file whose entries all have these values."""
    document = supplied()[file]
    rows: list[Json] = [{**entry, **changes} for entry in document["entries"]]
    return {file: {**document, "entries": rows}}


def data_with_entry(file: str, key: str, **changes: Json) -> dict[str, Json]:
    """The option `data` with a file of which one entry has these values."""
    document = supplied()[file]
    rows: list[Json] = [{**entry, **(changes if entry["id"] == key else {})} for entry in document["entries"]]
    return {file: {**document, "entries": rows}}


class Loaded(Luck):
    """Luck whose outcomes are prepared by the name of their lot; what is not prepared is drawn, repeatably."""

    def __init__(self, seed: int, outcomes: dict[str, list[Json]]) -> None:
        super().__init__(seed)
        self.waiting = {name: [*values] for name, values in outcomes.items()}

    def outcome(self, lot: Lot) -> Json:
        values = self.waiting.get(lot.name)
        if values:
            self.prepared.insert(0, values.pop(0))
        return super().outcome(lot)


class Table(Scene):
    """A game dealt from the box."""

    def __init__(self, players: int, seed: int = 0, options: dict[str, Json] | None = None, **luck: list[Json]) -> None:
        self.luck = Loaded(seed, luck)
        self.p = BOX.new(players, BOX.settle(players, options or {}), self.luck)

    def quiet(self) -> str:
        """An answer without adventure."""
        legal = self.legal()
        return next((text for text in QUIET if text in legal), legal[0])

    def until(self, *names: str) -> "Table":
        """Quiet answers until one of these questions is asked, or the game is over."""
        while self.p.seat is not None and self.asked() not in names:
            self.play(self.quiet())
        return self

    @classmethod
    def in_era(cls, era: int, players: int, options: dict[str, Json] | None = None) -> "Table":
        """A game that came, with quiet turns and food enough, to the first turn of an era."""
        for seed in range(200):
            table = cls(players, seed, options)
            while table.until("turn").p.seat is not None and table.p.era < era:
                for tribe in table.p.tribes:
                    tribe.stock[table.p.kit.resource["salted_meat"]] = 3
                table.play(table.quiet())
            if table.p.era == era and table.p.seat is not None:
                return table
        raise AssertionError("everybody perished")

    def fallen(self, name: str) -> list[Json]:
        """The outcomes of a lot so far."""
        return [value for lot, value in self.luck.fallen if lot == name]
