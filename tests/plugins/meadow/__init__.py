"""Meadow: a game on a graph, with a list and cards, for the generic board of the page.

Two walkers stand on a graph of seven places with flowers. In turn each walks to a neighbouring place and picks what
grows there (M1), or plays its one rain card, which makes a flower grow again (M2). After twelve moves, or when no
flower is left, most flowers win (M3).
"""

from typing import Any

from ludoteca.core import Chance, Game, Json, Move, Options, Position, Question, Refusal, Result, View, refuse

PLACES = {
    "oak": (0, 0),
    "well": (2, 0),
    "gate": (4, 0),
    "stone": (1, 1.5),
    "bridge": (3, 1.5),
    "mill": (1, 3),
    "ford": (3, 3),
}
LINKS = [
    ("oak", "well"), ("well", "gate"), ("oak", "stone"), ("well", "stone"), ("well", "bridge"),
    ("gate", "bridge"), ("stone", "bridge"), ("stone", "mill"), ("bridge", "ford"), ("mill", "ford"),
]  # fmt: skip
WALKS = {place: Move(f"walk {place}") for place in PLACES}
RAINS = {place: Move(f"rain {place}") for place in PLACES}
MOVES = {move.text: move for move in (*WALKS.values(), *RAINS.values())}
LENGTH = 12


def neighbours(place: str) -> list[str]:
    return [b if a == place else a for a, b in LINKS if place in (a, b)]


class Meadow(Position[Move]):
    __slots__ = ("at", "flowers", "picked", "played", "rain")

    def __init__(self) -> None:
        self.flowers = dict.fromkeys(PLACES, 2)
        self.at = ["oak", "gate"]
        self.picked = [0, 0]
        self.rain = [1, 1]
        self.played = 0
        self.seat: int | None = 0
        self.events = None

    def moves(self) -> list[Move]:
        """M1, M2."""
        if self.seat is None:
            return []
        walks = [WALKS[place] for place in neighbours(self.at[self.seat]) if place not in self.at]
        rains = [RAINS[place] for place, left in self.flowers.items() if not left and place not in self.at]
        return walks + (rains if self.rain[self.seat] else [])

    def play(self, move: Move, chance: Chance) -> None:
        assert self.seat is not None
        verb, place = move.text.split()
        if verb == "walk":
            self.at[self.seat] = place
            self.picked[self.seat] += self.flowers[place] > 0
            self.flowers[place] = max(self.flowers[place] - 1, 0)
        else:
            self.rain[self.seat] = 0
            self.flowers[place] = 1
        self.played += 1
        over = self.played == LENGTH or not any(self.flowers.values())
        self.seat = None if over else 1 - self.seat

    def copy(self) -> "Meadow":
        other = Meadow()
        other.flowers, other.at, other.picked, other.rain = {**self.flowers}, [*self.at], [*self.picked], [*self.rain]
        other.played, other.seat = self.played, self.seat
        return other

    def view(self, seat: int | None) -> View:
        places: dict[str, Json] = {
            place: {
                "at": [*PLACES[place]],
                "owner": self.at.index(place) if place in self.at else None,
                "mark": str(self.flowers[place]),
            }
            for place in PLACES
        }
        facts: dict[str, Json] = {
            "map": {"places": places, "links": [[*link] for link in LINKS]},
            "growing": [[place, left] for place, left in self.flowers.items()],
            "hand": ["rain"] if seat is not None and self.rain[seat] else [],
            "picked": [*self.picked],
            "rain": [*self.rain],
            "played": self.played,
            "layout": [
                {"kind": "graph", "fact": "map"},
                {"kind": "list", "fact": "growing"},
                {"kind": "cards", "fact": "hand"},
            ],
        }
        return View("meadow", seat, {"players": 2, "turn": self.seat, **facts})

    def imagine(self, seat: int, chance: Chance) -> "Meadow":
        return self.copy()

    def why_not(self, move: Move) -> Refusal | None:
        return None if move in self.moves() else Refusal("M1", "no-such-way", place=move.text.split()[1])

    def turn_rule(self) -> str:
        return "M1" if self.seat is not None else "M3"

    def question(self) -> Question | None:
        return None if self.seat is None else Question("walk", "M1")

    def result(self) -> Result | None:
        """M3."""
        if self.seat is not None:
            return None
        return Result(self.picked, [seat for seat in (0, 1) if self.picked[seat] == max(self.picked)], "meadow")

    def check(self) -> None:
        assert all(left >= 0 for left in self.flowers.values())


class MeadowGame(Game[Move]):
    key = "meadow"
    rules = "1"
    seats = range(2, 3)
    seats_rule = "M1"

    def new(self, seats: int, options: Options, chance: Chance) -> Meadow:
        return Meadow()

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise refuse("M1", "no-such-move", move=text[:80])
        return MOVES[text]

    def rule_of(self, move: Move) -> str:
        return "M1" if move.text.startswith("walk") else "M2"

    def imagine(self, view: View, chance: Chance) -> Meadow:
        facts: dict[str, Any] = dict(view.facts)
        owners = {place["owner"]: name for name, place in facts["map"]["places"].items()}
        position = Meadow()
        position.flowers = dict(facts["growing"])
        position.at = [owners[0], owners[1]]
        position.picked, position.rain = [*facts["picked"]], [*facts["rain"]]
        position.played, position.seat = facts["played"], facts["turn"]
        return position


BOX = MeadowGame()
