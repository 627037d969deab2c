"""The kernel knows no game: frames, chance, decisions, records.

The modules here and those of the titles are plain typed Python that also compiles with mypyc.
"""

from delos.kernel.build import engine

__all__ = ["engine"]
