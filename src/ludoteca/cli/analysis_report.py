"""The report of an analysis: one HTML file that needs no other, readable by keyboard and by screen readers."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final, NamedTuple
from urllib.parse import quote

from ludoteca.analysis import Analysis, Decision, LuckEvent, PlayedGame, SeatSummary, TurningPoint
from ludoteca.analysis.accuracy import ERRORS
from ludoteca.core import Json, Lot, Seeded
from ludoteca.core.places import places_of
from ludoteca.words import Words, capital

WIDTH: Final = 900
HEIGHT: Final = 260
SCALE: Final = 60
"""The room of the scale beside the graph."""
LEAST_LUCK: Final = 0.02
"""Luck that changes a chance by less is not marked in the graph."""
SHOWN: Final = ("blunder", "mistake", "inaccuracy", "brilliant")


class _Noticing(Seeded):
    """Any luck, to see whether a move needs it."""

    asked = False

    def outcome(self, lot: Lot) -> Json:
        self.asked = True
        return super().outcome(lot)


class Teller:
    """Puts an analysis into words."""

    def __init__(self, game: PlayedGame, found: Analysis, words: Words) -> None:
        self._game = game
        self._found = found
        self._words = words

    def say(self, key: str, **parameters: str | int | float) -> str:
        return self._words.say(key, **parameters)

    def budget(self) -> str:
        """How thorough the analysis is, and what it took."""
        found = self._found
        told = self.say("analysis-budget", thoroughness=found.thoroughness)
        if found.seconds is not None:
            told = self.say("analysis-seconds", seconds=found.seconds)
        elif found.judge == "master":
            told = f"{self.say('analysis-by-master')} {told}"
        took, draws = found.budget, found.budget.draws
        return f"{told} {self.say('analysis-took', simulations=took.simulations, depth=took.depth, draws=draws)}"

    def seat(self, number: int) -> str:
        return self.say("analysis-seat", seat=number)

    def whose(self, seat: int) -> str:
        """Whose chance it is."""
        return self.say("analysis-team") if self._found.team else self.seat(seat)

    def share(self, value: float | None) -> str:
        return "–" if value is None else self.say("analysis-value", value=round(100 * value))

    def change(self, value: float) -> str:
        return self.say("analysis-value", value=signed(value))

    def move(self, ply: int, text: str) -> str:
        """A move in words, with the names that places have before it."""
        played = self._game.plies[ply]
        view = played.position.view(played.seat)
        return capital(self._words.at(places_of(self._game.box, view)).move(text))

    def line(self, ply: int, moves: Sequence[str]) -> str:
        """A line from the position of a decision, in words. It was found in an imagined position: players are named as
        far as it can be played here, and places up to the first luck."""
        position, me = self._game.plies[ply].position.copy(), self._game.plies[ply].seat
        words, told, lucky = self._words, list[str](), False
        for text in moves:
            move = next((move for move in position.moves() if move.text == text), None)
            if move is None:
                told += [words.move(rest) for rest in moves[len(told) :]]
                break
            if not lucky:
                words = self._words.at(places_of(self._game.box, position.view(me)))
            said = words.move(text)
            told.append(said if position.seat in (me, None) else f"{self.seat(position.seat or 0)} {said}")
            chance = _Noticing(0)
            position.play(move, chance)
            lucky = lucky or chance.asked
        return capital(" · ".join(told))

    def why(self, decision: Decision) -> str:
        """What the move lacks of the best one."""
        reasons = decision.judgement.reasons
        if not reasons:
            return ""
        played = self._game.plies[decision.ply]
        words = self._words.at(places_of(self._game.box, played.position.view(played.seat)))
        return words.reasons("lacks", [(str(one["name"]), one["parameters"]) for one in reasons])  # type: ignore[misc]

    def turning_point(self, point: TurningPoint) -> str:
        """One of the greatest changes, with its cause."""
        seat, change = self.whose(point.seat), signed(point.change)
        if point.by is None:
            event = next(event for event in self._found.luck if event.ply == point.ply)
            return self.luck(event, [point.seat])
        move = self.move(point.ply, self._game.plies[point.ply].move)
        if point.mark is not None and point.mark in (*ERRORS, "brilliant"):
            move = f"{move} ({self.say(f'mark-{point.mark}')})"
        by = self.seat(point.by)
        return self.say("analysis-turning-decision", ply=point.ply + 1, by=by, move=move, seat=seat, change=change)

    def better(self, point: TurningPoint) -> str:
        """The best line where a turning point was an error, and what the move lacks; empty elsewhere."""
        decision = next((one for one in self._found.decisions if point.by is not None and one.ply == point.ply), None)
        if decision is None or decision.judgement.mark not in ERRORS:
            return ""
        best = decision.judgement.best[0]
        line = self.line(decision.ply, best.line)
        told = self.say("analysis-turning-better", line=line, value=round(100 * best.value))
        return f"{told} {self.why(decision)}".rstrip()

    def luck(self, event: LuckEvent, seats: Iterable[int] | None = None) -> str:
        """What luck brought, against what could be expected. Of hidden cards it tells that they were dealt."""
        seats = self.lucky(event) if seats is None else seats
        gains = " ".join(self._gain(event, seat) for seat in seats)
        what = ", ".join(self._lot(name) for name in event.names)
        shown = ", ".join(dict.fromkeys(name for word in event.shown if (name := self._words.name_of(word)) != word))
        what = self.say("analysis-luck-shown", what=what, shown=shown) if shown else what
        if event.ply < 0:
            return self.say("analysis-luck-dealt", what=what, gains=gains)
        return self.say("analysis-luck-told", ply=event.ply + 1, what=what, gains=gains)

    def lucky(self, event: LuckEvent) -> list[int]:
        """The seats whose chance it changed; one for a team."""
        seats = range(1 if self._found.team else self._found.players)
        return [seat for seat in seats if abs(event.gains[seat]) >= LEAST_LUCK]

    def _gain(self, event: LuckEvent, seat: int) -> str:
        row, gain = self._found.curve[event.ply + 1], event.gains[seat]
        came = 0.0 if row is None else row[seat]
        expected, came, change = round(100 * (came - gain)), round(100 * came), signed(gain)
        return self.say("analysis-luck-gain", seat=self.whose(seat), expected=expected, came=came, change=change)

    def _lot(self, name: str) -> str:
        key = f"luck-{name}"
        return self.say(key) if self._words.has(key) else name.replace("_", " ")


def signed(value: float) -> str:
    """A change in per cent with its sign."""
    number = round(100 * value)
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


class Row(NamedTuple):
    """A line in the list of many reports."""

    name: str
    page: str
    game: str
    accuracies: list[float | None]
    """By seat."""


def index(rows: Iterable[Row], words: Words) -> str:
    """The page that lists many reports."""
    title = escape(words.say("analysis-index"))
    names = ("analysis-file", "analysis-game", "analysis-accuracy")
    head = "".join(f'<th scope="col">{escape(words.say(name))}</th>' for name in names)
    body = "".join(_row(row) for row in rows)
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        "<style>body{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "th,td{padding:.2rem .6rem;text-align:start}</style>"
        f"<h1>{title}</h1><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></html>\n"
    )


def _row(row: Row) -> str:
    accuracies = ", ".join("–" if one is None else f"{one:.0f} %" for one in row.accuracies)
    link = f'<a href="{escape(quote(row.page))}">{escape(row.name)}</a>'
    return f'<tr><th scope="row">{link}</th><td>{escape(row.game)}</td><td>{accuracies}</td></tr>'


def report(game: PlayedGame, found: Analysis, words: Words) -> str:
    """The whole page."""
    teller = Teller(game, found, words)
    page = Template(files("ludoteca.cli").joinpath("analysis_report.html").read_text(encoding="utf-8"))
    unfinished = "" if found.finished else f"<p>{escape(teller.say('analysis-unfinished'))}</p>"
    return page.substitute(
        language=words.language,
        title=escape(teller.say("analysis-title", game=words.name())),
        budget=escape(teller.budget()),
        unfinished=unfinished,
        seats_heading=escape(teller.say("analysis-seats")),
        seats=_seats(found, teller),
        curve_heading=escape(teller.say("analysis-curve")),
        curve_about=escape(teller.say("analysis-curve-about")),
        curve=_curve(found, teller),
        legend=_legend(found, teller),
        points_heading=escape(teller.say("analysis-turning-points")),
        points=_points(found, teller),
        luck_heading=escape(teller.say("analysis-luck-events")),
        luck=_luck(found, teller),
        decisions_heading=escape(teller.say("analysis-decisions")),
        only_errors=escape(teller.say("analysis-only-errors")),
        decisions=_decisions(found, teller),
    )


def _head(teller: Teller, names: list[str]) -> str:
    cells = "".join(f'<th scope="col">{escape(teller.say(name))}</th>' for name in names)
    return f"<thead><tr>{cells}</tr></thead>"


def _seats(found: Analysis, teller: Teller) -> str:
    names = ["analysis-seats", "analysis-accuracy", *(f"marks-{mark}" for mark in SHOWN)]
    names += [f"analysis-{part}" for part in ("start", "lost", "luck", "others", "rest", "end")]
    names += ["analysis-share"] if found.team else []
    rows = "".join(_seat(found, seat, teller) for seat in found.seats)
    return f"<table>{_head(teller, names)}<tbody>{rows}</tbody></table>"


def _seat(found: Analysis, seat: SeatSummary, teller: Teller) -> str:
    cells = [
        "–" if seat.accuracy is None else teller.say("analysis-value", value=round(seat.accuracy)),
        *(str(seat.marks.get(mark, 0)) for mark in SHOWN),
        teller.share(seat.start),
        teller.change(-seat.lost),
        teller.change(seat.luck),
        teller.change(seat.others),
        teller.change(seat.rest),
        teller.share(seat.end),
        *([teller.share(seat.share)] if found.team else []),
    ]
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(teller.seat(seat.seat))}</th>{told}</tr>'


def _curve(found: Analysis, teller: Teller) -> str:
    """A line for each seat, or one for the team; circles where luck fell; turning points as links."""
    last = max(1, len(found.curve) - 1)
    seats = range(1 if found.team else found.players)

    def x(ply: int) -> float:
        return round(WIDTH * ply / last, 1)

    def y(value: float) -> float:
        return round(HEIGHT * (1 - value), 1)

    parts = [
        f'<line class="grid" x1="0" x2="{WIDTH}" y1="{y(share)}" y2="{y(share)}"/>'
        f'<text class="scale" x="-8" y="{y(share)}">{escape(teller.share(share))}</text>'
        for share in (0, 0.5, 1)
    ]
    for seat in seats:
        points = [f"{x(ply)},{y(row[seat])}" for ply, row in enumerate(found.curve) if row is not None]
        parts.append(f'<polyline class="seat s{seat}" points="{" ".join(points)}"/>')
    for event in found.luck:
        row = found.curve[event.ply + 1]
        for seat in seats:
            if row is not None and abs(event.gains[seat]) >= LEAST_LUCK:
                title = escape(f"{teller.say('analysis-luck')}: {teller.whose(seat)} {signed(event.gains[seat])} %")
                parts.append(
                    f'<circle class="luck s{seat}" cx="{x(event.ply + 1)}" cy="{y(row[seat])}" r="4">'
                    f"<title>{title}</title></circle>"
                )
    for point in found.turning_points:
        row = found.curve[point.ply + 1]
        if point.ply >= 0 and row is not None:
            label = escape(teller.turning_point(point), quote=True)
            parts.append(
                f'<a href="#ply-{point.ply + 1}" aria-label="{label}"><circle class="turn" '
                f'cx="{x(point.ply + 1)}" cy="{y(row[point.seat])}" r="8"/></a>'
            )
    label = escape(teller.say("analysis-curve"), quote=True)
    box = f"{-SCALE} -10 {WIDTH + SCALE + 10} {HEIGHT + 20}"
    return f'<svg viewBox="{box}" role="group" aria-label="{label}">{"".join(parts)}</svg>'


def _legend(found: Analysis, teller: Teller) -> str:
    seats = range(1 if found.team else found.players)
    return "".join(
        '<li><svg viewBox="0 0 40 10" aria-hidden="true">'
        f'<line class="seat s{seat}" x1="0" x2="40" y1="5" y2="5"/></svg>'
        f"{escape(teller.whose(seat))}</li>"
        for seat in seats
    )


def _points(found: Analysis, teller: Teller) -> str:
    if not found.turning_points:
        return f"<p>{escape(teller.say('analysis-no-turning-points'))}</p>"
    return f"<ol>{''.join(_point(point, teller) for point in found.turning_points)}</ol>"


def _point(point: TurningPoint, teller: Teller) -> str:
    told, better = escape(teller.turning_point(point)), escape(teller.better(point))
    link = f'<a href="#ply-{point.ply + 1}">{told}</a>' if point.ply >= 0 else told
    return f"<li>{link}{f'<br>{better}' if better else ''}</li>"


def _luck(found: Analysis, teller: Teller) -> str:
    rows = "".join(f"<li>{escape(teller.luck(event))}</li>" for event in found.luck if teller.lucky(event))
    return f'<ul class="luck-events">{rows}</ul>' if rows else f"<p>{escape(teller.say('analysis-no-luck'))}</p>"


def _decisions(found: Analysis, teller: Teller) -> str:
    names = [f"analysis-{name}" for name in ("move", "seats", "played", "mark", "loss", "better", "why", "line")]
    rows = "".join(_decision(decision, teller) for decision in found.decisions)
    return f"<table>{_head(teller, names)}<tbody>{rows}</tbody></table>"


def _decision(decision: Decision, teller: Teller) -> str:
    judged = decision.judgement
    better = next((choice for choice in judged.best if choice.move != judged.played.move), None)
    told = judged.loss > 0 and better is not None
    cells = [
        teller.seat(decision.seat),
        teller.move(decision.ply, judged.played.move),
        teller.say(f"mark-{judged.mark}"),
        teller.change(-judged.loss) if told else "",
        f"{teller.move(decision.ply, better.move)} ({teller.share(better.value)})" if told and better else "",
        teller.why(decision),
        teller.line(decision.ply, better.line) if told and better else "",
    ]
    error = ' class="error"' if judged.mark in ERRORS else ""
    row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr id="ply-{decision.ply + 1}"{error}><th scope="row">{decision.ply + 1}</th>{row}</tr>'
