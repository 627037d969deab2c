"""What a seat may know, built field by field: what is not named here cannot leak (CLA-HIDDEN)."""

from typing import TYPE_CHECKING

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.cells import PROSPERITY, QUEUE
from delos.classic.creature import price_of
from delos.classic.creature_track import PRICES, SPACES
from delos.classic.god_track import face_down, gods_open
from delos.classic.hades.view import land_extras, modules_view, player_extras, sea_extras
from delos.classic.ids import BUILDINGS, CARD_NAMES, CREATURES, GOD_WORDS
from delos.classic.income import income_of
from delos.classic.ruleset import customs, owner_of
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CARD_BOUGHT,
    CYCLE,
    DECK,
    DISCARD,
    EXTRAS,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    GOD_OF,
    GOLD,
    GONE,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
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
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import building_on, figurine_owner
from delos.cyclades.fleets import other_fleets
from delos.cyclades.ids import APOLLO, METROPOLIS, NECROPOLIS, PIECE_CARDS, PIECE_NAMES
from delos.cyclades.journey import MARCH
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.view import battle_sides

if TYPE_CHECKING:
    from delos.classic.title import Classic


def seat_view(title: "Classic", state: CycladesState, seat: int, over: bool) -> dict[str, object]:
    """The public table, and this seat's gold; seat -1 is a spectator (CLA-OFFER-11,
    CLA-HIDDEN-01, -03)."""
    at = state.at
    return {
        "title": title.name,
        "modules": title.options["modules"],
        "map": state.chart.code,
        "goal": state.rules.goal,
        "seat": None if seat < 0 else seat,
        "cycle": at[CYCLE],
        "phase": title.word("phase", at[PHASE]),
        "active": player_name(title, at[ACTIVE]),
        "over": over,
        "gods": gods_view(title, state),
        "face_down": [GOD_WORDS[god] for god in bits(face_down(state))],
        "order": [marker_name(title, state, ORDER + slot) for slot in range(markers(state))],
        "factions": [
            player_view(title, state, faction, over or faction == seat)
            for faction in range(state.rules.factions)
        ],
        "lands": [land_view(title, state, land) for land in range(state.chart.lands)],
        "seas": [sea_view(title, state, sea) for sea in range(state.chart.seas)],
        "sites": [site_view(title, state, site) for site in range(state.chart.sites)],
        "figures": figures_view(title, state),
        "creatures": creatures_view(title, state, seat),
        "supply": supply_view(state),
        "hades": modules_view(title, state),
        "turn": {"extras": at[EXTRAS], "card_bought": at[CARD_BOUGHT] == 1},
        "battle": battle_view(title, state),
        "decision": decision_view(title, state),
    }


def markers(state: CycladesState) -> int:
    return customs(state).markers


def player_name(title: "Classic", number: int) -> str | None:
    return None if number == NONE else title.seats[number]


def marker_name(title: "Classic", state: CycladesState, cell: int) -> str | None:
    marker = state.at[cell]
    return None if marker == NONE else title.seats[owner_of(state, marker)]


def gods_view(title: "Classic", state: CycladesState) -> list[object]:
    """The open gods in order with who stands there and for how much; Apollo with his queue."""
    at = state.at
    found: list[object] = []
    for god in gods_open(state):
        entry: dict[str, object] = {"god": GOD_WORDS[god], "faction": None, "bid": 0}
        for marker in range(markers(state)):
            if god != APOLLO and at[GOD_OF + marker] == god:
                entry["faction"] = title.seats[owner_of(state, marker)]
                entry["bid"] = at[BID + marker]
        if god == APOLLO:
            queue = [marker_name(title, state, QUEUE + place) for place in range(markers(state))]
            entry["queue"] = [name for name in queue if name is not None]
        found.append(entry)
    return found


def player_view(
    title: "Classic", state: CycladesState, faction: int, own: bool
) -> dict[str, object]:
    at = state.at
    return {
        "faction": title.seats[faction],
        "eliminated": at[GONE] & BIT[faction] != 0,
        "metropolises": metropolises_of(state, faction),
        "priests": at[PRIESTESSES + faction],
        "philosophers": at[PHILOSOPHERS + faction],
        "troops_in_reserve": at[TROOP_RESERVE + faction],
        "fleets_in_reserve": at[FLEET_RESERVE + faction],
        "creatures": [CARD_NAMES[card] for card in bits(at[FIGURINES_OF + faction])],
        "gold": at[GOLD + faction] if own else None,
        "income": income_of(state, faction),
        **player_extras(state, faction, own),
    }


def land_view(title: "Classic", state: CycladesState, land: int) -> dict[str, object]:
    at = state.at
    owner = at[OWNER + land]
    return {
        "land": state.chart.land_names[land],
        "owner": player_name(title, owner),
        "troops": at[TROOPS + land],
        "token": owner != NONE and not MARCH.may_take(state, owner, land),  # (CLA-MOVE-05)
        "icons": state.chart.land_icons[land],
        "cornucopias": at[LAND_TOKENS + land],
        "metropolis": state.chart.land_sites[land] & at[BUILT + METROPOLIS] != 0,
        **land_extras(state, land),
    }


def sea_view(title: "Classic", state: CycladesState, sea: int) -> dict[str, object]:
    at = state.at
    return {
        "sea": state.chart.sea_names[sea],
        "owner": player_name(title, at[SEA_OWNER + sea]),
        "fleets": at[FLEETS + sea],
        "icons": state.chart.sea_icons[sea],
        **sea_extras(state, sea),
    }


def site_view(title: "Classic", state: CycladesState, site: int) -> dict[str, object]:
    """A metropolis is shown on its island's first site; the others that it covers are not free."""
    at = state.at
    land = state.chart.site_land[site]
    covered = overlapped(state.chart, land) & BIT[site] != 0
    large = at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]
    standing = large & BIT[metropolis_site(state.chart, land)] != 0
    building = building_on(state, site)
    return {
        "site": title.site_names[site],
        "land": state.chart.land_names[land],
        "building": None if building == NONE else BUILDINGS[building],
        "used": at[USED] & BIT[site] != 0,
        "large": covered,  # part of the metropolis site
        "covered": covered and standing,
    }


def figures_view(title: "Classic", state: CycladesState) -> list[object]:
    found: list[object] = []
    for piece in range(PIECES):
        area = state.at[PIECE_AT + piece]
        if area != NONE:
            found.append(
                {
                    "piece": PIECE_NAMES[piece],
                    "owner": player_name(title, figurine_owner(state, PIECE_CARDS[piece])),
                    "area": title.word("area", area),
                }
            )
    return found


def creatures_view(title: "Classic", state: CycladesState, seat: int) -> dict[str, object]:
    """Everybody may look through the discard pile, unless the table forbids it; the Chimera's
    buyer may in any case (CLA-CREATURE-TRACK-07, -08, CLA-CREATURE-CHIMERA-05)."""
    at = state.at
    track: list[object] = []
    for space in range(SPACES):
        card = at[TRACK + space]
        track.append(
            {
                "price": PRICES[space],
                "price_for_you": None if seat < 0 else price_of(state, seat, space),
                "creature": None if card == NONE else CARD_NAMES[card],
                "hero": card >= CREATURES,
            }
        )
    discard: list[str] | None = [CARD_NAMES[card] for card in bits(at[DISCARD])]
    if customs(state).hidden_discard and not looks_through(title, state, seat):
        discard = None
    return {
        "track": track,
        "deck": len(bits(at[DECK])),
        "discard_size": len(bits(at[DISCARD])),
        "discard": discard,
    }


def looks_through(title: "Classic", state: CycladesState, seat: int) -> bool:
    if not state.stack or seat < 0 or state.stack[-1].actor(state) != seat:
        return False
    return title.kinds[state.kind()].name == "chimera.card"


def supply_view(state: CycladesState) -> dict[str, object]:
    at = state.at
    return {
        "priests": at[PRIESTESS_SUPPLY],
        "philosophers": at[PHILOSOPHER_SUPPLY],
        "cornucopias": at[PROSPERITY],
        "buildings": {BUILDINGS[t]: at[SUPPLY + t] for t in range(4)},
    }


def battle_view(title: "Classic", state: CycladesState) -> dict[str, object] | None:
    at = state.at
    if at[INVADER] == NONE:
        return None
    return {
        "attacker": title.seats[at[INVADER]],
        "area": title.word("area", at[INVADED]),
        "troops": at[INVADING_TROOPS],
        "undead": invading_undead(state),
        "fleets": at[INVADING_FLEETS],
        "sides": battle_sides(state, title),
    }


def invading_undead(state: CycladesState) -> int:
    """Undead units among the attackers; undead fleets are counted in their fleets too."""
    at = state.at
    if at[INVADED] < LANDS:
        return at[INVADING_OTHERS]
    return other_fleets(state, at[INVADER], at[INVADED] - LANDS)


def decision_view(title: "Classic", state: CycladesState) -> dict[str, object] | None:
    """Who decides what; the options are only in the decider's own view."""
    if not state.stack:
        return None
    actor = state.stack[-1].actor(state)
    return {
        "seat": actor if actor >= 0 else None,
        "kind": title.kinds[state.kind()].name,
        "about": title.about(state),
        "rules": title.rules_of(state),
    }
