"""What is known of a table before anybody looks at its game."""

from ludoteca.server.messages.tables import TableInfo, clock_rule
from ludoteca.tables import listing
from ludoteca.tables.state import Table


def info(table: Table) -> TableInfo:
    return TableInfo(**listing.facts(table), clock=clock_rule(table.setup.clock))
