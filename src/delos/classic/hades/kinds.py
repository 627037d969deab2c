"""Kinds of decision and options of a turn that only modules know.

They are part of the one table of kinds: an action has the same id at every table of the title.
"""

from typing import Final

from delos.classic.hades.cells import UNDEAD_FLEETS
from delos.classic.ids import (
    FAVOUR_NAMES,
    GOD_WORDS,
    HEROES_SINCE,
    ITEM_NAMES,
    MARKERS,
    PIECES_SINCE,
)
from delos.classic.kinds import COUNT as OWN_KINDS
from delos.classic.kinds import TURN_SIZE
from delos.cyclades.cells import HEROES, PIECES
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.kinds import (
    AMBUSH,
    BUILD_TYPE,
    CHARON_NEW,
    ERINYES_FROM,
    ERINYES_TO,
    GIFT_FIRST,
    HERO_LAND,
    MANTICORE_PREY,
    METROPOLIS_SITE,
    MOVE_HERO,
    MOVE_OTHERS,
    PLACE_FLEET,
    PLACE_TROOP,
    RECRUIT_OTHER,
    REROLL,
    SAVE,
    UPKEEP_KEEP,
)
from delos.kernel.kind import Kind, Part, word

# Numbers follow those of the base game.
FIRST: Final = OWN_KINDS
UNDEAD_KIND: Final = FIRST
UNDEAD_SEA: Final = FIRST + 1
SAIL_UNDEAD: Final = FIRST + 2
NECROPOLIS_LAND: Final = FIRST + 3
FLEET_KIND: Final = FIRST + 4
TROOP_KIND: Final = FIRST + 5
HECTOR_COUNT: Final = FIRST + 6
KEEP_FIGURE: Final = FIRST + 7
HEPHAESTUS_ITEM: Final = FIRST + 8
APHRODITE_LAND: Final = FIRST + 9
ARTEMIS_CARD: Final = FIRST + 10
ARTEMIS_UNIT: Final = FIRST + 11
HERMES_SEA: Final = FIRST + 12
HECATE_LAND: Final = FIRST + 13
THREAT_AGAIN: Final = FIRST + 14
PALACE_USE: Final = FIRST + 15
PALACE_GOD: Final = FIRST + 16
GIRDLE_PLAYER: Final = FIRST + 17
GIRDLE_GOD: Final = FIRST + 18
NECKLACE_USE: Final = FIRST + 19
SURE_SHOT: Final = FIRST + 20
ARROWS_FIGURE: Final = FIRST + 21
CHARIOT_TO: Final = FIRST + 22
ROLL_THREAT: Final = FIRST + 23
DRAW_FAVOUR: Final = FIRST + 24
DRAW_ITEM: Final = FIRST + 25
COUNT: Final = FIRST + 26

# options of UNDEAD_KIND, GIFT_FIRST and the like, in their order; those of FLEET_KIND and
# TROOP_KIND are in `classic.hooks`
AN_UNDEAD_TROOP: Final = 0
AN_UNDEAD_FLEET: Final = 1
GIFT_OF_GOD: Final = 0
GIFT_OF_FAVOUR: Final = 1
USE: Final = 0
PASS: Final = 1
KEEP: Final = 0
LET_GO: Final = 1
PAY_GOLD: Final = 0  # of UPKEEP_KEEP
PAY_PRIESTESS: Final = 1
RELEASE: Final = 2
PRIEST_FOR: Final = 0  # of ARTEMIS_CARD
PHILOSOPHER_FOR: Final = 1
NO_MORE: Final = 2
NOBODY: Final = MARKERS  # of GIRDLE_PLAYER

# options of TURN behind those of the base game
MENU: Final = TURN_SIZE
BUY_UNDEAD_TROOP: Final = MENU
BUY_UNDEAD_FLEET: Final = MENU + 1
BUILD_NECROPOLIS: Final = MENU + 2
SACRIFICE: Final = MENU + 3  # + Hero
USE_FAVOUR: Final = SACRIFICE + HEROES
PLAY_ITEM: Final = USE_FAVOUR + 1  # + item


def _hero(prefix: str = "") -> Part:
    return Part("hero", HEROES, prefix, HEROES_SINCE)


def turn_parts() -> list[Part]:
    return [
        word("undead-troop"),
        word("undead-fleet"),
        word("necropolis"),
        _hero("sacrifice"),
        word("favour"),
        Part("item", len(ITEM_NAMES), "play"),
    ]


def _land() -> Part:
    return Part("land", LANDS)


def _sea() -> Part:
    return Part("sea", SEA_SPACES)


def add_kinds(found: list[Kind]) -> None:
    """Write the kinds of the modules into the table: some under the numbers of shared kinds."""
    found[PLACE_TROOP] = Kind("deploy.troop", "troop", [_land()], ["HAD-PLACE-05", "HAD-PLACE-10"])
    found[PLACE_FLEET] = Kind("deploy.fleet", "fleet", [_sea()], ["HAD-PLACE-06", "HAD-PLACE-07"])
    found[UNDEAD_KIND] = Kind(
        "undead.kind", "raise", [word("troop"), word("fleet")], ["HAD-GOD-10"]
    )
    found[RECRUIT_OTHER] = Kind("undead.troop", "troop", [_land()], ["HAD-GOD-16"])
    found[UNDEAD_SEA] = Kind("undead.fleet", "fleet", [_sea()], ["HAD-GOD-16"])
    found[SAIL_UNDEAD] = Kind(
        "voyage.undead", "undead", [Part("n", UNDEAD_FLEETS + 1)], ["HAD-GOD-14", "HAD-GOD-19"]
    )
    found[MOVE_OTHERS] = Kind(
        "march.undead", "undead", [Part("n", 6)], ["HAD-GOD-14", "HAD-GOD-16"]
    )
    found[MOVE_HERO] = Kind(
        "march.hero",
        "hero",
        [_hero("take"), _hero("leave")],
        ["HAD-HERO-GENERAL-13", "HAD-GOD-20"],
    )
    found[METROPOLIS_SITE] = Kind(
        "metropolis.island", "found", [_land(), word("amazons")], ["CLA-METRO-04", "CLA-METRO-06"]
    )
    found[NECROPOLIS_LAND] = Kind(
        "necropolis.island", "necropolis", [_land()], ["HAD-NECRO-01", "HAD-NECRO-12"]
    )
    found[FLEET_KIND] = Kind(
        "fleet.kind", "fleet", [word("regular"), word("undead")], ["HAD-GOD-15", "HAD-GOD-17"]
    )
    found[TROOP_KIND] = Kind(
        "troop.kind", "troop", [word("regular"), word("undead")], ["HAD-GOD-17"]
    )
    found[HERO_LAND] = Kind("hero.island", "place", [_land()], ["HAD-HERO-GENERAL-12"])
    found[AMBUSH] = Kind(
        "hector.ambush", "remove", [word("troop"), word("undead")], ["HAD-HERO-HECTOR-03"]
    )
    found[REROLL] = Kind("midas.reroll", "", [word("again"), word("keep")], ["HAD-HERO-MIDAS-03"])
    found[SAVE] = Kind(
        "perseus.save",
        "save",
        [_land(), word("lose")],
        ["HAD-HERO-PERSEUS-05", "HAD-HERO-PERSEUS-08"],
    )
    found[HECTOR_COUNT] = Kind(
        "hector.philosophers", "philosophers", [Part("n", 31)], ["HAD-HERO-HECTOR-02"]
    )
    found[UPKEEP_KEEP] = Kind(
        "hero.upkeep",
        "upkeep",
        [word("gold"), word("priestess"), word("release")],
        ["HAD-HERO-GENERAL-06", "HAD-HERO-GENERAL-16", "HAD-PRIESTESS-04"],
    )
    found[CHARON_NEW] = Kind("charon.hero", "return", [_hero()], ["HAD-CREATURE-CHARON-02"])
    found[ERINYES_FROM] = Kind(
        "erinyes.from",
        "take",
        [_land(), _sea()],
        ["HAD-CREATURE-ERINYES-01", "HAD-CREATURE-ERINYES-02"],
    )
    found[ERINYES_TO] = Kind("erinyes.to", "put", [_land()], ["HAD-CREATURE-ERINYES-01"])
    found[MANTICORE_PREY] = Kind("manticore.hero", "kill", [_hero()], ["HAD-CREATURE-MANTICORE-04"])
    found[GIFT_FIRST] = Kind(
        "gift.first", "first", [word("god"), word("favour")], ["HAD-FAVOUR-GENERAL-05"]
    )
    found[KEEP_FIGURE] = Kind(
        "figure.keep",
        "figure",
        [word("keep"), word("leave")],
        ["HAD-PRIESTESS-05", "HAD-PRIESTESS-06"],
    )
    found[HEPHAESTUS_ITEM] = Kind(
        "hephaestus.item", "item", [Part("item", len(ITEM_NAMES))], ["HAD-FAVOUR-HEPHAESTUS-01"]
    )
    found[APHRODITE_LAND] = Kind(
        "aphrodite.island", "double", [_land()], ["HAD-FAVOUR-APHRODITE-01"]
    )
    found[ARTEMIS_CARD] = Kind(
        "artemis.card",
        "give",
        [word("priest"), word("philosopher"), word("no-more")],
        ["HAD-FAVOUR-ARTEMIS-01", "HAD-FAVOUR-ARTEMIS-03"],
    )
    found[ARTEMIS_UNIT] = Kind(
        "artemis.unit", "take", [word("troop"), word("fleet")], ["HAD-FAVOUR-ARTEMIS-02"]
    )
    found[HERMES_SEA] = Kind("hermes.sea", "prosper", [_sea()], ["HAD-FAVOUR-HERMES-01"])
    found[BUILD_TYPE] = Kind(
        "hestia.building", "type", [Part("building", 4)], ["HAD-FAVOUR-HESTIA-01"]
    )
    found[HECATE_LAND] = Kind("hecate.island", "column", [_land()], ["HAD-FAVOUR-HECATE-02"])
    found[THREAT_AGAIN] = Kind(
        "helm.use", "helm", [word("use"), word("pass")], ["HAD-ITEM-UNDERWORLD-02"]
    )
    found[PALACE_USE] = Kind(
        "palace.use", "palace", [word("use"), word("pass")], ["HAD-ITEM-PALACE-01"]
    )
    found[PALACE_GOD] = Kind(
        "palace.god",
        "next",
        [Part("god", len(GOD_WORDS))],
        ["HAD-ITEM-PALACE-02", "HAD-ITEM-PALACE-03"],
    )
    found[GIRDLE_PLAYER] = Kind(
        "girdle.player",
        "girdle",
        [Part("faction", MARKERS), word("pass")],
        ["HAD-ITEM-GIRDLE-01", "HAD-ITEM-GIRDLE-03"],
    )
    found[GIRDLE_GOD] = Kind(
        "girdle.god",
        "forbid",
        [Part("god", len(GOD_WORDS))],
        ["HAD-ITEM-GIRDLE-01", "HAD-ITEM-GIRDLE-02"],
    )
    found[NECKLACE_USE] = Kind(
        "necklace.use", "necklace", [word("use"), word("pass")], ["HAD-ITEM-NECKLACE-03"]
    )
    found[SURE_SHOT] = Kind(
        "item.sure",
        "three",
        [word("use"), word("pass")],
        ["HAD-ITEM-APOLLO-ARROWS-02", "HAD-ITEM-TRIDENT-02"],
    )
    found[ARROWS_FIGURE] = Kind(
        "arrows.figure",
        "shoot",
        [Part("piece", PIECES, "", PIECES_SINCE)],
        ["HAD-ITEM-ARTEMIS-ARROWS-02"],
    )
    found[CHARIOT_TO] = Kind(
        "chariot.to", "to", [_land()], ["HAD-ITEM-CHARIOT-01", "HAD-ITEM-CHARIOT-03"]
    )
    found[ROLL_THREAT] = Kind(
        "roll.threat", "threat", [Part("dice", 16)], ["HAD-GOD-01"], chance=True
    )
    found[DRAW_FAVOUR] = Kind(
        "draw.favour", "favour", [Part("favour", len(FAVOUR_NAMES))], ["HAD-CYCLE-02"], chance=True
    )
    found[DRAW_ITEM] = Kind(
        "draw.item", "item", [Part("item", len(ITEM_NAMES))], ["HAD-ITEM-GENERAL-03"], chance=True
    )
