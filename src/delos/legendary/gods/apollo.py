"""Apollo: gold and cornucopias, and hardly an action (LEG-APOLLO)."""

from typing import Final, final

from delos.cyclades.bits import bits
from delos.cyclades.cells import HEROES_OF, LANDS_OF, NONE, SEAS_OF
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import gain_gold, place_cornucopia
from delos.cyclades.ids import APOLLO
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame
from delos.legendary.action import Action
from delos.legendary.customs import customs
from delos.legendary.gods.god import God
from delos.legendary.kinds import APOLLO_LAND, APOLLO_SEA

APOLLO_GOLD: Final = 2


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
        if customs(state).apollo_anywhere:
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
        return "LEG-APOLLO-06:own-area"

    def copy(self) -> "ApolloTokens":
        return ApolloTokens(self.faction, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.step]


def served(state: CycladesState, faction: int) -> bool:
    """Whether a Hero of the faction may act under Apollo (LEG-HERO-LETO-01 to -03)."""
    for hero in bits(state.at[HEROES_OF + faction]):
        if state.rules.heroes[hero].serves_apollo():
            return True
    return False


@final
class Apollo(God):
    """Gold and the cornucopias are his one gift (LEG-APOLLO-03); nobody buys Creatures
    (LEG-APOLLO-02)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(APOLLO, NONE, [*common])

    def types(self, state: CycladesState, faction: int) -> int:
        return 0

    def places(self, state: CycladesState, faction: int) -> int:
        return 1

    def give(self, state: CycladesState, faction: int) -> None:
        gain_gold(state, faction, APOLLO_GOLD)
        state.call(ApolloTokens(faction, 0))
