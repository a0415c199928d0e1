"""The artisans' market (T15.3, T26)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.develop import Discount
from ludoteca.games.tindaya.components import Cost
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import WALL, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import Tribe


def discount_on(tribe: Tribe) -> int:
    """T24.6."""
    return int(tribe.card.params.get("market_discount", 0))


def wall_hexes(p: State, seat: int) -> list[Hex]:
    """T26: terrain that the tribe occupies, without fort and without wall."""
    terrain = p.chart.terrain
    return [
        place for place in p.tribes[seat].natives if place in terrain and place not in p.walls and not p.fort(place)
    ]


def affordable(p: State, seat: int) -> list[str]:
    """T15.3, R66: the cards that a tribe can buy now."""
    tribe, kit = p.tribes[seat], p.kit
    saved, can_pay, prices = discount_on(tribe), tribe.can_pay, kit.prices
    found = [card for card in p.market if can_pay(prices[card], saved)]
    return [card for card in found if kit.market[card] != "wall" or wall_hexes(p, seat)] if found else []


def why_not_buy(p: State, seat: int, card: str) -> Refusal:
    tribe = p.tribes[seat]
    if not p.variant.market:
        return Refusal("T33", "no-market")
    if card not in p.market:
        return Refusal("T15.3", "card-gone", card=card)
    if not tribe.can_pay(p.kit.prices[card], discount_on(tribe)):
        return Refusal("T15.3", "cannot-pay", item=card)
    return Refusal("R66", "no-place-for-wall")


def buy(p: State, seat: int, card: str, chance: Chance) -> None:
    """T15.3: the price is paid, less the discount of T24.6."""
    p.market = tuple(one for one in p.market if one != card)
    tribe = p.tribes[seat]
    tribe.market += (card,)
    saved = discount_on(tribe)
    if saved:
        p.stack.append(MarketDiscount(seat, p.kit.prices[card], saved, card))
    else:
        receive(p, seat, card, p.kit.prices[card], chance)


def receive(p: State, seat: int, card: str, cost: Cost, chance: Chance) -> None:
    """T26: the card is paid and does what it does."""
    p.tribes[seat].pay(cost)
    p.tell_goods("bought", seat, loss=cost, card=card)
    kind = p.kit.market[card]
    if kind == "wall":
        p.stack.append(PlaceWall(seat))
    elif kind == "idol":
        p.draw_idol(seat, chance)


class MarketDiscount(Discount):
    """T24.6."""

    name = "market-discount"
    rule = "T24.6"

    def __init__(self, seat: int, cost: Cost, saved: int, card: str) -> None:
        super().__init__(seat, cost, saved)
        self.card = card

    def again(self, cost: Cost) -> Discount:
        return MarketDiscount(self.seat, cost, self.saved - 1, self.card)

    def bought(self, p: State, cost: Cost, chance: Chance) -> None:
        receive(p, self.seat, self.card, cost, chance)


class PlaceWall(Ask):
    """T26, R66: a wall is placed at once."""

    name = "wall"
    rule = "T26"
    forms = (WALL,)

    def moves(self, p: State) -> list[Act]:
        return [act(WALL, place) for place in wall_hexes(p, self.seat)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.walls |= {move.hex}
        p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T26", "no-wall-here", place=hex_text(move.hex))
