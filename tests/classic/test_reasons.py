"""What the menu offers and what "why not" answers come from one place: they never contradict."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import delos
from delos.classic.customs import customs
from delos.cyclades.cells import GOLD
from delos.cyclades.kinds import LOSS, MOVE_HERO, REROLL, SAVE, TURN
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.scenarios import load
from tests.properties.legality import check_reasons, reasons

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
KNOWN = set(
    re.findall(
        r"\*\*((?:CLA|HAD)-[A-Z0-9-]+)\*\*",
        "".join((RULES / f"{name}.md").read_text("utf-8") for name in ("classic", "hades")),
    )
)


def lively(game: Game, dice: random.Random) -> int:
    """Something happens: turns are not ended while anything else can be done."""
    ids = game.ids()
    if inside.kind(game) == TURN and len(ids) > 1 and dice.random() < 0.8:
        ids = ids[1:]
    return dice.choice(ids)


def enrich(game: Game) -> None:
    """Purses are filled, so that much can be done."""
    for seat in range(len(game.seats)):
        inside.state(game).at[GOLD + seat] = 30
    inside.look(game)


@pytest.mark.many_games
@pytest.mark.parametrize("seed", range(4))
def test_a_reason_is_told_exactly_where_nothing_is_offered(seed: int) -> None:
    modules = ["hades"] if seed % 3 else []
    game = delos.new("classic", seed=seed, players=2 + seed % 4, modules=modules)
    dice = random.Random(seed)
    for step in range(700):
        if game.over:
            break
        if step % 90 == 0:
            enrich(game)
        if inside.actor(game) != CHANCE:
            check_reasons(game, KNOWN)
        game.play(lively(game, dice))


def test_every_kind_of_the_shared_procedures_has_a_teller() -> None:
    told = told_kinds([])
    assert LOSS in told
    assert told_kinds(["heroes"]) - told == {MOVE_HERO, REROLL, SAVE}


def told_kinds(modules: list[str]) -> set[int]:
    state = inside.state(delos.new("classic", players=3, seed=1, modules=modules))
    assert isinstance(state, CycladesState)
    return set(customs(state).tellers)


# -- sentences that help ------------------------------------------------------------------

HEAD = 'name = "test"\ntitle = "classic"\n[options]\n'
MODULES = 'modules = ["underworld", "heroes", "favours"]\n'


def started(folder: Path, position: str) -> Game:
    path = folder / "case.toml"
    path.write_text(
        HEAD + MODULES + position + '[[step]]\nexpect = { seat = "red" }\n', encoding="utf-8"
    )
    return load(path).start()


def table(red: str, common: str = "", islands: str = "", god: str = "ares", gold: int = 3) -> str:
    return (
        f'[position]\nturn = "red"\n{common}\n[position.red]\ngold = {gold}\ngod = "{god}"\n'
        f"islands = {{ {islands} }}\n{red}\n"
        '[position.blue]\nislands = { milos = "1 troop", delos = "" }\n'
        '[position.green]\nislands = { syros = "1 troop", mykonos = "" }\n'
    )


@pytest.mark.parametrize(
    ("position", "wanted", "sentence"),
    [
        (
            table("", islands='naxos = "achilles", andros = "", tinos = ""'),
            "sacrifice achilles",
            "Achilles wants 5 islands; you have 3. (HAD-HERO-ACHILLES-02)",
        ),
        (
            table("", islands='naxos = "midas"', gold=14),
            "sacrifice midas",
            "Midas wants 15 gold; you have 14. (HAD-HERO-MIDAS-02)",
        ),
        (
            table("", islands='naxos = "odysseus, port, theatre"'),
            "sacrifice odysseus",
            "Odysseus wants 3 different buildings, theatres among them; you have 2. "
            "(HAD-HERO-ODYSSEUS-03)",
        ),
        (
            table("priests = 1", islands='naxos = "hector"'),
            "sacrifice hector",
            "Hector wants 2 priests for a philosopher; you have 1. (HAD-HERO-HECTOR-02)",
        ),
        (
            table("priests = 2", "supply = { philosophers = 0 }", islands='naxos = "hector"'),
            "sacrifice hector",
            "None is left in the supply. (HAD-HERO-HECTOR-02, CLA-SHORTAGE-03)",
        ),
        (
            table("", islands='naxos = "perseus"'),
            "sacrifice perseus",
            "Perseus carries other units, and you have none. (HAD-HERO-PERSEUS-10)",
        ),
        (
            table(
                'figures = { medusa = "andros" }', islands='naxos = "perseus", andros = "1 troop"'
            ),
            "sacrifice perseus",
            "Medusa holds all of your units. (HAD-HERO-PERSEUS-10, CLA-CREATURE-MEDUSA-01)",
        ),
        (
            table('figures = { medusa = "naxos" }', islands='naxos = "achilles, midas"'),
            "march",
            "Medusa holds all of your units. (CLA-ARES-05, CLA-CREATURE-MEDUSA-01)",
        ),
        (
            table("", islands='naxos = ""'),
            "march",
            "No troop and no hero of yours could march. (CLA-ARES-05)",
        ),
        (
            table("", islands='naxos = "achilles"'),
            "march",
            "No chain of your own fleets leads there. (CLA-ARES-05, CLA-MOVE-11)",
        ),
        (
            table("", 'gods = ["zeus", "ares"]\nfavour = "hermes"', islands='naxos = ""'),
            "favour",
            "You have no Fleet on the map. (HAD-FAVOUR-HERMES-01, HAD-FAVOUR-HERMES-05)",
        ),
        (
            table("", 'gods = ["ares", "zeus"]\nfavour = "hermes"', islands='naxos = ""'),
            "favour",
            "The favour of Hermes goes with the last visible god, who is not yours. "
            "(HAD-FAVOUR-GENERAL-01)",
        ),
        (
            table("", 'gods = ["zeus", "ares"]\nfavour = "demeter"', 'naxos = ""', gold=1),
            "favour",
            "This costs 2 gold; you can pay 1. (HAD-FAVOUR-GENERAL-04)",
        ),
        (
            table('items = ["chariot"]', islands='naxos = "2 troops"'),
            "play chariot",
            "You have one island only: nobody could go to another. (HAD-ITEM-CHARIOT-03)",
        ),
        (
            table('items = ["trident"]', islands='naxos = "2 troops"'),
            "play trident",
            "This item is played at another moment. (HAD-ITEM-TRIDENT-02, HAD-ITEM-GENERAL-05)",
        ),
        (
            table("", 'creatures = { track = ["", "", "harpy"] }', islands='naxos = "temple used"'),
            "buy harpy",
            "This costs 4 gold; you can pay 3. (CLA-CREATURE-BUY-01)",
        ),
        (
            table("", "done = { extras = 3 }", islands='naxos = ""', gold=9),
            "troop",
            "You have bought all 3 that a turn allows. (CLA-ARES-02)",
        ),
    ],
)
def test_a_reason_names_the_rule_of_the_card_and_what_is_missing(
    tmp_path: Path, position: str, wanted: str, sentence: str
) -> None:
    game = started(tmp_path, position)
    assert str(game.why_not(wanted)) == sentence
    assert "{" not in str(game.why_not(wanted, "fr"))


def test_two_heroes_are_asked_about_in_order_and_the_reason_says_so(tmp_path: Path) -> None:
    islands = 'naxos = "achilles, midas", andros = ""'
    game = started(tmp_path, table("fleets = { k2 = 1, j2 = 1 }", islands=islands, gold=5))
    game.play("march")
    assert game.texts() == ["hero take achilles", "hero leave achilles"]
    first = "First say whether Achilles comes along. (HAD-HERO-GENERAL-13)"
    assert str(game.why_not("hero take midas")) == first
    absent = "Perseus is not there. (HAD-HERO-GENERAL-13)"
    assert str(game.why_not("hero take perseus")) == absent
    check_reasons(game, KNOWN)
    game.play("hero take achilles")
    decided = "Whether Achilles comes along has been decided. (HAD-HERO-GENERAL-13)"
    assert str(game.why_not("hero leave achilles")) == decided


@pytest.mark.parametrize(
    ("position", "place", "sentence"),
    [
        (
            table("fleets = { k2 = 1 }", islands='naxos = "1 troop"'),
            "to syros",
            "No chain of your own fleets leads there. (CLA-ARES-05, CLA-MOVE-11)",
        ),
        (table("fleets = { k2 = 1 }", islands='naxos = "1 troop"'), "to milos", ""),
        (
            table("fleets = { k2 = 1 }", islands='naxos = "1 troop"'),
            "to j2",
            "Fleets sail only in a turn of Poseidon, and you serve another god in this cycle. "
            "(CLA-POSEIDON-05)",
        ),
        (
            table("fleets = { k2 = 1 }", islands='naxos = "1 troop"', god="poseidon"),
            "to a1",
            "No fleet of yours can get there: a move goes 3 spaces, and no further than where a "
            "battle is fought. (CLA-MOVE-06, CLA-MOVE-08)",
        ),
        (
            table("fleets = { k2 = 1 }", islands='naxos = "1 troop"', god="poseidon", gold=0),
            "to j2",
            "This costs 1 gold; you can pay 0. (CLA-POSEIDON-05)",
        ),
        (table("fleets = { k2 = 1 }", islands='naxos = "1 troop"', god="poseidon"), "to i2", ""),
    ],
)
def test_the_menu_tells_why_a_place_is_out_of_reach(
    tmp_path: Path, position: str, place: str, sentence: str
) -> None:
    game = started(tmp_path, position)
    assert game.decision is not None
    assert game.decision.kind == "god.turn"
    said = str(game.why_not(place))
    if sentence:
        assert said == sentence
    else:  # it can be reached: only the question is another one
        assert "it answers another question" in said


def test_a_hero_who_alone_can_go_is_not_asked_about(tmp_path: Path) -> None:
    islands = 'naxos = "achilles, midas", andros = ""'
    game = started(tmp_path, table("fleets = { k2 = 1, j2 = 1 }", islands=islands, gold=5))
    game.play("march")
    game.play("hero leave achilles")
    assert game.decision is not None
    assert game.decision.kind == "roll.dice"  # Midas is on his way to the only goal


def check_offered(game: Game) -> None:
    """Nothing speaks against what is offered, also where a question knows one reason only."""
    told = reasons(game)
    assert not any(told[option] for option in inside.options(game))


def test_a_refuge_of_perseus_has_no_reason_against_it() -> None:
    folder = Path(__file__).resolve().parents[1] / "scenarios" / "hades" / "heroes"
    game = load(folder / "perseus-saves.toml").start()
    for move in ("march", "troops 2", "hero take perseus", "to milos", "dice 0-3", "lose troop"):
        if move in game.texts():  # else it went without saying
            game.play(move)
    assert game.texts() == ["save kythnos", "save lose"]
    check_offered(game)


def attacking_midas(folder: Path, gold: int) -> Game:
    """Two troops go where he is; his player has this much."""
    position = (
        '[position]\nturn = "red"\n[position.red]\ngold = 1\ngod = "ares"\n'
        'islands = { kythnos = "2 troops", naxos = "" }\nfleets = { h1 = 1 }\n'
        f"[position.blue]\ngold = {gold}\n"
        'islands = { milos = "midas, 1 troop", delos = "" }\n'
        '[position.green]\nislands = { syros = "1 troop", mykonos = "" }\n'
    )
    game = started(folder, position)
    for move in ("march", "troops 2", "to milos", "dice 2-1"):
        if move in game.texts():
            game.play(move)
    return game


def test_midas_rolls_again_while_somebody_pays(tmp_path: Path) -> None:
    game = attacking_midas(tmp_path, gold=1)
    assert game.texts() == ["again", "keep"]
    check_offered(game)


def test_midas_is_told_what_another_roll_costs(tmp_path: Path) -> None:
    """In the defence: his player has nothing left to pay for it."""
    game = attacking_midas(tmp_path, gold=0)
    assert game.texts() == ["keep"]
    check_offered(game)
    told = "This costs 1 gold; you can pay 0. (HAD-HERO-MIDAS-03)"
    assert str(game.why_not("again")) == told
