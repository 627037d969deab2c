"""Polyphemus (CLA-CREATURE-POLYPHEMUS)."""

from typing import Final, final

from delos.classic.creature import IslandFigure
from delos.classic.customs import asks_idly, customs
from delos.classic.hooks import REGULAR, SPARE
from delos.classic.ids import POLYPHEMUS_PIECE
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    DEADLY,
    FLEETS,
    NONE,
    SEA_OWNER,
    SEAS_OF,
)
from delos.cyclades.effects import close_seas, destroy_fleets, fleets_arrive, set_fleets
from delos.cyclades.events import FLEETS_MOVED
from delos.cyclades.fleets import regular_fleets, send_others
from delos.cyclades.ids import POLYPHEMUS
from delos.cyclades.kinds import DISPLACED_FLEET, DISPLACED_FLEET_TO
from delos.cyclades.reach import open_seas
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

FLEET: Final = 0
TO: Final = 1
KIND: Final = 2


@final
class Polyphemus(IslandFigure):
    """The spaces around his island are closed to all shipping; fleets there are driven out to sea
    (CLA-CREATURE-POLYPHEMUS-01, -05), so no chain runs there (CLA-CREATURE-POLYPHEMUS-08)."""

    def __init__(self) -> None:
        super().__init__(POLYPHEMUS, POLYPHEMUS_PIECE)

    def looms(self, state: CycladesState, area: int) -> None:
        close_seas(state, state.chart.land_seas[area])

    def arrives(self, state: CycladesState, faction: int, area: int) -> None:
        state.call(DriveOut(faction, area, FLEET, NONE, REGULAR))


def goals_from(state: CycladesState, sea: int) -> int:
    """Spaces that fleets driven from a space may go to; those along the coast are closed
    already."""
    return open_seas(state, state.at[SEA_OWNER + sea], state.chart.sea_seas[sea])


@final
class DriveOut(Frame[CycladesState]):
    """Fleet by fleet, in the order and direction that the buyer likes: one step to a space that
    does not touch the island and is empty, the same player's or the Kraken's; a fleet without such
    a space is destroyed, another never (CLA-CREATURE-POLYPHEMUS-02, CLA-CREATURE-POLYPHEMUS-03,
    CLA-CREATURE-POLYPHEMUS-04, CLA-CREATURE-POLYPHEMUS-06, CLA-CREATURE-POLYPHEMUS-07). The order
    is asked for where it matters. Where fleets of two sorts stand together the buyer says which
    goes (HAD-GOD-17)."""

    def __init__(self, faction: int, land: int, step: int, sea: int, sort: int) -> None:
        self.faction = faction
        self.land = land
        self.step = step
        self.sea = sea
        self.sort = sort  # of the fleet that goes

    def advance(self, state: CycladesState) -> int:
        if self.step == FLEET:
            if not self.fleets(state):
                return DONE
            self.take_free(state)
        if self.step == FLEET:
            return WAIT
        if self.goals(state) == 0:
            self.step = FLEET
            destroy_fleets(state, self.sea, 1)  # no space opens any more: all of them go this way
            return AGAIN
        if self.step == KIND and not self.mixed(state):
            self.sort = REGULAR if regular_fleets(state, self.sea) else SPARE
            self.step = TO
        return WAIT

    def take_free(self, state: CycladesState) -> None:
        """A fleet that is in nobody's way goes without being asked for."""
        if asks_idly(state):
            return
        for sea in self.fleets(state):
            if not self.contested(state, sea):
                self.sea = sea
                self.step = KIND
                return

    def contested(self, state: CycladesState, sea: int) -> bool:
        """Whether fleets of this space and of another player's could go to the same empty space:
        then it matters who goes first. The Kraken's takes any number."""
        at = state.at
        owner = at[SEA_OWNER + sea]
        goals = goals_from(state, sea) & ~at[SEAS_OF + owner] & ~at[DEADLY]
        for other in self.fleets(state):
            if at[SEA_OWNER + other] != owner and goals & goals_from(state, other):
                return True
        return False

    def mixed(self, state: CycladesState) -> bool:
        return 0 < regular_fleets(state, self.sea) < state.at[FLEETS + self.sea]

    def fleets(self, state: CycladesState) -> list[int]:
        """Spaces around the island where fleets still stand."""
        return [sea for sea in bits(state.chart.land_seas[self.land]) if state.at[FLEETS + sea]]

    def goals(self, state: CycladesState) -> int:
        return goals_from(state, self.sea)

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == KIND:
            return customs(state).spare_units.which_fleet()
        return DISPLACED_FLEET if self.step == FLEET else DISPLACED_FLEET_TO

    def options(self, state: CycladesState) -> list[int]:
        if self.step == KIND:
            return [REGULAR, SPARE]
        return self.fleets(state) if self.step == FLEET else bits(self.goals(state))

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FLEET:
            self.sea = option
            self.step = KIND
        elif self.step == KIND:
            self.sort = option
            self.step = TO
        else:
            self.step = FLEET
            self.drive(state, option)

    def drive(self, state: CycladesState, option: int) -> None:
        owner = state.at[SEA_OWNER + self.sea]
        set_fleets(state, owner, self.sea, state.at[FLEETS + self.sea] - 1)
        if self.sort == SPARE:
            send_others(state, self.sea, option, 1)
        state.note(FLEETS_MOVED, owner, self.sea, option, 1)
        fleets_arrive(state, owner, option, 1)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == FLEET:
            return ["land=land:" + state.chart.land_names[self.land]]
        return ["sea=sea:" + state.chart.sea_names[self.sea]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option in self.options(state):
            return ""
        if self.step == FLEET or option >= state.chart.seas:
            return "CLA-CREATURE-POLYPHEMUS-01:no-target"
        if state.chart.land_seas[self.land] & BIT[option]:
            return "CLA-CREATURE-POLYPHEMUS-04:along-coast"
        if state.chart.sea_seas[self.sea] & BIT[option]:
            return "CLA-CREATURE-POLYPHEMUS-02:occupied"
        return "CLA-CREATURE-POLYPHEMUS-01:not-adjacent"

    def copy(self) -> "DriveOut":
        return DriveOut(self.faction, self.land, self.step, self.sea, self.sort)

    def saved(self) -> list[int]:
        return [self.faction, self.land, self.step, self.sea, self.sort]
