"""Masks of legal actions, as learners meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from delos.learn.needs import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt


@final
class ActionMask(np.ndarray[Any, Any]):
    """An array as any other, whose ``nonzero()`` is several times quicker.

    Gymnasium wants masks of int8, and in those numpy calls a function for each of some thousand
    entries, which takes longer than the rest of a step; bools it reads at once.
    """

    def nonzero(self) -> tuple[npt.NDArray[np.intp], ...]:
        return np.not_equal(self, 0, subok=False).nonzero()
