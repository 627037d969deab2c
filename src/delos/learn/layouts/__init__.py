"""What of each title's table goes into an observation, section by section."""

from __future__ import annotations

from delos.kernel.errors import BadOption
from delos.kernel.title import Title
from delos.learn.layouts.base import Layout


def layout_of(title: Title) -> Layout:
    """The layout of a title; it is the same for every table with the same modules."""
    if title.name == "legendary":
        from delos.learn.layouts.legendary import LegendaryLayout
        from delos.legendary.title import Legendary

        assert isinstance(title, Legendary)
        return LegendaryLayout(title)
    if title.name == "classic":
        from delos.classic.title import Classic
        from delos.learn.layouts.classic import ClassicLayout

        assert isinstance(title, Classic)
        return ClassicLayout(title)
    if title.name == "mytikas":
        from delos.learn.layouts.mytikas import MytikasLayout
        from delos.mytikas.title import Mytikas

        assert isinstance(title, Mytikas)
        return MytikasLayout(title)
    raise BadOption(f"There is no layout of observations for the title {title.name!r}.")


__all__ = ["Layout", "layout_of"]
