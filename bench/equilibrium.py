"""Exploitability in the small games, by OpenSpiel: `python -m bench.equilibrium [--iterations 1 5 20]`.

Counterfactual regret minimisation plays with itself (CFR, Zinkevich et al. 2007; CFR+, Tammelin 2014); exploitability
is what a best response wins against its average policy, mean of both seats. A victory is 1, a defeat −1.
"""

import argparse
import time

import pyspiel

import ludoteca.research.openspiel  # noqa: F401 - puts the games into OpenSpiel
from ludoteca.research.mini import MINI

SOLVERS = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}
FOREVER = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, nargs="+", default=[1, 5, 20])
    marks = parser.parse_args().iterations
    print("| game | policy | iterations | exploitability | value of the first seat | processor s |")
    print("|---" * 6 + "|")
    for key in MINI:
        game = pyspiel.load_game(f"python_{key}")
        _tell(key, game, "uniform", 0, pyspiel.UniformRandomPolicy(game), 0.0)
        for name, kind in SOLVERS.items():
            solver, used = kind(game), 0.0
            for iteration in range(1, max(marks) + 1):
                start = time.process_time()
                solver.evaluate_and_update_policy()
                used += time.process_time() - start
                if iteration in marks:
                    _tell(key, game, name, iteration, solver.average_policy(), used)


def _tell(key: str, game: pyspiel.Game, name: str, iterations: int, policy: pyspiel.Policy, used: float) -> None:
    value = pyspiel.expected_returns(game.new_initial_state(), policy, FOREVER, True)[0]
    exploitability = pyspiel.nash_conv(game, policy) / game.num_players()
    print(f"| {key} | {name} | {iterations} | {exploitability:.4f} | {value:+.3f} | {used:.1f} |", flush=True)


if __name__ == "__main__":
    main()
