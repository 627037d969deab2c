"""The cells of a table: many whole numbers below 63 bits, side by side as machine words.

A copy is one move of memory, and the same in the plain and in the compiled engine. Rules index,
assign and slice (``at[TROOPS + land] += 1``); what needs a real list asks for ``list(at[a:b])``
or for all of them, ``state.numbers()``. Anything that reads buffers (numpy) reads cells as int64.

This module stays uncompiled: compiled, ``vec[i64]`` would be evaluated as ``vec[int]``.
"""

from librt.vecs import vec
from mypy_extensions import i64

Cells = vec[i64]


def cells(numbers: list[int]) -> Cells:
    """A table of these numbers."""
    return vec[i64](numbers)
