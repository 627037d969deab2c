"""What a table of the original game is made of: lists that modules edit before the first game.

A module inserts phases, adds gods, turn actions, Creature cards and pieces, and changes the start
of the table; no rule asks which modules are in play.
"""

from typing import Final, final

from delos.classic.boards import Board, overlapped
from delos.classic.ids import CARDS, TILES
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    GOD_OF,
    GONE,
    NONE,
    ORDER,
    PIECES,
    QUEUE,
    SITES_OF,
)
from delos.cyclades.chart import SEA_SPACES
from delos.cyclades.events import METROPOLIS_LOST
from delos.cyclades.ids import GOD_NAMES, METROPOLIS
from delos.cyclades.power import CreaturePower, FigurinePower, HeroPower
from delos.cyclades.reach import metropolises_of
from delos.cyclades.rules import Customs, Phase, Rules
from delos.cyclades.state import CycladesState

GOD_WORDS: Final = [*GOD_NAMES, "hades"]  # the last waits for its module


class God:
    """A god of the track: its gift, the building it sells, whether its turn buys Creatures."""

    def __init__(self, god: int, building: int) -> None:
        self.god = god
        self.building = building  # or NONE

    def gift(self, state: CycladesState, faction: int) -> None:
        """The free gift, before anything else in the turn (CLA-TURN-01)."""

    def acts(self) -> bool:
        """Whether the turn has a menu of actions; Apollo's has none (CLA-APOLLO-06)."""
        return True


class Opening:
    """Something that happens at the start of a turn, in the order of the list (CLA-TURN-04)."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        raise NotImplementedError


class Action:
    """Something that may be done in a turn, often and in any order (CLA-CYCLE-03)."""

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        """Add the options of TURN that are open now."""

    def takes(self, option: int) -> bool:
        """Whether an option of TURN is this action's."""
        return False

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        raise NotImplementedError

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        """Why its option is not open, as a reason key."""
        return ""


@final
class ClassicCustoms(Customs):
    """The lists of this title, and what it does where shared procedures only announce."""

    def __init__(
        self,
        players: int,
        gods: list[God],
        openings: list[Opening],
        actions: list[Action],
        hidden_discard: bool,
        tiles: list[int],
        board: Board,
    ) -> None:
        self.players = players  # at the start of the game
        self.gods = gods  # by number of the god
        self.openings = openings  # of a turn
        self.actions = actions
        self.hidden_discard = hidden_discard
        self.tiles = tiles  # gods that are shuffled onto the track
        self.board = board
        self.markers = 4 if players == 2 else players  # CLA-SETUP-02, CLA-TWO-01

    def owner(self, marker: int) -> int:
        """The player of an Offering marker."""
        return marker % self.players

    def markers_of(self, faction: int) -> list[int]:
        return [marker for marker in range(self.markers) if self.owner(marker) == faction]

    # -- customs ---------------------------------------------------------------------------

    def metropolises_lost(self, state: CycladesState, loser: int, land: int) -> None:
        sites = state.chart.land_sites[land] & state.at[BUILT + METROPOLIS]
        for site in bits(sites):
            state.note(METROPOLIS_LOST, loser, site)

    def stay_at_sea(self) -> int:
        return SEA_SPACES

    def ports_attack(self) -> bool:
        return False  # CLA-BUILD-07

    def neutral_refuges(self) -> bool:
        return False  # CLA-RETREAT-02

    def may_take_last(self, state: CycladesState, faction: int, land_mask: int) -> bool:
        return capture_can_win(state, faction, land_mask)

    def keeps_cards(self) -> bool:
        return False  # all possessions leave the game (CLA-ELIM-04)

    def eliminated(self, state: CycladesState, faction: int) -> None:
        """Its markers leave too: a god not yet resolved is passed over (CLA-ELIM-08)."""
        at = state.at
        for marker in self.markers_of(faction):
            at[GOD_OF + marker] = NONE
            for slot in range(self.markers):
                if at[ORDER + slot] == marker:
                    at[ORDER + slot] = NONE
                if at[QUEUE + slot] == marker:
                    at[QUEUE + slot] = NONE


def customs(state: CycladesState) -> ClassicCustoms:
    found = state.rules.customs
    assert isinstance(found, ClassicCustoms)
    return found


def players_left(state: CycladesState) -> list[int]:
    return [f for f in range(state.rules.factions) if state.at[GONE] & BIT[f] == 0]


def capture_can_win(state: CycladesState, faction: int, land_mask: int) -> bool:
    """Whether taking this last island brings at least one metropolis, and the attacker then has
    as many as the game needs, however the battle may end (CLA-ELIM-01, -02, -07, CLA-TWO-08).
    Philosophers are not counted. Only land attacks ask here, with or without a battle
    (CLA-ELIM-05, -06)."""
    at = state.at
    target = 0
    for land in bits(land_mask):
        target |= state.chart.land_sites[land]
    gained = size(target & at[BUILT + METROPOLIS])
    whole = at[SITES_OF + faction] | target
    sets = size(at[BUILT] & whole)
    for building in range(1, 4):
        sets = min(sets, size(at[BUILT + building] & whole))
    gained += min(sets, size(free_metropolis_sites(state, whole)))
    return gained > 0 and metropolises_of(state, faction) + gained >= state.rules.goal


def free_metropolis_sites(state: CycladesState, sites: int) -> int:
    """Islands with these sites on which no metropolis stands, as a mask (CLA-METRO-06)."""
    found = 0
    for land in range(state.chart.lands):
        own = state.chart.land_sites[land]
        if own & sites and own & state.at[BUILT + METROPOLIS] == 0:
            found |= BIT[land]
    return found


def free_sites(state: CycladesState, faction: int) -> int:
    """Sites of the player's islands on which nothing stands and that no metropolis covers
    (CLA-BUILD-01, CLA-METRO-05), as a mask."""
    at = state.at
    taken = at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3]
    for land in range(state.chart.lands):
        if state.chart.land_sites[land] & at[BUILT + METROPOLIS]:
            taken |= overlapped(state.chart, land)
    return at[SITES_OF + faction] & ~taken


# -- building a ruleset -------------------------------------------------------------------


@final
class Unused(CreaturePower):
    """The place of a card that this table does not use."""


@final
class NoPiece(FigurinePower):
    """The place of a piece that this table does not use."""


@final
class Ruleset:
    """Everything that a module may edit; `rules` freezes it."""

    def __init__(self, players: int, board: Board) -> None:
        self.players = players
        self.board = board
        self.goal = 3 if players == 2 else 2  # CLA-END-01, CLA-TWO-03
        self.phases: list[Phase] = []
        self.gods = [God(god, NONE) for god in range(len(GOD_WORDS))]
        self.tiles = list(range(TILES))
        self.openings: list[Opening] = []
        self.actions: list[Action] = []
        self.heroes: list[HeroPower] = []  # by number of the Hero; only modules have them
        self.cards: list[int] = []  # of the Creature deck
        self.creatures: list[CreaturePower] = [Unused(card, "unused") for card in range(CARDS)]
        self.figures: list[FigurinePower] = [NoPiece(0, [], False, False) for _ in range(PIECES)]
        self.prosperity = 16
        self.priests = 16
        self.philosophers = 16
        self.hidden_discard = False

    def add_card(self, power: CreaturePower) -> None:
        """A card in the deck, and its piece if it has one."""
        self.creatures[power.card] = power
        self.cards.append(power.card)
        if isinstance(power, FigurinePower):
            for piece in power.pieces:
                self.figures[piece] = power

    def insert_before(self, name: str, phase: Phase) -> None:
        for index in range(len(self.phases)):
            if self.phases[index].name == name:
                self.phases.insert(index, phase)
                return
        raise ValueError(f"there is no phase {name!r}")

    def rules(self) -> Rules:
        """The rules of the table. What only other titles know is switched off, but a captured
        Temple is fresh (CLA-BUILD-10)."""
        title = ClassicCustoms(
            self.players,
            self.gods,
            self.openings,
            self.actions,
            self.hidden_discard,
            self.tiles,
            self.board,
        )
        return Rules(
            self.players,
            list(range(self.players)),
            self.goal,
            [],
            True,
            False,
            True,
            False,
            False,
            True,
            False,
            False,
            self.heroes,
            self.creatures,
            self.figures,
            self.phases,
            title,
        )


class Module:
    """A part of an expansion: it edits the lists, and nothing else knows that it is there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def edit(self, ruleset: Ruleset) -> None:
        raise NotImplementedError
