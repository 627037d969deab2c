"""What the Cyclades titles tell in the same way: words, the clock, who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from delos.cyclades.cells import CYCLE, GOLD, GONE, PHASE
from delos.cyclades.chart import Chart
from delos.cyclades.events import values_of
from delos.cyclades.imagine import copy_gold
from delos.cyclades.reach import metropolises_of
from delos.cyclades.rules import Rules
from delos.cyclades.state import CycladesState
from delos.kernel.event import Event, EventKind
from delos.kernel.kind import Kind
from delos.kernel.state import State
from delos.kernel.title import Title

if TYPE_CHECKING:
    from delos.kernel.view import Standing


class CycladesTitle(Title):
    def __init__(
        self,
        name: str,
        kinds: list[Kind],
        actions: int,
        events: list[EventKind],
        seats: list[str],
        options: dict[str, object],
        rules: Rules,
        chart: Chart,
    ) -> None:
        super().__init__(name, rules.version, kinds, actions, events, seats, options)
        self.rules = rules
        self.chart = chart

    # -- words ----------------------------------------------------------------------------

    def about(self, state: State) -> list[str]:
        assert isinstance(state, CycladesState)
        return state.stack[-1].about(state)

    def refusal(self, state: State, kind: int, option: int) -> str:
        assert isinstance(state, CycladesState)
        return state.stack[-1].refusal(state, option)

    def prompt(self, kind: str, about: list[str], lang: str) -> str:
        from delos.texts import speak

        return speak.prompt(lang, kind, about, title=self.name)

    def label(self, kind: str, tokens: list[str], lang: str) -> str:
        from delos.texts import speak

        return speak.label(lang, kind, tokens, title=self.name)

    def reason(self, key: str, lang: str) -> str:
        from delos.texts import speak

        return speak.reason(lang, key, self.name)

    def slip(self, word: str, wanted: str, decision: str, lang: str) -> str:
        from delos.texts import speak

        return speak.slip(lang, word, wanted, decision)

    def sentence(self, event: str, fields: dict[str, object], lang: str) -> str:
        from delos.texts import speak

        return speak.event(lang, event, fields, self.field_types(event), title=self.name)

    def values(self, event: Event) -> list[int]:
        return values_of(event)

    # -- results --------------------------------------------------------------------------

    def length(self, state: State) -> int:
        return state.at[CYCLE]

    def clock(self, state: State) -> str:
        return f"cycle {state.at[CYCLE]}, {self.word('phase', state.at[PHASE])}"

    def score(self, state: CycladesState, team: int) -> list[int]:
        """Metropolises and gold of a team, which is a single seat outside team play; [-1, -1] when
        nobody of it is left."""
        count = 0
        alive = False
        for seat in range(self.rules.factions):
            if self.rules.team[seat] == team:
                count += metropolises_of(state, seat)
                alive = alive or state.at[GONE] >> seat & 1 == 0
        return [count, state.at[GOLD + team]] if alive else [-1, -1]

    def winners(self, state: State) -> list[int]:
        """Most Metropolises, then most gold, then shared; an eliminated faction cannot win, its
        surviving teammate represents the team (LEG-END-03, LEG-END-04, LEG-END-09, LEG-TEAM-21,
        CLA-END-02, CLA-END-03)."""
        assert isinstance(state, CycladesState)
        best = [0, 0]
        found: list[int] = []
        for team in range(self.rules.teams):
            score = self.score(state, team)
            if score > best:
                best = score
                found = []
            if score == best:
                found.append(team)
        return [seat for seat in range(self.rules.factions) if self.rules.team[seat] in found]

    def standings(self, state: State) -> list[Standing]:
        """Seats from best to worst, equal teams on the same place; gold is told once the game is
        over."""
        assert isinstance(state, CycladesState)
        over = not state.stack
        found: list[Standing] = []
        place = 0
        former: list[int] = []
        for team in sorted(range(self.rules.teams), key=_Rank(self, state, over)):
            score = self.score(state, team)
            result = score if over else score[:1]
            if result != former:
                place += 1
                former = result
            gold = max(0, score[1]) if over else None
            for seat in range(self.rules.factions):
                if self.rules.team[seat] == team:
                    gone = state.at[GONE] >> seat & 1 == 1
                    found.append(self.standing(seat, place, max(0, score[0]), gone, gold))
        return found

    def standing(
        self, seat: int, place: int, metropolises: int, eliminated: bool, gold: int | None
    ) -> Standing:
        """A line of the standings."""
        raise NotImplementedError

    # -- what a seat may know -------------------------------------------------------------

    def keep_books(self, imagined: State, state: State) -> None:
        """All gold comes, goes and is halved in public (LEG-INFO-01, decision 6)."""
        copy_gold(imagined, state, self.rules.teams)


@final
class _Rank:
    """Sort key of a team, the best first."""

    def __init__(self, title: CycladesTitle, state: CycladesState, over: bool) -> None:
        self.title = title
        self.state = state
        self.over = over

    def __call__(self, team: int) -> tuple[int, int, int]:
        score = self.title.score(self.state, team)
        return (-score[0], -score[1] if self.over else 0, team)
