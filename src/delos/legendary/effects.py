"""Effects of the Legendary Edition alone: the only code besides the shared effects that writes its
table."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BARRED,
    BUILT,
    CARD_BONUS,
    CARD_OWNER,
    DISCARD,
    FIGURINES_OF,
    GOD_AT,
    GODS,
    GOLD,
    HERO_DISCARD,
    HEROES,
    LAND_GOLD,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    NONE,
    OWNER,
    SEALED,
    SILENCED,
    SPIED,
    SPIED_BY,
    TOP,
    TOP_SEEN,
    TRACK,
    USED,
)
from delos.cyclades.effects import (
    building_on,
    clear_slot,
    discard_creature,
    figurine_owner,
    gains_building,
    survey,
    take_from_deck,
)
from delos.cyclades.events import (
    BUILDING_BUILT,
    BUILDING_REMOVED,
    CREATURE_DISCARDED,
    OTHERS_TAKEN,
)
from delos.cyclades.state import CycladesState
from delos.legendary.cells import (
    BONUS_AT,
    BONUS_SUPPLY,
    DESTITUTE,
    FINED,
    HAND,
    HERO_DECK,
    HERO_HIRED,
    HERO_MOVES,
    HERO_TRACK,
    MERCENARIES,
    MERCENARY_SUPPLY,
    PEEKED,
    RESERVED,
)
from delos.legendary.events import (
    CREATURE_RESERVED,
    DECK_PEEKED,
    FIGURINE_STOLEN,
    FINE_PAID,
    GODS_TURN,
    GOLD_LAID,
    HERO_REVEALED,
)

# -- the auction --------------------------------------------------------------------------


def mark_destitute(state: CycladesState, faction: int, destitute: int) -> None:
    """Whether its standing bid costs nothing (LEG-OFFER-17)."""
    state.at[DESTITUTE + faction] = destitute


def fine_purse(state: CycladesState, team: int, members: int) -> None:
    """Half its gold; its factions are bound from now on (LEG-OFFER-15, LEG-OFFER-16)."""
    at = state.at
    half = at[GOLD + team] // 2
    at[GOLD + team] -= half
    at[FINED] |= members
    state.note(FINE_PAID, bits(members)[0], half)


def forget_fines(state: CycladesState) -> None:
    """They bind for one auction (LEG-OFFER-20)."""
    state.at[FINED] = 0


# -- turns and Cycles -----------------------------------------------------------------------


def activate(state: CycladesState, faction: int) -> None:
    """It is this faction's turn or upkeep, or nobody's (NONE)."""
    state.at[ACTIVE] = faction


def renew_favours(state: CycladesState) -> None:
    """Zeus' look and Hera's Hero are there once a turn (LEG-ZEUS-06, LEG-HERA-04)."""
    state.at[PEEKED] = 0
    state.at[HERO_HIRED] = 0


def forget_heroic_moves(state: CycladesState) -> None:
    """They are counted per Cycle (LEG-CORE-16)."""
    at = state.at
    for hero in range(HEROES):
        at[HERO_MOVES + hero] = 0


def count_heroic_move(state: CycladesState, hero: int) -> None:
    """The count is the Hero's own and stays with it (LEG-HEROMOVE-10)."""
    state.at[HERO_MOVES + hero] += 1


def rotate_gods(state: CycladesState) -> None:
    """The first tile goes to the last slot, all others one up (LEG-INIT-10); which tiles lie face
    down follows from the slot and the number of factions (LEG-INIT-11, LEG-INIT-12)."""
    at = state.at
    moved = at[GOD_AT]
    for slot in range(GODS - 1):
        at[GOD_AT + slot] = at[GOD_AT + slot + 1]
    at[GOD_AT + GODS - 1] = moved
    state.note(GODS_TURN)


# -- Heroes ---------------------------------------------------------------------------------


def renew_hero_deck(state: CycladesState) -> None:
    """The discard becomes the deck when that is empty (LEG-INIT-03)."""
    at = state.at
    at[HERO_DECK] = at[HERO_DISCARD]
    at[HERO_DISCARD] = 0


def reveal_hero(state: CycladesState, hero: int, slot: int) -> None:
    """From the deck onto the track (LEG-INIT-02)."""
    at = state.at
    at[HERO_DECK] &= ~BIT[hero]
    at[HERO_TRACK + slot] = hero
    state.note(HERO_REVEALED, hero, slot + 1)


def hire_from_track(state: CycladesState, hero: int) -> None:
    """Hera's Hero leaves the track; she gives one a turn (LEG-HERA-04)."""
    state.at[HERO_HIRED] = 1
    swap_on_track(state, hero, NONE)


def swap_on_track(state: CycladesState, hero: int, other: int) -> None:
    """Another Hero, or none, takes the slot of one (LEG-CREATURE-CHARON-01)."""
    at = state.at
    for slot in range(2):
        if at[HERO_TRACK + slot] == hero:
            at[HERO_TRACK + slot] = other


# -- Creature cards -------------------------------------------------------------------------


def reserve_creature(state: CycladesState, faction: int, card: int) -> None:
    """A token on a card of the track (LEG-BONUS-RESERVE)."""
    for slot in range(4):
        if state.at[TRACK + slot] == card:
            state.at[RESERVED + slot] = faction
            state.note(CREATURE_RESERVED, faction, card)


def free_reserved(state: CycladesState, faction: int) -> None:
    """The tokens of an eliminated faction leave the track (LEG-END-06)."""
    at = state.at
    for slot in range(4):
        if at[RESERVED + slot] == faction:
            at[RESERVED + slot] = NONE


def buy_from_slot(state: CycladesState, slot: int) -> None:
    """The card leaves the track, and the token on it goes back (LEG-INIT-09)."""
    clear_slot(state, slot)
    state.at[RESERVED + slot] = NONE


def slide_creatures(state: CycladesState) -> None:
    """The card on the cheapest slot is discarded, the others slide; tokens travel with their cards
    (LEG-INIT-04, LEG-INIT-05, LEG-INIT-07, LEG-INIT-09, LEG-BONUS-05)."""
    at = state.at
    oldest = at[TRACK]
    cards: list[int] = []
    holders: list[int] = []
    for slot in range(4):
        if slot and at[TRACK + slot] != NONE:
            cards.append(at[TRACK + slot])
            holders.append(at[RESERVED + slot])
        at[TRACK + slot] = NONE
        at[RESERVED + slot] = NONE
    for slot in range(len(cards)):
        at[TRACK + slot] = cards[slot]
        at[RESERVED + slot] = holders[slot]
    if oldest != NONE:
        discard_creature(state, oldest)


def peek_deck(state: CycladesState, faction: int, card: int) -> None:
    """The top card is known to the faction and its team (LEG-ZEUS-06, LEG-TEAM-19)."""
    at = state.at
    at[PEEKED] = 1
    at[TOP] = card
    at[TOP_SEEN] |= BIT[faction] | state.mates(faction)
    state.note(DECK_PEEKED, faction, card)


def draw_to_hand(state: CycladesState, card: int) -> None:
    """A card drawn for the Sphinx (LEG-CREATURE-SPHINX-01)."""
    state.at[HAND] |= BIT[card]


def empty_hand(state: CycladesState) -> None:
    """The Sphinx has answered; where the drawn cards are is no secret any more (LEG-INFO-03)."""
    at = state.at
    at[HAND] = 0
    at[SPIED] = NONE
    at[SPIED_BY] = 0


def discard_together(state: CycladesState, cards: int) -> None:
    """Several cards reach the discard at the same moment (LEG-CREATURE-CHIMERA-04)."""
    state.at[DISCARD] |= cards
    for card in bits(cards):
        state.note(CREATURE_DISCARDED, card)


def spy_draw(state: CycladesState, card: int) -> None:
    """A card drawn in secret: those who saw it on top know where it is (LEG-INFO-03)."""
    at = state.at
    if at[TOP] == card:
        at[SPIED] = card
        at[SPIED_BY] = at[TOP_SEEN]
    take_from_deck(state, card)


# -- figurines, and what they cast over the map -------------------------------------------


def steal_figurine(state: CycladesState, thief: int, card: int) -> None:
    """The card changes its owner; what it casts changes with it (LEG-CREATURE-ECHIDNA-01)."""
    victim = figurine_owner(state, card)
    state.at[FIGURINES_OF + victim] &= ~BIT[card]
    state.at[FIGURINES_OF + thief] |= BIT[card]
    state.note(FIGURINE_STOLEN, thief, victim, card)
    survey(state)


def seal_land(state: CycladesState, land: int) -> None:
    """No unit enters or leaves it (LEG-CREATURE-MEDUSA-01)."""
    state.at[SEALED] |= BIT[land]


def bar_land(state: CycladesState, land: int) -> None:
    """No unit enters it or is placed there (LEG-CREATURE-BOAR-07)."""
    state.at[BARRED] |= BIT[land]


def silence_sites(state: CycladesState, sites: int) -> None:
    """Their buildings have no effect (LEG-CREATURE-TYPHON-01)."""
    state.at[SILENCED] |= sites


def link_seas(state: CycladesState, faction: int, one: int, other: int) -> None:
    """Two seas are adjacent for a faction's Fleets (LEG-CREATURE-CHARYBDIS-02)."""
    at = state.at
    at[LINK_A] = one
    at[LINK_B] = other
    at[LINK_OWNER] = faction


# -- what Creatures lay, take and move ----------------------------------------------------


def lay_gold(state: CycladesState, land: int, amount: int) -> None:
    state.at[LAND_GOLD + land] += amount
    state.note(GOLD_LAID, land, amount)


def return_mercenaries(state: CycladesState, land: int, count: int) -> None:
    """Back to the general reserve without being destroyed (LEG-CREATURE-HIPPALECTRYON-05)."""
    at = state.at
    at[MERCENARIES + land] -= count
    at[MERCENARY_SUPPLY] += count
    state.note(OTHERS_TAKEN, at[OWNER + land], land, count)


def move_building(state: CycladesState, faction: int, origin: int, site: int) -> None:
    """A building changes its site and owner and keeps its mark (LEG-CREATURE-TRITON-04)."""
    at = state.at
    building = building_on(state, origin)
    used = at[USED] & BIT[origin]
    at[BUILT + building] &= ~BIT[origin]
    at[BUILT + building] |= BIT[site]
    at[USED] &= ~(BIT[origin] | BIT[site])
    if used:
        at[USED] |= BIT[site]
    gains_building(state, faction)
    state.note(BUILDING_REMOVED, building, origin)
    state.note(BUILDING_BUILT, faction, building, site)


# -- Metropolises ---------------------------------------------------------------------------


def take_bonus_token(state: CycladesState, bonus: int) -> None:
    """From the stack (LEG-METRO-11)."""
    state.at[BONUS_SUPPLY + bonus] -= 1


def lay_bonus_token(state: CycladesState, bonus: int, site: int) -> None:
    """It stays with its Metropolis (LEG-METRO-12)."""
    state.at[BONUS_AT + bonus] |= BIT[site]


def put_metropolis_on_card(state: CycladesState, faction: int, card: int, bonus: int) -> None:
    """A sacrificed Hero's card holds it (LEG-HERO-PENTHESILEA-02)."""
    state.at[CARD_OWNER + card] = faction
    state.at[CARD_BONUS + card] = bonus
