"""What can happen at this table: the shared events, with Mercenaries as the others, and its own."""

from typing import Final

from delos.cyclades.events import EVENTS as SHARED
from delos.cyclades.events import with_others
from delos.kernel.event import PUBLIC, TO_FIRST, EventKind

FINE_PAID: Final = len(SHARED)
BONUS_GRANTED: Final = FINE_PAID + 1
HERO_REVEALED: Final = FINE_PAID + 2
FIGURINE_STOLEN: Final = FINE_PAID + 3
DECK_PEEKED: Final = FINE_PAID + 4
CARDS_DRAWN: Final = FINE_PAID + 5
CREATURE_RESERVED: Final = FINE_PAID + 6
GODS_TURN: Final = FINE_PAID + 7
GOLD_LAID: Final = FINE_PAID + 8
FLEETS_SWAPPED: Final = FINE_PAID + 9
CARD_STOLEN: Final = FINE_PAID + 10
METROPOLIS_ON_CARD: Final = FINE_PAID + 11
DRIVEN_OUT: Final = FINE_PAID + 12

OWN: Final = [
    EventKind("fined", ["faction:faction", "amount:n"], TO_FIRST),
    EventKind("bonus", ["faction:faction", "bonus:bonus"], PUBLIC),
    EventKind("hero_revealed", ["hero:hero", "slot:n"], PUBLIC),
    EventKind("figurine_stolen", ["thief:faction", "victim:faction", "creature:creature"], PUBLIC),
    EventKind("peek", ["faction:faction", "creature:creature"], TO_FIRST),
    EventKind("drawn", ["faction:faction", "creature:creature"], TO_FIRST),
    EventKind("reserved", ["faction:faction", "creature:creature"], PUBLIC),
    EventKind("gods_turn", [], PUBLIC),
    EventKind("gold_laid", ["land:land", "amount:n"], PUBLIC),
    EventKind("fleets_swapped", ["one:sea", "other:sea"], PUBLIC),
    EventKind("card_stolen", ["thief:faction", "victim:faction", "card:plain"], PUBLIC),
    EventKind("metropolis_on_card", ["faction:faction", "hero:hero", "bonus:bonus"], PUBLIC),
    EventKind("driven_out", ["faction:faction", "land:land"], PUBLIC),
]

EVENTS: Final = with_others("mercenary", "mercenaries", "_taken", "mercenaries:n") + OWN
