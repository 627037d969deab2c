"""A level of the bots against OpenSpiel's own information-set tree search, at equal time.

    python bench/ismcts.py --games 20

Both sit at the same table of Mytikas for two, through the adapter (docs/openspiel.md). For every
decision OpenSpiel's bot gets as long as the level took for one of its own on average so far, in
the thread's own time, and rolls out to the end of the game as it does unless told otherwise. Seats
change from game to game. Run it with the python of `.venv-compiled` for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import delos.learn.openspiel  # noqa: F401  # registers the titles
from delos.arena.intervals import wilson
from delos.bots import Chair, bot

FIRST = 0.1  # seconds for a decision before the level has made one
CURIOSITY = 1.4


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel tells no types
    """OpenSpiel's bot with seconds in place of a number of simulations."""

    seconds = FIRST
    simulations = 0

    def run_search(self, state: Any) -> Any:
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        end = time.thread_time() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if time.thread_time() > end and self._root_node.total_visits > 0:
                return self.get_final_policy(state, self._root_node)


def play(level: str, number: int) -> dict[str, Any]:
    """One game; what the level won of it, and how long both thought."""
    luck = np.random.RandomState(number)
    game = pyspiel.load_game("delos_mytikas(players=2)")
    rival = Timed(game, mcts.RandomRolloutEvaluator(1, luck), CURIOSITY, 0, random_state=luck)
    mine = number % 2
    player = bot(level, number)
    state = game.new_initial_state()
    spent, asked, theirs, replies = 0.0, 0, 0.0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
            continue
        began = time.thread_time()
        if state.current_player() == mine:
            action = player.choose(Chair(state.delos, mine))
            if len(state.legal_actions()) > 1:
                spent += time.thread_time() - began
                asked += 1
        else:
            rival.seconds = spent / asked if asked else FIRST
            several = len(state.legal_actions()) > 1
            action = int(rival.step(state))
            if several:
                theirs += time.thread_time() - began
                replies += 1
        state.apply_action(action)
    winners = state.delos.winners
    return {
        "won": (mine in winners) / len(winners),
        "ms": 1000 * spent / max(1, asked),
        "their ms": 1000 * theirs / max(1, replies),
        "simulations": rival.simulations / max(1, replies),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    wanted = parser.parse_args()
    won = 0.0
    for number in range(wanted.first, wanted.first + wanted.games):
        found = play(wanted.level, number)
        won += found["won"]
        print(
            json.dumps({"game": number, **{k: round(v, 2) for k, v in found.items()}}), flush=True
        )
    low, high = wilson(won, wanted.games)
    print(f"{wanted.level}: {won:g} of {wanted.games} [{low:.0%}, {high:.0%}]")


if __name__ == "__main__":
    main()
