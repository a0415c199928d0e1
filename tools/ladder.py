"""Draws the ladder of levels, `docs/pictures/ladder.svg`, from the matches between neighbours in `docs/ladder/`, writes
them into the table of `docs/bots.md`, and writes what the ratings of a server are anchored to,
`src/ludoteca/bots/data/arena.json`.

Each file there is what `ludoteca arena GAME --bots level1,level2 --json` printed. Elo differences of neighbours are
added up from level 1; the bars are the 95 % intervals of each step, of pairs of games where the file has them. A game
lost by both counts half for each. Another player may stand for a level: a former one, or its first form.
"""

import json
import re
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.bots import LEVELS as ANCHORED
from ludoteca.bots import master
from ludoteca.bots.arena import interval
from ludoteca.core import shelf
from ludoteca.tables.rated import the_game

ROOT = Path(__file__).parents[1]
MATCHES = ROOT / "docs" / "ladder"
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
PAGE = ROOT / "docs" / "bots.md"
ANCHORS = ROOT / "src" / "ludoteca" / "bots" / "data" / "arena.json"
LEVELS = range(1, master.LEVEL + 1)
NO_CLOCK = {"search": "level5", "dokmus-2026-11": "level5", "master": "level6"}
"""Levels without their clock."""
SHAPES = {"dokmus": ("#1b6ca8", "circle"), "elfenland": ("#2e7d32", "square"), "tindaya": ("#b3541e", "triangle")}
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 760, 420, 70, 30, 60
HEAD = (
    "| game | step | games | won | lost by both | Elo | 95 % | mean scores | ms a decision |\n"
    "|---|---|---|---|---|---|---|---|---|\n"
)


class Step(NamedTuple):
    """What the match of a level with the one below says, in Elo points."""

    lead: float
    low: float
    high: float
    stand_in: str | None
    """The player that stands for the level."""


def elo(share: float) -> float:
    """The Elo difference of a share; shares of all or nothing are taken as the edge of what can be told apart."""
    share = min(max(share, 0.005), 0.995)
    return 400 * log10(share / (1 - share))


def level_of(bot: str) -> str:
    return NO_CLOCK.get(bot, bot)


def played(game: str) -> list[dict[str, Any]]:
    """The matches between neighbours, from level 1 up to the last that was measured."""
    found = []
    for level in LEVELS[1:]:
        path = MATCHES / f"{game}-{level - 1}-{level}.json"
        if not path.exists():
            break
        found.append(json.loads(path.read_text(encoding="utf-8")))
    return found


def higher(match: dict[str, Any], level: int) -> dict[str, Any]:
    """The row of the higher of two levels."""
    row: dict[str, Any] = next(row for row in match["bots"] if level_of(row["bot"]) != f"level{level - 1}")
    return row


def lost_by_both(match: dict[str, Any]) -> float:
    """The share of the games that nobody won."""
    return 1 - float(sum(one["share"] for one in match["bots"]))


def steps(game: str) -> list[Step]:
    """For each step of the ladder that was measured: Elo difference, its lower and its upper bound."""
    found = []
    for level, match in enumerate(played(game), start=2):
        row = higher(match, level)
        stand_in = None if row["bot"] == f"level{level}" else row["bot"]
        if row.get("elo_low") is not None and row.get("elo_high") is not None:
            found.append(Step(row["elo"], row["elo_low"], row["elo_high"], stand_in))
            continue
        share = row["share"] + lost_by_both(match) / 2
        low, high = interval(share, row["games"])
        found.append(Step(elo(share), elo(low), elo(high), stand_in))
    return found


def games() -> list[str]:
    return sorted({path.name.split("-")[0] for path in MATCHES.glob("*-?-?.json")})


def table() -> str:
    """The matches between neighbours, as the table of the page."""
    rows = []
    for game in games():
        for level, (match, step) in enumerate(zip(played(game), steps(game), strict=True), start=2):
            row = higher(match, level)
            lower = next(one for one in match["bots"] if one is not row)
            both = round(lost_by_both(match) * match["games"])
            cells = (
                game.capitalize(),
                f"{level - 1} → {level}" + (f", by `{step.stand_in}`" if step.stand_in else ""),
                match["games"],
                f"{row['share']:.1%}",
                both or "–",
                f"{step.lead:+.0f}",
                f"{step.low:+.0f} … {step.high:+.0f}",
                f"{row['score']:.1f} : {lower['score']:.1f}",
                f"{1000 * row['seconds']:.0f} : {1000 * lower['seconds']:.0f}",
            )
            rows.append("| " + " | ".join(map(str, cells)) + " |\n")
    return HEAD + "".join(rows)


def page() -> str:
    """`docs/bots.md` with the table as it is now."""
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(re.escape(HEAD) + r"(\|.*\n)*", table(), text)


def mark(shape: str, x: float, y: float, colour: str) -> str:
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}"/>'
    if shape == "square":
        return f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 8:.1f}l8 14h-16z" fill="{colour}"/>'


def draw(ladders: dict[str, list[Step]]) -> str:
    """Steps that were climbed by a stand-in are dashed."""
    tops = [sum(step.lead for step in ladder[:-1]) + ladder[-1].high for ladder in ladders.values() if ladder]
    highest = 200 * (int(max(tops, default=600) / 200) + 1)
    across = (WIDTH - LEFT - 150) / (len(LEVELS) - 1)
    up = (HEIGHT - TOP - BOTTOM) / highest
    base = HEIGHT - BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        "<title>Levels of the computer players, in Elo points above level 1</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
    ]
    for value in range(0, highest + 1, 200):
        y = base - value * up
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 140}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    for number, level in enumerate(LEVELS):
        lines.append(
            f'<text x="{LEFT + number * across:.1f}" y="{base + 24}" text-anchor="middle">level {level}</text>'
        )
    lines.append(f'<text x="{LEFT - 50}" y="{TOP - 12}">Elo above level 1</text>')
    for row, (game, ladder) in enumerate(ladders.items()):
        colour, shape = SHAPES.get(game, ("#555", "circle"))
        x, height = float(LEFT), 0.0
        marks = [mark(shape, x, base, colour)]
        for step in ladder:
            start = f"{x:.1f} {base - height * up:.1f}"
            x += across
            shift = (row - 1) * 4
            bounds = [base - (height + bound) * up for bound in (step.low, step.high)]
            marks.append(
                f'<path d="M{x + shift:.1f} {bounds[0]:.1f}V{bounds[1]:.1f}" stroke="{colour}" stroke-width="1.5"/>'
            )
            height += step.lead
            dashes = ' stroke-dasharray="6 5"' if step.stand_in else ""
            end = f"{x:.1f} {base - height * up:.1f}"
            lines.append(f'<path d="M{start}L{end}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
            marks.append(mark(shape, x, base - height * up, colour))
        lines += marks
        lines.append(mark(shape, WIDTH - 115, TOP + 20 + row * 24, colour))
        lines.append(f'<text x="{WIDTH - 100}" y="{TOP + 24 + row * 24}">{game}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def picture() -> str:
    """The picture of all games that have matches."""
    return draw({game: steps(game) for game in games()})


def anchors() -> str:
    """By game, each level against the next one nearer to level 2, and the game against the teams that played it: the
    lead in Elo points and its standard error. Level 6 is rated like a person."""
    found = {game: [*_levels(game), *_teams(game)] for game in games()}
    return json.dumps(found, indent=1) + "\n"


def _levels(game: str) -> list[dict[str, Any]]:
    rows = []
    for level, step in zip(ANCHORED[:-1], steps(game), strict=False):
        one, other = (level, level + 1) if level == 1 else (level + 1, level)
        lead = -step.lead if level == 1 else step.lead
        rows.append(_anchor(f"level{one}", f"level{other}", lead, step.low, step.high))
    return rows


def _teams(game: str) -> list[dict[str, Any]]:
    rows = []
    for path in sorted(MATCHES.glob(f"{game}-alliance-*.json")):
        match: Any = json.loads(path.read_text(encoding="utf-8"))
        team = match["bots"][0]
        changed = shelf.box(game).changed(shelf.box(game).settle(match["players"], match["options"]))
        lead, low, high = (elo(team[bound]) for bound in ("share", "low", "high"))
        name = the_game(match["players"], changed)
        rows.append(_anchor(name, level_of(team["bot"]), -lead, low, high, match["players"]))
    return rows


def _anchor(player: str, against: str, lead: float, low: float, high: float, team: int = 1) -> dict[str, Any]:
    error = (high - low) / (2 * 1.96)
    return {"player": player, "against": against, "elo": round(lead, 1), "error": round(error, 1), "team": team}


def main() -> None:
    PICTURE.write_text(picture(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    ANCHORS.write_text(anchors(), encoding="utf-8")


if __name__ == "__main__":
    main()
