"""Packs what runs in the browser: the standard library and our own packages, compiled.

It runs inside Pyodide, so that the bytecode is that of its Python. `engine.js` calls it.
"""

import ast
import importlib._bootstrap_external as loader
import json
import sys
import tomllib
import zipfile
from importlib.util import source_hash
from pathlib import Path

OURS = ("core", "games", "bots", "analysis", "analysis_board", "tables", "lessons", "local")
UNUSED = """
    unittest/ xml/ xmlrpc/ http/ html/ wsgiref/ dbm/ curses/ ensurepip/ idlelib/ lib2to3/ pydoc_data/ sqlite3/
    test/ tkinter/ turtledemo/ venv/ zoneinfo/ ctypes/ multiprocessing/ _pyrepl/ sysconfig/ profiling/
    concurrent/interpreters/ json/tool pdb. pydoc. doctest. tarfile. _pyio. _pydecimal. _pydatetime.
    pickletools. mailbox. imaplib. smtplib. ftplib. poplib. nntplib. telnetlib. turtle. cgi. optparse. argparse.
    difflib. cProfile. profile. pstats. trace. plistlib. webbrowser. calendar. _strptime. configparser. cmd.
    bdb. netrc. pyclbr. modulefinder. zipapp. timeit. socketserver. shelve. sched. symtable. tabnanny. csv.
    email/_header_value_parser email/mime/ encodings/cp encodings/mac_ encodings/iso encodings/big5
    encodings/euc encodings/gb encodings/hz encodings/jo encodings/ko encodings/kz encodings/shift encodings/tis
    encodings/ptcp encodings/hp_ encodings/palmos __phello__/ pyodide_js/ antigravity. asyncio/windows
    asyncio/proactor asyncio/tools nturl2path. getpass. gettext. mimetypes.
"""
"""Parts of the standard library, by the beginning of their path, that no game needs."""
KEPT = ("encodings/cp437",)
"""`zipfile` reads names in it."""


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source: bytes, name: str) -> bytes:
    """The bytecode of a module; its source is never looked for. Only Pyodide reads docstrings, its own."""
    tree = ast.parse(source, name)
    for node in () if "pyodide/" in name else ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node):
            node.body[0] = ast.Pass(lineno=node.body[0].lineno, col_offset=0)
    code = compile(tree, name, "exec", dont_inherit=True)
    return bytes(loader._code_to_hash_pyc(code, source_hash(source), checked=False))


def pack(files: dict[str, bytes], target: Path) -> None:
    """A zip in which modules are bytecode; not compressed, because the whole is."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(files.items()):
            module = name.endswith(".py")
            info = zipfile.ZipInfo(name + "c" if module else name, (2026, 1, 1, 0, 0, 0))
            packed.writestr(info, compiled(content, name) if module else content)


def library(source: Path) -> dict[str, bytes]:
    """The standard library without what is not used."""
    with zipfile.ZipFile(source) as whole:
        names = [name for name in whole.namelist() if not name.endswith("/")]
        unused = tuple(UNUSED.split())
        wanted = [name for name in names if name.startswith(KEPT) or not name.startswith(unused)]
        return {name: whole.read(name) for name in wanted}


def metadata(project: str) -> dict[str, bytes]:
    """What an installed package says of itself; by it the shelf finds its games."""
    about = tomllib.loads(project)["project"]
    folder = f"ludoteca-{about['version']}.dist-info"
    games = "".join(f"{key} = {value}\n" for key, value in about["entry-points"]["ludoteca.games"].items())
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: ludoteca\nVersion: {about['version']}\n".encode(),
        f"{folder}/entry_points.txt": f"[ludoteca.games]\n{games}".encode(),
    }


def ours(sources: Path) -> dict[str, bytes]:
    """Our packages that need nothing but the standard library. A network lies beside the engine and comes when it is
    asked for; here is its name alone."""
    files = {"ludoteca/__init__.py": (sources / "__init__.py").read_bytes()}
    for package in OURS:
        for file in (sources / package).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                content = b"" if file.suffix == ".onnx" else file.read_bytes()
                files[f"ludoteca/{file.relative_to(sources).as_posix()}"] = content
    return files


def shelf_files() -> dict[str, str]:
    """What the page shows of the games without an engine: by name of the file, its JSON."""
    from ludoteca import box_facts
    from ludoteca.core import shelf
    from ludoteca.core.resources import LANGUAGES

    files = {"games": [box_facts.game(key) for key in shelf.names()]}
    for key in shelf.names():
        files[f"figures-{key}"] = box_facts.figures_of(key)
        for language in LANGUAGES:
            for page in ("how-to-play", "rules"):
                files[f"{page}-{key}-{language}"] = box_facts.page(key, page, language)
    return {name: json.dumps(value, ensure_ascii=False, separators=(",", ":")) for name, value in files.items()}


def build(repository: Path, folder: Path = Path("/")) -> dict[str, str]:
    """Packs the library and our own packages into a folder; the files of the shelf come back."""
    about = metadata((repository / "pyproject.toml").read_text())
    pack(library(folder / "stdlib.zip"), folder / "library.zip")
    pack(ours(repository / "src/ludoteca") | about, folder / "ludoteca.zip")
    for name, content in about.items():
        file = folder / "metadata" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    sys.path[:0] = [str(repository / "src"), str(folder / "metadata")]
    sys.dont_write_bytecode = True
    return shelf_files()
