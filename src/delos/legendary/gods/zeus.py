"""Zeus: a Temple, Priestesses, and a look at the deck (LEG-ZEUS)."""

from typing import Final, final

from delos.cyclades.cells import DECK, DISCARD, PRIESTESS_SUPPLY
from delos.cyclades.effects import gain_priestess
from delos.cyclades.ids import TEMPLE, ZEUS
from delos.cyclades.state import CycladesState
from delos.legendary.action import NOT_THIS_GOD, NOTHING_THERE, ONCE, OPEN, WORDS, Action
from delos.legendary.actions.extras import BuyCard
from delos.legendary.cells import PEEKED
from delos.legendary.creature import Peek
from delos.legendary.gods.god import God
from delos.legendary.kinds import BUY_PRIESTESS, PEEK_DECK

PRIESTESS: Final = BuyCard(BUY_PRIESTESS, ZEUS, PRIESTESS_SUPPLY, "LEG-ZEUS-03", "LEG-ZEUS-10")


@final
class Look(Action):
    """Once a turn, while there is a card to see (LEG-ZEUS-05, LEG-ZEUS-08, LEG-ZEUS-09)."""

    def __init__(self) -> None:
        super().__init__(PEEK_DECK, "LEG-ZEUS-05")

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        if god != ZEUS:
            return NOT_THIS_GOD
        if state.at[PEEKED]:
            return ONCE
        return OPEN if state.at[DECK] | state.at[DISCARD] else NOTHING_THERE

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        state.call(Peek(faction, 0))

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        return ("LEG-ZEUS-09" if code == NOTHING_THERE else self.rule) + ":" + WORDS[code]


LOOK: Final = Look()


@final
class Zeus(God):
    """A Priestess, if one is left (LEG-ZEUS-02, LEG-ZEUS-10, LEG-ZEUS-11)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(ZEUS, TEMPLE, [PRIESTESS, LOOK, *common])

    def places(self, state: CycladesState, faction: int) -> int:
        return 1 if state.at[PRIESTESS_SUPPLY] else 0

    def give(self, state: CycladesState, faction: int) -> None:
        gain_priestess(state, faction)
