"""Every game with every number of players and every variant of the contract suite."""

import pytest

from contract.test_contract import variants
from ludoteca.core import shelf
from ours import GAMES

VARIANTS = [
    pytest.param(key, players, options, id=f"{key}-{players}-{options}")
    for key in GAMES
    for players, options in variants(shelf.box(key))
]
