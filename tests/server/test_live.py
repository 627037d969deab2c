"""WebSockets: who sees what, coming back, bad messages, slow readers."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import string
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Arrive
from tests.server.harness import (
    ConnectionEnded,
    Host,
    Json,
    Live,
    Person,
    bad,
    deciding,
    good,
    later,
    play_on,
    wait_until,
)

Sit = Callable[..., Live]


def test_shared_screen_hides_until_revealed(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make(["me", "here", "here"], players=3)["id"]
    live = sit(person, id)
    state = live.next("state")
    for _ in range(6):
        turn = state["view"]["decision"]["seat"]
        assert state["you"] == [0, 1, 2]
        assert state["handover"] == turn
        assert state["seat"] is None
        assert state["options"] == []
        assert not state["undo"]
        assert all(faction["gold"] is None for faction in state["view"]["factions"])
        live.say({"type": "reveal", "seat": (turn + 1) % 3})  # the wrong one
        assert live.next("state")["handover"] == turn
        live.say({"type": "reveal", "seat": turn})
        state = live.next("state")
        assert (state["seat"], state["handover"]) == (turn, None)
        gold = [faction["gold"] for faction in state["view"]["factions"]]
        assert [seat for seat in range(3) if gold[seat] is not None] == [turn]
        index = state["index"]
        while state["options"]:
            good(person.play(id, state, state["options"][0]))
            state = live.until(later(state["index"]))
        assert state["index"] > index
    live.say({"type": "reveal", "seat": None})
    assert live.next("state")["seat"] is None
    live.say({"type": "reveal", "seat": 3})
    assert live.next("error")["error"]["code"] == "not_your_seat"


def test_one_person_with_two_seats_needs_no_handover(arrive: Arrive, sit: Sit) -> None:
    person, other = arrive(), arrive()
    id = person.make(["me", "open", "me", "open"])["id"]
    good(other.post(f"/tables/{id}/join", {"seat": 1}))
    one, two = sit(person, id), sit(other, id)
    mine, theirs = one.next("state"), two.next("state")
    assert (mine["you"], theirs["you"]) == ([0, 2], [1, 3])
    assert mine["seat"] in {0, 2}
    assert theirs["seat"] in {1, 3}
    assert mine["handover"] is theirs["handover"] is None
    assert bool(mine["options"]) != bool(theirs["options"])


def test_coming_back_and_second_tabs(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make(["me", "random", "random"], players=3)["id"]
    first = sit(person, id)
    play_on(person, first, id, random.Random(2), 12)
    whole, index = list(first.log), first.state["index"]
    second = sit(person, id)
    assert second.until(deciding)["index"] == index
    first.close()
    again = sit(person, id, since=len(whole) - 3)
    state = again.until(deciding)
    assert state["from"] <= len(whole) - 3
    assert whole[: state["from"]] + state["log"] == whole
    old = sit(person, id, since=0)
    assert old.until(deciding)["log"] == whole
    good(person.play(id, state, state["options"][0]))
    assert second.until(lambda one: one["index"] > index)
    bad(person.play(id, state, state["options"][0]), 409, "stale")


def test_watching_shows_no_seat(arrive: Arrive, sit: Sit, host: Host) -> None:
    person = arrive()
    id = person.make()["id"]
    watching = sit(person, id, seats="watch").next("state")
    nobody = Person(host.url)
    stranger = sit(nobody, id).next("state")
    nobody.close()
    for state in (watching, stranger):
        assert (state["you"], state["seat"], state["options"]) == ([], None, [])
    assert watching["view"] == stranger["view"]


def test_presence(arrive: Arrive, sit: Sit) -> None:
    one, two = arrive(), arrive()
    id = one.make(["me", "open", "random"], players=3)["id"]
    good(two.post(f"/tables/{id}/join", {"seat": 1}))
    live = sit(one, id)
    assert live.next("presence")["seats"] == {"0": True, "1": False}
    other = sit(two, id)
    assert live.next("presence")["seats"] == {"0": True, "1": True}
    other.close()
    assert live.next("presence")["seats"] == {"0": True, "1": False}


def test_languages(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make()["id"]
    live = sit(person, id, lang="fr")
    french = live.until(deciding)
    assert french["prompt"].startswith("Choisissez")
    live.say({"type": "lang", "lang": "en"})
    english = live.next("state")
    assert english["prompt"].startswith("Choose")
    assert english["log"]
    assert [entry["event"] for entry in english["log"]] == [e["event"] for e in french["log"]]
    assert [entry["text"] for entry in english["log"]] != [e["text"] for e in french["log"]]
    assert english["options"][0]["text"] == french["options"][0]["text"]
    assert english["options"][0]["label"] != french["options"][0]["label"]
    assert english["options"][0]["tokens"]
    live.say({"type": "lang", "lang": "xx"})
    assert "en, fr" in live.next("error")["error"]["message"]
    live.say({"type": "ping"})
    live.next("pong")


def test_unknown_table_and_foreign_pages(arrive: Arrive, sit: Sit, host: Host) -> None:
    person = arrive()
    live = sit(person, "nope")
    assert live.next("error")["error"]["code"] == "unknown_table"
    with pytest.raises(ConnectionEnded):
        live.next("state")
    assert live.socket.close_code == 4404
    id = person.make()["id"]
    address = f"ws://127.0.0.1:{host.port}/api/v1/tables/{id}/live"
    for origin in ("https://elsewhere.example", "null", f"http://127.0.0.1:{host.port + 1}"):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers={"Origin": origin}, proxy=None),
        ):
            pass
        assert refused.value.response.status_code == 403
    with connect(
        address, additional_headers={"Origin": f"http://127.0.0.1:{host.port}"}, proxy=None
    ) as own:
        own.send('{"type":"hello"}')
        assert own.recv()


def bad_messages(dice: random.Random, count: int) -> list[str | bytes]:
    sound: list[Json] = [
        {"type": "hello", "seats": "mine", "lang": "en"},
        {"type": "reveal", "seat": 1},
        {"type": "lang", "lang": "fr"},
    ]
    odd: list[object] = [
        None,
        True,
        -1,
        10**40,
        1.5,
        "",
        "\u0000",
        [],
        {},
        [[]],
        {"type": "hello"},
        "é" * 50,
    ]
    found: list[str | bytes] = [
        "[" * 30_000,
        '{"type":' * 5_000,
        "",
        "\ufeff{}",
        "nan",
        "1" * 9_000,
    ]
    while len(found) < count:
        way = dice.randrange(5)
        message = dict(dice.choice(sound))
        if way == 0:
            found.append(bytes(dice.randrange(256) for _ in range(dice.randrange(60))))
        elif way == 1:
            found.append("".join(dice.choices(string.printable, k=dice.randrange(80))))
        elif way == 2:
            message[dice.choice([*message, "extra"])] = dice.choice(odd)
            found.append(json.dumps(message))
        elif way == 3:
            text = json.dumps(message)
            found.append(text[: dice.randrange(len(text))])
        else:
            found.append(json.dumps(dice.choice(odd)))
    return found


def test_bad_messages_harm_nobody(tmp_path: Path) -> None:
    host = Host(tmp_path, message_rate=(1e6, 1e6), hello_rate=(1e6, 1e6)).start()
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    good_one = person.live(id)
    good_one.until(deciding)
    fuzzing = person.live(id, lang="en")
    for message in bad_messages(random.Random(8), 3000):
        fuzzing.socket.send(message)
    fuzzing.say({"type": "ping"})
    fuzzing.next("pong")
    fuzzing.say({"type": "hello"})
    assert fuzzing.until(deciding)["options"]
    fuzzing.close()
    answer = person.http.get("/healthz")
    assert answer.status_code == 200
    assert answer.elapsed.total_seconds() < 1
    assert good(person.play(id, good_one.state, good_one.state["options"][0]))["index"] == 1
    good_one.until(lambda state: state["index"] == 1)
    good_one.close()
    person.close()
    host.stop()


def test_too_much_and_too_large(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make()["id"]
    live = sit(person, id)
    live.next("state")
    live.socket.send("x" * 70_000)
    with pytest.raises(ConnectionEnded):
        live.next("pong")
    assert live.socket.close_code == 1009
    flood = sit(person, id)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(2000):
            flood.say({"type": "ping"})
    flood.thread.join(10)
    assert flood.socket.close_code == 1008
    assert '"too_many"' in "".join(flood.frames)


def test_who_says_no_hello_or_does_not_read_is_dropped(tmp_path: Path) -> None:
    host = Host(tmp_path, hello_seconds=0.3, send_seconds=0.5, message_rate=(1e6, 1e6)).start()
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    silent = Live(person, id, None)
    silent.thread.join(10)
    assert silent.socket.close_code == 4408
    silent.close()
    raw = socket.create_connection(("127.0.0.1", host.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /api/v1/tables/{id}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    raw.sendall(frame('{"type":"hello"}'))
    wait_until(lambda: host.services.live.at)
    end = time.monotonic() + 20
    while host.services.live.at and time.monotonic() < end:  # asks, but never reads
        try:
            raw.sendall(frame('{"type":"lang","lang":"fr"}'))
        except OSError:
            break
        time.sleep(0.001)
    wait_until(lambda: not host.services.live.at)
    raw.close()
    assert person.http.get("/healthz").status_code == 200
    person.close()
    host.stop()


def frame(text: str) -> bytes:
    """A masked text frame."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_messages_are_not_compressed(arrive: Arrive) -> None:
    """Not even for who offers it: it would cost a tenth of a move's work."""
    person = arrive()
    id = person.make(["me", "here", "here"], players=3)["id"]
    address = person.url.replace("http", "ws", 1) + f"/api/v1/tables/{id}/live"
    headers = {"Cookie": person.cookie()}
    with connect(address, additional_headers=headers, proxy=None, compression="deflate") as socket:
        assert socket.request is not None
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" in socket.request.headers
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
