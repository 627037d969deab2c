"""Odds of a battle, asked over HTTP: for the deciding seat's own options only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from delos.kernel.chance import SeededChance
from delos.scenarios import load
from delos.server.tables.course import Course
from tests.server.conftest import Arrive
from tests.server.harness import Host, Live, Person, bad, deciding, good

TABLE: Final = """
name = "a battle"
title = "legendary"
[options]
players = 2
[position]
turn = "bull"
[position.bull]
god = "ares"
gold = 3
lands = { naxos = "2 troops" }
[position.dolphin]
lands = { paros = "1 troop, fortress", kea = "" }
[position.bee]
lands = ["ios"]
[position.owl]
lands = ["thera"]
[[step]]
expect = {}
"""


@pytest.fixture
def table(host: Host, arrive: Arrive, tmp_path: Path) -> tuple[Person, str, dict[str, int]]:
    """A duel where bull is about to attack; the actions by their texts."""
    person = arrive()
    id = person.make(["me", "open", "me", "open"])["id"]
    other = arrive()
    good(other.post(f"/tables/{id}/join", {"seat": 1}))
    file = tmp_path / "table.toml"
    file.write_text(TABLE, encoding="utf-8")
    game = load(file).start()
    game._chance = SeededChance(1)
    for move in ("march", "from naxos", "troops 2"):
        game.play(move)
    kept = host.services.tables.cache[id]
    assert kept.facts.status == "playing"
    kept.course = Course(game, (), (), ())
    return person, id, dict(zip(game.texts(), game.ids(), strict=True))


def test_the_odds_of_an_option(table: tuple[Person, str, dict[str, int]]) -> None:
    person, id, actions = table
    answer: Any = good(person.get(f"/tables/{id}/odds", seat=0, action=actions["to paros"]))
    battle = answer["battle"]
    assert battle["area"] == "paros"
    assert (battle["sea"], battle["attacker"], battle["defender"]) == (False, "bull", "dolphin")
    # 2 against 1 behind a Fortress is even: a round won or tied is enough, else one against one
    assert battle["win"] == pytest.approx(23 / 36 + 13 / 36 * 5 / 36)
    assert battle["both"] == pytest.approx(13 / 36 * 8 / 36)
    assert battle["undecided"] == 0
    assert [side["total"] for side in battle["sides"]] == [2, 2]
    assert battle["sides"][1]["terms"][1] == {
        "what": "buildings",
        "name": "fortress",
        "count": 1,
        "strength": 1,
    }
    assert [one["number"] for one in battle["rounds"]] == [1, 2]
    assert battle["rounds"][1]["reached"] == pytest.approx(13 / 36)


def test_an_option_without_battle(table: tuple[Person, str, dict[str, int]]) -> None:
    person, id, actions = table
    peaceful = actions["to halki"]
    assert good(person.get(f"/tables/{id}/odds", seat=0, action=peaceful))["battle"] is None


def test_only_the_deciding_seat_may_ask(
    table: tuple[Person, str, dict[str, int]], host: Host, arrive: Arrive
) -> None:
    person, id, actions = table
    action = actions["to paros"]
    path = f"/tables/{id}/odds"
    bad(person.get(path, seat=1, action=action), 403, "not_your_seat")
    bad(person.get(path, seat=2, action=action), 403, "not_your_turn")
    bad(arrive().get(path, seat=0, action=action), 403, "not_your_seat")
    stranger = Person(host.url)
    bad(stranger.get(path, seat=0, action=action), 401, "no_identity")
    stranger.close()
    bad(person.get(path, seat=0, action=1), 422, "illegal")
    bad(person.get(path, seat=0, action="to paros"), 400, "malformed")
    bad(person.get(path, seat=0), 400, "malformed")
    for index in ("", "two", "-1", "1.0"):
        answer = person.get(path, seat=0, action=action, index=index)
        bad(answer, 400, "malformed")
        assert answer.json()["error"]["message"] == "?index= must be a whole number from 0 on."
    bad(person.get("/tables/nowhere/odds", seat=0, action=action), 404, "unknown_table")


def test_an_old_index_has_no_battle(
    table: tuple[Person, str, dict[str, int]], host: Host, arrive: Arrive
) -> None:
    """The option was there when the page asked: no refusal for who was quicker than its page."""
    person, id, actions = table
    path, action = f"/tables/{id}/odds", actions["to paros"]
    kept = host.services.tables.cache[id]
    now, before = kept.index, kept.index + 1
    assert good(person.get(path, seat=0, action=action, index=now))["battle"]["area"] == "paros"
    none: dict[str, Any] = {"battle": None, "brings": []}
    assert good(person.get(path, seat=0, action=action, index=before)) == none
    assert good(person.get(path, seat=0, action=1, index=before)) == none  # offered no more
    assert good(person.get(path, seat=2, action=action, index=before)) == none  # nor its turn
    bad(person.get(path, seat=0, action=1, index=now), 422, "illegal")
    bad(person.get(path, seat=1, action=action, index=before), 403, "not_your_seat")
    bad(person.get(path, seat=0, index=before), 400, "malformed")
    stranger = Person(host.url)
    bad(stranger.get(path, seat=0, action=action, index=before), 401, "no_identity")
    stranger.close()


def test_after_a_move_the_old_index_has_no_battle(arrive: Arrive, sit: Callable[..., Live]) -> None:
    person = arrive()
    id = person.make()["id"]
    state = sit(person, id).until(deciding)
    seat, option = state["seat"], state["options"][0]
    good(person.play(id, state, option))
    asked = {"seat": seat, "action": option["id"], "index": state["index"]}
    assert good(person.get(f"/tables/{id}/odds", **asked)) == {"battle": None, "brings": []}


CLASSIC: Final = """
name = "a battle"
title = "classic"
[position]
turn = "red"
neutral = { kythnos = "fortress" }
[position.red]
god = "ares"
gold = 3
islands = { syros = "3 troops", tinos = "" }
fleets = { f3 = 1 }
figures = { minotaur = "kythnos" }
[position.blue]
islands = { milos = "", mykonos = "" }
[position.green]
islands = { andros = "", delos = "" }
[[step]]
expect = {}
"""


@pytest.mark.rule("CLA-CREATURE-MINOTAUR-03", "CLA-CREATURE-MINOTAUR-08")
def test_the_original_game_has_odds_too(host: Host, arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    seats = [{"kind": "me"}] * 3
    body = {"title": "classic", "options": {"players": 3}, "seats": seats}
    id = good(person.post("/tables", body), 201)["id"]
    file = tmp_path / "table.toml"
    file.write_text(CLASSIC, encoding="utf-8")
    game = load(file).start()
    game._chance = SeededChance(1)
    game.play("march")
    host.services.tables.cache[id].course = Course(game, (), (), ())
    actions = dict(zip(game.texts(), game.ids(), strict=True))
    path = f"/tables/{id}/odds"
    # there is one way only, so that the number of troops is the last question
    battle = good(person.get(path, seat=0, action=actions["troops 3"]))["battle"]
    assert (battle["attacker"], battle["defender"], battle["area"]) == ("red", None, "kythnos")
    guard = battle["sides"][1]
    assert (guard["faction"], guard["role"], guard["total"]) == (None, "defender", 3)
    assert [term["name"] for term in guard["terms"]] == ["minotaur", "fortress"]


UNDEAD: Final = """
name = "undead stand in the way"
title = "classic"
[options]
modules = ["underworld"]
[position]
turn = "red"
gods = ["hades", "ares"]
covered = "poseidon"
threat = 9
[position.red]
god = "ares"
gold = 3
islands = { kythnos = "4 troops", naxos = "" }
fleets = { h2 = 1 }
[position.blue]
islands = { milos = "1 troop, 2 undead", tinos = "" }
[position.green]
islands = { andros = "", delos = "" }
[[step]]
expect = {}
"""


def test_undead_troops_count_in_the_odds(host: Host, arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    options = {"players": 3, "modules": ["underworld"]}
    body = {"title": "classic", "options": options, "seats": [{"kind": "me"}] * 3}
    id = good(person.post("/tables", body), 201)["id"]
    file = tmp_path / "table.toml"
    file.write_text(UNDEAD, encoding="utf-8")
    game = load(file).start()
    game._chance = SeededChance(1)
    game.play("march")
    host.services.tables.cache[id].course = Course(game, (), (), ())
    actions = dict(zip(game.texts(), game.ids(), strict=True))
    asked = person.get(f"/tables/{id}/odds", seat=0, action=actions["troops 4"])
    terms = good(asked)["battle"]["sides"][1]["terms"]
    assert [(term["what"], term["count"]) for term in terms] == [("troops", 1), ("undead", 2)]


def test_asking_changes_nothing(arrive: Arrive, sit: Callable[..., Live]) -> None:
    person = arrive()
    id = person.make()["id"]
    state = sit(person, id).until(deciding)
    seat, action = state["seat"], state["options"][0]["id"]
    for _ in range(3):
        answer = good(person.get(f"/tables/{id}/odds", seat=seat, action=action))
        assert answer == {"battle": None, "brings": []}
    assert good(person.play(id, state, state["options"][0])) == {"index": 1}


def test_too_many_questions_are_refused(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path, odds_rate=(0.01, 3)).start()
    person = arrive(host.url)
    id = person.make()["id"]
    seat = good(person.get(f"/tables/{id}"))["turn"]
    action = host.services.tables.cache[id].course.game.ids()[0]
    for _ in range(3):
        good(person.get(f"/tables/{id}/odds", seat=seat, action=action))
    bad(person.get(f"/tables/{id}/odds", seat=seat, action=action), 429, "too_many")
    host.stop()
