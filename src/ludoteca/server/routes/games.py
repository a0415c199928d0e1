"""The shelf: games, their options and their rules."""

from litestar import Router

from ludoteca.core import Refused, shelf
from ludoteca.server import rulebooks
from ludoteca.server.errors import missing
from ludoteca.server.messages import GameInfo, OptionInfo, RuleBook, RuleInfo
from ludoteca.server.routes.common import get


def _game(key: str) -> GameInfo:
    box = shelf.box(key)
    options = [
        OptionInfo(option.key, option.default, option.rule, list(option.allowed), option.read is not None)
        for option in box.options
    ]
    return GameInfo(box.key, box.rules, list(box.seats), options)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game on the shelf."""
    return [_game(key) for key in shelf.names()]


@get("/rules/{game:str}", sync_to_thread=False)
def book(game: str) -> RuleBook:
    """The rules of a game, whole and by paragraph."""
    return rulebooks.book(_known(game))


@get("/rules/{game:str}/{rule:str}", sync_to_thread=False)
def paragraph(game: str, rule: str) -> RuleInfo:
    """One paragraph of the rules: what a refusal or a question cites."""
    text = rulebooks.paragraphs(_known(game)).get(rule)
    if text is None:
        raise missing("no-such-rule")
    return RuleInfo(rule, text)


def _known(game: str) -> str:
    try:
        return shelf.box(game).key
    except Refused:
        raise missing("no-such-game") from None


router = Router("", route_handlers=[games, book, paragraph], tags=["games"])
