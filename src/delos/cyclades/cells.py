"""The table as one flat list: ``state.at[TROOPS + land]``.

Each name below is where a section of the list begins; sections of one cell are plain names.
Masks are sets of areas, sites, heroes or cards as in `bits`. These are the cells that the titles
share; what one title or module needs for itself comes behind them, in its own `cells`.
"""

from typing import Final

from delos.cyclades.chart import LANDS, SEA_SPACES

FACTIONS: Final = 6
GODS: Final = 5  # the movable ones; Apollo's place is printed
HEROES: Final = 16
PIECES: Final = 13  # figurines on the map; Charybdis and Scylla are two of one card
NONE: Final = -1

# one cell per Land Area
OWNER: Final = 0  # faction that controls the land, or NONE
TROOPS: Final = OWNER + LANDS  # basic Troops of the owner
LAND_TOKENS: Final = TROOPS + LANDS  # cornucopia tokens, by value
LAND_GOLD: Final = LAND_TOKENS + LANDS  # Geryon's gold
# one cell per Sea Area
SEA_OWNER: Final = LAND_GOLD + LANDS
FLEETS: Final = SEA_OWNER + SEA_SPACES
SEA_TOKENS: Final = FLEETS + SEA_SPACES
# one cell per faction
LANDS_OF: Final = SEA_TOKENS + SEA_SPACES  # mask of lands; kept in step with OWNER
SITES_OF: Final = LANDS_OF + FACTIONS  # mask of the sites on those lands
SEAS_OF: Final = SITES_OF + FACTIONS  # mask of seas with its fleets; in step with SEA_OWNER
GOLD: Final = SEAS_OF + FACTIONS  # by purse: teammates share one
PRIESTESSES: Final = GOLD + FACTIONS
PHILOSOPHERS: Final = PRIESTESSES + FACTIONS
TROOP_RESERVE: Final = PHILOSOPHERS + FACTIONS
FLEET_RESERVE: Final = TROOP_RESERVE + FACTIONS
HEROES_OF: Final = FLEET_RESERVE + FACTIONS  # mask of Heroes with a piece on the map
FIGURINES_OF: Final = HEROES_OF + FACTIONS  # mask of Creature cards kept
GOD_OF: Final = FIGURINES_OF + FACTIONS  # god its pawn stands on, or NONE
BID: Final = GOD_OF + FACTIONS  # space of that god in gold, 0 on Apollo
ORDER: Final = BID + FACTIONS  # faction on each slot of the turn order track, or NONE
# buildings
BUILT: Final = ORDER + FACTIONS  # mask of sites per type, as numbered in `ids`
SUPPLY: Final = BUILT + 7  # buildings left, per type
USED: Final = SUPPLY + 6  # Temples and Metropolises whose discount is spent this Cycle
CARD_OWNER: Final = USED + 1  # faction whose Penthesilea (0) or Pandora (1) holds a Metropolis
CARD_BONUS: Final = CARD_OWNER + 2
# gods, Heroes, Creatures
GOD_AT: Final = CARD_BONUS + 2  # god on each slot, furthest from Apollo first
HERO_AT: Final = GOD_AT + GODS  # land, or NONE
HERO_DISCARD: Final = HERO_AT + HEROES  # mask
HERO_NEW: Final = HERO_DISCARD + 1  # mask of Heroes acquired this Cycle
TRACK: Final = HERO_NEW + 1  # Creature on the slots for 2, 3, 4 and 5 gold, or NONE
DECK: Final = TRACK + 4  # mask of Creatures not yet seen
DISCARD: Final = DECK + 1  # mask
SLAIN: Final = DISCARD + 1  # mask of cards under Heracles
TOP: Final = SLAIN + 1  # Creature that somebody saw on top of the deck, or NONE
TOP_SEEN: Final = TOP + 1  # mask of factions that know TOP
SPIED: Final = TOP_SEEN + 1  # known top card that somebody has drawn secretly, or NONE
SPIED_BY: Final = SPIED + 1  # mask of factions that know SPIED
PIECE_AT: Final = SPIED_BY + 1  # area of each figurine (sea s counts as LANDS + s), or NONE
# what the figurines cast over the map; recomputed by `survey`
FIGURINE_LANDS: Final = PIECE_AT + PIECES  # lands that hold a figurine
FIGURINE_SEAS: Final = FIGURINE_LANDS + 1
SEALED: Final = FIGURINE_SEAS + 1  # lands no unit may enter or leave
BARRED: Final = SEALED + 1  # lands no unit may enter or be placed in
CLOSED: Final = BARRED + 1  # seas no Fleet may be in
SHIELDED: Final = CLOSED + 1  # lands no Creature effect may target
SILENCED: Final = SHIELDED + 1  # sites whose building has no effect
LINK_A: Final = SILENCED + 1  # two seas that are adjacent for LINK_OWNER's Fleets, or NONE
LINK_B: Final = LINK_A + 1
LINK_OWNER: Final = LINK_B + 1
# supplies
PRIESTESS_SUPPLY: Final = LINK_OWNER + 1
PHILOSOPHER_SUPPLY: Final = PRIESTESS_SUPPLY + 1
# where the Cycle stands
CYCLE: Final = PHILOSOPHER_SUPPLY + 1
PHASE: Final = CYCLE + 1
ACTIVE: Final = PHASE + 1  # faction whose turn or upkeep it is, or NONE
EXTRAS: Final = (
    ACTIVE + 1
)  # extra units bought from the god this turn; under Apollo, heroic moves made
CARD_BOUGHT: Final = EXTRAS + 1  # 1 when the god's extra card was bought this turn
GIFTS_DONE: Final = CARD_BOUGHT + 1  # 1 when the mandatory actions of the turn are over
GONE: Final = GIFTS_DONE + 1  # mask of eliminated factions
CHECK: Final = GONE + 1  # 1 when sets or Philosophers may have become complete
# the invaders of the one battle that may be under way
INVADER: Final = CHECK + 1  # faction, or NONE
INVADED: Final = INVADER + 1  # area of the battle (sea s counts as LANDS + s)
INVADING_TROOPS: Final = INVADED + 1
INVADING_OTHERS: Final = INVADING_TROOPS + 1  # Troops of no faction's reserve, such as Mercenaries
INVADING_FLEETS: Final = INVADING_OTHERS + 1
# what was won and lost
LAST_FELL: Final = INVADING_FLEETS + 1  # 1 when a faction's last land was taken this Cycle
GAINER: Final = LAST_FELL + 1  # faction whose last gain may have completed its team's set
FREED: Final = GAINER + 1  # sites whose building works again since the last check
# what not every title casts over the map or over a battle
HELD: Final = FREED + 1  # lands that no unit may leave; recomputed by `survey`
DEADLY: Final = HELD + 1  # seas that destroy Fleets at once; recomputed by `survey`
PROTECTED: Final = DEADLY + 1  # mask of factions that nobody may attack this Cycle
SURE: Final = PROTECTED + 1  # mask of factions whose die counts 3 in the coming round
COLUMN_A: Final = SURE + 1  # two lands that a pair of columns joins, or NONE
COLUMN_B: Final = COLUMN_A + 1
SIZE: Final = COLUMN_B + 1
