"""Writes the versions and hashes of every package that `make` installs: `constraints.py UV [--upgrade]`.

The lock file of uv stays out of the repository, because it names registries; what it resolves goes into these files.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAD = "# Versions and hashes of every package, for every platform and Python. `make update` writes this file.\n"
EXPORT = [
    "export",
    "--quiet",
    "--format",
    "requirements.txt",
    "--all-groups",
    "--no-emit-project",
    "--no-header",
    "--no-annotate",
]
COMPILE = [
    "pip",
    "compile",
    "--quiet",
    "-",
    "--universal",
    "--no-deps",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
]


def run(*command: str, typed: str = "") -> str:
    return subprocess.run(command, input=typed, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    uv, *options = sys.argv[1:]
    run(uv, "lock", "--quiet", *options)
    (ROOT / "constraints.txt").write_text(HEAD + run(uv, *EXPORT))
    wanted = "uv" if "--upgrade" in options else "uv==" + run(uv, "--version").split()[1]
    (ROOT / "tools" / "uv.txt").write_text(HEAD + run(uv, *COMPILE, "--python-version", "3.11", typed=wanted))


if __name__ == "__main__":
    main()
