"""What a seat may know, built field by field: what is not named here cannot leak (LEG-INFO)."""

from typing import TYPE_CHECKING

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import basic_buildings
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CARD_BONUS,
    CARD_BOUGHT,
    CARD_OWNER,
    CYCLE,
    DECK,
    DISCARD,
    EXTRAS,
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
    HERO_NEW,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    LAND_GOLD,
    LAND_TOKENS,
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
    SILENCED,
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
from delos.cyclades.chart import SITES
from delos.cyclades.effects import building_on, figurine_owner, heroes_at
from delos.cyclades.ids import (
    APOLLO,
    BUILDING_NAMES,
    GOD_NAMES,
    METROPOLIS,
    PIECE_CARDS,
    PIECE_NAMES,
)
from delos.cyclades.kinds import SPHINX_CARD
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.view import battle_sides
from delos.cyclades.words import site_name
from delos.legendary.cells import (
    BONUS_AT,
    BONUS_SUPPLY,
    HAND,
    HERO_DECK,
    HERO_MOVES,
    HERO_TRACK,
    MERCENARIES,
    MERCENARY_SUPPLY,
    PEEKED,
    RESERVED,
)
from delos.legendary.creature import PRICES
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.imagine import hand_holder
from delos.legendary.income import income_shares
from delos.legendary.offerings import gods_open
from delos.legendary.phases import PHASE_NAMES

if TYPE_CHECKING:
    from delos.legendary.title import Legendary


def faction_name(title: "Legendary", number: int) -> str | None:
    return None if number == NONE else title.seats[number]


def seat_view(title: "Legendary", state: CycladesState, seat: int, over: bool) -> dict[str, object]:
    """The public table (LEG-INFO-09), and what this seat knows besides; seat -1 is a spectator.

    The state holds no order of decks or tokens and no luck ahead: there is none to tell
    (LEG-INFO-05, -06, -11).
    """
    allies = 0 if seat < 0 else BIT[seat] | state.mates(seat)
    view: dict[str, object] = {
        "title": title.name,
        "edition": title.options["edition"],
        "map": state.chart.code,
        "goal": state.rules.goal,
        "seat": None if seat < 0 else seat,
        "cycle": state.at[CYCLE],
        "phase": PHASE_NAMES[state.at[PHASE]],
        "active": faction_name(title, state.at[ACTIVE]),
        "over": over,
    }
    view["gods"] = gods_view(title, state)
    view["order"] = [
        faction_name(title, state.at[ORDER + slot]) for slot in range(state.rules.factions)
    ]
    shares = income_shares(state)
    view["factions"] = [
        faction_view(title, state, faction, allies, over, shares[faction])
        for faction in range(state.rules.factions)
    ]
    view["lands"] = [land_view(title, state, land) for land in range(state.chart.lands)]
    view["seas"] = [sea_view(title, state, sea) for sea in range(state.chart.seas)]
    view["sites"] = [site_view(title, state, site) for site in range(state.chart.sites)]
    view["figurines"] = figurines_view(title, state)
    view["creatures"] = creatures_view(title, state, allies)
    view["heroes"] = heroes_view(title, state)
    view["supply"] = supply_view(state)
    view["turn"] = {
        "extras": state.at[EXTRAS],
        "card_bought": state.at[CARD_BOUGHT] == 1,
        "peeked": state.at[PEEKED] == 1,
    }
    view["battle"] = battle_view(title, state)
    view["decision"] = decision_view(title, state)
    return view


def gods_view(title: "Legendary", state: CycladesState) -> list[object]:
    """God order with face-down tiles (LEG-INIT-15), who stands where and for how much."""
    at = state.at
    open_gods = gods_open(state)
    found: list[object] = []
    for slot in range(GODS + 1):
        god = APOLLO if slot == GODS else at[GOD_AT + slot]
        if god == NONE:
            continue
        entry: dict[str, object] = {"god": GOD_NAMES[god], "open": god in open_gods}
        entry["faction"] = None
        entry["bid"] = 0
        for faction in range(state.rules.factions):
            if at[GOD_OF + faction] == god:
                entry["faction"] = title.seats[faction]
                entry["bid"] = at[BID + faction]
        found.append(entry)
    return found


def faction_view(
    title: "Legendary", state: CycladesState, faction: int, allies: int, over: bool, income: int
) -> dict[str, object]:
    at = state.at
    entry: dict[str, object] = {
        "faction": title.seats[faction],
        "team": state.rules.team[faction],
        "eliminated": at[GONE] & BIT[faction] != 0,
        "metropolises": metropolises_of(state, faction),
        "priestesses": at[PRIESTESSES + faction],
        "philosophers": at[PHILOSOPHERS + faction],
        "troops_in_reserve": at[TROOP_RESERVE + faction],
        "fleets_in_reserve": at[FLEET_RESERVE + faction],
        "heroes": [HERO_NAMES[hero] for hero in bits(at[HEROES_OF + faction])],
        "creatures": [CREATURE_NAMES[card] for card in bits(at[FIGURINES_OF + faction])],
        "gold": None,
        "income": income,  # in the next Income phase, if nothing changed: counted on the map
    }
    if over or allies & BIT[faction]:
        entry["gold"] = at[GOLD + state.rules.team[faction]]  # LEG-INFO-01, -10
    cards: list[object] = []
    for holder in range(2):
        if at[CARD_OWNER + holder] == faction:
            cards.append(
                {
                    "card": "penthesilea" if holder == 0 else "pandora",
                    "bonus": bonus_name(at[CARD_BONUS + holder]),
                    "used": at[USED] & BIT[SITES + holder] != 0,
                }
            )
    entry["metropolis_cards"] = cards
    return entry


def bonus_name(bonus: int) -> str | None:
    return None if bonus == NONE else BONUS_NAMES[bonus]


def land_view(title: "Legendary", state: CycladesState, land: int) -> dict[str, object]:
    at = state.at
    owner = at[OWNER + land]
    heroes = 0 if owner == NONE else heroes_at(state, owner, land)
    return {
        "land": state.chart.land_names[land],
        "owner": faction_name(title, owner),
        "troops": at[TROOPS + land],
        "mercenaries": at[MERCENARIES + land],
        "heroes": [HERO_NAMES[hero] for hero in bits(heroes)],
        # Control is marked by a token where no basic Troop or Hero does it (LEG-CONTROL-05, -06).
        "token": owner != NONE and at[TROOPS + land] == 0 and heroes == 0,
        "icons": state.chart.land_icons[land],
        "cornucopias": at[LAND_TOKENS + land],
        "gold": at[LAND_GOLD + land],
        "priestess": state.chart.priestesses & BIT[land] != 0,
    }


def sea_view(title: "Legendary", state: CycladesState, sea: int) -> dict[str, object]:
    at = state.at
    return {
        "sea": state.chart.sea_names[sea],
        "owner": faction_name(title, at[SEA_OWNER + sea]),
        "fleets": at[FLEETS + sea],
        "icons": state.chart.sea_icons[sea],
        "cornucopias": at[SEA_TOKENS + sea],
    }


def site_view(title: "Legendary", state: CycladesState, site: int) -> dict[str, object]:
    at = state.at
    building = building_on(state, site)
    harbour = state.chart.site_harbour[site]
    entry: dict[str, object] = {
        "site": site_name(title.chart, site),
        "land": state.chart.land_names[state.chart.site_land[site]],
        "harbour": None if harbour < 0 else state.chart.sea_names[harbour],
        "building": None if building == NONE else BUILDING_NAMES[building],
        "used": at[USED] & BIT[site] != 0,
        "silenced": at[SILENCED] & BIT[site] != 0,
        "bonus": None,
    }
    if building == METROPOLIS:
        for bonus in range(len(BONUS_NAMES)):  # for everybody to see (LEG-METRO-16)
            if at[BONUS_AT + bonus] & BIT[site]:
                entry["bonus"] = BONUS_NAMES[bonus]
    return entry


def figurines_view(title: "Legendary", state: CycladesState) -> list[object]:
    found: list[object] = []
    for piece in range(PIECES):
        area = state.at[PIECE_AT + piece]
        if area != NONE:
            found.append(
                {
                    "piece": PIECE_NAMES[piece],
                    "owner": faction_name(title, figurine_owner(state, PIECE_CARDS[piece])),
                    "area": title.word("area", area),
                }
            )
    return found


def creatures_view(title: "Legendary", state: CycladesState, allies: int) -> dict[str, object]:
    """Track, discard (LEG-CREATURE-GEN-14) and sizes are public; the top card only to who saw it
    (LEG-INFO-02, -03)."""
    at = state.at
    track: list[object] = []
    for slot in range(4):
        card = at[TRACK + slot]
        track.append(
            {
                "price": PRICES[slot],
                "creature": None if card == NONE else CREATURE_NAMES[card],
                "reserved": faction_name(title, at[RESERVED + slot]),
            }
        )
    entry: dict[str, object] = {
        "track": track,
        "deck": len(bits(at[DECK])),
        "discard": [CREATURE_NAMES[card] for card in bits(at[DISCARD])],
        "slain": [CREATURE_NAMES[card] for card in bits(at[SLAIN])],
        "top_seen_by": [title.seats[faction] for faction in bits(at[TOP_SEEN])],
        "top": None,
        "hand": None,
        "spied": None,
        "drawn": len(bits(at[HAND])),
    }
    if at[TOP] != NONE and at[TOP_SEEN] & allies:
        entry["top"] = CREATURE_NAMES[at[TOP]]
    if at[HAND] and BIT[hand_holder(state)] & allies:
        entry["hand"] = [CREATURE_NAMES[card] for card in bits(at[HAND])]  # LEG-INFO-04
    if at[SPIED] != NONE and at[SPIED_BY] & allies:
        entry["spied"] = CREATURE_NAMES[at[SPIED]]
    return entry


def heroes_view(title: "Legendary", state: CycladesState) -> dict[str, object]:
    at = state.at
    pieces: list[object] = []
    for faction in range(state.rules.factions):
        for hero in bits(at[HEROES_OF + faction]):
            pieces.append(
                {
                    "hero": HERO_NAMES[hero],
                    "owner": title.seats[faction],
                    "land": state.chart.land_names[at[HERO_AT + hero]],
                    "moves": at[HERO_MOVES + hero],
                    "new": at[HERO_NEW] & BIT[hero] != 0,
                }
            )
    track: list[str | None] = []
    for slot in range(2):
        hero = at[HERO_TRACK + slot]
        track.append(None if hero == NONE else HERO_NAMES[hero])
    return {
        "track": track,
        "deck": len(bits(at[HERO_DECK])),
        "discard": [HERO_NAMES[hero] for hero in bits(at[HERO_DISCARD])],
        "pieces": pieces,
    }


def supply_view(state: CycladesState) -> dict[str, object]:
    at = state.at
    return {
        "mercenaries": at[MERCENARY_SUPPLY],
        "priestesses": at[PRIESTESS_SUPPLY],
        "philosophers": at[PHILOSOPHER_SUPPLY],
        "buildings": {BUILDING_NAMES[t]: at[SUPPLY + t] for t in range(4)},
        "metropolis_tokens": sum([at[BONUS_SUPPLY + bonus] for bonus in range(8)]),
        "built": len(bits(basic_buildings(state) | at[BUILT + METROPOLIS])),
    }


def battle_view(title: "Legendary", state: CycladesState) -> dict[str, object] | None:
    at = state.at
    if at[INVADER] == NONE:
        return None
    return {
        "attacker": title.seats[at[INVADER]],
        "area": title.word("area", at[INVADED]),
        "troops": at[INVADING_TROOPS],
        "mercenaries": at[INVADING_OTHERS],
        "fleets": at[INVADING_FLEETS],
        "heroes": [HERO_NAMES[hero] for hero in bits(heroes_at(state, at[INVADER], at[INVADED]))],
        "sides": battle_sides(state, title),
    }


def decision_view(title: "Legendary", state: CycladesState) -> dict[str, object] | None:
    """Who decides what; the options are only in the decider's own view."""
    if not state.stack:
        return None
    kind = state.kind()
    actor = state.stack[-1].actor(state)
    return {
        "seat": actor if actor >= 0 else None,
        "kind": title.kinds[kind].name,
        "about": [] if kind == SPHINX_CARD else title.about(state),
        "rules": title.rules_of(state),
    }
