"""From what somebody types to a map."""

from __future__ import annotations

from delos.maps.errors import MapError
from delos.maps.generator import Dice, chosen_face, generate
from delos.maps.layout import Map, parse, shown
from delos.maps.legality import check
from delos.maps.library import edition_tiles
from delos.maps.presets import presets, quick_name


def resolve(
    name_or_code: str,
    factions: int,
    edition: str = "complete",
    face: str = "A",
    seed: int = 0,
) -> Map:
    """The map for a game (LEG-SETUP-09), checked for this many factions and this edition.

    The name is `random`, `balanced`, `quick`, a preset such as `quick-4` or `trial`, or a map code.
    Face and seed matter to the first three only.
    """
    name = name_or_code.strip()
    if name in {"random", "balanced"}:
        return generate(factions, edition, face, seed, balanced=name == "balanced")
    if name == "quick":
        name = quick_name(factions, chosen_face(face, Dice(seed)))
    map_ = named(name)
    findings = check(map_, factions, edition_tiles(edition))
    if findings:
        reasons = "; ".join(str(finding) for finding in findings)
        raise MapError(f"map {shown(name)} cannot be played by {factions} factions: {reasons}")
    return map_


def named(name: str) -> Map:
    """A preset or the map of a code, legal or not."""
    if name in presets():
        return presets()[name]
    if "-" not in name or name.startswith("quick"):
        names = ", ".join(["random", "balanced", "quick", *presets()])
        raise MapError(f"no map {shown(name)}; use {names} or a map code")
    return parse(name)
