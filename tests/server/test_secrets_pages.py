"""What an account hears, the pages of tournaments and people and what an operator reads tell
nothing of a running game that a viewer may not know, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.server.operating.recalling import questions, words
from delos.server.people.identity import Identity
from delos.server.people.profiles import Profiles
from delos.server.protocol.looking import LogEntry
from delos.server.protocol.profiles import Profile
from delos.server.protocol.tournaments import TournamentDetail
from delos.server.remote import streams
from delos.server.remote.streams import Ear
from delos.server.tables.course import Course
from delos.server.tables.rows import Facts
from delos.server.tables.table import Table
from delos.server.telling import speaking
from delos.server.tournaments.tournaments import Tournaments
from tests.server.conftest import Arrive
from tests.server.harness import Host, Person, good, wait_until
from tests.server.test_secrets import OPTIONS, courses, other_world, table_at
from tests.server.test_tournaments import detail, make


def gold_at(table: Table) -> int:
    """What nobody may know of all seats together."""
    state = inside.state(table.course.game)
    if not isinstance(state, CycladesState):
        return 0  # others may have left a table of Mytikas
    return sum(state.gold(one) for one in range(len(table.seats)))


# -- the account's stream ------------------------------------------------------------------------


def heard(table: Table, who: str) -> bytes:
    """A game that begins and ends, as an account hears of it."""
    ear = Ear(who)
    ear.hear(table.facts, table.seats)
    ear.hear(table.facts.after(status="over", turn=None, winners=[0]), table.seats)
    return b"\n".join(ear.lines)


def differences(name: str) -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(5, 50, name)):
        for seat in range(len(course.game.seats)):
            compared += 1
            twin = other_world(course, seat, number * 13)
            one, other = heard(table_at(course), f"p{seat}"), heard(table_at(twin), f"p{seat}")
            assert one.count(b"\n") == 1
            found += one != other
        assert heard(table_at(course), "nobody") == b""
    return compared, found


@pytest.mark.parametrize("name", list(OPTIONS))
def test_nothing_hidden_changes_what_an_account_hears(name: str) -> None:
    compared, found = differences(name)
    assert compared > 100
    assert found == 0


def test_an_account_that_hears_a_purse_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, tables = streams.ref, dict[int, Table]()
    placed = table_at

    def remembered(*about: Any) -> Table:
        table = placed(*about)
        tables[id(table.seats)] = table
        return table

    def leaking(facts: Facts, seats: Any, who: str) -> Any:
        told = plain(facts, seats, who)
        told.players = gold_at(tables[id(seats)])
        return told

    monkeypatch.setattr(streams, "ref", leaking)
    monkeypatch.setattr("tests.server.test_secrets_pages.table_at", remembered)
    assert differences("legendary")[1] > 0


# -- tournaments ----------------------------------------------------------------------------------


def begun(host: Host, arrive: Arrive) -> tuple[list[Person], str, Table]:
    """A tournament of four whose table is played, and its people with one who is none of them."""
    people = [arrive(host.url, name) for name in ("Ann", "Ben", "Cem", "Dora", "Eve")]
    id = make(people[0], options=OPTIONS["legendary"], rounds=1)
    for person in people[:4]:
        good(person.post(f"/tournaments/{id}/enter", {}))
    good(people[0].post(f"/tournaments/{id}/start"))
    wait_until(lambda: detail(people[0], id)["tables"])
    return people, id, host.services.tables.held[detail(people[0], id)["tables"][0][0]["table"]]


def pages(person: Person, id: str) -> bytes:
    wanted = (f"/tournaments/{id}", "/tournaments?filter=running", "/tournaments?filter=mine")
    return b"\n".join(person.http.get("/api/v1" + path).content for path in wanted)


def pages_that_differ(host: Host, arrive: Arrive, moments: int = 12) -> tuple[int, int]:
    people, id, table = begun(host, arrive)
    names = [seat.name for seat in table.seats]
    compared = found = 0
    for number, course in enumerate(courses(7, moments)):
        for person in people:
            name = good(person.get("/me"))["name"]
            seat = names.index(name) if name in names else None
            table.course = course
            one = pages(person, id)
            table.course = other_world(course, seat, number * 11)
            compared += 1
            found += one != pages(person, id)
    return compared, found


def test_nothing_hidden_changes_the_pages_of_a_tournament(host: Host, arrive: Arrive) -> None:
    compared, found = pages_that_differ(host, arrive)
    assert compared == 60
    assert found == 0


def test_a_page_that_tells_a_purse_is_found(
    host: Host, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Tournaments.detail

    async def leaking(self: Tournaments, id: str, me: str) -> TournamentDetail:
        told = await plain(self, id, me)
        for tables in told.tables:
            for one in tables:
                if one.table in self.tables.held:
                    told.winner = str(gold_at(self.tables.held[one.table]))
        return told

    monkeypatch.setattr(Tournaments, "detail", leaking)
    assert pages_that_differ(host, arrive, 30)[1] > 0


# -- pages about people, lists of tables, and what an operator reads -------------------------------


def about_people(person: Person, ids: list[str], table: Table) -> bytes:
    """Profiles, ladders, lists, the table itself and its last moves, as far as one may ask."""
    wanted = (
        *(f"/people/{id}" for id in ids),
        *(f"/people/{id}/style?game={table.title.name}" for id in ids),
        "/me/people",
        "/ladder",
        "/tables?filter=watch",
        "/tables?filter=mine",
        f"/tables/{table.id}",
        f"/tables/{table.id}/talk",
    )
    answers = [person.http.get("/api/v1" + path) for path in wanted]
    assert all(answer.status_code == 200 for answer in answers)
    return b"\n".join(answer.content for answer in answers)


def people_that_differ(host: Host, arrive: Arrive, moments: int = 8) -> tuple[int, int]:
    people, _, table = begun(host, arrive)
    names = [seat.name for seat in table.seats]
    ids = [good(person.get("/me"))["id"] for person in people]
    for id in ids[:4]:
        good(people[4].post(f"/people/{id}/follow", {"on": True}))
    compared = found = 0
    for number, course in enumerate(courses(11, moments)):
        for person in people:
            name = good(person.get("/me"))["name"]
            seat = names.index(name) if name in names else None
            table.course = course
            one = about_people(person, ids, table)
            table.course = other_world(course, seat, number * 7)
            compared += 1
            found += one != about_people(person, ids, table)
    return compared, found


def test_nothing_hidden_changes_the_pages_about_people(host: Host, arrive: Arrive) -> None:
    compared, found = people_that_differ(host, arrive)
    assert compared == 40
    assert found == 0


def test_a_profile_that_tells_a_purse_is_found(
    host: Host, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Profiles.profile

    async def leaking(self: Profiles, id: str, me: Identity | None) -> Profile:
        told = await plain(self, id, me)
        told.won = sum(gold_at(table) for table in host.services.tables.held.values())
        return told

    monkeypatch.setattr(Profiles, "profile", leaking)
    assert people_that_differ(host, arrive, 4)[1] > 0


def recalled(course: Course, asked: dict[int, str]) -> list[str]:
    """The last moves as `delos admin table` tells them."""
    return [
        words(course, asked, {"seat": play.seat, "action": play.action}, step)
        for step, play in enumerate(course.plays)
    ]


def read_by_operators(name: str) -> tuple[int, bool]:
    """How many moves of a long game are told in words, and whether what is hidden changes them."""
    *_, course = courses(5, 160, name)
    asked = questions(course, list(range(course.steps)))
    told = recalled(course, asked)
    other = recalled(other_world(course, None, 3), asked)
    return sum(": nothing" not in one for one in told), told != other


@pytest.mark.parametrize("name", list(OPTIONS))
def test_nothing_hidden_changes_what_an_operator_reads(name: str) -> None:
    told, differs = read_by_operators(name)
    assert told > 50
    assert not differs


def test_an_operator_who_would_read_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = speaking.entries

    def leaking(*arguments: Any) -> list[LogEntry]:
        title, events, first, _, lang = arguments
        return plain(title, events, first, 1, lang)  # as a seat reads its log

    monkeypatch.setattr(speaking, "entries", leaking)
    assert read_by_operators("classic")[1]
