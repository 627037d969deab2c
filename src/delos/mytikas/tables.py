"""Reading numbers.toml, which an owner of the box may have corrected: every field is checked."""

import tomllib
from importlib import resources
from typing import Final, NoReturn, final

from delos.kernel.errors import BadOption
from delos.mytikas.ids import (
    BONUS_NAMES,
    LEVELS,
    PIECE_NAMES,
    SEATS,
    SLOT_NAMES,
    SPACE_NAMES,
    TYPES,
)
from delos.mytikas.rules import Numbers

FILE: Final = "numbers.toml"
EFFECT_PARTS: Final = ["favours", "offerings", "moves", "gold"]
COMBINATIONS: Final = 3
MOST: Final = 99


@final
class Steps:
    """A stepped table: the value of the highest threshold reached, 0 below the first
    (MYT-DEITY-ALL-09)."""

    def __init__(self, thresholds: list[int], points: list[int]) -> None:
        self.thresholds = thresholds
        self.points = points

    def value(self, count: int) -> int:
        found = 0
        for index in range(len(self.thresholds)):
            if count >= self.thresholds[index]:
                found = self.points[index]
        return found


@final
class CardNumbers:
    """The numbers of the Deity cards (table T5)."""

    def __init__(self, table: "Table") -> None:
        cards = table.table("cards")
        self.fixed = cards.numbers("fixed", 2)
        self.stone_prices = cards.table("demeter").numbers("price", 2)
        self.few = cards.table("hades").numbers("few", 2)
        self.many = cards.table("hades").numbers("many", 2)
        self.per_temple = cards.number("athena")
        self.per_city = cards.number("nike")
        self.raises = table.table("raise").number("apollo")
        self._steps = cards.table("steps")

    def steps(self, deity: str) -> Steps:
        rows = self._steps.rows(deity, 2)
        for index in range(1, len(rows)):
            if rows[index][0] <= rows[index - 1][0]:
                self._steps.wrong(deity, "a list whose thresholds rise")
        return Steps([row[0] for row in rows], [row[1] for row in rows])


@final
class Table:
    """A table of the file that knows its place in it."""

    def __init__(self, place: str, fields: dict[str, object]) -> None:
        self.place = place
        self.fields = fields

    def wrong(self, name: str, expected: str) -> NoReturn:
        found = self.fields.get(name)
        raise BadOption(f"{FILE}: {self.place}{name} must be {expected}, not {found!r}.")

    def table(self, name: str) -> "Table":
        value = self.fields.get(name)
        if not isinstance(value, dict):
            self.wrong(name, "a table")
        fields: dict[str, object] = value
        return Table(f"{self.place}{name}.", fields)

    def text(self, name: str) -> str:
        value = self.fields.get(name)
        if not isinstance(value, str) or not value:
            self.wrong(name, "a text in quotes")
        return value

    def one_of(self, name: str, words: list[str]) -> int:
        word = self.text(name)
        if word not in words:
            self.wrong(name, "one of " + ", ".join(words))
        return words.index(word)

    def number(self, name: str, default: int = -1) -> int:
        if name not in self.fields and default >= 0:
            return default
        return self.whole(name, self.fields.get(name))

    def whole(self, name: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            self.wrong(name, f"a whole number from 0 to {MOST}")
        return value

    def numbers(self, name: str, count: int) -> list[int]:
        """So many numbers; any number of them but none is not enough with count 0."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not value or (count and len(value) != count):
            self.wrong(name, f"a list of {count} numbers" if count else "a list of numbers")
        return [self.whole(name, entry) for entry in value]

    def rows(self, name: str, width: int) -> list[list[int]]:
        value = self.fields.get(name)
        if not isinstance(value, list) or not value:
            self.wrong(name, "a list of lists")
        found: list[list[int]] = []
        for row in value:
            if not isinstance(row, list) or len(row) != width:
                self.wrong(name, f"a list of lists of {width} numbers")
            found.append([self.whole(name, entry) for entry in row])
        return found


def read_file() -> Table:
    text = resources.files("delos.mytikas").joinpath(FILE).read_text(encoding="utf-8")
    return parse(text)


def parse(text: str) -> Table:
    try:
        fields: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{FILE} is not valid TOML: {error}.") from None
    return Table("", fields)


def numbers_of(table: Table, players: int) -> Numbers:
    """The numbers for so many players (tables T1 to T4, T6, T7). Lock tokens, one for each card of
    the river that is face down and one for the deck, rise in value (MYT-SETUP-19)."""
    row = table.table("players").table(str(players))
    locks = row.numbers("locks", players + 2)
    if locks[0] < 1:
        row.wrong("locks", "a list of numbers above 0")
    if row.number("favours") < 1:
        row.wrong("favours", "a number above 0")
    for index in range(1, len(locks)):
        if locks[index] <= locks[index - 1]:
            row.wrong("locks", "a list of rising numbers")
    pieces = table.table("constructions")
    cost: list[int] = []
    points: list[int] = []
    for name in PIECE_NAMES:
        cost += pieces.table(name).numbers("cost", TYPES)
        points.append(pieces.table(name).number("points"))
    temples = table.table("offerings").table("poseidon-day")
    bonus = table.table("bonus")
    return Numbers(
        name=table.text("name"),
        tokens=row.numbers("level_tokens", LEVELS),
        favours=row.number("favours"),
        locks=locks,
        start=start_resources(table),
        start_offering=table.table("start").number("offering"),
        cost=cost,
        points=points,
        effects=effects_of(table),
        city_yield=combinations(table, "city"),
        ground_yield=combinations(table, "ground"),
        hades_raises=table.table("raise").number("hades-day"),
        apollo_raises=table.table("raise").number("apollo"),
        base_offerings=temples.number("base"),
        small_temple_offerings=temples.number("small-temple"),
        large_temple_offerings=temples.number("large-temple"),
        bonus=[bonus.table(space).one_of("action", BONUS_NAMES) for space in SPACE_NAMES],
        bonus_count=[bonus.table(space).number("n") for space in SPACE_NAMES],
    )


def start_resources(table: Table) -> list[int]:
    """One row for each place in the turn order."""
    rows = table.table("start").rows("resources", TYPES)
    if len(rows) != SEATS:
        table.table("start").wrong("resources", f"a list of {SEATS} lists")
    return flat(rows)


def combinations(table: Table, name: str) -> list[int]:
    rows = table.table("produce").rows(name, TYPES)
    if len(rows) != COMBINATIONS:
        table.table("produce").wrong(name, f"a list of {COMBINATIONS} combinations")
    return flat(rows)


def effects_of(table: Table) -> list[int]:
    """Each slot's bonus effect in its parts; the starting city has none (MYT-SETUP-09)."""
    effects = table.table("effects")
    found = [0] * len(EFFECT_PARTS)
    for slot in SLOT_NAMES[1:]:
        word = table.table("slots").text(slot)
        if word not in effects.fields:
            table.table("slots").wrong(slot, "one of " + ", ".join(effects.fields))
        effect = effects.table(word)
        for part in EFFECT_PARTS:
            found.append(effect.number(part, 0))
    return found


def flat(rows: list[list[int]]) -> list[int]:
    found: list[int] = []
    for row in rows:
        found += row
    return found
