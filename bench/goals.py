"""The speed goals, as data. A goal is printed and never enforced."""

from dataclasses import dataclass

NOW = "now"
LATER = "later"
AT_LEAST = "≥"
AT_MOST = "≤"
BELOW = "<"


@dataclass(frozen=True)
class Goal:
    """A number of delos, or its ratio to a number of a peer, and where it should be."""

    stage: str
    what: str
    build: str
    metric: str
    sense: str
    target: float
    peer: str = ""  # none: the number itself is judged
    theirs: str = ""
    unit: str = "×"

    def met(self, value: float) -> bool:
        if self.sense == AT_LEAST:
            return value >= self.target
        if self.sense == AT_MOST:
            return value <= self.target
        return value < self.target

    def clear(self, samples: list[float]) -> bool:
        """Whether all rounds say the same; else the goal lies within the noise."""
        return self.met(min(samples)) == self.met(max(samples))


def rate(stage: str, what: str, build: str, metric: str, target: float, theirs: str) -> Goal:
    return Goal(stage, what, build, metric, AT_LEAST, target, "catanatron", theirs)


LOOP = "decisions/s, user's loop"
OWN = "decisions/s, playout()"
BUILDS = ("plain", "compiled")
STAGE = {"plain": 3.0, "compiled": 10.0}

GOALS = [
    *(rate(NOW, LOOP, build, "user_all", STAGE[build], "all") for build in BUILDS),
    *(rate(NOW, OWN, build, "playout_all", STAGE[build], "all") for build in BUILDS),
    *(
        rate(NOW, LOOP + ", with set-up", build, "user_all_setup", STAGE[build], "all_setup")
        for build in BUILDS
    ),
    *(
        rate(NOW, OWN + ", with set-up", build, "playout_all_setup", STAGE[build], "all_setup")
        for build in BUILDS
    ),
    *(
        Goal(NOW, f"copy, {when}", build, f"copy_{when}", BELOW, 3.0, unit="µs")
        for when in ("mid", "late")
        for build in BUILDS
    ),
    rate(LATER, LOOP, "plain", "user_all", 4.0, "all"),
    rate(LATER, LOOP, "compiled", "user_all", 20.0, "all"),
    rate(LATER, LOOP + ", real choices", "compiled", "user_real", 45.0, "real"),
    rate(LATER, OWN, "compiled", "playout_all", 30.0, "all"),
    rate(LATER, "games/s, user's loop", "compiled", "user_games", 10.0, "games"),
    rate(LATER, "games/s, playout()", "compiled", "playout_games", 10.0, "games"),
    Goal(LATER, "copy, mid", "compiled", "copy_mid", AT_MOST, 0.5, "chess", "copy_mid"),
    Goal(LATER, "copy, mid", "plain", "copy_mid", AT_MOST, 1.5, "chess", "copy_mid"),
    *(
        Goal(LATER, "import", build, "import_ms", AT_MOST, 1.0, "chess", "import_ms")
        for build in BUILDS
    ),
    *(
        Goal(LATER, "live game, own table", build, "game_kb", AT_MOST, 20.0, unit="kB")
        for build in BUILDS
    ),
    *(
        Goal(LATER, "two processes", build, "scaling", AT_LEAST, 1.9, "one", "process")
        for build in BUILDS
    ),
]


@dataclass(frozen=True)
class Line:
    """A measured number worth a line in the second table; none if a contender lacks it."""

    what: str
    unit: str
    ours: str
    theirs: str = ""
    decimals: int = 1


LINES = [
    Line("all decisions, user's loop", "/s", "user_all", "all", 0),
    Line("real decisions, user's loop", "/s", "user_real", "real", 0),
    Line("all decisions, playout()", "/s", "playout_all", "all", 0),
    Line("real decisions, playout()", "/s", "playout_real", "real", 0),
    Line("all decisions, user's loop, with set-up", "/s", "user_all_setup", "all_setup", 0),
    Line("all decisions, playout(), with set-up", "/s", "playout_all_setup", "all_setup", 0),
    Line("games, user's loop", "/s", "user_games", "games"),
    Line("games, playout()", "/s", "playout_games", "games"),
    Line("set-up of a game, new map", "ms", "user_setup_ms", "setup_ms", 2),
    Line("decisions in a game, all", "", "user_actions_per_game", "actions_per_game", 0),
    Line("decisions in a game, real", "", "user_real_per_game", "real_per_game", 0),
    Line("copy, mid-game", "µs", "copy_mid", "copy_mid", 2),
    Line("copy, late", "µs", "copy_late", "copy_late", 2),
    Line("copy, late in a long game", "µs", "copy_long", "", 2),
    Line("copy and play one action", "µs", "copy_and_play", "", 2),
    Line("action, early in a long game", "µs", "early_us", "", 2),
    Line("action, late in a long game", "µs", "late_us", "", 2),
    Line("late against early", "×", "growth", "", 2),
    Line("ids()", "µs", "ids_us", "", 2),
    Line("options()", "µs", "options_us", "", 2),
    Line("view(seat)", "µs", "view_us", "", 1),
    Line("import", "ms", "import_ms", "import_ms"),
    Line("import and first game", "ms", "first_ms", "first_ms"),
    Line("live game, own table", "kB", "game_kb", "game_kb"),
    Line("the same, by growth of the process", "kB", "game_resident_kb", "game_resident_kb"),
    Line("live copy, shared table", "kB", "copy_kb", ""),
    Line("two processes", "×", "scaling", "", 2),
    Line("two processes, bare loop (control)", "×", "scaling_control", "", 2),
]
