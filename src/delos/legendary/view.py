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
    NONE,
    ORDER,
    PHASE,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SLAIN,
    SPIED,
    SPIED_BY,
    SUPPLY,
    TOP,
    TOP_SEEN,
    TRACK,
    TROOP_RESERVE,
    USED,
)
from delos.cyclades.chart import SITES
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import APOLLO, BUILDING_NAMES, GOD_NAMES, METROPOLIS, NECROPOLIS
from delos.cyclades.kinds import SPHINX_CARD
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.view import battle_sides
from delos.kernel.kept import Kept, cells_of
from delos.kernel.view import DecisionView, decision_view
from delos.legendary.cells import (
    BONUS_SUPPLY,
    HAND,
    HERO_DECK,
    HERO_MOVES,
    HERO_TRACK,
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
from delos.legendary.map_view import (
    FIGURINE_CELLS,
    LAND_CELLS,
    SEA_CELLS,
    SITE_CELLS,
    faction_name,
    figurines_view,
    lands_view,
    seas_view,
    sites_view,
)
from delos.legendary.offerings import gods_open
from delos.legendary.phases import PHASE_NAMES
from delos.views.legendary import (
    HeroPiece,
    LegendaryBattle,
    LegendaryCreatures,
    LegendaryFaction,
    LegendaryGod,
    LegendaryHeroes,
    LegendarySupply,
    LegendaryTrack,
    LegendaryTurn,
    LegendaryView,
    MetropolisCard,
)

if TYPE_CHECKING:
    from delos.legendary.title import Legendary


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
# All but the Offerings, the phase and what was done this turn: incomes hang on much.
FACTION_CELLS: Final = cells_of((0, GOD_OF), (BUILT, PHASE - BUILT), (GONE, SIZE - GONE))
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
