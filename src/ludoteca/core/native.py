"""What the compiled build must know of a class, in words that plain Python passes over (docs/compiled.md)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*names, **settings):
        return lambda made: made


__all__ = ["compiled", "mypyc_attr"]


def compiled() -> bool:
    """Whether the compiled engine runs."""
    from ludoteca.core import position

    return not position.__file__.endswith(".py")
