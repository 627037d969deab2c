"""What can happen at this table: the shared events, some of them under their classic names."""

from typing import Final

from delos.cyclades.events import EVENTS as SHARED
from delos.cyclades.events import (
    GOLD_STOLEN,
    PRIESTESS_GAINED,
    PRIESTESS_SPENT,
    with_others,
)
from delos.kernel.event import PUBLIC, TO_FIRST, EventKind

GOD_REVEALED: Final = len(SHARED)
PRIEST_STOLEN: Final = GOD_REVEALED + 1
PHILOSOPHER_STOLEN: Final = GOD_REVEALED + 2
# what only modules know
THREAT_ROLLED: Final = GOD_REVEALED + 3
THREAT_MOVED: Final = GOD_REVEALED + 4
HADES_ARRIVES: Final = GOD_REVEALED + 5
UNDEAD_FLEETS_PLACED: Final = GOD_REVEALED + 6
UNDEAD_FLEETS_DESTROYED: Final = GOD_REVEALED + 7
UNDEAD_LEAVE: Final = GOD_REVEALED + 8
NECROPOLIS_BUILT: Final = GOD_REVEALED + 9
NECROPOLIS_FALLS: Final = GOD_REVEALED + 10
NECROPOLIS_GAINS: Final = GOD_REVEALED + 11
NECROPOLIS_PAYS: Final = GOD_REVEALED + 12
HERO_KEPT: Final = GOD_REVEALED + 13
HERO_REMOVED: Final = GOD_REVEALED + 14
AMAZONS_BUILT: Final = GOD_REVEALED + 15
FAVOUR_REVEALED: Final = GOD_REVEALED + 16
FAVOUR_GRANTED: Final = GOD_REVEALED + 17
FAVOURS_SHUFFLED: Final = GOD_REVEALED + 18
HANDMAID_GAINED: Final = GOD_REVEALED + 19
HANDMAID_SPENT: Final = GOD_REVEALED + 20
ITEM_GAINED: Final = GOD_REVEALED + 21
ITEM_HIDDEN: Final = GOD_REVEALED + 22
ITEM_PLAYED: Final = GOD_REVEALED + 23
ITEM_DISCARDED: Final = GOD_REVEALED + 24
COLUMNS_PLACED: Final = GOD_REVEALED + 25
OFFERING_FORBIDDEN: Final = GOD_REVEALED + 26
ATTACK_REFUSED: Final = GOD_REVEALED + 27
GODS_REARRANGED: Final = GOD_REVEALED + 28
CARDS_TURNED: Final = GOD_REVEALED + 29


def _events() -> list[EventKind]:
    """Every gain of gold is public, the Griffin's loot too (CLA-HIDDEN-02)."""
    found = with_others("undead_troop", "undead_troops", "_leave", "undead:n")
    found[PRIESTESS_GAINED] = EventKind("priest", ["faction:faction"], PUBLIC)
    found[PRIESTESS_SPENT] = EventKind("priests_spent", ["faction:faction", "count:n"], PUBLIC)
    fields = found[GOLD_STOLEN].fields
    found[GOLD_STOLEN] = EventKind("gold_stolen", fields, PUBLIC)
    found.append(EventKind("god_revealed", ["god:god", "slot:n"], PUBLIC))
    found.append(EventKind("priest_stolen", ["faction:faction", "victim:faction"], PUBLIC))
    found.append(EventKind("philosopher_stolen", ["faction:faction", "victim:faction"], PUBLIC))
    found += _of_modules()
    return found


def _of_modules() -> list[EventKind]:
    who = "faction:faction"
    return [
        EventKind("threat_rolled", ["one:n", "other:n"], PUBLIC),
        EventKind("threat_moved", ["column:n"], PUBLIC),
        EventKind("hades_arrives", ["covered:god", "slot:n"], PUBLIC),
        EventKind("undead_fleets_placed", [who, "sea:sea", "count:n"], PUBLIC),
        EventKind("undead_fleets_destroyed", [who, "sea:sea", "count:n"], PUBLIC),
        EventKind("undead_leave", [who, "troops:n", "fleets:n"], PUBLIC),
        EventKind("necropolis_built", [who, "land:land"], PUBLIC),
        EventKind("necropolis_falls", ["land:land"], PUBLIC),
        EventKind("necropolis_gains", ["amount:n"], PUBLIC),
        EventKind("necropolis_pays", [who, "land:land", "amount:n"], PUBLIC),
        EventKind("hero_kept", [who, "hero:hero", "gold:n"], PUBLIC),
        EventKind("hero_removed", ["hero:hero"], PUBLIC),
        EventKind("amazons_built", [who], PUBLIC),
        EventKind("favour_revealed", ["favour:favour"], PUBLIC),
        EventKind("favour_granted", [who, "favour:favour"], PUBLIC),
        EventKind("favours_shuffled", [], PUBLIC),
        EventKind("priestess", [who], PUBLIC),
        EventKind("priestess_spent", [who], PUBLIC),
        EventKind("item_gained", [who, "item:item"], PUBLIC),
        EventKind("item_hidden", [who, "item:item"], TO_FIRST),
        EventKind("item_played", [who, "item:item"], PUBLIC),
        EventKind("item_discarded", ["item:item"], PUBLIC),
        EventKind("columns_placed", ["one:land", "other:land"], PUBLIC),
        EventKind("offering_forbidden", [who, "god:god"], PUBLIC),
        EventKind("attack_refused", [who, "area:area"], PUBLIC),
        EventKind("gods_rearranged", [who], PUBLIC),
        EventKind("cards_turned", [who, "count:n"], PUBLIC),
    ]


EVENTS: Final = _events()
