"""The order of a vector: which entries stand for which cells, and between which bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from delos.learn.layouts.base import NUMBER, ONE_OF, SET, Section
from delos.learn.needs import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

MOST: Final = 100_000  # no number of any table comes near


@final
class Plan:
    """The vector has three stretches: numbers, sets, choices."""

    def __init__(self, sections: list[Section]) -> None:
        self.sections = [
            one for form in (NUMBER, SET, ONE_OF) for one in sections if one.form == form
        ]
        self.size = sum([one.width * len(one.cells) for one in sections])

    def low(self) -> npt.NDArray[np.float32]:
        return self._bounds([section.least for section in self.sections])

    def high(self) -> npt.NDArray[np.float32]:
        return self._bounds([MOST if one.form == NUMBER else 1 for one in self.sections])

    def _bounds(self, values: list[int]) -> npt.NDArray[np.float32]:
        entries = [one.width * len(one.cells) for one in self.sections]
        return np.repeat(np.array(values, dtype=np.float32), entries)
