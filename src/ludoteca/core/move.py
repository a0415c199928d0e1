"""A move: one decision of one seat."""

from ludoteca.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An immutable, hashable value. Its text is its notation; equal moves have equal text.

    Games add whatever makes their moves quick to play, and build each of them once.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)
