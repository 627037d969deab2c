"""How good chances are: log loss, Brier score, and whether what is called 30 % happens in 30 %."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from delos.learn.needs import missing
from delos.learn.training.model import log_loss, team_targets
from delos.learn.training.samples import Sample

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]

TENTHS: Final = 10


@dataclass(frozen=True)
class Tenth:
    """The chances between two tenths: what was said, what happened, and how sure that is."""

    low: float
    said: float
    happened: float
    error: float  # standard error of what happened, games counted as wholes
    count: int  # chances
    games: int


@dataclass(frozen=True)
class Marks:
    games: int
    positions: int
    log_loss: float
    even_loss: float  # of somebody who thinks all seats have the same chance
    brier: float
    worst: float  # largest difference of a tenth
    tenths: list[Tenth]

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "log_loss": round(self.log_loss, 4),
            "even_loss": round(self.even_loss, 4),
            "brier": round(self.brier, 4),
            "worst": round(self.worst, 4),
            "tenths": [
                {
                    "from": one.low,
                    "said": round(one.said, 4),
                    "happened": round(one.happened, 4),
                    "error": round(one.error, 4),
                    "count": one.count,
                    "games": one.games,
                }
                for one in self.tenths
            ],
        }


def marks_of(chances: Array, sample: Sample) -> Marks:
    """Of the chances of teams; a team counts once, however many seats it has."""
    targets = team_targets(sample.won, sample.team)
    there = np.zeros(chances.shape, dtype=bool)
    for one in range(chances.shape[1]):
        there[:, one] = (sample.team == one).any(axis=1)
    even = there / there.sum(axis=1, keepdims=True)
    said = chances[there]
    happened = targets[there]
    games = np.broadcast_to(sample.game[:, None], chances.shape)[there]
    tenths = [
        tenth for low in range(TENTHS) if (tenth := tenth_of(low, said, happened, games)).count
    ]
    return Marks(
        games=len(np.unique(sample.game)),
        positions=len(sample),
        log_loss=log_loss(chances, targets),
        even_loss=log_loss(even.astype(np.float32), targets),
        brier=float(((chances - targets) ** 2).sum(axis=1).mean()),
        worst=max(abs(tenth.said - tenth.happened) for tenth in tenths),
        tenths=tenths,
    )


def tenth_of(low: int, said: Array, happened: Array, games: npt.NDArray[np.int32]) -> Tenth:
    which = np.minimum((said * TENTHS).astype(int), TENTHS - 1) == low
    count = int(which.sum())
    if count == 0:
        return Tenth(low / TENTHS, 0.0, 0.0, 0.0, 0, 0)
    difference = happened[which] - said[which]
    # Positions of one game share its end: sums by game are what is independent.
    numbers, places = np.unique(games[which], return_inverse=True)
    sums = np.bincount(places, weights=difference)
    error = float(np.sqrt((sums**2).sum()) / count)
    return Tenth(
        low / TENTHS,
        float(said[which].mean()),
        float(happened[which].mean()),
        error,
        count,
        len(numbers),
    )
