"""Hephaestus: another item, face down (HAD-FAVOUR-HEPHAESTUS)."""

from typing import final

from delos.classic.hades.cells import ITEM_DISCARD, ITEM_PILE
from delos.classic.hades.effects.items import discard_item, draw_item, gain_item, items_left
from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import DRAW_ITEM, HEPHAESTUS_ITEM
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame


@final
class Hephaestus(FavourPower):
    """Another item, face down, chosen from two drawn cards (HAD-FAVOUR-HEPHAESTUS-01, -02)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if state.at[ITEM_PILE] | state.at[ITEM_DISCARD]:
            return ""
        return "HAD-FAVOUR-HEPHAESTUS-01,HAD-ITEM-GENERAL-07:no-item-left"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(PickItem(faction, 0, 0))


@final
class PickItem(Frame[CycladesState]):
    """Two cards are drawn and shown to the player alone, who keeps one; the other is discarded
    face up. If only one card is left it is taken (HAD-FAVOUR-HEPHAESTUS-03,
    HAD-ITEM-GENERAL-07)."""

    def __init__(self, faction: int, drawn: int, over: int) -> None:
        self.faction = faction
        self.drawn = drawn  # mask of the cards in the player's hand
        self.over = over

    def advance(self, state: CycladesState) -> int:
        if self.over:
            return DONE
        if size(self.drawn) < 2 and not items_left(state):
            if self.drawn:
                self.choose_item(state, bits(self.drawn)[0])
            return DONE
        return WAIT

    def drawing(self) -> bool:
        return size(self.drawn) < 2

    def actor(self, state: CycladesState) -> int:
        return CHANCE if self.drawing() else self.faction

    def kind(self, state: CycladesState) -> int:
        return DRAW_ITEM if self.drawing() else HEPHAESTUS_ITEM

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[ITEM_PILE]) if self.drawing() else bits(self.drawn)

    def choose(self, state: CycladesState, option: int) -> None:
        if self.drawing():
            draw_item(state, option)
            self.drawn |= BIT[option]
        else:
            self.choose_item(state, option)

    def choose_item(self, state: CycladesState, item: int) -> None:
        self.over = 1
        gain_item(state, self.faction, item, 1)
        for other in bits(self.drawn & ~BIT[item]):
            discard_item(state, other)
        self.drawn = 0

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HEPHAESTUS-01:not-drawn"

    def copy(self) -> "PickItem":
        return PickItem(self.faction, self.drawn, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.drawn, self.over]
