"""`ludoteca serve`, `worker`, `backup`, `restore`, `admin`: the commands of the server."""

from ludoteca.server.admin_commands import app as admin
from ludoteca.server.commands import backup, restore, serve, worker

__all__ = ["admin", "backup", "restore", "serve", "worker"]
