"""What matters now at a table of Cyclades, Legendary or original, with Hades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.cyclades.cells import HEROES_OF, PHILOSOPHERS
from delos.cyclades.ids import PIECE_NAMES
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import defended
from delos.kernel.game import Game
from delos.study.cards import Value, known_state
from delos.study.coach.ways import (
    CIRCLE,
    Way,
    cities,
    gap,
    marches,
    prey,
    ready_heroes,
    rivals,
    units,
    ways,
)
from delos.study.coach.word import Word, alarm, word
from delos.study.shops import shop_of
from delos.study.shops.shop import Shop
from delos.views import ClassicView, LegendaryView

TURN: Final = ("turn", "god.turn")
PLACING: Final = ("placement.", "deploy.")
OFFERING: Final = "offering."
UPKEEP: Final = "upkeep"
APOLLO: Final = "apollo"  # with whom nobody buys creatures, moves heroes or gives them up
PEGASUS: Final = "pegasus"
BUY: Final = "buy "
IDLE_GOLD: Final = 9  # more than the next auction is likely to want
RICH: Final = 12
POOR: Final = 1
NEARLY_HERE: Final = 7  # of the ten columns of Hades
SECOND_SAGE: Final = 4  # gold for a second philosopher
DEEDS: Final = {"building": "build", "card": "philosopher", "land": "march"}  # of a god's menu


@dataclass(frozen=True)
class Moment:
    """What the coach looks at: an imagined table, and the view for what everybody sees."""

    game: Game
    seat: int
    state: CycladesState
    shop: Shop
    view: LegendaryView | ClassicView

    @property
    def kind(self) -> str:
        return self.view.decision.kind if self.view.decision else ""

    @property
    def bidding(self) -> bool:
        return self.kind.startswith(OFFERING)

    @property
    def acting(self) -> bool:
        return self.kind in TURN

    @property
    def god(self) -> str:
        """The god with whom the seat acts now."""
        about = self.view.decision.about if self.view.decision else []
        told = [one.partition("=god:")[2] for one in about if one.startswith("god=")]
        return told[0] if self.acting and told else ""

    @property
    def gold(self) -> int:
        return self.state.gold(self.seat)

    def open(self, gods: tuple[str, ...]) -> list[str]:
        """Those of the gods who can be bid for in this cycle."""
        there = {self.shop.god_names[god] for god in self.shop.gods_open(self.state)}
        return [god for god in gods if god in there]

    def price(self, god: str) -> int | None:
        """What the god would cost the seat now; None: nobody may bid for it any more."""
        number = self.shop.god(god)
        least = self.shop.least_bid(self.state, number)
        if self.shop.holder(self.state, number) == self.seat:
            return 0
        return self.shop.bid_price(self.state, self.seat, number, least) if least else None

    def affordable(self, gods: tuple[str, ...], more: int = 0) -> str:
        """A god of these that the seat can still have, with so much gold left for a purchase."""
        for god in self.open(gods):
            price = self.price(god)
            if price is not None and price + more <= self.gold:
                return god
        return ""

    def holds(self, seat: int) -> set[str]:
        faction = self.view.factions[seat].faction
        return {one.god for one in self.view.gods if one.faction == faction}

    def may_have(self, seat: int) -> set[str]:
        """Gods whose turn the seat has in this cycle; while offerings are made, those still open to
        it."""
        if self.bidding:
            return set(self.open(tuple(self.shop.god_names)))
        return set() if self.has_acted(seat) else self.holds(seat)

    def may_march(self, seat: int) -> bool:
        """With Ares; with a hero or by Pegasus under any god but Apollo."""
        gods = self.may_have(seat)
        if "ares" in gods:
            return True
        for_sale = any(one.creature == PEGASUS for one in self.view.creatures.track)
        return bool(gods - {APOLLO}) and (for_sale or bool(self.state.at[HEROES_OF + seat]))

    def has_acted(self, seat: int) -> bool:
        """With all its offerings of this cycle."""
        if self.bidding:
            return False
        faction = self.view.factions[seat].faction
        markers = max(1, len(self.view.order) // len(self.view.factions))
        return self.view.order.count(faction) >= markers


def said(game: Game, seat: int) -> list[Word]:
    state = known_state(game, seat)
    view = game.view(seat)
    assert isinstance(state, CycladesState)
    assert isinstance(view, (LegendaryView, ClassicView))
    now = Moment(game, seat, state, shop_of(game.title), view)
    found = [*winning(now), *stopping(now), *first(now), *growing(now), *guarding(now)]
    return [*found, *hunting(now), *rival_sets(now), *underworld(now), *money(now)]


# -- the end of the game --------------------------------------------------------------------------


def winning(now: Moment) -> list[Word]:
    """One metropolis is missing, and it can be had now."""
    if gap(now.state, now.seat) != 1:
        return []
    for hero in ready_heroes(now.shop, now.state, now.seat, own=True):
        if now.acting and now.god != APOLLO:
            return [alarm("win", "win-hero", thing=f"hero:{hero}")]
    for way in ways(now.shop, now.state, now.seat):
        god = having(now, way)
        if god:
            when = "turn" if now.acting else "god"
            place = "land" if way.sort == "land" else when
            return [alarm("win", f"win-{place}", god=f"god:{god}", thing=way.thing)]
    return []


def having(now: Moment, way: Way) -> str:
    """The god with whom the seat can go a way at this moment; empty: it cannot."""
    if way.sort == "building" and not (
        now.shop.free_sites(now.state, now.seat) and now.shop.metropolis_places(now.state, now.seat)
    ):
        return ""
    if now.acting:
        giving = way.sort != "building" or now.god in way.gods
        return now.god if giving and DEEDS[way.sort] in now.view.options else ""
    more = {"building": now.shop.building_price, "land": 1}.get(way.sort, 0)
    return now.affordable(way.gods, more) if now.bidding else ""


def stopping(now: Moment) -> list[Word]:
    """A rival could win in this cycle: who, by what, and the god who prevents it."""
    found: list[Word] = []
    for other in rivals(now.state, now.seat):
        short = gap(now.state, other)
        if short == 0 and (now.bidding or now.acting):
            found.append(alarm("stop", "stop-keep", who=f"seat:{other}"))
        elif short == 1 and not now.has_acted(other):
            found += threat(now, other)
    return found


def threat(now: Moment, other: int) -> list[Word]:
    who = f"seat:{other}"
    if now.acting:
        for way in ways(now.shop, now.state, other):
            helping = [god for god in way.gods if god in now.holds(other)]
            if helping:
                god = f"god:{helping[0]}"
                return [alarm("stop", "stop-turn", who=who, god=god, thing=way.thing)]
    if now.bidding:
        for way in ways(now.shop, now.state, other):
            gods = now.open(way.gods)
            mine = now.holds(now.seat)
            if gods and not all(god in mine for god in gods):
                god = next(one for one in gods if one not in mine)
                return [alarm("stop", "stop-god", who=who, god=f"god:{god}", thing=way.thing)]
    heroes = ready_heroes(now.shop, now.state, other, own=False)
    if heroes and (now.bidding or now.acting) and now.may_have(other) - {APOLLO}:
        return [alarm("stop", "stop-hero", who=who, thing=f"hero:{heroes[0]}")]
    return []


# -- on the way -----------------------------------------------------------------------------------


def growing(now: Moment) -> list[Word]:
    """A god would complete a set of one's own, or a hero's condition is met."""
    found: list[Word] = []
    last = gap(now.state, now.seat) <= 1  # said as winning
    for way in [] if last else ways(now.shop, now.state, now.seat):
        god = having(now, way) if way.sort != "land" else ""
        if god:
            when = "turn" if now.acting else "god"
            found.append(word("set", f"set-{when}", god=f"god:{god}", thing=way.thing))
    wise = now.state.at[PHILOSOPHERS + now.seat]
    if now.bidding and wise == CIRCLE - 2 and now.affordable(("athena",), SECOND_SAGE):
        found.append(word("set", "set-two", god="god:athena"))
    if now.acting and now.god != APOLLO and not last:
        for hero in ready_heroes(now.shop, now.state, now.seat, own=True):
            found.append(word("set", "set-hero", thing=f"hero:{hero}"))
    return found


def guarding(now: Moment) -> list[Word]:
    """A metropolis of one's own that a rival's army could walk into."""
    recruits = now.acting and now.god in ("ares", "hera")
    ares = now.affordable(("ares",)) if now.bidding else ""
    if not recruits and not ares:
        return []
    for land in cities(now.state, now.seat):
        count = units(now.state, land)
        for other in rivals(now.state, now.seat):
            army = marches(now.state, other).get(land, 0)
            if army > count and now.may_march(other):
                place = f"land:{now.state.chart.land_names[land]}"
                values: dict[str, Value] = {
                    "who": f"seat:{other}",
                    "land": place,
                    "units": count,
                    "army": army,
                }
                return [word("guard", "guard-turn" if recruits else "guard-god", **values)]
    return []


def hunting(now: Moment) -> list[Word]:
    """A rival's metropolis that one's own army outnumbers."""
    if gap(now.state, now.seat) <= 1:
        return []
    marching = now.acting and DEEDS["land"] in now.view.options
    ares = now.affordable(("ares",), 1) if now.bidding else ""
    near = marches(now.state, now.seat)
    for name in prey(now.state, now.seat) if marching or ares else []:
        land = now.state.chart.land_names.index(name)
        stands = units(now.state, land) if defended(now.state, land) else 0
        values: dict[str, Value] = {"land": f"land:{name}", "units": stands, "army": near[land]}
        return [word("hunt", "hunt-turn" if marching else "hunt-god", **values)]
    return []


def rival_sets(now: Moment) -> list[Word]:
    """A rival one building or philosopher from a metropolis, and who gives it."""
    if not now.bidding:
        return []
    found: list[Word] = []
    for other in rivals(now.state, now.seat):
        if gap(now.state, other) <= 1:
            continue
        for way in ways(now.shop, now.state, other):
            gods = [god for god in now.open(way.gods) if god not in now.holds(now.seat)]
            if gods and way.sort != "land":
                god = f"god:{gods[0]}"
                found.append(word("rival", "rival", who=f"seat:{other}", god=god, thing=way.thing))
    return found


def underworld(now: Moment) -> list[Word]:
    """Hades on his way, and units that will not stay."""
    hades = now.view.hades if isinstance(now.view, ClassicView) else None
    if hades is None:
        return []
    if now.acting and now.god == "hades":
        return [word("hades", "hades-undead")]
    if now.bidding and "hades" in now.open(("hades",)):
        return [word("hades", "hades-here")]
    if now.bidding and not hades.in_play and hades.threat >= NEARLY_HERE:
        return [word("hades", "hades-near")]
    return []


def money(now: Moment) -> list[Word]:
    """Gold that lies idle, or is lacking."""
    gold = now.gold
    if now.acting and gold >= IDLE_GOLD and len(now.view.options) > 1:
        return [word("gold", "gold-idle", gold=gold)]
    if now.bidding and gold >= RICH:
        return [word("gold", "gold-rich", gold=gold)]
    if now.bidding and gold <= POOR and now.open((APOLLO,)):
        return [word("gold", "gold-poor", gold=gold)]
    return []


def first(now: Moment) -> list[Word]:
    """What a question is about, for whoever meets it for the first time."""
    name = now.game.title.name
    if now.kind.startswith(PLACING):
        return [word("first", f"{name}-place")]
    if now.bidding:
        return [word("first", f"{name}-offering")]
    if UPKEEP in now.kind:
        return [alarm("first", f"{name}-upkeep")]
    if now.acting:
        return [*shelf(now), word("first", f"{name}-turn", goal=now.view.goal), *shopping(now)]
    return []


def shelf(now: Moment) -> list[Word]:
    """What costs more than its price is said before it is bought."""
    bought = [one.removeprefix(BUY) for one in now.view.options if one.startswith(BUY)]
    staying = [name for name in bought if name in PIECE_NAMES]
    if now.game.title.name != "legendary" or not staying:
        return []
    return [alarm("first", "legendary-figurine", thing=f"creature:{staying[0]}")]


def shopping(now: Moment) -> list[Word]:
    """What else can be had in this turn, the first time that it can."""
    found = [word("first", "legendary-hera")] if now.god == "hera" else []
    if any(one.startswith(BUY) for one in now.view.options):
        found.append(word("first", f"{now.game.title.name}-creature"))
    return found
