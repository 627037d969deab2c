"""Names and help of everything in a title, in a person's language: for labels and help panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from delos import api, texts
from delos.bots import levels
from delos.server.protocol.titles import Help, TitleTexts
from delos.server.telling import catalogue, titles
from delos.texts import helps

CARDS: Final = ("priestess", "philosopher")
UNITS: Final = ("troop", "mercenary", "fleet", "hero", "figurine", "cornucopia", "gold")
PHASES: Final = (
    "placement",
    "initialization",
    "income",
    "offerings",
    "upkeep",
    "actions",
    "end",
)
NAMED: Final = frozenset(
    {"god", "building", "hero", "creature", "piece", "phase", "faction", "favour", "item"}
)
TOKENS: Final = ("favour", "offering", "lock", "level", "builder")

LEGENDARY_RULES: Final[dict[str, tuple[str, ...]]] = {
    "unit:troop": ("LEG-CONTROL-01", "LEG-LANDMOVE-01", "LEG-LANDBATTLE-04"),
    "unit:mercenary": ("LEG-CONTROL-05", "LEG-CORE-09"),
    "unit:fleet": ("LEG-CONTROL-03", "LEG-LANDMOVE-04", "LEG-SEABATTLE-02"),
    "unit:hero": ("LEG-HERO-GEN-01", "LEG-HEROMOVE-01"),
    "unit:figurine": ("LEG-UPKEEP-01", "LEG-UPKEEP-04"),
    "unit:cornucopia": ("LEG-MAP-08", "LEG-INCOME-01"),
    "unit:gold": ("LEG-INCOME-03", "LEG-CORE-12"),
    "card:priestess": ("LEG-OFFER-12", "LEG-UPKEEP-01"),
    "card:philosopher": ("LEG-METRO-01",),
    "option:players": ("LEG-CORE-01",),
    "option:teams": ("LEG-TEAM-01", "LEG-TWO-01"),
    "option:goal": ("LEG-CORE-02", "LEG-TEAM-02"),
    "option:map": ("LEG-MAP-12",),
    "option:face": ("LEG-MAP-13",),
    "option:tile_set": ("LEG-MAP-11",),
    "option:mercenary_count": ("LEG-CORE-09",),
    "option:bid_cap": ("LEG-OFFER-10",),
    "option:bid_track": ("LEG-OFFER-06",),
    "option:port_reach": ("LEG-BUILD-13", "LEG-BUILD-14"),
    "option:apollo_placement": ("LEG-APOLLO-05", "LEG-APOLLO-06"),
    "option:apollo_silences_heroes": ("LEG-APOLLO-10", "LEG-APOLLO-11"),
    "option:hydra_feeds": ("LEG-CREATURE-HYDRA-03",),
    "option:strict_offerings": ("LEG-OFFER-14", "LEG-OFFER-15"),
    "option:fresh_temples": ("LEG-CREATURE-GEN-05",),
    "option:island_chains": ("LEG-HEROMOVE-04", "LEG-LANDMOVE-05"),
    "option:last_stand": ("LEG-LANDBATTLE-23", "LEG-END-06"),
    "option:leto_moves": ("LEG-HERO-LETO-02",),
    "option:fleets_apart": ("LEG-PLACE-04", "LEG-PLACE-06"),
    "option:freed_bids": ("LEG-TEAM-08", "LEG-TEAM-09"),
    "option:losses_first": ("LEG-LANDBATTLE-11", "LEG-HERO-PERSEUS-01"),
}
PHASE_FAMILIES: Final = {
    "placement": "LEG-PLACE",
    "initialization": "LEG-INIT",
    "income": "LEG-INCOME",
    "offerings": "LEG-OFFER",
    "upkeep": "LEG-UPKEEP",
    "actions": "LEG-ACTION",
    "end": "LEG-END",
}
MYTIKAS_FAMILIES: Final = {
    "token:favour": "MYT-FAVOUR",
    "token:offering": "MYT-OFFERING",
    "token:lock": "MYT-LOCK",
}
MYTIKAS_RULES: Final[dict[str, tuple[str, ...]]] = {
    "token:level": ("MYT-BUILD-03", "MYT-BUILD-09", "MYT-END-01"),
    "token:builder": ("MYT-TURN-03", "MYT-TURN-04", "MYT-TURN-19"),
    "option:players": ("MYT-SETUP-01",),
    "option:two_cards": ("MYT-SETUP-15", "MYT-SETUP-16"),
    "option:must_act": ("MYT-TURN-10", "MYT-TURN-12"),
    "option:late_tumbling": ("MYT-RAISE-06", "MYT-RAISE-10"),
}
# Things that a title's table shows though no decision names them
THINGS: Final = {
    "classic": (
        *(f"building:{name}" for name in ("metropolis", "theatre", "necropolis")),
        *(f"piece:{name}" for name in ("chiron", "kraken", "medusa", "minotaur", "polyphemus")),
        "piece:cerberus",
        *(f"unit:{name}" for name in ("troop", "fleet", "cornucopia", "gold")),
        *(f"unit:{name}" for name in ("undead", "hero", "column")),
        "card:philosopher",
        "card:priestess",
        *(f"phase:{n}" for n in ("creatures", "gods", "income", "offerings", "actions", "end")),
        *(f"phase:{n}" for n in ("threat", "arrival", "favour", "upkeep", "departure")),
        *(f"module:{name}" for name in titles.CLASSIC_MODULES),
    ),
}
CLASSIC_FAMILIES: Final = {
    "building:metropolis": "CLA-METRO",
    "building:theatre": "HAD-THEATRE",
    "building:necropolis": "HAD-NECRO",
    "god:hades": "HAD-GOD",
    "card:priestess": "HAD-PRIESTESS",
    "unit:hero": "HAD-HERO-GENERAL",
    "unit:column": "HAD-FAVOUR-HECATE",
    "item:arrows-of-apollo": "HAD-ITEM-APOLLO-ARROWS",
    "item:arrows-of-artemis": "HAD-ITEM-ARTEMIS-ARROWS",
    "item:helm": "HAD-ITEM-UNDERWORLD",
    "module:placement": "HAD-PLACE",
    "module:underworld": "HAD-GOD",
    "module:heroes": "HAD-HERO-GENERAL",
    "module:favours": "HAD-FAVOUR-GENERAL",
    "phase:creatures": "CLA-CREATURE-TRACK",
    "phase:gods": "CLA-GODS",
    "phase:income": "CLA-INCOME",
    "phase:offerings": "CLA-OFFER",
    "phase:actions": "CLA-TURN",
    "phase:end": "CLA-END",
}
CLASSIC_RULES: Final[dict[str, tuple[str, ...]]] = {
    "building:port": ("CLA-BUILD-07", "CLA-BATTLE-11"),
    "building:fortress": ("CLA-BUILD-06", "CLA-BUILD-05"),
    "building:temple": ("CLA-BUILD-08", "CLA-BUILD-09", "CLA-BUILD-10"),
    "building:university": ("CLA-BUILD-12",),
    "option:players": ("CLA-SETUP-01",),
    "option:hidden_discard": ("CLA-CREATURE-TRACK-07", "CLA-CREATURE-TRACK-08"),
    "option:sylph_moves": ("CLA-CREATURE-SYLPH-01", "CLA-CREATURE-SYLPH-04"),
    "option:last_island": ("CLA-ELIM-01", "CLA-ELIM-07", "CLA-TWO-08"),
    "option:modules": ("HAD-SETUP-01", "HAD-SETUP-05"),
    "option:hecate": ("HAD-SETUP-06", "HAD-FAVOUR-HECATE-02"),
    "option:manticore": ("HAD-SETUP-06", "HAD-CREATURE-MANTICORE-01"),
    "option:printed_prices": ("HAD-FAVOUR-GENERAL-04",),
    "unit:undead": tuple(f"HAD-GOD-{number:02}" for number in (10, 11, 14, 15, 16, 17, 6)),
    "unit:cornucopia": ("CLA-APOLLO-04", "CLA-INCOME-01", "HAD-FAVOUR-HERMES-03"),
}


@cache
def title_texts(title: str, lang: str, edition: str) -> TitleTexts:
    """Everything that has a name; help where there is something to explain."""
    if title == "mytikas":
        tokens = list(mytikas_tokens())
        found = [mytikas_help(lang, token) for token in tokens]
    else:
        tokens = list(legendary_tokens() if title == "legendary" else spoken_tokens(title, lang))
        found = [common_help(title, lang, token, edition) for token in tokens]
    names = {token: name_of(lang, token, title) for token in tokens}
    names.update({f"bot:{level}": name_of(lang, f"bot:{level}") for level in levels()})
    names.update(option_names(title, lang))
    found += [option_help(title, lang, name) for name in option_list(title)]
    phrases = {token: phrase for token in tokens if (phrase := phrase_of(lang, token, title))}
    return TitleTexts(lang, names, phrases, [one for one in found if one is not None])


def name_of(lang: str, token: str, title: str = "") -> str:
    """The bare name: Kraken, not the Kraken."""
    message = texts.own(lang, title, token.replace(":", "-"))
    if texts.has(lang, message):
        name = texts.say(lang, message)
        return name[:1].upper() + name[1:]
    return token.rpartition(":")[2].capitalize()


def phrase_of(lang: str, token: str, title: str = "") -> str:
    """The name as it stands inside a sentence, where it has a form of its own there."""
    message = texts.own(lang, title, token.replace(":", "-")) + ".text"
    return texts.say(lang, message) if texts.has(lang, message) else ""


def kind_of(token: str) -> str:
    return token.partition(":")[0]


# -- options of a table -----------------------------------------------------------------------


def option_list(title: str) -> list[str]:
    return ["players", *(form.name for form in titles.forms(title))]


def option_names(title: str, lang: str) -> Iterator[tuple[str, str]]:
    for name in option_list(title):
        yield f"option:{name}", option_name(lang, name)
    for form in titles.forms(title):
        for choice in form.choices if form.type in {"choice", "text"} else ():
            message = f"choice-{form.name}-{choice}".lower()
            known = texts.has(lang, message)
            yield f"choice:{form.name}:{choice}", texts.say(lang, message) if known else choice


def option_name(lang: str, name: str) -> str:
    message = f"setting-{name}"
    return texts.say(lang, message) if texts.has(lang, message) else name


def option_help(title: str, lang: str, name: str) -> Help | None:
    token, message = f"option:{name}", f"setting-{name}.help"
    if not texts.has(lang, message):
        return None
    rules = OPTION_RULES.get(title, {})
    said = texts.say(lang, message)
    return Help(token, "option", option_name(lang, name), said, [*rules.get(token, ())])


# -- any title --------------------------------------------------------------------------------


def spoken_tokens(title: str, lang: str) -> Iterator[str]:
    """The things that decisions name, as far as they have a name in the texts."""
    table = api.set_up(title, {})
    found = [f"faction:{seat}" for seat in table.seats]
    found += THINGS.get(title, ())
    for kind in table.kinds:
        for part in kind.parts:
            if part.type in NAMED:
                found += [
                    f"{part.type}:{table.word(part.type, number)}" for number in range(part.size)
                ]
    for token in dict.fromkeys(found):
        if texts.has(lang, token.replace(":", "-")):
            yield token


def common_help(title: str, lang: str, token: str, edition: str) -> Help | None:
    """Help of a thing; other titles than the Legendary Edition have their own words for it."""
    message = helps.help_id(token, edition)
    if title != "legendary":  # of which some know no such thing
        message = message.replace("help-", f"help-{title}-", 1)
    if not texts.has(lang, message):
        return None
    kind = kind_of(token)
    rules = RULES_OF[title](token) if title in RULES_OF else []
    return Help(token, kind, name_of(lang, token, title), texts.say(lang, message), rules)


# -- Legendary Edition ------------------------------------------------------------------------


def legendary_tokens() -> Iterator[str]:
    from delos.cyclades import ids
    from delos.legendary.creatures import CREATURE_NAMES
    from delos.legendary.heroes import HERO_NAMES
    from delos.legendary.ids import BONUS_NAMES, FACTION_NAMES

    for kind, words in (
        ("god", ids.GOD_NAMES),
        ("building", ids.BUILDING_NAMES),
        ("bonus", BONUS_NAMES),
        ("hero", HERO_NAMES),
        ("creature", CREATURE_NAMES),
        ("piece", ids.PIECE_NAMES),
        ("unit", UNITS),
        ("card", CARDS),
        ("phase", PHASES),
        ("faction", FACTION_NAMES),
    ):
        for word in words:
            yield f"{kind}:{word}"


def legendary_rules(token: str) -> list[str]:
    kind, _, word = token.partition(":")
    if kind == "phase":
        return catalogue.family("legendary", PHASE_FAMILIES[word])
    from delos.legendary.subjects import RULES

    return [*RULES.get(token, LEGENDARY_RULES.get(token, ()))]


# -- the original game ------------------------------------------------------------------------


def classic_rules(token: str) -> list[str]:
    kind, _, word = token.partition(":")
    if token in CLASSIC_FAMILIES:
        return catalogue.family("classic", CLASSIC_FAMILIES[token])
    if kind == "god":
        return catalogue.family("classic", f"CLA-{word.upper()}")
    if kind in {"creature", "hero", "favour", "item"}:
        part = f"{kind}-{word}".upper()
        return [
            rule for box in ("CLA", "HAD") for rule in catalogue.family("classic", f"{box}-{part}")
        ]
    return [*CLASSIC_RULES.get(token, ())]


RULES_OF: Final[dict[str, Callable[[str], list[str]]]] = {
    "legendary": legendary_rules,
    "classic": classic_rules,
}
OPTION_RULES: Final = {
    "legendary": LEGENDARY_RULES,
    "classic": CLASSIC_RULES,
    "mytikas": MYTIKAS_RULES,
}


# -- Mytikas ----------------------------------------------------------------------------------


def mytikas_tokens() -> Iterator[str]:
    from delos.mytikas import ids

    for kind, words in (
        ("patron", ids.GOD_NAMES),
        ("space", ids.SPACE_NAMES),
        ("deity", ids.DEITY_NAMES),
        ("construction", ids.PIECE_NAMES),
        ("slot", ids.SLOT_NAMES),
        ("resource", ids.TYPE_NAMES),
        ("token", TOKENS),
        ("level", [str(level + 1) for level in range(ids.LEVELS)]),
        ("end", ids.END_NAMES),
        ("player", ids.SEAT_NAMES),
    ):
        for word in words:
            yield f"{kind}:{word}"


def mytikas_help(lang: str, token: str) -> Help | None:
    from delos.server.telling.mytikas_words import explained

    said = explained(lang, token)
    if not said:
        return None
    kind, _, word = token.partition(":")
    return Help(token, kind, name_of(lang, token), said, mytikas_rules(token, kind, word))


def mytikas_rules(token: str, kind: str, word: str) -> list[str]:
    if kind == "space":
        return catalogue.family("mytikas", f"MYT-ACTION-{word.upper()}")
    if kind == "patron":
        sides = (f"MYT-ACTION-{word.upper()}-DAY", f"MYT-ACTION-{word.upper()}-NIGHT")
        return [rule for side in sides for rule in catalogue.family("mytikas", side)]
    if kind == "deity":
        return catalogue.family("mytikas", f"MYT-DEITY-{word.upper()}")
    if kind == "construction":
        return catalogue.family("mytikas", "MYT-BUILD")
    if kind == "slot":
        return catalogue.family("mytikas", "MYT-BONUS")
    if kind == "resource":
        return catalogue.family("mytikas", "MYT-PRODUCE") + catalogue.family("mytikas", "MYT-RAISE")
    if token in MYTIKAS_FAMILIES:
        return catalogue.family("mytikas", MYTIKAS_FAMILIES[token])
    return [*MYTIKAS_RULES.get(token, ())]
