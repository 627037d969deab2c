"""Named maps: the quick set-ups and the trial map, kept as codes in `presets.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from delos.maps.layout import Map, parse


@cache
def presets() -> Mapping[str, Map]:
    """All named maps."""
    import tomllib
    from pathlib import Path

    text = Path(__file__).with_name("presets.toml").read_text(encoding="utf-8")
    return MappingProxyType({name: parse(code) for name, code in tomllib.loads(text).items()})


def quick_name(factions: int, face: str) -> str:
    """The quick set-up for a number of factions: `quick-4` on face A, `quick-4-b` on face B."""
    return f"quick-{factions}" + ("-b" if face == "B" else "")
