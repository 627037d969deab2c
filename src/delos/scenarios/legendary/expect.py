"""What scenarios of the Legendary Edition may expect of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    CYCLE,
    DECK,
    DISCARD,
    FIGURINES_OF,
    FLEET_RESERVE,
    GOD_AT,
    GOD_OF,
    GODS,
    GONE,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    LAND_GOLD,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    ORDER,
    PHASE,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESSES,
    SEA_TOKENS,
    SEAS_OF,
    SLAIN,
    TOP,
    TROOP_RESERVE,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import heroes_at
from delos.cyclades.events import BATTLE_ROLL, BATTLE_TOTALS, INCOME_PAID
from delos.cyclades.ids import GOD_NAMES, PIECE_NAMES
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.cyclades.words import site_names
from delos.kernel.event import Event
from delos.legendary.cells import BONUS_SUPPLY, HERO_DECK, HERO_MOVES
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.phases import PHASE_NAMES
from delos.legendary.title import Legendary
from delos.scenarios.fields import Field
from delos.scenarios.legendary import reader
from delos.scenarios.legendary.piles import SUPPLIES
from delos.scenarios.legendary.placer import HOLDERS, area_number
from delos.scenarios.mismatch import Mismatch, same

FACTION_KEYS: Final = (
    "gold",
    "priestesses",
    "philosophers",
    "metropolises",
    "troops_in_reserve",
    "fleets_in_reserve",
    "god",
    "bid",
    "lands",
    "seas",
    "heroes",
    "creatures",
    "cards",
    "eliminated",
)
CREATURE_KEYS: Final = ("track", "reserved", "discard", "slain", "top", "deck")
HERO_KEYS: Final = ("track", "discard", "deck", "new", "moves")
BATTLE_KEYS: Final = ("attacker", "area", "troops", "mercenaries", "heroes", "fleets")


def all_names(wanted: Field, known: Sequence[str]) -> list[str]:
    """A complete list in any order."""
    return sorted([entry.one_of(known) for entry in wanted.entries()])


def slots(wanted: Field, known: Sequence[str]) -> list[str]:
    """A list in order, with empty places."""
    return [entry.one_of([*known, ""]) for entry in wanted.entries()]


def check_pile(wanted: Field, mask: int, names: list[str]) -> None:
    """A pile by its size or by its cards."""
    if wanted.is_list:
        same(wanted, all_names(wanted, names), reader.names_of(mask, names))
    else:
        same(wanted, wanted.number(), len(bits(mask)))


class Expectations:
    """Reads one table; every method answers for one key."""

    def __init__(self, title: Legendary, state: CycladesState, events: list[Event]) -> None:
        self.title = title
        self.state = state
        self.at = state.at
        self.chart = state.chart
        self.events = events

    # -- factions -------------------------------------------------------------------------

    def gold(self, wanted: Field) -> None:
        for faction, field in wanted.named(self.title.seats):
            same(field, field.number(), self.state.gold(faction))

    def income(self, wanted: Field) -> None:
        for faction, field in wanted.named(self.title.seats):
            paid = [e.b for e in self.events if e.kind == INCOME_PAID and e.a == faction]
            same(field, field.number(), sum(paid))

    def faction(self, faction: int, wanted: Field) -> None:
        at = self.at
        numbers = {
            "gold": self.state.gold(faction),
            "priestesses": at[PRIESTESSES + faction],
            "philosophers": at[PHILOSOPHERS + faction],
            "metropolises": metropolises_of(self.state, faction),
            "troops_in_reserve": at[TROOP_RESERVE + faction],
            "fleets_in_reserve": at[FLEET_RESERVE + faction],
            "bid": at[BID + faction],
        }
        sets = {
            "lands": (LANDS_OF, self.chart.land_names),
            "seas": (SEAS_OF, self.chart.sea_names),
            "heroes": (HEROES_OF, HERO_NAMES),
            "creatures": (FIGURINES_OF, CREATURE_NAMES),
        }
        for key, field in wanted.table(FACTION_KEYS).items():
            if key in numbers:
                same(field, field.number(), numbers[key])
            elif key in sets:
                cell, names = sets[key]
                got = reader.names_of(at[cell + faction], names)
                same(field, all_names(field, names), got)
            elif key == "god":
                god = at[GOD_OF + faction]
                same(field, field.one_of([*GOD_NAMES, ""]), "" if god == NONE else GOD_NAMES[god])
            elif key == "eliminated":
                same(field, field.flag(), at[GONE] & BIT[faction] != 0)
            else:
                cards = {name: entry.text() for name, entry in field.table(HOLDERS).items()}
                same(field, cards, reader.card_texts(self.state, faction))

    # -- map ------------------------------------------------------------------------------

    def lands(self, wanted: Field) -> None:
        for land, field in wanted.named(self.chart.land_names):
            expected = reader.wanted_land(field, self.title.seats)
            same(field, expected, reader.land_text(self.state, land))

    def seas(self, wanted: Field) -> None:
        for sea, field in wanted.named(self.chart.sea_names):
            expected = reader.wanted_sea(field, self.title.seats)
            same(field, expected, reader.sea_text(self.state, sea))

    def buildings(self, wanted: Field) -> None:
        for land, field in wanted.named(self.chart.land_names):
            same(field, reader.wanted_buildings(field), reader.buildings_text(self.state, land))

    def sites(self, wanted: Field) -> None:
        for site, field in wanted.named(site_names(self.title.chart)):
            same(field, reader.wanted_buildings(field), reader.site_text(self.state, site))

    def figurines(self, wanted: Field) -> None:
        for piece, field in wanted.named(PIECE_NAMES):
            expected = NONE if field.text() == "" else area_number(self.title, field, field.text())
            got = self.at[PIECE_AT + piece]
            if expected != got:
                place = "" if got == NONE else self.title.word("area", got)
                raise Mismatch(field.place, field.text(), place)

    def cornucopias(self, wanted: Field) -> None:
        for name, field in wanted.items():
            area = area_number(self.title, field, name)
            cell = LAND_TOKENS + area if area < LANDS else SEA_TOKENS + area - LANDS
            same(field, field.number(), self.at[cell])

    def gold_on(self, wanted: Field) -> None:
        for land, field in wanted.named(self.chart.land_names):
            same(field, field.number(), self.at[LAND_GOLD + land])

    # -- battle ---------------------------------------------------------------------------

    def battle(self, wanted: Field) -> None:
        at = self.at
        invader = at[INVADER]
        if wanted.value == "" or invader == NONE:
            if wanted.value != "" or invader != NONE:
                raise Mismatch(wanted.place, wanted.value, None if invader == NONE else "a battle")
            return
        heroes = heroes_at(self.state, invader, at[INVADED]) if at[INVADED] < LANDS else 0
        got: dict[str, object] = {
            "attacker": self.title.seats[invader],
            "area": self.title.word("area", at[INVADED]),
            "troops": at[INVADING_TROOPS],
            "mercenaries": at[INVADING_OTHERS],
            "heroes": reader.names_of(heroes, HERO_NAMES),
            "fleets": at[INVADING_FLEETS],
        }
        for key, field in wanted.table(BATTLE_KEYS).items():
            expected = all_names(field, HERO_NAMES) if key == "heroes" else field.value
            same(field, expected, got[key])

    def last_round(self, wanted: Field, kind: int) -> None:
        rounds = [[event.a, event.b] for event in self.events if event.kind == kind]
        numbers = [entry.number() for entry in wanted.entries()]
        same(wanted, numbers, rounds[-1] if rounds else None)

    def totals(self, wanted: Field) -> None:
        self.last_round(wanted, BATTLE_TOTALS)

    def dice(self, wanted: Field) -> None:
        self.last_round(wanted, BATTLE_ROLL)

    # -- cards and supplies ---------------------------------------------------------------

    def creatures(self, wanted: Field) -> None:
        at = self.at
        piles = {"discard": at[DISCARD], "slain": at[SLAIN], "deck": at[DECK]}
        for key, field in wanted.table(CREATURE_KEYS).items():
            if key == "track":
                same(field, slots(field, CREATURE_NAMES), reader.creature_track(self.state))
            elif key == "reserved":
                held = {
                    n: f.one_of(self.title.seats) for n, f in field.table(CREATURE_NAMES).items()
                }
                same(field, held, reader.reservations(self.state))
            elif key == "top":
                top = "" if at[TOP] == NONE else CREATURE_NAMES[at[TOP]]
                same(field, field.one_of([*CREATURE_NAMES, ""]), top)
            else:
                check_pile(field, piles[key], CREATURE_NAMES)

    def heroes(self, wanted: Field) -> None:
        at = self.at
        piles = {"discard": at[HERO_DISCARD], "deck": at[HERO_DECK], "new": at[HERO_NEW]}
        for key, field in wanted.table(HERO_KEYS).items():
            if key == "track":
                same(field, slots(field, HERO_NAMES), reader.hero_track(self.state))
            elif key == "moves":
                for hero, count in field.named(HERO_NAMES):
                    same(count, count.number(), at[HERO_MOVES + hero])
            else:
                check_pile(field, piles[key], HERO_NAMES)

    def supply(self, wanted: Field) -> None:
        for key, field in wanted.table([*SUPPLIES, "bonus"]).items():
            if key == "bonus":
                for bonus, count in field.named(BONUS_NAMES):
                    same(count, count.number(), self.at[BONUS_SUPPLY + bonus])
            else:
                same(field, field.number(), self.at[SUPPLIES[key]])

    # -- where the Cycle stands -----------------------------------------------------------

    def order(self, wanted: Field) -> None:
        got = [self.at[ORDER + slot] for slot in range(self.state.rules.factions)]
        same(wanted, slots(wanted, self.title.seats), [reader.faction_name(f) for f in got])

    def gods(self, wanted: Field) -> None:
        tiles = [self.at[GOD_AT + slot] for slot in range(GODS)]
        names = ["" if god == NONE else GOD_NAMES[god] for god in tiles]
        expected = [entry.one_of(GOD_NAMES[:GODS]) for entry in wanted.entries()]
        same(wanted, expected, names[: max(1, len(expected))])

    def turn(self, wanted: Field) -> None:
        expected = wanted.one_of([*self.title.seats, ""])
        same(wanted, expected, reader.faction_name(self.at[ACTIVE]))

    def cycle(self, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[CYCLE])

    def phase(self, wanted: Field) -> None:
        same(wanted, wanted.one_of(PHASE_NAMES), PHASE_NAMES[self.at[PHASE]])


CHECKS: Final[dict[str, Callable[[Expectations, Field], None]]] = {
    "gold": Expectations.gold,
    "income": Expectations.income,
    "lands": Expectations.lands,
    "seas": Expectations.seas,
    "buildings": Expectations.buildings,
    "sites": Expectations.sites,
    "figurines": Expectations.figurines,
    "cornucopias": Expectations.cornucopias,
    "gold_on": Expectations.gold_on,
    "battle": Expectations.battle,
    "totals": Expectations.totals,
    "dice": Expectations.dice,
    "creatures": Expectations.creatures,
    "heroes": Expectations.heroes,
    "supply": Expectations.supply,
    "order": Expectations.order,
    "gods": Expectations.gods,
    "turn": Expectations.turn,
    "cycle": Expectations.cycle,
    "phase": Expectations.phase,
}
