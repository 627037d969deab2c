"""Units leave one land and arrive in another: joining, taking control, or giving battle."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import join_land, slay_figurine, station_heroes, take_land
from delos.cyclades.events import HERO_MOVED, UNITS_MOVED
from delos.cyclades.ids import PIECE_NAMES
from delos.cyclades.kinds import MOVE_CHAIN
from delos.cyclades.reach import chain_seas, inland_chains
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import powers_work
from delos.kernel.frame import DONE, WAIT, Frame

# The figurines that can stand at sea among Fleets; an option of MOVE_CHAIN is a set of them.
SEA_PIECE_NAMES: Final = ["charybdis", "hydra", "nereid", "typhon", "scylla"]
SEA_PIECES: Final = [PIECE_NAMES.index(name) for name in SEA_PIECE_NAMES]
CHAINS: Final = 1 << len(SEA_PIECES)


def chain_name(option: int) -> str:
    """The word for an option of MOVE_CHAIN."""
    names = [name for i, name in enumerate(SEA_PIECE_NAMES) if option >> i & 1]
    return "-".join(names) if names else "none"


def note_move(
    state: CycladesState, origin: int, land: int, troops: int, mercenaries: int, heroes: int
) -> None:
    if troops or mercenaries:
        state.note(UNITS_MOVED, origin, land, troops, mercenaries)
    for hero in bits(heroes):
        state.note(HERO_MOVED, hero, origin, land)


def settle_in(
    state: CycladesState, faction: int, land: int, troops: int, mercenaries: int, heroes: int
) -> None:
    """Arrive in a land that is one's own or may be taken without a fight (LEG-LANDMOVE-09, -10,
    LEG-CONTROL-07)."""
    station_heroes(state, heroes, land)
    slay_in_land(state, faction, heroes, land)
    if state.at[OWNER + land] != faction:
        take_land(state, faction, land)
    join_land(state, land, troops, mercenaries)


# -- Heroes who slay figurines on their way (LEG-HERO-HERACLES-01 to -05) -------------------


def slayer_among(state: CycladesState, faction: int, heroes: int) -> bool:
    if heroes == 0:
        return False
    for hero in bits(heroes):
        if state.rules.heroes[hero].slays_figurines() and powers_work(state, faction, hero):
            return True
    return False


def slay_in_land(state: CycladesState, faction: int, heroes: int, land: int) -> None:
    """Compulsory, own figurines too (LEG-HERO-HERACLES-02)."""
    if state.at[FIGURINE_LANDS] & BIT[land] == 0 or not slayer_among(state, faction, heroes):
        return
    for piece in range(PIECES):
        if state.at[PIECE_AT + piece] == land:
            slay_figurine(state, piece)


def crosses_figurines(state: CycladesState, faction: int, heroes: int, fleets: int) -> bool:
    """Whether a slayer moves while figurines stand among these Fleets; else no way is chosen."""
    return state.at[FIGURINE_SEAS] & fleets != 0 and slayer_among(state, faction, heroes)


def ways(
    state: CycladesState, faction: int, origin: int, land: int, fleets: int, heroic: bool = False
) -> list[int]:
    """The sets of figurines that some way between two lands passes (LEG-HERO-HERACLES-03).

    A way is a walk over seas with the given Fleets; only the figurines on it matter.
    """
    over_land = state.chart.land_lands[origin] & BIT[land] != 0
    if over_land and not inland_chains(state, heroic):
        return [0]
    found = [
        option for option in range(CHAINS) if is_way(state, faction, origin, land, fleets, option)
    ]
    if over_land and 0 not in found:
        found.insert(0, 0)
    return found


def is_way(
    state: CycladesState, faction: int, origin: int, land: int, fleets: int, option: int
) -> bool:
    """Whether some chain passes exactly these figurines."""
    chart = state.chart
    wanted = 0
    allowed = fleets
    for i in range(len(SEA_PIECES)):
        sea = state.piece_sea(SEA_PIECES[i])
        if option >> i & 1:
            if sea == NONE or fleets & BIT[sea] == 0:
                return False
            wanted |= BIT[sea]
        elif sea != NONE:
            allowed &= ~BIT[sea]
    for start in bits(chart.land_seas[origin] & allowed):
        whole = chain_seas(state, faction, BIT[start], allowed)
        if whole & wanted == wanted and whole & chart.land_seas[land]:
            return True
    return False


def slay_at_sea(state: CycladesState, option: int) -> None:
    """Destroy a set of figurines at sea; the two pieces of one card leave together, so the second
    may be gone already."""
    for i in range(len(SEA_PIECES)):
        if option >> i & 1 and state.at[PIECE_AT + SEA_PIECES[i]] >= LANDS:
            slay_figurine(state, SEA_PIECES[i])


def call_passage(
    state: CycladesState, faction: int, heroes: int, origin: int, land: int, fleets: int
) -> None:
    """Before a slayer retreats over the sea its way is chosen; nobody else is asked."""
    if crosses_figurines(state, faction, heroes, fleets):
        state.call(Passage(faction, origin, land, fleets))


@final
class Passage(Frame[CycladesState]):
    """Which figurines at sea a retreating slayer passes (LEG-HERO-HERACLES-03, -04)."""

    def __init__(self, faction: int, origin: int, land: int, fleets: int) -> None:
        self.faction = faction
        self.origin = origin
        self.land = land
        self.fleets = fleets

    def advance(self, state: CycladesState) -> int:
        return DONE if self.fleets == NONE else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return MOVE_CHAIN

    def options(self, state: CycladesState) -> list[int]:
        return ways(state, self.faction, self.origin, self.land, self.fleets)

    def choose(self, state: CycladesState, option: int) -> None:
        slay_at_sea(state, option)
        self.fleets = NONE

    def about(self, state: CycladesState) -> list[str]:
        return ["land=land:" + state.chart.land_names[self.land]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-HERO-HERACLES-03:chain"

    def copy(self) -> "Passage":
        return Passage(self.faction, self.origin, self.land, self.fleets)

    def saved(self) -> list[int]:
        return [self.faction, self.origin, self.land, self.fleets]
