"""Asks the public lists of known vulnerabilities about every package, ours and the page's.

Ends with 1 where there is one, and with 2 where a list could not be reached: then nothing is known.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PIP_AUDIT = [
    "pip_audit",
    "--require-hashes",
    "--disable-pip",
    "--progress-spinner",
    "off",
    "--format",
    "json",
    "-r",
    "constraints.txt",
]


class NotAudited(Exception):
    """Nothing is known about some packages."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


def asked(command: list[str], folder: Path) -> dict[str, Any]:
    """What a program answers as JSON."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    try:
        return dict(json.loads(done.stdout))
    except ValueError:
        raise NotAudited(done.stderr.strip() or "no answer") from None


def python_packages() -> list[str]:
    packages = asked([sys.executable, "-m", *PIP_AUDIT], ROOT)["dependencies"]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if skipped:
        raise NotAudited(f"{len(skipped)} of {len(packages)} packages: {skipped[0]}")
    return [f"{package['name']} {package['version']}: {package['vulns']}" for package in packages if package["vulns"]]


def page_packages() -> list[str]:
    npm = shutil.which("npm") or str(Path(sys.executable).parent / "npm")
    answer = asked([npm, "audit", "--json"], ROOT / "web")
    if "vulnerabilities" not in answer:
        raise NotAudited(str(answer.get("message") or answer))
    return [f"{name}: {told['severity']}" for name, told in answer["vulnerabilities"].items()]


def main() -> int:
    code = 0
    for name, packages in (("Python packages", python_packages), ("packages of the page", page_packages)):
        try:
            found = packages()
        except NotAudited as why:
            say(f"{name}: NOT AUDITED, the list of vulnerabilities gave no answer: {why}")
            code = code or 2
            continue
        say("\n  ".join([f"{name}: {len(found)} with known vulnerabilities", *found]))
        code = 1 if found else code
    return code


if __name__ == "__main__":
    sys.exit(main())
