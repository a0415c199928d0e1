"""Messages about games: options, lessons, rules, figures."""

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    key: str
    default: Any
    rule: str
    allowed: list[Any]
    free: bool
    """The value is checked by the game instead of being one of a list."""
    needs: dict[str, list[Any]] = {}
    """It means something where these options (`players`: their number) have one of these values."""


class LessonInfo(Struct):
    key: str
    steps: int
    minutes: int
    """About how long it takes."""


class GameInfo(Struct):
    key: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    names: dict[str, str]
    """By language, what it is called."""
    about: dict[str, str]
    """By language, what it is about, in a line."""
    custom_data: bool
    """This server lets people bring data of their own (`tiles`, `data`)."""
    lessons: list[LessonInfo] = []
    """In the order in which they are learnt."""
    exercises: int = 0
    """How many there are: `exercise-1` and so on."""
    moments: int = 0
    """How many things it tells whoever learns while playing."""
    engines: list[str] = []
    """Programs besides the levels that play it here, by name."""
    masters: list[int] = []
    """The numbers of players with which level 6 plays it here."""
    device_masters: list[int] = []
    """The same for tables on the reader's own device."""


class MomentInfo(Struct):
    """A rule that matters now; `moment-<key>` in the catalogues."""

    key: str
    rule: str


class Moments(Struct):
    """What matters to a seat now, the most pressing first."""

    line: int
    """As of this line of the table."""
    moments: list[MomentInfo]


class GameWords(Struct):
    """The words of a game as a Fluent catalogue, for pages that do not bring them along."""

    game: str
    language: str
    text: str


class RuleInfo(Struct):
    rule: str
    text: str
    """Markdown."""


class RuleBook(Struct):
    game: str
    language: str
    """Of the text: that of the reader, or English where the rules are not translated."""
    text: str
    """Markdown, the whole book of numbered rules."""
    how_to_play: str
    """Markdown, two pages for newcomers; empty if there are none."""
    paragraphs: list[RuleInfo]


class RulePage(Struct):
    """A text of the rules."""

    language: str
    text: str
    """Markdown; empty if there is none."""


class FigureMove(Struct):
    seat: int
    move: str


class Figure(Struct):
    """A figure of the rules: what a board needs to draw it."""

    view: dict[str, Any]
    highlights: list[str]
    """Words of the notation: their places are marked."""
    legal: list[str]
    """The moves that are offered, if any."""
    picks: list[str]
    """Words that are picked already."""
    moves: list[FigureMove]
    """The last moves, if they are marked."""
    part: str
    """`board`, or `hand`: what lies beside it."""
    crop: list[float] | None
    """The part of the board that is shown, in parts of the whole: left, top, width, height."""
