"""Every rule is found: its words, the code that applies it and the tests that show it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules.catalogue import ROOT
from tools.rules.where import Place, Rule, find_rules, main


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return find_rules(ROOT)


def test_every_rule_is_found_with_its_code_and_its_tests(rules: dict[str, Rule]) -> None:
    assert len(rules) > 1400
    assert [id for id, rule in rules.items() if not rule.words] == []
    assert [id for id, rule in rules.items() if not rule.tests] == []
    assert [id for id, rule in rules.items() if not rule.code] == [], "cite it where it is applied"


def test_shortened_ids_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "abc.md").write_text(
        "- **ABC-MOVE-01** — One.\n- **ABC-MOVE-02** — Two.\n- **ABC-MOVE-03** — Three.\n",
        encoding="utf-8",
    )
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "move.py").write_text(
        'class Move:\n    def step(self) -> None:\n        """It moves (ABC-MOVE-01 to -03)."""\n',
        encoding="utf-8",
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_move.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("ABC-MOVE-02")\ndef test_two() -> None: ...\n',
        encoding="utf-8",
    )
    found = find_rules(tmp_path)
    assert found["ABC-MOVE-02"].code == [Place("src/move.py", 3, "Move.step")]
    assert found["ABC-MOVE-02"].tests == [Place("tests/test_move.py", 4, "test_two")]
    assert main(["abc-move-02", "--root", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "docs/rules/abc.md:2" in told
    assert "Two." in told
    assert main(["ABC-MOVE", "--root", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("docs/rules/abc.md") == 3


def test_a_wrong_id_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["LEG-HERO-" + "AJAX-99"]) == 1
    assert "Did you mean LEG-HERO-" + "AJAX-0" in capsys.readouterr().err
    assert main([]) == 1
    assert "Say which rule" in capsys.readouterr().err
