"""What worker processes share, whoever starts them."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """A worker calls this first: it ends with the program that started it, even if that is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
