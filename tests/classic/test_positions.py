"""Positions of scenario files that cannot be, and those in the middle of a placement round."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.scenarios import Report, run

HEAD = 'name = "test"\ntitle = "classic"\n'
HADES = '[options]\nmodules = ["underworld", "heroes", "favours"]\nhecate = true\n'
SEEN = '[[step]]\nexpect = { seat = "red" }\n'


def ran(folder: Path, text: str) -> Report:
    path = folder / "case.toml"
    step = "" if "[[step]]" in text else SEEN
    path.write_text(HEAD + text + step, encoding="utf-8")
    return run(path)


def table(
    common: str = "",
    red: str = "",
    blue: str = "",
    green: str = "",
    options: str = "",
    islands: str = 'naxos = ""',
) -> str:
    """Red's turn on Ares, an island for everybody; what is given comes besides."""
    return (
        f'{options}[position]\nturn = "red"\n{common}\n'
        f'[position.red]\ngold = 5\ngod = "ares"\nislands = {{ {islands} }}\n{red}\n'
        f'[position.blue]\nislands = {{ milos = "" }}\n{blue}\n'
        f'[position.green]\nislands = {{ syros = "" }}\n{green}\n'
    )


def with_hades(common: str = "", red: str = "", islands: str = 'naxos = ""', **more: str) -> str:
    """The same in a cycle with Hades, whom Blue holds."""
    gods = 'gods = ["ares", "hades"]\ncovered = "zeus"\n'
    blue = more.pop("blue", 'god = "hades"')
    return table(gods + common, red, blue, options=HADES, islands=islands, **more)


def test_the_tables_of_this_file_can_be(tmp_path: Path) -> None:
    for text in (table(), table(options=HADES), with_hades()):
        report = ran(tmp_path, text)
        assert report.ok, report.message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        # gods and markers
        (table(blue='god = "ares"'), "position.blue.god: another marker holds ares"),
        (table(blue='god = "apollo"\nbid = 2'), "position.blue.bid: nothing is offered to Apollo"),
        (table('gods = ["ares", "zeus", "athena"]'), "position.gods: only 2 gods"),
        (table('gods = ["ares", "hera"]'), "position.gods: hera has no tile"),
        (table('gods = ["ares", "apollo"]'), "position.gods: apollo has no tile"),
        (table('gods = ["ares", "hades"]'), "position.gods: hades has no tile"),
        (table('cycle = 1\nphase = "gods"\ngods = ["ares"]'), "give either turn"),
        # what would be a metropolis by now
        (table(red="philosophers = 4"), "position.red.philosophers: four would have become"),
        (
            table(islands='naxos = "port, fortress, temple, university"'),
            "position.red.islands: four different buildings",
        ),
        (
            table(options=HADES, islands='naxos = "port, fortress", kythnos = "temple, theatre"'),
            "position.red.islands: four different buildings",
        ),
        # sites
        (
            table(islands='naxos = "metropolis, 3 ports"'),
            "position.red.islands.naxos: the island has no free site",
        ),
        (
            table(islands='naxos = "metropolis"', red='sites = { naxos-2 = "port" }'),
            "position: naxos: metropolis or Necropolis covers",
        ),
        (table(red='sites = { naxos-2 = "metropolis" }'), "stands on the first site"),
        (table(red='sites = { naxos-2 = "port used" }'), "a port gives no discount"),
        (table(red='sites = { naxos-2 = "2 ports" }'), "expected one building"),
        (table(red='sites = { naxos-2 = "1 troop" }'), "expected one building"),
        (table(red='sites = { milos-1 = "port" }'), "the island is not the player's"),
        (table(islands='naxos = "fortress used"'), "a fortress gives no discount"),
        (
            table('necropolis = "naxos"', options=HADES, islands='naxos = "4 ports"'),
            "position: naxos: metropolis or Necropolis covers",
        ),
        (
            table('necropolis = "naxos"', options=HADES, islands='naxos = "metropolis"'),
            "position: naxos: metropolis and Necropolis need the same site",
        ),
        (
            table('necropolis = "naxos"', blue="", options=HADES, islands='naxos = "", delos = ""')
            + 'sites = { syros-1 = "necropolis" }\n',
            "there is one Necropolis only",
        ),
        # fleets and figures
        (
            table('kraken = "k2"', red="fleets = { k2 = 1 }"),
            "position.kraken: it sinks every fleet",
        ),
        (
            table(red="fleets = { k2 = 1 }", blue='figures = { polyphemus = "naxos" }'),
            "position.red.fleets.k2: Polyphemus lets no fleet be there",
        ),
        (table(red="fleets = { k2 = 9 }"), "a player has 8 fleets only"),
        (table(red='new = ["medusa"]'), "medusa is none of the player's figures"),
        (
            table('cycle = 2\ncreatures = { track = ["harpy", "", ""] }'),
            "position.creatures.track: this space is not in use in cycle 2",
        ),
        # players
        (
            table(green="eliminated = true"),
            "position.green.islands: who is eliminated",
        ),
        (table(islands=""), "position.red.islands: a player without island"),
        # the turn
        (table("gifts = false\ndone = { extras = 1 }"), "before the gifts nothing can be done"),
        (table("done = { extras = 4 }"), "position.done.extras: expected a number from 0 to 3"),
        (table("done = { card = true }"), "position.done.card: ares sells no cards"),
        # modules
        (table("threat = 3"), "position.threat: this needs the module 'underworld'"),
        (table('favour = "hera"'), "position.favour: this needs the module 'favours'"),
        (table(red="amazons = true"), "position.red.amazons: this needs the module 'heroes'"),
        (
            table('columns = ["naxos", "milos"]', options='[options]\nmodules = ["favours"]\n'),
            "position.columns: only Hecate brings columns",
        ),
        (table("necropolis_gold = 2", options=HADES), "on which island does it stand"),
        (table(red='new_heroes = ["midas"]', options=HADES), "midas is on none of the player's"),
        (table(red="amazons_used = true", options=HADES), "Add amazons = true"),
        (
            table(red="amazons = true", options=HADES, islands='naxos = "penthesilea"'),
            "position.red.amazons: 'penthesilea' is elsewhere already",
        ),
        # Hades
        (table("threat = 9", options=HADES), "position.threat: at 9 Hades has come"),
        (with_hades("threat = 4"), "position.threat: with Hades in play the column stands at 9"),
        (table('gods = ["ares", "hades"]', options=HADES), "which god lies beneath Hades"),
        (table('covered = "zeus"', options=HADES), "position.covered: only Hades covers"),
        (
            table('gods = ["zeus", "hades"]\ncovered = "zeus"', options=HADES, red=""),
            "position.covered: zeus cannot lie open too",
        ),
        (with_hades('favour = "hera"'), "position.favour: while Hades is in play"),
        (
            table(options=HADES, islands='naxos = "1 undead"'),
            "undead units serve whoever has Hades",
        ),
        (with_hades(islands='naxos = "1 undead"'), "position.red: undead units serve whoever"),
        # the Girdle, and who is asked first
        (table('banned = { player = "red" }', options=HADES), "position.banned: god is missing"),
        (table('banned = { god = "zeus" }', options=HADES), "position.banned: player is missing"),
        (
            table('banned = { player = "red", god = "apollo" }', options=HADES),
            "position.banned.god: nobody can be kept from Apollo",
        ),
        (
            table(
                'gods = ["ares", "zeus"]\nbanned = { player = "red", god = "athena" }',
                options=HADES,
            ),
            "position.banned: athena is face down",
        ),
        (
            table('first_order = ["red", "red", "blue"]', options=HADES),
            "position.first_order[2]: red has no further marker",
        ),
        (
            table('first_order = ["red", "blue"]', options=HADES),
            "position.first_order: where is the marker of green",
        ),
        (
            table('first_order = ["red", "blue", "green", "red"]', options=HADES),
            "position.first_order: the track has 3 spaces",
        ),
        (table('first_order = ["pink"]', options=HADES), "unknown name 'pink'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(tmp_path: Path, text: str, part: str) -> None:
    report = ran(tmp_path, text)
    assert not report.ok
    assert part in report.message
    assert "Traceback" not in report.message


@pytest.mark.parametrize("what", ["gold = 1", "philosophers = 1", 'god = "zeus"', "priests = 2"])
def test_who_is_eliminated_owns_nothing(tmp_path: Path, what: str) -> None:
    text = table().replace('islands = { syros = "" }', f"eliminated = true\n{what}")
    assert "eliminated" in ran(tmp_path, text).message
    bare = table().replace('islands = { syros = "" }', "eliminated = true")
    assert ran(tmp_path, bare).ok


def test_bids_that_nobody_could_pay_are_refused(tmp_path: Path) -> None:
    text = table(red="bid = 6").replace('turn = "red"', 'phase = "offerings"')
    assert "position.red.gold: the offerings of the player cost 6 GP" in ran(tmp_path, text).message


def test_a_used_temple_on_a_certain_site(tmp_path: Path) -> None:
    text = table('creatures = { track = ["harpy", "", ""] }', 'sites = { naxos-3 = "temple used" }')
    used = '[[step]]\nexpect = { sites = { naxos-3 = "temple used", naxos-1 = "" } }\n'
    assert ran(tmp_path, text + used).ok


# -- free placement -----------------------------------------------------------------------


def placing(common: str, red: str = "", blue: str = "", green: str = "") -> str:
    return (
        f'[options]\nmodules = ["placement"]\n[position]\nphase = "placement"\n{common}\n'
        f"[position.red]\ngold = 5\n{red}\n[position.blue]\ngold = 5\n{blue}\n"
        f"[position.green]\ngold = 5\n{green}\n"
    )


ALL_STAND = ('god = "zeus"', 'god = "ares"', 'god = "apollo"')


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (placing(""), 'seat = "chance", decision = "draw.god"'),
        (placing('gods = ["ares", "zeus"]'), 'seat = "red", decision = "offering.god"'),
        (
            placing('gods = ["ares", "zeus"]', 'god = "apollo"'),
            'seat = "blue", options = ["offer ares", "offer zeus"], '
            'why = { "offer apollo" = "HAD-PLACE-03" }',
        ),
        (
            placing('gods = ["ares", "zeus"]\nturn = "blue"', *ALL_STAND),
            'seat = "blue", decision = "deploy.troop"',
        ),
        (
            placing(
                'gods = ["ares", "zeus"]\nturn = "blue"',
                ALL_STAND[0],
                ALL_STAND[1] + '\nislands = { naxos = "1 troop" }',
                ALL_STAND[2],
            ),
            'seat = "blue", decision = "deploy.troop", denies = ["troop naxos"]',
        ),
        (
            placing(
                'gods = ["ares", "zeus"]\nturn = "blue"',
                ALL_STAND[0],
                ALL_STAND[1] + '\nislands = { naxos = "1 troop", milos = "1 troop" }',
                ALL_STAND[2],
            ),
            'seat = "blue", decision = "deploy.troop", offers = ["troop naxos"]',
        ),
        (
            placing(
                'gods = ["ares", "zeus"]\nturn = "blue"',
                ALL_STAND[0],
                ALL_STAND[1]
                + '\nislands = { naxos = "2 troops", milos = "1 troop" }\nfleets = { k2 = 1 }',
                ALL_STAND[2],
            ),
            'seat = "blue", decision = "deploy.fleet", denies = ["fleet k2"]',
        ),
        (
            placing(
                'gods = ["ares", "zeus"]\nturn = "red"',
                ALL_STAND[0],
                ALL_STAND[1]
                + '\nislands = { naxos = "2 troops", milos = "1 troop" }\n'
                + "fleets = { k2 = 1, j2 = 1 }",
                ALL_STAND[2],
            ),
            'seat = "red", decision = "deploy.troop", order = ["", "", "blue"]',
        ),
    ],
)
def test_a_position_in_a_placement_round(tmp_path: Path, text: str, wanted: str) -> None:
    report = ran(tmp_path, text + f"[[step]]\nexpect = {{ {wanted} }}\n")
    assert report.ok, report.message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (table().replace('turn = "red"', 'phase = "placement"'), "needs the module 'placement'"),
        (placing("", 'god = "apollo"', 'god = "apollo"'), "only one marker may stand on Apollo"),
        (placing('gods = ["ares", "zeus"]', *ALL_STAND), "whose army"),
        (
            placing('gods = ["ares", "zeus"]\nturn = "red"', *ALL_STAND),
            "position.blue: the god of this player has acted",
        ),
        (
            placing(
                'gods = ["ares", "zeus"]\nturn = "blue"',
                ALL_STAND[0] + '\nislands = { naxos = "1 troop" }',
                ALL_STAND[1],
                ALL_STAND[2],
            ),
            "position.red: the god of this player has not acted yet",
        ),
        (placing("", green="eliminated = true"), "nobody is eliminated before the first cycle"),
    ],
)
def test_placement_rounds_that_cannot_be(tmp_path: Path, text: str, part: str) -> None:
    assert part in ran(tmp_path, text).message


def test_a_placement_round_goes_on_into_the_first_cycle(tmp_path: Path) -> None:
    text = placing('gods = ["ares", "zeus"]\nturn = "blue"', *ALL_STAND)
    moves = (
        '["troop naxos", "troop milos", "troop naxos", "fleet k2", "fleet j2", "troop andros", '
        '"troop tinos", "fleet a1", "fleet b2", "troop syros", "troop delos", "fleet c1", '
        '"fleet g5", "prosperity naxos"]'
    )
    after = 'decision = "draw.creature", islands = { naxos = "blue 2 troops" }, red.priests = 1'
    report = ran(tmp_path, text + f"[[step]]\nplays = {moves}\nexpect = {{ {after} }}\n")
    assert report.ok, report.message
