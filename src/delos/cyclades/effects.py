"""Effects: the only code that writes the table. Each is a verb and leaves an event."""

from typing import Final

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BARRED,
    BID,
    BUILT,
    CARD_BONUS,
    CARD_OWNER,
    CHECK,
    CLOSED,
    CREATURES,
    DEADLY,
    DECK,
    DISCARD,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    FREED,
    GAINER,
    GOD_OF,
    GOLD,
    GONE,
    HELD,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    LAND_GOLD,
    LAND_TOKENS,
    LANDS_OF,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    MERCENARIES,
    MERCENARY_SUPPLY,
    NONE,
    ORDER,
    OWNER,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    RESERVED,
    SEA_OWNER,
    SEA_TOKENS,
    SEALED,
    SEAS_OF,
    SHIELDED,
    SILENCED,
    SITES_OF,
    SLAIN,
    SPIED,
    SPIED_BY,
    SUPPLY,
    TOP,
    TOP_SEEN,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.events import (
    BUILDING_BUILT,
    BUILDING_REMOVED,
    CORNUCOPIA_PLACED,
    CORNUCOPIA_REMOVED,
    CREATURE_DISCARDED,
    DECK_SHUFFLED,
    FACTION_ELIMINATED,
    FIGURINE_PLACED,
    FIGURINE_REMOVED,
    FLEETS_DESTROYED,
    FLEETS_PLACED,
    GOLD_GAINED,
    GOLD_LAID,
    GOLD_PAID,
    HERO_DESTROYED,
    HERO_RECRUITED,
    LAND_TAKEN,
    MERCENARIES_PLACED,
    MERCENARIES_TAKEN,
    MERCENARY_DESTROYED,
    PHILOSOPHER_GAINED,
    PHILOSOPHERS_SPENT,
    PRIESTESS_GAINED,
    PRIESTESS_SPENT,
    TROOP_DESTROYED,
    TROOPS_PLACED,
)
from delos.cyclades.ids import METROPOLIS, NECROPOLIS, PIECE_CARDS, TEMPLE, THEATRE
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.cyclades.undead import regular_fleets, send_undead, undead_fleets, undead_of

SET_PIECES: Final = [0, 1, 2, 3, THEATRE]  # types of building that count for sets

# -- gold and cards -----------------------------------------------------------------------


def pay(state: CycladesState, faction: int, amount: int) -> None:
    """To the bank. Prices are public; what is left in the purse is not (LEG-OFFER-18, LEG-CORE-12,
    CLA-CYCLE-07). Teammates pay from their common purse (LEG-TEAM-10)."""
    if amount == 0:
        return
    state.at[GOLD + state.rules.team[faction]] -= amount
    state.note(GOLD_PAID, faction, amount)


def receive(state: CycladesState, faction: int, amount: int) -> None:
    """Gold into the faction's purse, its team's in team play (LEG-TEAM-03)."""
    state.at[GOLD + state.rules.team[faction]] += amount


def gain_gold(state: CycladesState, faction: int, amount: int) -> None:
    if amount == 0:
        return
    receive(state, faction, amount)
    state.note(GOLD_GAINED, faction, amount)


def gain_priestess(state: CycladesState, faction: int) -> None:
    """From the supply; with none left the gain lapses (LEG-CORE-09, LEG-ZEUS-10)."""
    at = state.at
    if at[PRIESTESS_SUPPLY] == 0:
        return
    at[PRIESTESS_SUPPLY] -= 1
    at[PRIESTESSES + faction] += 1
    state.note(PRIESTESS_GAINED, faction)


def spend_priestesses(state: CycladesState, faction: int, count: int) -> None:
    """They return to the supply (LEG-UPKEEP-03)."""
    at = state.at
    at[PRIESTESSES + faction] -= count
    at[PRIESTESS_SUPPLY] += count
    state.note(PRIESTESS_SPENT, faction, count)


def gain_philosopher(state: CycladesState, faction: int) -> None:
    """From the supply; with none left the gain lapses (LEG-ATHENA-05)."""
    at = state.at
    if at[PHILOSOPHER_SUPPLY] == 0:
        return
    at[PHILOSOPHER_SUPPLY] -= 1
    at[PHILOSOPHERS + faction] += 1
    at[CHECK] = 1
    state.note(PHILOSOPHER_GAINED, faction)


def spend_philosophers(state: CycladesState, faction: int, count: int) -> None:
    at = state.at
    at[PHILOSOPHERS + faction] -= count
    at[PHILOSOPHER_SUPPLY] += count
    state.note(PHILOSOPHERS_SPENT, faction, count)


# -- land ---------------------------------------------------------------------------------


def own_land(state: CycladesState, faction: int, land: int) -> None:
    """Write who controls a land (NONE: nobody), with the masks that follow from it.

    Token, Troop and Hero mean the same control (LEG-CONTROL-01), and all units in a land are its
    owner's: invaders stand apart until their battle is over (LEG-CONTROL-04).
    """
    at = state.at
    former = at[OWNER + land]
    if former != NONE:
        at[LANDS_OF + former] &= ~BIT[land]
        at[SITES_OF + former] &= ~state.chart.land_sites[land]
    at[OWNER + land] = faction
    if faction != NONE:
        at[LANDS_OF + faction] |= BIT[land]
        at[SITES_OF + faction] |= state.chart.land_sites[land]


def take_land(state: CycladesState, faction: int, land: int) -> None:
    """Control passes, in the order of LEG-CONTROL-13.

    The Priestess icon pays whenever control is gained (LEG-CONTROL-09 to -11, LEG-PLACE-03, -11);
    buildings and Metropolises come along (LEG-CONTROL-12, LEG-METRO-12); a loser without land is
    eliminated and gets nothing (LEG-END-06, LEG-METRO-15), any other gets its Metropolises'
    bonuses, with or without a battle (LEG-METRO-13, -14).
    """
    at = state.at
    chart = state.chart
    loser = at[OWNER + land]
    own_land(state, faction, land)
    state.note(LAND_TAKEN, faction, land, loser)
    if chart.priestesses & BIT[land]:
        gain_priestess(state, faction)
    for building in SET_PIECES:
        if at[BUILT + building] & chart.land_sites[land]:
            gains_building(state, faction)
    if state.rules.fresh_temples:  # also when the loser is gone already, see last_stand
        at[USED] &= ~chart.land_sites[land]
    if loser == NONE:
        return
    if at[LANDS_OF + loser] == 0:
        eliminate(state, loser)
    elif at[BUILT + METROPOLIS] & chart.land_sites[land]:
        state.rules.customs.metropolises_lost(state, loser, land)


def place_troops(state: CycladesState, faction: int, land: int, count: int) -> None:
    """From the faction's reserve; a token there is taken back (LEG-ARES-06, LEG-PLACE-13)."""
    at = state.at
    at[TROOP_RESERVE + faction] -= count
    at[TROOPS + land] += count
    state.note(TROOPS_PLACED, faction, land, count)


def place_mercenaries(state: CycladesState, faction: int, land: int, count: int) -> None:
    at = state.at
    at[MERCENARY_SUPPLY] -= count
    at[MERCENARIES + land] += count
    state.note(MERCENARIES_PLACED, faction, land, count)


def return_mercenaries(state: CycladesState, land: int, count: int) -> None:
    """Back to the general reserve without being destroyed (LEG-CREATURE-HIPPALECTRYON-05)."""
    at = state.at
    at[MERCENARIES + land] -= count
    at[MERCENARY_SUPPLY] += count
    state.note(MERCENARIES_TAKEN, at[OWNER + land], land, count)


def destroy_troop(state: CycladesState, land: int) -> None:
    """A basic Troop of the land's owner goes back to its reserve; control stays by token
    (LEG-CONTROL-02, LEG-CREATURE-GEN-16)."""
    at = state.at
    owner = at[OWNER + land]
    at[TROOPS + land] -= 1
    at[TROOP_RESERVE + owner] += 1
    state.note(TROOP_DESTROYED, owner, land)
    state.rules.customs.lost_regulars(state, 1)
    hear_destroyed(state, 1)


def destroy_mercenary(state: CycladesState, land: int) -> None:
    """It returns to the general reserve (LEG-HERA-08)."""
    at = state.at
    at[MERCENARIES + land] -= 1
    at[MERCENARY_SUPPLY] += 1
    state.note(MERCENARY_DESTROYED, at[OWNER + land], land)
    hear_destroyed(state, 1)


def hear_destroyed(state: CycladesState, count: int) -> None:
    """Figurines that listen to destroyed Troops and Fleets may answer (LEG-CREATURE-GERYON-01)."""
    at = state.at
    if at[FIGURINE_LANDS] == 0:
        return
    pieces: i64 = PIECES
    for piece in range(pieces):
        area = at[PIECE_AT + piece]
        if area != NONE:
            state.rules.figurines[piece].hears_destroyed(state, area, count)


def lay_gold(state: CycladesState, land: int, amount: int) -> None:
    state.at[LAND_GOLD + land] += amount
    state.note(GOLD_LAID, land, amount)


# -- sea ----------------------------------------------------------------------------------


def set_fleets(state: CycladesState, faction: int, sea: int, count: int) -> None:
    """A sea belongs to the faction whose Fleets are in it, else to nobody (LEG-CONTROL-03)."""
    at = state.at
    former = at[SEA_OWNER + sea]
    if former != NONE:
        at[SEAS_OF + former] &= ~BIT[sea]
    at[FLEETS + sea] = count
    at[SEA_OWNER + sea] = faction if count else NONE
    if count:
        at[SEAS_OF + faction] |= BIT[sea]


def place_fleets(state: CycladesState, faction: int, sea: int, count: int) -> None:
    at = state.at
    at[FLEET_RESERVE + faction] -= count
    set_fleets(state, faction, sea, at[FLEETS + sea] + count)
    state.note(FLEETS_PLACED, faction, sea, count)


def destroy_fleets(state: CycladesState, sea: int, count: int, undead: int = 0) -> None:
    """They return to their owner's reserve, but for so many undead: at least those that are needed
    to make up the number."""
    at = state.at
    owner = at[SEA_OWNER + sea]
    undead = max(undead, count - regular_fleets(state, sea))
    set_fleets(state, owner, sea, at[FLEETS + sea] - count)
    sink_fleets(state, owner, sea, count, undead)


def sink_fleets(state: CycladesState, owner: int, sea: int, count: int, undead: int) -> None:
    """Fleets that stand nowhere any more return to reserve and stock."""
    regular = count - undead
    send_undead(state, sea, NONE, undead)
    state.at[FLEET_RESERVE + owner] += regular
    if regular:
        state.note(FLEETS_DESTROYED, owner, sea, regular)
        state.rules.customs.lost_regulars(state, regular)
    if undead:
        state.rules.customs.lost_undead(state, owner, sea, undead)
    hear_destroyed(state, count)


def fleets_arrive(state: CycladesState, faction: int, sea: int, count: int) -> None:
    """Fleets come into a sea without a battle; some seas destroy them at once
    (CLA-CREATURE-KRAKEN-05, CLA-RETREAT-06)."""
    at = state.at
    if at[DEADLY] & BIT[sea]:
        sink_fleets(state, faction, sea, count, undead_of(state, faction, sea))
    else:
        set_fleets(state, faction, sea, at[FLEETS + sea] + count)


# -- cornucopias --------------------------------------------------------------------------


def place_cornucopia(state: CycladesState, area: int) -> None:
    """Tokens stay with the area and may pile up (LEG-APOLLO-08, LEG-MAP-08)."""
    if area < LANDS:
        state.at[LAND_TOKENS + area] += 1
    else:
        state.at[SEA_TOKENS + area - LANDS] += 1
    state.note(CORNUCOPIA_PLACED, area, 1)


def remove_cornucopia(state: CycladesState, area: int) -> None:
    if area < LANDS:
        state.at[LAND_TOKENS + area] -= 1
    else:
        state.at[SEA_TOKENS + area - LANDS] -= 1
    state.note(CORNUCOPIA_REMOVED, area, 1)


# -- buildings ----------------------------------------------------------------------------


def gains_building(state: CycladesState, faction: int) -> None:
    """Remember whose gain may complete a set, its own or its team's (LEG-TEAM-17); any gain may,
    in anybody's turn (LEG-METRO-10)."""
    state.at[CHECK] = 1
    state.at[GAINER] = faction


def build(state: CycladesState, faction: int, building: int, site: int) -> None:
    """A basic building from the reserve onto a free site, which bears no mark: a new Temple is
    unused."""
    at = state.at
    at[SUPPLY + building] -= 1
    at[BUILT + building] |= BIT[site]
    gains_building(state, faction)
    state.note(BUILDING_BUILT, faction, building, site)


def building_on(state: CycladesState, site: int) -> int:
    """What stands on a site: a type of building, METROPOLIS or NONE."""
    at = state.at
    bit: i64 = BIT[site]
    kinds: i64 = NECROPOLIS + 1
    for building in range(kinds):
        if at[BUILT + building] & bit:
            return building
    return NONE


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


def unbuild(state: CycladesState, site: int) -> int:
    """Removed basic buildings return to the common reserve (LEG-BUILD-07); which type it was."""
    at = state.at
    building = building_on(state, site)
    at[BUILT + building] &= ~BIT[site]
    at[SUPPLY + building] += 1
    if building == TEMPLE:
        at[USED] &= ~BIT[site]
    state.note(BUILDING_REMOVED, building, site)
    return building


# -- Heroes -------------------------------------------------------------------------------


def place_hero(state: CycladesState, faction: int, hero: int, land: int) -> None:
    """A Hero joins a faction; it cannot be sacrificed this Cycle (LEG-HERO-GEN-01, -06)."""
    at = state.at
    at[HEROES_OF + faction] |= BIT[hero]
    at[HERO_AT + hero] = land
    at[HERO_NEW] |= BIT[hero]
    state.note(HERO_RECRUITED, faction, hero, land)


def hero_owner(state: CycladesState, hero: int) -> int:
    for faction in range(state.rules.factions):
        if state.at[HEROES_OF + faction] & BIT[hero]:
            return faction
    return NONE


def remove_hero(state: CycladesState, hero: int) -> None:
    """Take the piece off; cards under it go to the Creature discard (LEG-HERO-HERACLES-07)."""
    at = state.at
    at[HEROES_OF + hero_owner(state, hero)] &= ~BIT[hero]
    at[HERO_AT + hero] = NONE
    if state.rules.heroes[hero].slays_figurines():
        for card in bits(at[SLAIN]):
            discard_creature(state, card)
        at[SLAIN] = 0


def destroy_hero(state: CycladesState, hero: int) -> None:
    """Killed Heroes go to the discard, never out of the game (LEG-HERO-GEN-08)."""
    state.note(HERO_DESTROYED, hero_owner(state, hero), hero)
    remove_hero(state, hero)
    state.at[HERO_DISCARD] |= BIT[hero]


def heroes_at(state: CycladesState, faction: int, land: int) -> int:
    """The faction's Heroes in a land, as a mask; nobody (NONE) has none."""
    if faction == NONE:
        return 0
    at = state.at
    mine = at[HEROES_OF + faction]
    if mine == 0:
        return 0
    here = 0
    for hero in bits(mine):
        if at[HERO_AT + hero] == land:
            here |= BIT[hero]
    return here


# -- Creatures ----------------------------------------------------------------------------


def discard_creature(state: CycladesState, card: int) -> None:
    state.at[DISCARD] |= BIT[card]
    state.note(CREATURE_DISCARDED, card)
    state.rules.creatures[card].reaches_discard(state)


def shuffle_deck(state: CycladesState) -> None:
    """Discard and deck become the new deck; whatever was known of its top is forgotten."""
    at = state.at
    at[DECK] |= at[DISCARD]
    at[DISCARD] = 0
    at[TOP] = NONE
    at[TOP_SEEN] = 0
    state.note(DECK_SHUFFLED)


def ready_deck(state: CycladesState) -> bool:
    """Make an empty deck anew from the discard (LEG-INIT-08); whether there is any card."""
    at = state.at
    if at[DECK] == 0 and at[DISCARD]:
        shuffle_deck(state)
    return at[DECK] != 0


def draw_choices(state: CycladesState) -> list[int]:
    """The cards that may come up next; a card seen on top comes up for certain."""
    at = state.at
    if at[TOP] != NONE:
        return [at[TOP]]
    return bits(at[DECK])


def take_from_deck(state: CycladesState, card: int) -> None:
    at = state.at
    at[DECK] &= ~BIT[card]
    if at[TOP] == card:
        at[TOP] = NONE
        at[TOP_SEEN] = 0


def spy_draw(state: CycladesState, card: int) -> None:
    """A card drawn in secret: those who saw it on top know where it is (LEG-INFO-03)."""
    at = state.at
    if at[TOP] == card:
        at[SPIED] = card
        at[SPIED_BY] = at[TOP_SEEN]
    take_from_deck(state, card)


def figurine_owner(state: CycladesState, card: int) -> int:
    at = state.at
    bit: i64 = BIT[card]
    factions: i64 = state.rules.factions
    for faction in range(factions):
        if at[FIGURINES_OF + faction] & bit:
            return faction
    return NONE


def put_piece(state: CycladesState, piece: int, area: int) -> None:
    """Set a figurine down; what it casts over the map moves with it. Control of the area and the
    card's owner are two things that never touch each other (LEG-CONTROL-08)."""
    state.at[PIECE_AT + piece] = area
    state.note(FIGURINE_PLACED, piece, area)
    survey(state)


def lift_figurine(state: CycladesState, card: int) -> None:
    """Take a Creature's pieces off the map and its card from its owner, without discarding it."""
    at = state.at
    owner = figurine_owner(state, card)
    if owner != NONE:
        at[FIGURINES_OF + owner] &= ~BIT[card]
    for piece in range(PIECES):
        if PIECE_CARDS[piece] == card and at[PIECE_AT + piece] != NONE:
            state.note(FIGURINE_REMOVED, piece, at[PIECE_AT + piece])
            at[PIECE_AT + piece] = NONE
    survey(state)


def destroy_figurine(state: CycladesState, card: int) -> None:
    """It leaves the map and its card goes to the discard (LEG-CREATURE-GEN-13)."""
    lift_figurine(state, card)
    discard_creature(state, card)


def survey(state: CycladesState) -> None:
    """Recompute what the figurines cast over the map."""
    at = state.at
    at[FIGURINE_LANDS] = 0
    at[FIGURINE_SEAS] = 0
    at[SEALED] = 0
    at[BARRED] = 0
    at[CLOSED] = 0
    at[SHIELDED] = 0
    at[HELD] = 0
    at[DEADLY] = 0
    silenced = at[SILENCED]
    at[SILENCED] = 0
    at[LINK_A] = NONE
    at[LINK_B] = NONE
    at[LINK_OWNER] = NONE
    pieces: i64 = PIECES
    for piece in range(pieces):
        area = at[PIECE_AT + piece]
        if area == NONE:
            continue
        if area < LANDS:
            at[FIGURINE_LANDS] |= BIT[area]
        else:
            at[FIGURINE_SEAS] |= BIT[area - LANDS]
        state.rules.figurines[piece].looms(state, area)
    for faction in range(state.rules.factions):
        cards = at[FIGURINES_OF + faction]
        if cards:
            for card in bits(cards):
                power = state.rules.creatures[card]
                assert isinstance(power, FigurinePower)
                power.cast(state, faction)
    freed = silenced & ~at[SILENCED]
    if freed:
        at[FREED] |= freed
        at[CHECK] = 1  # buildings work again: sets may be complete (LEG-CREATURE-TYPHON-06)


# -- elimination --------------------------------------------------------------------------


def eliminate(state: CycladesState, faction: int) -> None:
    """Everything of the faction leaves the game; a team's gold stays with the team
    (LEG-END-06, -08, LEG-TEAM-23)."""
    at = state.at
    at[GONE] |= BIT[faction]
    state.note(FACTION_ELIMINATED, faction)
    for land in bits(at[LANDS_OF + faction]):
        at[TROOP_RESERVE + faction] += at[TROOPS + land]
        at[MERCENARY_SUPPLY] += at[MERCENARIES + land]
        at[TROOPS + land] = 0
        at[MERCENARIES + land] = 0
        own_land(state, NONE, land)
    for sea in bits(at[SEAS_OF + faction]):
        at[FLEET_RESERVE + faction] += regular_fleets(state, sea)
        send_undead(state, sea, NONE, undead_fleets(state, sea))
        set_fleets(state, faction, sea, 0)
    for hero in bits(at[HEROES_OF + faction]):
        remove_hero(state, hero)
    for card in range(CREATURES):
        if at[FIGURINES_OF + faction] & BIT[card]:
            if state.rules.customs.keeps_cards():
                destroy_figurine(state, card)
            else:
                lift_figurine(state, card)  # all possessions leave the game (CLA-ELIM-04)
    if state.rules.customs.keeps_cards():
        at[PRIESTESS_SUPPLY] += at[PRIESTESSES + faction]
        at[PHILOSOPHER_SUPPLY] += at[PHILOSOPHERS + faction]
    at[PRIESTESSES + faction] = 0
    at[PHILOSOPHERS + faction] = 0
    for slot in range(4):
        if at[RESERVED + slot] == faction:
            at[RESERVED + slot] = NONE
    for holder in range(2):
        if at[CARD_OWNER + holder] == faction:
            at[CARD_OWNER + holder] = NONE
            at[CARD_BONUS + holder] = NONE
    at[GOD_OF + faction] = NONE  # its pawn is removed, its god skipped
    at[BID + faction] = 0
    for slot in range(state.rules.factions):
        if at[ORDER + slot] == faction:
            at[ORDER + slot] = NONE
    if at[GONE] & state.mates(faction) == state.mates(faction):
        at[GOLD + state.rules.team[faction]] = 0
    state.rules.customs.eliminated(state, faction)
