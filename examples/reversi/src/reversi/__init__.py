"""Reversi: a game on a grid, with a board on the page that costs one line (`layout`). Rules: `rules/reversi.md`."""

from ludoteca.core import (
    Chance,
    Event,
    Game,
    Json,
    Move,
    Option,
    Options,
    Position,
    Question,
    Refusal,
    Result,
    View,
    refuse,
)

EMPTY = "."
SIDES = (6, 8)
WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
PASS = Move("pass")


def name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


CELLS = {name(column, row): (column, row) for column in range(max(SIDES)) for row in range(max(SIDES))}
PLACES = {cell: Move(f"place {cell}") for cell in CELLS}
MOVES = {move.text: move for move in (PASS, *PLACES.values())}


class Board(Position[Move]):
    """The discs, row by row: the number of their owner, or a dot."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[list[str]], seat: int | None = 0) -> None:
        self.rows = rows
        self.seat = seat
        self.events = None

    def turned(self, column: int, row: int, seat: int) -> list[tuple[int, int]]:
        """R3: the discs that a disc here would turn."""
        own, other, found = str(seat), str(1 - seat), list[tuple[int, int]]()
        if self.at(column, row) != EMPTY:
            return found
        for dx, dy in WAYS:
            line, x, y = list[tuple[int, int]](), column + dx, row + dy
            while self.at(x, y) == other:
                line.append((x, y))
                x, y = x + dx, y + dy
            if self.at(x, y) == own:
                found += line
        return found

    def at(self, column: int, row: int) -> str | None:
        """What lies in a cell; None beside the board."""
        side = len(self.rows)
        return self.rows[row][column] if 0 <= column < side and 0 <= row < side else None

    def places(self, seat: int) -> list[Move]:
        cells = range(len(self.rows))
        return [PLACES[name(x, y)] for y in cells for x in cells if self.turned(x, y, seat)]

    def moves(self) -> list[Move]:
        """R2, R4: a disc that turns something; a pass where there is none."""
        return [] if self.seat is None else self.places(self.seat) or [PASS]

    def play(self, move: Move, chance: Chance) -> None:
        assert self.seat is not None
        seat = self.seat
        if move is not PASS:
            column, row = CELLS[move.text.split(" ")[1]]
            turned = self.turned(column, row, seat)
            for x, y in (*turned, (column, row)):
                self.rows[y][x] = str(seat)
            if self.events is not None:
                self.events.append(Event("turn-discs", seat=seat, discs=len(turned)))
        self.seat = 1 - seat if self.places(1 - seat) or self.places(seat) else None

    def copy(self) -> "Board":
        return Board([row[:] for row in self.rows], self.seat)

    def view(self, seat: int | None) -> View:
        board: list[Json] = ["".join(row) for row in self.rows]
        facts: dict[str, Json] = {"board": board, "discs": [*self.discs()]}
        layout: Json = [{"kind": "grid", "fact": "board"}]
        return View("reversi", seat, {"players": 2, "turn": self.seat, **facts, "layout": layout})

    def discs(self) -> list[int]:
        return [sum(row.count(str(seat)) for row in self.rows) for seat in (0, 1)]

    def imagine(self, seat: int, chance: Chance) -> "Board":
        """There are no secrets."""
        return self.copy()

    def why_not(self, move: Move) -> Refusal | None:
        if move in self.moves():
            return None
        if move is PASS:
            return Refusal("R4", "must-place")
        cell = move.text.split(" ")[1]
        found = self.at(*CELLS[cell])
        if found is None:
            return Refusal("R1", "beside-the-board", cell=cell)
        return Refusal("R2", "cell-taken" if found != EMPTY else "turns-nothing", cell=cell)

    def turn_rule(self) -> str:
        return "R5" if self.seat is None else "R2"

    def question(self) -> Question | None:
        if self.seat is None:
            return None
        return Question("pass", "R4") if self.moves() == [PASS] else Question("place", "R2")

    def result(self) -> Result | None:
        """R5: the most discs win."""
        if self.seat is not None:
            return None
        discs = self.discs()
        return Result(discs, [seat for seat in (0, 1) if discs[seat] == max(discs)], "no-move")

    def check(self) -> None:
        assert all(len(row) == len(self.rows) for row in self.rows)
        assert sum(self.discs()) >= 4


class Reversi(Game[Move]):
    key = "reversi"
    rules = "1"
    seats = range(2, 3)
    seats_rule = "R1"
    options = (Option("side", 8, "R1", allowed=SIDES),)

    def new(self, seats: int, options: Options, chance: Chance) -> Board:
        side = options["side"]
        assert isinstance(side, int)
        rows = [[EMPTY] * side for _ in range(side)]
        low, high = side // 2 - 1, side // 2
        rows[low][low] = rows[high][high] = "1"
        rows[low][high] = rows[high][low] = "0"
        return Board(rows)

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise refuse("R2", "no-such-move", move=text[:80])
        return MOVES[text]

    def rule_of(self, move: Move) -> str:
        return "R4" if move is PASS else "R2"

    def imagine(self, view: View, chance: Chance) -> Board:
        rows, turn = view.facts["board"], view.facts["turn"]
        assert isinstance(rows, list)
        assert turn is None or isinstance(turn, int)
        return Board([[*str(row)] for row in rows], turn)


BOX = Reversi()
