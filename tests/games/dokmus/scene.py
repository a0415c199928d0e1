"""Positions made by hand, written like the edge cases of the rules: cells as (R, C), slots as (sr, sc).

The faces are a frozen copy, so that a better `tiles.json` changes no test that names a cell.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final, Self

from ludoteca.core import Chance, Json, Lot, Options, Refusal, Seeded, View
from ludoteca.games.dokmus import BOX, scoring
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.state import TURN

Cell = tuple[int, int]
Slot = tuple[int, int]

FROZEN: Final[Any] = json.loads((Path(__file__).parent / "faces.json").read_text())
FACES: Final[dict[str, list[str]]] = {face["id"]: face["rows"] for face in FROZEN["faces"]}
TILES: Final[Json] = {"faces": FROZEN["faces"]}
OPTIONS: Final[Options] = {"tiles": TILES}
DECK: Final = {2: (2, 3, 4), 3: (1, 2, 3, 4, 5), 4: (1, 2, 3, 4, 5)}


def cells(text: str) -> set[Cell]:
    """The cells in a text of the rules: `(0,1) (1,0)`."""
    return {(int(row), int(column)) for row, column in re.findall(r"\((\d+),(\d+)\)", text)}


def name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[1])}{cell[0] + 1}"


def cell(text: str) -> Cell:
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


def slot_name(slot: Slot) -> str:
    return f"{'ABC'[slot[1]]}{slot[0] + 1}"


def slot_of(cell: Cell) -> Slot:
    return cell[0] // 7, cell[1] // 7


def hops(origin: Cell, targets: str) -> set[str]:
    """The notation of the moves of a token to some cells."""
    return {f"move {name(origin)} {name(target)}" for target in cells(targets)}


def turns(slot: Slot) -> set[str]:
    return {f"rotate {slot_name(slot)} cw", f"rotate {slot_name(slot)} ccw"}


class NoLuck(Chance):
    """D5.9: after setup nothing is left to chance."""

    def outcome(self, lot: Lot) -> Json:
        raise AssertionError(f"chance fell: {lot.name}")

    def below(self, n: int) -> int:
        raise AssertionError("chance was asked")


class Scene:
    """A position, asked and moved in the words of the rules."""

    def __init__(self, position: DokmusPosition) -> None:
        self.position = position

    # What is there

    @property
    def facts(self) -> Any:
        return self.position.view(None).facts

    @property
    def seat(self) -> int | None:
        return self.position.seat

    @property
    def left(self) -> int:
        return self.position.left

    @property
    def hole(self) -> Slot:
        return self._slot(self.facts["hole"])

    @property
    def tiles(self) -> dict[Slot, tuple[str, int]]:
        """Face and quarter turns in every slot but the hole."""
        return {self._slot(tile["slot"]): (tile["face"], tile["turns"]) for tile in self.facts["tiles"]}

    @property
    def terrain(self) -> dict[Cell, str]:
        found = {}
        for tile in self.facts["tiles"]:
            row, column = self._slot(tile["slot"])
            for r, line in enumerate(tile["rows"]):
                found.update({(row * 7 + r, column * 7 + c): terrain for c, terrain in enumerate(line)})
        return found

    @property
    def bonus(self) -> str | None:
        """The face of the tile that a pending bonus is tied to."""
        slot = self.facts["action"]["bonus"]
        return None if slot is None else self.tiles[self._slot(slot)][0]

    def own(self, seat: int = 0) -> set[Cell]:
        return {cell(text) for text in self.facts["tokens"][seat]}

    def supply(self, seat: int = 0) -> int:
        return self.position.supply(seat)

    def sacrificed(self, seat: int = 0) -> int:
        return self.position.sacrificed[seat]

    def score(self, seat: int = 0) -> scoring.Score:
        return scoring.scores(self.position)[seat]

    # What can be done

    @property
    def legal(self) -> set[str]:
        moves = [move.text for move in self.position.moves()]
        assert len(set(moves)) == len(moves)
        return set(moves)

    @property
    def kinds(self) -> dict[str, int]:
        """How many legal moves there are of each verb."""
        return dict(Counter(text.split(" ")[0] for text in self.legal))

    @property
    def starts(self) -> set[Cell]:
        return self._cells_of(r"start (\w+)")

    @property
    def hand(self) -> set[int]:
        return {int(text[-1]) for text in self.legal if text.startswith("draft ")}

    @property
    def free(self) -> set[Cell]:
        """The cells at pay 0."""
        return self._cells_of(r"place (\w+)")

    @property
    def paid(self) -> set[Cell]:
        """The cells at pay 1."""
        return self._cells_of(r"place (\w+) sacrifice")

    @property
    def fallback(self) -> bool:
        """D7.16: whether all open cells are offered."""
        taken = {token for seat in range(len(self.position.own)) for token in self.own(seat)}
        return not self.paid and self.free == {at for at, kind in self.terrain.items() if kind in ".frv"} - taken

    @property
    def slides(self) -> set[Slot]:
        return {self._slot(text[-2:]) for text in self.legal if text.startswith("slide ")}

    def targets(self, origin: Cell) -> set[Cell]:
        return self._cells_of(rf"move {name(origin)} (\w+)")

    def refused(self, text: str) -> tuple[str, str]:
        """The rule and the reason against a move."""
        assert text not in self.legal
        refusal = self.position.why_not(BOX.parse(text))
        assert isinstance(refusal, Refusal)
        return refusal.rule, refusal.reason

    # What is done

    def play(self, *texts: str) -> Self:
        for text in texts:
            assert text in self.legal, text
            move = BOX.parse(text)
            assert self.position.why_not(move) is None
            self.position.play(move, NoLuck())
        return self

    def start(self, cell: Cell) -> Self:
        return self.play(f"start {name(cell)}")

    def draft(self, *cards: int) -> Self:
        return self.play(*(f"draft {card}" for card in cards))

    def place(self, cell: Cell, pay: int = 0) -> Self:
        return self.play(f"place {name(cell)}" + " sacrifice" * pay)

    def move(self, origin: Cell, target: Cell) -> Self:
        return self.play(f"move {name(origin)} {name(target)}")

    def rotate(self, slot: Slot, way: str) -> Self:
        return self.play(f"rotate {slot_name(slot)} {way}")

    def slide(self, slot: Slot) -> Self:
        return self.play(f"slide {slot_name(slot)}")

    def finish_turn(self) -> Self:
        """Somehow, without the guardian."""
        seat, round = self.position.seat, self.position.round
        while self.position.seat == seat and self.position.round == round and self.position.phase == TURN:
            texts = sorted(self.legal)
            self.play(next(text for verb in ("decline", "end", "place") for text in texts if text.startswith(verb)))
        return self

    def copy(self) -> "Scene":
        return Scene(self.position.copy())

    def _cells_of(self, form: str) -> set[Cell]:
        found = [re.fullmatch(form, text) for text in self.legal]
        return {cell(match[1]) for match in found if match}

    @staticmethod
    def _slot(text: str) -> Slot:
        return int(text[1]) - 1, "ABC".index(text[0])


def new_game(seats: int, seed: int) -> DokmusPosition:
    """A game with luck from a seed, on the frozen faces."""
    return BOX.new(seats, BOX.settle(seats, OPTIONS), Seeded(seed))


def _facts(layout: str, seats: int | None, talisman: int, tiles: Json) -> dict[str, Any]:
    seats = seats or int(layout[-1])
    lying = [(slot.split(","), face, turns) for slot, (face, turns) in FROZEN["test_layouts"][layout].items()]
    return {
        "players": seats,
        "options": {"tiles": tiles},
        "round": 1,
        "phase": "start",
        "turn": (talisman - 1) % seats,
        "talisman": talisman,
        "drafter": talisman,
        "tiles": [
            {"slot": slot_name((int(row), int(column))), "face": face, "turns": turns}
            for (row, column), face, turns in lying
        ],
        "tokens": [[] for _ in range(seats)],
        "sacrificed": [0] * seats,
        "chosen": [],
        "revealed": [None] * seats,
    }


def _scene(facts: dict[str, Any]) -> Scene:
    position = BOX.imagine(View("dokmus", None, facts), Seeded(0))
    return Scene(position)


def before_start(layout: str, *, seats: int | None = None, talisman: int = 0) -> Scene:
    """Tiles and talisman lie there; nobody has started (D3.6)."""
    return _scene(_facts(layout, seats, talisman, TILES))


def before_draft(layout: str, *, seats: int | None = None, talisman: int = 0) -> Scene:
    """Everybody has started somewhere; the first round begins."""
    scene = before_start(layout, seats=seats, talisman=talisman)
    while scene.starts:
        scene.start(min(scene.starts))
    return scene


def scene(
    layout: str,
    *tokens: str,
    left: int = 3,
    card: int | None = None,
    guardian: bool = True,
    bonus: Slot | None = None,
    seat: int = 0,
    seats: int | None = None,
    talisman: int = 1,
    sacrificed: tuple[int, ...] | None = None,
    tiles: Json = TILES,
) -> Scene:
    """A seat in its turn, with `tokens` of player 0, 1, … on the board and nothing else.

    Without a `card` its guardian does not matter: it has card 3 and has used it. The others hold the cards that
    follow its own, so the next seat clockwise is the next to act unless the deck ends before.
    """
    facts = _facts(layout, seats, talisman, tiles)
    players = facts["players"]
    for owner, text in enumerate(tokens):
        facts["tokens"][owner] = [name(token) for token in cells(text)]
    acting = card or 3
    deck = DECK[players]
    cards = [deck[(deck.index(acting) + (owner - seat) % players) % len(deck)] for owner in range(players)]
    facts |= {
        "phase": "turn",
        "turn": seat,
        "sacrificed": list(sacrificed or [0] * players),
        "chosen": list(range(players)),
        "revealed": cards,
        "action": {
            "card": acting,
            "left": left,
            "guardian": guardian and card is not None,
            "bonus": None if bonus is None else slot_name(bonus),
        },
    }
    return _scene(facts)
