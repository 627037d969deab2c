"""Which rules of the catalogue speak of a god, a building, a bonus or a card."""

from typing import Final

from delos.legendary import creatures, heroes

GODS: Final = {"athena": 6, "zeus": 11, "poseidon": 8, "ares": 8, "hera": 11, "apollo": 12}
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
    for card in heroes.CARDS.cards:
        found[f"hero:{card.name}"] = _series(f"HERO-{card.name.upper()}", card.rules)
    for card in creatures.CARDS.cards:
        found[f"creature:{card.name}"] = _series(f"CREATURE-{card.name.upper()}", card.rules)
    for type, table in (("building", BUILDINGS), ("bonus", BONUSES)):
        for name, ids in table.items():
            found[f"{type}:{name}"] = tuple("LEG-" + rule for rule in ids)
    return found


RULES: Final = _rules()  # by token: ``god:zeus``, ``creature:kraken``
