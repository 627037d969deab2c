"""Talk at a table: who may say and read what, and what is kept of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from delos.server.tables.wordfilter import WordFilter
from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, good

Sit = Callable[..., Live]


def table(ann: Person, players: int = 3, **options: Any) -> str:
    body = {
        "title": "legendary",
        "options": {"players": players, "map": "quick", **options},
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * (players - 1),
        "public": True,
        "ways": {"start": "host"},
    }
    id: str = good(ann.post("/tables", body), 201)["id"]
    return id


def say(person: Person, id: str, words: str, room: str = "table") -> Any:
    return person.post(f"/tables/{id}/talk", {"words": words, "room": room})


def heard(person: Person, id: str, **query: Any) -> list[str]:
    return [line["words"] for line in good(person.get(f"/tables/{id}/talk", **query))["lines"]]


@pytest.fixture
def three(arrive: Arrive) -> tuple[Person, Person, Person, str]:
    ann, ben, eve = arrive(name="Ann"), arrive(name="Ben"), arrive(name="Eve")
    id = table(ann, 3)
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    return ann, ben, eve, id


def test_who_sits_talks_and_who_watches_reads(
    three: tuple[Person, Person, Person, str], sit: Sit
) -> None:
    ann, ben, eve, id = three
    live = sit(ben, id)
    assert live.next("talk")["rooms"] == {"table": 0}
    good(say(ann, id, "Kraken  or\u200b no\nKraken?"))
    assert live.next("talk")["rooms"] == {"table": 1}
    good(say(ben, id, "All 31."))
    assert heard(eve, id) == ["Kraken or no Kraken?", "All 31."]
    assert heard(eve, id, after=1) == ["All 31."]
    assert heard(eve, id, before=2) == ["Kraken or no Kraken?"]
    bad(say(eve, id, "Attack now!"), 403, "not_at_table")
    told = good(eve.get(f"/tables/{id}/talk"))
    assert (told["may"], told["rooms"], told["last"]) == (False, ["table"], 2)
    line = told["lines"][1]
    assert (line["seat"], line["name"], line["person"]) == (1, "Ben", ben.me()["id"])


def test_bad_lines_are_refused(three: tuple[Person, Person, Person, str]) -> None:
    ann, _, _, id = three
    bad(say(ann, id, "\u200b \u2800"), 400, "malformed")
    bad(say(ann, id, "x" * 501), 400, "malformed")
    bad(say(ann, id, "x", "team"), 403, "no_team")
    bad(ann.post(f"/tables/{id}/talk", {"words": "x", "who": "ben"}), 400, "malformed")
    bad(ann.get(f"/tables/{id}/talk", room="others"), 400, "malformed")
    bad(ann.post("/tables/none/talk", {"words": "x"}), 404, "unknown_table")
    assert heard(ann, id) == []


def test_a_flood_is_stopped(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path, talk_rate=(0.5, 6.0)).start()
    try:
        ann = arrive(host.url, name="Ann")
        id = table(ann)
        answers = [say(ann, id, f"line {n}").status_code for n in range(12)]
        assert answers[:6] == [200] * 6
        assert 429 in answers[6:]
    finally:
        host.stop()


def test_muted_and_blocked_people_are_not_heard(
    three: tuple[Person, Person, Person, str],
) -> None:
    ann, ben, eve, id = three
    good(say(ben, id, "Boo"))
    whom = ben.me()["id"]
    good(ann.post(f"/people/{whom}/mute", {"on": True}))
    told = good(ann.get(f"/tables/{id}/talk"))
    assert (told["lines"], told["silenced"][0]["why"]) == ([], "muted")
    assert heard(eve, id) == ["Boo"]
    good(ann.post(f"/people/{whom}/mute", {"on": False}))
    assert heard(ann, id) == ["Boo"]
    good(eve.post(f"/people/{whom}/block", {"on": True}))
    assert heard(eve, id) == []
    bad(ann.post(f"/people/{ann.me()['id']}/mute", {"on": True}), 409, "yourself")
    bad(ann.post("/people/nobody/mute", {"on": True}), 404, "unknown_person")


def test_a_line_can_be_reported(host: Host, three: tuple[Person, Person, Person, str]) -> None:
    ann, ben, _, id = three
    good(say(ben, id, "You are a fool"))
    good(ann.post(f"/tables/{id}/talk/report", {"number": 1, "words": "rude"}))
    bad(ann.post(f"/tables/{id}/talk/report", {"number": 9}), 404, "unknown_line")
    bad(ben.post(f"/tables/{id}/talk/report", {"number": 1}), 409, "yourself")
    with sqlite3.connect(host.settings.data / "delos.sqlite3") as db:
        row = db.execute("SELECT whom, words, table_id FROM reports ORDER BY id DESC").fetchone()
    assert row == (ben.me()["id"], "«You are a fool» rude", id)


def test_a_team_talks_among_itself(arrive: Arrive, sit: Sit) -> None:
    people = [arrive(name=name) for name in ("Ann", "Ben", "Cal", "Dot")]
    body = {
        "title": "legendary",
        "options": {"players": 4, "map": "quick", "teams": True},
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3,
        "public": True,
    }
    id = good(people[0].post("/tables", body), 201)["id"]
    for seat in (1, 2, 3):
        good(people[seat].post(f"/tables/{id}/join", {"seat": seat}))
    lives = [sit(person, id) for person in people]
    assert [live.next("talk")["rooms"] for live in lives] == [{"table": 0, "team": 0}] * 4
    good(say(people[0], id, "Take Naxos", "team"))
    readers = [heard(person, id, room="team") for person in people]
    assert sum(lines == ["Take Naxos"] for lines in readers) == 2
    assert readers[0] == ["Take Naxos"]
    for person in people:
        assert heard(person, id) == []
    watching = arrive(name="Eve")
    bad(watching.get(f"/tables/{id}/talk", room="team"), 403, "no_team")
    assert sit(watching, id).next("talk")["rooms"] == {"table": 0}
    # Not a byte on the others' lines tells that somebody spoke.
    for seat, live in enumerate(lives):
        rooms = [frame for frame in live.frames if '"talk"' in frame]
        assert len(rooms) == (2 if readers[seat] else 1)


def test_the_filter_hides_words_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "filter.txt").write_text("zounds*\n-merde*\n# remark\nHermès\n", encoding="utf-8")
    found = WordFilter(tmp_path / "filter.txt")
    assert found.masked("Well, SHIT! and sh1t, but Matsushita plays.") == (
        "Well, ****! and ****, but Matsushita plays."
    )
    assert found.masked("zoundsome hermes merde") == "********* ****** merde"
    assert WordFilter().masked("Scunthorpe's classic assassin") == "Scunthorpe's classic assassin"


def test_readers_may_see_what_is_hidden(three: tuple[Person, Person, Person, str]) -> None:
    ann, ben, _, id = three
    good(say(ann, id, "Oh shit"))
    line = good(ben.get(f"/tables/{id}/talk"))["lines"][0]
    assert (line["words"], line["plain"]) == ("Oh ****", "Oh shit")


def test_notes_are_ones_own(three: tuple[Person, Person, Person, str]) -> None:
    ann, ben, eve, id = three
    assert good(ann.get(f"/tables/{id}/note")) == {"words": "", "version": 0}
    kept = good(ann.post(f"/tables/{id}/note", {"words": "Ben bluffs", "version": 0}))
    assert kept["version"] == 1
    for other in (ben, eve):
        assert good(other.get(f"/tables/{id}/note"))["words"] == ""
    bad(ann.post(f"/tables/{id}/note", {"words": "older", "version": 0}), 409, "note_changed")
    assert good(ann.get(f"/tables/{id}/note"))["words"] == "Ben bluffs"
    eve.http.cookies.clear()
    bad(eve.get(f"/tables/{id}/note"), 401, "no_identity")
    bad(say(eve, id, "x"), 401, "no_identity")
    assert heard(eve, id) == []  # reading needs no cookie
    bad(ann.post(f"/tables/{id}/note", {"words": "x" * 10_001, "version": 1}), 400, "malformed")


def test_words_and_notes_are_in_my_data_and_go_with_it(
    host: Host, three: tuple[Person, Person, Person, str]
) -> None:
    ann, ben, _, id = three
    good(say(ben, id, "Mine"))
    good(ben.post(f"/tables/{id}/note", {"words": "Also mine", "version": 0}))
    data: Json = good(ben.get("/me/data"))["data"]
    assert [row["words"] for row in data["talk"]] == ["Mine"]
    assert [row["words"] for row in data["notes"]] == ["Also mine"]
    me = ben.me()["id"]
    good(ben.post("/me/delete"))
    assert heard(ann, id) == []
    with sqlite3.connect(host.settings.data / "delos.sqlite3") as db:
        for name in ("talk", "notes", "mutes"):
            (left,) = db.execute(f"SELECT count(*) FROM {name} WHERE who = ?", (me,)).fetchone()
            assert left == 0
