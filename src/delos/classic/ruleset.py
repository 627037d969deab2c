"""What a table of the original game is made of: lists that modules edit before the first game.

A module inserts phases, adds gods, turn actions, Creature cards and pieces, and changes the start
of the table; no rule asks which modules are in play.
"""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.action import Action
from delos.classic.boards import Board, overlapped
from delos.classic.effects import remove_marker
from delos.classic.hades.cells import UNDEAD_TROOPS, UNDEAD_TROOPS_LEFT
from delos.classic.ids import CARDS, GOD_WORDS, TILES
from delos.classic.journeys import JOURNEYS
from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import BUILT, GONE, NONE, PIECES, SITES_OF
from delos.cyclades.chart import SEA_SPACES
from delos.cyclades.events import METROPOLIS_LOST
from delos.cyclades.ids import METROPOLIS, NECROPOLIS, THEATRE
from delos.cyclades.power import CreaturePower, FigurinePower, HeroPower
from delos.cyclades.reach import metropolises_of
from delos.cyclades.rules import NO_CHAINS, Customs, Phase, Rules
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells
from delos.kernel.frame import Frame
from delos.kernel.reason import number


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


class SpareFleets:
    """Fleets that are nobody's own, counted among those of whom they serve; here there are none."""

    def of(self, state: CycladesState, faction: int, sea: int) -> int:
        """How many a side has in a space."""
        return 0

    def send(self, state: CycladesState, origin: int, sea: int, count: int) -> None:
        """So many go from one place to another; NONE is their stock."""

    def lost(self, state: CycladesState, faction: int, sea: int, count: int) -> None:
        """So many were destroyed."""

    def which(self, state: CycladesState, faction: int, sea: int) -> bool:
        """A player loses one of different fleets; True when a frame asks which."""
        return False


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
        setup: list[SetupStep],
        watchers: list[Watcher],
        spare_fleets: SpareFleets,
        laws: list[OfferingLaw],
        outposts: list[Outpost],
        sylph_by_fleet: bool,
        second_only: bool,
    ) -> None:
        self.players = players  # at the start of the game
        self.gods = gods  # by number of the god
        self.openings = openings  # of a turn
        self.actions = actions
        self.menus = [[a for a in actions if a.serves(god)] for god in range(len(gods))]
        self.hidden_discard = hidden_discard
        self.tiles = 0  # gods that are shuffled onto the track, as a mask
        for god in tiles:
            self.tiles |= BIT[god]
        self.board = board
        self.setup = setup
        self.watchers = watchers
        self.spare_fleets = spare_fleets
        self.laws = laws  # of offerings
        self.outposts = outposts
        self.sylph_by_fleet = sylph_by_fleet
        self.second_only = second_only
        self.markers = 4 if players == 2 else players  # CLA-SETUP-02, CLA-TWO-01
        self.sets = [list(range(one, self.markers, players)) for one in range(players)]
        # What a metropolis or Necropolis covers, by the site whose number stands for it.
        chart = board.chart
        lands = [chart.site_land[site] for site in range(chart.sites)]
        self.covered: Cells = cells([overlapped(chart, land) for land in lands])

    def markers_of(self, faction: int) -> list[int]:
        return self.sets[faction]

    # -- customs ---------------------------------------------------------------------------

    def metropolises_lost(self, state: CycladesState, loser: int, land: int) -> None:
        sites = state.chart.land_sites[land] & state.at[BUILT + METROPOLIS]
        for site in bits(sites):
            state.note(METROPOLIS_LOST, loser, site)

    def stay_at_sea(self) -> int:
        return SEA_SPACES

    def other_troops(self) -> str:
        return "undead"

    def ports_attack(self) -> bool:
        return False  # CLA-BUILD-07

    def neutral_refuges(self) -> bool:
        return False  # CLA-RETREAT-02

    def may_take_last(self, state: CycladesState, faction: int, land_mask: int) -> bool:
        return capture_closed(state, faction, land_mask) == OPEN

    def keeps_cards(self) -> bool:
        return False  # all possessions leave the game (CLA-ELIM-04)

    def eliminated(self, state: CycladesState, faction: int) -> None:
        """Its markers leave too: a god not yet resolved is passed over (CLA-ELIM-08)."""
        for marker in self.markers_of(faction):
            remove_marker(state, marker, self.markers)
        for watcher in self.watchers:
            watcher.eliminated(state, faction)

    def lost_regulars(self, state: CycladesState, count: int) -> None:
        for watcher in self.watchers:
            watcher.lost_regulars(state, count)

    def other_fleets(self, state: CycladesState, faction: int, sea: int) -> int:
        return self.spare_fleets.of(state, faction, sea)

    def send_others(self, state: CycladesState, origin: int, sea: int, count: int) -> None:
        self.spare_fleets.send(state, origin, sea, count)

    def lost_others(self, state: CycladesState, faction: int, sea: int, count: int) -> None:
        self.spare_fleets.lost(state, faction, sea, count)

    def before_round(self, state: CycladesState, attacker: int, defender: int, area: int) -> None:
        for watcher in self.watchers:
            watcher.before_round(state, attacker, defender, area)

    def challenged(self, state: CycladesState, faction: int, area: int) -> bool:
        asked = False
        for watcher in self.watchers:
            if watcher.challenged(state, faction, area):
                asked = True
        return asked

    def which_fleet(self, state: CycladesState, faction: int, sea: int) -> bool:
        return self.spare_fleets.which(state, faction, sea)


def customs(state: CycladesState) -> ClassicCustoms:
    found = state.rules.customs
    assert isinstance(found, ClassicCustoms)
    return found


def asks_idly(state: CycladesState) -> bool:
    """Whether the table still puts questions that decide nothing: version 1 of the rules did."""
    return state.rules.version == 1


def owner_of(state: CycladesState, marker: i64) -> i64:
    """The player of an Offering marker: with two players each has a second one (CLA-TWO-01)."""
    players: i64 = state.rules.factions
    return marker if marker < players else marker - players


def players_left(state: CycladesState) -> list[int]:
    return bits((BIT[state.rules.factions] - 1) & ~state.at[GONE])


OPEN: Final = 0
ENOUGH: Final = 1
TOO_FEW: Final = 2


def capture_closed(state: CycladesState, faction: int, land_mask: int) -> int:
    """Why the last island of a player may not be attacked; OPEN when taking it brings at least one
    metropolis, and the attacker then has as many as the game needs, however the battle may end
    (CLA-ELIM-01, CLA-ELIM-02, CLA-ELIM-07, CLA-TWO-08). Who has as many already may attack by the
    table's option only. Only land attacks ask here, with or without a battle (CLA-ELIM-05,
    CLA-ELIM-06)."""
    owned = metropolises_of(state, faction)
    if owned >= state.rules.goal and customs(state).second_only:
        return ENOUGH
    gained = capture_gain(state, faction, land_mask)
    return OPEN if gained > 0 and owned + gained >= state.rules.goal else TOO_FEW


def capture_gain(state: CycladesState, faction: int, land_mask: int) -> int:
    """Metropolises that taking these islands would bring at once: those that stand there and sets
    that their buildings complete, while sites are left for them. Philosophers are not counted."""
    target = union(state.chart.land_sites, land_mask)
    whole = state.at[SITES_OF + faction] | target
    sets = min(sets_on(state, whole), size(free_metropolis_sites(state, whole)))
    return size(target & state.at[BUILT + METROPOLIS]) + sets


def why_spared(state: CycladesState, faction: int, land_mask: int) -> str:
    """The same for people, as a reason key."""
    told = number("need", state.rules.goal) + number("have", metropolises_of(state, faction))
    if capture_closed(state, faction, land_mask) == ENOUGH:
        return "CLA-ELIM-01,CLA-ELIM-07:enough-metropolises" + told
    gained = number("gain", capture_gain(state, faction, land_mask))
    return "CLA-ELIM-01,CLA-ELIM-07:last-island" + told + gained


def sets_on(state: CycladesState, sites: int) -> int:
    """How many sets of four the buildings on these sites make; a theatre fills any gap
    (HAD-THEATRE-01, -07)."""
    at = state.at
    count = 0
    while True:
        gaps = 0
        for building in range(4):
            gaps += max(0, count + 1 - size(at[BUILT + building] & sites))
        if gaps > size(at[BUILT + THEATRE] & sites):
            return count
        count += 1


def free_metropolis_sites(state: CycladesState, sites: int) -> int:
    """Islands with these sites on which no metropolis stands, as a mask (CLA-METRO-06); the
    Necropolis gives way to one (HAD-NECRO-06)."""
    found = 0
    for land in range(state.chart.lands):
        own = state.chart.land_sites[land]
        if own & sites and own & state.at[BUILT + METROPOLIS] == 0:
            found |= BIT[land]
    return found


def free_sites(state: CycladesState, faction: int) -> int:
    """Sites of the player's islands on which nothing stands and that neither metropolis nor
    Necropolis covers (CLA-BUILD-01, CLA-METRO-05, HAD-NECRO-12), as a mask."""
    at = state.at
    taken = at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3] | at[BUILT + THEATRE]
    large = at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]
    if large:
        taken |= union(customs(state).covered, large)
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
        self.version = 1  # of the rules
        self.board = board
        self.goal = 3 if players == 2 else 2  # CLA-END-01, CLA-TWO-03
        self.phases: list[Phase] = []
        self.journeys = JOURNEYS[:]  # over land
        self.gods = [God(god, NONE) for god in range(len(GOD_WORDS))]
        self.tiles = list(range(TILES))
        self.openings: list[Opening] = []
        self.actions: list[Action] = []
        self.heroes: list[HeroPower] = []  # by number of the Hero; only modules have them
        self.cards: list[int] = []  # of the Creature deck
        self.creatures: list[CreaturePower] = [Unused(card, "unused") for card in range(CARDS)]
        self.figures: list[FigurinePower] = [NoPiece(0, [], False, False) for _ in range(PIECES)]
        self.setup: list[SetupStep] = []
        self.watchers: list[Watcher] = []
        self.spare_fleets = SpareFleets()
        self.laws: list[OfferingLaw] = []
        self.outposts: list[Outpost] = []
        self.start_gold = 5
        self.undead_troops = 0
        self.theatres = 0
        self.handmaids = 0  # priestess cards
        self.favours: list[int] = []
        self.items: list[int] = []
        self.prosperity = 16
        self.priests = 16
        self.philosophers = 16
        self.hidden_discard = False
        self.sylph_by_fleet = True  # each fleet of a group uses a move of the Sylph
        self.second_only = True  # nobody with enough metropolises attacks a last island
        self.modules: list[str] = []  # all that the table uses, known before the first edits
        self.hecate = False
        self.manticore = False
        self.printed_prices = False  # of favours (HAD-FAVOUR-GENERAL-04)

    def add_card(self, power: CreaturePower) -> None:
        """A card in the deck, and its piece if it has one."""
        self.creatures[power.card] = power
        self.cards.append(power.card)
        if isinstance(power, FigurinePower):
            for piece in power.pieces:
                self.figures[piece] = power

    def remove_card(self, card: int) -> None:
        """A card that a module replaces or does not use."""
        self.cards.remove(card)
        self.creatures[card] = Unused(card, "unused")

    def place_of(self, name: str) -> int:
        for index in range(len(self.phases)):
            if self.phases[index].name == name:
                return index
        raise ValueError(f"there is no phase {name!r}")

    def insert_before(self, name: str, phase: Phase) -> None:
        self.phases.insert(self.place_of(name), phase)

    def replace_phase(self, phase: Phase) -> None:
        """A phase takes the place of the one with its name."""
        self.phases[self.place_of(phase.name)] = phase

    def rules(self) -> Rules:
        """The rules of the table. What only other titles know is switched off, but a captured
        Temple is fresh (CLA-BUILD-10)."""
        title = ClassicCustoms(
            players=self.players,
            gods=self.gods,
            openings=self.openings,
            actions=self.actions,
            hidden_discard=self.hidden_discard,
            tiles=self.tiles,
            board=self.board,
            setup=self.setup,
            watchers=self.watchers,
            spare_fleets=self.spare_fleets,
            laws=self.laws,
            outposts=self.outposts,
            sylph_by_fleet=self.sylph_by_fleet,
            second_only=self.second_only,
        )
        return Rules(
            version=self.version,
            factions=self.players,
            team=list(range(self.players)),
            goal=self.goal,
            bid_track=[],
            strict_offerings=True,
            harbour_ports=False,
            apollo_anywhere=True,
            apollo_silences=False,
            hydra_feeds=False,
            fresh_temples=True,
            island_chains=NO_CHAINS,
            last_stand=False,
            leto_once=False,
            fleets_apart=False,
            freed_bids=False,
            losses_first=False,
            heroes=self.heroes,
            creatures=self.creatures,
            figurines=self.figures,
            phases=self.phases,
            customs=title,
            others=UNDEAD_TROOPS,
            others_left=UNDEAD_TROOPS_LEFT,
            journeys=self.journeys,
        )


class Module:
    """A part of an expansion: it edits the lists, and nothing else knows that it is there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def edit(self, ruleset: Ruleset) -> None:
        raise NotImplementedError
