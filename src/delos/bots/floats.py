"""Rows of numbers as machine words: what the net and the features of positions are made of.

This module stays uncompiled, as `delos.kernel.cells` does.
"""

from librt.vecs import vec

Floats = vec[float]


def floats(numbers: list[float]) -> Floats:
    """These numbers side by side."""
    return vec[float](numbers)
