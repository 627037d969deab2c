"""The sixteen Deity cards, one small class each (MYT-DEITY)."""

from typing import final

from delos.cyclades.bits import bits, size
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import number, thing
from delos.mytikas.cells import BOARD, BUILT, CARDS_OF, LOCK, RESOURCES, VALUE
from delos.mytikas.effects import produce, spend, take_offerings
from delos.mytikas.ids import (
    CITY_SLOTS,
    DEMETER,
    DEMETER_DAY,
    DEMETER_NIGHT,
    GODS,
    GOLD,
    HADES,
    HADES_DAY,
    HADES_NIGHT,
    LEVELS,
    MARBLE,
    NONE,
    POSEIDON,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    SLOTS,
    STONE,
    TEMPLE_SLOTS,
    TYPE_NAMES,
    TYPES,
    ZEUS,
    ZEUS_DAY,
    ZEUS_NIGHT,
)
from delos.mytikas.kinds import GIVE_FEW, GIVE_MANY, GIVE_UP, TO_GOLD, TO_MARBLE
from delos.mytikas.power import Deity
from delos.mytikas.shifts import CUBES
from delos.mytikas.state import MytikasState
from delos.mytikas.tables import CardNumbers, Steps


def count_built(state: MytikasState, seat: int, slots: list[int]) -> int:
    found = 0
    for slot in slots:
        if state.at[BUILT + seat * SLOTS + slot]:
            found += 1
    return found


# -- general cards ------------------------------------------------------------------------


@final
class Zeus(Deity):
    """Follow for an Offering of the reserve (MYT-DEITY-ZEUS-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.fixed = numbers.fixed

    def follows_for_offering(self) -> bool:
        return True

    def score(self, state: MytikasState, seat: int) -> int:
        """More with two Favour tokens of one god (MYT-DEITY-ZEUS-03)."""
        for god in range(GODS):
            if state.favours(seat, god) >= 2:
                return self.fixed[0] + self.fixed[1]
        return self.fixed[0]


@final
class Poseidon(Deity):
    """Follow for any Favour token (MYT-DEITY-POSEIDON-01)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.fixed = numbers.fixed

    def follows_for_any_favour(self) -> bool:
        return True

    def score(self, state: MytikasState, seat: int) -> int:
        """More with Favour tokens of two different gods (MYT-DEITY-POSEIDON-02)."""
        held = [god for god in range(GODS) if state.favours(seat, god)]
        return self.fixed[0] + (self.fixed[1] if len(held) >= 2 else 0)


@final
class Demeter(Deity):
    """Stones of one level become a marble or a gold there (MYT-DEITY-DEMETER-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.prices = numbers.stone_prices
        self.steps: Steps = numbers.steps("demeter")

    def starts(self) -> bool:
        return True

    def start_choices(self, state: MytikasState, seat: int) -> list[int]:
        found: list[int] = []
        for level in range(LEVELS):
            if state.resource(seat, level, STONE) >= self.prices[0]:
                found.append(TO_MARBLE + level)
        for level in range(LEVELS):
            if state.resource(seat, level, STONE) >= self.prices[1]:
                found.append(TO_GOLD + level)
        return found

    def start(self, state: MytikasState, seat: int, option: int) -> None:
        golden = option >= TO_GOLD
        level = option - (TO_GOLD if golden else TO_MARBLE)
        spend(state, seat, level, STONE, self.prices[1 if golden else 0])
        produce(state, seat, level, GOLD if golden else MARBLE, 1)

    def why_no_start(self, state: MytikasState, seat: int, option: int) -> str:
        if option >= GIVE_FEW:
            return ""
        level = (option - TO_MARBLE) % LEVELS
        told = number("need", self.prices[1 if option >= TO_GOLD else 0])
        told += number("have", state.resource(seat, level, STONE))
        told += thing("level", "level", str(level + 1))
        return "MYT-DEITY-DEMETER-01,MYT-DEITY-DEMETER-02:too-few-stones" + told

    def score(self, state: MytikasState, seat: int) -> int:
        return self.steps.value(state.of_type(seat, STONE))  # MYT-DEITY-DEMETER-03


@final
class Hades(Deity):
    """Resources of any kind and level become Offerings (MYT-DEITY-HADES-02, -03)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.few = numbers.few  # resources, Offerings
        self.many = numbers.many
        self.steps: Steps = numbers.steps("hades")

    def starts(self) -> bool:
        return True

    def start_choices(self, state: MytikasState, seat: int) -> list[int]:
        count = state.resources(seat)
        found: list[int] = []
        if count >= self.few[0]:
            found.append(GIVE_FEW)
        if count >= self.many[0]:
            found.append(GIVE_MANY)
        return found

    def start(self, state: MytikasState, seat: int, option: int) -> None:
        price = self.few if option == GIVE_FEW else self.many
        state.call(GiveUp(seat, price[0], price[1]))

    def why_no_start(self, state: MytikasState, seat: int, option: int) -> str:
        if option < GIVE_FEW:
            return ""
        price = self.few if option == GIVE_FEW else self.many
        told = number("need", price[0]) + number("have", state.resources(seat))
        return "MYT-DEITY-HADES-02:too-few-resources" + told

    def score(self, state: MytikasState, seat: int) -> int:
        """By own Lock tokens (MYT-DEITY-HADES-04)."""
        locks = [card for card in bits(state.at[CARDS_OF + seat]) if state.at[LOCK + card]]
        return self.steps.value(len(locks))


@final
class GiveUp(Frame[MytikasState]):
    """Which resources go, one by one; the Offerings come last (MYT-DEITY-HADES-03)."""

    def __init__(self, seat: int, left: int, gain: int) -> None:
        self.seat = seat
        self.left = left
        self.gain = gain

    def advance(self, state: MytikasState) -> int:
        if self.left > 0:
            if not state.rules.asks_idly:
                self.give_needed(state)
            elif state.resources(self.seat) == self.left:
                self.give_all(state)
        if self.left > 0:
            return WAIT
        take_offerings(state, self.seat, self.gain)
        self.gain = 0
        return DONE

    def give_needed(self, state: MytikasState) -> None:
        """Of each kind goes at once what all the others together cannot make up: so every
        question that is left has answers that part ways."""
        rest = state.resources(self.seat) - self.left  # stay in any case
        for level in range(LEVELS):
            for type in range(TYPES):
                count = state.resource(self.seat, level, type) - rest
                if count > 0:
                    spend(state, self.seat, level, type, count)
                    self.left -= count

    def give_all(self, state: MytikasState) -> None:
        """Nothing to choose: all that is there is needed."""
        for level in range(LEVELS):
            for type in range(TYPES):
                spend(state, self.seat, level, type, state.resource(self.seat, level, type))
        self.left = 0

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return GIVE_UP

    def options(self, state: MytikasState) -> list[int]:
        start = RESOURCES + self.seat * BOARD
        return [cube for cube in range(CUBES) if state.at[start + cube]]

    def choose(self, state: MytikasState, option: int) -> None:
        self.left -= 1
        spend(state, self.seat, option // TYPES, option % TYPES, 1)

    def refusal(self, state: MytikasState, option: int) -> str:
        if state.resource(self.seat, option // TYPES, option % TYPES):
            return ""
        told = thing("resource", "resource", TYPE_NAMES[option % TYPES])
        told += thing("level", "level", str(option // TYPES + 1))
        return "MYT-DEITY-HADES-02:no-resource" + told

    def about(self, state: MytikasState) -> list[str]:
        return [f"count=n:{self.left}"]

    def copy(self) -> "GiveUp":
        return GiveUp(self.seat, self.left, self.gain)

    def saved(self) -> list[int]:
        return [self.seat, self.left, self.gain]


# -- companions: the bonus actions of a god without its Favour -------------------------------


class Companion(Deity):
    """OWN: both bonus actions of one god without its Favour token; scores more with it, once
    (MYT-DEITY-ALL-10)."""

    def __init__(self, numbers: CardNumbers, god: int) -> None:
        self.fixed = numbers.fixed
        self.god = god

    def entitles(self, god: int) -> bool:
        return god == self.god

    def score(self, state: MytikasState, seat: int) -> int:
        return self.fixed[0] + (self.fixed[1] if state.favours(seat, self.god) else 0)


@final
class Hera(Companion):
    """Of Zeus (MYT-DEITY-HERA-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        super().__init__(numbers, ZEUS)


@final
class Dionysus(Companion):
    """Of Demeter (MYT-DEITY-DIONYSUS-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        super().__init__(numbers, DEMETER)


@final
class Aphrodite(Companion):
    """Of Poseidon (MYT-DEITY-APHRODITE-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        super().__init__(numbers, POSEIDON)


@final
class Persephone(Companion):
    """Of Hades (MYT-DEITY-PERSEPHONE-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        super().__init__(numbers, HADES)


# -- cards of a single space -----------------------------------------------------------------


@final
class Apollo(Deity):
    """Two raises after Zeus Day's production (MYT-DEITY-APOLLO-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("apollo")

    def raises(self, space: int) -> bool:
        return space == ZEUS_DAY

    def score(self, state: MytikasState, seat: int) -> int:
        return self.steps.value(state.of_type(seat, GOLD))  # MYT-DEITY-APOLLO-03


@final
class Athena(Deity):
    """A temple costs one gold less (MYT-DEITY-ATHENA-01)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.each = numbers.per_temple

    def discount(self, space: int) -> int:
        return GOLD if space == ZEUS_NIGHT else NONE

    def score(self, state: MytikasState, seat: int) -> int:
        return self.each * count_built(state, seat, TEMPLE_SLOTS)  # MYT-DEITY-ATHENA-02


@final
class Artemis(Deity):
    """One more resource of a type that Demeter Day produces (MYT-DEITY-ARTEMIS-02, -03)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("artemis")

    def enriches(self, space: int) -> bool:
        return space == DEMETER_DAY

    def score(self, state: MytikasState, seat: int) -> int:
        return self.steps.value(state.of_type(seat, MARBLE))  # MYT-DEITY-ARTEMIS-04


@final
class Nike(Deity):
    """A city costs one marble less (MYT-DEITY-NIKE-02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.each = numbers.per_city

    def discount(self, space: int) -> int:
        return MARBLE if space == DEMETER_NIGHT else NONE

    def score(self, state: MytikasState, seat: int) -> int:
        """The starting city counts (MYT-DEITY-NIKE-03)."""
        return self.each * count_built(state, seat, CITY_SLOTS)


@final
class Ares(Deity):
    """One Offering more at Poseidon Day (MYT-DEITY-ARES-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("ares")

    def more_offerings(self, space: int) -> int:
        return 1 if space == POSEIDON_DAY else 0

    def score(self, state: MytikasState, seat: int) -> int:
        """By Offerings in the reserve and on own cards (MYT-DEITY-ARES-03, MYT-LOCK-05)."""
        count = state.reserve(seat)
        for card in bits(state.at[CARDS_OF + seat]):
            count += state.at[VALUE + card]
        return self.steps.value(count)


@final
class Hephaestus(Deity):
    """A marble buys one more Favour at Poseidon Night (MYT-DEITY-HEPHAESTUS-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("hephaestus")

    def sells_favour(self, space: int) -> bool:
        return space == POSEIDON_NIGHT

    def score(self, state: MytikasState, seat: int) -> int:
        count = 0
        for god in range(GODS):
            count += state.favours(seat, god)
        return self.steps.value(count)  # MYT-DEITY-HEPHAESTUS-03


@final
class Hestia(Deity):
    """One resource raised at Hades Day becomes a better one (MYT-DEITY-HESTIA-01, -02)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("hestia")

    def changes_raised(self, space: int) -> bool:
        return space == HADES_DAY

    def score(self, state: MytikasState, seat: int) -> int:
        """By types of resources on the top level (MYT-DEITY-HESTIA-03)."""
        types = [type for type in range(TYPES) if state.resource(seat, LEVELS - 1, type)]
        return self.steps.value(len(types))


@final
class Hermes(Deity):
    """Both parts of Hades Night (MYT-DEITY-HERMES-01 to -03)."""

    def __init__(self, numbers: CardNumbers) -> None:
        self.steps: Steps = numbers.steps("hermes")

    def does_both(self, space: int) -> bool:
        return space == HADES_NIGHT

    def score(self, state: MytikasState, seat: int) -> int:
        return self.steps.value(size(state.at[CARDS_OF + seat]))  # MYT-DEITY-HERMES-04


def deities(numbers: CardNumbers) -> list[Deity]:
    """All sixteen, by number of the card (MYT-DEITY-ALL-01)."""
    return [
        Zeus(numbers),
        Poseidon(numbers),
        Demeter(numbers),
        Hades(numbers),
        Hera(numbers),
        Apollo(numbers),
        Athena(numbers),
        Dionysus(numbers),
        Artemis(numbers),
        Nike(numbers),
        Aphrodite(numbers),
        Ares(numbers),
        Hephaestus(numbers),
        Persephone(numbers),
        Hestia(numbers),
        Hermes(numbers),
    ]
