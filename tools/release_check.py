"""Builds the wheel and the source archive and tries both: `release_check.py UV`.

Each Python from 3.11 on that is found here gets an environment with nothing but the wheel in it.
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STEM = f"ludoteca-{PROJECT['version']}"
PAGE = "server/static"
NETWORKS = tuple(file.name for file in (ROOT / "src/ludoteca/bots/data").glob("*.onnx"))
ENGINE = (
    "python.pack", "library.pack", "ludoteca.pack", "pyodide.js", "pyodide.asm.js", "pyodide-lock.json",
    "kernel.wasm", "size.json", *NETWORKS, "shelf/games.json",
    *(f"shelf/figures-{game}.json" for game in ("dokmus", "elfenland", "tindaya")),
)  # fmt: skip
"""What plays on a device without a server (`web/scripts/engine.js`)."""
WHEEL_HOLDS = (
    rf"ludoteca/{PAGE}/index\.html",
    rf"ludoteca/{PAGE}/sw\.js",
    rf"ludoteca/{PAGE}/assets/index-.*\.js",
    rf"ludoteca/{PAGE}/assets/index-.*\.css",
    rf"ludoteca/{PAGE}/assets/source-sans-3-.*\.woff2",
    rf"ludoteca/{PAGE}/assets/alegreya-.*\.woff2",
    *(rf"ludoteca/{PAGE}/engine/[0-9a-f]+/{re.escape(name)}" for name in ENGINE),
    r".*\.dist-info/licenses/LICENSE",
    r".*\.dist-info/licenses/licenses/NOTICE\.md",
    r".*\.dist-info/licenses/licenses/.*\.txt",
)
"""Beside `packaged`: what is built, and the licences."""
ARCHIVE_HOLDS = (
    rf"src/ludoteca/{PAGE}/index\.html",
    r"web/src/.*",
    r"tests/.*",
    r"docs/.*",
    r"licenses/.*",
    r"Makefile",
)
NEVER = r"(.*/)?(node_modules|__pycache__|\.venv|\.tools|shots)/.*"
NEEDS_SERVER = 'This needs ludoteca[server]: pip install "ludoteca[server]"'


def packaged(root: Path) -> Iterator[str]:
    """What the wheel has of the sources: every file of the package, the rules, and what the page only copies."""
    for source, place in (
        ("src/ludoteca", "ludoteca"),
        ("docs/rules", "ludoteca/rules"),
        ("web/public", f"ludoteca/{PAGE}"),
    ):
        for file in sorted((root / source).rglob("*")):
            name = file.relative_to(root / source).as_posix()
            built = name.startswith((PAGE, "engine/")) or "__pycache__" in file.parts
            if file.is_file() and not built:
                yield f"{place}/{name}"


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(*command: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, cwd=tempfile.gettempdir(), capture_output=True, text=True, timeout=900)
    if done.returncode != code:
        sys.exit(f"{' '.join(map(str, command))}\nends with {done.returncode}, not {code}:\n{done.stdout}{done.stderr}")
    return done


def check_contents(what: str, names: list[str], wanted: Iterable[str]) -> None:
    missing = [pattern for pattern in wanted if not any(re.fullmatch(pattern, name) for name in names)]
    surplus = [name for name in names if re.fullmatch(NEVER, name)]
    if missing or surplus:
        sys.exit(f"{what}: missing {missing}, surplus {surplus[:5]}")
    say(f"{what}: {len(names)} files")


def check_links(metadata: str) -> None:
    """A package index shows this text alone: no link of it may be relative."""
    relative = re.findall(r"\]\((?!https?:|#)([^)]+)\)|src=\"(?!https?:)", metadata)
    if relative:
        sys.exit(f"links that lead nowhere on a package index: {relative[:5]}")
    if "Project-URL" not in metadata:
        say("no public address: set LUDOTECA_REPOSITORY before a release")


def pythons(uv: str) -> Iterator[str]:
    """The interpreters of this machine, one of each minor version that the project supports."""
    listed = run(uv, "python", "list", "--only-installed", "--output-format", "json", "--no-python-downloads").stdout
    found = re.findall(r'"path":\s*"([^"]+)"', listed)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found += sorted(map(str, pyenv.glob("versions/3.*/bin/python3")))
    seen = set[str]()
    for path in found:
        version = subprocess.run(
            [path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True
        ).stdout.strip()
        if re.fullmatch(r"3\.1[1-9]", version) and version not in seen:
            seen.add(version)
            yield path


def try_base(folder: Path) -> None:
    """The commands that need no extra work; those that need one name it."""
    program = folder / "bin" / "ludoteca"
    assert run(program, "--version").stdout.strip() == f"ludoteca {PROJECT['version']} (pure Python)"
    assert "D7.5" in run(folder / "bin" / "python", "-m", "ludoteca", "rules", "dokmus", "D7.5").stdout
    run(program, "simulate", "tindaya", "--games", "1", "--players", "2")
    assert run(program, "serve", code=1).stderr.strip() == NEEDS_SERVER


def try_server(folder: Path, data: Path) -> None:
    """The server starts and answers with its page and its games."""
    command = [str(folder / "bin" / "ludoteca"), "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        for path, word in (("/", "<title>"), ("/api/games", "tindaya")):
            with urllib.request.urlopen(address + path, timeout=60) as answer:
                assert word in answer.read().decode(), path
    finally:
        server.terminate()
        server.wait(30)


def try_install(uv: str, python: str, package: Path, *, server: bool) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "env"
        run(uv, "venv", "--quiet", "--python", python, folder)
        pinned = ("--constraint", ROOT / "constraints.txt", "--build-constraint", ROOT / "constraints.txt")
        install = (uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python", *pinned)
        run(*install, package)
        try_base(folder)
        if server:
            run(*install, f"ludoteca[server] @ {package.as_uri()}")
            try_server(folder, Path(made) / "data")
    say(f"{package.name}: works with {run(python, '--version').stdout.strip()}")


def main() -> None:
    uv = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as made:
        run(uv, "build", "--quiet", "--build-constraint", ROOT / "constraints.txt", "--out-dir", made, ROOT)
        wheel, archive = Path(made) / f"{STEM}-py3-none-any.whl", Path(made) / f"{STEM}.tar.gz"
        with zipfile.ZipFile(wheel) as packed:
            check_contents(wheel.name, packed.namelist(), [*WHEEL_HOLDS, *map(re.escape, packaged(ROOT))])
            check_links(packed.read(f"{STEM}.dist-info/METADATA").decode())
        with tarfile.open(archive) as packed_source:
            names = [name.partition("/")[2] for name in packed_source.getnames()]
            check_contents(archive.name, names, ARCHIVE_HOLDS)
        found = list(pythons(uv))
        for python in found:
            try_install(uv, python, wheel, server=True)
        try_install(uv, found[0], archive, server=False)


if __name__ == "__main__":
    main()
