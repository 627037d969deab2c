"""The second powers of the minor gods, for 2 GP, once in a turn (HAD-FAVOUR)."""

from typing import Final, final

from delos.classic.events import COLUMNS_PLACED, ITEM_DISCARDED
from delos.classic.hades.favours.pile import gain_item, goes_with, items_left
from delos.classic.hades.kinds import (
    APHRODITE_LAND,
    ARTEMIS_CARD,
    ARTEMIS_UNIT,
    DRAW_ITEM,
    HECATE_LAND,
    HEPHAESTUS_ITEM,
    HERMES_SEA,
    NO_MORE,
    PHILOSOPHER_FOR,
    PRIEST_FOR,
    USE_FAVOUR,
)
from delos.classic.hades.turning import A_HERO, turn_cards, wanted_cards
from delos.classic.ids import (
    APHRODITE,
    ARTEMIS,
    DEMETER,
    DIONYSUS,
    FAVOUR_NAMES,
    HECATE,
    HEPHAESTUS,
    HERA_FAVOUR,
    HERMES,
    HESTIA,
)
from delos.classic.olympus import Erect
from delos.classic.ruleset import Action, free_sites
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    COLUMN_A,
    COLUMN_B,
    FAVOUR,
    FAVOUR_USED,
    ITEM_DISCARD,
    ITEM_PILE,
    LANDS_OF,
    NONE,
    PHILOSOPHERS,
    PRIESTESSES,
    PROSPERITY,
    SEAS_OF,
    SUPPLY,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    gain_gold,
    pay,
    place_cornucopia,
    place_troops,
    spend_philosophers,
    spend_priestesses,
)
from delos.cyclades.ids import THEATRE
from delos.cyclades.kinds import BUILD_TYPE
from delos.cyclades.recruit import FLEET, TROOP, Recruit, can_recruit
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame

PRICE: Final = 2
FREE_IN_PRINT: Final = [ARTEMIS, DEMETER, HERMES]  # tiles that show no coins


class FavourPower:
    """What a minor god does for gold; offered only if it changes something."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return True

    def use(self, state: CycladesState, faction: int) -> None:
        raise NotImplementedError


@final
class UseFavour(Action):
    """Once in the turn of the god that the favour goes with, at any time (HAD-FAVOUR-GENERAL-02).
    It costs 2 GP whichever it is, unless the table follows the printed tiles
    (HAD-FAVOUR-GENERAL-04)."""

    def __init__(self, printed: bool, powers: list[FavourPower]) -> None:
        self.printed = printed
        self.powers = powers

    def price(self, favour: int) -> int:
        return 0 if self.printed and favour in FREE_IN_PRINT else PRICE

    def takes(self, option: int) -> bool:
        return option == USE_FAVOUR

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if not goes_with(state, god) or at[FAVOUR_USED]:
            return
        favour = at[FAVOUR]
        if state.gold(faction) >= self.price(favour):
            if self.powers[favour].available(state, faction):
                found.append(USE_FAVOUR)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        favour = state.at[FAVOUR]
        state.at[FAVOUR_USED] = 1
        pay(state, faction, self.price(favour))
        self.powers[favour].use(state, faction)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        favour = state.at[FAVOUR]
        if not goes_with(state, god):
            return "HAD-FAVOUR-GENERAL-01:not-this-god"
        if state.at[FAVOUR_USED]:
            return "HAD-FAVOUR-GENERAL-02:once"
        if not self.powers[favour].available(state, faction):
            return f"HAD-FAVOUR-{FAVOUR_NAMES[favour].upper()}-01:no-effect"
        return "HAD-FAVOUR-GENERAL-04:gold"

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        return self.price(state.at[FAVOUR]) if state.at[FAVOUR] != NONE else 0


# -- Aphrodite ----------------------------------------------------------------------------


def doubled(state: CycladesState, faction: int) -> list[int]:
    """Own islands with regular troops; heroes and undead are not counted
    (HAD-FAVOUR-APHRODITE-04)."""
    return [land for land in bits(state.at[LANDS_OF + faction]) if state.at[TROOPS + land]]


@final
class Aphrodite(FavourPower):
    """The troops of an own island are doubled from the reserve; what it lacks is lost
    (HAD-FAVOUR-APHRODITE-01 to -03)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return state.at[TROOP_RESERVE + faction] > 0 and len(doubled(state, faction)) > 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Double(faction, 0))


@final
class Double(Frame[CycladesState]):
    def __init__(self, faction: int, over: int) -> None:
        self.faction = faction
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return APHRODITE_LAND

    def options(self, state: CycladesState) -> list[int]:
        return doubled(state, self.faction)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        at = state.at
        count = min(at[TROOPS + option], at[TROOP_RESERVE + self.faction])
        place_troops(state, self.faction, option, count)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-APHRODITE-01:no-troop"

    def copy(self) -> "Double":
        return Double(self.faction, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.over]


# -- Artemis ------------------------------------------------------------------------------


def can_trade(state: CycladesState, faction: int) -> bool:
    """A card to give up, and a unit that can be placed for it; priestesses do not count
    (HAD-FAVOUR-ARTEMIS-04, -05)."""
    at = state.at
    if at[PRIESTESSES + faction] == 0 and at[PHILOSOPHERS + faction] == 0:
        return False
    return can_recruit(state, faction, TROOP) or can_recruit(state, faction, FLEET)


@final
class Artemis(FavourPower):
    """Priests and philosophers become troops and fleets, one for one, in any mixture
    (HAD-FAVOUR-ARTEMIS-01 to -03)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return can_trade(state, faction)

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Trade(faction, CARD, 0))


CARD: Final = 0
UNIT: Final = 1
OVER: Final = 2


@final
class Trade(Frame[CycladesState]):
    def __init__(self, faction: int, step: int, given: int) -> None:
        self.faction = faction
        self.step = step
        self.given = given  # cards so far

    def advance(self, state: CycladesState) -> int:
        if self.step == OVER or (self.step == CARD and not can_trade(state, self.faction)):
            return DONE
        return WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return ARTEMIS_CARD if self.step == CARD else ARTEMIS_UNIT

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        found: list[int] = []
        if self.step == UNIT:
            if can_recruit(state, self.faction, TROOP):
                found.append(A_TROOP)
            if can_recruit(state, self.faction, FLEET):
                found.append(A_FLEET)
            return found
        if at[PRIESTESSES + self.faction]:
            found.append(PRIEST_FOR)
        if at[PHILOSOPHERS + self.faction]:
            found.append(PHILOSOPHER_FOR)
        if self.given:
            found.append(NO_MORE)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == UNIT:
            self.step = CARD
            state.call(Recruit(self.faction, TROOP if option == A_TROOP else FLEET, 1))
            return
        if option == NO_MORE:
            self.step = OVER
            return
        self.given += 1
        self.step = UNIT
        if option == PRIEST_FOR:
            spend_priestesses(state, self.faction, 1)
        else:
            spend_philosophers(state, self.faction, 1)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == UNIT:
            return "HAD-FAVOUR-ARTEMIS-05:no-place"
        return "HAD-FAVOUR-ARTEMIS-01:no-card"

    def copy(self) -> "Trade":
        return Trade(self.faction, self.step, self.given)

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.given]


A_TROOP: Final = 0
A_FLEET: Final = 1

# -- Demeter, Dionysus, Hera, Hestia ------------------------------------------------------


@final
class Demeter(FavourPower):
    """1 GP for each island controlled now; the island of the Amazons is none
    (HAD-FAVOUR-DEMETER-01, -02)."""

    def use(self, state: CycladesState, faction: int) -> None:
        gain_gold(state, faction, size(state.at[LANDS_OF + faction]))


@final
class Dionysus(FavourPower):
    """A theatre on a free own site (HAD-FAVOUR-DIONYSUS-02)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return state.at[SUPPLY + THEATRE] > 0 and free_sites(state, faction) != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Erect(faction, THEATRE, 0))


@final
class Hera(FavourPower):
    """A hero from the deck enters play (HAD-FAVOUR-HERA-01, -05)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return wanted_cards(state, A_HERO) != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(turn_cards(faction, A_HERO))


@final
class Hestia(FavourPower):
    """A building of the player's choice on a free own site, but no theatre
    (HAD-FAVOUR-HESTIA-01, -02)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return len(in_supply(state)) > 0 and free_sites(state, faction) != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(ChooseBuilding(faction, 0))


def in_supply(state: CycladesState) -> list[int]:
    return [building for building in range(4) if state.at[SUPPLY + building]]


@final
class ChooseBuilding(Frame[CycladesState]):
    def __init__(self, faction: int, over: int) -> None:
        self.faction = faction
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return BUILD_TYPE

    def options(self, state: CycladesState) -> list[int]:
        return in_supply(state)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        state.call(Erect(self.faction, option, 0))

    def refusal(self, state: CycladesState, option: int) -> str:
        return "CLA-BUILD-15:no-supply"

    def copy(self) -> "ChooseBuilding":
        return ChooseBuilding(self.faction, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.over]


# -- Hephaestus ---------------------------------------------------------------------------


@final
class Hephaestus(FavourPower):
    """Another item, face down, chosen from two drawn cards (HAD-FAVOUR-HEPHAESTUS-01, -02)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return state.at[ITEM_PILE] | state.at[ITEM_DISCARD] != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(PickItem(faction, 0, 0))


@final
class PickItem(Frame[CycladesState]):
    """Two cards are drawn and shown to the player alone, who keeps one; the other is discarded
    face up. If only one card is left it is taken (HAD-FAVOUR-HEPHAESTUS-03,
    HAD-ITEM-GENERAL-07)."""

    def __init__(self, faction: int, drawn: int, over: int) -> None:
        self.faction = faction
        self.drawn = drawn  # mask of the cards in the player's hand
        self.over = over

    def advance(self, state: CycladesState) -> int:
        if self.over:
            return DONE
        if size(self.drawn) < 2 and not items_left(state):
            if self.drawn:
                self.choose_item(state, bits(self.drawn)[0])
            return DONE
        return WAIT

    def drawing(self) -> bool:
        return size(self.drawn) < 2

    def actor(self, state: CycladesState) -> int:
        return CHANCE if self.drawing() else self.faction

    def kind(self, state: CycladesState) -> int:
        return DRAW_ITEM if self.drawing() else HEPHAESTUS_ITEM

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[ITEM_PILE]) if self.drawing() else bits(self.drawn)

    def choose(self, state: CycladesState, option: int) -> None:
        if self.drawing():
            state.at[ITEM_PILE] &= ~BIT[option]
            self.drawn |= BIT[option]
        else:
            self.choose_item(state, option)

    def choose_item(self, state: CycladesState, item: int) -> None:
        self.over = 1
        gain_item(state, self.faction, item, 1)
        for other in bits(self.drawn & ~BIT[item]):
            state.at[ITEM_DISCARD] |= BIT[other]
            state.note(ITEM_DISCARDED, other)
        self.drawn = 0

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HEPHAESTUS-01:not-drawn"

    def copy(self) -> "PickItem":
        return PickItem(self.faction, self.drawn, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.drawn, self.over]


# -- Hermes -------------------------------------------------------------------------------


@final
class Hermes(FavourPower):
    """A prosperity marker on a space with an own fleet, be it a trade space; whoever has a fleet
    there gets 1 GP more, and only the Erinyes take it away (HAD-FAVOUR-HERMES-01 to -05,
    HAD-MAP-03)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return state.at[PROSPERITY] > 0 and state.at[SEAS_OF + faction] != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(ProsperAtSea(faction, 0))


@final
class ProsperAtSea(Frame[CycladesState]):
    def __init__(self, faction: int, over: int) -> None:
        self.faction = faction
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return HERMES_SEA

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[SEAS_OF + self.faction])

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        state.at[PROSPERITY] -= 1
        place_cornucopia(state, LANDS + option)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HERMES-01:no-fleet"

    def copy(self) -> "ProsperAtSea":
        return ProsperAtSea(self.faction, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.over]


# -- Hecate -------------------------------------------------------------------------------


@final
class Hecate(FavourPower):
    """Two columns on two islands of choice join them by land for everybody, until she comes again
    and somebody pays to move them (HAD-FAVOUR-HECATE-02 to -06, HAD-MAP-04)."""

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(SetColumns(faction, NONE, 0))


@final
class SetColumns(Frame[CycladesState]):
    def __init__(self, faction: int, first: int, over: int) -> None:
        self.faction = faction
        self.first = first
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return HECATE_LAND

    def options(self, state: CycladesState) -> list[int]:
        return [land for land in range(state.chart.lands) if land != self.first]

    def choose(self, state: CycladesState, option: int) -> None:
        if self.first == NONE:
            self.first = option
            return
        self.over = 1
        state.at[COLUMN_A] = self.first
        state.at[COLUMN_B] = option
        state.note(COLUMNS_PLACED, self.first, option)

    def about(self, state: CycladesState) -> list[str]:
        if self.first == NONE:
            return []
        return ["land=land:" + state.chart.land_names[self.first]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HECATE-02:same-island"

    def copy(self) -> "SetColumns":
        return SetColumns(self.faction, self.first, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.first, self.over]


def favour_powers() -> list[FavourPower]:
    """By number of the favour."""
    found = [FavourPower() for _ in FAVOUR_NAMES]
    found[APHRODITE] = Aphrodite()
    found[ARTEMIS] = Artemis()
    found[DEMETER] = Demeter()
    found[DIONYSUS] = Dionysus()
    found[HEPHAESTUS] = Hephaestus()
    found[HERA_FAVOUR] = Hera()
    found[HERMES] = Hermes()
    found[HESTIA] = Hestia()
    found[HECATE] = Hecate()
    return found
