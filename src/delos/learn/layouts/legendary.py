"""Observations of the Legendary Edition: what `legendary.view` tells a seat (LEG-INFO)."""

from __future__ import annotations

from typing import final

from delos.cyclades.bits import BIT, size
from delos.cyclades.cells import (
    CARD_BONUS,
    CARD_OWNER,
    DECK,
    FACTIONS,
    FLEETS,
    GOLD,
    HELD,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    INVADING_OTHERS,
    LAND_GOLD,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    NONE,
    SEA_OWNER,
    SEA_TOKENS,
    SLAIN,
    SPIED,
    SPIED_BY,
    TOP,
    TOP_SEEN,
    USED,
)
from delos.cyclades.cells import SIZE as SHARED
from delos.cyclades.chart import SEA_SPACES, SEAS, SITES
from delos.cyclades.ids import BUILDING_NAMES, GOD_NAMES
from delos.cyclades.kinds import SPHINX_CARD
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.kernel.state import State
from delos.learn.layouts.base import SINGLE, UNKNOWN, Topic, plain
from delos.learn.layouts.cyclades import CycladesLayout
from delos.legendary.cells import (
    BONUS_AT,
    BONUS_SUPPLY,
    DESTITUTE,
    FINED,
    HAND,
    HERO_DECK,
    HERO_HIRED,
    HERO_MOVES,
    HERO_TRACK,
    MERCENARIES,
    MERCENARY_SUPPLY,
    PEEKED,
    RESERVED,
    SIZE,
)
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.imagine import hand_holder
from delos.legendary.phases import PHASE_NAMES
from delos.legendary.title import HOLDERS, Legendary


@final
class LegendaryLayout(CycladesLayout):
    def __init__(self, title: Legendary) -> None:
        super().__init__(title, SIZE, SEAS, GOD_NAMES, CREATURE_NAMES, BUILDING_NAMES)
        self.rules = title.rules
        self.list_phases(PHASE_NAMES)
        self.numbers("mercenaries", MERCENARIES, self.lands)
        self.numbers("land_gold", LAND_GOLD, self.lands)
        self.numbers("sea_cornucopias", SEA_TOKENS, self.seas)
        self.numbers("supply.mercenaries", MERCENARY_SUPPLY, SINGLE)
        self.numbers("battle.mercenaries", INVADING_OTHERS, SINGLE)
        self.numbers("peeked", PEEKED, SINGLE)
        self.members("bonus", BONUS_AT, BONUS_NAMES, self.sites)
        self.one_of("holder", CARD_OWNER, HOLDERS, self.seats)
        self.one_of("holder_bonus", CARD_BONUS, HOLDERS, BONUS_NAMES)
        self.list_heroes()
        self.list_hidden_cards()
        for name, cell in (("link_a", LINK_A), ("link_b", LINK_B)):
            self.one_of(name, cell, SINGLE, self.seas)
        self.one_of("link_owner", LINK_OWNER, SINGLE, self.seats)
        behind = self.behind = self.append(8)
        for index, name in enumerate(("deck", "drawn", "hero_deck", "metropolis_tokens", "goal")):
            self.numbers(name, behind + index, SINGLE)
        self.members("unseen", behind + 5, SINGLE, CREATURE_NAMES)
        self.members("holder_used", behind + 6, SINGLE, HOLDERS)
        self.members("allies", behind + 7, SINGLE, self.seats)
        self.list_topics()
        self.topics.append(Topic("hero", "hero", HERO_NAMES))
        self.silent.add(SPHINX_CARD)
        self.list_other_titles()

    def list_heroes(self) -> None:
        self.one_of("hero_at", HERO_AT, HERO_NAMES, self.lands)
        self.numbers("hero_moves", HERO_MOVES, HERO_NAMES)
        self.members("heroes_of", HEROES_OF, self.seats, HERO_NAMES)
        self.one_of("hero_track", HERO_TRACK, plain(2), HERO_NAMES)
        self.members("hero_discard", HERO_DISCARD, SINGLE, HERO_NAMES)
        self.members("hero_new", HERO_NEW, SINGLE, HERO_NAMES)

    def list_hidden_cards(self) -> None:
        """Only shown to who has seen them (LEG-INFO-02 to -04)."""
        self.one_of("reserved", RESERVED, plain(4), self.seats)
        self.members("slain", SLAIN, SINGLE, CREATURE_NAMES)
        self.hand = self.veil(HAND)
        self.top = self.veil(TOP)
        self.spied = self.veil(SPIED)
        self.members("hand", self.hand, SINGLE, CREATURE_NAMES)
        self.one_of("top", self.top, SINGLE, CREATURE_NAMES)
        self.members("top_seen_by", TOP_SEEN, SINGLE, self.seats)
        self.one_of("spied", self.spied, SINGLE, CREATURE_NAMES)

    def list_other_titles(self) -> None:
        """Cells that this title does not use, and decks, of which only the pool is known."""
        for start in (SEA_OWNER, FLEETS, SEA_TOKENS):
            self.leave_out(start + SEAS, SEA_SPACES - SEAS)
        self.leave_out(HELD, SHARED - HELD)
        self.leave_out(DESTITUTE, FACTIONS)
        self.leave_out(HERO_HIRED)
        self.leave_out(FINED)
        self.leave_out(BONUS_SUPPLY, len(BONUS_NAMES))  # tokens are drawn from a stack
        self.leave_out(DECK)
        self.leave_out(HERO_DECK)

    def tell(self, state: State, seat: int, over: bool, page: Cells) -> None:
        assert isinstance(state, CycladesState)
        at = state.at
        rules = self.rules
        allies = 0 if seat < 0 else BIT[seat] | rules.mates[seat]
        self.tell_metropolises(state, page)
        for cell in range(CARD_OWNER, CARD_OWNER + len(HOLDERS)):
            if at[cell] != NONE:
                page[self.metropolises + at[cell]] += 1
        for faction in range(FACTIONS):
            known = faction < rules.factions and (over or allies & BIT[faction] != 0)
            page[self.gold + faction] = at[GOLD + rules.team[faction]] if known else UNKNOWN
        hand = at[HAND]
        deck = at[DECK]
        page[self.hand] = hand if hand and BIT[hand_holder(state)] & allies else 0
        page[self.top] = at[TOP] if at[TOP_SEEN] & allies else NONE
        page[self.spied] = at[SPIED] if at[SPIED_BY] & allies else NONE
        behind = self.behind
        page[behind] = size(deck)
        page[behind + 1] = size(hand)
        page[behind + 2] = size(at[HERO_DECK])
        tokens = 0
        for cell in range(BONUS_SUPPLY, BONUS_SUPPLY + len(BONUS_NAMES)):
            tokens += at[cell]
        page[behind + 3] = tokens
        page[behind + 4] = rules.goal
        page[behind + 5] = deck | hand  # what lies nowhere open: countable by everybody
        page[behind + 6] = at[USED] >> SITES
        page[behind + 7] = allies
