"""Producing (MYT-PRODUCE): every city on its level, or once on level 1."""

from typing import Final, final

from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import BUILT
from delos.mytikas.effects import produce
from delos.mytikas.ids import CITY_SLOTS, SLOT_NAMES, SLOTS, TYPE_NAMES, TYPES
from delos.mytikas.kinds import CITY_YIELD, EXTRA_TYPE, GROUND_YIELD
from delos.mytikas.state import MytikasState

COMBINATIONS: Final = [0, 1, 2]


@final
class ProduceCities(Frame[MytikasState]):
    """Each city in turn yields one of three combinations where it stands; none is left out
    (MYT-PRODUCE-02 to -06)."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def advance(self, state: MytikasState) -> int:
        while self.slot < len(CITY_SLOTS) and self.level(state) == 0:
            self.slot += 1
        return WAIT if self.slot < len(CITY_SLOTS) else DONE

    def level(self, state: MytikasState) -> int:
        """Of the city, from 1; 0 when it is not built."""
        return state.at[BUILT + self.seat * SLOTS + self.slot]

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return CITY_YIELD

    def options(self, state: MytikasState) -> list[int]:
        return COMBINATIONS

    def choose(self, state: MytikasState, option: int) -> None:
        for type in range(TYPES):
            count = state.rules.numbers.city_yield[option * TYPES + type]
            produce(state, self.seat, self.level(state) - 1, type, count)
        self.slot += 1

    def about(self, state: MytikasState) -> list[str]:
        return ["slot=slot:" + SLOT_NAMES[self.slot], f"level=level:{self.level(state)}"]

    def copy(self) -> "ProduceCities":
        return ProduceCities(self.seat, self.slot)

    def saved(self) -> list[int]:
        return [self.seat, self.slot]


NOT_CHOSEN: Final = -1
OVER: Final = 3


@final
class ProduceGround(Frame[MytikasState]):
    """Once, on level 1, whatever cities there are (MYT-PRODUCE-07, -08); with a card one more of
    a produced type (MYT-DEITY-ARTEMIS-02, -03)."""

    def __init__(self, seat: int, extra: int, chosen: int) -> None:
        self.seat = seat
        self.extra = extra  # 1 when a card adds a resource
        self.chosen = chosen  # combination

    def advance(self, state: MytikasState) -> int:
        if self.chosen == NOT_CHOSEN:
            return WAIT
        if self.chosen == OVER or not self.extra:
            return DONE
        types = self.types(state)
        if len(types) > 1:
            return WAIT
        for type in types:
            produce(state, self.seat, 0, type, 1)
        self.chosen = OVER
        return DONE

    def types(self, state: MytikasState) -> list[int]:
        """The types in the chosen combination."""
        ground = state.rules.numbers.ground_yield
        return [type for type in range(TYPES) if ground[self.chosen * TYPES + type]]

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return GROUND_YIELD if self.chosen == NOT_CHOSEN else EXTRA_TYPE

    def options(self, state: MytikasState) -> list[int]:
        return COMBINATIONS if self.chosen == NOT_CHOSEN else self.types(state)

    def choose(self, state: MytikasState, option: int) -> None:
        if self.chosen != NOT_CHOSEN:
            produce(state, self.seat, 0, option, 1)
            self.chosen = OVER
            return
        self.chosen = option
        for type in range(TYPES):
            count = state.rules.numbers.ground_yield[option * TYPES + type]
            produce(state, self.seat, 0, type, count)

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.chosen == NOT_CHOSEN or option in self.types(state):
            return ""
        told = thing("resource", "resource", TYPE_NAMES[option])
        return "MYT-DEITY-ARTEMIS-02:not-produced" + told

    def copy(self) -> "ProduceGround":
        return ProduceGround(self.seat, self.extra, self.chosen)

    def saved(self) -> list[int]:
        return [self.seat, self.extra, self.chosen]
