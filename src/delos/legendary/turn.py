"""A god's turn: the mandatory gifts, then optional actions in any order (LEG-ACTION)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    CARD_BOUGHT,
    DECK,
    DISCARD,
    EXTRAS,
    GIFTS_DONE,
    GOD_OF,
    HERO_HIRED,
    HERO_TRACK,
    HEROES_OF,
    LANDS_OF,
    NONE,
    ORDER,
    PEEKED,
    PHILOSOPHER_SUPPLY,
    PRIESTESS_SUPPLY,
    SEAS_OF,
    SITES_OF,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    gain_gold,
    gain_philosopher,
    gain_priestess,
    pay,
    place_cornucopia,
    place_hero,
)
from delos.cyclades.events import TURN_BEGINS, TURN_ENDS
from delos.cyclades.ids import (
    APOLLO,
    ARES,
    ATHENA,
    FORTRESS,
    GOD_NAMES,
    HERA,
    HERO_NAMES,
    PORT,
    POSEIDON,
    TEMPLE,
    UNIVERSITY,
    ZEUS,
)
from delos.cyclades.kinds import GIFT_FIRST, HERO_LAND, TURN
from delos.cyclades.land_move import MARCH as MARCH_MODE
from delos.cyclades.land_move import can_move, can_quest, march, quest
from delos.cyclades.recruit import (
    FLEET,
    MERCENARY,
    TROOP,
    Recruit,
    can_recruit,
    in_reserve,
    unit_places,
)
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.building import Build, build_type
from delos.legendary.creature import Peek, buy, buyable, reserved_by_other, slot_of
from delos.legendary.kinds import (
    APOLLO_LAND,
    APOLLO_SEA,
    BUY,
    BUY_FLEET,
    BUY_MERCENARY,
    BUY_PHILOSOPHER,
    BUY_PRIESTESS,
    BUY_TROOP,
    END_TURN,
    HEROIC,
    HIRE,
    MARCH,
    PEEK_DECK,
    SACRIFICE,
    SAIL,
)
from delos.legendary.metropolis import checked
from delos.legendary.sacrifice import (
    may_ever_sacrifice,
    sacrificable,
    sacrifice,
    why_no_sacrifice,
)
from delos.legendary.sea_move import SeaMove, can_sail

CARD_PRICE: Final = 4  # an extra Philosopher or Priestess (LEG-ATHENA-03, LEG-ZEUS-03)
HERO_PRICE: Final = 4  # LEG-HERA-09
FLEET_PRICES: Final = [1, 2, 3]  # LEG-POSEIDON-03
TROOP_PRICES: Final = [2, 3, 4]  # LEG-ARES-03
MERCENARY_PRICES: Final = [1, 3, 5]  # LEG-HERA-06
GOD_BUILDING: Final = [UNIVERSITY, TEMPLE, PORT, FORTRESS]  # of Athena, Zeus, Poseidon, Ares


# -- the mandatory gifts ------------------------------------------------------------------


def missing_types(state: CycladesState, faction: int) -> int:
    """Types the faction itself owns nowhere, working or not (LEG-HERA-01 to -04)."""
    found = 0
    for building in range(4):
        if state.at[SITES_OF + faction] & state.at[BUILT + building] == 0:
            found |= BIT[building]
    return found


def give_building(state: CycladesState, faction: int, god: int) -> None:
    """The god's free building (LEG-ATHENA-01, LEG-ZEUS-01, LEG-POSEIDON-01, LEG-ARES-01,
    LEG-HERA-01)."""
    if god == HERA:
        state.call(Build(faction, missing_types(state, faction), NONE, 0))
    else:
        state.call(build_type(faction, GOD_BUILDING[god]))


def give_gift(state: CycladesState, faction: int, god: int) -> None:
    """The god's other free action (LEG-ATHENA-02, LEG-ZEUS-02, LEG-POSEIDON-02, LEG-ARES-02,
    LEG-HERA-05); an impossible one lapses (LEG-ACTION-10)."""
    if god == ATHENA:
        gain_philosopher(state, faction)
    elif god == ZEUS:
        gain_priestess(state, faction)
    elif god == POSEIDON:
        state.call(Recruit(faction, FLEET, 1))
    elif god == ARES:
        state.call(Recruit(faction, TROOP, 1))
    elif god == HERA:
        state.call(Recruit(faction, MERCENARY, 1))


BUILDING: Final = 0
GIFT: Final = 1
OFFER_UP: Final = 2  # + Hero
BOTH: Final = 3


@final
class Gifts(Frame[CycladesState]):
    """The two mandatory actions in either order (LEG-ACTION-02, -03); Heroes may be sacrificed
    before and between them (LEG-ACTION-09). Apollo has one gift only."""

    def __init__(self, faction: int, god: int, done: int, repeated: int) -> None:
        self.faction = faction
        self.god = god
        self.done = done  # mask of BUILDING and GIFT
        self.repeated = repeated  # 1 when a card repeats them (LEG-CREATURE-EMPOUSA-01)

    def advance(self, state: CycladesState) -> int:
        if checked(state):
            return AGAIN
        return DONE if self.done == BOTH else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIFT_FIRST

    def asks(self, state: CycladesState) -> bool:
        """A condition may depend on the purse, so the question is put to whoever has a Hero."""
        return not self.repeated and may_ever_sacrifice(state, self.faction)

    def options(self, state: CycladesState) -> list[int]:
        found: list[int] = []
        if self.done & BIT[BUILDING] == 0:
            found.append(BUILDING)
        if self.done & BIT[GIFT] == 0:
            found.append(GIFT)
        if not self.repeated and state.at[HEROES_OF + self.faction]:
            for hero in sacrificable(state, self.faction):
                found.append(OFFER_UP + hero)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if option >= OFFER_UP:
            sacrifice(state, self.faction, option - OFFER_UP)
            return
        self.done |= BIT[option]
        if self.god == APOLLO:
            gain_gold(state, self.faction, 2)  # LEG-APOLLO-03
            state.call(ApolloTokens(self.faction, 0))
        elif option == BUILDING:
            give_building(state, self.faction, self.god)
        else:
            give_gift(state, self.faction, self.god)

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_NAMES[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option >= OFFER_UP:
            return why_no_sacrifice(state, self.faction, option - OFFER_UP)
        return "LEG-ACTION-02:once"

    def copy(self) -> "Gifts":
        return Gifts(self.faction, self.god, self.done, self.repeated)

    def saved(self) -> list[int]:
        return [self.faction, self.god, self.done, self.repeated]


@final
class ApolloTokens(Frame[CycladesState]):
    """One cornucopia on a land and one on a sea, anywhere or on controlled areas as the edition
    has it (LEG-APOLLO-04 to -07)."""

    def __init__(self, faction: int, step: int) -> None:
        self.faction = faction
        self.step = step  # 0: land, 1: sea

    def advance(self, state: CycladesState) -> int:
        while self.step < 2 and self.areas(state) == 0:
            self.step += 1
        return WAIT if self.step < 2 else DONE

    def areas(self, state: CycladesState) -> int:
        if state.rules.apollo_anywhere:
            return state.chart.all_lands if self.step == 0 else state.chart.all_seas
        return state.at[(LANDS_OF if self.step == 0 else SEAS_OF) + self.faction]

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return APOLLO_LAND if self.step == 0 else APOLLO_SEA

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.areas(state))

    def choose(self, state: CycladesState, option: int) -> None:
        place_cornucopia(state, option if self.step == 0 else LANDS + option)
        self.step += 1

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-APOLLO-06:not-yours"

    def copy(self) -> "ApolloTokens":
        return ApolloTokens(self.faction, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.step]


# -- the turn -----------------------------------------------------------------------------


@final
class HireHero(Frame[CycladesState]):
    """Where a recruited Hero is put (LEG-HERA-09, LEG-HERO-GEN-01, -15)."""

    def __init__(self, faction: int, hero: int, over: int) -> None:
        self.faction = faction
        self.hero = hero
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return HERO_LAND

    def options(self, state: CycladesState) -> list[int]:
        return bits(unit_places(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        place_hero(state, self.faction, self.hero, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["hero=hero:" + HERO_NAMES[self.hero]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-HERO-GEN-01:not-yours"

    def copy(self) -> "HireHero":
        return HireHero(self.faction, self.hero, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.hero, self.over]


BEGIN: Final = 0
MENU: Final = 1
OVER: Final = 2


@final
class Turn(Frame[CycladesState]):
    """The faction on a god acts: gifts first, then whatever it can pay until it stops
    (LEG-ACTION-02, -04, -05). No action takes its own pieces back (LEG-CORE-11)."""

    def __init__(self, faction: int, god: int, step: int) -> None:
        self.faction = faction
        self.god = god
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == BEGIN:
            self.begin(state)
            return AGAIN
        if checked(state):
            return AGAIN
        if self.step == MENU:
            state.at[GIFTS_DONE] = 1
            if self.god != APOLLO or self.serves_apollo(state):
                return WAIT
            self.end(state)
        return DONE

    def begin(self, state: CycladesState) -> None:
        at = state.at
        self.step = MENU
        at[ACTIVE] = self.faction
        at[EXTRAS] = 0
        at[CARD_BOUGHT] = 0
        at[PEEKED] = 0
        at[HERO_HIRED] = 0
        at[GIFTS_DONE] = 0
        state.note(TURN_BEGINS, self.faction, self.god)
        state.call(Gifts(self.faction, self.god, BIT[BUILDING] if self.god == APOLLO else 0, 0))

    def end(self, state: CycladesState) -> None:
        """The pawn goes to the highest free slot of the turn order, Apollo's to the first
        (LEG-ACTION-06, LEG-APOLLO-09)."""
        at = state.at
        self.step = OVER
        slot = state.rules.factions - 1
        while slot > 0 and at[ORDER + slot] != NONE:
            slot -= 1
        at[ORDER + slot] = self.faction
        at[ACTIVE] = NONE
        state.note(TURN_ENDS, self.faction, slot + 1)

    def serves_apollo(self, state: CycladesState) -> bool:
        """Whether a Hero of the faction may act under Apollo (LEG-HERO-LETO-01 to -03)."""
        for hero in bits(state.at[HEROES_OF + self.faction]):
            if state.rules.heroes[hero].serves_apollo():
                return True
        return False

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return TURN

    def asks(self, state: CycladesState) -> bool:
        return True  # an empty purse must not show in a turn that ends by itself

    def options(self, state: CycladesState) -> list[int]:
        """The god's own actions, heroic moves, Creatures and sacrifices (LEG-ATHENA-06,
        LEG-ZEUS-11, LEG-POSEIDON-08, LEG-ARES-08, LEG-HERA-11)."""
        found = [END_TURN]
        if self.god != APOLLO:
            self.add_god_actions(state, found)
        heroes = state.at[HEROES_OF + self.faction]
        if heroes and self.god != ARES:  # Land Moves take them there (LEG-ACTION-08, LEG-ARES-05)
            for hero in bits(heroes):
                if self.may_quest(state, hero):
                    found.append(HEROIC + hero)
        if self.god != APOLLO:  # LEG-ACTION-07
            for card in buyable(state, self.faction):
                found.append(BUY + card)
        if heroes:
            for hero in sacrificable(state, self.faction):
                found.append(SACRIFICE + hero)
        return found

    def may_quest(self, state: CycladesState, hero: int) -> bool:
        """Heroes move under all gods but Ares and Apollo (LEG-HEROMOVE-01, LEG-HEROMOVE-09)."""
        if self.god == APOLLO and not may_serve(state, hero):
            return False
        return can_quest(state, self.faction, hero)

    def add_god_actions(self, state: CycladesState, found: list[int]) -> None:
        at = state.at
        gold = state.gold(self.faction)
        if self.god == ATHENA:
            if at[CARD_BOUGHT] == 0 and gold >= CARD_PRICE and at[PHILOSOPHER_SUPPLY]:
                found.append(BUY_PHILOSOPHER)
        elif self.god == ZEUS:
            if at[CARD_BOUGHT] == 0 and gold >= CARD_PRICE and at[PRIESTESS_SUPPLY]:
                found.append(BUY_PRIESTESS)
            if at[PEEKED] == 0 and at[DECK] | at[DISCARD]:  # LEG-ZEUS-05, -08, -09
                found.append(PEEK_DECK)
        elif self.god == POSEIDON:
            if self.affords_extra(state, FLEET_PRICES, FLEET):
                found.append(BUY_FLEET)
            if gold > 0 and can_sail(state, self.faction):
                found.append(SAIL)
        elif self.god == ARES:
            if self.affords_extra(state, TROOP_PRICES, TROOP):
                found.append(BUY_TROOP)
            if gold > 0 and can_move(state, self.faction, MARCH_MODE):
                found.append(MARCH)
        else:
            self.add_hera_actions(state, found)

    def add_hera_actions(self, state: CycladesState, found: list[int]) -> None:
        at = state.at
        if self.affords_extra(state, MERCENARY_PRICES, MERCENARY):
            found.append(BUY_MERCENARY)
        if at[HERO_HIRED] or state.gold(self.faction) < HERO_PRICE:
            return
        if unit_places(state, self.faction):
            for hero in sorted([at[HERO_TRACK], at[HERO_TRACK + 1]]):
                if hero != NONE:
                    found.append(HIRE + hero)

    def affords_extra(self, state: CycladesState, prices: list[int], unit: int) -> bool:
        """Up to three more units at rising prices, if one can be placed (LEG-POSEIDON-06,
        LEG-HERA-10)."""
        bought = state.at[EXTRAS]
        if bought >= len(prices) or state.gold(self.faction) < prices[bought]:
            return False
        return can_recruit(state, self.faction, unit)

    def choose(self, state: CycladesState, option: int) -> None:
        faction = self.faction
        if option == END_TURN:
            self.end(state)
        elif option >= SACRIFICE:
            sacrifice(state, faction, option - SACRIFICE)
        elif option >= BUY:
            buy(state, faction, option - BUY)
        elif option >= HEROIC:
            if self.god == APOLLO and state.rules.leto_once:
                state.at[EXTRAS] += 1
            state.call(quest(state, faction, option - HEROIC))
        elif option >= HIRE:
            self.hire(state, option - HIRE)
        elif option == SAIL:
            state.call(SeaMove(faction, 0, NONE, NONE, 0))
        elif option == MARCH:
            state.call(march(faction, MARCH_MODE))
        elif option == PEEK_DECK:
            state.call(Peek(faction, 0))
        else:
            self.buy_extra(state, option)

    def buy_extra(self, state: CycladesState, option: int) -> None:
        at = state.at
        faction = self.faction
        bought = at[EXTRAS]
        if option == BUY_PHILOSOPHER:
            at[CARD_BOUGHT] = 1
            pay(state, faction, CARD_PRICE)
            gain_philosopher(state, faction)
        elif option == BUY_PRIESTESS:
            at[CARD_BOUGHT] = 1
            pay(state, faction, CARD_PRICE)
            gain_priestess(state, faction)
        elif option == BUY_FLEET:
            at[EXTRAS] += 1
            pay(state, faction, FLEET_PRICES[bought])
            state.call(Recruit(faction, FLEET, 1))
        elif option == BUY_TROOP:
            at[EXTRAS] += 1
            pay(state, faction, TROOP_PRICES[bought])
            state.call(Recruit(faction, TROOP, 1))
        else:
            at[EXTRAS] += 1
            pay(state, faction, MERCENARY_PRICES[bought])
            state.call(Recruit(faction, MERCENARY, 1))

    def hire(self, state: CycladesState, hero: int) -> None:
        """One Hero from the track per turn of Hera; its slot stays empty until the next
        Initialization (LEG-HERA-09, LEG-HERO-GEN-12)."""
        at = state.at
        at[HERO_HIRED] = 1
        pay(state, self.faction, HERO_PRICE)
        for slot in range(2):
            if at[HERO_TRACK + slot] == hero:
                at[HERO_TRACK + slot] = NONE
        state.call(HireHero(self.faction, hero, 0))

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_NAMES[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return why_not_turn(state, self.faction, self.god, option)

    def copy(self) -> "Turn":
        return Turn(self.faction, self.god, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.god, self.step]


def may_serve(state: CycladesState, hero: int) -> bool:
    """Whether a Hero may make a heroic move under Apollo: Leto, and once a turn, be it through
    several areas of a partner (LEG-HERO-LETO-01, LEG-HERO-LETO-02)."""
    if not state.rules.heroes[hero].serves_apollo():
        return False
    return not state.rules.leto_once or state.at[EXTRAS] == 0


_GOD_OF_ACTION: Final = [NONE, ATHENA, ZEUS, ZEUS, POSEIDON, POSEIDON, ARES, ARES, HERA]
_RULE_OF_ACTION: Final = [
    "LEG-ACTION-05",
    "LEG-ATHENA-03",
    "LEG-ZEUS-03",
    "LEG-ZEUS-05",
    "LEG-POSEIDON-03",
    "LEG-POSEIDON-04",
    "LEG-ARES-03",
    "LEG-ARES-04",
    "LEG-HERA-06",
]


def why_not_turn(state: CycladesState, faction: int, god: int, option: int) -> str:
    """Why an action is not on the menu of a turn."""
    at = state.at
    if option >= SACRIFICE:
        return why_no_sacrifice(state, faction, option - SACRIFICE)
    if option >= BUY:
        if god == APOLLO:
            return "LEG-APOLLO-02:apollo"
        slot = slot_of(state, option - BUY)
        if slot == NONE:
            return "LEG-CREATURE-GEN-01:not-on-track"
        if reserved_by_other(state, faction, slot):
            return "LEG-BONUS-RESERVE:reserved"
        return "LEG-CREATURE-GEN-01:gold"
    if option >= HEROIC:
        if at[HEROES_OF + faction] & BIT[option - HEROIC] == 0:
            return "LEG-HEROMOVE-02:not-yours"
        if god == APOLLO and state.rules.heroes[option - HEROIC].serves_apollo():
            if not may_serve(state, option - HEROIC):
                return "LEG-HERO-LETO-02:once"
        elif god == ARES or god == APOLLO:
            return "LEG-HEROMOVE-09:not-this-god"
        return "LEG-HEROMOVE-03:condition"
    if option >= HIRE:
        if god != HERA:
            return "LEG-HERA-09:not-this-god"
        if at[HERO_HIRED]:
            return "LEG-HERA-09:once"
        if option - HIRE != at[HERO_TRACK] and option - HIRE != at[HERO_TRACK + 1]:
            return "LEG-HERA-09:not-on-track"
        return "LEG-HERA-09:gold"
    rule = _RULE_OF_ACTION[option]
    if at[GOD_OF + faction] != _GOD_OF_ACTION[option]:
        return rule + ":not-this-god"
    if (option in (BUY_PHILOSOPHER, BUY_PRIESTESS) and at[CARD_BOUGHT]) or (
        option == PEEK_DECK and at[PEEKED]
    ):
        return rule + ":once"
    if option in (BUY_FLEET, BUY_TROOP, BUY_MERCENARY) and at[EXTRAS] >= 3:
        return rule + ":limit"
    lacking = nothing_to_buy(state, faction, option)
    return lacking if lacking else rule + ":gold"


def nothing_to_buy(state: CycladesState, faction: int, option: int) -> str:
    """Why an action would be paid for nothing (LEG-ACTION-11), or an empty text."""
    at = state.at
    if option == BUY_PHILOSOPHER:
        return "LEG-ATHENA-05:no-supply" if at[PHILOSOPHER_SUPPLY] == 0 else ""
    if option == BUY_PRIESTESS:
        return "LEG-ZEUS-10:no-supply" if at[PRIESTESS_SUPPLY] == 0 else ""
    if option == PEEK_DECK:
        return "LEG-ZEUS-09:empty" if at[DECK] | at[DISCARD] == 0 else ""
    if option == BUY_FLEET:
        return no_recruit(state, faction, FLEET, "LEG-POSEIDON-06")
    if option == BUY_TROOP:
        return no_recruit(state, faction, TROOP, "LEG-ARES-07")
    if option == BUY_MERCENARY:
        return no_recruit(state, faction, MERCENARY, "LEG-HERA-10")
    if option == SAIL and at[SEAS_OF + faction] == 0:
        return "LEG-SEAMOVE-01:no-fleet"
    if option == MARCH and state.gold(faction) > 0:
        return "LEG-LANDMOVE-01:no-unit"
    return ""


def no_recruit(state: CycladesState, faction: int, unit: int, rule: str) -> str:
    if in_reserve(state, faction, unit) == 0:
        return rule + ":no-supply"
    return "" if can_recruit(state, faction, unit) else rule + ":no-place"
