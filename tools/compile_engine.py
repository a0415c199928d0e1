"""Compiles modules with mypyc, beside their sources: `compile_engine.py MODULE…` in the folder of their package.

The build of a wheel runs it (`hatch_build.py`), in an environment that has mypyc and setuptools. Every module becomes a
C file of its own, and as many are compiled at once as the machine has processors.
"""

import os
import sys
from importlib import import_module
from multiprocessing.pool import ThreadPool
from typing import Any

from mypyc.build import mypycify
from setuptools import setup


def compile_together(
    self: Any, sources: list[str], output_dir: str | None = None, *rest: Any, **more: Any
) -> list[str]:
    """What `CCompiler.compile` does, file by file in threads: each of them waits for a compiler."""
    given = dict(
        zip(("macros", "include_dirs", "debug", "extra_preargs", "extra_postargs", "depends"), rest, strict=False)
    )
    names = ("macros", "include_dirs", "extra_postargs", "depends")
    macros, folders, after, depends = ({**given, **more}.get(name) for name in names)
    prepared = self._setup_compile(output_dir, macros, folders, sources, depends, after)
    _, objects, after, before, build = prepared
    options = self._get_cc_args(before, more.get("debug", 0), more.get("extra_preargs"))

    def one(made: str) -> None:
        source, end = build[made]
        self._compile(made, source, end, options, after, before)

    with ThreadPool(os.cpu_count()) as pool:
        pool.map(one, build)
    return list(objects)


# setuptools is loaded twice, and builds with the classes that it has under this name.
import_module("distutils.ccompiler").CCompiler.compile = compile_together
setup(
    name="ludoteca",
    packages=[],
    script_args=["--quiet", "build_ext", "--inplace"],
    ext_modules=mypycify(sys.argv[1:], opt_level="2", debug_level="0", multi_file=True),
)
