"""Scenario files and rule tests, run in forked children with one module broken in memory."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

from tools.mutation import pool
from tools.mutation.cites import cites
from tools.mutation.pool import Say, Work, allow
from tools.mutation.report import UsageError
from tools.mutation.sites import Mutant, Source

RUNNERS: Final = ("delos.scenarios:run",)
# Libraries that children would each load for themselves; nothing of the project.
SHARED: Final = ("msgspec", "fluent.syntax", "random", "hashlib", "dataclasses")
# What the project reads once and keeps; none of it depends on the code that is broken.
KEPT: Final = (("delos.texts", "say", ("en", "none")), ("delos.maps.library", "library", ()))
PYTEST_OK: Final = (0, 5)  # all passed; nothing to run
SOUND_LIMIT: Final = 120.0  # seconds for a check on the sound program
SLACK: Final = 10.0  # times the time of the sound program


@dataclass
class Check:
    """A scenario file or a file of tests; what it runs, and how long that takes."""

    path: Path
    name: str
    scenario: bool
    rules: tuple[str, ...] = ()
    seconds: float = 0.0
    lines: dict[str, set[int]] = field(default_factory=dict)
    problem: str = "it could not be run"

    def reaches(self, mutant: Mutant) -> bool:
        first, last = mutant.span
        return any(first <= line <= last for line in self.lines.get(mutant.file, ()))


@dataclass(frozen=True)
class Setting:
    """What all children share."""

    root: Path
    runner: str
    sources: dict[str, Source]
    limit: float  # processor time of a check, at least


# --- finding checks ----------------------------------------------------------------------------


def find_checks(root: Path, scenarios: Path, tests: Sequence[Path]) -> list[Check]:
    found = []
    for path in sorted(scenarios.rglob("*.toml")):
        found.append(Check(path, path.relative_to(root).as_posix(), True, shown_rules(path)))
    for folder in tests:
        files = [folder] if folder.is_file() else sorted(folder.rglob("test_*.py"))
        for path in files:
            found.append(Check(path, path.relative_to(root).as_posix(), False))
    return found


def shown_rules(path: Path) -> tuple[str, ...]:
    try:
        rules = tomllib.loads(path.read_text(encoding="utf-8")).get("rules", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return ()
    return tuple(rule for rule in rules if isinstance(rule, str))


def share_libraries(root: Path, checks: Iterable[Check]) -> None:
    """Load in the parent what is no part of the project: children then have it at once."""
    names = list(SHARED)
    if any(not check.scenario for check in checks):
        names += ["pytest", "hypothesis"]
    for name in names:
        with suppress(ImportError):
            importlib.import_module(name)
    with suppress(ImportError):
        share_texts(root)


def share_texts(root: Path) -> None:
    """Parsing the words takes longer than most scenarios: it is done once, for all children."""
    from fluent import syntax
    from fluent.syntax.ast import Resource

    texts = [path.read_text(encoding="utf-8") for path in sorted(root.glob("src/*/texts/*.ftl"))]
    parsed = {text: syntax.FluentParser(with_spans=False).parse(text) for text in texts}

    class Shared(syntax.FluentParser):
        def parse(self, source: str) -> Resource:
            return parsed.get(source) or super().parse(source)

    vars(syntax)["FluentParser"] = Shared


# --- inside a child ----------------------------------------------------------------------------


class Broken(importlib.machinery.SourceFileLoader):
    """Loads a module from its broken text instead of its file."""

    def __init__(self, source: Source, data: bytes) -> None:
        super().__init__(source.module, str(source.path))
        self.data = data

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.data, self.path, "exec", dont_inherit=True)


class Breaker(importlib.abc.MetaPathFinder):
    """Finds this one module before anybody else does."""

    def __init__(self, source: Source, data: bytes) -> None:
        self.module = source.module
        self.loader = Broken(source, data)

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        place = self.loader.path
        return importlib.util.spec_from_file_location(fullname, place, loader=self.loader)


def enter(setting: Setting, *, broken: bool = False) -> None:
    """Sources of this checkout first; a broken program writes nothing into it."""
    os.chdir(setting.root)
    sys.path[:0] = [str(setting.root / "src"), str(setting.root)]
    sys.dont_write_bytecode = broken
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = tempfile.gettempdir() + "/delos-mutate-hypothesis"
    os.environ.pop("DELOS_EXPECT_ENGINE", None)
    os.environ.pop("PYTEST_ADDOPTS", None)


def runner(name: str) -> Callable[[Path], object]:
    module, _, function = name.partition(":")
    found: Callable[[Path], object] = getattr(importlib.import_module(module), function)
    return found


def run_scenario(setting: Setting, path: Path) -> str:
    """Empty if all held."""
    report = runner(setting.runner)(path)
    ok = getattr(report, "ok", report)
    return "" if ok is True else str(getattr(report, "message", "")) or "it does not hold"


def run_tests(setting: Setting, paths: Sequence[Path]) -> str:
    import pytest

    code = pytest.main(
        ["-x", "-q", "--no-header", "--tb=no", "--assert=plain",
         "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={setting.root}",
         *[str(path) for path in paths]]
    )  # fmt: skip
    return "" if int(code) in PYTEST_OK else f"pytest ended with {int(code)}"


class Tracer:
    """Which lines of the files in question run, while it is entered."""

    def __init__(self, sources: dict[str, Source]) -> None:
        self.lines: dict[str, set[int]] = {str(source.path): set() for source in sources.values()}

    def __enter__(self) -> None:
        sys.settrace(self.called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def called(self, frame: FrameType, event: str, arg: object) -> Any:
        return self.stepped if frame.f_code.co_filename in self.lines else None

    def stepped(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            self.lines[frame.f_code.co_filename].add(frame.f_lineno)
        return self.stepped


def first_runner(setting: Setting, names: Sequence[str]) -> str:
    """The first that can be imported: tried in a child, as the parent loads no project code."""

    def do(say: Say) -> None:
        enter(setting)
        problems = []
        for name in names:
            try:
                runner(name)
            except (ImportError, AttributeError) as error:
                problems.append(f"{name}: {error}")
            else:
                say(name)
                return
        raise ImportError("; ".join(problems))

    [outcome] = pool.run([Work(0, do, 60.0)], 1)
    if outcome.end != "ok" or not outcome.lines:
        told = outcome.lines[-1] if outcome.lines else outcome.end
        raise UsageError(f"Scenarios cannot be run: {told}")
    return outcome.lines[-1]


# --- the sound program -------------------------------------------------------------------------


def sound_works(checks: Sequence[Check], setting: Setting, jobs: int) -> list[Work]:
    """All checks on the program as it is: does it hold, what does it run, how long does it take.
    Scenarios go in batches, which import the program once; each still has a process of its own."""
    numbers = [n for n, check in enumerate(checks) if check.scenario]
    size = max(1, -(-len(numbers) // (4 * jobs)))
    batches = [numbers[n : n + size] for n in range(0, len(numbers), size)]
    batches += [[n] for n, check in enumerate(checks) if not check.scenario]
    return [sound_batch(n, batch, checks, setting) for n, batch in enumerate(batches)]


def sound_batch(
    number: int, batch: Sequence[int], checks: Sequence[Check], setting: Setting
) -> Work:
    tracer = Tracer(setting.sources)
    names = {str(source.path): source.file for source in setting.sources.values()}

    def do(say: Say) -> None:
        enter(setting)
        if checks[batch[0]].scenario:
            [first] = pool.run([Work(0, modules, SOUND_LIMIT)], 1)
            with tracer:
                for name in first.lines if first.end == "ok" else []:
                    importlib.import_module(name)
                warm_up()
        works = [Work(n, partial(one, checks[n]), SOUND_LIMIT) for n in batch]
        allow(SOUND_LIMIT * len(batch))
        for outcome in pool.run(works, 1):
            say(json.dumps({"number": outcome.number, **sound_result(outcome)}))

    def modules(say: Say) -> None:
        """What a scenario loads; in a process apart, which also keeps what it has computed."""
        checked(checks[batch[0]], setting)
        for name, module in list(sys.modules.items()):
            if (getattr(module, "__file__", None) or "").startswith(str(setting.root / "src")):
                say(name)

    def one(check: Check, say: Say) -> None:
        began = time.process_time()
        with tracer:
            problem = checked(check, setting)
        if check.scenario and not problem:  # once more, at its own pace
            began = time.process_time()
            problem = checked(check, setting)
        seconds = time.process_time() - began
        lines = {names[path]: sorted(seen) for path, seen in tracer.lines.items() if seen}
        say(json.dumps({"problem": problem, "seconds": seconds, "lines": lines}))

    return Work(number, do, SOUND_LIMIT * (len(batch) + 1))


def warm_up() -> None:
    for module, function, arguments in KEPT:
        with suppress(Exception):
            if module.partition(".")[0] in sys.modules:
                getattr(importlib.import_module(module), function)(*arguments)


def sound_result(outcome: pool.Outcome) -> dict[str, object]:
    if outcome.end == "ok" and outcome.lines:
        result: dict[str, object] = json.loads(outcome.lines[-1])
        return result
    return {"problem": " ".join([outcome.end, *outcome.lines[-1:]])}


def checked(check: Check, setting: Setting) -> str:
    if not check.scenario:
        return run_tests(setting, [check.path])
    try:
        return run_scenario(setting, check.path)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def note_sound(checks: Sequence[Check], outcome: pool.Outcome) -> None:
    """Keep what a batch has found out about its checks."""
    for line in outcome.lines:
        with suppress(json.JSONDecodeError):
            told = json.loads(line)
            check = checks[told["number"]]
            check.problem = told["problem"]
            check.seconds = told.get("seconds", 0.0)
            check.lines = {file: set(lines) for file, lines in told.get("lines", {}).items()}


# --- a mutant ----------------------------------------------------------------------------------


def in_order(mutant: Mutant, checks: Sequence[Check], file_rules: Iterable[str]) -> list[Check]:
    """The checks that run the broken line: those of its rules first, then the quick ones."""
    cited = list(file_rules)
    reaching = [check for check in checks if check.reaches(mutant)]
    return sorted(
        reaching,
        key=lambda check: (
            not check.scenario,
            not cites(mutant.rules, check.rules),
            not cites(cited, check.rules),
            check.seconds,
            check.name,
        ),
    )


def mutant_work(number: int, mutant: Mutant, checks: Sequence[Check], setting: Setting) -> Work:
    """Break one module and run checks until one notices. Says the name of each check before it,
    and at the end `survived`, `killed` or `broken`."""
    scenarios = [check for check in checks if check.scenario]
    tests = [check for check in checks if not check.scenario]
    least = setting.limit
    limits = [least + SLACK * check.seconds for check in scenarios]
    limits.append(least + 2 + SLACK * sum(check.seconds for check in tests))

    def do(say: Say) -> None:
        enter(setting, broken=True)
        source = setting.sources[mutant.file]
        data = source.mutated(mutant.edits)
        try:
            compile(data, source.file, "exec")
        except SyntaxError as error:
            say(f"broken {error}")
            return
        breaker = Breaker(source, data)
        sys.meta_path.insert(0, breaker)
        killed = noticed(say)
        loaded = sys.modules.get(source.module)
        if not killed and (loaded is None or loaded.__loader__ is not breaker.loader):
            say(f"broken {source.module} was not loaded from {source.file}")
        else:
            say("killed" if killed else "survived")

    def noticed(say: Say) -> bool:
        for check, limit in zip(scenarios, limits, strict=False):
            say(check.name)
            allow(limit)
            try:
                if run_scenario(setting, check.path):
                    return True
            except (Exception, SystemExit):
                return True
        if not tests:
            return False
        say(tests[0].name if len(tests) == 1 else f"{tests[0].name} and others")
        allow(limits[-1])
        return bool(run_tests(setting, [check.path for check in tests]))

    return Work(number, do, max(limits))
