"""The cells that the original game has for itself, behind the shared ones; modules follow."""

from typing import Final

from delos.cyclades.cells import FACTIONS
from delos.cyclades.cells import SIZE as SHARED

PROSPERITY: Final = SHARED  # cornucopia markers left in the supply
OPEN_GODS: Final = PROSPERITY + 1  # gods in GOD_AT that take Offerings this Cycle
ROW: Final = OPEN_GODS + 1  # number of players whose god track is laid out
ROW_CYCLES: Final = ROW + 1  # Cycles laid out by that row
QUEUE: Final = ROW_CYCLES + 1  # Offering markers on Apollo in order of arrival, or NONE
FIGURES_NEW: Final = QUEUE + FACTIONS  # mask of figure cards taken this Cycle
BLESSED: Final = FIGURES_NEW + 1  # 1 when Apollo's marker was given this Cycle
SIZE: Final = BLESSED + 1
