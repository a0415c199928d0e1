"""Time away that somebody announced: their clock stands still meanwhile."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Span(NamedTuple):
    since: float
    until: float


class Vacation:
    """The absences of one seat, in order. None reaches into the next, and none begins before it was announced."""

    def __init__(self) -> None:
        self.spans: list[Span] = []

    @property
    def until(self) -> float | None:
        """When the last one ends, or ended; None if there was none."""
        return self.spans[-1].until if self.spans else None

    def away(self, at: float) -> bool:
        return bool(self.spans) and self.spans[-1].until > at

    def announce(self, at: float, until: float) -> None:
        """Away from now on, until then; what was announced before ends now."""
        self.end(at)
        self.spans.append(Span(at, until))

    def end(self, at: float) -> None:
        """Back already."""
        if self.away(at):
            last = self.spans.pop()
            if last.since < at:
                self.spans.append(Span(last.since, at))

    def used(self, at: float) -> float:
        """Seconds away up to a moment."""
        return covered(self.spans, 0.0, at)


def merged(spans: Iterable[Span]) -> Iterator[Span]:
    """The same time in spans that do not touch, in order."""
    current: Span | None = None
    for span in sorted(spans):
        if current is not None and span.since <= current.until:
            current = Span(current.since, max(current.until, span.until))
            continue
        if current is not None:
            yield current
        current = span
    if current is not None:
        yield current


def covered(spans: Iterable[Span], start: float, end: float) -> float:
    """Seconds of a time that lie in spans, each counted once."""
    return sum(max(0.0, min(span.until, end) - max(span.since, start)) for span in merged(spans))


def after(start: float, seconds: float, standing: Iterable[Span]) -> float:
    """When so many seconds have passed, of which none passes in a span."""
    end = start + seconds
    for since, until in merged(standing):
        if since >= end:
            break
        end += max(0.0, until - max(since, start))
    return end
