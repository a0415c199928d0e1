"""The steps of the flow."""

from inspect import signature

import pytest

from ludoteca.games.tindaya.flow import STEPS
from ludoteca.games.tindaya.steps import Step


@pytest.mark.parametrize("kind", STEPS.values(), ids=STEPS)
def test_the_fields_of_a_step_are_read_off_its_constructor_once(kind: type[Step]) -> None:
    """Views and observations ask for them in every position."""
    assert kind.fields() == tuple(signature(kind).parameters)
    assert kind.fields() is kind.fields()
