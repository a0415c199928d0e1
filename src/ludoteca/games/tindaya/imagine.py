"""Imagining positions that a seat cannot tell apart: what is hidden from it is dealt anew."""

from typing import Any, Final

from ludoteca.core import Chance, Result, View
from ludoteca.games.tindaya.components import DISASTERS, GODS, MARKERS, SHIPS, Kit
from ludoteca.games.tindaya.edition import EDITIONS
from ludoteca.games.tindaya.game_end import revealed
from ludoteca.games.tindaya.idols.event_idols import EventIdols
from ludoteca.games.tindaya.idols.use import playable
from ludoteca.games.tindaya.map.board import read_layout
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex, read_hex
from ludoteca.games.tindaya.options import Variant
from ludoteca.games.tindaya.setup.initial_state import clear_table
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.step_codec import read_group, read_step
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import Tribe

HIDDEN: Final = -1
"""An idol in somebody's hand that the seat does not see."""
UNSEEN: Final = ""
"""A card that the seat does not see."""

REPELLING: Final = frozenset(["repel", "treason-repel", "conquest-repel"])


def redraw(p: State, seat: int, chance: Chance) -> None:
    """Turns a position into a random one that `seat` cannot tell from it."""
    p.legal = None
    shown = revealed(p)
    everybody = (1 << len(p.tribes)) - 1
    for owner, tribe in enumerate(p.tribes):
        if owner != seat:
            known = [kind for kind in tribe.idols if owner in shown and _is_contribution(p.kit, kind)]
            tribe.idols = known + [HIDDEN] * (len(tribe.idols) - len(known))
            tribe.dealt = (UNSEEN,) * len(tribe.dealt)
            tribe.discarded = (UNSEEN,) * len(tribe.discarded)
        tribe.objectives = tuple(
            (card if (everybody if owner in shown else known) >> seat & 1 else UNSEEN, token, known)
            for card, token, known in tribe.objectives
        )
    p.annulled = tuple((card if known >> seat & 1 else UNSEEN, known) for card, known in p.annulled)
    _deal_idols(p, shown, chance)
    _deal_objectives(p, chance)


def _is_contribution(kit: Kit, kind: int) -> bool:
    return kit.idols[kind].effect == "plus_1_point"


def _draw(pool: list[Any], chance: Chance) -> Any:
    return pool.pop(chance.below(len(pool)))


# -------------------------------------------------------------------- dealing anew


def _deal_idols(p: State, shown: list[int], chance: Chance) -> None:
    """Hidden idols are dealt from all that the seat has not seen; the rest is the deck."""
    left = [idol.count if p.variant.mode in idol.modes else 0 for idol in p.kit.idols]
    for tribe in p.tribes:
        for kind in (*tribe.idols, *tribe.shown_idols):
            if kind != HIDDEN:
                left[kind] -= 1
    for kind, sold in enumerate(p.idol_sold):
        left[kind] -= sold
    pool = [kind for kind, count in enumerate(left) for _ in range(count)]
    _deal_needed(p, pool, chance)
    for owner in shown:
        _fill_hand(p.tribes[owner], [kind for kind in pool if not _is_contribution(p.kit, kind)], pool, chance)
    for tribe in p.tribes:
        _fill_hand(tribe, pool, pool, chance)
    p.idol_deck = [pool.count(kind) for kind in range(len(p.kit.idols))]


def _fill_hand(tribe: Tribe, fitting: list[int], pool: list[int], chance: Chance) -> None:
    for place, kind in enumerate(tribe.idols):
        if kind == HIDDEN:
            drawn = _draw(fitting, chance)
            tribe.idols[place] = drawn
            if fitting is not pool:
                pool.remove(drawn)


def _deal_needed(p: State, pool: list[int], chance: Chance) -> None:
    """Who is asked whether to use an idol holds one; everybody can see that."""
    if p.seat is None or HIDDEN not in p.tribes[p.seat].idols:
        return
    step = asking(p)
    if step.name in REPELLING:
        needed = [p.kit.protection]
    elif step.name == "protect":
        needed = [p.kit.protection] if all(move.idle for move in step.moves(p)) else []
    elif isinstance(step, EventIdols):
        needed = [
            kind
            for kind in pool
            if p.kit.idols[kind].timing == "event"
            and kind != p.kit.protection
            and playable(p, p.seat, kind, explored=False)
        ]
    else:
        needed = []
    if needed:
        hand = p.tribes[p.seat].idols
        kind = _draw(needed, chance)
        hand[hand.index(HIDDEN)] = kind
        pool.remove(kind)


def _deal_objectives(p: State, chance: Chance) -> None:
    """Unseen secret objectives are dealt from all that the seat does not know; the rest is the deck."""
    if not p.variant.secret_objectives:
        return
    order = list(p.kit.secrets)
    seen = {card for card, _ in p.annulled}
    for tribe in p.tribes:
        seen.update(tribe.dealt, tribe.discarded, (card for card, _, _ in tribe.objectives))
    pool = [card for card in order if card not in seen]

    def fresh(card: str) -> str:
        return str(_draw(pool, chance)) if card == UNSEEN else card

    for tribe in p.tribes:
        tribe.dealt = tuple(sorted((fresh(card) for card in tribe.dealt), key=order.index))
        tribe.discarded = tuple(fresh(card) for card in tribe.discarded)
        tribe.objectives = tuple((fresh(card), token, known) for card, token, known in tribe.objectives)
    p.annulled = tuple((fresh(card), known) for card, known in p.annulled)
    p.objective_deck = tuple(sorted(pool, key=order.index))


# -------------------------------------------------------------------- from a view alone


def rebuild(p: State, view: View, chance: Chance) -> None:
    """Makes an empty position into a random one that looks like `view` to its seat, from the view alone."""
    facts: Any = view.facts
    p.variant = Variant(facts["players"], facts["options"], EDITIONS[facts["rules"]])
    kit = p.kit = p.variant.kit
    clear_table(p)
    p.seat, p.era, p.order = facts["turn"], facts["era"], [*facts["order"]]
    p.track = [*facts["priority"]] if p.variant.domination else []
    p.chart = Chart(*read_layout(kit, facts["board"]["layout"], facts["board"]))
    p.tribes = [_read_tribe(kit, row) for row in facts["tribes"]]
    for text, row in facts["map"].items():
        _read_hex(p, read_hex(text), row)
    p.nature = [facts["nature"][animal] for animal in kit.animals]
    p.reserve = [facts["reserve"][trade.building] for trade in kit.trades]
    p.bag = [facts["tokens_left"][token.key] for token in kit.tokens]
    p.market = tuple(facts["market"])
    for key in facts["idols"]["sold"]:
        p.idol_sold[kit.idol[key]] += 1
    _read_mountain(p, facts)
    _read_aims(p, facts["aims"])
    _read_exploration(p, facts["exploration"])
    _read_forts(p, facts["forts"], facts["traitor"])
    p.stack = [read_step(kit, row) for row in facts["flow"]]
    if facts["result"] is not None:
        p.outcome, p.legal = _read_result(facts["result"]), []
    _deal_idols(p, revealed(p), chance)
    _deal_objectives(p, chance)


def _read_tribe(kit: Kit, row: Any) -> Tribe:
    tribe = Tribe.seated(len(kit.resources), len(kit.deposits), row["reserve"])
    tribe.card = kit.tribes[row["tribe"]]
    tribe.gain(kit.cost(row["stock"]))
    tribe.deposits = [row["tokens"][deposit] for deposit in kit.deposits]
    tribe.prisoners, tribe.nobles_lost = row["prisoners"], row["nobles_lost"]
    tribe.trades = sum(1 << kit.trade[key] for key in row["trades"])
    for index, trade in enumerate(kit.trades):
        for level, key in enumerate(trade.inventions, 1):
            if key in row["inventions"]:
                tribe.invent(index, level)
    tribe.cave = row["cave"]
    tribe.cubes, tribe.cylinders = (row["depot"][marker] for marker in MARKERS)
    tribe.cubes_used, tribe.cylinders_used = (row["used"][marker] for marker in MARKERS)
    tribe.cylinders_gone = row["cylinders_gone"]
    tribe.developed = sum(1 << kit.trade[key] for key in row["developing"])
    tribe.produced = sum(1 << kit.trade[key] for key in row["producing"])
    tribe.idols = _read_hand(kit, row)
    tribe.shown_idols = [kit.idol[key] for key in row["idols_used"]]
    tribe.market = tuple(row["market"])
    tribe.objectives = tuple(
        (one["card"] or UNSEEN, one["token"], sum(1 << seat for seat in one["known"])) for one in row["objectives"]
    )
    tribe.dealt, tribe.discarded = _read_cards(row["dealt"]), _read_cards(row["discarded"])
    tribe.score, tribe.waste = row["score"], row["waste"]
    tribe.pawns = [row["pawns"][god] for god in GODS]
    tribe.gifts, tribe.devoted = row["gifts"], row["devoted"]
    tribe.passed, tribe.acted = row["passed"], row["acted"]
    tribe.homes = tuple(read_hex(text) for text in row["homes"])
    return tribe


def _read_hand(kit: Kit, row: Any) -> list[int]:
    if row["hand"] is not None:
        return [kit.idol[key] for key in row["hand"]]
    contribution = [kind for kind in range(len(kit.idols)) if _is_contribution(kit, kind)]
    known = contribution[:1] * (row["contributions"] or 0)
    return known + [HIDDEN] * (row["idols"] - len(known))


def _read_cards(cards: Any) -> tuple[str, ...]:
    return (UNSEEN,) * cards if isinstance(cards, int) else tuple(cards)


def _read_hex(p: State, place: Hex, row: Any) -> None:
    kit = p.kit
    if row.get("building") == "fort":
        p.building[place] = FORT + (kit.building[row["tile"]] + 1 if row["tile"] else 0)
    elif "building" in row:
        p.building[place] = kit.building[row["building"]] + 1
    if "token" in row:
        p.token[place] = kit.families.index(row["token"])
    if "wall" in row:
        p.walls |= {place}
    for name, pieces in (
        ("animals", p.animals),
        ("conquistadors", p.conquistadors),
        ("canoes", p.canoes),
        ("neutral", p.neutral),
    ):
        if name in row:
            pieces[place] = row[name]
    for seat, group in row.get("natives", {}).items():
        p.tribes[int(seat)].natives[place] = read_group(group)


def _read_mountain(p: State, facts: Any) -> None:
    mountain = facts["mountain"]
    for god, name in enumerate(GODS):
        row = mountain[name]
        p.anger[god] = p.kit.spaces.index(row["anger"])
        p.offerings[god] = row["offering"]
        p.filled[god] = [place["filled"] for place in row["places"]]
        p.catastrophes[god] = row["catastrophe"] or ""
        p.catastrophes_shown[god] = tuple(row["catastrophes_shown"])
    p.offerings_shown = tuple(mountain["offerings_shown"])
    p.prophecy = mountain["prophecy"] or ""
    p.prophecies_shown = tuple(mountain["prophecies_shown"])
    p.hand = tuple(mountain["hand"])
    p.event = facts["event"]["card"]
    p.standees = [facts["standees"].get(name, 0) for name in DISASTERS]
    p.ships = [facts["ships"].get(name, 0) for name in SHIPS]


def _read_aims(p: State, aims: Any) -> None:
    p.mission, p.blue, p.green = (aims[name] or "" for name in ("mission", "blue", "green"))
    p.objective_tokens = tuple(aims["tokens"])
    p.annulled = tuple((one["card"] or UNSEEN, sum(1 << seat for seat in one["known"])) for one in aims["annulled"])


def _read_exploration(p: State, row: Any) -> None:
    if row is None:
        return

    def read(flags: Any) -> dict[Hex, int]:
        return {read_hex(place): read_group(flag) if isinstance(flag, str) else flag for place, flag in flags.items()}

    p.explorer = row["seat"]
    p.moved, p.finished = read(row["moved"]), read(row["finished"])
    p.refused = {int(seat): number for seat, number in row["refused"].items()}
    p.agreed = {int(seat): number for seat, number in row["agreed"].items()}


def _read_forts(p: State, forts: Any, traitor: Any) -> None:
    p.first_fort = read_hex(forts["first"]) if forts["first"] else 0
    p.fort_retaken = forts["retaken"]
    if traitor is not None:
        p.traitor, p.traitor_card, p.jailed = traitor["seat"], traitor["card"], traitor["jailed"]
        p.chief = read_hex(traitor["chief"]) if traitor["chief"] else 0
        p.chief_rests, p.rerouted = traitor["chief_rests"], traitor["rerouted"]


def _read_result(row: Any) -> Result:
    fixed = ("scores", "winners", "end", "outcome")
    more = {key: value for key, value in row.items() if key not in fixed}
    return Result(row["scores"], row["winners"], row["end"], row.get("outcome"), more)
