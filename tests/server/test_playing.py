"""One effect per choice, whoever sends it, however often and in whatever order."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, deciding, good, later, play_on

Sit = Callable[..., Live]


def started(arrive: Arrive, sit: Sit) -> tuple[Person, str, Json]:
    """A duel in which one person plays both sides."""
    person = arrive()
    id = person.make()["id"]
    return person, id, sit(person, id).until(deciding)


def index_of(person: Person, id: str) -> int:
    live = person.live(id)
    try:
        found: int = live.next("state")["index"]
    finally:
        live.close()
    return found


def test_same_key_same_answer(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    choice = state["options"][0]
    for _ in range(3):
        assert good(person.play(id, state, choice, key="k1")) == {"index": 1}
    body = {"index": 0, "seat": state["seat"], "action": choice["text"], "key": "k1"}
    assert good(person.post(f"/tables/{id}/actions", body)) == {"index": 1}
    other = state["options"][1]
    bad(person.play(id, state, other, key="k1"), 409, "key_used")
    assert index_of(person, id) == 1


def test_late_and_early_choices_have_no_effect(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    choice = state["options"][0]
    bad(person.play(id, {**state, "index": 5}, choice), 409, "stale")
    good(person.play(id, state, choice))
    error = bad(person.play(id, state, choice), 409, "stale")
    assert "index 1" in error["message"]
    assert index_of(person, id) == 1


def test_of_many_at_once_one_is_played(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    with ThreadPoolExecutor(12) as pool:
        answers = list(
            pool.map(lambda n: person.play(id, state, state["options"][n % 5]), range(48))
        )
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 1
    assert statuses.count(409) == 47
    assert index_of(person, id) == 1


def test_of_many_with_one_key_one_is_played(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    choice = state["options"][2]
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: person.play(id, state, choice, key="same"), range(48)))
    assert {answer.text for answer in answers} == {'{"index":1}'}
    assert index_of(person, id) == 1


def test_illegal_choices_say_why(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    path = f"/tables/{id}/actions"
    body: Json = {"index": 0, "seat": state["seat"]}
    bad(person.post(path, {**body, "action": 2_000_000}), 422, "illegal")
    error = bad(person.post(path, {**body, "action": "settle atlantis"}), 422, "illegal")
    assert "settle atlantis" in error["message"]
    good(person.play(id, state, state["options"][0]))
    taken = state["options"][0]["text"]
    again = {"index": 1, "seat": None, "action": taken}
    live = sit(person, id)
    again["seat"] = live.until(deciding)["seat"]
    english = bad(person.post(path, again), 422, "illegal")
    french = bad(person.post(path, again, lang="fr"), 422, "illegal")
    assert english["rule"].startswith("LEG-")
    assert french["rule"] == english["rule"]
    assert french["message"] != english["message"]
    why = good(person.get(f"/tables/{id}/why", seat=again["seat"], action=taken))
    told = {key: english[key] for key in ("rule", "rules")}
    assert why == {"reason": english["message"], "short": "", **told}
    legal = live.state["options"][0]["text"]
    why = good(person.get(f"/tables/{id}/why", seat=again["seat"], action=legal, lang="fr"))
    assert why == {"reason": "", "rule": None, "rules": [], "short": ""}


def test_malformed_choices(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    sound = {"index": 0, "seat": state["seat"], "action": state["options"][0]["id"]}
    for change in (
        {"index": -1},
        {"index": "0"},
        {"index": 0.5},
        {"seat": 99},
        {"seat": None},
        {"action": None},
        {"action": -3},
        {"action": 10**30},
        {"action": ["settle"]},
        {"action": "x" * 201},
        {"key": ""},
        {"key": "k" * 81},
        {"extra": 1},
    ):
        bad(person.post(f"/tables/{id}/actions", {**sound, **change}), 400, "malformed")
    bad(person.post(f"/tables/{id}/actions", {**sound, "seat": 7}), 400, "malformed")
    assert index_of(person, id) == 0
    # Of a name that stands twice the last one counts, as in browsers.
    twice = '{"index":7,' + json.dumps(sound)[1:]
    headers = {"content-type": "application/json"}
    answer = person.http.post(f"/api/v1/tables/{id}/actions", content=twice, headers=headers)
    assert good(answer) == {"index": 1}


def test_other_people_cannot_play(arrive: Arrive, sit: Sit, host: Host) -> None:
    person, id, state = started(arrive, sit)
    choice = state["options"][0]
    stranger = arrive()
    bad(stranger.play(id, state, choice), 403, "not_your_seat")
    bad(
        stranger.post(f"/tables/{id}/undo", {"index": 0, "seat": state["seat"]}),
        403,
        "not_your_seat",
    )
    for path in ("hint", "why"):
        answer = stranger.get(f"/tables/{id}/{path}", seat=state["seat"], action="x")
        bad(answer, 403, "not_your_seat")
    for path in ("replay", "log"):
        bad(stranger.get(f"/tables/{id}/{path}", seat=state["seat"]), 403, "not_your_seat")
        good(stranger.get(f"/tables/{id}/{path}"))
    bad(stranger.get(f"/tables/{id}/record"), 409, "not_over")
    bad(stranger.post(f"/tables/{id}/rematch"), 403, "not_your_seat")
    nobody = Person(host.url)
    bad(nobody.play(id, state, choice), 401, "no_identity")
    nobody.http.cookies.set("delos", "A" * 32)
    bad(nobody.play(id, state, choice), 401, "no_identity")
    nobody.close()
    waiting = next(seat for seat in range(4) if seat != state["seat"])
    bad(person.play(id, {**state, "seat": waiting}, choice), 403, "not_your_turn")
    bad(person.get(f"/tables/{id}/hint", seat=waiting), 403, "not_your_turn")
    assert index_of(person, id) == 0


def test_unknown_tables(arrive: Arrive) -> None:
    person = arrive()
    for id in ("nope", "0" * 16, "%2e%2e", "x" * 500):
        bad(person.get(f"/tables/{id}"), 404, "unknown_table")
        body = {"index": 0, "seat": 0, "action": 1}
        bad(person.post(f"/tables/{id}/actions", body), 404, "unknown_table")


def test_the_coach_speaks_to_who_decides_alone(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    seat = state["seat"]
    told = good(person.get(f"/tables/{id}/coach", seat=seat))
    assert told["index"] == state["index"]
    assert told["words"][-1]["key"] == "legendary-place"
    french = good(person.get(f"/tables/{id}/coach", seat=seat, lang="fr"))["words"][-1]
    assert french["key"] == "legendary-place"
    assert french["text"].startswith("Choisissez")
    assert good(person.get(f"/tables/{id}/coach", seat=(seat + 1) % 4))["words"] == []
    bad(arrive().get(f"/tables/{id}/coach", seat=seat), 403, "not_your_seat")


def test_hint_is_a_legal_choice(arrive: Arrive, sit: Sit) -> None:
    person, id, state = started(arrive, sit)
    hint = good(person.get(f"/tables/{id}/hint", seat=state["seat"], lang="fr"))
    ids = {choice["id"]: choice["text"] for choice in state["options"]}
    assert ids[hint["action"]] == hint["text"]
    assert hint["label"].startswith("S’installer")
    best = hint["best"]
    assert 1 <= len(best) <= 3
    assert (best[0]["action"], best[0]["worth"]) == (hint["action"], 0)
    assert good(person.get(f"/tables/{id}/hint", seat=state["seat"], lang="fr")) == hint
    assert all(one["action"] in ids and one["worth"] <= 0 and one["why"] for one in best)


def test_undo_takes_back_what_touched_nobody(arrive: Arrive, sit: Sit) -> None:
    person, id, _ = started(arrive, sit)
    live = sit(person, id)
    dice = random.Random(3)
    undone = refused = 0
    for _ in range(120):
        before = live.until(deciding)
        if before["status"] == "over" or (undone >= 3 and refused >= 3):
            break
        log = list(live.log)
        good(person.play(id, before, dice.choice(before["options"])))
        after = live.until(later(before["index"]))
        request = {"index": after["index"], "seat": before["seat"]}
        if not after["undo"]:
            if refused < 3:
                bad(person.post(f"/tables/{id}/undo", request), 409, "not_free")
            refused += 1
            live.say({"type": "lang", "lang": "en"})
            continue
        assert after["seat"] == before["seat"]
        bad(person.post(f"/tables/{id}/undo", {**request, "index": before["index"]}), 409, "stale")
        for _ in range(2):
            answer = person.post(f"/tables/{id}/undo", {**request, "key": f"u{undone}"})
            assert good(answer) == {"index": after["index"] + 1}
        back = live.until(later(after["index"]))
        assert (back["view"], back["options"]) == (before["view"], before["options"])
        assert live.log == log
        assert back["steps"] == before["steps"]
        undone += 1
        good(person.play(id, back, back["options"][0]))
    assert undone >= 3
    assert refused >= 3


def test_nothing_before_everybody_sits(arrive: Arrive, sit: Sit) -> None:
    one, two, three = arrive(name="One"), arrive(name="Two"), arrive(name="Three")
    made = one.make(["me", "open", "random"], players=3)
    id = made["id"]
    assert made["invites"] == {}
    assert id in [table["id"] for table in good(three.get("/tables", filter="open"))]
    body = {"index": 0, "seat": 0, "action": 0}
    bad(one.post(f"/tables/{id}/actions", body), 409, "waiting")
    bad(two.post(f"/tables/{id}/join", {"seat": 0}), 409, "taken")
    bad(two.post(f"/tables/{id}/join", {"seat": 2}), 409, "taken")
    bad(two.post(f"/tables/{id}/join", {"seat": 9}), 400, "malformed")
    bad(two.post(f"/tables/{id}/join", {}), 400, "malformed")
    live = sit(one, id)
    assert live.next("table")["table"]["status"] == "waiting"
    with ThreadPoolExecutor(2) as pool:
        join = f"/tables/{id}/join"
        answers = list(pool.map(lambda who: who.post(join, {"seat": 1}), (two, three)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    table = live.next("table")["table"]
    assert table["status"] == "playing"
    assert table["seats"][1]["name"] in {"Two", "Three"}
    assert id not in [table["id"] for table in good(three.get("/tables", filter="open"))]
    assert id in [table["id"] for table in good(one.get("/tables", filter="mine"))]
    assert id in [table["id"] for table in good(arrive().get("/tables", filter="watch"))]


def test_invitations_are_for_one_seat_and_one_use(arrive: Arrive) -> None:
    one, two, three = arrive(), arrive(), arrive()
    made = one.make(["me", "invite", "invite"], players=3)
    path = f"/tables/{made['id']}/join"
    tokens = [made["invites"][seat].partition("=")[2] for seat in ("1", "2")]
    bad(two.post(path, {"seat": 1}), 403, "invited_only")
    bad(two.post(path, {"invite": "x" * 32}), 403, "bad_invite")
    assert good(two.post(path, {"invite": tokens[0]})) == {"seats": [1]}
    bad(three.post(path, {"invite": tokens[0]}), 403, "bad_invite")
    assert good(one.get(f"/tables/{made['id']}"))["invites"].keys() == {"2"}
    assert good(two.get(f"/tables/{made['id']}"))["invites"] == {}
    assert good(two.post(path, {"seat": 1})) == {"seats": [1]}  # it is theirs already


def test_who_joins_a_duel_plays_both_factions(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    bad_seats = {"title": "legendary", "options": {"players": 2}, "seats": []}
    bad(one.post("/tables", bad_seats), 400, "malformed")
    body = {**bad_seats, "seats": [{"kind": kind} for kind in ("me", "me", "open", "open")]}
    assert "same kind" in bad(one.post("/tables", body), 400, "malformed")["message"]
    id = one.make(["me", "open", "me", "open"])["id"]
    assert good(two.post(f"/tables/{id}/join", {"seat": 3})) == {"seats": [1, 3]}
    assert good(two.get(f"/tables/{id}"))["status"] == "playing"


def test_bad_tables(arrive: Arrive) -> None:
    person = arrive()
    seats = [{"kind": "me"}] * 3
    for options in ({"players": 9}, {"colour": "red"}, {"players": 3, "map": "nowhere"}):
        body = {"title": "legendary", "options": options, "seats": seats}
        bad(person.post("/tables", body), 400, "bad_option")
    bad(
        person.post("/tables", {"title": "chess", "options": {}, "seats": seats}), 400, "bad_option"
    )
    changes: tuple[Json, ...] = (
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "bot", "level": "genius"}]},
        {"options": {"players": {"deep": 1}}},
        {"name": "n" * 61},
        {"chance": 1},
    )
    for change in changes:
        body = {"title": "legendary", "options": {"players": 3}, "seats": seats, **change}
        bad(person.post("/tables", body), 400, "malformed")


def test_a_restart_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Host(tmp_path).start()
    person = Person(first.url)
    person.me("Ariadne")
    id = person.make(["me", "greedy", "random"], players=3)["id"]
    live = person.live(id)
    play_on(person, live, id, random.Random(1), 8)
    before = live.state
    live.close()
    first.stop()
    second = Host(tmp_path).start()
    again = Person(second.url)
    again.http.cookies.update(person.http.cookies)
    assert again.me()["name"] == "Ariadne"
    live = again.live(id)
    after = live.until(deciding)
    for field in ("index", "view", "options", "undo"):
        assert after[field] == before[field], field
    live.close()
    person.close()
    again.close()
    second.stop()
