"""`ludoteca engine`: our players speak the engine protocol (`docs/engine-protocol.md`)."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ludoteca import __version__
from ludoteca.bots import LEVELS, GameModel, Search, by_name, master
from ludoteca.bots.engine import PROTOCOL
from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.levels import MASTER
from ludoteca.bots.network.evaluation import BestResponse, NetworkEvaluation, PolicyValueNetwork
from ludoteca.cli.common import fail, language
from ludoteca.core import Refused, View, shelf
from ludoteca.words import Words

Choose = Callable[[View, Sequence[str], int], str]


def engine(
    level: Annotated[int, typer.Option(min=LEVELS[0], max=master.LEVEL, help="How strong it plays.")] = LEVELS[-1],
    bot: Annotated[str | None, typer.Option(help="Another of our players instead: greedy, search:50, …")] = None,
    net: Annotated[
        Path | None, typer.Option(help="A trained network (ONNX) that plays, with `ludoteca\\[master]`.", exists=True)
    ] = None,
    simulations: Annotated[int, typer.Option(min=1, help="Of the search with a network.")] = MASTER.simulations or 0,
    seconds: Annotated[
        float, typer.Option(min=0, help="For a move of this search at most; 0 for no clock.")
    ] = MASTER.seconds or 0,
    trust: Annotated[
        float, typer.Option(min=0, max=1, help="The network's part of a value; the rest is that of level 5.")
    ] = 1.0,
    against: Annotated[
        bool, typer.Option(help="Play against the network: take the others for players of its likeliest moves.")
    ] = False,
) -> None:
    """Play by the engine protocol over standard input and output."""
    name = bot or f"level{level}"
    choose = by_network(net, simulations, seconds, trust, against=against) if net is not None else by_bot(name)
    for answer in answers(sys.stdin, name if net is None else net.name, choose):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


def by_bot(name: str) -> Choose:
    return lambda view, legal, seed: by_name(name, view.game).choose(view, legal, seed)


def by_network(file: Path, simulations: int, seconds: float, trust: float, *, against: bool) -> Choose:
    words = Words(language())
    try:
        from ludoteca.onnx_network import NoNetwork, made_for, opened
    except ModuleNotFoundError:
        fail(words.say("needs-extra", extra=master.EXTRA))
    content = file.read_bytes()
    try:
        game, players = made_for(content)
        box = shelf.box(game)
        networks = {players: PolicyValueNetwork(master.reader_of(box, players), opened(content), players, trust)}
    except (NoNetwork, Refused):
        fail(words.say("engine-no-network", file=str(file)))
    hand, network_for = evaluation_of(box), networks.__getitem__
    found = BestResponse(hand, network_for, players) if against else NetworkEvaluation(hand, network_for)
    return Search(GameModel(box, found), MASTER.limited(simulations, seconds or None)).choose


def answers(lines: Iterable[str], name: str, choose: Choose) -> Iterator[str]:
    """What our player answers to the lines of a host."""
    view: Any = None
    legal: list[str] = []
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "ludoteca":
                yield from (f"id name Ludoteca {__version__} {name}", "id author The Ludoteca authors")
                yield "ready" if rest == str(PROTOCOL) else f"error this is protocol {PROTOCOL}"
            elif word == "view":
                view = json.loads(rest)
            elif word == "legal":
                legal = json.loads(rest)
            elif word == "go":
                facts = dict(view)
                seen = View(facts.pop("game"), facts.pop("seat"), facts)
                yield f"move {choose(seen, legal, int(rest.split()[1]))}"
            elif word == "quit":
                return
        except Exception as problem:
            yield f"error {word}: {problem!r}".replace("\n", " ")
