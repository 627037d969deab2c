"""The mutation check, on a small game made for the test."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutation.cites import cites, ids
from tools.mutation.cli import sampled
from tools.mutation.report import Reason, read_reasons, result, stale
from tools.mutation.sites import Finder, Mutant, Source, all_mutants, read_source, signatures
from tools.rules.catalogue import ROOT

pytestmark = pytest.mark.plain_only  # it breaks sources; nothing of the engine runs here

GAME = '''"""A toy (TOY-GOLD-01 to -03)."""

PRICE = 1


def pay(purse: int, amount: int) -> int:
    """Never below nothing (TOY-GOLD-01)."""
    if purse <= amount:
        return 0
    return purse - amount


def interest(purse: int) -> int:
    """A coin for every three (-02)."""
    paid = 0
    while purse >= 3:
        purse -= 3
        paid += 1
    return paid


def unseen(purse: int) -> bool:
    """Nobody looks (TOY-GOLD-03)."""
    return purse > 10


def about() -> list[int]:
    return [1, 2]
'''
RUNNER = '''"""Scenarios of the toy: a function, its arguments, its value."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from toy import game


@dataclass
class Report:
    ok: bool
    message: str


def run(path: Path) -> Report:
    told = tomllib.loads(path.read_text())
    got = getattr(game, told["call"])(*told["with"])
    return Report(got == told["gives"], f"got {got}")
'''
TEST = """from toy import game


def test_that_interest_is_paid_twice() -> None:
    assert game.interest(7) == 2
"""
BELOW_ZERO = "if purse <= amount:", "if purse < amount:"
COMPARISON = "--file", "src/toy/game.py:8"
LOOP = "--file", "src/toy/game.py:16"
PLANTED = """[[survivor]]
file = "src/toy/game.py"
function = "pay"
original = "if purse <= amount:"
mutation = "if purse < amount:"
reason = "what is left of an equal purse is nothing all the same"

[[survivor]]
file = "src/toy/game.py"
function = "pay"
original = "an old line"
mutation = "pass"
reason = "was there once"
"""


def put(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def scenario(root: Path, name: str, call: str, arguments: str, value: int, rule: str) -> None:
    text = f'rules = ["{rule}"]\ncall = "{call}"\nwith = {arguments}\ngives = {value}\n'
    put(root, f"tests/scenarios/toy/{name}.toml", text)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    put(tmp_path, "src/toy/__init__.py", "")
    put(tmp_path, "src/toy/game.py", GAME)
    put(tmp_path, "src/toy/check.py", RUNNER)
    scenario(tmp_path, "change", "pay", "[5, 2]", 3, "TOY-GOLD-01")
    scenario(tmp_path, "broke", "pay", "[1, 2]", 0, "TOY-GOLD-01")
    scenario(tmp_path, "even", "pay", "[2, 2]", 0, "TOY-GOLD-01")
    scenario(tmp_path, "interest", "interest", "[3]", 1, "TOY-GOLD-02")
    return tmp_path


def mutate(root: Path, *arguments: str, code: int = 0) -> Any:
    """In a process of its own: forks and xdist's threads do not go together."""
    done = raw(root, "--json", *arguments)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def raw(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    tool = str(ROOT / "tools" / "mutate.py")
    usual = ["--root", str(root), "--runner", "toy.check:run", "--limit", "0.3"]
    if "--file" not in arguments:
        usual += ["--path", "src/toy/game.py", "--all"]
    command = [sys.executable, tool, *usual, *arguments]
    environment = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, timeout=100
    )


def fates(report: Any) -> dict[tuple[str, str], str]:
    return {(one["original"], one["mutated"]): one["fate"] for one in report["mutants"]}


def test_every_fate(root: Path) -> None:
    before = {path: path.read_bytes() for path in root.rglob("*.py")}
    report = mutate(root)
    found = fates(report)
    assert found["return purse - amount", "return purse + amount"] == "killed"
    assert found["if purse <= amount:", "if False:"] == "killed"
    assert found["paid += 1", "pass"] == "killed"
    assert found[BELOW_ZERO] == "survived"
    assert found["purse -= 3", "pass"] == "timeout"
    assert found["return purse > 10", "return purse >= 10"] == "unreached"
    assert not any(one["function"] == "about" for one in report["mutants"])
    assert {path: path.read_bytes() for path in before} == before
    assert report["failing_checks"] == []
    assert report["tried"] == len(report["mutants"]) == report["candidates"]


def test_a_survivor_names_its_place_and_its_rules(root: Path) -> None:
    done = raw(root, "--file", "src/toy/game.py:8", "--file", "src/toy/game.py:24")
    assert done.returncode == 0, done.stderr
    assert "src/toy/game.py:8  pay  [<= to <]" in done.stdout
    assert "  - if purse <= amount:\n  + if purse < amount:\n  TOY-GOLD-01\n" in done.stdout
    assert "No test runs the line" in done.stdout


def test_functions_are_chosen_by_a_word_of_their_name(root: Path) -> None:
    """Reasons alone: --function refusal --function closed."""
    report = mutate(root, "--function", "inter")
    assert {one["function"] for one in report["mutants"]} == {"interest"}
    done = raw(root, "--function", "nowhere")
    assert done.returncode == 2
    assert "Nothing to break at nowhere" in done.stderr


def test_scenarios_of_the_rule_come_first(root: Path) -> None:
    scenario(root, "a-quick-one", "pay", "[9, 2]", 7, "TOY-OTHER-01")
    report = mutate(root, "--file", "src/toy/game.py:10")
    by = {one["mutated"]: one["by"] for one in report["mutants"]}
    assert by["return purse + amount"] == "tests/scenarios/toy/change.toml"


def test_justified_survivors_stand_apart(root: Path) -> None:
    put(root, "tools/mutation/justified.toml", PLANTED)
    without = mutate(root, *COMPARISON, "--justified", "nowhere.toml")
    report = mutate(root, *COMPARISON)
    assert fates(report)[BELOW_ZERO] == "justified"
    assert report["justified"] == 1
    assert report["survived"] == without["survived"] - 1
    assert report["score"] > without["score"]
    assert [text for text in report["stale_reasons"] if "no such mutant" in text]
    assert "because: what is left of an equal purse" in raw(root, *COMPARISON).stdout


def test_rule_tests_see_what_scenarios_do_not(root: Path) -> None:
    twice = ("while purse >= 3:", "while purse >= 3: ... break")
    assert fates(mutate(root, *LOOP))[twice] == "survived"
    put(
        root, "pyproject.toml", '[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n'
    )
    put(root, "tests/legendary/test_interest.py", TEST)
    report = mutate(root, *LOOP)
    assert fates(report)[twice] == "killed"
    killers = {one["by"] for one in report["mutants"] if one["mutated"] == twice[1]}
    assert killers == {"tests/legendary/test_interest.py"}


def test_a_failing_scenario_is_left_out(root: Path) -> None:
    scenario(root, "wrong", "pay", "[5, 2]", 4, "TOY-GOLD-01")
    report = mutate(root, *COMPARISON)
    assert report["failing_checks"] == ["tests/scenarios/toy/wrong.toml: got 3"]
    assert fates(report)[BELOW_ZERO] == "survived"


def test_exit_codes(root: Path) -> None:
    assert mutate(root, *COMPARISON, "--fail-under", "10")["score"] > 10
    mutate(root, *COMPARISON, "--fail-under", "99", code=1)
    assert raw(root, "--file", "src/toy/nothing.py").returncode == 2
    for path in (root / "tests").rglob("*.toml"):
        path.unlink()
    nothing = raw(root)
    assert nothing.returncode == 2
    assert "no scenarios" in nothing.stderr


# --- single edits ------------------------------------------------------------------------------


def mutants(body: str, *, everything: bool = False) -> list[Mutant]:
    text = "def f(a: int, b: int, state: int) -> int:\n" + "".join(
        f"    {line}\n" for line in body.splitlines()
    )
    source = Source(Path("f.py"), "src/f.py", "f", text.encode())
    found = Finder(source, signatures([ast.parse(text)]), everything=everything).mutants()
    for mutant in found:
        ast.parse(source.mutated(mutant.edits))
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a == b", {"return a != b"}),
        ("return a < b", {"return a <= b"}),
        ("return a not in b", {"return a in b"}),
        ("return a and b or c", {"return a or b or c", "return a and b and c"}),
        ("return not a", {"return a"}),
        ("return a & ~b", {"return a & b"}),
        ("return a & ~(b | c)", {"return a & (b | c)", "return a & ~(b & c)"}),
        ("return a + 1", {"return a - 1", "return a + 2"}),
        ("return 'é' + a", set()),
        ("return True", {"return False"}),
        ("return x if a else y", {"return x if True else y", "return x if False else y"}),
        ("build(a)", {"pass"}),
        ("state.note(a + 1, b)", set()),
        ("a += b", {"pass", "a -= b"}),
        ("a &= ~b", {"pass", "a |= ~b", "a &= b"}),
        ("at[a] = b", {"pass"}),
        ("return f(a, b, state)", {"return f(b, a, state)", "return f(a, state, b)"}),
        ("raise ValueError(a + 1)", set()),
        ("x: int | None = a", set()),
        ('"""Words == words."""', set()),
    ],
)
def test_what_a_line_can_become(line: str, expected: set[str]) -> None:
    assert {mutant.mutated for mutant in mutants(line)} == expected


def test_blocks() -> None:
    body = "for x in a:\n    if x == b:\n        continue\n    g(x)\nif a:\n    return b"
    assert {mutant.mutated for mutant in mutants(body)} == {
        "for x in a: ... break",
        "if x != b:",
        "if True:",
        "if False:",
        "break",
        "pass",
    }


def test_boilerplate_is_broken_only_on_request() -> None:
    body = "def saved(self) -> int:\n    return 1 + self"
    assert mutants(body) == []
    assert len(mutants(body, everything=True)) == 2


def test_an_edit_elsewhere_leaves_the_sample_alone() -> None:
    lines = [f"x{n} = a == {n}" for n in range(2, 60)]
    one = sampled(mutants("\n".join(lines)), 10, seed=1)
    other = sampled(mutants("y = b\n" + "\n".join(lines)), 10, seed=1)
    assert [mutant.mutated for mutant in one] == [mutant.mutated for mutant in other]
    assert [m.key for m in sampled(mutants("\n".join(lines)), 10, seed=2)] != [m.key for m in one]


def test_cited_ids() -> None:
    assert ids("Walls (ABC-MOVE-01 to -03, ABC-X-02).", "") == (
        *("ABC-MOVE-01", "ABC-MOVE-02", "ABC-MOVE-03"),
        "ABC-X-02",
    )
    assert ids("Ties (-08).", "ABC-BATTLE") == ("ABC-BATTLE-08",)
    assert cites(["ABC-MOVE"], ["ABC-MOVE-07"])
    assert not cites(["ABC-MOVE-1"], ["ABC-MOVE-12"])


def test_a_justification_that_a_test_has_overtaken() -> None:
    [mutant] = mutants("return a == b")
    reason = Reason(*mutant.key, "no matter")
    assert stale([reason], [mutant], [result(mutant, "survived", "no matter")]) == []
    [told] = stale([reason], [mutant], [result(mutant, "killed", "no matter")])
    assert "a test notices it" in told


def test_a_wrong_reason_is_a_mutant() -> None:
    text = """def refusal(option: int) -> str:
    return "TOY-GOLD-01,TOY-GOLD-02:gold" if option else "no key"


def why_not(option: int) -> str:
    return "TOY-GOLD-03:once"
"""
    source = Source(Path("toy.py"), "toy.py", "toy", text.encode())
    broken = [mutant.mutated for mutant in Finder(source, {}).mutants()]
    assert any('"WRONG-RULE-00:gold"' in line for line in broken)
    assert any('"WRONG-RULE-00:once"' in line for line in broken)
    assert not any('"WRONG-RULE-00:no' in line for line in broken)


def test_justified_mutants_are_there() -> None:
    """A reason for a line that was rewritten since is no reason any more."""
    reasons = read_reasons(ROOT / "tools" / "mutation" / "justified.toml")
    files = sorted({reason.file for reason in reasons})
    sources = [read_source(ROOT / file, ROOT) for file in files]
    there = {mutant.key for mutant in all_mutants(sources, ROOT, everything=True)}
    assert [reason.key for reason in reasons if reason.key not in there] == []
