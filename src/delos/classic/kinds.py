"""Every kind of decision of the original game, with its domain and the rules behind it.

The shared procedures name kinds by the numbers of `cyclades.kinds`; numbers that this title never
asks have no options. Modules append their own: `kind_table` has them all.
"""

from typing import Final

from delos.classic.cells import SPARE_FLEETS
from delos.classic.ids import CARDS, CREATURES, HEROES_SINCE, MARKERS
from delos.cyclades.cells import HEROES
from delos.cyclades.chart import LANDS, SEA_SPACES, SITES
from delos.cyclades.kinds import (
    BUILD_SITE,
    CHIMERA_CARD,
    CORNUCOPIA_AREA,
    CYCLOPS_SITE,
    CYCLOPS_TYPE,
    DISPLACED_FLEET,
    DISPLACED_FLEET_TO,
    DRAW_CREATURE,
    DRAW_GOD,
    DRAW_SEAT,
    FIGURINE_AREA,
    GIANT_FROM,
    GIVE_UP,
    HARPY_TROOP,
    LOSS,
    METROPOLIS_SITE,
    MOVE_FROM,
    MOVE_TO,
    MOVE_TROOPS,
    OFFER_BID,
    OFFER_GOD,
    RECRUIT_FLEET,
    RECRUIT_TROOP,
    RETREAT_LAND,
    RETREAT_SEA,
    ROLL_DICE,
    ROLL_DIE,
    SAIL_COUNT,
    SAIL_FROM,
    SAIL_TO,
    SET_ORDER,
    SPHINX_CARD,
    SYLPH_SEA,
    TURN,
    VICTIM,
)
from delos.kernel.kind import Kind, Part, word

# There is no highest bid (CLA-OFFER-05), but action ids need an end; nobody owns as much gold.
BIDS: Final = 500
FLEETS_TOGETHER: Final = 8 + SPARE_FLEETS  # the most that one space can hold

KRAKEN_SEA: Final = ROLL_DIE + 1
KRAKEN_STEP: Final = ROLL_DIE + 2
SIREN_PREY: Final = ROLL_DIE + 3
SIREN_OWN: Final = ROLL_DIE + 4
SYLPH_COUNT: Final = ROLL_DIE + 5
SYLPH_TO: Final = ROLL_DIE + 6
DRAW_POSITION: Final = ROLL_DIE + 7
COUNT: Final = ROLL_DIE + 8  # kinds of modules follow

# options of TURN, in the order of its parts
END_TURN: Final = 0
BUY_PHILOSOPHER: Final = 1
BUY_PRIEST: Final = 2
BUY_FLEET: Final = 3
SAIL: Final = 4
BUY_TROOP: Final = 5
MARCH: Final = 6
BUILD: Final = 7
REPLACE: Final = 8  # + card
BUY: Final = REPLACE + CREATURES  # + card
TURN_SIZE: Final = BUY + CARDS  # options of modules follow

# options of SPHINX_CARD
GIVE_TROOP: Final = 0  # + island
GIVE_FLEET: Final = LANDS  # + sea space
GIVE_PRIEST: Final = LANDS + SEA_SPACES
GIVE_PHILOSOPHER: Final = GIVE_PRIEST + 1
GIVE_NO_MORE: Final = GIVE_PRIEST + 2


def _land(prefix: str = "") -> Part:
    return Part("land", LANDS, prefix)


def _sea(prefix: str = "") -> Part:
    return Part("sea", SEA_SPACES, prefix)


def _site() -> Part:
    return Part("site", SITES)


def _card(prefix: str = "") -> Part:
    return Part("creature", CREATURES, prefix)


def _unused() -> Kind:
    return Kind("unused", "", [], [])


def own_kinds(count: int, turn_parts: list[Part]) -> list[Kind]:
    """A table of so many kinds, with those of the original game in it; ``turn_parts``: what modules
    offer in a turn."""
    found = [_unused() for _ in range(count)]
    found[OFFER_GOD] = Kind(
        "offering.god", "offer", [Part("god", 7)], ["CLA-OFFER-01", "CLA-OFFER-03"]
    )
    found[OFFER_BID] = Kind(
        "offering.bid", "bid", [Part("n", BIDS + 1)], ["CLA-OFFER-02", "CLA-OFFER-06"]
    )
    found[TURN] = Kind(
        "god.turn",
        "",
        [
            word("end"),
            word("philosopher"),
            word("priest"),
            word("fleet"),
            word("sail"),
            word("troop"),
            word("march"),
            word("build"),
            _card("replace"),
            Part("creature", CARDS, "buy"),
            *turn_parts,
        ],
        ["CLA-CYCLE-03", "CLA-CYCLE-05"],
    )
    found[RECRUIT_FLEET] = Kind(
        "recruit.fleet", "fleet", [_sea()], ["CLA-POSEIDON-03", "CLA-POSEIDON-06"]
    )
    found[RECRUIT_TROOP] = Kind("recruit.troop", "troop", [_land()], ["CLA-ARES-01", "CLA-ARES-03"])
    found[BUILD_SITE] = Kind("build.site", "build", [_site()], ["CLA-BUILD-01"])
    found[SAIL_FROM] = Kind("voyage.from", "from", [_sea()], ["CLA-POSEIDON-05"])
    found[SAIL_COUNT] = Kind(
        "voyage.count", "fleets", [Part("n", FLEETS_TOGETHER + 1)], ["CLA-MOVE-06", "CLA-MOVE-07"]
    )
    found[SAIL_TO] = Kind("voyage.to", "to", [_sea()], ["CLA-MOVE-06", "CLA-MOVE-09"])
    found[MOVE_FROM] = Kind("march.from", "from", [_land()], ["CLA-ARES-05"])
    found[MOVE_TROOPS] = Kind("march.troops", "troops", [Part("n", 9)], ["CLA-ARES-05"])
    found[MOVE_TO] = Kind(
        "march.to", "to", [_land()], ["CLA-MOVE-01", "CLA-MOVE-11", "CLA-ELIM-01"]
    )
    found[LOSS] = Kind(
        "battle.loss",
        "lose",
        [word("troop"), word("undead"), Part("hero", HEROES, "", HEROES_SINCE), word("figurine")],
        ["CLA-BATTLE-02", "CLA-CREATURE-MINOTAUR-06"],
    )
    found[RETREAT_LAND] = Kind(
        "retreat.land", "retreat", [_land(), word("stay")], ["CLA-RETREAT-01", "CLA-RETREAT-02"]
    )
    found[RETREAT_SEA] = Kind(
        "retreat.sea", "retreat", [_sea(), word("stay")], ["CLA-RETREAT-01", "CLA-RETREAT-03"]
    )
    found[SET_ORDER] = Kind(
        "metropolis.order", "first", [word("set"), word("philosophers")], ["CLA-METRO-09"]
    )
    found[GIVE_UP] = Kind("metropolis.give", "give", [_site()], ["CLA-METRO-08"])
    found[METROPOLIS_SITE] = Kind(
        "metropolis.island", "found", [_land()], ["CLA-METRO-04", "CLA-METRO-06"]
    )
    found[CORNUCOPIA_AREA] = Kind("prosperity", "prosperity", [_land()], ["CLA-APOLLO-04"])
    found[VICTIM] = Kind(
        "victim",
        "rob",
        [Part("faction", MARKERS)],
        ["CLA-CREATURE-DRYAD-02", "CLA-CREATURE-GRIFFIN-03", "CLA-CREATURE-SATYR-02"],
    )
    found[CHIMERA_CARD] = Kind(
        "chimera.card",
        "revive",
        [_card()],
        ["CLA-CREATURE-CHIMERA-01", "CLA-CREATURE-CHIMERA-06"],
    )
    found[CYCLOPS_SITE] = Kind("cyclops.site", "rebuild", [_site()], ["CLA-CREATURE-CYCLOPS-01"])
    found[CYCLOPS_TYPE] = Kind(
        "cyclops.type", "into", [Part("building", 4)], ["CLA-CREATURE-CYCLOPS-03"]
    )
    found[GIANT_FROM] = Kind("giant.site", "crush", [_site()], ["CLA-CREATURE-GIANT-01"])
    found[HARPY_TROOP] = Kind("harpy.island", "snatch", [_land()], ["CLA-CREATURE-HARPY-01"])
    found[FIGURINE_AREA] = Kind(
        "figure.island", "put", [_land()], ["CLA-CREATURE-FIGURE-04", "CLA-CREATURE-FIGURE-05"]
    )
    found[DISPLACED_FLEET] = Kind(
        "polyphemus.fleet", "push", [_sea()], ["CLA-CREATURE-POLYPHEMUS-02"]
    )
    found[DISPLACED_FLEET_TO] = Kind(
        "polyphemus.to",
        "to",
        [_sea()],
        ["CLA-CREATURE-POLYPHEMUS-01", "CLA-CREATURE-POLYPHEMUS-04"],
    )
    found[SPHINX_CARD] = Kind(
        "sphinx.gift",
        "give",
        [
            _land("troop"),
            _sea("fleet"),
            word("priest"),
            word("philosopher"),
            word("no-more"),
        ],
        ["CLA-CREATURE-SPHINX-01", "CLA-CREATURE-SPHINX-02"],
    )
    found[SYLPH_SEA] = Kind(
        "sylph.from",
        "from",
        [_sea(), word("nowhere")],
        ["CLA-CREATURE-SYLPH-01", "CLA-CREATURE-SYLPH-03"],
    )
    found[SYLPH_COUNT] = Kind(
        "sylph.count", "fleets", [Part("n", FLEETS_TOGETHER + 1)], ["CLA-CREATURE-SYLPH-04"]
    )
    found[SYLPH_TO] = Kind("sylph.to", "to", [_sea()], ["CLA-CREATURE-SYLPH-01"])
    found[KRAKEN_SEA] = Kind("kraken.sea", "surface", [_sea()], ["CLA-CREATURE-KRAKEN-01"])
    found[KRAKEN_STEP] = Kind(
        "kraken.step", "swim", [_sea(), word("stop")], ["CLA-CREATURE-KRAKEN-02"]
    )
    found[SIREN_PREY] = Kind("siren.prey", "lure", [_sea()], ["CLA-CREATURE-SIREN-02"])
    found[SIREN_OWN] = Kind("siren.own", "use", [_sea()], ["CLA-CREATURE-SIREN-03"])
    found[DRAW_GOD] = Kind("draw.god", "god", [Part("god", 7)], ["CLA-GODS-01"], chance=True)
    found[DRAW_SEAT] = Kind(
        "draw.seat", "first", [Part("faction", MARKERS)], ["CLA-SETUP-08"], chance=True
    )
    found[DRAW_CREATURE] = Kind(
        "draw.creature", "draw", [Part("creature", CARDS)], ["CLA-CREATURE-TRACK-02"], chance=True
    )
    found[DRAW_POSITION] = Kind(
        "draw.position", "position", [Part("position", MARKERS)], ["CLA-SETUP-09"], chance=True
    )
    found[ROLL_DICE] = Kind("roll.dice", "dice", [Part("dice", 16)], ["CLA-BATTLE-01"], chance=True)
    found[ROLL_DIE] = Kind("roll.die", "die", [Part("n", 4)], ["CLA-BATTLE-01"], chance=True)
    return found
