"""The command line of the mutation check, and its course."""

from __future__ import annotations

import argparse
import hashlib
import signal
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutation import checks as running
from tools.mutation import pool, report
from tools.mutation.checks import Check, Setting
from tools.mutation.cites import ids
from tools.mutation.report import Fate, Reason, Report, Result, UsageError
from tools.mutation.sites import Mutant, Source, all_mutants, python_files, read_source
from tools.mutation.snapshot import snapshot

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PATHS: Final = (Path("src/delos/legendary"), Path("src/delos/cyclades"))
SAMPLE: Final = 150


class Options(argparse.Namespace):
    root: Path
    path: list[Path]
    file: list[str]
    function: list[str]
    scenarios: Path
    tests: list[Path]
    justified: Path
    runner: list[str]
    sample: int
    all: bool
    seed: int
    jobs: int
    limit: float
    everything: bool
    json: bool
    fail_under: float | None


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="python tools/mutate.py",
        description="Break the rules one line at a time and list what no test notices.",
    )
    add = result.add_argument
    add("--sample", type=int, default=SAMPLE, help=f"how many mutants (default {SAMPLE})")
    add("--all", action="store_true", help="all of them")
    add("--seed", type=int, default=1, help="another seed, another sample (default 1)")
    add("--file", action="append", default=[], metavar="FILE[:LINE]", help="only there")
    add("--function", action="append", default=[], metavar="WORD",
        help="only in functions with this in their name: refusal, closed, why")  # fmt: skip
    add("--path", type=Path, action="append", default=[], help="sources instead of the usual")
    add("--everything", action="store_true", help="also copy, saved, about, view.py ...")
    add("--jobs", type=int, default=2, help="children at a time (default 2)")
    add("--limit", type=float, default=3.0, metavar="SECONDS",
        help="processor time for a check beyond ten times its own; then it counts as an "
             "endless loop (default 3)")  # fmt: skip
    add("--json", action="store_true", help="print everything as JSON")
    add("--fail-under", type=float, metavar="PERCENT", help="exit with 1 below this score")
    add("--scenarios", type=Path, default=Path("tests/scenarios"), help="folder of scenarios")
    add("--tests", type=Path, action="append", default=[],
        help="tests for what scenarios do not notice (tests/legendary)")  # fmt: skip
    add("--justified", type=Path, default=Path("tools/mutation/justified.toml"))
    add("--runner", action="append", default=[], metavar="MODULE:FUNCTION",
        help="what runs a scenario file (default delos.scenarios:run)")  # fmt: skip
    add("--root", type=Path, default=ROOT, help="the checkout (default: this one)")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments, namespace=Options())
    console = Console(highlight=False)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # tidy up then, too
    try:
        made = examine(options)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    else:
        report.show(made, console)
    if options.fail_under is not None and made.score < options.fail_under:
        text = f"the score {made.score} % is below {options.fail_under} %"
        print(text, file=sys.stderr)
        return 1
    return 0


def examine(options: Options) -> Report:
    began = time.monotonic()
    home = options.root.resolve()
    reasons = report.read_reasons(home / options.justified)
    with snapshot(home) as root, progress(quiet=options.json) as bar:
        sources = read_sources(home, root, options)
        found = all_mutants(sources, root, everything=options.everything)
        candidates = chosen_places(found, options)
        sample = candidates if options.all else sampled(candidates, options.sample, options.seed)
        setting = Setting(root, "", {source.file: source for source in sources}, options.limit)
        setting, checks = sound_checks(setting, options, bar)
        good = [check for check in checks if not check.problem]
        if not good:
            raise UsageError(nothing_to_run(checks))
        results = try_all(sample, good, setting, reasons, options.jobs, bar)
    return report.build(
        results,
        seed=options.seed,
        candidates=len(candidates),
        seconds=time.monotonic() - began,
        checks=len(good),
        failing=[f"{check.name}: {check.problem}" for check in checks if check.problem],
        stale_reasons=report.stale(reasons, found, results),
    )


def nothing_to_run(checks: Sequence[Check]) -> str:
    if not checks:
        return "There are no scenarios in tests/scenarios and no tests in tests/legendary yet."
    first = checks[0]
    return f"All {len(checks)} checks fail on the sound program; {first.name}: {first.problem}"


def progress(*, quiet: bool) -> Progress:
    """Without its thread: a process with threads should not fork."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, auto_refresh=False, transient=True,
        disable=quiet or not console.is_terminal,
    )  # fmt: skip


# --- what to break -----------------------------------------------------------------------------


def read_sources(home: Path, root: Path, options: Options) -> list[Source]:
    """The files to break, as they are in the copy of the checkout."""
    paths: list[Path] = options.path or [path for path in PATHS if (home / path).exists()]
    if options.file:
        paths = [Path(name.partition(":")[0]) for name in options.file]
    places = []
    for path in paths:
        full = (home / path).resolve()
        if home / "src" not in full.parents or not (root / full.relative_to(home)).exists():
            raise UsageError(f"{path}: expected a file or folder in {home / 'src'}")
        places.append(root / full.relative_to(home))
    return [read_source(path, root) for path in dict.fromkeys(python_files(places))]


def chosen_places(mutants: list[Mutant], options: Options) -> list[Mutant]:
    """Those in the files, at the lines and in the functions that --file and --function name."""
    found = mutants
    if options.file:
        found = [one for one in found if any(stands(one, name) for name in options.file)]
    if options.function:
        found = [one for one in found if any(word in one.function for word in options.function)]
    if not found and (options.file or options.function):
        places = ", ".join([*options.file, *options.function])
        raise UsageError(f"Nothing to break at {places}; see docs/mutation.md")
    return found


def stands(mutant: Mutant, place: str) -> bool:
    name, _, line = place.partition(":")
    if line and not line.isdecimal():
        raise UsageError(f"--file {place}: expected FILE or FILE:LINE")
    same_file = mutant.file == name or Path(name).as_posix().endswith("/" + mutant.file)
    return same_file and (not line or mutant.line == int(line))


def sampled(mutants: Sequence[Mutant], size: int, seed: int) -> list[Mutant]:
    """By the hash of what they are: an edit elsewhere leaves the sample as it was."""
    seen: dict[tuple[str, str, str, str], int] = {}
    ranked = []
    for mutant in mutants:
        nth = seen[mutant.key] = seen.get(mutant.key, 0) + 1
        text = "\0".join([str(seed), *mutant.key, str(nth)])
        ranked.append((hashlib.sha256(text.encode()).digest(), mutant))
    ranked.sort(key=lambda pair: pair[0])
    return [mutant for _, mutant in ranked[: max(size, 0)]]


# --- running -----------------------------------------------------------------------------------


def sound_checks(setting: Setting, options: Options, bar: Progress) -> tuple[Setting, list[Check]]:
    """All checks, with what they run on the sound program."""
    root = setting.root
    tests = [root / path for path in options.tests or [Path("tests/legendary")]]
    checks = running.find_checks(root, root / options.scenarios, tests)
    running.share_libraries(root, checks)
    name = running.first_runner(setting, options.runner or running.RUNNERS)
    setting = replace(setting, runner=name)
    task = bar.add_task("sound program", total=len(checks))
    for outcome in pool.run(running.sound_works(checks, setting, options.jobs), options.jobs):
        running.note_sound(checks, outcome)
        bar.advance(task, len(outcome.lines))
        bar.refresh()
    return setting, checks


def try_all(
    mutants: Sequence[Mutant],
    checks: Sequence[Check],
    setting: Setting,
    reasons: Iterable[Reason],
    jobs: int,
    bar: Progress,
) -> list[Result]:
    why = {reason.key: reason.reason for reason in reasons}
    rules = {file: ids(source.data.decode(), "") for file, source in setting.sources.items()}
    results: list[Result | None] = [None] * len(mutants)
    works = []
    reached: dict[int, int] = {}
    for n, mutant in enumerate(mutants):
        chosen = running.in_order(mutant, checks, rules[mutant.file])
        reached[n] = len(chosen)
        if chosen:
            works.append(running.mutant_work(n, mutant, chosen, setting))
        else:
            results[n] = report.result(mutant, "unreached", why.get(mutant.key, ""))
    task = bar.add_task("mutants", total=len(works))
    for outcome in pool.run(works, jobs):
        n = outcome.number
        fate, by = judged(outcome)
        reason = why.get(mutants[n].key, "")
        results[n] = report.result(mutants[n], fate, reason, by=by, checks=reached[n])
        bar.advance(task)
        bar.refresh()
    return [one for one in results if one is not None]


def judged(outcome: pool.Outcome) -> tuple[Fate, str]:
    """The fate that the lines of a child tell, and the check that decided it."""
    *names, last = outcome.lines or [""]
    if outcome.end == "timeout":
        return "timeout", last
    if outcome.end != "ok":
        return "killed", outcome.end  # it fell over: that is noticed
    if last.startswith("broken"):
        return "broken", last
    return ("survived", "") if last == "survived" else ("killed", names[-1] if names else "")
