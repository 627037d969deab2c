"""Stable words for things that have a number."""

from delos.cyclades.bits import BIT, size
from delos.cyclades.chart import Chart


def name_in(names: list[str], number: int) -> str:
    """The name, or a placeholder for numbers that this table does not use."""
    return names[number] if number < len(names) else f"#{number}"


def site_name(chart: Chart, site: int) -> str:
    """``naxos-2`` is the second site of Naxos."""
    if site >= chart.sites:
        return f"#{site}"
    land = chart.site_land[site]
    return f"{chart.land_names[land]}-{size(chart.land_sites[land] & (BIT[site + 1] - 1))}"


def site_names(chart: Chart) -> list[str]:
    return [site_name(chart, site) for site in range(chart.sites)]
