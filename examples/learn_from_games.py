"""Learn from recorded decisions: imitate a bot, and tell from a position who will win.

    python examples/learn_from_games.py                      # plays the games first
    python examples/learn_from_games.py --data some.parquet  # learns from these

Two small networks, in numpy alone: a policy that guesses the choices of one player (a bot's level)
among the legal ones, and a value that guesses the result of the seat that decides. A part of the
games is held out; the figures are for those only, next to what guessing without learning gives.
Needs ``pip install 'delos[learn]'``.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

# The matrices are small: several threads would mostly wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from delos.learn import dataset

Floats = npt.NDArray[Any]


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (dice.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (dice.standard_normal((hidden, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen: Floats) -> tuple[Floats, Floats]:
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden, hidden @ self.weights[2] + self.weights[3]

    def learn(self, seen: Floats, hidden: Floats, slope: Floats, rate: float) -> None:
        """One step against the slope of the loss by the outputs."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self.updates += 1
        for index, gradient in enumerate(slopes):
            decayed = gradient + 1e-4 * self.weights[index]  # keeps weights small
            self.means[index] += 0.1 * (decayed - self.means[index])
            self.squares[index] += 0.001 * (decayed**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.updates)
            square = self.squares[index] / (1 - 0.999**self.updates)
            self.weights[index] -= rate * mean / (np.sqrt(square) + 1e-8)


class Scale:
    """Brings the entries of observations to a similar size, as the training games show them."""

    def __init__(self, seen: npt.NDArray[np.int16]) -> None:
        self.mean = seen.mean(0, dtype=np.float32)
        self.spread = seen.std(0, dtype=np.float32) + 0.1

    def __call__(self, seen: npt.NDArray[np.int16]) -> Floats:
        scaled: Floats = np.clip((seen - self.mean) / self.spread, -5, 5).astype(np.float32)
        return scaled


def batches(rows: int, size: int, dice: np.random.Generator) -> list[npt.NDArray[np.intp]]:
    return np.array_split(dice.permutation(rows), max(1, rows // size))


def odds(logits: Floats, mask: npt.NDArray[np.int8]) -> Floats:
    """A softmax over the legal actions."""
    legal = np.where(mask == 1, logits, -np.inf)
    grown = np.exp(legal - legal.max(1, keepdims=True))
    found: Floats = grown / grown.sum(1, keepdims=True)
    return found


def train_policy(
    seen: Floats, mask: npt.NDArray[np.int8], choice: npt.NDArray[np.int32], epochs: int, seed: int
) -> Network:
    network = Network(seen.shape[1], 128, mask.shape[1], seed)
    dice = np.random.default_rng(seed)
    for _ in range(epochs):
        for rows in batches(len(choice), 64, dice):
            hidden, logits = network.forward(seen[rows])
            slope = odds(logits, mask[rows])
            slope[np.arange(len(rows)), choice[rows]] -= 1
            network.learn(seen[rows], hidden, slope / len(rows), 1e-3)
    return network


def train_value(seen: Floats, result: Floats, epochs: int, seed: int) -> Network:
    network = Network(seen.shape[1], 32, 1, seed)
    dice = np.random.default_rng(seed)
    for _ in range(epochs):
        for rows in batches(len(result), 64, dice):
            hidden, guess = network.forward(seen[rows])
            slope = 2 * (guess - result[rows, None]) / len(rows)
            network.learn(seen[rows], hidden, slope, 3e-4)
    return network


def report(path: Path, player: str, held_out: float, epochs: int, seed: int) -> dict[str, object]:
    """Train on some of the games of a file and measure on the others."""
    facts = dataset.facts(path)
    data = dataset.read(path)
    games = np.unique(data.game)
    late = games[-max(1, round(len(games) * held_out)) :]
    test = np.isin(data.game, late)
    seen = Scale(data.observation[~test])(data.observation)

    real = np.array([len(ids) > 1 for ids in data.legal])
    own = (data.player == player) & real
    if not (own & ~test).any() or not (own & test).any():
        raise SystemExit(f"{path} has no decisions of {player!r} to learn from and to test on.")
    mask = data.mask(facts.actions)
    learnt, asked = own & ~test, own & test
    policy = train_policy(seen[learnt], mask[learnt], data.choice[learnt], epochs, seed)
    guessed = odds(policy.forward(seen[asked])[1], mask[asked])

    known = ~np.isnan(data.result)
    value = train_value(seen[known & ~test], data.result[known & ~test], max(1, epochs // 4), seed)
    truth = data.result[known & test]
    guess = value.forward(seen[known & test])[1][:, 0]
    constant = data.result[known & ~test].mean()
    return {
        "games": {"train": len(games) - len(late), "test": len(late)},
        "policy": {
            "decisions": {"train": int(learnt.sum()), "test": int(asked.sum())},
            "uniform": round(float((1 / mask[asked].sum(1)).mean()), 4),
            "learnt": round(float((guessed.argmax(1) == data.choice[asked]).mean()), 4),
        },
        "value": {
            "decisions": {"train": int((known & ~test).sum()), "test": int((known & test).sum())},
            "constant": round(float(((truth - constant) ** 2).mean()), 4),
            "learnt": round(float(((truth - np.clip(guess, -1, 1)) ** 2).mean()), 4),
            "right_sign": round(float(((guess > 0) == (truth > 0)).mean()), 4),
        },
    }


def main(arguments: list[str] | None = None) -> dict[str, object]:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--data", type=Path, help="a dataset; without it games are played first")
    parser.add_argument("--title", default="mytikas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument(
        "--bots", default="greedy,random", help="levels, dealt to the seats in turn"
    )
    parser.add_argument("--player", default="greedy", help="whose choices the policy learns")
    parser.add_argument("--held-out", type=float, default=0.25, help="part of the games to test on")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play at once")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = wanted.data or Path(folder) / "games.parquet"
        if wanted.data is None:
            dataset.play(
                path,
                wanted.title,
                players=wanted.players,
                games=wanted.games,
                bots=wanted.bots.split(","),
                jobs=wanted.jobs,
                seed=wanted.seed,
            )
        played = time.perf_counter() - start
        found = report(path, wanted.player, wanted.held_out, wanted.epochs, wanted.seed)
    found["seconds"] = {
        "playing": round(played, 1),
        "learning": round(time.perf_counter() - start - played, 1),
    }
    return found


if __name__ == "__main__":
    print(json.dumps(main(), indent=2))
