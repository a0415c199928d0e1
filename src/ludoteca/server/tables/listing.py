"""What is known of a table before anybody looks at its game."""

from ludoteca.core import Hashed
from ludoteca.server.messages import TableInfo, clock_rule
from ludoteca.tables import projection
from ludoteca.tables.state import Table


def info(table: Table) -> TableInfo:
    setup = table.setup
    return TableInfo(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        options=dict(setup.options),
        host=setup.host,
        public=setup.public,
        clock=clock_rule(setup.clock),
        away_level=setup.away_level,
        hints=setup.hints,
        created=setup.created,
        commitment=Hashed(setup.seed).commitment,
        status=table.status,
        seats=projection.seats(table),
        turn=table.turn,
        line=table.line,
        moved=table.moved,
        seed=setup.seed if table.status == "over" else None,
    )
