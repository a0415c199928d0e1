"""The words of the data files that the rules act on: effects, targets, metrics, goals. Others are refused."""

from collections.abc import Iterable

from ludoteca.core import refuse
from ludoteca.games.tindaya.components import GODS, Kit
from ludoteca.games.tindaya.disasters.catastrophes import EFFECTS, TARGETS
from ludoteca.games.tindaya.game_end import GOALS
from ludoteca.games.tindaya.idols.effects import STEP_OF
from ludoteca.games.tindaya.objectives import is_metric

IDOL_EFFECTS = {*STEP_OF, "explore_as_cube", "protect_hex_once", "plus_1_point"}
TIMINGS = {"action", "event", "end"}


def check_words(kit: Kit) -> None:
    """Refuses (T1.6) data that name something the rules cannot do."""
    data = kit.data
    for god in GODS:
        for card in data[f"catastrophes_{god}"]["entries"]:
            _known(f"catastrophes_{god}", [card["target"]], TARGETS)
            _known(f"catastrophes_{god}", card["effects"], EFFECTS)
    for idol in data["idols"]["entries"]:
        _known("idols", [idol["effect"]], IDOL_EFFECTS)
        _known("idols", [idol["timing"]], TIMINGS)
    for file in ("objectives_blue", "objectives_green", "objectives_secret"):
        for row in data[file]["entries"]:
            if not is_metric(kit, row["metric"]):
                raise refuse("T1.6", "data-reference", file=file, name=row["metric"][:80])
    for mission in data["missions"]["entries"]:
        if not is_metric(kit, mission["rule"]):
            raise refuse("T1.6", "data-reference", file="missions", name=mission["rule"][:80])
    for game in data["campaign"]["entries"]:
        _known("campaign", game["goals"], GOALS)
    last = max(max(places) for places in kit.asked.values())
    if any(len(card) <= last for card in kit.offerings.values()):
        raise refuse("T1.6", "data-field", file="offerings", field="resources")


def _known(file: str, named: Iterable[str], allowed: Iterable[str]) -> None:
    for name in named:
        if name not in allowed:
            raise refuse("T1.6", "data-reference", file=file, name=name[:80])
