"""A module edits the lists of the ruleset; no classic rule knows that it is there."""

from __future__ import annotations

from typing import final

import pytest

from delos.classic.action import Action
from delos.classic.cells import PROSPERITY
from delos.classic.creatures.guardians import Chiron
from delos.classic.dumping import blank
from delos.classic.hooks import Opening
from delos.classic.kinds import END_TURN
from delos.classic.ruleset import Module, Ruleset
from delos.classic.setup import empty_table
from delos.classic.title import Classic, base_game
from delos.cyclades.bits import size
from delos.cyclades.cells import DECK, GOLD
from delos.cyclades.effects import gain_gold
from delos.cyclades.ids import CHIRON
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

# Compiled classes cannot have interpreted children.
pytestmark = pytest.mark.plain_only


class Tribute(Phase):
    """Everybody gains 2 gold."""

    def __init__(self) -> None:
        super().__init__("upkeep")

    def begin(self, state: CycladesState) -> None:
        for faction in range(state.rules.factions):
            gain_gold(state, faction, 2)


class Welcome(Opening):
    """One gold for whoever acts."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        gain_gold(state, faction, 1)


class Idle(Action):
    """An action that takes no option of its own."""

    def takes(self, option: int) -> bool:
        return option == END_TURN + 10_000


@final
class Trial(Module):
    def __init__(self) -> None:
        super().__init__("trial")

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.insert_before("offerings", Tribute())
        ruleset.openings.insert(0, Welcome())
        ruleset.actions.append(Idle())
        ruleset.cards.remove(CHIRON)
        ruleset.add_card(Chiron())
        ruleset.prosperity = 24


def edited(players: int) -> Classic:
    ruleset = base_game(players)
    Trial().edit(ruleset)
    options: dict[str, object] = {"players": players, "modules": []}
    return Classic(options, ruleset.rules(), ruleset.board, empty_table(ruleset, blank()))


def test_a_module_edits_the_lists() -> None:
    title = edited(3)
    names = ["set-up", "creatures", "gods", "income", "upkeep", "offerings", "actions", "end"]
    assert title.phase_names == names
    assert title.start[PROSPERITY] == 24
    assert size(title.start[DECK]) == 17
    game = Game(title, title.opening(True), SeededChance(1))
    inside.begin(game)
    assert inside.state(game).numbers()[GOLD : GOLD + 3] == [
        9,
        9,
        9,
    ]  # 5, an income of 2, a tribute of 2
    assert game.view(0)["phase"] == "offerings"
    game.play("offer apollo")
    game.play("offer apollo")
    events = game.play("offer apollo")
    told = [title.event(event, -1) for event in events]
    gains = [event["amount"] for event in told if event["event"] == "gold"]
    assert gains == [1, 1]  # the welcome, then Apollo's gift
    game.playout(3)
    assert game.over


def test_the_base_game_is_not_touched_by_it() -> None:
    edited(3)
    assert [phase.name for phase in base_game(3).phases][3] == "offerings"
    assert base_game(3).prosperity == 16


def test_a_phase_needs_a_known_neighbour() -> None:
    with pytest.raises(ValueError, match="no phase"):
        base_game(3).insert_before("siesta", Tribute())
