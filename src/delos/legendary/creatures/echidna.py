"""Echidna lures a Creature away from an opponent."""

from typing import final

from delos.cyclades.bits import bits
from delos.cyclades.cells import FIGURINES_OF
from delos.cyclades.chart import LANDS, SEAS
from delos.cyclades.effects import (
    put_piece,
)
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import ECHIDNA
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.effects import (
    steal_figurine,
)
from delos.legendary.figurine import figurine_areas, figurine_power, why_not_placed
from delos.legendary.kinds import ECHIDNA_CARD, RELOCATE

STAY = LANDS + SEAS


@final
class Echidna(CreaturePower):
    """You own the Creature from now on and may put each of its pieces elsewhere; that counts as
    an arrival, not as coming into play (LEG-CREATURE-ECHIDNA-01 to -07). The errand keeps the
    card in ``a`` and the index of the piece in ``b``."""

    def __init__(self) -> None:
        super().__init__(ECHIDNA)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, ECHIDNA))

    def ready(self, state: CycladesState, errand: Errand) -> bool:
        if errand.step == 1 and errand.b == len(figurine_power(state, errand.a).pieces):
            errand.step = OVER
        return False

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return ECHIDNA_CARD if errand.step == 0 else RELOCATE

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 0:
            return self.prey(state, errand.faction)
        found = figurine_areas(state, errand.faction, errand.a)
        if not figurine_power(state, errand.a).must_move_when_stolen():
            found.append(STAY)
        return found

    def prey(self, state: CycladesState, faction: int) -> list[int]:
        """Opponents' figurine cards; one that must move needs a place to go (-05, -06)."""
        cards = 0
        for other in range(state.rules.factions):
            if state.opposed(faction, other):
                cards |= state.at[FIGURINES_OF + other]
        return [
            card
            for card in bits(cards)
            if not figurine_power(state, card).must_move_when_stolen()
            or figurine_areas(state, faction, card)
        ]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            self.steal(state, errand.faction, option)
            errand.a = option
            errand.step = 1
            return
        power = figurine_power(state, errand.a)
        piece = power.pieces[errand.b]
        errand.b += 1
        if option != STAY:
            put_piece(state, piece, option)
            power.arrives(state, errand.faction, option)

    def steal(self, state: CycladesState, faction: int, card: int) -> None:
        steal_figurine(state, faction, card)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == 0:
            prey = self.prey(state, errand.faction)
            return "" if option in prey else "LEG-CREATURE-ECHIDNA-06:nothing-to-take"
        if option == STAY:
            must = figurine_power(state, errand.a).must_move_when_stolen()
            return "LEG-CREATURE-ECHIDNA-05:must-move" if must else ""
        why = why_not_placed(state, errand.faction, errand.a, option)
        return "LEG-CREATURE-ECHIDNA-02," + why if why else ""


add_creature(Echidna(), IN_COMPLETE, rules=7)
