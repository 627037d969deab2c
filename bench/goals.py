"""The speed goals, as data. A goal is printed and never enforced.

One core, legal options listed at every decision, four players, events off, from the wheel. Both
sides count alike: all applied actions of players against all, those with a real choice against
those with a real choice; chance is never counted.
"""

from dataclasses import dataclass

AT_LEAST = "≥"
AT_MOST = "≤"

# Entrants: a contender and what it plays, as in bench/results.json.
LEGENDARY = "delos legendary"
PLAYOUT = "delos legendary playout()"
PLAIN = "delos-plain legendary"
CATAN = "catanatron catan"
CHESS = "chess chess"
ENVIRONMENT_OF_DELOS = "delos-env legendary"
TEXAS_HOLDEM = "pettingzoo texas_holdem_v4"
SERVER = "delos-server sockets"
IN_MEMORY = "boardgameio-server memory"
FLAT_FILE = "boardgameio-server flatfile"


@dataclass(frozen=True)
class Goal:
    """A number of delos, or its ratio to another number, and where it should be."""

    what: str
    ours: str
    metric: str
    sense: str
    target: float
    beside: str = ""  # none: the number itself is judged
    theirs: str = ""  # its metric, if not the same
    unit: str = "×"

    def met(self, value: float) -> bool:
        return value >= self.target if self.sense == AT_LEAST else value <= self.target

    def clear(self, samples: list[float]) -> bool:
        """Whether all rounds say the same; else the goal lies within the noise."""
        return self.met(min(samples)) == self.met(max(samples))

    @property
    def aim(self) -> str:
        return f"{self.sense} {self.target:g} {self.unit}"


# From a user's own Python loop unless it says otherwise.
GOALS = [
    Goal("all decisions/s beside Catanatron", LEGENDARY, "all", AT_LEAST, 40.0, CATAN),
    Goal("real decisions/s beside Catanatron", LEGENDARY, "real", AT_LEAST, 45.0, CATAN),
    Goal("all decisions/s beside C++ chess", LEGENDARY, "all", AT_LEAST, 6.0, "openspiel chess"),
    Goal("classic beside Legendary, all", "delos classic", "all", AT_LEAST, 1.0, LEGENDARY),
    Goal("classic beside Legendary, real", "delos classic", "real", AT_LEAST, 1.0, LEGENDARY),
    Goal("Mytikas beside Legendary, all", "delos mytikas", "all", AT_LEAST, 1.0, LEGENDARY),
    Goal("Mytikas beside Legendary, real", "delos mytikas", "real", AT_LEAST, 1.0, LEGENDARY),
    Goal("compiled playout() beside Catanatron", PLAYOUT, "all", AT_LEAST, 40.0, CATAN),
    Goal("plain Python beside Catanatron, all", PLAIN, "all", AT_LEAST, 4.0, CATAN),
    Goal("games/s beside Catanatron", LEGENDARY, "games", AT_LEAST, 10.0, CATAN),
    Goal("copy() beside a chess board's", LEGENDARY, "copy_us", AT_MOST, 0.5, CHESS),
    Goal("copy(), plain, beside a chess board's", PLAIN, "copy_us", AT_MOST, 1.5, CHESS),
    # A tenth more is noise: both copies take a microsecond or two.
    Goal("copy(), long history beside none", LEGENDARY, "copy_growth", AT_MOST, 1.1, LEGENDARY),
    Goal(
        "import and first game beside import chess",
        "delos",
        "first_ms",
        AT_MOST,
        1.0,
        "chess",
        "import_ms",
    ),
    Goal("two processes beside one", LEGENDARY, "scaling", AT_LEAST, 1.9, LEGENDARY),
    Goal("memory of a live game", LEGENDARY, "game_kb", AT_MOST, 20.0, unit="kB"),
    # With the resets on the clock, as in PettingZoo's own benchmark, and without them.
    Goal(
        "PettingZoo steps/s beside texas_holdem",
        ENVIRONMENT_OF_DELOS,
        "steps_setup",
        AT_LEAST,
        15.0,
        TEXAS_HOLDEM,
    ),
    Goal("the same, resets off", ENVIRONMENT_OF_DELOS, "steps", AT_LEAST, 15.0, TEXAS_HOLDEM),
    # Fifty tables with four screens each, every move of ours on disk before it is acknowledged.
    Goal("moves/s served, boardgame.io in memory", SERVER, "served_core", AT_LEAST, 1.5, IN_MEMORY),
    Goal("moves/s served, boardgame.io on disk", SERVER, "served_core", AT_LEAST, 6.0, FLAT_FILE),
    Goal("slowest moves (p99), boardgame.io", SERVER, "served_p99_ms", AT_MOST, 0.5, IN_MEMORY),
    Goal("bytes of a move and screen, median", SERVER, "served_bytes", AT_MOST, 1000.0, unit="B"),
]
# Ratios that a worker takes within itself, between two numbers of the same process.
WITHIN = ("copy_growth", "scaling")


@dataclass(frozen=True)
class Column:
    """A measured number worth a column; blank where an entrant has none."""

    heading: str
    metric: str
    decimals: int = 1


PLAY = [
    Column("all/s", "all", 0),
    Column("real/s", "real", 0),
    Column("games/s", "games"),
    Column("all/s with set-up", "all_setup", 0),
    Column("set-up ms", "setup_ms", 2),
    Column("all a game", "all_per_game", 0),
    Column("real a game", "real_per_game", 0),
]
LOOK = [
    Column("copy µs", "copy_us", 2),
    Column("late µs", "copy_late_us", 2),
    Column("options() µs", "options_us", 2),
    Column("view() µs", "view_us"),
    Column("game kB", "game_kb"),
    Column("grown kB", "game_resident_kb"),
    Column("two processes ×", "scaling", 2),
    Column("bare loop ×", "scaling_control", 2),
]
START = [
    Column("import ms", "import_ms"),
    Column("and first game ms", "first_ms"),
]
ENVIRONMENT = [
    Column("steps/s", "steps", 0),
    Column("with reset", "steps_setup", 0),
]
SERVED = [
    Column("moves/s a core", "served_core", 0),
    Column("moves/s", "served", 0),
    Column("computing ms", "served_cpu_ms", 2),
    Column("p50 ms", "served_p50_ms"),
    Column("p99 ms", "served_p99_ms"),
    Column("bytes a screen", "served_bytes", 0),
    Column("mean", "served_bytes_mean", 0),
    Column("server MB", "served_mb", 0),
]
ALONE = [
    Column("ids() µs", "ids_us", 2),
    Column("copy and play µs", "copy_and_play_us", 2),
    Column("copy, long history ×", "copy_growth", 2),
    Column("action early µs", "early_us", 2),
    Column("late µs", "late_us", 2),
    Column("live copy kB", "copy_kb"),
]
TABLES = {
    "random play": PLAY,
    "state, questions, memory, processes": LOOK,
    "start of a program": START,
    "environments for learners": ENVIRONMENT,
    "servers, 50 tables of four": SERVED,
    "delos alone": ALONE,
}
