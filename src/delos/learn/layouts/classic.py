"""Observations of the original Cyclades: what `classic.view` tells a seat (CLA-HIDDEN)."""

from __future__ import annotations

from typing import Final, final

from delos.classic.cells import (
    BLESSED,
    FIGURES_NEW,
    FIRST_ORDER,
    OPEN_GODS,
    PROSPERITY,
    QUEUE,
    ROW,
    ROW_CYCLES,
)
from delos.classic.cells import SIZE as CLASSIC
from delos.classic.customs import ClassicCustoms
from delos.classic.hades.cells import UNDEAD_TROOPS, UNDEAD_TROOPS_LEFT
from delos.classic.imagine import chooses_card
from delos.classic.title import Classic
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    CARD_BONUS,
    CARD_OWNER,
    DEADLY,
    DECK,
    DISCARD,
    FACTIONS,
    GOLD,
    HELD,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES,
    HEROES_OF,
    INVADING_OTHERS,
    LAND_GOLD,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    PROTECTED,
    SEA_TOKENS,
    SLAIN,
    SPIED,
    TOP,
    TOP_SEEN,
)
from delos.cyclades.cells import SIZE as SHARED
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.kernel.state import State
from delos.learn.layouts.base import SINGLE, UNKNOWN, plain
from delos.learn.layouts.cyclades import CycladesLayout
from delos.learn.layouts.hades import HadesCells

OTHERS: Final = (  # start and number of cells that only modules or the Legendary Edition use
    (UNDEAD_TROOPS, LANDS),
    (LAND_GOLD, LANDS),
    (SEA_TOKENS, SEA_SPACES),
    (HEROES_OF, FACTIONS),
    (CARD_OWNER, 2),
    (CARD_BONUS, 2),
    (HERO_AT, HEROES),
    (HERO_DISCARD, 1),
    (HERO_NEW, 1),
    (SLAIN, 1),
    (TOP, 1),
    (TOP_SEEN, 1),
    (SPIED, 1),
    (LINK_A, 1),
    (LINK_B, 1),
    (LINK_OWNER, 1),
    (UNDEAD_TROOPS_LEFT, 1),
    (INVADING_OTHERS, 1),
    (FIRST_ORDER, FACTIONS),
)


@final
class ClassicLayout(CycladesLayout):
    """Offering markers count as seats: with two players, marker 2 is seat 0's second
    (CLA-TWO-01)."""

    def __init__(self, title: Classic) -> None:
        gods, cards, buildings = [title.names(type) for type in ("god", "creature", "building")]
        super().__init__(title, len(title.start), SEA_SPACES, gods, cards, buildings)
        self.factions = title.rules.factions
        self.goal = title.rules.goal
        customs = title.rules.customs
        assert isinstance(customs, ClassicCustoms)
        self.hidden_discard = customs.hidden_discard
        self.list_phases(title.phase_names)
        self.numbers("supply.cornucopias", PROSPERITY, SINGLE)
        self.one_of("queue", QUEUE, plain(FACTIONS), self.seats)
        self.members("held", HELD, SINGLE, self.lands)
        self.members("deadly", DEADLY, SINGLE, self.seas)
        behind = self.behind = self.append(4)
        for index, name in enumerate(("deck", "discard_size", "goal")):
            self.numbers(name, behind + index, SINGLE)
        self.members("unseen", behind + 3, SINGLE, self.cards)
        self.list_topics()
        self.hades: HadesCells | None = None
        if title.options["modules"]:
            names = {type: title.names(type) for type in ("hero", "item", "favour")}
            self.hades = HadesCells(self, names)
        else:
            self.leave_out(CLASSIC, self.table - CLASSIC)
            self.leave_out(PROTECTED, SHARED - PROTECTED)
        for cell in (DECK, OPEN_GODS, ROW, ROW_CYCLES, FIGURES_NEW, BLESSED):
            self.leave_out(cell)
        for start, count in OTHERS:
            self.leave_out(start, count)
        self.left_out -= self.shown()

    def discard_cell(self) -> int:
        self.discard = self.veil(DISCARD)
        return self.discard

    def tell(self, state: State, seat: int, over: bool, page: Cells) -> None:
        assert isinstance(state, CycladesState)
        at = state.at
        deck = at[DECK]
        discard = at[DISCARD]
        hidden = self.hidden_discard and not chooses_card(state, seat)  # CLA-CREATURE-TRACK-08
        page[self.discard] = 0 if hidden else discard
        self.tell_metropolises(state, page)
        for faction in range(FACTIONS):
            known = faction < self.factions if over else faction == seat
            page[self.gold + faction] = at[GOLD + faction] if known else UNKNOWN
        behind = self.behind
        page[behind] = size(deck)
        page[behind + 1] = size(discard)
        page[behind + 2] = self.goal
        page[behind + 3] = deck | discard if hidden else deck
        if self.hades is not None:
            self.hades.tell(state, seat, over, page)
