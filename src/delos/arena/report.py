"""The report of a match in its folder: JSON, tables and a page with plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from delos.arena.code import code_facts
from delos.arena.files import put, put_table
from delos.arena.match import Match, Played, sides_of
from delos.arena.page import Page, between, number, percent
from delos.arena.plots import Dot, columns, curves, dots
from delos.arena.ratings import MISSING
from delos.arena.summary import BotLine, Share, Summary, points

POINTS = 120  # of a curve


def write_report(folder: Path, match: Match, found: Summary, lines: Sequence[Played]) -> None:
    """summary.json; games and bots as CSV and Parquet; report.html."""
    put(folder / "summary.json", msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    put_table(folder, "games", game_rows(match, lines))
    put_table(folder, "bots", bot_rows(found))
    put(folder / "report.html", page_of(match, found, lines).html())


def game_rows(match: Match, lines: Sequence[Played]) -> list[dict[str, Any]]:
    """A row for each seat of each game."""
    table = match.table(0)
    sides = sides_of(table)
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    rows: list[dict[str, Any]] = []
    for one in lines:
        won = points(one, sides)
        for seat, bot in enumerate(one.bots):
            rows.append(
                {
                    "game": one.game,
                    "pairing": one.lineup,
                    "map": one.map,
                    "seat": seat,
                    "faction": table.seats[seat],
                    "bot": match.bots[bot],
                    "won": won[side_of[seat]] if one.over else None,
                    "finished": one.over,
                    "length": one.length,
                    "decisions": one.decisions,
                    "fault": one.error if one.fault == seat else "",
                }
            )
    return rows


def bot_rows(found: Summary) -> list[dict[str, Any]]:
    rows = []
    for name, bot in found.bots.items():
        slips = ", ".join(f"{kind} {count}" for kind, count in sorted(bot.slips.items()))
        rows.append({"bot": name, **msgspec.to_builtins(bot), "slips": slips})
    return rows


# -- the page ----------------------------------------------------------------------------------


def page_of(match: Match, found: Summary, lines: Sequence[Played]) -> Page:
    page = Page(f"Arena: {', '.join(match.bots)}")
    code = code_facts()
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    page.words(
        f"{found.finished} finished games of {found.title} ({options or 'as the box says'}), "
        f"{len(found.seats)} seats on {found.maps} maps, {found.mode}, seed {found.seed}. "
        f"{found.capped} were stopped at {match.limit} decisions, {found.failed} broken off by a "
        f"bot; {found.shared} victories were shared. A bot as good as the others wins "
        f"{percent(found.par)}."
    )
    page.words(f"Delos {code['delos']}, {code['engine']} engine, code {code['code']}.", note=True)
    strength(page, found)
    if len(found.pairings) > 1:
        pairings(page, found)
    course(page, match, lines)
    seats(page, found)
    page.heading("Length")
    page.plot(columns(Counter(one.length for one in lines if one.over), "Lengths", "length"))
    if found.errors:
        page.heading("Games that a bot broke off")
        for error in found.errors:
            page.words(error)
    return page


def strength(page: Page, found: Summary) -> None:
    page.heading("Wins")
    order = sorted(found.bots.items(), key=lambda one: -one[1].share)
    page.plot(dots([dot(name, bot) for name, bot in order], "Share of wins", par=found.par))
    for name, bot in order:
        if bot.slips:
            told = ", ".join(f"{kind} {count}" for kind, count in sorted(bot.slips.items()))
            page.words(f"Faults of {name}, each a choice taken at random: {told}.")
    page.table(
        ["bot", "games", "sides", "wins", "share", "95 %", "rating", "95 %", "ms", "mean", "95 %"],
        [bot_cells(name, bot) for name, bot in order],
        "Shares are of the sides a bot played; ms: processor time of a decision (of an engine: "
        "time until it answered), median, mean and what 95 % do not exceed.",
    )
    rated = [(name, bot) for name, bot in order if bot.rating is not None]
    if not rated:
        page.words(MISSING, note=True)
        return
    page.heading("Ratings")
    page.plot(dots([rating_dot(name, bot) for name, bot in rated], "Ratings", percent=False))
    page.words("OpenSkill (Plackett-Luce); everybody starts at 25.", note=True)


def bot_cells(name: str, bot: BotLine) -> list[str]:
    rated = bot.rating_low is not None
    return [
        name,
        str(bot.games),
        str(bot.sides),
        f"{bot.wins:g}",
        percent(bot.share),
        between(bot.low, bot.high),
        number(bot.rating),
        f"{number(bot.rating_low)} to {number(bot.rating_high)}" if rated else "–",
        number(bot.ms, 2),
        number(bot.ms_mean, 2),
        number(bot.ms_95, 2),
    ]


def dot(name: str, share: Share) -> Dot:
    return Dot(name, share.share, share.low, share.high, percent(share.share))


def rating_dot(name: str, bot: BotLine) -> Dot:
    assert bot.rating is not None
    assert bot.rating_low is not None
    assert bot.rating_high is not None
    return Dot(name, bot.rating, bot.rating_low, bot.rating_high, number(bot.rating))


def pairings(page: Page, found: Summary) -> None:
    page.heading("Who met whom")
    rows = []
    for pairing in found.pairings:
        for name, share in pairing.bots.items():
            against = ", ".join(
                f"{other} ×{count}" for other, count in pairing.sides.items() if other != name
            )
            rows.append(
                [
                    f"{name} ×{pairing.sides[name]}",
                    against,
                    str(share.games),
                    f"{share.wins:g}",
                    percent(share.share),
                    between(share.low, share.high),
                ]
            )
    page.table(["bot", "against", "games", "wins", "share", "95 %"], rows)


def course(page: Page, match: Match, lines: Sequence[Played]) -> None:
    """How the shares settled: one that still wanders wants more games."""
    sides = sides_of(match.table(0))
    won = [0.0] * len(match.bots)
    tried = [0] * len(match.bots)
    done = [one for one in lines if one.over]
    every = max(1, len(done) // POINTS)
    series: dict[str, list[tuple[float, float]]] = {name: [] for name in match.bots}
    for index, one in enumerate(done, 1):
        for side, part in enumerate(points(one, sides)):
            bot = one.bots[sides[side][0]]
            tried[bot] += 1
            won[bot] += part
        if index % every == 0 or index == len(done):
            for bot, name in enumerate(match.bots):
                if tried[bot]:
                    series[name].append((index, won[bot] / tried[bot]))
    page.heading("Shares over the games")
    page.plot(curves(series, "Shares of wins over the games", "games"))


def seats(page: Page, found: Summary) -> None:
    page.heading("Seats")
    page.words("Wins of each seat, whoever sat there; with teams, of each team.", note=True)
    names = found.seats
    if len(found.by_side) < len(names):
        names = [f"team {side + 1}" for side in range(len(found.by_side))]
    rows = [dot(name, share) for name, share in zip(names, found.by_side, strict=True)]
    page.plot(dots(rows, "Share of wins by seat", par=found.par))
