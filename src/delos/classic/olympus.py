"""The gods and what their turns offer (CLA-POSEIDON, -ARES, -ZEUS, -ATHENA, -APOLLO)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.cells import BLESSED, PROSPERITY
from delos.classic.ids import BUILDINGS, CREATURES
from delos.classic.kinds import (
    BUILD,
    BUY_FLEET,
    BUY_PHILOSOPHER,
    BUY_PRIEST,
    BUY_TROOP,
    MARCH,
    REPLACE,
    SAIL,
)
from delos.classic.ruleset import Action, God, customs, free_sites, put
from delos.classic.track import SPACES, FillTrack, space_of
from delos.classic.voyage import can_sail, voyage
from delos.cyclades.bits import BIT, bits, counting, size
from delos.cyclades.cells import (
    CARD_BOUGHT,
    DECK,
    DISCARD,
    EXTRAS,
    GOLD,
    HELD,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHER_SUPPLY,
    PRIESTESS_SUPPLY,
    PROTECTED,
    SEAS_OF,
    SITES_OF,
    SUPPLY,
    TRACK,
)
from delos.cyclades.effects import (
    build,
    discard_creature,
    gain_gold,
    gain_philosopher,
    gain_priestess,
    pay,
    place_cornucopia,
)
from delos.cyclades.ids import (
    APOLLO,
    ARES,
    ATHENA,
    FORTRESS,
    PORT,
    POSEIDON,
    TEMPLE,
    UNIVERSITY,
    ZEUS,
)
from delos.cyclades.kinds import BUILD_SITE, CORNUCOPIA_AREA
from delos.cyclades.land_move import MARCH as MARCHING
from delos.cyclades.land_move import can_move, has_units, march
from delos.cyclades.question import Question
from delos.cyclades.reach import chain_fleets, hops
from delos.cyclades.recruit import FLEET, TROOP, Recruit, can_recruit, in_reserve
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame

FLEET_PRICES: Final = [1, 2, 3]  # CLA-POSEIDON-02
TROOP_PRICES: Final = [2, 3, 4]  # CLA-ARES-02
CARD_PRICE: Final = 4  # CLA-ZEUS-02, CLA-ATHENA-02
BUILDING_PRICE: Final = 2
MOVE_PRICE: Final = 1
REPLACE_PRICE: Final = 1  # CLA-ZEUS-04
APOLLO_GOLD: Final = 1
APOLLO_MERCY: Final = 4  # to a player with one island (CLA-APOLLO-01)


# -- gifts --------------------------------------------------------------------------------


@final
class Poseidon(God):
    """A fleet beside an own island, on a trade space too; without reserve or place it is lost
    (CLA-POSEIDON-01, CLA-INCOME-03, CLA-TURN-02, -05)."""

    def __init__(self) -> None:
        super().__init__(POSEIDON, PORT)

    def gift(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, FLEET, 1))


@final
class Ares(God):
    """A troop on any own island (CLA-ARES-01)."""

    def __init__(self) -> None:
        super().__init__(ARES, FORTRESS)

    def gift(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, TROOP, 1))


@final
class Zeus(God):
    """A priest, if there is one (CLA-ZEUS-01, CLA-SHORTAGE-03)."""

    def __init__(self) -> None:
        super().__init__(ZEUS, TEMPLE)

    def gift(self, state: CycladesState, faction: int) -> None:
        gain_priestess(state, faction)


@final
class Athena(God):
    """A philosopher, like it or not (CLA-ATHENA-01, -04, CLA-TURN-03)."""

    def __init__(self) -> None:
        super().__init__(ATHENA, UNIVERSITY)

    def gift(self, state: CycladesState, faction: int) -> None:
        gain_philosopher(state, faction)


@final
class Apollo(God):
    """Gold, more for a player with exactly one island; the first of the cycle also brings a
    prosperity marker, if one is left (CLA-APOLLO-01, -02, CLA-TWO-06, CLA-SHORTAGE-01)."""

    def __init__(self) -> None:
        super().__init__(APOLLO, NONE)

    def gift(self, state: CycladesState, faction: int) -> None:
        at = state.at
        alone = size(at[LANDS_OF + faction]) == 1
        gain_gold(state, faction, APOLLO_MERCY if alone else APOLLO_GOLD)
        if at[BLESSED] == 0 and at[PROSPERITY] > 0:
            state.call(Prosper(faction, 0))
        at[BLESSED] = 1

    def acts(self) -> bool:
        return False  # neither purchases nor actions (CLA-APOLLO-05, -06)


def gods() -> list[God]:
    """By number of the god; those of other titles and modules stay empty."""
    return [Athena(), Zeus(), Poseidon(), Ares(), God(4, NONE), Apollo(), God(6, NONE)]


@final
class Prosper(Question):
    """A prosperity marker on any island, whoever controls it and however many lie there; never on
    a trade space (CLA-APOLLO-04, -07, CLA-INCOME-05)."""

    def kind(self, state: CycladesState) -> int:
        return CORNUCOPIA_AREA

    def options(self, state: CycladesState) -> list[int]:
        return counting(0, state.chart.lands - 1)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        state.at[PROSPERITY] -= 1
        place_cornucopia(state, option)

    def copy(self) -> "Prosper":
        return Prosper(self.faction, self.over)


# -- actions ------------------------------------------------------------------------------


@final
class BuyCard(Action):
    """One more philosopher of Athena or priest of Zeus, once in a turn."""

    def __init__(self, god: int, option: int, supply: int, rule: str) -> None:
        self.god = god
        self.option = option
        self.supply = supply  # cell
        self.rule = rule

    def takes(self, option: int) -> bool:
        return option == self.option

    def serves(self, god: int) -> bool:
        return god == self.god

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if at[CARD_BOUGHT] == 0 and at[self.supply] > 0 and at[GOLD + faction] >= CARD_PRICE:
            put(found, self.option)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.at[CARD_BOUGHT] = 1
        pay(state, faction, CARD_PRICE)
        if self.option == BUY_PHILOSOPHER:
            gain_philosopher(state, faction)
        else:
            gain_priestess(state, faction)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != self.god:
            return self.rule + ":not-this-god"
        if state.at[CARD_BOUGHT]:
            return self.rule + ":once"
        if state.at[self.supply] == 0:
            return "CLA-SHORTAGE-03:no-supply"
        return self.rule + ":gold"


@final
class BuyUnit(Action):
    """Up to three more units at rising prices (CLA-POSEIDON-02, CLA-ARES-02)."""

    def __init__(self, god: int, option: int, unit: int, prices: list[int], rule: str) -> None:
        self.god = god
        self.option = option
        self.unit = unit
        self.prices = prices
        self.rule = rule

    def takes(self, option: int) -> bool:
        return option == self.option

    def serves(self, god: int) -> bool:
        return god == self.god

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        bought = state.at[EXTRAS]
        if bought >= len(self.prices):
            return
        affordable = state.at[GOLD + faction] >= self.prices[bought]
        if affordable and can_recruit(state, faction, self.unit):
            put(found, self.option)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, self.prices[state.at[EXTRAS]])
        state.at[EXTRAS] += 1
        state.call(Recruit(faction, self.unit, 1))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != self.god:
            return self.rule + ":not-this-god"
        if state.at[EXTRAS] >= len(self.prices):
            return self.rule + ":limit"
        if in_reserve(state, faction, self.unit) == 0:
            return "CLA-TURN-02:no-supply"
        if not can_recruit(state, faction, self.unit):
            return self.rule + ":no-place"
        return self.rule + ":gold"

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        bought = state.at[EXTRAS]
        return self.prices[bought] if bought < len(self.prices) else 0


@final
class MoveFleets(Action):
    """Any number of moves, also with fleets that have moved (CLA-POSEIDON-05)."""

    def __init__(self, gods: list[int]) -> None:
        self.gods = gods

    def takes(self, option: int) -> bool:
        return option == SAIL

    def serves(self, god: int) -> bool:
        return god in self.gods

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.at[GOLD + faction] >= MOVE_PRICE and can_sail(state, faction):
            put(found, SAIL)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(voyage(faction, 0))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god not in self.gods:
            return "CLA-POSEIDON-05:not-this-god"
        if state.at[SEAS_OF + faction] == 0:
            return "CLA-POSEIDON-05:no-fleet"
        if not can_sail(state, faction):
            return "CLA-MOVE-09:no-place"
        return "CLA-POSEIDON-05:gold"


def why_no_stop(state: CycladesState, lands: int) -> str:
    """Why none of the islands within reach may be entered."""
    for land in bits(lands):
        owner = state.at[OWNER + land]
        if owner != NONE and state.at[PROTECTED] & BIT[owner]:
            return "HAD-ITEM-NECKLACE-01:protected"
    return "CLA-ELIM-01:last-island"


@final
class MoveTroops(Action):
    """Any number of moves; troops that took an island may go on for another 1 GP (CLA-ARES-05,
    CLA-MOVE-04)."""

    def __init__(self, gods: list[int]) -> None:
        self.gods = gods

    def takes(self, option: int) -> bool:
        return option == MARCH

    def serves(self, god: int) -> bool:
        return god in self.gods

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.at[GOLD + faction] >= MOVE_PRICE and can_move(state, faction, MARCHING):
            put(found, MARCH)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(march(faction, MARCHING))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god not in self.gods:
            return "CLA-ARES-05:not-this-god"
        if state.at[GOLD + faction] < MOVE_PRICE:
            return "CLA-ARES-05:gold"
        for land in bits(state.at[LANDS_OF + faction]):
            if has_units(state, faction, land, MARCHING):
                if state.at[HELD] & BIT[land]:
                    return "CLA-CREATURE-MEDUSA-01:held"
                near = hops(state, faction, land, chain_fleets(state, faction))
                if near:
                    return why_no_stop(state, near)
        return "CLA-ARES-05:no-chain"


@final
class Construct(Action):
    """The god's building, any number per turn (CLA-POSEIDON-04, CLA-ARES-04, CLA-ZEUS-03,
    CLA-ATHENA-03); several of a type may stand on an island (CLA-BUILD-02). Without a free site
    nothing is built and no set completed (CLA-METRO-02). A university is good for sets only
    (CLA-BUILD-12)."""

    def takes(self, option: int) -> bool:
        return option == BUILD

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if at[GOLD + faction] < BUILDING_PRICE:
            return
        building = customs(state).gods[god].building
        if building != NONE and at[SUPPLY + building] and free_sites(state, faction):
            put(found, BUILD)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, BUILDING_PRICE)
        state.call(Erect(faction, customs(state).gods[god].building, 0))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        building = customs(state).gods[god].building
        if building == NONE:
            return "CLA-BUILD-01:not-this-god"
        if state.at[SUPPLY + building] == 0:
            return "CLA-BUILD-15:no-supply"
        if free_sites(state, faction) == 0:
            return "CLA-BUILD-01:no-site"
        return "CLA-BUILD-01:gold"


@final
class Erect(Frame[CycladesState]):
    """On which free site of an own island (CLA-BUILD-01). It will stay there: no building ever
    changes its site (CLA-BUILD-04)."""

    def __init__(self, faction: i64, building: i64, over: i64) -> None:
        self.faction = faction
        self.building = building
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return BUILD_SITE

    def options(self, state: CycladesState) -> list[int]:
        return bits(free_sites(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        build(state, self.faction, self.building, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["building=building:" + BUILDINGS[self.building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option >= state.chart.sites or state.at[SITES_OF + self.faction] & BIT[option] == 0:
            return "CLA-BUILD-01:not-yours"
        return "CLA-BUILD-01:taken"

    def copy(self) -> "Erect":
        return Erect(self.faction, self.building, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.building, self.over]


@final
class ReplaceCard(Action):
    """Zeus: a card of the track is discarded and the deck gives another; it may be bought at once
    (CLA-ZEUS-04 to -07)."""

    def takes(self, option: int) -> bool:
        return REPLACE <= option < REPLACE + CREATURES

    def serves(self, god: int) -> bool:
        return god == ZEUS

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if at[GOLD + faction] < REPLACE_PRICE or at[DECK] | at[DISCARD] == 0:
            return
        for space in range(SPACES):
            card = at[TRACK + space]
            if card != NONE and not state.rules.creatures[card].is_hero():
                put(found, REPLACE + card)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        card = option - REPLACE
        space = space_of(state, card)
        pay(state, faction, REPLACE_PRICE)
        state.at[TRACK + space] = NONE
        discard_creature(state, card)
        state.call(FillTrack(space, space))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != ZEUS:
            return "CLA-ZEUS-04:not-this-god"
        if space_of(state, option - REPLACE) == NONE:
            return "CLA-ZEUS-05:not-on-track"
        if state.at[DECK] | state.at[DISCARD] == 0:
            return "CLA-ZEUS-07:empty"
        return "CLA-ZEUS-04:gold"


def god_actions() -> list[Action]:
    return [
        BuyCard(ATHENA, BUY_PHILOSOPHER, PHILOSOPHER_SUPPLY, "CLA-ATHENA-02"),
        BuyCard(ZEUS, BUY_PRIEST, PRIESTESS_SUPPLY, "CLA-ZEUS-02"),
        BuyUnit(POSEIDON, BUY_FLEET, FLEET, FLEET_PRICES, "CLA-POSEIDON-02"),
        MoveFleets([POSEIDON]),
        BuyUnit(ARES, BUY_TROOP, TROOP, TROOP_PRICES, "CLA-ARES-02"),
        MoveTroops([ARES]),
        Construct(),
        ReplaceCard(),
    ]
