"""Every kind of decision with its domain: the stable action ids of Mytikas (catalogue section 17).

The domain is the same for all player numbers and options.
"""

from typing import Final

from delos.kernel.kind import Kind, Part, number_kinds, word
from delos.mytikas.ids import DEITIES, GODS, LEVELS, SEATS, SPACES, TYPES
from delos.mytikas.shifts import CUBES, SHIFTS

AMOUNTS: Final = 256  # larger offerings are laid in several goes

KEEP: Final = 0
FIRST_FAVOUR: Final = 1
START: Final = 2
SIDE: Final = 3
MAIN: Final = 4
BONUS: Final = 5
LAST: Final = 6
FOLLOW: Final = 7
FOLLOW_SIDE: Final = 8
CITY_YIELD: Final = 9
GROUND_YIELD: Final = 10
EXTRA_TYPE: Final = 11
BUILD_SLOT: Final = 12
BUILD_LEVEL: Final = 13
BUILD_PAY: Final = 14
MOVE: Final = 15
TAKE_FAVOUR: Final = 16
ROB: Final = 17
RAISE_STEP: Final = 18
RAISE_ANY_LEVEL: Final = 19
BUY_FAVOUR: Final = 20
OFFERING_CHOICE: Final = 21
OFFERING_CARD: Final = 22
OFFERING_VALUE: Final = 23
GIVE_UP: Final = 24
DROP: Final = 25
# chance
DRAW_FIRST: Final = 26
DRAW_CARD: Final = 27

# options of START, in the order of its parts
TO_SPACE: Final = 0  # + space
TO_GOD: Final = TO_SPACE + SPACES  # + god, with two players
START_TUMBLE: Final = TO_GOD + GODS
TO_MARBLE: Final = START_TUMBLE + 1  # + level
TO_GOLD: Final = TO_MARBLE + LEVELS  # + level
GIVE_FEW: Final = TO_GOLD + LEVELS
GIVE_MANY: Final = GIVE_FEW + 1
# options of MAIN, BONUS and BUILD_PAY
ACT: Final = 0
SKIP: Final = 1
PAY: Final = 0
PAY_FULL: Final = 1
TUMBLE: Final = 2  # of MAIN and BUILD_PAY
NOTHING: Final = 3  # of MAIN
# options of LAST
END: Final = 0
LAST_TUMBLE: Final = 1
# options of FOLLOW
DECLINE: Final = 0
PAY_FAVOUR: Final = 1  # + god
PAY_OFFERING: Final = PAY_FAVOUR + GODS
# options of MOVE, RAISE_STEP and BUY_FAVOUR
STOP_MOVING: Final = SHIFTS
EXALT: Final = SHIFTS  # + shift: raise and change
STOP_RAISING: Final = EXALT + SHIFTS
KEEP_MARBLE: Final = 0
SPEND_MARBLE: Final = 1  # + level
# options of OFFERING_CHOICE and OFFERING_VALUE
TAKE_ONE: Final = 0
MAKE_ONE: Final = 1
DO_BOTH: Final = 2
LAY_MORE: Final = AMOUNTS


def _shift(prefix: str = "") -> Part:
    return Part("shift", SHIFTS, prefix)


def _god(prefix: str = "") -> Part:
    return Part("patron", GODS, prefix)


def _deity() -> Part:
    return Part("deity", DEITIES)


def _level(prefix: str = "") -> Part:
    return Part("level", LEVELS, prefix)


KINDS: Final = [
    Kind("setup.keep", "keep", [_deity()], ["MYT-SETUP-15", "MYT-SETUP-16"]),
    Kind("setup.favour", "favour", [_god()], ["MYT-SETUP-22", "MYT-SETUP-23"]),
    Kind(
        "step.start",
        "",
        [
            Part("space", SPACES, "move"),
            _god("move"),
            word("tumble"),
            _level("marble"),
            _level("gold"),
            word("give-few"),
            word("give-many"),
        ],
        ["MYT-TURN-03", "MYT-TURN-07", "MYT-RAISE-06"],
    ),
    Kind("step.side", "", [word("day"), word("night")], ["MYT-TWO-02", "MYT-TWO-09"]),
    Kind(
        "step.main",
        "",
        [word("act"), word("skip"), word("tumble"), word("nothing", since=2)],
        ["MYT-TURN-10", "MYT-TURN-12", "MYT-RAISE-06"],
    ),
    Kind("step.bonus", "", [word("bonus"), word("skip")], ["MYT-TURN-11", "MYT-TURN-14"]),
    Kind("step.last", "", [word("end"), word("tumble")], ["MYT-RAISE-06", "MYT-RAISE-10"]),
    Kind(
        "follow.pay",
        "",
        [word("decline"), _god("follow"), word("follow-offering")],
        ["MYT-FOLLOW-01", "MYT-FOLLOW-02", "MYT-FOLLOW-07"],
    ),
    Kind("follow.side", "", [word("day"), word("night")], ["MYT-TWO-06"]),
    Kind("produce.city", "produce", [Part("yield", 3)], ["MYT-PRODUCE-02", "MYT-PRODUCE-04"]),
    Kind("produce.ground", "produce", [Part("yield", 3)], ["MYT-PRODUCE-07", "MYT-PRODUCE-08"]),
    Kind("produce.extra", "extra", [Part("resource", TYPES)], ["MYT-DEITY-ARTEMIS-03"]),
    Kind("construct.slot", "build", [Part("slot", 8)], ["MYT-BUILD-01", "MYT-BUILD-07"]),
    Kind("construct.level", "on", [_level()], ["MYT-BUILD-03", "MYT-BUILD-04"]),
    Kind(
        "construct.pay",
        "",
        [word("pay"), word("pay-full"), word("tumble")],
        ["MYT-BUILD-04", "MYT-BUILD-15", "MYT-BUILD-16"],
    ),
    Kind("effect.move", "", [_shift("move"), word("stop")], ["MYT-BONUS-02", "MYT-BONUS-05"]),
    Kind("favour.take", "favour", [_god()], ["MYT-FAVOUR-01", "MYT-FAVOUR-04"]),
    Kind("favour.rob", "rob", [Part("player", SEATS)], ["MYT-FAVOUR-02"]),
    Kind(
        "lift.step",
        "",
        [_shift("raise"), _shift("exalt"), word("stop")],
        ["MYT-RAISE-01", "MYT-RAISE-02", "MYT-RAISE-04"],
    ),
    Kind("lift.any", "raise", [_shift()], ["MYT-RAISE-05"]),
    Kind("favour.buy", "", [word("decline"), _level("marble")], ["MYT-DEITY-HEPHAESTUS-01"]),
    Kind(
        "altar.choice",
        "",
        [word("take"), word("make"), word("both")],
        ["MYT-OFFERING-13"],
    ),
    Kind("altar.card", "offer", [_deity()], ["MYT-OFFERING-03", "MYT-OFFERING-12"]),
    Kind(
        "altar.value",
        "lay",
        [Part("n", AMOUNTS), word("more")],
        ["MYT-OFFERING-11", "MYT-OFFERING-06"],
    ),
    Kind("start.give", "give", [Part("cube", CUBES)], ["MYT-DEITY-HADES-02", "MYT-DEITY-HADES-03"]),
    Kind("step.tumble", "drop", [_shift()], ["MYT-RAISE-06", "MYT-RAISE-10"]),
    Kind("draw.first", "first", [Part("player", SEATS)], ["MYT-SETUP-11"], chance=True),
    Kind("draw.card", "draw", [_deity()], ["MYT-SETUP-12", "MYT-LOCK-10"], chance=True),
]
ACTIONS: Final = number_kinds(KINDS)
