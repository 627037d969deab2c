"""The Legendary Edition as set up for one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from delos.cyclades.arrival import chain_name
from delos.cyclades.bits import bits
from delos.cyclades.cells import NONE
from delos.cyclades.chart import LANDS, Chart
from delos.cyclades.effects import building_on
from delos.cyclades.ids import BUILDING_NAMES, GOD_NAMES, PIECE_NAMES
from delos.cyclades.imagine import secret_loss
from delos.cyclades.kinds import OFFER_BID, TURN
from delos.cyclades.rules import NO_CHAINS, Phase, Rules
from delos.cyclades.state import CycladesState
from delos.cyclades.title import CycladesTitle
from delos.cyclades.words import name_in, site_name
from delos.kernel.frame import Frame
from delos.kernel.kind import number_kinds
from delos.kernel.options import flag, number, one_of
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.kernel.versions import of_version, refuse_unknown, rules_version
from delos.legendary import options as table
from delos.legendary.cards import BASE, COMPLETE, CREATURE_CARDS, HERO_CARDS
from delos.legendary.cells import MERCENARIES, MERCENARY_SUPPLY
from delos.legendary.creatures import CREATURE_NAMES, creature_powers, figurine_powers
from delos.legendary.customs import LegendaryCustoms
from delos.legendary.cycle import ActionsPhase, Cycle
from delos.legendary.events import EVENTS
from delos.legendary.figurine import UpkeepPhase
from delos.legendary.frames import loaded_state, saved_state
from delos.legendary.gifts import Gifts
from delos.legendary.heroes import HERO_NAMES, hero_powers
from delos.legendary.ids import BONUS_NAMES, FACTION_NAMES
from delos.legendary.imagine import imagine
from delos.legendary.income import IncomePhase
from delos.legendary.initialization import Initialization, RefillCreatures, RefillHeroes
from delos.legendary.journeys import JOURNEYS
from delos.legendary.kinds import KINDS
from delos.legendary.offerings import Offerings, OfferingsPhase
from delos.legendary.phases import PHASE_NAMES
from delos.legendary.placement import Placement
from delos.legendary.reach import out_of_reach
from delos.legendary.setup import Box, ShuffleGods, ShuffleSeats, empty_table
from delos.legendary.turn import Turn
from delos.legendary.units import UNITS

if TYPE_CHECKING:
    from delos.kernel.view import Standing, View

VERSION: Final = 2  # of the rules; docs/rules/versions.md tells what changed
CREATURE_CARDS.check(VERSION)
HERO_CARDS.check(VERSION)
ACTIONS: Final = number_kinds(KINDS)  # all cards are declared now
HOLDERS: Final = ["penthesilea", "pandora"]


# The phases of a Cycle in order (LEG-CORE-15); like all powers they hold no state, so all tables
# share them.
PHASES: Final[list[Phase]] = [
    Initialization(),
    IncomePhase(),
    OfferingsPhase(),
    UpkeepPhase(),
    ActionsPhase(),
]
FIRST_PHASE: Final = 1  # the first Cycle starts with Income (LEG-PLACE-14)


@final
class Legendary(CycladesTitle):
    def __init__(
        self,
        options: dict[str, object],
        rules: Rules,
        customs: LegendaryCustoms,
        chart: Chart,
        box: Box,
    ) -> None:
        seats = FACTION_NAMES[: rules.factions]
        super().__init__("legendary", KINDS, ACTIONS, EVENTS, seats, options, rules, chart)
        self.box = box
        self.customs = customs

    def opening(self, noting: bool) -> State:
        frames: list[Frame[CycladesState]] = [
            Cycle(FIRST_PHASE),
            Placement(0, 0, 0, 0, 0),
            ShuffleSeats(0),
            RefillHeroes(),
            RefillCreatures(),
            ShuffleGods(0),
        ]
        return CycladesState(
            empty_table(self.rules, self.box), noting, self.chart, self.rules, frames
        )

    # -- words ----------------------------------------------------------------------------

    def word(self, type: str, number: int) -> str:
        if number < 0:
            return "none"
        if type == "n":
            return str(number)
        if type == "land":
            return name_in(self.chart.land_names, number)
        if type == "sea":
            return name_in(self.chart.sea_names, number)
        if type == "area":
            if number < LANDS:
                return name_in(self.chart.land_names, number)
            return name_in(self.chart.sea_names, number - LANDS)
        if type == "site":
            return site_name(self.chart, number)
        if type == "bid":
            track = self.customs.bid_track
            return str(track[number]) if number < len(track) else f"space-{number + 1}"
        if type == "dice":
            return f"{number // 4}-{number % 4}"
        if type == "chain":
            return chain_name(number)
        return name_in(self.names(type), number)

    def names(self, type: str) -> list[str]:
        if type == "god":
            return GOD_NAMES
        if type == "hero":
            return HERO_NAMES
        if type == "creature":
            return CREATURE_NAMES
        if type == "faction":
            return FACTION_NAMES
        if type == "building":
            return BUILDING_NAMES
        if type == "bonus":
            return BONUS_NAMES
        if type == "piece":
            return PIECE_NAMES
        if type == "phase":
            return PHASE_NAMES
        if type == "holder":
            return HOLDERS
        return []

    def lasting_names(self, type: str) -> list[str]:
        return self.names(type)

    def out_of_reach(self, state: State, thing: str) -> str:
        assert isinstance(state, CycladesState)
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Turn):
            return ""
        return out_of_reach(state, top.faction, top.god, thing)

    def details(self, state: State, kind: int, option: int) -> list[str]:
        """What a bid costs that Priestesses make cheaper, what an action of a turn costs, what
        stands on a site, and which gifts the god has."""
        assert isinstance(state, CycladesState)
        top = state.stack[-1]
        if kind == TURN and isinstance(top, Turn):
            price = top.price(state, option)
            return [f"price=n:{price}"] if price >= 0 else []
        part, number = self.kinds[kind].part(option)
        if part.type == "site":
            building = building_on(state, number)
            return [] if building == NONE else ["standing=standing:" + BUILDING_NAMES[building]]
        if isinstance(top, Gifts):
            gift = top.gift(option)
            return [f"what={gift}"] if gift else []
        if kind == OFFER_BID and isinstance(top, Offerings):
            cost = top.cost(state, option)
            if cost != self.customs.bid_track[option]:
                return [f"price=n:{cost}"]
        return []

    # -- results --------------------------------------------------------------------------

    def standing(
        self, seat: int, place: int, metropolises: int, eliminated: bool, gold: int | None
    ) -> Standing:
        from delos.views.legendary import LegendaryStanding

        return LegendaryStanding(
            seat=seat,
            place=place,
            faction=self.seats[seat],
            team=self.rules.team[seat],
            metropolises=metropolises,
            eliminated=eliminated,
            gold=gold,
        )

    # -- what a seat may know -------------------------------------------------------------
    # Imported late: a game that nobody looks at loads neither views nor msgspec.

    def team(self, seat: int) -> list[int]:
        return [seat, *bits(self.rules.mates[seat])]

    def public_view(self, state: State, over: bool) -> View:
        from delos.legendary.view import public_view

        assert isinstance(state, CycladesState)
        return public_view(self, state, over)

    def seat_view(self, state: State, seat: int, options: list[str], public: View) -> View:
        from delos.legendary.view import seat_view
        from delos.views.legendary import LegendaryView

        assert isinstance(state, CycladesState)
        assert isinstance(public, LegendaryView)
        return seat_view(state, seat, options, public)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, CycladesState)
        return imagine(state, seat, seed)

    def teaches(self, before: State, after: State) -> bool:
        assert isinstance(before, CycladesState)
        return secret_loss(before)

    # -- dumps ----------------------------------------------------------------------------

    def saved(self, state: State) -> dict[str, object]:
        assert isinstance(state, CycladesState)
        return saved_state(state)

    def loaded(self, data: dict[str, object]) -> State:
        return loaded_state(data, self.chart, self.rules)


def set_up(options: dict[str, object]) -> Title:
    """A table for these options; what an edition implies is written out, so that the resulting
    options set up the same table again."""
    from delos import maps

    version = rules_version(options, "legendary", VERSION)
    refuse_unknown(options, "legendary", table.KNOWN, table.SINCE, version)
    edition = one_of(options, "edition", [BASE, COMPLETE], COMPLETE)
    complete = edition == COMPLETE
    players, teams = table.players_and_teams(options)
    factions, team = table.factions_and_teams(players, teams)
    goal = number(options, "goal", 1, 9, 3)  # LEG-TEAM-02, LEG-TWO-05
    cap = table.bid_cap(options, edition)
    track = table.bid_track(options, cap)
    creatures = table.cards(options, "creature_set", CREATURE_CARDS, edition, version)
    heroes = table.cards(options, "hero_set", HERO_CARDS, edition, version)
    bonuses = table.bonuses(options, edition)
    mercenaries = number(options, "mercenary_count", 0, 16, 16 if complete else 15)
    ports = one_of(
        options, "port_reach", ["adjacent", "harbour"], "harbour" if complete else "adjacent"
    )
    apollo = one_of(
        options,
        "apollo_placement",
        ["controlled", "anywhere"],
        "anywhere" if complete else "controlled",
    )
    silences = flag(options, "apollo_silences_heroes", complete)
    feeds = flag(options, "hydra_feeds", complete)
    strict = flag(options, "strict_offerings", True)
    fresh = flag(options, "fresh_temples", False)
    printed = version >= 2  # version 1 was kinder or stricter than the book in some places
    chains = table.island_chains(options, version)
    last_stand = flag(options, "last_stand", printed and complete)
    leto = one_of(options, "leto_moves", ["one", "any"], "one" if printed else "any")
    apart = flag(options, "fleets_apart", printed)
    freed = flag(options, "freed_bids", printed)
    losses_first = flag(options, "losses_first", printed)
    tiles = one_of(options, "tile_set", [BASE, COMPLETE], edition)
    face = one_of(options, "face", ["A", "B", "random"], "A")
    wanted = options.get("map")
    seed = number(options, "seed", 0, 2**64 - 1, 0)
    plan = maps.resolve("random" if wanted is None else str(wanted), factions, tiles, face, seed)
    chart = maps.chart_of(plan)
    powers = creature_powers()
    customs = LegendaryCustoms(
        bid_track=track,
        strict_offerings=strict,
        apollo_anywhere=apollo == "anywhere",
        hydra_feeds=feeds,
        leto_once=leto == "one",
        fleets_apart=apart,
        freed_bids=freed,
    )
    rules = Rules(
        version=version,
        factions=factions,
        team=team,
        goal=goal,
        harbour_ports=ports == "harbour",
        apollo_silences=silences,
        fresh_temples=fresh,
        island_chains=chains,
        last_stand=last_stand,
        losses_first=losses_first,
        heroes=hero_powers(),
        creatures=powers,
        figurines=figurine_powers(powers),
        phases=PHASES,
        customs=customs,
        others=MERCENARIES,
        others_left=MERCENARY_SUPPLY,
        journeys=JOURNEYS,
        units=UNITS,
    )
    box = Box(
        mercenaries,
        [CREATURE_NAMES.index(name) for name in creatures],
        [HERO_NAMES.index(name) for name in heroes],
        [BONUS_NAMES.index(name) for name in bonuses],
    )
    resolved: dict[str, object] = {
        "players": players,
        "edition": edition,
        "teams": teams,
        "goal": goal,
        "map": chart.code,
        "tile_set": tiles,
        "mercenary_count": mercenaries,
        "creature_set": creatures,
        "hero_set": heroes,
        "bonus_set": bonuses,
        "bid_cap": cap,
        "bid_track": track,
        "port_reach": ports,
        "apollo_placement": apollo,
        "apollo_silences_heroes": silences,
        "hydra_feeds": feeds,
        "strict_offerings": strict,
        "fresh_temples": fresh,
        "island_chains": table.CHAINS[chains] if printed else chains != NO_CHAINS,
        "last_stand": last_stand,
        "leto_moves": leto,
        "fleets_apart": apart,
        "freed_bids": freed,
        "losses_first": losses_first,
    }
    return Legendary(of_version(resolved, table.SINCE, version), rules, customs, chart, box)
