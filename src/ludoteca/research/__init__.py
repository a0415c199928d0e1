"""The games for research: actions as numbers, views as arrays, and the environments other people's tools expect.

`ludoteca.research.pettingzoo`, `.gymnasium` and `.openspiel` hold the environments, `.vector` steps many games
together; `docs/research.md` shows them at work.
"""

from importlib.util import find_spec

if missing := [name for name in ("numpy", "gymnasium", "pettingzoo", "pyarrow") if find_spec(name) is None]:
    raise ModuleNotFoundError(f'ludoteca.research needs {", ".join(missing)}: pip install "ludoteca[research]"')

from ludoteca.research.actions import ActionCodec, action_codec
from ludoteca.research.observations import ObservationEncoder, observation_encoder
from ludoteca.research.table import Setting, Table

__all__ = ["ActionCodec", "ObservationEncoder", "Setting", "Table", "action_codec", "observation_encoder"]
