"""From notes to tables: each a list of rows, numbers with 95 % intervals.

Several observations of one game hang together; where that is so, intervals are made from the sums
of whole games. Shares with at most one observation of a game have Wilson's.
"""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from delos.arena.intervals import mean_interval, ratio_interval, share_interval, wilson
from delos.arena.summary import points
from delos.study.games.notes import Deed, Studied

LATE: Final = 12  # cycles from here on are one row
STAGES: Final = (0.25, 0.5, 0.75)  # of a game, at which the favourite is asked for
Row = dict[str, Any]


class Table(msgspec.Struct):
    name: str
    caption: str
    rows: list[Row]


class Study(msgspec.Struct):
    """What came of the games of a study."""

    title: str
    bots: list[str]
    options: dict[str, Any]
    variants: list[str]  # what distinguishes them; one without a name if nothing is varied
    seed: int
    games: int
    finished: int
    outlook: str  # where chances come from
    tables: list[Table]

    def table(self, name: str) -> list[Row]:
        return next(table.rows for table in self.tables if table.name == name)


class Group:
    """The finished games of one variant."""

    def __init__(
        self, variant: str, lines: Sequence[Studied], seats: Sequence[str], sides: list[list[int]]
    ) -> None:
        self.variant = variant
        self.lines = lines
        self.seats = seats
        self.sides = sides
        self.won = [won_by(line, sides) for line in lines]  # what each seat won


def won_by(line: Studied, sides: list[list[int]]) -> list[float]:
    found = [0.0] * len(line.bots)
    for seats, part in zip(sides, points(line, sides), strict=True):
        for seat in seats:
            found[seat] = part
    return found


def all_tables(groups: Sequence[Group], bots: Sequence[str]) -> list[Table]:
    made: list[tuple[str, str, Callable[[Group], Iterable[Row]]]] = [
        ("seats", "Wins by seat", seats),
        ("starts", "Wins by place in the turn order at the start", starts),
        ("openings", "Wins of the first seat to move, by the gods at the start", openings),
        ("bots", "Wins by bot", lambda group: by_bot(group, bots)),
        ("gods", "Gods: what was bid and paid, and how often who served them won", gods),
        ("order", "Wins by place in the order of acting, over all cycles", acting),
        ("prices", "Gold paid for a god, by cycle", prices),
        ("cards", "Cards: offered, bought, used; how the chance to win changed; wins", cards),
        ("metropolises", "Ways to a metropolis", ways),
        ("lengths", "Length of the games", lengths),
        ("ends", "How the games ended", ends),
        ("leads", "Lead changes in a game: another seat has the best chance to win", leads),
        ("favourites", "Wins of the seat with the best chance, and what it was", favourites),
        ("counts", "What seats did and had: mean of all, of winners, of the others", counts),
    ]
    tables = []
    for name, caption, rows_of in made:
        rows: list[Row] = []
        for group in groups:
            mark = {"variant": group.variant} if len(groups) > 1 else {}
            rows += [{**mark, **row} for row in rows_of(group)]
        if rows:
            tables.append(Table(name, caption, rows))
    return tables


# -- who wins ------------------------------------------------------------------------------------


def share(won: float, tries: int) -> Row:
    low, high = wilson(won, tries)
    part = won / tries if tries else 0.0
    return {
        "games": tries,
        "wins": round(won, 3),
        "share": round(part, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def seats(group: Group) -> Iterable[Row]:
    for seat, name in enumerate(group.seats):
        won = sum(won[seat] for won in group.won)
        yield {"seat": seat, "faction": name, **share(won, len(group.won))}


def starts(group: Group) -> Iterable[Row]:
    for place in range(len(group.seats)):
        won = sum(
            won[line.notes.places.index(place)]
            for line, won in zip(group.lines, group.won, strict=True)
        )
        yield {"place": place + 1, **share(won, len(group.won))}


def openings(group: Group) -> Iterable[Row]:
    tries: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for line, won in zip(group.lines, group.won, strict=True):
        if line.notes.opening:
            tries[line.notes.opening] += 1
            wins[line.notes.opening] += won[line.notes.places.index(0)]
    for opening, count in tries.most_common():
        yield {"gods": opening, **share(wins[opening], count)}


def by_bot(group: Group, bots: Sequence[str]) -> Iterable[Row]:
    if len(bots) < 2:
        return
    for bot, name in enumerate(bots):
        pairs = []
        for line, won in zip(group.lines, group.won, strict=True):
            mine = [won[seats[0]] for seats in group.sides if line.bots[seats[0]] == bot]
            pairs.append((sum(mine), len(mine)))
        yield {"bot": name, "sides": sum(count for _, count in pairs), **won_share(pairs)}


# -- gods ----------------------------------------------------------------------------------------


def rated(pairs: list[tuple[float, int]], name: str, digits: int = 4) -> Row:
    """A mean over observations that hang together within a game."""
    mean, low, high = ratio_interval(pairs)
    return {
        name: round(mean, digits),
        f"{name}_low": round(low, digits),
        f"{name}_high": round(high, digits),
    }


def won_share(pairs: list[tuple[float, int]]) -> Row:
    """The share of wins over observations that hang together within a game."""
    part, low, high = share_interval(pairs)
    return {"share": round(part, 4), "low": round(low, 4), "high": round(high, 4)}


def gods(group: Group) -> Iterable[Row]:
    names = sorted({one.god for line in group.lines for one in line.notes.gods})
    for name in names:
        bids, paid, wins = [], [], []
        for line, won in zip(group.lines, group.won, strict=True):
            turns = [one for one in line.notes.gods if one.god == name]
            bids.append((float(sum(one.bid for one in turns)), len(turns)))
            paid.append((float(sum(one.paid for one in turns)), len(turns)))
            wins.append((sum(won[one.seat] for one in turns), len(turns)))
        every = [one.paid for line in group.lines for one in line.notes.gods if one.god == name]
        yield {
            "god": name,
            "turns": len(every),
            **rated(bids, "bid", 2),
            **rated(paid, "paid", 2),
            "paid_median": statistics.median(every),
            "paid_most": max(every),
            **won_share(wins),
        }


def acting(group: Group) -> Iterable[Row]:
    most = max((one.place for line in group.lines for one in line.notes.gods), default=-1)
    for place in range(most + 1):
        wins = []
        for line, won in zip(group.lines, group.won, strict=True):
            there = [won[one.seat] for one in line.notes.gods if one.place == place]
            wins.append((sum(there), len(there)))
        yield {
            "place": place + 1,
            "turns": sum(count for _, count in wins),
            **won_share(wins),
        }


def prices(group: Group) -> Iterable[Row]:
    found: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    for line in group.lines:
        for one in line.notes.gods:
            found[one.god, min(one.cycle, LATE)].append(one.paid)
    for god, cycle in sorted(found):
        mean, low, high = mean_interval(found[god, cycle])
        yield {
            "god": god,
            "cycle": cycle,
            "turns": len(found[god, cycle]),
            "paid": round(mean, 2),
            "paid_low": round(low, 2),
            "paid_high": round(high, 2),
        }


# -- cards ---------------------------------------------------------------------------------------


def cards(group: Group) -> Iterable[Row]:
    offered: Counter[str] = Counter()
    deeds: defaultdict[tuple[str, str], list[tuple[int, Deed]]] = defaultdict(list)
    for game, line in enumerate(group.lines):
        for thing, count in line.notes.offered.items():
            offered[thing.partition(":")[2]] += count
        for deed in line.notes.deeds:
            deeds[deed.kind, deed.name].append((game, deed))
    kinds = {name for _, name in deeds}
    for kind, name in sorted(deeds):
        yield card(group, kind, name, deeds[kind, name], offered[name])
    for name in sorted(set(offered) - kinds):
        if name != "none":
            yield card(group, "never had", name, [], offered[name])


def card(
    group: Group, kind: str, name: str, deeds: list[tuple[int, Deed]], offered: int
) -> Row:  # fmt: skip
    by_how: Counter[str] = Counter(deed.how for _, deed in deeds)
    gained = [(game, deed) for game, deed in deeds if deed.how in ("bought", "robbed")]
    used = [(game, deed) for game, deed in deeds if deed.how in ("used", "locked")]
    paid = [float(deed.price) for _, deed in gained if deed.price is not None]
    scores = [float(deed.price) for _, deed in deeds if deed.how == "scored" and deed.price]
    owners = {(game, deed.seat) for game, deed in deeds}
    bought = by_how["bought"]
    row: Row = {
        "kind": kind,
        "card": name,
        "offered": offered,
        "bought": bought,
        "bought_share": round(bought / offered, 4) if offered else None,
        "robbed": by_how["robbed"],
        "used": by_how["used"] + by_how["locked"],
        "price": round(statistics.mean(paid), 2) if paid else None,
        "points": round(statistics.mean(scores), 2) if scores else None,
        "when": round(statistics.mean(deed.when for _, deed in gained), 1) if gained else None,
    }
    for word, part in (("change", gained), ("change_used", used)):
        row |= change(group, word, part)
    won = sum(group.won[game][seat] for game, seat in owners)
    told = share(won, len(owners))
    owned = {f"owner_{name}": told[name] for name in ("games", "share", "low", "high")}
    return {**row, **owned}


def change(group: Group, word: str, deeds: list[tuple[int, Deed]]) -> Row:
    """The mean change of the chance to win, in parts of one."""
    told = [(game, deed.change) for game, deed in deeds if deed.change is not None]
    if not told:
        return {word: None, f"{word}_low": None, f"{word}_high": None}
    sums: dict[int, tuple[float, int]] = {}
    for game, value in told:
        total, count = sums.get(game, (0.0, 0))
        sums[game] = (total + value, count + 1)
    return rated(list(sums.values()), word)


# -- metropolises, length, leads -------------------------------------------------------------------


def ways(group: Group) -> Iterable[Row]:
    towns = [
        (won[town.seat], town)
        for line, won in zip(group.lines, group.won, strict=True)
        for town in line.notes.towns
    ]
    for way, count in Counter(town.way for _, town in towns).most_common():
        mine = [(won, town) for won, town in towns if town.way == way]
        low, high = wilson(count, len(towns))
        yield {
            "way": way,
            "metropolises": count,
            "share": round(count / len(towns), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "first": sum(town.nth == 1 for _, town in mine),
            "second": sum(town.nth == 2 for _, town in mine),
            "later": sum(town.nth > 2 for _, town in mine),
            "cycle": round(statistics.mean(town.when for _, town in mine), 1),
            "owner_share": round(sum(won for won, _ in mine) / count, 4),
        }


def lengths(group: Group) -> Iterable[Row]:
    for length, count in sorted(Counter(line.length for line in group.lines).items()):
        yield {"length": length, "games": count}


def ends(group: Group) -> Iterable[Row]:
    found = Counter("+".join(sorted(line.notes.ends)) or "–" for line in group.lines)
    for end, count in found.most_common():
        told = share(count, len(group.lines))
        yield {"end": end, "games": count, **parts(told)}
    shared = sum(max(won) < 1 for won in group.won)
    yield {"end": "victory shared", "games": shared, **parts(share(shared, len(group.lines)))}


def parts(told: Row) -> Row:
    return {name: told[name] for name in ("share", "low", "high")}


def leads(group: Group) -> Iterable[Row]:
    changes = [float(lead_changes(line.notes.outlook)) for line in group.lines]
    mean, low, high = mean_interval(changes)
    yield {
        "games": len(changes),
        "changes": round(mean, 3),
        "changes_low": round(low, 3),
        "changes_high": round(high, 3),
        "none": sum(not one for one in changes),
        "most": int(max(changes)),
    }


def favourites(group: Group) -> Iterable[Row]:
    for stage in STAGES:
        won, chance = 0.0, 0.0
        for line, result in zip(group.lines, group.won, strict=True):
            rows = line.notes.outlook[:-1] or line.notes.outlook
            now = rows[min(len(rows) - 1, int(stage * len(rows)))][1:]
            leader = now.index(max(now))
            won += result[leader]
            chance += now[leader]
        yield {
            "after": f"{stage:.0%} of the game",
            **share(won, len(group.lines)),
            "expected_share": round(chance / len(group.lines), 4),
        }


def lead_changes(outlook: list[list[float]]) -> int:
    """How often another seat had the best chance than at the look before; the end counts."""
    leaders = [row[1:].index(max(row[1:])) for row in outlook]
    return sum(one != other for one, other in pairwise(leaders))


def counts(group: Group) -> Iterable[Row]:
    for what in sorted({what for line in group.lines for what in line.notes.counts}):
        every, winners, others = [], [], []
        for line, won in zip(group.lines, group.won, strict=True):
            row = line.notes.counts.get(what, [0] * len(line.bots))
            every.append((float(sum(row)), len(row)))
            mine = [value for value, part in zip(row, won, strict=True) if part]
            winners.append((float(sum(mine)), len(mine)))
            others.append((float(sum(row) - sum(mine)), len(row) - len(mine)))
        yield {
            "what": what,
            **rated(every, "mean", 3),
            **rated(winners, "winners", 3),
            **rated(others, "others", 3),
        }
