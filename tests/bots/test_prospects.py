"""Before offerings are made: who could win in this cycle, with which god, and what for."""

import pytest

import delos
from delos.bots import Chair, bot
from delos.bots.judges import judge_of
from delos.bots.judges.goal import ahead, behind
from delos.bots.search.finish import CERTAIN, Finish
from delos.bots.search.lore import Lore
from delos.bots.search.player import SearchBot
from delos.bots.search.policy import Policy
from delos.bots.search.prospects import Prospect, Prospects, beyond, staged
from delos.cyclades.bits import bits
from delos.cyclades.cells import BUILT, GOLD, PHILOSOPHERS, PRIESTESSES, SITES_OF
from delos.cyclades.ids import ARES, ATHENA, METROPOLIS
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

BOUND = 400
WISHES = {"passes": 12.0, "candidates": 4.0, "worlds": 2.0, "books": 1.0, "prospects": float(BOUND)}


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def offering(players: int = 4) -> Game:
    """The first offering of a game of the original Cyclades at which Athena is open."""
    for seed in range(20):
        game = delos.new("classic", players=players, seed=seed, events=False)
        while game.decision is not None and game.decision.kind != "offering.god":
            game.play(game.ids()[0])
        if "offer athena" in game.texts():
            return game
    raise AssertionError("no such game")


def thinker(winner: int) -> tuple[Game, int]:
    """An offering, and a seat with a metropolis and three philosophers: Athena gives the fourth. It
    is as many places after the seat that decides as ``winner`` says."""
    game = offering()
    assert game.seat is not None
    seat = (game.seat + winner) % 4
    at = table(game).at
    at[BUILT + METROPOLIS] |= 1 << bits(at[SITES_OF + seat])[0]
    at[PHILOSOPHERS + seat] = 3
    for other in range(4):
        at[PRIESTESSES + other] = 0
        at[GOLD + other] = 9 if other == seat else 4
    return game, seat


def looked(game: Game, bound: int = BOUND) -> Prospects:
    prospects = Prospects(judge_of(game.title.name), bound)
    assert game.seat is not None
    prospects.look(game, game.seat, 1, 0.0)
    return prospects


def text_of(game: Game, action: int) -> str:
    return dict(zip(game.ids(), game.texts(), strict=True))[action]


@pytest.mark.parametrize("winner", [0, 2])
def test_who_can_win_with_which_god_is_found(winner: int) -> None:
    game, seat = thinker(winner)
    before = game.dump()
    prospects = looked(game)
    assert [(one.seat, one.god, one.needs) for one in prospects.found] == [(seat, ATHENA, 0)]
    assert prospects.limit(game, seat, ATHENA) == 9
    assert prospects.limit(game, seat, ARES) == -1
    assert game.dump() == before
    turn = staged(game, judge_of("classic"), seat, ATHENA, 3)
    assert turn is not None
    assert ahead(turn, seat)  # by the gift alone


def test_the_gold_that_a_victory_needs_is_not_offered() -> None:
    """With two philosophers the second one, for four pieces of gold, is needed as well."""
    game, seat = thinker(0)
    table(game).at[PHILOSOPHERS + seat] = 2
    prospects = looked(game)
    assert [(one.seat, one.god, one.needs) for one in prospects.found] == [(seat, ATHENA, 4)]
    assert prospects.limit(game, seat, ATHENA) == 5
    table(game).at[GOLD + seat] = 4
    assert looked(game).found == []


def test_whoever_can_win_offers_what_nobody_can_top() -> None:
    game, seat = thinker(0)
    for seed in range(3):
        twin = game.copy()
        player = SearchBot(seed, WISHES)
        chosen = player.choose(Chair(twin, seat))
        assert text_of(twin, chosen) == "offer athena"
        twin.play(chosen)
        chosen = player.choose(Chair(twin, seat))
        assert beyond(twin, seat) == 4
        assert text_of(twin, chosen) == "bid 4"
    table(game).at[GOLD + (seat + 1) % 4] = 12  # now somebody could: all that is there, then
    player = SearchBot(1, WISHES)
    game.play(game.ids()[game.texts().index("offer athena")])
    assert text_of(game, player.choose(Chair(game, seat))) == "bid 9"


def test_a_rival_is_left_too_little_for_its_victory() -> None:
    game, rival = thinker(2)
    at = table(game).at
    seat = game.seat
    assert seat is not None
    at[PHILOSOPHERS + rival] = 2  # so that four pieces of gold must be left
    at[GOLD + seat] = 11
    at[GOLD + rival] = 10
    prospects = looked(game)
    assert prospects.limit(game, rival, ATHENA) == 6
    texts = [text_of(game, action) for action in prospects.deterrents(game, seat)]
    assert texts == ["offer athena"]
    game.play(prospects.deterrents(game, seat)[0])
    assert [text_of(game, action) for action in prospects.deterrents(game, seat)] == ["bid 6"]
    stopped = game.copy()
    stopped.play("bid 6")
    while stopped.decision is not None and stopped.decision.kind.startswith("offering"):
        assert stopped.seat is not None
        if stopped.seat == rival:
            chosen = prospects.choice(stopped, rival)
            assert chosen < 0  # it could still outbid, but not win by it
            stopped.play(stopped.ids()[-1])
        else:
            stopped.play(stopped.ids()[-1])
    assert not behind(stopped, seat)


def test_rivals_who_can_win_take_it_in_some_imagined_games() -> None:
    game, rival = thinker(1)
    while game.seat != rival:
        game.play("offer apollo")
    lore = Lore(judge_of("classic"), 0)
    lore.learn(looked(game))
    judge = judge_of("classic")
    me = (rival + 3) % 4
    bids: set[str] = set()
    for seed in range(12):
        twin = game.copy()
        policy = Policy(judge, 1, SeededChance(seed), me, 0.0, lore)
        chosen = policy.choose(twin)
        if policy.bold:
            assert text_of(twin, chosen) == "offer athena"
            twin.play(chosen)
            bids.add(text_of(twin, policy.choose(twin)))
        else:
            bids.add("")
    assert bids == {"", "bid 4"}  # the others hold four


def test_two_offerings_a_player_are_left_alone() -> None:
    game = offering(2)
    at = table(game).at
    for seat in range(2):
        at[BUILT + METROPOLIS] |= 1 << bits(at[SITES_OF + seat])[0]
        at[PHILOSOPHERS + seat] = 3
    assert looked(game).found == []
    assert bot("search:passes=4,prospects=50", 1).choose(Chair(game, game.seat or 0)) in game.ids()


def test_nothing_hidden_is_used() -> None:
    """With other purses behind the screens a guesser chooses the same."""
    game, seat = thinker(0)
    chosen = SearchBot(4, {**WISHES, "books": 0.0}).choose(Chair(game, seat))
    table(game).at[GOLD + (seat + 1) % 4] += 6
    assert SearchBot(4, {**WISHES, "books": 0.0}).choose(Chair(game, seat)) == chosen


def test_the_way_is_played_by_whoever_gets_the_god() -> None:
    game, seat = thinker(0)
    table(game).at[PHILOSOPHERS + seat] = 2
    prospects = looked(game)
    judge = judge_of("classic")
    lore = Lore(judge, 0)
    turn = staged(game, judge, seat, ATHENA, 3)
    assert turn is not None
    assert lore.way(turn) == []
    lore.learn(prospects)
    assert lore.way(turn) == prospects.found[0].way
    for step in prospects.found[0].way:
        turn.play(step)
    assert ahead(turn, seat)
    turn = staged(game, judge, seat, ATHENA, 3)
    assert turn is not None
    prospects.found[0].needs = 99
    lore.learn(prospects)
    assert lore.way(turn) == []  # too poor for it


def test_a_prospect_says_what_finish_says() -> None:
    game, seat = thinker(2)
    table(game).at[PHILOSOPHERS + seat] = 2
    turn = staged(game, judge_of("classic"), seat, ATHENA, 1)
    assert turn is not None
    assert Finish(judge_of("classic"), turn, seat, BOUND).look() >= CERTAIN
    assert isinstance(looked(game).of(seat, ATHENA), Prospect)
    assert looked(game, 0).found == []
