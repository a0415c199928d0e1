"""Starts a command that ends with the process that asked for it: `process_limits.py BYTES COMMAND …`, 0 for any memory.

It runs alone, without the rest of this package, and becomes the command. The limits exist where the system has them:
the memory on POSIX, the end with its parent on Linux.
"""

import os
import sys
from contextlib import suppress


def main() -> None:
    if int(sys.argv[1]):
        _limit_memory(int(sys.argv[1]))
    _end_with_parent()
    try:
        os.execvp(sys.argv[2], sys.argv[2:])
    except OSError as problem:
        sys.exit(f"{sys.argv[2]}: {problem.strerror}")


def _limit_memory(most: int) -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _end_with_parent() -> None:
    if sys.platform == "linux":
        import ctypes
        import signal

        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL)


if __name__ == "__main__":
    main()
