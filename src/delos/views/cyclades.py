"""Sections that the Cyclades titles share."""

from __future__ import annotations

from typing import Literal

from delos.kernel.view import Section

Role = Literal["attacker", "defender"]


class Term(Section, frozen=True, gc=False):
    """A part of what a side of a battle counts before its die."""

    what: str  # troops, mercenaries, undead, fleets, hero, creature or buildings
    name: str | None  # of the hero, the creature or the type of building
    count: int
    strength: int


class BattleSide(Section, frozen=True, gc=False):
    faction: str | None  # None: a creature alone guards a land of nobody
    role: Role
    terms: list[Term]
    total: int


class FigurineView(Section, frozen=True, gc=False):
    piece: str
    owner: str | None
    area: str  # a land or a sea
