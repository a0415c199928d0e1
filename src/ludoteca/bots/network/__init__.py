"""Players that learned: what their network sees, and how a search asks it.

Nothing but the standard library. The network itself is run by whoever has the means for it: `ludoteca.onnx_network` on
a server, the worker of the page in a browser.
"""

from ludoteca.bots.network.evaluation import NetworkEvaluation
from ludoteca.bots.network.reader import Memory, Network, Reader

__all__ = ["Memory", "Network", "NetworkEvaluation", "Reader"]
