"""The table options of every title as types: what `delos.new` takes besides its own arguments.

docs/options.md tells what they mean; the titles check the values. A test holds these names and
those of the titles together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

Edition = Literal["base", "complete"]
Cards = Edition | Sequence[str]


class AnyOptions(TypedDict, total=False):
    """What every title has."""

    rules: int | None


class LegendaryOptions(AnyOptions, total=False):
    edition: Edition
    teams: bool
    goal: int
    map: str
    face: Literal["A", "B", "random"]
    tile_set: Edition
    mercenary_count: int
    creature_set: Cards
    hero_set: Cards
    bonus_set: Cards
    bid_cap: int | None
    bid_track: Literal["printed", "linear"] | Sequence[int]
    port_reach: Literal["adjacent", "harbour"]
    apollo_placement: Literal["controlled", "anywhere"]
    apollo_silences_heroes: bool
    hydra_feeds: bool
    strict_offerings: bool
    fresh_temples: bool
    island_chains: bool | Literal["none", "heroic", "all"]
    last_stand: bool
    leto_moves: Literal["one", "any"]
    fleets_apart: bool
    freed_bids: bool
    losses_first: bool


class ClassicOptions(AnyOptions, total=False):
    hidden_discard: bool
    priests: int
    philosophers: int
    modules: str | Sequence[str]
    hecate: bool
    manticore: bool
    printed_prices: bool
    sylph_moves: Literal["fleet", "group"]
    last_island: Literal["second", "further"]


class MytikasOptions(AnyOptions, total=False):
    two_cards: bool
    must_act: bool
    late_tumbling: bool
    numbers: str


class AllOptions(LegendaryOptions, ClassicOptions, MytikasOptions, total=False):
    """For a title whose name is known only when the program runs."""
