"""The original Cyclades as set up for one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from delos.classic import options as table
from delos.classic.boards import Board, board_for
from delos.classic.creature import BuyCreature
from delos.classic.creature_track import TrackPhase
from delos.classic.creatures import creature_powers
from delos.classic.customs import ClassicCustoms
from delos.classic.cycle import ActionsPhase, Cycle, EndPhase
from delos.classic.dumping import blank
from delos.classic.events import EVENTS
from delos.classic.frames import loaded_state, saved_state
from delos.classic.god_track import GodsPhase
from delos.classic.gods.gifts import gods
from delos.classic.gods.menu import god_actions
from delos.classic.hades.modules import modules
from delos.classic.ids import (
    BUILDINGS,
    CARD_NAMES,
    FAVOUR_NAMES,
    GOD_WORDS,
    HERO_WORDS,
    ITEM_NAMES,
    SEAT_NAMES,
)
from delos.classic.imagine import (
    copy_cards,
    imagine,
    shows_secret,
)
from delos.classic.income import IncomePhase
from delos.classic.kind_table import ACTIONS, KINDS
from delos.classic.offerings import Offerings, OfferingsPhase
from delos.classic.reasons import own_tellers, refusal_of
from delos.classic.ruleset import Ruleset
from delos.classic.setup import BiddingOrder, StartingPositions, empty_table
from delos.classic.turn import FiguresLeave, GiftOfTheGod, Turn
from delos.cyclades.chart import LANDS
from delos.cyclades.ids import PIECE_NAMES
from delos.cyclades.kinds import OFFER_BID
from delos.cyclades.rules import Rules
from delos.cyclades.state import CycladesState
from delos.cyclades.title import CycladesTitle
from delos.cyclades.words import name_in, site_names
from delos.kernel.cells import Cells
from delos.kernel.frame import Frame
from delos.kernel.options import flag, number
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.kernel.versions import of_version, refuse_unknown, rules_version

if TYPE_CHECKING:
    from delos.kernel.view import Standing, View

VERSION: Final = 2  # of the rules; docs/rules/versions.md tells what changed


@final
class Classic(CycladesTitle):
    def __init__(
        self, options: dict[str, object], rules: Rules, board: Board, start: Cells
    ) -> None:
        seats = SEAT_NAMES[: rules.factions]
        chart = board.chart
        super().__init__("classic", KINDS, ACTIONS, EVENTS, seats, options, rules, chart)
        self.board = board
        self.start = start  # the table before set-up
        title = rules.customs
        assert isinstance(title, ClassicCustoms)
        self.setup = title.setup
        self.site_names = site_names(board.chart)
        self.phase_names = ["set-up"] + [phase.name for phase in rules.phases]

    def opening(self, noting: bool) -> State:
        frames: list[Frame[CycladesState]] = [Cycle(0)]
        for step in reversed(self.setup):
            frames.append(step.frame(self.board))
        return CycladesState(self.start[:], noting, self.chart, self.rules, frames)

    # -- words ----------------------------------------------------------------------------

    def word(self, type: str, number: int) -> str:
        if number < 0:
            return "none"
        if type == "n":
            return str(number)
        if type == "position":
            return str(number + 1)
        if type == "dice":
            return f"{number // 4}-{number % 4}"
        if type == "area":
            if number < LANDS:
                return name_in(self.chart.land_names, number)
            return name_in(self.chart.sea_names, number - LANDS)
        return name_in(self.names(type), number)

    def names(self, type: str) -> list[str]:
        if type == "land":
            return self.chart.land_names
        if type == "sea":
            return self.chart.sea_names
        if type == "site":
            return self.site_names
        if type == "god":
            return GOD_WORDS
        if type == "creature":
            return CARD_NAMES
        if type == "faction":
            return SEAT_NAMES
        if type == "building":
            return BUILDINGS
        if type == "piece":
            return PIECE_NAMES
        if type == "phase":
            return self.phase_names
        if type == "hero":
            return HERO_WORDS
        if type == "favour":
            return FAVOUR_NAMES
        if type == "item":
            return ITEM_NAMES
        return []

    def lasting_names(self, type: str) -> list[str]:
        return [] if type in ("land", "sea", "site", "phase") else self.names(type)

    def refusal(self, state: State, kind: int, option: int) -> str:
        assert isinstance(state, CycladesState)
        return refusal_of(state, option)

    def out_of_reach(self, state: State, thing: str) -> str:
        assert isinstance(state, CycladesState)
        top = state.stack[-1] if state.stack else None
        return top.out_of_reach(state, thing) if isinstance(top, Turn) else ""

    def details(self, state: State, kind: int, option: int) -> list[str]:
        """What an option costs, where its label should tell, and what else it names."""
        assert isinstance(state, CycladesState)
        price = self.price(state, kind, option)
        found = [f"price=n:{price}"] if price else []
        top = state.stack[-1] if state.stack and state.kind() == kind else None
        action = top.action(state, option) if isinstance(top, Turn) else None
        return found if action is None else found + action.details(state)

    def price(self, state: CycladesState, kind: int, option: int) -> int:
        """What an option of the current decision costs, where its label should tell; else 0."""
        if not state.stack or state.kind() != kind:
            return 0
        top = state.stack[-1]
        if kind == OFFER_BID and isinstance(top, Offerings):
            cost = top.price(state, option)
            return cost if cost != option else 0
        action = top.action(state, option) if isinstance(top, Turn) else None
        return 0 if action is None else action.price_tag(state, top.actor(state), option)

    # -- results --------------------------------------------------------------------------

    def standing(
        self, seat: int, place: int, metropolises: int, eliminated: bool, gold: int | None
    ) -> Standing:
        from delos.views.classic import ClassicStanding

        return ClassicStanding(
            seat=seat,
            place=place,
            faction=self.seats[seat],
            metropolises=metropolises,
            eliminated=eliminated,
            gold=gold,
        )

    # -- what a seat may know -------------------------------------------------------------
    # Imported late: a game that nobody looks at loads neither views nor msgspec.

    def public_view(self, state: State, over: bool) -> View:
        from delos.classic.view import public_view

        assert isinstance(state, CycladesState)
        return public_view(self, state, over)

    def seat_view(self, state: State, seat: int, options: list[str], public: View) -> View:
        from delos.classic.view import seat_view
        from delos.views.classic import ClassicView

        assert isinstance(state, CycladesState)
        assert isinstance(public, ClassicView)
        return seat_view(self, state, seat, options, public)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, CycladesState)
        return imagine(state, seat, seed)

    def teaches(self, before: State, after: State) -> bool:
        assert isinstance(before, CycladesState)
        assert isinstance(after, CycladesState)
        return shows_secret(before, after)

    def keep_books(self, imagined: State, state: State) -> None:
        """Every card is discarded in public too (CLA-HIDDEN-01)."""
        super().keep_books(imagined, state)
        copy_cards(imagined, state)

    # -- dumps ----------------------------------------------------------------------------

    def saved(self, state: State) -> dict[str, object]:
        assert isinstance(state, CycladesState)
        return saved_state(state)

    def loaded(self, data: dict[str, object]) -> State:
        return loaded_state(data, self.chart, self.rules)


def base_game(players: int) -> Ruleset:
    """The rules of the box, before any module."""
    ruleset = Ruleset(players, board_for(players))
    ruleset.phases = [
        TrackPhase(),
        GodsPhase(),
        IncomePhase(),
        OfferingsPhase(),
        ActionsPhase(),
        EndPhase(),
    ]
    ruleset.setup = [StartingPositions(), BiddingOrder()]
    ruleset.gods = gods()
    ruleset.openings = [FiguresLeave(), GiftOfTheGod()]
    ruleset.actions = god_actions()
    ruleset.actions.append(BuyCreature())
    ruleset.tellers = own_tellers()
    for power in creature_powers():
        ruleset.add_card(power)
    return ruleset


def set_up(options: dict[str, object]) -> Title:
    """A table for these options; the resulting options set up the same table again."""
    version = rules_version(options, "classic", VERSION)
    refuse_unknown(options, "classic", table.KNOWN, table.SINCE, version)
    players = table.players(options)
    ruleset = base_game(players)
    ruleset.version = version
    ruleset.hidden_discard = flag(options, "hidden_discard", False)
    ruleset.priests = number(options, "priests", 0, 60, table.CARDS)
    ruleset.philosophers = number(options, "philosophers", 0, 60, table.CARDS)
    sylph = table.reading(options, "sylph_moves", table.SYLPH_MOVES, version)
    last = table.reading(options, "last_island", table.LAST_ISLAND, version)
    ruleset.sylph_by_fleet = sylph == "fleet"
    ruleset.second_only = last == "second"
    hecate = flag(options, "hecate", False)
    manticore = flag(options, "manticore", False)
    printed_prices = flag(options, "printed_prices", False)
    known = modules(hecate, manticore, printed_prices)
    wanted = table.module_names(options, [module.name for module in known])
    ruleset.modules = wanted
    if hecate:
        table.needs("hecate", "favours", wanted)
    if manticore:
        table.needs("manticore", "heroes", wanted)
    if wanted:
        ruleset.prosperity = 24  # the box of the expansion brings eight more
    for module in known:
        if module.name in wanted:
            module.edit(ruleset)
    resolved: dict[str, object] = {
        "players": players,
        "hidden_discard": ruleset.hidden_discard,
        "priests": ruleset.priests,
        "philosophers": ruleset.philosophers,
        "modules": wanted,
        "hecate": hecate,
        "manticore": manticore,
        "printed_prices": printed_prices,
        "sylph_moves": sylph,
        "last_island": last,
    }
    kept = of_version(resolved, table.SINCE, version)
    return Classic(kept, ruleset.rules(), ruleset.board, empty_table(ruleset, blank()))
