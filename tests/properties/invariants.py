"""What must hold at every decision of a Legendary game, whatever was played.

``check(game)`` names everything that is wrong; ``Watch`` also remembers what must never come back.
Nothing here asks the engine how it counts: pieces are counted from the bare table.
"""

from __future__ import annotations

from typing import Final

from delos.cyclades.cells import (
    ACTIVE,
    BARRED,
    BID,
    BUILT,
    CARD_BONUS,
    CARD_OWNER,
    CHECK,
    CLOSED,
    CYCLE,
    DECK,
    DISCARD,
    FACTIONS,
    FIGURINE_LANDS,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    GOD_AT,
    GOD_OF,
    GODS,
    GOLD,
    GONE,
    HERO_AT,
    HERO_DISCARD,
    HEROES,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    LAND_GOLD,
    LAND_TOKENS,
    LANDS_OF,
    LAST_FELL,
    LINK_OWNER,
    NONE,
    ORDER,
    OWNER,
    PHASE,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEA_OWNER,
    SEA_TOKENS,
    SEAS_OF,
    SILENCED,
    SITES_OF,
    SLAIN,
    SPIED,
    SPIED_BY,
    SUPPLY,
    TOP,
    TOP_SEEN,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS, SEAS, SITES
from delos.cyclades.effects import survey
from delos.cyclades.errand import Errand
from delos.cyclades.ids import (
    APOLLO,
    BOAR,
    CERBERUS,
    CHARYBDIS,
    CHIRON,
    ECHIDNA,
    GERYON,
    KRAKEN,
    MEDUSA,
    METROPOLIS,
    MINOTAUR,
    NEREID,
    PIECE_CARDS,
    PIECE_NAMES,
    POLYPHEMUS,
    SPHINX,
    TEMPLE,
    TYPHON,
)
from delos.cyclades.kinds import GIFT_FIRST, OFFER_BID, OFFER_GOD, TURN
from delos.cyclades.land_battle import LandBattle
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.legendary.cards import ROOM
from delos.legendary.cells import (
    BONUS_AT,
    BONUS_SUPPLY,
    HAND,
    HERO_DECK,
    HERO_MOVES,
    HERO_TRACK,
    MERCENARIES,
    MERCENARY_SUPPLY,
    RESERVED,
)
from delos.legendary.creature import PlayCreature
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.customs import (
    customs,
)
from delos.legendary.figurine import PlaceFigurine
from delos.legendary.founding import Found
from delos.legendary.gods.hera import HireHero
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.kinds import UPKEEP_NEXT
from delos.legendary.phases import ACTIONS, OFFERINGS, PLACEMENT, UPKEEP

TROOPS_EACH: Final = 8
FLEETS_EACH: Final = 8
BUILDINGS_EACH: Final = 10
CARDS_EACH: Final = 20
TOKENS_EACH: Final = 3
LAND_CREATURES: Final = {BOAR, CERBERUS, CHIRON, GERYON, MEDUSA, MINOTAUR, POLYPHEMUS}
SEA_CREATURES: Final = {CHARYBDIS, KRAKEN, NEREID, TYPHON}
FIGURINES: Final = sum(1 << card for card in {*PIECE_CARDS})
UNDISTURBED: Final = {TURN, GIFT_FIRST, UPKEEP_NEXT, OFFER_GOD, OFFER_BID}  # nothing is pending
# These two are offered in the order of the board, from the first slot on; all others ascend.
IN_BOARD_ORDER: Final = {"offering.god", "bonus.reserve"}
OPEN: Final = 4  # steps of Found up to here have not yet set the Metropolis up


def check(game: Game) -> None:
    """AssertionError that names every broken rule of the state, if there is any."""
    found = problems(game)
    assert not found, f"after {game.count} actions: " + "; ".join(found)


def problems(game: Game) -> list[str]:
    """Everything that is wrong with a game at its decision (or at its end)."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    found: list[str] = []
    units(state, game, found)
    control(state, found)
    buildings(state, game, found)
    cards(state, game, found)
    heroes(state, game, found)
    figurines(state, found)
    purses(state, found)
    board(state, found)
    gone(state, found)
    if inside.actor(game) != NOBODY:
        decision(state, game, found)
    else:
        ending(state, game, found)
    return found


def members(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


# -- pieces ---------------------------------------------------------------------------------


def units(state: CycladesState, game: Game, found: list[str]) -> None:
    """8 Troops and 8 Fleets each, so many Mercenaries in all (LEG-CORE-09)."""
    at = state.numbers()
    factions = state.rules.factions
    troops = at[TROOP_RESERVE : TROOP_RESERVE + FACTIONS]
    fleets = at[FLEET_RESERVE : FLEET_RESERVE + FACTIONS]
    for faction in range(FACTIONS):
        if troops[faction] < 0 or fleets[faction] < 0:
            found.append(f"negative reserve of faction {faction}")
    mercenaries = at[MERCENARY_SUPPLY] + at[INVADING_OTHERS]
    for land in range(LANDS):
        if min(at[TROOPS + land], at[MERCENARIES + land]) < 0:
            found.append(f"negative units in land {land}")
        if at[OWNER + land] != NONE:
            troops[at[OWNER + land]] += at[TROOPS + land]
        elif at[TROOPS + land] or at[MERCENARIES + land]:
            found.append(f"units in neutral land {land}")
        mercenaries += at[MERCENARIES + land]
    for sea in range(SEAS):
        if at[FLEETS + sea] < 0 or (at[FLEETS + sea] > 0) != (at[SEA_OWNER + sea] != NONE):
            found.append(f"{at[FLEETS + sea]} fleets of {at[SEA_OWNER + sea]} in sea {sea}")
        if at[SEA_OWNER + sea] != NONE:
            fleets[at[SEA_OWNER + sea]] += at[FLEETS + sea]
    if at[INVADER] != NONE:
        troops[at[INVADER]] += at[INVADING_TROOPS]
        fleets[at[INVADER]] += at[INVADING_FLEETS]
    for faction in range(FACTIONS):
        playing = faction < factions
        if troops[faction] != (TROOPS_EACH if playing else 0):
            found.append(f"faction {faction} has {troops[faction]} troops in all")
        if fleets[faction] != (FLEETS_EACH if playing else 0):
            found.append(f"faction {faction} has {fleets[faction]} fleets in all")
    if mercenaries != game.title.options["mercenary_count"] or at[MERCENARY_SUPPLY] < 0:
        found.append(f"{mercenaries} mercenaries in all, {at[MERCENARY_SUPPLY]} in reserve")
    battle(state, found)


def battle(state: CycladesState, found: list[str]) -> None:
    """Invaders exist only while their battle is fought."""
    at = state.numbers()
    if at[INVADER] == NONE:
        if at[INVADED] != NONE:
            found.append("a battlefield without an invader")
        if at[INVADING_TROOPS] or at[INVADING_OTHERS] or at[INVADING_FLEETS]:
            found.append("invaders without a battle")
        return
    for frame in state.stack:
        if isinstance(frame, LandBattle) and frame.land == at[INVADED]:
            if frame.attacker == at[INVADER] and at[OWNER + frame.land] == frame.defender:
                return
        if isinstance(frame, SeaBattle) and LANDS + frame.sea == at[INVADED]:
            if frame.attacker == at[INVADER]:
                return
    found.append(f"invader {at[INVADER]} in area {at[INVADED]} without a battle frame")


def control(state: CycladesState, found: list[str]) -> None:
    """The masks say what the areas say; every faction still in the game has land."""
    at = state.numbers()
    chart = state.chart
    lands, sites, seas = [0] * FACTIONS, [0] * FACTIONS, [0] * FACTIONS
    for land in range(LANDS):
        owner = at[OWNER + land]
        if owner == NONE:
            continue
        if land >= chart.lands or not 0 <= owner < state.rules.factions:
            found.append(f"land {land} belongs to {owner}")
            continue
        lands[owner] |= 1 << land
        sites[owner] |= chart.land_sites[land]
    for sea in range(SEAS):
        owner = at[SEA_OWNER + sea]
        if owner == NONE:
            continue
        if sea >= chart.seas or not 0 <= owner < state.rules.factions:
            found.append(f"sea {sea} belongs to {owner}")
            continue
        seas[owner] |= 1 << sea
    for name, cell, masks in (
        ("lands", LANDS_OF, lands),
        ("sites", SITES_OF, sites),
        ("seas", SEAS_OF, seas),
    ):
        if at[cell : cell + FACTIONS] != masks:
            found.append(f"mask of {name} {at[cell : cell + FACTIONS]}, areas say {masks}")
    if at[PHASE] != PLACEMENT:
        for faction in range(state.rules.factions):
            if lands[faction] == 0 and at[GONE] >> faction & 1 == 0:
                found.append(f"faction {faction} has no land and is not eliminated")
    for cell, count in ((LAND_TOKENS, LANDS), (LAND_GOLD, LANDS), (SEA_TOKENS, SEAS)):
        if min(at[cell : cell + count]) < 0:
            found.append("fewer than no tokens in an area")


def buildings(state: CycladesState, game: Game, found: list[str]) -> None:
    """10 of each type, 3 Metropolis tokens of each bonus, one building on a site."""
    at = state.numbers()
    built = 0
    for building in range(5):
        mask = at[BUILT + building]
        if mask & built or mask >> state.chart.sites:
            found.append(f"sites of building {building}: {mask:b}, taken: {built:b}")
        built |= mask
        if building < METROPOLIS:
            count = at[SUPPLY + building] + mask.bit_count()
            if count != BUILDINGS_EACH or at[SUPPLY + building] < 0:
                found.append(f"{count} buildings of type {building} in all")
    owned = 0
    for faction in range(state.rules.factions):
        owned |= at[SITES_OF + faction]
    if built & ~owned and at[GONE] == 0:
        found.append(f"buildings in nobody's land: {built & ~owned:b}")
    tokens(state, game, found)
    working = at[BUILT + TEMPLE] | at[BUILT + METROPOLIS]
    for card in range(2):
        if at[CARD_OWNER + card] != NONE:
            working |= 1 << (SITES + card)
    if at[USED] & ~working and at[GONE] == 0:
        found.append(f"used marks without a temple: {members(at[USED] & ~working)}")
    for frame in state.stack:
        if isinstance(frame, Found) and frame.step < OPEN and frame.site >= state.chart.sites:
            if frame.site < SITES:
                found.append(f"a metropolis is founded on site {frame.site}")


def tokens(state: CycladesState, game: Game, found: list[str]) -> None:
    """Each token is in the stack, on the map or on a card; none is missing while some are left."""
    at = state.numbers()
    wanted = game.title.options["bonus_set"]
    assert isinstance(wanted, list)
    marked = 0
    for bonus in range(len(BONUS_NAMES)):
        mask = at[BONUS_AT + bonus]
        if mask & marked or mask & ~at[BUILT + METROPOLIS]:
            found.append(f"bonus {bonus} on sites {mask:b}")
        marked |= mask
        count = at[BONUS_SUPPLY + bonus] + mask.bit_count()
        count += at[CARD_BONUS : CARD_BONUS + 2].count(bonus)
        for frame in state.stack:
            if isinstance(frame, Found) and frame.bonus == bonus and frame.step < OPEN:
                count += 1
        due = TOKENS_EACH if BONUS_NAMES[bonus] in wanted else 0
        # A Metropolis on the card of an eliminated faction leaves the game (LEG-END-08).
        if count != due and not (at[GONE] and due - 2 <= count < due):
            found.append(f"{count} metropolis tokens of bonus {bonus}")
        if at[BONUS_SUPPLY + bonus] < 0:
            found.append(f"negative stack of bonus {bonus}")
    left = sum(at[BONUS_SUPPLY : BONUS_SUPPLY + len(BONUS_NAMES)])
    if left and at[BUILT + METROPOLIS] & ~marked:
        found.append("a metropolis without a bonus though tokens are left (LEG-METRO-17)")
    for card in range(2):
        if at[CARD_OWNER + card] == NONE and at[CARD_BONUS + card] != NONE:
            found.append(f"bonus on the card {card} of nobody")
        if left and at[CARD_OWNER + card] != NONE and at[CARD_BONUS + card] == NONE:
            found.append(f"card {card} holds a metropolis without a bonus")


# -- cards ----------------------------------------------------------------------------------


def cards(state: CycladesState, game: Game, found: list[str]) -> None:
    """20 Priestesses, 20 Philosophers, and every Creature in exactly one place."""
    at = state.numbers()
    for name, supply, held in (
        ("priestesses", PRIESTESS_SUPPLY, PRIESTESSES),
        ("philosophers", PHILOSOPHER_SUPPLY, PHILOSOPHERS),
    ):
        hands = at[held : held + FACTIONS]
        if at[supply] + sum(hands) != CARDS_EACH or min(hands) < 0 or at[supply] < 0:
            found.append(f"{name}: {at[supply]} in supply, {hands} held")
    places: dict[str, int] = {
        "deck": at[DECK],
        "discard": at[DISCARD],
        "hand": at[HAND],
        "slain": at[SLAIN],
    }
    for slot in range(4):
        if at[TRACK + slot] != NONE:
            places[f"slot {slot}"] = 1 << at[TRACK + slot]
        elif at[RESERVED + slot] != NONE:
            found.append(f"a reservation on the empty slot {slot}")
        if at[RESERVED + slot] != NONE and not living(state, at[RESERVED + slot]):
            found.append(f"reservation of faction {at[RESERVED + slot]}, which is not there")
    for faction in range(FACTIONS):
        places[f"faction {faction}"] = at[FIGURINES_OF + faction]
    for depth in range(len(state.stack)):
        frame = state.stack[depth]
        if isinstance(frame, PlayCreature) and frame.step <= 1:
            places[f"played at {depth}"] = 1 << frame.card
        if isinstance(frame, PlaceFigurine) and frame.index == 0:
            places[f"placed at {depth}"] = 1 << frame.card
    wanted = game.title.options["creature_set"]
    assert isinstance(wanted, list)
    one_place(places, [CREATURE_NAMES.index(name) for name in wanted], "creature", found)
    secrets(state, found)


def one_place(places: dict[str, int], wanted: list[int], what: str, found: list[str]) -> None:
    """Each card of the table in one place, no other card anywhere."""
    for card in range(ROOM):
        where = [name for name, mask in places.items() if mask >> card & 1]
        if len(where) != (1 if card in wanted else 0):
            found.append(f"{what} {card} is in {where or 'no place'}")


def secrets(state: CycladesState, found: list[str]) -> None:
    """What is known of cards in hiding agrees with where they are."""
    at = state.numbers()
    if (at[TOP] != NONE) != (at[TOP_SEEN] != 0):
        found.append(f"top card {at[TOP]} seen by {at[TOP_SEEN]:b}")
    if at[TOP] != NONE and at[DECK] >> at[TOP] & 1 == 0:
        found.append(f"the top card {at[TOP]} is not in the deck")
    if (at[SPIED] != NONE) != (at[SPIED_BY] != 0):
        found.append(f"spied card {at[SPIED]} known to {at[SPIED_BY]:b}")
    if at[SPIED] != NONE and at[HAND] >> at[SPIED] & 1 == 0:
        found.append(f"the spied card {at[SPIED]} is not in the hand")
    if at[HAND] and not errand_of(state, SPHINX):
        found.append("cards in hand without the Sphinx")
    if at[HAND].bit_count() > 3:
        found.append("more than three cards in hand")


def errand_of(state: CycladesState, creature: int) -> Errand | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Errand) and frame.creature == creature:
            return frame
    return None


def heroes(state: CycladesState, game: Game, found: list[str]) -> None:
    """Every Hero in one place or out of the game; pieces stand where their owner is."""
    at = state.numbers()
    places = {"deck": at[HERO_DECK], "discard": at[HERO_DISCARD]}
    for slot in range(2):
        if at[HERO_TRACK + slot] != NONE:
            places[f"slot {slot}"] = 1 << at[HERO_TRACK + slot]
    for faction in range(FACTIONS):
        places[f"faction {faction}"] = at[HEROES_OF + faction]
    for frame in state.stack:
        if isinstance(frame, HireHero) and not frame.over:
            places["hired"] = 1 << frame.hero
    wanted = game.title.options["hero_set"]
    assert isinstance(wanted, list)
    present = [HERO_NAMES.index(name) for name in wanted]
    lost = lost_heroes(game)
    one_place(places, [hero for hero in present if lost >> hero & 1 == 0], "hero", found)
    owner_of = {h: f for f in range(FACTIONS) for h in members(at[HEROES_OF + f])}
    for hero in range(HEROES):
        land = at[HERO_AT + hero]
        if at[HERO_MOVES + hero] < 0:
            found.append(f"hero {hero} has made {at[HERO_MOVES + hero]} moves")
        if hero not in owner_of:
            if land != NONE:
                found.append(f"hero {hero} of nobody stands in land {land}")
            continue
        if not 0 <= land < state.chart.lands:
            found.append(f"hero {hero} stands in land {land}")
            continue
        invading = at[INVADER] == owner_of[hero] and at[INVADED] == land
        if at[OWNER + land] != owner_of[hero] and not invading:
            found.append(f"hero {hero} of {owner_of[hero]} in land {land} of {at[OWNER + land]}")


def lost_heroes(game: Game) -> int:
    """Heroes of the table that lie nowhere, as a mask: sacrificed or eliminated ones."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    at = state.numbers()
    seen = at[HERO_DECK] | at[HERO_DISCARD]
    for slot in range(2):
        if at[HERO_TRACK + slot] != NONE:
            seen |= 1 << at[HERO_TRACK + slot]
    for faction in range(FACTIONS):
        seen |= at[HEROES_OF + faction]
    for frame in state.stack:
        if isinstance(frame, HireHero) and not frame.over:
            seen |= 1 << frame.hero
    wanted = game.title.options["hero_set"]
    assert isinstance(wanted, list)
    whole = 0
    for name in wanted:
        whole |= 1 << HERO_NAMES.index(name)
    return whole & ~seen


# -- figurines ------------------------------------------------------------------------------


def figurines(state: CycladesState, found: list[str]) -> None:
    """A piece stands where it may while its card is in play, and what it casts is up to date."""
    at = state.numbers()
    taken: dict[int, int] = {}
    placing = [frame.card for frame in state.stack if isinstance(frame, PlaceFigurine)]
    for piece in range(PIECES):
        area = at[PIECE_AT + piece]
        card = PIECE_CARDS[piece]
        owners = [f for f in range(FACTIONS) if at[FIGURINES_OF + f] >> card & 1]
        if area == NONE:
            if owners and card not in placing:
                found.append(f"the {PIECE_NAMES[piece]} of {owners} is not on the map")
            continue
        if not owners:
            found.append(f"the {PIECE_NAMES[piece]} stands on the map without its card")
            continue
        if area in taken:
            found.append(f"{PIECE_NAMES[piece]} and {PIECE_NAMES[taken[area]]} in one area")
        taken[area] = piece
        land = area < LANDS
        if not (0 <= area < state.chart.lands or LANDS <= area < LANDS + state.chart.seas):
            found.append(f"the {PIECE_NAMES[piece]} stands in area {area}")
        elif (card in LAND_CREATURES and not land) or (card in SEA_CREATURES and land):
            found.append(f"the {PIECE_NAMES[piece]} stands in an area of the wrong type")
        elif card == MINOTAUR and at[OWNER + area] != owners[0] and not stolen(state, card):
            found.append(f"the minotaur of {owners[0]} in a land of {at[OWNER + area]}")
    for faction in range(FACTIONS):
        if at[FIGURINES_OF + faction] & ~FIGURINES:
            found.append(f"faction {faction} keeps a card without a figurine")
    bans(state, found)
    twin = state.copy()
    survey(twin)
    if twin.numbers()[FIGURINE_LANDS : LINK_OWNER + 1] != at[FIGURINE_LANDS : LINK_OWNER + 1]:
        found.append("what the figurines cast is not up to date")


def stolen(state: CycladesState, card: int) -> bool:
    """Echidna has just taken this figurine and it is still to be moved."""
    errand = errand_of(state, ECHIDNA)
    return errand is not None and errand.step == 1 and errand.a == card


def bans(state: CycladesState, found: list[str]) -> None:
    """Nobody stays where nobody may be, once the driving out is done."""
    at = state.numbers()
    if at[BARRED] and not errand_of(state, BOAR):
        for land in members(at[BARRED]):
            if at[TROOPS + land] or at[MERCENARIES + land] or land in hero_lands(state):
                found.append(f"units in the barred land {land}")
    if at[CLOSED] and not errand_of(state, POLYPHEMUS):
        for sea in members(at[CLOSED]):
            if at[FLEETS + sea]:
                found.append(f"fleets in the closed sea {sea}")


def hero_lands(state: CycladesState) -> list[int]:
    return state.numbers()[HERO_AT : HERO_AT + HEROES]


# -- purses, board, elimination --------------------------------------------------------------


def purses(state: CycladesState, found: list[str]) -> None:
    """Gold is never negative (LEG-CORE-12); a bid under strict offerings can be paid."""
    at = state.numbers()
    for purse in range(FACTIONS):
        gold = at[GOLD + purse]
        if gold < 0 or (gold and purse >= state.rules.teams):
            found.append(f"purse {purse} holds {gold}")


def living(state: CycladesState, faction: int) -> bool:
    return 0 <= faction < state.rules.factions and state.at[GONE] >> faction & 1 == 0


def board(state: CycladesState, found: list[str]) -> None:
    """Gods, pawns and bids."""
    at = state.numbers()
    factions = state.rules.factions
    if sorted(at[GOD_AT : GOD_AT + GODS]) != list(range(GODS)):
        found.append(f"god tiles {at[GOD_AT : GOD_AT + GODS]}")
    pawns = [f for f in at[ORDER : ORDER + FACTIONS] if f != NONE]
    if len(set(pawns)) != len(pawns) or any(not living(state, f) for f in pawns):
        found.append(f"turn order {at[ORDER : ORDER + FACTIONS]}")
    standing = [at[GOD_OF + f] for f in range(factions) if at[GOD_OF + f] != NONE]
    if len(set(standing)) != len(standing):
        found.append(f"two factions on one god: {standing}")
    open_gods = [*at[GOD_AT : GOD_AT + factions - 1], APOLLO]
    for faction in range(FACTIONS):
        god, bid = at[GOD_OF + faction], at[BID + faction]
        if god != NONE and at[PHASE] >= OFFERINGS and god not in open_gods:
            found.append(f"faction {faction} stands on a god that lies face down")
        on_space = god not in (NONE, APOLLO)
        if (bid in customs(state).bid_track) != on_space or (bid != 0) != on_space:
            found.append(f"faction {faction} bids {bid} on god {god}")
        if at[PHASE] in (UPKEEP, ACTIONS) and living(state, faction) and god == NONE:
            found.append(f"faction {faction} has no god in phase {at[PHASE]}")
    if at[PHASE] in (OFFERINGS, UPKEEP, ACTIONS) and at[CYCLE] < 1:
        found.append(f"cycle {at[CYCLE]}")
    if at[ACTIVE] != NONE and not living(state, at[ACTIVE]):
        found.append(f"the active faction {at[ACTIVE]} is not in the game")


def gone(state: CycladesState, found: list[str]) -> None:
    """Nothing of an eliminated faction is left (LEG-END-06, -08)."""
    at = state.numbers()
    for faction in members(at[GONE]):
        left = {
            "lands": at[LANDS_OF + faction],
            "seas": at[SEAS_OF + faction],
            "heroes": at[HEROES_OF + faction],
            "creatures": at[FIGURINES_OF + faction],
            "priestesses": at[PRIESTESSES + faction],
            "philosophers": at[PHILOSOPHERS + faction],
            "turn order": at[ORDER : ORDER + FACTIONS].count(faction),
            "reservations": at[RESERVED : RESERVED + 4].count(faction),
            "metropolis cards": at[CARD_OWNER : CARD_OWNER + 2].count(faction),
            "a pawn on a god": at[GOD_OF + faction] + 1,
        }
        if state.rules.mates[faction] & ~at[GONE] == 0:
            left["gold"] = at[GOLD + state.rules.team[faction]]
        for what, count in left.items():
            if count:
                found.append(f"the eliminated faction {faction} has {what} ({count})")


# -- decisions ------------------------------------------------------------------------------


def decision(state: CycladesState, game: Game, found: list[str]) -> None:
    """Options are there, are legal numbers of their kind, and always the same."""
    title = game.title
    current = inside.options(game)
    kind = title.kinds[inside.kind(game)]
    if not current:
        found.append(f"no options in {kind.name}")
        return
    if len(set(current)) != len(current):
        found.append(f"{kind.name} offers something twice: {current}")
    if current != sorted(current) and kind.name not in IN_BOARD_ORDER:
        found.append(f"{kind.name} offers out of order: {current}")
    if not all(0 <= option < kind.size for option in current):
        found.append(f"{kind.name} has {kind.size} options, offered: {current}")
    if inside.kind(game) != state.kind() or state.stack[-1].actor(state) != inside.actor(game):
        found.append(f"{kind.name} is not what the state asks")
    if state.options() != current or state.options() != current:
        found.append(f"{kind.name} offers {state.options()} the next time, not {current}")
    if kind.chance != (inside.actor(game) == CHANCE):
        found.append(f"{kind.name} is asked of {inside.actor(game)}")
    if not kind.chance and not all(0 <= action < title.actions for action in game.ids()):
        found.append(f"{kind.name} has action ids beyond {title.actions}")
    if inside.actor(game) != CHANCE and not living(state, inside.actor(game)):
        found.append(
            f"{kind.name} is asked of faction {inside.actor(game)}, which is not in the game"
        )
    if len(current) == 1 and not state.asks():
        found.append(f"{kind.name} is asked with one answer")
    if inside.kind(game) in UNDISTURBED:
        nothing_pending(state, kind.name, found)


def nothing_pending(state: CycladesState, kind: str, found: list[str]) -> None:
    """Sets and Philosophers have been turned into Metropolises (LEG-CORE-05, LEG-METRO-03)."""
    at = state.numbers()
    if at[CHECK]:
        found.append(f"{kind} before the state check")
    if at[INVADER] != NONE or at[HAND]:
        found.append(f"{kind} in the middle of something")
    for faction in range(state.rules.factions):
        if living(state, faction) and at[PHILOSOPHERS + faction] >= 4:
            found.append(f"faction {faction} has {at[PHILOSOPHERS + faction]} philosophers")
    for team in range(state.rules.teams):
        sites = 0
        for faction in range(state.rules.factions):
            if state.rules.team[faction] == team:
                sites |= at[SITES_OF + faction]
        sites &= ~at[SILENCED]
        if all(sites & at[BUILT + building] for building in range(4)):
            found.append(f"team {team} has a complete set at {kind}")


def ending(state: CycladesState, game: Game, found: list[str]) -> None:
    """A game that is over has winners and a reason (LEG-END-02 to -09)."""
    at = state.numbers()
    winners = game.winners
    if not winners or any(not 0 <= seat < state.rules.factions for seat in winners):
        found.append(f"the winners are {winners}")
        return
    for seat in range(state.rules.factions):
        mates = [s for s in winners if state.rules.team[s] == state.rules.team[seat]]
        if mates and seat not in winners:
            found.append(f"seat {seat} has not won with its team")
    if all(at[GONE] >> seat & 1 for seat in winners):
        found.append("only eliminated factions have won")
    goal = any(metropolises(state, team) >= state.rules.goal for team in range(state.rules.teams))
    if not (goal or at[GONE] or at[LAST_FELL]):
        found.append("the game is over without a reason")
    best = max(metropolises(state, team) for team in range(state.rules.teams))
    if metropolises(state, state.rules.team[winners[0]]) != best and at[GONE] == 0:
        found.append("somebody has more metropolises than the winner")
    if game.ids() or game.seat is not None:
        found.append("something can be played after the end")


def metropolises(state: CycladesState, team: int) -> int:
    at = state.numbers()
    count = 0
    for faction in range(state.rules.factions):
        if state.rules.team[faction] == team:
            count += (at[SITES_OF + faction] & at[BUILT + METROPOLIS]).bit_count()
            count += at[CARD_OWNER : CARD_OWNER + 2].count(faction)
    return count


# -- over time ------------------------------------------------------------------------------


class Watch:
    """Follows one game: what left it stays away, cycles and actions only grow."""

    def __init__(self, game: Game) -> None:
        self.lost = lost_heroes(game)
        self.eliminated = 0
        self.metropolises = 0
        self.cycle = 0
        self.count = -1

    def see(self, game: Game) -> None:
        """Check the game and compare it with what was seen before."""
        check(game)
        state = inside.state(game)
        assert isinstance(state, CycladesState)
        at = state.numbers()
        lost = lost_heroes(game)
        assert self.lost & ~lost == 0, f"heroes came back: {members(self.lost & ~lost)}"
        assert self.eliminated & ~at[GONE] == 0, "an eliminated faction came back"
        assert at[BUILT + METROPOLIS] & self.metropolises == self.metropolises, (
            "a metropolis left the map"
        )
        assert at[CYCLE] >= self.cycle, "the cycles run backwards"
        assert game.count > self.count, "actions are not counted"
        self.lost = lost
        self.eliminated = at[GONE]
        self.metropolises = at[BUILT + METROPOLIS]
        self.cycle = at[CYCLE]
        self.count = game.count
