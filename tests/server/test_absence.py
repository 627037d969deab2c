"""Who leaves or stays away hangs no table: a bot plays on, and the seat can be taken back."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.conftest import Arrive
from tests.server.harness import Json, Live, Person, bad, good

Sit = Callable[..., Live]


def two(arrive: Arrive, away: int) -> tuple[Person, Person, str]:
    """A running game of two people and a bot."""
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "public": True,
        "ways": {"away": away},
    }
    id: str = good(ann.post("/tables", body), 201)["id"]
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    return ann, ben, id


def seat(person: Person, id: str, number: int) -> Json:
    found: Json = good(person.get(f"/tables/{id}"))["seats"][number]
    return found


def play_until(person: Person, live: Live, id: str, stops: Callable[[], bool]) -> None:
    """Play the first option whenever asked."""
    state = live.next("state")
    while not stops():
        if state["options"]:
            good(person.play(id, state, state["options"][0]))
        state = live.next("state")


def test_a_bot_plays_on_and_gives_the_seat_back(arrive: Arrive, sit: Sit) -> None:
    ann, ben, id = two(arrive, away=1)
    live = sit(ann, id)  # Ben is not there
    play_until(ann, live, id, lambda: bool(seat(ann, id, 1)["standin"]))
    assert (seat(ann, id, 1)["kind"], seat(ann, id, 1)["name"]) == ("person", "Ben")
    steps = live.state["steps"]
    play_until(ann, live, id, lambda: bool(live.state["steps"] > steps + 3))
    back = sit(ben, id)
    assert back.next("state")["you"] == [1]
    assert seat(ben, id, 1)["standin"]  # until he says so
    bad(arrive().post(f"/tables/{id}/seats/back"), 403, "not_your_seat")
    told = good(ben.post(f"/tables/{id}/seats/back"))["table"]["seats"][1]
    assert (told["standin"], told["level"]) == (False, None)


def test_nobody_is_replaced_who_is_there_or_awaited_by_nobody(arrive: Arrive, sit: Sit) -> None:
    ann, ben, id = two(arrive, away=1)
    lives = [sit(ann, id), sit(ben, id)]
    for live in lives:
        live.next("state")
    time.sleep(1.6)
    assert not seat(ann, id, 0)["standin"]
    assert not seat(ann, id, 1)["standin"]
    for live in lives:
        live.close()
    time.sleep(1.6)
    assert not seat(ann, id, 0)["standin"]
    assert not seat(ann, id, 1)["standin"]


def test_who_leaves_a_running_game_is_replaced(arrive: Arrive, sit: Sit) -> None:
    ann, ben, id = two(arrive, away=0)
    told = good(ann.post(f"/tables/{id}/leave"))["table"]
    assert (told["status"], told["host"], told["host_seat"]) == ("playing", False, 1)
    assert (told["seats"][0]["kind"], told["seats"][0]["standin"]) == ("open", True)
    assert told["seats"][0]["name"] == ""
    bad(ann.post(f"/tables/{id}/leave"), 403, "not_your_seat")
    watching = sit(ann, id).next("state")
    assert (watching["you"], watching["seat"]) == ([], None)  # no secret of the seat any more
    eve = arrive(name="Eve")
    assert listed(eve, id)  # the seat can be found by who does not have the link
    good(eve.post(f"/tables/{id}/join", {"seat": 0}))
    assert not listed(eve, id)
    assert sit(eve, id).next("state")["seat"] == 0
    # The last one leaves: bots play to the end.
    for one in (ben, eve):
        good(one.post(f"/tables/{id}/leave"))
    assert good(ben.get(f"/tables/{id}"))["status"] in {"playing", "over"}
    assert not listed(eve, id)  # there is nobody to play with


def listed(person: Person, id: str) -> bool:
    """Whether the table is among those where somebody may sit down."""
    return id in {one["id"] for one in good(person.get("/tables", filter="open"))}
