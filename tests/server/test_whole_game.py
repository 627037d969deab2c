"""A game from the first choice to the record, and every frame that anybody received."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import pytest

import delos
from delos.kernel.record import verify_record
from tests.server.harness import Host, Json, Live, Person, bad, good, later, wait_until


class Played:
    """A game of two people, a bot that thinks and one that does not, watched by a third."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.people = [Person(host.url) for _ in range(3)]
        for number, person in enumerate(self.people):
            person.me(f"Person {number}")
        one, two, _ = self.people
        made = one.make(["me", "invite", "greedy", "random"], players=4, goal=1)
        self.id: str = made["id"]
        self.commitment: str = made["commitment"]
        waiting = one.get(f"/tables/{self.id}").json()
        assert waiting["status"] == "waiting"
        token = made["invites"]["1"].partition("#invite=")[2]
        assert len(token) >= 22  # 128 bits
        assert good(two.post(f"/tables/{self.id}/join", {"invite": token})) == {"seats": [1]}
        self.sockets = [person.live(self.id) for person in self.people]
        self.asked: list[Json] = []
        self.key = ""
        dice = random.Random(5)
        for live in self.sockets:
            live.next("state")
        self.key = host.services.tables.cache[self.id].facts.key.hex()
        while not self.over():
            for seat in (0, 1):
                self.choose(seat, dice)
        wait_until(lambda: self.latest(2)["status"] == "over")

    def latest(self, number: int) -> Json:
        live = self.sockets[number]
        while not live.heard.empty():
            message = live.heard.get()
            assert message is not None
            if message["type"] == "state":
                live.state = message
                live.log = live.log[: message["from"]] + message["log"]
        return live.state

    def over(self) -> bool:
        return {self.latest(0)["status"], self.latest(1)["status"]} == {"over"}

    def choose(self, seat: int, dice: random.Random) -> None:
        state = self.latest(seat)
        if not state["options"]:
            self.sockets[seat].thread.join(0.002)
            return
        self.asked.append(state)
        answer = self.people[seat].play(self.id, state, dice.choice(state["options"]))
        good(answer)
        live = self.sockets[seat]
        live.until(later(state["index"]))

    def frames(self, number: int, kind: str = "state") -> list[Json]:
        found = [json.loads(frame) for frame in self.sockets[number].frames]
        return [frame for frame in found if frame["type"] == kind]


@pytest.fixture(scope="module")
def played(host: Host) -> Iterator[Played]:
    game = Played(host)
    yield game
    for live in game.sockets:
        live.close()
    for person in game.people:
        person.close()


def test_everybody_sees_the_same_end(played: Played) -> None:
    ends = [played.latest(number) for number in range(3)]
    assert ends[0]["index"] == ends[1]["index"] == ends[2]["index"] > 20
    assert ends[0]["winners"] == ends[2]["winners"] != []
    assert [entry["n"] for entry in played.sockets[2].log] == list(
        range(len(played.sockets[2].log))
    )
    assert played.asked


def test_frames_show_no_secret_of_others(played: Played) -> None:
    looked = 0
    for number in range(3):
        own = {0: 0, 1: 1, 2: None}[number]
        for state in played.frames(number):
            assert state["seat"] == own
            assert state["you"] == ([] if own is None else [own])
            if state["status"] == "over":
                continue
            looked += 1
            view = state["view"]
            assert view["options"] == []
            for faction in view["factions"]:
                assert (faction["gold"] is None) == (faction["faction"] != seat_name(own))
            creatures = view["creatures"]
            if creatures["top"] is not None:
                assert seat_name(own) in creatures["top_seen_by"]
            if state["options"] or state["prompt"] or state["undo"]:
                assert view["decision"]["seat"] == own
            assert state["key"] is None
    assert looked > 50


def seat_name(seat: int | None) -> str:
    return "" if seat is None else ("bull", "dolphin", "bee", "owl")[seat]


def test_hidden_fields_of_events_stay_hidden(played: Played) -> None:
    hidden = {"peek": "creature", "drawn": "creature", "fined": "amount"}
    for number in range(3):
        for entry in played.sockets[number].log:
            event = entry["event"]
            if event["event"] in hidden and event["faction"] != seat_name((0, 1, None)[number]):
                assert hidden[event["event"]] not in event


def test_key_and_seed_come_only_at_the_end(played: Played) -> None:
    assert len(played.key) == 64
    for live in played.sockets:
        for frame in live.frames:
            if json.loads(frame).get("status") == "over":
                assert json.loads(frame)["key"] == played.key
            else:
                assert played.key not in frame
            assert '"seed"' not in frame
            assert '"invite"' not in frame.replace('"kind":"invite"', "")


def test_record_verifies(played: Played) -> None:
    answer = played.people[2].get(f"/tables/{played.id}/record")
    assert answer.status_code == 200
    text = answer.text
    assert played.commitment in text
    assert '[Player 1 "Person 1"]' in text
    assert verify_record(text, delos.api.set_up) > 0
    assert delos.replay(text).over
    detail = good(played.people[2].get(f"/tables/{played.id}"))
    assert detail["key"] == played.key
    assert detail["status"] == "over"


def test_replay_shows_any_seat_once_it_is_over(played: Played) -> None:
    watcher = played.people[2]
    path = f"/tables/{played.id}/replay"
    last = good(watcher.get(path))
    assert last["step"] == last["steps"]
    asked = played.asked[len(played.asked) // 2]
    found = good(watcher.get(path, step=asked["steps"], seat=asked["seat"]))
    assert found["view"] == asked["view"]  # what the seat saw then
    assert last["log"][-1]["event"] == {"event": "game_over"}
    bad(watcher.get(path, step=last["steps"] + 1), 400, "malformed")
    assert good(watcher.get(path, step=0, seat=3))["view"]["seat"] == 3
    assert 3 in [one["n"] for one in good(watcher.get(path, entry=3))["log"]]
    log = good(watcher.get(f"/tables/{played.id}/log", **{"from": 3, "to": 9}))
    assert log["log"] == played.sockets[2].log[3:9]


def test_after_the_end_nothing_is_played(played: Played) -> None:
    person, state = played.people[0], played.latest(0)
    body = {"index": state["index"], "seat": 0, "action": 0}
    bad(person.post(f"/tables/{played.id}/actions", body), 409, "over")
    bad(
        person.post(f"/tables/{played.id}/undo", {"index": body["index"], "seat": 0}),
        409,
        "not_free",
    )


def test_rematch(played: Played, sit: Callable[..., Live]) -> None:
    one, two, watcher = played.people
    path = f"/tables/{played.id}/rematch"
    bad(watcher.post(path), 403, "not_your_seat")
    new = good(one.post(path), 201)["id"]
    assert good(two.post(path), 201)["id"] == new
    detail = good(two.get(f"/tables/{new}"))
    assert [seat["name"] for seat in detail["seats"]][:2] == ["Person 0", "Person 1"]
    assert [seat["yours"] for seat in detail["seats"]] == [False, True, False, False]
    assert detail["commitment"] != played.commitment
    assert played.sockets[0].next("table")["table"]["rematch"] == new
