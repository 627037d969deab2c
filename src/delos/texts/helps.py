"""Short help for gods, buildings, bonuses and cards, and the rules behind each."""

from __future__ import annotations

from typing import Final

from delos import texts

BASE: Final = "base"

GODS: Final = {"athena": 6, "zeus": 11, "poseidon": 8, "ares": 8, "hera": 11, "apollo": 12}
HEROES: Final = {
    "achilles": 6,
    "ajax": 3,
    "antigone": 3,
    "croesus": 3,
    "hector": 5,
    "helen": 2,
    "heracles": 8,
    "hippolyta": 4,
    "jason": 4,
    "leto": 5,
    "odysseus": 2,
    "pandora": 6,
    "penelope": 3,
    "penthesilea": 7,
    "pericles": 2,
    "perseus": 7,
}
CREATURES: Final = {
    "charon": 5,
    "chimera": 8,
    "cyclops": 3,
    "dryad": 2,
    "echidna": 7,
    "empousa": 4,
    "erinyes": 3,
    "giant": 4,
    "graeae": 3,
    "griffin": 3,
    "harpy": 3,
    "hippalectryon": 6,
    "hippocamp": 4,
    "manticore": 3,
    "pegasus": 6,
    "satyr": 3,
    "sphinx": 6,
    "sylph": 3,
    "triton": 4,
    "boar": 9,
    "cerberus": 2,
    "charybdis": 4,
    "chiron": 5,
    "geryon": 3,
    "hydra": 7,
    "kraken": 5,
    "medusa": 5,
    "minotaur": 8,
    "nereid": 2,
    "polyphemus": 9,
    "typhon": 7,
}
BUILDINGS: Final = {
    "port": ["BUILD-12", "BUILD-13", "BUILD-14", "BUILD-16", "SEABATTLE-02", "SEABATTLE-03"],
    "fortress": ["BUILD-11", "LANDBATTLE-05"],
    "temple": ["BUILD-10", "CREATURE-GEN-03", "CREATURE-GEN-04", "CREATURE-GEN-05"],
    "university": ["BUILD-09"],
    "metropolis": [f"METRO-{number:02}" for number in range(1, 22)],
}
BONUSES: Final = {
    "troops": ["BONUS-TROOPS", "BONUS-06"],
    "cornucopia": ["BONUS-CORNUCOPIA"],
    "priestess": ["BONUS-PRIESTESS"],
    "gold": ["BONUS-GOLD"],
    "fleets": ["BONUS-FLEETS"],
    "reserve": ["BONUS-RESERVE", "BONUS-04", "BONUS-05", "INIT-09"],
    "building": ["BONUS-BUILDING", "BONUS-02", "BONUS-03"],
    "mixed": ["BONUS-MIXED", "BONUS-06"],
}


def _series(family: str, count: int) -> tuple[str, ...]:
    return tuple(f"LEG-{family}-{number:02}" for number in range(1, count + 1))


def _rules() -> dict[str, tuple[str, ...]]:
    found = {f"god:{name}": _series(name.upper(), count) for name, count in GODS.items()}
    for name, count in HEROES.items():
        found[f"hero:{name}"] = _series(f"HERO-{name.upper()}", count)
    for name, count in CREATURES.items():
        found[f"creature:{name}"] = _series(f"CREATURE-{name.upper()}", count)
    for type, table in (("building", BUILDINGS), ("bonus", BONUSES)):
        for name, ids in table.items():
            found[f"{type}:{name}"] = tuple("LEG-" + rule for rule in ids)
    return found


rules: Final = _rules()  # by token: ``god:zeus``, ``creature:kraken``


def help_id(token: str, edition: str = "") -> str:
    """The message that explains a thing; the base edition has its own where rules differ."""
    message = "help-" + token.replace(":", "-")
    if edition == BASE and texts.has(texts.LANGUAGES[0], f"{message}-{BASE}"):
        return f"{message}-{BASE}"
    return message


def help(lang: str, token: str, edition: str = "") -> str:
    return texts.say(lang, help_id(token, edition))
