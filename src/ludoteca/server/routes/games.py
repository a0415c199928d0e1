"""The shelf: games, their options and their rules."""

from litestar import Router
from litestar.params import FromPath

from ludoteca import rulebook, words
from ludoteca.core import Refused, shelf
from ludoteca.server.messages import GameInfo, GameWords, OptionInfo, RuleBook, RuleInfo
from ludoteca.server.routes.common import Context, get
from ludoteca.tables.errors import missing
from ludoteca.words import LANGUAGES, Words


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
    return GameInfo(box.key, box.rules, list(box.seats), options, names, about, custom_data)


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
    parts = [words.catalogue(language, name) for name in (key, f"web-{key}")]
    return GameWords(
        key, language, "\n".join([*parts, f"box-{key} = {{ game-name }}", f"box-{key}-about = {{ game-about }}", ""])
    )


@get("/rules/{game:str}", sync_to_thread=False)
def book(game: FromPath[str]) -> RuleBook:
    """The rules of a game, whole and by paragraph."""
    key = _known(game)
    paragraphs = [RuleInfo(rule, text) for rule, text in rulebook.paragraphs(key).items()]
    return RuleBook(key, rulebook.text(key) or "", paragraphs)


@get("/rules/{game:str}/{rule:str}", sync_to_thread=False)
def paragraph(game: FromPath[str], rule: FromPath[str]) -> RuleInfo:
    """One paragraph of the rules: what a refusal or a question cites."""
    text = rulebook.paragraphs(_known(game)).get(rule)
    if text is None:
        raise missing("no-such-rule")
    return RuleInfo(rule, text)


def _known(game: str) -> str:
    try:
        return shelf.box(game).key
    except Refused:
        raise missing("no-such-game") from None


router = Router("", route_handlers=[games, catalogue, book, paragraph], tags=["games"])
