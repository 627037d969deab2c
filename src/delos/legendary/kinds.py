"""Every kind of decision of the Legendary Edition, with its domain and the rules behind it."""

from typing import Final

from delos.cyclades.arrival import CHAINS
from delos.cyclades.cells import FACTIONS, GODS, HEROES
from delos.cyclades.chart import LANDS, SEAS, SITES
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
RESERVE_CARD: Final = 49
APOLLO_LAND: Final = 50
APOLLO_SEA: Final = 51
CHARON_OWN: Final = 52
ECHIDNA_CARD: Final = 58
RELOCATE: Final = 59
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


def _land(prefix: str = "") -> Part:
    return Part("land", LANDS, prefix)


def _sea(prefix: str = "") -> Part:
    return Part("sea", SEAS, prefix)


def _site(prefix: str = "") -> Part:
    return Part("site", SITES, prefix)


def _hero(prefix: str = "") -> Part:
    return Part("hero", HEROES, prefix, HERO_CARDS.since)


def _creature(prefix: str = "") -> Part:
    return Part("creature", ROOM, prefix, CREATURE_CARDS.since)


def _building() -> Part:
    return Part("building", 4)


KINDS: Final = [
    Kind("placement.land", "settle", [_land()], ["LEG-PLACE-01", "LEG-PLACE-09", "LEG-TEAM-05"]),
    Kind("placement.fleet", "launch", [_sea()], ["LEG-PLACE-04", "LEG-PLACE-10"]),
    Kind("placement.troop", "garrison", [_land()], ["LEG-PLACE-12"]),
    Kind("offering.god", "offer", [Part("god", 6)], ["LEG-OFFER-01", "LEG-OFFER-04"]),
    Kind(
        "offering.bid",
        "bid",
        [Part("bid", BIDS)],
        ["LEG-OFFER-03", "LEG-OFFER-13", "LEG-OFFER-10"],
    ),
    Kind("upkeep.next", "tend", [_creature()], ["LEG-UPKEEP-08"]),
    Kind("upkeep.keep", "", [word("keep"), word("release")], ["LEG-UPKEEP-01"]),
    Kind("upkeep.move", "prowl", [_land(), _sea(), word("stay")], ["LEG-UPKEEP-04"]),
    Kind("displace.fleet", "drive", [_sea()], ["LEG-CREATURE-POLYPHEMUS-03"]),
    Kind("displace.fleet-to", "to", [_sea()], ["LEG-CREATURE-POLYPHEMUS-05"]),
    Kind(
        "displace.unit",
        "drive",
        [word("troop"), word("mercenary"), _hero()],
        ["LEG-CREATURE-BOAR-02"],
    ),
    Kind("displace.unit-to", "to", [_land()], ["LEG-CREATURE-BOAR-04"]),
    Kind(
        "hydra.meal",
        "eat",
        [_land("troop"), _land("mercenary"), _sea("fleet")],
        ["LEG-CREATURE-HYDRA-04"],
    ),
    Kind(
        "god.first",
        "",
        [word("building"), word("gift"), _hero("sacrifice")],
        ["LEG-ACTION-03", "LEG-ACTION-09"],
    ),
    Kind("build.type", "raise", [_building()], ["LEG-HERA-01", "LEG-BONUS-BUILDING"]),
    Kind("build.site", "build", [_site()], ["LEG-BUILD-01", "LEG-BUILD-02"]),
    Kind("build.replace", "replace", [_site(), word("forgo")], ["LEG-BUILD-03", "LEG-BUILD-04"]),
    Kind("recruit.fleet", "fleet", [_sea()], ["LEG-POSEIDON-02", "LEG-POSEIDON-05"]),
    Kind("recruit.troop", "troop", [_land()], ["LEG-ARES-02", "LEG-ARES-07"]),
    Kind("recruit.mercenary", "mercenary", [_land()], ["LEG-HERA-05"]),
    Kind("hero.place", "station", [_land()], ["LEG-HERO-GEN-01"]),
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
            _hero("hire"),
            _hero("quest"),
            _creature("buy"),
            _hero("sacrifice"),
        ],
        ["LEG-ACTION-04", "LEG-ACTION-05"],
    ),
    Kind("zeus.peek", "", [word("play"), word("return")], ["LEG-ZEUS-06"]),
    Kind("sail.from", "from", [_sea()], ["LEG-SEAMOVE-01"]),
    Kind("sail.count", "fleets", [Part("n", 9)], ["LEG-SEAMOVE-01", "LEG-SEAMOVE-02"]),
    Kind("sail.to", "to", [_sea()], ["LEG-SEAMOVE-01", "LEG-SEAMOVE-06", "LEG-TEAM-12"]),
    Kind("move.from", "from", [_land()], ["LEG-LANDMOVE-01"]),
    Kind("move.troops", "troops", [Part("n", 9)], ["LEG-LANDMOVE-01", "LEG-LANDMOVE-02"]),
    Kind("move.mercenaries", "mercenaries", [Part("n", 17)], ["LEG-HERA-07"]),
    Kind("move.hero", "", [_hero("take"), _hero("leave")], ["LEG-LANDMOVE-01"]),
    Kind("move.to", "to", [_land()], ["LEG-LANDMOVE-03", "LEG-LANDMOVE-04", "LEG-LANDMOVE-13"]),
    Kind("move.chain", "past", [Part("chain", CHAINS)], ["LEG-HERO-HERACLES-03"]),
    Kind(
        "creature.discount",
        "",
        [_site("discount"), Part("holder", 2, "discount"), word("pay")],
        ["LEG-CREATURE-GEN-03", "LEG-CREATURE-GEN-04", "LEG-CREATURE-GEN-05"],
    ),
    Kind("battle.ambush", "ambush", [word("troop"), word("mercenary")], ["LEG-HERO-HECTOR-01"]),
    Kind("battle.order", "first", [word("ambush"), word("mercenaries")], ["LEG-LANDBATTLE-02"]),
    Kind("battle.reroll", "", [word("roll"), word("keep")], ["LEG-HERO-CROESUS-01"]),
    Kind(
        "battle.loss",
        "lose",
        [word("troop"), word("mercenary"), _hero(), word("figurine")],
        ["LEG-LANDBATTLE-09"],
    ),
    Kind("battle.save", "withdraw", [_land(), word("nowhere")], ["LEG-HERO-PERSEUS-01"]),
    Kind("retreat.land", "retreat", [_land(), word("stay")], ["LEG-LANDBATTLE-14"]),
    Kind("retreat.sea", "retreat", [_sea(), word("stay")], ["LEG-SEABATTLE-06"]),
    Kind("metropolis.order", "first", [word("set"), word("philosophers")], ["LEG-CORE-07"]),
    Kind("metropolis.give", "give", [_site()], ["LEG-METRO-07"]),
    Kind(
        "metropolis.card",
        "card",
        [Part("holder", 2), word("none")],
        ["LEG-HERO-PENTHESILEA-02"],
    ),
    Kind("metropolis.site", "found", [_site()], ["LEG-METRO-06"]),
    Kind("metropolis.raze", "raze", [_site()], ["LEG-METRO-06"]),
    Kind("bonus.order", "claim", [Part("bonus", 8)], ["LEG-CONTROL-13"]),
    Kind("bonus.land", "troop", [_land()], ["LEG-BONUS-TROOPS", "LEG-BONUS-MIXED"]),
    Kind("bonus.sea", "fleet", [_sea()], ["LEG-BONUS-FLEETS", "LEG-BONUS-MIXED"]),
    Kind("cornucopia", "cornucopia", [_land(), _sea()], ["LEG-BONUS-CORNUCOPIA"]),
    Kind("bonus.reserve", "reserve", [_creature()], ["LEG-BONUS-RESERVE"]),
    Kind("apollo.land", "cornucopia", [_land()], ["LEG-APOLLO-04"]),
    Kind("apollo.sea", "cornucopia", [_sea()], ["LEG-APOLLO-04"]),
    Kind("charon.own", "yield", [_hero()], ["LEG-CREATURE-CHARON-01"]),
    Kind("charon.new", "summon", [_hero()], ["LEG-CREATURE-CHARON-01"]),
    Kind("chimera.card", "revive", [_creature()], ["LEG-CREATURE-CHIMERA-01"]),
    Kind("cyclops.site", "rebuild", [_site()], ["LEG-CREATURE-CYCLOPS-01"]),
    Kind("cyclops.type", "into", [_building()], ["LEG-CREATURE-CYCLOPS-01"]),
    Kind("victim", "rob", [Part("faction", FACTIONS)], ["LEG-CREATURE-GEN-15"]),
    Kind("echidna.card", "lure", [_creature()], ["LEG-CREATURE-ECHIDNA-01"]),
    Kind("relocate", "put", [_land(), _sea(), word("stay")], ["LEG-CREATURE-ECHIDNA-02"]),
    Kind("erinyes.from", "from", [_land(), _sea()], ["LEG-CREATURE-ERINYES-01"]),
    Kind("erinyes.to", "to", [_land(), _sea()], ["LEG-CREATURE-ERINYES-01"]),
    Kind("giant.from", "from", [_land()], ["LEG-CREATURE-GIANT-01"]),
    Kind("mercenary.to", "mercenary", [_land()], ["LEG-CREATURE-GIANT-01"]),
    Kind("harpy", "snatch", [_land("troop"), _land("mercenary")], ["LEG-CREATURE-HARPY-01"]),
    Kind("hippalectryon.from", "spend", [_land()], ["LEG-CREATURE-HIPPALECTRYON-01"]),
    Kind(
        "hippalectryon.gain",
        "gain",
        [word("cornucopia"), word("priestess"), word("philosopher")],
        ["LEG-CREATURE-HIPPALECTRYON-01"],
    ),
    Kind("again", "", [word("again"), word("stop")], ["LEG-CREATURE-HIPPALECTRYON-02"]),
    Kind("hippocamp.sea", "beach", [_sea()], ["LEG-CREATURE-HIPPOCAMP-01"]),
    Kind("manticore.prey", "kill", [_creature(), _hero()], ["LEG-CREATURE-MANTICORE-01"]),
    Kind("sphinx.card", "answer", [_creature()], ["LEG-CREATURE-SPHINX-01"]),
    Kind("sylph.sea", "swap", [_sea()], ["LEG-CREATURE-SYLPH-01"]),
    Kind("triton.take", "take", [_site()], ["LEG-CREATURE-TRITON-01"]),
    Kind("triton.site", "onto", [_site()], ["LEG-CREATURE-TRITON-01", "LEG-CREATURE-TRITON-02"]),
    Kind("figurine.area", "put", [_land(), _sea()], ["LEG-CREATURE-GEN-10"]),
    Kind("achilles.land", "in", [_land()], ["LEG-HERO-ACHILLES-04", "LEG-HERO-ACHILLES-06"]),
    Kind("achilles.site", "on", [_site()], ["LEG-HERO-ACHILLES-05"]),
    Kind("antigone.area", "spend", [_land(), _sea()], ["LEG-HERO-ANTIGONE-02"]),
    Kind("sacrifice.building", "give", [_site()], ["LEG-HERO-HELEN-02", "LEG-HERO-ODYSSEUS-02"]),
    Kind("pandora.copy", "copy", [_hero()], ["LEG-HERO-PANDORA-03"]),
    Kind("draw.god", "god", [Part("god", GODS)], ["LEG-SETUP-01"], chance=True),
    Kind("draw.seat", "first", [Part("faction", FACTIONS)], ["LEG-SETUP-11"], chance=True),
    Kind("draw.creature", "draw", [_creature()], ["LEG-INIT-06"], chance=True),
    Kind("draw.hero", "draw", [_hero()], ["LEG-INIT-02"], chance=True),
    Kind("draw.bonus", "bonus", [Part("bonus", 8)], ["LEG-METRO-11"], chance=True),
    Kind("roll.dice", "dice", [Part("dice", 16)], ["LEG-CORE-14"], chance=True),
    Kind("roll.die", "die", [Part("n", 4)], ["LEG-CORE-14"], chance=True),
]
