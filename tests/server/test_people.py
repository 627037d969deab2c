"""Ratings, profiles and ladders; following, blocking and reporting."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from delos.api import set_up
from delos.server.settings import Settings
from delos.server.stored.sqlite import FILE, SqliteStorage
from delos.server.tables.rating import Side, ladder_of, rate, rated_sides
from delos.server.tables.rows import Facts, insert_table
from delos.server.tables.seating import Seat
from tests.server.conftest import Arrive
from tests.server.harness import Host, Live, Person, bad, good, play_on, wait_until

TITLE = set_up("legendary", {"players": 3, "map": "quick", "seed": 1})
FACTS = Facts(
    *("t0", "name", "legendary", 1, {"players": 3}, {}, True, "p0", bytes(32), "over", None, 5),
    *([1], 1, 100, None),
)


def seat(number: int, kind: str = "me", holder: str | None = None, level: str = "") -> Seat:
    return Seat(number, "bull", kind, holder, "x", level, None)


PEOPLE = [seat(n, "open", f"p{n}") for n in range(3)]


def test_what_counts() -> None:
    bots = [seat(0, "me", "p0"), seat(1, "bot", None, "easy"), seat(2, "bot", None, "easy")]
    assert rated_sides(TITLE, FACTS, PEOPLE) == [
        Side(("p0",), False),
        Side(("p1",), True),
        Side(("p2",), False),
    ]
    assert [side.players for side in rated_sides(TITLE, FACTS, bots)] == [
        ("p0",),
        ("bot:easy",),
        ("bot:easy",),
    ]


@pytest.mark.parametrize(
    ("facts", "seats"),
    [
        (replace(FACTS, rated=False), PEOPLE),
        (replace(FACTS, origin={"table": "x", "step": 1}), PEOPLE),
        (replace(FACTS, winners=[]), PEOPLE),
        (replace(FACTS, winners=[0, 1, 2]), PEOPLE),
        (FACTS, [*PEOPLE[:2], seat(2, "here", "p0")]),
        (FACTS, [*PEOPLE[:2], seat(2, "open", "p0")]),
        (FACTS, [seat(n, "bot", None, "hard") for n in range(3)]),
    ],
    ids=["undone", "played on", "nobody won", "all won", "one screen", "twice", "bots alone"],
)
def test_what_does_not_count(facts: Facts, seats: list[Seat]) -> None:
    assert rated_sides(TITLE, facts, seats) == []


def test_hades_is_a_ladder_of_its_own() -> None:
    asked: dict[str, object] = {"players": 4, "modules": ["hades"]}
    stored = dict(set_up("classic", asked).options)
    assert stored["modules"] != ["hades"]
    for options in (asked, stored):
        assert ladder_of(replace(FACTS, title="classic", options=options)) == ("hades", 4)
    some = {"players": 4, "modules": ["heroes", "favours"]}
    assert ladder_of(replace(FACTS, title="classic", options=some)) == ("classic", 4)
    assert ladder_of(replace(FACTS, title="classic")) == ("classic", 3)


def test_a_game_counts_once_and_twins_take_the_mean(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    db = storage.writer
    db.execute("INSERT INTO identities VALUES ('p0', 'Ann', 1)")
    insert_table(db, FACTS, [], Settings(tmp_path), None)
    sides = [Side(("p0",), True), Side(("bot:easy",), False), Side(("bot:easy",), False)]
    for _ in range(2):
        rate(db, FACTS, sides)
    rows = {row["player"]: row for row in db.execute("SELECT * FROM ratings")}
    assert (rows["p0"]["games"], rows["p0"]["won"], rows["bot:easy"]["games"]) == (1, 1, 1)
    assert rows["p0"]["mu"] > 25 > rows["bot:easy"]["mu"]
    assert rows["p0"]["sigma"] < 25 / 3
    assert db.execute("SELECT count(*) FROM rated").fetchone()[0] == 2
    storage.close()


def finished(person: Person, sit: Callable[..., Live], **more: Any) -> str:
    """A game against a bot that plays at random, to its end."""
    table: str = person.make(["me", "random"] * 2, goal=1, **more)["id"]
    live = sit(person, table)
    play_on(person, live, table, random.Random(3), 5000)
    assert live.state["status"] == "over"
    return table


def claim(person: Person, name: str) -> str:
    body = {"name": name, "password": "eleven olive trees"}
    id: str = good(person.post("/me/claim", body))["me"]["id"]
    return id


def test_a_finished_game_is_on_the_profile(
    arrive: Arrive, host: Host, sit: Callable[..., Live]
) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    id = good(ann.get("/me"))["id"]
    before = good(ben.get(f"/people/{id}"))
    assert (before["games"], before["ratings"], before["last"]) == (0, [], [])
    table = finished(ann, sit)
    wait_until(lambda: good(ben.get(f"/people/{id}"))["ratings"])  # reckoned behind the last move
    seen = good(ben.get(f"/people/{id}"))
    assert seen["games"] == 1
    rating = seen["ratings"][0]
    assert (rating["game"], rating["players"], rating["games"]) == ("legendary", 2, 1)
    assert (rating["rating"] > 1500) == bool(seen["won"])
    game = seen["last"][0]
    assert game["table"] == table
    assert game["change"] == rating["rating"] - 1500
    assert seen["curve"][0]["rating"] == rating["rating"]
    assert seen["record"][0]["even"] == 0.5
    assert not seen["yours"]
    assert good(ann.get(f"/people/{id}"))["yours"]
    ladder = good(ben.get("/ladder", game="legendary", players=2))
    assert ["legendary", 2] in ladder["ladders"]
    assert all(row["person"] != id for row in ladder["rows"])  # a guest with one game
    settle(host, id)
    assert all(row["person"] != id for row in ladder_rows(ben))  # a guest still
    claim(ann, "Ann of the ladder")
    rows = ladder_rows(ben)
    mine = next(row for row in rows if row["person"] == id)
    bot = next(row for row in rows if row["bot"] == "random")
    assert (mine["name"], mine["bot"], bot["person"]) == ("Ann of the ladder", None, None)


def ladder_rows(person: Person) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = good(person.get("/ladder", game="legendary", players=2))["rows"]
    return rows


def settle(host: Host, id: str) -> None:
    """As if more games had been played."""
    db = sqlite3.connect(host.settings.data / FILE, timeout=10)
    with db:
        db.execute("UPDATE ratings SET games = 9 WHERE player IN (?, 'bot:random')", (id,))
    db.close()


def test_others_see_public_games_only(arrive: Arrive, host: Host, sit: Callable[..., Live]) -> None:
    ann, ben = arrive(), arrive()
    id = good(ann.get("/me"))["id"]
    table = finished(ann, sit)
    db = sqlite3.connect(host.settings.data / FILE, timeout=10)
    with db:
        db.execute("UPDATE tables SET public = 0 WHERE id = ?", (table,))
    db.close()
    assert table in json.dumps(good(ann.get(f"/people/{id}")))
    assert table not in json.dumps(good(ben.get(f"/people/{id}")))


def test_a_profile_tells_nothing_of_running_games(arrive: Arrive) -> None:
    """Not a byte changes with what happens at a table before it is over."""
    ann, ben = arrive(), arrive()
    id = good(ann.get("/me"))["id"]
    path = f"/people/{id}"

    def pages() -> list[bytes]:
        asked = (path, f"{path}/style", "/ladder")
        return [one.get(page).content for one in (ann, ben) for page in asked]

    before = pages()
    table = ann.make(["me"] * 4)["id"]
    live = ann.live(table)
    play_on(ann, live, table, random.Random(5), 30)
    live.close()
    assert pages() == before


def test_follow_and_let_go(arrive: Arrive) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    id = good(ben.get("/me"))["id"]
    table = ben.make(["me", "open"] * 2)["id"]
    good(ann.post(f"/people/{id}/follow", {"on": True}))
    followed = good(ann.get("/me/people"))["followed"]
    assert [(one["name"], one["waiting"]) for one in followed] == [("Ben", [table])]
    assert good(ann.get(f"/people/{id}"))["followed"]
    assert good(ben.get("/me/people")) == {"followed": [], "blocked": []}  # nobody else's matter
    good(ann.post(f"/people/{id}/follow", {"on": False}))
    assert good(ann.get("/me/people"))["followed"] == []
    bad(ann.post("/people/nobody/follow", {"on": True}), 404, "unknown_person")
    bad(ben.post(f"/people/{id}/block", {"on": True}), 409, "yourself")


def test_who_is_blocked_joins_no_table_of_mine(arrive: Arrive) -> None:
    ann, ben, cleo = arrive(name="Ann"), arrive(name="Ben"), arrive(name="Cleo")
    ids = {one: good(one.get("/me"))["id"] for one in (ann, ben)}
    good(ben.post(f"/people/{ids[ann]}/follow", {"on": True}))
    good(ann.post(f"/people/{ids[ben]}/block", {"on": True}))
    assert good(ben.get("/me/people"))["followed"] == []
    bad(ben.post(f"/people/{ids[ann]}/follow", {"on": True}), 403, "unwelcome")
    made = ann.make(["me", "invite"] * 2)
    invite = made["invites"]["1"].partition("#invite=")[2]
    bad(ben.post(f"/tables/{made['id']}/join", {"invite": invite}), 403, "unwelcome")
    hers = cleo.make(["me", "open", "open"], players=3)["id"]
    good(ann.post(f"/tables/{hers}/join", {"seat": 1}))
    bad(ben.post(f"/tables/{hers}/join", {"seat": 2}), 403, "unwelcome")
    good(ann.post(f"/people/{ids[ben]}/block", {"on": False}))
    good(ben.post(f"/tables/{hers}/join", {"seat": 2}))


def test_reports_are_kept_for_the_operator(arrive: Arrive, host: Host) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    id = good(ben.get("/me"))["id"]
    body = {"reason": "chat", "words": "says\nrude things", "table": "abc"}
    for _ in range(10):
        good(ann.post(f"/people/{id}/report", body))
    bad(ann.post(f"/people/{id}/report", body), 429, "too_many")
    db = sqlite3.connect(host.settings.data / FILE, timeout=10)
    rows = db.execute("SELECT name, reason, words FROM reports WHERE whom = ?", (id,)).fetchall()
    db.close()
    assert rows == [("Ben", "chat", "says rude things")] * 10
    assert "rude" not in ben.get(f"/people/{id}").text
    assert "rude" not in ben.get("/me/data").text


def test_the_operator_reads_and_settles_reports(arrive: Arrive, host: Host) -> None:
    from typer.testing import CliRunner

    from delos.cli.main import app

    ann, ben = arrive(name="Ann"), arrive(name="Benny")
    id = good(ben.get("/me"))["id"]
    good(ann.post(f"/people/{id}/report", {"reason": "name", "words": "look at it"}))
    data = ["reports", "--data", str(host.settings.data)]
    shown = CliRunner().invoke(app, data)
    line = next(line for line in shown.output.splitlines() if id in line)
    assert "Benny" in line
    assert line.endswith("name, told by Ann: look at it")
    number = line.split()[0]
    assert CliRunner().invoke(app, [*data, "--settle", number]).exit_code == 0
    assert id not in CliRunner().invoke(app, data).output
    assert CliRunner().invoke(app, [*data, "--settle", "99999"]).exit_code == 1
    assert CliRunner().invoke(app, ["reports", "--data", "/nowhere"]).exit_code == 1
