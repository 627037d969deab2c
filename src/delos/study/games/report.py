"""The report of a study in its folder: JSON, a table each as CSV and Parquet, a page with plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from delos.arena.code import code_facts
from delos.arena.files import put, put_table
from delos.arena.page import Page
from delos.arena.plots import Dot, columns, curves, dots
from delos.study.games.outlook import JUDGED
from delos.study.games.tables import LATE, Row, Study, Table

SHARES: Final = frozenset(
    {"share", "expected_share", "low", "high", "bought_share", "change", "change_low",
     "change_high", "change_used", "change_used_low", "change_used_high", "owner_share",
     "owner_low", "owner_high"}
)  # fmt: skip
MOST: Final = 40  # rows of a plot


def write_report(folder: Path, found: Study) -> None:
    """study.json, a CSV and a Parquet file for each table, report.html."""
    put(folder / "study.json", msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    for table in found.tables:
        put_table(folder, table.name, table.rows)
    put(folder / "report.html", page_of(found).html())


def page_of(found: Study) -> Page:
    page = Page(f"A study of {found.title}")
    code = code_facts()
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    page.words(
        f"{found.finished} finished games of {found.games} between {', '.join(found.bots)}; "
        f"{found.title} with {options or 'no options'}, seed {found.seed}."
    )
    if len(found.variants) > 1:
        page.words(f"Compared, on the same seeds: {'; '.join(found.variants)}.")
    page.words(
        "Intervals are of 95 %. What bots do is not what people do, and what goes with winning "
        "need not be its cause.",
        note=True,
    )
    if JUDGED in found.outlook:
        page.words(
            "Chances to win are a softmax over the judge of the greedy bot: rougher than learned "
            "ones.",
            note=True,
        )
    page.words(f"Delos {code['delos']}, {code['engine']} engine, code {code['code']}.", note=True)
    for table in found.tables:
        page.heading(table.caption)
        for picture in plots_of(table):
            page.plot(picture)
        head, rows = cells(table)
        page.table(head, rows)
    return page


def cells(table: Table) -> tuple[list[str], list[list[str]]]:
    head: dict[str, None] = {}
    for row in table.rows:
        head |= dict.fromkeys(row)
    rows = [[shown(name, row.get(name)) for name in head] for row in table.rows]
    return [name.replace("_", " ") for name in head], rows


def shown(name: str, value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{100 * value:.1f} %" if name in SHARES else f"{value:g}"
    return str(value)


# -- plots -----------------------------------------------------------------------------------------


def plots_of(table: Table) -> list[str]:
    maker = PLOTS.get(table.name)
    return [] if maker is None else maker(table)


def label(row: Row, *names: str) -> str:
    words = [str(row[name]) for name in names]
    return " ".join([*words, f"({row['variant']})"] if row.get("variant") else words)


def shares(*names: str) -> Callable[[Table], list[str]]:
    """Shares of wins below each other, with a line at what equals would have."""

    def made(table: Table) -> list[str]:
        rows = [
            Dot(label(row, *names), row["share"], row["low"], row["high"], f"{row['share']:.1%}")
            for row in table.rows[:MOST]
        ]
        return [dots(rows, table.caption)]

    return made


def god_plots(table: Table) -> list[str]:
    paid = [
        Dot(label(row, "god"), row["paid"], row["paid_low"], row["paid_high"], f"{row['paid']:g}")
        for row in table.rows[:MOST]
    ]
    return [
        dots(paid, "Mean gold paid for a god", percent=False),
        *shares("god")(Table("gods", "Wins of who served a god", table.rows)),
    ]


def price_plot(table: Table) -> list[str]:
    series: dict[str, list[tuple[float, float]]] = {}
    for row in table.rows:
        series.setdefault(label(row, "god"), []).append((row["cycle"], row["paid"]))
    return [curves(series, table.caption, f"cycle ({LATE}: and later)", percent=False)]


def card_plots(table: Table) -> list[str]:
    told = [row for row in table.rows if row["change"] is not None]
    told.sort(key=lambda row: -row["change"])
    rows = [
        Dot(
            label(row, "card"),
            row["change"],
            row["change_low"],
            row["change_high"],
            f"{row['change']:+.1%}, {row['bought'] + row['robbed']}×",
        )
        for row in told[:MOST]
    ]
    return [dots(rows, "Change of the chance to win when a card was bought", par=0.0)]


def length_plot(table: Table) -> list[str]:
    found: dict[str, Counter[int]] = {}
    for row in table.rows:
        found.setdefault(row.get("variant", ""), Counter())[row["length"]] += row["games"]
    return [columns(one, f"Length {name}".strip(), "length") for name, one in found.items()]


PLOTS: Final[dict[str, Callable[[Table], list[str]]]] = {
    "seats": shares("faction"),
    "starts": shares("place"),
    "openings": shares("gods"),
    "bots": shares("bot"),
    "gods": god_plots,
    "order": shares("place"),
    "prices": price_plot,
    "cards": card_plots,
    "metropolises": shares("way"),
    "lengths": length_plot,
    "ends": shares("end"),
    "favourites": shares("after"),
}
