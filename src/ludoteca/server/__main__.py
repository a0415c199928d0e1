"""`python -m ludoteca.server`: `serve`, `worker`, `backup`, `restore`, `admin`."""

from ludoteca.server import admin_commands
from ludoteca.server.commands import app

app.add_typer(admin_commands.app, name="admin")

if __name__ == "__main__":
    app()
