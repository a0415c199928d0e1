"""`ludoteca play`: a game in the terminal."""

import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.columns import Columns
from rich.table import Table

from ludoteca import rulebook
from ludoteca.bots import LEVELS, Advice, by_name, master, player
from ludoteca.cli.common import (
    GameName,
    OptionPairs,
    OptionsJson,
    explained,
    find_box,
    language,
    out,
    read_options,
)
from ludoteca.cli.rules import show, tell
from ludoteca.cli.session import Session, opponent
from ludoteca.cli.standing import goal_table, score_table
from ludoteca.core import Refusal, Refused
from ludoteca.core.places import places_of
from ludoteca.screens import draw, multi_pick_of
from ludoteca.screens.multi_pick import MultiPick
from ludoteca.words import Words

COMMANDS = (
    "undo",
    "what",
    "why",
    "hint",
    "score",
    "goals",
    "rules",
    "glossary",
    "log",
    "board",
    "save",
    "load",
    "help",
    "quit",
)  # fmt: skip

SIGNED = re.compile(r"(^|\s)[+\N{MINUS SIGN}]\d")
SIGNS = {"gain": "+", "cost": "-", "loss": "!", "fact": "·"}
STYLES = {"gain": "green", "cost": "", "loss": "bold red", "fact": "dim"}


def play(
    game: GameName = "dokmus",
    players: Annotated[int | None, typer.Option("--players", "-n", help="In all; the fewest, if left out.")] = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat.")] = 0,
    level: Annotated[
        int | None, typer.Option(min=LEVELS[0], max=master.LEVEL, help="Of the others; any legal move, if left out.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same luck.")] = None,
    options: OptionsJson = "{}",
    option: OptionPairs = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or ru; your terminal's language, if left out.")] = None,
) -> None:
    """Play in the terminal against the computer."""
    given = read_options(options, option)
    seed = seed or secrets.token_hex(8)
    words = Words(lang or language(), game)
    with explained(game):
        box = find_box(game)
        seats = box.seats[0] if players is None else players
        if seat >= seats:
            raise typer.BadParameter(words.say("no-such-seat", seat=seat, last=seats - 1))
        others = by_name("random", box) if level is None else player(level, box, players=seats)
        session = Session.new(box, seats, given, seat, seed, opponent(others, seed))
    Screen(session, words).run()


class Choices(Completer):
    """Completes the legal moves and the commands."""

    def __init__(self) -> None:
        self.legal: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> list[Completion]:
        typed = document.text_before_cursor
        start = typed.removeprefix("why ").removeprefix("what ")
        words = (*self.legal, *COMMANDS)
        return [Completion(word, start_position=-len(start)) for word in words if word.startswith(start)]


class Screen:
    """Shows a session and obeys what is typed."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self.choices = Choices()
        self.named: list[str] = []
        """The words named so far where several are picked together."""
        self.prompt: PromptSession[str] | None = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            self.prompt = PromptSession(completer=self.choices, complete_while_typing=True)

    def run(self) -> None:
        out.print(self.words.say("play-welcome", game=self.words.name(), seat=self.session.seat))
        out.print(self.words.say("play-help"))
        self.session.seen = 0
        while True:
            self.session.advance()
            self.show()
            if self.session.over:
                self.show_result()
            if not self.obey():
                return

    def show(self) -> None:
        session = self.session
        view = session.referee.position.view(session.seat)
        words = self.words = self.words.at(places_of(session.referee.box, view))
        for line in session.news():
            who = "me" if line.seat == session.seat else "other"
            told = words.say("log-line", who=who, seat=line.seat, move=words.move(line.move, who))
            out.print(told, style="dim", markup=False)
        out.print(draw(view, words))
        self.ask()

    def ask(self) -> None:
        """The question and the numbered choices."""
        question = self.session.referee.position.question()
        if question is None:
            return
        legal = self.choices.legal = self.legal()
        out.print(f"{self.words.question(question, legal)}  ({question.rule})", style="bold", markup=False)
        if (picked := self.multi_pick()) is not None and self.named:
            chosen = self.words.say("multi-picked", count=len(self.named), due=picked.due)
            out.print(f"{chosen} {' '.join(self.named)}", markup=False)
        out.print(Columns([f"[dim]{number:3}[/] {text}" for number, text in enumerate(legal, 1)], padding=(0, 2)))

    def multi_pick(self) -> MultiPick | None:
        """What the person has to name in any order, if anything."""
        return multi_pick_of(self.session.referee.position.view(self.session.seat))

    def legal(self) -> list[str]:
        picked = self.multi_pick()
        return self.session.legal() if picked is None else picked.nameable(self.named)

    def obey(self) -> bool:
        """Reads lines until one changes the position; False to leave."""
        while True:
            try:
                typed = (self.prompt.prompt("> ") if self.prompt else input("> ")).strip()
            except (EOFError, KeyboardInterrupt):
                out.print()
                return False
            command, _, rest = typed.partition(" ")
            if command == "quit":
                return False
            try:
                if self.act(command, rest.strip(), typed):
                    return True
            except Refused as problem:
                refusal = problem.refusal
                out.print(f"{self.words.refusal(refusal)}  ({refusal.rule})", style="yellow", markup=False)
            except OSError as problem:
                out.print(f"{rest}: {problem.strerror}", style="yellow", markup=False)

    def act(self, command: str, rest: str, typed: str) -> bool:
        """Carries out a command or a move; True if there is something new to show."""
        session, words = self.session, self.words
        if command == "undo":
            if self.named:
                self.named.pop()
                return True
            if not session.undo():
                out.print(words.say("nothing-to-undo"))
                return False
            return True
        if command == "what":
            self.tell(rest)
        elif command == "why":
            self.explain(rest)
        elif command == "hint":
            self.advise()
        elif command in ("score", "goals"):
            self.show_standing(command)
        elif command == "rules":
            self.read_rule(rest)
        elif command == "glossary":
            tell(session.referee.box.key, rest, words)
        elif command == "log":
            self.show_log()
        elif command == "board":
            return True
        elif command == "help":
            out.print(words.say("play-help"))
        elif command == "save":
            Path(rest or "game.ludoteca").write_text(session.save(), encoding="utf-8")
            out.print(words.say("saved", file=rest or "game.ludoteca"))
        elif command == "load":
            session.load(Path(rest or "game.ludoteca").read_bytes())
            self.named = []
            self.words = Words(words.language, session.referee.box.key)
            return True
        elif typed:
            return self.move(typed)
        return False

    def show_standing(self, command: str) -> None:
        make = score_table if command == "score" else goal_table
        referee = self.session.referee
        out.print(
            make(referee.position, referee.seats, self.session.seat, self.words) or self.words.say(f"no-{command}")
        )

    def named_move(self, typed: str) -> str:
        """The move that a number of the list stands for."""
        legal = self.legal()
        return legal[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(legal) else typed

    def move(self, typed: str) -> bool:
        typed = self.named_move(typed)
        if self.session.over:
            out.print(self.words.say("refusal-game-over"))
            return False
        picked = self.multi_pick()
        if picked is None:
            self.session.play(typed)
        else:
            self.add_to_multi_pick(typed.split(), picked)
        return True

    def add_to_multi_pick(self, typed: list[str], picked: MultiPick) -> None:
        """Words in any order, with or without their verb; when all are named they are played in order."""
        named = self.named[:]
        for word in typed[1:] if len(typed) > 1 and typed[0] == picked.verb else typed:
            if f"{picked.verb} {word}" not in picked.nameable(named):
                text = f"{picked.verb} {word}" if word in picked.pieces else " ".join(typed)
                raise Refused(self.session.why_not(text) or Refusal("record", "all-named"))
            named.append(word)
        self.named = named
        if len(named) == picked.due:
            self.named = []
            for move in picked.ordered(named):
                self.session.play(move)

    def tell(self, text: str) -> None:
        """`what MOVE`: what it brings about, each with its rule."""
        if self.session.over:
            return
        for consequence in self.session.what(self.named_move(text)):
            told, tone = self.words.consequence(consequence, self.session.seat), consequence.tone
            sign = " " if SIGNED.search(told) else SIGNS[tone]
            out.print(f"{sign} {told}  ({consequence.rule})", style=STYLES[tone], markup=False)

    def explain(self, text: str) -> None:
        """`why MOVE`: the rule that forbids it, and its paragraph."""
        refusal = None if text in self.legal() else self.session.why_not(text)
        if refusal is None:
            out.print(self.words.say("move-is-legal", move=text))
            return
        out.print(f"{self.words.refusal(refusal)}  ({refusal.rule})", style="yellow", markup=False)
        self.read_rule(refusal.rule)

    def advise(self) -> None:
        """`hint`: the best moves, what may be expected of them, how the game might go on, and why."""
        if self.session.over:
            return
        words, found = self.words, self.session.hint()
        table = Table(words.say("hint-move"), words.say("hint-value"), words.say("hint-line"))
        for advice in found:
            table.add_row(advice.move, f"{advice.value:.0%}", " · ".join(advice.line[1:5]))
        out.print(table)
        best = found[0]
        out.print(f"{best.move}: {self.because('why', best)}", markup=False)
        if best.expects != "nobody":
            out.print(words.say("hint-expects", value=round(100 * best.value), whose=best.expects), markup=False)
        if best.judge == "master":
            out.print(words.say("hint-by-master"))
        for second in found[1:2]:
            values = [round(100 * advice.value) for advice in (best, second)]
            name = "hint-second" if values[1] < values[0] else "hint-second-even"
            told = words.say(name, move=second.move, value=values[1])
            out.print(f"{told} {self.because('lacks', second)}", markup=False)

    def because(self, kind: str, advice: Advice) -> str:
        return self.words.reasons(kind, [(reason.name, reason.parameters()) for reason in advice.reasons])

    def read_rule(self, rule: str) -> None:
        game = self.session.referee.box.key
        paragraph = rulebook.paragraph(game, rule, self.words.language)
        if paragraph is None:
            out.print(self.words.say("no-rule", game=game, rule=rule or "?"), markup=False)
        else:
            show(game, paragraph, self.words, figured=False)

    def show_log(self) -> None:
        for number, line in enumerate(self.session.referee.log(self.session.seat), 2):
            out.print(f"{number:4} {line.json()}", markup=False)

    def show_result(self) -> None:
        result = self.session.referee.position.result()
        assert result is not None
        table = Table(self.words.say("seat"), self.words.say("score"), self.words.say("winner"))
        for seat in range(self.session.referee.seats):
            score = "" if result.scores is None else str(result.scores[seat])
            table.add_row(str(seat), score, "★" if seat in result.winners else "")
        why = f"ending-{result.end}"
        ended = self.words.say("game-ended", outcome=result.outcome or "-")
        out.print(ended, self.words.say(why) if self.words.has(why) else f"({result.end})", markup=False)
        out.print(table)
