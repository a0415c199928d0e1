"""Puts uv into a private folder, with whatever this machine's Python offers: `fetch_uv.py FOLDER`."""

import subprocess
import sys
from pathlib import Path

PINNED = str(Path(__file__).parent / "uv.txt")
"""The version of uv, with its hashes."""
INSTALL = ("-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", PINNED)
ADVICE = "Ludoteca needs Python's own 'venv' or 'pip' once. On Debian or Ubuntu: apt install python3-venv"


def attempt(*command: str) -> bool:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def main() -> int:
    folder = Path(sys.argv[1])
    if sys.version_info < (3, 11):  # noqa: UP036 - the machine's Python is what is being judged
        print("Ludoteca needs Python 3.11 or later; this is", sys.version.split()[0])  # noqa: T201
        return 1
    python = str(folder / "bin" / "python")
    by_venv = attempt(sys.executable, "-m", "venv", str(folder)) and attempt(python, *INSTALL)
    by_pip = by_venv or attempt(sys.executable, *INSTALL, "--prefix", str(folder), "--ignore-installed")
    if not by_pip:
        print(ADVICE)  # noqa: T201
    return 0 if by_pip else 1


if __name__ == "__main__":
    sys.exit(main())
