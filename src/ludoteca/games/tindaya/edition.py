"""The editions of the rules, and all that tells them apart.

Tables and records go on under the edition they were begun with: `rules` in their header names it. A rule that changed
asks its switch here; nothing else knows that there is more than one edition.
"""

from typing import Final, NamedTuple


class Edition(NamedTuple):
    """One version of the rule set: what the second edition changed, as far as play can tell."""

    rules: str
    nobles_take_animals: bool
    """T14.3.5: live animals are given from any building where a noble stands, whoever else is there."""
    nobles_teach: bool
    """T16.7, R55: any native teaches, not villagers alone."""
    matching_protection: bool
    """T20.4: data in which `idol` and `wall` of a card differ are refused."""
    canoe_is_the_chiefs: bool
    """T30.8: the leader's free canoe is for a crew with his chief."""
    explorer_pays: bool
    """T32.1: whoever explored pays the dowry and never receives it."""
    settles_in_buildings: bool
    """T32.2, R94: the last resort for a new villager includes buildings without villagers."""
    tibiabin_always_speaks: bool
    """T33.1, R95: Tibiabin speaks in era 1 also where the campaign leaves the seers out."""


FIRST: Final = Edition("1", *[False] * 7)
SECOND: Final = Edition("2", *[True] * 7)
EDITIONS: Final = {edition.rules: edition for edition in (FIRST, SECOND)}
