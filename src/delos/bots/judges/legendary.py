"""How the greedy bot judges a table of the Legendary Edition."""

from __future__ import annotations

from typing import Final, final

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BID,
    BUILT,
    FIGURINES_OF,
    FLEETS,
    GOD_OF,
    HEROES_OF,
    LANDS_OF,
    MERCENARIES,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.ids import APOLLO, ARES, ATHENA, HERA, METROPOLIS, POSEIDON, ZEUS
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD
from delos.cyclades.offerings import faction_on, price
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game
from delos.legendary.imagine import public_income
from delos.legendary.kinds import KINDS

METROPOLIS_WORTH: Final = 40.0
PHILOSOPHER_WORTH: Final = (0.0, 5.0, 12.0, 21.0, 30.0)
TYPES_WORTH: Final = (0.0, 3.0, 8.0, 17.0, 20.0)  # different building types owned
GOLD_WORTH: Final = 1.0
INCOME_WORTH: Final = 3.0


@final
class LegendaryJudge:
    width = 0  # dice and cards fall within a turn

    def sensible(self, game: Game) -> list[int]:
        return game.ids()

    def worth(self, game: Game, seat: int) -> float:
        state = game.state
        assert isinstance(state, CycladesState)
        mine = self.faction_worth(state, seat) + GOLD_WORTH * min(state.gold(seat), 25)
        rivals = 0.0
        for other in range(state.rules.factions):
            if state.opposed(seat, other):
                rivals = max(rivals, self.faction_worth(state, other))
        return mine - 0.35 * rivals

    def faction_worth(self, state: CycladesState, faction: int) -> float:
        at = state.at
        worth = METROPOLIS_WORTH * metropolises_of(state, faction)
        worth += PHILOSOPHER_WORTH[min(at[PHILOSOPHERS + faction], 4)]
        sites = at[SITES_OF + faction]
        types = 0
        for building in range(4):
            owned = size(sites & at[BUILT + building])
            types += 1 if owned else 0
            worth += 0.8 * owned
        worth += TYPES_WORTH[types]
        worth += INCOME_WORTH * public_income(state, state.rules.team[faction])
        worth += 3.0 * at[PRIESTESSES + faction] + 4.0 * size(at[HEROES_OF + faction])
        worth += 1.5 * size(at[FIGURINES_OF + faction])
        worth += self.land_worth(state, faction)
        for sea in bits(at[SEAS_OF + faction]):
            worth += 1.0 + 0.6 * min(at[FLEETS + sea], 3)
        return worth

    def land_worth(self, state: CycladesState, faction: int) -> float:
        """Lands, the Troops on them, and how well Metropolises are guarded."""
        at = state.at
        worth = 0.0
        for land in bits(at[LANDS_OF + faction]):
            guard = at[TROOPS + land] + at[MERCENARIES + land]
            worth += 3.0 + 1.1 * min(guard, 3) + 0.3 * max(0, guard - 3)
            if state.chart.land_sites[land] & at[BUILT + METROPOLIS]:
                worth += 2.5 * min(guard, 4) - 5.0
        return worth

    def resting(self, kind: str) -> bool:
        return kind in ("turn", "god.first", "offering.god", "upkeep.next", "")

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        state = game.state
        assert isinstance(state, CycladesState)
        kind = game.kind()
        if kind == OFFER_GOD:
            return self.god_worth(state, seat, action - KINDS[OFFER_GOD].offset)
        if kind == OFFER_BID:
            return self.bid_worth(state, seat, action - KINDS[OFFER_BID].offset)
        return None

    def need(self, state: CycladesState, seat: int, god: int) -> float:
        """What a god's turn is worth to the seat now."""
        at = state.at
        sites = at[SITES_OF + seat]
        gold = state.gold(seat)
        if god == APOLLO:
            return 6.0 + (4.0 if gold < 4 else 0.0)
        lacks = [0.0 if sites & at[BUILT + building] else 4.0 for building in range(4)]
        if god == ATHENA:
            have = at[PHILOSOPHERS + seat]
            return 5.0 + lacks[3] + (6.0 if have >= 2 else 3.0) + (4.0 if gold >= 8 else 0.0)
        if god == ZEUS:
            return 6.0 + lacks[2]
        if god == POSEIDON:
            return 5.0 + lacks[0] + (2.0 if size(at[SEAS_OF + seat]) < 4 else 0.0)
        if god == ARES:
            return 6.0 + lacks[1] + (3.0 if gold >= 6 else 0.0)
        assert god == HERA
        return 5.0 + max(lacks) + (3.0 if gold >= 8 else 0.0)

    def god_worth(self, state: CycladesState, seat: int, god: int) -> float:
        """The need for the god less what standing there costs at least."""
        holder = faction_on(state, god)
        standing = state.at[BID + holder] if holder >= 0 else 0
        if god == APOLLO:
            return self.need(state, seat, god)
        cheapest = [space for space in state.rules.bid_track if space > standing]
        return self.need(state, seat, god) - price(state, seat, cheapest[0])

    def bid_worth(self, state: CycladesState, seat: int, space: int) -> float:
        """A little above the least, as far as the god is worth it: a bid that stands saves
        another round; but gold is needed in the turn as well."""
        bid = state.rules.bid_track[space]
        rivals_left = sum(
            1
            for other in range(state.rules.factions)
            if other != seat and state.at[GOD_OF + other] < 0
        )
        cost = price(state, seat, bid)
        thrift = 1.0 if state.gold(seat) >= 8 else 1.4
        return min(bid, 7) * (0.5 if rivals_left else 0.1) * 1.2 - cost * thrift * 0.6
