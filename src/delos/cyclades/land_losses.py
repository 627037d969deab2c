"""What a lost round costs: the unit, who chooses it, and who is driven out (LEG-LANDBATTLE-09
to -13)."""

from typing import Final, final

from delos.cyclades.arrival import settle_in
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    HEROES,
    NONE,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    destroy_hero,
    heroes_at,
    lose_other,
    lose_troop,
    withdraw,
)
from delos.cyclades.events import RETREATED
from delos.cyclades.kinds import LOSS, SAVE
from delos.cyclades.land_retreat import (
    Retreat,
    destroy_guard,
    destroy_side,
    may_retreat,
    units_left,
)
from delos.cyclades.reach import refuges
from delos.cyclades.side import DEFENDER, side_of
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import engaged, guard
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

TROOP: Final = 0
MERCENARY: Final = 1
HERO: Final = 2
FIGURINE: Final = HERO + HEROES


CHOOSE: Final = 0
ATTACKER_PAYS: Final = 1
DEFENDER_PAYS: Final = 2
DRIVE_OUT: Final = 3
OVER: Final = 4
ATTACKER_LAST: Final = 5  # the defender has paid; the attacker may save its Troop


@final
class LandLosses(Frame[CycladesState]):
    """Each losing side chooses one engaged unit; on a tie nobody sees the other's choice, and both
    losses are taken before a Troop is saved, whoever attacks (LEG-LANDBATTLE-11)."""

    def __init__(
        self,
        attacker: int,
        defender: int,
        land: int,
        attacker_loses: int,
        defender_loses: int,
        attacker_loss: int,
        defender_loss: int,
        step: int,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.attacker_loses = attacker_loses
        self.defender_loses = defender_loses
        self.attacker_loss = attacker_loss  # chosen unit; secret until both have chosen
        self.defender_loss = defender_loss
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == CHOOSE:
            if self.defender == NONE and self.defender_loses:
                self.defender_loss = FIGURINE  # alone on a land of nobody
            if self.chooser() != NONE:
                return WAIT
            self.step = ATTACKER_PAYS
        if self.step == ATTACKER_PAYS:
            if self.attacker_loses and self.can_save(state, self.attacker, self.attacker_loss):
                if self.defender_loses and state.rules.losses_first:
                    self.lose(state, self.defender, self.defender_loss)
                    self.step = ATTACKER_LAST
                return WAIT
            if self.attacker_loses:
                self.lose(state, self.attacker, self.attacker_loss)
            self.step = DEFENDER_PAYS
        if self.step == DEFENDER_PAYS:
            if self.defender_loses and self.can_save(state, self.defender, self.defender_loss):
                return WAIT
            if self.defender_loses:
                self.lose(state, self.defender, self.defender_loss)
            self.step = DRIVE_OUT
        if self.step == DRIVE_OUT:
            self.step = OVER
            self.drive_out(state)
            return AGAIN
        return WAIT if self.step == ATTACKER_LAST else DONE

    def chooser(self) -> int:
        if self.attacker_loses and self.attacker_loss < 0:
            return self.attacker
        if self.defender_loses and self.defender_loss < 0:
            return self.defender
        return NONE

    def actor(self, state: CycladesState) -> int:
        if self.step == CHOOSE:
            return self.chooser()
        return self.defender if self.step == DEFENDER_PAYS else self.attacker

    def kind(self, state: CycladesState) -> int:
        return LOSS if self.step == CHOOSE else SAVE

    def options(self, state: CycladesState) -> list[int]:
        if self.step == CHOOSE:
            return self.units(state, self.chooser())
        found = bits(refuges(state, self.actor(state), self.land))
        found.append(LANDS)
        return found

    def units(self, state: CycladesState, faction: int) -> list[int]:
        """Engaged units of a side, Heroes among them (LEG-LANDBATTLE-09, -10,
        LEG-HEROMOVE-07)."""
        at = state.at
        side = side_of(state, faction)
        found: list[int] = []
        if at[side.troops(self.land)]:
            found.append(TROOP)
        if at[side.others(state, self.land)]:
            found.append(MERCENARY)
        for hero in bits(heroes_at(state, faction, self.land)):
            found.append(HERO + hero)
        piece = guard(state, side, self.land)
        if piece != NONE and not (found and state.rules.figurines[piece].falls_last()):
            found.append(FIGURINE)
        return found

    def can_save(self, state: CycladesState, faction: int, loss: int) -> bool:
        """A Hero lets a lost Troop withdraw, if there is a place (LEG-HERO-PERSEUS-01, -03)."""
        if loss >= HERO:
            return False
        for hero in engaged(state, faction, self.land):
            if state.rules.heroes[hero].saves_troops():
                return refuges(state, faction, self.land) != 0
        return False

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == CHOOSE:
            if self.chooser() == self.attacker:
                self.attacker_loss = option
            else:
                self.defender_loss = option
        elif self.step == ATTACKER_PAYS:
            self.save_or_lose(state, self.attacker, self.attacker_loss, option)
            self.step = DEFENDER_PAYS
        elif self.step == ATTACKER_LAST:
            self.save_or_lose(state, self.attacker, self.attacker_loss, option)
            self.step = DRIVE_OUT
        else:
            self.save_or_lose(state, self.defender, self.defender_loss, option)
            self.step = DRIVE_OUT

    def save_or_lose(self, state: CycladesState, faction: int, loss: int, option: int) -> None:
        """A Troop that withdraws has left the battle for good (LEG-LANDBATTLE-25)."""
        if option == LANDS:
            self.lose(state, faction, loss)
            return
        troops = 1 if loss == TROOP else 0
        withdraw(state, side_of(state, faction), self.land, troops, 1 - troops)
        state.note(RETREATED, faction, option)
        settle_in(state, faction, option, troops, 1 - troops, 0)

    def lose(self, state: CycladesState, faction: int, loss: int) -> None:
        if loss == FIGURINE:
            destroy_guard(state, DEFENDER, self.land)
        elif loss >= HERO:
            destroy_hero(state, loss - HERO)
        elif loss == TROOP:
            lose_troop(state, side_of(state, faction), faction, self.land)
        else:
            lose_other(state, side_of(state, faction), faction, self.land)

    def drive_out(self, state: CycladesState) -> None:
        """A side that lost against Achilles must leave at once or is destroyed (-13,
        LEG-HERO-ACHILLES-01 to -03)."""
        attacker_routed = self.attacker_loses == 1 and self.has_router(state, self.defender)
        defender_routed = self.defender_loses == 1 and self.has_router(state, self.attacker)
        if attacker_routed:
            self.rout(state, self.attacker)
        elif defender_routed:
            self.rout(state, self.defender)

    def has_router(self, state: CycladesState, faction: int) -> bool:
        for hero in engaged(state, faction, self.land):
            if state.rules.heroes[hero].routs():
                return True
        return False

    def rout(self, state: CycladesState, faction: int) -> None:
        if not units_left(state, faction, self.land):
            return
        if may_retreat(state, faction, self.land):
            state.call(Retreat(faction, self.land, 1, NONE))
        else:
            destroy_side(state, faction, self.land)

    def about(self, state: CycladesState) -> list[str]:
        return ["land=land:" + state.chart.land_names[self.land]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-LANDBATTLE-09:engaged" if self.step == CHOOSE else "LEG-LANDBATTLE-15:refuge"

    def copy(self) -> "LandLosses":
        return LandLosses(
            attacker=self.attacker,
            defender=self.defender,
            land=self.land,
            attacker_loses=self.attacker_loses,
            defender_loses=self.defender_loses,
            attacker_loss=self.attacker_loss,
            defender_loss=self.defender_loss,
            step=self.step,
        )

    def saved(self) -> list[int]:
        return [
            self.attacker,
            self.defender,
            self.land,
            self.attacker_loses,
            self.defender_loses,
            self.attacker_loss,
            self.defender_loss,
            self.step,
        ]
