"""What is measured of the compiled engine runs in a process of its own, in the environment of `make fast`.

The process hears on every line which function to call with which arguments, and answers with a line of JSON.
"""

import atexit
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".venv-fast/bin/python"
BEGIN = f"import sys; sys.path.append({str(ROOT)!r}); from bench.compiled import answer; answer()"
"""The repository comes last, so that the installed engine is found first."""


class Compiled:
    """Calls functions of the benchmarks there: `compiled("bench.peers:random_games", "dokmus", 2, 1.0)`."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [str(PYTHON), "-P", "-c", BEGIN], cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self._process.communicate)  # it ends where nothing is asked any more, and closes what it holds

    def __call__(self, function: str, *arguments: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([function, arguments]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def compiled_engine() -> Compiled | None:
    """None where `make fast` has not been."""
    if not PYTHON.exists():
        print("without the compiled engine: `make fast` builds it", file=sys.stderr)
        return None
    return Compiled()


def answer() -> None:
    from ludoteca.core.native import compiled

    assert compiled(), "the environment of `make fast` holds no compiled engine"
    for line in sys.stdin:
        function, arguments = json.loads(line)
        module, _, name = function.partition(":")
        print(json.dumps(getattr(import_module(module), name)(*arguments)), flush=True)
