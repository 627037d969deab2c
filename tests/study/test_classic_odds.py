"""Odds in the original game: every roll fought through the engine, tried out, nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, Final

import pytest

import delos
from delos import CHANCE, Game, SeededChance
from delos.kernel import inside
from delos.kernel.event import Event
from delos.scenarios import load
from delos.study.odds import BattleOdds, Term, battle_odds
from tests.properties.test_classic_games import begun, disguised

TABLE: Final = """
name = "a battle"
title = "classic"

[position]
turn = "red"
neutral = {{ {neutral} }}

[position.red]
god = "{god}"
gold = 3
islands = {{ syros = "{syros}", naxos = "" }}
fleets = {{ c1 = {c1}, f3 = 1 }}

[position.blue]
islands = {{ {blue} }}
fleets = {{ c2 = {c2} }}

[position.green]
islands = {{ andros = "", delos = "" }}
figures = {{ {figures} }}

[[step]]
expect = {{}}
"""
MINOTAUR: Final = 'minotaur = "kythnos"'
Table = dict[str, str | int]

ON_LAND: Final[dict[str, Table]] = {
    "troops": {"syros": "3 troops", "blue": 'kythnos = "2 troops", milos = ""'},
    "fortress": {"syros": "3 troops", "blue": 'kythnos = "2 troops, fortress", milos = ""'},
    "metropolis": {
        "syros": "4 troops",
        "blue": 'kythnos = "1 troop, metropolis, fortress", milos = ""',
    },
    "port": {"syros": "2 troops", "blue": 'kythnos = "2 troops, port", milos = ""'},
    "minotaur": {
        "syros": "4 troops",
        "blue": 'kythnos = "1 troop, fortress", milos = ""',
        "figures": MINOTAUR,
    },
    "minotaur alone": {
        "syros": "3 troops",
        "blue": 'kythnos = "", milos = ""',
        "figures": MINOTAUR,
    },
    "minotaur of nobody": {
        "syros": "3 troops",
        "neutral": 'kythnos = "fortress"',
        "figures": MINOTAUR,
    },
}
AT_SEA: Final[dict[str, Table]] = {
    "fleets": {"c1": 3, "c2": 2},
    "port": {"c1": 3, "c2": 2, "blue": 'tinos = "port", milos = ""'},
    "ports": {"c1": 3, "c2": 2, "blue": 'tinos = "port, port", milos = ""'},
    "fortress": {"c1": 2, "c2": 2, "blue": 'tinos = "fortress", milos = ""'},
    "metropolis": {"c1": 4, "c2": 2, "blue": 'tinos = "metropolis", milos = ""'},
}
PLAIN: Final[Table] = {
    "god": "ares",
    "syros": "1 troop, port",  # beside c2
    "c1": 1,
    "c2": 1,
    "blue": 'milos = "", tinos = ""',
    "neutral": "",
    "figures": "",
}
BATTLES: Final = [("land", name) for name in ON_LAND] + [("sea", name) for name in AT_SEA]
battles = pytest.mark.parametrize(("where", "name"), BATTLES)
Seated = Callable[[str, str], Game]
GO: Final = {"land": "to kythnos", "sea": "to c2"}


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    def made(where: str, name: str) -> Game:
        """Red is asked where to go with everybody."""
        table = ON_LAND[name] if where == "land" else {**AT_SEA[name], "god": "poseidon"}
        file = tmp_path / "table.toml"
        file.write_text(TABLE.format(**{**PLAIN, **table}), encoding="utf-8")
        game = load(file).start()
        game.play("march" if where == "land" else "sail")
        while game.decision is not None and not game.decision.kind.endswith(".to"):
            wanted = "from c1" if "from c1" in game.texts() else game.texts()[-1]
            game.play(wanted)
        return game

    return made


def odds(game: Game, where: str) -> BattleOdds:
    found = battle_odds(game, GO[where], seat=0)
    assert found is not None
    assert found.win + found.hold + found.both == pytest.approx(1)
    assert found.undecided == 0
    return found


# -- by hand --------------------------------------------------------------------------------------


@pytest.mark.rule("CLA-BATTLE-03", "CLA-BUILD-07")
def test_only_the_defenders_ports_count(seated: Seated) -> None:
    found = odds(seated("sea", "port"), "sea")
    assert (found.area, found.sea, found.attacker, found.defender) == ("c2", True, "red", "blue")
    assert found.sides[0].terms == (Term("fleets", None, 3, 3),)
    assert found.sides[1].terms == (Term("fleets", None, 2, 2), Term("buildings", "port", 1, 1))


@pytest.mark.rule("CLA-BATTLE-03", "CLA-BATTLE-04")
def test_a_metropolis_counts_as_both(seated: Seated) -> None:
    metropolis = Term("buildings", "metropolis", 1, 1)
    assert metropolis in odds(seated("land", "metropolis"), "land").sides[1].terms
    assert metropolis in odds(seated("sea", "metropolis"), "sea").sides[1].terms


@pytest.mark.rule("CLA-CREATURE-MINOTAUR-01", "CLA-CREATURE-MINOTAUR-05")
def test_the_minotaur_fights_for_whoever_is_there(seated: Seated) -> None:
    found = odds(seated("land", "minotaur"), "land")
    assert found.sides[1].faction == "blue"  # though it is green's
    assert found.sides[1].total == 4
    assert Term("creature", "minotaur", 1, 2) in found.sides[1].terms


@pytest.mark.rule("CLA-CREATURE-MINOTAUR-03", "CLA-CREATURE-MINOTAUR-08")
def test_the_minotaur_of_nobody(seated: Seated) -> None:
    """One round decides unless it is lost: 3 against 2 and a Fortress, then 2, then 1."""
    found = odds(seated("land", "minotaur of nobody"), "land")
    assert (found.area, found.defender) == ("kythnos", None)
    assert found.sides[1].faction is None
    assert found.sides[1].terms == (
        Term("creature", "minotaur", 1, 2),
        Term("buildings", "fortress", 1, 1),
    )
    # at par 13 of 36 rolls lose and 10 are tied, one behind 23 and 8, two behind 31 and 4
    ahead = Fraction(23, 36) + Fraction(13, 36) * Fraction(13, 36)
    last = Fraction(13, 36) * Fraction(23, 36)
    assert found.win == pytest.approx(float(ahead + last * Fraction(1, 36)))
    assert found.both == pytest.approx(float(last * Fraction(4, 36)))


# -- by fighting every roll, and by trying --------------------------------------------------------


def policy(game: Game) -> str:
    """Nobody retreats; all else is forced."""
    texts = game.texts()
    return "retreat stay" if "retreat stay" in texts else texts[0]


def ended(game: Game, events: list[Event]) -> str | None:
    """How the battle ended, read from what everybody is told and sees."""
    for event in events:
        told = game.title.event(event, -1)
        if told["event"] != "battle_over":
            continue
        if told["holder"] == "red":
            return "win"
        view = game.view(None).plain()
        areas = [one for one in view["lands"] if one["land"] == told["area"]]
        areas += [one for one in view["seas"] if one["sea"] == told["area"]]
        beasts = [one for one in view["figures"] if one["area"] == told["area"]]
        left = areas[0].get("troops", 0) + areas[0].get("fleets", 0) + len(beasts)
        return "hold" if left else "both"
    return None


def fought(game: Game, events: list[Event], known: dict[str, Any]) -> dict[str, Fraction]:
    """Every roll of every round through the game itself; the chances of its ends."""
    ending = ended(game, events)
    if ending is not None:
        return {ending: Fraction(1)}
    if inside.actor(game) != CHANCE:
        return fought(game, game.play(policy(game)), known)
    place = str(game.view(None)["battle"])
    if place not in known:
        found: dict[str, Fraction] = {}
        for action, weight in zip(game.ids(), game.chance_odds(), strict=True):
            twin = game.copy()
            inside.state(twin).noting = True
            for ending, chance in fought(twin, twin.play(action), known).items():
                share = Fraction(weight).limit_denominator(36) * chance
                found[ending] = found.get(ending, Fraction(0)) + share
        known[place] = found
    return dict(known[place])


@battles
def test_every_roll_gives_the_same(seated: Seated, where: str, name: str) -> None:
    game = seated(where, name)
    found = odds(game, where)
    twin = game.copy()
    inside.state(twin).noting = True
    wanted = fought(twin, twin.play(GO[where]), {})
    assert sum(wanted.values()) == 1
    chances = [float(wanted.get(ending, 0)) for ending in ("win", "hold", "both")]
    assert [found.win, found.hold, found.both] == pytest.approx(chances, abs=1e-12)


GAMES: Final = 500
LOST: Final = ("troop_destroyed", "fleets_destroyed", "figurine_removed")


@battles
def test_trying_it_out_comes_close(seated: Seated, where: str, name: str) -> None:
    """Ends and losses within four standard deviations, with seeds that never change."""
    game = seated(where, name)
    found = odds(game, where)
    ends = {"win": 0, "hold": 0, "both": 0}
    lost = 0
    for seed in range(GAMES):
        twin = game.copy()
        twin._chance = SeededChance(seed)
        inside.state(twin).noting = True
        events = twin.play(GO[where])
        while True:
            told = [twin.title.event(event, -1) for event in events]
            lost += sum(one["event"] in LOST for one in told)
            ending = ended(twin, events)
            if ending is not None:
                break
            events = twin.play(policy(twin))
        ends[ending] += 1
    for ending, chance in (("win", found.win), ("hold", found.hold), ("both", found.both)):
        spread = sqrt(chance * (1 - chance) / GAMES)
        assert abs(ends[ending] / GAMES - chance) <= 4 * spread
    average = found.attacker_losses + found.defender_losses
    assert lost / GAMES == pytest.approx(average, abs=0.25)


# -- what it must not do --------------------------------------------------------------------------

MOVES: Final = {
    *("march.troops", "march.to", "voyage.count", "voyage.to", "sylph.count", "sylph.to"),
}


def test_in_random_games() -> None:
    """Odds where and only where a battle begins; what the seat cannot know changes nothing, and
    the game does not notice."""
    battles = {"land": 0, "sea": 0}
    for seed in range(12):
        game = begun(2 + seed % 4, seed % 2 == 1, seed, events=True)
        dice = random.Random(seed)
        for _ in range(500):
            if game.over:
                break
            if game.title.kinds[inside.kind(game)].name in MOVES:
                weigh(game, dice, battles)
            game.play(lively(game, dice))
    assert min(battles.values()) > 20, battles


def lively(game: Game, dice: random.Random) -> int:
    """At random, but who can move moves."""
    moves = [
        option.id for option in game.options() if option.text in {"march", "sail", "buy sylph"}
    ]
    return dice.choice(moves or game.ids())


def weigh(game: Game, dice: random.Random, battles: dict[str, int]) -> None:
    for option in game.options()[:4]:
        before = (game.dump(), game.actions(), game.ids())
        found = battle_odds(game, option, seat=inside.actor(game))
        assert (game.dump(), game.actions(), game.ids()) == before
        twin = game.copy()
        inside.state(twin).noting = True
        told = [twin.title.event(event, -1) for event in twin.play(option)]
        begun = [event for event in told if event["event"] == "battle"]
        if option.text == "retreat stay":
            assert found is not None
            assert found.undecided == 0
            continue
        assert (found is not None) == bool(begun)
        if found is None:
            continue
        battles["sea" if found.sea else "land"] += 1
        assert found.win + found.hold + found.both == pytest.approx(1)
        assert (found.attacker, found.area) == (begun[0]["attacker"], begun[0]["area"])
        assert (found.defender or "none") == begun[0]["defender"]
        musters = [event for event in told if event["event"] == "muster"][:2]
        assert len(musters) == 2
        for muster, side in zip(musters, found.sides, strict=True):
            assert (muster["faction"], muster["total"]) == (side.faction or "none", side.total)
            assert sum(term.strength for term in side.terms) == side.total
        other = disguised(game, inside.actor(game), dice)
        assert other.dump() != game.dump()
        assert battle_odds(other, option.id, seat=inside.actor(game)) == found


def test_only_the_deciding_seat_has_odds(seated: Seated) -> None:
    game = seated("land", "troops")
    with pytest.raises(delos.IllegalAction):
        battle_odds(game, GO["land"], seat=1)
    with pytest.raises(delos.IllegalAction):
        battle_odds(game, "to c2", seat=0)


ITEMS: Final = """
name = "items face down"
title = "classic"

[options]
modules = ["favours", "underworld"]

[position]
turn = "red"
necropolis = "milos"

[position.red]
god = "{god}"
gold = 3
islands = {{ syros = "3 troops", naxos = "" }}
fleets = {{ c1 = "3", f3 = 1 }}
hidden_items = ["{red}"]

[position.blue]
islands = {{ kythnos = "2 troops", milos = "" }}
fleets = {{ c2 = "2" }}
hidden_items = ["{blue}"]

[position.green]
islands = {{ andros = "", delos = "" }}

[[step]]
expect = {{}}
"""
ATTACKS: Final = {
    "ares": ["march", "from syros", "troops 3", "to kythnos", "necklace pass"],
    "poseidon": ["sail", "from c1", "fleets 3", "to c2", "necklace pass"],
}


@pytest.mark.parametrize("god", list(ATTACKS))
def test_items_face_down_do_not_show(tmp_path: Path, god: str) -> None:
    """Whoever might have an arrow or the Trident is asked before a roll; the odds know of none."""
    found = []
    for red, blue in (
        ("helm", "girdle"),
        ("trident", "arrows-of-apollo"),
        ("arrows-of-apollo", "trident"),
    ):
        path = tmp_path / "items.toml"
        path.write_text(ITEMS.format(god=god, red=red, blue=blue), encoding="utf-8")
        game = load(path).start()
        *moves, last = ATTACKS[god]
        for text in moves:
            if text in game.texts():
                game.play(text)
        assert game.seat == 1
        odds = battle_odds(game, last, seat=1)
        assert odds is not None
        found.append(odds)
    assert found[0] == found[1] == found[2]
    assert 0 < found[0].win < 1
