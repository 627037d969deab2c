"""What can happen at a table of Mytikas: the event kinds and what their fields mean."""

from typing import Final

from delos.kernel.event import PUBLIC, TO_FIRST, EventKind

FIRST_PLAYER: Final = 0
CARD_DEALT: Final = 1
HAND_DEALT: Final = 2
CARD_KEPT: Final = 3
CARD_REVEALED: Final = 4
TURN_STARTS: Final = 5
BUILDER_MOVED: Final = 6
ACTION_DONE: Final = 7
BONUS_DONE: Final = 8
PRODUCED: Final = 9
SPENT: Final = 10
TUMBLED: Final = 11
LIFTED: Final = 12
MOVED: Final = 13
CHANGED: Final = 14
CONSTRUCTED: Final = 15
FAVOUR_TAKEN: Final = 16
FAVOUR_ROBBED: Final = 17
FAVOUR_RETURNED: Final = 18
OFFERINGS_TAKEN: Final = 19
OFFERINGS_SPENT: Final = 20
OFFERING_MADE: Final = 21
CARD_TAKEN: Final = 22
CARD_ROBBED: Final = 23
LOCK_TAKEN: Final = 24
FOLLOWED: Final = 25
NOTHING_DONE: Final = 26
END_TRIGGERED: Final = 27
SCORED: Final = 28
BUILDER_ON_GOD: Final = 29

# A field is ``name:type``; the type says how its number becomes a word.
EVENTS: Final = [
    EventKind("first_player", ["player:player"], PUBLIC),
    EventKind("card_dealt", ["player:player", "deity:deity"], PUBLIC),
    EventKind("hand_dealt", ["player:player", "deity:deity"], TO_FIRST),
    EventKind("card_kept", ["player:player"], PUBLIC),
    EventKind("card_revealed", ["deity:deity", "place:n"], PUBLIC),
    EventKind("turn_starts", ["player:player", "turn:n"], PUBLIC),
    EventKind("builder", ["player:player", "space:space"], PUBLIC),
    EventKind("action", ["player:player", "space:space"], PUBLIC),
    EventKind("bonus_action", ["player:player", "space:space"], PUBLIC),
    EventKind("produced", ["player:player", "resource:resource", "count:n", "level:level"], PUBLIC),
    EventKind("spent", ["player:player", "resource:resource", "count:n", "level:level"], PUBLIC),
    EventKind("tumbled", ["player:player", "shift:shift"], PUBLIC),
    EventKind("lifted", ["player:player", "shift:shift"], PUBLIC),
    EventKind("shifted", ["player:player", "shift:shift"], PUBLIC),
    EventKind("changed", ["player:player", "resource:resource", "level:level"], PUBLIC),
    EventKind("constructed", ["player:player", "slot:slot", "level:level"], PUBLIC),
    EventKind("favour", ["player:player", "patron:patron"], PUBLIC),
    EventKind("favour_robbed", ["player:player", "victim:player", "patron:patron"], PUBLIC),
    EventKind("favour_returned", ["player:player", "patron:patron"], PUBLIC),
    EventKind("offerings", ["player:player", "count:n"], PUBLIC),
    EventKind("offerings_spent", ["player:player", "count:n"], PUBLIC),
    EventKind("offering", ["player:player", "deity:deity", "count:n"], PUBLIC),
    EventKind("card_taken", ["player:player", "deity:deity"], PUBLIC),
    EventKind("card_robbed", ["player:player", "victim:player", "deity:deity"], PUBLIC),
    EventKind("lock", ["player:player", "deity:deity", "value:n"], PUBLIC),
    EventKind("followed", ["player:player", "space:space"], PUBLIC),
    EventKind("nothing_done", ["player:player", "space:space"], PUBLIC),
    EventKind("end_triggered", ["end:end"], PUBLIC),
    EventKind("scored", ["player:player", "points:n"], PUBLIC),
    EventKind("builder_on_god", ["player:player", "patron:patron"], PUBLIC),
]
