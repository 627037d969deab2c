"""The command: who takes part, how many rounds, what is shown."""

import argparse
import json
import sys

from bench import homes
from bench.goals import BUILDS
from bench.homes import Contender, NotReady
from bench.measure import Plan, Results, measure
from bench.report import (
    RESULTS,
    crowded,
    goal_table,
    number_table,
    quick_table,
    show,
    write,
    written,
)

FULL = [
    Plan("play", 9),
    Plan("copy", 7, {"times": 2000}),
    Plan("import", 9),
    Plan("growth", 5, {"games": 8}),
    Plan("look", 5, {"times": 60}),
    Plan("memory", 1, {"games": 200}),
    Plan("scaling", 5, share=3.0),
]
QUICK = [Plan("play", 4, share=0.3), Plan("copy", 4, {"times": 600})]
QUICK_SECONDS = 8.0  # of a task; a round that has begun is finished
BUSY = 0.9  # of a core; a worker that got less was disturbed


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="only delos, against bench/results.json"
    )
    parser.add_argument(
        "--no-build", action="store_true", help="take the wheel in dist/ as it is, however old"
    )
    parser.add_argument("--rounds", type=int, default=0, help="so many of each, at most")
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    plans = QUICK if wanted.quick else FULL
    if wanted.rounds > 0:
        for plan in plans:
            plan.rounds = min(plan.rounds, wanted.rounds)
    notes: list[str] = []
    contenders = [homes.plain()]
    try:
        contenders.append(
            homes.compiled(build=not wanted.quick and not wanted.no_build, install=not wanted.quick)
        )
    except NotReady as error:
        notes.append(f"The compiled engine was not measured: {error}.")
    peers = [] if wanted.quick else homes.peers()
    for peer in list(peers):
        try:
            homes.set_up(peer)
        except NotReady as error:
            notes.append(f"{peer.name} was not measured: {error}")
            peers.remove(peer)
    contenders += peers
    seconds = QUICK_SECONDS if wanted.quick else float("inf")
    results = measure(contenders, plans, seconds, notes)
    notes += remarks(results, contenders)
    if wanted.quick:
        show(quick_table(results, before()))
    else:
        show(number_table(results, peers), goal_table(results))
        write(written(results, contenders, {plan.task: plan.rounds for plan in plans}, notes))
    for note in notes:
        print(f"note: {note}")
    return 0


def remarks(results: Results, contenders: list[Contender]) -> list[str]:
    """What a reader of the numbers should know."""
    found: list[str] = []
    for build in BUILDS:
        seen = results.get(build, {}).get("compiled")
        if seen is not None and any(sample != (build == "compiled") for sample in seen.samples):
            found.append(f"The engine measured as {build} is not: its numbers are worthless.")
    if any(contender.name == "compiled" for contender in contenders):
        changed = homes.behind()
        if changed:
            found.append(f"Changed since the engine was compiled: {', '.join(changed)}.")
    for loop in ("user", "playout"):
        sums = {
            sample
            for build in BUILDS
            if f"{loop}_checksum" in results.get(build, {})
            for sample in results[build][f"{loop}_checksum"].samples
        }
        if len(sums) > 1:
            found.append(f"Plain and compiled engine played different games ({loop}).")
    shares = [
        sample
        for metrics in results.values()
        if "core_share" in metrics
        for sample in metrics["core_share"].samples
    ]
    disturbed = sum(1 for share in shares if share < BUSY)
    if disturbed:
        found.append(
            f"The machine was busy: {disturbed} of {len(shares)} workers had less than "
            f"{BUSY:.0%} of a core."
        )
    control = crowded(results)
    if control:
        found.append(
            "Two processes say little about delos here: a bare loop that needs nothing but a core "
            f"gained {control:.2f} × only."
        )
    return found


def before() -> dict[str, dict[str, dict[str, float]]]:
    try:
        told = json.loads(RESULTS.read_text("utf-8"))
        rates: dict[str, dict[str, dict[str, float]]] = told["rates"]
    except (OSError, ValueError, KeyError):
        print("no earlier results in bench/results.json (make bench)", file=sys.stderr)
        return {}
    return rates
