"""Whether predicted chances come true, and whether the judge of an analysis agrees with a longer search.

    python -m bench.calibration play dokmus --players 4 --games 700 --seed 1 --out build/calibration
    python -m bench.calibration agree dokmus --players 4 --decisions 100 --out build/calibration
    python -m bench.calibration fit build/calibration

`play` lets quick players meet and keeps, for some moments of every game, what was predicted and what happened. `fit`
fits the lines of `ludoteca/analysis/data/calibration.json` and tells and draws how good they are: games are halved, and
each half is predicted by the line that was fitted on the other one. A line that does not help is left out; one that the
games say nothing of stays. `agree` judges decisions with a budget and with ten times as much.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ludoteca.analysis import LEVELS as THOROUGH
from ludoteca.analysis.calibration import CalibrationLine, brier, fit, log_loss, name
from ludoteca.analysis.luck import OpenJudge
from ludoteca.bots import GameModel, Search, by_name
from ludoteca.bots.evaluate import Evaluation, final_values
from ludoteca.bots.evaluate.tindaya.rollout_policy import RolloutPolicy, RolloutStyle, default_move
from ludoteca.bots.hint import question_seed
from ludoteca.core import Chance, Json, Position, Seeded, shelf
from ludoteca.games.tindaya.actions.explore import Moving
from ludoteca.games.tindaya.actions.turn import Menu
from ludoteca.games.tindaya.moves import STOP_MOVE
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking

SAMPLED: Final = 4
"""Moments of a game."""
PLAYERS: Final = {"dokmus": ("level3", "level2"), "elfenland": ("level4", "level3")}
"""Who plays; they change seats from game to game."""
BINS: Final = 10
LEAST_GAIN: Final = 0.001
"""By how much a line must better the Brier score of games it was not fitted on; else values are kept as they are."""
DATA: Final = Path(__file__).parents[1] / "src/ludoteca/analysis/data/calibration.json"
PICTURES: Final = Path(__file__).parents[1] / "docs/pictures"

Decision = tuple[Position[Any], str]
"""A position and the move that was played in it."""


def played(
    key: str, seats: int, options: dict[str, Json], seed: str, number: int
) -> tuple[list[Decision], list[float]]:
    """The decisions of a game between quick players, and the shares of the victory."""
    box, chance, decisions = shelf.box(key), Seeded(f"{seed} {number}"), list[Decision]()
    position = box.new(seats, box.settle(seats, options), chance)
    player = _Tribes(seats) if key == "tindaya" else _Levels(key, number)
    while position.seat is not None:
        moves = position.moves()
        text = moves[0].text if len(moves) == 1 else player.choose(position, chance, len(decisions))
        if len(moves) > 1:
            decisions.append((position.copy(), text))
        position.play(next(move for move in moves if move.text == text), chance)
    result = position.result()
    assert result is not None
    return decisions, final_values(result, seats)


class _Levels:
    """Bots of two levels."""

    def __init__(self, key: str, number: int) -> None:
        self._bots = [by_name(bot, key) for bot in PLAYERS[key]]
        self._turn = number

    def choose(self, position: Position[Any], chance: Chance, number: int) -> str:
        assert position.seat is not None
        legal = sorted(move.text for move in position.moves())
        bot = self._bots[(position.seat + self._turn) % len(self._bots)]
        return bot.choose(position.view(position.seat), legal, number)


class _Tribes:
    """Tindaya's bots take twenty seconds for a game. These look one move ahead at the menu of their turn, in the open
    position, and follow the rollout policy elsewhere: two seconds."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._era = -1

    def choose(self, position: Position[Any], chance: Chance, number: int) -> str:
        assert isinstance(position, State)
        assert position.seat is not None
        if isinstance(asking(position), Menu):
            evaluation = GameModel("tindaya").evaluation.search_evaluation
            return _greedy(evaluation, position, self._seats, chance)
        if position.era != self._era:
            self._era = position.era
            self._policy = RolloutPolicy(self._seats, RolloutStyle(counts_points=position.variant.domination))
        return _first_move(position, self._policy)


def _greedy(evaluation: Evaluation, position: Position[Any], seats: int, chance: Chance) -> str:
    assert position.seat is not None
    moves = evaluation.candidates(position, position.moves(), position.seat)
    values = [row[position.seat] for row in evaluation.move_values(position, moves, seats, chance)]
    return moves[values.index(max(values))].text


def _first_move(position: State, policy: RolloutPolicy) -> str:
    """The move with which the policy goes on: in an exploration it begins the best journey that can begin, or stops."""
    step = asking(position)
    if not isinstance(step, Moving):
        return default_move(position, policy.counts_points).text
    moves = position.moves()
    journeys = policy.journeys(position, step.seat, step.left)
    first = (journey.first() for journey in journeys if len(journey.legs) <= step.left)
    chosen = next((move for move in first if move in moves), STOP_MOVE)
    return (chosen if chosen in moves else moves[0]).text


def predictions(key: str, seats: int, options: dict[str, Json], seed: str, number: int) -> dict[str, Json]:
    """Some moments of a game: what the judges said, before any calibration, and what happened."""
    decisions, shares = played(key, seats, options, seed, number)
    model, thorough = GameModel(key), THOROUGH["quick"]
    judge = OpenJudge(model, seats, thorough)
    chance = Seeded(f"{seed} {number} moments")
    rows: list[Json] = []
    for part in range(SAMPLED):
        low, high = len(decisions) * part // SAMPLED, len(decisions) * (part + 1) // SAMPLED
        place = low + chance.below(high - low)
        position, move = decisions[place]
        assert position.seat is not None
        curve = judge.raw(position, f"{number} {place}")
        if curve is None:
            continue
        decided = None
        if part % 2 == number % 2:
            decided = value_of(model, position, move, thorough.effort)[0]
        expects = model.evaluation.search_evaluation.expects(position)
        rows.append(
            {
                "name": name(key, seats, expects),
                "part": part,
                "seat": position.seat,
                "curve": [round(value, 5) for value in curve.values],
                "decision": None if decided is None else round(decided, 5),
            }
        )
    return {"number": number, "shares": [*shares], "moments": rows}


def value_of(model: GameModel, position: Position[Any], move: str, effort: float) -> tuple[float, float]:
    """What a seat may expect of its move, and what the move costs."""
    assert position.seat is not None
    view, legal = position.view(position.seat), sorted(move.text for move in position.moves())
    question = question_seed(view, legal)
    settings = THOROUGH["normal"]._replace(effort=effort).search(model, view, question)
    values = {one.text: value for one, value in Search(model, settings).examine(view, legal, question, move)[1].items()}
    return values[move], max(values.values()) - values[move]


def play(arguments: Any) -> None:
    options = json.loads(arguments.options)
    kind = options.get("mode", "")
    file = arguments.out / f"games-{arguments.game}{kind}-{arguments.players}.jsonl"
    arguments.out.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text().splitlines()) if file.exists() else 0
    with file.open("a") as out:
        for number in range(done, arguments.games):
            row = predictions(arguments.game, arguments.players, options, f"calibration {arguments.seed}", number)
            out.write(json.dumps(row) + "\n")
            out.flush()


def agree(arguments: Any) -> None:
    """Losses by one budget and by ten times as much, in decisions of which a chance can be told."""
    options = json.loads(arguments.options)
    kind, model = options.get("mode", ""), GameModel(arguments.game)
    file = arguments.out / f"agree-{arguments.game}{kind}-{arguments.players}-{arguments.effort:g}.jsonl"
    arguments.out.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text().splitlines()) if file.exists() else 0
    with file.open("a") as out:
        for number in range(done, arguments.decisions):
            decisions, _ = played(arguments.game, arguments.players, options, f"agreement {arguments.seed}", number)
            decisions = [row for row in decisions if model.evaluation.search_evaluation.expects(row[0]) != "nobody"]
            chance = Seeded(f"agreement {number}")
            position, _ = decisions[chance.below(len(decisions))]
            moves = model.evaluation.candidates(position, position.moves(), position.seat or 0)
            move = moves[chance.below(len(moves))].text
            short = value_of(model, position, move, arguments.effort)[1]
            long = value_of(model, position, move, 10 * arguments.effort)[1]
            out.write(json.dumps([short, long]) + "\n")
            out.flush()


Seen = tuple[str, float, float]
"""Where a prediction belongs, what it was, what happened."""


def _seen(rows: Sequence[Any], kind: str) -> Iterator[Seen]:
    for row in rows:
        for moment in row["moments"]:
            if kind == "curve":
                for value, share in zip(moment["curve"], row["shares"], strict=True):
                    yield moment["name"], value, share
            elif moment["decision"] is not None:
                yield moment["name"], moment["decision"], row["shares"][moment["seat"]]


Half = tuple[CalibrationLine, list[tuple[float, float]]]
"""A line, and the predictions of games that it was not fitted on."""


def _halves(rows: Sequence[Any], kind: str, key: str) -> list[Half]:
    """Each half of the games with the line that was fitted on the other half."""
    halves = [
        [
            (value, share)
            for at, value, share in _seen([row for row in rows if row["number"] // 2 % 2 == half], kind)
            if at == key
        ]
        for half in (0, 1)
    ]
    return [(fit(halves[1]), halves[0]), (fit(halves[0]), halves[1])]


def fit_all(arguments: Any) -> None:
    """Fits the lines, keeps them, and tells how good they are."""
    files = sorted(arguments.folder.glob("games-*.jsonl"))
    rows = [json.loads(line) for file in files for line in file.open()]
    fits: dict[str, dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["fits"]
    for kind in ("curve", "decision"):
        for key in sorted({moment["name"] for row in rows for moment in row["moments"]}):
            seen = [(value, share) for at, value, share in _seen(rows, kind) if at == key]
            if not seen:
                continue
            line = fit(seen)
            mapped = [(line(value), share) for line, half in _halves(rows, kind, key) for value, share in half]
            mean = sum(share for _, share in seen) / len(seen)
            games = sum(any(at == key for at, _, _ in _seen([row], kind)) for row in rows)
            if brier(mapped) > brier(seen) - LEAST_GAIN:
                line = CalibrationLine()
            kept = fits.setdefault(key, {"games": 0, "curve": [1.0, 0.0], "decision": [1.0, 0.0]})
            if kind == "curve":
                kept["games"] = games
            kept[kind] = [round(line.slope, 4), round(line.intercept, 4)]
            print(
                f"| {key} | {kind} | {games} | {len(seen)} | {brier([(mean, share) for _, share in seen]):.3f} "
                f"| {brier(seen):.3f} | {brier(mapped):.3f} | {log_loss(seen):.3f} | {log_loss(mapped):.3f} "
                f"| {line.slope:.2f} | {line.intercept:+.2f} |"
            )
    source = "bench/calibration.py play, seed 1, and fit; Platt scaling of log odds: slope, intercept; 1, 0: as it is"
    DATA.write_text(json.dumps({"source": source, "fits": fits}, indent=1) + "\n", encoding="utf-8")
    for game in sorted({moment["name"].split()[0] for row in rows for moment in row["moments"]}):
        _draw(game, rows, fits)
    for file in sorted(arguments.folder.glob("agree-*.jsonl")):
        pairs = [json.loads(line) for line in file.open()]
        print(f"{file.stem}: {len(pairs)} decisions, correlation of losses {_correlation(pairs):.3f}")


def _correlation(pairs: Sequence[Sequence[float]]) -> float:
    xs, ys = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    covariance = sum((a - x) * (b - y) for a, b in pairs)
    spread = sum((a - x) ** 2 for a in xs) * sum((b - y) ** 2 for b in ys)
    return covariance / spread**0.5 if spread else 0.0


def _bins(seen: Sequence[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """By tenth of the predictions: the mean prediction, the mean of what happened, how many."""
    found = []
    for number in range(BINS):
        inside = [row for row in seen if min(int(row[0] * BINS), BINS - 1) == number]
        if inside:
            count = len(inside)
            found.append((sum(v for v, _ in inside) / count, sum(s for _, s in inside) / count, count))
    return found


def _draw(game: str, rows: Sequence[Any], fits: dict[str, dict[str, Any]]) -> None:
    """The reliability diagram of a game: predicted against observed, before and after calibration."""
    before, after = list[tuple[float, float]](), list[tuple[float, float]]()
    for key in sorted({moment["name"] for row in rows for moment in row["moments"]}):
        if key.split()[0] == game:
            kept = CalibrationLine(*fits[key]["curve"]) == CalibrationLine()
            for line, half in _halves(rows, "curve", key):
                before += half
                after += half if kept else [(line(value), share) for value, share in half]
    size, left, top = 300, 50, 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 70} {size + 70}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="Reliability of {game}">',
        f'<rect width="{size + 70}" height="{size + 70}" fill="#fff"/>',
        f'<path d="M{left} {top}V{top + size}H{left + size}" fill="none" stroke="#555"/>',
        f'<path d="M{left} {top + size}L{left + size} {top}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for tick in (0, 50, 100):
        at = size * tick / 100
        parts.append(f'<text x="{left + at}" y="{top + size + 16}" text-anchor="middle">{tick}</text>')
        parts.append(f'<text x="{left - 6}" y="{top + size - at + 4}" text-anchor="end">{tick}</text>')
    for seen, colour, filled in ((before, "#b45309", "none"), (after, "#1d4ed8", "#1d4ed8")):
        for predicted, happened, count in _bins(seen):
            x, y, radius = left + size * predicted, top + size * (1 - happened), 2 + min(6.0, count**0.5 / 8)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{filled}" stroke="{colour}"/>')
    parts.append(f'<text x="{left + size / 2}" y="{top + size + 36}" text-anchor="middle">predicted, per cent</text>')
    parts.append(
        f'<text transform="translate(14 {top + size / 2}) rotate(-90)" text-anchor="middle">happened, per cent</text>'
    )
    parts.append(f'<text x="{left + 12}" y="{top + 14}" fill="#b45309">○ as the evaluation says</text>')
    parts.append(f'<text x="{left + 12}" y="{top + 30}" fill="#1d4ed8">● calibrated</text></svg>')
    PICTURES.joinpath(f"reliability-{game}.svg").write_text("\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for label, work in (("play", play), ("agree", agree)):
        command = commands.add_parser(label)
        command.set_defaults(work=work)
        command.add_argument("game")
        command.add_argument("--players", type=int, default=2)
        command.add_argument("--options", default="{}")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--out", type=Path, default=Path("build/calibration"))
        command.add_argument("--games", type=int, default=750)
        command.add_argument("--decisions", type=int, default=100)
        command.add_argument("--effort", type=float, default=THOROUGH["quick"].effort)
    command = commands.add_parser("fit")
    command.set_defaults(work=fit_all)
    command.add_argument("folder", type=Path)
    arguments = parser.parse_args(sys.argv[1:])
    arguments.work(arguments)


if __name__ == "__main__":
    main()
