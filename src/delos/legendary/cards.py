"""The cards of the Legendary Edition: the module of a card declares it, once.

    add_creature(Charon(), IN_BOTH, rules=5)

Decks, names, action ids, help and observations are all derived from what is declared. The cards
of the first version of the rules have the numbers of `cyclades.ids`; later ones follow, version
by version and by name.
"""

from importlib import import_module
from os import listdir
from os.path import dirname, join
from typing import Final, final

from delos.cyclades.cells import HEROES, PIECES
from delos.cyclades.ids import PIECE_CARDS, PIECE_NAMES
from delos.cyclades.power import CreaturePower, FigurinePower, HeroPower
from delos.kernel.errors import BadDeclaration
from delos.kernel.kind import NEVER

BASE: Final = "base"
COMPLETE: Final = "complete"
IN_BOTH: Final = [BASE, COMPLETE]
IN_COMPLETE: Final = [COMPLETE]
IN_NONE: Final[list[str]] = []  # only for who names the card in creature_set or hero_set
LATER: Final = -1  # the number of a card that gets it when all cards are declared
ROOM: Final = 62  # numbers that Creature cards may have: a mask of cards holds no more


@final
class Card:
    """What a card declares: its editions, how many rules the catalogue has of it, and the version
    of the rules that brought it."""

    def __init__(self, name: str, editions: list[str], rules: int, since: int) -> None:
        self.name = name
        self.editions = editions
        self.rules = rules
        self.since = since


@final
class Declared:
    """The Creatures, or the Heroes, by number once all are declared."""

    def __init__(self, room: int) -> None:
        self.cards: list[Card] = []
        self.names: list[str] = []
        self.since: list[int] = [NEVER] * room  # versions, for the parts of kinds

    def add(self, card: Card) -> int:
        if card.name in self.names:
            raise BadDeclaration(
                f"Two cards are called {card.name}: give one of them another name."
            )
        if len(self.cards) == len(self.since):
            raise BadDeclaration(
                f"There is no room for {card.name}: {len(self.since)} cards at most."
            )
        self.since[len(self.cards)] = card.since
        self.cards.append(card)
        self.names.append(card.name)
        return len(self.cards) - 1

    def deck(self, edition: str, version: int) -> list[str]:
        """The cards of an edition by a version of the rules."""
        return [
            card.name for card in self.cards if edition in card.editions and card.since <= version
        ]

    def known(self, version: int) -> list[str]:
        """All cards of a version, those of no edition too."""
        return [card.name for card in self.cards if card.since <= version]

    def check(self, version: int) -> None:
        """No card may be younger than the newest version of the rules."""
        for card in self.cards:
            if card.since > version:
                raise BadDeclaration(
                    f"{card.name} is there since version {card.since} of the rules, but the newest "
                    f"is {version}: raise VERSION in src/delos/legendary/title.py, and tell what "
                    f"it brings in docs/rules/versions.md."
                )


CREATURE_CARDS: Final = Declared(ROOM)
HERO_CARDS: Final = Declared(HEROES)

_CREATURES: Final[list[tuple[int, int, str, CreaturePower, Card]]] = []
_HEROES: Final[list[tuple[int, int, str, HeroPower, Card]]] = []


def add_creature(power: CreaturePower, editions: list[str], rules: int, since: int = 1) -> None:
    """Declare a Creature; ``rules`` is the number of its rules in the catalogue."""
    card = Card(power.name, editions, rules, since)
    _CREATURES.append((since, power.card, power.name, power, card))


def add_hero(power: HeroPower, editions: list[str], rules: int, since: int = 1) -> None:
    """Declare a Hero; ``rules`` is the number of its rules in the catalogue."""
    card = Card(power.name, editions, rules, since)
    _HEROES.append((since, power.hero, power.name, power, card))


def import_cards(folder: str) -> None:
    """Every module of a folder declares its cards when it is imported."""
    found = {file.partition(".")[0] for file in listdir(join(dirname(__file__), folder))}
    for name in sorted(found):
        if name and not name.startswith("__"):
            import_module(f"delos.legendary.{folder}.{name}")


def _creature_place(entry: tuple[int, int, str, CreaturePower, Card]) -> tuple[int, int, str]:
    return entry[0], entry[1], entry[2]


def _hero_place(entry: tuple[int, int, str, HeroPower, Card]) -> tuple[int, int, str]:
    return entry[0], entry[1], entry[2]


def _number(card: Card, written: int, place: int) -> int:
    """A card's number: its place, which the numbers of the first version tell already."""
    if written == LATER and card.since == 1:
        raise BadDeclaration(
            f"{card.name} is new: declare it with `since`, the newest version of the rules "
            f"(VERSION in src/delos/legendary/title.py)."
        )
    if written not in (LATER, place):
        raise BadDeclaration(
            f"{card.name} has the number {written} in src/delos/cyclades/ids.py but is number "
            f"{place} of the cards that are declared: one is missing, or its `since` is wrong."
        )
    return place


def all_creatures() -> list[CreaturePower]:
    """All Creatures by number; later ones get theirs now, and a piece if they need one."""
    import_cards("creatures")
    powers: list[CreaturePower] = []
    for entry in sorted(_CREATURES, key=_creature_place):
        power = entry[3]
        power.card = _number(entry[4], power.card, CREATURE_CARDS.add(entry[4]))
        if isinstance(power, FigurinePower) and not power.pieces:
            _add_piece(power)
        powers.append(power)
    return powers


def _add_piece(power: FigurinePower) -> None:
    if len(PIECE_NAMES) == PIECES:
        raise BadDeclaration(
            f"There is no cell for the piece of {power.name}: "
            f"set PIECES in src/delos/cyclades/cells.py to {PIECES + 1}."
        )
    power.pieces.append(len(PIECE_NAMES))
    PIECE_NAMES.append(power.name)
    PIECE_CARDS.append(power.card)


def all_heroes() -> list[HeroPower]:
    """All Heroes by number; later ones get theirs now."""
    import_cards("heroes")
    if len(_HEROES) != HEROES:
        raise BadDeclaration(
            f"{len(_HEROES)} Heroes are declared: "
            f"set HEROES in src/delos/cyclades/cells.py to {len(_HEROES)}, not {HEROES}."
        )
    powers: list[HeroPower] = []
    for entry in sorted(_HEROES, key=_hero_place):
        power = entry[3]
        power.hero = _number(entry[4], power.hero, HERO_CARDS.add(entry[4]))
        powers.append(power)
    return powers
