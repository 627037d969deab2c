"""Items come into the rules: as actions of a turn, as a watcher, and on Apollo; nine of them, the
tenth is unknown (HAD-ITEM-GENERAL-06)."""

from delos.classic.hades.items.in_turn import OpenApollo, PlayItem
from delos.classic.hades.items.windows import GirdleLaw, ItemWatch
from delos.classic.ruleset import Ruleset
from delos.cyclades.ids import APOLLO


def add_items(ruleset: Ruleset) -> None:
    ruleset.gods[APOLLO] = OpenApollo(ruleset.gods[APOLLO])
    ruleset.actions.append(PlayItem())
    ruleset.watchers.append(ItemWatch())
    ruleset.laws.append(GirdleLaw())
    ruleset.protection = "HAD-ITEM-NECKLACE-01:protected"
