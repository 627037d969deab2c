"""Taking back with the others' consent what is not free any more."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, deciding, good, later

Sit = Callable[..., Live]


def ask(person: Person, id: str, state: Json, seat: int) -> Json:
    body = {"index": state["index"], "seat": seat}
    found: Json = good(person.post(f"/tables/{id}/undo/ask", body))
    return found


def three(arrive: Arrive, sit: Sit) -> tuple[list[Person], str, list[Live]]:
    """A table of three people, each at a screen of their own."""
    people = [arrive(), arrive(), arrive()]
    id = people[0].make(["me", "open", "open"], players=3)["id"]
    for seat in (1, 2):
        good(people[seat].post(f"/tables/{id}/join", {"seat": seat}))
    return people, id, [sit(person, id) for person in people]


def play_one(people: list[Person], lives: list[Live], id: str) -> Json:
    """The first option of whoever decides; the state before it."""
    seat = next(seat for seat, live in enumerate(lives) if live.state["options"])
    before = lives[seat].state
    good(people[seat].play(id, before, before["options"][0]))
    for live in lives:
        live.until(later(before["index"]))
    return before


def play_until_asked(people: list[Person], lives: list[Live], id: str, other: int) -> Json:
    """Play on until another seat decides; the state before the last choice of ``other``."""
    while True:
        before = play_one(people, lives, id)
        if before["seat"] == other and not lives[other].state["options"]:
            return before


def caught_up(host: Host, id: str, lives: list[Live]) -> int | None:
    """Read what has happened so far; the seat that decides now."""
    table = host.services.tables.cache[id]
    for live in lives:
        while live.state["index"] < table.index:
            live.next("state")
    return table.turn if lives[0].state["index"] == lives[1].state["index"] else None


def person_or_bot(host: Host, id: str, lives: list[Live], people: list[Person]) -> int | None:
    """Let one choice be made; whose turn it was, if that is sure."""
    turn = caught_up(host, id, lives)
    if turn is None or turn >= len(people) or not lives[turn].state["options"]:
        time.sleep(0.01)
    else:
        good(people[turn].play(id, lives[turn].state, lives[turn].state["options"][0]))
    return turn


def test_everybody_agrees(arrive: Arrive, sit: Sit) -> None:
    people, id, lives = three(arrive, sit)
    for live in lives:
        state = live.until(lambda state: state["status"] == "playing")
        assert (state["asked"], state["may_ask"]) == (None, False)
    turn = next(seat for seat, live in enumerate(lives) if live.state["options"])
    before = play_until_asked(people, lives, id, turn)
    now = lives[turn].state
    assert now["may_ask"]
    others = [seat for seat in range(3) if seat != turn]
    log = lives[others[0]].log
    assert ask(people[turn], id, now, turn) == {"index": now["index"]}
    wanted = {"seat": turn, "agreed": [], "waiting": others}
    for live in lives:
        state = live.until(lambda state: state["asked"])
        assert state["asked"] == wanted
        assert not state["may_ask"]
    path = f"/tables/{id}/undo/answer"
    yes = {"index": now["index"], "agree": True}
    bad(people[turn].post(path, {**yes, "seat": turn}), 409, "not_asked")
    bad(people[turn].post(path, {**yes, "seat": others[0]}), 403, "not_your_seat")
    bad(people[others[0]].post(path, {**yes, "seat": others[0], "index": 0}), 409, "stale")
    body = {"index": now["index"], "seat": others[0]}
    bad(people[others[0]].post(f"/tables/{id}/undo/ask", body), 409, "asked")
    assert good(people[others[0]].post(path, {**yes, "seat": others[0]})) == {"index": now["index"]}
    state = lives[turn].until(lambda state: state["asked"] and state["asked"]["agreed"])
    assert state["asked"] == {"seat": turn, "agreed": [others[0]], "waiting": [others[1]]}
    bad(people[others[0]].post(path, {**yes, "seat": others[0]}), 409, "not_asked")
    done = good(people[others[1]].post(path, {**yes, "seat": others[1]}))
    assert done == {"index": now["index"] + 1}
    for live in lives:
        live.until(later(now["index"]))
        assert live.state["asked"] is None
        assert live.state["steps"] == before["steps"]
    assert lives[turn].state["view"] == before["view"]
    assert lives[turn].state["options"] == before["options"]
    assert len(lives[others[0]].log) < len(log)
    # The same luck lies ahead: the same choice brings the same.
    good(people[turn].play(id, lives[turn].state, before["options"][0]))
    lives[others[0]].until(later(now["index"] + 1))
    assert lives[others[0]].log == log


def test_one_refusal_or_any_move_ends_it(arrive: Arrive, sit: Sit) -> None:
    people, id, lives = three(arrive, sit)
    for live in lives:
        live.until(lambda state: state["status"] == "playing")
    turn = next(seat for seat, live in enumerate(lives) if live.state["options"])
    play_until_asked(people, lives, id, turn)
    now = lives[turn].state
    others = [seat for seat in range(3) if seat != turn]
    ask(people[turn], id, now, turn)
    for live in lives:
        live.until(lambda state: state["asked"])
    no = {"index": now["index"], "seat": others[0], "agree": False}
    assert good(people[others[0]].post(f"/tables/{id}/undo/answer", no)) == {"index": now["index"]}
    for live in lives:
        assert live.until(lambda state: state["asked"] is None)["index"] == now["index"]
    ask(people[turn], id, now, turn)
    for live in lives:
        live.until(lambda state: state["asked"])
    play_one(people, lives, id)
    assert [live.state["asked"] for live in lives] == [None] * 3
    yes = {"index": now["index"], "seat": others[0], "agree": True}
    bad(people[others[0]].post(f"/tables/{id}/undo/answer", yes), 409, "stale")
    yes["index"] += 1
    bad(people[others[0]].post(f"/tables/{id}/undo/answer", yes), 409, "not_asked")


def test_bots_agree_at_once_and_a_restart_finds_the_same(tmp_path: Path) -> None:
    first = Host(tmp_path).start()
    person = Person(first.url)
    person.me()
    id = person.make(["me", "random", "random"], players=3)["id"]
    live = person.live(id)
    dice = random.Random(4)
    gone_back = 0
    state = live.until(deciding)
    for _ in range(60):
        before = state
        good(person.play(id, state, dice.choice(state["options"])))
        state = live.until(later(before["index"]))
        while not deciding(state):
            state = live.next("state")
        if state["may_ask"] and gone_back < 4:
            assert not state["undo"]
            path = f"/tables/{id}/undo/ask"
            body = {"index": state["index"], "seat": 0}
            bad(person.post(path, {**body, "index": 0}), 409, "stale")
            assert good(person.post(path, body)) == {"index": state["index"] + 1}
            state = live.until(later(state["index"]))
            assert (state["view"], state["options"]) == (before["view"], before["options"])
            gone_back += 1
        elif state["undo"]:
            body = {"index": state["index"], "seat": 0}
            bad(person.post(f"/tables/{id}/undo/ask", body), 409, "not_needed")
    assert gone_back == 4
    live.close()
    first.stop()
    second = Host(tmp_path).start()
    again = Person(second.url)
    again.http.cookies.update(person.http.cookies)
    live = again.live(id)
    after = live.until(deciding)
    for field in ("index", "steps", "view", "options", "undo", "may_ask"):
        assert after[field] == state[field], field
    live.close()
    person.close()
    again.close()
    second.stop()


def test_people_at_one_screen_answer_for_themselves(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make(["me", "here", "random"], players=3)["id"]
    live = sit(person, id)
    state = live.until(lambda state: state["handover"] is not None or state["options"])
    for _ in range(40):
        if state["handover"] is not None:
            live.say({"type": "reveal", "seat": state["handover"]})
        elif state["options"]:
            if state["may_ask"]:
                break
            good(person.play(id, state, state["options"][0]))
        state = live.next("state")
    seat, other = state["seat"], 1 - state["seat"]
    ask(person, id, state, seat)
    state = live.until(lambda state: state["asked"])
    assert state["asked"] == {"seat": seat, "agreed": [2], "waiting": [other]}
    body = {"index": state["index"], "seat": other, "agree": True}
    good(person.post(f"/tables/{id}/undo/answer", body))
    assert live.until(later(state["index"]))["asked"] is None


def test_a_request_that_nobody_answers_lapses(tmp_path: Path) -> None:
    host = Host(tmp_path, ask_seconds=0.6).start()
    one, two = Person(host.url), Person(host.url)
    one.me()
    two.me()
    id = one.make(["me", "open", "random"], players=3)["id"]
    good(two.post(f"/tables/{id}/join", {"seat": 1}))
    lives, people = [one.live(id), two.live(id)], [one, two]
    for live in lives:
        live.until(lambda state: state["status"] == "playing")
    while True:
        turn = caught_up(host, id, lives)
        if turn in {0, 1} and lives[turn or 0].state["may_ask"]:
            break
        person_or_bot(host, id, lives, people)
    assert turn is not None
    state = lives[turn].state
    ask(people[turn], id, state, turn)
    lives[turn].until(lambda state: state["asked"])
    lapsed = lives[turn].until(lambda state: state["asked"] is None, 10)
    assert lapsed["index"] == state["index"]
    assert lapsed["may_ask"]
    for live in lives:
        live.close()
    one.close()
    two.close()
    host.stop()


def test_bots_wait_while_people_are_asked(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    one, two = Person(host.url), Person(host.url)
    one.me()
    two.me()
    id = one.make(["me", "open", "greedy"], players=3)["id"]
    good(two.post(f"/tables/{id}/join", {"seat": 1}))
    lives, people = [one.live(id), two.live(id)], [one, two]
    for live in lives:
        live.until(lambda state: state["status"] == "playing")
    tables = host.services.tables.cache
    while tables[id].asked is None:
        turn, state = caught_up(host, id, lives), lives[0].state
        if turn == 2 and state["may_ask"]:  # too late if the bot plays just now
            one.post(f"/tables/{id}/undo/ask", {"index": state["index"], "seat": 0})
        else:
            person_or_bot(host, id, lives, people)
    lives[0].until(lambda state: state["asked"])
    time.sleep(1.0)  # longer than a bot thinks
    assert tables[id].index == state["index"]
    no = {"index": state["index"], "seat": 1, "agree": False}
    good(two.post(f"/tables/{id}/undo/answer", no))
    lives[0].until(later(state["index"]))  # now the bot goes on
    for live in lives:
        live.close()
    one.close()
    two.close()
    host.stop()


def test_nothing_can_be_asked_before_or_after_the_game(arrive: Arrive) -> None:
    person = arrive()
    waiting = person.make(["me", "open", "random"], players=3)["id"]
    bad(person.post(f"/tables/{waiting}/undo/ask", {"index": 0, "seat": 0}), 409, "waiting")
    id = person.make(["me"] * 3, players=3)["id"]
    bad(person.post(f"/tables/{id}/undo/ask", {"index": 0, "seat": 0}), 409, "not_needed")
    bad(arrive().post(f"/tables/{id}/undo/ask", {"index": 0, "seat": 0}), 403, "not_your_seat")
    answer = {"index": 0, "seat": 0, "agree": True}
    bad(person.post(f"/tables/{id}/undo/answer", answer), 409, "not_asked")
    bad(person.post(f"/tables/{id}/undo/answer", {"index": 0, "seat": 0}), 400, "malformed")
