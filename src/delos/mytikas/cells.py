"""The table as one flat list: ``state.at[RESERVE + seat]``.

Each name below is where a section of the list begins; sections of one cell are plain names.
Masks are sets of Deity cards, gods or seats as in `bits`.
"""

from typing import Final

from delos.mytikas.ids import DEITIES, GODS, LEVELS, SEATS, SLOTS, TYPES

BOARD: Final = LEVELS * TYPES  # cells of one player board
RIVER_PLACES: Final = 6

# the face of a river place that holds no open card
EMPTY: Final = -1
FACE_DOWN: Final = -2

# Resources are counted, stand-ins for three are not told apart (MYT-SETUP-06).
RESOURCES: Final = 0  # + seat * BOARD + level * TYPES + type
BUILT: Final = RESOURCES + SEATS * BOARD  # + seat * SLOTS + slot: level from 1, 0 = not yet built
TOKENS: Final = BUILT + SEATS * SLOTS  # Level tokens on each level of the mountain
FAVOURS: Final = TOKENS + LEVELS  # + seat * GODS + god
PILE: Final = FAVOURS + SEATS * GODS  # Favour tokens on the Action board, per god
RESERVE: Final = PILE + GODS  # Offerings of each seat, by value
BUILDER: Final = RESERVE + SEATS  # space of each builder (two players: the god's first), or NONE
# Deity cards
CARDS_OF: Final = BUILDER + SEATS  # mask per seat; kept in step with OWNER
OWNER: Final = CARDS_OF + SEATS  # seat, or NONE
VALUE: Final = OWNER + DEITIES  # Offerings on the card
LOCK: Final = VALUE + DEITIES  # value of the Lock token on the card, or 0
RIVER: Final = LOCK + DEITIES  # card, EMPTY or FACE_DOWN; the face-up end first
UNSEEN: Final = RIVER + RIVER_PLACES  # mask: deck and face-down cards, not told apart
FRESH: Final = UNSEEN + 1  # mask of cards acquired this turn: no power yet
LOCKS_TAKEN: Final = FRESH + 1
HAND: Final = LOCKS_TAKEN + 1  # mask per seat: cards dealt in the variant, not yet shown
KEPT: Final = HAND + SEATS  # card per seat chosen in the variant, not yet shown, or NONE
# where the game stands
FIRST: Final = KEPT + SEATS  # seat of the first player, or NONE
ACTIVE: Final = FIRST + 1  # seat, or NONE
TURN: Final = ACTIVE + 1  # turns begun
STEP: Final = TURN + 1  # of the turn, for views
SPACE: Final = STEP + 1  # space of this turn, or NONE
MAIN_DONE: Final = SPACE + 1  # 1 when the main action of this turn was carried out, 2: nothing is
ENDED: Final = MAIN_DONE + 1  # mask of what has triggered the end
SIZE: Final = ENDED + 1
