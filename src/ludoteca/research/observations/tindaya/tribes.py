"""The tribes in rows."""

from collections.abc import Mapping

from ludoteca.games.tindaya.components import GODS, MARKERS, Kit
from ludoteca.research.observations import Array, Block
from ludoteca.research.observations.fill import amounts, numbered, tally
from ludoteca.research.observations.tindaya.seat_view import MOST_PIECES, MOST_UNITS, Fill, TindayaSeatView

MOST_POINTS = 40


def each(fact: str, index: Mapping[str, int]) -> Fill:
    """Names listed for every tribe."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, tribe in zip(out, seen.tribes, strict=True):
            tally(row, tribe[fact], index)

    return fill


def each_amount(fact: str, index: Mapping[str, int]) -> Fill:
    """Amounts listed for every tribe."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, tribe in zip(out, seen.tribes, strict=True):
            amounts(row, tribe[fact], index)

    return fill


def each_number(*facts: str) -> Fill:
    """Some numbers or flags of every tribe."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        out[:] = [[tribe[fact] for fact in facts] for tribe in seen.tribes]

    return fill


def tribe_card(index: Mapping[str, int]) -> Fill:
    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, tribe in zip(out, seen.tribes, strict=True):
            row[index[tribe["tribe"]]] = 1

    return fill


def objectives(cards: Mapping[str, int], tokens: Mapping[str, int]) -> Fill:
    """Tokens, then the cards that the seat knows."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, tribe in zip(out, seen.tribes, strict=True):
            for objective in tribe["objectives"]:
                row[tokens[objective["token"]]] = 1
                if objective["card"] is not None:
                    row[len(tokens) + cards[objective["card"]]] = 1

    return fill


def own(fact: str, index: Mapping[str, int]) -> Fill:
    return lambda out, seen: tally(out, seen.own[fact], index)


def turn_order(fact: str) -> Fill:
    def fill(out: Array, seen: TindayaSeatView) -> None:
        for number, owner in enumerate(seen.facts[fact]):
            out[seen.place(owner), number] = 1

    return fill


def tribe_blocks(kit: Kit, n: int) -> list[Block]:
    resources, deposits = numbered(kit.resources), numbered(kit.deposits)
    markers, gods = numbered(MARKERS), numbered(GODS)
    trades = numbered(trade.key for trade in kit.trades)
    inventions = numbered(key for trade in kit.trades for key in trade.inventions)
    idols, market = numbered(idol.key for idol in kit.idols), numbered(kit.market)
    secrets, tokens, tribes = numbered(kit.secrets), numbered(kit.objective_tokens), numbered(kit.tribes)
    people = ("prisoners", "reserve", "nobles_lost", "waste", "idols", "gifts", "cylinders_gone")
    flags = ("cave", "passed", "acted", "devoted")
    return [
        Block("tribe", (n, len(tribes)), "by seat, the tribe card", tribe_card(tribes)),
        Block("stock", (n, len(resources)), "by seat, units (N1.9)", each_amount("stock", resources), MOST_UNITS),
        Block("deposits", (n, len(deposits)), "by seat, raw tokens", each_amount("tokens", deposits), MOST_PIECES),
        Block("people", (n, len(people)), f"by seat: {', '.join(people)}", each_number(*people), MOST_PIECES),
        Block("flags", (n, len(flags)), f"by seat: {', '.join(flags)}", each_number(*flags)),
        Block("score", (n, 1), "by seat, the score (R7)", each_number("score"), MOST_POINTS, True),
        Block("trades", (n, len(trades)), "by seat, the trades it knows", each("trades", trades)),
        Block("inventions", (n, len(inventions)), "by seat, its inventions", each("inventions", inventions)),
        Block("depot", (n, 2), "by seat, cubes and cylinders ready", each_amount("depot", markers), MOST_PIECES),
        Block("used", (n, 2), "by seat, cubes and cylinders used", each_amount("used", markers), MOST_PIECES),
        Block("developing", (n, len(trades)), "by seat, Develop spaces taken", each("developing", trades)),
        Block("producing", (n, len(trades)), "by seat, Produce spaces taken", each("producing", trades)),
        Block("pawns", (n, 2), "by seat, pawns with Acoran and Moneiba", each_amount("pawns", gods), MOST_PIECES),
        Block("market cards", (n, len(market)), "by seat, market cards bought", each("market", market)),
        Block("idols used", (n, len(idols)), "by seat, idols face up", each("idols_used", idols), 3),
        Block(
            "objectives",
            (n, len(tokens) + len(secrets)),
            "by seat, tokens on its secret objectives; the cards as far as known",
            objectives(secrets, tokens),
        ),
        Block("hand", (len(idols),), "the own idols", own("hand", idols), 3),
        Block("dealt", (len(secrets),), "the objectives dealt to choose from", own("dealt", secrets)),
        Block("discarded", (len(secrets),), "the objectives the seat has declined", own("discarded", secrets)),
        Block("order", (n, n), "by seat, its place in the turn order", turn_order("order")),
        Block("priority", (n, n), "by seat, its place in the priority order (T6.7)", turn_order("priority")),
    ]
