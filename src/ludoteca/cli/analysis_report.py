"""The report of an analysis: one HTML file that needs no other, readable by keyboard and by screen readers."""

from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from ludoteca.analysis import Analysis, Decision, PlayedGame, SeatSummary, TurningPoint
from ludoteca.analysis.accuracy import ERRORS
from ludoteca.core.places import places_of
from ludoteca.words import Words, capital

WIDTH: Final = 900
HEIGHT: Final = 260
LEAST_LUCK: Final = 0.02
"""Luck that changes a chance by less is not marked in the graph."""
SHOWN: Final = ("blunder", "mistake", "inaccuracy", "brilliant")


class Teller:
    """Puts an analysis into words."""

    def __init__(self, game: PlayedGame, found: Analysis, words: Words) -> None:
        self._game = game
        self._found = found
        self._words = words

    def say(self, key: str, **parameters: str | int | float) -> str:
        return self._words.say(key, **parameters)

    def budget(self) -> str:
        if self._found.seconds is not None:
            return self.say("analysis-seconds", seconds=self._found.seconds)
        budget = self.say("analysis-budget", thoroughness=self._found.thoroughness)
        return f"{self.say('analysis-by-master')} {budget}" if self._found.judge == "master" else budget

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
        if point.ply < 0:
            return self.say("analysis-turning-deal", seat=seat, change=change)
        if point.by is None:
            return self.say("analysis-turning-luck", ply=point.ply + 1, seat=seat, change=change)
        move = self.move(point.ply, self._game.plies[point.ply].move)
        if point.mark is not None and point.mark in (*ERRORS, "brilliant"):
            move = f"{move} ({self.say(f'mark-{point.mark}')})"
        by = self.seat(point.by)
        return self.say("analysis-turning-decision", ply=point.ply + 1, by=by, move=move, seat=seat, change=change)


def signed(value: float) -> str:
    """A change in per cent with its sign."""
    number = round(100 * value)
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


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

    parts = [f'<line class="grid" x1="0" x2="{WIDTH}" y1="{y(share)}" y2="{y(share)}"/>' for share in (0, 0.5, 1)]
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
    return f'<svg viewBox="-10 -10 {WIDTH + 20} {HEIGHT + 20}" role="group" aria-label="{label}">{"".join(parts)}</svg>'


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
    rows = "".join(
        f'<li><a href="#ply-{point.ply + 1}">{escape(teller.turning_point(point))}</a></li>'
        if point.ply >= 0
        else f"<li>{escape(teller.turning_point(point))}</li>"
        for point in found.turning_points
    )
    return f"<ol>{rows}</ol>"


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
        " · ".join(better.line) if told and better else "",
    ]
    error = ' class="error"' if judged.mark in ERRORS else ""
    row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr id="ply-{decision.ply + 1}"{error}><th scope="row">{decision.ply + 1}</th>{row}</tr>'
