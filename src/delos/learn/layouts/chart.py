"""The map itself, for learners that meet many maps: who touches whom, icons, sites."""

from __future__ import annotations

from typing import Final

from delos.cyclades.chart import LANDS, SITES, Chart
from delos.kernel.cells import Cells
from delos.kernel.errors import BadOption
from delos.kernel.title import Title
from delos.learn.layouts.base import NUMBER, ONE_OF, SET, SINGLE, Layout, Section
from delos.learn.layouts.cyclades import CycladesLayout

NOWHERE: Final = -1


def chart_of(title: Title) -> Chart:
    """The map of a table; BadOption for a title without one."""
    chart = getattr(title, "chart", None)
    if not isinstance(chart, Chart):
        raise BadOption(f"The title {title.name!r} has no map that could be observed.")
    return chart


def chart_sections(layout: Layout) -> list[Section]:
    """In the order of `chart_cells`."""
    assert isinstance(layout, CycladesLayout)
    lands, seas, sites = layout.lands, layout.seas, layout.sites
    found: list[Section] = []
    cell = 0
    for name, form, cells, things in (
        ("map.land_lands", SET, lands, lands),
        ("map.land_seas", SET, lands, seas),
        ("map.land_icons", NUMBER, lands, []),
        ("map.sea_seas", SET, seas, seas),
        ("map.sea_icons", NUMBER, seas, []),
        ("map.site_land", ONE_OF, sites, lands),
        ("map.site_harbour", ONE_OF, sites, seas),
        ("map.priestesses", SET, SINGLE, lands),
    ):
        special = ["none"] if form == ONE_OF else []
        found.append(Section(name, form, cell, cells, things, special))
        cell += len(cells)
    return found


def chart_cells(layout: Layout, chart: Chart) -> list[int]:
    """Padded to the most areas and sites that a map of the title may have."""
    assert isinstance(layout, CycladesLayout)
    seas = len(layout.seas)
    return [
        *padded(chart.land_lands, LANDS, 0),
        *padded(chart.land_seas, LANDS, 0),
        *padded(chart.land_icons, LANDS, 0),
        *padded(chart.sea_seas, seas, 0),
        *padded(chart.sea_icons, seas, 0),
        *padded(chart.site_land, SITES, NOWHERE),
        *padded(chart.site_harbour, SITES, NOWHERE),
        chart.priestesses,
    ]


def padded(values: Cells, size: int, rest: int) -> list[int]:
    return list(values) + [rest] * (size - len(values))
