"""The lists of a table, and what this title does where shared procedures only announce."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.action import Action
from delos.classic.boards import Board, overlapped
from delos.classic.effects import remove_marker
from delos.classic.hooks import (
    God,
    OfferingLaw,
    Opening,
    Outpost,
    Secret,
    SetupStep,
    SpareUnits,
    Teller,
    Watcher,
)
from delos.classic.sites import free_metropolis_sites, sets_on
from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import BUILT, GONE, SITES_OF
from delos.cyclades.chart import SEA_SPACES
from delos.cyclades.events import METROPOLIS_LOST
from delos.cyclades.ids import METROPOLIS, NECROPOLIS, THEATRE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.rules import Customs
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells
from delos.kernel.reason import number


@final
class ClassicCustoms(Customs):
    """The lists of this title, and what it does where shared procedures only announce."""

    def __init__(
        self,
        players: int,
        gods: list[God],
        openings: list[Opening],
        actions: list[Action],
        hidden_discard: bool,
        tiles: list[int],
        board: Board,
        setup: list[SetupStep],
        watchers: list[Watcher],
        spare_units: SpareUnits,
        laws: list[OfferingLaw],
        outposts: list[Outpost],
        secrets: list[Secret],
        tellers: dict[int, Teller],
        journey_rules: dict[int, str],
        protection: str,
        sylph_by_fleet: bool,
        second_only: bool,
    ) -> None:
        self.players = players  # at the start of the game
        self.gods = gods  # by number of the god
        self.openings = openings  # of a turn
        self.actions = actions
        self.menus = [[a for a in actions if a.serves(god)] for god in range(len(gods))]
        self.hidden_discard = hidden_discard
        self.tiles = 0  # gods that are shuffled onto the track, as a mask
        for god in tiles:
            self.tiles |= BIT[god]
        self.board = board
        self.setup = setup
        self.watchers = watchers
        self.spare_units = spare_units
        self.laws = laws  # of offerings
        self.outposts = outposts
        self.secrets = secrets
        self.tellers = tellers  # by kind of decision
        self.journey_rules = journey_rules  # by number of the journey
        self.protection = protection  # why nobody attacks who is protected, as a reason key
        self.sylph_by_fleet = sylph_by_fleet
        self.second_only = second_only
        self.markers = 4 if players == 2 else players  # CLA-SETUP-02, CLA-TWO-01
        self.sets = [list(range(one, self.markers, players)) for one in range(players)]
        # What a metropolis or Necropolis covers, by the site whose number stands for it.
        chart = board.chart
        lands = [chart.site_land[site] for site in range(chart.sites)]
        self.covered: Cells = cells([overlapped(chart, land) for land in lands])

    def markers_of(self, faction: int) -> list[int]:
        return self.sets[faction]

    # -- customs ---------------------------------------------------------------------------

    def metropolises_lost(self, state: CycladesState, loser: int, land: int) -> None:
        sites = state.chart.land_sites[land] & state.at[BUILT + METROPOLIS]
        for site in bits(sites):
            state.note(METROPOLIS_LOST, loser, site)

    def stay_at_sea(self) -> int:
        return SEA_SPACES

    def other_troops(self) -> str:
        return "undead"

    def ports_attack(self) -> bool:
        return False  # CLA-BUILD-07

    def neutral_refuges(self) -> bool:
        return False  # CLA-RETREAT-02

    def may_take_last(self, state: CycladesState, faction: int, land_mask: int) -> bool:
        return capture_closed(state, faction, land_mask) == OPEN

    def keeps_cards(self) -> bool:
        return False  # all possessions leave the game (CLA-ELIM-04)

    def eliminated(self, state: CycladesState, faction: int) -> None:
        """Its markers leave too: a god not yet resolved is passed over (CLA-ELIM-08)."""
        for marker in self.markers_of(faction):
            remove_marker(state, marker, self.markers)
        for watcher in self.watchers:
            watcher.eliminated(state, faction)

    def lost_regulars(self, state: CycladesState, count: int) -> None:
        for watcher in self.watchers:
            watcher.lost_regulars(state, count)

    def other_fleets(self, state: CycladesState, faction: int, sea: int) -> int:
        return self.spare_units.of(state, faction, sea)

    def send_others(self, state: CycladesState, origin: int, sea: int, count: int) -> None:
        self.spare_units.send(state, origin, sea, count)

    def lost_others(self, state: CycladesState, faction: int, sea: int, count: int) -> None:
        self.spare_units.lost(state, faction, sea, count)

    def before_round(self, state: CycladesState, attacker: int, defender: int, area: int) -> None:
        for watcher in self.watchers:
            watcher.before_round(state, attacker, defender, area)

    def challenged(self, state: CycladesState, faction: int, area: int) -> bool:
        asked = False
        for watcher in self.watchers:
            if watcher.challenged(state, faction, area):
                asked = True
        return asked

    def which_fleet(self, state: CycladesState, faction: int, sea: int) -> bool:
        return self.spare_units.which(state, faction, sea)


def customs(state: CycladesState) -> ClassicCustoms:
    # Tables of this title have no others. Compiled, the return checks it; interpreted, a check
    # would cost as much as the rest: nearly every rule asks here.
    return state.rules.customs  # type: ignore[return-value]


def asks_idly(state: CycladesState) -> bool:
    """Whether the table still puts questions that decide nothing: version 1 of the rules did."""
    return state.rules.version == 1


def owner_of(state: CycladesState, marker: i64) -> i64:
    """The player of an Offering marker: with two players each has a second one (CLA-TWO-01)."""
    players: i64 = state.rules.factions
    return marker if marker < players else marker - players


def players_left(state: CycladesState) -> list[int]:
    return bits((BIT[state.rules.factions] - 1) & ~state.at[GONE])


OPEN: Final = 0
ENOUGH: Final = 1
TOO_FEW: Final = 2


def capture_closed(state: CycladesState, faction: int, land_mask: int) -> int:
    """Why the last island of a player may not be attacked; OPEN when taking it brings at least one
    metropolis, and the attacker then has as many as the game needs, however the battle may end
    (CLA-ELIM-01, CLA-ELIM-02, CLA-ELIM-07, CLA-TWO-08). Who has as many already may attack by the
    table's option only. Only land attacks ask here, with or without a battle (CLA-ELIM-05,
    CLA-ELIM-06)."""
    owned = metropolises_of(state, faction)
    if owned >= state.rules.goal and customs(state).second_only:
        return ENOUGH
    gained = capture_gain(state, faction, land_mask)
    return OPEN if gained > 0 and owned + gained >= state.rules.goal else TOO_FEW


def capture_gain(state: CycladesState, faction: int, land_mask: int) -> int:
    """Metropolises that taking these islands would bring at once: those that stand there and sets
    that their buildings complete, while sites are left for them. Philosophers are not counted."""
    target = union(state.chart.land_sites, land_mask)
    whole = state.at[SITES_OF + faction] | target
    sets = min(sets_on(state, whole), size(free_metropolis_sites(state, whole)))
    return size(target & state.at[BUILT + METROPOLIS]) + sets


def why_spared(state: CycladesState, faction: int, land_mask: int) -> str:
    """The same for people, as a reason key."""
    told = number("need", state.rules.goal) + number("have", metropolises_of(state, faction))
    if capture_closed(state, faction, land_mask) == ENOUGH:
        return "CLA-ELIM-01,CLA-ELIM-07:enough-metropolises" + told
    gained = number("gain", capture_gain(state, faction, land_mask))
    return "CLA-ELIM-01,CLA-ELIM-07:last-island" + told + gained


def free_sites(state: CycladesState, faction: int) -> int:
    """Sites of the player's islands on which nothing stands and that neither metropolis nor
    Necropolis covers (CLA-BUILD-01, CLA-METRO-05, HAD-NECRO-12), as a mask."""
    at = state.at
    taken = at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3] | at[BUILT + THEATRE]
    large = at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]
    if large:
        taken |= union(customs(state).covered, large)
    return at[SITES_OF + faction] & ~taken
