"""Games in JAX: many at a time, compiled, on processors and accelerators, with pgx's interface (extra `jax`).

The rules core stays the truth: `tests/research/test_jax_dokmus.py` plays both in lockstep.
"""

from importlib.util import find_spec

if missing := [name for name in ("jax", "pgx") if find_spec(name) is None]:
    raise ModuleNotFoundError(f'ludoteca.research.jax needs {", ".join(missing)}: pip install "ludoteca[jax]"')

from ludoteca.research.jax.dokmus import DokmusEnv, DokmusState, auto_reset

__all__ = ["DokmusEnv", "DokmusState", "auto_reset"]
