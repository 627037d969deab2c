"""Puts cards and supplies of a position in their places: tracks, decks, discards, reserves."""

from __future__ import annotations

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    DECK,
    DISCARD,
    HERO_AT,
    HERO_DISCARD,
    NONE,
    PHILOSOPHER_SUPPLY,
    PRIESTESS_SUPPLY,
    SLAIN,
    SUPPLY,
    TOP,
    TOP_SEEN,
    TRACK,
)
from delos.cyclades.ids import BUILDING_NAMES, HERACLES
from delos.kernel.cells import Cells
from delos.legendary.cells import BONUS_SUPPLY, HERO_DECK, HERO_TRACK, MERCENARY_SUPPLY, RESERVED
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.title import Legendary
from delos.scenarios.fields import Field
from delos.scenarios.legendary.cards import Cards

CREATURE_KEYS: Final = ("track", "reserved", "discard", "slain", "deck", "top", "seen")
HERO_KEYS: Final = ("track", "discard", "deck", "out")
SUPPLIES: Final = {
    "mercenaries": MERCENARY_SUPPLY,
    "priestesses": PRIESTESS_SUPPLY,
    "philosophers": PHILOSOPHER_SUPPLY,
    **{BUILDING_NAMES[building]: SUPPLY + building for building in range(4)},
}


def limit(at: Cells, place: Field, cell: int) -> None:
    """Exactly so many are left; the rest is out of the game."""
    count = place.number()
    if count > at[cell]:
        place.wrong(
            f"only {at[cell]} are left when all that is in play is taken away, not "
            f"{count}. Lower the number."
        )
    at[cell] = count


@final
class Piles:
    def __init__(self, title: Legendary, at: Cells, creatures: Cards, heroes: Cards) -> None:
        self.title = title
        self.at = at
        self.creatures = creatures
        self.heroes = heroes

    def hero_cards(self, place: Field) -> None:
        fields = place.table(HERO_KEYS)
        if "track" in fields:
            self.track(fields["track"], self.heroes, HERO_TRACK, 2)
        if "discard" in fields:
            self.at[HERO_DISCARD] = self.heroes.take_all(fields["discard"])
        if "out" in fields:
            self.heroes.take_all(fields["out"])
        self.at[HERO_DECK] = self.heroes.left
        if "deck" in fields:
            self.at[HERO_DECK] = self.heroes.take_all(fields["deck"])

    def track(self, place: Field, cards: Cards, cell: int, slots: int) -> None:
        entries = place.entries()
        if len(entries) != slots:
            place.wrong(
                f'the track has {slots} slots, not {len(entries)}. Write "" for empty ones.'
            )
        for slot, entry in enumerate(entries):
            if entry.value != "":
                self.at[cell + slot] = cards.take_one(entry)

    def creature_cards(self, place: Field) -> None:
        at = self.at
        fields = place.table(CREATURE_KEYS)
        if "track" in fields:
            self.track(fields["track"], self.creatures, TRACK, 4)
        if "reserved" in fields:
            self.reserve(fields["reserved"])
        if "discard" in fields:
            at[DISCARD] = self.creatures.take_all(fields["discard"])
        if "slain" in fields:
            at[SLAIN] = self.creatures.take_all(fields["slain"])
            if at[HERO_AT + HERACLES] == NONE:
                fields["slain"].wrong(
                    "cards lie under Heracles. Put him on a land, or remove them."
                )
        at[DECK] = self.creatures.left
        if "deck" in fields:
            at[DECK] = self.creatures.take_all(fields["deck"])
        self.known_top(fields)

    def reserve(self, place: Field) -> None:
        on_track = {
            CREATURE_NAMES[self.at[TRACK + s]]: s for s in range(4) if self.at[TRACK + s] >= 0
        }
        for name, field in place.table(list(on_track)).items():
            self.at[RESERVED + on_track[name]] = field.index_in(self.title.seats)

    def known_top(self, fields: dict[str, Field]) -> None:
        if "top" in fields:
            names = [CREATURE_NAMES[card] for card in bits(self.at[DECK])]
            self.at[TOP] = CREATURE_NAMES.index(fields["top"].one_of(names))
            if "seen" not in fields:
                fields["top"].wrong('nobody has seen it. Add seen = ["bull"], or remove top.')
            for faction in fields["seen"].indices_in(self.title.seats):
                self.at[TOP_SEEN] |= BIT[faction]
        elif "seen" in fields:
            fields["seen"].wrong('which card was seen? Add top = "kraken", or remove seen.')

    # -- supplies -------------------------------------------------------------------------

    def supply(self, place: Field) -> None:
        fields = place.table([*SUPPLIES, "bonus"])
        for key, field in fields.items():
            if key != "bonus":
                limit(self.at, field, SUPPLIES[key])
        if "bonus" in fields:
            given = dict(fields["bonus"].named(BONUS_NAMES))
            for bonus in range(len(BONUS_NAMES)):
                if bonus in given:
                    limit(self.at, given[bonus], BONUS_SUPPLY + bonus)
                else:
                    self.at[BONUS_SUPPLY + bonus] = 0
