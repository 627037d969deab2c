"""`make bench-quick`: the plain engine as it is now and as it was, in turns."""

from dataclasses import dataclass

from rich.table import Table

from bench import builds
from bench.homes import NotReady
from bench.measure import Numbers, Plan, Run, measure, ratio
from bench.report import parted, show

PLANS = [
    Plan("play", 30, share=0.2),
    Plan("copy", 30, {"times": 200}),
    Plan("look", 30, {"times": 6}),
]
SECONDS = 50.0
NOISE = 0.03  # what two runs of the same sources may differ by
FEW = 3  # rounds; fewer say nothing


@dataclass(frozen=True)
class Line:
    entrant: str
    metric: str
    what: str
    more_is_better: bool = False


LINES = [
    Line("legendary", "all", "legendary, decisions/s, user's loop", True),
    Line("legendary playout()", "all", "legendary, decisions/s, playout()", True),
    Line("classic", "all", "classic, decisions/s, user's loop", True),
    Line("mytikas", "all", "mytikas, decisions/s, user's loop", True),
    Line("legendary", "setup_ms", "legendary, set-up, ms"),
    Line("legendary", "copy_us", "legendary, copy(), µs"),
    Line("legendary", "ids_us", "legendary, ids(), µs"),
    Line("legendary", "options_us", "legendary, options(), µs"),
    Line("legendary", "view_us", "legendary, view(), µs"),
]


def verdict(speed: Numbers) -> str:
    """Slower or faster only if the median is beyond the noise and no round says otherwise."""
    if len(speed.values) < FEW:
        return "too few rounds"
    if speed.median < 1 - NOISE and max(speed.values) < 1:
        return "[red]slower[/]"
    if speed.median > 1 + NOISE and min(speed.values) > 1:
        return "[green]faster[/]"
    return "the same"


def speed_of(line: Line, run: Run) -> tuple[Numbers, Numbers, Numbers] | None:
    """Now, then, and the speed of now beside then: above one is faster, whatever is counted."""
    now = run.find(f"now {line.entrant}", line.metric)
    then = run.find(f"earlier {line.entrant}", line.metric)
    if now is None or then is None:
        return None
    speed = ratio(now, then) if line.more_is_better else ratio(then, now)
    return None if speed is None else (now, then, speed)


def table_of(run: Run, commit: str) -> Table:
    table = Table(title=f"plain engine, working tree beside {commit}: medians")
    table.add_column("")
    for heading in ("now", commit, "speed", "spread"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for line in LINES:
        found = speed_of(line, run)
        if found is None:
            why = run.why_not(f"now {line.entrant}") or run.why_not(f"earlier {line.entrant}")
            table.add_row(line.what, "-", "-", "-", "", f"not measured: {why}")
            continue
        now, then, speed = found
        decimals = 0 if line.more_is_better else 2
        table.add_row(
            line.what,
            f"{now.median:,.{decimals}f}",
            f"{then.median:,.{decimals}f}",
            f"{speed.median:.2f} ×",
            f"{min(speed.values):.2f} to {max(speed.values):.2f}",
            verdict(speed),
        )
    return table


def quick(against: str, rounds: int) -> int:
    for plan in PLANS:
        plan.rounds = rounds or plan.rounds
    run = Run()
    try:
        commit = against or builds.earlier_commit()
        sides = [builds.here(), builds.earlier(commit)]
    except NotReady as error:
        print(f"bench-quick has nothing to compare with: {error}")
        return 1
    measure(run, sides, PLANS, SECONDS)
    show(table_of(run, commit))
    for game in parted(run, ("now", "earlier")):
        print(f"note: {game} is played differently now; its rates compare different games.")
    return 0
