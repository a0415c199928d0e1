"""The shelf: games, their options and their rules."""

from typing import Annotated

from litestar import Router
from litestar.params import FromPath, QueryParameter

from ludoteca import figures, rulebook, words
from ludoteca.core import Refused, shelf
from ludoteca.figures import Picture
from ludoteca.lessons import exercises_of, lesson, lessons_of
from ludoteca.server.messages import (
    Figure,
    FigureMove,
    GameInfo,
    GameWords,
    LessonInfo,
    OptionInfo,
    RuleBook,
    RuleInfo,
)
from ludoteca.server.routes.common import Context, get
from ludoteca.tables.errors import missing
from ludoteca.words import LANGUAGES, Words

Language = Annotated[str, QueryParameter(max_length=8, description="en, fr or ru; English where there is no other")]


def _game(key: str, custom_data: bool) -> GameInfo:
    box = shelf.box(key)
    options = [
        OptionInfo(
            option.key,
            option.default,
            option.rule,
            list(option.allowed),
            option.read is not None,
            {key: list(values) for key, values in option.needs.items()},
        )
        for option in box.options
    ]
    spoken = {language: Words(language, key) for language in LANGUAGES}
    names = {language: found.name() for language, found in spoken.items()}
    about = {language: found.say("game-about") for language, found in spoken.items()}
    return GameInfo(
        box.key, box.rules, list(box.seats), options, names, about, custom_data, _lessons(key), len(exercises_of(key))
    )


def _lessons(game: str) -> list[LessonInfo]:
    found = [lesson(game, key) for key in lessons_of(game)]
    return [LessonInfo(one.key, len(one.steps), one.minutes) for one in found]


@get("/games", sync_to_thread=False)
def games(context: Context) -> list[GameInfo]:
    """Every game on the shelf."""
    return [_game(key, context.settings.custom_data) for key in shelf.names()]


@get("/words/{game:str}/{language:str}", sync_to_thread=False)
def catalogue(game: FromPath[str], language: FromPath[str]) -> GameWords:
    """The words of a game; its name and description are also `box-<game>` and `box-<game>-about`."""
    key = _known(game)
    if language not in LANGUAGES:
        raise missing("no-such-language")
    parts = [words.catalogue(language, name) for name in (key, f"web-{key}", f"glossary-{key}")]
    return GameWords(
        key, language, "\n".join([*parts, f"box-{key} = {{ game-name }}", f"box-{key}-about = {{ game-about }}", ""])
    )


@get("/rules/{game:str}", sync_to_thread=False)
def book(game: FromPath[str], language: Language = LANGUAGES[0]) -> RuleBook:
    """The rules of a game in the language of the reader, whole and by paragraph, and how to play it."""
    key = _known(game)
    found, pages = rulebook.text(key, language), rulebook.how_to_play(key, language)
    paragraphs = [RuleInfo(rule, text) for rule, text in rulebook.paragraphs(key, language).items()]
    return RuleBook(
        key,
        found.language if found else LANGUAGES[0],
        found.markdown if found else "",
        pages.markdown if pages else "",
        paragraphs,
    )


@get("/rules/{game:str}/{rule:str}", sync_to_thread=False)
def paragraph(game: FromPath[str], rule: FromPath[str], language: Language = LANGUAGES[0]) -> RuleInfo:
    """One paragraph of the rules: what a refusal or a question cites."""
    text = rulebook.paragraph(_known(game), rule, language)
    if text is None:
        raise missing("no-such-rule")
    return RuleInfo(rule, text)


@get("/figures/{game:str}", sync_to_thread=True)
def drawn(game: FromPath[str]) -> dict[str, Figure]:
    """The figures of the rules by name."""
    return {name: _figure(picture) for name, picture in figures.pictures(_known(game)).items()}


def _figure(picture: Picture) -> Figure:
    shown = picture.figure
    return Figure(
        picture.view.json(),
        list(shown.highlights),
        list(picture.legal),
        list(shown.picks),
        [FigureMove(line.seat, line.move) for line in picture.moves],
        shown.part,
        None if shown.crop is None else list(shown.crop),
    )


def _known(game: str) -> str:
    try:
        return shelf.box(game).key
    except Refused:
        raise missing("no-such-game") from None


router = Router("", route_handlers=[games, catalogue, book, paragraph, drawn], tags=["games"])
