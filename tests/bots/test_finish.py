"""Looking through a turn for a way to decide the game: to win it, or to take it back."""

import pytest

import delos
from delos.bots import Chair, bot
from delos.bots.judges import judge_of
from delos.bots.judges.goal import acting, ahead, behind, decisive
from delos.bots.search.finish import DENIED, Finish
from delos.bots.search.lore import Lore
from delos.bots.search.player import SearchBot
from delos.bots.search.policy import Policy
from delos.cyclades.bits import bits
from delos.cyclades.cells import BUILT, GOLD, LANDS_OF, OWNER, SITES_OF
from delos.cyclades.ids import METROPOLIS
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.puzzles.library import puzzles
from delos.puzzles.reached import goal, reached

BOUND = 2500


def winning_turns() -> list[tuple[str, Game, int, tuple[str, ...]]]:
    """Puzzles whose learner lacks one metropolis to win; nothing on their ways is chance."""
    found: list[tuple[str, Game, int, tuple[str, ...]]] = []
    for group in ("classic", "hades"):
        for one in puzzles(group):
            game = delos.load(one.table)
            seat = game.seats.index(one.learner)
            if one.wants == goal(game) and reached(game, seat) == one.wants - 1:
                found.append((one.name, game, seat, one.way))
    return found


def test_most_winning_turns_of_puzzles_are_found() -> None:
    turns = winning_turns()
    found = 0
    for _, game, seat, _ in turns:
        assert decisive(game, seat)
        assert acting(game, seat)
        before = game.dump()
        finish = Finish(judge_of(game.title.name), game, seat, BOUND)
        if finish.look() < 1.0:
            continue
        found += 1
        twin = game.copy()
        way = finish.way()
        while not ahead(twin, seat):
            if twin.seat == seat:
                twin.play(way.pop(0))
            else:  # whatever a rival answers or chance brings, the rest is found again
                twin.play(twin.ids()[-1])
                finish = Finish(judge_of(game.title.name), twin, seat, BOUND)
                assert finish.look() == 1.0
                way = finish.way()
        assert game.dump() == before
    assert len(turns) >= 7
    assert found >= len(turns) - 1  # one hides behind a harpy, a march and many tables


def test_a_way_that_was_found_is_played() -> None:
    name, game, seat, _ = next(one for one in winning_turns() if len(one[3]) >= 5)
    game._chance = SeededChance(5)
    searcher = SearchBot(1, {"passes": 2.0, "candidates": 2.0, "finish": float(BOUND)})
    steps = 0
    while not ahead(game, seat):
        assert game.seat == seat, name
        game.play(searcher.choose(Chair(game, seat)))
        steps += 1
        assert steps < 20, name
    assert not decisive(game, seat)


def besieged() -> tuple[Game, int, int]:
    """A turn in which a march surely takes a metropolis, whose turn and whose metropolis it is."""
    _, game, seat, way = next(one for one in winning_turns() if one[3][-1].startswith("to "))
    for step in way[:-3]:
        game.play(step)
    twin = game.copy()
    before = [reached(game, other) for other in range(4)]
    for step in way[-3:]:
        twin.play(step)
    rival = next(other for other in range(4) if reached(twin, other) < before[other])
    return game, seat, rival


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def annex(state: CycladesState, faction: int, other: int) -> None:
    """A land of another one becomes the faction's, with a metropolis."""
    at = state.at
    land = bits(at[LANDS_OF + other])[0]
    sites = state.chart.land_sites[land]
    at[OWNER + land] = faction
    at[LANDS_OF + other] &= ~(1 << land)
    at[SITES_OF + other] &= ~sites
    at[LANDS_OF + faction] |= 1 << land
    at[SITES_OF + faction] |= sites
    if not sites & at[BUILT + METROPOLIS]:
        at[BUILT + METROPOLIS] |= 1 << bits(sites)[0]


def test_a_victory_is_taken_back() -> None:
    game, seat, rival = besieged()
    state = table(game)
    assert not behind(game, seat)
    while reached(game, rival) < state.rules.goal:
        annex(state, rival, next(other for other in range(4) if other not in (seat, rival)))
    assert behind(game, seat)
    assert ahead(game, rival)
    judge = judge_of("classic")
    finish = Finish(judge, game, seat, BOUND)
    assert finish.look() == 1.0  # the march makes it the own victory
    # Without the own metropolises it is still worth while: nobody has won then.
    mine = state.at[SITES_OF + seat]
    state.at[BUILT + METROPOLIS] &= ~mine
    assert decisive(game, seat)
    finish = Finish(judge, game, seat, BOUND)
    assert finish.look() == pytest.approx(DENIED)
    for action in finish.way():
        game.play(action)
    assert not behind(game, seat)
    assert not ahead(game, rival)


def test_imagined_players_go_the_way_that_was_found_for_them() -> None:
    _, game, seat, _ = next(one for one in winning_turns() if len(one[3]) >= 5)
    judge = judge_of(game.title.name)
    lore = Lore(judge, BOUND)
    for luck in range(2):
        twin = game.copy()
        twin._chance = SeededChance(luck)
        policy = Policy(judge, 1, SeededChance(luck), seat, 0.0, lore)
        steps = 0
        while twin.seat == seat and not ahead(twin, seat) and steps < 60:
            twin.play(policy.choose(twin))
            steps += 1
        assert ahead(twin, seat)
    assert sum(lore.searches.values()) == 1  # the second time it was known
    poor = game.copy()
    table(poor).at[GOLD + seat] = 0
    known = Lore(judge, 30)
    assert known.way(poor) == []
    assert known.way(poor) == []
    assert sum(known.searches.values()) <= 1  # nothing is looked for twice with the same gold


def test_a_title_without_such_an_end_is_left_alone() -> None:
    game = delos.new("mytikas", players=2, seed=1)
    assert game.seat is not None
    assert not decisive(game, game.seat)
    assert not acting(game, game.seat)
    told = "search:passes=2,candidates=2"
    plain = bot(told, 3).choose(Chair(game, game.seat))
    assert bot(told + ",foresee=50", 3).choose(Chair(game, game.seat)) == plain
