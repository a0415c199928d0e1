"""Runs networks by onnxruntime (extra `master`), each on one core."""

from typing import Any

import numpy as np
import onnxruntime

from ludoteca.bots.network import Memory, Network


class NoNetwork(ValueError):
    """What holds no network of ours."""


def session_of(content: bytes) -> Any:
    """The network in a file, ready to run."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        return onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    except Exception as problem:  # onnxruntime raises many kinds, which have no other base
        raise NoNetwork from problem


def made_for(content: bytes) -> tuple[str, int]:
    """The game and the number of players that a network learned."""
    known = session_of(content).get_modelmeta().custom_metadata_map
    try:
        return known["game"], int(known["players"])
    except (KeyError, ValueError) as problem:
        raise NoNetwork from problem


def opened(content: bytes) -> Network:
    """The network in a file."""
    session = session_of(content)

    def run(row: Memory) -> tuple[Memory, Memory]:
        logits, values = session.run(["logits", "values"], {"observation": np.asarray(row, np.float32)[None]})
        return logits[0].data, values[0].data

    return run
