"""Elfenland: a quick evaluation for greedy players, a stronger one for the search."""

from typing import Final

from ludoteca.bots.evaluate.elfenland.quick_evaluation import QuickEvaluation
from ludoteca.bots.evaluate.elfenland.search_evaluation import SearchEvaluation
from ludoteca.bots.evaluate.evaluation import Evaluation


class Elfenland(QuickEvaluation):
    """The quick evaluation; it knows the one for the search."""

    def __init__(self) -> None:
        super().__init__()
        self._search_evaluation = SearchEvaluation()

    @property
    def search_evaluation(self) -> Evaluation:
        return self._search_evaluation


EVALUATION: Final = Elfenland()
