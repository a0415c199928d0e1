"""The action codec of a game that brings none: the words of its notation, and letters for those that are seldom used.

The words are those of all legal moves of some random games. Any other word is spelt: notation is printable ASCII, so
every move has a spelling and the size is fixed. A mark ends every move, since one may begin like another. The same
version of the rules gives the same numbers.
"""

from collections.abc import Iterable

from ludoteca.core import Options
from ludoteca.core.shelf import Box
from ludoteca.research import samples
from ludoteca.research.actions import ActionCodec

LETTERS = {chr(code): f"letter {chr(code)}" for code in range(ord("!"), ord("~") + 1)}
END_OF_WORD = "end of word"
END_OF_MOVE = "end of move"


def build(box: Box, players: int, options: Options) -> ActionCodec:
    texts = {move.text for position in samples.positions(box, players, options) for move in position.moves()}
    words = sorted({word for text in texts for word in text.split(" ")})
    known = frozenset(words)

    def split(text: str) -> tuple[str, ...]:
        pieces: list[str] = []
        for word in text.split(" "):
            pieces += [word] if word in known else [*(LETTERS[letter] for letter in word), END_OF_WORD]
        return *pieces, END_OF_MOVE

    groups = [("word", words), ("letter", [*LETTERS.values()]), ("end", [END_OF_WORD, END_OF_MOVE])]
    return ActionCodec(groups, split, join)


def join(pieces: Iterable[str]) -> str:
    """The inverse of `split`."""
    words, letters = list[str](), ""
    for piece in pieces:
        if piece == END_OF_WORD:
            words.append(letters)
            letters = ""
        elif piece.startswith("letter "):
            letters += piece[-1]
        elif piece != END_OF_MOVE:
            words.append(piece)
    return " ".join(words)
