"""Cards have one place each: whoever names a card in a second one hears of the first."""

from __future__ import annotations

from typing import final

from delos.cyclades.bits import BIT
from delos.scenarios.fields import Field


@final
class Cards:
    """The Creature or Hero cards of the box; ``left`` are those without a place yet."""

    def __init__(self, names: list[str], option: str, inside: int) -> None:
        self.names = names
        self.option = option
        self.inside = inside
        self.left = inside
        self.places: dict[int, str] = {}

    def take(self, place: Field, card: int) -> int:
        name = self.names[card]
        if self.inside & BIT[card] == 0:
            place.wrong(f"{name!r} is not in the box of this table. Set options.{self.option}.")
        if card in self.places:
            place.wrong(f"{name!r} is already in {self.places[card]}. A card has one place.")
        self.places[card] = place.place
        self.left &= ~BIT[card]
        return card

    def take_one(self, place: Field) -> int:
        return self.take(place, place.index_in(self.names))

    def take_all(self, place: Field) -> int:
        """A list of cards, as a mask."""
        found = 0
        for entry in place.entries():
            found |= BIT[self.take_one(entry)]
        return found
