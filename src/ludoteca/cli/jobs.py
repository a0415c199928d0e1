"""Work spread over processes, or over the machines of a Ray cluster."""

import multiprocessing
import os
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated, Any, TypeVar

import typer

from ludoteca.cli.common import fail, language
from ludoteca.words import Words

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
AHEAD = 4
"""Pieces of work handed out in advance for each processor of a cluster."""

Jobs = Annotated[int, typer.Option(min=1, help="Processes side by side.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, `auto` for the one of this machine, `local` for a new one.",
    ),
]


def spread(
    work: Callable[[T], R], items: Sequence[T], jobs: int, cluster: str | None = None
) -> Generator[R, None, None]:
    """Does all the work, or as much as is asked for; what is ready first comes first."""
    if cluster is not None:
        yield from _on_cluster(work, items, jobs, cluster)
    elif jobs == 1:
        yield from map(work, items)
    else:
        pool = ProcessPoolExecutor(jobs, initializer=_end_with_parent)
        try:
            for future in as_completed([pool.submit(work, item) for item in items]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_cluster(work: Callable[[T], R], items: Sequence[T], jobs: int, address: str) -> Generator[R, None, None]:
    # Ray would start its workers through uv if this process was; they find this environment without it.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError:
        fail(Words(language()).say("needs-extra", extra="ludoteca[cluster]"))
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    try:
        shared = ray.put(work)
        run = ray.remote(_one)
        waiting = list(reversed(items))
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < room:
                running.append(run.remote(shared, waiting.pop()))
            ready, running = ray.wait(running)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def _one(work: Callable[[Any], Any], item: Any) -> Any:
    return work(item)


def _end_with_parent() -> None:
    """A worker calls this first: it ends with the program that started it, even if that is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
