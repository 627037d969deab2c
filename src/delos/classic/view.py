"""What a seat may know, built field by field: what is not named here cannot leak (CLA-HIDDEN)."""

from typing import TYPE_CHECKING, Final

from msgspec import structs

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.cells import PROSPERITY, QUEUE
from delos.classic.creature import price_of
from delos.classic.creature_track import PRICES, SPACES
from delos.classic.customs import customs, owner_of
from delos.classic.god_track import face_down, gods_open
from delos.classic.hades.cells import UNDEAD_AT, UNDEAD_FLEETS, UNDEAD_OF
from delos.classic.hades.effects.undead import undead_fleets
from delos.classic.hades.view import (
    handmaids_of,
    heroes_on,
    heroes_view,
    hidden_items,
    modules_of,
    modules_view,
    open_items,
    undead_on,
)
from delos.classic.ids import BUILDINGS, CARD_NAMES, CREATURES, GOD_WORDS
from delos.classic.income import income_of
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CARD_BOUGHT,
    CARD_OWNER,
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
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.effects import building_on, figurine_owner
from delos.cyclades.fleets import other_fleets
from delos.cyclades.ids import APOLLO, METROPOLIS, NECROPOLIS, PIECE_CARDS, PIECE_NAMES
from delos.cyclades.journey import MARCH
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.view import battle_sides
from delos.kernel.kept import Kept, cells_of
from delos.kernel.view import decision_view
from delos.views.classic import (
    ClassicBattle,
    ClassicCreatures,
    ClassicGod,
    ClassicLand,
    ClassicPlayer,
    ClassicSea,
    ClassicSite,
    ClassicSupply,
    ClassicTrack,
    ClassicTurn,
    ClassicView,
)
from delos.views.cyclades import FigurineView

if TYPE_CHECKING:
    from delos.classic.title import Classic


def seat_view(
    title: "Classic", state: CycladesState, seat: int, options: list[str], public: ClassicView
) -> ClassicView:
    """The public table, and this seat's gold, items and prices (CLA-OFFER-11, CLA-HIDDEN-01,
    -03)."""
    factions = public.factions[:]
    factions[seat] = structs.replace(
        factions[seat], gold=state.at[GOLD + seat], hidden_items=hidden_items(state, seat)
    )
    return structs.replace(
        public,
        seat=seat,
        factions=factions,
        creatures=own_prices(title, state, seat, public.creatures),
        options=options,
    )


def own_prices(
    title: "Classic", state: CycladesState, seat: int, shown: ClassicCreatures
) -> ClassicCreatures:
    """What each card would cost this seat; the Chimera's buyer may look through the discard pile
    in any case (CLA-CREATURE-CHIMERA-05)."""
    track = [
        structs.replace(entry, price_for_you=price_of(state, seat, space))
        for space, entry in enumerate(shown.track)
    ]
    if shown.discard is None and looks_through(title, state, seat):
        discard = [CARD_NAMES[card] for card in bits(state.at[DISCARD])]
        return structs.replace(shown, track=track, discard=discard)
    return structs.replace(shown, track=track)


# The cells of which the sections with many entries are made; lands hang on rules of moving too.
SEA_CELLS: Final = cells_of(
    (SEA_OWNER, SEA_SPACES),
    (FLEETS, SEA_SPACES),
    (SEA_TOKENS, SEA_SPACES),
    (UNDEAD_AT, UNDEAD_FLEETS),
    (UNDEAD_OF, 1),
)
SITE_CELLS: Final = cells_of((BUILT, NECROPOLIS + 1), (USED, 1))


def public_view(
    title: "Classic", state: CycladesState, over: bool, kept: Kept | None = None
) -> ClassicView:
    """What everybody may see; ``kept`` has what was shown last."""
    at = state.at
    kept = Kept() if kept is None else kept
    kept.begin(state)
    view = ClassicView(
        title=title.name,
        modules=modules_of(title),
        map=state.chart.code,
        goal=state.rules.goal,
        seat=None,
        cycle=at[CYCLE],
        phase=title.word("phase", at[PHASE]),
        active=player_name(title, at[ACTIVE]),
        over=over,
        gods=gods_view(title, state),
        face_down=[GOD_WORDS[god] for god in bits(face_down(state))],
        order=[marker_name(title, state, ORDER + slot) for slot in range(markers(state))],
        factions=[
            player_view(title, state, faction, over) for faction in range(state.rules.factions)
        ],
        lands=[land_view(title, state, land) for land in range(state.chart.lands)],
        seas=kept.section("seas", SEA_CELLS, lambda: seas_view(title, state)),
        sites=kept.section("sites", SITE_CELLS, lambda: sites_view(title, state)),
        figures=figures_view(title, state),
        creatures=creatures_view(state),
        supply=supply_view(state),
        hades=modules_view(title, state),
        turn=ClassicTurn(at[EXTRAS], at[CARD_BOUGHT] == 1),
        battle=battle_view(title, state),
        decision=decision_view(title, state),
        options=[],
    )
    kept.end()
    return view


def seas_view(title: "Classic", state: CycladesState) -> list[ClassicSea]:
    return [sea_view(title, state, sea) for sea in range(state.chart.seas)]


def sites_view(title: "Classic", state: CycladesState) -> list[ClassicSite]:
    return [site_view(title, state, site) for site in range(state.chart.sites)]


def markers(state: CycladesState) -> int:
    return customs(state).markers


def player_name(title: "Classic", number: int) -> str | None:
    return None if number == NONE else title.seats[number]


def marker_name(title: "Classic", state: CycladesState, cell: int) -> str | None:
    marker = state.at[cell]
    return None if marker == NONE else title.seats[owner_of(state, marker)]


def gods_view(title: "Classic", state: CycladesState) -> list[ClassicGod]:
    """The open gods in order with who stands there and for how much; Apollo with his queue."""
    at = state.at
    found: list[ClassicGod] = []
    for god in gods_open(state):
        name: str | None = None
        bid = 0
        queue: list[str] | None = None
        for marker in range(markers(state)):
            if god != APOLLO and at[GOD_OF + marker] == god:
                name = title.seats[owner_of(state, marker)]
                bid = at[BID + marker]
        if god == APOLLO:
            places = [marker_name(title, state, QUEUE + place) for place in range(markers(state))]
            queue = [name for name in places if name is not None]
        found.append(ClassicGod(GOD_WORDS[god], name, bid, queue))
    return found


def player_view(title: "Classic", state: CycladesState, faction: int, over: bool) -> ClassicPlayer:
    """A player; purses and items that lie face down are told when the game is over. How many lie
    so is public (HAD-ITEM-GENERAL-01, HAD-FAVOUR-HEPHAESTUS-02)."""
    at = state.at
    return ClassicPlayer(
        faction=title.seats[faction],
        eliminated=at[GONE] & BIT[faction] != 0,
        metropolises=metropolises_of(state, faction),
        priests=at[PRIESTESSES + faction],
        philosophers=at[PHILOSOPHERS + faction],
        troops_in_reserve=at[TROOP_RESERVE + faction],
        fleets_in_reserve=at[FLEET_RESERVE + faction],
        creatures=[CARD_NAMES[card] for card in bits(at[FIGURINES_OF + faction])],
        gold=at[GOLD + faction] if over else None,
        income=income_of(state, faction),
        priestesses=handmaids_of(state, faction),
        items=open_items(state, faction),
        hidden_items=hidden_items(state, faction) if over else None,
        items_face_down=len(hidden_items(state, faction)),
        heroes=heroes_view(state, faction),
        amazons=at[CARD_OWNER] == faction,
    )


def land_view(title: "Classic", state: CycladesState, land: int) -> ClassicLand:
    at = state.at
    owner = at[OWNER + land]
    return ClassicLand(
        land=state.chart.land_names[land],
        owner=player_name(title, owner),
        troops=at[TROOPS + land],
        token=owner != NONE and not MARCH.may_take(state, owner, land),  # (CLA-MOVE-05)
        icons=state.chart.land_icons[land],
        cornucopias=at[LAND_TOKENS + land],
        metropolis=state.chart.land_sites[land] & at[BUILT + METROPOLIS] != 0,
        undead=undead_on(state, land),
        heroes=heroes_on(state, land),
        gold=at[LAND_GOLD + land],
    )


def sea_view(title: "Classic", state: CycladesState, sea: int) -> ClassicSea:
    at = state.at
    return ClassicSea(
        sea=state.chart.sea_names[sea],
        owner=player_name(title, at[SEA_OWNER + sea]),
        fleets=at[FLEETS + sea],
        icons=state.chart.sea_icons[sea],
        undead=undead_fleets(state, sea),
        cornucopias=at[SEA_TOKENS + sea],
    )


def site_view(title: "Classic", state: CycladesState, site: int) -> ClassicSite:
    """A metropolis is shown on its island's first site; the others that it covers are not free."""
    at = state.at
    land = state.chart.site_land[site]
    covered = overlapped(state.chart, land) & BIT[site] != 0
    large = at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]
    standing = large & BIT[metropolis_site(state.chart, land)] != 0
    building = building_on(state, site)
    return ClassicSite(
        site=title.site_names[site],
        land=state.chart.land_names[land],
        building=None if building == NONE else BUILDINGS[building],
        used=at[USED] & BIT[site] != 0,
        large=covered,  # part of the metropolis site
        covered=covered and standing,
    )


def figures_view(title: "Classic", state: CycladesState) -> list[FigurineView]:
    found: list[FigurineView] = []
    for piece in range(PIECES):
        area = state.at[PIECE_AT + piece]
        if area != NONE:
            owner = player_name(title, figurine_owner(state, PIECE_CARDS[piece]))
            found.append(FigurineView(PIECE_NAMES[piece], owner, title.word("area", area)))
    return found


def creatures_view(state: CycladesState) -> ClassicCreatures:
    """Everybody may look through the discard pile, unless the table forbids it
    (CLA-CREATURE-TRACK-07, -08)."""
    at = state.at
    track: list[ClassicTrack] = []
    for space in range(SPACES):
        card = at[TRACK + space]
        name = None if card == NONE else CARD_NAMES[card]
        track.append(ClassicTrack(PRICES[space], None, name, card >= CREATURES))
    discard = [CARD_NAMES[card] for card in bits(at[DISCARD])]
    return ClassicCreatures(
        track=track,
        deck=len(bits(at[DECK])),
        discard_size=len(discard),
        discard=None if customs(state).hidden_discard else discard,
    )


def looks_through(title: "Classic", state: CycladesState, seat: int) -> bool:
    if not state.stack or seat < 0 or state.stack[-1].actor(state) != seat:
        return False
    return title.kinds[state.kind()].name == "chimera.card"


def supply_view(state: CycladesState) -> ClassicSupply:
    at = state.at
    return ClassicSupply(
        priests=at[PRIESTESS_SUPPLY],
        philosophers=at[PHILOSOPHER_SUPPLY],
        cornucopias=at[PROSPERITY],
        buildings={BUILDINGS[t]: at[SUPPLY + t] for t in range(4)},
    )


def battle_view(title: "Classic", state: CycladesState) -> ClassicBattle | None:
    at = state.at
    if at[INVADER] == NONE:
        return None
    return ClassicBattle(
        attacker=title.seats[at[INVADER]],
        area=title.word("area", at[INVADED]),
        troops=at[INVADING_TROOPS],
        undead=invading_undead(state),
        fleets=at[INVADING_FLEETS],
        sides=battle_sides(state, title),
    )


def invading_undead(state: CycladesState) -> int:
    """Undead units among the attackers; undead fleets are counted in their fleets too."""
    at = state.at
    if at[INVADED] < LANDS:
        return at[INVADING_OTHERS]
    return other_fleets(state, at[INVADER], at[INVADED] - LANDS)
