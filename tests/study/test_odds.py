"""Odds of battles: worked out by hand, tried out, and found again by fighting every roll."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

import delos
from delos import CHANCE, Game, SeededChance
from delos.cli.main import app
from delos.kernel import inside
from delos.kernel.event import Event
from delos.scenarios import load
from delos.study.odds import BattleOdds, Outcome, Term, battle_odds, plain_odds
from tests.properties.hidden import resampled
from tests.properties.tables import Player, open_table

TABLE: Final = """
name = "a battle"
title = "legendary"

[position]
turn = "bull"

[position.bull]
god = "{god}"
gold = {gold}
{bull}

[position.dolphin]
{dolphin}

[position.bee]
lands = ["ios"]

[[step]]
expect = {{}}
"""
Seated = Callable[..., Game]


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    def made(bull: str, dolphin: str, moves: list[str], god: str = "ares", gold: int = 3) -> Game:
        """A game in which bull is about to play the last step of a move."""
        file = tmp_path / "table.toml"
        text = TABLE.format(bull=bull, dolphin=dolphin, god=god, gold=gold)
        file.write_text(text, encoding="utf-8")
        game = load(file).start()
        for move in moves:
            game.play(move)
        return game

    return made


@pytest.fixture
def attack(seated: Seated) -> Callable[[str, str], BattleOdds]:
    """The odds of all units of Naxos against those of Paros."""

    def found(naxos: str, paros: str) -> BattleOdds:
        return to_paros(marching(seated, naxos, paros))

    return found


def marching(seated: Seated, naxos: str, paros: str, more: str = "") -> Game:
    """Bull is asked where to go with everybody on Naxos."""
    game = seated(
        f'lands = {{ naxos = "{naxos}" }}',
        f'lands = {{ paros = "{paros}", kea = "" }}\n{more}',
        ["march"],
    )
    while game.decision is not None and game.decision.kind != "move.to":
        kind = game.decision.kind
        game.play(game.texts()[0 if kind == "move.hero" else -1])
    return game


def to_paros(game: Game) -> BattleOdds:
    found = battle_odds(game, "to paros", seat=0)
    assert found is not None
    assert found.win + found.hold + found.both + found.undecided == pytest.approx(1)
    return found


def is_about(outcome: Outcome, win: Fraction, hold: Fraction, both: Fraction) -> None:
    assert win + hold + both == 1
    wanted = [float(win), float(hold), float(both)]
    assert [outcome.win, outcome.hold, outcome.both] == pytest.approx(wanted, abs=1e-15)


# -- by hand ------------------------------------------------------------------------------------


@pytest.mark.rule("LEG-LANDBATTLE-08", "LEG-CORE-14")
def test_one_against_one(attack: Callable[[str, str], BattleOdds]) -> None:
    """Equal dice in 1 + 4 + 4 + 1 of 36 rolls."""
    found = attack("1 troop", "1 troop")
    is_about(found, Fraction(13, 36), Fraction(13, 36), Fraction(10, 36))
    assert found.attacker_losses == pytest.approx(23 / 36)
    assert (found.area, found.sea) == ("paros", False)
    assert (found.attacker, found.defender) == ("bull", "dolphin")
    assert [one.number for one in found.rounds] == [1]
    assert found.rounds[0].reached == 1.0


def test_two_against_one(attack: Callable[[str, str], BattleOdds]) -> None:
    """Only a die two higher (5 of 36) saves the defender, for a round of one against one."""
    found = attack("2 troops", "1 troop")
    is_about(found, Fraction(1181, 1296), Fraction(65, 1296), Fraction(50, 1296))
    assert found.attacker_losses == pytest.approx(583 / 1296)
    assert found.defender_losses == pytest.approx(1231 / 1296)
    assert [one.reached for one in found.rounds] == pytest.approx([1, 5 / 36])
    assert found.rounds[0].win == pytest.approx(31 / 36)
    assert found.rounds[1].win == found.win


@pytest.mark.rule("LEG-LANDBATTLE-05")
def test_a_fortress(attack: Callable[[str, str], BattleOdds]) -> None:
    found = attack("1 troop", "1 troop, fortress")
    is_about(found, Fraction(5, 36), Fraction(23, 36), Fraction(8, 36))
    assert found.sides[1].total == 2
    assert found.sides[1].terms == (
        Term("troops", None, 1, 1),
        Term("buildings", "fortress", 1, 1),
    )


@pytest.mark.rule("LEG-HERO-HELEN-01")
def test_helen_needs_no_die(attack: Callable[[str, str], BattleOdds]) -> None:
    found = attack("helen", "1 troop")
    is_about(found, Fraction(3, 6), Fraction(1, 6), Fraction(2, 6))
    assert found.sides[0].terms == (Term("hero", "helen", 1, 1),)


@pytest.mark.rule("LEG-HERO-ACHILLES-01", "LEG-HERO-ACHILLES-02")
def test_achilles_ends_it_in_one_round(attack: Callable[[str, str], BattleOdds]) -> None:
    """2 against 3: what the defender does not win at once it loses; then Achilles alone."""
    found = attack("1 troop, achilles", "3 troops")
    is_about(found, Fraction(491, 1296), Fraction(805, 1296), Fraction(0))
    assert found.defender_losses == pytest.approx(583 / 1296)  # who is driven out lives


@pytest.mark.rule("LEG-HERO-HECTOR-01")
def test_hector_ends_it_before_the_first_round(attack: Callable[[str, str], BattleOdds]) -> None:
    found = attack("1 troop", "hector")
    assert (found.win, found.hold, found.rounds) == (0, 1, ())
    assert (found.attacker_losses, found.defender_losses) == (1, 0)
    assert [side.total for side in found.sides] == [1, 1]
    assert attack("2 troops", "hector").sides[0].total == 1  # before the first round


@pytest.mark.rule("LEG-HERO-PENTHESILEA-01")
def test_penthesilea_wins_ties(attack: Callable[[str, str], BattleOdds]) -> None:
    found = attack("penthesilea", "1 troop")
    is_about(found, Fraction(23, 36), Fraction(13, 36), Fraction(0))


@pytest.mark.rule("LEG-SEABATTLE-02", "LEG-SEABATTLE-12")
def test_at_sea(seated: Seated) -> None:
    game = seated(
        'lands = { paros-1 = "port", syros = "port" }\nseas = { strait = 3 }',
        'lands = { naxos-1 = "metropolis", naxos-2 = "port" }\nseas = { pass = 2 }',
        ["sail", "fleets 2"],
        "poseidon",
    )
    found = battle_odds(game, "to pass", seat=0)
    assert found is not None
    assert found.sea
    assert found.area == "pass"
    assert found.sides[0].terms == (Term("fleets", None, 2, 2), Term("buildings", "port", 1, 1))
    assert found.sides[1].terms[1] == Term("buildings", "metropolis", 1, 1)
    same = plain_odds(2, 2)
    assert (found.win, found.hold, found.both) == (same.win, same.hold, same.both)
    assert (found.attacker_losses, found.rounds) == (same.attacker_losses, same.rounds)


# -- by fighting every roll, and by trying --------------------------------------------------------


POLICY: Final = (
    *("keep", "retreat stay", "withdraw nowhere", "lose mercenary", "lose troop"),
    "ambush mercenary",
)


def policy(game: Game) -> str:
    """The documented policy, by the words of the options."""
    texts = game.texts()
    return next((wanted for wanted in POLICY if wanted in texts), texts[0])


def ended(game: Game, events: list[Event]) -> str | None:
    for event in events:
        if game.title.events[event.kind].name == "battle_over":
            if game.title.event(event, -1)["holder"] == "bull":
                return "win"
            land: Any = next(one for one in view(game)["lands"] if one["land"] == "paros")
            left = land["troops"] + land["mercenaries"] + len(land["heroes"])
            beast = [one for one in view(game)["figurines"] if one["area"] == "paros"]
            return "hold" if left or beast else "both"
    return None


def view(game: Game) -> dict[str, Any]:
    return game.view(None).plain()


def fought(game: Game, events: list[Event], known: dict[str, dict[str, Fraction]]) -> Any:
    """Every roll of every round through the game itself; the chances of its ends."""
    ending = ended(game, events)
    if ending is not None:
        return {ending: Fraction(1)}
    if inside.actor(game) != CHANCE:
        return fought(game, game.play(policy(game)), known)
    seen = view(game)
    place = json.dumps([seen["battle"], seen["lands"], seen["figurines"]])
    if place not in known:
        found: dict[str, Fraction] = {}
        for action, odds in zip(game.ids(), game.chance_odds(), strict=True):
            twin = game.copy()
            inside.state(twin).noting = True
            for ending, chance in fought(twin, twin.play(action), known).items():
                share = Fraction(odds).limit_denominator(36) * chance
                found[ending] = found.get(ending, Fraction(0)) + share
        known[place] = found
    return known[place]


@pytest.mark.parametrize(
    ("naxos", "paros", "more"),
    [
        ("4 troops", "3 troops, fortress", ""),
        ("2 troops, 2 mercenaries, antigone", "2 troops, 1 mercenary, ajax", ""),
        ("3 troops, croesus", "2 troops, perseus", ""),
        ("2 troops, odysseus", "2 troops, helen, fortress", ""),
        ("3 troops, 1 mercenary", "1 troop, hector, pandora", ""),
        ("3 troops", "2 troops, achilles", ""),
        ("1 troop, achilles", "2 troops, penthesilea, port", ""),
        ("3 troops, ajax", "1 troop", 'creatures = { minotaur = "paros" }'),
        ("2 troops, achilles", "1 troop", 'creatures = { minotaur = "paros" }'),
    ],
)
def test_every_roll_gives_the_same(seated: Seated, naxos: str, paros: str, more: str) -> None:
    game = marching(seated, naxos, paros, more)
    found = to_paros(game)
    twin = game.copy()
    inside.state(twin).noting = True
    wanted = fought(twin, twin.play("to paros"), {})
    chances = [wanted.get(ending, Fraction(0)) for ending in ("win", "hold", "both")]
    is_about(found, *chances)


@pytest.mark.parametrize("walls", [0, 1, 2])
def test_plain_odds_are_those_of_the_engine(seated: Seated, walls: int) -> None:
    for attackers, defenders in ((1, 1), (3, 2), (2, 4), (8, 8)):
        works = ", fortress" * walls
        game = marching(seated, f"{attackers} troops", f"{defenders} troops{works}")
        found, plain = to_paros(game), plain_odds(attackers, defenders, walls)
        assert (found.win, found.hold, found.both) == (plain.win, plain.hold, plain.both)
        assert found.attacker_losses == plain.attacker_losses
        assert found.defender_losses == plain.defender_losses
        assert found.rounds == plain.rounds


@pytest.mark.parametrize(
    ("naxos", "paros"),
    [("3 troops", "2 troops, fortress"), ("2 troops, ajax", "2 troops, 1 mercenary, antigone")],
)
def test_trying_it_out_comes_close(seated: Seated, naxos: str, paros: str) -> None:
    """Within three standard deviations, with seeds that never change."""
    game = marching(seated, naxos, paros)
    found = to_paros(game)
    games = 1200
    wins = 0
    for seed in range(games):
        twin = game.copy()
        twin._chance = SeededChance(seed)
        inside.state(twin).noting = True
        events = twin.play("to paros")
        while ended(twin, events) is None:
            events = twin.play(policy(twin))
        wins += ended(twin, events) == "win"
    spread = sqrt(found.win * (1 - found.win) / games)
    assert abs(wins / games - found.win) < 3 * spread


# -- what it must not do --------------------------------------------------------------------------


def test_only_what_begins_a_battle_has_odds(seated: Seated) -> None:
    game = marching(seated, "2 troops", "2 troops")
    assert battle_odds(game, "to halki", seat=0) is None
    option = next(one for one in game.options() if one.text == "to paros")
    found = battle_odds(game, option, seat=0)
    assert found is not None
    assert battle_odds(game, option.id, seat=0) == found
    with pytest.raises(delos.IllegalAction):
        battle_odds(game, "to paros", seat=1)
    with pytest.raises(delos.IllegalAction):
        battle_odds(game, "to ios", seat=0)


def test_whoever_may_retreat_hears_how_it_goes_on(seated: Seated) -> None:
    """Two against two; the first round costs the attacker a Troop, then they fight on."""
    game = marching(seated, "2 troops", "2 troops")
    game.play("to paros")
    game.play("dice 0-3")
    seat = inside.actor(game)
    found = battle_odds(game, "retreat stay", seat=seat)
    assert found is not None
    fresh = plain_odds(1, 2)
    assert (found.win, found.hold, found.both) == pytest.approx((fresh.win, fresh.hold, fresh.both))
    assert [side.total for side in found.sides] == [1, 2]
    for option in game.options():
        assert option.text == "retreat stay" or battle_odds(game, option, seat=seat) is None


def test_a_forced_step_leads_to_the_battle_too(seated: Seated) -> None:
    """With one destination the last real question is how many go."""
    game = seated(
        'lands = { naxos = "2 troops", halki = "" }',
        'lands = { paros = "1 troop", kea = "" }',
        ["march"],
    )
    texts = {text for text in game.texts() if battle_odds(game, text, seat=0) is not None}
    twin = game.copy()
    twin.play("troops 2")
    assert texts == ({"troops 1", "troops 2"} if inside.actor(twin) == CHANCE else set())


def test_mytikas_has_no_battles() -> None:
    game = delos.new("mytikas", players=2, seed=1)
    assert battle_odds(game, game.options()[0], seat=inside.actor(game)) is None


def test_it_is_quick(seated: Seated) -> None:
    game = marching(seated, "8 troops", "8 troops")
    began = time.perf_counter()
    to_paros(game)
    assert time.perf_counter() - began < 1  # about 0.02 s on a free machine


def test_in_random_games() -> None:
    """Odds where and only where a battle begins; what is hidden or to come changes nothing, and
    the game does not notice."""
    battles = 0
    for number in range(14, 40):
        game = open_table(number, events=True, rich=True)
        player = Player(number)
        dice = random.Random(number)
        for _ in range(700):
            if game.over:
                break
            kind = game.title.kinds[inside.kind(game)].name
            if kind in {"move.to", "sail.to", "move.chain"}:
                battles += weigh(game, dice)
            game.play(player.choose(game))
    assert battles > 20


def weigh(game: Game, dice: random.Random) -> int:
    battles = 0
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
        battles += 1
        assert found.win + found.hold + found.both + found.undecided == pytest.approx(1)
        assert found.undecided == 0
        assert (found.attacker, found.area) == (begun[0]["attacker"], begun[0]["area"])
        musters = [event for event in told if event["event"] == "muster"][:2]
        for muster, side in zip(musters, found.sides, strict=False):
            assert (muster["faction"], muster["total"]) == (side.faction, side.total)
            assert sum(term.strength for term in side.terms) == side.total
        other = resampled(game, inside.actor(game), dice)
        assert battle_odds(other, option.id, seat=inside.actor(game)) == found
    return battles


# -- the command ----------------------------------------------------------------------------------


def command(*arguments: object) -> Any:
    return CliRunner().invoke(app, ["odds", *[str(argument) for argument in arguments]])


def test_the_command() -> None:
    result = command("--attack", 2, "--defence", 1)
    assert result.exit_code == 0
    assert "91.13%" in result.stdout
    assert "attacker 0.45, defender 0.95 units" in result.stdout
    result = command("--attack", 1, "--defence", 1, "--walls", 1, "--json")
    answer = json.loads(result.stdout)
    assert answer["win"] == pytest.approx(5 / 36)
    assert answer["walls"] == 1
    assert answer["rounds"][0]["reached"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        ["--attack", 0, "--defence", 1],
        ["--attack", 1],
        ["--attack", 1, "--defence", 1, "--walls", -1],
        ["--attack", 31, "--defence", 1],
    ],
)
def test_wrong_use_of_the_command(wrong: list[object]) -> None:
    result = command(*wrong)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
