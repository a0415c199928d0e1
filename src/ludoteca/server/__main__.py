"""`python -m ludoteca.server`: `serve`, `worker`, `backup`, `restore`, `admin`."""

import os
import sys

from ludoteca.server.commands import admin
from ludoteca.server.commands.server import app
from ludoteca.words import Words, preferred

app.add_typer(admin.app, name="admin")

if __name__ == "__main__":
    try:
        app()
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("ludoteca"):
            raise
        sys.exit(Words(preferred(os.environ)).say("needs-extra", extra="ludoteca[server]"))
