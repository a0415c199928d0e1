"""What the players agreed on before the game: mode, level, variants, what a campaign game leaves out (T1, T33)."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core import Json, refuse
from ludoteca.games.tindaya.components import Kit, kit_of
from ludoteca.games.tindaya.data_files import check_protection
from ludoteca.games.tindaya.edition import SECOND, Edition

ALLIANCE: Final = "alliance"
DOMINATION: Final = "domination"
MODES: Final[tuple[str, ...]] = (ALLIANCE, DOMINATION)


class Variant:
    """The rules in force in one game. Shared by all its positions, never changed."""

    def __init__(self, players: int, options: Mapping[str, Json], edition: Edition = SECOND) -> None:
        self.edition = edition
        self.players = players
        self.options = dict(options)
        self.kit: Kit = kit_of(options["data"])
        game = options["campaign"]
        campaign: Any = self.kit.campaign[game] if isinstance(game, str) else None
        self.campaign = campaign
        mode = options["mode"] if campaign is None or campaign["mode"] == "any" else campaign["mode"]
        self.domination = mode == DOMINATION
        self.mode = DOMINATION if self.domination else ALLIANCE
        self.solo = players == 1
        self.level = str(options["level"])
        level = self.kit.levels[self.level]
        eased = self.kit.data["difficulty"]["campaign"] if campaign else level
        self.event_level: str = eased["event_level"]
        self.mission_level: str = eased["mission_level"]
        self.layout = str(options["layout"] or self.kit.data["ocean_tiles"]["default_layout"])
        red = options["red"]
        self.red: int = red if isinstance(red, int) else eased["red_tiles"]
        self.eras: int = campaign["eras"] if campaign else 3
        self.dowry = options["dowry"] is True
        self.traitor = options["traitor"] is True
        self._features(level["raw_token_limit"])

    def _features(self, token_limit: int) -> None:
        """T33: what the campaign game leaves out; R1, R11, R29: the switches of the rulings."""
        features: dict[str, bool] = dict(self.campaign["features"]) if self.campaign else {}

        def on(feature: str) -> bool:
            return features.get(feature, True)

        limited = self.options["opt_token_limit_modes"]
        self.token_limit = 10**6
        if on("raw_token_limit") and isinstance(limited, list) and self.mode in limited:
            self.token_limit = token_limit
        objectives = self.options["opt_campaign3_objectives"] is True or self.options["campaign"] != "game_3"
        self.secret_objectives = self.domination and on("secret_objectives") and objectives
        self.common_objectives = self.domination and on("common_objectives") and objectives
        self.monopolies = self.domination and on("monopolies")
        self.mission = not self.domination and on("mission")
        self.catastrophes = on("god_catastrophes")
        self.seers = on("seers")
        self.waste = on("waste")
        self.cave = on("cave_and_housing")
        self.nature_limits = on("nature_limits")
        self.random_tribes = on("random_tribes")
        self.market = on("market")
        self.all_animals: bool = bool(self.campaign and self.campaign["nature_all_animals"])
        self.goals: tuple[str, ...] = tuple(self.campaign["goals"]) if self.campaign else ()
        self.stationary = self.options["opt_stationary_actions"] is True


def check_terms(players: int, options: Mapping[str, Json], edition: Edition) -> None:
    """Refuses options that do not go together (T1.6, T4.1.1, T5, T20.4, T33)."""
    kit = kit_of(options["data"])
    if edition.matching_protection:
        check_protection(kit.data)
    game = options["campaign"]
    if game is not None and game not in kit.campaign:
        raise refuse("T33", "option-value", option="campaign", value=str(game)[:80], allowed=", ".join(kit.campaign))
    if options["level"] not in kit.levels:
        level = str(options["level"])[:80]
        raise refuse("T1.5", "option-value", option="level", value=level, allowed=", ".join(kit.levels))
    layouts = kit.data["ocean_tiles"]["layouts"]
    if options["layout"] is not None and options["layout"] not in layouts:
        layout = str(options["layout"])[:80]
        raise refuse("T5", "option-value", option="layout", value=layout, allowed=", ".join(layouts))
    if isinstance(game, str):
        _check_campaign(kit.campaign[game], options)
    variant = Variant(players, options, edition)
    most = kit.data["ocean_tiles"]["layout_max_red"][variant.layout]
    if variant.red % 2 or not 0 <= variant.red <= most:
        raise refuse("T4.1.1", "red-tiles", red=variant.red, most=most)
    if variant.domination and players < 2:
        raise refuse("T1.3", "domination-needs-two")
    if variant.traitor and not variant.domination:
        raise refuse("T30", "traitor-needs-domination")


def _check_campaign(campaign: Any, options: Mapping[str, Json]) -> None:
    """T33: a campaign game fixes mode, level and red tiles."""
    name = campaign["id"]
    fixed = campaign["mode"]
    if options["mode"] not in (ALLIANCE, fixed) and fixed != "any":
        raise refuse("T33", "campaign-fixes", campaign=name, option="mode")
    if options["level"] != "easy":
        raise refuse("T33", "campaign-fixes", campaign=name, option="level")
    if options["red"] not in (None, 0):
        raise refuse("T33", "campaign-fixes", campaign=name, option="red")
