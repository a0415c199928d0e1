"""`ludoteca serve`, `worker`, `backup`, `restore`: the commands of the server."""

from ludoteca.server.commands import backup, restore, serve, worker

__all__ = ["backup", "restore", "serve", "worker"]
