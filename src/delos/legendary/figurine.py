"""Figurines: putting them on the map, and their upkeep (LEG-CREATURE-GEN-10 to -12, LEG-UPKEEP)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    FIGURINES_OF,
    NONE,
    PIECE_AT,
    PRIESTESSES,
    SHIELDED,
)
from delos.cyclades.chart import LANDS, SEAS
from delos.cyclades.effects import (
    destroy_figurine,
    keep_figurine,
    put_piece,
    spend_priestesses,
)
from delos.cyclades.events import FIGURE_KEPT
from delos.cyclades.ids import PIECE_NAMES
from delos.cyclades.kinds import FIGURINE_AREA, UPKEEP_KEEP
from delos.cyclades.power import FigurinePower
from delos.cyclades.rules import Phase
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.cards import CREATURE_CARDS
from delos.legendary.effects import (
    activate,
)
from delos.legendary.kinds import UPKEEP_MOVE, UPKEEP_NEXT
from delos.legendary.metropolis import checked, typhon_hides_set
from delos.legendary.offerings import god_at, holders
from delos.legendary.sparing import (
    sparing,
)


def figurine_power(state: CycladesState, card: int) -> FigurinePower:
    # Whoever asks has a figurine's card; compiled, the return checks it.
    return state.rules.creatures[card]  # type: ignore[return-value]


def as_areas(lands: int, seas: int) -> list[int]:
    """Lands, then seas, as areas."""
    found = bits(lands)
    for sea in bits(seas):
        found.append(LANDS + sea)
    return found


PLACED: Final = [
    "LEG-CREATURE-GEN-10:wrong-area",
    "LEG-CREATURE-GEN-11:occupied",
    "LEG-CREATURE-CHIRON-01,LEG-CREATURE-CHIRON-03:shielded",
]
PROWLING: Final = [
    "LEG-UPKEEP-04:wrong-area",
    "LEG-UPKEEP-04,LEG-CREATURE-GEN-11:occupied",
    "LEG-CREATURE-CHIRON-01,LEG-CREATURE-CHIRON-03:shielded",
]


def clear_lands(state: CycladesState, lands: int) -> int:
    """Of lands of the right type those without another figurine and without a shield
    (LEG-CREATURE-GEN-10, -11, LEG-CREATURE-CHIRON-03)."""
    return lands & ~state.at[FIGURINE_LANDS] & ~state.at[SHIELDED]


def clear_seas(state: CycladesState, seas: int) -> int:
    """The same of seas, where nobody holds a shield."""
    return seas & ~state.at[FIGURINE_SEAS]


def why_not_clear(
    state: CycladesState, lands: int, seas: int, area: int, reasons: list[str]
) -> str:
    """Why an area is not among the clear ones of these; empty if it is."""
    if area < LANDS:
        free = lands & ~state.at[FIGURINE_LANDS]
        return held_back([lands, free, clear_lands(state, lands)], area, reasons)
    return held_back([seas, clear_seas(state, seas)], area - LANDS, reasons)


def figurine_areas(state: CycladesState, faction: int, card: int) -> list[int]:
    """Open areas of the right type, controlled or not (LEG-CREATURE-GEN-10)."""
    power = figurine_power(state, card)
    lands = clear_lands(state, power.lands(state, faction))
    return as_areas(lands, clear_seas(state, power.seas(state, faction)))


def why_not_placed(state: CycladesState, faction: int, card: int, area: int) -> str:
    """The reason key of an area that is not among them."""
    power = figurine_power(state, card)
    lands, seas = power.lands(state, faction), power.seas(state, faction)
    return why_not_clear(state, lands, seas, area, PLACED)


def can_place(state: CycladesState, faction: int, card: int) -> bool:
    """A figurine without a legal area for each piece has no effect (LEG-CREATURE-GEN-12)."""
    pieces = len(figurine_power(state, card).pieces)
    return len(figurine_areas(state, faction, card)) >= pieces


@final
class PlaceFigurine(Frame[CycladesState]):
    """The pieces of a card one after another; then the Creature is in play."""

    def __init__(self, faction: int, card: int, index: int) -> None:
        self.faction = faction
        self.card = card
        self.index = index  # of the next piece

    def advance(self, state: CycladesState) -> int:
        power = figurine_power(state, self.card)
        if self.index < len(power.pieces):
            return WAIT
        if self.index == len(power.pieces):
            self.index += 1
            power.enters_play(state, self.faction)
            return AGAIN
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return FIGURINE_AREA

    def options(self, state: CycladesState) -> list[int]:
        return figurine_areas(state, self.faction, self.card)

    def choose(self, state: CycladesState, option: int) -> None:
        power = figurine_power(state, self.card)
        keep_figurine(state, self.faction, self.card)
        put_piece(state, power.pieces[self.index], option)
        self.index += 1
        power.arrives(state, self.faction, option)

    def about(self, state: CycladesState) -> list[str]:
        pieces = figurine_power(state, self.card).pieces
        return ["piece=piece:" + PIECE_NAMES[pieces[min(self.index, len(pieces) - 1)]]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return why_not_placed(state, self.faction, self.card, option)

    def copy(self) -> "PlaceFigurine":
        return PlaceFigurine(self.faction, self.card, self.index)

    def saved(self) -> list[int]:
        return [self.faction, self.card, self.index]


# -- upkeep -------------------------------------------------------------------------------


def near_lands(state: CycladesState, faction: int, card: int, piece: int) -> int:
    """Adjacent lands of the right type (LEG-UPKEEP-04, -05, -10)."""
    area = state.at[PIECE_AT + piece]
    chart = state.chart
    near = chart.land_lands[area] if area < LANDS else chart.sea_lands[area - LANDS]
    return near & figurine_power(state, card).lands(state, faction)


def near_seas(state: CycladesState, faction: int, card: int, piece: int) -> int:
    area = state.at[PIECE_AT + piece]
    chart = state.chart
    near = chart.land_seas[area] if area < LANDS else chart.sea_seas[area - LANDS]
    return near & figurine_power(state, card).seas(state, faction)


def prowl_areas(state: CycladesState, faction: int, card: int, piece: int) -> list[int]:
    """Adjacent areas of the right type without another figurine (LEG-UPKEEP-04)."""
    lands = clear_lands(state, near_lands(state, faction, card, piece))
    return as_areas(lands, clear_seas(state, near_seas(state, faction, card, piece)))


def why_no_prowl(state: CycladesState, faction: int, card: int, piece: int, area: int) -> str:
    """The reason key of an area that is not among them."""
    lands = near_lands(state, faction, card, piece)
    seas = near_seas(state, faction, card, piece)
    return why_not_clear(state, lands, seas, area, PROWLING)


KEEP: Final = 0
RELEASE: Final = 1
STAY: Final = LANDS + SEAS

DECIDE: Final = 0
MOVE: Final = 1
AFTER: Final = 2
OVER: Final = 3
GIVE_WAY: Final = 4  # the second piece moves, then the first follows to where it stood


@final
class FigurineUpkeep(Frame[CycladesState]):
    """One Priestess keeps it for this Cycle and lets each of its pieces move a step; else it
    leaves (LEG-UPKEEP-01 to -06, -09). Until then it stays, at least one Income long
    (LEG-UPKEEP-12)."""

    def __init__(self, faction: int, card: int, step: int, index: int) -> None:
        self.faction = faction
        self.card = card
        self.step = step
        self.index = index  # of the piece that may move

    def advance(self, state: CycladesState) -> int:
        power = figurine_power(state, self.card)
        if self.step == MOVE and self.index == len(power.pieces):
            self.step = AFTER
        if self.step == AFTER:
            self.step = OVER
            power.kept(state, self.faction)  # the Hydra feeds after its move (LEG-UPKEEP-11)
            return AGAIN
        return DONE if self.step == OVER else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return UPKEEP_KEEP if self.step == DECIDE else UPKEEP_MOVE

    def options(self, state: CycladesState) -> list[int]:
        if self.step == DECIDE:
            if state.at[PRIESTESSES + self.faction] == 0:
                return [RELEASE]
            return [KEEP, RELEASE]
        pieces = figurine_power(state, self.card).pieces
        if self.step == GIVE_WAY:
            return prowl_areas(state, self.faction, self.card, pieces[1])
        found = prowl_areas(state, self.faction, self.card, pieces[self.index])
        if self.index == 0 and len(pieces) == 2 and self.may_follow(state, pieces):
            found.append(state.at[PIECE_AT + pieces[1]])
            found.sort()
        found.append(STAY)
        return found

    def may_follow(self, state: CycladesState, pieces: list[int]) -> bool:
        """Whether the first of two pieces at sea can take the place that the second leaves."""
        first = state.piece_sea(pieces[0])
        second = state.piece_sea(pieces[1])
        if state.chart.sea_seas[first] & BIT[second] == 0:
            return False
        return len(prowl_areas(state, self.faction, self.card, pieces[1])) > 0

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == DECIDE:
            if option == KEEP:
                spend_priestesses(state, self.faction, 1)
                state.note(FIGURE_KEPT, self.faction, self.card)
                self.step = MOVE
            else:
                destroy_figurine(state, self.card)  # LEG-UPKEEP-02
                self.step = OVER
            return
        pieces = figurine_power(state, self.card).pieces
        if self.step == GIVE_WAY:
            self.step = AFTER
            left = state.at[PIECE_AT + pieces[1]]
            self.move(state, pieces[1], option)
            self.move(state, pieces[0], left)
        elif self.index == 0 and len(pieces) == 2 and option == state.at[PIECE_AT + pieces[1]]:
            self.step = GIVE_WAY
        else:
            self.index += 1
            if option != STAY:
                self.move(state, pieces[self.index - 1], option)

    def move(self, state: CycladesState, piece: int, area: int) -> None:
        put_piece(state, piece, area)
        figurine_power(state, self.card).arrives(state, self.faction, area)

    def about(self, state: CycladesState) -> list[str]:
        found = ["creature=creature:" + CREATURE_CARDS.names[self.card]]
        pieces = figurine_power(state, self.card).pieces
        if self.step != DECIDE and len(pieces) == 2:
            index = 1 if self.step == GIVE_WAY else min(self.index, 1)
            found.append("piece=piece:" + PIECE_NAMES[pieces[index]])
        return found

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == DECIDE:
            may = option == RELEASE or state.at[PRIESTESSES + self.faction]
            return "" if may else "LEG-UPKEEP-01:no-priestess"
        if option == STAY:
            return "LEG-UPKEEP-09:gives-way" if self.step == GIVE_WAY else ""
        if option in self.options(state):
            return ""
        pieces = figurine_power(state, self.card).pieces
        piece = pieces[1 if self.step == GIVE_WAY else self.index]
        return why_no_prowl(state, self.faction, self.card, piece, option)

    def copy(self) -> "FigurineUpkeep":
        return FigurineUpkeep(self.faction, self.card, self.step, self.index)

    def saved(self) -> list[int]:
        return [self.faction, self.card, self.step, self.index]


@final
class Upkeep(Frame[CycladesState]):
    """Factions in god order; each finishes one figurine before the next (LEG-UPKEEP-07, -08).

    Heroes, Mercenaries and everything else need none (LEG-UPKEEP-13).
    """

    def __init__(self, index: int, handled: int) -> None:
        self.index = index  # of the god whose faction is at work
        self.handled = handled  # cards done with

    def advance(self, state: CycladesState) -> int:
        if checked(state):
            return AGAIN
        if not self.any_kept(state):  # as in most Cycles
            activate(state, NONE)
            return DONE
        holder = holders(state)
        while self.index < state.rules.factions:
            faction = holder[god_at(state, self.index)]
            if faction != NONE and self.waiting(state, faction):
                activate(state, faction)
                return WAIT
            self.index += 1
            self.handled = 0
        activate(state, NONE)
        return DONE

    def any_kept(self, state: CycladesState) -> bool:
        for faction in range(state.rules.factions):
            if state.at[FIGURINES_OF + faction]:
                return True
        return False

    def waiting(self, state: CycladesState, faction: int) -> int:
        """Its figurines not yet seen to; a faction that is gone has left none."""
        return state.at[FIGURINES_OF + faction] & ~self.handled

    def actor(self, state: CycladesState) -> int:
        return state.at[ACTIVE]

    def kind(self, state: CycladesState) -> int:
        return UPKEEP_NEXT

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        found = bits(self.waiting(state, at[ACTIVE]))
        if len(found) > 1 and at[PRIESTESSES + at[ACTIVE]] == 0 and sparing(state):
            if not typhon_hides_set(state):
                return found[:1]  # all of them leave, whichever first
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        self.handled |= BIT[option]
        state.call(FigurineUpkeep(state.at[ACTIVE], option, DECIDE, 0))

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-UPKEEP-08:not-yours"

    def copy(self) -> "Upkeep":
        return Upkeep(self.index, self.handled)

    def saved(self) -> list[int]:
        return [self.index, self.handled]


@final
class UpkeepPhase(Phase):
    def __init__(self) -> None:
        super().__init__("upkeep")

    def begin(self, state: CycladesState) -> None:
        state.call(Upkeep(0, 0))
