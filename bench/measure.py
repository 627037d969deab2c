"""Runs the workers in turn, round by round, and keeps what they answer."""

import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field

from bench.homes import ROOT, Contender, NotReady

# A program of its own per sample, with nothing imported before the clock starts.
IMPORT = """
import time
start = time.process_time()
import {module}
done = time.process_time()
{first}
last = time.process_time()
print('{{"import_ms": %f, "first_ms": %f}}' % ((done - start) * 1000, (last - start) * 1000))
"""


@dataclass
class Numbers:
    """Samples of one quantity, one per round."""

    samples: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    def told(self) -> dict[str, float]:
        return {
            "median": rounded(self.median),
            "low": rounded(min(self.samples)),
            "high": rounded(max(self.samples)),
        }


Results = dict[str, dict[str, Numbers]]


def rounded(value: float) -> float:
    """Four figures: more would be noise."""
    return float(f"{value:.4g}")


def ratio(ours: Numbers, theirs: Numbers) -> Numbers:
    """Round by round: what slows the machine for a while slows both sides."""
    pairs = zip(ours.samples, theirs.samples, strict=False)
    return Numbers([one / other for one, other in pairs])


def keep(results: Results, name: str, numbers: dict[str, float]) -> None:
    for metric, value in numbers.items():
        results.setdefault(name, {}).setdefault(metric, Numbers()).samples.append(value)


def run(command: list[str], name: str, number: int) -> dict[str, float]:
    # Catanatron's games hang on the order of sets: other games each round, the same every run.
    settings = {**os.environ, "PYTHONHASHSEED": str(number)}
    done = subprocess.run(
        command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise NotReady(f"{name}: " + (lines[-1] if lines else f"exit code {done.returncode}"))
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def work(contender: Contender, task: str, wanted: dict[str, int], number: int) -> dict[str, float]:
    command = [str(contender.python), "-m", contender.worker, task, json.dumps(wanted)]
    return run(command, f"{contender.name} {task}", number)


def imports(contender: Contender, number: int) -> dict[str, float]:
    code = IMPORT.format(module=contender.module, first=contender.first)
    return run([str(contender.python), "-P", "-c", code], f"{contender.name} import", number)


@dataclass
class Plan:
    """How often, and how much each time."""

    task: str
    rounds: int
    wanted: dict[str, int] = field(default_factory=dict)
    share: float = 1.0  # of a contender's own number of games


def measure(
    contenders: list[Contender], plans: list[Plan], seconds: float, notes: list[str]
) -> Results:
    """Every round visits all contenders, each time in another order. One that fails is out."""
    results: Results = {}
    for plan in plans:
        taking_part = [c for c in contenders if plan.task in c.tasks]
        if plan.task == "import":
            taking_part = [c for c in contenders if c.module]
            for contender in list(taking_part):  # so that all byte code is written
                attempt(contender, plan, 0, {}, taking_part, notes)
        end = time.monotonic() + seconds
        for number in range(plan.rounds):
            if number and time.monotonic() > end:
                break
            if sys.stderr.isatty():
                print(f"{plan.task} {number + 1}/{plan.rounds}  ", end="\r", file=sys.stderr)
            turn = number % max(1, len(taking_part))
            for contender in taking_part[turn:] + taking_part[:turn]:
                attempt(contender, plan, number, results, taking_part, notes)
    return results


def attempt(
    contender: Contender,
    plan: Plan,
    number: int,
    results: Results,
    taking_part: list[Contender],
    notes: list[str],
) -> None:
    wanted = dict(plan.wanted)
    if plan.task in ("play", "scaling"):
        wanted["games"] = max(1, int(contender.games * plan.share))
    try:
        if plan.task == "import":
            numbers = imports(contender, number)
        else:
            numbers = work(contender, plan.task, wanted, number)
    except NotReady as error:
        notes.append(f"{error}; left out.")
        taking_part.remove(contender)
        return
    share = numbers.pop("core_share", None)
    if share is not None and plan.task != "scaling":
        numbers["core_share"] = share
    keep(results, contender.name, numbers)
