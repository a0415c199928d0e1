"""The order of play: setup, the paragraphs of an era, and the register of all steps."""

from typing import Final

from ludoteca.core import Chance
from ludoteca.games.tindaya import solo, strategy
from ludoteca.games.tindaya.actions import turn
from ludoteca.games.tindaya.components import ACORAN, MONEIBA
from ludoteca.games.tindaya.era_end import (
    food,
    housing,
    learning,
    maintenance,
    offering_rewards,
    prophecies,
    reproduction,
    survival,
    waste,
)
from ludoteca.games.tindaya.era_end.events import resolve_events, reveal
from ludoteca.games.tindaya.idols import event_idols
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.setup import first_fort, initial_state, starting_buildings
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import SCRIPTS, Paragraph, Script, Step
from ludoteca.games.tindaya.traitor import treason


def begin(p: State, variant: Variant, chance: Chance) -> None:
    """T4: the table is laid out, then the players found their tribes."""
    initial_state.lay_out(p, variant, chance)
    p.stack.append(Script(0, "setup"))


def first_era(p: State, chance: Chance) -> None:
    p.stack[-1] = Script(0, "era")


SCRIPTS["setup"] = (
    starting_buildings.start_founding,
    starting_buildings.bring_livestock,
    solo.found_neutrals,
    first_fort.roll_for_fort,
    first_era,
)
ERA: Final[tuple[tuple[str, Paragraph], ...]] = (
    # Phase A, strategy: T8
    ("start", strategy.start_era),
    ("ships", strategy.roll_ships),
    ("seers", strategy.hear_seers),
    ("objectives", strategy.deal_objectives),
    # Phase B, actions: T9 to T15
    ("turns", turn.start_rounds),
    # Phase C, end of era: T16
    ("births", reproduction.reproduce),
    ("food", food.feed),
    ("waste", waste.dump_waste),
    ("housing", housing.house),
    ("offerings", offering_rewards.reward(ACORAN)),
    ("offerings", offering_rewards.reward(MONEIBA)),
    ("revelation", reveal),
    ("idols", event_idols.open_event_window),
    ("events", resolve_events),
    ("learning", learning.learn),
    ("survival", survival.survive),
    ("delivery", prophecies.ask_for_delivery),
    ("delivery", prophecies.ask_for_delivery),
    ("maintenance", maintenance.maintain),
)
"""The paragraphs of an era, each with the name of its step."""
SCRIPTS["era"] = tuple(paragraph for _, paragraph in ERA)
SCRIPTS["treason"] = treason.TREASON


STEPS: Final = {kind.name: kind for kind in sorted(Step.named(), key=lambda kind: kind.name)}
"""All steps by name, in an order that does not depend on imports."""


def phase(p: State) -> str:
    """Where the game stands: the setup, a step of the era, or the end."""
    if p.outcome is not None:
        return "over"
    script = p.stack[0]
    assert isinstance(script, Script)
    return ERA[script.at - 1][0] if script.script == "era" else script.script
