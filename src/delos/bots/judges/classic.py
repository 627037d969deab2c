"""How the greedy bot judges a table of the original game; its offerings are in `classic_bids`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from delos.bots.judges.classic_bids import denied, stake, worth_on
from delos.bots.judges.classic_figures import figures_worth
from delos.bots.judges.classic_hades import last_campaign, module_worth
from delos.bots.judges.classic_heroes import fortune
from delos.bots.judges.classic_placement import place_worth
from delos.bots.judges.classic_windows import window
from delos.bots.judges.classic_worth import (
    GOLD_SUM,
    faction_worth,
    largest_armies,
    lead,
    sum_to,
)
from delos.bots.judges.cyclades import CycladesJudge, table_of
from delos.classic.hades.kinds import (
    APHRODITE_LAND,
    ARROWS_FIGURE,
    HERMES_SEA,
    NECROPOLIS_LAND,
    UNDEAD_SEA,
)
from delos.classic.income import incomes
from delos.classic.kind_table import KINDS
from delos.classic.kinds import END_TURN, GIVE_NO_MORE
from delos.classic.offerings import Offerings
from delos.cyclades.kinds import (
    ERINYES_TO,
    HERO_LAND,
    PLACE_FLEET,
    PLACE_TROOP,
    RECRUIT_OTHER,
    SPHINX_CARD,
    TURN,
)
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game

# Places of figures, and gifts to the Sphinx, of whom greedy thinks nothing.
WEIGHED: Final = frozenset({"figure.island", "sphinx.gift"})
RESTS: Final = frozenset({"god.turn", "offering.god", ""})
CONTENT: Final = 0.4  # nothing is done for less
# The last decision of an action, without dice behind it: one look is enough.
SETTLED: Final = frozenset(
    {
        APHRODITE_LAND,
        ARROWS_FIGURE,
        ERINYES_TO,
        HERMES_SEA,
        HERO_LAND,
        NECROPOLIS_LAND,
        RECRUIT_OTHER,
        UNDEAD_SEA,
    }
)


@final
class ClassicJudge(CycladesJudge):
    def __init__(self) -> None:
        super().__init__(KINDS, RESTS)

    def gold_worth(self, gold: int) -> float:
        return sum_to(gold, GOLD_SUM)

    def faction_worths(self, state: CycladesState) -> list[float]:
        found: list[float] = []
        income = incomes(state)
        armies = largest_armies(state)
        factions: i64 = state.rules.factions
        for faction in range(factions):
            worth = faction_worth(state, faction, income[faction], armies)
            found.append(worth + module_worth(state, faction))
        return found

    def compared(self, state: CycladesState, seat: int, factions: list[float]) -> float:
        gold = state.gold(seat)
        hopes = fortune(state, seat, gold) - self.gold_worth(gold)
        return super().compared(state, seat, factions) + lead(state, seat) + hopes

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """Ending a turn changes nothing: what the next cycle brings comes anyway. Trifles do not
        keep it going."""
        kind = inside.kind(game)
        option = KINDS[kind].option(action)
        if kind == TURN and option == END_TURN:
            return self.worth(game, seat) + CONTENT - last_campaign(table_of(game), seat)
        if kind in SETTLED:
            after = game.copy()
            after.play(action)
            return self.worth(after, seat)
        if kind in (PLACE_TROOP, PLACE_FLEET):
            return place_worth(table_of(game), seat, kind, option)
        known = super().hunch(game, seat, action)
        return window(table_of(game), seat, kind, option) if known is None else known

    def asides(self, game: Game) -> list[float]:
        return figures_worth(table_of(game))

    def weighs(self, kind: str) -> bool:
        return kind in WEIGHED

    def weighed(self, game: Game, seat: int, action: int) -> float:
        """Where a figure stands, or what is left when the Sphinx got this and nothing more."""
        after = game.copy()
        after.play(action)
        if inside.actor(after) == seat and inside.kind(after) == SPHINX_CARD:
            after.play(KINDS[SPHINX_CARD].ids[GIVE_NO_MORE])
        return self.worth(after, seat) + self.beside(after, seat)

    def god_worth(self, state: CycladesState, seat: int, god: int) -> float:
        return worth_on(state, seat, god)

    def bid_worth(self, state: CycladesState, seat: int, option: int) -> float:
        offerings = state.stack[-1]
        assert isinstance(offerings, Offerings)
        return stake(state, seat, offerings.god, option)

    def bid_of(self, state: CycladesState, option: int) -> int:
        return option

    def wins_with(self, state: CycladesState, faction: int, god: int) -> bool:
        if metropolises_of(state, faction) + 1 < state.rules.goal:
            return False
        return denied(state, faction, god) > 0
