"""The shelf: games, their options and their rules."""

from typing import Annotated, Literal

from litestar import Router
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import convert

from ludoteca import box_facts, rulebook, words
from ludoteca.bots import master
from ludoteca.core import Refused, shelf
from ludoteca.server.messages.games import Figure, GameInfo, GameWords, RuleBook, RuleInfo, RulePage
from ludoteca.server.routes.common import Context, get
from ludoteca.server.settings import Settings
from ludoteca.tables.errors import missing
from ludoteca.words import LANGUAGES, Words

Language = Annotated[str, QueryParameter(max_length=8, description="en, fr or ru; English where there is no other")]

RulePageName = Annotated[Literal["how-to-play", "rules"], PathParameter(description="Which text")]


def _game(key: str, settings: Settings) -> GameInfo:
    spoken = {language: Words(language, key) for language in LANGUAGES}
    names = {language: found.name() for language, found in spoken.items()}
    about = {language: found.say("game-about") for language, found in spoken.items()}
    masters = master.playable(shelf.box(key))
    here = {"custom_data": settings.custom_data, "engines": settings.engines_for(key), "masters": masters}
    return convert(box_facts.game(key) | {"names": names, "about": about} | here, GameInfo)


@get("/games", sync_to_thread=False)
def games(context: Context) -> list[GameInfo]:
    """Every game on the shelf."""
    return [_game(key, context.settings) for key in shelf.names()]


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
    return convert(box_facts.book(_known(game), language), RuleBook)


@get("/pages/{game:str}/{page:str}", sync_to_thread=False)
def rule_page(game: FromPath[str], page: RulePageName, language: Language = LANGUAGES[0]) -> RulePage:
    """What a reader turns to first, or all the rules: one text at a time. Empty if there is none."""
    return convert(box_facts.page(_known(game), page, language), RulePage)


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
    return convert(box_facts.figures_of(_known(game)), dict[str, Figure])


def _known(game: str) -> str:
    try:
        return shelf.box(game).key
    except Refused:
        raise missing("no-such-game") from None


_SMALLER = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))
"""All of it is public: nothing secret can be guessed from the size of an answer."""

router = Router(
    "", route_handlers=[games, catalogue, book, rule_page, paragraph, drawn], tags=["games"], middleware=[_SMALLER]
)
