"""Networks on a device: the worker of the page runs them."""

from typing import Any

from ludoteca.bots import master
from ludoteca.bots.network import Memory, Network


def run_with(opens: Any) -> None:
    """`opens` of the page gives, for the name of a file, the function that runs the network in it."""

    def opened(name: str) -> Network:
        run = opens(name)

        def network(row: Memory) -> tuple[Memory, Memory]:
            logits, values = run(row)
            return logits.to_memoryview(), values.to_memoryview()

        return network

    master.run_with(opened)
