"""Fleet moves of up to three steps (CLA-MOVE-06 to -10, CLA-POSEIDON-05)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.customs import customs
from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import CLOSED, DEADLY, FLEETS, NONE, PROTECTED, SEA_OWNER, SEAS_OF
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import pay
from delos.cyclades.fleets import other_fleets, regular_fleets
from delos.cyclades.kinds import SAIL_COUNT, SAIL_FROM, SAIL_TO
from delos.cyclades.sea_move import sail_into
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

STEPS: Final = 3
PRICE: Final = 1

GUARDED: Final = "CLA-CREATURE-POLYPHEMUS-05:guarded"


def steps_from(state: CycladesState, faction: int, sea: int) -> int:
    """Sea spaces one step away that are not closed, whoever is there, as a mask (CLA-MOVE-09,
    CLA-CREATURE-POLYPHEMUS-05). Fleets never enter islands (CLA-MOVE-10); nobody attacks a
    protected player (HAD-ITEM-NECKLACE-01)."""
    at = state.at
    near = state.chart.sea_seas[sea] & ~at[CLOSED]
    if at[PROTECTED]:
        for other in bits(at[PROTECTED] & ~BIT[faction]):
            near &= ~at[SEAS_OF + other]
    return near


def why_no_step(state: CycladesState, faction: int, here: int, sea: int, rule: str) -> str:
    """Why a space is not one of these steps; empty if it is."""
    near = state.chart.sea_seas[here]
    sets = [near, near & ~state.at[CLOSED], steps_from(state, faction, here)]
    return held_back(sets, sea, [rule + ":not-adjacent", GUARDED, customs(state).protection])


def can_sail(state: CycladesState, faction: int, host: int = 0) -> bool:
    """Whether fleets can move, with one of nobody's own among them if that is needed
    (HAD-GOD-14)."""
    at = state.at
    if not host and at[CLOSED] == 0 and at[PROTECTED] == 0:
        return at[SEAS_OF + faction] != 0  # no space lies alone
    for sea in bits(state.at[SEAS_OF + faction]):
        if host and other_fleets(state, faction, sea) == 0:
            continue
        if steps_from(state, faction, sea):
            return True
    return False


def spare_shares(state: CycladesState, faction: int, sea: int, count: int, least: int) -> list[int]:
    """How many of so many fleets of a space may be nobody's own, or must be at least
    (HAD-GOD-16)."""
    regular = regular_fleets(state, sea)
    spare = other_fleets(state, faction, sea)
    return counting(max(least, count - regular), min(spare, count))


def passes(state: CycladesState, faction: int, sea: int) -> bool:
    """Whether fleets that have come into a space may go on: not after a battle, and not from the
    Kraken's jaws (CLA-MOVE-08, CLA-CREATURE-KRAKEN-07)."""
    owner = state.at[SEA_OWNER + sea]
    return state.at[DEADLY] & BIT[sea] == 0 and (owner == NONE or owner == faction)


FROM: Final = 0
COUNT: Final = 1
TO: Final = 2
OVER: Final = 3
SHARE: Final = 4
DECLARED: Final = 5


def voyage(faction: int, host: int) -> "Voyage":
    """A fleet move; with ``host`` every step needs a fleet of nobody's own (HAD-GOD-13, -14)."""
    return Voyage(
        faction=faction, step=FROM, here=NONE, count=0, made=0, host=host, spare=0, goal=NONE
    )


@final
class Voyage(Frame[CycladesState]):
    """From where, how many, to where; after each step the player says how many go on, so that
    fleets may be left behind and others picked up. Those have only the remaining steps
    (CLA-MOVE-06, -07). Where fleets of two sorts stand together, the player also says how many of
    each."""

    def __init__(
        self,
        faction: i64,
        step: i64,
        here: i64,
        count: i64,
        made: i64,
        host: i64,
        spare: i64,
        goal: i64,
    ) -> None:
        self.faction = faction
        self.step = step
        self.here = here
        self.count = count
        self.made = made  # steps made
        self.host = host  # 1: the condition holds on every step (HAD-GOD-19)
        self.spare = spare  # how many of the fleets are nobody's own
        self.goal = goal  # declared, while somebody else is asked

    def advance(self, state: CycladesState) -> int:
        if self.step == DECLARED:
            self.resume(state)
            return AGAIN  # a battle may have begun
        if self.step == COUNT and self.made and not self.goes_on(state):
            return DONE
        if self.step == SHARE:
            shares = self.shares(state)
            if len(shares) == 1:
                self.choose(state, shares[0])
        return DONE if self.step == OVER else WAIT

    def goes_on(self, state: CycladesState) -> bool:
        if self.made == STEPS or steps_from(state, self.faction, self.here) == 0:
            return False
        return not self.host or other_fleets(state, self.faction, self.here) > 0

    def shares(self, state: CycladesState) -> list[int]:
        return spare_shares(state, self.faction, self.here, self.count, self.host)

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return SAIL_FROM
        if self.step == SHARE:
            return customs(state).spare_units.how_many()
        return SAIL_COUNT if self.step == COUNT else SAIL_TO

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        if self.step == FROM:
            return [sea for sea in bits(at[SEAS_OF + self.faction]) if self.can_leave(state, sea)]
        if self.step == COUNT:  # none go on: the move ends here
            return counting(0 if self.made else 1, at[FLEETS + self.here])
        if self.step == SHARE:
            return self.shares(state)
        return bits(steps_from(state, self.faction, self.here))

    def can_leave(self, state: CycladesState, sea: int) -> bool:
        if self.host and other_fleets(state, self.faction, sea) == 0:
            return False
        return steps_from(state, self.faction, sea) != 0

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.here = option
            self.step = COUNT
        elif self.step == COUNT:
            self.count = option
            self.step = SHARE if option else OVER
        elif self.step == SHARE:
            self.spare = option
            self.step = TO
        elif state.rules.customs.challenged(state, self.faction, LANDS + option):
            self.step = DECLARED
            self.goal = option
        else:
            self.sail(state, option)

    def resume(self, state: CycladesState) -> None:
        """After somebody was asked: the step is made, or refused and not counted. Then the player
        says anew how many go on, or is back at the menu without having paid
        (HAD-ITEM-NECKLACE-03)."""
        if steps_from(state, self.faction, self.here) & BIT[self.goal]:
            self.sail(state, self.goal)
        else:
            self.step = COUNT if self.made else OVER
        self.goal = NONE

    def sail(self, state: CycladesState, sea: int) -> None:
        if self.made == 0:
            pay(state, self.faction, PRICE)
        self.made += 1
        self.step = COUNT if passes(state, self.faction, sea) else OVER
        origin = self.here
        self.here = sea
        sail_into(state, self.faction, origin, sea, self.count, self.spare)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == FROM:
            return []
        found = ["sea=sea:" + state.chart.sea_names[self.here], f"count=n:{self.count}"]
        found.append(f"steps=n:{STEPS - self.made}")
        return found

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == COUNT:
            return "CLA-MOVE-06:count"
        if self.step == SHARE:
            return customs(state).spare_units.needed()
        if option >= state.chart.seas:
            return ""
        if self.step == TO:
            return why_no_step(state, self.faction, self.here, option, "CLA-MOVE-06")
        if state.at[SEAS_OF + self.faction] & BIT[option] == 0:
            return "CLA-POSEIDON-05:no-fleet"
        if self.host and other_fleets(state, self.faction, option) == 0:
            return customs(state).spare_units.needed()
        return "" if self.can_leave(state, option) else "CLA-MOVE-06:no-way-at-sea"

    def copy(self) -> "Voyage":
        return Voyage(
            faction=self.faction,
            step=self.step,
            here=self.here,
            count=self.count,
            made=self.made,
            host=self.host,
            spare=self.spare,
            goal=self.goal,
        )

    def saved(self) -> list[int]:
        return [
            self.faction,
            self.step,
            self.here,
            self.count,
            self.made,
            self.host,
            self.spare,
            self.goal,
        ]
