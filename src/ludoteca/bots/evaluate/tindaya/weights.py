"""The weights of Tindaya's evaluation. Values of tribes, dangers and goals are in points unless said otherwise."""

from typing import Final

Row = tuple[float, ...]

# A tribe at the end of an era (`value.py`).
TRIBE_VILLAGER: Final = 1.2  # a villager
TRIBE_NOBLE: Final = 2.2  # a noble
TRIBE_LIVING: Final = 5.0  # to have any villager left; the same for nobles
TRIBE_HOME: Final = 0.6  # a home, up to three
TRIBE_FIRST_HOME: Final = 1.0  # to have any home
TRIBE_PAIR: Final = 0.4  # two villagers in a building, who have a child at the end of an era
TRIBE_INVENTION: Final = 0.6  # an invention
TRIBE_TRADE: Final = 0.9  # a trade
TRIBE_CAVE: Final = 1.2  # the second cave
TRIBE_IDOL: Final = 1.3  # an idol, up to four
TRIBE_WEAPON: Final = 0.6  # a weapon, up to four
TRIBE_WOOD: Final[Row] = (0.0, 1.0, 1.5, 1.8)  # canoes to come, by the units of wood (T13.4)
TRIBE_FIRE: Final = 0.15  # a unit that burns, up to six
TRIBE_RAW: Final = 0.15  # a unit of clay or stone, up to three each
TRIBE_GOODS: Final = 0.08  # a unit that does not spoil, up to two of a kind
TRIBE_RATION: Final = 0.12  # a preserved ration, up to eight
TRIBE_FAMINE: Final = 0.7  # a villager whom the tribe cannot feed in the next era
TRIBE_ANIMAL: Final = 0.25  # an animal, up to eight
TRIBE_CYLINDER: Final = 0.35  # a cylinder
TRIBE_PRISONER: Final = 0.5  # a prisoner

# The mission of an alliance (T27, `value.py`): shares of what it asks for.
MISSION_DONE: Final = 10.0  # points for the mission done by a tribe
MISSION_IDOL: Final = 0.6  # an idol that can be sold for a preserved good; a third of it for an invention
MISSION_TRADE: Final[Row] = (0.0, 0.15, 0.5)  # a preserved good that can be made, by the inventions of its trade
MISSION_INVENTION: Final = 0.5  # an invention that can be paid
MISSION_WEAPON: Final = 0.25  # a weapon, towards a prisoner
MISSION_PAIR: Final = 0.4  # a pair, towards a villager

# Dangers for all (`value.py`).
PERIL_ANGER: Final[Row] = (0.0, 0.3, 0.8, 1.8, 4.0, 8.0, 10.0, 11.0)  # a god's anger, by its space at the end; 5: doom
PERIL_FILLED: Final = 0.12  # a gift on the card of a god, which lowers the danger
PERIL_CONQUISTADOR: Final = 0.45  # a conquistador who will be there at the end
PERIL_OVER_LIMIT: Final = 0.8  # each one above the limit of control; half in an alliance
PERIL_LANDINGS: Final = 3.0  # conquistadors who will land in every era to come
PERIL_SEERS: Final[Row] = (0.0, 3.0, 6.0)  # the help of the seers in the next era, by their number

# From points and dangers to a chance to win (`win_chance.py`).
MIN_VALUE: Final = 0.01  # the least value of a game that goes on
MAX_FAILED: Final = 5  # conditions of the victory missed in a game lost together, at most
ALLIANCE_EVEN: Final = 34.0  # the merit of an alliance that makes an even chance
ALLIANCE_SCALE: Final = 5.0  # the merit beyond it that makes 73 %
LEAD: Final = 2.5  # the lead over a rival that makes 73 %
PEOPLE_POINTS: Final[Row] = (0.8, 1.5)  # a villager, a noble, before the last era: a regression on 156 games
NOBLES_AT_END: Final = 0.7  # share of the nobles who will be there at the end
PERIL_ODDS: Final[tuple[Row, ...]] = ((6.0, 3.0), (7.6, 5.0), (11.0, 7.6))  # even peril, scale; 347 and 328 games
STRENGTH_AGAINST_PERIL: Final = 1.0  # peril that a point of strength outweighs: a regression on 136 games
USUAL_STRENGTH: Final = 29.0  # the strength that outweighs none
EXTINCT_OR_DOOM: Final = 0.03  # share of a value left by a certain extinction or doom
RIVAL_EXTINCT: Final = 0.15  # share left to a rival whose villagers or nobles will all die
NO_WINNER: Final = 0.1  # share left when nobody will win
RIVAL_STARVES: Final = 0.5  # chance that a rival lets somebody starve
MOVE_COST: Final = 1e-5  # share lost with each move of a rollout, so that the shorter of two equal ways is taken

STRENGTH_POINTS: Final = 0.2  # points for a point of strength in the last era
STRENGTH_POINTS_PER_ERA: Final = 0.25  # more for it with each era to come
PERIL_AT_END: Final = 0.2  # share of a value that peril can take in the last era
ENDED_ESTIMATE: Final = 0.3  # share of the estimate when a rollout ends with winners
ENDED_WINNERS: Final = 0.6  # share of the victory for those winners
ALLIANCE_LUCK: Final = 0.8  # best chance of an alliance before the last era
ENDING_LUCK: Final = 0.9  # best chance of an alliance in the last era
CONDITION_MISSED: Final = 0.05  # chance left when a tribe misses a condition of the victory
CONTROL_MISSED: Final = 0.1  # chance left when control is lost
MISSION_MAX: Final = 1.2  # progress of the mission that counts, at most
WEAK_AT_END: Final = 0.6  # share left to an alliance without any strength in the last era
STRONG_AT_END: Final = 40  # the strength of all tribes that counts in full then
RAID_SURVIVAL: Final = 0.08  # chance of people and buildings to live through a raid without defence
DROUGHT_LOSS: Final = 0.7  # share of the villagers on a field whom a drought kills
END_POINTS_FIRST_ERA: Final = 0.3  # share of the points at the end of the game that counts in the first era

# The goals of an exploration (`exploration_plan.py`).
GOAL_VILLAGER_LIFE: Final = 1.3  # a villager who lives on
GOAL_NOBLE_LIFE: Final = 2.4  # a noble who lives on
GOAL_WORKER: Final = 0.1  # a villager in a building
GOAL_FOOD_WORKER: Final = 0.5  # a villager in a building that brings food while there is hunger
GOAL_HOME: Final = 0.5  # the first villager in a building
GOAL_FIRST_HOME: Final = 1.5  # the same, where the tribe has no other home
GOAL_NEW_HOME: Final = 0.7  # a home that can be built
GOAL_NO_HOME: Final = 0.1  # expected homes that count as none
ENOUGH_HOMES: Final = 4  # homes after which no more are built
GOAL_ANIMAL: Final = 0.2  # an animal
GOAL_MISSION_ANIMAL: Final = 1.0  # an animal that the mission asks for
GOAL_TOKEN: Final = 0.4  # a raw-material token
GOAL_WANTED_TOKEN: Final = 0.3  # more for a token of which something is missing
GOAL_MISSION_MATERIAL: Final = 2.0  # factor of that while the mission asks for inventions
GOAL_TRADE: Final = 1.0  # a noble who learns a trade (T16.7)
GOAL_DEFENCE: Final = 0.8  # two armed natives where raiders will land (T21.6)
GOAL_FORT: Final = 0.8  # a fort retaken, and half of it for each of its conquistadors (T14.6.3)
GOAL_MISSION_FORT: Final = 2.5  # factor of both while the mission asks for prisoners or control is about to be lost
GOAL_MUSTER: Final = 0.5  # share of that for enough natives within reach of a fort
GOAL_GIFT: Final = 0.25  # a gift (T14.3)
GOAL_FIRST_GIFT: Final = 0.8  # the first gift to a god
GOAL_POINT: Final = 0.6  # a point, where points count
GOAL_IDOL: Final = 0.5  # the idol of the first pawn, where points count
GOAL_OFFERING: Final = 0.8  # an offering that becomes complete (T16.5)
GOAL_ANGER: Final = 0.4  # more for it, for each space of the god's anger
GOAL_BIRTH: Final = 0.5  # a birth
GOAL_MISSION_BIRTH: Final = 1.2  # a birth while the mission asks for villagers
GOAL_CHILD_UNFED: Final = 2.0  # cost of a child without food or room
GOAL_FETCHED: Final = 1.0  # a villager who will hardly live and waits for a noble
GOAL_LAST_VILLAGERS: Final = 3.0  # more for them, if they are all that the tribe has
GOAL_BARTER: Final = 2.0  # an ally who has what a mission lacks (T14.2)
PATH_STEP: Final = 0.03  # cost of a step
PATH_CANOE: Final = 0.2  # cost of a canoe
SEA_NOWHERE: Final = -9.0  # a landing where the journey began, or where the crew cannot stay
SEA_OLD_CANOE: Final = 0.1  # a canoe that is there already

# Offerings, tokens and sales (`offering_plan.py`, `point_value.py`, `barter_plan.py`, `idol_sales.py`).
POINT_LAST_TOKEN: Final = 0.5  # cost of the last token of an island
POINT_MOST_TOKENS: Final = 0.4  # cost of having most tokens of a kind, in the last era
MAX_TOKEN_PRICE: Final = 0.3  # cost above which a rollout leaves a token
EXPENDABLE_CHANCE: Final = 0.35  # chance to live below which a villager is given for points
KEPT_AT_END: Final = 2  # villagers whom a tribe keeps in the last era
KEPT_WEAPONS: Final = 4  # weapons that are not given
KEPT_VILLAGERS: Final = 1  # villagers who are not given to avert doom
BREEDING_HERD: Final = 2  # animals that are not given (T16.1.2)
BARTER_UNITS: Final = 3  # units that a mission may lack for barter to help
FLEE_CHANCE: Final = 0.3  # chance to live below which villagers flee, or wait for a noble

# Rollouts and candidates (`rollout_policy.py`, `policy_noise.py`, `sea_plan.py`, `candidates.py`).
MIN_EXPLORATION_GAIN: Final = 0.35  # gain for which a marker is spent
ROLLOUT_EXPLORATIONS: Final = 3  # explorations of each tribe in a rollout, beyond the one under way
NOISE: Final = 0.5  # share of a journey's gain that noise may take away
WASTED_RATION: Final = 0.3  # cost of a ration beyond the hunger, in rations (T16.3)
CYLINDER_MEAL: Final = 0.5  # rations that a cylinder must bring beyond a cube
SEA_GOALS_AT_LAUNCH: Final = 4  # goals of a crew that are evaluated before it sails
SEA_GOALS_UNDER_SAIL: Final = 2  # the same under sail
MAX_FIRST_STEPS: Final = 8  # first steps of an exploration that are candidates
MAX_LANDINGS: Final = 6  # moves of a crew that are candidates

# The first homes (T4.5, `founding.py`): gains by the end of the first era, from 10,000 games with random homes.
SITE_STRUCK: Final = -0.6  # the chance to be struck by the card of a god
SITE_RAIDED: Final = -0.1  # each trench from which a ship comes to the island first
SITE_HEX: Final = 0.25  # each hex of the island
SITE_OWN_ISLAND: Final = -0.9  # an island where the tribe has its other home
SITE_RIVAL_ISLAND: Final = -0.3  # an island where rivals live
SITE_ANGER: Final = 2  # the space of anger that is expected
