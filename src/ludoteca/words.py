"""Words: what the engine says in ids becomes a sentence in the reader's language.

The catalogues are Fluent files, one folder a language: `common.ftl` for everything, `<game>.ftl` for a game's own
words. Ids follow what they put into words:

    refusal-<reason>   why a move is not allowed (`Refusal`)
    question-<name>    what a seat is asked (`Question`)
    event-<name>       what happened (`Event`)
    move-<verb>        a move in words; its arguments are $a, $b, $c, …
    option-<key>       the name of an option
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import Event, Question, Refusal

LANGUAGES = ("en", "fr", "ru")


class Words:
    """One language, with the words of one game (or of none) before the common ones."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self._bundle = _bundle(self.language, game)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **parameters: Any) -> str:
        """The message with this id; the id itself where the catalogues have none."""
        if not self.has(key):
            return f"{key} {parameters}" if parameters else key
        pattern = self._bundle.get_message(key).value
        text, _ = self._bundle.format_pattern(pattern, parameters)
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why not. A refusal that names a question brings its parameters too: the question is put into words."""
        parameters = dict(refusal.parameters)
        if "question" in parameters:
            parameters["question"] = self.say(f"question-{parameters['question']}", **parameters)
        return self.say(f"refusal-{refusal.reason}", **parameters)

    def question(self, question: Question, legal: Iterable[str] = ()) -> str:
        """What is asked. `$can` has the verbs of the reader's legal moves ("pass-plan"): it offers nothing else."""
        can = "-".join(sorted({move.split(" ", 1)[0] for move in legal}))
        return self.say(f"question-{question.name}", can=can, **question.parameters)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.name}", **event.parameters)

    def move(self, text: str) -> str:
        verb, *rest = text.split(" ")
        return self.say(f"move-{verb}", count=len(rest), **dict(zip("abcdefgh", rest, strict=False)))


def preferred(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from its environment."""
    for name in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@cache
def _bundle(language: str, game: str | None) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    names = ["common"] if game is None else ["common", game]
    for name in names:
        catalogue = files("ludoteca") / "locales" / language / f"{name}.ftl"
        if catalogue.is_file():
            bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
