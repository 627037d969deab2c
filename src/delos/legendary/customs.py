"""The readings and numbers of a table, and what this title does where shared procedures only
announce."""

from bisect import bisect_right
from typing import Final, final

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import BUILT, SILENCED, SITES_OF
from delos.cyclades.events import METROPOLIS_LOST
from delos.cyclades.ids import METROPOLIS
from delos.cyclades.reach import team_metropolises
from delos.cyclades.rules import Customs
from delos.cyclades.state import CycladesState
from delos.legendary.bonus import LosersBonus
from delos.legendary.effects import free_reserved

LIGHT: Final = 64  # a purse below this is light


@final
class LegendaryCustoms(Customs):
    """What only this title asks its table's options about, and what it does at moments that the
    shared procedures announce."""

    def __init__(
        self,
        bid_track: list[int],
        strict_offerings: bool,
        apollo_anywhere: bool,
        hydra_feeds: bool,
        leto_once: bool,
        fleets_apart: bool,
        freed_bids: bool,
    ) -> None:
        self.bid_track = bid_track  # ascending; the last space cannot be outbid (LEG-OFFER-06)
        self.strict_offerings = strict_offerings
        self.apollo_anywhere = apollo_anywhere
        self.hydra_feeds = hydra_feeds
        self.leto_once = leto_once  # one heroic move under Apollo
        self.fleets_apart = fleets_apart  # the first two Fleets go to different seas
        self.freed_bids = freed_bids  # a partner's bid does not bind whoever drives it off
        # Spaces that a light purse can pay, by its gold: asked at every bid.
        self.light = [bisect_right(bid_track, gold) for gold in range(LIGHT)]

    def spaces_within(self, gold: int) -> int:
        """How many spaces of the bid track are worth no more than this."""
        return self.light[gold] if gold < LIGHT else bisect_right(self.bid_track, gold)

    # -- customs ---------------------------------------------------------------------------

    def metropolises_lost(self, state: CycladesState, loser: int, land: int) -> None:
        sites = state.chart.land_sites[land] & state.at[BUILT + METROPOLIS]
        for site in bits(sites):
            state.note(METROPOLIS_LOST, loser, site)
        state.call(LosersBonus(loser, sites))

    def eliminated(self, state: CycladesState, faction: int) -> None:
        free_reserved(state, faction)

    def may_take_last(self, state: CycladesState, faction: int, land_mask: int) -> bool:
        return conquest_ends_game(state, faction, land_mask)


def customs(state: CycladesState) -> LegendaryCustoms:
    # Tables of this title have no others. Compiled, the return checks it; interpreted, a check
    # would cost as much as the rest: every bid asks here.
    return state.rules.customs  # type: ignore[return-value]


def conquest_ends_game(state: CycladesState, faction: int, land_mask: int) -> bool:
    """Whether taking this last land would bring the team to the goal at once.

    Counted: Metropolises in the land and sets that its basic buildings complete, as things stand
    at the declaration (LEG-LANDMOVE-16, -17); what bonuses might add is not.
    """
    at = state.at
    now = team_metropolises(state, faction)
    if now >= state.rules.goal:
        return False
    target = 0
    for land in bits(land_mask):
        target |= state.chart.land_sites[land]
    ours = at[SITES_OF + faction]
    for mate in bits(state.mates(faction)):
        ours |= at[SITES_OF + mate]
    working = (ours | target) & ~at[SILENCED]
    sets = size(working & at[BUILT])
    for building in range(1, 4):
        sets = min(sets, size(working & at[BUILT + building]))
    return now + size(target & at[BUILT + METROPOLIS]) + sets >= state.rules.goal
