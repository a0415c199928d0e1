"""`ludoteca serve`, `worker`, `backup`, `restore`, `admin`: the commands of the server."""

from ludoteca.server.commands.admin import app as admin
from ludoteca.server.commands.server import backup, restore, serve, worker

__all__ = ["admin", "backup", "restore", "serve", "worker"]
