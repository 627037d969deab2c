"""No rule depends on where a faction sits or on how the map lies on the table.

Every scenario holds with all factions one seat further and the map turned round, which numbers
factions, areas and sites anew.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import delos

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios" / "legendary"
FACTIONS: Final = ["bull", "dolphin", "bee", "owl", "turtle", "amphora"]
TURNED_MAP: Final = "T-3d02-4d11-1d12-5d20-2d21"  # the map "trial", turned by 180 degrees
BEFORE_THE_ACTIONS: Final = {"placement", "initialization", "income", "offerings", "end"}

# Lists that are given, and payments and fines that are announced, in the order of seats.
ABOUT_SEATS: Final = {
    "ex-03-offerings.toml",
    "info-04-peek-and-shuffle.toml",
    "offer-16-everybody-who-cannot-pay.toml",
    "offer-18-what-is-public.toml",
    "offer-20-team-is-fined-once.toml",
    "team-19-peek-is-shared.toml",
}


def factions_of(scenario: dict[str, Any]) -> list[str]:
    players = scenario.get("options", {}).get("players", 3)
    return FACTIONS[: 4 if players == 2 else players]


def moved_on(text: str) -> str:
    """The same scenario with the first faction on the last seat, all others one seat earlier, on
    the turned map.

    Without an order in the file the turn order follows the seats; it is moved on as well.
    """
    scenario: dict[str, Any] = tomllib.loads(text)
    options = scenario.get("options", {})
    if options.get("map", "trial") == "trial":
        text = re.sub(r"^map = .*$", "", text, flags=re.MULTILINE)
        heading = "[options]\n" if options else "[position]\n"
        new = f'[options]\nmap = "{TURNED_MAP}"\n' + ("" if options else heading)
        text = text.replace(heading, new, 1)
    factions = factions_of(scenario)
    others = [factions[-1], *factions[:-1]]
    position = scenario["position"]
    if position.get("phase") in BEFORE_THE_ACTIONS and "order" not in position:
        track = [name for name in factions if not position.get(name, {}).get("eliminated")]
        track += [""] * (len(factions) - len(track))
        text = text.replace("[position]\n", f"[position]\norder = {track}\n", 1)
    seat = dict(zip(factions, others, strict=True))
    return re.sub(r"\b(" + "|".join(factions) + r")\b", lambda found: seat[found[1]], text)


def scenarios() -> list[Path]:
    found: list[Path] = []
    for path in sorted(SCENARIOS.rglob("*.toml")):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        setup = scenario.get("position", {}).get("phase") == "setup"
        if not setup and "error" not in scenario and path.name not in ABOUT_SEATS:
            found.append(path)
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seats")


@pytest.mark.parametrize("path", scenarios(), ids=lambda path: path.stem)
def test_the_seat_makes_no_difference(path: Path, folder: Path) -> None:
    other = folder / path.name
    other.write_text(moved_on(path.read_text(encoding="utf-8")), encoding="utf-8")
    report = delos.scenario(str(other))
    assert report.ok, report.message
