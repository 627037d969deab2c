"""A table before its start: the host's rights, everybody's own, and what nobody may see yet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from delos.server.tables.seating import Seat
from tests.server.conftest import Arrive
from tests.server.harness import (
    Host,
    Json,
    Live,
    Person,
    bad,
    deciding,
    finished_table,
    good,
)

Sit = Callable[..., Live]


def make(host: Person, *kinds: str, title: str = "legendary", **options: object) -> str:
    """A table whose host says when it begins."""
    seats = [
        {"kind": kind} if kind in {"me", "here", "open", "invite"} else {"kind": "bot"}
        for kind in kinds
    ]
    body = {
        "title": title,
        "options": {"players": len(kinds), **options},
        "seats": seats,
        "public": True,
        "ways": {"start": "host"},
    }
    found: str = good(host.post("/tables", body), 201)["id"]
    return found


def table(person: Person, id: str) -> Json:
    found: Json = good(person.get(f"/tables/{id}"))
    return found


def kinds(info: Json) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def test_the_host_says_when_it_begins(arrive: Arrive, sit: Sit) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    id = make(ann, "me", "open", "open", map="quick")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    info = table(ann, id)
    assert (info["status"], info["host"], info["host_seat"]) == ("waiting", True, 0)
    assert not table(ben, id)["host"]
    bad(ben.post(f"/tables/{id}/start"), 403, "host_only")
    began = good(ann.post(f"/tables/{id}/start", {"level": "random"}))["table"]
    assert began["status"] == "playing"
    # A bot sits in for who has not come.
    assert kinds(began) == ["person", "person", "open"]
    assert (began["seats"][2]["level"], began["seats"][2]["standin"]) == ("random", True)
    bad(ann.post(f"/tables/{id}/start"), 409, "started")
    bad(ann.post(f"/tables/{id}/close"), 409, "started")
    bad(ben.post(f"/tables/{id}/join", {"seat": 2}), 409, "seated")
    eve = arrive(name="Eve")
    assert good(eve.post(f"/tables/{id}/join", {"seat": 2})) == {"seats": [2]}
    seat = table(eve, id)["seats"][2]
    assert (seat["name"], seat["kind"], seat["standin"], seat["yours"]) == (
        *("Eve", "person", False, True),
    )
    assert sit(eve, id).next("state")["seat"] == 2


def test_a_full_table_waits_for_its_host(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    id = make(ann, "me", "open", "bot", map="quick")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    assert table(ann, id)["status"] == "waiting"
    assert good(ann.post(f"/tables/{id}/start"))["table"]["status"] == "playing"


def test_whoever_sits_alone_with_bots_begins_at_once(arrive: Arrive) -> None:
    ann = arrive()
    assert table(ann, make(ann, "me", "here", "bot", map="quick"))["status"] == "playing"


def test_a_seat_may_be_left_and_the_rights_pass_on(arrive: Arrive, sit: Sit) -> None:
    ann, ben, eve = arrive(name="Ann"), arrive(name="Ben"), arrive(name="Eve")
    id = make(ann, "me", "open", "open", map="quick")
    for seat, one in ((1, ben), (2, eve)):
        good(one.post(f"/tables/{id}/join", {"seat": seat}))
    looking = sit(eve, id)
    assert looking.next("state")["you"] == [2]
    assert good(ann.post(f"/tables/{id}/leave"))["table"]["host"] is False
    info = table(ben, id)
    assert (kinds(info), info["host"], info["host_seat"]) == (["open", "person", "person"], True, 1)
    assert "Ann" not in {seat["name"] for seat in info["seats"]}
    bad(ann.post(f"/tables/{id}/leave"), 403, "not_your_seat")
    good(eve.post(f"/tables/{id}/leave"))
    looking.until(lambda state: state["you"] == [])
    # The last one out closes the table, and nobody finds it any more.
    good(ben.post(f"/tables/{id}/leave"))
    info = table(ben, id)
    assert (info["status"], info["halt"]) == ("over", "closed")
    bad(eve.post(f"/tables/{id}/join", {"seat": 0}), 409, "over")
    for list in ("open", "mine", "watch"):
        assert id not in {one["id"] for one in good(ben.get("/tables", filter=list))}


def test_the_host_sends_somebody_away(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    id = make(ann, "me", "open", "open", map="quick")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    bad(ben.post(f"/tables/{id}/seats/kick", {"seat": 0}), 403, "host_only")
    bad(ann.post(f"/tables/{id}/seats/kick", {"seat": 0}), 409, "nobody_there")
    bad(ann.post(f"/tables/{id}/seats/kick", {"seat": 2}), 409, "nobody_there")
    bad(ann.post(f"/tables/{id}/seats/kick", {"seat": 9}), 400, "malformed")
    assert kinds(good(ann.post(f"/tables/{id}/seats/kick", {"seat": 1}))["table"])[1] == "open"
    bad(ben.post(f"/tables/{id}/join", {"seat": 1}), 403, "barred")
    assert "barred" not in table(ann, id)


def test_a_seat_is_offered_otherwise(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    id = make(ann, "me", "open", "bot", map="quick")
    offer = f"/tables/{id}/seats/offer"
    bad(ben.post(offer, {"seat": 1, "kind": "bot"}), 403, "host_only")
    bad(ann.post(offer, {"seat": 0, "kind": "bot"}), 409, "taken")
    bad(ann.post(offer, {"seat": 1, "kind": "me"}), 400, "malformed")
    told = good(ann.post(offer, {"seat": 2, "kind": "invite"}))
    assert kinds(told["table"]) == ["person", "open", "invite"]
    link = told["invites"]["2"]
    told = good(ann.post(offer, {"seat": 1, "kind": "bot", "level": "easy"}))["table"]
    assert (told["seats"][1]["kind"], told["seats"][1]["level"]) == ("bot", "easy")
    token = link.partition("#invite=")[2]
    # A fresh link makes the old one useless.
    fresh = good(ann.post(offer, {"seat": 2, "kind": "invite"}))["invites"]["2"]
    assert fresh != link
    bad(ben.post(f"/tables/{id}/join", {"invite": token}), 403, "bad_invite")
    token = fresh.partition("#invite=")[2]
    assert good(ben.post(f"/tables/{id}/join", {"invite": token})) == {"seats": [2]}
    assert good(ben.post(f"/tables/{id}/leave"))["invites"] == {}


def test_places_are_changed(arrive: Arrive) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    id = make(ann, "me", "open", "bot", "invite", map="quick")
    swap = f"/tables/{id}/seats/swap"
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    bad(ben.post(swap, {"seat": 0, "other": 1}), 403, "not_your_seat")
    bad(ben.post(swap, {"seat": 1, "other": 0}), 409, "taken")
    bad(ben.post(swap, {"seat": 1, "other": 3}), 409, "taken")
    bad(ann.post(swap, {"seat": 1, "other": 1}), 400, "malformed")
    seats = good(ben.post(swap, {"seat": 1, "other": 2}))["table"]["seats"]
    factions = [seat["faction"] for seat in seats]
    assert [seat["name"] for seat in seats] == [
        *("Ann", f"Bot {factions[1].capitalize()}", "Ben", ""),
    ]
    seats = good(ann.post(swap, {"seat": 0, "other": 2}))["table"]["seats"]
    assert [seat["name"] for seat in seats][::2] == ["Ben", "Ann"]
    assert [seat["faction"] for seat in seats] == factions


def test_both_seats_of_a_side_go_together(arrive: Arrive) -> None:
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    body = {
        "title": "legendary",
        "options": {"players": 2, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}] * 2,
        "ways": {"start": "host"},
    }
    id = good(ann.post("/tables", body), 201)["id"]
    assert good(ben.post(f"/tables/{id}/join", {"seat": 1})) == {"seats": [1, 3]}
    seats = good(ann.post(f"/tables/{id}/seats/swap", {"seat": 0, "other": 3}))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ben", "Ann", "Ben", "Ann"]
    seats = good(ann.post(f"/tables/{id}/seats/kick", {"seat": 2}))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"] * 2
    seats = good(ann.post(f"/tables/{id}/seats/offer", {"seat": 0, "kind": "bot"}))["table"]
    assert kinds(seats) == ["bot", "person"] * 2


def test_who_may_still_change_places_sees_no_hand(arrive: Arrive, sit: Sit) -> None:
    """Else one could sit down everywhere and look at all hands before the first turn."""
    ann = arrive()
    id = make(ann, "me", "open", "open", title="mytikas")
    live = sit(ann, id)
    state = live.next("state")
    assert (state["seat"], state["you"], state["options"]) == (None, [0], [])
    for address in ("log", "replay", "card?thing=card:1"):
        bad(ann.get(f"/tables/{id}/{address}", seat=0), 409, "waiting")
    good(ann.post(f"/tables/{id}/start"))
    assert live.until(lambda state: state["status"] == "playing")["seat"] == 0


def test_a_restart_keeps_host_stand_ins_and_barred(tmp_path: Path, arrive: Arrive) -> None:
    first = Host(tmp_path).start()
    ann, ben, eve = arrive(first.url), arrive(first.url), arrive(first.url)
    id = make(ann, "me", "open", "open", map="quick")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    good(eve.post(f"/tables/{id}/join", {"seat": 2}))
    good(ann.post(f"/tables/{id}/seats/kick", {"seat": 2}))
    good(ann.post(f"/tables/{id}/leave"))
    first.stop()
    second = Host(tmp_path, first.port).start()
    try:
        bad(eve.post(f"/tables/{id}/join", {"seat": 2}), 403, "barred")
        good(ben.post(f"/tables/{id}/start", {"level": "random"}))
    finally:
        second.stop()
    third = Host(tmp_path, first.port).start()
    try:
        seats = table(ben, id)["seats"]
        assert [seat["standin"] for seat in seats] == [True, False, True]
        live = ben.live(id)
        live.until(deciding)  # the bots go on by themselves
        live.close()
    finally:
        third.stop()


def test_a_new_table_for_the_same_people_with_other_options(tmp_path: Path, arrive: Arrive) -> None:
    """Whoever sat at a table that is over has a seat, hears of it, and may leave it."""
    ended = finished_table(tmp_path, "legendary", players=3, map="quick", goal=1)
    host = Host(tmp_path).start()
    ann, ben = arrive(host.url, "Ann"), arrive(host.url, "Ben")
    ids = [good(one.get("/me"))["id"] for one in (ann, ben)]
    storage = host.services.storage.writer
    for seat, (who, name) in enumerate(zip(ids, ("Ann", "Ben"), strict=True)):
        storage.execute(
            "UPDATE seats SET kind = 'open', holder = ?, name = ? WHERE table_id = ? AND seat = ?",
            (who, name, ended, seat),
        )
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    body = {"title": "classic", "options": {"players": 3}, "seats": seats, "name": "Once more"}
    bad(arrive(host.url).post(f"/tables/{ended}/again", body), 403, "not_your_seat")
    full = {**body, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    bad(ann.post(f"/tables/{ended}/again", full), 400, "malformed")
    id = good(ann.post(f"/tables/{ended}/again", body), 201)["id"]
    table = good(ben.get(f"/tables/{id}"))
    assert (table["status"], table["title"]) == ("waiting", "classic")
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ann", "Ben"]
    assert table["seats"][1]["yours"]
    good(ann.post(f"/tables/{id}/start", {}))
    assert good(ben.get(f"/tables/{id}"))["status"] == "playing"
    bad(ann.post(f"/tables/{id}/again", body), 409, "not_over")
    host.stop()


@pytest.mark.parametrize("name", ["Bot Red", "Bot Rouge", "Red"])
def test_a_bot_that_nobody_named_is_told_by_its_faction(name: str) -> None:
    """Whoever makes a table in French sends the faction's French name; it is told in each
    reader's language."""
    seat = Seat(0, "red", "bot", None, name, "medium", None)
    assert seat.called == ""
    assert Seat(0, "red", "bot", None, "Hal", "medium", None).called == "Hal"
    assert Seat(0, "red", "me", "somebody", "Bot fan", "", None).called == "Bot fan"
