"""The bot that looks ahead: legal, repeatable, blind to what its seat may not know, and better the
more it looks."""

import copy
import pickle
from collections import Counter
from typing import Any

import pytest

import delos
from delos.bots import Chair, bot
from delos.bots.base import Bot
from delos.bots.judges import judge_of, judged_titles
from delos.bots.levels import EFFORTS
from delos.bots.search.lore import Lore
from delos.bots.search.plans import OFFERING, Candidate, candidates
from delos.bots.search.player import SearchBot
from delos.bots.search.policy import Policy
from delos.bots.search.rollouts import settled
from delos.bots.search.style import USUAL, Style
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("legendary", {"players": 4, "map": "quick"}),
    ("legendary", {"players": 2, "edition": "base", "map": "quick"}),
    ("legendary", {"players": 4, "teams": True, "map": "quick"}),
    ("classic", {"players": 2}),
    ("classic", {"players": 5, "modules": "hades"}),
    ("mytikas", {"players": 2}),
    ("mytikas", {"players": 4, "two_cards": True}),
]


def started(title: str, options: dict[str, Any], seed: int) -> Game:
    return delos.new(title, seed=seed, events=False, **options)


def advanced(game: Game, decisions: int) -> Game:
    """Into the middle of things."""
    greedy = bot("greedy", 3)
    while decisions and not game.over:
        assert game.seat is not None
        game.play(greedy.choose(Chair(game, game.seat)))
        decisions -= 1
    return game


@pytest.mark.parametrize(("title", "options"), TABLES, ids=str)
def test_choices_are_legal_and_repeatable(title: str, options: dict[str, Any]) -> None:
    for decisions in (5, 40):
        game = advanced(started(title, options, 4), decisions)
        before = game.dump()
        assert game.seat is not None
        chair = Chair(game, game.seat)
        for level in ("novice", "easy", "search:passes=8", "search:passes=4,finish=90,foresee=30"):
            chosen = bot(level, 9).choose(chair)
            assert chosen in game.ids()
            assert bot(level, 9).choose(chair) == chosen
        assert game.dump() == before


def test_what_is_found_adds_up() -> None:
    game = advanced(started("legendary", {"players": 4, "map": "quick"}, 8), 30)
    while len(game.ids()) < 4:
        advanced(game, 1)
    assert game.seat is not None
    searcher = SearchBot(2, {"passes": 20.0, "candidates": 4.0, "worlds": 2.0})
    found = searcher.ranked(Chair(game, game.seat))
    # two worlds for four candidates, two more for each of the better two until passes end
    assert [one.visits for one in found][:5] == [8, 8, 2, 2] + [0] * (len(found) > 4)
    assert searcher.passes == 20
    assert all(-0.5 <= one.share <= 1.0 for one in found)


def test_the_purses_of_others_do_not_change_a_choice() -> None:
    from delos.cyclades.cells import GOLD

    game = advanced(started("legendary", {"players": 3, "map": "quick"}, 5), 40)
    seat = game.seat
    assert seat is not None
    chosen = [one.visits for one in SearchBot(2, {"passes": 8.0}).ranked(Chair(game, seat))]
    twin = game.copy()
    for other in range(3):
        if other != seat:
            inside.state(twin).at[GOLD + other] += 7
    assert chosen == [one.visits for one in SearchBot(2, {"passes": 8.0}).ranked(Chair(twin, seat))]


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 4, "map": "quick"}),
        ("classic", {"players": 4, "modules": "hades"}),
    ],
    ids=str,
)
def test_counted_gold_is_all_that_books_tell(title: str, options: dict[str, Any]) -> None:
    """Whoever writes everything down knows the purses, and nothing of what stays hidden."""
    from delos.cyclades.cells import GOLD

    game = advanced(started(title, options, 6), 60)
    while len(game.ids()) < 3:
        advanced(game, 1)
    seat = game.seat
    assert seat is not None
    purses = [inside.state(game).at[GOLD + other] for other in range(4)]
    for world in range(5):
        known = inside.state(Chair(game, seat).imagine(world, books=True)).at
        assert [known[GOLD + other] for other in range(4)] == purses
    twin = game.imagine(seat, 77, books=True)  # other hands and decks, as far as they are hidden
    found = []
    for here in (game, twin):
        ranked = SearchBot(3, {"passes": 12.0, "books": 1.0}).ranked(Chair(here, seat))
        found.append([(one.action, one.visits, one.share) for one in ranked])
    assert found[0] == found[1]


def at_offering(title: str, options: dict[str, Any], seed: int = 3) -> Game:
    game = started(title, options, seed)
    while game.decision is not None and game.decision.kind != OFFERING:
        advanced(game, 1)
    return game


@pytest.mark.parametrize("title", ["legendary", "classic"])
def test_gods_are_followed_with_several_bids(title: str) -> None:
    game = at_offering(title, {"players": 4})
    assert game.seat is not None
    chair = Chair(game, game.seat)
    some, rest = candidates(chair, judge_of(title), 6, SeededChance(1), False)
    assert len(some) == 12  # twice as many: each is a god with a bid
    assert {one.action for one in some} == set(game.ids())  # a rival may need what we do not
    assert all(one.way for one in rest)
    for one in some:
        twin = game.copy()
        twin.play(one.action)
        assert all(bid in twin.ids() for _, bid in one.way)
    assert max(Counter(one.action for one in some).values()) >= 3
    searcher = SearchBot(1, {"passes": 24.0})
    found = searcher.ranked(chair)
    assert sorted(one.action for one in found) == sorted(game.ids())  # each god once


def about_to_win(title: str, options: dict[str, Any]) -> tuple[Game, int, int]:
    """An offering, whose it is, and a rival who lacks one metropolis and has philosophers."""
    from delos.cyclades.bits import bits
    from delos.cyclades.cells import BUILT, GOLD, PHILOSOPHERS, PRIESTESSES, SITES_OF
    from delos.cyclades.ids import METROPOLIS

    game = next(
        game
        for game in (at_offering(title, options, seed) for seed in range(9))
        if "offer athena" in game.texts()
    )
    assert game.seat is not None
    seat = game.seat
    rival = (seat + 1) % 4
    at = inside.state(game).at
    if title == "classic":  # two are needed there
        at[BUILT + METROPOLIS] |= 1 << bits(at[SITES_OF + rival])[0]
    at[PHILOSOPHERS + rival] = 3
    for other in range(4):
        at[PRIESTESSES + other] = 0
        at[GOLD + other] = 9 if other == seat else 4
    return game, seat, rival


@pytest.mark.parametrize(
    ("title", "options"),
    [("legendary", {"players": 4, "map": "quick", "goal": 1}), ("classic", {"players": 4})],
    ids=str,
)
def test_a_god_with_whom_a_rival_wins_is_looked_at_with_every_bid(
    title: str, options: dict[str, Any]
) -> None:
    game, seat, _ = about_to_win(title, options)
    judge = judge_of(title)
    texts = dict(zip(game.ids(), game.texts(), strict=True))
    wanted = judge.musts(game, seat, True)
    assert [texts[action] for action in wanted] == ["offer athena"]
    some, _ = candidates(Chair(game, seat), judge, 3, SeededChance(1), True)
    assert {one.action for one in some} == set(game.ids())
    twin = game.copy()
    twin.play(wanted[0])
    bids = dict(zip(twin.ids(), twin.texts(), strict=True))
    tried = [bids[one.way[0][1]] for one in some if one.action == wanted[0]]
    assert tried  # and where there is room, the least that nobody else can pay
    assert [bids[action] for action in judge.musts(twin, seat, True)] == ["bid 5"]
    some, _ = candidates(Chair(game, seat), judge, 20, SeededChance(1), True)
    tried = [bids[one.way[0][1]] for one in some if one.action == wanted[0]]
    assert "bid 5" in tried
    assert len(tried) == len(set(tried))


@pytest.mark.parametrize("title", ["legendary", "classic"])
def test_who_guesses_purses_offers_all_that_others_may_hold_for_a_victory_alone(title: str) -> None:
    """The least bid that nobody can top is a guess then, and may be 25 where 4 would do."""
    from delos.cyclades.cells import PHILOSOPHERS

    options = {"map": "quick", "goal": 1} if title == "legendary" else {}
    game, seat, rival = about_to_win(title, {"players": 4, **options})
    judge = judge_of(title)
    for text in game.texts():
        if text == "offer apollo":
            continue
        twin = game.copy()
        twin.play(text)
        counted = judge.musts(twin, seat, True)
        assert len(counted) == 1
        guessed = judge.musts(twin, seat, False)
        assert guessed == (counted if text == "offer athena" else [])
    inside.state(game).at[PHILOSOPHERS + rival] = 0
    game.play("offer athena")
    assert judge.musts(game, seat, False) == []


def test_others_may_think_otherwise_of_an_offering() -> None:
    game = at_offering("classic", {"players": 4})
    assert game.seat is not None
    judge = judge_of("classic")
    lore = Lore(judge, 0)

    def chosen(seat: int, doubt: float) -> set[int]:
        found = set()
        for seed in range(12):
            found.add(Policy(judge, 1, SeededChance(seed), seat, doubt, lore).choose(game))
        return found

    other = (game.seat + 1) % 4
    assert len(chosen(other, 0.0)) == 1
    assert len(chosen(other, 60.0)) > 1
    assert chosen(game.seat, 60.0) == chosen(other, 0.0)  # one's own mind is known


def test_offerings_are_looked_at_longer() -> None:
    game = at_offering("classic", {"players": 4})
    assert game.seat is not None
    searcher = SearchBot(1, {"passes": 24.0, "worlds": 2.0, "offers": 2.0, "trust": 0.0})
    found = searcher.ranked(Chair(game, game.seat))
    assert 24 < searcher.passes <= 48
    assert min(one.visits for one in found) == 4  # worlds until the first are dropped


def test_a_power_of_the_start_is_followed_beside_whole_turns() -> None:
    """Greedy uses it at once; who looks ahead may find that the turn after it is worth less."""
    judge = judge_of("mytikas")
    seen = 0
    for seed in range(12):
        game = started("mytikas", {"players": 3}, seed)
        while seen < 3 and not game.over and game.length < 60:
            assert game.decision is not None
            assert game.seat is not None
            seat = game.seat
            if game.decision.kind == "step.start":
                hunches = [judge.hunch(game, seat, action) for action in game.ids()]
                if any(hunch is not None and hunch > 500 for hunch in hunches):
                    seen += 1
                    every, rest = candidates(Chair(game, seat), judge, 6, SeededChance(1), False)
                    turns = [one.liking for one in every + rest if one.way]
                    for one in every + rest:
                        hunch = judge.hunch(game, seat, one.action)
                        if hunch is not None and hunch > 500:
                            assert one.liking - max(turns) == pytest.approx(hunch - 1000)
                    assert max(one.liking for one in every) < 500
            advanced(game, 1)
    assert seen == 3


def test_the_minotaur_is_worth_what_it_guards_to_whoever_looks_ahead() -> None:
    from delos.bots.search.leaf import shares
    from delos.classic.ids import MINOTAUR_PIECE
    from delos.cyclades.bits import bits
    from delos.cyclades.cells import LANDS_OF, NONE, PIECE_AT

    judge = judge_of("classic")
    game = advanced(started("classic", {"players": 4}, 3), 200)
    at = inside.state(game).at
    at[PIECE_AT + MINOTAUR_PIECE] = NONE
    assert judge.asides(game) == []
    plain = judge.worths(game)
    before = shares(game, judge, 80.0, 0.0)
    gains: list[float] = []
    for seat in range(4):
        for land in bits(at[LANDS_OF + seat]):
            at[PIECE_AT + MINOTAUR_PIECE] = land
            asides = judge.asides(game)
            assert asides[seat] >= 0
            assert [one for other, one in enumerate(asides) if other != seat] == [0.0] * 3
            assert judge.worths(game) == plain  # greedy, the yardstick, knows nothing of it
            gain = shares(game, judge, 80.0, 0.0)[seat] - before[seat]
            assert (gain > 0) == (asides[seat] > 0)
            gains.append(asides[seat])
    assert min(gains) == 0.0  # where no army is near
    assert max(gains) > 0.5


def test_heroes_and_the_minotaur_guard_metropolises_of_the_legendary_edition() -> None:
    from delos.cyclades.bits import bits
    from delos.cyclades.cells import BUILT, HERO_AT, HEROES_OF, LANDS_OF, NONE, PIECE_AT
    from delos.cyclades.ids import METROPOLIS
    from delos.cyclades.state import CycladesState
    from delos.legendary.creatures.guardians import MINOTAUR_PIECE

    judge = judge_of("legendary")
    game = advanced(started("legendary", {"players": 4}, 3), 150)
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    at = state.at
    for seat in range(4):
        at[HEROES_OF + seat] = 0
    at[PIECE_AT + MINOTAUR_PIECE] = NONE
    assert judge.asides(game) == [0.0] * 4
    plain = judge.worths(game)
    home, away = bits(at[LANDS_OF + 1])[:2]
    at[BUILT + METROPOLIS] |= 1 << bits(state.chart.land_sites[home])[0]
    city = judge.worths(game)
    assert city != plain
    found = {}
    for land in (home, away):
        at[HEROES_OF + 1] = 1 << 3
        at[HERO_AT + 3] = land
        hero = judge.asides(game)
        at[HEROES_OF + 1] = 0
        at[PIECE_AT + MINOTAUR_PIECE] = land
        bull = judge.asides(game)
        assert judge.worths(game) == city  # greedy, the yardstick, does not look where it stands
        at[PIECE_AT + MINOTAUR_PIECE] = NONE
        for one in (hero, bull):
            assert [one[seat] for seat in (0, 2, 3)] == [0.0] * 3
        found[land] = (hero[1], bull[1])
    assert found[home][0] > found[away][0]
    assert found[home][1] > found[away][1]
    assert found[home][1] >= found[home][0]


def test_a_turn_without_chance_is_followed_as_a_whole_and_then_played() -> None:
    game = advanced(started("mytikas", {"players": 3}, 2), 30)
    while game.decision is None or game.decision.kind != "step.start":
        advanced(game, 1)
    assert game.seat is not None
    seat = game.seat
    some, _ = candidates(Chair(game, seat), judge_of("mytikas"), 6, SeededChance(1), False)
    assert len(some) == 6
    powers = [one for one in some if judge_of("mytikas").hunch(game, seat, one.action) is not None]
    assert all(one.way for one in some if one not in powers)  # powers of the start stand alone
    searcher = SearchBot(1, {"passes": 12.0})
    game.play(searcher.choose(Chair(game, seat)))
    planned = len(searcher.plan)
    assert planned
    searcher.passes = 0
    while game.seat == seat and searcher.plan:
        game.play(searcher.choose(Chair(game, seat)))
    assert not searcher.plan
    assert searcher.passes == 0  # nothing was searched again


def noted(*shares: float) -> Candidate:
    one = Candidate(0, 0.0, [])
    for share in shares:
        one.note(share)
    return one


def test_looking_ends_where_one_is_clearly_best_or_all_are_alike() -> None:
    good = noted(0.5, 0.6, 0.4, 0.5)
    assert settled([good, noted(0.3, 0.4, 0.2, 0.3)])  # by the same in every world
    assert not settled([good, noted(0.9, 0.1, 0.7, 0.1)])  # better on average, by luck
    assert not settled([good, noted(0.3, 0.4, 0.2, 0.3), noted(0.9, 0.1, 0.7, 0.1)])
    assert settled([good, noted(0.501, 0.6, 0.4, 0.5)])
    assert not settled([good, noted(0.49, 0.59, 0.39, 0.49)])  # all too few to tell


def test_a_wish_for_one_title_goes_before_one_for_all() -> None:
    wishes = {"mytikas.horizon": 6.0, "horizon": 2.0, "mytikas.trust": 1.0}
    assert Style("mytikas", wishes).horizon == 6
    assert Style("classic", wishes).horizon == 2
    assert (Style("mytikas", wishes).trust, Style("legendary", wishes).trust) == (1.0, 4.0)


@pytest.mark.parametrize("level", list(EFFORTS))
def test_levels_wish_for_what_there_is(level: str) -> None:
    for name in EFFORTS[level]:
        title, _, option = name.rpartition(".")
        assert option in USUAL
        assert title == "" or title in judged_titles()


def test_time_ends_a_search() -> None:
    game = advanced(started("classic", {"players": 3}, 2), 20)
    while len(game.ids()) < 3:
        advanced(game, 1)
    assert game.seat is not None
    searcher = SearchBot(1, {"passes": 1e8, "seconds": 0.3})
    found = searcher.ranked(Chair(game, game.seat))
    assert 2 <= searcher.passes < 1e6
    if found[0].visits > 2:  # in so little time the weaker ones are dropped before their worlds end
        slow = SearchBot(1, {"passes": 1e8, "seconds": 0.3, "worlds": 1e6})
        assert len({one.visits for one in slow.ranked(Chair(game, game.seat))}) > 1


@pytest.mark.parametrize("level", ["random", "novice", "greedy", "search:passes=8"])
def test_bots_can_be_copied_and_sent_to_other_processes(level: str) -> None:
    game = advanced(started("mytikas", {"players": 2}, 3), 12)
    assert game.seat is not None
    chair = Chair(game, game.seat)
    player = bot(level, 5)
    player.choose(chair)
    twins = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    chosen = player.choose(chair)
    assert [twin.choose(chair) for twin in twins] == [chosen, chosen]


def wins(title: str, options: dict[str, Any], alone: str, others: str, games: int) -> int:
    won = 0
    for number in range(games):
        game = started(title, options, number)
        seats = len(game.seats)
        me = number % seats
        bots: list[Bot] = [bot(alone if s == me else others, 50 * number + s) for s in range(seats)]
        while not game.over:
            assert game.seat is not None
            game.play(bots[game.seat].choose(Chair(game, game.seat)))
        won += me in game.winners
    return won


def test_the_weakest_level_beats_random_bots() -> None:
    assert wins("mytikas", {"players": 3}, "novice", "random", 6) >= 4


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("genius", "random, novice"),
        ("search:depth=3", "no option 'depth'"),
        ("search:passes=many", "wants a number"),
        ("search:heat=-1", "from 0 on"),
    ],
)
def test_wrong_names_say_what_is_right(name: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        bot(name, 1)
