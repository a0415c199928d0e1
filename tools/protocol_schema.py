"""Writes the JSON schema of everything that travels between server and page; `npm run types` makes TypeScript of it."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.server.messages import (
    analyses,
    basics,
    board,
    games,
    history,
    lessons,
    live,
    people,
    previews,
    tables,
)
from ludoteca.server.notifications import messages as notification_messages

MODULES = (
    basics,
    games,
    tables,
    analyses,
    previews,
    people,
    history,
    live,
    lessons,
    board,
    notification_messages,
)


def schema() -> str:
    types = [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = {"$defs": components}
    return json.dumps(definitions, indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema(), encoding="utf-8")
