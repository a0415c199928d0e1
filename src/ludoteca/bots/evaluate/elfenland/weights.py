"""The weights of Elfenland's evaluations, in towns unless said otherwise."""

from typing import Final

# The journey of this round.
UNPLACED_COUNTER: Final = 0.3  # doubt about a town while the counter on the road to it is still in hand
QUICK_BEAM: Final = 5  # stages kept at each step of a journey, by the quick evaluation
SEARCH_BEAM: Final = 12  # the same by the search evaluation
FULL_BEAM: Final = 1_000_000  # every stage, once the counters lie

# What a round leaves for later rounds, quick evaluation.
LATER_ROUND: Final = 0.2  # share of the missing towns that a later round brings
ADJACENT_TOWN: Final = 0.12  # a missing town one way from the elf
HOME_DISTANCE: Final = (1.0, 0.1, 0.0, 0.0)  # a way of distance to the home town, by the number of rounds to come
KEPT_CARD: Final = 0.04  # a card kept; a quarter of it in the last round
KEPT_COUNTER: Final = 0.1  # a counter kept
KEPT_OBSTACLE: Final = 0.35  # the obstacle kept

# What a round leaves for later rounds, search evaluation.
ROUND_DISCOUNT: Final = 0.87  # what a town counts for with every round to come
WALK_CHANCE: Final = 0.6  # share of the best walk that comes true
STEPS_PER_ROUND: Final = 4  # ways that an elf takes in a round
WALK_BEAM: Final = 6  # stages kept at each step of a walk
ONE_STEP_AWAY: Final = 0.5  # a missing town one step ahead of a walk
TWO_STEPS_AWAY: Final = 0.25  # a missing town two steps ahead of a walk

# Choices and chances.
CANDIDATE_MARGIN: Final = 1.6  # how much worse than the best a journey may be for its counters to be candidates
LEAD: Final = 1.0  # the lead that makes a chance of 73 % at the end
LEAD_PER_ROUND: Final = 0.7  # what every round to come adds to that lead
