"""What every game is made of: box, position, move, seat, view, chance, record.

Nothing but the standard library; this package also runs in the browser.
"""

from ludoteca.core.chance import Below, Chance, ChanceNeeded, Hashed, Lot, NoChance, Pick, Seeded
from ludoteca.core.consequence import Consequence
from ludoteca.core.event import Event
from ludoteca.core.game import Game, Option, Options
from ludoteca.core.goal import Goal, GoalChange, GoalKind, Progress, goal_changes
from ludoteca.core.json import Json, canonical
from ludoteca.core.move import Move
from ludoteca.core.playout import playout, random_game
from ludoteca.core.position import Position
from ludoteca.core.question import Question, not_the_question
from ludoteca.core.record import Header, RecordError
from ludoteca.core.referee import Referee
from ludoteca.core.refusal import Loss, Refusal, Refused, refuse
from ludoteca.core.replay import Replay, replay
from ludoteca.core.resources import Resources
from ludoteca.core.result import Result
from ludoteca.core.score import ScoreChange, ScorePart, score_changes
from ludoteca.core.view import View

__all__ = [
    "Below",
    "Chance",
    "ChanceNeeded",
    "Consequence",
    "Event",
    "Game",
    "Goal",
    "GoalChange",
    "GoalKind",
    "Hashed",
    "Header",
    "Json",
    "Loss",
    "Lot",
    "Move",
    "NoChance",
    "Option",
    "Options",
    "Pick",
    "Position",
    "Progress",
    "Question",
    "RecordError",
    "Referee",
    "Refusal",
    "Refused",
    "Replay",
    "Resources",
    "Result",
    "ScoreChange",
    "ScorePart",
    "Seeded",
    "View",
    "canonical",
    "goal_changes",
    "not_the_question",
    "playout",
    "random_game",
    "refuse",
    "replay",
    "score_changes",
]
