"""Facts of the cards of both Cyclades: creatures, heroes, gods, bids and buildings."""

from __future__ import annotations

from delos.cyclades.bits import BIT, size
from delos.cyclades.cells import (
    BUILT,
    FIGURINES_OF,
    GONE,
    HERO_NEW,
    HEROES_OF,
    PHILOSOPHERS,
    PRIESTESSES,
    SITES_OF,
    SUPPLY,
)
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS
from delos.cyclades.reach import team_metropolises
from delos.cyclades.state import CycladesState
from delos.kernel.reason import read_key
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.study.cards import NAME, Cost, Facts, Line, Meter, Note, Rung, Said
from delos.study.near import empty_near
from delos.study.reaching import lands_of_sites, reachable
from delos.study.shops import shop_of
from delos.study.shops.shop import SET, Shop

BASIC = BUILDING_NAMES[:SET]
LEGENDARY = "legendary"
MOST_NAMED = 5  # areas of a list; the map shows the rest
PHILOSOPHERS_NEEDED = 4  # in both


def told(title: Title, state: State, seat: int | None, thing: str, offered: bool) -> Facts:
    """``offered``: the seat may choose the thing now, wherever it lies."""
    facts = Facts()
    if not isinstance(state, CycladesState):
        return facts
    shop = shop_of(title)
    kind, _, word = thing.partition(":")
    if kind == "creature" or (kind == "hero" and shop.heroes_among_creatures):
        creature(facts, shop, title, state, seat, word, offered)
    if kind == "hero":
        hero(facts, shop, title, state, seat, word)
    elif kind == "god":
        god(facts, shop, state, seat, word)
    elif kind == "bid":
        bid(facts, shop, state, seat, word)
    elif kind == "building":
        building(facts, shop, title, state, seat, word)
    elif kind == "bonus" and title.name == LEGENDARY:
        from delos.study.cards_bonuses import bonus

        bonus(facts, title, state, seat, word)
    elif kind in ("item", "favour") and title.name != LEGENDARY:
        from delos.study import cards_hades

        tell = cards_hades.item if kind == "item" else cards_hades.favour
        tell(facts, title, state, seat, word)
    return facts


# -- creatures ------------------------------------------------------------------------------------


def creature(
    facts: Facts,
    shop: Shop,
    title: Title,
    state: CycladesState,
    seat: int | None,
    word: str,
    offered: bool,
) -> None:
    card = shop.card(word)
    if card < 0:
        return
    place = shop.place(state, card)
    if place >= 0:
        track_price(facts, shop, state, seat, card, place)
    else:
        for faction in range(state.rules.factions):
            if state.at[FIGURINES_OF + faction] & BIT[card]:
                facts.note(
                    "tell-owned-by",
                    token=f"faction:{title.seats[faction]}",
                    who=f"faction:{title.seats[faction]}",
                )
    if seat is not None and (place >= 0 or offered):
        facts.targets = reachable(title, state, seat, shop.played(seat, card))


def track_price(
    facts: Facts, shop: Shop, state: CycladesState, seat: int | None, card: int, place: int
) -> None:
    price = shop.prices[place]
    lines = [Line("unit:gold", Said("tell-price-space", {"place": place + 1}), price)]
    if seat is None:
        facts.cost = Cost(tuple(lines), price, None)
    else:
        for site in shop.discounts(state, seat, card, place):
            price -= 1
            lines.append(discount(state, site))
        facts.cost = Cost(tuple(lines), price, state.gold(seat))
    holder = shop.reserved(state, place)
    if holder >= 0 and holder != seat:
        who = f"seat:{holder}"
        facts.note("tell-reserved", "bad", "", who=who)
    later = shop.later_price(state, place)
    facts.note("tell-price-later" if later else "tell-leaves", price=later)


def discount(state: CycladesState, site: int) -> Line:
    """A temple or metropolis that makes a card cheaper; one outside the board has no site."""
    if site < 0 or site >= state.chart.sites:
        return Line("building:metropolis", Said("tell-discount-away"), -1)
    land = f"land:{state.chart.land_names[state.chart.site_land[site]]}"
    metropolis = state.at[BUILT + METROPOLIS] & BIT[site] != 0
    word = "metropolis" if metropolis else "temple"
    return Line(f"building:{word}", Said(f"tell-discount-{word}", {"land": land}), -1)


# -- heroes ---------------------------------------------------------------------------------------


def hero(
    facts: Facts, shop: Shop, title: Title, state: CycladesState, seat: int | None, word: str
) -> None:
    number = shop.hero(word)
    if number < 0 or number >= len(state.rules.heroes):
        return  # no such hero, or none at this table
    owner = next(
        (one for one in range(state.rules.factions) if state.at[HEROES_OF + one] & BIT[number]), -1
    )
    if owner < 0 and shop.hero_price(state, number):
        price = shop.hero_price(state, number)
        facts.cost = Cost(
            (Line("unit:gold", Said("tell-price-hero"), price),),
            price,
            None if seat is None else state.gold(seat),
        )
        if seat is not None:
            facts.targets = shop.hero_places(state, seat)
    elif owner >= 0 and owner != seat:
        name = f"faction:{title.seats[owner]}"
        facts.note("tell-owned-by", token=name, who=name)
    asker = seat if seat is not None else owner
    if asker >= 0:
        if seat is not None or not shop.secret(state, number):
            condition(facts, shop, state, asker, number)
        if owner == asker and state.at[HERO_NEW] & BIT[number]:
            facts.note("tell-new-hero", "bad")
    rivals(facts, shop, title, state, asker, number)


def condition(facts: Facts, shop: Shop, state: CycladesState, seat: int, number: int) -> None:
    """A sacrifice that wants so many of something, as a meter."""
    key = shop.condition(state, seat, number)
    if not key:
        return
    read = read_key(key)
    counted = dict(token.split("=n:", 1) for token in read.tokens if "=n:" in token)
    if "need" not in counted:
        return
    want, have = int(counted["need"]), int(counted.get("have", 0))
    message = "tell-" + read.word
    facts.meters.append(Meter(Said(message), have, want, key if have < want else ""))
    near = empty_near(state, seat, read.word) if have < want else []
    if near:
        what = [Said(NAME, {"thing": place}) for place in near[:MOST_NAMED]]
        more = "-more" if len(near) > MOST_NAMED else ""
        facts.note(f"tell-empty-near{more}", "good", "", what=what, count=len(near) - MOST_NAMED)


def rivals(
    facts: Facts, shop: Shop, title: Title, state: CycladesState, seat: int, number: int
) -> None:
    """Others who fulfil the condition now, as far as everybody can see it."""
    if shop.secret(state, number):
        return
    for other in range(state.rules.factions):
        if other == seat or state.at[GONE] & BIT[other] or not state.opposed(seat, other):
            continue
        if shop.may_sacrifice(state, other, number):
            name = f"faction:{title.seats[other]}"
            facts.note("tell-rival-could", token=name, who=name)


# -- gods and bids --------------------------------------------------------------------------------


def god(facts: Facts, shop: Shop, state: CycladesState, seat: int | None, word: str) -> None:
    facts.gifts = list(shop.gifts(word))
    number = shop.god(word)
    gods = shop.gods_open(state)
    if number < 0 or number not in gods:
        cycles = shop.opens_in(state, number) if number >= 0 else 0
        if cycles:
            facts.note("tell-next-cycle", count=cycles)
        else:
            facts.note("tell-not-this-cycle")
        return
    if seat is not None:
        set_notes(facts, shop, state, seat, word)
        holder = shop.holder(state, number)
        if shop.bidding(state) and holder != seat:
            least = shop.least_bid(state, number)
            if least:
                pay = shop.bid_price(state, seat, number, least)
                example(facts, shop, state, seat, word, least, pay)
    facts.note("tell-acts", place=gods.index(number) + 1, count=len(gods))


def example(
    facts: Facts, shop: Shop, state: CycladesState, seat: int, word: str, least: int, pay: int
) -> None:
    left = state.gold(seat) - pay
    if left < 0:
        facts.note("tell-cannot-bid", "bad", "unit:gold", bid=least, pay=pay)
        return
    buys = shop.purchases(state, seat, word, left)
    if buys:
        facts.note("tell-example", "plain", "unit:gold", bid=least, pay=pay, left=left, what=buys)
    else:
        facts.note("tell-example-bare", "plain", "unit:gold", bid=least, pay=pay, left=left)


def bid(facts: Facts, shop: Shop, state: CycladesState, seat: int | None, word: str) -> None:
    """``bid:athena:7``: what it costs, whom it drives off, what is left and for what."""
    name, _, wanted = word.partition(":")
    number = shop.god(name)
    if number < 0 or not wanted.isdecimal() or len(wanted) > 3:
        return
    value = int(wanted)
    holder = shop.holder(state, number)
    if seat is None:
        return
    facts.ladder = ladder(shop, state, seat, number, value)
    least = shop.least_bid(state, number)
    if holder >= 0 and holder != seat and value < least:
        who = f"seat:{holder}"
        stands = shop.standing_bid(state, number)
        facts.note("tell-bid-too-low", "bad", who, who=who, stands=stands, least=least)
        return
    pay = shop.bid_price(state, seat, number, value)
    lines = [Line("unit:gold", Said("tell-bid"), value)]
    clergy = state.at[PRIESTESSES + seat]
    if clergy and pay < value:
        lines.append(
            Line(
                shop.clergy,
                Said(f"tell-{shop.clergy.partition(':')[2]}", {"count": clergy}),
                pay - value,
            )
        )
    elif pay > value:
        lines.append(Line("unit:gold", Said("tell-other-bids"), pay - value))
    gold = state.gold(seat)
    facts.cost = Cost(tuple(lines), pay, gold)
    if holder >= 0 and holder != seat and shop.standing_bid(state, number) < value:
        others = [
            Said(NAME, {"thing": f"god:{shop.god_names[other]}"})
            for other in shop.gods_open(state)
            if other != number
        ]
        facts.note("tell-ousts", "plain", f"seat:{holder}", who=f"seat:{holder}", gods=others)
    set_notes(facts, shop, state, seat, name)
    if gold >= pay:
        buys = shop.purchases(state, seat, name, gold - pay)
        if buys:
            facts.note("tell-left-buys", left=gold - pay, what=buys)


def ladder(shop: Shop, state: CycladesState, seat: int, god: int, bid: int) -> list[Rung]:
    """The values of a god: those that the seat can bid and pay, and whose marker stands where."""
    gold = state.gold(seat)
    holder, stands, least = (
        shop.holder(state, god),
        shop.standing_bid(state, god),
        shop.least_bid(state, god),
    )
    return [
        Rung(
            value,
            bool(least) and value >= least and shop.bid_price(state, seat, god, value) <= gold,
            f"seat:{holder}" if holder >= 0 and value == stands else "",
        )
        for value in shop.bid_values(state, bid)
    ]


# -- sets -----------------------------------------------------------------------------------------


def owned(shop: Shop, state: CycladesState, seat: int) -> list[bool]:
    sites = shop.set_sites(state, seat)
    return [sites & state.at[BUILT + type] != 0 for type in range(SET)]


def set_notes(facts: Facts, shop: Shop, state: CycladesState, seat: int, name: str) -> None:
    """Whether a god's building helps the set of the seat."""
    types = shop.building_types(state, seat, name)
    if not types:
        return
    have = owned(shop, state, seat)
    new = [type for type in types if not have[type]]
    if not new:
        word = f"building:{BASIC[types[0]]}"
        lacks = lacking(have)
        facts.note("tell-set-nothing", "bad", word, thing=word, lacks=lacks)
        return
    word = f"building:{BASIC[new[0]]}"
    price = shop.building_price
    sold = "-for" if price else ""
    if sum(have) == SET - 1:
        facts.note(f"tell-set-complete{sold}", "good", word, thing=word, price=price)
    else:
        have_then = sum(have) + 1
        facts.note(f"tell-set-new{sold}", "good", word, thing=word, have=have_then, price=price)


def lacking(have: list[bool]) -> list[Said]:
    return [
        Said(NAME, {"thing": f"building:{name}"})
        for name, there in zip(BASIC, have, strict=True)
        if not there
    ]


def building(
    facts: Facts, shop: Shop, title: Title, state: CycladesState, seat: int | None, word: str
) -> None:
    if word == BUILDING_NAMES[METROPOLIS]:
        metropolis(facts, shop, title, state, seat)
    elif word in BASIC:
        basic(facts, shop, state, seat, word)
    elif word in ("theatre", "necropolis") and title.name != LEGENDARY:
        from delos.study import cards_hades

        tell = cards_hades.theatre if word == "theatre" else cards_hades.necropolis
        tell(facts, state, seat)


def basic(facts: Facts, shop: Shop, state: CycladesState, seat: int | None, word: str) -> None:
    """One of the four types: what it costs, where it could stand, what it does for the set."""
    givers = [Said(NAME, {"thing": f"god:{name}"}) for name in shop.givers(word)]
    if shop.building_price:
        line = Line("unit:gold", Said("tell-price-building", {"gods": givers}), shop.building_price)
        gold = None if seat is None else state.gold(seat)
        facts.cost = Cost((line,), shop.building_price, gold)
    if seat is not None:
        have = owned(shop, state, seat)
        mine = size(state.at[SITES_OF + seat] & state.at[BUILT + BASIC.index(word)])
        facts.meters.append(Meter(Said("tell-set"), sum(have), SET, ""))
        if not have[BASIC.index(word)]:
            facts.notes.append(Note("bad", f"building:{word}", Said("tell-have-none")))
        else:
            facts.note("tell-have", "plain", f"building:{word}", count=mine)
        lacks = lacking(have)
        if lacks:
            facts.note("tell-lacks", "plain", "", what=lacks)
        facts.targets = lands_of_sites(state, shop.free_sites(state, seat))
        if not facts.targets:
            facts.note("tell-no-sites", "bad")
    left = state.at[SUPPLY + BASIC.index(word)]
    facts.note("tell-supply", "plain" if left else "bad", "", count=left)
    if not shop.building_price:
        facts.note("tell-givers", gods=givers)


def metropolis(
    facts: Facts, shop: Shop, title: Title, state: CycladesState, seat: int | None
) -> None:
    """How far both ways to one are, and how many everybody has."""
    if seat is not None:
        have = owned(shop, state, seat)
        facts.meters.append(Meter(Said("tell-set"), sum(have), SET, ""))
        wise = state.at[PHILOSOPHERS + seat]
        facts.meters.append(Meter(Said("tell-philosophers"), wise, PHILOSOPHERS_NEEDED, ""))
        facts.targets = shop.metropolis_places(state, seat)
        if lacking(have):
            facts.note("tell-lacks", "plain", "", what=lacking(have))
    for other in range(state.rules.factions):
        count = team_metropolises(state, other)
        if count and not state.at[GONE] & BIT[other]:
            name = f"faction:{title.seats[other]}"
            facts.note("tell-metropolises", "plain", name, who=name, count=count)
    facts.note("tell-goal", count=state.rules.goal)
