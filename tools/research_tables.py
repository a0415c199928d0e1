"""Writes the tables of actions and observations: `python tools/research_tables.py docs/research`."""

import sys
from pathlib import Path

from ludoteca.research import Setting

PLAYERS = {"dokmus": 2, "elfenland": 2, "tindaya": 2}


def page(game: str, players: int) -> str:
    setting = Setting(game, players)
    numbers = setting.actions
    lines = [
        f"# {game.capitalize()} in numbers, {players} players",
        "",
        "Written by `python tools/research_tables.py docs/research` from the tables that the environments use.",
        "",
        f"## Actions: {numbers.size} numbers",
        "",
        "| numbers | actions | first | last |",
        "|---|---|---|---|",
    ]
    for name, part in numbers.ranges.items():
        ends = f"`{numbers.text(part[0])}` | `{numbers.text(part[-1])}`"
        lines.append(f"| {part[0]} – {part[-1]} | {name} | {ends} |")
    encoder = setting.observations
    lines += ["", f"## Observation: {encoder.size} values from 0 to 1", "", encoder.describe()]
    return "\n".join(lines)


def main() -> None:
    folder = Path(sys.argv[1])
    for game, players in PLAYERS.items():
        (folder / f"{game}.md").write_text(page(game, players), encoding="utf-8")


if __name__ == "__main__":
    main()
