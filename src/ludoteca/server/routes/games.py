"""The shelf: games, their options and their rules."""

from litestar import Router
from litestar.params import FromPath

from ludoteca import rulebook
from ludoteca.core import Refused, shelf
from ludoteca.server.messages import GameInfo, OptionInfo, RuleBook, RuleInfo
from ludoteca.server.routes.common import get
from ludoteca.tables.errors import missing


def _game(key: str) -> GameInfo:
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
    return GameInfo(box.key, box.rules, list(box.seats), options)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game on the shelf."""
    return [_game(key) for key in shelf.names()]


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


router = Router("", route_handlers=[games, book, paragraph], tags=["games"])
