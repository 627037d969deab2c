"""What a table of the original game is made of: lists that modules edit before the first game.

A module inserts phases, adds gods, turn actions, Creature cards and pieces, and changes the start
of the table; no rule asks which modules are in play.
"""

from typing import Final, final

from delos.classic.action import Action
from delos.classic.boards import Board
from delos.classic.cells import OTHER_TROOPS, OTHERS_LEFT
from delos.classic.customs import ClassicCustoms
from delos.classic.hooks import (
    God,
    OfferingLaw,
    Opening,
    Outpost,
    Secret,
    SetupStep,
    SpareUnits,
    Teller,
    Watcher,
)
from delos.classic.ids import CARDS, GOD_WORDS, TILES
from delos.classic.journeys import JOURNEYS, RULES
from delos.cyclades.cells import NONE, PIECES
from delos.cyclades.power import CreaturePower, FigurinePower, HeroPower
from delos.cyclades.rules import NO_CHAINS, Phase, Rules
from delos.cyclades.unit import Fleet, Other, Troop, Unit


@final
class Unused(CreaturePower):
    """The place of a card that this table does not use."""


@final
class NoPiece(FigurinePower):
    """The place of a piece that this table does not use."""


UNITS: Final[list[Unit]] = [Fleet(), Troop(), Other()]


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
        self.journey_rules = RULES.copy()  # where each comes from, by its number
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
        self.spare_units = SpareUnits()
        self.laws: list[OfferingLaw] = []
        self.outposts: list[Outpost] = []
        self.secrets: list[Secret] = []
        self.tellers: dict[int, Teller] = {}  # by kind of decision
        self.protection = ""  # why nobody attacks who is protected, as a reason key
        self.start_gold = 5
        self.stock: dict[int, int] = {}  # what modules lay into their own cells before set-up
        self.theatres = 0
        self.prosperity = 16
        self.priests = 16
        self.philosophers = 16
        self.hidden_discard = False
        self.sylph_by_fleet = True  # each fleet of a group uses a move of the Sylph
        self.second_only = True  # nobody with enough metropolises attacks a last island
        self.modules: list[str] = []  # all that the table uses, known before the first edits

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
            spare_units=self.spare_units,
            laws=self.laws,
            outposts=self.outposts,
            secrets=self.secrets,
            tellers=self.tellers,
            journey_rules=self.journey_rules,
            protection=self.protection,
            sylph_by_fleet=self.sylph_by_fleet,
            second_only=self.second_only,
        )
        return Rules(
            version=self.version,
            factions=self.players,
            team=list(range(self.players)),
            goal=self.goal,
            harbour_ports=False,
            apollo_silences=False,
            fresh_temples=True,
            island_chains=NO_CHAINS,
            last_stand=False,
            losses_first=False,
            heroes=self.heroes,
            creatures=self.creatures,
            figurines=self.figures,
            phases=self.phases,
            customs=title,
            others=OTHER_TROOPS,
            others_left=OTHERS_LEFT,
            journeys=self.journeys,
            units=UNITS,
        )


class Module:
    """A part of an expansion: it edits the lists, and nothing else knows that it is there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def edit(self, ruleset: Ruleset) -> None:
        raise NotImplementedError
