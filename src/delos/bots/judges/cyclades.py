"""What the judges of all titles of the Cyclades family share: a table is worth what the seat has
less a part of what its best rival has, and offerings are judged without looking ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.floats import Floats, floats
from delos.bots.judges.base import Judge
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    BUILT,
    FACTIONS,
    FLEETS,
    GOD_OF,
    NONE,
    PRIESTESSES,
    SEAS_OF,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.ids import METROPOLIS
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.kind import Kind

BASIC: Final = 4  # types of buildings, and philosophers, that make a metropolis
SPARE_BUILDING: Final = 0.8  # any building, whatever its type
RIVAL_SHARE: Final = 0.35
SEA_WORTH: Final = floats([1.0 + 0.6 * fleets for fleets in range(4)])


class CycladesJudge(Judge):
    def __init__(self, kinds: list[Kind], rests: frozenset[str]) -> None:
        super().__init__(0)  # dice and cards fall within a turn
        self.kinds = kinds
        self.rests = rests  # kinds of decision at which a choice is finished

    def sensible(self, game: Game) -> list[int]:
        return game.ids()

    def resting(self, kind: str) -> bool:
        return kind in self.rests

    def worth(self, game: Game, seat: int) -> float:
        return self.table_worth(table_of(game), seat)

    def table_worth(self, state: CycladesState, seat: int) -> float:
        return self.compared(state, seat, self.faction_worths(state))

    def worths(self, game: Game) -> list[float]:
        """What `worth` says to each seat, looked up once for all."""
        state = table_of(game)
        factions = self.faction_worths(state)
        return [self.compared(state, seat, factions) for seat in range(state.rules.factions)]

    def compared(self, state: CycladesState, seat: int, factions: list[float]) -> float:
        mine = factions[seat] + self.gold_worth(state.gold(seat))
        rivals = 0.0
        for other in range(state.rules.factions):
            if state.opposed(seat, other):
                rivals = max(rivals, factions[other])
        return mine - RIVAL_SHARE * rivals

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        kind = inside.kind(game)
        if kind == OFFER_GOD:
            return self.god_worth(table_of(game), seat, self.kinds[kind].option(action))
        if kind == OFFER_BID:
            return self.bid_worth(table_of(game), seat, self.kinds[kind].option(action))
        return None

    def beside(self, game: Game, seat: int) -> float:
        asides = self.asides(game)
        if not asides:
            return 0.0
        rivals = 0.0
        state = table_of(game)
        for other in range(state.rules.factions):
            if state.opposed(seat, other):
                rivals = max(rivals, asides[other])
        return asides[seat] - RIVAL_SHARE * rivals

    def musts(self, game: Game, seat: int, counted: bool) -> list[int]:
        """Gods that a rival wants who is about to win; and the least bid that nobody can top. What
        others hold is a guess unless it was counted, and only victories are worth all that a guess
        would have one pay."""
        kind = inside.kind(game)
        if kind == OFFER_GOD:
            return self.wanted_to_win(table_of(game), seat, game.ids())
        if kind == OFFER_BID and (counted or self.decides(game)):
            return self.standing_bid(table_of(game), seat, game.ids())
        return []

    def decides(self, game: Game) -> bool:
        """Whether somebody may win with the god for whom a sum is asked."""
        state = table_of(game)
        god = god_bid_on(game)
        for faction in range(state.rules.factions):
            if self.wins_with(state, faction, god):
                return True
        return False

    def wanted_to_win(self, state: CycladesState, seat: int, ids: list[int]) -> list[int]:
        found: list[int] = []
        for action in ids:
            god = self.kinds[OFFER_GOD].option(action)
            for other in range(state.rules.factions):
                if state.opposed(seat, other) and self.wins_with(state, other, god):
                    found.append(action)
                    break
        return found

    def standing_bid(self, state: CycladesState, seat: int, ids: list[int]) -> list[int]:
        most = 0
        for other in range(state.rules.factions):
            if state.opposed(seat, other):
                most = max(most, state.gold(other) + state.at[PRIESTESSES + other])
        for action in ids:
            if self.bid_of(state, self.kinds[OFFER_BID].option(action)) > most:
                return [action]
        return []

    # -- what each title judges its own way -----------------------------------------------

    def bid_of(self, state: CycladesState, option: int) -> int:
        """The value of an offering."""
        raise NotImplementedError

    def wins_with(self, state: CycladesState, faction: int, god: int) -> bool:
        """Whether a turn with the god may bring the faction its last metropolis."""
        raise NotImplementedError

    def gold_worth(self, gold: int) -> float:
        raise NotImplementedError

    def faction_worths(self, state: CycladesState) -> list[float]:
        """What everybody can see of each faction is worth."""
        raise NotImplementedError

    def god_worth(self, state: CycladesState, seat: int, god: int) -> float:
        raise NotImplementedError

    def bid_worth(self, state: CycladesState, seat: int, option: int) -> float:
        raise NotImplementedError


def table_of(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def god_bid_on(game: Game) -> int:
    """The god, where the sum of an offering is asked for."""
    after = game.copy()
    after.play(after.ids()[-1])
    before = table_of(game).at
    at = table_of(after).at
    for marker in range(FACTIONS):
        god = at[GOD_OF + marker]
        if god != NONE and god != before[GOD_OF + marker]:
            return god
    return NONE


def types_of(state: CycladesState, faction: int) -> list[bool]:
    """Which of the four types of buildings the faction has."""
    sites = state.at[SITES_OF + faction]
    return [sites & state.at[BUILT + building] != 0 for building in range(BASIC)]


def count_types(state: CycladesState, faction: i64) -> int:
    """How many of the four types of buildings the faction has."""
    at = state.at
    sites = at[SITES_OF + faction]
    types = 0
    basic: i64 = BASIC
    for building in range(basic):
        if sites & at[BUILT + building]:
            types += 1
    return types


def buildings_worth(state: CycladesState, faction: i64, steps: Floats) -> float:
    """Different types by the steps of the table, and a little for each building."""
    at = state.at
    sites = at[SITES_OF + faction]
    types: i64 = 0
    owned = 0
    basic: i64 = BASIC
    for building in range(basic):
        built = sites & at[BUILT + building]
        if built:
            owned += size(built)
            types += 1
    return SPARE_BUILDING * owned + steps[types]


def guard_of(state: CycladesState, land: i64) -> int:
    return state.at[TROOPS + land] + state.at[state.rules.others + land]


def holds_metropolis(state: CycladesState, land: i64) -> bool:
    return state.chart.land_sites[land] & state.at[BUILT + METROPOLIS] != 0


def seas_worth(state: CycladesState, faction: i64) -> float:
    """Spaces with fleets; more than three in one of them add nothing."""
    at = state.at
    worth = 0.0
    sea: i64 = 0
    left = at[SEAS_OF + faction]
    while left:  # bit by bit: compiled, that is quicker than a list of them
        if left & 1:
            worth += SEA_WORTH[min(at[FLEETS + sea], 3)]
        left >>= 1
        sea += 1
    return worth
