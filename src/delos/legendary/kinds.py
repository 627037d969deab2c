"""Every kind of decision of the Legendary Edition, with its domain and the rules behind it."""

from typing import Final

from delos.cyclades.arrival import CHAINS
from delos.cyclades.cells import FACTIONS, GODS, HEROES
from delos.cyclades.chart import LANDS, SEAS, SITES
from delos.kernel.errors import BadDeclaration
from delos.kernel.kind import Kind, Part, word
from delos.legendary.cards import CREATURE_CARDS, HERO_CARDS, ROOM

BIDS: Final = 64  # spaces a bid track may have

# kinds that no other title asks, by their places in KINDS
PLACE_LAND: Final = 0
UPKEEP_NEXT: Final = 5
UPKEEP_MOVE: Final = 7
DISPLACED_UNIT: Final = 10
DISPLACED_UNIT_TO: Final = 11
HYDRA_MEAL: Final = 12
BUILD_REPLACE: Final = 16
PEEK: Final = 22
DISCOUNT: Final = 32
ON_CARD: Final = 42
METROPOLIS_RAZE: Final = 44
BONUS_ORDER: Final = 45
BONUS_LAND: Final = 46
BONUS_SEA: Final = 47
RESERVE_CARD: Final = 49
APOLLO_LAND: Final = 50
APOLLO_SEA: Final = 51
CHARON_OWN: Final = 52
ECHIDNA_CARD: Final = 58
RELOCATE: Final = 59
MERCENARY_TO: Final = 63
HIPPALECTRYON_FROM: Final = 65
HIPPALECTRYON_GAIN: Final = 66
AGAIN_OR_STOP: Final = 67
HIPPOCAMP_SEA: Final = 68
TRITON_TAKE: Final = 72
TRITON_SITE: Final = 73
ACHILLES_LAND: Final = 75
ACHILLES_SITE: Final = 76
ANTIGONE_AREA: Final = 77
SACRIFICED_BUILDING: Final = 78
PANDORA_COPY: Final = 79
DRAW_HERO: Final = 83
DRAW_BONUS: Final = 84

# options of TURN, in the order of its parts
END_TURN: Final = 0
BUY_PHILOSOPHER: Final = 1
BUY_PRIESTESS: Final = 2
PEEK_DECK: Final = 3
BUY_FLEET: Final = 4
SAIL: Final = 5
BUY_TROOP: Final = 6
MARCH: Final = 7
BUY_MERCENARY: Final = 8
HIRE: Final = 9  # + Hero
HEROIC: Final = HIRE + HEROES  # + Hero
BUY: Final = HEROIC + HEROES  # + Creature
SACRIFICE: Final = BUY + ROOM  # + Hero


def land_part(prefix: str = "") -> Part:
    return Part("land", LANDS, prefix)


def sea_part(prefix: str = "") -> Part:
    return Part("sea", SEAS, prefix)


def site_part(prefix: str = "") -> Part:
    return Part("site", SITES, prefix)


def hero_part(prefix: str = "") -> Part:
    return Part("hero", HEROES, prefix, HERO_CARDS.since)


def creature_part(prefix: str = "") -> Part:
    return Part("creature", ROOM, prefix, CREATURE_CARDS.since)


def building_part() -> Part:
    return Part("building", 4)


KINDS: Final = [
    Kind(
        "placement.land", "settle", [land_part()], ["LEG-PLACE-01", "LEG-PLACE-09", "LEG-TEAM-05"]
    ),
    Kind("placement.fleet", "launch", [sea_part()], ["LEG-PLACE-04", "LEG-PLACE-10"]),
    Kind("placement.troop", "garrison", [land_part()], ["LEG-PLACE-12"]),
    Kind("offering.god", "offer", [Part("god", 6)], ["LEG-OFFER-01", "LEG-OFFER-04"]),
    Kind(
        "offering.bid",
        "bid",
        [Part("bid", BIDS)],
        ["LEG-OFFER-03", "LEG-OFFER-13", "LEG-OFFER-10"],
    ),
    Kind("upkeep.next", "tend", [creature_part()], ["LEG-UPKEEP-08"]),
    Kind("upkeep.keep", "", [word("keep"), word("release")], ["LEG-UPKEEP-01"]),
    Kind("upkeep.move", "prowl", [land_part(), sea_part(), word("stay")], ["LEG-UPKEEP-04"]),
    Kind("displace.fleet", "drive", [sea_part()], ["LEG-CREATURE-POLYPHEMUS-03"]),
    Kind("displace.fleet-to", "to", [sea_part()], ["LEG-CREATURE-POLYPHEMUS-05"]),
    Kind(
        "displace.unit",
        "drive",
        [word("troop"), word("mercenary"), hero_part()],
        ["LEG-CREATURE-BOAR-02"],
    ),
    Kind("displace.unit-to", "to", [land_part()], ["LEG-CREATURE-BOAR-04"]),
    Kind(
        "hydra.meal",
        "eat",
        [land_part("troop"), land_part("mercenary"), sea_part("fleet")],
        ["LEG-CREATURE-HYDRA-04"],
    ),
    Kind(
        "god.first",
        "",
        [word("building"), word("gift"), hero_part("sacrifice")],
        ["LEG-ACTION-03", "LEG-ACTION-09"],
    ),
    Kind("build.type", "raise", [building_part()], ["LEG-HERA-01", "LEG-BONUS-BUILDING"]),
    Kind("build.site", "build", [site_part()], ["LEG-BUILD-01", "LEG-BUILD-02"]),
    Kind(
        "build.replace", "replace", [site_part(), word("forgo")], ["LEG-BUILD-03", "LEG-BUILD-04"]
    ),
    Kind("recruit.fleet", "fleet", [sea_part()], ["LEG-POSEIDON-02", "LEG-POSEIDON-05"]),
    Kind("recruit.troop", "troop", [land_part()], ["LEG-ARES-02", "LEG-ARES-07"]),
    Kind("recruit.mercenary", "mercenary", [land_part()], ["LEG-HERA-05"]),
    Kind("hero.place", "station", [land_part()], ["LEG-HERO-GEN-01"]),
    Kind(
        "turn",
        "",
        [
            word("end"),
            word("philosopher"),
            word("priestess"),
            word("peek"),
            word("fleet"),
            word("sail"),
            word("troop"),
            word("march"),
            word("mercenary"),
            hero_part("hire"),
            hero_part("quest"),
            creature_part("buy"),
            hero_part("sacrifice"),
        ],
        ["LEG-ACTION-04", "LEG-ACTION-05"],
    ),
    Kind("zeus.peek", "", [word("play"), word("return")], ["LEG-ZEUS-06"]),
    Kind("sail.from", "from", [sea_part()], ["LEG-SEAMOVE-01"]),
    Kind("sail.count", "fleets", [Part("n", 9)], ["LEG-SEAMOVE-01", "LEG-SEAMOVE-02"]),
    Kind("sail.to", "to", [sea_part()], ["LEG-SEAMOVE-01", "LEG-SEAMOVE-06", "LEG-TEAM-12"]),
    Kind("move.from", "from", [land_part()], ["LEG-LANDMOVE-01"]),
    Kind("move.troops", "troops", [Part("n", 9)], ["LEG-LANDMOVE-01", "LEG-LANDMOVE-02"]),
    Kind("move.mercenaries", "mercenaries", [Part("n", 17)], ["LEG-HERA-07"]),
    Kind("move.hero", "", [hero_part("take"), hero_part("leave")], ["LEG-LANDMOVE-01"]),
    Kind("move.to", "to", [land_part()], ["LEG-LANDMOVE-03", "LEG-LANDMOVE-04", "LEG-LANDMOVE-13"]),
    Kind("move.chain", "past", [Part("chain", CHAINS)], ["LEG-HERO-HERACLES-03"]),
    Kind(
        "creature.discount",
        "",
        [site_part("discount"), Part("holder", 2, "discount"), word("pay")],
        ["LEG-CREATURE-GEN-03", "LEG-CREATURE-GEN-04", "LEG-CREATURE-GEN-05"],
    ),
    Kind("battle.ambush", "ambush", [word("troop"), word("mercenary")], ["LEG-HERO-HECTOR-01"]),
    Kind("battle.order", "first", [word("ambush"), word("mercenaries")], ["LEG-LANDBATTLE-02"]),
    Kind("battle.reroll", "", [word("roll"), word("keep")], ["LEG-HERO-CROESUS-01"]),
    Kind(
        "battle.loss",
        "lose",
        [word("troop"), word("mercenary"), hero_part(), word("figurine")],
        ["LEG-LANDBATTLE-09"],
    ),
    Kind("battle.save", "withdraw", [land_part(), word("nowhere")], ["LEG-HERO-PERSEUS-01"]),
    Kind("retreat.land", "retreat", [land_part(), word("stay")], ["LEG-LANDBATTLE-14"]),
    Kind("retreat.sea", "retreat", [sea_part(), word("stay")], ["LEG-SEABATTLE-06"]),
    Kind("metropolis.order", "first", [word("set"), word("philosophers")], ["LEG-CORE-07"]),
    Kind("metropolis.give", "give", [site_part()], ["LEG-METRO-07"]),
    Kind(
        "metropolis.card",
        "card",
        [Part("holder", 2), word("none")],
        ["LEG-HERO-PENTHESILEA-02"],
    ),
    Kind("metropolis.site", "found", [site_part()], ["LEG-METRO-06"]),
    Kind("metropolis.raze", "raze", [site_part()], ["LEG-METRO-06"]),
    Kind("bonus.order", "claim", [Part("bonus", 8)], ["LEG-CONTROL-13"]),
    Kind("bonus.land", "troop", [land_part()], ["LEG-BONUS-TROOPS", "LEG-BONUS-MIXED"]),
    Kind("bonus.sea", "fleet", [sea_part()], ["LEG-BONUS-FLEETS", "LEG-BONUS-MIXED"]),
    Kind("cornucopia", "cornucopia", [land_part(), sea_part()], ["LEG-BONUS-CORNUCOPIA"]),
    Kind("bonus.reserve", "reserve", [creature_part()], ["LEG-BONUS-RESERVE"]),
    Kind("apollo.land", "cornucopia", [land_part()], ["LEG-APOLLO-04"]),
    Kind("apollo.sea", "cornucopia", [sea_part()], ["LEG-APOLLO-04"]),
    Kind("charon.own", "yield", [hero_part()], ["LEG-CREATURE-CHARON-01"]),
    Kind("charon.new", "summon", [hero_part()], ["LEG-CREATURE-CHARON-01"]),
    Kind("chimera.card", "revive", [creature_part()], ["LEG-CREATURE-CHIMERA-01"]),
    Kind("cyclops.site", "rebuild", [site_part()], ["LEG-CREATURE-CYCLOPS-01"]),
    Kind("cyclops.type", "into", [building_part()], ["LEG-CREATURE-CYCLOPS-01"]),
    Kind("victim", "rob", [Part("faction", FACTIONS)], ["LEG-CREATURE-GEN-15"]),
    Kind("echidna.card", "lure", [creature_part()], ["LEG-CREATURE-ECHIDNA-01"]),
    Kind("relocate", "put", [land_part(), sea_part(), word("stay")], ["LEG-CREATURE-ECHIDNA-02"]),
    Kind("erinyes.from", "from", [land_part(), sea_part()], ["LEG-CREATURE-ERINYES-01"]),
    Kind("erinyes.to", "to", [land_part(), sea_part()], ["LEG-CREATURE-ERINYES-01"]),
    Kind("giant.from", "from", [land_part()], ["LEG-CREATURE-GIANT-01"]),
    Kind("mercenary.to", "mercenary", [land_part()], ["LEG-CREATURE-GIANT-01"]),
    Kind(
        "harpy", "snatch", [land_part("troop"), land_part("mercenary")], ["LEG-CREATURE-HARPY-01"]
    ),
    Kind("hippalectryon.from", "spend", [land_part()], ["LEG-CREATURE-HIPPALECTRYON-01"]),
    Kind(
        "hippalectryon.gain",
        "gain",
        [word("cornucopia"), word("priestess"), word("philosopher")],
        ["LEG-CREATURE-HIPPALECTRYON-01"],
    ),
    Kind("again", "", [word("again"), word("stop")], ["LEG-CREATURE-HIPPALECTRYON-02"]),
    Kind("hippocamp.sea", "beach", [sea_part()], ["LEG-CREATURE-HIPPOCAMP-01"]),
    Kind("manticore.prey", "kill", [creature_part(), hero_part()], ["LEG-CREATURE-MANTICORE-01"]),
    Kind("sphinx.card", "answer", [creature_part()], ["LEG-CREATURE-SPHINX-01"]),
    Kind("sylph.sea", "swap", [sea_part()], ["LEG-CREATURE-SYLPH-01"]),
    Kind("triton.take", "take", [site_part()], ["LEG-CREATURE-TRITON-01"]),
    Kind(
        "triton.site", "onto", [site_part()], ["LEG-CREATURE-TRITON-01", "LEG-CREATURE-TRITON-02"]
    ),
    Kind("figurine.area", "put", [land_part(), sea_part()], ["LEG-CREATURE-GEN-10"]),
    Kind("achilles.land", "in", [land_part()], ["LEG-HERO-ACHILLES-04", "LEG-HERO-ACHILLES-06"]),
    Kind("achilles.site", "on", [site_part()], ["LEG-HERO-ACHILLES-05"]),
    Kind("antigone.area", "spend", [land_part(), sea_part()], ["LEG-HERO-ANTIGONE-02"]),
    Kind(
        "sacrifice.building", "give", [site_part()], ["LEG-HERO-HELEN-02", "LEG-HERO-ODYSSEUS-02"]
    ),
    Kind("pandora.copy", "copy", [hero_part()], ["LEG-HERO-PANDORA-03"]),
    Kind("draw.god", "god", [Part("god", GODS)], ["LEG-SETUP-01"], chance=True),
    Kind("draw.seat", "first", [Part("faction", FACTIONS)], ["LEG-SETUP-11"], chance=True),
    Kind("draw.creature", "draw", [creature_part()], ["LEG-INIT-06"], chance=True),
    Kind("draw.hero", "draw", [hero_part()], ["LEG-INIT-02"], chance=True),
    Kind("draw.bonus", "bonus", [Part("bonus", 8)], ["LEG-METRO-11"], chance=True),
    Kind("roll.dice", "dice", [Part("dice", 16)], ["LEG-CORE-14"], chance=True),
    Kind("roll.die", "die", [Part("n", 4)], ["LEG-CORE-14"], chance=True),
]


def add_kind(kind: Kind) -> int:
    """A question of a later card, declared in its module; the number to ask it by."""
    if kind.since == 1:
        raise BadDeclaration(
            f"The kind {kind.name!r} is new: declare it with `since`, the newest version of the "
            f"rules (VERSION in src/delos/legendary/title.py)."
        )
    KINDS.append(kind)
    return len(KINDS) - 1
