"""What a game says in random games, and whether its catalogue has words for it."""

from random import Random
from typing import Any

from ludoteca.core import Event, Hashed, Position, Referee
from ludoteca.core.shelf import Box
from ludoteca.words import Words

GAMES = 5


def message_ids(box: Box) -> set[str]:
    """The ids of the messages that random games need: name, options, questions, moves, events, consequences, refusals,
    scores, goals and endings."""
    found = {"game-name", "game-about"} | {f"option-{option.key}" for option in box.options}
    for seed in range(GAMES):
        seats = box.seats[seed % len(box.seats)]
        referee, pick, seen = Referee(box, seats, {}, Hashed(str(seed))), Random(seed), dict[str, None]()
        while (seat := referee.position.seat) is not None:
            position, legal = referee.position, list(referee.legal())
            seen |= dict.fromkeys(legal)
            question = position.question()
            assert question is not None
            refusals = [position.why_not(box.parse(text)) for text in pick.sample(list(seen), min(5, len(seen)))]
            found |= {f"refusal-{refusal.reason}" for refusal in refusals if refusal is not None}
            found |= {f"question-{question.name}", *(f"move-{text.split(' ')[0]}" for text in legal)}
            heard: list[Event] = []
            before, move = position.copy(), pick.choice(legal)
            position.events = heard
            referee.play(seat, move)
            found |= {f"event-{event.name}" for event in heard}
            meant = before.consequences(box.parse(move), referee.position, heard)
            found |= {f"means-{consequence.name}" for consequence in meant}
            found |= standings(referee.position, seats)
        result = referee.position.result()
        assert result is not None
        found.add(f"ending-{result.end}")
    return found


def standings(position: Position[Any], seats: int) -> set[str]:
    """The ids of what is said of scores and goals."""
    goals = [goal.name for viewer in range(seats) for goal in position.goals(viewer)]
    parts = [part.name for seat in range(seats) for part in position.score(seat, seat)]
    prospects = [part.name for seat in range(seats) for part in position.prospects(seat, seat)]
    return {
        *(f"goal-{name}" for name in goals),
        *(f"goal-{name}-how" for name in goals),
        *(f"points-{name}" for name in parts),
        *(f"prospect-{name}" for name in prospects),
    }


def everything_said_has_words(box: Box, language: str) -> None:
    """Every message that the game needs is in its catalogue of the language or in the common one."""
    words = Words(language, box.key)
    missing = sorted(key for key in message_ids(box) if not words.has(key))
    assert not missing, f"{box.key}.ftl, {language}"
