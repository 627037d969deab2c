"""Pausing, ending and reminding: by consent, and never so that somebody is pestered."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx

from delos.server.tables.rating import rated_sides
from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, good
from tests.server.test_absence import two

Sit = Callable[..., Live]


def ask(person: Person, id: str, seat: int, want: str) -> httpx.Response:
    return person.post(f"/tables/{id}/proposal", {"seat": seat, "want": want})


def answer(person: Person, id: str, seat: int, agree: bool) -> httpx.Response:
    return person.post(f"/tables/{id}/proposal/answer", {"seat": seat, "agree": agree})


def info(person: Person, id: str) -> Json:
    found: Json = good(person.get(f"/tables/{id}"))
    return found


def test_all_agree_to_pause_and_to_go_on(arrive: Arrive, sit: Sit) -> None:
    ann, ben, id = two(arrive, away=0)
    live = sit(ben, id)
    good(ask(ann, id, 0, "pause"))
    told = live.next("proposal")
    assert (told["want"], told["seat"], told["waiting"]) == ("pause", 0, [1])
    assert 0 < told["seconds"] <= 90
    bad(ask(ben, id, 1, "abandon"), 409, "asked")
    bad(answer(ann, id, 0, True), 409, "not_asked")
    bad(answer(ann, id, 1, True), 403, "not_your_seat")
    good(answer(ben, id, 1, True))
    assert live.next("proposal")["want"] == ""
    paused = info(ann, id)
    assert (paused["status"], paused["halt"]) == ("playing", "paused")
    state = sit(ben, id).next("state")
    assert not state["options"]
    body = {"index": state["index"], "seat": 1, "action": 0}
    bad(ben.post(f"/tables/{id}/actions", body), 409, "paused")
    bad(ask(ann, id, 0, "pause"), 409, "paused")
    index = state["index"]
    time.sleep(0.3)
    assert sit(ann, id).next("state")["index"] == index  # bots wait too
    good(ask(ben, id, 1, "resume"))
    good(answer(ann, id, 0, True))
    assert info(ann, id)["halt"] == ""
    kinds = [line["kind"] for line in good(ann.get(f"/tables/{id}/talk"))["lines"]]
    assert kinds == ["paused", "resumed"]
    bad(ask(ben, id, 1, "resume"), 409, "not_paused")


def test_a_refusal_ends_the_question(arrive: Arrive) -> None:
    ann, ben, id = two(arrive, away=0)
    good(ask(ann, id, 0, "abandon"))
    good(answer(ben, id, 1, False))
    assert info(ann, id)["status"] == "playing"
    bad(answer(ben, id, 1, True), 409, "not_asked")


def test_nobody_answers_in_time(tmp_path: Path, arrive: Arrive, sit: Sit) -> None:
    host = Host(tmp_path, ask_seconds=0.3, ask_again=30.0).start()
    try:
        ann, ben, id = (arrive(host.url, name="Ann"), arrive(host.url, name="Ben"), "")
        id = ann.make(["me", "open", "me", "open"])["id"]
        good(ben.post(f"/tables/{id}/join", {"seat": 1}))
        live = sit(ben, id)
        good(ask(ann, id, 0, "pause"))
        assert live.next("proposal")["want"] == "pause"
        assert live.next("proposal")["want"] == ""
        bad(ask(ann, id, 0, "pause"), 429, "too_many")  # it cannot be used to pester
        good(ask(ben, id, 1, "pause"))
    finally:
        host.stop()


def test_an_abandoned_game_has_no_result(arrive: Arrive) -> None:
    ann, ben, id = two(arrive, away=0)
    good(ask(ann, id, 0, "abandon"))
    good(answer(ben, id, 1, True))
    told = info(ann, id)
    assert (told["status"], told["halt"], told["winners"]) == ("over", "abandoned", [])
    assert told["key"]
    good(ann.get(f"/tables/{id}/replay", step=0))
    good(ann.get(f"/tables/{id}/stats"))
    assert ann.get(f"/tables/{id}/record").status_code == 200
    profile = good(ann.get(f"/people/{ann.me()['id']}"))
    assert (profile["games"], profile["ratings"]) == (0, [])
    bad(ask(ann, id, 0, "resume"), 409, "over")


def test_alone_with_bots_nobody_is_asked(arrive: Arrive) -> None:
    ann = arrive(name="Ann")
    id = ann.make(["me", "random", "me", "random"])["id"]
    good(ask(ann, id, 0, "pause"))
    assert info(ann, id)["halt"] == "paused"
    good(ask(ann, id, 0, "resume"))
    assert info(ann, id)["halt"] == ""


def test_who_is_asked_can_be_reminded_but_not_pestered(
    tmp_path: Path, arrive: Arrive, sit: Sit
) -> None:
    host = Host(tmp_path, remind_seconds=60.0).start()
    try:
        ann, ben, eve = (arrive(host.url, name=name) for name in ("Ann", "Ben", "Eve"))
        id = ann.make(["me", "open", "me", "open"])["id"]
        good(ben.post(f"/tables/{id}/join", {"seat": 1}))
        asked, other = (ann, ben) if info(ann, id)["turn"] in {0, 2} else (ben, ann)
        lives = sit(asked, id), sit(other, id)
        for live in lives:
            live.next("state")
        early = bad(other.post(f"/tables/{id}/remind"), 429, "too_many")
        assert "asked only just now" in early["message"]
        host.services.reminding.patience = 0.0
        bad(eve.post(f"/tables/{id}/remind"), 403, "not_your_seat")
        bad(asked.post(f"/tables/{id}/remind"), 409, "nobody_asked")
        good(other.post(f"/tables/{id}/remind"))
        assert lives[0].next("reminded")["seat"] == info(ann, id)["turn"]
        again = bad(other.post(f"/tables/{id}/remind"), 429, "too_many")
        assert "reminded already" in again["message"]
        assert not any('"reminded"' in frame for frame in lives[1].frames)
    finally:
        host.stop()


def test_who_leaves_has_lost(host: Host, arrive: Arrive) -> None:
    ann, ben, id = two(arrive, away=0)
    eve = arrive(name="Eve")
    good(ann.post(f"/tables/{id}/leave"))
    good(eve.post(f"/tables/{id}/join", {"seat": 0}))
    table = host.services.tables.held[id]
    facts = replace(table.facts, status="over", winners=[0])
    ranks = {side.players[0]: side.rank for side in rated_sides(table.title, facts, table.seats)}
    assert ranks[ann.me()["id"]] == 2.0
    assert ranks[eve.me()["id"]] == 0.0
    assert ranks[ben.me()["id"]] == 1.0
    kinds = [line["kind"] for line in good(ann.get(f"/tables/{id}/talk"))["lines"]]
    assert kinds == ["left", "joined"]
