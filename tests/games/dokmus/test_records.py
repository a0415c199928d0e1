"""D12.9, D7.16, D10.4: the kept records show what their names say."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from games.dokmus.scene import Scene
from ludoteca.core import Result, replay
from ludoteca.games.dokmus.position import DokmusPosition

RECORDS = Path(__file__).parents[2] / "records" / "dokmus"


def end(name: str) -> tuple[Result, tuple[int, ...]]:
    """The result of a kept game and the tokens sacrificed."""
    again = replay((RECORDS / f"{name}.jsonl").read_bytes(), verify=True)
    assert again.referee is not None
    position = again.referee.position
    assert isinstance(position, DokmusPosition)
    result = position.result()
    assert result is not None
    return result, position.sacrificed


def positions(name: str) -> Iterator[Scene]:
    """Every position of a kept game in which a decision was made, and the last."""
    lines = (RECORDS / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    for cut in range(3, len(lines)):
        again = replay(b"".join(lines[:cut]))
        assert again.referee is not None
        assert isinstance(again.referee.position, DokmusPosition)
        yield Scene(again.referee.position)


def places(result: Result) -> list[int]:
    """The seats with the most points."""
    assert result.scores is not None
    best = max(score for score in result.scores if score is not None)
    return [seat for seat, score in enumerate(result.scores) if score == best]


def test_plain_win() -> None:
    """D12.9: most points."""
    result, _ = end("plain-win")
    assert len(places(result)) == 1
    assert list(result.winners) == places(result)


def test_tie_break() -> None:
    """D12.9: among those tied, most sacrificed tokens."""
    result, sacrificed = end("tie-break")
    tied = places(result)
    assert len(tied) > 1
    assert len(result.winners) == 1
    assert max(tied, key=lambda seat: sacrificed[seat]) == result.winners[0]


def test_shared_victory() -> None:
    """R27: still tied after that."""
    result, sacrificed = end("shared-victory")
    assert len(result.winners) > 1
    assert len({sacrificed[seat] for seat in result.winners}) == 1


def test_fallback() -> None:
    """D7.16: once at least all open cells were offered."""
    assert any(at.free and at.fallback for at in positions("fallback"))


def test_chained_bonus() -> None:
    """D10.4: a bonus moved a token onto ruins, and the next decision was a bonus again."""
    pending = [at.position.bonus >= 0 for at in positions("chained-bonus")]
    assert any(one and two for one, two in pairwise(pending))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_ends_after_eight_rounds(path: Path) -> None:
    """D4.2: there is no other end."""
    result, _ = end(path.stem)
    assert result.end == "rounds"
