"""Random games over every edition, mode and variant of the Legendary Edition.

DELOS_GAMES scales the number of games (by default 2,000 on the compiled engine, 600 on the plain
one). A failure names the number of the table; ``play_through(number)`` plays it again.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

import delos
from delos.cyclades import unit
from delos.cyclades.cells import (
    BUILT,
    DECK,
    DISCARD,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    GOLD,
    GONE,
    HERO_AT,
    HERO_DISCARD,
    LANDS_OF,
    ORDER,
    OWNER,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESS_SUPPLY,
    SEA_OWNER,
    SEALED,
    SITES_OF,
    SUPPLY,
    TOP,
    TOP_SEEN,
    TRACK,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import eliminate
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.build import engine
from delos.kernel.game import Game
from delos.legendary import imagine, turn, view
from delos.legendary.cells import HERO_DECK, MERCENARY_SUPPLY
from delos.legendary.kinds import KINDS
from delos.views.legendary import LegendarySupply
from tests.properties.hidden import (
    destitute,
    excused,
    other_purse,
    resampled,
    same,
    table,
    tell,
    viewers,
)
from tests.properties.invariants import Watch, check
from tests.properties.tables import CONFIGURATIONS, Player, describe, is_rich, open_table

# The compiled engine plays all in less time than the plain one plays these.
DEFAULT: Final = 2000 if engine() == "compiled" else 600
GAMES: Final = int(os.environ.get("DELOS_GAMES") or DEFAULT)
CHUNK: Final = 50
HEAVY: Final = max(1, GAMES // 10)  # games of each thorough property
HEAVY_CHUNK: Final = 10
# Two Heroes together in an attacked land; a set and Philosophers complete in the same moment.
SELDOM: Final = {"battle.order", "metropolis.order"}
LIMIT: Final = 20_000  # decisions; no random game has come near


def chunks(games: int, size: int) -> list[range]:
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def name(chunk: range) -> str:
    return f"{chunk.start}-{chunk.stop - 1}"


light = pytest.mark.parametrize("numbers", chunks(GAMES, CHUNK), ids=name)
heavy = pytest.mark.parametrize("numbers", chunks(HEAVY, HEAVY_CHUNK), ids=name)


@contextmanager
def at_table(number: int) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        error.add_note(describe(number))
        raise


def spread(number: int) -> int:
    """Thorough properties have fewer games: let them meet every variant all the same."""
    return number * 37 % (2 * len(CONFIGURATIONS))


def pause(dice: random.Random, mean: int) -> int:
    """Decisions to the next look."""
    return dice.randrange(1, 2 * mean)


def stops(number: int, mean: int, *, events: bool = False) -> Iterator[Game]:
    """The game of that number, handed out now and then at a decision, and once it is over."""
    game = open_table(number, events=events)
    player = Player(number)
    left = pause(player.dice, mean)
    for _ in range(LIMIT):
        if game.over:
            yield game
            return
        left -= 1
        if left <= 0:
            yield game
            left = pause(player.dice, mean)
        game.play(player.choose(game))
    raise AssertionError(f"the game is not over after {LIMIT} decisions")


def play_through(number: int, stride: int = 1) -> Game:
    """A whole game, checked at every ``stride``-th decision."""
    game = open_table(number)
    watch = Watch(game)
    player = Player(number)
    for step in range(LIMIT):
        if step % stride == 0 or game.over:
            watch.see(game)
        if game.over:
            return game
        game.play(player.choose(game))
    raise AssertionError(f"the game is not over after {LIMIT} decisions")


# -- whole games ------------------------------------------------------------------------------


@light
def test_games_keep_the_rules_of_the_table_and_end(numbers: range) -> None:
    for number in numbers:
        with at_table(number):
            game = play_through(number, 1 if number % 10 == 0 else 3 + number % 9)
            assert game.over
            assert set(game.winners) <= set(range(len(game.seats)))
            places = game.standings()
            first = {entry["seat"] for entry in places if entry["place"] == 1}
            assert first == set(game.winners)


@heavy
def test_games_go_on_after_an_elimination(numbers: range) -> None:
    """Random play eliminates a faction once in thousands of games, so it is done by hand here."""
    for number in map(spread, numbers):
        with at_table(number):
            for game in stops(number, 150):
                if game.over or KINDS[inside.kind(game)].name != "turn":
                    continue
                for faction in range(len(game.seats)):
                    if faction == inside.actor(game):
                        continue
                    twin = game.copy()
                    eliminate(table(twin), faction)
                    inside.look(twin)
                    while not twin.over and len(twin.ids()) == 1 and not table(twin).asks():
                        twin.play(twin.ids()[0])  # `look` leaves forced answers to whoever plays
                    check(twin)
                    twin.playout(number, LIMIT)
                    check(twin)
                    assert twin.over
                    assert twin.length == game.length


def test_every_kind_of_decision_is_met() -> None:
    """The random games reach every question that the rules can ask."""
    wanted = {kind.name for kind in KINDS if not kind.chance} - SELDOM
    met: set[str] = set()
    number = len(CONFIGURATIONS)  # the rich ones first
    while wanted - met and number < 12 * len(CONFIGURATIONS):
        game = open_table(number, rich=True)
        player = Player(number)
        while not game.over:
            met.add(KINDS[inside.kind(game)].name)
            game.play(player.choose(game))
        number += 7
    assert sorted(wanted - met) == []


@pytest.mark.parametrize("number", [0, 5, 13, 16])
def test_same_seed_same_game(number: int) -> None:
    records = []
    for _ in range(2):
        game = open_table(number, events=True)
        player = Player(number)
        told = []
        while not game.over:
            for event in game.play(player.choose(game)):
                told.append(game.title.event(event, -1))
        records.append((game.record(), told))
    assert records[0] == records[1]


def test_games_do_not_depend_on_the_hash_seed() -> None:
    code = (
        "from tests.properties.test_random_games import play_through\n"
        "for number in (1, 12, 200): print(play_through(number, 1000).dump())\n"
    )
    told = set()
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
            cwd=Path(__file__).resolve().parents[2],
        )
        told.add(done.stdout)
    assert len(told) == 1
    assert told != {""}


# -- options ----------------------------------------------------------------------------------


@heavy
def test_every_offered_option_can_be_played(numbers: range) -> None:
    """By id, by text and as an option; and the game it was tried from stays as it was."""
    for number in numbers:
        with at_table(spread(number)):
            for game in stops(spread(number), 60):
                before = game.dump()
                for index, option in enumerate(game.options()):
                    twin = game.copy()
                    assert twin.ids()[index] == option.id
                    assert not twin.why_not(option.text)
                    play_somehow(twin, option, index % 3)
                    assert twin.count > game.count
                    assert twin.actions()[game.count] == option.id
                    check(twin)
                assert game.dump() == before
                words = [option.text for option in game.options()]
                assert len(set(words)) == len(words)
                assert words == [" ".join(word.split()) for word in words]


def play_somehow(game: Game, option: delos.Option, way: int) -> None:
    if way == 0:
        game.play(option)
    elif way == 1:
        game.play(option.id)
    else:
        game.play(option.text)


@heavy
def test_what_is_not_offered_is_refused(numbers: range) -> None:
    """With a reason, without a trace, and without a word about what the player cannot know."""
    for number in numbers:
        dice = random.Random(number)
        with at_table(spread(number)):
            for game in stops(spread(number), 120):
                before = game.dump()
                twin = resampled(game, game.seat, dice) if game.seat is not None else None
                for action in refused(game, dice):
                    with pytest.raises(delos.IllegalAction) as error:
                        game.play(action)
                    assert str(error.value)
                    if twin is not None:
                        with pytest.raises(delos.IllegalAction) as other:
                            twin.play(action)
                        assert str(other.value) == str(error.value)
                assert game.dump() == before


def refused(game: Game, dice: random.Random) -> list[int | str]:
    """Some ids and texts that are not legal now."""
    found: list[int | str] = [-1, game.title.actions, 10**9, "", "fly to the moon", "end  turn"]
    legal = game.ids()
    found += [id for id in dice.sample(range(game.title.actions), 10) if id not in legal]
    if not game.over:
        kind = game.title.kinds[inside.kind(game)]
        for option in dice.sample(kind.options(), min(8, len(kind.options()))):
            if option not in inside.options(game):
                found.append(game.title.text(inside.kind(game), option))
                assert game.why_not(str(found[-1]))
    return found


def test_texts_of_a_table_are_unambiguous() -> None:
    """Within a kind no two things of the table share a text; lands and seas have other names."""
    for number in range(0, len(CONFIGURATIONS), 5):
        game = open_table(number)
        chart = table(game).chart
        names = chart.land_names + chart.sea_names
        assert len(set(names)) == len(names)
        for index, kind in enumerate(game.title.kinds):
            words = [game.title.text(index, option) for option in kind.options()]
            words = [word for word in words if "#" not in word]  # numbers the table does not use
            assert len(set(words)) == len(words), kind.name
            assert all(word and word == " ".join(word.split()) for word in words)


@heavy
def test_decisions_have_words_in_every_language(numbers: range) -> None:
    for number in numbers:
        with at_table(spread(number)):
            for game in stops(spread(number), 80):
                if game.decision is None:
                    continue
                for lang in ("en", "fr"):
                    assert game.decision.prompt(lang)
                    labels = [option.label(lang) for option in game.options()]
                    assert all(labels)
                    assert len(set(labels)) == len(labels), (game.decision.kind, labels)
                assert game.decision.rules


# -- copies, dumps, records -------------------------------------------------------------------


@heavy
def test_copies_are_independent_and_have_the_same_luck(numbers: range) -> None:
    for number in numbers:
        with at_table(spread(number)):
            kept: list[tuple[delos.Game, str]] = []
            for game in stops(spread(number), 150):
                assert all(copy.dump() == then for copy, then in kept)  # the game itself went on
                before = game.dump()
                copies = [game.copy() for _ in range(3)]
                for copy, seed in zip(copies, (1, 1, 2), strict=True):
                    copy.playout(seed, LIMIT)
                    check(copy)
                assert copies[0].dump() == copies[1].dump()
                assert game.dump() == before
                second = copies[0].copy()
                assert second.dump() == copies[0].dump()
                kept.append((game.copy(), before))


@heavy
def test_dumps_and_records_bring_the_game_back(numbers: range) -> None:
    """The same decision, the same luck, the same end."""
    for number in map(spread, numbers):
        with at_table(number):
            for game in stops(number, 250):
                twins = [delos.load(game.dump())]
                if not is_rich(number):  # the gold given at the start is in no record
                    twins.append(delos.replay(game.record()))
                    assert twins[1].record() == game.record()
                ends = []
                for twin in twins:
                    check(twin)
                    assert dump_of(twin) == dump_of(game)
                    assert (twin.seat, twin.ids()) == (game.seat, game.ids())
                    assert [twin.view(seat) for seat in viewers(twin)] == [
                        game.view(seat) for seat in viewers(game)
                    ]
                    twin.playout(7, LIMIT)
                    ends.append(dump_of(twin))
                copy = game.copy()
                copy.playout(7, LIMIT)
                assert set(ends) == {dump_of(copy)}


def dump_of(game: Game) -> str:
    """What there is of a game; the record of a finished one no longer needs its luck."""
    if game.over:
        game = game.copy()
        game._chance = None
    return game.dump()


# -- what a seat may know ---------------------------------------------------------------------


@heavy
def test_imagined_games_look_the_same_and_play_to_the_end(numbers: range) -> None:
    for number in numbers:
        dice = random.Random(number)
        with at_table(spread(number)):
            for game in stops(spread(number), 80):
                before = game.dump()
                for seat in range(len(game.seats)):
                    twin = game.imagine(seat, dice.randrange(2**32))
                    check(twin)
                    assert same(twin.view(seat)) == same(game.view(seat))
                    if game.seat == seat:
                        assert twin.ids() == game.ids()
                    if dice.random() < 0.3:
                        twin.playout(dice.randrange(2**32), LIMIT)
                        check(twin)
                        assert twin.over
                assert game.dump() == before


@heavy
def test_imagination_differs_where_the_seat_knows_nothing(numbers: range) -> None:
    """Other purses are not simply copied; equal seeds imagine the same."""
    for number in numbers:
        with at_table(spread(number)):
            for game in stops(spread(number), 400):
                if game.over or table(game).rules.teams < 2:
                    continue
                seen = {game.imagine(0, seed).dump() for seed in range(8)}
                assert len(seen) > 1
                assert game.imagine(0, 5).dump() == game.imagine(0, 5).dump()


@heavy
def test_views_do_not_show_what_is_hidden(numbers: range) -> None:
    for number in numbers:
        dice = random.Random(number)
        with at_table(spread(number)):
            for game in stops(spread(number), 40):
                if not game.over:
                    views_hide(game, dice)


def views_hide(game: Game, dice: random.Random) -> int:
    """Views are the same, byte for byte, whatever the viewer cannot know; how many."""
    for seat in viewers(game):
        twin = resampled(game, seat, dice)
        assert same(twin.view(seat)) == same(game.view(seat)), f"seat {seat} sees too much"
    return len(viewers(game))


@heavy
def test_actions_tell_nothing_about_other_purses(numbers: range) -> None:
    """The same action with another purse: opponents hear, see and are asked the same."""
    for number in numbers:
        with at_table(spread(number)):
            purses_hide(spread(number), number, 0.25)


def purses_hide(number: int, seed: int, share: float) -> tuple[int, int]:
    """Play a game and compare at this share of its decisions; how many were tried and made."""
    game = open_table(number)
    player = Player(seed)
    dice = random.Random(-seed - 1)
    tried = made = 0
    while not game.over:
        action = player.choose(game)
        if dice.random() < share:
            tried += 1
            made += actions_hide(game, action, dice)
        game.play(action)
    return tried, made


def actions_hide(game: Game, action: int, dice: random.Random) -> bool:
    """Whether the comparison could be made; AssertionError if somebody could tell the purses."""
    rules = table(game).rules
    team = rules.team[inside.actor(game)] if dice.random() < 0.7 else dice.randrange(rules.teams)
    twin = other_purse(game, team, dice)
    if action not in twin.ids():
        return False
    one = game.copy()
    inside.state(one).noting = inside.state(twin).noting = True
    events = one.play(action)
    others = twin.play(action)
    if one.over or twin.over or destitute(one) != destitute(twin):
        return False
    strangers = [seat for seat in range(rules.factions) if rules.team[seat] != team]
    for seat in (dice.choice(strangers), None):
        if excused(game, events + others, team, seat):
            continue
        assert tell(one, events, seat) == tell(twin, others, seat), (
            f"seat {seat} can tell the purse of team {team} from action {action}"
        )
    return True


# -- the detectors detect ----------------------------------------------------------------------


def midgame(number: int = 9, decisions: int = 260) -> Game:
    """A game in its middle, at the menu of a turn."""
    game = open_table(number, rich=True)
    player = Player(1)
    while decisions > 0 or KINDS[inside.kind(game)].name != "turn":
        assert not game.over
        game.play(player.choose(game))
        decisions -= 1
    check(game)
    return game


def first_bit(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def shift(cell: int, by: int) -> Callable[[CycladesState], None]:
    def fault(state: CycladesState) -> None:
        state.at[cell] += by

    return fault


def put(cell: int, value: int) -> Callable[[CycladesState], None]:
    def fault(state: CycladesState) -> None:
        state.at[cell] = value

    return fault


def lose_troop(state: CycladesState) -> None:
    land = next(land for land in range(LANDS) if state.at[TROOPS + land])
    state.at[TROOPS + land] -= 1


def lose_fleet(state: CycladesState) -> None:
    sea = next(sea for sea in range(LANDS) if state.at[FLEETS + sea] > 1)
    state.at[FLEETS + sea] -= 1


def disown(state: CycladesState) -> None:
    land = next(land for land in range(LANDS) if state.at[OWNER + land] >= 0)
    state.at[OWNER + land] = -1


def disown_sea(state: CycladesState) -> None:
    sea = next(sea for sea in range(LANDS) if state.at[SEA_OWNER + sea] >= 0)
    state.at[SEA_OWNER + sea] = -1


def duplicate_creature(state: CycladesState) -> None:
    state.at[DISCARD] |= 1 << first_bit(state.at[DECK])


def lose_creature(state: CycladesState) -> None:
    state.at[DECK] &= state.at[DECK] - 1


def duplicate_hero(state: CycladesState) -> None:
    state.at[HERO_DISCARD] |= 1 << first_bit(state.at[HERO_DECK])


def raise_building(state: CycladesState) -> None:
    """A second building on a site."""
    built = state.at[BUILT : BUILT + 4]
    one = next(building for building in range(4) if built[building])
    state.at[BUILT + (one + 1) % 4] |= 1 << first_bit(built[one])
    state.at[SUPPLY + (one + 1) % 4] -= 1


def forget_check(state: CycladesState) -> None:
    state.at[PHILOSOPHERS + 0] += 4
    state.at[PHILOSOPHERS + 1] -= 4


def pawn_twice(state: CycladesState) -> None:
    state.at[ORDER] = state.at[ORDER + 1] = 0


def unknown_top(state: CycladesState) -> None:
    state.at[TOP] = first_bit(state.at[DECK])
    state.at[TOP_SEEN] = 0


FAULTS: Final[dict[str, Callable[[CycladesState], None]]] = {
    "lost troop": lose_troop,
    "lost fleet": lose_fleet,
    "fleet out of nowhere": shift(FLEET_RESERVE, 1),
    "lost mercenary": shift(MERCENARY_SUPPLY, -1),
    "debt": put(GOLD, -1),
    "priestess too many": shift(PRIESTESS_SUPPLY, 1),
    "building too many": shift(SUPPLY, 1),
    "two buildings on a site": raise_building,
    "used mark without a temple": put(USED, 1 << 59),
    "land of nobody": disown,
    "sea of nobody": disown_sea,
    "stale mask of lands": shift(LANDS_OF, 1 << 31),
    "stale mask of sites": shift(SITES_OF, 1 << 59),
    "creature twice": duplicate_creature,
    "creature lost": lose_creature,
    "creature on two slots": put(TRACK, 0),
    "hero twice": duplicate_hero,
    "hero of nobody on the map": put(HERO_AT + 1, 3),
    "figurine without its card": put(PIECE_AT + 6, LANDS),
    "card without its figurine": put(FIGURINES_OF, 1 << 25),
    "stale cast of a figurine": shift(SEALED, 1),
    "philosophers not converted": forget_check,
    "eliminated and still there": put(GONE, 1),
    "pawn twice": pawn_twice,
    "top card that nobody saw": unknown_top,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.replace(" ", "-"))
def test_invariants_notice(fault: str) -> None:
    """Some fault may not be possible in one position, so several are tried."""
    noticed = 0
    for number in (9, 27, 45):
        game = midgame(number)
        before = game.dump()
        try:
            FAULTS[fault](table(game))
        except StopIteration:
            continue
        if game.dump() == before:
            continue
        with pytest.raises(AssertionError):
            check(game)
        noticed += 1
    assert noticed


def test_a_returning_hero_is_noticed() -> None:
    for number in range(9, 2000, 18):
        game = open_table(number, rich=True)
        watch = Watch(game)
        player = Player(number)
        while not game.over and not watch.lost:
            game.play(player.choose(game))
            watch.see(game)
        if watch.lost and not game.over:
            table(game).at[HERO_DECK] |= watch.lost
            check(game)
            with pytest.raises(AssertionError, match="came back"):
                watch.see(game)
            return
    raise AssertionError("no hero was sacrificed")


@pytest.mark.plain_only
def test_a_lost_troop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: CycladesState, faction: int, land: int, count: int) -> None:
        state.at[TROOPS + land] += count

    monkeypatch.setattr(unit, "place_troops", careless)
    with pytest.raises(AssertionError, match="troops in all"):
        [play_through(number) for number in range(20)]


@pytest.mark.plain_only
def test_gold_in_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.supply_view

    def leaky(state: CycladesState) -> LegendarySupply:
        return structs.replace(honest(state), built=sum(state.at[GOLD : GOLD + 6]))

    monkeypatch.setattr(view, "supply_view", leaky)
    with pytest.raises(AssertionError, match="sees too much"):
        views_hide(midgame(), random.Random(1))


@pytest.mark.plain_only
def test_a_card_in_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.supply_view

    def leaky(state: CycladesState) -> LegendarySupply:
        return structs.replace(honest(state), built=state.at[TOP])

    monkeypatch.setattr(view, "supply_view", leaky)
    dice = random.Random(1)
    with pytest.raises(AssertionError, match="sees too much"):
        [views_hide(game, dice) for number in range(9, 200, 18) for game in stops(number, 10)]


@pytest.mark.plain_only
def test_a_turn_that_ends_by_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not being asked tells the others that the purse is empty."""

    def silent(self: turn.Turn, state: CycladesState) -> bool:
        return False

    monkeypatch.setattr(turn.Turn, "asks", silent)
    with pytest.raises(AssertionError, match="can tell the purse"):
        [purses_hide(number, number, 1.0) for number in range(3, 300, 18)]


@pytest.mark.plain_only
def test_a_wrong_imagination_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = imagine.refill_purses

    def careless(state: CycladesState, seat: int, dice: delos.SeededChance) -> None:
        honest(state, seat, dice)
        state.at[GOLD + state.rules.team[seat]] += 1

    monkeypatch.setattr(imagine, "refill_purses", careless)
    game = midgame()
    assert same(game.imagine(0, 1).view(0)) != same(game.view(0))


def test_the_comparisons_are_made() -> None:
    """The purse test would be worthless if its actions were hardly ever legal in both games."""
    tried, made = purses_hide(3, 3, 0.5)
    assert made > tried * 0.8 > 0
