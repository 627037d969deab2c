"""The moments at which Deity cards may speak. A card overrides those that its text mentions.

No rule knows a card's name: rules ask the cards that a player may use (MYT-DEITY-ALL-01, -02).
"""

from typing import TYPE_CHECKING

from delos.mytikas.ids import NONE

if TYPE_CHECKING:
    from delos.mytikas.state import MytikasState


class Deity:
    """A Deity card: a condition of use, a power and a final scoring."""

    # -- START: once, at the start of the own turn, before the builder moves ---------------

    def starts(self) -> bool:
        return False

    def start_choices(self, state: "MytikasState", seat: int) -> list[int]:
        """What its owner may do now, as options of the start of a turn."""
        return []

    def start(self, state: "MytikasState", seat: int, option: int) -> None:
        raise NotImplementedError

    def why_no_start(self, state: "MytikasState", seat: int, option: int) -> str:
        """What an option of its own wants, as a reason key; nothing for others' options."""
        return ""

    # -- FOLLOW: as payment for following ---------------------------------------------------

    def follows_for_offering(self) -> bool:
        return False

    def follows_for_any_favour(self) -> bool:
        return False

    # -- OWN: on the own turn only -----------------------------------------------------------

    def entitles(self, god: int) -> bool:
        """Its owner may do the bonus actions of this god without a Favour token."""
        return False

    # -- BOTH: with the main action of a space, on the own turn or as a follower -------------

    def discount(self, space: int) -> int:
        """The type of resource of which a construction costs one less, or NONE."""
        return NONE

    def raises(self, space: int) -> bool:
        """Resources may be raised after the main action."""
        return False

    def enriches(self, space: int) -> bool:
        """One more resource of a produced type."""
        return False

    def more_offerings(self, space: int) -> int:
        return 0

    def sells_favour(self, space: int) -> bool:
        """A marble buys one more Favour token."""
        return False

    def changes_raised(self, space: int) -> bool:
        """One raised resource may change into the next better type."""
        return False

    def does_both(self, space: int) -> bool:
        """One may take an Offering and make an offering."""
        return False

    # -- final scoring -----------------------------------------------------------------------

    def score(self, state: "MytikasState", seat: int) -> int:
        raise NotImplementedError
