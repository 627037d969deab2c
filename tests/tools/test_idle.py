"""Idle questions are told from real ones."""

from __future__ import annotations

import json
from typing import final

import pytest

from delos.kernel import inside
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.game import Game
from tests.kernel.toy import DIVE, PEARLS, Pearls, set_up
from tools.idle import IDLE, REAL, SINGLE, main, measured, verdict_on

pytestmark = pytest.mark.plain_only  # it measures; what it measures is tested elsewhere


@final
class Gather(Frame[Pearls]):
    """So many of three shells, one by one; only which of them counts in the end."""

    def __init__(self, wanted: int, taken: int, counts: int) -> None:
        self.wanted = wanted
        self.taken = taken
        self.counts = counts

    def advance(self, state: Pearls) -> int:
        return DONE if self.taken.bit_count() == self.wanted else WAIT

    def actor(self, state: Pearls) -> int:
        return 0

    def kind(self, state: Pearls) -> int:
        return DIVE

    def options(self, state: Pearls) -> list[int]:
        return [shell for shell in range(3) if not self.taken >> shell & 1]

    def asks(self, state: Pearls) -> bool:
        return self.taken == 6

    def choose(self, state: Pearls, option: int) -> None:
        self.taken |= 1 << option
        if self.taken.bit_count() == self.wanted:
            state.at[PEARLS] = self.taken if self.counts else self.wanted

    def copy(self) -> Gather:
        return Gather(self.wanted, self.taken, self.counts)

    def saved(self) -> list[int]:
        return [self.wanted, self.taken, self.counts]


def gathering(wanted: int, taken: int = 0, counts: int = 1) -> Game:
    title = set_up("pearls", {})
    game = Game(title, title.opening(False), None)
    inside.begin(game)
    inside.state(game).call(Gather(wanted, taken, counts))
    inside.begin(game)
    return game


def test_three_of_three_decides_nothing() -> None:
    assert verdict_on(gathering(3), 100) == IDLE


def test_two_of_three_is_a_real_question() -> None:
    assert verdict_on(gathering(2), 100) == REAL


def test_answers_that_leave_the_same_table_are_the_same() -> None:
    assert verdict_on(gathering(1, counts=0), 100) == IDLE


def test_a_question_with_one_answer_keeps_a_secret() -> None:
    assert verdict_on(gathering(3, taken=6), 100) == SINGLE


def test_a_question_too_large_to_try_counts_as_real() -> None:
    assert verdict_on(gathering(3), 4) == REAL


def test_a_report_counts_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--title", "mytikas", "--games", "1", "--share", "0.1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)[0]
    assert told["tried"] > 10
    assert told["idle"] == sum(kind.get(IDLE, 0) for kind in told["kinds"].values())
    again = measured("mytikas", 1, share=0.1)
    assert (again.tried, again.idle) == (told["tried"], told["idle"])


def test_legendary_puts_hardly_an_idle_question() -> None:
    """Version 1 asked several times as many; docs/studies/idle-questions.md tells of them."""
    spared = measured("legendary", 12, share=0.3)
    asked = measured("legendary", 12, share=0.3, rules=1)
    assert spared.tried > 800
    assert spared.share < 0.005, spared.kinds
    assert asked.share > 2 * spared.share


def test_the_original_game_puts_hardly_any_idle_question() -> None:
    """What is left are battles that the same luck decides alike wherever they are fought."""
    report = measured("classic", 6, 20, share=0.3)
    assert report.tried > 600
    assert report.share < 0.01, report.kinds
    kinds = {kind for kind, tally in report.kinds.items() if tally.idle}
    assert kinds <= {"march.to", "voyage.to", "sylph.to", "god.turn"}
    asked = measured("classic", 6, 20, share=0.3, rules=1)
    assert asked.share > 2 * report.share


def test_mytikas_puts_hardly_any_idle_question() -> None:
    report = measured("mytikas", 4, share=0.3)
    assert report.tried > 600
    assert report.share < 0.005, report.kinds
