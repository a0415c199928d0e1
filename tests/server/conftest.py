"""One server for the tests that do not hurt it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.parts import OPEN, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("data")
    running = Server(data).start()
    yield running
    running.stop()
    assert not running.errors()


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()
