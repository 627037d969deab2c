"""docs/events.md tells the event tables as they are."""

from __future__ import annotations

from tools import events


def test_the_page_is_current() -> None:
    written = events.PAGE.read_text(encoding="utf-8")
    assert written == events.page(), "run: .venv/bin/python -m tools.events"


def test_every_event_has_a_row_with_its_fields_and_a_sentence() -> None:
    for title, table in events.TABLES.items():
        for kind in table:
            row = events.row(title, kind)
            assert f"`{kind.name}`" in row
            assert "Something happens" not in row
            for field in kind.fields:
                assert f"`{field.partition(':')[0]}`" in row


def test_who_may_see_is_told() -> None:
    rows = {kind.name: events.row("legendary", kind) for kind in events.TABLES["legendary"]}
    assert (
        "`thief`: faction, `victim`: faction, … `amount`: n | `thief` and `victim` |"
        in (rows["gold_stolen"])
    )
    assert "`faction`, … `creature` | `faction` |" in rows["peek"]
    assert "| all |" in rows["bid"]
