"""What travels: the types of the HTTP interface and of the live messages. `docs/protocol.md` explains them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.core import Refusal as GameRefusal
from ludoteca.lessons.session import LONGEST as LONGEST_LESSON
from ludoteca.lessons.session import LessonState
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.messages import Asked, ClockState, Fallen, Happened, Line, Offer, SeatInfo, State
from ludoteca.tables.rated import Unrated

__all__ = ["Asked", "ClockState", "Fallen", "Happened", "Line", "Offer", "SeatInfo", "State"]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[int, Meta(ge=1, le=5)]
BotLevel = Annotated[int, Meta(ge=1, le=6)]
"""Level 6 plays games that a network learned; `GameInfo.masters` says with how many players."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]
Judge = Literal["search", "master"]
"""The search of level 5, or the master (level 6) where it learned the game."""
Listed = Literal["open", "running", "over", "broken"]
"""How a table stands; `broken`: its lines cannot be replayed."""


class Refusal(Struct):
    """Why something is not done: a rule of the game, or `table` for the rules of tables, chat and accounts."""

    rule: str
    reason: str
    parameters: dict[str, str | int] = {}


def refusal(why: GameRefusal) -> Refusal:
    """The form in which a refusal is sent."""
    return Refusal(why.rule, why.reason, dict(why.parameters))


class Refused(Struct):
    """The body of every answer that is not 2xx."""

    refusal: Refusal


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


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind"):
    """A bank of seconds for the whole game and an increment for each turn."""

    bank: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each turn, and for each person in a game so many in which they are away."""

    days: Annotated[float, Meta(gt=0, le=60)]
    vacation: Annotated[float, Meta(ge=0, le=60)] = 0


ClockRule = NoClock | LiveClock | DaysClock


def time_control(clock: ClockRule) -> TimeControl:
    """What a clock that was sent or stored means to a table."""
    match clock:
        case LiveClock(bank, increment):
            return TimeControl("live", bank=bank, increment=increment)
        case DaysClock(days, vacation):
            return TimeControl("days", days=days, vacation=vacation)
        case NoClock():
            return TimeControl()


def clock_rule(control: TimeControl) -> ClockRule:
    """The form in which the clock of a table is sent and stored."""
    if control.kind == "live":
        return LiveClock(control.bank, control.increment)
    return DaysClock(control.days, control.vacation) if control.kind == "days" else NoClock()


class Me(Struct, frozen=True, tag="me", tag_field="who"):
    """I sit here; several of them make a hot-seat table, `label` says who is meant."""

    label: Name | None = None


class Bot(Struct, frozen=True, tag="bot", tag_field="who"):
    level: BotLevel
    engine: Name | None = None
    """One of the engines of this server; the bot of the level plays on if it fails."""


class Open(Struct, frozen=True, tag="open", tag_field="who"):
    """Anybody who sees the table may sit down."""


class Link(Struct, frozen=True, tag="link", tag_field="who"):
    """Whoever has the link of this seat may sit down."""


Sitter = Me | Bot | Open | Link


class NewTable(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockRule = NoClock()
    away_level: Level = 2
    hints: bool = False
    """Hints are allowed also where several people play; the others are told of each."""
    start: bool = False
    """Start at once; every seat must be taken."""
    record: Annotated[str, Meta(max_length=60_000)] | None = None
    """A game that goes on there, as its record; its rules and options count."""


class TableInfo(Struct):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    host: str
    public: bool
    clock: ClockRule
    away_level: int
    hints: bool
    """Hints are allowed also where several people play."""
    created: float
    commitment: str
    """SHA-256 of the seed that all chance comes from."""
    status: Listed
    seats: list[SeatInfo]
    turn: int | None
    line: int
    moved: float
    seed: str | None = None
    """Published when the game is over."""
    closed: bool = False
    """A finished game of a private table that strangers with its link may not see."""
    begun: int = 0
    """How many moves were played before this table was made, where its game began elsewhere."""


class Played(Struct):
    """A move to play. `ply` is the position it was meant for; the same move sent twice is played once."""

    seat: SeatNumber
    move: MoveText
    ply: Annotated[int, Meta(ge=0)]


class OfSeat(Struct):
    seat: SeatNumber


class TakeBack(Struct):
    """Back to the position `ply`; without it, one move. Beyond one's own turn it becomes an offer."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)] | None = None


class Answer(Struct):
    seat: SeatNumber
    yes: bool


Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
"""Random text that a person adds to the luck of a table, after its commitment was shown to them."""


class Start(Struct):
    nonce: Nonce | None = None


class Rematch(Struct):
    nonce: Nonce | None = None
    start: bool = True
    """Start at once where nobody else has to come."""


class Join(Struct):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None
    nonce: Nonce | None = None


class Access(Struct):
    closed: bool
    """Strangers with the link may not see the finished game."""


class TimeAway(Struct):
    """I am away until then."""

    until: Annotated[float, Meta(ge=0, le=1e11)]


class TablesChanged(Struct):
    """At how many tables something was done."""

    tables: int


class Said(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Acknowledged(Struct):
    """It is on disk."""

    line: int


class Invite(Struct):
    seat: int
    invite: str


class Reason(Struct):
    """What a move has over another: `reason-<name>` in the catalogues, and `lack-<name>` of the other."""

    name: str
    points: float
    """What it is worth, in the points of the computer's evaluation."""
    parameters: dict[str, Any] = {}


class Advice(Struct):
    """A move worth considering."""

    move: str
    value: float
    """The share of the victory to expect after it, 0 to 1."""
    weight: float
    """How much of the thinking went into it, 0 to 1."""
    line: list[str]
    """How the game may go on, this move first."""
    reasons: list[Reason] = []
    """Of the best move, what it has over the next ones; of the others, what they lack of the best."""
    expects: Literal["seat", "team", "nobody"] = "seat"
    """Whose chance `value` is; `nobody`: it is too early to tell."""
    judge: Judge = "search"
    """Who found it."""


class Hint(Struct):
    """What a bot would play; `advice` has the best moves, the best first."""

    move: str
    advice: list[Advice]


Thoroughness = Literal["quick", "normal"]
"""How much a server searches for an analysis; `ludoteca analyse` searches deeper."""


class AnalysisOrder(Struct):
    """Asks for the analysis of a table. `seat` is named in a game that goes on: only its decisions are judged then."""

    thoroughness: Thoroughness = "quick"
    seat: SeatNumber | None = None


class RecordAnalysis(Struct):
    """Asks for the analysis of a record from elsewhere."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    thoroughness: Thoroughness = "quick"


class JudgedMove(Struct):
    """A move that could be played, and what could be expected of it."""

    move: str
    value: float
    """The share of the victory to expect after it, 0 to 1, by what the seat knew."""
    points: float | None
    line: list[str]
    """How the game may go on, this move first."""


class JudgedDecision(Struct):
    """What is said of a decision."""

    ply: int
    seat: int
    mark: Literal[
        "forced", "did_not_matter", "good", "best", "brilliant", "inaccuracy", "mistake", "blunder", "not_judged"
    ]
    expects: Literal["seat", "team", "nobody"]
    played: JudgedMove
    best: list[JudgedMove]
    """The best moves, the best first."""
    loss: float
    """What the move cost against the best, in shares of the victory."""
    stake: float
    """What an average move would have cost."""
    reasons: list[Reason]
    """What the move lacks of the best."""
    simulations: int


class LuckEvent(Struct):
    """What chance brought each seat after a decision (-1: before the first), against its expectation."""

    ply: int
    names: list[str]
    gains: list[float]


class TurningPoint(Struct):
    """One of the greatest changes of the curve. `seat` is whose chance changed, `by` who decided."""

    ply: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float
    by: int | None
    mark: str | None


class SeatAnalysis(Struct):
    """A line for each seat; `start - lost + luck + others + rest` is `end`."""

    seat: int
    accuracy: float | None
    marks: dict[str, int]
    start: float | None
    end: float | None
    lost: float
    luck: float
    others: float
    rest: float
    share: float | None


class GameAnalysis(Struct):
    """All that is said of a game. `docs/analysis.md` says what the numbers mean."""

    game: str
    players: int
    thoroughness: str
    finished: bool
    team: bool
    """The game is won and lost together: there is one curve."""
    curve: list[list[float] | None]
    """Before every ply and after the last, what every seat may expect with all cards open."""
    decisions: list[JudgedDecision]
    luck: list[LuckEvent]
    turning_points: list[TurningPoint]
    seats: list[SeatAnalysis]
    judge: Judge = "search"
    """Who judged the decisions."""


class AnalysisProgress(Struct):
    """How far an analysis is; `analysis` when it is done."""

    id: str
    table: str | None
    thoroughness: str
    status: Literal["working", "done", "failed"]
    done: int
    total: int
    mine: bool
    """Whether the asker ordered it, and may call it off."""
    analysis: GameAnalysis | None


class WhyNot(Struct):
    """`refusal` is null when the move is legal."""

    refusal: Refusal | None


class Preview(Struct):
    """The view after a move that could be taken back; null where chance, a secret or another seat comes in."""

    view: dict[str, Any] | None
    legal: list[str] | None
    warning: Refusal | None = None
    """A loss that the move makes certain: `warning-<reason>` in the catalogues."""


MovesPointedAt = Annotated[list[MoveText], Meta(min_length=1, max_length=200)]


class MovesMeant(Struct):
    """Moves that somebody points at. `ply` is the position they are meant for."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)]
    moves: MovesPointedAt


class Odds(Struct):
    times: int
    of: int
    about: bool
    """They come from a sample."""


class Consequence(Struct):
    """What a move brings about: `means-<name>` in the catalogues."""

    name: str
    rule: str
    tone: Literal["gain", "cost", "loss", "fact"]
    parameters: dict[str, str | int]
    odds: Odds | None
    """null: it is certain."""
    places: list[str] = []
    """Words of the notation: where on the board it happens."""


class Previews(Struct):
    """By move, what it means; a move is left out if there was no time for it."""

    ply: int
    consequences: dict[str, list[Consequence]]


class PersonInfo(Struct):
    id: str
    name: str
    login: str | None = None
    passkeys: int = 0
    has_password: bool = False
    codes: int = 0
    """Recovery codes that were not used yet."""


class Guest(Struct):
    id: str
    name: str
    token: str
    """For scripts: `Authorization: Bearer <token>`."""


class Credentials(Struct):
    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct):
    """A login and a password, or new ones."""

    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Recovery(Struct):
    """A recovery code; each works once."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class RecoveryCodes(Struct):
    """Shown once; whoever has one can log in without the password."""

    codes: list[str]


class PasskeyRequest(Struct):
    """Options for `navigator.credentials`; send the ticket back with the credential."""

    ticket: str
    options: dict[str, Any]


class PasskeyAnswer(Struct):
    ticket: Annotated[str, Meta(max_length=40)]
    credential: dict[str, Any]


class Proof(Struct):
    """One secret, shown again: the password, an answer of a passkey, or a recovery code, which is then used up."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    passkey: PasskeyAnswer | None = None
    code: Annotated[str, Meta(max_length=40)] | None = None


class SessionInfo(Struct):
    """Somewhere I am logged in."""

    id: str
    device: str
    created: float
    used: float
    """To the hour."""
    this: bool
    """The session that asks."""


class PasskeyInfo(Struct):
    id: str
    device: str
    """Where it was made."""
    created: float
    used: float | None


class Blocked(Struct):
    """Somebody whose chat I do not want to read."""

    id: str
    name: str


class Rename(Struct):
    name: Name


class NewGuest(Struct):
    name: Name | None = None


# Finished games.


class FinishedSeat(Struct):
    """Who had a seat, and how it fared."""

    person: str | None
    name: str | None
    level: int | None
    """Of a bot."""
    won: bool
    score: int | None


class FinishedGame(Struct):
    """A game of mine that is over."""

    id: str
    game: str
    options: dict[str, Any]
    ended: float
    moves: int
    end: str
    """How it ended; `resigned` or `abandoned` where it has no result."""
    decided: bool
    """It has a result."""
    unrated: Unrated | None
    """Why it does not count for ratings."""
    outcome: Literal["won", "lost"] | None
    """Of a game that is won or lost together."""
    seats: list[FinishedSeat]


class FinishedGames(Struct):
    games: list[FinishedGame]
    total: int
    kept_days: int | None
    """After so many days finished games are deleted here; null: never."""


class Tally(Struct):
    """Some games of mine, by what they have in common."""

    key: str
    games: int
    won: int
    score: float | None
    """The mean of my scores."""


class PointsOverTime(Struct):
    ended: float
    score: int | None
    won: bool


class GameStatistics(Struct):
    """How I fare in one game, over all that have a result and in which I had one seat."""

    game: str
    games: int
    won: int
    score: float | None
    parts: dict[str, float]
    """The mean of my points, by what they are for."""
    players: list[Tally]
    levels: list[Tally]
    """By the strongest bot; `people` where there was none."""
    seats: list[Tally]
    latest: list[PointsOverTime]
    """The last games, oldest first."""


class LadderRow(Struct):
    """Somebody's rating in Elo points, with its standard error."""

    kind: Literal["person", "bot", "game"]
    """`game`: the game itself, where it is played together."""
    key: str
    """The id of a person, `level1` … `level5`, `engine:NAME`, or the number of players and the options of the game."""
    name: str | None
    rating: int
    uncertainty: int
    games: int | None
    """null: rated by matches between computer players."""
    ended: float | None
    """When the last rated game ended."""


class Ladder(Struct):
    """Everybody at this server who has played a game often enough, the best first."""

    game: str
    rows: list[LadderRow]
    total: int
    needed: int
    """Rated games after which somebody is shown."""
    mine: LadderRow | None
    """My own rating, also after fewer games and without an account."""


class RatingPoint(Struct):
    """A rating after a game."""

    table: str
    ended: float
    rating: int
    uncertainty: int
    change: int


class MyRating(Struct):
    game: str
    rating: int
    uncertainty: int
    games: int
    needed: int
    """Rated games after which I am shown on the ladder."""
    latest: list[RatingPoint]
    """After the last games, oldest first."""


class RatingChange(Struct):
    """What a game did to the rating of somebody who played it."""

    person: str
    rating: int
    uncertainty: int
    change: int
    games: int


class RatedGame(Struct):
    """Whether a game that is over counts for ratings, and what it changed."""

    unrated: Unrated | None
    changes: list[RatingChange]


# Live messages, client to server.


class LiveMove(Struct, tag="move"):
    seat: SeatNumber
    move: MoveText
    ply: Annotated[int, Meta(ge=0)]
    id: Annotated[str, Meta(max_length=40)] = ""


class LiveChat(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Annotated[str, Meta(max_length=40)] = ""


class LiveBack(Struct, tag="back"):
    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)] | None = None
    id: Annotated[str, Meta(max_length=40)] = ""


class Look(Struct, tag="look"):
    """See through the eyes of one's seat from now on; `have` is the last line already known for them."""

    seat: SeatNumber | None = None
    have: int = -1


class Ping(Struct, tag="ping"):
    id: Annotated[str, Meta(max_length=40)] = ""


class Glance(Struct, tag="glance"):
    """Whether the person looks at the table now; at first they do. Whoever does is told nothing elsewhere."""

    on: bool


FromClient = LiveMove | LiveChat | LiveBack | Look | Ping | Glance

# Live messages, server to client.


class News(Struct, tag="news"):
    """Lines after those already sent, and the state as of the last of them (absent if it did not change)."""

    lines: list[Line]
    state: State | UnsetType = UNSET


class Done(Struct, tag="done"):
    id: str
    line: int


class LiveRefused(Struct, tag="refused"):
    id: str
    refusal: Refusal


class Beat(Struct, tag="beat"):
    id: str
    at: float


class Presence(Struct, tag="presence"):
    """Which of the others who sit at the table are there now, by their ids. Whoever is not named was not seen."""

    here: list[str]
    away: dict[str, float]
    """Those who went, and when."""


FromServer = News | Done | LiveRefused | Beat | Presence

# Lessons.


class LessonEntry(Struct):
    """A learner's progress, and what comes next: a move, `!next`, `!answer 2`, `!skip`; nothing to look only."""

    done: Annotated[list[MoveText], Meta(max_length=LONGEST_LESSON)] = []
    entry: MoveText | None = None


class LessonMoves(Struct):
    """Moves that a learner points at after this progress."""

    done: Annotated[list[MoveText], Meta(max_length=LONGEST_LESSON)]
    moves: MovesPointedAt


class LessonAnswer(Struct):
    """Where the learner stands."""

    lesson: LessonState
    refusal: Refusal | None = None
    """Why the move is not allowed."""
