"""The net of `delos.bots.chance.net` once more in numpy, with its gradients, for learning.

Arrays have the axes position, seat, column. Seats that a table has not are -1 in `team` and take
no part in anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from delos.bots.chance.weights import Shape
from delos.learn.needs import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]
    Ints = npt.NDArray[np.int32]

Weights = dict[str, "Array"]
NEVER: Final = -1e9  # logit of a team that there is not


def fresh(shape: Shape, dice: np.random.Generator) -> Weights:
    """Small random numbers; biases and outputs of nothing begin at nothing."""
    found: Weights = {}
    for name, rows, columns in shape.blocks():
        if name in ("seat_bias", "hidden_bias"):
            block = np.zeros((rows, columns), dtype=np.float32)
        else:
            scale = np.sqrt(2.0 / (columns if rows == 1 else rows)) * (0.3 if rows == 1 else 1.0)
            block = (scale * dice.standard_normal((rows, columns))).astype(np.float32)
        found[name] = block
    return found


def flat(weights: Weights, shape: Shape) -> list[float]:
    """In the order of a file of weights."""
    return [float(number) for name, _, _ in shape.blocks() for number in weights[name].ravel()]


@dataclass
class Pass:
    """What forward leaves for backward."""

    rows: Array
    table: Array
    present: Array
    traits: Array
    mean: Array
    best: Array
    best_seat: Ints
    units: Array
    logits: Array
    members: Array  # position, team, seat: the share of a seat in its team's logit
    chances: Array  # of teams


def forward(weights: Weights, rows: Array, table: Array, team: Ints) -> Pass:
    seats = rows.shape[1]
    present = (team >= 0).astype(np.float32)
    raw = rows @ weights["seat_weights"] + weights["seat_bias"][0]
    traits = np.maximum(raw, 0.0) * present[:, :, None]
    mean = traits.sum(axis=1) / present.sum(axis=1, keepdims=True)
    best, best_seat = strongest_other(traits)
    shared = mean @ weights["mean_weights"] + table @ weights["table_weights"]
    units = traits @ weights["own_weights"] + best @ weights["best_weights"]
    units += (shared + weights["hidden_bias"][0])[:, None, :]
    units = np.maximum(units, 0.0)
    logits = traits @ weights["trait_out"][0] + units @ weights["hidden_out"][0]
    members = (team[:, None, :] == np.arange(seats)[None, :, None]).astype(np.float32)
    sizes = members.sum(axis=2, keepdims=True)
    members = members / np.maximum(sizes, 1.0)
    sums = np.einsum("pts,ps->pt", members, logits)
    sums = np.where(sizes[:, :, 0] > 0, sums, NEVER)
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances = powers / powers.sum(axis=1, keepdims=True)
    return Pass(
        rows, table, present, traits, mean, best, best_seat, units, logits, members, chances
    )


def strongest_other(traits: Array) -> tuple[Array, Ints]:
    """For each seat and trait the most that another seat has, and which seat has it."""
    seats = traits.shape[1]
    order = np.argsort(-traits, axis=1, kind="stable")
    first, second = order[:, :1, :], order[:, 1:2, :]
    own = np.arange(seats)[None, :, None]
    which = np.where(own == first, second, first).astype(np.int32)
    return np.take_along_axis(traits, which, axis=1), which


def team_targets(won: Array, team: Ints) -> Array:
    """Shares of teams: each of its members has the whole of it."""
    seats = team.shape[1]
    found = np.zeros((len(won), seats), dtype=np.float32)
    for one in range(seats):
        found[:, one] = np.where(team == one, won, 0.0).max(axis=1)
    return found


def backward(weights: Weights, done: Pass, targets: Array) -> Weights:
    """The gradient of the mean log loss."""
    count = len(targets)
    of_teams = (done.chances - targets) / count
    of_logits = np.einsum("pts,pt->ps", done.members, of_teams)
    seats = of_logits.shape[1]
    of_units = of_logits[:, :, None] * weights["hidden_out"][0] * (done.units > 0)
    of_traits = of_logits[:, :, None] * weights["trait_out"][0]
    of_traits += of_units @ weights["own_weights"].T
    shared = of_units.sum(axis=1)
    of_mean = shared @ weights["mean_weights"].T
    of_traits += (of_mean / done.present.sum(axis=1, keepdims=True))[:, None, :]
    of_best = of_units @ weights["best_weights"].T
    for seat in range(seats):
        of_traits[:, seat] += np.where(done.best_seat == seat, of_best, 0.0).sum(axis=1)
    of_raw = of_traits * (done.traits > 0)
    flat_traits = done.traits.reshape(-1, done.traits.shape[2])
    flat_units = of_units.reshape(-1, of_units.shape[2])
    flat_raw = of_raw.reshape(-1, of_raw.shape[2])
    logit = of_logits.reshape(-1)
    return {
        "seat_weights": done.rows.reshape(-1, done.rows.shape[2]).T @ flat_raw,
        "seat_bias": flat_raw.sum(axis=0, keepdims=True),
        "own_weights": flat_traits.T @ flat_units,
        "mean_weights": done.mean.T @ shared,
        "best_weights": done.best.reshape(-1, done.best.shape[2]).T @ flat_units,
        "table_weights": done.table.T @ shared,
        "hidden_bias": shared.sum(axis=0, keepdims=True),
        "trait_out": (logit @ flat_traits)[None, :],
        "hidden_out": (logit @ done.units.reshape(-1, done.units.shape[2]))[None, :],
    }


def log_loss(chances: Array, targets: Array) -> float:
    return float(-(targets * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())
