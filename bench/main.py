"""Delos beside its peers: who takes part, how many rounds, what is shown and written."""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import builds, chart, homes, servers
from bench.homes import Contender, NotReady
from bench.measure import Plan, Run, measure
from bench.quick import quick
from bench.report import (
    RESULTS,
    goal_table,
    merged,
    number_tables,
    remarks,
    show,
    write,
    written,
)

PLANS = [
    Plan("play", 9),
    Plan("import", 9),
    Plan("copy", 7, {"times": 2000}),
    Plan("look", 5, {"times": 60}),
    Plan("growth", 5),
    Plan("scaling", 5, share=2.0),
    Plan("memory", 1, {"times": 100}),
    Plan(servers.TASK, 5, servers.LOAD),
]

OURS = ("delos", "delos-env", "delos-server")  # that need the wheel


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="only delos, plain, beside an earlier commit"
    )
    parser.add_argument("--against", default="", help="with --quick: beside this commit")
    parser.add_argument("--rounds", type=int, default=0, help="so many of each, at most")
    parser.add_argument(
        "--only",
        default="",
        help="only these, e.g. delos,catanatron or delos,pettingzoo:play; nothing is written",
    )
    parser.add_argument(
        "--merge",
        action="store_true",
        help="with --only: put what is measured beside the rest of bench/results.json",
    )
    parser.add_argument(
        "--no-build", action="store_true", help="take the wheel in dist/ as it is, however old"
    )
    parser.add_argument("--wheel", type=Path, help="take this wheel")
    parser.add_argument(
        "--chart", action="store_true", help="measure nothing, draw bench/results.json again"
    )
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    if wanted.quick:
        return quick(wanted.against, wanted.rounds)
    if wanted.chart:
        chart.write(json.loads(RESULTS.read_text("utf-8")))
        return 0
    names, _, tasks = wanted.only.partition(":")
    plans = [plan for plan in PLANS if not tasks or plan.task in tasks.split(",")]
    for plan in plans:
        plan.rounds = min(plan.rounds, wanted.rounds) if wanted.rounds > 0 else plan.rounds
    run = Run()
    contenders = who(run, names.split(",") if names else [], wanted)
    begun = time.monotonic()
    measure(run, contenders, plans, float("inf"))
    run.notes += remarks(run)
    told = written(run, contenders, {plan.task: plan.rounds for plan in plans})
    show(*number_tables(told), goal_table(told))
    for note in run.notes:
        print(f"note: {note}")
    print(f"measured in {(time.monotonic() - begun) / 60:.1f} minutes")
    if wanted.only and wanted.merge:
        told = merged(json.loads(RESULTS.read_text("utf-8")), told)
    if not wanted.only or wanted.merge:
        write(told)
        chart.write(told)
    return 0


def who(run: Run, names: list[str], wanted: argparse.Namespace) -> list[Contender]:
    """Those who can take part; for the others the run keeps why they cannot."""
    found: list[Contender] = []

    def invite(name: str, make: Callable[[], Contender]) -> None:
        if names and name not in names:
            return
        try:
            found.append(make())
        except NotReady as error:
            run.absent[name] = str(error)

    if not names or {*OURS} & {*names}:
        try:
            wheel: Path = wanted.wheel or builds.wheel_to_measure(not wanted.no_build)
        except NotReady as error:
            run.absent |= dict.fromkeys(OURS, str(error))
        else:
            invite("delos", partial(builds.compiled, wheel))
            invite("delos-env", partial(builds.learning, wheel))
            invite("delos-server", partial(servers.delos, wheel))
            changed = builds.differing(wheel)
            if changed:
                run.notes.append(f"Changed since the engine was compiled: {', '.join(changed)}.")
    invite("delos-plain", builds.plain)
    for peer in homes.peers():
        invite(peer.name, partial(homes.set_up, peer))
    invite("boardgameio-server", servers.boardgameio)
    return found
