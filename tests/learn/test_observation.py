"""Observations: nothing hidden shows, and what a view tells is there."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import delos
from delos.classic.hades.cells import ITEM_PILE, ITEMS_HIDDEN, ITEMS_OF
from delos.classic.hades.modules import modules
from delos.cyclades.cells import GOLD, TOP, TOP_SEEN
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.learn.layouts.base import NUMBER, ONE_OF
from delos.learn.observation import Observer, main
from tests.learn.tables import TABLES, Options, positions, table_name
from tests.properties.hidden import resampled

Vector = npt.NDArray[np.float32]

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def seats(game: Game) -> range:
    """All seats, and the spectator."""
    return range(-1, len(game.seats))


def read(observer: Observer, vector: Vector, section: str, cell: str = "") -> Any:
    """The entries of one cell: a number, the name chosen, or the set of names."""
    place = 0
    for one in observer.sections:
        for label in one.cells:
            entries = vector[place : place + one.width]
            place += one.width
            if one.name == section and label == cell:
                if one.form == NUMBER:
                    return int(entries[0])
                names = [n for n, e in zip(one.special + one.things, entries, strict=True) if e]
                return names[0] if one.form == ONE_OF else set(names)
    raise AssertionError(f"no section {section} {cell}")


# -- the form of the vector ----------------------------------------------------------------


@every_table
def test_every_cell_of_the_table_is_shown_or_left_out_on_purpose(
    table: tuple[str, Options],
) -> None:
    game = delos.new(table[0], seed=1, **table[1])
    layout = Observer(game.title).layout
    shown = layout.shown()
    assert set(range(len(inside.state(game).at))) - shown - layout.left_out == set()
    assert shown & layout.left_out == set()


@every_table
def test_values_lie_in_their_bounds_and_every_choice_has_one_answer(
    table: tuple[str, Options],
) -> None:
    for game in positions(*table, seed=2, every=9, most=700):
        observer = Observer(game.title)
        assert len(set(observer.names)) == observer.size
        for seat in seats(game):
            vector = observer.observe(game, seat)
            assert vector.shape == (observer.size,)
            assert vector.dtype == np.float32
            assert (vector >= observer.low).all()
            assert (vector <= observer.high).all()
            place = 0
            for section in observer.sections:
                count = section.width * len(section.cells)
                if section.form == ONE_OF:
                    chosen = vector[place : place + count].reshape(-1, section.width).sum(axis=1)
                    assert (chosen == 1).all(), section.name
                place += count


@pytest.mark.parametrize(("title", "most"), [("legendary", 6), ("classic", 5), ("mytikas", 4)])
def test_all_tables_of_a_title_have_one_size(title: str, most: int) -> None:
    sizes = {
        Observer(delos.new(title, players=players, seed=players).title).size
        for players in range(2, most + 1)
    }
    assert len(sizes) == 1


@every_table
def test_all_that_questions_are_about_is_in_the_layout(table: tuple[str, Options]) -> None:
    for game in positions(*table, seed=3, every=1, most=800):
        known = {topic.role for topic in Observer(game.title).layout.topics}
        break
    for game in positions(*table, seed=3, every=1, most=800):
        if game.decision is not None:
            assert {token.partition("=")[0] for token in game.decision.about} <= known


# -- what must not show --------------------------------------------------------------------


@every_table
def test_imagining_what_is_hidden_changes_no_observation(table: tuple[str, Options]) -> None:
    compared = 0
    for seed in (4, 5):
        for game in positions(*table, seed=seed, every=7, most=600):
            observer = Observer(game.title)
            for seat in range(len(game.seats)):
                before = observer.observe(game, seat)
                for guess in range(2):
                    after = observer.observe(game.imagine(seat, guess), seat)
                    differing = np.flatnonzero(before != after)
                    assert [observer.names[entry] for entry in differing] == []
                    compared += 1
    assert compared > 100


def test_other_samples_of_what_is_hidden_change_nothing_either() -> None:
    """The same with another sampler, for spectators too (LEG-INFO)."""
    dice = random.Random(6)
    for game in positions("legendary", {"players": 4}, seed=6, every=5, most=900):
        if game.over:
            break
        observer = Observer(game.title)
        for seat in seats(game):
            twin = resampled(game, None if seat < 0 else seat, dice)
            assert (observer.observe(game, seat) == observer.observe(twin, seat)).all()


def test_the_own_purse_shows_and_the_others_do_not() -> None:
    """The detector of the tests above does see a purse that shows."""
    game = delos.new("legendary", players=4, seed=7)
    observer = Observer(game.title)
    twin = game.copy()
    inside.state(twin).at[GOLD + 1] += 5
    for seat in seats(game):
        differing = np.flatnonzero(observer.observe(game, seat) != observer.observe(twin, seat))
        names = [observer.names[entry] for entry in differing]
        assert names == (["gold.seat1"] if seat == 1 else [])
    vector = observer.observe(game, 0)
    assert read(observer, vector, "gold", "seat0") == game.view(0)["factions"][0]["gold"]
    assert read(observer, vector, "gold", "seat1") == -1


def test_hands_of_the_variant_show_to_their_player_only() -> None:
    """MYT-SETUP-16."""
    game = delos.new("mytikas", players=2, seed=8, two_cards=True)
    observer = Observer(game.title)
    seat = inside.actor(game)
    hand = read(observer, observer.observe(game, seat), "hand", f"seat{seat}")
    assert len(hand) == 2
    other = observer.observe(game, 1 - seat)
    assert read(observer, other, "hand", f"seat{seat}") == set()
    assert read(observer, other, "hand_size", f"seat{seat}") == 2
    assert hand <= read(observer, other, "unseen")


def test_items_face_down_show_to_their_owner_only() -> None:
    """HAD-ITEM-GENERAL-01."""
    names = [module.name for module in modules()]
    game = delos.new("classic", players=3, seed=8, modules=names)
    observer = Observer(game.title)
    seen: dict[int, list[Vector]] = {seat: [] for seat in seats(game)}
    for item in (2, 5):
        twin = game.copy()
        inside.state(twin).at[ITEMS_OF + 1] = inside.state(twin).at[ITEMS_HIDDEN] = 1 << item
        inside.state(twin).at[ITEM_PILE] = 0b111111111 & ~(1 << item)
        for seat in seats(game):
            seen[seat].append(observer.observe(twin, seat))
    for seat, (one, other) in seen.items():
        assert (one == other).all() == (seat != 1)
        assert read(observer, one, "items_face_down", "seat1") == 1
    assert read(observer, seen[1][0], "items_hidden") == {"necklace"}


# -- what must show ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 4}),
        ("legendary", {"players": 4, "teams": True}),
        ("classic", {"players": 4}),
    ],
)
def test_the_board_of_a_view_can_be_read_from_the_vector(title: str, options: Options) -> None:
    for game in positions(title, options, seed=9, every=37, most=700):
        observer = Observer(game.title)
        seat = max(inside.actor(game), 0)
        vector = observer.observe(game, seat)
        view: Any = game.view(seat)
        numbers: dict[str | None, str] = {None: "none"}
        numbers |= {name: f"seat{number}" for number, name in enumerate(game.seats)}
        for land in view["lands"]:
            assert read(observer, vector, "owner", land["land"]) == numbers[land["owner"]]
            assert read(observer, vector, "troops", land["land"]) == land["troops"]
        for sea in view["seas"]:
            assert read(observer, vector, "sea_owner", sea["sea"]) == numbers[sea["owner"]]
            assert read(observer, vector, "fleets", sea["sea"]) == sea["fleets"]
        for site in view["sites"]:
            if site["building"]:
                assert site["site"] in read(observer, vector, "built", site["building"])
        for number, faction in enumerate(view["factions"]):
            gold = -1 if faction["gold"] is None else faction["gold"]
            assert read(observer, vector, "gold", f"seat{number}") == gold
            metropolises = read(observer, vector, "metropolises", f"seat{number}")
            assert metropolises == faction["metropolises"]
        for slot, card in enumerate(view["creatures"]["track"]):
            assert read(observer, vector, "track", str(slot)) == (card["creature"] or "none")
        assert read(observer, vector, "deck") == view["creatures"]["deck"]
        assert read(observer, vector, "discard") == set(view["creatures"]["discard"])
        assert read(observer, vector, "phase") == view["phase"]
        assert read(observer, vector, "me") == f"seat{seat}"
        if title == "legendary":
            mates = {f"seat{mate}" for mate in game.title.team(seat)}
            assert read(observer, vector, "allies") == mates


@every_table
def test_the_decision_shows(table: tuple[str, Options]) -> None:
    for game in positions(*table, seed=10, every=11, most=400):
        observer = Observer(game.title)
        vector = observer.observe(game, -1)
        assert read(observer, vector, "me") == "spectator"
        if game.decision is None:
            assert read(observer, vector, "actor") == "nobody"
            assert read(observer, vector, "kind") == "none"
            continue
        assert read(observer, vector, "actor") == f"seat{inside.actor(game)}"
        assert read(observer, vector, "kind") == game.decision.kind
        view: Any = game.view()
        for token in view["decision"]["about"]:
            role, _, thing = token.partition("=")
            type, _, word = thing.partition(":")
            told = read(observer, vector, f"about.{role}")
            assert str(told) == word, (type, token)


def test_gold_is_told_to_everybody_at_the_end() -> None:
    *_, game = positions("classic", {"players": 3}, seed=11, every=1, most=5000)
    assert game.over
    observer = Observer(game.title)
    vector = observer.observe(game, -1)
    told = [read(observer, vector, "gold", f"seat{seat}") for seat in range(3)]
    assert told == inside.state(game).numbers()[GOLD : GOLD + 3]


def test_the_mask_is_the_legal_actions() -> None:
    for game in positions("mytikas", {"players": 3}, seed=12, every=1, most=5000):
        mask = Observer(game.title).mask(game) if game.count % 20 == 0 or game.over else None
        if mask is not None:
            assert mask.shape == (game.title.actions,)
            assert np.flatnonzero(mask).tolist() == sorted(game.ids())
    assert game.over


# -- maps ----------------------------------------------------------------------------------


def test_the_map_can_be_observed_too() -> None:
    sizes = set()
    for seed in (1, 2):
        game = delos.new("legendary", players=4, seed=seed, map="random")
        observer = Observer(game.title, chart=True)
        vector = observer.observe(game, 0)
        plain = Observer(game.title)
        assert (vector[: plain.size] == plain.observe(game, 0)).all()
        assert (vector >= observer.low).all()
        assert (vector <= observer.high).all()
        chart = game.title.chart  # type: ignore[attr-defined]
        for land, name in enumerate(chart.land_names):
            beside = {
                other for n, other in enumerate(chart.sea_names) if chart.land_seas[land] >> n & 1
            }
            assert read(observer, vector, "map.land_seas", name) == beside
            assert read(observer, vector, "map.land_icons", name) == chart.land_icons[land]
        sizes.add(observer.size)
    assert len(sizes) == 1
    with pytest.raises(BadOption, match="no map"):
        Observer(delos.new("mytikas", seed=1).title, chart=True)


# -- one observer, many games --------------------------------------------------------------


def games_at(title: Title, seeds: range, most: int) -> list[Iterator[Game]]:
    """Random games at one table, each looked at after every decision."""

    def play(seed: int) -> Iterator[Game]:
        dice = random.Random(seed)
        game = Game(title, title.opening(False), SeededChance(seed))
        inside.begin(game)
        for _ in range(most):
            yield game
            if game.over:
                return
            game.play(dice.choice(game.ids()))

    return [play(seed) for seed in seeds]


@every_table
def test_what_was_observed_before_does_not_matter(table: tuple[str, Options]) -> None:
    """Games in turn and seats in any order: the vector is that of an observer that is new."""
    title = delos.new(table[0], seed=13, **table[1]).title
    chart = table[0] != "mytikas"
    games = games_at(title, range(13, 16), 2000)
    observer = Observer(title, chart)
    dice = random.Random(13)
    number = 0
    while games:
        game = next(one := dice.choice(games), None)
        if game is None:
            games.remove(one)
            continue
        number += 1
        seat = dice.choice(seats(game))
        seen = observer.observe(game, seat)
        if number % 23 == 0 or game.over:
            assert (seen == Observer(title, chart).observe(game, seat)).all()
        seen.fill(9)  # the learner's own: no later vector may show it
    assert number > 200


def test_seats_may_be_numbers_of_numpy() -> None:
    game = delos.new("classic", players=3, seed=14)
    observer = Observer(game.title)
    seat: Any = np.int64(2)  # what learners' own code often has
    assert (observer.observe(game, seat) == observer.observe(game, 2)).all()


@every_table
def test_a_look_is_both_vector_and_mask(table: tuple[str, Options]) -> None:
    for game in positions(table[0], table[1], 16, 29, 400):
        observer = Observer(game.title)
        for seat in range(observer.seats):
            seen, legal = observer.look(game, seat)
            assert (seen == observer.observe(game, seat)).all()
            wanted = observer.mask(game) if seat == inside.actor(game) else np.zeros_like(legal)
            assert (legal == wanted).all()


def test_threads_may_share_an_observer() -> None:
    game = delos.new("legendary", players=4, seed=14)
    observer = Observer(game.title)
    others = [game.copy() for _ in range(4)]
    for seed, other in enumerate(others):
        other.playout(seed, 100)
    wanted = [Observer(game.title).observe(other, seat) for seat, other in enumerate(others)]

    def look(seat: int) -> bool:
        return all((observer.observe(others[seat], seat) == wanted[seat]).all() for _ in range(300))

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(look, range(4))) == [True] * 4
    finally:
        sys.setswitchinterval(often)


def test_an_observation_that_failed_leaves_nothing_behind() -> None:
    """The table is encoded already when what is told besides goes wrong."""
    game = delos.new("legendary", players=4, seed=15)
    observer = Observer(game.title)
    before = observer.observe(game, 0)
    broken = game.copy()
    broken.playout(1, 200)
    inside.state(broken).at[TOP] = 10_000  # no card
    inside.state(broken).at[TOP_SEEN] = 1
    with pytest.raises(IndexError):
        observer.observe(broken, 0)
    assert (observer.observe(game, 0) == before).all()


# -- wrong use -----------------------------------------------------------------------------


def test_there_is_no_such_seat() -> None:
    game = delos.new("classic", players=3, seed=1)
    with pytest.raises(BadOption, match="no seat 3: seats are numbered 0 to 2, and -1"):
        Observer(game.title).observe(game, 3)


def test_an_observer_is_for_one_title() -> None:
    observer = Observer(delos.new("legendary", players=4, seed=1).title)
    with pytest.raises(BadOption, match="games of one title"):
        observer.observe(delos.new("mytikas", players=4, seed=1), 0)


def test_the_layout_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mytikas", "players=2"]) == 0
    assert "| resources | 48 | a number |" in capsys.readouterr().out
    assert main(["classic", "modules=heroes,underworld"]) == 0
    assert "hero" in capsys.readouterr().out
    assert main([]) == 2
    assert main(["chess"]) == 2
    assert "There is no title 'chess'" in capsys.readouterr().err


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_plain_delos_does_not_load_numpy() -> None:
    assert run("import delos, sys; print('numpy' in sys.modules)").strip() == "False"


@pytest.mark.parametrize(
    ("package", "module"),
    [("numpy", "observation"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_a_missing_package_is_named_with_the_remedy(package: str, module: str) -> None:
    said = run(f"import sys; sys.modules[{package!r}] = None; import delos.learn.{module}")
    assert f"delos.learn needs {package}, which is not installed" in said
    assert "pip install 'delos[learn]'" in said
