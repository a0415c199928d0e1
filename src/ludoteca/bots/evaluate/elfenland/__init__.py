"""Elfenland: a glance for those who look one move ahead, a long look for those who think."""

from typing import Final

from ludoteca.bots.evaluate.elfenland.quick_evaluation import Glance
from ludoteca.bots.evaluate.elfenland.search_evaluation import Farsight
from ludoteca.bots.evaluate.evaluation import Evaluation


class Elfenland(Glance):
    """A glance that knows the long look."""

    def __init__(self) -> None:
        super().__init__()
        self._farsight = Farsight()

    @property
    def farsight(self) -> Evaluation:
        return self._farsight


EVALUATION: Final = Elfenland()
