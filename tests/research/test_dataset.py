"""Records become batches: what is in them is what the seat saw, could do and did."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ludoteca.core import Hashed, RecordError, random_game, shelf
from ludoteca.core.record import MoveLine, write
from ludoteca.research import Setting
from ludoteca.research.dataset import batches, samples
from ludoteca.research.selfplay import SCHEMA, Job, play
from ludoteca.research.table import rewards
from ours import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_what_the_seat_saw_and_did(game: str) -> None:
    """The game is played once more from its seed, and every view is encoded anew."""
    referee = random_game(shelf.box(game), 2, {}, "samples")
    setting, luck = Setting(game, 2), Hashed("samples")
    found = samples(write(referee.record()).encode())
    position = setting.box.new(2, setting.options, luck)
    result = referee.position.result()
    assert result is not None
    outcome = rewards(result, 2)
    for line in referee.lines:
        if isinstance(line, MoveLine):
            legal = {move.text: move for move in position.moves()}
            codes, said = [setting.actions.encode(text) for text in legal], setting.actions.encode(line.move)
            for length, number in enumerate(said):
                sample = next(found)
                pieces = [setting.actions.text(one) for one in said[:length]]
                seen = setting.observations.encode(position.view(line.seat), pieces)
                assert np.array_equal(sample.observation, seen)
                allowed = {code[length] for code in codes if code[:length] == said[:length]}
                assert set(np.flatnonzero(sample.mask)) == allowed
                assert (sample.action, sample.seat, sample.outcome) == (number, line.seat, outcome[line.seat])
                assert np.flatnonzero(sample.policy) == [number]
            position.play(legal[line.move], luck)
    assert next(found, None) is None


def test_searches_become_policies_and_values(tmp_path: Path) -> None:
    """Rows of self-play keep what a search found; the loader makes a policy of it, number by number."""
    row = play(Job("dokmus", ("search:6", "random"), 2, {}, 3, 4), 0)
    assert row["searches"]
    for search in row["searches"]:
        assert len(search["moves"]) == len(search["visits"]) == len(search["values"])
        assert sum(search["weights"]) == pytest.approx(1)
        assert search["visits"][0] == max(search["visits"])
        assert 0 <= search["value"] <= 1
    pq.write_table(pa.Table.from_pylist([row], SCHEMA), tmp_path / "games-00000.parquet")
    whole = [*batches(tmp_path, 50)]
    assert [len(batch.actions) for batch in whole[:-1]] == [50] * (len(whole) - 1)
    for batch in whole:
        assert batch.policies.sum(1) == pytest.approx(1)
        assert (batch.policies[batch.masks == 0] == 0).all()
    assert sum((batch.policies.max(1) < 1).sum() for batch in whole) > 10
    assert any((batch.values != 0.5).any() for batch in whole)
    mixed = [*batches(tmp_path, 50, mix=2)]
    total = [sum(batch.observations.sum() for batch in some) for some in (whole, mixed)]
    assert total[0] == pytest.approx(total[1], rel=1e-4)
    assert not np.array_equal(whole[0].actions, mixed[0].actions)


def test_what_is_no_record_of_a_game_is_refused(tmp_path: Path) -> None:
    referee = random_game(shelf.box("elfenland"), 2, {}, "wrong")
    lines = write(referee.record()).splitlines()
    place = next(number for number, line in enumerate(lines) if '"move"' in line)
    lines[place] = '{"seat": 0, "move": "ride V1"}'
    (tmp_path / "game.jsonl").write_text("\n".join(lines))
    with pytest.raises(RecordError, match=f"line {place + 1}"):
        next(batches(tmp_path, 10))
