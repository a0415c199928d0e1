"""What onnxruntime answers to some positions, for the test of the page's own runner (`web/test/network.test.ts`).

`python tests/bots/networks/answers.py` writes `answers.json`; `test_master.py` checks that it is so. A row is told
by the numbers in it that are not 0, and of the logits there is one in so many.
"""

import json
from pathlib import Path
from typing import Any

from ludoteca.bots import master
from ludoteca.bots.network.reader import zeros
from ludoteca.core import Seeded, shelf
from ludoteca.onnx_network import opened

HERE = Path(__file__).parent
EVERY = 25


def answers() -> list[dict[str, Any]]:
    network = opened((HERE / "master-dokmus-2.onnx").read_bytes())
    box, chance, found = shelf.box("dokmus"), Seeded(11), []
    position: Any = box.new(2, {"tiles": None}, chance)
    reader, row = master.reader_of(box, 2), zeros(master.reader_of(box, 2).size)
    for number in range(60):
        if number % 12 == 0:
            reader.write(position, position.seat, (), row)
            logits, values = network(row)
            filled = {place: value for place, value in enumerate(row) if value}
            found.append({"size": len(row), "row": filled, "logits": [*logits][::EVERY], "values": [*values]})
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
    return found


def main() -> None:
    (HERE / "answers.json").write_text(json.dumps(answers()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
