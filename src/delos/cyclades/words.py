"""Stable words for things that have a number."""

from delos.cyclades.chart import Chart


def name_in(names: list[str], number: int) -> str:
    """The name, or a placeholder for numbers that this table does not use."""
    return names[number] if number < len(names) else f"#{number}"


def site_names(chart: Chart) -> list[str]:
    """``naxos-2`` is the second site of Naxos."""
    names: list[str] = []
    counts = [0] * chart.lands
    for land in chart.site_land:
        counts[land] += 1
        names.append(f"{chart.land_names[land]}-{counts[land]}")
    return names
