"""The tables that benchmarks print, in Markdown, as the documents keep them."""

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import date
from statistics import median

BEGAN = os.getloadavg()[0]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in (heads, *rows)]
    return "\n".join([lines[0], "|---" * len(heads) + "|", *lines[1:]])


def middle(values: Sequence[float]) -> str:
    """Their median; nothing where nothing was measured."""
    return f"{median(values):,.0f}" if values else ""


def spread(values: Sequence[float]) -> str:
    return f"{min(values):,.0f} – {max(values):,.0f}" if values else ""


def ratio(ones: Sequence[float], others: Sequence[float]) -> str:
    """The median of the ratios inside the rounds."""
    pairs = list(zip(ones, others, strict=True)) if ones and others else []
    return f"{median(one / other for one, other in pairs):.2f}" if pairs else ""


def conditions() -> str:
    """On what, and beside how much other work, this was measured."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = f"load average {BEGAN:.1f} before, {os.getloadavg()[0]:.1f} after"
    return f"{date.today()}, {python}, {os.cpu_count()} processors, {load}."
