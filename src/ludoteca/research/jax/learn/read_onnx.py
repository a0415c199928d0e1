"""The weights of a network that `export.py` wrote, for a run that begins with it or plays against it."""

from pathlib import Path

import jax.numpy as jnp
import numpy as np
import onnx
from onnx import numpy_helper

from ludoteca.research.jax.learn import network
from ludoteca.research.jax.learn.network import Parameters, Shape

KEPT = "half "
"""What the names of weights begin with in a file; they have 16 bits there."""


def read_onnx(file: Path, shape: Shape) -> Parameters:
    """Refuses a network of another shape."""
    known = {part.name: part for part in onnx.load(file).graph.initializer}
    wanted = {f"{KEPT}{name}": leaf.shape for name, leaf in network.initial(shape, 0).items()}
    if wanted != {name: tuple(part.dims) for name, part in known.items() if name.startswith(KEPT)}:
        raise SystemExit(f"{file} holds no network of {shape}")
    return {
        name.removeprefix(KEPT): jnp.asarray(numpy_helper.to_array(known[name]).astype(np.float32)) for name in wanted
    }
