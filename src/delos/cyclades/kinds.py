"""The numbers of the kinds of decision that more than one title asks.

They are places in the tables of kinds of the titles (`legendary.kinds`, `classic.kinds`); the
numbers between them are kinds that one title has for itself.
"""

from typing import Final

PLACE_FLEET: Final = 1
PLACE_TROOP: Final = 2
OFFER_GOD: Final = 3
OFFER_BID: Final = 4
UPKEEP_KEEP: Final = 6
DISPLACED_FLEET: Final = 8
DISPLACED_FLEET_TO: Final = 9
GIFT_FIRST: Final = 13
BUILD_TYPE: Final = 14
BUILD_SITE: Final = 15
RECRUIT_FLEET: Final = 17
RECRUIT_TROOP: Final = 18
RECRUIT_OTHER: Final = 19
HERO_LAND: Final = 20
TURN: Final = 21
SAIL_FROM: Final = 23
SAIL_COUNT: Final = 24
SAIL_TO: Final = 25
MOVE_FROM: Final = 26
MOVE_TROOPS: Final = 27
MOVE_OTHERS: Final = 28
MOVE_HERO: Final = 29
MOVE_TO: Final = 30
MOVE_CHAIN: Final = 31
AMBUSH: Final = 33
BEFORE_ORDER: Final = 34
REROLL: Final = 35
LOSS: Final = 36
SAVE: Final = 37
RETREAT_LAND: Final = 38
RETREAT_SEA: Final = 39
SET_ORDER: Final = 40
GIVE_UP: Final = 41
METROPOLIS_SITE: Final = 43
CORNUCOPIA_AREA: Final = 48
CHARON_NEW: Final = 53
CHIMERA_CARD: Final = 54
CYCLOPS_SITE: Final = 55
CYCLOPS_TYPE: Final = 56
VICTIM: Final = 57
ERINYES_FROM: Final = 60
ERINYES_TO: Final = 61
GIANT_FROM: Final = 62
HARPY_TROOP: Final = 64
MANTICORE_PREY: Final = 69
SPHINX_CARD: Final = 70
SYLPH_SEA: Final = 71
FIGURINE_AREA: Final = 74
# chance
DRAW_GOD: Final = 80
DRAW_SEAT: Final = 81
DRAW_CREATURE: Final = 82
ROLL_DICE: Final = 85
ROLL_DIE: Final = 86
