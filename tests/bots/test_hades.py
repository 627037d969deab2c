"""The greedy bot with the modules of Hades: legal, honest, and it knows what its pieces are for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from delos.bots import Bot, Chair, bot
from delos.bots.greedy import kind_of
from delos.bots.judges import judge_of
from delos.bots.judges.classic_hades import module_worth
from delos.classic.hades.cells import ITEMS_HIDDEN, ITEMS_OF
from delos.cyclades.bits import bits
from delos.cyclades.cells import GOD_OF
from delos.cyclades.ids import APOLLO
from delos.kernel import inside
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.form import Scenario
from tests.classic.table import begun, table

RED = 0


def position(text: str) -> Game:
    """A table of three with all modules, written as in scenario files."""
    told = Scenario(Path("position"), "position", "classic", options={"modules": ["hades"]})
    told.position = Field("position", tomllib.loads(text))
    return told.start()


def choice(game: Game, seed: int = 1) -> str:
    """What the bot of whoever decides does."""
    chosen = bot("greedy", seed).choose(Chair(game, inside.actor(game)))
    return dict(zip(game.ids(), game.texts(), strict=True))[chosen]


def worth(text: str, seat: int = RED) -> float:
    return judge_of("classic").worth(position(text), seat)


def play(game: Game, bots: list[Bot], decisions: int = 20_000) -> Game:
    for _ in range(decisions):
        if game.over:
            break
        action = bots[inside.actor(game)].choose(Chair(game, inside.actor(game)))
        assert action in game.ids()
        game.play(action)
    return game


# -- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 5])
def test_only_legal_moves_and_the_same_seed_plays_the_same_game(players: int) -> None:
    records = []
    for _ in range(2):
        game = begun(players, 6, modules=["hades"], hecate=True, manticore=True)
        play(game, [bot("greedy", 40 + seat) for seat in range(players)], 90)
        records.append(game.actions())
    assert records[0] == records[1]


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random_bots(seed: int) -> None:
    seat = seed % 3
    bots = [bot("greedy" if i == seat else "random", 7 * seed + i) for i in range(3)]
    assert play(begun(3, seed, modules=["hades"]), bots).winners == (seat,)


def test_a_table_without_modules_has_none_of_it() -> None:
    game = begun(3, 2)
    play(game, [bot("greedy", seat) for seat in range(3)], 60)
    assert [module_worth(table(game), seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_what_others_keep_face_down_does_not_change_a_choice() -> None:
    text = """
    phase = "offerings"
    order = ["red", "blue", "green"]
    first_order = ["red", "blue", "green"]
    gods = ["ares", "zeus"]
    items = {pile = ["trident", "palace", "sceptre"]}
    red = {gold = 5, items = ["girdle"], islands = {naxos = "1 troop"}}
    blue = {gold = 5, hidden_items = ["helm"], islands = {andros = "1 troop"}}
    green = {gold = 5, islands = {tinos = "1 troop"}}
    """
    game = position(text)
    chosen = [choice(game, seed) for seed in range(3)]
    at = table(game).at
    other = text.replace('["helm"]', '["trident"]').replace('"trident", "p', '"helm", "p')
    twin = position(other)
    assert bits(at[ITEMS_OF + 1] & at[ITEMS_HIDDEN]) != bits(table(twin).at[ITEMS_OF + 1])
    assert [choice(twin, seed) for seed in range(3)] == chosen


# -- what is worth something --------------------------------------------------------------

TABLE = """
turn = "red"
gods = ["{god}", "zeus"]
{extra}
[red]
gold = 6
god = "{god}"
islands = {{naxos = "{naxos}", delos = "1 troop"}}
fleets = {{{fleets}}}
{red}
[blue]
islands = {{andros = "1 troop", tinos = "1 troop"}}
[green]
islands = {{milos = "1 troop", syros = "1 troop"}}
"""


def red_table(
    naxos: str = "1 troop", red: str = "", god: str = "ares", fleets: str = "", extra: str = ""
) -> str:
    return TABLE.format(naxos=naxos, red=red, god=god, fleets=fleets, extra=extra)


def test_heroes_are_worth_more_near_their_metropolis() -> None:
    far = worth(red_table("1 troop, odysseus, port")) - worth(red_table("1 troop, port"))
    near = worth(red_table("1 troop, odysseus, port, temple, fortress"))
    near -= worth(red_table("1 troop, port, temple, fortress"))
    assert near > far > 0
    rich, poor = "gold = 15", "gold = 3"
    with_midas = worth(red_table("1 troop, midas").replace("gold = 6", rich))
    with_midas -= worth(red_table().replace("gold = 6", rich))
    assert (
        with_midas
        > 20
        > worth(red_table("1 troop, midas").replace("gold = 6", poor))
        - worth(red_table().replace("gold = 6", poor))
    )


def test_a_theatre_stands_for_a_type() -> None:
    three = worth(red_table("1 troop, port, temple, theatre"))
    assert three > worth(red_table("1 troop, port, temple, port"))
    assert three == pytest.approx(worth(red_table("1 troop, port, temple, fortress")), abs=4)


def test_undead_fleets_are_worth_nothing_that_lasts() -> None:
    hades = red_table(god="hades", extra='covered = "athena"')
    with_fleet = red_table(god="hades", extra='covered = "athena"', fleets='h2 = "1 undead"')
    regular = red_table(god="hades", extra='covered = "athena"', fleets="h2 = 1")
    assert worth(regular) > worth(with_fleet)
    assert worth(with_fleet) - worth(hades) < 1.5


def test_priestesses_count_more_with_a_hero_to_keep() -> None:
    assert worth(red_table(red="priestesses = 1")) > worth(red_table())
    alone = worth(red_table(red="priestesses = 1")) - worth(red_table())
    served = worth(red_table("1 troop, achilles", red="priestesses = 1"))
    assert served - worth(red_table("1 troop, achilles")) > alone


# -- what it does -------------------------------------------------------------------------


def test_the_sacrifice_that_wins_is_made() -> None:
    game = position(
        red_table("1 troop, odysseus, port, temple, fortress").replace(
            'delos = "1 troop"', 'delos = "1 troop, metropolis", kythnos = "1 troop"'
        )
    )
    assert choice(game) == "sacrifice odysseus"


UPKEEP = """
phase = "upkeep"
order = ["red", "blue", "green"]
gods = ["ares", "zeus"]
red = {{gold = {gold}, priestesses = {priestesses}, islands = {{naxos = "1 troop, {naxos}"}}}}
blue = {{islands = {{andros = "1 troop", tinos = "1 troop"}}}}
green = {{islands = {{milos = "1 troop", syros = "1 troop"}}}}
"""


@pytest.mark.parametrize(
    ("gold", "priestesses", "naxos", "wanted"),
    [
        (4, 0, "odysseus, port, temple", "upkeep gold"),
        (4, 1, "odysseus, port, temple", "upkeep priestess"),
        (4, 0, "hector", "upkeep release"),
    ],
)
def test_heroes_are_kept_while_they_promise_something(
    gold: int, priestesses: int, naxos: str, wanted: str
) -> None:
    game = position(UPKEEP.format(gold=gold, priestesses=priestesses, naxos=naxos))
    assert choice(game) == wanted


OFFERINGS = """
phase = "offerings"
order = ["{first}", "{second}", "green"]
first_order = ["red", "blue", "green"]
gods = ["ares", "athena"]
{extra}
[red]
gold = 6
islands = {{naxos = "1 troop, {naxos}", delos = "1 troop"}}
{red}
[blue]
gold = 6
islands = {{andros = "1 troop", tinos = "1 troop"}}
{blue}
[green]
gold = 6
islands = {{milos = "1 troop", syros = "1 troop"}}
"""


def offerings(
    naxos: str = "port", red: str = "", blue: str = "", extra: str = "", first: str = "red"
) -> Game:
    second = "blue" if first == "red" else "red"
    return position(
        OFFERINGS.format(naxos=naxos, red=red, blue=blue, extra=extra, first=first, second=second)
    )


@pytest.mark.parametrize("favour", ["hestia", "dionysus"])
def test_a_favour_that_completes_a_set_is_wanted(favour: str) -> None:
    """The last god has a building of a type that stands already."""
    game = offerings("port, temple, university", extra=f'favour = "{favour}"')
    assert choice(game) == "offer athena"


def test_a_hero_who_is_ready_keeps_its_player_from_apollo() -> None:
    game = offerings("odysseus, port, temple, fortress")
    mind = bot("greedy", 1)
    while inside.actor(game) == RED:
        game.play(mind.choose(Chair(game, RED)))
    assert table(game).at[GOD_OF + RED] != APOLLO


def test_the_girdle_is_for_a_rival_about_to_complete_a_metropolis() -> None:
    items = 'items = ["girdle"]'
    calm = offerings(red=items, first="blue")
    assert kind_of(calm) == "girdle.player"
    assert choice(calm) == "girdle pass"
    game = offerings(red=items, blue="philosophers = 3", first="blue")
    mind = bot("greedy", 1)
    assert choice(game) == "girdle blue"
    game.play(mind.choose(Chair(game, RED)))
    assert choice(game) == "forbid athena"


ATTACK = """
turn = "blue"
gods = ["ares", "zeus"]
red = {{items = ["necklace"], islands = {{milos = "{milos}", naxos = "1 troop"}}}}
green = {{islands = {{tinos = "1 troop"}}}}
[blue]
gold = 1
god = "ares"
islands = {{kythnos = "3 troops", delos = "1 troop"}}
fleets = {{h2 = 1, g3 = 1}}
"""


@pytest.mark.parametrize(
    ("milos", "wanted"), [("1 troop, metropolis", "necklace use"), ("5 troops", "necklace pass")]
)
def test_the_necklace_is_kept_for_what_is_dear(milos: str, wanted: str) -> None:
    game = position(ATTACK.format(milos=milos))
    for text in ("march", "from kythnos", "troops 3", "to milos"):
        game.play(dict(zip(game.texts(), game.ids(), strict=True))[text])
    assert kind_of(game) == "necklace.use"
    assert choice(game) == wanted


def test_armies_of_the_start_go_to_prosperous_islands() -> None:
    game = begun(4, 3, modules=["placement"])
    bots = [bot("greedy", seat) for seat in range(4)]
    while kind_of(game) != "deploy.troop":
        play(game, bots, 1)
    icons = table(game).chart.land_icons
    seat = inside.actor(game)
    while kind_of(game) == "deploy.troop" and inside.actor(game) == seat:
        land = choice(game).removeprefix("troop ")
        assert icons[table(game).chart.land_names.index(land)] > 0
        play(game, bots, 1)
