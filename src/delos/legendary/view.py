"""What a seat may know, built field by field: what is not named here cannot leak (LEG-INFO)."""

from typing import TYPE_CHECKING, Final

from msgspec import structs

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
    FACTIONS,
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
    HEROES,
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
from delos.cyclades.chart import LANDS, SEA_SPACES, SITES
from delos.cyclades.effects import building_on, figurine_owner, heroes_at
from delos.cyclades.ids import (
    APOLLO,
    BUILDING_NAMES,
    GOD_NAMES,
    METROPOLIS,
    NECROPOLIS,
    PIECE_CARDS,
    PIECE_NAMES,
)
from delos.cyclades.kinds import SPHINX_CARD
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.view import battle_sides
from delos.cyclades.words import site_name
from delos.kernel.kept import Kept, cells_of
from delos.kernel.view import DecisionView, decision_view
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
    SIZE,
)
from delos.legendary.creature import PRICES
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.imagine import hand_holder
from delos.legendary.income import income_shares
from delos.legendary.offerings import gods_open
from delos.legendary.phases import PHASE_NAMES
from delos.views.cyclades import FigurineView
from delos.views.legendary import (
    HeroPiece,
    LegendaryBattle,
    LegendaryCreatures,
    LegendaryFaction,
    LegendaryGod,
    LegendaryHeroes,
    LegendaryLand,
    LegendarySea,
    LegendarySite,
    LegendarySupply,
    LegendaryTrack,
    LegendaryTurn,
    LegendaryView,
    MetropolisCard,
)

if TYPE_CHECKING:
    from delos.legendary.title import Legendary


def faction_name(title: "Legendary", number: int) -> str | None:
    return None if number == NONE else title.seats[number]


def seat_view(
    state: CycladesState, seat: int, options: list[str], public: LegendaryView
) -> LegendaryView:
    """The public table, and what this seat knows besides."""
    allies = BIT[seat] | state.mates(seat)
    return structs.replace(
        public,
        seat=seat,
        factions=[
            own_purse(state, faction, shown, allies)
            for faction, shown in enumerate(public.factions)
        ],
        creatures=own_cards(state, public.creatures, allies),
        options=options,
    )


def own_purse(
    state: CycladesState, faction: int, shown: LegendaryFaction, allies: int
) -> LegendaryFaction:
    """Gold is told to its team (LEG-INFO-01, -10)."""
    if not allies & BIT[faction]:
        return shown
    return structs.replace(shown, gold=state.at[GOLD + state.rules.team[faction]])


def own_cards(state: CycladesState, shown: LegendaryCreatures, allies: int) -> LegendaryCreatures:
    """The top card, a hand and the spied card, to who saw them (LEG-INFO-02, -03, -04)."""
    at = state.at
    top = at[TOP] != NONE and at[TOP_SEEN] & allies != 0
    hand = at[HAND] != 0 and BIT[hand_holder(state)] & allies != 0
    spied = at[SPIED] != NONE and at[SPIED_BY] & allies != 0
    if not (top or hand or spied):
        return shown
    return structs.replace(
        shown,
        top=CREATURE_NAMES[at[TOP]] if top else None,
        hand=[CREATURE_NAMES[card] for card in bits(at[HAND])] if hand else None,
        spied=CREATURE_NAMES[at[SPIED]] if spied else None,
    )


# The cells of which the sections are made.
GOD_CELLS: Final = cells_of((GOD_AT, GODS), (GOD_OF, FACTIONS), (BID, FACTIONS))
ORDER_CELLS: Final = cells_of((ORDER, FACTIONS))
LAND_ROWS: Final = cells_of(
    (OWNER, LANDS), (TROOPS, LANDS), (MERCENARIES, LANDS), (LAND_TOKENS, LANDS), (LAND_GOLD, LANDS)
)
HERO_PLACES: Final = cells_of((HEROES_OF, FACTIONS), (HERO_AT, HEROES))
LAND_CELLS: Final = LAND_ROWS + HERO_PLACES
SEA_CELLS: Final = cells_of((SEA_OWNER, SEA_SPACES), (FLEETS, SEA_SPACES), (SEA_TOKENS, SEA_SPACES))
SITE_CELLS: Final = cells_of(
    (BUILT, NECROPOLIS + 1),
    (USED, 1),
    (SILENCED, 1),
    (BONUS_AT, len(BONUS_NAMES)),
)
# All but the Offerings, the phase and what was done this turn: incomes hang on much.
FACTION_CELLS: Final = cells_of((0, GOD_OF), (BUILT, PHASE - BUILT), (GONE, SIZE - GONE))
FIGURINE_CELLS: Final = cells_of((PIECE_AT, PIECES), (FIGURINES_OF, FACTIONS))
CREATURE_CELLS: Final = cells_of(
    (TRACK, 4), (RESERVED, 4), (DECK, 1), (DISCARD, 1), (SLAIN, 1), (TOP_SEEN, 1), (HAND, 1)
)
HERO_CELLS: Final = cells_of(
    (HEROES_OF, FACTIONS),
    (HERO_AT, HEROES),
    (HERO_MOVES, HEROES),
    (HERO_NEW, 1),
    (HERO_TRACK, 2),
    (HERO_DECK, 1),
    (HERO_DISCARD, 1),
)
SUPPLY_CELLS: Final = cells_of(
    (MERCENARY_SUPPLY, 1),
    (PRIESTESS_SUPPLY, 1),
    (PHILOSOPHER_SUPPLY, 1),
    (SUPPLY, 4),
    (BONUS_SUPPLY, 8),
    (BUILT, NECROPOLIS + 1),
)
TURN_CELLS: Final = cells_of((EXTRAS, 1), (CARD_BOUGHT, 1), (PEEKED, 1))
# What a seat's own sections add to the public ones. Who holds a hand is told by the stack, not by
# cells (`hand_holder`).
OWN_CELLS: Final = cells_of((GOLD, FACTIONS), (TOP, 1), (TOP_SEEN, 1), (SPIED, 1), (SPIED_BY, 1))


def public_view(
    title: "Legendary", state: CycladesState, over: bool, kept: Kept | None = None
) -> LegendaryView:
    """What everybody may see (LEG-INFO-09); ``kept`` has what was shown last.

    The state holds no order of decks or tokens and no luck ahead: there is none to tell
    (LEG-INFO-05, -06, -11).
    """
    at = state.at
    kept = Kept() if kept is None else kept
    kept.begin(state)
    if over:
        kept.forget()  # purses are open at the end
    factions, creatures = kept.sections.get("factions"), kept.sections.get("creatures")
    view = LegendaryView(
        title=title.name,
        edition=str(title.options["edition"]),
        map=state.chart.code,
        goal=state.rules.goal,
        seat=None,
        cycle=at[CYCLE],
        phase=PHASE_NAMES[at[PHASE]],
        active=faction_name(title, at[ACTIVE]),
        over=over,
        gods=kept.section("gods", GOD_CELLS, lambda: gods_view(title, state)),
        order=kept.section("order", ORDER_CELLS, lambda: order_view(title, state)),
        factions=kept.section("factions", FACTION_CELLS, lambda: factions_view(title, state, over)),
        lands=kept.section("lands", LAND_CELLS, lambda: lands_view(title, state, kept)),
        seas=kept.section("seas", SEA_CELLS, lambda: seas_view(title, state, kept)),
        sites=kept.section("sites", SITE_CELLS, lambda: sites_view(title, state, kept)),
        figurines=kept.section("figurines", FIGURINE_CELLS, lambda: figurines_view(title, state)),
        creatures=kept.section("creatures", CREATURE_CELLS, lambda: creatures_view(title, state)),
        heroes=kept.section("heroes", HERO_CELLS, lambda: heroes_view(title, state)),
        supply=kept.section("supply", SUPPLY_CELLS, lambda: supply_view(state)),
        turn=kept.section("turn", TURN_CELLS, lambda: turn_view(state)),
        battle=battle_view(title, state),
        decision=own_decision(title, state),
        options=[],
    )
    kept.own_same = (
        view.factions is factions
        and view.creatures is creatures
        and at[HAND] == 0
        and kept.same(OWN_CELLS)
    )
    kept.end()
    if over:
        kept.forget()  # and closed again if that is taken back
    return view


def order_view(title: "Legendary", state: CycladesState) -> list[str | None]:
    return [faction_name(title, state.at[ORDER + slot]) for slot in range(state.rules.factions)]


def lands_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendaryLand]:
    """What lies on a land is told by its own cells, but for the Heroes."""
    former: list[LegendaryLand] | None = kept.sections.get("lands")
    if former is None or not kept.same(HERO_PLACES):
        return [land_view(title, state, land) for land in range(state.chart.lands)]
    found = former[:]
    for land in kept.places(LAND_ROWS):
        if land < len(found):
            found[land] = land_view(title, state, land)
    return found


def seas_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendarySea]:
    former: list[LegendarySea] | None = kept.sections.get("seas")
    if former is None:
        return [sea_view(title, state, sea) for sea in range(state.chart.seas)]
    found = former[:]
    for sea in kept.places(SEA_CELLS):
        if sea < len(found):
            found[sea] = sea_view(title, state, sea)
    return found


def sites_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendarySite]:
    """All that a site shows are its bits in the masks."""
    former: list[LegendarySite] | None = kept.sections.get("sites")
    if former is None:
        return [site_view(title, state, site) for site in range(state.chart.sites)]
    changed = kept.bits(SITE_CELLS)
    return [
        site_view(title, state, site) if changed & BIT[site] else shown
        for site, shown in enumerate(former)
    ]


def turn_view(state: CycladesState) -> LegendaryTurn:
    at = state.at
    return LegendaryTurn(at[EXTRAS], at[CARD_BOUGHT] == 1, at[PEEKED] == 1)


def gods_view(title: "Legendary", state: CycladesState) -> list[LegendaryGod]:
    """God order with face-down tiles (LEG-INIT-15), who stands where and for how much."""
    at = state.at
    open_gods = gods_open(state)
    found: list[LegendaryGod] = []
    for slot in range(GODS + 1):
        god = APOLLO if slot == GODS else at[GOD_AT + slot]
        if god == NONE:
            continue
        name: str | None = None
        bid = 0
        for faction in range(state.rules.factions):
            if at[GOD_OF + faction] == god:
                name = title.seats[faction]
                bid = at[BID + faction]
        found.append(LegendaryGod(GOD_NAMES[god], god in open_gods, name, bid))
    return found


def factions_view(title: "Legendary", state: CycladesState, over: bool) -> list[LegendaryFaction]:
    shares = income_shares(state)
    return [
        faction_view(title, state, faction, over, shares[faction])
        for faction in range(state.rules.factions)
    ]


def faction_view(
    title: "Legendary", state: CycladesState, faction: int, over: bool, income: int
) -> LegendaryFaction:
    """A faction; what lies in the purses is told when the game is over."""
    at = state.at
    return LegendaryFaction(
        faction=title.seats[faction],
        team=state.rules.team[faction],
        eliminated=at[GONE] & BIT[faction] != 0,
        metropolises=metropolises_of(state, faction),
        priestesses=at[PRIESTESSES + faction],
        philosophers=at[PHILOSOPHERS + faction],
        troops_in_reserve=at[TROOP_RESERVE + faction],
        fleets_in_reserve=at[FLEET_RESERVE + faction],
        heroes=[HERO_NAMES[hero] for hero in bits(at[HEROES_OF + faction])],
        creatures=[CREATURE_NAMES[card] for card in bits(at[FIGURINES_OF + faction])],
        gold=at[GOLD + state.rules.team[faction]] if over else None,
        income=income,
        metropolis_cards=cards_view(state, faction),
    )


def cards_view(state: CycladesState, faction: int) -> list[MetropolisCard]:
    """Metropolises that lie on the cards of Heroes."""
    at = state.at
    found: list[MetropolisCard] = []
    for holder, card in enumerate(("penthesilea", "pandora")):
        if at[CARD_OWNER + holder] == faction:
            used = at[USED] & BIT[SITES + holder] != 0
            found.append(MetropolisCard(card, bonus_name(at[CARD_BONUS + holder]), used))
    return found


def bonus_name(bonus: int) -> str | None:
    return None if bonus == NONE else BONUS_NAMES[bonus]


def land_view(title: "Legendary", state: CycladesState, land: int) -> LegendaryLand:
    at = state.at
    owner = at[OWNER + land]
    heroes = 0 if owner == NONE else heroes_at(state, owner, land)
    return LegendaryLand(
        land=state.chart.land_names[land],
        owner=faction_name(title, owner),
        troops=at[TROOPS + land],
        mercenaries=at[MERCENARIES + land],
        heroes=[HERO_NAMES[hero] for hero in bits(heroes)],
        # Control is marked by a token where no basic Troop or Hero does it (LEG-CONTROL-05, -06).
        token=owner != NONE and at[TROOPS + land] == 0 and heroes == 0,
        icons=state.chart.land_icons[land],
        cornucopias=at[LAND_TOKENS + land],
        gold=at[LAND_GOLD + land],
        priestess=state.chart.priestesses & BIT[land] != 0,
    )


def sea_view(title: "Legendary", state: CycladesState, sea: int) -> LegendarySea:
    at = state.at
    return LegendarySea(
        sea=state.chart.sea_names[sea],
        owner=faction_name(title, at[SEA_OWNER + sea]),
        fleets=at[FLEETS + sea],
        icons=state.chart.sea_icons[sea],
        cornucopias=at[SEA_TOKENS + sea],
    )


def site_view(title: "Legendary", state: CycladesState, site: int) -> LegendarySite:
    at = state.at
    building = building_on(state, site)
    harbour = state.chart.site_harbour[site]
    return LegendarySite(
        site=site_name(title.chart, site),
        land=state.chart.land_names[state.chart.site_land[site]],
        harbour=None if harbour < 0 else state.chart.sea_names[harbour],
        building=None if building == NONE else BUILDING_NAMES[building],
        used=at[USED] & BIT[site] != 0,
        silenced=at[SILENCED] & BIT[site] != 0,
        bonus=bonus_of(state, site) if building == METROPOLIS else None,
    )


def bonus_of(state: CycladesState, site: int) -> str | None:
    """The bonus of a Metropolis lies there for everybody to see (LEG-METRO-16)."""
    for bonus in range(len(BONUS_NAMES)):
        if state.at[BONUS_AT + bonus] & BIT[site]:
            return BONUS_NAMES[bonus]
    return None


def figurines_view(title: "Legendary", state: CycladesState) -> list[FigurineView]:
    found: list[FigurineView] = []
    for piece in range(PIECES):
        area = state.at[PIECE_AT + piece]
        if area != NONE:
            owner = faction_name(title, figurine_owner(state, PIECE_CARDS[piece]))
            found.append(FigurineView(PIECE_NAMES[piece], owner, title.word("area", area)))
    return found


def creatures_view(title: "Legendary", state: CycladesState) -> LegendaryCreatures:
    """Track, discard (LEG-CREATURE-GEN-14) and sizes are public."""
    at = state.at
    track: list[LegendaryTrack] = []
    for slot in range(4):
        card = at[TRACK + slot]
        name = None if card == NONE else CREATURE_NAMES[card]
        track.append(LegendaryTrack(PRICES[slot], name, faction_name(title, at[RESERVED + slot])))
    return LegendaryCreatures(
        track=track,
        deck=len(bits(at[DECK])),
        discard=[CREATURE_NAMES[card] for card in bits(at[DISCARD])],
        slain=[CREATURE_NAMES[card] for card in bits(at[SLAIN])],
        top_seen_by=[title.seats[faction] for faction in bits(at[TOP_SEEN])],
        top=None,
        hand=None,
        spied=None,
        drawn=len(bits(at[HAND])),
    )


def heroes_view(title: "Legendary", state: CycladesState) -> LegendaryHeroes:
    at = state.at
    pieces: list[HeroPiece] = []
    for faction in range(state.rules.factions):
        for hero in bits(at[HEROES_OF + faction]):
            pieces.append(
                HeroPiece(
                    hero=HERO_NAMES[hero],
                    owner=title.seats[faction],
                    land=state.chart.land_names[at[HERO_AT + hero]],
                    moves=at[HERO_MOVES + hero],
                    new=at[HERO_NEW] & BIT[hero] != 0,
                )
            )
    track: list[str | None] = []
    for slot in range(2):
        hero = at[HERO_TRACK + slot]
        track.append(None if hero == NONE else HERO_NAMES[hero])
    return LegendaryHeroes(
        track=track,
        deck=len(bits(at[HERO_DECK])),
        discard=[HERO_NAMES[hero] for hero in bits(at[HERO_DISCARD])],
        pieces=pieces,
    )


def supply_view(state: CycladesState) -> LegendarySupply:
    at = state.at
    return LegendarySupply(
        mercenaries=at[MERCENARY_SUPPLY],
        priestesses=at[PRIESTESS_SUPPLY],
        philosophers=at[PHILOSOPHER_SUPPLY],
        buildings={BUILDING_NAMES[t]: at[SUPPLY + t] for t in range(4)},
        metropolis_tokens=sum([at[BONUS_SUPPLY + bonus] for bonus in range(8)]),
        built=len(bits(basic_buildings(state) | at[BUILT + METROPOLIS])),
    )


def battle_view(title: "Legendary", state: CycladesState) -> LegendaryBattle | None:
    at = state.at
    if at[INVADER] == NONE:
        return None
    return LegendaryBattle(
        attacker=title.seats[at[INVADER]],
        area=title.word("area", at[INVADED]),
        troops=at[INVADING_TROOPS],
        mercenaries=at[INVADING_OTHERS],
        fleets=at[INVADING_FLEETS],
        heroes=[HERO_NAMES[hero] for hero in bits(heroes_at(state, at[INVADER], at[INVADED]))],
        sides=battle_sides(state, title),
    )


def own_decision(title: "Legendary", state: CycladesState) -> DecisionView | None:
    """What the Sphinx asks about is nobody's business."""
    decision = decision_view(title, state)
    if decision is None or state.kind() != SPHINX_CARD:
        return decision
    return structs.replace(decision, about=[])
