"""`ludoteca serve`, `worker`, `backup`, `restore`: the commands of the server, for the command line to add."""

from ludoteca.server.commands import app

__all__ = ["app"]
