"""D3: how a game begins."""

from ludoteca.core import Chance, Options, Pick
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.chance_events import Layout, read_layout
from ludoteca.games.dokmus.components import table, tiles_for
from ludoteca.games.dokmus.position import DokmusPosition, begin


def new(seats: int, options: Options, chance: Chance) -> DokmusPosition:
    """D3: talisman and layout by chance; the start placements are the first decisions."""
    rules = table(seats)
    talisman = chance.outcome(Pick("talisman", range(seats), "D3.4"))
    assert isinstance(talisman, int)
    slots = read_layout(chance.outcome(Layout(rules)), rules)
    return begin(rules, Board.laid(tiles_for(options["tiles"]), slots), seats, talisman)
