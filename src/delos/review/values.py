"""What a review says, as values that go into a file, over the wire and onto a page.

Chances are shares of the victory from 0 to 1, one a seat; teammates have the same.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

SEEN: Final = 0.0005  # a change of less is told as none
VERSION: Final = 4  # of the values and of how they are found: kept reviews of others are made anew


class Alternative(Struct):
    """A choice at a decision, and what became of it in imagined games."""

    action: int
    labels: dict[str, str]  # by language
    chance: float  # of the seat that decides
    tried: int  # imagined games
    played: bool  # what was done
    why: dict[str, str]  # what it brings until the turn is over, by language; often nothing
    places: list[str]  # where it acts, as tokens, in the order in which one gets there


class Step(Struct):
    """A decision and what came of it, until the next one."""

    step: int  # as replays count: 1 is the first decision
    seat: int
    kind: str
    length: int  # the cycle or turn
    asked: dict[str, str]  # the question, by language
    action: int
    labels: dict[str, str]  # what was done
    places: list[str]  # where, as tokens
    event: str  # the weightiest thing that happened, if any
    told: dict[str, str]  # in a sentence
    before: list[float]
    after: list[float]
    luck: list[float]  # part of the change that dice and draws made; the rest is the choice
    lucky: bool  # whether there were any
    best: list[Alternative]  # best first; what was done is among them or behind them

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]

    def choice(self, seat: int) -> float:
        """Part of the change that the choice made."""
        return self.change(seat) - self.luck[seat]

    def missed(self) -> float:
        """What the best alternative would have brought more than what was done."""
        done = next((one.chance for one in self.best if one.played), None)
        return 0.0 if done is None else max(one.chance for one in self.best) - done


class TurningPoint(Struct):
    """Some decisions of one seat in a row over which chances moved much, and for good."""

    first: int  # steps
    last: int
    step: int  # the one that moved most, or the last before it at which there was a choice
    seat: int  # who decided
    moved: int  # the seat whose chances moved most, and for good
    told: dict[str, str]  # what happened, by language
    brought: dict[str, str]  # what it changed for who decided; often nothing
    before: list[float]
    after: list[float]
    luck: list[float]


class Review(Struct):
    title: str
    seats: list[str]
    winners: list[int]
    teams: list[list[int]]  # the seats of each side
    start: list[float]  # chances before the first decision
    steps: list[Step]
    points: list[TurningPoint]
    games: int  # imagined games a decision, about
    samples: int  # outcomes of dice and draws a step
    seed: int
    version: int = VERSION

    def lucky(self) -> bool:
        """Whether dice or draws moved anybody's chances that can be seen."""
        return any(abs(change) >= SEEN for step in self.steps for change in step.luck)

    def luck_so_far(self, seat: int) -> list[float]:
        """The sum of a seat's luck after each step, from the start on."""
        total = 0.0
        found = [0.0]
        for step in self.steps:
            total += step.luck[seat]
            found.append(total)
        return found
