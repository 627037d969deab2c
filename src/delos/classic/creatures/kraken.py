"""The Kraken (CLA-CREATURE-KRAKEN)."""

from typing import Final, final

from delos.classic.action import costs
from delos.classic.effects import (
    make_deadly,
)
from delos.classic.ids import KRAKEN_PIECE
from delos.classic.kinds import KRAKEN_SEA, KRAKEN_STEP
from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import FLEETS
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.effects import (
    destroy_fleets,
    pay,
    put_piece,
)
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import KRAKEN
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState

SURFACE: Final = 0
SWIM: Final = 1
REST: Final = 2
STOP: Final = SEA_SPACES
STEP_PRICE: Final = 1


@final
class Kraken(FigurinePower):
    """It surfaces anywhere and sinks all fleets there, then swims for 1 GP a step as long as its
    buyer pays; it stays on the board when its card is discarded, until somebody buys it again
    (CLA-CREATURE-KRAKEN-01 to -04, CLA-CREATURE-FIGURE-02, -03). Closed and trade spaces do not
    stop it (CLA-CREATURE-KRAKEN-06)."""

    def __init__(self) -> None:
        super().__init__(KRAKEN, [KRAKEN_PIECE], False, True)

    def looms(self, state: CycladesState, area: int) -> None:
        make_deadly(state, area - LANDS)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, KRAKEN))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return KRAKEN_SEA if errand.step == SURFACE else KRAKEN_STEP

    def asks(self, state: CycladesState, errand: Errand) -> bool:
        return True  # whether another step can be paid is the purse's secret

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step != REST

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == SURFACE:
            return counting(0, state.chart.seas - 1)
        found: list[int] = []
        if state.gold(errand.faction) >= STEP_PRICE:
            found = bits(state.chart.sea_seas[state.piece_sea(KRAKEN_PIECE)])
        found.append(STOP)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if option == STOP:
            errand.step = REST
            return
        if errand.step == SWIM:
            pay(state, errand.faction, STEP_PRICE)
        errand.step = SWIM
        put_piece(state, KRAKEN_PIECE, LANDS + option)
        if state.at[FLEETS + option]:
            destroy_fleets(state, option, state.at[FLEETS + option])

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == SURFACE or option >= state.chart.seas:
            return ""
        if state.chart.sea_seas[state.piece_sea(KRAKEN_PIECE)] & BIT[option] == 0:
            return "CLA-CREATURE-KRAKEN-02:not-adjacent"
        if state.gold(errand.faction) >= STEP_PRICE:
            return ""
        return costs(state, errand.faction, "CLA-CREATURE-KRAKEN-02", STEP_PRICE)
