"""Random games for every number of players and the variant.

DELOS_GAMES scales the number of games (2,000 by default: a tenth of it here, for each table).
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Final

import msgspec
import pytest

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.dump import read_dump, write_dump
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.record import read_record, write_record
from delos.kernel.title import Title
from delos.mytikas.cells import ENDED, HAND, KEPT, UNSEEN
from delos.mytikas.ids import SPACE_NAMES
from delos.mytikas.kinds import ACTIONS, KINDS
from delos.mytikas.title import set_up
from tests.mytikas.table import state_of, table
from tests.mytikas.watch import CONFIGURATIONS, Player, check
from tools.idle import measured

GAMES: Final = max(5, int(os.environ.get("DELOS_GAMES") or 2000) // 100)
LIMIT: Final = 20_000  # decisions; no random game has come near
tables = pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)


def set_up_named(name: str, options: dict[str, object]) -> Title:
    assert name == "mytikas"
    return set_up(options)


def start(options: dict[str, object], seed: int, events: bool = False) -> Game:
    title = set_up(options)
    game = Game(title, title.opening(events), SeededChance(seed))
    inside.begin(game)
    return game


def whole(value: object) -> str:
    return msgspec.json.encode(value).decode()


@tables
@pytest.mark.rule("MYT-FAVOUR-10", "MYT-TURN-20", "MYT-LOCK-01", "MYT-END-07")
def test_games_end_and_pieces_are_conserved(options: dict[str, object]) -> None:
    for number in range(GAMES):
        game = start(options, number)
        player = Player(number, keen=number % 2 == 1)
        for step in range(LIMIT):
            if step % 5 == 0:
                check(game)
            if game.over:
                break
            game.play(player.choose(game))
        check(game)
        assert game.over, number
        assert game.winners
        first = [entry["seat"] for entry in game.standings() if entry["place"] == 1]
        assert sorted(game.winners) == first


@tables
def test_every_option_applies(options: dict[str, object]) -> None:
    game = start(options, 77)
    player = Player(77, keen=True)
    for _ in range(400):
        if game.over:
            break
        for action in game.ids():
            twin = game.copy()
            twin.play(action)
            check(twin)
        game.play(player.choose(game))


@tables
def test_copies_are_independent(options: dict[str, object]) -> None:
    game = start(options, 5)
    player = Player(5)
    for step in range(300):
        if game.over:
            break
        if step % 30 == 0:
            before = whole(game.title.saved(inside.state(game)))
            twin = game.copy()
            twin.playout(step, 200)
            assert whole(game.title.saved(inside.state(game))) == before
        game.play(player.choose(game))


@pytest.mark.many_games
@tables
def test_dumps_and_records_go_on_alike(options: dict[str, object]) -> None:
    game = start(options, 9)
    player = Player(9, keen=True)
    for step in range(500):
        if game.over:
            break
        if step % 60 == 0:
            loaded = read_dump(write_dump(game), set_up_named)
            replayed = read_record(write_record(game), set_up_named)
            for twin in (loaded, replayed):
                assert whole(twin.title.saved(inside.state(twin))) == whole(
                    game.title.saved(inside.state(game))
                )
                assert twin.ids() == game.ids()
                assert whole(twin.view(0)) == whole(game.view(0))
            mine = game.copy()
            mine.playout(step)
            loaded.playout(step)
            assert loaded.actions() == mine.actions()
        game.play(player.choose(game))


@pytest.mark.many_games
@tables
def test_imagined_games_look_the_same(options: dict[str, object]) -> None:
    """To the seat that imagines, at every decision; and they can be played to the end."""
    game = start(options, 21)
    player = Player(21)
    for step in range(250):
        if game.over:
            break
        for seat in range(len(game.seats)):
            if step < 12 or step % 25 == 0:
                twin = game.imagine(seat, step)
                assert whole(twin.view(seat)) == whole(game.view(seat))
                assert game.seat != seat or twin.ids() == game.ids()
                check(twin)
                twin.playout(step)
                assert twin.over
        game.play(player.choose(game))


@pytest.mark.rule("MYT-SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_do_not_depend_on_hidden_hands(players: int) -> None:
    title = set_up({"players": players, "two_cards": True})
    dice = random.Random(players)
    for seed in range(20):
        game = Game(title, title.opening(True), SeededChance(seed))
        inside.begin(game)
        while title.kinds[inside.kind(game)].name == "setup.keep":
            for seat in [*range(players), None]:
                twin = game.copy()
                redeal(twin, seat, dice)
                told = game.view(seat)
                assert whole(twin.view(seat)) == whole(told)
                if seat != inside.actor(game):
                    assert told.options == []
            game.play(dice.choice(game.ids()))


def redeal(game: Game, seat: int | None, dice: random.Random) -> None:
    """Other hands, and what was kept of them, out of all that the seat cannot see."""
    at = state_of(game).numbers()
    others = [other for other in range(len(game.seats)) if other != seat]
    pool = [card for card in range(16) if at[UNSEEN] >> card & 1]
    for other in others:
        pool += [card for card in range(16) if at[HAND + other] >> card & 1]
    dice.shuffle(pool)
    for other in others:
        hand = [pool.pop() for _ in range(at[HAND + other].bit_count())]
        at[HAND + other] = sum(1 << card for card in hand)
        if at[KEPT + other] >= 0:
            at[KEPT + other] = dice.choice(hand)
    at[UNSEEN] = sum(1 << card for card in pool)


@pytest.mark.rule("MYT-LOCK-09")
def test_no_view_tells_a_card_that_nobody_has_seen() -> None:
    game = start({"players": 3}, 4, events=True)
    player = Player(4)
    while not game.over:
        unseen = [card for card in range(16) if state_of(game).at[UNSEEN] >> card & 1]
        names = {f'"deity": "{game.title.word("deity", card)}"' for card in unseen}
        for seat in (0, 1, 2, None):
            text = whole(game.view(seat))
            assert not [name for name in names if name in text]
        for _ in range(7):
            if not game.over:
                game.play(player.choose(game))


@pytest.mark.many_games
@pytest.mark.rule("MYT-END-01", "MYT-END-02", "MYT-END-03")
def test_every_end_is_seen() -> None:
    """Keen players fill the mountain; random ones reach the last lock; now and then somebody
    builds everything."""
    seen: Counter[int] = Counter()
    for number in range(60):
        game = start({"players": 2 + number % 3}, number)
        play_out(game, Player(number, keen=number % 4 != 0))
        seen[state_of(game).at[ENDED]] += 1
    # Nearly done: the seventh piece comes with random play.
    for number in range(20):
        most = {"sc1": 1, "sc2": 2, "lc1": 2, "lc2": 3, "st1": 2, "st2": 3}
        game = table(4, blue={"built": most, "resources": {"2": "9 marble, 9 gold"}})
        play_out(game, Player(number, keen=True))
        seen[state_of(game).at[ENDED]] += 1
    assert {1, 2, 4} <= set(seen), seen


def play_out(game: Game, player: Player) -> None:
    for _ in range(LIMIT):
        if game.over:
            return
        game.play(
            player.dice.choice(game.ids()) if inside.actor(game) == CHANCE else player.choose(game)
        )
    raise AssertionError(f"the game is not over after {LIMIT} decisions")


# Options that no table can offer: shifts that go the wrong way or too far, the starting city (it
# stands already), sums that nobody saves, and an Offering of nothing (only after `lay more`).
IMPOSSIBLE: Final = {
    "construct.slot": {"build sc0"},
    "altar.value": {"lay 0", "lay more"} | {f"lay {sum}" for sum in range(16, 256)},
}


def possible(kind: str, text: str) -> bool:
    if text in IMPOSSIBLE.get(kind, set()):
        return False
    if kind in ("step.tumble", "lift.step", "lift.any") and text != "stop":
        _, origin, target = text.rsplit("-", 2)
        rise = int(target) - int(origin)
        if kind == "step.tumble":
            return rise < 0
        if kind == "lift.any":
            return rise > 0
        return rise == 1 and not text.startswith("exalt gold")
    return True


@pytest.mark.many_games
def test_nothing_is_dead() -> None:
    """Every action of every kind is played in some game: no space, card or effect is dead."""
    title = set_up({})
    missing: dict[int, str] = {}
    for number, kind in enumerate(KINDS):
        for option in range(kind.size):
            text = title.text(number, option)
            if possible(kind.name, text):
                missing[kind.ids[option]] = text
    for number in range(600):
        if not missing:
            break
        game = start(CONFIGURATIONS[number % 6], number)
        if number % 2:
            lend(game, number)
        play_out(game, Player(number, keen=number % 3 == 0))
        for action in set(game.actions()):
            missing.pop(action, None)
    assert missing == {}


def lend(game: Game, seed: int) -> None:
    """Resources all over the boards, so that rare moves become common."""
    dice = random.Random(seed)
    at = state_of(game).at
    for cell in range(12 * len(game.seats)):
        at[cell] += dice.randrange(6 if cell % 3 == 0 else 3)


def test_the_action_space_is_small_and_constant() -> None:
    assert ACTIONS < 4096
    sizes = {set_up(options).actions for options in CONFIGURATIONS}
    assert sizes == {ACTIONS}
    title = set_up({})
    texts = {
        (kind.name, title.text(number, option))
        for number, kind in enumerate(KINDS)
        for option in range(kind.size)
    }
    assert len(texts) == sum(kind.size for kind in KINDS)


def test_all_spaces_are_used_about_alike() -> None:
    used: Counter[str] = Counter()
    for number in range(10):
        game = start({"players": 4}, number, events=True)
        player = Player(number)
        while not game.over:
            for event in game.play(player.choose(game)):
                told = game.title.event(event, -1)
                if told["event"] in ("action", "bonus_action"):
                    used[f"{told['event']} {told['space']}"] += 1
    assert {f"action {space}" for space in SPACE_NAMES} <= set(used)
    assert {f"bonus_action {space}" for space in SPACE_NAMES} <= set(used)


@pytest.mark.plain_only
def test_no_question_is_idle() -> None:
    """Not one of the decisions tried has answers that all come to the same (tools/idle.py)."""
    report = measured("mytikas", 4, share=0.3)
    assert report.tried > 300
    assert report.idle == 0, [tally.examples for tally in report.kinds.values() if tally.idle]
