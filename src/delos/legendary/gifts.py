"""The mandatory gifts of a god (LEG-ACTION-02, LEG-ACTION-03, LEG-ACTION-09)."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import HEROES_OF, NONE, PHILOSOPHERS
from delos.cyclades.ids import (
    APOLLO,
    ARES,
    ATHENA,
    BUILDING_NAMES,
    GOD_NAMES,
    HERA,
    POSEIDON,
    ZEUS,
)
from delos.cyclades.kinds import GIFT_FIRST
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.building import ways_to_build
from delos.legendary.gods import GODS
from delos.legendary.metropolis import checked, may_complete
from delos.legendary.sacrifice import (
    may_ever_sacrifice,
    no_sacrifice,
    sacrificable,
    sacrifice,
    why_no_sacrifice,
)
from delos.legendary.sparing import (
    sparing,
)

BUILDING: Final = 0
GIFT: Final = 1
OFFER_UP: Final = 2  # + Hero
BOTH: Final = 3

# The gift of each god, as a token for labels
GIVEN: Final = {
    ATHENA: "card:philosopher",
    ZEUS: "card:priestess",
    POSEIDON: "unit:fleet",
    ARES: "unit:troop",
    HERA: "unit:mercenary",
    APOLLO: "",
}

LAST_PHILOSOPHER: Final = 3  # one more makes a Metropolis (LEG-METRO-04)


@final
class Gifts(Frame[CycladesState]):
    """The two mandatory actions in either order (LEG-ACTION-02, LEG-ACTION-03); Heroes may be
    sacrificed before and between them (LEG-ACTION-09). Apollo has one gift only."""

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
            if self.done == 0 and sparing(state) and not self.order_matters(state):
                return found
        if self.done & BIT[GIFT] == 0:
            found.append(GIFT)
        if not self.repeated and state.at[HEROES_OF + self.faction]:
            for hero in sacrificable(state, self.faction):
                found.append(OFFER_UP + hero)
        return found

    def order_matters(self, state: CycladesState) -> bool:
        """Not when one of them lapses, which it would do later too, but for a building that a
        Metropolis brings back to the supply; and not when there is one way to have either and no
        Metropolis comes of it (LEG-ACTION-03, LEG-ACTION-10). A Hero may be sacrificed in between
        (LEG-ACTION-09)."""
        faction = self.faction
        if not self.repeated and state.at[HEROES_OF + faction]:
            if may_ever_sacrifice(state, faction):
                return True
        god = GODS[self.god]
        given = god.places(state, faction)
        if given == 0:
            return False
        if self.god == ATHENA and state.at[PHILOSOPHERS + faction] >= LAST_PHILOSOPHER:
            return True
        types = god.types(state, faction)
        built = ways_to_build(state, faction, types)
        return built > 1 or (built == 1 and (given > 1 or may_complete(state, faction, types)))

    def choose(self, state: CycladesState, option: int) -> None:
        if option >= OFFER_UP:
            sacrifice(state, self.faction, option - OFFER_UP)
            return
        self.done |= BIT[option]
        if option == BUILDING:
            GODS[self.god].build(state, self.faction)
        else:
            GODS[self.god].give(state, self.faction)

    def gift(self, option: int) -> str:
        """What an option brings, as a token, where the god always gives the same."""
        building = GODS[self.god].building
        if option == BUILDING and building != NONE:
            return "building:" + BUILDING_NAMES[building]
        return GIVEN[self.god] if option == GIFT else ""

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_NAMES[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option < OFFER_UP:
            return "LEG-ACTION-02:once" if self.done & BIT[option] else ""
        if self.repeated:
            return "LEG-CREATURE-EMPOUSA-02:mandatory"
        hero = option - OFFER_UP
        return why_no_sacrifice(state, self.faction, hero, no_sacrifice(state, self.faction, hero))

    def copy(self) -> "Gifts":
        return Gifts(self.faction, self.god, self.done, self.repeated)

    def saved(self) -> list[int]:
        return [self.faction, self.god, self.done, self.repeated]
