"""Tournaments: tables made, played to the end by real bots, and scored by the server."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from delos.cli.main import app
from delos.server.tournaments import pairing
from delos.server.tournaments.rows import Game, Player
from delos.server.tournaments.scoring import going_on, points_of, scores
from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Person, bad, good, wait_until

CUP: Json = {
    "name": "Cup of Delos",
    "kind": "rounds",
    "title": "legendary",
    "options": {"players": 3, "map": "quick", "goal": 1},
    "rounds": 2,
    "level": "random",
}


def make(person: Person, **more: Any) -> str:
    id: str = good(person.post("/tournaments", {**CUP, **more}), 201)["id"]
    return id


def detail(person: Person, id: str) -> Json:
    found: Json = good(person.get(f"/tournaments/{id}"))
    return found


def let_bots_play(host: Host, id: str, person: Person) -> None:
    """Real bots sit in for the people at every table that runs."""
    loop = host.services.notices.tasks[0].get_loop()
    found = detail(person, id)
    for tables in found["tables"]:
        for one in tables:
            if not one["over"]:
                asyncio.run_coroutine_threadsafe(seat_bots(host, one), loop).result(30)


async def seat_bots(host: Host, one: Json) -> None:
    table = await host.services.tables.find(one["table"])
    for seat in one["seats"]:
        async with table.lock:
            mine = [s for s in table.seats if s.holder == seat["person"] and s.holder and not s.bot]
            if mine and table.facts.status == "playing":
                await host.services.absence.sit_in(table, seat["person"], "random")


def play_out(host: Host, id: str, person: Person) -> Json:
    def over() -> bool:
        let_bots_play(host, id, person)
        return bool(detail(person, id)["status"] == "over")

    wait_until(over, 100)
    return detail(person, id)


def test_a_round_robin_is_played_to_its_end_over_a_restart(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path).start()
    people = [arrive(host.url, name) for name in ("Ann", "Ben", "Cem", "Dora")]
    id = make(people[0])
    for person in people:
        assert good(person.post(f"/tournaments/{id}/enter", {}))["yours"]
    bad(people[1].post(f"/tournaments/{id}/start"), 403, "host_only")
    good(people[0].post(f"/tournaments/{id}/start"))
    wait_until(lambda: len((detail(people[0], id)["tables"] or [[]])[0]) == 2)
    found = detail(people[0], id)
    assert found["round"] == 1
    assert found["entrants"] == 4
    names = [seat["name"] for one in found["tables"][0] for seat in one["seats"]]
    assert len(set(names)) == 6  # two bots fill the tables
    assert sum(seat["person"] is None for one in found["tables"][0] for seat in one["seats"]) == 2
    assert all(seat["place"] is None for one in found["tables"][0] for seat in one["seats"])
    table = found["tables"][0][0]["table"]
    bad(arrive(host.url).post(f"/tables/{table}/join", {"seat": 0}), 403, "invited_only")
    bad(arrive(host.url).post(f"/tournaments/{id}/enter", {}), 409, "started")
    good(people[3].post(f"/tournaments/{id}/leave"))  # a bot plays on
    host.stop()
    again = Host(tmp_path, host.port).start()
    end = play_out(again, id, people[0])
    assert [len(tables) for tables in end["tables"]] == [2, 2]
    assert all(one["over"] for tables in end["tables"] for one in tables)
    rows = end["standings"]
    assert [row["place"] for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row["points"] for row in rows] == sorted((row["points"] for row in rows), reverse=True)
    assert sum(row["points"] for row in rows) == 4 * 3  # 2 + 1 + 0 at each of four tables
    assert all(row["played"] == 2 for row in rows)
    assert end["winner"] == rows[0]["name"]
    assert [row["gone"] for row in rows if row["name"] == "Dora"] == [True]
    met = [
        frozenset(pair)
        for tables in end["tables"]
        for one in tables
        for pair in combinations([seat["name"] for seat in one["seats"]], 2)
    ]
    assert len(met) - len(set(met)) <= 2  # six can be dealt anew with two repeated meetings
    data = good(people[0].get("/me/data"))["data"]
    assert data["tournaments"][0]["tournament_id"] == id
    rated = {row["table_id"] for row in data["rated_games"]}
    assert len(rated) == 2  # they count like any other game
    wait_until(lambda: not again.services.tournaments.locks)  # nobody works at it any more
    again.stop()


def test_a_knock_out_ends_with_one_table(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path).start()
    people = [arrive(host.url, name) for name in ("Ann", "Ben", "Cem", "Dora", "Eli")]
    id = make(people[0], kind="knockout", public=False)
    link = detail(people[0], id)["invite"]
    assert detail(people[1], id)["invite"] is None
    bad(people[1].post(f"/tournaments/{id}/enter", {}), 403, "invited_only")
    bad(people[1].post(f"/tournaments/{id}/enter", {"invite": "x"}), 403, "bad_invite")
    for person in people:
        good(person.post(f"/tournaments/{id}/enter", {"invite": link.partition("=")[2]}))
    assert good(people[1].get("/tournaments", filter="open")) == []
    assert [one["id"] for one in good(people[1].get("/tournaments", filter="mine"))] == [id]
    good(people[0].post(f"/tournaments/{id}/start"))
    end = play_out(host, id, people[0])
    assert [len(tables) for tables in end["tables"]] == [2, 1]
    final = end["tables"][1][0]["seats"]
    best = min(final, key=lambda seat: seat["place"])
    assert end["winner"] == end["standings"][0]["name"]
    assert best["place"] == 1
    assert end["rounds"] == 2
    firsts = [
        seat["name"] for one in end["tables"][0] for seat in one["seats"] if seat["place"] == 1
    ]
    assert {seat["name"] for seat in final if seat["name"] in firsts}
    bad(people[0].post(f"/tournaments/{id}/close"), 409, "over")
    host.stop()


def test_what_cannot_be_made_or_entered_is_refused_in_words(arrive: Arrive, host: Host) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    bad(ann.post("/tournaments", {**CUP, "name": " "}), 400, "malformed")
    bad(ann.post("/tournaments", {**CUP, "title": "chess"}), 400, "bad_option")
    bad(ann.post("/tournaments", {**CUP, "kind": "knockout", "advance": 3}), 400, "malformed")
    bad(ann.post("/tournaments", {**CUP, "most": 2}), 400, "malformed")
    bad(ann.get("/tournaments", filter="all"), 400, "malformed")
    bad(ann.get("/tournaments/nothing"), 404, "unknown_tournament")
    ids = [make(ann, most=3) for _ in range(3)]
    bad(ann.post("/tournaments", CUP), 429, "too_many_tournaments")
    bad(ann.post(f"/tournaments/{ids[0]}/start"), 409, "nobody")
    bad(ben.post(f"/tournaments/{ids[0]}/leave"), 409, "not_there")
    for _ in range(3):
        good(arrive().post(f"/tournaments/{ids[0]}/enter", {}))
    bad(ben.post(f"/tournaments/{ids[0]}/enter", {}), 409, "taken")
    good(ben.post(f"/people/{good(ann.get('/me'))['id']}/block", {"on": True}))
    good(ann.post(f"/people/{good(ben.get('/me'))['id']}/block", {"on": True}))
    bad(ben.post(f"/tournaments/{ids[1]}/enter", {}), 403, "unwelcome")
    for id in ids[:2]:
        assert good(ann.post(f"/tournaments/{id}/close"))["status"] == "closed"
    data = ["tournaments", "--data", str(host.settings.data)]
    assert ids[2] in CliRunner().invoke(app, data).stdout
    assert CliRunner().invoke(app, [*data, "--close", ids[2]]).exit_code == 0
    assert detail(ann, ids[2])["status"] == "closed"
    assert CliRunner().invoke(app, [*data, "--close", ids[2]]).exit_code == 1


# -- who plays whom, and what it counts -----------------------------------------------------------


@pytest.mark.parametrize("count", [4, 6, 8])
def test_in_tables_of_two_everybody_meets_everybody_once(count: int) -> None:
    players = [str(one) for one in range(count)]
    tables: list[list[str]] = []
    for round in range(count - 1):
        tables += pairing.round_of(players, 2, round, tables, "x")
    assert set(pairing.meetings(tables).values()) == {1}
    assert len(pairing.meetings(tables)) == count * (count - 1) // 2
    for player in players:
        first = sum(table[0] == player for table in tables)
        assert abs(2 * first - (count - 1)) <= 3  # seats go round


def test_larger_tables_repeat_few_meetings_and_rotate_seats() -> None:
    players = [str(one) for one in range(16)]
    tables: list[list[str]] = []
    for round in range(4):
        dealt = pairing.round_of(players, 4, round, tables, "x")
        assert sorted(one for table in dealt for one in table) == sorted(players)
        tables += dealt
    assert max(pairing.meetings(tables).values()) <= 3
    assert pairing.round_of(players, 4, 3, tables[:12], "x") == tables[12:]  # the same again
    for player in players:
        seats = [table.index(player) for table in tables if player in table]
        assert len(set(seats)) >= 3


def test_points_and_tie_breaks() -> None:
    assert points_of([1, 2, 3, 4]) == [3, 2, 1, 0]
    assert points_of([1, 2, 2, 2]) == [3, 1, 1, 1]
    assert points_of([1, 1]) == [0.5, 0.5]
    players = [Player("t", name, name, "", number) for number, name in enumerate("abcd")]
    games = [
        Game("t", 1, 0, "x", ("a", "b"), (1, 2)),
        Game("t", 1, 1, "y", ("c", "d"), (2, 1)),
        Game("t", 2, 0, "z", ("a", "c"), (2, 1)),
        Game("t", 2, 1, "w", ("b", "d"), (1, 1)),
    ]
    found = [(one.player.id, one.points) for one in scores(players, games, knockout=False)]
    # d and ... 1.5; a and c have a win each, but c met stronger ones; b has half a point
    assert found == [("d", 1.5), ("c", 1.0), ("a", 1.0), ("b", 0.5)]
    assert going_on(games[3], players, 1) == ["b"]  # a shared first place: who entered first
    assert pairing.knockout_rounds(16, 4, 2) == 3
    assert pairing.knockout_rounds(5, 3, 1) == 2
