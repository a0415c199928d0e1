"""`python -m ludoteca.server`: `serve`, `worker`, `backup`, `restore`, `admin`."""

from ludoteca.server.commands import admin
from ludoteca.server.commands.server import app

app.add_typer(admin.app, name="admin")

if __name__ == "__main__":
    app()
