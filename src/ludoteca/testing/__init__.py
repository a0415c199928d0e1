"""The laws that every game obeys, for the tests of a game in any package:

    from ludoteca.testing import contract, words
    from mygame import BOX

    test_law = contract(BOX)
    test_words = words(BOX)

Without a test file, as a plug-in of pytest, for a game that is installed:

    pytest -p ludoteca.testing --game mygame

Only tests that use it load it, so it costs nobody else anything. It needs pytest.
"""

from importlib.util import find_spec

if find_spec("pytest") is None:
    raise ModuleNotFoundError('ludoteca.testing needs pytest: pip install "ludoteca[testing]"')

import pytest

pytest.register_assert_rewrite("ludoteca.testing.laws", "ludoteca.testing.messages")

from ludoteca.testing.laws import LAWS, Box, Law  # noqa: E402 - after asserts are rewritten
from ludoteca.testing.plugin import pytest_addoption as pytest_addoption  # noqa: E402
from ludoteca.testing.plugin import pytest_configure as pytest_configure  # noqa: E402
from ludoteca.testing.tests import contract, words  # noqa: E402

__all__ = ["LAWS", "Box", "Law", "contract", "words"]
