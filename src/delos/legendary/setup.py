"""Set-up: gods, Creatures, Heroes and turn order come by chance (LEG-SETUP)."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    CYCLE,
    DECK,
    FLEET_RESERVE,
    GOD_AT,
    GODS,
    GOLD,
    ORDER,
    PHILOSOPHER_SUPPLY,
    PRIESTESS_SUPPLY,
    SUPPLY,
    TROOP_RESERVE,
)
from delos.cyclades.kinds import DRAW_GOD, DRAW_SEAT
from delos.cyclades.rules import Rules
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame
from delos.legendary.cells import BONUS_SUPPLY, HERO_DECK, MERCENARY_SUPPLY
from delos.legendary.dumping import blank

TROOPS_EACH: Final = 8
FLEETS_EACH: Final = 8
BUILDINGS_EACH: Final = 10
CARDS_EACH: Final = 20  # Priestesses, and Philosophers
TOKENS_EACH: Final = 3  # Metropolis tokens per bonus
START_GOLD: Final = 5


@final
class Box:
    """The pieces and cards that a table is played with."""

    def __init__(
        self, mercenaries: int, creatures: list[int], heroes: list[int], bonuses: list[int]
    ) -> None:
        self.mercenaries = mercenaries
        self.creatures = creatures
        self.heroes = heroes
        self.bonuses = bonuses


def empty_table(rules: Rules, box: Box) -> Cells:
    """All pieces in their reserves, nothing on the map (LEG-SETUP-07, -08, -10, -12).

    What is not counted here is unlimited: gold, Control tokens, cornucopias (LEG-CORE-10).
    """
    at = blank()
    for faction in range(rules.factions):
        at[TROOP_RESERVE + faction] = TROOPS_EACH
        at[FLEET_RESERVE + faction] = FLEETS_EACH
        at[GOLD + rules.team[faction]] += START_GOLD
    for building in range(4):
        at[SUPPLY + building] = BUILDINGS_EACH
    at[MERCENARY_SUPPLY] = box.mercenaries
    at[PRIESTESS_SUPPLY] = CARDS_EACH
    at[PHILOSOPHER_SUPPLY] = CARDS_EACH
    for bonus in box.bonuses:
        at[BONUS_SUPPLY + bonus] = TOKENS_EACH
    for card in box.creatures:
        at[DECK] |= BIT[card]
    for hero in box.heroes:
        at[HERO_DECK] |= BIT[hero]
    at[CYCLE] = 1
    return at


@final
class ShuffleGods(Frame[CycladesState]):
    """The god tiles in random order, the first furthest from Apollo (LEG-SETUP-01 to -03)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot < GODS else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_GOD

    def options(self, state: CycladesState) -> list[int]:
        laid = [state.at[GOD_AT + slot] for slot in range(self.slot)]
        return [god for god in range(GODS) if god not in laid]

    def choose(self, state: CycladesState, option: int) -> None:
        state.at[GOD_AT + self.slot] = option
        self.slot += 1

    def copy(self) -> "ShuffleGods":
        return ShuffleGods(self.slot)

    def saved(self) -> list[int]:
        return [self.slot]


@final
class ShuffleSeats(Frame[CycladesState]):
    """The pawns in random order on the turn order track (LEG-SETUP-11, LEG-TWO-03)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot < state.rules.factions else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_SEAT

    def options(self, state: CycladesState) -> list[int]:
        placed = [state.at[ORDER + slot] for slot in range(self.slot)]
        return [faction for faction in range(state.rules.factions) if faction not in placed]

    def choose(self, state: CycladesState, option: int) -> None:
        state.at[ORDER + self.slot] = option
        self.slot += 1

    def copy(self) -> "ShuffleSeats":
        return ShuffleSeats(self.slot)

    def saved(self) -> list[int]:
        return [self.slot]
