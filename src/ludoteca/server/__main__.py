"""`python -m ludoteca.server`: `serve`, `worker`, `backup`, `restore`."""

from ludoteca.server.commands import app

if __name__ == "__main__":
    app()
