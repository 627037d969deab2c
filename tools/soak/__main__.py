"""Run trials of the reliability suite, one after another.

    python -m tools.soak                        every trial, as long as `make nightly` gives it
    python -m tools.soak kills fuzz --size full
    python -m tools.soak memory --seconds 600
    python -m tools.soak kills --plant early-answers     with a fault that it must find

Each prints what it reached, and writes it to build/soak/TRIAL.json; build/soak/summary.md has all
of them. Exit codes: 0 good, 1 a fault was found, 2 wrong use.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Final

from tools.soak.trial import Bounds, Run, Trial
from tools.soak.trials import TRIALS

RESULTS: Final = Path(__file__).resolve().parents[2] / "build" / "soak"


def tried(trial: Trial, run: Run) -> None:
    """The trial, with its own files cleared away; what it raises is a fault, too."""
    with tempfile.TemporaryDirectory(prefix=f"delos-{trial.name}-") as folder:
        run.folder = Path(folder)
        try:
            trial.go(run)
        except KeyboardInterrupt:
            run.figures["stopped"] = True
        except Exception as error:
            run.fault(f"{type(error).__name__}: {error}\n{traceback.format_exc()[-1500:]}")
    run.tell(now=True)


def line_of(told: dict[str, object], unit: str) -> str:
    faults = told["faults"]
    assert isinstance(faults, list)
    good = "good" if not faults else f"{len(faults)} FAULTS"
    return f"{told['trial']}: {told['count']} {unit} of {told['of']}, {told['seconds']} s: {good}"


def summed(folder: Path) -> str:
    """All results that lie in the folder, as a page."""
    lines = ["# Reliability", ""]
    for trial in TRIALS.values():
        file = folder / f"{trial.name}.json"
        if not file.exists():
            continue
        told = json.loads(file.read_text("utf-8"))
        lines += [f"- {line_of(told, trial.unit)} ({trial.about})"]
        lines += [f"  - {name}: {value}" for name, value in told["figures"].items()]
        lines += [f"  - FAULT: {words}" for words in told["faults"]]
    return "\n".join(lines) + "\n"


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make soak", description="The reliability suite (docs/reliability.md)."
    )
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=", ".join(TRIALS))
    sizes = ("short", "night", "full")
    parser.add_argument("--size", choices=sizes, default="night", help="how much (night)")
    parser.add_argument("--count", type=positive, help="instead of the size's own")
    parser.add_argument("--seconds", type=duration, help="the same, for the time")
    parser.add_argument("--seed", type=int, default=1, help="other dice (1)")
    parser.add_argument("--plant", default="", help="a fault that the trial must find")
    parser.add_argument("--list", action="store_true", help="what there is, and nothing else")
    found = parser.parse_args(arguments)
    for name in found.trials:
        if name not in TRIALS:
            parser.error(f"there is no trial {name!r}; there are {', '.join(TRIALS)}")
        if found.plant and found.plant not in TRIALS[name].plants:
            known = ", ".join(TRIALS[name].plants) or "none"
            parser.error(f"{name} has no planted fault {found.plant!r}; it has: {known}")
    if found.plant and len(found.trials) != 1:
        parser.error("--plant wants one trial")
    return found


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value


def duration(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def run_of(trial: Trial, wanted: argparse.Namespace) -> Run:
    usual = trial.bounds(wanted.size)
    bounds = Bounds(wanted.count or usual.count, wanted.seconds or usual.seconds)
    note = None if wanted.plant else RESULTS / f"{trial.name}.json"
    return Run(trial.name, bounds, wanted.seed, Path(), wanted.plant, note)


def main(arguments: list[str] | None = None) -> int:
    wanted = read(arguments)
    chosen = [TRIALS[name] for name in wanted.trials] or list(TRIALS.values())
    if wanted.list:
        for trial in chosen:
            print(f"{trial.name:10} {trial.about}")
            for size in ("night", "full"):
                bounds = dataclasses.asdict(trial.bounds(size))
                print(f"{'':10} {size}: {bounds['count']} {trial.unit}, {bounds['seconds']:.0f} s")
        return 0
    failed = False
    for trial in chosen:
        run = run_of(trial, wanted)
        tried(trial, run)
        failed |= bool(run.faults)
        print(line_of(run.told(), trial.unit), flush=True)
        for name, value in run.figures.items():
            print(f"  {name}: {value}", flush=True)
        for words in run.faults:
            print(f"  FAULT: {words}", flush=True)
        if run.note is not None:
            (RESULTS / "summary.md").write_text(summed(RESULTS), encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
