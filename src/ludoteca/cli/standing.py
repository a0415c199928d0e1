"""Scores and goals as tables for the terminal."""

from typing import Any

from rich.table import Table

from ludoteca.core import Goal, Position, Progress, ScorePart
from ludoteca.words import Words


def score_table(position: Position[Any], seats: int, viewer: int, words: Words) -> Table | None:
    """A line for each kind of points, then what the viewer can still get; None without points."""
    scores = [position.score(seat, viewer) for seat in range(seats)]
    if not any(scores):
        return None
    table = _table(words.say("score"), seats, words)
    parts = {part.subject: part for own in scores for part in own}
    for subject, part in sorted(parts.items(), key=lambda item: item[1].secret):
        points = ["" if one is None else signed(one.points) for one in (_find(own, subject) for own in scores)]
        hidden = f" ({words.say('score-secret')})" if part.secret else ""
        table.add_row(f"{words.say(f'points-{part.name}', **part.parameters)}{hidden}", *points, part.rule)
    table.add_section()
    totals = [signed(sum(part.points for part in own)) if own else "" for own in scores]
    table.add_row(words.say("score-total"), *totals, "", style="bold")
    table.add_section()
    for part in position.prospects(viewer, viewer):
        gain = [f"+{part.points}" if seat == viewer else "" for seat in range(seats)]
        label = f"{words.say('score-open')}: {words.say(f'prospect-{part.name}', **part.parameters)}"
        table.add_row(label, *gain, part.rule, style="dim")
    return table


def goal_table(position: Position[Any], seats: int, viewer: int, words: Words) -> Table | None:
    """The aim and its parts, with how far every seat is. None for a game that does not tell."""
    goals = position.goals(viewer)
    if not goals:
        return None
    table = _table(words.say("goal-heading"), seats, words)
    for goal in goals:
        label = words.say(f"goal-{goal.name}", **goal.parameters)
        if goal.together is not None:
            reached = f"{words.say('goal-together')}: {progress(goal, goal.together, words)}"
            table.add_row(label, reached, *[""] * (seats - 1), goal.rule)
        else:
            table.add_row(label, *(progress(goal, one, words) for one in goal.seats), goal.rule)
    return table


def progress(goal: Goal, one: Progress | None, words: Words) -> str:
    if one is None:
        return ""
    if not one.wanted or (one.reached and not goal.at_most):
        text = str(one.value)
    else:
        text = words.say("goal-limit" if goal.at_most else "goal-count", value=one.value, wanted=one.wanted)
    return words.say("goal-reached", text=text) if one.reached else text


def signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def _find(parts: Any, subject: tuple[str, ...]) -> ScorePart | None:
    return next((part for part in parts if part.subject == subject), None)


def _table(heading: str, seats: int, words: Words) -> Table:
    table = Table()
    table.add_column(heading)
    for seat in range(seats):
        table.add_column(words.say("seat-name", seat=seat), justify="right")
    table.add_column("")
    return table
