"""How games end when computer players play them: `python -m bench.balance GAME --bot greedy --games 50`.

For games whose numbers are partly the house's own: is every level winnable, and what ends most games?
"""

import argparse
import json
import statistics
from collections import Counter

from rich.progress import track

from ludoteca.bots import by_name
from ludoteca.core import Referee, Seeded, shelf


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=50)
    arguments.add_argument("--first", type=int, default=0, help="number of the first game: a long series in pieces")
    arguments.add_argument("--options", type=json.loads, default={})
    given = arguments.parse_args()
    box = shelf.box(given.game)
    bot = by_name(given.bot, box)
    ends: Counter[str] = Counter()
    won = 0
    scores: list[int] = []
    for number in track(range(given.first, given.first + given.games), given.game):
        referee = Referee(box, given.players, given.options, Seeded(number))
        while (seat := referee.position.seat) is not None:
            move = bot.choose(referee.position.view(seat), list(referee.legal()), number)
            referee.play(seat, move)
        result = referee.position.result()
        assert result is not None
        failed = result.more.get("failed") or []
        assert isinstance(failed, list)
        ends[", ".join([result.end, result.outcome or "decided", *map(str, failed)])] += 1
        won += result.outcome == "won"
        scores += [score for score in result.scores or () if score is not None]
    print(given.game, given.players, "players", given.options, given.bot, given.games, "games")
    for end, count in ends.most_common():
        print(f"  {count / given.games:6.1%}  {end}")
    print(f"  won together: {won / given.games:.1%}")
    if scores:
        print(f"  scores: mean {statistics.fmean(scores):.1f}, deviation {statistics.pstdev(scores):.1f},", end=" ")
        print(f"from {min(scores)} to {max(scores)}")


if __name__ == "__main__":
    main()
