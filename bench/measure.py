"""Runs the workers in turn, round by round, and keeps what they answer."""

import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field

from bench.homes import ROOT, Contender, NotReady, last_words

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
PATIENCE = 600  # seconds for one sample


@dataclass
class Numbers:
    """Samples of one quantity, by round; a round may be missing."""

    samples: dict[int, float] = field(default_factory=dict)

    @property
    def values(self) -> list[float]:
        return list(self.samples.values())

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def told(self) -> dict[str, float]:
        return {
            "median": rounded(self.median),
            "low": rounded(min(self.values)),
            "high": rounded(max(self.values)),
        }


Results = dict[str, dict[str, Numbers]]  # by entrant ("openspiel chess") and metric


@dataclass
class Run:
    """All that one run found out, and why some of it is missing."""

    results: Results = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)  # by contender or entrant
    notes: list[str] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # of a core that the samples had

    def why_not(self, entrant: str) -> str:
        """Why an entrant has no number; empty if nobody asked it for one."""
        return self.absent.get(entrant) or self.absent.get(entrant.partition(" ")[0], "")

    def find(self, entrant: str, metric: str) -> Numbers | None:
        return self.results.get(entrant, {}).get(metric)

    def keep(self, entrant: str, number: int, told: dict[str, float]) -> None:
        for metric, value in told.items():
            found = self.results.setdefault(entrant, {}).setdefault(metric, Numbers())
            found.samples[number] = value


def rounded(value: float) -> float:
    """Four figures: more would be noise."""
    return float(f"{value:.4g}")


def ratio(ours: Numbers, theirs: Numbers) -> Numbers | None:
    """Round by round: what slows the machine for a while slows both sides."""
    both = [number for number in ours.samples if number in theirs.samples]
    return Numbers({n: ours.samples[n] / theirs.samples[n] for n in both}) if both else None


@dataclass
class Plan:
    """How often, and how much each time."""

    task: str
    rounds: int
    wanted: dict[str, int] = field(default_factory=dict)
    share: float = 1.0  # of a contender's own number of games


@dataclass
class Visit:
    """One sample to take: who, what it plays, which task."""

    contender: Contender
    subject: str
    plan: Plan

    @property
    def entrant(self) -> str:
        return f"{self.contender.name} {self.subject}".rstrip()


def visits(contenders: list[Contender], plan: Plan) -> list[Visit]:
    """Game by game, so that those who play the same are asked one right after the other."""
    if plan.task == "import":
        return [Visit(c, "", plan) for c in contenders if c.module]
    subjects = dict.fromkeys(s for c in contenders for s in c.tasks.get(plan.task, []))
    return [
        Visit(contender, subject, plan)
        for subject in subjects
        for contender in contenders
        if subject in contender.tasks.get(plan.task, [])
    ]


def measure(run: Run, contenders: list[Contender], plans: list[Plan], seconds: float) -> None:
    """Every round visits everybody, each time in another order. A task that fails is left out."""
    due = [visits(contenders, plan) for plan in plans]
    for visit in [visit for turn in due for visit in turn if visit.plan.task == "import"]:
        sample(visit, 0)  # so that all byte code is written
    begun = time.monotonic()
    for number in range(max(plan.rounds for plan in plans)):
        spent = time.monotonic() - begun
        if number and spent + spent / number > seconds:
            break
        for turn in due:
            turn[:] = [visit for visit in turn if number < visit.plan.rounds]
            first = number % max(1, len(turn))
            for visit in turn[first:] + turn[:first]:
                tell(f"round {number + 1}: {visit.plan.task}, {visit.entrant}")
                try:
                    told = sample(visit, number)
                except NotReady as error:
                    run.absent.setdefault(visit.entrant, f"{visit.plan.task}: {error}")
                    turn.remove(visit)
                    continue
                if "core_share" in told:
                    run.shares.append(told.pop("core_share"))
                run.keep(visit.entrant, number, told)
    tell("")


def tell(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{words[:78]:78}", end="\n" if not words else "", file=sys.stderr, flush=True)


def sample(visit: Visit, number: int) -> dict[str, float]:
    contender, plan = visit.contender, visit.plan
    wanted: dict[str, object] = {"subject": visit.subject, **plan.wanted}
    if plan.task in ("play", "scaling"):
        wanted["games"] = max(1, int(contender.games[visit.subject] * plan.share))
    command = [*contender.command, plan.task, json.dumps(wanted)]
    if plan.task == "import" and not contender.node:
        code = IMPORT.format(module=contender.module, first=contender.first)
        command = [contender.command[0], "-P", "-c", code]
    # Catanatron's games hang on the order of sets: other games each round, the same every run.
    settings = {**os.environ, "PYTHONHASHSEED": str(number), **contender.settings}
    try:
        ended = subprocess.run(
            command,
            cwd=ROOT,
            env=settings,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired as error:
        raise NotReady(f"no answer within {PATIENCE} s") from error
    if ended.returncode:
        raise NotReady(last_words(ended))
    # Peers may greet on their first lines; the answer is the last.
    numbers: dict[str, float] = json.loads(ended.stdout.strip().splitlines()[-1])
    return numbers
