"""How the greedy bot judges a table of the Legendary Edition."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from delos.bots.floats import floats
from delos.bots.judges.cyclades import (
    BASIC,
    CycladesJudge,
    buildings_worth,
    guard_of,
    holds_metropolis,
    seas_worth,
    table_of,
    types_of,
)
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BID,
    FIGURINES_OF,
    GOD_OF,
    HERO_AT,
    HEROES_OF,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
)
from delos.cyclades.ids import APOLLO, ARES, ATHENA, HERA, POSEIDON, ZEUS
from delos.cyclades.reach import metropolises_of, team_metropolises
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game
from delos.legendary.creatures.guardians import MINOTAUR_PIECE
from delos.legendary.customs import customs
from delos.legendary.imagine import public_incomes
from delos.legendary.kinds import KINDS
from delos.legendary.metropolis import ALL_FOUR, team_types
from delos.legendary.offerings import faction_on, price

METROPOLIS_WORTH: Final = 40.0
PHILOSOPHER_WORTH: Final = floats([0.0, 5.0, 12.0, 21.0, 30.0])
TYPES_WORTH: Final = floats([0.0, 3.0, 8.0, 17.0, 20.0])  # different building types owned
GOLD_WORTH: Final = 1.0
INCOME_WORTH: Final = 3.0
# The types of buildings that a god builds, as masks.
BUILT_BY: Final = {POSEIDON: 1, ARES: 2, ZEUS: 4, ATHENA: 8, HERA: ALL_FOUR, APOLLO: 0}
RESTS: Final = frozenset({"turn", "god.first", "offering.god", "upkeep.next", ""})


@final
class LegendaryJudge(CycladesJudge):
    def __init__(self) -> None:
        super().__init__(KINDS, RESTS)

    def gold_worth(self, gold: int) -> float:
        return GOLD_WORTH * min(gold, 25)

    def faction_worths(self, state: CycladesState) -> list[float]:
        incomes = public_incomes(state)
        team = state.rules.team
        return [
            self.worth_with(state, faction, incomes[team[faction]])
            for faction in range(state.rules.factions)
        ]

    def worth_with(self, state: CycladesState, faction: i64, income: int) -> float:
        at = state.at
        worth = METROPOLIS_WORTH * metropolises_of(state, faction)
        worth += PHILOSOPHER_WORTH[min(at[PHILOSOPHERS + faction], 4)]
        worth += buildings_worth(state, faction, TYPES_WORTH)
        worth += INCOME_WORTH * income
        priestesses: int = at[PRIESTESSES + faction]
        worth += 3.0 * priestesses + 4.0 * size(at[HEROES_OF + faction])
        worth += 1.5 * size(at[FIGURINES_OF + faction])
        return worth + self.land_worth(state, faction) + seas_worth(state, faction)

    def land_worth(self, state: CycladesState, faction: i64) -> float:
        """Lands, the Troops on them, and how well Metropolises are guarded."""
        worth = 0.0
        land: i64 = 0
        left = state.at[LANDS_OF + faction]
        while left:
            if left & 1:
                guard = guard_of(state, land)
                worth += 3.0 + 1.1 * min(guard, 3) + 0.3 * max(0, guard - 3)
                if holds_metropolis(state, land):
                    worth += 2.5 * min(guard, 4) - 5.0
            left >>= 1
            land += 1
        return worth

    def asides(self, game: Game) -> list[float]:
        """Heroes and the Minotaur fight for the land on which they stand."""
        state = table_of(game)
        at = state.at
        found = [0.0] * state.rules.factions
        for faction in range(state.rules.factions):
            for hero in bits(at[HEROES_OF + faction]):
                land = at[HERO_AT + hero]
                if land != NONE and at[OWNER + land] == faction:
                    found[faction] += guarding(state, land, state.rules.heroes[hero].strength())
        land = state.piece_land(MINOTAUR_PIECE)
        if land != NONE and at[OWNER + land] != NONE:
            found[at[OWNER + land]] += guarding(
                state, land, state.rules.figurines[MINOTAUR_PIECE].defence()
            )
        return found

    def need(self, state: CycladesState, seat: int, god: int) -> float:
        """What a god's turn is worth to the seat now."""
        at = state.at
        gold = state.gold(seat)
        if god == APOLLO:
            return 6.0 + (4.0 if gold < 4 else 0.0)
        lacks = [0.0 if owned else 4.0 for owned in types_of(state, seat)]
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
        cheapest = [space for space in customs(state).bid_track if space > standing]
        return self.need(state, seat, god) - price(state, seat, cheapest[0])

    def bid_worth(self, state: CycladesState, seat: int, option: int) -> float:
        """A little above the least, as far as the god is worth it: a bid that stands saves
        another round; but gold is needed in the turn as well."""
        bid = customs(state).bid_track[option]
        rivals_left = sum(
            1
            for other in range(state.rules.factions)
            if other != seat and state.at[GOD_OF + other] < 0
        )
        cost = price(state, seat, bid)
        thrift = 1.0 if state.gold(seat) >= 8 else 1.4
        return min(bid, 7) * (0.5 if rivals_left else 0.1) * 1.2 - cost * thrift * 0.6

    def bid_of(self, state: CycladesState, option: int) -> int:
        return customs(state).bid_track[option]

    def wins_with(self, state: CycladesState, faction: int, god: int) -> bool:
        if team_metropolises(state, faction) + 1 < state.rules.goal:
            return False
        if god == ATHENA and state.at[PHILOSOPHERS + faction] >= BASIC - 2:
            return True  # one is given, another can be bought
        lacking = ALL_FOUR & ~team_types(state, faction)
        return size(lacking) == 1 and lacking & BUILT_BY[god] != 0


def guarding(state: CycladesState, land: i64, strength: int) -> float:
    """What a guard of this strength adds to the Troops of a land: most where a Metropolis is."""
    guard = guard_of(state, land)
    worth = 0.5 * (min(guard + strength, 3) - min(guard, 3))
    if holds_metropolis(state, land):
        worth += 1.5 * (min(guard + strength, 4) - min(guard, 4))
    return worth
