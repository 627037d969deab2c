"""The greedy bot at the original game: legal, the same for the same seed, honest, and no fool."""

from __future__ import annotations

from itertools import pairwise

import pytest

from delos.bots import Bot, Chair, bot, levels_for
from delos.bots.greedy import kind_of
from delos.bots.judges import judge_of
from delos.classic.kind_table import KINDS
from delos.classic.kinds import END_TURN
from delos.cyclades.bits import bits
from delos.cyclades.cells import BUILT, GOD_OF, GOLD, LANDS_OF, PHILOSOPHERS
from delos.cyclades.effects import build
from delos.cyclades.ids import APOLLO, ATHENA, METROPOLIS
from delos.cyclades.kinds import OFFER_GOD, TURN
from delos.kernel import inside
from delos.kernel.game import Game
from delos.server.telling.titles import title_info
from tests.classic.table import begun, table


def play(game: Game, bots: list[Bot], decisions: int = 20_000) -> Game:
    for _ in range(decisions):
        if game.over:
            break
        game.play(bots[inside.actor(game)].choose(Chair(game, inside.actor(game))))
    return game


def until(kind: str, seed: int = 1) -> Game:
    """Greedy bots play until a decision of this kind."""
    game = begun(3, seed)
    bots = [bot("greedy", seat) for seat in range(3)]
    while kind_of(game) != kind:
        play(game, bots, 1)
    return game


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_legal_moves_and_the_same_seed_plays_the_same_game(players: int) -> None:
    records: list[list[int]] = []
    for _ in range(2):
        game = begun(players, 8)
        bots = [bot("greedy", 40 + seat) for seat in range(players)]
        for _ in range(45):
            if game.over:
                break
            action = bots[inside.actor(game)].choose(Chair(game, inside.actor(game)))
            assert action in game.ids()
            game.play(action)
        records.append(game.actions())
    assert records[0] == records[1]


@pytest.mark.parametrize("seed", range(8))
def test_greedy_beats_random_bots(seed: int) -> None:
    players = 3 + seed % 2
    seat = seed % players
    bots = [bot("greedy" if i == seat else "random", 7 * seed + i) for i in range(players)]
    assert play(begun(players, seed), bots).winners == (seat,)


def test_the_purses_of_others_do_not_change_a_choice() -> None:
    """CLA-HIDDEN-01: what a seat cannot see cannot move its bot."""
    for kind in ("offering.god", "god.turn"):
        game = until(kind)
        chosen = bot("greedy", 3).choose(Chair(game, inside.actor(game)))
        for gold in (0, 4, 30):
            twin = game.copy()
            for other in range(3):
                if other != inside.actor(game):
                    table(twin).at[GOLD + other] = gold
            assert bot("greedy", 3).choose(Chair(twin, inside.actor(twin))) == chosen


def test_metropolises_go_above_all() -> None:
    game = until("god.turn")
    seat = inside.actor(game)
    judge = judge_of("classic")
    poor = game.copy()
    table(poor).at[GOLD + seat] += 30
    table(poor).at[PHILOSOPHERS + seat] = 3
    city = game.copy()
    state = table(city)
    land = bits(state.at[LANDS_OF + seat])[0]
    state.at[BUILT + METROPOLIS] |= state.chart.land_sites[land] & -state.chart.land_sites[land]
    assert judge.worth(city, seat) > judge.worth(poor, seat) > judge.worth(game, seat)
    # and those of others are feared
    rival = (seat + 1) % 3
    assert judge.worth(city, rival) < judge.worth(game, rival)


def test_sets_are_worth_more_with_every_step() -> None:
    game = until("god.turn")
    seat = inside.actor(game)
    judge = judge_of("classic")
    state = table(game)
    worths = []
    for count in range(4):
        state.at[PHILOSOPHERS + seat] = count
        worths.append(judge.worth(game, seat))
    steps = [after - before for before, after in pairwise(worths)]
    assert 0 < steps[0] < steps[1] < steps[2]
    sites = [bits(state.chart.land_sites[land])[0] for land in bits(state.at[LANDS_OF + seat])]
    before = judge.worth(game, seat)
    build(state, seat, 0, sites[0])
    first = judge.worth(game, seat)
    twin = game.copy()
    build(table(twin), seat, 0, sites[1])
    build(state, seat, 1, sites[1])
    assert judge.worth(game, seat) > judge.worth(twin, seat)  # another type beats the same again
    assert first > before


def test_gold_counts_less_and_less() -> None:
    game = until("god.turn")
    at = table(game).at
    worths = []
    for gold in (0, 3, 10, 13, 17, 20):
        at[GOLD + inside.actor(game)] = gold
        worths.append(judge_of("classic").worth(game, inside.actor(game)))
    assert worths[1] - worths[0] > worths[3] - worths[2] > worths[5] - worths[4] > 0


def test_it_pays_for_the_god_that_completes_a_metropolis() -> None:
    for seed in range(20):
        game = until("offering.god", seed)
        if KINDS[OFFER_GOD].ids[ATHENA] in game.ids():
            break
    state = table(game)
    state.at[GOLD + inside.actor(game)] = 10
    state.at[PHILOSOPHERS + inside.actor(game)] = 3
    mind = bot("greedy", 1)
    seat = inside.actor(game)
    game.play(mind.choose(Chair(game, seat)))
    assert kind_of(game) == "offering.bid"
    chosen = mind.choose(Chair(game, seat))
    option = KINDS[inside.kind(game)].option(chosen)
    assert 3 <= option <= 10
    game.play(chosen)
    assert table(game).at[GOD_OF + seat] == ATHENA


def test_offerings_and_the_end_of_a_turn_are_judged_at_once() -> None:
    judge = judge_of("classic")
    game = until("offering.god")
    for action in game.ids():
        assert judge.hunch(game, inside.actor(game), action) is not None
    assert KINDS[OFFER_GOD].ids[APOLLO] in game.ids()
    game = until("god.turn")
    assert judge.hunch(game, inside.actor(game), KINDS[TURN].ids[END_TURN]) is not None


def test_the_server_offers_it() -> None:
    assert {"random", "greedy", "hard"} <= set(levels_for("classic"))
    assert title_info("classic").levels == list(levels_for("classic"))
