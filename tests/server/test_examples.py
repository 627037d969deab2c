"""Rules shown on a board, over HTTP."""

from __future__ import annotations

from tests.server.conftest import Arrive
from tests.server.harness import bad, good


def test_a_rule_is_shown_move_by_move(arrive: Arrive) -> None:
    person = arrive()
    path = "/titles/legendary/rules/LEG-HERO-AJAX-02/example"
    found = good(person.get(path, lang="fr"))
    assert (found["rule"], found["number"]) == ("LEG-HERO-AJAX-02", 0)
    assert found["table"]["drawing"] is not None
    assert found["table"]["title"] == "legendary"
    frames = found["frames"]
    assert [one["step"] for one in frames] == list(range(len(frames)))
    assert frames[1]["refused"] == "Sacrifier Ajax"
    assert frames[1]["reason"].startswith("Ajax demande 7 Zones Terrestres")
    assert frames[-1]["log"][0]["text"].startswith("Le Taureau construit une Métropole")
    assert frames[-1]["entries"] == sum(len(one["log"]) for one in frames)


def test_the_rules_tell_how_many_examples_each_has(arrive: Arrive) -> None:
    person = arrive()
    for title in ("legendary", "classic", "mytikas"):
        rules = [
            rule
            for section in good(person.get(f"/titles/{title}/rules"))["sections"]
            for rule in section["rules"]
        ]
        assert {rule["examples"] for rule in rules} == {0, 1, 2}
        shown = next(rule for rule in rules if rule["examples"])
        path = f"/titles/{title}/rules/{shown['id']}/example"
        assert good(person.get(path))["of"] == shown["examples"]
        bad(person.get(path, number=shown["examples"]), 404, "unknown")


def test_what_is_not_there_is_said(arrive: Arrive) -> None:
    person = arrive()
    bad(person.get("/titles/legendary/rules/no-such-rule/example"), 404, "unknown")
    bad(person.get("/titles/chess/rules/LEG-HERO-AJAX-02/example"), 404, "unknown")
    bad(
        person.get("/titles/legendary/rules/LEG-HERO-AJAX-02/example", number="x"), 400, "malformed"
    )
