"""How the greedy bot judges a table of the original game; its offerings are in `classic_bids`."""

from __future__ import annotations

from typing import Final, final

from delos.bots.judges.classic_bids import stake, worth_on
from delos.bots.judges.classic_worth import GOLD_WORTH, faction_worth, lead, steps_to
from delos.bots.judges.cyclades import CycladesJudge
from delos.classic.kinds import END_TURN, KINDS
from delos.classic.offerings import Offerings
from delos.cyclades.kinds import TURN
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game

RESTS: Final = frozenset({"god.turn", "offering.god", ""})
CONTENT: Final = 0.4  # nothing is done for less


@final
class ClassicJudge(CycladesJudge):
    def __init__(self) -> None:
        super().__init__(KINDS, RESTS)

    def gold_worth(self, gold: int) -> float:
        return steps_to(gold, GOLD_WORTH)

    def faction_worth(self, state: CycladesState, faction: int) -> float:
        return faction_worth(state, faction)

    def table_worth(self, state: CycladesState, seat: int) -> float:
        return super().table_worth(state, seat) + lead(state, seat)

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """Ending a turn changes nothing: what the next cycle brings comes anyway. Trifles do not
        keep it going."""
        if game.kind() == TURN and action == KINDS[TURN].offset + END_TURN:
            return self.worth(game, seat) + CONTENT
        return super().hunch(game, seat, action)

    def god_worth(self, state: CycladesState, seat: int, god: int) -> float:
        return worth_on(state, seat, god)

    def bid_worth(self, state: CycladesState, seat: int, option: int) -> float:
        offerings = state.stack[-1]
        assert isinstance(offerings, Offerings)
        return stake(state, seat, offerings.god, option)
