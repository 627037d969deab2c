"""The cells of Hades' modules, behind those of the original game; unused, and 0, without them."""

from typing import Final

from delos.classic.cells import OTHER_TROOPS, OTHERS_LEFT, SPARE_FLEETS
from delos.classic.cells import SIZE as CLASSIC
from delos.cyclades.cells import FACTIONS

UNDEAD_FLEETS: Final = SPARE_FLEETS

# the undead
UNDEAD_TROOPS: Final = OTHER_TROOPS
UNDEAD_TROOPS_LEFT: Final = OTHERS_LEFT
UNDEAD_AT: Final = CLASSIC  # sea of each undead Fleet, or NONE; FLEETS counts it too
UNDEAD_OF: Final = UNDEAD_AT + UNDEAD_FLEETS  # faction that the undead serve, or NONE
# gods, the Necropolis
COVERED: Final = UNDEAD_OF + 1  # god that lies under another one this Cycle, or NONE
THREAT: Final = COVERED + 1  # column of Hades, 0 to 9
NECROPOLIS_GOLD: Final = THREAT + 1  # gold on the Necropolis; what it left behind is LAND_GOLD
HANDMAIDS: Final = NECROPOLIS_GOLD + 1  # per faction: priestess cards of minor gods
HANDMAID_SUPPLY: Final = HANDMAIDS + FACTIONS
# favours and items
FAVOUR: Final = HANDMAID_SUPPLY + 1  # favour of this Cycle, or NONE
FAVOUR_PILE: Final = FAVOUR + 1  # mask
FAVOUR_DISCARD: Final = FAVOUR_PILE + 1  # mask
FAVOUR_USED: Final = FAVOUR_DISCARD + 1  # 1 when its second power was used this turn
ITEMS_OF: Final = FAVOUR_USED + 1  # per faction: mask of magic items
ITEMS_HIDDEN: Final = ITEMS_OF + FACTIONS  # mask of items that lie face down before their owner
ITEM_PILE: Final = ITEMS_HIDDEN + 1  # mask
ITEM_DISCARD: Final = ITEM_PILE + 1  # mask
# what items and favours do
BANNED_FACTION: Final = ITEM_DISCARD + 1  # faction that may not offer to BANNED_GOD, or NONE
BANNED_GOD: Final = BANNED_FACTION + 1
AMAZONS_USED: Final = BANNED_GOD + 1  # 1 when the Amazons' discount is spent
PLACING: Final = AMAZONS_USED + 1  # 1 in the round of free placement before the first Cycle
SIZE: Final = PLACING + 1
