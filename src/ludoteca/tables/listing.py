"""What is known of a table before anybody looks at its game."""

from typing import Any

from ludoteca.core import Hashed
from ludoteca.tables import projection
from ludoteca.tables.state import Table


def facts(table: Table) -> dict[str, Any]:
    """The fields of a `TableInfo`, but for the clock."""
    setup = table.setup
    return {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "options": dict(setup.options),
        "host": setup.host,
        "public": setup.public,
        "away_level": setup.away_level,
        "hints": setup.hints,
        "created": setup.created,
        "commitment": Hashed(setup.seed).commitment,
        "status": table.status,
        "seats": projection.seats(table),
        "turn": table.turn,
        "line": table.line,
        "moved": table.moved,
        "seed": setup.seed if table.status == "over" else None,
        "closed": table.closed,
        "begun": table.begun.moves if table.begun else 0,
    }
