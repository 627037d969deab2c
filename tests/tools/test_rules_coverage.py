"""The coverage tool, on small checkouts made for the test; the ids ABC-… exist only here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import rules_coverage
from tools.rules.catalogue import ROOT, Known, read_catalogues
from tools.rules.citing import citations
from tools.rules_coverage import main

CATALOGUE = """# Abc
- **ABC-MOVE-01** — Bullets count. See **ABC-MOVE-02**.
- **ABC-MOVE-02** — **RULING** Words in bold do not.
  - **ABC-MOVE-03** — Also indented.

Text with **ABC-TEXT-01** in a sentence does not count.

| Id | Rule |
|---|---|
| **ABC-INFO-01** | The first column counts. |
| other | **ABC-INFO-02** in the second does not. |

- **ABC-BONUS-GOLD** — Not every id ends with a number.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    put(tmp_path, "docs/rules/abc.md", CATALOGUE)
    put(tmp_path, "docs/rules/README.md", "# No rules here, only words about ABC-MOVE-01.\n")
    put(tmp_path, "src/abc.py", "")
    put(tmp_path, "tests/test_abc.py", "")
    return tmp_path


def put(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def run(root: Path, *arguments: str) -> int:
    return main(["--root", str(root), *arguments])


def shown(root: Path) -> set[str]:
    counted = rules_coverage.build_report(root).titles["abc"]
    ids = read_catalogues(root)["abc"]
    return set(ids) - set(counted.untested)


def cited(text: str) -> list[str]:
    known = Known({"abc": [f"ABC-MOVE-{n:02d}" for n in range(1, 20)]})
    return [rule for rule, _ in citations(text, known)]


def test_the_catalogues_of_this_checkout_have_all_their_rules() -> None:
    """A catalogue only grows: what a contributor adds is welcome, what is lost is noticed."""
    printed = {"classic": 273, "hades": 243, "legendary": 627, "mytikas": 267}
    found = {title: len(ids) for title, ids in read_catalogues(ROOT).items()}
    assert found.keys() == printed.keys()
    assert all(found[title] >= count for title, count in printed.items()), found


def test_rules_are_bold_ids_at_the_start_of_bullets_and_rows(root: Path) -> None:
    assert read_catalogues(root) == {
        "abc": ("ABC-MOVE-01", "ABC-MOVE-02", "ABC-MOVE-03", "ABC-INFO-01", "ABC-BONUS-GOLD")
    }


def test_an_id_must_not_stand_twice(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(root, "docs/rules/other.md", "- **ABC-MOVE-01** — Again.\n")
    assert run(root) == 2
    assert "ABC-MOVE-01 stands twice: in abc.md and in other.md" in capsys.readouterr().err


def test_without_catalogues_nothing_can_be_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path) == 2
    assert "no catalogue" in capsys.readouterr().err


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("ABC-MOVE-01")\ndef test_it() -> None: ...\n',
        '@pytest.mark.rule("ABC-MOVE-01")\nasync def test_it() -> None: ...\n',
        '@mark.rule("ABC-MOVE-01")\nclass TestIt: ...\n',
        'class TestIt:\n    @pytest.mark.rule("ABC-MOVE-01")\n    def test_it(self): ...\n',
        'pytestmark = pytest.mark.rule("ABC-MOVE-01")\n',
        'pytestmark = [pytest.mark.plain_only, pytest.mark.rule("ABC-MOVE-01")]\n',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("ABC-MOVE-01"))]\n',
        'pytestmark = pytest.mark.rule(*["ABC-MOVE-01"])\n',
    ],
)
def test_a_mark_shows_a_rule(root: Path, source: str) -> None:
    put(root, "tests/deep/test_more.py", source)
    assert shown(root) == {"ABC-MOVE-01"}


@pytest.mark.parametrize("mark", ["skip", 'skip(reason="later")', "xfail"])
def test_a_test_that_is_skipped_or_fails_shows_nothing(root: Path, mark: str) -> None:
    source = f'@pytest.mark.{mark}\n@pytest.mark.rule("ABC-MOVE-01")\ndef test_it(): ...\n'
    put(root, "tests/test_abc.py", source)
    assert shown(root) == set()


def test_a_comment_in_a_test_shows_nothing(root: Path) -> None:
    put(root, "tests/test_abc.py", "# ABC-MOVE-01\n")
    assert shown(root) == set()


def test_a_scenario_shows_its_rules(root: Path) -> None:
    put(root, "tests/scenarios/sub/one.toml", 'rules = ["ABC-MOVE-01", "ABC-BONUS-GOLD"]\n')
    put(root, "tests/data/two.toml", 'rules = ["ABC-MOVE-02"]\n')  # not a scenario
    assert shown(root) == {"ABC-MOVE-01", "ABC-BONUS-GOLD"}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "tests/test_a.py",
            'x = pytest.mark.rule("ABC-MOVE-77")',
            "tests/test_a.py:1: ABC-MOVE-77",
        ),
        ("tests/test_a.py", 'x = pytest.mark.rule("ABC-MOVE")', "ABC-MOVE stands in no catalogue"),
        ("tests/test_a.py", "x = pytest.mark.rule(NAME)", "tests/test_a.py:1: a rule mark takes"),
        ("tests/test_a.py", "def (", "tests/test_a.py:1: not valid Python"),
        ("tests/test_a.py", "\n# see ABC-MOVE-78", "tests/test_a.py:2: ABC-MOVE-78"),
        (
            "tests/scenarios/a.toml",
            '\nrules = ["ABC-OLD-1"]',
            "tests/scenarios/a.toml:2: ABC-OLD-1",
        ),
        ("tests/scenarios/a.toml", 'rules = "ABC-MOVE-01"', "must be a list"),
        ("tests/scenarios/a.toml", "rules = [", "tests/scenarios/a.toml: not valid TOML"),
        ("src/abc.py", "# ABC-MOVE-01 to -05", "src/abc.py:1: ABC-MOVE-04"),
    ],
)
@pytest.mark.parametrize("mode", ["--check", "--update", "--json", "--cited"])
def test_wrong_ids_and_unreadable_files_are_errors(
    root: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    text: str,
    message: str,
    mode: str,
) -> None:
    put(root, "tests/coverage.toml", "[abc]\ncovered = 0\n")
    put(root, name, text)
    assert run(root, mode) == 1
    captured = capsys.readouterr()
    assert message in captured.out + captured.err


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(ABC-MOVE-01)", [1]),
        ("ABC-MOVE-01, -02", [1, 2]),
        ("ABC-MOVE-01, -02 and -04", [1, 2, 4]),
        ("ABC-MOVE-01, -02, and -04", [1, 2, 4]),
        ("ABC-MOVE-01/-02", [1, 2]),
        ("ABC-MOVE-03 to -06", [3, 4, 5, 6]),
        ("ABC-MOVE-03 to -05, -09", [3, 4, 5, 9]),
        ("ABC-MOVE-03 to ABC-MOVE-05", [3, 4, 5, 5]),
        ("# ABC-MOVE-03\n    # to -05", [3, 4, 5]),
        ("ABC-MOVE-01, ABC-MOVE-02", [1, 2]),
        ('("ABC-MOVE-01", "ABC-MOVE-02")', [1, 2]),
        ("ABC-MOVE-01 costs -10 gold", [1]),
        ("the family ABC-MOVE, 10 rules", []),
        ("ABC-MOVE-…", []),
        ("XABC-MOVE-01, ABCD-02, UTF-8", []),
    ],
)
def test_citations_are_read_with_their_lists_and_ranges(text: str, ids: list[int]) -> None:
    assert cited(text) == [f"ABC-MOVE-{n:02d}" for n in ids]


def test_a_range_that_runs_backwards_names_only_its_ends() -> None:
    assert cited("ABC-MOVE-05 to -03") == ["ABC-MOVE-05", "ABC-MOVE-03"]


def test_the_report_names_rules_without_test_and_without_citation(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(root, "src/abc.py", '"""Moves (ABC-MOVE-01, -02)."""\n')
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-MOVE-01", "ABC-MOVE-03")\n')
    assert run(root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "abc 2/5"
    assert lines[2:] == [
        "abc: without a test (3):",
        "ABC-MOVE-02",
        "ABC-INFO-01",
        "ABC-BONUS-GOLD",
    ]
    assert run(root, "--cited") == 0
    out = capsys.readouterr().out
    assert out.endswith("abc: not cited in src (3):\nABC-MOVE-03\nABC-INFO-01\nABC-BONUS-GOLD\n")


def test_json_holds_everything(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-MOVE-01")\n')
    assert run(root, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert report["titles"]["abc"]["covered"] == 1
    assert report["titles"]["abc"]["rules"] == 5
    assert "ABC-MOVE-02" in report["titles"]["abc"]["untested"]
    assert len(report["titles"]["abc"]["uncited"]) == 5


def test_the_ratchet_lets_nothing_fall(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-MOVE-01", "ABC-MOVE-02")\n')
    assert run(root, "--check") == 1  # the title is not in the ratchet yet
    assert "--update" in capsys.readouterr().err
    assert run(root, "--update") == 0
    assert run(root, "--check") == 0
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-MOVE-01")\n')
    capsys.readouterr()
    assert run(root, "--check") == 1
    assert "coverage fell from 2 to 1 of 5 rules" in capsys.readouterr().err
    before = (root / "tests/coverage.toml").read_text(encoding="utf-8")
    assert run(root, "--update") == 1
    assert (root / "tests/coverage.toml").read_text(encoding="utf-8") == before


def test_more_coverage_asks_to_raise_the_ratchet(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(root, "tests/coverage.toml", "[abc]\ncovered = 0\ncomplete = false\n")
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-MOVE-01")\n')
    assert run(root, "--check") == 0
    assert "Raise it: python -m tools.rules_coverage --update" in capsys.readouterr().out


def test_a_complete_title_needs_every_rule(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(root, "tests/coverage.toml", "[abc]\ncovered = 1\ncomplete = true\n")
    put(
        root,
        "tests/scenarios/all.toml",
        'rules = ["ABC-MOVE-01", "ABC-MOVE-02", "ABC-MOVE-03", "ABC-INFO-01"]\n',
    )
    assert run(root, "--check") == 1
    assert "1 of 5 rules have no test: ABC-BONUS-GOLD" in capsys.readouterr().err
    put(root, "tests/test_abc.py", 'pytestmark = pytest.mark.rule("ABC-BONUS-GOLD")\n')
    assert run(root, "--update") == 0
    text = (root / "tests/coverage.toml").read_text(encoding="utf-8")
    assert "covered = 5\ncomplete = true\n" in text


@pytest.mark.parametrize("text", ["[abc]\ncovered = 'one'\n", "[abc]\nrules = 3\n", "[abc"])
def test_a_broken_ratchet_is_named(
    root: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    put(root, "tests/coverage.toml", text)
    assert run(root, "--check") == 2
    assert capsys.readouterr().err.startswith("tests/coverage.toml: ")


def test_a_ratchet_for_no_catalogue_is_an_error(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(root, "tests/coverage.toml", "[abc]\ncovered = 0\n\n[gone]\ncovered = 3\n")
    assert run(root, "--check") == 1
    assert "there is no catalogue docs/rules/gone.md" in capsys.readouterr().err
