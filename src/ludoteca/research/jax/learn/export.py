"""A trained network as ONNX: `python -m ludoteca.research.jax.learn.export FOLDER FILE`.

It is `apply` of `network.py`, node by node. Weights have 16 bits in the file and 32 in use.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from ludoteca.games.dokmus.grid import SIDE, TILE
from ludoteca.research.jax.learn.network import BY_CELL, BY_SLOT, PLANES, Parameters, Shape, slot_means
from ludoteca.research.jax.learn.read_onnx import KEPT
from ludoteca.research.jax.learn.train import Settings, weights_of

OPSET = 17


class _Graph:
    """Nodes and constants, written one after the other."""

    def __init__(self, weights: Parameters) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        for name, value in weights.items():
            self.constants.append(numpy_helper.from_array(np.asarray(value, np.float16), f"{KEPT}{name}"))
            self.nodes.append(helper.make_node("Cast", [f"{KEPT}{name}"], [f"w {name}"], to=TensorProto.FLOAT))

    def constant(self, *values: int) -> str:
        return self.matrix(np.array(values, np.int64))

    def matrix(self, values: Any) -> str:
        name = f"constant{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(values, name))
        return name

    def add(self, kind: str, *inputs: str, outputs: int = 1, **attributes: Any) -> Any:
        names = [f"{kind}{len(self.nodes)}.{number}" for number in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def convolved(self, x: str, name: str, padding: int = 1) -> str:
        return str(self.add("Conv", x, f"w {name}", f"w {name} bias", pads=[padding] * 4))

    def dense(self, x: str, name: str) -> str:
        return str(self.add("Gemm", x, f"w {name}", f"w {name} bias"))

    def pooled(self, x: str) -> str:
        means = self.add("ReduceMean", x, axes=[2, 3], keepdims=0)
        return str(self.add("Concat", means, self.add("ReduceMax", x, axes=[2, 3], keepdims=0), axis=1))


def to_onnx(shape: Shape, weights: Parameters) -> Any:
    """The model: `observation` in, `logits` and `values` out, for any number of positions."""
    graph, board = _Graph(weights), shape.board
    cells = int(np.prod(board))
    flat, facts = graph.add("Split", "observation", graph.constant(cells, shape.facts), outputs=2, axis=1)
    x = graph.convolved(graph.add("Reshape", flat, graph.constant(-1, *board)), "stem")
    known = graph.add("Unsqueeze", graph.dense(facts, "facts"), graph.constant(2, 3))
    x = graph.add("Relu", graph.add("Add", x, known))
    for block in range(shape.blocks):
        inner = graph.convolved(x, f"block{block}a")
        if shape.looks_around(block):
            around = graph.dense(graph.pooled(x), f"block{block}around")
            inner = graph.add("Add", inner, graph.add("Unsqueeze", around, graph.constant(2, 3)))
        x = graph.add("Relu", graph.add("Add", x, graph.convolved(graph.add("Relu", inner), f"block{block}b")))
    padded = graph.add("Pad", graph.convolved(x, "cells", 0), graph.constant(0, 0, 0, 0, 0, 0, SIDE - board[1], 0))
    by_cell = graph.add("Reshape", padded, graph.constant(-1, PLANES * SIDE * SIDE))
    kinds = [1] * len(BY_CELL) + [*BY_SLOT.values()]
    sizes = [planes * SIDE * SIDE for planes in kinds]
    planes = graph.add("Split", by_cell, graph.constant(*sizes), outputs=len(sizes), axis=1)
    named = dict(zip((*BY_CELL, *BY_SLOT), planes, strict=True))
    hidden = graph.add("Relu", graph.dense(graph.add("Concat", graph.pooled(x), facts, axis=1), "hidden"))
    groups = shape.setting.actions.ranges
    sizes = [len(numbers) for name, numbers in groups.items() if name not in BY_CELL]
    others = iter(graph.add("Split", graph.dense(hidden, "others"), graph.constant(*sizes), outputs=len(sizes), axis=1))
    parts = []
    for name in groups:
        part = named[name] if name in BY_CELL else next(others)
        if name in BY_SLOT:
            places = graph.matrix((slot_means(BY_SLOT[name]) > 0).astype(np.float16))
            sums = graph.add("MatMul", named[name], graph.add("Cast", places, to=TensorProto.FLOAT))
            means = graph.add("Mul", sums, graph.matrix(np.array(1 / TILE**2, np.float32)))
            part = graph.add("Add", part, means)
        parts.append(part)
    graph.nodes.append(helper.make_node("Concat", parts, ["logits"], axis=1))
    graph.nodes.append(helper.make_node("Tanh", [graph.dense(hidden, "values")], ["values"]))
    number = TensorProto.FLOAT
    setting = shape.setting
    made = helper.make_graph(
        graph.nodes,
        "dokmus",
        [helper.make_tensor_value_info("observation", number, ["n", setting.observations.size])],
        [
            helper.make_tensor_value_info("logits", number, ["n", setting.actions.size]),
            helper.make_tensor_value_info("values", number, ["n", shape.players]),
        ],
        graph.constants,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)
    helper.set_model_props(model, {"game": "dokmus", "players": str(shape.players)})
    onnx.checker.check_model(model)
    return model


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("file", type=Path)
    given = wanted.parse_args()
    settings = Settings(**json.loads((given.folder / "settings.json").read_text(encoding="utf-8")))
    model = to_onnx(settings.shape, weights_of(given.folder, settings.shape))
    given.file.write_bytes(model.SerializeToString())


if __name__ == "__main__":
    main()
