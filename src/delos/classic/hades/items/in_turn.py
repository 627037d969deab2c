"""Items that are played in an own turn, outside battles and effects (HAD-ITEM)."""

from typing import Final, final

from delos.classic.action import Action
from delos.classic.customs import customs
from delos.classic.hades.cells import ITEMS_OF, UNDEAD_TROOPS
from delos.classic.hades.deck_search import A_FIGURE, turn_cards, wanted_cards
from delos.classic.hades.effects.items import play_item, protect
from delos.classic.hades.items.hand import holds
from delos.classic.hades.kinds import ARROWS_FIGURE, CHARIOT_TO, PLAY_ITEM
from delos.classic.hooks import God
from delos.classic.ids import (
    APOLLO_ARROWS,
    ARTEMIS_ARROWS,
    CHARIOT,
    DECK_HEROES,
    GIRDLE,
    HELM,
    HERO_WORDS,
    ITEM_NAMES,
    NECKLACE,
    PALACE,
    SCEPTRE,
    TRIDENT,
)
from delos.cyclades.arrival import note_move
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    HELD,
    HERO_AT,
    HEROES_OF,
    LANDS_OF,
    NONE,
    PIECE_AT,
    PIECES,
    PROTECTED,
    TROOPS,
)
from delos.cyclades.effects import (
    discard_creature,
    figurine_owner,
    join_land,
    leave_land,
    lift_figurine,
    station_heroes,
)
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.menu import put
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame


@final
class OpenApollo(God):
    """Apollo as ever; but whoever owns items may play them in his turn (HAD-APOLLO-03)."""

    def __init__(self, usual: God) -> None:
        super().__init__(usual.god, usual.building)
        self.usual = usual

    def gift(self, state: CycladesState, faction: int) -> None:
        self.usual.gift(state, faction)

    def acts(self) -> bool:
        return False

    def opens(self, state: CycladesState, faction: int) -> bool:
        return state.at[ITEMS_OF + faction] != 0


OTHER_MOMENT: Final = {
    GIRDLE: "HAD-ITEM-GIRDLE-03,HAD-ITEM-GENERAL-05:another-moment",
    APOLLO_ARROWS: "HAD-ITEM-APOLLO-ARROWS-02,HAD-ITEM-GENERAL-05:another-moment",
    PALACE: "HAD-ITEM-PALACE-01,HAD-ITEM-GENERAL-05:another-moment",
    TRIDENT: "HAD-ITEM-TRIDENT-02,HAD-ITEM-GENERAL-05:another-moment",
    HELM: "HAD-ITEM-UNDERWORLD-02,HAD-ITEM-GENERAL-05:another-moment",
}


@final
class PlayItem(Action):
    """Items of the own turn; playable as soon as they are owned (HAD-ITEM-GENERAL-02)."""

    def takes(self, option: int) -> bool:
        return PLAY_ITEM <= option < PLAY_ITEM + len(ITEM_NAMES)

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        for item in bits(state.at[ITEMS_OF + faction]):
            if not self.closed(state, faction, god, item):
                put(found, PLAY_ITEM + item)

    def closed(self, state: CycladesState, faction: int, god: int, item: int) -> str:
        """Why an own item cannot be played now, as a reason key; empty when it can."""
        if item == NECKLACE:
            if state.at[PROTECTED] & BIT[faction]:
                return "HAD-ITEM-NECKLACE-03:protected"
            return ""
        if item == CHARIOT:
            return why_no_drive(state, faction)
        if item == ARTEMIS_ARROWS:
            return "" if figures(state) else "HAD-ITEM-ARTEMIS-ARROWS-02:no-figure"
        if item == SCEPTRE:
            if not customs(state).gods[god].acts():
                return "HAD-ITEM-SCEPTRE-03,HAD-APOLLO-03:apollo"
            # only if the search can end
            found = wanted_cards(state, A_FIGURE) != 0
            return "" if found else "HAD-ITEM-SCEPTRE-04:no-figure-in-deck"
        return OTHER_MOMENT[item]

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        item = option - PLAY_ITEM
        play_item(state, faction, item)
        if item == NECKLACE:
            protect(state, faction)
        elif item == CHARIOT:
            state.call(drive(faction))
        elif item == ARTEMIS_ARROWS:
            state.call(Shoot(faction, 0))
        else:
            state.call(turn_cards(faction, A_FIGURE))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        item = option - PLAY_ITEM
        if not holds(state, faction, item):
            return "HAD-ITEM-GENERAL-02:not-yours"
        return self.closed(state, faction, god, item)


# -- Arrows of Artemis --------------------------------------------------------------------


def figures(state: CycladesState) -> list[int]:
    return [piece for piece in range(PIECES) if state.at[PIECE_AT + piece] != NONE]


@final
class Shoot(Question):
    """Any figure of the board is destroyed and its card discarded; the Kraken's card lies in a
    pile already (HAD-ITEM-ARTEMIS-ARROWS-01, -02)."""

    def kind(self, state: CycladesState) -> int:
        return ARROWS_FIGURE

    def options(self, state: CycladesState) -> list[int]:
        return figures(state)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        card = PIECE_CARDS[option]
        owned = figurine_owner(state, card) != NONE
        lift_figurine(state, card)
        if owned:
            discard_creature(state, card)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-ITEM-ARTEMIS-ARROWS-02:no-target"

    def copy(self) -> "Shoot":
        return Shoot(self.faction, self.over)


# -- Chariot of the Sun -------------------------------------------------------------------

DIGIT: Final = 4  # bits for the units of an island in a plan
LIVING: Final = 0
DEAD: Final = 1
HEROES: Final = 2
GO: Final = 3
OVER: Final = 4


def free_lands(state: CycladesState, faction: int) -> int:
    """Own islands whose units may leave: Medusa holds hers (HAD-ITEM-CHARIOT-03)."""
    return state.at[LANDS_OF + faction] & ~state.at[HELD]


def riders(state: CycladesState, faction: int, cell: int) -> int:
    """Units of one sort, by the cell of their counts, that may be put elsewhere."""
    count = 0
    for land in bits(free_lands(state, faction)):
        count += state.at[cell + land]
    return count


def riding_heroes(state: CycladesState, faction: int) -> list[int]:
    free = free_lands(state, faction)
    return [
        hero for hero in bits(state.at[HEROES_OF + faction]) if free & BIT[state.at[HERO_AT + hero]]
    ]


def why_no_drive(state: CycladesState, faction: int) -> str:
    """Why nobody could be brought elsewhere, as a reason key; empty when somebody could."""
    own = state.at[LANDS_OF + faction]
    if own & (own - 1) == 0:
        return "HAD-ITEM-CHARIOT-03:one-island"
    if riders(state, faction, TROOPS) or riders(state, faction, UNDEAD_TROOPS):
        return ""
    if riding_heroes(state, faction):
        return ""
    return "HAD-ITEM-CHARIOT-03:no-rider"


def drive(faction: int) -> "Drive":
    return Drive(faction, LIVING, 0, 0, 0, 0, 0)


@final
class Drive(Frame[CycladesState]):
    """Troops, undead troops and heroes are distributed anew among own islands, without fleets; an
    island left empty keeps its territory marker (HAD-ITEM-CHARIOT-01 to -03). Where each goes is
    asked one by one, islands in rising order for those that are alike; all move at the end."""

    def __init__(
        self,
        faction: int,
        step: int,
        placed: int,
        lowest: int,
        living: int,
        dead: int,
        heroes: int,
    ) -> None:
        self.faction = faction
        self.step = step
        self.placed = placed  # units of this sort that have a place
        self.lowest = lowest  # island of the one before
        self.living = living  # how many go where, DIGIT bits for each own island
        self.dead = dead
        self.heroes = heroes  # where each goes, DIGIT bits for each hero of the deck

    def lands(self, state: CycladesState) -> list[int]:
        return bits(state.at[LANDS_OF + self.faction])

    def advance(self, state: CycladesState) -> int:
        if self.step == LIVING and self.placed == riders(state, self.faction, TROOPS):
            self.next_sort(DEAD)
        if self.step == DEAD and self.placed == riders(state, self.faction, UNDEAD_TROOPS):
            self.next_sort(HEROES)
        if self.step == HEROES and self.placed == len(riding_heroes(state, self.faction)):
            self.next_sort(GO)
        if self.step == GO:
            self.step = OVER
            self.go(state)
            return AGAIN
        return DONE if self.step == OVER else WAIT

    def next_sort(self, step: int) -> None:
        self.step = step
        self.placed = 0
        self.lowest = 0

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return CHARIOT_TO

    def options(self, state: CycladesState) -> list[int]:
        return [land for land in self.lands(state) if land >= self.lowest]

    def choose(self, state: CycladesState, option: int) -> None:
        digit = DIGIT * self.lands(state).index(option)
        if self.step == LIVING:
            self.living += 1 << digit
            self.lowest = option
        elif self.step == DEAD:
            self.dead += 1 << digit
            self.lowest = option
        else:
            hero = riding_heroes(state, self.faction)[self.placed]
            place = self.lands(state).index(option)
            self.heroes |= place << (DIGIT * DECK_HEROES.index(hero))
        self.placed += 1

    def go(self, state: CycladesState) -> None:
        """Everybody off the islands, then onto the new ones."""
        lands = self.lands(state)
        heroes = riding_heroes(state, self.faction)
        for land in bits(free_lands(state, self.faction)):
            leave_land(state, land, state.at[TROOPS + land], state.at[UNDEAD_TROOPS + land])
        for place in range(len(lands)):
            troops = self.living >> (DIGIT * place) & 15
            undead = self.dead >> (DIGIT * place) & 15
            join_land(state, lands[place], troops, undead)
            note_move(state, NONE, lands[place], troops, undead, 0)
        for hero in heroes:
            land = lands[self.heroes >> (DIGIT * DECK_HEROES.index(hero)) & 15]
            note_move(state, state.at[HERO_AT + hero], land, 0, 0, BIT[hero])
            station_heroes(state, BIT[hero], land)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == HEROES:
            hero = riding_heroes(state, self.faction)[self.placed]
            return ["hero=hero:" + HERO_WORDS[hero]]
        cell = TROOPS if self.step == LIVING else UNDEAD_TROOPS
        left = riders(state, self.faction, cell) - self.placed
        return [("count" if self.step == LIVING else "undead") + f"=n:{left}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        if state.at[LANDS_OF + self.faction] & BIT[option] == 0:
            return "HAD-ITEM-CHARIOT-03:not-yours"
        return "" if option in self.options(state) else "HAD-ITEM-CHARIOT-03:in-order"

    def copy(self) -> "Drive":
        return Drive(
            self.faction,
            self.step,
            self.placed,
            self.lowest,
            self.living,
            self.dead,
            self.heroes,
        )

    def saved(self) -> list[int]:
        return [
            self.faction,
            self.step,
            self.placed,
            self.lowest,
            self.living,
            self.dead,
            self.heroes,
        ]
