"""Scenario files: what is refused, what a wrong expectation says, and how moves are read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import delos
from delos.scenarios import Report, load, run

ROOT = Path(__file__).resolve().parent.parent.parent

HEAD = 'name = "test"\ntitle = "legendary"\n'
OTHERS = """
[position.dolphin]
gold = 5
lands = { paros = "2 troops", anafi = "" }
[position.bee]
gold = 5
lands = ["kea"]
"""
BULL = """
[position.bull]
gold = 3
god = "ares"
lands = { naxos = "3 troops" }
"""
TURN = '[position]\nturn = "bull"\n' + BULL + OTHERS
SEEN = "[[step]]\nexpect = { cycle = 2 }\n"


def ran(tmp_path: Path, text: str) -> Report:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return run(path)


def holds(tmp_path: Path, text: str) -> None:
    report = ran(tmp_path, text)
    assert report.ok, report.message


def fails(tmp_path: Path, text: str, *parts: str) -> None:
    report = ran(tmp_path, text)
    assert not report.ok
    for part in parts:
        assert part in report.message


# -- the documentation --------------------------------------------------------------------------


def test_the_example_of_the_documentation_holds(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    holds(tmp_path, example.group(1))


def test_the_public_functions(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(HEAD + TURN + SEEN, encoding="utf-8")
    report = delos.scenario(path)
    assert (report.name, report.ok, report.message) == ("test", True, "")
    game = load(path).start()
    assert game.seats == ("bull", "dolphin", "bee")
    assert game.texts() == ["end", "troop", "march"]
    twin = delos.load(game.dump())
    assert twin.texts() == game.texts()
    assert str(run(path)) == f"{path}: holds"


# -- everything that can be done from here ------------------------------------------------------

GIVE = """name = "test"
title = "mytikas"
[position]
blue = { cards = { hades = 1 }, resources = { 1 = "2 stone, 2 marble" } }
[[step]]
play = "give-few"
"""


@pytest.mark.parametrize(
    "expected",
    [
        'paths = [["give stone-1"], ["give marble-1"]]',
        'ways = ["give marble-1", "give stone-1"]',
        "paths = { count = 2 }",
        'paths = { through = ["step.start"], count = 12 }',
    ],
)
def test_paths_and_ways(tmp_path: Path, expected: str) -> None:
    holds(tmp_path, GIVE + f"expect = {{ {expected} }}\n")


@pytest.mark.parametrize(
    ("expected", "part"),
    [
        ('paths = [["give stone-1"]]', "only those that are given"),
        ('ways = ["give gold-1", "give stone-1", "give marble-1"]', "there is no such path"),
        ("paths = { count = 3 }", "got 2"),
        ("paths = {}", "it needs are ="),
        ('paths = { through = ["nowhere"], count = 1 }', "unknown name 'nowhere'"),
        ('paths = "give stone-1"', "expected a table in braces"),
    ],
)
def test_paths_that_fail_say_why(tmp_path: Path, expected: str, part: str) -> None:
    fails(tmp_path, GIVE + f"expect = {{ {expected} }}\n", part)


def test_too_many_paths_are_a_sentence(tmp_path: Path) -> None:
    kinds = ", ".join([f'"{kind}"' for kind in ("step.main", "step.tumble", "effect.move")])
    many = 'name = "test"\ntitle = "mytikas"\n[position]\n' + (
        'blue = { resources = { 4 = "4 stone, 4 marble, 4 gold" } }\n[[step]]\n'
    )
    fails(
        tmp_path,
        many + f"expect = {{ paths = {{ through = [{kinds}], count = 1 }} }}\n",
        "more than",
    )


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("name = ", "not valid TOML"),
        ('title = "legendary"\n', 'name is missing. Add a line name = "..."'),
        ('name = "x"\n', "title is missing"),
        ('name = "x"\ntitle = "legendery"\n', "Did you mean 'legendary'?"),
        (HEAD + "rulez = []\n", "top level: unknown name 'rulez'. Did you mean 'rules'?"),
        (HEAD + TURN, "the scenario checks nothing"),
        (HEAD + TURN + "[[step]]\nnote = 'x'\n", "step 1: it neither plays nor expects"),
        (HEAD + TURN + "[[step]]\nplay = 'end'\nplays = []\n", "step 1: give either play or plays"),
        (HEAD + TURN + "[[step]]\nmove = 'end'\n", "step 1: unknown name 'move'"),
        (HEAD + "[options]\nplayers = 9\n" + TURN + SEEN, "Option players"),
        (HEAD + "[options]\nmap = 'nowhere'\n" + TURN + SEEN, "Option map"),
    ],
)
def test_a_bad_form_is_refused(tmp_path: Path, text: str, part: str) -> None:
    fails(tmp_path, text, part)


def turn_with(line: str) -> str:
    """A sound position with one more line for the bull."""
    return '[position]\nturn = "bull"\n' + BULL + line + "\n" + OTHERS


@pytest.mark.parametrize(
    ("position", "part"),
    [
        (OTHERS + BULL, 'position: give either turn = "bull" or phase'),
        ('[position]\nturn = "bull"\nphase = "end"\n' + BULL + OTHERS, "give either turn"),
        ('[position]\nturn = "bee"\n' + BULL + OTHERS, 'Add god = "zeus" to position.bee'),
        ('[position]\nturn = "owl"\n' + BULL + OTHERS, "position.turn: unknown name 'owl'"),
        ('[position]\nphase = "ende"\n' + BULL + OTHERS, "Did you mean 'end'?"),
        ('[position]\nphase = "end"\ngifts = false\n' + BULL + OTHERS, "belongs to a turn"),
        ('[position]\nphase = "setup"\ncycle = 2\n', "Remove the other keys"),
        ('[position]\ntrun = "bull"\n' + BULL + OTHERS, "Did you mean 'turn'?"),
        (
            f'[position]\nturn = "bull"\ncycle = {10**30}\n' + BULL + OTHERS,
            "position.cycle: expected a number from 1 to 999999999",
        ),
        (turn_with("silver = 3"), "position.bull: unknown name 'silver'"),
        (turn_with("priestesses = 21"), "only 20 are left"),
        (turn_with("priestesses = -1"), "position.bull.priestesses: expected a number 0 or more"),
        (turn_with("philosophers = 4"), "Give at most 3"),
        (turn_with("bid = 2"), "position.bull.bid: 2 is no space of the track"),
        (turn_with("seas = { gulp = 1 }"), "Did you mean 'gulf'?"),
        (turn_with("seas = { reef = 9 }"), "position.bull.seas.reef: 9 Fleets"),
        (turn_with("troops_in_reserve = 6"), "only 5 are left"),
        (turn_with('creatures = { kraken = "naxos" }'), "stands on a sea, not on naxos"),
        (turn_with('creatures = { medusa = "reef" }'), "stands on a land, not on reef"),
        (turn_with('creatures = { minotaur = "kea" }'), "stands on a land of its owner"),
        (turn_with('creatures = { charybdis = "reef" }'), "expected 2 areas"),
        (turn_with('creatures = { charybdis = ["reef", "reef"] }'), "stands on reef already"),
        (turn_with('creatures = { medusa = "kea", boar = "kea" }'), "medusa stands on kea already"),
        (turn_with('creatures = { boar = "paros" }'), "the Boar drives all units out"),
        (turn_with('creatures = { kraken = "reef" }\nseas = { reef = 1 }'), "closed this sea"),
        (turn_with('creatures = { polyphemus = "ios" }\nseas = { shoal = 1 }'), "closed this sea"),
        (turn_with('creatures = { harpy = "kea" }'), "unknown name 'harpy'"),
        (turn_with('new = ["ajax"]'), "Put the Hero on one of the faction's lands first"),
        (turn_with("moves = { ajax = 1 }"), "position.bull.moves.ajax"),
        (turn_with('cards = { penthesilea = "silver" }'), "unknown name 'silver'"),
        (turn_with("eliminated = true"), "Remove its other keys"),
        (turn_with('[position.creatures]\ntrack = ["kraken"]'), "the track has 4 slots, not 1"),
        (
            turn_with('[position.creatures]\ntrack = ["kraken", "", "", "kraken"]'),
            "'kraken' is already in position.creatures.track[1]",
        ),
        (
            turn_with('[position.creatures]\nreserved = { sphinx = "bull" }'),
            "unknown name 'sphinx'",
        ),
        (turn_with('[position.creatures]\nslain = ["kraken"]'), "cards lie under Heracles"),
        (turn_with('[position.creatures]\ntop = "kraken"'), "nobody has seen it"),
        (turn_with('[position.creatures]\nseen = ["bull"]'), "which card was seen?"),
        (turn_with('[position.creatures]\ndeck = ["harpy"]\ntop = "kraken"'), "Known: harpy"),
        (turn_with('[position.heroes]\ntrack = ["ajax", "zeus"]'), "heroes.track[2]: unknown name"),
        (turn_with("[position.supply]\nmercenaries = 17"), "only 16 are left"),
        (turn_with("[position.supply]\nbonus = { gold = 4 }"), "only 3 are left"),
        (turn_with('[position.neutral]\nkea = "port"'), "belongs to position.bee"),
        (turn_with('[position.neutral]\nios = "troop"'), "units have an owner"),
        (turn_with("[position.cornucopias]\natlantis = 1"), "unknown name 'atlantis'"),
    ],
)
def test_a_bad_position_is_refused(tmp_path: Path, position: str, part: str) -> None:
    fails(tmp_path, HEAD + position + SEEN, part)


def bull_with(lands: str) -> str:
    bull = f'[position.bull]\ngod = "ares"\nlands = {lands}\n'
    return HEAD + '[position]\nturn = "bull"\n' + bull + OTHERS + SEEN


@pytest.mark.parametrize(
    ("lands", "part"),
    [
        ("{ atlantis = '' }", "unknown name 'atlantis'"),
        ("{ naxos = '9 troops' }", "lands.naxos: 9 Troops, but bull has only 8 left"),
        ("{ naxos = '8 troops', ios = 'troop' }", "only 0 left of its 8"),
        ("{ naxos = '17 mercenaries' }", "only 16 are left"),
        ("{ naxos = '3 ports' }", "naxos has 2 free of 2 sites"),
        ("{ naxos = 'port', naxos-1 = 'port', naxos-2 = 'port' }", "naxos has 0 free of 2 sites"),
        ("{ naxos-1 = 'port, temple' }", "a site holds one building"),
        ("{ naxos = '3 horses' }", "unknown name 'horses'"),
        ("{ naxos = '3' }", "3 of what?"),
        ("{ naxos = 'troop ajax' }", "separate things by commas"),
        ("{ naxos = '2 troops,, port' }", "nothing between two commas"),
        ("{ naxos = 'port used' }", "only a temple or a metropolis"),
        ("{ naxos = 'metropolis silver' }", "unknown name 'silver'"),
        ("{ naxos = 'ajax', ios = 'ajax' }", "'ajax' is already in position.bull.lands.naxos"),
        ("{ naxos = 'ajax, ajax' }", "there is only one ajax"),
        ("{ naxos = '', kea = '' }", "position.bee.lands[1]: the land belongs to position.bull"),
        ("{ naxos = 'port, temple', melos = 'fortress, university' }", "would have become a"),
        ("[]", "a faction without land is out of the game"),
        ("'naxos'", "expected a table in braces"),
    ],
)
def test_bad_lands_are_refused(tmp_path: Path, lands: str, part: str) -> None:
    fails(tmp_path, bull_with(lands), part)


def test_a_card_that_is_not_in_the_box(tmp_path: Path) -> None:
    text = HEAD + '[options]\nedition = "base"\n' + turn_with("creatures = { boar = 'ios' }") + SEEN
    fails(tmp_path, text, "'boar' is not in the box", "options.creature_set")


@pytest.mark.parametrize(
    ("order", "part"),
    [
        ('["bee", "dolphin"]', "the track has 3 slots, not 2"),
        ('["bee", "bee", "dolphin"]', "bee is on the track twice"),
        ('["bull", "bee", "dolphin"]', "bull is eliminated or has still to act"),
        ('["", "", "dolphin"]', "the pawn of bee is missing"),
    ],
)
def test_bad_orders_are_refused(tmp_path: Path, order: str, part: str) -> None:
    text = f'[position]\nturn = "bull"\norder = {order}\n' + BULL + OTHERS + SEEN
    fails(tmp_path, HEAD + text, part)


def test_pawns_stand_on_different_open_gods(tmp_path: Path) -> None:
    both = TURN.replace("[position.bee]", '[position.bee]\ngod = "ares"')
    fails(tmp_path, HEAD + both + SEEN, "two pawns stand on ares")
    shut = TURN.replace('turn = "bull"', 'turn = "bull"\ngods = ["zeus", "athena"]')
    fails(tmp_path, HEAD + shut + SEEN, "position.bull.god: ares lies face down")
    apollo = TURN.replace('god = "ares"', 'god = "apollo"\nbid = 3')
    fails(tmp_path, HEAD + apollo + SEEN, "Apollo takes no bids")


def test_an_expected_refusal_holds(tmp_path: Path) -> None:
    position = turn_with("philosophers = 4")
    holds(tmp_path, 'error = "at most 3"\n' + HEAD + position)
    fails(tmp_path, 'error = "at most 5"\n' + HEAD + position, "got: position.bull.philosophers")
    fails(tmp_path, 'error = "at most 3"\n' + HEAD + TURN, "but the position was accepted")


# -- what a wrong expectation says --------------------------------------------------------------


@pytest.mark.parametrize(
    ("expect", "part"),
    [
        ("gold.bull = 4", "step 1: expected expect.gold.bull = 4, got 3"),
        ('seat = "bee"', 'expected expect.seat = "bee", got "bull"'),
        ('decision = "offering.god"', 'got "turn"'),
        ('decision = "offering"', "unknown name 'offering'"),
        ('options = ["end"]', 'got ["end", "march", "troop"]'),
        ('offers = ["sail"]', 'expect.offers[1] = "sail", got "not offered:'),
        ('denies = ["march"]', "it is offered"),
        ('denies = ["bid 3"]', "the decision 'turn' has unknown name 'bid 3'"),
        ('why = { "march" = "LEG-ARES-04" }', "it is offered"),
        ('why = { "sail" = "LEG-ARES-04" }', "LEG-POSEIDON-04"),
        ('illegal = "end"', "it was played"),
        ("over = true", "expect.over = true, got false"),
        ('winners = ["bull"]', 'expect.winners = ["bull"], got []'),
        ('events = ["dice"]', "not in this order among"),
        ('events = ["dices"]', "Did you mean 'dice'?"),
        ('events = [{ event = "dice", atacker = 1 }]', "Did you mean 'attacker'?"),
        ('view.bee = { "factions.bull.gold" = 3 }', 'got ""'),
        ('view.bee = { "factions.cow.gold" = 3 }', "unknown name 'cow'"),
        (
            'lands.naxos = "bull 2 troops"',
            'expected expect.lands.naxos = "bull 2 troops", got "bull',
        ),
        ('lands.naxos = "3 troops"', "it starts with the owner"),
        ('lands.naxos = "bull 3 troops, port"', "expected under buildings or sites"),
        ('seas.reef = "bull 1"', 'got ""'),
        ('seas.reef = "two"', "expected a faction and a number"),
        ('buildings.naxos = "port"', 'got ""'),
        ('sites.naxos-1 = "port"', 'got ""'),
        ('sites.naxos-9 = "port"', "unknown name 'naxos-9'"),
        ('figurines.kraken = "reef"', 'expect.figurines.kraken = "reef", got ""'),
        ("cornucopias.naxos = 1", "got 0"),
        ("gold_on.naxos = 1", "got 0"),
        ('battle = { attacker = "bull" }', "got nothing"),
        ("totals = [1, 1]", "got nothing"),
        ('creatures.track = ["kraken", "", "", ""]', 'got ["", "", "", ""]'),
        ("creatures.deck = 30", "got 31"),
        ('heroes.discard = ["ajax"]', "got []"),
        ("supply.mercenaries = 1", "got 16"),
        ("supply.bonus.gold = 1", "got 3"),
        ('order = ["bull", "bee", "dolphin"]', 'got ["", "dolphin", "bee"]'),
        ('gods = ["zeus"]', 'got ["ares"]'),
        ('turn = ""', 'got "bull"'),
        ("cycle = 3", "got 2"),
        ('phase = "income"', 'got "actions"'),
        ("bull = { priestesses = 1 }", "expect.bull.priestesses = 1, got 0"),
        ('bull = { lands = ["naxos", "paros"] }', 'got ["naxos"]'),
        ('bull = { god = "zeus" }', 'got "ares"'),
        ("bull = { eliminated = true }", "got false"),
        ('bull = { cards = { pandora = "gold" } }', "got nothing"),
        ("silver = 3", "expect: unknown name 'silver'"),
    ],
)
def test_a_wrong_expectation_says_what_is(tmp_path: Path, expect: str, part: str) -> None:
    fails(tmp_path, f"{HEAD}{TURN}[[step]]\n[step.expect]\n{expect}\n", "step 1: ", part)


def test_the_report_names_the_step_and_the_options(tmp_path: Path) -> None:
    text = HEAD + TURN + "[[step]]\nplay = 'troop'\n[[step]]\nexpect.gold.bull = 3\n"
    report = ran(tmp_path, text)
    assert report.message == (
        "step 2: expected expect.gold.bull = 3, got 1. Now bull decides 'turn': end | march"
    )
    assert str(report).startswith(str(tmp_path / "case.toml"))


# -- moves --------------------------------------------------------------------------------------

MARCH = HEAD + TURN + "[[step]]\nby = 'bull'\nplays = "


def test_forced_moves_may_be_written_or_left_out(tmp_path: Path) -> None:
    after = "\n[step.expect]\nlands.naxos = 'bull 1 troop'\nbattle.troops = 2\n"
    holds(tmp_path, MARCH + "['march', 'from naxos', 'troops 2', 'to paros']" + after)
    holds(tmp_path, MARCH + "['march', 'troops 2', 'to paros']" + after)
    fails(
        tmp_path, MARCH + "['march', 'from paros', 'troops 2']" + after, "'from paros' is not legal"
    )


def test_an_illegal_move_says_why(tmp_path: Path) -> None:
    fails(tmp_path, MARCH + "['sail']", "step 1: 'sail' is not legal now", "LEG-POSEIDON-04")


def test_whoever_is_named_must_decide(tmp_path: Path) -> None:
    fails(tmp_path, HEAD + TURN + "[[step]]\nplay = 'bee: end'\n", "expected bee to decide 'end'")
    fails(tmp_path, MARCH.replace("by = 'bull'", "by = 'bee'") + "['end']", "got bull")
    fails(tmp_path, HEAD + TURN + "[[step]]\nplay = 'cow: end'\n", "unknown name 'cow'")
    battle = "['march', 'troops 2', 'to paros', 'dice 1-0', 'dolphin: retreat stay'"
    holds(tmp_path, MARCH + battle + ", 'retreat stay']")
    fails(tmp_path, MARCH + battle.replace("dolphin: ", "") + "]", "expected bull", "got dolphin")


def test_dice_must_be_given_unless_there_is_a_seed(tmp_path: Path) -> None:
    battle = MARCH + "['march', 'troops 3', 'to paros', 'dolphin: retreat stay']"
    fails(tmp_path, battle, "chance is due before 'retreat stay'", "chance = 1")
    battle = MARCH + "['march', 'troops 3', 'to paros']\n[step.expect]\nevents = ['dice']\n"
    holds(tmp_path, "chance = 1\n" + battle)
    scripted = "['march', 'troops 3', 'to paros', 'dice 3-0']\n[step.expect]\ntotals = [6, 2]\n"
    holds(tmp_path, "chance = 1\n" + MARCH + scripted)


def test_a_seed_leaves_the_next_step_its_dice(tmp_path: Path) -> None:
    text = MARCH + "['march', 'troops 3', 'to paros']\nexpect.decision = 'roll.dice'\n"
    holds(tmp_path, "chance = 1\n" + text + "[[step]]\nplay = 'dice 3-0'\nexpect.totals = [6, 2]\n")


# -- positions ----------------------------------------------------------------------------------


def test_a_full_position(tmp_path: Path) -> None:
    holds(
        tmp_path,
        HEAD
        + """
[position]
turn = "bull"
cycle = 4
gods = ["ares", "hera"]
cornucopias = { naxos = 1, bay = 2 }
gold_on = { naxos = 2 }
neutral = { kea = "temple" }
done = { extras = 1 }
[position.creatures]
track = ["charon", "", "chimera", ""]
reserved = { chimera = "bee" }
discard = ["harpy"]
slain = ["hydra"]
top = "sphinx"
seen = ["bee"]
[position.heroes]
track = ["ajax", ""]
discard = ["jason"]
out = ["leto"]
[position.supply]
mercenaries = 3
port = 1
bonus = { troops = 1 }
[position.bull]
gold = 9
priestesses = 1
philosophers = 2
god = "ares"
bid = 5
lands = { naxos = "3 troops, 2 mercenaries, hector, temple used", paros = "", paros-2 = "port" }
seas = { pass = 2 }
creatures = { charybdis = ["reef", "shoal"], medusa = "anafi" }
new = ["hector"]
moves = { hector = 1 }
cards = { penthesilea = "gold used" }
fleets_in_reserve = 0
[position.dolphin]
lands = { melos = "heracles, metropolis fleets", syros = "" }
god = "hera"
[position.bee]
lands = ["ios"]

[[step]]
[step.expect]
order = ["", "", "bee"]
cornucopias = { naxos = 1, bay = 2 }
gold_on = { naxos = 2 }
buildings = { kea = "temple", melos = "metropolis fleets", naxos = "temple used" }
sites = { paros-1 = "", paros-2 = "port" }
figurines = { charybdis = "reef", scylla = "shoal", medusa = "anafi", kraken = "" }
lands = { naxos = "bull 3 troops, 2 mercenaries, hector", paros = "bull", anafi = "" }
seas = { pass = "bull 2 fleets" }
supply = { mercenaries = 3, port = 1, temple = 8, bonus = { troops = 1, gold = 0 } }
offers = ["troop", "buy charon"]
view.bee = { "creatures.top" = "sphinx" }
view.dolphin = { creatures.top = "", factions.bull.gold = "" }
[step.expect.creatures]
track = ["charon", "", "chimera", ""]
reserved = { chimera = "bee" }
discard = ["harpy"]
slain = ["hydra"]
top = "sphinx"
deck = 25
[step.expect.heroes]
track = ["ajax", ""]
discard = ["jason"]
new = ["hector"]
moves = { hector = 1 }
deck = 10
[step.expect.bull]
gold = 9
priestesses = 1
philosophers = 2
metropolises = 1
bid = 5
troops_in_reserve = 5
fleets_in_reserve = 0
heroes = ["hector"]
creatures = ["medusa", "charybdis"]
cards = { penthesilea = "gold used" }
""",
    )


def in_phase(phase: str) -> str:
    return f'{HEAD}[position]\nphase = "{phase}"\n' + BULL.replace('god = "ares"\n', "") + OTHERS


@pytest.mark.parametrize(
    ("phase", "expect"),
    [
        ("initialization", 'decision = "draw.hero", cycle = 2, phase = "initialization"'),
        ("income", 'income = { bull = 1, bee = 1, dolphin = 0 }, seat = "bull", gold.bull = 4'),
        (
            "offerings",
            'decision = "offering.god", seat = "bull", order = ["bull", "dolphin", "bee"]',
        ),
        ("end", 'cycle = 3, phase = "initialization", seat = "chance"'),
        ("placement", 'decision = "placement.land", cycle = 1, phase = "placement"'),
    ],
)
def test_every_phase_can_be_the_start(tmp_path: Path, phase: str, expect: str) -> None:
    holds(tmp_path, in_phase(phase) + f"[[step]]\nexpect = {{ {expect} }}\n")


def test_upkeep_and_actions_follow_the_gods(tmp_path: Path) -> None:
    text = HEAD + TURN.replace('turn = "bull"', 'phase = "upkeep"').replace(
        "gold = 3", 'gold = 3\npriestesses = 1\ncreatures = { medusa = "ios" }'
    )
    step = "[[step]]\nexpect = { decision = 'upkeep.keep', seat = 'bull', turn = 'bull' }\n"
    holds(tmp_path, text + step)
    text = HEAD + TURN.replace('turn = "bull"', 'phase = "actions"')
    holds(tmp_path, text + "[[step]]\nexpect = { decision = 'god.first', seat = 'bull' }\n")
    text = HEAD + TURN.replace('turn = "bull"', 'turn = "bull"\ngifts = false')
    holds(tmp_path, text + "[[step]]\nexpect = { decision = 'god.first', events = ['turn'] }\n")


def test_a_new_game_can_be_the_start(tmp_path: Path) -> None:
    text = HEAD + '[position]\nphase = "setup"\n[[step]]\n'
    expect = "[step.expect]\ngold.bull = 5\ngods = ['zeus', 'hera']\n"
    holds(tmp_path, text + "plays = ['god zeus', 'god hera']\n" + expect)


def test_an_eliminated_faction_ends_the_game_with_the_cycle(tmp_path: Path) -> None:
    text = in_phase("end").replace('gold = 5\nlands = ["kea"]', "eliminated = true")
    expect = "expect = { over = true, winners = ['dolphin'], bee.eliminated = true, seat = 'none' }"
    holds(tmp_path, text + "[[step]]\n" + expect)


def test_teammates_share_a_purse(tmp_path: Path) -> None:
    owl = '[position.owl]\nlands = ["ios"]\n'
    teams = HEAD + "[options]\nplayers = 4\nteams = true\n"
    fails(tmp_path, teams + TURN + owl + SEEN, "has filled it")
    sound = TURN.replace('gold = 5\nlands = ["kea"]', 'lands = ["kea"]') + owl
    holds(tmp_path, teams + sound + "[[step]]\nexpect.gold = { bull = 3, bee = 3, owl = 5 }\n")


def test_standing_bids_belong_to_the_first_of_the_order(tmp_path: Path) -> None:
    text = '[position]\nphase = "offerings"\norder = ["bee", "bull", "dolphin"]\n' + BULL + OTHERS
    fails(tmp_path, HEAD + text + SEEN, "these must be the first of the order: bee")


def test_what_others_hear(tmp_path: Path) -> None:
    text = HEAD + TURN.replace('god = "ares"', 'god = "zeus"')
    text += "[[step]]\nplays = ['peek', 'draw kraken']\n[step.expect]\ncreatures.top = 'kraken'\n"
    text += "hears.bull = [{ event = 'peek', creature = 'kraken' }]\n"
    text += "hears.bee = [{ event = 'peek', faction = 'bull', creature = '' }]\n"
    text += "hears.spectator = [{ event = 'peek', creature = '' }]\n"
    text += "view.bee = { options = [], 'creatures.top_seen_by' = ['bull'] }\n"
    holds(tmp_path, text)


def test_a_count_in_words_that_no_table_holds_is_refused(tmp_path: Path) -> None:
    sound = (ROOT / "tests/scenarios/mytikas/e05-small-temple.toml").read_text(encoding="utf-8")
    text = sound.replace("stone, marble, gold", f"{10**30} stone")
    fails(tmp_path, text, "position: no number may be larger than 999999999")
