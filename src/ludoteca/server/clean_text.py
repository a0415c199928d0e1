"""Texts that people write: without what nobody sees and what turns the text around it."""

import unicodedata

JOINER = "\u200d"
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co"})
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that leave no ink."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))


def name(text: str) -> str:
    """A name as it is kept: one form of every letter, single spaces, every character to be seen; maybe nothing."""
    shown = (letter for letter in _spaced(unicodedata.normalize("NFKC", text)) if _seen(letter))
    return _single("".join(letter for letter in shown if letter not in SELECTORS))


def said(text: str) -> str:
    """What somebody says, on one line. The joiners inside an emoji stay."""
    letters = _spaced(unicodedata.normalize("NFC", text))
    kept = (letter for at, letter in enumerate(letters) if _seen(letter) or _joins(letters, at))
    return _single("".join(kept))


def _spaced(text: str) -> str:
    """Line breaks and tabs are spaces."""
    return "".join(" " if letter.isspace() else letter for letter in text)


def _single(text: str) -> str:
    return " ".join(text.split())


def _seen(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter) not in UNSEEN


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two pictures."""
    if text[at] != JOINER or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    return unicodedata.category(after) == "So" and (before in SELECTORS or unicodedata.category(before) in ("So", "Sk"))
