"""Rules that no position on a board can show, and why not."""

from __future__ import annotations

from typing import Final

BOX: Final = "box"  # what is in the box, or how many may play
MAP: Final = "map"  # how maps are made and read
SECRET: Final = "secret"  # who may know what
NAME: Final = "name"  # what a card is called
NEVER: Final = "never"  # that something never happens

REASONS: Final[dict[str, tuple[str, ...]]] = {
    BOX: (
        *("LEG-CORE-01", "LEG-CORE-14", "LEG-SETUP-08", "LEG-TEAM-04"),
        *("CLA-SETUP-01", "CLA-SETUP-07"),
        *("MYT-SETUP-01", "MYT-SETUP-06", "MYT-SETUP-26", "MYT-OFFERING-02", "MYT-DEITY-ALL-01"),
    ),
    MAP: (
        *("LEG-MAP-01", "LEG-MAP-02", "LEG-MAP-03", "LEG-MAP-04", "LEG-MAP-05", "LEG-MAP-07"),
        *("LEG-MAP-09", "LEG-MAP-11", "LEG-MAP-12", "LEG-MAP-13", "LEG-MAP-14", "LEG-MAP-15"),
        *("LEG-MAP-16", "LEG-MAP-17", "LEG-MAP-18", "LEG-MAP-19", "LEG-MAP-20", "LEG-SETUP-09"),
        *("CLA-MAP-02", "CLA-MAP-04", "CLA-MAP-05"),
    ),
    SECRET: ("LEG-INFO-11", "CLA-OFFER-11", "CLA-HIDDEN-01", "CLA-HIDDEN-03"),
    NAME: ("MYT-DEITY-HADES-01", "MYT-DEITY-ARTEMIS-01", "MYT-DEITY-NIKE-01"),
    NEVER: ("MYT-TURN-20", "MYT-TURN-21", "MYT-BUILD-14"),
}
WHY: Final = {rule: reason for reason, rules in REASONS.items() for rule in rules}
