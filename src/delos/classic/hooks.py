"""What a table of the original game consults, in lists that modules edit: gods, the start of a
turn, set-up, whoever speaks up when others act, laws of offerings, places outside the board, units
that are nobody's own, secrets, and who tells why something is not on offer."""

from typing import Final

from mypy_extensions import i64

from delos.classic.boards import Board
from delos.cyclades.cells import NONE
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.frame import Frame


class God:
    """A god of the track: its gift, the building it sells, whether its turn buys Creatures."""

    def __init__(self, god: int, building: int) -> None:
        self.god = god
        self.building = building  # or NONE

    def gift(self, state: CycladesState, faction: int) -> None:
        """The free gift, before anything else in the turn (CLA-TURN-01)."""

    def acts(self) -> bool:
        """Whether the turn has purchases and actions; Apollo's has none (CLA-APOLLO-05, -06)."""
        return True

    def opens(self, state: CycladesState, faction: int) -> bool:
        """Whether the turn has a menu at all; modules may open one on Apollo."""
        return self.acts()


class Opening:
    """Something that happens at the start of a turn, in the order of the list (CLA-TURN-04)."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        raise NotImplementedError


class SetupStep:
    """Something that happens before the first cycle, by a frame of its own."""

    def frame(self, board: Board) -> Frame[CycladesState]:
        raise NotImplementedError


class Watcher:
    """Somebody who may speak up when others act: an item in a player's hand, the Necropolis."""

    def cycle_begins(self, state: CycladesState) -> None:
        """What lasts for one cycle is over."""

    def after_threat(self, state: CycladesState) -> bool:
        """The dice of the threat lie on the table, the column has not moved yet; True when
        somebody is asked whether to roll them again."""
        return False

    def rolls_again(self, state: CycladesState) -> bool:
        """Whether one of those who were asked after the threat wants new dice."""
        return False

    def after_income(self, state: CycladesState) -> None:
        """Everybody has received the income of the cycle."""

    def before_offering(self, state: CycladesState) -> None:
        """A marker is about to be placed or placed anew; frames called here come first."""

    def before_round(self, state: CycladesState, attacker: int, defender: int, area: int) -> None:
        """A round of battle is about to be rolled."""

    def challenged(self, state: CycladesState, faction: int, area: int) -> bool:
        """A move into this area is declared; True when frames were called that may forbid it."""
        return False

    def lost_regulars(self, state: CycladesState, count: int) -> None:
        """Regular troops or fleets have left the board by battle or through a creature."""

    def before_metropolis(self, state: CycladesState, land: int) -> None:
        """A metropolis is about to cover the large site of an island."""

    def eliminated(self, state: CycladesState, faction: int) -> None:
        """A player has just left the game."""


class OfferingLaw:
    """A limit on offerings besides those of the purse."""

    def shut(self, state: CycladesState, faction: i64) -> i64:
        """Gods that the player may not choose now, as a mask."""
        return 0

    def why(self, state: CycladesState, faction: i64, god: i64) -> str:
        """Why a god is not to be had, as a reason key; empty when that is not its matter."""
        return ""

    def lies_open(self, state: CycladesState) -> i64:
        """Tiles that lie face up although they take no offerings, as a mask."""
        return 0

    def kept_back(self, state: CycladesState, faction: i64, god: i64) -> i64:
        """Gold that must stay in the purse when the player's next marker goes onto a god."""
        return 0


class Outpost:
    """A place for a metropolis outside the board."""

    def closed(self, state: CycladesState, faction: int) -> str:
        """Why the player may not found a metropolis there, as a reason key; empty when it may."""
        raise NotImplementedError

    def found(self, state: CycladesState, faction: int, used: int) -> None:
        """The metropolis stands there; ``used`` when a temple of its set was used this cycle."""
        raise NotImplementedError

    def gives_discount(self, state: CycladesState, faction: i64) -> bool:
        """Whether its metropolis is this player's and unused (CLA-METRO-10)."""
        raise NotImplementedError

    def use_discount(self, state: CycladesState) -> None:
        raise NotImplementedError


# options of the questions which sort of unit is meant
REGULAR: Final = 0
SPARE: Final = 1


class SpareUnits:
    """Units that are nobody's own: troops beside those of whom they serve, fleets counted among
    theirs. Here there are none, and nobody is asked about them."""

    def of(self, state: CycladesState, faction: int, sea: int) -> int:
        """How many fleets of this sort a side has in a space."""
        return 0

    def send(self, state: CycladesState, origin: int, sea: int, count: int) -> None:
        """So many fleets go from one place to another; NONE is their stock."""

    def lost(self, state: CycladesState, faction: int, sea: int, count: int) -> None:
        """So many fleets were destroyed."""

    def which(self, state: CycladesState, faction: int, sea: int) -> bool:
        """A player loses one of different fleets; True when a frame asks which."""
        return False

    # -- kinds of decision, where both sorts stand together

    def which_troop(self) -> int:
        """Which troop is meant: REGULAR or SPARE."""
        return NONE

    def which_fleet(self) -> int:
        """The same of fleets."""
        return NONE

    def how_many(self) -> int:
        """How many of the fleets that sail are of this sort."""
        return NONE

    # -- reason keys

    def share(self) -> str:
        """So many of them cannot be among the fleets that go."""
        return ""

    def needed(self) -> str:
        """One of them must be among the units that go."""
        return ""

    def not_given(self) -> str:
        """They are not their player's to give away."""
        return ""


class Secret:
    """What a module keeps from some of the seats, or lays open to all."""

    def deal(self, state: CycladesState, seat: int, dice: SeededChance) -> None:
        """Draw anew what the seat cannot know."""

    def holds_deck(self, state: CycladesState) -> bool:
        """Whether what goes on leans upon the very cards that are left in the deck."""
        return False

    def opens_purses(self, state: CycladesState) -> bool:
        """Whether everybody knows what everybody has."""
        return False


class Teller:
    """Answers why a choice is not on offer, for the kinds of decision of one shared procedure."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        """A reason key, empty when the option is open or stands for nothing at this table."""
        raise NotImplementedError
