"""What Medusa, Chiron and the Sphinx are worth to bots that look ahead, and where."""

import delos
from delos.bots import Chair, bot
from delos.bots.judges import judge_of
from delos.bots.search.plans import candidates
from delos.bots.search.weighing import best_weighed, well_finished
from delos.classic.ids import CHIRON_PIECE, MEDUSA_PIECE
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    DECK,
    DISCARD,
    GOD_OF,
    GOLD,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    PIECE_AT,
    SEAS_OF,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.ids import APOLLO, CHIRON, MEDUSA, METROPOLIS, PEGASUS, SPHINX
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

CARDS = (MEDUSA, CHIRON, SPHINX, PEGASUS)
SURE = {MEDUSA: "medusa", CHIRON: "chiron", SPHINX: "sphinx"}


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def turn(seed: int = 3) -> tuple[Game, int]:
    """A turn in the middle of a game, with none of these cards about."""
    game = delos.new("classic", players=4, seed=seed, events=False)
    greedy = bot("greedy", 3)
    while True:
        assert game.seat is not None
        assert game.decision is not None
        if game.length >= 6 and game.decision.kind == "god.turn":
            if table(game).at[GOD_OF + game.seat] != APOLLO:
                break
        game.play(greedy.choose(Chair(game, game.seat)))
    seat = game.seat
    at = table(game).at
    assert at[ACTIVE] == seat
    for slot in range(3):
        at[TRACK + slot] = NONE
    for card in CARDS:
        at[DECK] &= ~(1 << card)
        at[DISCARD] &= ~(1 << card)
    at[PIECE_AT + MEDUSA_PIECE] = at[PIECE_AT + CHIRON_PIECE] = NONE
    at[GOLD + seat] = 6
    return game, seat


def besieged(army: int) -> tuple[Game, int, int, int]:
    """The same with a metropolis of the seat beside a rival's fleets: whose turn it is, the island
    of the metropolis, and that of the rival's army."""
    for seed in range(3, 30):
        game, seat = turn(seed)
        state = table(game)
        at = state.at
        for home in bits(at[LANDS_OF + seat]):
            for rival in range(4):
                near = state.chart.land_seas[home] & at[SEAS_OF + rival]
                if rival == seat or not near or not at[LANDS_OF + rival]:
                    continue
                for land in bits(at[LANDS_OF + rival]):
                    at[TROOPS + land] = 0
                camp = bits(at[LANDS_OF + rival])[0]
                at[TROOPS + camp] = army
                at[TROOPS + home] = 1
                at[BUILT + METROPOLIS] |= 1 << bits(state.chart.land_sites[home])[0]
                return game, seat, home, camp
    raise AssertionError("no such game")


def gain(game: Game, seat: int, card: int) -> float:
    """What buying the card adds to the table, finished as well as can be."""
    judge = judge_of("classic")
    action = game.ids()[game.texts().index(f"buy {SURE[card]}")]
    worth = well_finished(game, judge, seat, action)
    assert worth is not None
    return worth - judge.worth(game, seat)


def laid(game: Game, *cards: int) -> Game:
    """The cards on the track, from the cheapest space on."""
    twin = game.copy()
    for slot, card in enumerate(cards):
        table(twin).at[TRACK + slot] = card
    inside.look(twin)
    return twin


def test_medusa_is_bought_against_an_army_beside_a_metropolis() -> None:
    game, seat, home, camp = besieged(5)
    threatened = laid(game, MEDUSA)
    assert gain(threatened, seat, MEDUSA) > 1.0
    table(game).at[TROOPS + camp] = 0
    calm = laid(game, MEDUSA)
    assert gain(calm, seat, MEDUSA) < 0.0
    threatened.play("buy medusa")
    judge = judge_of("classic")
    best = best_weighed(threatened, judge)
    some, _ = candidates(Chair(threatened, seat), judge, 4, SeededChance(1), False)
    assert best == some[0].action  # at first sight already: the others need not be followed
    threatened.play(best)
    at = table(threatened).at
    assert at[PIECE_AT + MEDUSA_PIECE] == camp
    assert at[OWNER + home] == seat


def test_medusa_helps_whom_the_army_threatens_and_harms_whose_it_is() -> None:
    game, seat, _, camp = besieged(5)
    at = table(game).at
    judge = judge_of("classic")
    plain = judge.worths(game)
    assert judge.asides(game) == []
    at[PIECE_AT + MEDUSA_PIECE] = camp
    asides = judge.asides(game)
    assert asides[seat] > 1.0
    assert asides[at[OWNER + camp]] < 0.0
    assert judge.worths(game) == plain  # greedy, the yardstick, knows nothing of it
    at[PIECE_AT + MEDUSA_PIECE] = next(
        land for land in bits(at[LANDS_OF + at[OWNER + camp]]) if land != camp
    )
    assert judge.asides(game) == [0.0] * 4  # nobody there to be held


def test_chiron_shelters_a_metropolis_from_pegasus_on_the_track() -> None:
    game, seat, home, camp = besieged(5)
    at = table(game).at
    at[SEAS_OF + at[OWNER + camp]] = 0  # by air alone
    assert gain(laid(game, CHIRON, NONE, PEGASUS), seat, CHIRON) > 1.0
    assert gain(laid(game, CHIRON), seat, CHIRON) < 0.5  # neither on the track nor in the deck
    there = laid(game, CHIRON, NONE, PEGASUS)
    there.play("buy chiron")
    there.play(best_weighed(there, judge_of("classic")))
    assert table(there).at[PIECE_AT + CHIRON_PIECE] == home
    game = laid(game, NONE, NONE, PEGASUS)
    at = table(game).at
    at[PIECE_AT + CHIRON_PIECE] = home
    sheltered = judge_of("classic").asides(game)
    at[DECK] |= 1 << PEGASUS
    at[TRACK + 2] = NONE
    drawn = judge_of("classic").asides(game)
    assert sheltered[seat] > drawn[seat] > 0.0  # it may still come, but others may, too


def test_the_sphinx_gets_what_is_worth_less_than_gold() -> None:
    game, seat = turn()
    at = table(game).at
    lands = bits(at[LANDS_OF + seat])
    for land in lands:
        at[TROOPS + land] = 0
    at[TROOPS + lands[0]] = 7
    at[TROOP_RESERVE + seat] = 1
    at[GOLD + seat] = 3
    there = laid(game, SPHINX)
    assert gain(there, seat, SPHINX) > 0.5
    there.play("buy sphinx")
    before = inside.state(there).at[GOLD + seat]
    while there.decision is not None and there.decision.kind == "sphinx.gift":
        there.play(best_weighed(there, judge_of("classic")))
    at = inside.state(there).at
    assert at[GOLD + seat] > before
    assert 0 < at[TROOPS + lands[0]] < 7  # some stay
    assert at[PHILOSOPHERS + seat] == table(game).at[PHILOSOPHERS + seat]


def test_a_thrifty_player_gives_the_sphinx_nothing_but_gold() -> None:
    """Tries at random used to give everything away: buying her then looked like ruin."""
    game, seat = turn()
    at = table(game).at
    for land in bits(at[LANDS_OF + seat]):
        at[TROOPS + land] = 1
    at[TROOP_RESERVE + seat] = 8 - len(bits(at[LANDS_OF + seat]))
    at[GOLD + seat] = 20
    there = laid(game, SPHINX)
    assert -4.0 < gain(there, seat, SPHINX) < 0.0  # her price, and no more
    there.play("buy sphinx")
    assert there.texts()[there.ids().index(best_weighed(there, judge_of("classic")))].endswith(
        "no-more"
    )
