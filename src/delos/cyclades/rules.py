"""The rules of one table: options, powers and phases, built once; modules edit the lists."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from delos.cyclades.chart import SEAS
from delos.cyclades.power import CreaturePower, FigurinePower, HeroPower

if TYPE_CHECKING:
    from delos.cyclades.journey import Journey
    from delos.cyclades.state import CycladesState
    from delos.cyclades.unit import Unit


# Which moves may follow a chain of Fleets to another land of the same Island
NO_CHAINS: Final = 0
HEROIC_CHAINS: Final = 1
ALL_CHAINS: Final = 2


class Phase:
    """One phase of a Cycle. ``begin`` does what needs no choice and calls frames for the rest."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, state: "CycladesState") -> None:
        raise NotImplementedError


class Customs:
    """What a title does at moments that the shared procedures only announce."""

    def metropolises_lost(self, state: "CycladesState", loser: int, land: int) -> None:
        """A faction still in the game has lost a land with Metropolises."""

    def stay_at_sea(self) -> int:
        """The option of RETREAT_SEA that means staying: the one behind the seas of its kind."""
        return SEAS

    def other_troops(self) -> str:
        """What the title calls Troops that belong to no faction's reserve."""
        return "mercenaries"

    def ports_attack(self) -> bool:
        """Whether Ports help the attacker in a Sea Battle too."""
        return True

    def neutral_refuges(self) -> bool:
        """Whether units may retreat to a land that nobody controls."""
        return True

    def may_take_last(self, state: "CycladesState", faction: int, land_mask: int) -> bool:
        """Whether a faction may attack an opponent's last land."""
        raise NotImplementedError

    def keeps_cards(self) -> bool:
        """Whether the cards of an eliminated faction return to the supply."""
        return True

    def eliminated(self, state: "CycladesState", faction: int) -> None:
        """A faction has just left the game with all it had."""

    def lost_regulars(self, state: "CycladesState", count: int) -> None:
        """Basic Troops or Fleets were destroyed, by battle or by a Creature."""

    def other_fleets(self, state: "CycladesState", faction: int, sea: int) -> int:
        """Fleets of a side in a sea that come from no faction's reserve; they are counted among
        its Fleets."""
        return 0

    def send_others(self, state: "CycladesState", origin: int, sea: int, count: int) -> None:
        """So many of these go from one place to another; NONE is their stock."""

    def lost_others(self, state: "CycladesState", faction: int, sea: int, count: int) -> None:
        """So many of these were destroyed."""

    def before_round(self, state: "CycladesState", attacker: int, defender: int, area: int) -> None:
        """A round of battle is about to be rolled; frames called here come first."""

    def challenged(self, state: "CycladesState", faction: int, area: int) -> bool:
        """A move is declared that would enter this area; whether somebody is asked first. The move
        then asks again whether it may go there."""
        return False

    def which_fleet(self, state: "CycladesState", faction: int, sea: int) -> bool:
        """A faction loses one of several Fleets that are not alike; whether it is asked which."""
        return False


@final
class Rules:
    def __init__(
        self,
        version: int,
        factions: int,
        team: list[int],
        goal: int,
        harbour_ports: bool,
        apollo_silences: bool,
        fresh_temples: bool,
        island_chains: int,
        last_stand: bool,
        losses_first: bool,
        heroes: list[HeroPower],
        creatures: list[CreaturePower],
        figurines: list[FigurinePower],
        phases: list[Phase],
        customs: Customs,
        others: i64,
        others_left: i64,
        journeys: "list[Journey]",
        units: "list[Unit]",
    ) -> None:
        self.version = version  # of the title's rules; what later ones changed asks for it
        self.factions = factions
        self.team = team  # of each faction; every faction its own team outside team play
        self.goal = goal
        self.harbour_ports = harbour_ports  # Ports reach their harbour only (LEG-BUILD-13)
        self.apollo_silences = apollo_silences
        self.fresh_temples = fresh_temples  # a conquered used Temple is fresh again
        self.island_chains = island_chains  # NO_CHAINS, HEROIC_CHAINS or ALL_CHAINS
        self.last_stand = last_stand  # losing the battle for the last land eliminates
        self.losses_first = losses_first  # the other side's loss is taken before a Troop is saved
        self.heroes = heroes  # by number of the Hero
        self.creatures = creatures  # by number of the card
        self.figurines = figurines  # of the pieces, by number of the piece
        self.phases = phases
        self.customs = customs
        # Troops that come from no faction's reserve, such as Mercenaries: the cell of the first
        # land, and the cell of those that are left.
        self.others = others
        self.others_left = others_left
        self.journeys = {journey.number: journey for journey in journeys}
        self.units = units  # sorts, by number
        self.teams = max(team) + 1
        self.mates = [0] * factions  # teammates of each faction as a mask, itself excluded
        for one in range(factions):
            for other in range(factions):
                if one != other and team[one] == team[other]:
                    self.mates[one] |= 1 << other
