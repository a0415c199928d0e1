"""Words: what the engine says in ids becomes a sentence in the reader's language.

The catalogues are Fluent files, one folder a language: `common.ftl` for everything, `<game>.ftl` for a game's own
words. A game of another package brings its own folder (`Resources.words`). Ids follow what they put into words:

    refusal-<reason>   why a move is not allowed (`Refusal`)
    question-<name>    what a seat is asked (`Question`)
    event-<name>       what happened (`Event`)
    reason-<name>      what a move has over another one (`Reason`); `lack-<name>`: what the other one lacks
    amount-<word>      a number of something; a parameter that holds numbers by word is a list of them
    move-<verb>        what a seat did, after its name; its arguments are $a, $b, $c, …, $who is "me" or "other"
    means-<name>       what a move brings about (`Consequence`)
    option-<key>       the name of an option
    points-<name>      points that count (`ScorePart`), `prospect-<name>` points that can still be had
    goal-<name>        what is to be reached (`Goal`); `goal-<name>-how` says how
    place-<name>       what a place is called (`PlaceName`)
    game-name          what the game is called; `game-about` says in a line what it is about

A message writes a word of the notation by `NAME($a)`: the message that names it, or one of its attributes where the
sentence needs another form, as in `NAME($a, form: "object")`. `SEAT($a)` names a seat.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from copy import copy
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import Consequence, Event, Question, Refusal, resources, shelf
from ludoteca.core.places import Places
from ludoteca.core.resources import folder

LANGUAGES = resources.LANGUAGES
OURS = "ludoteca:locales"
FAMILIES = (
    "kind", "town", "word", "resource", "building", "trade", "invention", "god", "idol", "market", "objective",
    "catastrophe", "terrain", "seer", "ship", "traitor", "common", "anger",
)  # fmt: skip
"""The messages that name the words of a notation are called `<family>-<word>`."""
_HEX = re.compile(r"(-?\d+),(-?\d+)", re.ASCII)
_PLACES: ContextVar[Places] = ContextVar("places", default={})  # noqa: B039 (never changed)
"""The places of whoever speaks now: all who speak a language share its bundle."""


class _Word(str):
    """A word of the notation: a message shows it as it is written for people, `NAME` gets the word itself."""

    __slots__ = ("word",)
    word: str

    def __new__(cls, word: str, written: str) -> "_Word":
        made = super().__new__(cls, written)
        made.word = word
        return made


class Words:
    """One language, with the words of one game (or of none) and of other catalogues before the common ones."""

    def __init__(self, language: str, game: str | None = None, *catalogues: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.places: Places = {}
        self._bundle = bundle_of(self.language, "common", *catalogues, *(() if game is None else (game,)))

    def at(self, places: Places) -> "Words":
        """These words in a position whose places have these names."""
        words = copy(self)
        words.places = places
        return words

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **parameters: Any) -> str:
        """The message with this id; the id itself where the catalogues have none."""
        if not self.has(key):
            return f"{key} {parameters}" if parameters else key
        spoken = _PLACES.set(self.places)
        try:
            given = {
                key: self.amounts(value) if isinstance(value, Mapping) else _written(self._bundle, value)
                for key, value in parameters.items()
            }
            text, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, given)
        finally:
            _PLACES.reset(spoken)
        return str(text)

    def named(self, word: str, form: str = "name") -> str:
        """A place by its name, in the form that a sentence needs; the word itself where it has none."""
        spoken = _PLACES.set(self.places)
        try:
            return _place(self._bundle, word, form) or word
        finally:
            _PLACES.reset(spoken)

    def amounts(self, numbers: Mapping[str, int]) -> str:
        """A list of amounts: "2 figs and 1 ham"."""
        texts = [self.amount(word, number) for word, number in numbers.items()]
        if len(texts) < 2:
            return texts[0] if texts else self.say("amount-nothing")
        return self.say("list-and", first=", ".join(texts[:-1]), last=texts[-1])

    def amount(self, word: str, number: int) -> str:
        key = f"amount-{word}"
        return self.say(key, number=number) if self.has(key) else self.say("amount", number=number, word=word)

    def name(self) -> str:
        """What the game is called; its key where its catalogue does not say."""
        return self.say("game-name") if self.has("game-name") else (self.game or "")

    def refusal(self, refusal: Refusal) -> str:
        """Why not. A refusal that names a question brings its parameters too: the question is put into words."""
        parameters = self._seated(refusal.parameters)
        if "question" in parameters:
            parameters["question"] = self.say(f"question-{parameters['question']}", **parameters)
        return capital(self.say(f"refusal-{refusal.reason}", **parameters))

    def question(self, question: Question, legal: Iterable[str] = ()) -> str:
        """What is asked. `$can` has the verbs of the reader's legal moves ("pass-plan"): it offers nothing else."""
        can = "-".join(sorted({move.split(" ", 1)[0] for move in legal}))
        return capital(self.say(f"question-{question.name}", can=can, **question.parameters))

    def event(self, event: Event) -> str:
        return capital(self.say(f"event-{event.name}", who="other", **self._seated(event.parameters)))

    def consequence(self, consequence: Consequence, me: int | None = None) -> str:
        """What a move brings about, told to the seat `me`, with its odds where it is not certain."""
        parameters = consequence.parameters
        who = "me" if me is not None and parameters.get("seat") == me else "other"
        text = self.say(f"means-{consequence.name}", who=who, **self._seated(parameters))
        odds = consequence.odds
        if odds is None:
            return capital(text)
        return self.say("means-odds-about" if odds.about else "means-odds", text=text, times=odds.times, of=odds.of)

    def move(self, text: str, who: str = "other") -> str:
        verb, *rest = text.split(" ")
        gaps = (int(word) if word.isdecimal() else word for word in rest)
        return self.say(f"move-{verb}", who=who, count=len(rest), **dict(zip("abcdefgh", gaps, strict=False)))

    def reasons(self, kind: str, told: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
        """One or two reasons in one sentence: `why` for what a move has, `lacks` for what it lacks."""
        message = "lack" if kind == "lacks" else "reason"
        said = [self.say(f"{message}-{name}", **self._placed(parameters)) for name, parameters in told[:2]]
        return self.say(f"hint-{kind}", count=len(said), first=said[0], second=said[-1])

    def _placed(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters, with names instead of the words of the notation."""
        places = [self.name_of(place) for place in parameters.get("places", ())]
        return {**parameters, "places": ", ".join(places), "place": places[0]} if places else dict(parameters)

    def name_of(self, word: str) -> str:
        """What a word of the notation is called; the word itself where no message names it."""
        key = next((key for family in FAMILIES if self.has(key := f"{family}-{word}")), None)
        return self.say(key) if key else self.named(word)

    def _seated(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters, with names instead of the numbers of seats."""
        names = {key: self.say("seat-name", seat=parameters[key]) for key in ("seat", "turn") if key in parameters}
        return {**parameters, **names}


def capital(text: str) -> str:
    """A sentence may begin with the name of a place."""
    return text[:1].upper() + text[1:]


def preferred(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from its environment."""
    for name in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def _written(bundle: Any, value: Any) -> Any:
    """A place by its name; all else stays as it is."""
    place = _place(bundle, value) if isinstance(value, str) else None
    return value if place is None else _Word(value, place)


def _place(bundle: Any, word: str, form: str = "name") -> str | None:
    """The name of a place; a pair of coordinates without one, so that nobody takes it for a decimal."""
    place = _PLACES.get().get(word)
    if place is not None:
        return _formed(bundle, f"place-{place.name}", form, word=word, **place.parameters)
    pair = _HEX.fullmatch(word)
    if pair is None or not bundle.has_message("hex"):
        return None
    return _formed(bundle, "hex", form, q=_signed(pair[1]), r=_signed(pair[2]))


def _formed(bundle: Any, key: str, form: str, **parameters: Any) -> str:
    message = bundle.get_message(key)
    return str(bundle.format_pattern(message.attributes.get(form, message.value), parameters)[0])


def _signed(number: str) -> str:
    return number.replace("-", "\N{MINUS SIGN}")


@cache
def bundle_of(language: str, *catalogues: str) -> Any:
    """The messages of some catalogues; later ones come before earlier ones."""

    def name(word: Any, form: str = "name") -> str:
        word = word.word if isinstance(word, _Word) else word
        place = _place(bundle, str(word), form)
        if place is not None:
            return place
        key = next((key for family in FAMILIES if bundle.has_message(key := f"{family}-{word}")), None)
        return _formed(bundle, key, form) if key else str(word)

    def seat(number: Any, form: str = "name") -> str:
        return _formed(bundle, "someone", form, who="other", seat=_formed(bundle, "seat-name", form, seat=number))

    bundle = FluentBundle([language], functions={"NAME": name, "SEAT": seat}, use_isolating=False)
    for catalogue_name in catalogues:
        bundle.add_resource(FluentResource(catalogue(language, catalogue_name)), allow_overrides=True)
    return bundle


def catalogue(language: str, name: str) -> str:
    """A catalogue: of a game in the game's own folder, any other in ours. Empty where there is none, in English where
    a game of another package does not speak the language."""
    box = shelf.find(name.removeprefix("web-").removeprefix("glossary-"))
    place = folder(OURS if box is None else box.words_folder())
    if place is None:
        return ""
    file = _file(place, language, name)
    if not file.is_file() and box is not None:
        file = _file(place, LANGUAGES[0], name)
    return file.read_bytes().decode(errors="replace") if file.is_file() else ""


def _file(place: Traversable, language: str, name: str) -> Traversable:
    return place / language / f"{name}.ftl"
