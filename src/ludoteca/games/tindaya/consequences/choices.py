"""What each form of a move is for, where the changes that follow at once do not tell it."""

from collections.abc import Callable, Iterator
from typing import Final, cast

from ludoteca.core import Consequence
from ludoteca.core.consequence import Tone
from ludoteca.games.tindaya import moves as form
from ludoteca.games.tindaya.actions.develop import Discount
from ludoteca.games.tindaya.actions.explore import MOVES, Moving
from ludoteca.games.tindaya.actions.reconquest import Reconquest
from ludoteca.games.tindaya.conquistadors.ship_combat import Defence
from ludoteca.games.tindaya.consequences.danger import dies_out
from ludoteca.games.tindaya.dowry import DOWRY
from ludoteca.games.tindaya.era_end.food import Meal
from ludoteca.games.tindaya.era_end.reproduction import PARENTS
from ludoteca.games.tindaya.goals import goals
from ludoteca.games.tindaya.map.hexes import hex_text
from ludoteca.games.tindaya.moves import FORMS, Act
from ludoteca.games.tindaya.needs import mouths, rations
from ludoteca.games.tindaya.setup.first_fort import GARRISON
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import asking
from ludoteca.games.tindaya.tribe import VILLAGERS, natives
from ludoteca.games.tindaya.warning import warning
from ludoteca.games.tindaya.weapons import weapons_of

Told = Iterator[Consequence]


def meaning(p: State, move: Act, after: State) -> Told:
    """What a move is for."""
    tell = TOLD.get(move.form)
    if tell is not None:
        yield from tell(p, move, after)
    elif FORMS[move.form].words[0] in PLAIN:
        yield Consequence(f"do-{FORMS[move.form].words[0]}", FORMS[move.form].rule).at(goal(move))
    yield from _price(after)


def _price(after: State) -> Told:
    """T24.4, T24.6: what is to be paid, where the unit that is saved is chosen next."""
    step = after.stack[-1] if after.stack else None
    if isinstance(step, Discount):
        for kind, units in step.cost:
            yield Consequence("price", step.rule, "cost", what=after.kit.resources[kind], units=units)
        yield Consequence("saves", step.rule, "gain", units=step.saved)


def goal(move: Act) -> list[str]:
    """The hex that a move is about, or leads to, if it names any."""
    fields = FORMS[move.form].fields
    return [hex_text(move.to if "to" in fields else move.hex)] if FORMS[move.form].hexes else []


PLAIN: Final = frozenset(
    [
        "embark", "sail", "ashore", "done", "end", "sell", "devotion", "send", "cancel", "accept", "refuse", "offer",
        "finish", "seer", "objective", "reroute", "wreck", "drop", "annul", "look", "swap", "decline", "enough",
        "repel", "stand", "redeploy", "release", "assault", "free", "chief", "betray", "fight", "raise", "ore",
        "neutral", "fort", "wall", "relocate", "give", "bonus", "part", "settle", "build", "gather", "discount",
        "stop",
    ]
)  # fmt: skip
"""Verbs that are told in a sentence of their own, `means-do-<verb>`."""


# -------------------------------------------------------------------- setup and strategy


def _found(p: State, move: Act, after: State) -> Told:
    """T4.5.1: a starting building and the trade in it."""
    trade = p.kit.trades[p.kit.building[move.building]]
    yield Consequence("founds", "T4.5.1", building=trade.building, trade=trade.key).at(goal(move))
    if trade.animal >= 0:
        yield Consequence("animals-later", "T4.5.4", "gain", animal=p.kit.animals[trade.animal])


def _split(p: State, move: Act, after: State) -> Told:
    """T4.5.3, T16.1.1: who lives where, and where children will be born."""
    first, second = p.tribes[asking(p).seat].homes
    here = after.tribes[asking(p).seat].natives
    groups = [here[place] & VILLAGERS for place in (first, second)]
    homes = [p.kit.trades[p.trade_of(place)].building for place in (first, second)]
    both = (hex_text(first), hex_text(second))
    yield Consequence("splits", "T4.5.3", first=homes[0], here=groups[0], second=homes[1], there=groups[1]).at(both)
    born = [place for place, number in zip(both, groups, strict=True) if number >= PARENTS]
    tone: Tone = "gain" if born else "fact"
    yield Consequence("births" if born else "no-births", "T16.1.1", tone, births=len(born)).at(born)
    for place, home, number in zip(both, homes, groups, strict=True):
        if not number:
            yield Consequence("idle-building", "T7.4", "cost", building=home).at([place])


def _seer(p: State, move: Act, after: State) -> Told:
    yield Consequence(f"seer-{move.seer}", "T8.3", "gain")


def _token(p: State, move: Act, after: State) -> Told:
    """T8.8, T29: whoever is best at the objective gets the points of its token."""
    worth = p.kit.objective_tokens[move.token]["value"]
    yield Consequence("token-gain" if worth > 0 else "token-loss", "T8.8", points=abs(worth))


# -------------------------------------------------------------------- the turn


def _explore(p: State, move: Act, after: State) -> Told:
    card = p.tribes[asking(p).seat].card.params
    yield Consequence("explores", "T13.1", moves=int(card.get("moves_per_exploration", MOVES)))


def _idol(p: State, move: Act, after: State) -> Told:
    """T15.1: what the idol does; it is used up."""
    yield Consequence("idol", "T15.1", "gain", effect=p.kit.idols[p.kit.idol[move.idol]].effect)
    yield Consequence("idol-spent", "T15.1", "cost")


def _buy(p: State, move: Act, after: State) -> Told:
    yield Consequence(f"market-{p.kit.market[move.card]}", "T26", "gain")


def _pass(p: State, move: Act, after: State) -> Told:
    """T9.3, T16.2, T16.4: what waits at the end of the era as things stand."""
    seat = asking(p).seat
    tribe, kit = p.tribes[seat], p.kit
    yield Consequence("passes", "T9.2")
    if tribe.cubes or tribe.cylinders:
        yield Consequence("markers-unused", "T9.4", "cost", cubes=tribe.cubes, cylinders=tribe.cylinders)
    if seat == p.traitor:
        return
    villagers, fed = mouths(p, seat), rations(p, seat)
    if fed < villagers:
        deaths = villagers - fed
        yield Consequence("will-starve", "T16.2.3", "loss", villagers=villagers, rations=fed, deaths=deaths)
    elif villagers:
        yield Consequence("will-eat", "T16.2.1", villagers=villagers, rations=fed)
    homeless = min(villagers, fed) - kit.housed[tribe.cave]
    if p.variant.cave and homeless > 0:
        yield Consequence("will-freeze", "T16.4.1", "loss", deaths=homeless, housed=kit.housed[tribe.cave])
    yield from _last_days(p, villagers if fed <= 0 else 0)


def _last_days(p: State, starving: int) -> Told:
    """T22.1, T23.2: what the end of the era would decide for good."""
    if starving:
        yield dies_out(p)
    if p.era == p.variant.eras and not p.variant.domination:
        held = next(goal.together for goal in goals(p, p.seat) if goal.kind == "aim")
        if held is not None and held.wanted is not None and not held.reached:
            yield Consequence("conditions-open", "T22.1", number=held.wanted - held.value, conditions=held.wanted)


def _produce(p: State, move: Act, after: State) -> Told:
    """T11.3: who works; the goods are told as changes."""
    trade = p.kit.trade[move.trade]
    places = p.controlled_of(asking(p).seat, trade)
    here = p.tribes[asking(p).seat].natives
    workers = sum(here[place] & VILLAGERS for place in places)
    yield Consequence("works", "T11.3", buildings=len(places), villagers=workers).at(map(hex_text, places))


def _trade(p: State, move: Act, after: State) -> Told:
    """T25.1, T25.10: a production, or a trade learned, which is told as a change."""
    if p.tribes[asking(p).seat].knows(p.kit.trade[move.trade]):
        yield from _produce(p, move, after)


def _preserve(p: State, move: Act, after: State) -> Told:
    yield Consequence("keeps-fresh" if move.number else "preserves-nothing", "T11.6")


def _slaughter(p: State, move: Act, after: State) -> Told:
    """T11.4, T16.1.2: two animals are enough to breed."""
    left = p.animals[move.hex] - move.number
    name = "herd-breeds" if left >= PARENTS else "herd-ends"
    yield Consequence(name, "T16.1.2", left=left).at(goal(move))


def _god(p: State, move: Act, after: State) -> Told:
    yield Consequence("appeases", "T25.2", god=move.god)


def _fill(p: State, move: Act, after: State) -> Told:
    yield Consequence("fills", "T25.4", god=move.god, what=move.kind)


def _fertility(p: State, move: Act, after: State) -> Told:
    yield Consequence(f"fertility-{move.who}", "T25.7", "gain")


# -------------------------------------------------------------------- exploration and combat


def _walk(p: State, move: Act, after: State) -> Told:
    """T13.1, T14.6: moves left; what waits in a fort."""
    step = asking(p)
    if isinstance(step, Moving):
        yield Consequence("moves-left", "T13.1", moves=step.left - 1).at(goal(move))
    yield from _entering(p, move, after)
    if move.to in after.token and not after.fort(move.to):
        name = f"token-there-{p.kit.families[after.token[move.to]]}"
        yield Consequence(name, "T14.1.1", "gain").at(goal(move))


def _march(p: State, move: Act, after: State) -> Told:
    """T30.5: the traitor's conquistadors, and who stands where they go."""
    there = [hex_text(move.to)]
    yield Consequence("marches", "T30.5", conquistadors=move.conquistadors).at(there)
    for seat in p.seats_on(move.to):
        people = natives(p.tribes[seat].natives[move.to])
        yield Consequence("defends", "T30.5", seat=seat, natives=people, weapons=weapons_of(p, seat)).at(there)


def _entering(p: State, move: Act, after: State) -> Told:
    """T14.6.4: a defeat that is certain, or a fight that can be won."""
    loss = warning(p, move)
    if loss is not None:
        yield Consequence("lost-reconquest", loss.rule, "loss", **loss.parameters).at(goal(move))
        return
    step = after.stack[-1] if after.stack else None
    if isinstance(step, Reconquest):
        yield Consequence(
            "fight",
            "T14.6.3",
            enemies=after.conquistadors[step.hex],
            natives=natives(step.group),
            weapons=weapons_of(after, step.seat),
        ).at([hex_text(step.hex)])


def _launch(p: State, move: Act, after: State) -> Told:
    yield Consequence(f"launch-{move.means}", "T13.4").at(goal(move))
    yield from _entering(p, move, after)


def _plainly(p: State, move: Act, after: State) -> Told:
    """A sentence of its own, and the fight that may follow."""
    yield Consequence(f"do-{FORMS[move.form].words[0]}", FORMS[move.form].rule).at(goal(move))
    yield from _entering(p, move, after)


def _arm(p: State, move: Act, after: State) -> Told:
    """T14.6.2, T21.5: whether these weapons are enough."""
    step = asking(p)
    weapons = move.horns + move.obsidian
    if isinstance(step, Reconquest):
        enemies = p.conquistadors[step.hex]
        if natives(step.group) >= enemies and weapons == enemies:
            yield Consequence("wins-fort", "T14.6.3", "gain", enemies=enemies).at([hex_text(step.hex)])
        else:
            yield Consequence(
                "lost-reconquest", "T14.6.4", "loss", enemies=enemies, natives=natives(step.group), weapons=weapons
            ).at([hex_text(step.hex)])
    elif isinstance(step, Defence):
        missing = step.missing - weapons
        yield Consequence("repels" if not missing else "still-missing", "T21.5", missing=missing)
    else:
        yield Consequence("arms", "T30.5", weapons=weapons)


def _raid(p: State, move: Act, after: State) -> Told:
    """T21.4: who is attacked next, and with what they can answer."""
    attacked = [seat for seat, tribe in enumerate(p.tribes) if move.hex in tribe.natives]
    here = [hex_text(move.hex)]
    yield Consequence("wall-holds" if move.hex in p.walls else "attacked", "T21.4", enemies=GARRISON).at(here)
    for seat in attacked:
        people = natives(p.tribes[seat].natives[move.hex])
        yield Consequence("defends", "T21.5", seat=seat, natives=people, weapons=weapons_of(p, seat)).at(here)


def _target(p: State, move: Act, after: State) -> Told:
    """T21.2, T21.3: whose people live on the island."""
    island = p.chart.island_at(move.hex)
    yield Consequence("attacks-island", "T21.3").at(map(hex_text, island))
    for seat, tribe in enumerate(p.tribes):
        people = {place: natives(tribe.natives[place]) for place in island if place in tribe.natives}
        if people:
            told = Consequence("lives-there", "T21.3", seat=seat, natives=sum(people.values()))
            yield told.at(map(hex_text, people))


# -------------------------------------------------------------------- optional actions


def _collect(p: State, move: Act, after: State) -> Told:
    yield Consequence(f"collects-{p.kit.families[p.token[move.hex]]}", "T14.1.1", "gain").at(goal(move))


def _named(name: str) -> Callable[[State, Act, State], Told]:
    """A unit put into an exchange or a dowry, of as many as are named already."""

    def tell(p: State, move: Act, after: State) -> Told:
        yield Consequence(name, FORMS[move.form].rule, what=move.resource)

    return tell


def _barter(p: State, move: Act, after: State) -> Told:
    yield Consequence("barters", "T14.2.1", seat=move.seat)


def _dowry(p: State, move: Act, after: State) -> Told:
    if move.form == form.DOWRY_NEUTRAL:
        yield Consequence("dowry-neutral", "T31.6", units=DOWRY)
    else:
        name = "dowry-pays" if move.form == form.DOWRY_PAY else "dowry-receives"
        yield Consequence(name, "T32.1", seat=move.seat, units=DOWRY)


# -------------------------------------------------------------------- the end of an era


def _eat(p: State, move: Act, after: State) -> Told:
    """T16.2.2: a unit feeds as many as it has rations; what is left of it is lost."""
    step = cast(Meal, asking(p))
    rations = p.kit.rations[p.kit.resource[move.resource]]
    yield Consequence("feeds", "T16.2.2", fed=min(rations, step.hungry), hungry=max(0, step.hungry - rations))
    if rations > step.hungry:
        yield Consequence("leftovers", "T16.2.2", "loss", rations=rations - step.hungry)


def _lives(p: State, move: Act, after: State) -> Told:
    """T16.1.1, R53: how many villagers are there afterwards."""
    left = after.tribes[asking(p).seat].natives.get(move.hex, 0) & VILLAGERS
    yield Consequence("villagers-there", FORMS[move.form].rule, villagers=left).at(goal(move))


def _protect(p: State, move: Act, after: State) -> Told:
    yield Consequence("protects", "T20.2", "gain", means=move.means).at(goal(move))


def _deliver(p: State, move: Act, after: State) -> Told:
    yield Consequence("delivers", "T16.9.1", "gain")


TOLD: Final[dict[int, Callable[[State, Act, State], Told]]] = {
    form.FOUND: _found,
    form.SPLIT: _split,
    form.SEER: _seer,
    form.TOKEN: _token,
    form.EXPLORE: _explore,
    form.IDOL: _idol,
    form.BUY: _buy,
    form.PASS: _pass,
    form.PRODUCE: _produce,
    form.TRADE: _trade,
    form.PRESERVE: _preserve,
    form.SLAUGHTER: _slaughter,
    form.GOD: _god,
    form.FILL: _fill,
    form.FERTILITY: _fertility,
    form.WALK: _walk,
    form.MARCH: _march,
    form.MARCH_CHIEF: _march,
    form.LAUNCH: _launch,
    form.SAIL: _plainly,
    form.ASHORE: _plainly,
    form.FIGHT: _plainly,
    form.ARM: _arm,
    form.RAID: _raid,
    form.TARGET: _target,
    form.COLLECT: _collect,
    form.BARTER: _barter,
    form.PUT: _named("puts"),
    form.WANT: _named("wants"),
    form.DOWRY_PAY: _dowry,
    form.DOWRY_RECEIVE: _dowry,
    form.DOWRY_NEUTRAL: _dowry,
    form.EAT: _eat,
    form.BIRTH: _lives,
    form.STARVE: _lives,
    form.UNHOUSE: _lives,
    form.PROTECT: _protect,
    form.DELIVER: _deliver,
}
"""By form, what it is for; forms of another verb are told by `PLAIN` or by what changes."""
