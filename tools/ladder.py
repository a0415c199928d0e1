"""Draws the ladder of levels, `docs/pictures/ladder.svg`, from the matches between neighbours in `docs/ladder/`, and
writes what the ratings of a server are anchored to, `src/ludoteca/bots/data/arena.json`.

Each file there is what `ludoteca arena GAME --bots level1,level2 --json` printed. Elo differences of neighbours are
added up from level 1; the bars are the 95 % intervals of each step, of pairs of games where the file has them. A game
lost by both counts half for each. A former player may stand for the level that it was.
"""

import json
from math import log10
from pathlib import Path
from typing import Any

from ludoteca.bots.arena import interval
from ludoteca.core import shelf
from ludoteca.tables.rated import the_game

ROOT = Path(__file__).parents[1]
MATCHES = ROOT / "docs" / "ladder"
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
ANCHORS = ROOT / "src" / "ludoteca" / "bots" / "data" / "arena.json"
LEVELS = range(1, 6)
BEST = {"search": "level5"}
"""Level 5 without its clock."""
SHAPES = {"dokmus": ("#1b6ca8", "circle"), "elfenland": ("#2e7d32", "square"), "tindaya": ("#b3541e", "triangle")}
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 760, 420, 70, 30, 60


def elo(share: float) -> float:
    """The Elo difference of a share; shares of all or nothing are taken as the edge of what can be told apart."""
    share = min(max(share, 0.005), 0.995)
    return 400 * log10(share / (1 - share))


def steps(game: str) -> list[tuple[float, float, float]]:
    """For each step of the ladder that was measured: Elo difference, its lower and its upper bound."""
    found = []
    for level in LEVELS[1:]:
        path = MATCHES / f"{game}-{level - 1}-{level}.json"
        if not path.exists():
            break
        match: Any = json.loads(path.read_text(encoding="utf-8"))
        row = next(row for row in match["bots"] if row["bot"] != f"level{level - 1}")
        if row.get("elo_low") is not None and row.get("elo_high") is not None:
            found.append((row["elo"], row["elo_low"], row["elo_high"]))
            continue
        share = row["share"] + (1 - sum(one["share"] for one in match["bots"])) / 2
        low, high = interval(share, row["games"])
        found.append((elo(share), elo(low), elo(high)))
    return found


def mark(shape: str, x: float, y: float, colour: str) -> str:
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}"/>'
    if shape == "square":
        return f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 8:.1f}l8 14h-16z" fill="{colour}"/>'


def draw(ladders: dict[str, list[tuple[float, float, float]]]) -> str:
    tops = [sum(step[0] for step in ladder[:-1]) + ladder[-1][2] for ladder in ladders.values() if ladder]
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
        path, marks = [f"M{x:.1f} {base:.1f}"], [mark(shape, x, base, colour)]
        for middle, low, high in ladder:
            x += across
            shift = (row - 1) * 4
            bounds = [base - (height + bound) * up for bound in (low, high)]
            marks.append(
                f'<path d="M{x + shift:.1f} {bounds[0]:.1f}V{bounds[1]:.1f}" stroke="{colour}" stroke-width="1.5"/>'
            )
            height += middle
            path.append(f"L{x:.1f} {base - height * up:.1f}")
            marks.append(mark(shape, x, base - height * up, colour))
        lines.append(f'<path d="{"".join(path)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines += marks
        lines.append(mark(shape, WIDTH - 115, TOP + 20 + row * 24, colour))
        lines.append(f'<text x="{WIDTH - 100}" y="{TOP + 24 + row * 24}">{game}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def picture() -> str:
    """The picture of all games that have matches."""
    games = sorted({path.name.split("-")[0] for path in MATCHES.glob("*-?-?.json")})
    return draw({game: steps(game) for game in games})


def anchors() -> str:
    """By game, each level against the next one nearer to level 2, and the game against the teams that played it: the
    lead in Elo points and its standard error."""
    games = sorted({path.name.split("-")[0] for path in MATCHES.glob("*-?-?.json")})
    found = {game: [*_levels(game), *_teams(game)] for game in games}
    return json.dumps(found, indent=1) + "\n"


def _levels(game: str) -> list[dict[str, Any]]:
    rows = []
    for level, (lead, low, high) in enumerate(steps(game), start=1):
        one, other = (level, level + 1) if level == 1 else (level + 1, level)
        rows.append(_anchor(f"level{one}", f"level{other}", -lead if level == 1 else lead, low, high))
    return rows


def _teams(game: str) -> list[dict[str, Any]]:
    rows = []
    for path in sorted(MATCHES.glob(f"{game}-alliance-*.json")):
        match: Any = json.loads(path.read_text(encoding="utf-8"))
        team = match["bots"][0]
        changed = shelf.box(game).changed(shelf.box(game).settle(match["players"], match["options"]))
        lead, low, high = (elo(team[bound]) for bound in ("share", "low", "high"))
        name = the_game(match["players"], changed)
        rows.append(_anchor(name, BEST.get(team["bot"], team["bot"]), -lead, low, high, match["players"]))
    return rows


def _anchor(player: str, against: str, lead: float, low: float, high: float, team: int = 1) -> dict[str, Any]:
    error = (high - low) / (2 * 1.96)
    return {"player": player, "against": against, "elo": round(lead, 1), "error": round(error, 1), "team": team}


def main() -> None:
    PICTURE.write_text(picture(), encoding="utf-8")
    ANCHORS.write_text(anchors(), encoding="utf-8")


if __name__ == "__main__":
    main()
