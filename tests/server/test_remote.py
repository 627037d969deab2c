"""Programs that play from elsewhere: tokens and their scopes, challenges, streams, broken bots."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from delos.remote import Player, Refused, Rules, Server
from delos.remote.player import made
from tests.server.harness import (
    UNLIMITED,
    Host,
    Json,
    Live,
    Person,
    bad,
    deciding,
    good,
    later,
    nearly_over,
    wait_until,
)

EXAMPLES = Path(__file__).parents[2] / "examples"
Arrive = Callable[..., Person]
PASSWORD = "olives and figs"


class Program(Person):
    """A program with a token in place of a cookie."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url)
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    @contextlib.contextmanager
    def stream(self, path: str, **query: Any) -> Iterator[Iterator[Json | None]]:
        with self.http.stream("GET", "/api/v1" + path, params=query) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield (json.loads(line) if line else None for line in answer.iter_lines())


def said(lines: Iterator[Json | None], kind: str) -> Json:
    """The next line of a kind."""
    return next(line for line in lines if line is not None and line["type"] == kind)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that lets many names be claimed: every bot here has an account of its own."""
    running = Host(tmp_path_factory.mktemp("data"), sign_in_rate=UNLIMITED).start()
    yield running
    running.stop()


@pytest.fixture
def bots(arrive: Arrive, host: Host) -> Iterator[Callable[..., Program]]:
    """Makes bot accounts with a token."""
    opened: list[Program] = []

    def made_one(url: str = "", name: str = "", scopes: list[str] | None = None) -> Program:
        person = arrive(url)
        claim(person, name or f"Kalypso {len(opened)} {time.monotonic_ns() % 10**9}"[:24])
        if scopes is None:
            good(person.post("/me/robot"))
        token = good(person.post("/me/tokens", {"scopes": scopes or ["bot:play"]}), 201)["token"]
        opened.append(Program(person.url, token))
        return opened[-1]

    yield made_one
    for program in opened:
        program.close()


def claim(person: Person, name: str) -> None:
    good(person.post("/me/claim", {"name": name, "password": PASSWORD}))


def small_table(person: Person, level: str = "random") -> str:
    """A quick game of Mytikas for two, with a seat that somebody is to be asked for."""
    body = {
        "title": "mytikas",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "invite"}],
    }
    id: str = good(person.post("/tables", body), 201)["id"]
    return id


def challenge(person: Person, table: str, to: str, seat: int = 1) -> Json:
    found: Json = good(
        person.post(f"/tables/{table}/seats/challenge", {"seat": seat, "to": to}), 201
    )
    return found


# -- tokens ---------------------------------------------------------------------------------------


def test_a_token_is_told_once_and_only_its_hash_is_kept(arrive: Arrive, host: Host) -> None:
    person = arrive()
    bad(person.post("/me/tokens", {"scopes": ["table:read"]}), 409, "not_claimed")
    claim(person, "Token Maker")
    made = good(
        person.post("/me/tokens", {"scopes": ["table:read"], "label": "my script", "days": 2}), 201
    )
    assert made["info"]["expires"] == made["info"]["created"] + 2 * 86400
    (listed,) = good(person.get("/me/tokens"))
    assert listed["label"] == "my script"
    assert listed["used"] is None
    program = Program(host.url, made["token"])
    assert good(program.get("/me"))["name"] == "Token Maker"
    assert good(person.get("/me/tokens"))[0]["used"] is not None
    stored = b"".join(path.read_bytes() for path in host.settings.data.glob("delos.sqlite3*"))
    assert made["token"].encode() not in stored
    assert made["token"].removeprefix("delos_").encode() not in stored
    good(person.post(f"/me/tokens/{listed['id']}/revoke"))
    bad(program.get("/me"), 401, "bad_token")
    bad(person.post(f"/me/tokens/{listed['id']}/revoke"), 404, "unknown_token")
    program.close()


def test_a_token_does_what_its_scopes_say_and_nothing_else(
    arrive: Arrive, bots: Callable[..., Program]
) -> None:
    reader = bots(scopes=["table:read"])
    good(reader.get("/tables"))
    good(reader.get("/titles"))
    assert "table:play" in bad(reader.post("/tables", {}), 403, "no_scope")["message"]
    table = small_table(arrive())
    bad(reader.post(f"/tables/{table}/join", {"seat": 1}), 403, "no_scope")
    bad(reader.get("/challenges"), 403, "no_scope")
    player = bots()
    for path in ("/me/data", "/me/tokens", "/me/devices"):
        bad(player.get(path), 403, "no_scope")
    for path in ("/me/delete", "/me/tokens", "/me/password", "/me/robot", "/sign-out", "/me"):
        bad(player.post(path), 403, "no_scope")
    person = arrive()
    claim(person, "No Robot")
    bad(person.post("/me/tokens", {"scopes": ["bot:play"]}), 409, "no_bot_account")


def test_expired_tokens_and_guessing(arrive: Arrive, tmp_path: Path) -> None:
    running = Host(tmp_path).start()
    try:
        person = arrive(running.url)
        claim(person, "Chronos")
        token = good(person.post("/me/tokens", {"scopes": ["table:read"]}), 201)["token"]
        program = Program(running.url, token)
        good(program.get("/me"))
        running.services.storage.writer.execute("UPDATE tokens SET expires = 1")
        running.services.tokens.known.clear()
        assert "expired" in bad(program.get("/me"), 401, "bad_token")["message"]
        guesser = Program(running.url, "delos_" + "x" * 43)
        for _ in range(10):
            bad(guesser.get("/me"), 401, "bad_token")
        answer = guesser.get("/me")
        bad(answer, 429, "too_many")
        assert int(answer.headers["retry-after"]) > 0
        program.close()
        guesser.close()
    finally:
        running.stop()


def test_only_who_never_played_becomes_a_bot(arrive: Arrive) -> None:
    person = arrive()
    claim(person, "Penelope Herself")
    small_table(person)
    bad(person.post("/me/robot"), 409, "has_played")
    assert not good(person.get("/me"))["robot"]


# -- challenges and streams ------------------------------------------------------------------------


def test_a_challenge_is_heard_accepted_and_played(
    arrive: Arrive, bots: Callable[..., Program]
) -> None:
    person, bot = arrive(), bots()
    robot = good(bot.get("/me"))
    table = small_table(person)
    with bot.stream("/stream/events") as events:
        next(events)  # it listens
        asked = challenge(person, table, robot["name"])
        heard = said(events, "challenge")["challenge"]
        assert heard["id"] == asked["id"]
        assert heard["challenged"] == {"id": robot["id"], "name": robot["name"], "robot": True}
        assert not heard["table"]["seats"][1]["yours"]
        bad(person.post(f"/challenges/{asked['id']}/accept"), 404, "unknown_challenge")
        good(bot.post(f"/challenges/{asked['id']}/accept"))
        bad(bot.post(f"/challenges/{asked['id']}/accept"), 409, "settled")
        assert said(events, "gameStart")["game"]["id"] == table
        assert said(events, "challengeAnswered")["challenge"]["status"] == "accepted"
    seats = good(person.get(f"/tables/{table}"))["seats"]
    assert [seat["robot"] for seat in seats] == [False, True]
    with bot.stream(f"/stream/tables/{table}", imagine=1) as lines:
        full = said(lines, "gameFull")
        assert full["table"]["id"] == table
        assert full["state"]["you"] == [1]
        assert full["state"]["view"]["seat"] == 1
        live = person.live(table)
        state = full["state"]
        mine = not state["options"]
        if mine:
            state = live.until(lambda one: one["options"])
        assert len(full["games"]) == (not mine)
        good((person if mine else bot).play(table, state, state["options"][0]))
        assert said(lines, "gameState")["state"]["index"] == 1
        live.close()


def test_declining_and_taking_back(arrive: Arrive, bots: Callable[..., Program]) -> None:
    person, bot = arrive(), bots()
    name = good(bot.get("/me"))["name"]
    table = small_table(person)
    first = challenge(person, table, name)
    bad(person.post(f"/tables/{table}/seats/challenge", {"seat": 1, "to": name}), 409, "challenged")
    told = good(bot.post(f"/challenges/{first['id']}/decline", {"reason": "Not today."}))
    assert told["status"] == "declined"
    assert told["reason"] == "Not today."
    second = challenge(person, table, name)
    assert [one["id"] for one in good(bot.get("/challenges"))["received"]] == [second["id"]]
    good(person.post(f"/challenges/{second['id']}/cancel"))
    bad(bot.post(f"/challenges/{second['id']}/accept"), 409, "settled")
    assert good(bot.get("/challenges")) == {"received": [], "sent": []}
    bad(
        person.post(f"/tables/{table}/seats/challenge", {"seat": 1, "to": "Nobody At All"}),
        404,
        "unknown_person",
    )
    bad(bot.post(f"/tables/{table}/seats/challenge", {"seat": 1, "to": name}), 403, "host_only")


def test_streams_live_have_limits_and_end_with_the_server(
    arrive: Arrive, bots: Callable[..., Program], tmp_path: Path
) -> None:
    running = Host(tmp_path, alive_seconds=0.1, streams_each=2, answer_seconds=4.0).start()
    bot = bots(running.url)
    with bot.stream("/stream/events") as events, bot.stream("/stream/events"):
        began = time.monotonic()
        while time.monotonic() < began + 4.3:  # longer than an answer may take
            assert next(events) is None
        answer = bot.get("/stream/events")
        bad(answer, 429, "too_many_streams")
        assert answer.headers["retry-after"] == "30"
        threading.Thread(target=running.stop).start()
        assert said(events, "bye") == {"type": "bye", "again": True}
        assert time.monotonic() - began < 12
    running.thread.join(10)


def test_a_stream_is_for_who_sits_there(arrive: Arrive, bots: Callable[..., Program]) -> None:
    table = small_table(arrive())
    bad(bots().get(f"/stream/tables/{table}"), 403, "not_your_seat")
    bad(bots().get("/stream/tables/nowhere"), 404, "unknown_table")
    bad(arrive().get(f"/stream/tables/{table}"), 403, "not_your_seat")
    with httpx.Client(base_url=bots().url, trust_env=False) as nobody:
        bad(nobody.get("/api/v1/stream/events"), 401, "no_identity")


def test_a_token_opens_a_socket_within_its_scopes(
    arrive: Arrive, bots: Callable[..., Program], host: Host
) -> None:
    person, bot = arrive(), bots()
    table = small_table(person)
    asked = challenge(person, table, good(bot.get("/me"))["name"])
    good(bot.post(f"/challenges/{asked['id']}/accept"))
    own, live = bot.live(table, version=4), person.live(table)
    state = own.next("state")
    assert state["you"] == [1]
    while not state.get("options"):
        mine = live.until(lambda one: bool(one["options"]))
        good(person.play(table, mine, mine["options"][0]))
        state = own.until(later(mine["index"]))
    act = {"type": "act", "n": 1, "index": state["index"], "seat": 1}
    act["action"] = state["options"][0]["id"]
    own.say(act)
    assert own.next("done")["index"] == state["index"] + 1
    own.close()
    live.close()
    # a token for reading sees what everybody sees and moves nothing
    reader = bots(scopes=["table:read"])
    watching = reader.live(table, version=4)
    assert watching.next("state")["you"] == []
    watching.say(act)
    assert watching.next("error")["error"]["code"] == "no_scope"
    watching.close()
    for wrong, status, code in (
        (bots(scopes=["challenge"]), 403, "no_scope"),
        (Program(host.url, "delos_" + "x" * 43), 401, "bad_token"),
    ):
        with pytest.raises(InvalidStatus) as refused:
            wrong.live(table)
        assert refused.value.response.status_code == status
        assert json.loads(refused.value.response.body)["error"]["code"] == code


# -- whole games -----------------------------------------------------------------------------------


def rated_game(person: Person, bot: Program, table: str) -> None:
    """The person plays at random against a bot that runs elsewhere, to the end."""
    live = person.live(table)
    state = live.until(deciding, 60)
    while state["status"] != "over":
        good(person.play(table, state, state["options"][-1]))
        before = state["index"]
        while not deciding(state) or state["index"] == before:
            state = live.next("state", 60)
    live.close()
    robot = good(bot.get("/me"))["id"]
    profile = good(person.get(f"/people/{robot}"))
    assert profile["robot"]
    assert [(one["game"], one["games"]) for one in profile["ratings"]] == [("mytikas", 1)]


@pytest.mark.parametrize(
    "command",
    [[sys.executable, str(EXAMPLES / "remote_bot.py")], ["node", str(EXAMPLES / "remote_bot.mjs")]],
    ids=["python", "javascript"],
)
def test_the_examples_play_a_rated_game(
    command: list[str], arrive: Arrive, bots: Callable[..., Program], host: Host
) -> None:
    person, bot = arrive(), bots()
    process = subprocess.Popen(
        [*command, bot.url], env={**os.environ, "DELOS_TOKEN": bot.token, "no_proxy": "*"}
    )
    try:
        table = nearly_over(host, good(person.get("/me")))
        challenge(person, table, good(bot.get("/me"))["name"])
        rated_game(person, bot, table)
    finally:
        process.terminate()
        process.wait(10)


def test_a_level_of_ours_plays_from_elsewhere(
    arrive: Arrive, bots: Callable[..., Program], host: Host
) -> None:
    """`delos bot` without its process; it declines what it does not play."""
    person, bot = arrive(), bots()
    told: list[str] = []
    player = Player(
        Server(bot.url, bot.token), made("greedy"), Rules(frozenset({"mytikas"})), told.append
    )
    thread = threading.Thread(target=player.run, args=(1,), daemon=True)
    thread.start()
    try:
        name = good(bot.get("/me"))["name"]
        other = person.make(["me", "invite", "me", "invite"])["id"]
        unwanted = challenge(person, other, name, 1)
        wait_until(lambda: not good(person.get("/challenges"))["sent"])
        assert unwanted["id"]
        table = nearly_over(host, good(person.get("/me")))
        challenge(person, table, name)
        rated_game(person, bot, table)
        thread.join(20)
        assert not thread.is_alive()
        assert any("I play mytikas only." in line for line in told)
        assert any("won" in line or "lost" in line for line in told)
    finally:
        player.stop()


def test_a_broken_bot_costs_only_its_own_game(
    arrive: Arrive, bots: Callable[..., Program], tmp_path: Path
) -> None:
    """It listens, chooses what is not legal, and then says nothing: one of ours plays on."""
    running = Host(tmp_path, robot_seconds=0.5, alive_seconds=0.2).start()
    try:
        person, bot = arrive(running.url), bots(running.url)
        table = small_table(person)
        asked = challenge(person, table, good(bot.get("/me"))["name"])
        good(bot.post(f"/challenges/{asked['id']}/accept"))
        with bot.stream(f"/stream/tables/{table}") as lines:
            state = said(lines, "gameFull")["state"]
            live = person.live(table)
            while state["seat"] != 1 or not state["options"]:
                mine = live.until(lambda one: one["options"])
                good(person.play(table, mine, mine["options"][0]))
                state = said(lines, "gameState")["state"]
            wrong = {"index": state["index"], "seat": 1, "action": 999_999_999}
            bad(bot.post(f"/tables/{table}/actions", wrong), 422, "illegal")
            index = state["index"]
            live.until(lambda one: one["index"] > index, 20)  # one of ours has chosen
            seat = good(person.get(f"/tables/{table}"))["seats"][1]
            assert seat["standin"]
            assert seat["robot"]
            good(bot.post(f"/tables/{table}/seats/back"))
            assert not good(person.get(f"/tables/{table}"))["seats"][1]["standin"]
            live.close()
    finally:
        running.stop()


def test_a_killed_bot_costs_only_its_own_game_and_comes_back_into_it(
    arrive: Arrive, bots: Callable[..., Program], tmp_path: Path
) -> None:
    running = Host(tmp_path, alive_seconds=0.2, sign_in_rate=UNLIMITED).start()
    command = [sys.executable, "-m", "delos.cli", "bot", "--bot", "random", "--server", running.url]
    person, other, bot = arrive(running.url), arrive(running.url), bots(running.url)
    environment = {**os.environ, "DELOS_TOKEN": bot.token}
    process = subprocess.Popen(command, env=environment)
    try:
        table, elsewhere = small_table(person), other.make(["me", "random", "me", "random"])["id"]
        challenge(person, table, good(bot.get("/me"))["name"])
        live = person.live(table)
        played_until(person, live, table, lambda: moves_by(running, table, 1) >= 2)
        process.kill()
        process.wait(10)
        impatient(running, table)
        played_until(person, live, table, lambda: standing_in(person, table))
        # nothing of it is seen at another table
        there = other.live(elsewhere)
        state = there.until(deciding)
        good(other.play(elsewhere, state, state["options"][0]))
        there.close()
        assert not any(seat["standin"] for seat in good(other.get(f"/tables/{elsewhere}"))["seats"])
        running.services.patience.settings = running.settings
        process = subprocess.Popen(command, env=environment)
        wait_until(lambda: not standing_in(person, table), 60)
        before = moves_by(running, table, 1)
        played_until(person, live, table, lambda: moves_by(running, table, 1) >= before + 2)
        assert not standing_in(person, table)
        live.close()
    finally:
        process.kill()
        process.wait(10)
        running.stop()


def impatient(host: Host, table: str) -> None:
    """From now on bots have little time; whoever is asked already, too."""
    patience = host.services.patience
    patience.settings = replace(host.settings, robot_seconds=0.2)

    def again() -> None:
        known = patience.waiting.pop(table, None)
        if known is not None:
            known[1].cancel()
        patience.look(host.services.tables.held[table])

    host.services.notices.tasks[0].get_loop().call_soon_threadsafe(again)


def played_until(person: Person, live: Live, table: str, done: Callable[[], object]) -> None:
    """The person answers whenever asked, until something is so."""
    end = time.monotonic() + 90
    played = -1  # the same state may be told twice
    while not done():
        assert time.monotonic() < end
        with contextlib.suppress(queue.Empty):
            live.next("state", 0.2)
        state = live.state
        assert state.get("status") != "over"
        if state.get("options") and state["index"] > played:
            played = state["index"]
            good(person.play(table, state, state["options"][0]))


def moves_by(host: Host, table: str, seat: int) -> int:
    return sum(play.seat == seat for play in host.services.tables.held[table].course.plays)


def standing_in(person: Person, table: str) -> bool:
    return bool(good(person.get(f"/tables/{table}"))["seats"][1]["standin"])


def test_the_client_says_what_is_wrong(bots: Callable[..., Program], host: Host) -> None:
    with pytest.raises(Refused, match="revoked"):
        Player(Server(host.url, "delos_" + "a" * 43), made("random")).run()
    with pytest.raises(Exception, match="no address of a server"):
        Server("delos.example", "x")
    with pytest.raises(Exception, match="cannot be loaded"):
        made("nowhere:Bot")
    with pytest.raises(Exception, match="has no method choose"):
        made("json:JSONDecoder")
