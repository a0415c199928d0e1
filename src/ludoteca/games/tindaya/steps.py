"""Flow as data: where the game stands is a stack of steps in the position.

A step is a paragraph of the rules under way: a queue that feeds the tribes, a barter being composed, an exploration
with two moves left. Steps are values: they are replaced, never changed, so copying the stack copies the flow. The top
of the stack goes on by itself, or (`Ask`) with the answer of a seat.
"""

from abc import abstractmethod
from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, ClassVar, Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.moves import Act

if TYPE_CHECKING:
    from ludoteca.games.tindaya.state import State


class Step:
    """The base of all steps. The fields of a step are the arguments of its constructor.

    It is no `ABC`: compiled classes below one share its memory of `isinstance`."""

    name: ClassVar[str]

    @abstractmethod
    def go(self, p: "State", chance: Chance) -> None:
        """Does what follows without anybody's decision; leaves another top on the stack or itself further on."""

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        known = FIELDS.get(cls)
        if known is None:
            known = FIELDS[cls] = tuple(signature(cls).parameters)
        return known

    @classmethod
    def named(cls) -> list[type["Step"]]:
        """The kinds of this step that have a name of their own, out of the modules imported so far."""
        found: list[type[Step]] = []
        for kind in cls.__subclasses__():
            if "name" in vars(kind):
                found.append(kind)
            found += kind.named()
        return found


FIELDS: Final[dict[type[Step], tuple[str, ...]]] = {}
"""By kind, the fields: every view and observation asks for them, and a compiled constructor tells them slowly."""


class Ask(Step):
    """A step that waits for the decision of `seat`."""

    rule: ClassVar[str]
    """The rule named in the question."""
    forms: ClassVar[tuple[int, ...]]
    """The forms of moves that can answer."""
    skips: ClassVar[bool] = False
    """N2.1: whether the only answer may be to do nothing; then nobody is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, p: "State", chance: Chance) -> None:
        """The seat is to decide. N2.1: a decision to do nothing is not asked."""
        if self.skips:
            legal = self.moves(p)
            if len(legal) == 1 and legal[0].idle:
                self.play(p, legal[0], chance)
                return
            p.legal = legal
        p.seat = self.seat

    @abstractmethod
    def moves(self, p: "State") -> list[Act]:
        """All legal answers."""

    @abstractmethod
    def play(self, p: "State", move: Act, chance: Chance) -> None:
        """Carries out one of them."""

    def why_not(self, p: "State", move: Act) -> Refusal | None:
        """The narrow reason against an answer of the right form that is not legal; None if there is no narrower
        one than the rule of its form."""
        return None

    def question(self, p: "State") -> Question:
        return Question(self.name, self.rule)


def asking(p: "State") -> Ask:
    """The open decision: when a seat is to decide, the top of the stack asks it."""
    step: Ask = p.stack[-1]  # type: ignore[assignment]
    return step


Paragraph = Callable[["State", Chance], None]
SCRIPTS: Final[dict[str, tuple[Paragraph, ...]]] = {}
"""Sequences of paragraphs that follow each other whatever happens: the setup, an era, a treason."""


class Script(Step):
    """A sequence of paragraphs, `at` the next one."""

    name = "script"

    def __init__(self, at: int, script: str) -> None:
        self.at = at
        self.script = script

    def go(self, p: "State", chance: Chance) -> None:
        paragraphs = SCRIPTS[self.script]
        if self.at == len(paragraphs):
            p.stack.pop()
            return
        p.stack[-1] = Script(self.at + 1, self.script)
        paragraphs[self.at](p, chance)
