"""The cells that the original game has for itself, behind the shared ones; modules follow."""

from typing import Final

from delos.cyclades.cells import FACTIONS
from delos.cyclades.cells import SIZE as SHARED
from delos.cyclades.chart import LANDS

PROSPERITY: Final = SHARED  # cornucopia markers left in the supply
OPEN_GODS: Final = PROSPERITY + 1  # gods in GOD_AT that take Offerings this Cycle
ROW: Final = OPEN_GODS + 1  # number of players whose god track is laid out
ROW_CYCLES: Final = ROW + 1  # Cycles laid out by that row
QUEUE: Final = ROW_CYCLES + 1  # Offering markers on Apollo in order of arrival, or NONE
FIGURES_NEW: Final = QUEUE + FACTIONS  # mask of figure cards taken this Cycle
BLESSED: Final = FIGURES_NEW + 1  # 1 when Apollo's marker was given this Cycle
FIRST_ORDER: Final = BLESSED + 1  # markers on the turn track at the start of the Cycle
# pieces of no player's reserve, which a module may bring
SPARE_FLEETS: Final = 5  # the most of them; action ids count with them
OTHER_TROOPS: Final = FIRST_ORDER + FACTIONS  # in each land, beside the Troops of its owner
OTHERS_LEFT: Final = OTHER_TROOPS + LANDS  # in stock
SIZE: Final = OTHERS_LEFT + 1
