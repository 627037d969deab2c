"""Learning the weights from positions: Adam in small batches, a checkpoint after each round.

Which games may be used for what is decided by `train`: nothing here is chosen by looking at games
that are kept back.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from delos.bots.chance.weights import Shape
from delos.learn.needs import missing
from delos.learn.training.journal import BadRun, unwritable
from delos.learn.training.model import Weights, backward, forward, fresh, log_loss, team_targets
from delos.learn.training.samples import Sample

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

CHUNK: Final = 4096  # positions judged at a time


@dataclass(frozen=True)
class Recipe:
    """How the net is made; with the games it decides every number."""

    traits: int = 24
    hidden: int = 16
    rounds: int = 20
    batch: int = 512
    rate: float = 0.003  # of learning, falling to nothing
    decay: float = 1.0  # pull of all weights towards nothing
    drop: float = 0.3  # of the columns that are covered up while learning
    seed: int = 0


@dataclass
class Progress:
    """Where learning stands; all of it is in a checkpoint."""

    weights: Weights
    first: Weights  # moments of Adam
    second: Weights
    round: int = 0
    steps: int = 0
    curve: list[list[float]] = field(default_factory=list)  # log loss: taught, kept back


def fit(
    taught: Sample,
    held: Sample | None,
    shape: Shape,
    recipe: Recipe,
    path: Path,
    tick: Callable[[], object],
) -> Progress:
    """The weights after all rounds; what is held back is only looked at for the curve."""
    state = resumed(path, shape, recipe, len(taught)) or begun(shape, recipe)
    for _ in range(state.round):
        tick()
    while state.round < recipe.rounds:
        losses = [one_round(state, taught, recipe)]
        if held is not None:
            losses.append(loss_of(state.weights, held))
        state.curve.append(losses)
        state.round += 1
        keep(path, state, recipe, len(taught))
        tick()
    return state


def begun(shape: Shape, recipe: Recipe) -> Progress:
    weights = fresh(shape, np.random.default_rng(recipe.seed))
    zeros = {name: np.zeros_like(block) for name, block in weights.items()}
    return Progress(weights, zeros, {name: block.copy() for name, block in zeros.items()})


def one_round(state: Progress, taught: Sample, recipe: Recipe) -> float:
    """Once through all positions, in an order that the round's number decides."""
    dice = np.random.default_rng([recipe.seed, state.round])
    order = dice.permutation(len(taught))
    batches = -(-len(order) // recipe.batch)
    total = 0.0
    for number in range(batches):
        which = np.sort(order[number * recipe.batch : (number + 1) * recipe.batch])
        rows = taught.rows[which].astype(np.float32)
        if recipe.drop:
            kept = np.where(dice.random((rows.shape[2],)) < recipe.drop, 0.0, 1.0)
            rows *= (kept / (1.0 - recipe.drop)).astype(np.float32)
        team = taught.team[which]
        done = forward(state.weights, rows, taught.table[which].astype(np.float32), team)
        targets = team_targets(taught.won[which], team)
        total += log_loss(done.chances, targets) * len(which)
        gone = (state.round + number / batches) / recipe.rounds
        rate = recipe.rate * 0.5 * (1.0 + float(np.cos(np.pi * gone)))
        adam(state, backward(state.weights, done, targets), rate, recipe.decay)
    return total / len(order)


def adam(state: Progress, gradient: Weights, rate: float, decay: float) -> None:
    """Adam with decoupled decay (Loshchilov and Hutter 2019)."""
    state.steps += 1
    lag = 1.0 - 0.9**state.steps
    spread = 1.0 - 0.999**state.steps
    for name, slope in gradient.items():
        first, second = state.first[name], state.second[name]
        first += np.float32(0.1) * (slope - first)
        second += np.float32(0.001) * (slope * slope - second)
        step = (first / lag) / (np.sqrt(second / spread) + 1e-8)
        pull = 0.0 if name.endswith("bias") else decay
        block = state.weights[name]
        block -= (rate * (step + pull * block)).astype(np.float32)


def chances_of(weights: Weights, sample: Sample) -> npt.NDArray[np.float32]:
    """Of teams."""
    parts = []
    for start in range(0, len(sample), CHUNK):
        end = start + CHUNK
        rows = sample.rows[start:end].astype(np.float32)
        table = sample.table[start:end].astype(np.float32)
        parts.append(forward(weights, rows, table, sample.team[start:end]).chances)
    return np.concatenate(parts)


def loss_of(weights: Weights, sample: Sample) -> float:
    return log_loss(chances_of(weights, sample), team_targets(sample.won, sample.team))


# -- checkpoints ------------------------------------------------------------------------------


def signature(shape: Shape, recipe: Recipe, positions: int) -> str:
    return json.dumps([repr(shape), repr(recipe), positions])


def keep(path: Path, state: Progress, recipe: Recipe, positions: int) -> None:
    """Beside the old one first, so that there is always a whole one."""
    shape = shape_in(state.weights)
    arrays: dict[str, npt.NDArray[np.generic]] = {
        "signature": np.array(signature(shape, recipe, positions)),
        "counts": np.array([state.round, state.steps]),
        "curve": np.array(state.curve, dtype=np.float64),
    }
    groups = {"w": state.weights, "m": state.first, "v": state.second}
    for group, blocks in groups.items():
        for name, block in blocks.items():
            arrays[f"{group}_{name}"] = block
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            np.savez(file, allow_pickle=False, **arrays)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def shape_in(weights: Weights) -> Shape:
    width, traits = weights["seat_weights"].shape
    table_width, hidden = weights["table_weights"].shape
    return Shape(width, table_width, traits, hidden)


def resumed(path: Path, shape: Shape, recipe: Recipe, positions: int) -> Progress | None:
    """Where a run of the same recipe on the same positions stopped; None: nothing was begun."""
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as file:
            if str(file["signature"]) != signature(shape, recipe, positions):
                return None  # more games, or another recipe: learning begins anew
            groups: dict[str, Weights] = {"w": {}, "m": {}, "v": {}}
            for name in file.files:
                group, _, block = name.partition("_")
                if group in groups:
                    groups[group][block] = file[name]
            counts = file["counts"]
            curve = [[float(one) for one in row] for row in file["curve"]]
    except (OSError, ValueError, KeyError) as error:
        raise BadRun(f"{path} is damaged ({error}). Remove it: learning begins anew.") from error
    return Progress(groups["w"], groups["m"], groups["v"], int(counts[0]), int(counts[1]), curve)
